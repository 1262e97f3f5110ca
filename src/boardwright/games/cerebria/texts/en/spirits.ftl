### The Spirits and their boards: the Powers, and what each upgrade adds to its Action.
### Prices are not said here: they differ from board to board, and stand beside the text.

## Spirits

spirit-love = Love
    .power = When Love { -absorb(form: "s") }, it takes 1 { -wp } more from the supply for each adjacent { -bliss } { -fortress }.
spirit-delight = Delight
    .power = When Delight gains 4 { -wp } or more with one Absorb, it may draw a card.
spirit-empathy = Empathy
    .power = { -bliss } { -emotion(form: "plural") } cannot be Quelled in the slots adjacent to Empathy, nor in the slots next to those.
spirit-harmony = Harmony
    .power = When Harmony discards a card for { -vibe-token(form: "a") }, it may discard a second one for a second token, and each token may have any colour.
spirit-hatred = Hatred
    .power = An Action that Hatred uses with an upgrade other than Determination costs 1 { -wp } less.
spirit-misery = Misery
    .power = Misery may { -absorb } from { -sphere(form: "a") } next to one that it reaches. If that empties it, the { -fortress } there does not join the { -identity }.
spirit-malice = Malice
    .power = Malice can Quell in its own slots and in the slots next to those.
spirit-anxiety = Anxiety
    .power = When Anxiety Invokes, it may take a Bleakness from the supply in place of a card from hand. At most six lie on the board.

## Upgrades of side A

upgrade-haste = Haste
    .text = Move exactly one space further; opposing { -spirit(form: "plural") } may be passed.
upgrade-surmount = Surmount
    .text = The Move may end where an opposing { -spirit } stands.
upgrade-determination = Determination
    .text = The { -action } costs 1 { -wp } less.
upgrade-bolster = Bolster
    .text = The { -emotion } enters with 1 { -essence } more, from the supply.
upgrade-inner-force = Inner Force
    .text = The { -essence } that the { -emotion } enters with comes from the supply, not from your board.
upgrade-subdue = Subdue
    .text = Remove 1 { -essence } more.
upgrade-extinguish = Extinguish
    .text = No card has to be shown.
upgrade-exalt = Exalt
    .text = In place of building: your { -minor } { -fortress } there becomes a { -major } one, unless the other team controls the { -realm }.
upgrade-raze = Raze
    .text = In place of building: an opposing { -fortress } is lowered by one step, and you gain 1 { -action }.
upgrade-channeled-power = Channeled Power
    .text = First put 1 { -essence } from the supply on the { -emotion }; it counts towards the threshold.
upgrade-emotional-outburst = Emotional Outburst
    .text = Empower an own { -emotion } that is not adjacent to your figure.

## Upgrades of side B

upgrade-embrace = Embrace
    .text = Put 1 { -essence } from your board on { -emotion(form: "a") } of { -bliss } adjacent to the space where the Move ends.
upgrade-forging-bonds = Forging Bonds
    .text = Into a slot next to { -emotion(form: "a") } of { -bliss }: the { -essence } that the new one enters with comes from the supply.
upgrade-home-ground = Home Ground
    .text = If the Quelled { -emotion } lies in { -realm(form: "a") } with a { -bliss } { -fortress }, gain 1 { -ambition }.
upgrade-pierce-the-darkness = Pierce the Darkness
    .text = Build in { -realm(form: "a") } that { -gloom } controls.
upgrade-garrison = Garrison
    .text = After building you may Invoke { -emotion(form: "a") } into an empty slot of that { -realm }, at its own price.
upgrade-brighten-up = Brighten Up
    .text = Then you may lay { -vibe-token(form: "a") } in the colour of the { -emotion } that became Strong.
upgrade-push = Push
    .text = The Move ends where opposing { -spirit(form: "plural") } stand; you move each of them on by one space.
upgrade-summon = Summon
    .text = Invoke the open top card of your deck in place of a card from hand.
upgrade-cleansing-light = Cleansing Light
    .text = Quell { -emotion(form: "a") } out of reach; the card that you show is discarded.
upgrade-relish = Relish
    .text = Then draw a card.
    .empower = Then draw two cards, keep one and discard the other.
upgrade-switcheroo = Switcheroo
    .text = In place of moving, change places with any other { -spirit }.
upgrade-sharing-is-caring = Sharing is Caring
    .text = The { -emotion } enters with 1 { -essence } more, from your board.
upgrade-motivation = Motivation
    .text = Then gain 1 { -ambition }.
upgrade-conversion = Conversion
    .text = If the last { -essence } of the { -emotion } goes, gain 1 { -essence }.
upgrade-feeling-safe = Feeling Safe
    .text = Then gain 1 { -essence }.
upgrade-flight = Flight
    .text = Move two or three spaces; opposing { -spirit(form: "plural") } may be passed.
upgrade-vanquish = Vanquish
    .text = Remove 1 or 2 { -essence } more.
upgrade-emotional-cycle = Emotional Cycle
    .text = If the last { -essence } of the { -emotion } goes, draw a card.
upgrade-attune-with-origin = Attune with Origin
    .text = In place of building: your { -minor } { -fortress } there joins the { -identity }.
upgrade-rush-to-aid = Rush to Aid
    .text = Empower an own { -emotion } that is not adjacent; your figure is first put on the space beside it.
upgrade-charge = Charge
    .text = Move two or three spaces; opposing { -spirit(form: "plural") } may be passed.
upgrade-wildfire = Wildfire
    .text = Remove 1 { -essence } from { -emotion(form: "a") } of { -bliss } adjacent to the space where the Move ends.
upgrade-seethe = Seethe
    .text = Then draw a card.
upgrade-repel = Repel
    .text = If the Quelled { -emotion } lies in { -realm(form: "a") } with a { -gloom } { -fortress }, gain 2 { -wp }.
upgrade-deceive = Deceive
    .text = In place of moving, change places with any other { -spirit }.
upgrade-drain = Drain
    .text = Then take 1 { -wp } from an adjacent { -sphere } that holds 2 or more.
upgrade-assimilate = Assimilate
    .text = Then you may lay { -vibe-token(form: "a") } in the colour of the { -emotion } that became Strong.
upgrade-exterminate = Exterminate
    .text = Remove 1 or 2 { -essence } more, besides what Subdue removes.
upgrade-all-for-me = All for Me
    .text = Then gain 1 { -essence }.
upgrade-from-the-shadows = From the Shadows
    .text = Put your figure on any space adjacent to a Bleakness, then gain 2 { -wp }.
upgrade-seeds-of-darkness = Seeds of Darkness
    .text = Invoke a Bleakness into an empty slot out of reach.
upgrade-devour = Devour
    .text = Then you may lay { -vibe-token(form: "a") } in the colour of the Quelled { -emotion }.
upgrade-spreading-darkness = Spreading Darkness
    .text = A Bleakness becomes the Strong form of { -emotion(form: "a") } in your hand, which is discarded.

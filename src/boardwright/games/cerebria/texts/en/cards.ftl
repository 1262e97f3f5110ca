### The Emotions of Cerebria: the name, what the power does, and where that power comes from.
### "Next to" are the two neighbouring slots; "beside" is the space from which a slot is reached. "You" is the
### active player of the team that owns the Emotion. "With room" means a free Essence space. An Emotion influences
### its own Realm, on a Frontier both that it joins.

## Where a power comes from

mark-published = The power is a published one.
mark-derived = Part of the power is published; the rest follows from it.
mark-designed = No source tells this power; it is our own design.

## Bliss, Starting Emotions

card-brightness = Brightness
    .power = No power. Any card of the hand can be shown to Quell it, and when it leaves the board it goes back to the box.
    .mark = { mark-derived }

## Bliss, Mild Emotions

card-affection = Affection
    .power = When it enters, you may put 1 { -essence } from the supply on another { -bliss } { -emotion } next to it.
    .mark = { mark-designed }
card-comfort = Comfort
    .power = At the end of your turn gain 1 { -wp } if your { -spirit } stands on the space beside Comfort.
    .mark = { mark-designed }
card-courage = Courage
    .power = When it enters, it gets a +1 { -intensity-token } if { -emotion(form: "a") } of { -gloom } lies next to it.
    .mark = { mark-designed }
card-sociability = Sociability
    .power = When it enters, gain 1 { -wp } for each other { -bliss } { -emotion } next to it.
    .mark = { mark-designed }
card-cheerfulness = Cheerfulness
    .power = When it enters, you may draw 1 card.
    .mark = { mark-designed }
card-excitement = Excitement
    .power = When it enters, you may move your { -spirit } 1 space at no cost, though not onto an opposing { -spirit }'s space.
    .mark = { mark-designed }
card-safety = Safety
    .power = To Quell another { -bliss } { -emotion } next to it costs 2 { -wp } more.
    .mark = { mark-published }
card-trust = Trust
    .power = When it enters, you may put 1 { -essence } from your board on any { -bliss } { -emotion } with room, itself included.
    .mark = { mark-published }
card-desire = Desire
    .power = When it enters, gain 1 { -essence }.
    .mark = { mark-designed }
card-generosity = Generosity
    .power = Once during your turn you may move 1 { -essence } from it to another { -bliss } { -emotion } with room; it keeps at least 1.
    .mark = { mark-designed }
card-innocence = Innocence
    .power = To Quell it, a matching card has to be shown whatever else is used, and exactly 1 { -essence } goes.
    .mark = { mark-designed }
card-kindness = Kindness
    .power = When you { -absorb } and Kindness lies in an adjacent { -triad }, gain 1 { -wp } more from the supply.
    .mark = { mark-derived }
card-confidence = Confidence
    .power = When you use the { -lan } on it, every { -essence } after the first costs no { -wp }.
    .mark = { mark-designed }
card-optimism = Optimism
    .power = When it enters, it gets a +1 { -intensity-token } if { -gloom } controls more { -realm(form: "plural") } than { -bliss }.
    .mark = { mark-designed }
card-self-esteem = Self-Esteem
    .power = When it enters, 1 { -essence } more from the supply is put on it, if it has room.
    .mark = { mark-designed }
card-tranquility = Tranquility
    .power = After you { -absorb } from the { -sphere } of { -realm(form: "a") } that it influences, you may leave the { -origin } as it stands.
    .mark = { mark-designed }

## Bliss, Strong Emotions

card-adoration = Adoration
    .power = When it enters, you may put 1 { -essence } from the supply on each of up to 2 other { -bliss } { -emotion(form: "plural") } next to it.
    .mark = { mark-designed }
card-intimacy = Intimacy
    .power = When it enters, gain 1 { -essence } for each other { -bliss } { -emotion } next to it.
    .mark = { mark-designed }
card-satisfaction = Satisfaction
    .power = At the end of your turn gain 1 { -wp }.
    .mark = { mark-designed }
card-valor = Valor
    .power = When it enters, it gets a +1 { -intensity-token } if { -emotion(form: "a") } of { -gloom } lies next to it.
    .mark = { mark-designed }
card-euphoria = Euphoria
    .power = When it enters, you may draw 1 card; every other { -bliss } { -spirit } draws 1 card.
    .mark = { mark-designed }
card-faith = Faith
    .power = With every Empower, that which brings it in included, you gain 1 { -action } this turn.
    .mark = { mark-published }
card-freedom = Freedom
    .power = To Quell any other { -bliss } { -emotion } costs 2 { -wp } more.
    .mark = { mark-derived }
card-passion = Passion
    .power = The Moves of { -bliss } { -spirit(form: "plural") } cost 1 { -wp } less and may end where opposing { -spirit(form: "plural") } stand.
    .mark = { mark-designed }
card-benevolence = Benevolence
    .power = When you { -absorb } and Benevolence lies in an adjacent { -triad }, gain 1 { -wp } more from the supply. From the { -sphere } of { -realm(form: "a") } that Benevolence influences, take 1 { -wp } more.
    .mark = { mark-derived }
card-longing = Longing
    .power = When it enters, gain 1 { -essence }, or 1 more if no other { -bliss } { -emotion } lies next to it.
    .mark = { mark-designed }
card-purity = Purity
    .power = It cannot be Quelled and loses no { -essence } to powers of { -emotion(form: "plural") }. To Quell { -emotion(form: "a") } of { -bliss } next to it, a matching card has to be shown whatever else is used, and exactly 1 { -essence } goes.
    .mark = { mark-designed }
card-selflessness = Selflessness
    .power = Once during your turn you may move any number of { -essence } from it to other { -bliss } { -emotion(form: "plural") } with room; it keeps at least 1.
    .mark = { mark-designed }
card-dignity = Dignity
    .power = To Quell it, a matching card has to be shown whatever else is used, and exactly 1 { -essence } goes.
    .mark = { mark-designed }

card-hope = Hope
    .power = When it enters, it gets { -intensity-token(form: "a") } of 1 for each { -realm } that { -gloom } controls, at most +2.
    .mark = { mark-designed }
card-self-respect = Self-Respect
    .power = Its { -intensity } is the number on its last occupied space: it falls with every { -essence } that is added.
    .mark = { mark-derived }
card-serenity = Serenity
    .power = After you { -absorb }, you choose whether the { -origin } turns clockwise, stays or turns back.
    .mark = { mark-designed }

## Gloom, Starting Emotions

card-bleakness = Bleakness
    .power = No power. Any card of the hand can be shown to Quell it, and when it leaves the board it goes back to the box, where Anxiety can take it from.
    .mark = { mark-derived }

## Gloom, Mild Emotions

card-anger = Anger
    .power = When it enters, you may pay 1 { -wp } to remove 1 { -essence } from { -emotion(form: "a") } of { -bliss } next to it that holds 2 or more.
    .mark = { mark-designed }
card-craving = Craving
    .power = When the { -action } that brings it in is finished, gain 1 { -action } this turn if your team has no { -ambition } available.
    .mark = { mark-published }
card-hostility = Hostility
    .power = For { -gloom }, to Quell { -emotion(form: "a") } next to it costs 1 { -wp } less.
    .mark = { mark-designed }
card-jealousy = Jealousy
    .power = When it enters, it gets a +3 { -intensity-token } if { -emotion(form: "a") } of { -bliss } next to it has more { -intensity }.
    .mark = { mark-designed }
card-bitterness = Bitterness
    .power = When it enters in { -realm(form: "a") } with a { -bliss } { -fortress }, it gets a +1 { -intensity-token }; anywhere else you gain 1 { -wp }.
    .mark = { mark-derived }
card-boredom = Boredom
    .power = Each time a { -bliss } { -spirit } uses an upgrade with a Move, { -gloom } may name one of its { -spirit(form: "plural") }, which gains 1 { -wp }.
    .mark = { mark-published }
card-guilt = Guilt
    .power = When a Quell removes { -essence } from it or from { -emotion(form: "a") } of { -gloom } next to it, the player who Quelled discards a card.
    .mark = { mark-designed }
card-pessimism = Pessimism
    .power = When it enters, it gets a +1 { -intensity-token } if the { -emotion(form: "plural") } of { -bliss } hold more { -essence } in all than those of { -gloom }.
    .mark = { mark-published }
card-disgust = Disgust
    .power = A { -bliss } { -spirit } pays 1 { -wp } more for a Move that ends on the space beside it.
    .mark = { mark-designed }
card-dislike = Dislike
    .power = When it enters, you may move a { -bliss } { -spirit } that stands on the space beside it, or one step from there, by 1 space, though not onto a { -gloom } { -spirit }'s space.
    .mark = { mark-designed }
card-mistrust = Mistrust
    .power = In { -realm(form: "a") }: { -emotion(form: "a") } of { -bliss } in the { -frontier } slot next to it is blocked for both { -realm(form: "plural") }.
    .mark = { mark-designed }
card-selfishness = Selfishness
    .power = When it enters, gain 6 { -wp } if no other { -gloom } { -emotion } lies next to it.
    .mark = { mark-designed }
card-embarrassment = Embarrassment
    .power = Each time another { -emotion } next to it leaves the board, { -gloom } may name one of its { -spirit(form: "plural") }, which gains 1 { -essence } or 2 { -wp } or draws a card.
    .mark = { mark-derived }
card-fear = Fear
    .power = To Invoke into a slot next to it, a { -bliss } { -spirit } pays 1 { -essence } more.
    .mark = { mark-published }
card-insecurity = Insecurity
    .power = When it enters, { -insecurity-token(form: "plural") } are put on up to 2 { -emotion(form: "plural") } of { -bliss } next to it, one on each.
    .mark = { mark-designed }
    .note = { -emotion(form: "A") } with { -insecurity-token(form: "a") } has 1 { -intensity } less. The { -lan } can take the token off.
card-loneliness = Loneliness
    .power = When it enters, it gets a +3 { -intensity-token } if both slots next to it are empty.
    .mark = { mark-designed }

## Gloom, Strong Emotions

card-envy = Envy
    .power = When it enters, it gets { -intensity-token(form: "a") } worth what it lacks to the highest { -intensity } of { -bliss }, at most +4.
    .mark = { mark-designed }
card-greed = Greed
    .power = When the { -action } that brings it in is finished, gain 1 { -action } this turn and 1 { -ambition } if your team has no { -ambition } available.
    .mark = { mark-derived }
card-malevolence = Malevolence
    .power = For { -gloom }, to Quell any { -emotion } costs 1 { -wp } less, and no card has to be shown for one next to it.
    .mark = { mark-designed }
card-rage = Rage
    .power = When it enters, every { -bliss } { -emotion } next to it loses 1 { -essence }, even its last.
    .mark = { mark-designed }
card-despair = Despair
    .power = It has { -intensity-token(form: "a") } worth the { -essence } that the { -emotion(form: "plural") } of { -bliss } hold more in all than those of { -gloom }, at most +6; it changes with them.
    .mark = { mark-derived }
card-indifference = Indifference
    .power = Each time a { -bliss } { -spirit } uses an upgrade with any { -action }, { -gloom } may name one of its { -spirit(form: "plural") }, which gains 1 { -wp }.
    .mark = { mark-published }
card-lethargy = Lethargy
    .power = When it enters in { -realm(form: "a") } with a { -bliss } { -fortress }, that { -fortress } is lowered by one step.
    .mark = { mark-published }
card-remorse = Remorse
    .power = When a Quell removes { -essence } from any { -gloom } { -emotion }, the player who Quelled discards a card, and a { -gloom } { -spirit } gains 1 { -essence }.
    .mark = { mark-designed }
card-animosity = Animosity
    .power = When it enters, you may move each { -bliss } { -spirit } up to 2 spaces, though not onto a { -gloom } { -spirit }'s space; who is moved loses 1 { -wp }.
    .mark = { mark-designed }
card-loathing = Loathing
    .power = A { -bliss } { -spirit } pays 2 { -wp } more for a Move that ends on the space beside it or one step from there.
    .mark = { mark-designed }
card-narcissism = Narcissism
    .power = At the end of your turn gain 6 { -wp } if no other { -gloom } { -emotion } lies next to it.
    .mark = { mark-designed }
card-suspicion = Suspicion
    .power = The { -emotion(form: "plural") } of { -bliss } next to it are blocked for every { -realm }.
    .mark = { mark-designed }
card-doubt = Doubt
    .power = When it enters, put { -insecurity-token(form: "plural") } on up to 4 { -emotion(form: "plural") } of { -bliss }, one on each.
    .mark = { mark-designed }
    .note = { -emotion(form: "A") } with { -insecurity-token(form: "a") } has 1 { -intensity } less. The { -lan } can take the token off.
card-isolation = Isolation
    .power = It has { -intensity-token(form: "a") } of 1 for each empty slot next to it, at most +2; it changes with them.
    .mark = { mark-designed }
card-panic = Panic
    .power = To Invoke at all, a { -bliss } { -spirit } pays 1 { -essence } more.
    .mark = { mark-published }
card-shame = Shame
    .power = Each time another { -emotion } leaves the board, { -gloom } may name one of its { -spirit(form: "plural") }, which gains 1 { -essence } or 2 { -wp } or draws a card.
    .mark = { mark-published }

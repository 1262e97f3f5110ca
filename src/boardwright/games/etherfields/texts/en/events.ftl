### What happens, told to one player ("you"), to the others or to somebody who only watches.
### .without-... is said where that argument is missing: not every event has it, or not everybody may know it.
### `seat` -1 is nobody: then the Team or the game does it. `entity` names a Companion too.

## Parts of sentences

whose = { $seat_is ->
    [you] your
   *[other] { $seat }'s
}

Whose = { $seat_is ->
    [you] Your
   *[other] { $seat }'s
}

deck-name = { $deck_is ->
    [influence] { whose } deck
    [market] the Influence { -market }
    [item-market] the Item { -market }
    [fate-deck] the Fate deck
    [flaw-deck] the { -flaw } deck
    [slumbers] the { -slumber } deck
    [slumber-maps] the deck of { -slumber } { -map-tile(form: "plural") }
    [turn-deck] the { -turn } deck
    [turn-discard] the { -turn } discard pile
    [seasons] the { -season } deck
    [secrets] the face-down secrets
    [playing] the playing cards
   *[other] { $deck }
}

Deck-name = { $deck_is ->
    [influence] { Whose } deck
    [market] The Influence { -market }
    [item-market] The Item { -market }
    [fate-deck] The Fate deck
    [flaw-deck] The { -flaw } deck
    [slumbers] The { -slumber } deck
    [slumber-maps] The deck of { -slumber } { -map-tile(form: "plural") }
    [turn-deck] The { -turn } deck
    [turn-discard] The { -turn } discard pile
    [seasons] The { -season } deck
    [secrets] A set of face-down secrets
    [playing] The deck of playing cards
   *[other] { $deck }
}

# One card of such a deck, where it is not named.
Deck-thing = { $deck_is ->
    [fate-deck] { -fate-card(form: "A") }
    [flaw-deck] { -flaw(form: "A") }
    [slumbers] A { -slumber } tile
    [slumber-maps] { -map-tile(form: "A") }
    [turn-deck] { -turn-card(form: "A") }
    [turn-discard] { -turn-card(form: "A") }
    [item-market] { -item(form: "A") }
    [seasons] { -season(form: "A") }
   *[other] { -influence-card(form: "A") }
}

place-name = { $place_is ->
    [bottom] the bottom
   *[top] the top
}

# Where a card or an Item goes.
zone-name = { $to_is ->
    [hand] { $seat_is ->
        [you] your hand
       *[other] the hand
    }
    [discard] the discard pile
    [deck] the deck
    [sealed] the Sealed pile
    [deck-top] the top of the deck
    [market] the Influence { -market }
    [item-market] the Item { -market }
    [storage] { -storage }
    [active] the active { -item(form: "plural") }
    [zone] the { -progress } zone
   *[removed] the Waste bag: it is out of the game
}

# So many of something.
so-many = { $what_is ->
    [ether] { $n } { -ether }
    [distress] { $n } { -distress }
    [gem] { $n ->
        [one] 1 { -gem }
       *[other] { $n } { -gem(form: "plural") }
    }
    [key] { $n ->
        [one] 1 { -key }
       *[other] { $n } { -key(form: "plural") }
    }
    [hour] { $n ->
        [one] 1 { -hour }
       *[other] { $n } { -hour(form: "plural") }
    }
    [shopping] { $n ->
        [one] 1 { -shopping-card }
       *[other] { $n } { -shopping-card(form: "plural") }
    }
   *[other] { $n } { $what }
}

face-name = { $face_is ->
    [fail] { kind-luck-fail }
    [blank] { kind-luck-blank }
    [one] { kind-die-one }
    [full] { kind-die-full }
    [again] { kind-die-again }
   *[other] { $face }
}

step-name = { $step_is ->
    [morph] { kind-step-morph }
    [basic] { kind-step-basic }
    [special] { kind-step-special }
   *[move] { kind-step-move }
}

## The setup, an Awakening, a save

dreamer = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} { $dreamer }.
clock = The { -clock } is set to { $hours ->
    [one] 1 { -hour }
   *[other] { $hours } { -hour(form: "plural") }
}.
awakening = An { -awakening } begins.
reset = All cards of each { -dreamer } come together, { -distress } and { -seal(form: "past") } cards are gone, and { -key(form: "plural") } and { -gem(form: "plural") } are lost.
voucher = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} { -ether-voucher(form: "a") } for the next session.
mask = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
} with the { -mask } { $mask }.
item-active = { $item } becomes an active { -item }.
memory = The { -first-memories-card } { $card }, { whose } own, is resolved.

## Dreams and Slumbers

entering = The { -team } enters { $gate }.
gate = The { -dream-gate } of { $gate } is laid out.
entered = { $seat_is ->
    [you] You enter
   *[other] { $seat } enters
} the map on { $to }.
slumber = The { -slumber } tile { $slumber } is drawn.
skipped = The { -team } { -skip(form: "s") } { $slumber }.
slumber-over = { $won ->
    [yes] The { -slumber } { $slumber } is won and over.
   *[no] The { -slumber } { $slumber } is over.
}
dream-over = { $result_is ->
    [victory] { $dream } is won.
   *[failure] { $dream } ends in failure.
}
defeat = { $seat_is ->
    [you] You die, and all { -dreamer(form: "plural") } lose.
    [nobody] No { -distress } is left in the supply: all { -dreamer(form: "plural") } lose.
   *[other] { $seat } dies, and all { -dreamer(form: "plural") } lose.
}
map-cleared = The { -dreamscape } is cleared.
out-of-turns = No { -turn } is left: the { -out-of-turns } effect comes.

## Turns

turn-deck = { $n ->
    [one] 1 { -turn-card } is
   *[other] { $n } { -turn-card(form: "plural") } are
} laid out.
turn-card = The current { -turn-card } shows { $suit }. { $left ->
    [one] It is the last one.
   *[other] { $left } are left with it.
}
    .without-card = A new { -turn-card } lies on top. { $left ->
    [one] It is the last one.
   *[other] { $left } are left with it.
}
turn = { -turn } { $turn } begins. { $left ->
    [one] It is the last one.
   *[other] { $left } are left with it.
}
turn-added = { $n ->
    [one] A { -turn } is
   *[other] { $n } { -turn(form: "plural") } are
} added: { $left } are left.
round = { $seat_is ->
    [you] Your round begins.
   *[other] { $seat } begins a round.
}
dreamscape-phase = The { -dreamscape } Phase begins.
step = Step: { step-name }.
step-skipped = Step: { step-name }. It was blocked, so nothing happens.
step-blocked = { $source } blocks a step of this { -turn }: { step-name }.
effect = { step-name } of { $source }.
turn-card-resolved = All effects of the current { -turn-card } are resolved now.
loot = The { -team } gains the { -loot } of the { -turn-card }.
loot-card = The { -loot } is that of { -turn-card(form: "a") } drawn at random.

## Actions and payments

began = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
} { $action }.
performed = { $seat_is ->
    [you] You perform
   *[other] { $seat } performs
} { $action }{ $times ->
    [one] {""}
   *[other] , { $times } times over
}.
paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $n } { $colour } with { $with }: { $paid } of { $need }.
payment-lost = { Whose } payment falls short: { $paid } of { $need } { $colour } are lost.
boosted = { $face_is ->
    [fail] { $seat_is ->
        [you] You { -boost } and roll a { kind-luck-fail }.
       *[other] { $seat } { -boost(form: "s") } and rolls a { kind-luck-fail }.
    }
    [blank] { $seat_is ->
        [you] You { -boost } and roll a { kind-luck-blank }
       *[other] { $seat } { -boost(form: "s") } and rolls a { kind-luck-blank }
    }{ $n ->
        [0] : nothing is added.
       *[other] , which counts as { $n }.
    }
   *[other] { $seat_is ->
        [you] You { -boost }
       *[other] { $seat } { -boost(form: "s") }
    }: { $n } { -intent } more.
}
blocked = { -block-token(form: "A") } goes onto { $action }: it is used up.
unblocked = { $action } can be used again.
marker = { $n ->
    [1] { -intent-marker(form: "A") } in { $colour } goes onto { $action }: { $now } there now.
   *[other] { -intent-marker(form: "A") } in { $colour } leaves { $action }: { $now } there now.
}
markers-returned = The { -intent-marker(form: "plural") } on { $action } return to the supply.
named-colour = { $seat_is ->
    [you] You name
    [nobody] The { -team } names
   *[other] { $seat } names
} { $colour }.

## Dice

rolled = { $die_is ->
    [movement] The { -movement-die } shows: { face-name }.
   *[luck] { $seat_is ->
        [you] You roll
        [nobody] The { -team } rolls
       *[other] { $seat } rolls
    } the { -luck-die }: { face-name }.
}
rerolling = { $seat_is ->
    [you] You reroll
    [nobody] The { -team } rerolls
   *[other] { $seat } rerolls
} the { $die_is ->
    [movement] { -movement-die }
   *[luck] { -luck-die }
}.
set-result = The result of the { $die_is ->
    [movement] { -movement-die }
   *[luck] { -luck-die }
} becomes: { face-name }.
result = The result counts: { face-name }.

## Cards of a Dreamer

drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
    .without-card = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} a card.
drew-flaw = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} the { -flaw } { $card }.
skipped-flaw = The { -flaw } { $card } is passed over.
sealed = { $seat_is ->
    [you] You { -seal }
   *[other] { $seat } { -seal(form: "s") }
} { $card }.
unsealed = { $n ->
    [one] 1 card returns
   *[other] { $n } cards return
} from { whose } Sealed pile: { $cards }.
discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
discarded-top = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { $card } from the top of the deck.
took-top = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card } from the top of the deck.
    .without-card = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} a card from the top of the deck.
put-on-top = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} { $card } on top of the deck.
    .without-card = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} a card on top of the deck.
put-under = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} { $card } under the deck.
    .without-card = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} a card under the deck.
reordered = The top { $n ->
    [one] card
   *[other] { $n } cards
} of { deck-name } { $n ->
    [one] is
   *[other] are
} put back in a chosen order: { $cards }.
    .without-cards = The top { $n ->
    [one] card
   *[other] { $n } cards
} of { deck-name } { $n ->
    [one] is
   *[other] are
} put back in a chosen order.
looked = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at { $n ->
    [one] 1 card or tile
   *[other] { $n } cards or tiles
}.
taken-back = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card } back into the hand.
took-in-hand = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card } into the hand.
hand-full = { Whose } hand is full: { $card } goes to the discard pile.
gained-card = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $card }, on top of the discard pile.
card-went = { $card } goes to { zone-name }.
returned-to-market = { $card } returns to the Influence { -market }.
bought = { $seat_is ->
    [you] You buy
   *[other] { $seat } buys
} { $card } for { $ether } { -ether }.
removed = { $card } is out of the game.
    .without-card = { $thing } is out of the game.

placing = { $seat_is ->
    [you] You want
   *[other] { $seat } wants
} to place { $card }.
placed = { $seat_is ->
    [you] You place
   *[other] { $seat } places
} { $card } in the { -progress } zone.
discarded-progress = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { $card } from the { -progress } zone.
flipped = { $seat_is ->
    [you] You flip
   *[other] { $seat } flips
} { $card }.
unflipped = { $seat_is ->
    [you] You unflip
   *[other] { $seat } unflips
} { $card }.

gained-flaw = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} the { -flaw } { $card }.
removed-flaw = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} rid of the { -flaw } { $card }.
flaw-resolved = The { -flaw } { $card } is resolved and { $to_is ->
    [zone] stays in the { -progress } zone.
   *[discard] goes to the discard pile.
}

## Decks

shuffled = { Deck-name } is shuffled.
left-deck = { $name } comes from { place-name } of { deck-name }.
    .without-name = { Deck-thing } comes from { place-name } of { deck-name }.
joined-deck = { $name } goes to { place-name } of { deck-name }.
    .without-name = { Deck-thing } goes to { place-name } of { deck-name }.
saw-top = On top of { deck-name } lies { $name }.
    .without-name = The { -team } looks at the top of { deck-name }.

## Tokens of Dreamers and of the Team

suffered = { $seat_is ->
    [you] You suffer
   *[other] { $seat } suffers
} { $n } { -distress }: { $now } now.
cured = { $seat_is ->
    [you] You cure
   *[other] { $seat } cures
} { $n } { -distress }: { $now } now.
gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { so-many }: { $now } now.
    .without-seat = The { -team } gains { so-many }: { $now } now.
lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { so-many }: { $now } left.
    .without-seat = The { -team } loses { so-many }: { $now } left.
supply-short = The supply is short of { so-many }.

## What lasts, and what answers

answered = { $source } takes effect.
prevented = { $source } prevents it{ $left ->
    [0] .
   *[other] { " " }in part: { $left } still to come.
}
more = { $source } adds to it: { $now } now.
warded-off = { $source } prevents { $what_is ->
    [prevent-seal] a { -seal }
   *[prevent-distress] { -distress }
}.
retargeted = { $seat_is ->
    [you] It moves towards you instead.
   *[other] It moves towards { $seat } instead.
}
modified = { $source }, { until-phrase }: { stat-phrase }.

until-phrase = { $until_is ->
    [step] during this step
    [turn] until the end of this { -turn }
    [dreamers-phase] until the end of the Dreamers Phase
    [next-use] for the next use in this { -turn }
    [next-use-encounter] for the next use
    [encounter] until the end of this { -dream } or { -slumber }
    [session] for this session
   *[forever] from now on
}

stat-phrase = { $stat_is ->
    [forbid] { $word_is ->
        [move] no Move
        [effort] no Effort
        [assault] no { -assault }
        [contact] no { -contact }
        [reroll] no reroll
        [mask] the { -mask } does not work
        [progress] no { -progress-card } is placed
        [pushed] not to be pushed
        [relocated] not to be Relocated
        [trap] no { -trap } is sprung
        [shortcut] no { -shortcut }
        [entity-move] it does not move
       *[other] something is forbidden
    }
    [hand-limit] hand limit { $n }
    [progress-limit] limit of { -progress-card(form: "plural") } { $n }
    [distress-limit] limit of { -distress } { $n }
    [item-slots] slots for { -item(form: "plural") } { $n }
    [draw] cards drawn { $n }
    [range] { -range } { $n }
    [assault-range] { -range } of { -assault(form: "plural") } { $n }
    [contact-range] { -range } of { -contact(form: "plural") } { $n }
    [assault-cost] cost of { -assault(form: "plural") } { $n }
    [contact-cost] cost of { -contact(form: "plural") } { $n }
    [action-cost] cost of an action { $n }
    [move-cost] cost of a Move { $n }
    [move-bonus] spaces of a Move { $n }
    [intent-yield] { -intent } of each card { $n }
    [wrath-yield] { kind-wrath } of a payment { $n }
    [cunning-yield] { kind-cunning } of a payment { $n }
    [awareness-yield] { kind-awareness } of a payment { $n }
    [any-colour] a card yields any colour
    [applications] times applied { $n }
    [reshuffle-price] price of a reshuffle { $n }
    [entity-move] spaces that { -entity(form: "plural") } move { $n }
    [entity-range] { -range } of { -entity(form: "plural") } { $n }
    [basic-range] { -range } of Basic effects { $n }
    [special-range] { -range } of Special effects { $n }
    [prevent-distress] { $n } { -distress } will be prevented
    [prevent-seal] { $n } to { -seal } will be prevented
    [borrowed-mask] another { -mask } can be used too
   *[other] something changes
}

## The campaign

got = The { -team } gains { $what_is ->
    [world] a district
    [gate] { -dream-gate(form: "a") }
    [wisdom] { -wisdom-card(form: "a") }
   *[note] { -note(form: "a") }
}: { $thing }.
gave = The { -team } loses the { -note } { $thing }.
joined = { $thing } joins { $what_is ->
    [item-market] the Item { -market }
    [market] the Influence { -market }
    [storage] { -storage }
    [fate] the Fate deck
    [fate-deck] the Fate deck
    [flaw] the { -flaw } deck
    [flaw-deck] the { -flaw } deck
    [slumber] the { -slumber } deck
    [slumber-map] the { -slumber } { -map-tile(form: "plural") }
   *[other] { $what }
}.
unlocked = A new part of the rules is in play.
season = The { -season } is { $season } now.
counter = Votes of { $dreamer }: { $now } now.
    .without-dreamer = { $counter }: { $now } now.
note-used = The { -note } { $note } is used up.
gained-item = { $item } goes to { zone-name }.
restored-item = { $item } becomes active again.
drew-item = { $item } is drawn from { $to_is ->
    [storage] { -storage }
   *[item-market] the Item { -market }
}.
put-back-item = { $item } is put back.
discarded-item = { $item } is discarded to { zone-name }.
item-went = { $item } goes to { zone-name }.
mask-on = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} on the { -mask } { $mask }.
mask-off = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} off the { -mask } { $mask }.
gained-mask = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} the { -mask } { $mask }.
gained-sign = { $seat_is ->
    [you] You gain
    [nobody] The { -team } gains
   *[other] { $seat } gains
} the { -sign } { $sign }.
sign-laid = The { -sign } { $sign } is laid on { $space }.
matched-sign = { $seat_is ->
    [you] You hand
   *[other] { $seat } hands
} in the { -sign } { $sign } on { $space }.

travelled = The { -team } goes to { $name }.
location = The { -location } { $name } takes effect.
fate = The { -fate-card } { $fate } is drawn.
quirk = { $fate } becomes { -quirk(form: "a") } on the map.

## Secrets and paragraphs

revealed = { $seat_is ->
    [you] You reveal
    [nobody] There is revealed:
   *[other] { $seat } reveals
} { revealed-thing }.
    .without-kind = { $seat_is ->
        [you] You reveal
        [nobody] There is revealed:
       *[other] { $seat } reveals
    } a secret.
revealed-thing = { $kind_is ->
    [tile] { -map-tile(form: "a") }
    [entity] { -entity(form: "a") }
    [overlay] { -overlay(form: "a") }
    [card] { -influence-card(form: "a") }
    [item] { -item(form: "a") }
    [wisdom] { -wisdom-card(form: "a") }
    [note] { -note(form: "a") }
    [mask] { -mask(form: "a") }
    [fate] { -fate-card(form: "a") }
    [gate] { -dream-gate(form: "a") }
    [season] { -season(form: "a") }
    [companion] { -companion(form: "a") }
    [sign] { -sign(form: "a") }
    [script] a paragraph
    [world] a district
   *[other] a secret
}
first-sight = Seen for the first time: { revealed-thing }.
read = Paragraph { $script } is read.
    .without-script = A paragraph is read.
backs = The backs of the secrets are looked at.
peeked = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at secret { $n } of those set aside.

## The map

tile-laid = The { -map-tile } { $tile } is laid.
overlay-laid = The { -overlay } { $overlay } is laid.
overlay-lifted = The { -overlay } { $overlay } is taken away.
moved = { $seat_is ->
    [you] You move
   *[other] { $seat } moves
} from { $from } to { $to }.
relocated = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} Relocated from { $from } to { $to }.
pushed = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} pushed from { $from } to { $to }.
trap = { $seat_is ->
    [you] You spring
   *[other] { $seat } springs
} the { -trap } on { $space }.
state = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} { $state } now.
state-ended = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} no longer { $state }.

spawned = { $entity } appears on { $space }.
not-spawned = { $entity } does not appear.
moved-entity = { $entity } moves from { $from } to { $to }.
relocated-entity = { $entity } is Relocated from { $from } to { $to }.
pushed-entity = { $entity } is pushed from { $from } to { $to }.
figure-left = { $entity } leaves { $from }.
entity-tile = The tile of { $entity } comes into play.
entity-tile-left = The tile of { $entity } leaves play.
state-entity = { $entity } is { $state } now.
state-ended-entity = { $entity } is no longer { $state }.
morphed = { $entity } gets the { -morphing } { $morphing }.
unmorphed = { $entity } loses the { -morphing } { $morphing }.
summoned = { $seat_is ->
    [you] You summon
   *[other] { $seat } summons
} { $companion } to { $space }.
companion-left = { $companion } leaves.

token-placed = Put on { $space }: { $token }.
token-removed = Taken from { $space }: { $token }.
token-moved = Moved from { $space } to { $to }: { $token }.
tile-tokens = { $entity }: { $token }, { $now } now.
edge-token = The { $token_is ->
    [hole] Hole token
   *[wall] { -wall } token
} is placed between { $between }.
gem-slot-filled = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} { -gem(form: "a") } into the { -gem-slot } on { $space }.
gem-slot-emptied = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} the { -gem } out of the { -gem-slot } on { $space }.

## Playing cards

element-name = { $element_is ->
    [morphings] { -morphing(form: "plural") }
    [gems] { -gem(form: "plural") }
    [hours] { -hour(form: "plural") }
    [distress] { -distress }
   *[sealed] { -seal(form: "past") } cards
}
luck-cards = The { -team } tries its luck with { element-name }: the Luck cards are { $cards }.
    .without-cards = The { -team } tries its luck with { element-name }.
drawback-cards = The Drawback cards are { $cards }: { $won ->
    [yes] Luck is higher.
   *[no] Luck is not higher.
}
    .without-cards = The Drawback cards are drawn.

## The end

forced = { $seat_is ->
    [you] You have only one choice, and it is made for you.
   *[other] { $seat } has only one choice, and it is made.
}

game-over = { $reason_is ->
    [victory] { outcome-victory }
    [failure] { outcome-failure }
    [defeat] { outcome-defeat }
    [saved] { outcome-saved }
   *[other] { $winners_count ->
        [0] { outcome-campaign-lost }
       *[other] { outcome-campaign-won }
    }
}

outcome-victory = All { -dreamer(form: "plural") } win: the { -dream } is won.
outcome-failure = The { -dream } ends in failure.
outcome-defeat = All { -dreamer(form: "plural") } lose.
outcome-saved = The { -team } saves: the session is over.
outcome-campaign-won = The campaign is over, and all { -dreamer(form: "plural") } win.
outcome-campaign-lost = The campaign is over, and all { -dreamer(form: "plural") } lose.

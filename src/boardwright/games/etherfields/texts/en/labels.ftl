### The labels of the answers, of whole rows of answers, and what there is to be warned of.

## Words

do-yes = Yes
do-no = No
do-no-card = Place none
do-no-room = { $item } goes to { -storage }
do-no-mask = No { -mask }
do-no-skip = Play it
do-no-delta = Nothing
do-no-shopping = Buy nothing
do-no-element = Leave it
do-done = Done
do-done-acting = Be done with your actions
do-end-round = End your round
do-pass-round = Pass
do-done-paying = Pay with that
do-done-moving = Stop here
do-done-drawing = Draw
do-done-looking = Go on
do-done-deck = The deck is ready
do-done-items = Leave the rest empty
do-done-buying = Buy no more
do-done-order = The rest in the order of their coming
do-stop = Give the payment up
do-pass = Let it pass
do-pass-shopping = Let the others go first
do-pass-turn = Let everything pass until the end of the { -turn }
do-pass-kind = Let everything of this kind pass

do-boost = { -boost }
do-move = Move
do-effort = Effort
do-peek = Peek
do-gain-gem = Gain { -gem(form: "a") }
do-unmorph = Remove { -morphing(form: "a") }
do-add-turn = Pay { -hour(form: "a") } for a { -turn }
do-fill = Put { -gem(form: "a") } into the { -gem-slot }
do-empty = Take the { -gem } out of the { -gem-slot }
do-reroll = Use { -gem(form: "a") }: reroll the die
do-luck-cards = Try the playing cards
do-skip = { -skip } it
do-awaken = Begin an { -awakening }
do-save = Save and end the session
do-shop-cards = Buy Influence cards
do-shop-item = Buy { -item(form: "a") }
do-delta-cure = Cure all { -distress }
do-delta-unseal = Unseal all cards
do-delta-unflip = Unflip all { -progress-card(form: "plural") }
do-delta-reshuffle = Reshuffle the deck
do-delta-mask = Restore a { -mask }
do-replace = Replace a card
do-sign = Hand in { -sign(form: "a") }
do-share = Share it out
do-distress = Suffer 1 { -distress }
do-seal = Seal { $n ->
    [one] 1 card
   *[other] { $n } cards
}
    .without-n = Seal
do-gem = { -gem(form: "A") }
do-ether = An { -ether }
do-key = A { -key }

## Actions of components

do-play = Play { $card }{ action-beside }
do-use = Use { $thing }{ action-beside }
do-back = { $action }
do-map = { $action }{ $tile_is ->
    [none] {""}
   *[other] { " " }({ $tile })
}
do-dream = { $action } ({ $thing })
do-meet = { $entity }: { $action }
do-deliver = Deliver { $entity }
do-on-action = { $action }

# The name of an action, where it is not that of its card.
action-beside = { $action_is ->
    [none] {""}
   *[other] : { $action }
}

## Cards

do-card = { $card }
do-discard = Discard { $card }
do-take = Take { $card }
do-next = { $card } next
do-return = { $card } returns to the { -market }
do-buy = Buy { $card }
do-replace-card = { $card } goes out of the game
do-remove-flaw = { $card } goes
do-deck-in = Put { $card } into the deck
do-deck-out = Take { $card } out of the deck
do-pay-card = { $card }: { $n } { $colour }
do-pay-item = { $item }: { $n } { $colour }
do-pay-gem = { -gem(form: "A") }: { $n } { $colour }
do-place = Place { $card }
do-flip = Flip { $card }
do-unflip = Unflip { $card }
do-discard-placed = Discard { $card } from the { -progress } zone

## Things

do-thing = { $thing }
do-item-active = { $item } becomes active
do-item-away = { $item } goes to { -storage }
do-mask = Put on { $mask }
do-dreamer = Play { $dreamer }
do-entity = { $entity }
do-gate = Enter { $gate }
do-gate-effect = { $gate }
do-slot = { $tile }, { $space }
    .without-space = { $tile }
do-location = Go to { $location }{ $shortcut ->
    [yes] { " " }by { -shortcut(form: "a") }
   *[no] {""}
}
do-option = { $option }

## Places and people

do-space = { $space } ({ $tile })
    .without-tile = { $space }
do-edge = Between { $from } and { $to }
do-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
}
do-act-first = { $seat_is ->
    [you] You act
   *[other] { $seat } acts
} before the { -team } goes on
do-figure = { $entity } on { $space }
    .without-space = { $entity }

## Numbers and kinds

do-amount = { $n }
do-times = { $n ->
    [one] Once
   *[other] { $n } times
}
do-effort-for = { $n ->
    [one] 1 { -hour } for 1 space
   *[other] { $n } { -hour(form: "plural") } for { $n } spaces
}
do-peek-at = Secret { $n }: { $back }
do-cost = Cost { $n }
do-colour = { $colour }
do-kind = { $kind }
do-step = { step-name }
do-face = { face-name }
do-element = { element-name }

## Rows

suggest-pay = Pay with { $cards }
suggest-act = { $action }, paid with { $cards }
suggest-place = Place { $card }, paid with { $cards }
suggest-move = Move to { $space }, paid with { $cards }

## Warnings

warn-payment-lost = { $paid } { $colour } will be lost.
warn-needs-luck = Your cards do not pay for it without { -luck-die } or something { -rapid }.
warn-boost = { $fails ->
    [one] 1 of { $faces } faces is a { kind-luck-fail }: then the payment is lost, and something besides.
   *[other] { $fails } of { $faces } faces are a { kind-luck-fail }: then the payment is lost, and something besides.
}
warn-place-kills = One card less in your deck, hand and discard pile is death.
warn-distress-kills = With this { -distress } you die, and all lose.
warn-distress-kills-other = With this { -distress } { $seat } dies, and all lose.
warn-supply-kills = The supply has not enough { -distress } left: all lose.
warn-seal-kills = With these { -seal(form: "past") } cards fewer than { $fewest } are left: you die, and all lose.
warn-seal-near = After this { $left ->
    [one] 1 card is
   *[other] { $left } cards are
} left in deck, hand and discard pile; fewer than { $fewest } is death.
warn-reveals = It reveals something: that cannot be taken back.
warn-awakening = { -key(form: "plural") } and { -gem(form: "plural") } are lost in an { -awakening }.

### What the table says, and its text mode. Names and texts of components come from the pack.

board-over = The game is over
board-list = { $items }
board-none = none

## Where the game stands

board-place-dream = { $gate }
board-place-slumber = { -slumber }: { $slumber }
board-place-dreamworld = The { -dreamworld } map
board-turn = { -turn } { $turn }
board-turns-left = { $left ->
    [0] No { -turn-card } is left
    [one] The last { -turn-card }
   *[other] { $left } { -turn-card(form: "plural") } left
}
board-round = { $seat_is ->
    [you] your round
   *[other] { $seat }'s round
}
board-hours = { -hour(form: "plural") }: { $hours }
board-keys = { -key(form: "plural") }: { $keys }
board-supply = Left in the supply: { $distress } { -distress }, { $ether } { -ether }, { $gem } { -gem(form: "plural") }
board-suit = { -suit }: { $suit }
board-step = { step-name }{ $blocked ->
    [yes] , blocked
   *[no] {""}
}
board-brings = { $source }: { $text }

## The map

board-map-space = { $space }, { $tile }
board-action = { $action }
board-action-used = { $action }, used up
board-markers = paid: { $markers }
board-marker = { $n } { $colour }
board-flying = from anywhere
board-figure = { $number } { $entity } on { $space }{ $states_count ->
    [0] {""}
   *[other] , { $states }
}
    .without-space = { $number } { $entity }, not on the map
board-entity = { $entity }{ $morphings_count ->
    [0] {""}
   *[other] : { $morphings }
}
board-moves = moves { $move }
board-effect = { step-name }: { $text }
board-token = { $token } on { $space }
    .without-space = { $token }
board-quirk = { $fate }: { $text }

## Dreamers

board-seat = { $seat_is ->
    [you] { $seat } (you)
   *[other] { $seat }
}
board-hand = { $seat_is ->
    [you] Your hand
   *[other] { $seat }'s hand
}
board-hand-empty = No cards in hand.
board-hand-closed = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
board-of = { $n } of { $limit }
board-flipped = { $card }, flipped
board-mask-off = { $mask }, not at work

## Rows of the table of { -dreamer(form: "plural") }

board-row-dreamer = { -dreamer }
board-row-space = Stands
board-row-distress = { -distress }
board-row-purse = { -ether }, { -gem(form: "plural") }
board-row-deck = Deck, discard, sealed
board-row-cards = Cards in hand
board-row-progress = { -progress }
board-row-mask = { -mask }
board-row-flaws = { -flaw(form: "plural") }
board-row-states = { -state(form: "plural") }

## What the Team has

board-items = Active { -item(form: "plural") }
board-storage = { -storage }
board-notes = { -note(form: "plural") }
board-wisdom = { -wisdom-card(form: "plural") }
board-season = { -season }
board-offer = For sale
board-fate = { -fate-card }

## The Dreamworld

board-at = The { -team } is here
board-location = { $location } ({ location-icon })
location-icon = { $icon_is ->
    [bell] { kind-location-bell }
    [moon] { kind-location-moon }
    [fate] { kind-location-fate }
    [key] { kind-location-key }
    [drop] { kind-location-drop }
    [gem] { kind-location-gem }
    [shop] { kind-location-shop }
    [door] { kind-location-door }
    [eye] { kind-location-eye }
    [bed] { kind-location-bed }
   *[none] { kind-location-none }
}
board-gate = { -dream-gate } { $gate }, { $keys ->
    [one] 1 { -key }
   *[other] { $keys } { -key(form: "plural") }
}
board-leads-to = to { $locations }
board-shortcut = { $location } by { -shortcut(form: "a") }

## Paragraphs and what is looked at

board-paragraph = Paragraph { $script }
board-looks = You look at: { $things }

## Prices and marks

board-price = { $amount } { $of }
board-or = { $one } or { $other }
board-free = free
board-gradual = { -gradual }
board-each = for each { -dreamer }
board-intent = { $parts }
board-rapid = { -rapid }
board-progress-cost = to place: { $price }
board-ether = { $ether } { -ether }

### What the drawn table says, and its text mode.

## Everywhere

table-list = { $items }
table-or = or
table-of = { $count } of { $most }
table-empty = none
table-you = you
table-free = free
table-left = left
table-space = row { $row }, column { $column }
table-edge = an edge between two spaces
table-full = full
table-everywhere = Everywhere
table-blocked = Blocked spaces: { $items }.

## Prices

table-part = { $amount } { $of }
table-part-wrath = { $amount } Wrath
table-part-cunning = { $amount } Cunning
table-part-awareness = { $amount } Awareness
table-part-any = { $amount } of any one colour
table-part-gem = { $amount ->
    [one] 1 { -gem }
   *[other] { $amount } { -gem(form: "plural") }
}
table-part-ether = { $amount } { -ether }
table-part-distress = suffer { $amount } { -distress }
table-part-hour = { $amount ->
    [one] 1 { -hour }
   *[other] { $amount } { -hour(form: "plural") }
}
table-part-hours = { $amount ->
    [one] 1 { -hour }
   *[other] { $amount } { -hour(form: "plural") }
}
table-part-keys = { $amount ->
    [one] 1 { -key }
   *[other] { $amount } { -key(form: "plural") }
}
table-part-discard = { $amount ->
    [-1] discard the hand
    [one] discard 1 card
   *[other] discard { $amount } cards
}
table-part-seal = { $amount ->
    [one] { -seal } 1 card
   *[other] { -seal } { $amount } cards
}
table-part-flip = { $amount ->
    [one] flip 1 { -progress-card }
   *[other] flip { $amount } { -progress-card(form: "plural") }
}
table-part-flip-self = flip it
table-part-discard-self = discard it
table-part-seal-self = { -seal } it
table-part-market-self = give it to the { -market }
table-part-item-market-self = give it to the Item { -market }
table-chip = { $amount } ({ $name })
table-to-place = to place it
table-brings = worth { $price }
table-paying = { $paid } of { $need } paid, { $colour }
table-times-players = times the number of { -dreamer(form: "plural") }
table-limit-turn = once a { -turn }
table-limit-once = once
table-limit-each = once for each { -dreamer }
table-instalments = { $count } paid so far, { $colour }
table-used = It is used up.
table-ether-price = It costs { $count } { -ether }.

## The Turn

table-course = The { -turn }
table-turn = { -turn } { $turn }, { $left } left
table-turn-card = { $name }, { $suit }
table-no-turn-card = No { -turn } is left
table-turns-left = { $count ->
    [one] 1 { -turn } is left
   *[other] { $count } { -turn(form: "plural") } are left
}
table-votes = Votes of { $dreamer }
table-blocked-step = blocked, nothing happens
table-moves = { $count ->
    [one] up to 1 space towards { $towards }
   *[other] up to { $count } spaces towards { $towards }
}
table-moves-always = towards { $towards }, without a die
table-move = Move { $count }
table-move-always = Moves without a die
table-stays = stays where it is
table-target-nearest = the nearest { -dreamer }
table-target-largest-hand = the { -dreamer } with the most cards
table-target-most-distress = the { -dreamer } with the most { -distress }
table-stock = { -clock }, { -key(form: "plural") } and supply
table-supply-of = { $what } in supply
table-gems = { -gem(form: "plural") }
table-goal = The goal
table-on-map = On the map

## Spaces and figures

table-gem-in = { $name } with { -gem(form: "a") }
table-gem-out = { $name }, empty
table-figure = { $name } ({ $number })
table-companion-of = { -companion } of { $dreamer }
table-spirit = The Spirit of { $dreamer }
table-stands-here = Here: { $items }.
table-stands-on = It stands on: { $items }
table-steps = { $count ->
    [one] 1 step from you.
   *[other] { $count } steps from you.
}
table-walls = Walls: { $items }.
table-side-north = north
table-side-south = south
table-side-west = west
table-side-east = east
table-entity = { $name }: { $move }
table-entities = { -entity(form: "plural") }

## Dreamers

table-distress = { -distress } { $count } of { $most }
table-count-ether = { $count } { -ether }
table-count-gems = { $count ->
    [one] 1 { -gem }
   *[other] { $count } { -gem(form: "plural") }
}
table-count-hand = { $count } of { $most } cards in hand
table-count-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
table-count-discard = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
table-count-sealed = { $count ->
    [one] 1 card Sealed
   *[other] { $count } cards Sealed
}
table-done = done
table-thinks = thinks
table-bot = a bot
table-empty-seat = nobody sits there yet
table-away = away
table-back = On top of the deck: { $dreamer }
table-playing = Played now
table-flipped = flipped

## Hands

table-hand = Your hand
table-hand-of = Hand of { $dreamer }
table-hands = { -progress } and hands
table-hand-empty = No card
table-hand-closed = Hands are closed.
table-to-pick = To pick from

## Beside the board

table-looks = You are looking at
table-story = The story
table-paragraphs = { $count ->
    [one] The story
   *[other] The story, { $count } paragraphs
}
table-paragraph = Paragraph { $number }
table-earlier = Earlier
table-later = Later
table-items = { -item(form: "plural") }, shared
table-no-items = No active { -item }
table-in-storage = { $count } in { -storage }
table-journal = Journal
table-masks = { -mask(form: "plural") }
table-companions = { -companion(form: "plural") }
table-wisdom = { -wisdom-card(form: "plural") }
table-notes = { -note(form: "plural") }
table-endings = { -dream(form: "plural") }
table-no-endings = No { -dream } has come to its end yet.
table-ending = { $dream }: { $result_is ->
    [victory] won
   *[failure] lost
}
    .named = { $dream }: { $result_is ->
    [victory] won
   *[failure] lost
} ({ $ending })
table-seasons = { -season(form: "plural") }
table-session = Session { $count }
table-open-journal = Open
table-close = Close
table-masks-of = { -mask(form: "plural") } of { $dreamer }

## Travel, shopping, decks

table-gate = { -dream-gate } of { $name }: { $count ->
    [one] 1 { -key }
   *[other] { $count } { -key(form: "plural") }
}
table-paid = its effect is used up
table-team-here = The { -team } is here
table-path-to = { -path } to { $name }
table-shortcut-to = { -shortcut } to { $name }
table-offer = The { -market } offers
table-market-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
table-deck-building = Decks
table-dreamers = The { -dreamer(form: "plural") }
table-on-back = On the back of the deck

### Headings of the board, for tables that are drawn in letters.

board-first = Before the first turn

board-turn = Turn { $turn }: { $seat_is ->
    [you] your turn
   *[other] { $seat }'s turn
}, { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}

board-over = The game is over

board-you = { $seat } (you)
board-cards = { $count } cards
board-splay = splayed
board-splayed = splayed { $way }
board-icons = icons
board-hand = hand
board-influence = { -influence }

board-points = ({ $count ->
    [one] 1 point
   *[other] { $count } points
})

board-dominations = { -domination(form: "plural") }
board-dominations-of = { $count } of { $needed }

board-periods = { -Period(form: "plural") } to { -dominate }
board-domains = { -Domain(form: "plural") } to take
board-supplies = { -Supply(form: "plural") } (cards left)
board-box = Cards out of the game
board-all-taken = all taken

board-your-hand = Your hand
board-your-hand-empty = Your hand is empty.
board-your-influence = Your { -influence }
board-their-hand = { $seat }'s hand
board-their-hand-empty = { $seat }'s hand is empty.
board-their-influence = { $seat }'s { -influence }
board-pile = Your { $colour } pile, from the top: { $cards }
board-no-pile = You have no { $colour } pile.

board-covers = covers { $card } ({ $value })
board-new-pile = a new colour
board-shared-by = shared by { $seats }
board-not-shared = nobody shares
board-obeyed-by = { $seats } must obey
board-not-obeyed = nobody must obey
board-demand = { -Demand }:
board-effect = { $kind } ({ $icon })

## The drawn table

board-middle = The middle

# A colour at the beginning of a line or on its own.
board-colour = { $colour_is ->
    [blue] Blue
    [red] Red
    [green] Green
    [yellow] Yellow
   *[purple] Purple
}

board-count = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

board-points-of = { $count ->
    [one] 1 point
   *[other] { $count } points
}

board-way = { $way_is ->
    [none] not splayed
   *[other] splayed { $way }
}

# A card in words: what a reader hears instead of its face.
board-card = { $card }, { $colour }, { -period } { $value }
board-compares = compares { $icon_is ->
    [castle] { -icon-castle(form: "plural") }
    [leaf] { -icon-leaf(form: "plural") }
    [bulb] { -icon-bulb(form: "plural") }
    [crown] { -icon-crown(form: "plural") }
    [factory] { -icon-factory(form: "plural") }
   *[clock] { -icon-clock(form: "plural") }
}
board-covered = + { $count }
board-icon-count = { $count } { icons }
board-pile-empty = no { $colour } card

board-change = { $count } { icons }

board-no-change = same icons as now

board-backs = { $count ->
    [one] 1 card, { -period }
   *[other] { $count } cards, { -period(form: "plural") }
} { $values }

board-zone = { $seat_is ->
    [you] Your { -zone }
   *[other] { $seat }'s { -zone }
}

board-influence-of = { $seat_is ->
    [you] Your { -influence }
   *[other] { $seat }'s { -influence }
}

board-you-mark = you
board-only-you = only you see the faces
board-points-name = { -points }
board-dominations-label = { -Domination(form: "plural") }
board-influence-label = { -Influence }
board-hand-label = Hand
board-hand-none = No cards in hand

## What a seat is about just now

board-thinks = thinks
board-away = away
board-bot = bot
board-empty-seat = nobody yet
board-has-turn = turn
board-obeys = obeys
board-shares = shares
board-activates = { -activating-player }
board-winner = wins

## The middle

board-periods-note = over the ten { -supply(form: "plural") }
board-domains-title = { -Domain(form: "plural") }
board-domains-note = taken at once when met
board-needs = needs { $points }
board-period-none = none to { -dominate }
board-supply-empty = empty
board-supply-count = × { $count }
board-next-draw = your next draw

board-period = { -Period } { $period }: needs { $points } { -points } and { -active-card(form: "a") } of value { $value } or more

board-period-taken = { -Period } { $period }: { $seat_is ->
    [you] yours
   *[other] { $seat } has it
}

board-supply-name = { -Supply } { $period }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}

# How far somebody is with a domain; the name of the domain stands beside it.
board-progress = { $domain_is ->
    [military] { $have } of { $of } icons at 3
    [technology] { $have } of { $of } this turn
    [diplomacy] { $have } of { $of } { -icon-clock(form: "plural") }
    [culture] { $have } of { $of } splays
   *[science] { $have } of { $of } at 8 or up
}

board-domain-taken = { $domain }: { $seat_is ->
    [you] yours
   *[other] { $seat } has it
}

board-domain-free = { $domain }: free

## What is being resolved

board-resolving = { $by_seat_is ->
    [you] You { -activate }
   *[other] { $by_seat } { -activate(form: "s") }
} { $card }

board-resolving-alone = { $by_seat_is ->
    [you] You carry
   *[other] { $by_seat } carries
} { $card } out alone

board-effect-number = Effect { $effect }
board-nobody = nobody
board-step-done = { $seat }: done
board-step-now = { $seat }: now
board-step-later = { $seat }: still to come

## A closer look

board-look-card = { $colour }, { -period } { $value }
board-spots = Icons: top left { $first }; below, from the left, { $second }, { $third }, { $fourth }.
board-spot-none = the picture

board-effect-title = { $kind_is ->
    [demand] { -Demand }
   *[share] { -Share-effect }
}, { $icon }.

board-pile-of = { $seat_is ->
    [you] Your { $colour } pile
   *[other] { $seat }'s { $colour } pile
}

board-from-top = From the top
board-hidden-under = Only the owner looks under the top card.
board-would = splayed { $way }:
board-supply-note = Face down. A draw takes the top card; from an empty { -supply } it goes on to the next one.
board-or = Or: { $way }

board-draws-from = { $period ->
    [11] The next draw is above 10 and ends the game.
   *[other] The next draw comes from { -supply } { $period }.
}

## The table as text

board-text-turn = The turn
board-text-seat = { $seat }
board-text-first = Everybody chooses a first card.
board-text-influence-none = { -Influence }: no cards, 0 points.

board-text-influence = { -Influence }: { $count ->
    [one] 1 card, { -period }
   *[other] { $count } cards, { -period(form: "plural") }
} { $values }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.

board-text-influence-cards = In your { -influence }: { $cards }.
board-text-held = { $card } { $value }

board-text-dominations = { $count ->
    [0] { -Domination(form: "plural") }: 0 of { $needed }.
   *[other] { -Domination(form: "plural") }: { $count } of { $needed }, { $taken }.
}

board-text-period = { -period } { $period }
board-text-icons = Icons in sight: { $counts }.
board-text-turn-counts = This turn: { $archived } { -archive(form: "past") }, { $scored } scored.

board-text-hand = Hand: { $count ->
    [one] 1 card, { -period }
   *[other] { $count } cards, { -period(form: "plural") }
} { $values }.

board-text-hand-none = Hand: no cards.
board-text-hand-card = { $card } { $value }, { $colour }; icons { $icons }.

board-text-effect = { $kind_is ->
    [demand] { -Demand }
   *[share] { -Share-effect }
}, { $icon }: { $text }

board-text-pile-none = { board-colour }: no card.
board-text-pile-one = { board-colour }, 1 card: { $card } { $value } on top.
board-text-pile = { board-colour }, { $count } cards, not splayed: { $card } { $value } on top.
board-text-pile-splayed = { board-colour }, { $count } cards, splayed { $way }: { $card } { $value } on top; under it { $icons }.
board-text-pile-bare = { board-colour }, { $count } cards, splayed { $way }: { $card } { $value } on top; no icon shows under it.
board-text-top = { $card } shows { $icons }.
board-text-covered = Covered, from the top: { $cards }.

board-text-supply = { -Supply } { $period }: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}.

board-text-period-free = { -Period } { $period }: free. It needs { $points } { -points } and { -active-card(form: "a") } of value { $value } or more.

board-text-period-taken = { -Period } { $period }: { $seat_is ->
    [you] yours
   *[other] taken by { $seat }
}.

board-text-domain-free = { $domain }: free. { $condition }

board-text-progress = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $have } of { $of }.

board-text-domain-taken = { $domain }: { $seat_is ->
    [you] yours
   *[other] taken by { $seat }
}.

board-text-box = Out of the game: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.

board-text-resolving = { board-resolving }: effect { $effect } of { $of }; { $on_seat_is ->
    [you] you carry it out
   *[other] { $on_seat } carries it out
}.

board-text-alone = { board-resolving-alone }: effect { $effect } of { $of }.

board-text-obey = With fewer icons: { $seats }.
board-text-share = With as many icons or more: { $seats }.

### Headings of the board, for tables that are drawn in letters.

board-first = Before the first turn

board-turn = Turn { $turn }: { $seat_is ->
    [you] your turn
   *[other] { $seat }'s turn
}, { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}

board-over = After turn { $turn }: the game is over

board-periods = { -Period(form: "plural") } to { -dominate }
board-domains = { -Domain(form: "plural") } to take
board-supplies = { -Supply(form: "plural") }, with the number of cards left
board-box = Out of the game: { $count ->
    [one] one card
   *[other] { $count } cards
}
board-all-taken = all taken

board-icons = Icons in sight
board-points = points
board-dominations = { -domination(form: "plural") }
board-dominations-of = { $count } of { $needed }
board-hand = hand
board-influence = { -influence }
board-you = { $seat } (you)
board-zone = { -Zone(form: "plural") }
board-cards = { $count } cards
board-splayed = splayed { $way }

board-your-hand = Your hand
board-no-hand = Your hand is empty.
board-your-influence = Your { -influence }
board-their-hand = { $seat }'s hand
board-their-influence = { $seat }'s { -influence }
board-pile = Your { $colour } pile, from the top: { $cards }
board-no-pile = You have no { $colour } pile.

board-shared-by = shared by { $seats }
board-not-shared = nobody shares
board-obeyed-by = { $seats } must obey
board-not-obeyed = nobody must obey
board-card = { $value }, { $colour }
board-effect = { $kind } ({ $icon })

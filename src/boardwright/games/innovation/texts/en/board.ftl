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

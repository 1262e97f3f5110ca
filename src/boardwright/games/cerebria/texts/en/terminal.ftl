### What the terminal draws, besides the words of the table.

board-column-place = Where
board-column-control = Control
board-column-emotions = { -emotion(form: "plural") }
board-column-spirits = { -spirit(form: "plural") }
board-column-fort = { -fortress }
board-column-sphere = { -sphere }
board-column-points = Points
board-column-wheel = { -wheel }
board-column-deck = Deck, top card
board-column-space = Stands

board-legend = { -emotion(form: "plural") } with { -intensity } and { -essence } ({ $full } there, { $room } room). Control with what { -bliss } and { -gloom } count.
board-legend-rows = Rows: the token of the { -action }, then those of its upgrades: { $tokens }.

board-control = { $control } { $bliss }:{ $gloom }
board-fort-cell = { $size_is ->
    [minor] { -minor }
   *[major] { -major }
}, { $team }
board-you = { $seat } (you)
board-wheel-at = { $count } of { $size }
board-deck-cell = { $count }, { $card }
board-against = { $bliss }:{ $gloom }

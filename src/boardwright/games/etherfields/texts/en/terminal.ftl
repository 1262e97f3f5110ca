### What the terminal draws, besides the words of the table.

board-legend = Letters: { -dreamer(form: "plural") } { $seats }, figures by their numbers. { $light } { kind-light }, { $darkness } { kind-darkness }, { $swamp } { kind-swamp }, { $water } { kind-water }; { $action } an action, { $entrance } { -entrance }, { $stairs } { -stairs }, { $trap } { -trap }, { $spawn } { -spawn-space }, { $slot } and { $gem } { -gem-slot } empty and filled, { $quirk } { -quirk } slot.
board-column-space = Space
board-column-actions = Actions
board-column-figures = Figures
board-column-entities = { -entity(form: "plural") }
board-column-turn = { -turn-card }
board-column-location = { -location }
board-column-ways = Ways

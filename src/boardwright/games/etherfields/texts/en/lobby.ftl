### What the pages around the table say of the game.

game-title = Etherfields
game-line = The { -dreamer(form: "plural") } sleep, and go from { -slumber(form: "plural") } to { -dream(form: "plural") }, one story over many evenings, all together.
game-length = 90 to 150 min

team-1 = The { -dreamer(form: "plural") }

## Settings: a name, what it is about, and its values. { -dream(form: "plural") } and { -dreamer(form: "plural") } have the names that the pack gives them.

setting-start = Beginning
    .note = A campaign goes on from session to session; one { -dream } alone is over when it ends.
setting-start-campaign = campaign
setting-start-d1 = first { -dream }
setting-start-d2 = second { -dream }
setting-start-d3 = third { -dream }
setting-start-d4 = fourth { -dream }
setting-start-d5 = fifth { -dream }

setting-turns = { -turn(form: "plural") }
    .note = All act at the same time, or one after another in rounds.
setting-turns-open = open
setting-turns-ordered = ordered

setting-hands = Hands
    .note = The game is cooperative and hands lie open; closed ones are seen by their owners alone.
setting-hands-open = open
setting-hands-closed = closed

setting-movement_rolls = Movement rolls
    .note = The { -movement-die } is rolled for each figure, or once for all of them.
setting-movement_rolls-each = each figure
setting-movement_rolls-one = one for all

setting-playing_cards = Playing cards
    .note = Once in each { -dream } the { -team } may try its luck with playing cards.
setting-playing_cards-off = off
setting-playing_cards-on = on

setting-dreamer = { -dreamer }
    .note = Who plays which { -dreamer }; each there is once.
setting-dreamer-any = any

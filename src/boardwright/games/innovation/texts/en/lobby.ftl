### What the pages around the table say of the game.

game-title = Innovation
game-line = Ten ages of ideas. Share them, demand them, and { -dominate } before the others do.
game-length = 30 to 60 min
# A record beside the drawing module, example.record.
game-example = See the rulebook's example turn
game-example-title = Example turn of the rulebook

## Settings: a name, what it is about, and its values

setting-cards = Text of the cards
    .note = Nine cards read differently in later editions.
setting-cards-iello = Iello print
setting-cards-later = later editions

setting-technology = { -domain-technology }
    .note = Cards { -archive(form: "past") } and cards scored count together, or six of one kind are needed.
setting-technology-together = together
setting-technology-either = one kind

setting-reveal = A card merely shown
    .note = Whether showing a card counts as a change, for the { -free-draw }.
setting-reveal-change = is a change
setting-reveal-nothing = is none

## Sets of words

words-own = play, activate, dominate
words-meld = meld, dogma, achieve

## What the rulings go back to, by their letters in rules.toml

ruling-f = the FAQ of the first edition, July 2011
ruling-b = how Board Game Arena plays it
ruling-c = the printed cards or player board
ruling-j = our own judgement

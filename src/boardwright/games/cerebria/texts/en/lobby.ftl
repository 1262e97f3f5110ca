### What the pages around the table say of the game.

game-title = Cerebria
game-line = { -bliss } against { -gloom }: two teams of { -spirit(form: "plural") } struggle for what a person is going to be.
game-length = 60 to 120 min
# A record beside the drawing module, example.record.
game-example = See the rulebook's Revelation
game-example-title = { -revelation } of the rulebook

## Teams, in the order in which the game knows them

team-1 = { -bliss }
team-2 = { -gloom }

## Settings: a name, what it is about, and its values

setting-mode = Game
    .note = The basic game has no { -intention(form: "plural") }, no Powers and no Strong { -emotion(form: "plural") }.
setting-mode-full = full
setting-mode-basic = basic

setting-boards = Spirit boards
    .note = On side B every { -spirit } has upgrades of its own.
setting-boards-A = side A
setting-boards-B = side B

setting-team_boards = Team boards
    .note = The two sides have different { -intention(form: "plural") }.
setting-team_boards-A = side A
setting-team_boards-B = side B

setting-placement = Beginning
    .note = Figures and Starting { -emotion(form: "plural") } are placed by the players, or in a fixed arrangement.
setting-placement-chosen = chosen
setting-placement-fixed = fixed

setting-powers = Powers of { -emotion(form: "plural") }
    .note = Without them the cards are numbers and { -vibe } only.
setting-powers-on = on
setting-powers-off = off

setting-shaper = The one against two
    .note = Among three players, which team is played by one alone.
setting-shaper-gloom = { -gloom }
setting-shaper-bliss = { -bliss }

setting-spirit = { -spirit }
    .note = Who plays which { -spirit }; each there is once.
setting-spirit-any = any
setting-spirit-love = { spirit-love }
setting-spirit-delight = { spirit-delight }
setting-spirit-empathy = { spirit-empathy }
setting-spirit-harmony = { spirit-harmony }
setting-spirit-hatred = { spirit-hatred }
setting-spirit-misery = { spirit-misery }
setting-spirit-malice = { spirit-malice }
setting-spirit-anxiety = { spirit-anxiety }

setting-deck = Deck
    .note = A ready-made deck of 16 cards, one by luck, or a list of your own.
    .own = a list of your own
    .hint = 16 names with commas between; a name twice for two copies
setting-deck-usual = usual
setting-deck-team = the team's
setting-deck-spirit = the { -spirit }'s
setting-deck-drawn = by luck

## What the rulings go back to, by their letters in rules.toml

ruling-j = our own judgement
ruling-d = a default for what is only printed as artwork

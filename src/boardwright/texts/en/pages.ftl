### Texts of the pages around the table: home, new table, replay, rules.

## Every page

home-product = Boardwright
home-skip = Skip to the page
home-nav = Pages
home-nav-play = Play
home-nav-rules = Rules
home-language = Language
home-theme-light = Light colours
home-theme-dark = Dark colours
home-guest = Guest
home-name = Your name
home-name-change = Change your name
home-name-keep = Keep
home-name-note = It is kept in this browser, and others at your tables see it.

## Home

home-title = What shall we play tonight?
home-line = Legal moves only, every step explained by its rule, bots for the empty chairs.
home-games = Games
home-facts = { $game } in short
home-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
home-rules = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
home-play = Play now
home-play-with = with { $bot }
home-new = New table
home-loading = One moment

home-mine = Your tables
home-mine-none = No tables yet. Play now seats you with a bot at once; at a new table you invite whom you like. Your tables then wait for you here.
home-mine-new = Set up a table
home-table = { $title }, { $game }
home-who = { $people_count ->
    [0] { $free ->
        [one] one free seat
       *[other] { $free } free seats
    }
   *[other] { $people }{ $free ->
        [0] {""}
        [one] , one free seat
       *[other] , { $free } free seats
    }
}
home-yours = Your turn
home-status-playing = in play
home-status-over = over
home-status-abandoned = abandoned
home-status-outdated = older rules
home-status-record = record
home-resume = Resume
home-resume-table = Resume { $title }
home-replay = Replay
home-replay-table = Replay { $title }
home-forget = Forget
home-forget-table = Forget { $title }
home-forget-ask = Forget { $title }?
home-forget-note = The key to your seat goes with it.
home-forget-no = Keep it

home-watch = Watch
home-watch-none = Nobody plays in public just now. At a new table you can let everybody watch.
home-watch-new = Open one for all
home-watching = { $count } watching
home-watch-do = Watch
home-watch-table = Watch { $title }

home-join = Got a link or a code?
home-join-label = Seat link or code of a table
home-join-hint = Link or code
home-join-do = Join
home-join-note = A seat link is your key to that seat. Keep it to yourself; it also works on your phone.
home-join-empty = Paste a link, or type the six letters and digits of a code.
home-join-unread = This is neither a link to a table nor a code. A code has six letters and digits, such as K7QM2X.
home-join-elsewhere = This link leads to { $host }, which is another server. Open it in the address bar.
home-join-unknown = There is no table { $code } here. Look at the code once more.

home-import = Have a record?
home-import-note = Drop the file here, choose it, or paste its text, and see the game again. A campaign can be played on.
home-import-good = { $kept ->
    [one] Take in the session that is whole
   *[other] Take in the { $kept } sessions that are whole
}
home-import-file = Choose a file
home-import-paste = Paste
home-import-label = Text of the record
home-import-hint = boardwright record 1
home-import-do = See the game
home-import-empty = There is nothing to read yet. Paste the whole record, from its first line to its last.
home-import-bad = This record cannot be played. What you pasted is still here; please look at this:

home-learn = New to a game?
home-learn-note = Every rule has a number; wherever you see one, it opens the rule.
home-learn-rules = Look through the rules

## New table

new-title = New table
new-title-of = New table, { $game }
new-session-of = { $game }, the campaign goes on
new-line = Nothing is fixed until the first move.
new-game = Game
new-seats = Seats
new-count = Number of seats
new-seat = Seat { $number }
new-seat-kind = Who sits on seat { $number }
new-own = { $setting }, seat { $number }
new-own-text = another text
new-problem = This does not go together: { $problem }.
new-level = Level of the bot on seat { $number }
new-level-novice = Novice
    .bot = a novice bot
new-level-adept = Adept
    .bot = an adept bot
new-level-expert = Expert
    .bot = an expert bot
new-level-master = Master
    .bot = a master bot
new-you-name = Your name
new-here-label = Name of the person on seat { $number }
new-here-name = Player { $number }
new-same-name = Somebody else here has this name already.

new-kind-you = You
    .note = you, in this browser
new-kind-here = Somebody else here
    .note = at this screen, after you; hands stay hidden in between
new-kind-person = By link
    .who = Invite a friend
    .note = the link comes once the table is open
new-kind-open = Open to all
    .who = Anybody
    .note = whoever has the code of the table may sit down
new-kind-bot = Bot
    .who = Bot
    .note = plays at once

new-rules = Rules of this table
new-version = rules version { $version }
new-words = Words
new-words-note = Which well-known words the texts use.
new-words-own = of the rulebook

new-keeping = How it is kept
new-watch = Watchers
new-watch-everybody = everybody
    .note = The table stands on the home page. Watchers see what all players see, no hands.
new-watch-code = with the code
    .note = Whoever has the code may watch. They see what all players see, no hands.
new-watch-nobody = nobody
    .note = Only those who sit at the table see it.
new-takeback = Takeback
new-takeback-consent = with consent
    .note = Undo alone while nothing new was shown, else the others must agree.
new-takeback-never = never
    .note = Undo alone while nothing new was shown; everything else stands.
new-bots-accept = Bots allow takebacks
    .note = They agree whenever you ask.
new-pace = Pace of the bots
new-pace-brisk = brisk
    .note = A short pause after each answer, so that you can follow.
new-pace-relaxed = relaxed
    .note = A longer pause after each answer, to read along.
new-pace-none = at once
    .note = No pause; what happened stands in the log.
new-warm = Keep free seats warm
    .note = A bot plays a free seat until somebody comes.

new-summary = The table
new-name = Name of the table
new-name-hint = { $game } tonight
new-summary-line = { $game }, { $count ->
    [one] 1 player
   *[other] { $count } players
}
new-free = { $count ->
    [one] 1 seat still free
   *[other] { $count } seats still free
}
new-full = all seats taken
new-open = Open the table
new-note-full = The game begins at once.
new-note-warm = The game begins at once: a bot keeps free seats warm until your friends arrive.
new-note-wait = The game begins at once, and waits whenever it is the turn of a free seat.
new-note-watch = No seat is yours: you watch.
new-note-links = Links to give away are on the table page.

## Replay

replay-title = Replay, { $title }
replay-line = { $game }, { $count ->
    [one] 1 player
   *[other] { $count } players
}
replay-none = There is nothing to replay here
replay-home = To the home page
replay-to-table = To the table
replay-board = The board at this step
replay-board-keys = Enter goes to the things on the board, up and down from one to the next, Enter looks at one.
replay-text = The board at this step, in text
replay-text-tool = Text
replay-as = View as
replay-as-all = everybody
replay-as-none = a spectator
replay-story = Step by step
replay-go-step = Go to step { $step }
replay-go-turn = Go to the beginning of this turn, step { $step }
replay-rule-more = This rule among the others
replay-rule-none = The rule of each step is shown here.
replay-controls = Replay
replay-turn-back = Turn back
replay-turn-on = Turn on
replay-step-back = Step back
replay-step-on = Step on
replay-play = Play
replay-pause = Pause
replay-key-space = Space
replay-speed = Speed
replay-speed-slow = ½×
replay-speed-normal = 1×
replay-speed-fast = 3×
replay-slider = Step of the game
replay-where = Step { $at } of { $last }
replay-next-mark = Next mark
replay-share = Share
replay-share-note = Copy a link to this step
replay-shared = The link is copied. It leads to this step.
replay-share-by-hand = Copy this link:
replay-record = Record
replay-record-note = Download the record of the game
replay-go-on = Go on with the campaign
replay-branch = Play on from here
replay-branch-title = Play on from step { $at }
replay-branch-note = A new table begins here. You take one seat, bots take the others; this game stays as it is.
replay-branch-seat = Your seat
replay-branch-level = Bots
replay-branch-no = Back
replay-look = A closer look
replay-look-close = Close

## Rules

rules-title = Rules
rules-facets = Narrow down
rules-game = Game
rules-game-all = All games
rules-section = Section
rules-section-all = All sections
rules-source = Source
rules-source-rulebook = Rulebook
rules-source-ruling = Ruling
rules-source-open = Open point
rules-kind-rulebook = rulebook
rules-kind-ruling = ruling
rules-kind-open = open point
rules-list = Rules found
rules-search = Search the rules
rules-search-hint = Words or a number
rules-count = { $count } of { $of } rules
rules-none = No rule says that. Try fewer words, or look through all sections and sources.
rules-all = Show all rules
rules-detail = The rule
rules-pick = Choose a rule to read it in full.
rules-unknown = There is no rule { $id }.
rules-back = All rules found
rules-copy = Copy link
rules-copied = Copied
rules-note = Note
rules-from-book = Rulebook: { $places }
rules-ruling = Ruling: { $what }
rules-open = Open: neither rulebook nor ruling decides it.
rules-cards = Cards
rules-cards-list = { $cards }
rules-related = Read with it

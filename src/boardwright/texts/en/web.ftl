### Texts of the web table: the shell around every game. Sentences of a game are in its own files.

## Everywhere

web-home = Home
web-close = Close
web-copy = Copy
web-copied = Copied
web-copy-failed = This browser does not allow copying. Select the text and copy it yourself.
web-lost = There is nothing at this address
web-lost-why = The link may be old, or a letter of it is missing.
web-broken = This page could not be opened
web-broken-why = The server does not answer, or not as expected. Nothing is lost; try again in a moment.
web-somebody = Somebody
problem-offline = There is no connection to the table.

## The top bar

web-tools = Tools
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-free = Take your last answer back. { $why }
web-undo-consent = Ask the others to take your last answer back. { $why }
web-undo-none = There is nothing to take back. { $why }
web-undo-never = At this table nothing is taken back once it has shown something new.
web-text = Text
web-text-mode = The whole table as text
web-rules = Rules
web-theme = Light or dark
web-log = Log
web-menu = Menu
web-you-are-asked = Your move
web-asked-are = { $seats_count ->
    [0] Nobody is asked
    [one] { $seats } is asked
   *[other] { $seats } are asked
}
web-title-asked = Your move: { $title }
web-skip-to-question = Skip to the question

## The question panel

web-question = Question
web-options = Answers
web-options-here = Answers for this
web-suggestions = Suggestions, each several answers at once
web-your-move = Your move
web-source = { $source }
web-effect = effect { $effect } of { $of }
web-cost = { $amount } { $of }
web-agreed = { $count ->
    [one] 1 agrees
   *[other] { $count } agree
}
web-joint = { $seats } decide this together. The first answer is a proposal.
web-proposed = { $seat_is ->
    [you] You propose
   *[other] { $seat } proposes
}: { $option }. { $seats_count ->
    [0] Everybody agrees.
   *[other] { $seats } { $seats_count ->
        [one] has
       *[other] have
    } not agreed yet.
}
web-insist = Decide so
web-decides = { $seats_count ->
    [one] { $seats } decides
   *[other] { $seats } decide
}
web-thinks = { $seats_count ->
    [one] { $seats } thinks
   *[other] { $seats } think
}
web-thinking = thinking
web-waits = Waiting for the next move
web-waits-for = Waiting for { $source }
web-waits-seat = Nobody sits at the place of { $seats } yet
web-away = { $seats_count ->
    [one] { $seats } is away.
   *[other] { $seats } are away.
}
web-skip = Do not wait
web-let-bot-play = Let a bot play for { $seat }
web-hint = Ask a bot what it would do
web-hint-asked = A bot is thinking it over.
web-chance = { $percent } %
web-chance-width = ± { $percent }
web-hint-line = It has in mind: { $steps }.

## What the others must allow

web-motion-by = { $name } asks you all
web-motion-yours = You ask the others
web-motion-takeback = Take back the last answer of { $name }?
web-motion-abandon = End this game without a winner?
web-motion-renew = Play on under the new rules?
web-motion-missing = { $names_count ->
    [one] { $names } has not answered yet.
   *[other] { $names } have not answered yet.
}
web-allow = Allow
web-keep-playing = Keep playing
web-withdraw = Never mind

## A table that is over

web-over = Game over
web-abandoned = Abandoned
web-abandoned-why = This game was ended without a winner
web-scores = Scores
web-score = { $seat } { $score }
web-rematch = Rematch
web-next-session = Next session
web-session-again = This session once more
web-other-people = With other people
web-save-campaign = Save the campaign
web-next-table = To the next table
web-replay = Replay
web-copy-record = Copy record
web-record-copied = The record is on the clipboard.
web-save-record = Save the record
web-outdated = Older rules
web-outdated-why = The rules have changed since this game began
web-outdated-hint = A game is not played on under rules that it did not begin with. If all agree, a new table plays on under the new rules, from the last position that was kept. If all agree to end it, its record can be had, good for the version that it began with.
web-renew = Play on under the new rules

## What happened

web-since = Since your last answer
web-since-count = { $count ->
    [one] One thing happened.
   *[other] { $count } things happened.
}
web-since-more = { $count ->
    [one] one thing before that
   *[other] { $count } things before that
}
web-rail = Log and chat
web-beside = Beside the board
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-watching = Sit down or give your name at the door to chat.

## The connection

web-lost-line = { $tries ->
    [0] Connection lost. Trying again. You can go on reading.
   *[other] Connection lost. Trying again ({ $tries }). You can go on reading.
}
web-retry = Retry now
web-back-line = { $missed ->
    [0] Back. Nothing happened meanwhile.
    [one] Back. One move happened meanwhile.
   *[other] Back. { $missed } moves happened meanwhile.
}
web-show-them = Show them

## Seats

web-seats = Seats and invitations
web-asked = asked
web-kind-you = you
web-kind-person = here
web-kind-away = away
web-kind-bot = bot, { $level }
web-kind-stood-in = a bot plays for them just now ({ $level })
web-kind-open = free for anybody with the code
web-kind-reserved = waits for somebody with the link
web-back = Play myself
web-bot-for-me = Let a bot play for me
web-show-seat = Show this seat
web-free = Give up
web-invite = Invite
web-take = Sit here
web-seat-bot = Seat a bot
web-let-bot = Let a bot play
web-invite-to = Link to seat { $number }
web-invite-why = Whoever opens this link sits down there. It is the key to the seat: give it to one person only.
web-new-link = Make a new link, the old one is void then
web-link = Link
web-qr = The link as a code to photograph
web-my-name = Your name
web-rename = Change
web-my-key = On another device
web-my-key-why = This link makes another device of yours the same person at this table. It is your key: keep it to yourself.
web-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## Before a table

web-sit-down = Sit down
web-take-seat = Take seat { $number }
web-watch = Watch
web-door-person = taken
web-door-bot = bot
web-door-open = free
web-door-reserved = by link
web-door-closed = All seats are taken, and this table has no watchers.

## One screen, several people

web-curtain = The next one, please
web-curtain-for = { $name } is asked
web-curtain-why = What the others hold is hidden until you say that you are here.
web-curtain-lift = I am { $name }

## Rules and things

web-look = Closer look
web-no-rule = There is no text for this rule.
web-rule-here = Here: { $here }
web-rule-related = Related:
web-rule-browser = Open in the rules
web-rules-here = Rules of this moment
web-all-rules = All rules

## Places

web-board = Board
web-hand = What you hold
web-tabs = Parts of the table
web-tab-table = Table
web-tab-players = Players
web-tab-log = Log
web-tab-rules = Rules

## The menu

web-abandon = End the game
web-abandon-sure = End this game without a winner? The others must agree.
web-prefs = Preferences
web-theme-system = like the system
web-theme-light = light
web-theme-dark = dark
web-moves = Motion
web-moves-system = like the system
web-moves-full = things travel
web-moves-reduced = things stay put
web-words = Words
web-words-table = those of the table
web-language = Language
web-skip-always = Bots never make me wait
web-keys = Keys
web-key-number = answer by number
web-key-decline = decline, or stop picking
web-key-question = to the question
web-key-hand = to your hand
web-key-board = to the board
web-key-log = to the log
web-key-rule = the rule of what is in focus
web-key-search = search the rules
web-keys-arrows = Tab and the arrow keys go to what you may act on, Shift with the arrows to everything. Enter answers, Escape closes.

## A drawn board on a narrow screen

web-zoom-question = Centre on the question
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-all = The whole board

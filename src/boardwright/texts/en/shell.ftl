### Texts of the shell: what every game and command can say.

# A seat without a name; { $number } counts from 1.
seat-name = Seat { $number }

nothing = nothing

## Why an answer can or cannot be taken back

undo-nothing-shown = It showed nothing new to anybody.
undo-shown = It showed something new.
undo-others-answered = Others have answered since.
undo-no-answer-yet = You have not answered anything yet.
undo-over = The game is over.

## A game in the terminal

play-begins = A new game of { $game }. You are { $seat }{ $bots_count ->
    [0] , alone.
    [one] ; { $bots } is a bot.
   *[other] ; { $bots } are bots.
} Type ? to have a question explained, help for everything else.
play-resumed = On with your game of { $game }: { $answers ->
    [one] one answer was given so far.
   *[other] { $answers } answers were given so far.
}
play-offer = There is an unfinished game of { $game }, last played on { $when }. Go on with it? [yes/no]
play-none = There is no unfinished game of { $game }.
play-elsewhere = There is an unfinished game of { $game }; --resume goes on with it.

play-thinks = { $seat } is thinking ...
play-asks = { $source }, effect { $effect } of { $of }:
play-asks-single = { $source }:
play-undone = Taken back. { $why }
play-takeback = Taken back: the bots agree to it. { $why }
play-no-undo = There is nothing to take back. { $why }
play-saved = Saved as { $file }
play-copied = A copy is saved as { $file }
play-quit = The game waits for you; boardwright play { $game } --resume goes on with it.
play-record = The record of the game: { $file }
play-replay = To see it again: boardwright replay { $file } --all
play-scores = Scores: { $scores }
play-hint = A bot in your place would answer: { $option }
play-hint-good = It is good for { $what }.
play-hint-bad = It is bad for { $what }.
play-hint-random = The bots know nothing of this game. Picked at random: { $option }
play-cost = { $amount } { $of }
play-costs = costs { $parts }
play-cost-none = costs nothing
play-log-empty = Nothing has happened yet.

## What can be typed

help-answer = Answer by number, by the beginning of a name, or by key, as ? shows it.
help-explain = explains the question: its rule, and what each answer would do
help-explain-rule = shows that rule
help-explain-card = shows what is to be known of a card, a pile or whatever else has this name
help-board = shows the board again
help-log = shows what happened, with the rules: the last turns, so many turns, or all
help-hint = asks a bot what it would do in your place
help-undo = takes your last answer back
help-save = saves a copy of the game
help-quit = leaves; the game is saved after every answer

## What is wrong with what was typed

bad-number = There is no answer { $number }; they go from 1 to { $count }.
bad-answer = { $typed } is not one of the answers here. Type a number, or ? to see what is asked.
bad-illegal = { $typed } is not allowed now, by { $rule }: { $text }
bad-ambiguous = { $typed } can mean several answers: { $answers }. Type more of it, or the number.
bad-topic = There is no rule, card or answer called { $typed }.
bad-file = { $file } cannot be written: { $why }
bad-log = log takes a number of turns, or all.

## Why a table refuses something

problem-malformed = That cannot be read.
problem-too-large = That is too long.
problem-too-many = Too much at once. Wait a moment.
problem-unknown-table = There is no table with this code.
problem-unknown-game = There is no such game here.
problem-unknown-path = There is nothing at this address.
problem-wrong-method = This address does not take that.
problem-no-token = You are not at this table.
problem-bad-token = This link or key is not good, or no longer.
problem-not-yours = That is not your seat.
problem-not-allowed = That is not allowed at this table.
problem-unknown-key = This game has no such answer.
problem-stale = That question is closed: something has happened since.
problem-repeated = You have answered that already.
problem-foreign = That question is for another seat.
problem-illegal = The rules do not allow that now.
problem-seat-taken = Somebody sits there already.
problem-seat-not-free = That seat is not free.
problem-nothing-to-undo = There is nothing to take back.
problem-no-motion = Nobody asks for anything.
problem-not-playing = Nothing is being played here any more.
problem-not-over = That has to wait until the game is over.
problem-no-campaign = No campaign is played at this table.
problem-outdated = The rules have changed since this game began.
problem-bad-record = That is not a record that can be replayed.
problem-bad-setup = A game cannot begin like that.
problem-bad-position = That position cannot be played.
problem-unavailable = That does not work just now. Nothing has changed.
problem-failed = Something went wrong here. Nothing has changed.

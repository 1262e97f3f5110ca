### What players are asked, and the labels of the answers.
### A prompt is read by the player who is asked; the card's own text stands beside it.
### ask-...: something must be chosen. may-...: it may be declined. some-...: a row of picks, where
### { $picked } is how many have been made. ask-...-next: the order of several cards.

## Turns

ask-first-card = Which card do you { -play } first? The other one stays in your hand.

ask-action = What do you do? { $actions ->
    [one] One action is left.
   *[other] { $actions } actions are left.
}

## One card

ask-archive = Which card do you { -archive }?
ask-carry-out = Which card do you carry out, without sharing?
ask-exchange = Which card do you exchange?
ask-exchange-mine = Which of your lowest cards do you exchange?
ask-keep = Which card do you keep?
ask-play = Which card do you { -play }?
ask-recycle = Which card do you { -recycle }?
ask-score = Which card do you score?
ask-show = Which card do you show?
ask-take = Which card do you take?
ask-transfer = Which card do you transfer?

may-archive = You may { -archive } a card: which one?
may-recycle = You may { -recycle } a card: which one?
may-score = You may score a card: which one?

## Several cards

some-archive = Which card do you { -archive } { $picked ->
    [0] first? You may stop at any time.
    [one] next? One is { -archive(form: "past") } already.
   *[other] next? { $picked } are { -archive(form: "past") } already.
}

some-play = Which card do you { -play } { $picked ->
    [0] first? You may stop at any time.
    [one] next? One is { -play(form: "past") } already.
   *[other] next? { $picked } are { -play(form: "past") } already.
}

some-recycle = Which card do you { -recycle } { $picked ->
    [0] first? You may stop at any time.
    [one] next? One is { -recycle(form: "past") } already.
   *[other] next? { $picked } are { -recycle(form: "past") } already.
}

ask-arrange = Which card comes next, counted from the top?
ask-archive-next = All of these are { -archive(form: "past") }: which one next?
ask-play-next = All of these are { -play(form: "past") }: which one next?
ask-recycle-next = All of these are { -recycle(form: "past") }: which one next?
ask-score-next = All of these are scored: which one next?
ask-transfer-next = All of these are transferred: which one next?

## Yes or no

may-archive-all = Do you { -archive } your whole hand?

may-archive-number = Do you { -archive } { $number ->
    [one] one card
   *[other] { $number } cards
} from your hand, or all that you have if there are fewer?

may-draw-and-archive = Do you draw { a-card } and { -archive } it?
may-draw-value = Do you draw { a-card }?
may-exchange-hand-influence = Do you exchange your whole hand for all the cards of your { -influence }?
may-exchange-highest = Do you exchange all highest cards of your hand for all highest cards of your { -influence }?
may-give-red = Do you transfer your { -colour-red } { -active-card } to the { -zone } of another player?
may-play-highest = Do you { -play } all highest cards of your { -influence }?
may-play-influence = Do you { -play } all the cards of your { -influence }?
may-recycle-three = Do you { -recycle } three cards from your hand, or all that you have if there are fewer?
may-score-all = Do you score your whole hand?
may-score-eight-recycle-one = Do you draw an 8 and score it, and then { -recycle } a card of your { -influence }?

## Colours, values, players

ask-give-red = Who gets your { -colour-red } { -active-card }?
ask-measure = Which colour do you choose?
ask-name-colour = Which colour do you name?
ask-name-value = Which value do you name?
ask-recycle-influence = Whose card do you { -recycle }, and of which value?
ask-transfer-to = Who gets a card of your { -influence }?
may-rearrange = You may put one of your colours in a new order: which one?
may-splay = You may splay a pile { $way }: which one?

## Answers

do-activate = { -Activate } { $card }
do-choose = { $card }
do-colour = { $colour }
do-dominate = { -Dominate } { -period } { $period }
do-done = Done

do-draw = { $value ->
    [11] Draw a card above 10
   *[other] Draw { a-card }
}

do-no = No
do-owned = { a-card } in { whose } { -influence }
do-play = { -Play } { $card }

do-seat = { $seat_is ->
    [you] yourself
   *[other] { $seat }
}

do-splay = Splay { $colour } { $way }
do-value = value { $value }
do-yes = Yes

## Warnings

warn-ends-game = No { -supply } from there on has a card left: this ends the game.

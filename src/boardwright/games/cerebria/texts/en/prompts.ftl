### What players are asked, and the labels of the answers.
### A prompt is read by the player who is asked; the Emotion or rule that asks stands beside it.
### build-...: an Action is put together, pick by pick, until its target is named. ask-...: something must be
### chosen. may-...: it may be declined.

## Before the first turn

ask-place-figure = On which { -frontier } does your figure begin?
ask-place-second = Where does your second Starting { -emotion } go? Choose { -frontier(form: "a") } as if a second figure stood there.
ask-place-emotion = Which slot does your Starting { -emotion } take?

ask-wild = Which row gets a wild token? { $left ->
    [one] This is the last one.
   *[other] You have { $left } of them.
}

## Turns

ask-action = What do you do? { $left ->
    [0] No { -action } is left; Abilities are.
    [one] One { -action } is left.
   *[other] { $left } { -action(form: "plural") } are left.
}

ask-end-of-turn = The turn ends: do you gain { -ambition } or draw?

## An Action is put together

build-move = Where do you move?
build-invoke = Which { -emotion } do you Invoke?
build-quell = Which { -emotion } do you Quell?
build-fortify = At which location do you Fortify?
build-empower = Which { -emotion } do you Empower?

ask-place = Where in the row of { $action } does the token go?
ask-colour = Which colour is the token { $upgrade_is ->
    [unlock] that unlocks { $action }?
   *[other] on { $upgrade }, in the row of { $action }?
}
ask-row = Which row gets { -vibe-token(form: "a") }?
may-row = You may lay { -vibe-token(form: "a") }: on which row?

ask-invoke-slot = Which slot does { $card } take?
ask-reveal = Which card do you show to Quell { $emotion }?

# How much Essence a Quell removes.
ask-essence = How much { -essence } do you remove?

ask-seed = Which card makes the Bleakness { in-slot } Strong?

ask-push = Where do you push { whose } { -spirit }, now { on-space }?
may-garrison = Do you Invoke { -emotion(form: "a") } into the { -realm } of the new { -fortress }?

## What upgrades do

ask-embrace = Which { -emotion } gets the { -essence }?
ask-wildfire = Which { -emotion } loses { -essence }?
ask-drain = Which { -sphere } gives you 1 { -wp }?
ask-discard-one = Which of the two drawn cards do you discard?

## Realm Actions

may-draw-more = Do you draw another card for 2 { -wp }?
ask-relocate = Which { -emotion } do you bring here?
ask-relocate-to = Which slot does { $emotion } take?
ask-intensify = Which { -emotion } do you intensify?
ask-intensify-how = What do you do with { $emotion }?
may-intensify-more = Do you go on with { $emotion }?
ask-harvest = How much { -wp } do you exchange for { -essence }?

## Absorb

ask-sphere = Which { -sphere } do you { -absorb } from?
may-bonus-commitment = Do you pay 1 { -wp } for 1 { -ambition }?
may-bonus-creativity = Do you draw a card?
may-bonus-humility = Do you take 1 { -essence }?
may-bonus-diligence = Do you take 2 { -wp } from the supply?
may-bonus-knowledge = Do you lay { -vibe-token(form: "a") } of any colour?
ask-turning = How does the { -origin } turn?

## Powers

ask-power = Which power comes first?
may-draw = Do you draw a card?
may-kindle = You may put 1 { -essence } on { -emotion(form: "a") } next to it: on which one?
may-entrust = You may put 1 { -essence } of your own on { -emotion(form: "a") }: on which one?
may-burn = You may pay to remove 1 { -essence } next to it: from which { -emotion }?
ask-first-under = Which of the two goes under the deck first?
ask-unsettle = Which { -emotion } gets { -insecurity-token(form: "a") }?
may-unsettle = You may put { -insecurity-token(form: "a") } on { -emotion(form: "a") }: on which one?
ask-give = Which { -emotion } gets 1 { -essence } from it?
may-give = You may give 1 { -essence } more: to which { -emotion }?
may-shove = You may move an opposing { -spirit }: which one?
ask-shift = Where do you move { whose } { -spirit }, now { on-space }?
may-shift = You may move { whose } { -spirit }, now { on-space }: where to?
may-name-wp = One of your { -spirit(form: "plural") } may receive { -wp }: which one?
may-name-reward = One of your { -spirit(form: "plural") } may receive a reward: which one?
ask-name-essence = Which of your { -spirit(form: "plural") } gains { -essence }?

ask-reward = What { $to_seat_is ->
    [you] do you receive?
   *[other] does { $to_seat } receive?
}

ask-discard = Which card do you discard?

## Revelations

ask-remove-aspiration = Which Common { -aspiration } do you remove from the game?
ask-hidden = Which of these is your team's new Hidden { -aspiration }?

## Answers at the beginning and between Actions

do-place-figure = Begin { on-space }
do-place-second = { On-space }
do-place-slot = { In-slot }

do-move = Move
do-invoke = Invoke
do-quell = Quell
do-fortify = Fortify
do-empower = Empower

do-realm = { $realm_is ->
    [val] { -valley }: gain 4 { -wp }
    [cra] { -cradle }: draw cards
    [net] { -network }: bring an { -emotion } here
    [lan] { -land }: add { -essence }
   *[wil] { -willow }: { -wp } for { -essence }
}

do-absorb = { -Absorb }
do-ability-token = Lay { -vibe-token(form: "a") }
do-ability-rotate = Turn the { -origin }
do-ability-action = Gain { -action(form: "a") }
do-use = Use { $emotion } { in-slot }
do-end-turn = End the turn
do-gain-ambition = Gain 1 { -ambition }
do-draw-two = Draw 2 cards

## Answers in an Action

do-move-to = Move { to-space }

do-swap = Change places with { $seat }

do-invoke-card = Invoke { $card }
do-invoke-slot = { In-slot }
do-show = Show { $card }
do-show-discard = Show and discard { $card }
do-seed = { $card }, to make it { $emotion }

do-emotion = { $emotion } { in-slot }

do-empower-emotion = { $from } { in-slot }, to make it { $emotion }

do-fort = { $deed_is ->
    [build] Build a { -minor } { -fortress } in { $realm }
    [exalt] Exalt the { -fortress } in { $realm }
    [raze] Raze the { -fortress } in { $realm }
   *[attune] Bring the { -fortress } in { $realm } to the { -identity }
}

do-upgrade = Use { $upgrade }
do-discard-for = Discard { $card } for a { $vibe } token
do-discard-any = Discard { $card } for a token
do-discard = Discard { $card }

do-place = { $upgrade_is ->
    [unlock] Unlock { $action }
   *[other] { $upgrade }
}

do-colour = { $colour_is ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}

do-row = { $action }

do-remove = Remove { $amount } { -essence }
do-exchange = { $amount } { -wp } for { $amount } { -essence }
do-draw = Draw { $card }
do-add = Add 1 { -essence }
do-lift = Take the { -insecurity-token } off

## Other answers

do-sphere = { $sphere }: { $amount } { -wp }
do-drain = { $sphere }

do-turn = { $way_is ->
    [clockwise] It turns clockwise
    [stay] It stays
   *[back] It turns back
}

do-push-to = { To-space }

do-seat = { $seat_is ->
    [you] Yourself
   *[other] { $seat }
}

do-reward = { $reward_is ->
    [essence] 1 { -essence }
    [wp] 2 { -wp }
   *[card] A card
}

do-power = { $emotion }
do-aspiration = { $aspiration }
do-yes = Yes
do-no = No
do-done = Done

## Whole Actions, offered as one

suggest-move = Move { to-space }
suggest-invoke = Invoke { $card } { into-slot }
suggest-quell = Quell { $emotion } { in-slot }, showing { $card }
suggest-quell-unshown = Quell { $emotion } { in-slot }
suggest-fortify = Build { -fortress(form: "a") } in { $realm }
suggest-empower = Empower { $from } { in-slot }
suggest-absorb = { -Absorb } { $amount } { -wp } from { $sphere }

## Warnings

warn-shows = Everybody will see { $card }.

warn-revelation = This empties the { -sphere }: there will be { -revelation(form: "a") }.

warn-actions-left = You still have { $left ->
    [one] an { -action }
   *[other] { $left } { -action(form: "plural") }
} that you can take.

warn-absorb-left = You have not used Absorb this turn.
warn-last-turn = The game ends with this turn.
warn-no-cards = Your deck is empty: you will draw nothing.
warn-one-card = Your deck has one card only.

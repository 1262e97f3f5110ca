### What players are asked. A prompt is read by the player who is asked, or by all of them where the Team is asked;
### the component or rule that asks stands beside it. ask-...: something must be chosen. may-...: it may be declined.
### chance-...: luck answers.

## What effects do, after "to"

verb-phrase = { $verb_is ->
    [draw] draw cards
    [discard] discard cards
    [seal] { -seal } cards
    [unseal] unseal cards
    [reshuffle] reshuffle the deck
    [take] take a card
    [place-progress] place { -progress-card(form: "a") }
    [flip] flip { -progress-card(form: "a") }
    [unflip] unflip { -progress-card(form: "a") }
    [restore] take something back
    [suffer] suffer { -distress }
    [cure] cure { -distress }
    [gain] gain something
    [lose] lose something
    [pay] pay
    [move] move
    [relocate] be Relocated
    [push] be pushed
    [swap] swap places
    [choose] choose
    [look] look at cards
    [bury] look at cards
    [peek] look at a secret
    [roll] roll the { -luck-die }
    [reroll] reroll
    [state] take a { -state }
    [summon] summon { -companion(form: "a") }
    [buy] buy cards
    [shop] shop
    [retarget] draw it away
   *[other] do this
}

## The setup and an Awakening

ask-dreamer = Which { -dreamer } do you play?
ask-change-dreamers = Do you change your { -dreamer(form: "plural") }?
ask-deck = Your deck has { $cards } cards. Which card comes in or goes out?
ask-mask = Which { -mask } do you wear?
ask-items = Which { -item } becomes active? { $left ->
    [one] One slot is free.
   *[other] { $left } slots are free.
}
ask-entrance = On which { -entrance } do you enter?

## The Dreamworld map

ask-travel = Where does the { -team } go, or what does it do?
ask-relocate-team = To which { -location } is the { -team } Relocated?
ask-who-gets-gem = Who gets { so-many }?
ask-quirk-slot = On which { -quirk } slot does { $fate } go?
ask-shop = Do you use { -shopping-card(form: "a") }? { $cards ->
    [one] You have one.
   *[other] You have { $cards }.
}
ask-shopping = What do you buy? You have { $ether } { -ether }.
ask-buy = Which card do you buy? { $offered }. You have { $ether } { -ether }.
ask-buy-item = Do you buy { $thing } for { $ether } { -ether }?
may-buy = Do you buy Influence cards?
ask-buy-before-save = Do you buy Influence cards before the save?
ask-replace = Which card is replaced and goes out of the game?
may-replace = Is { $thing } replaced? It goes out of the game then.

## Dreams and Slumbers

ask-skip-before = Do you { -skip } { $slumber } before it starts?
ask-skip = Do you { -skip } { $slumber } now?
ask-delta = { -delta-phase }: what do you choose?
ask-who-gains = Who gains { $thing }?

## The Dreamers Phase

ask-draw-discard = Do you discard before you draw? You hold { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}.
ask-action = { -turn } { $turn }: what do you do?
ask-travel-action = What do you do on the { -dreamworld } map?
ask-round = { -turn } { $turn }, your round: what do you do?
ask-rapid = Do you use something { -rapid } now?
ask-effort = How many { -hour(form: "plural") } are lost, for as many spaces? There are { $hours }.
ask-peek = Which secret do you look at?
ask-unmorph = From which { -entity } do you remove { -morphing(form: "a") }?
ask-key-or-ether = Do you pay a { -key } of the { -team } or an { -ether } of your own?

## Payments

ask-pay = { $for_is ->
    [move] Pay { kind-cunning } for your Move, 1 for each space: { $paid } paid, { $need } at least.
   *[other] Pay { $need } { $colour }: { $paid } paid so far.
}
ask-pay-price = Do you pay?
ask-cost = Which cost do you pay?
ask-colour = Which colour is it?
ask-times = How many times do you pay it?
ask-boost-fail = The { -boost } failed: what do you give for it?
ask-discard-cost = Which card do you discard for it? { $left ->
    [one] One more.
   *[other] { $left } more.
}
ask-take-marker = No { -intent-marker } in { $colour } is left for { $action }. From which action is one taken?

## Aims

ask-target = { $what_is ->
    [entity] At which figure is { $action } aimed?
    [dreamer] At which { -dreamer } is { $action } aimed?
    [space] At which space is { $action } aimed?
    [edge] At which edge is { $action } aimed?
    [gradual] At which { -gradual } action is { $action } aimed?
    [progress] At which { -progress-card } is { $action } aimed?
    [item] At which { -item } is { $action } aimed?
   *[other] At which card is { $action } aimed?
}
ask-whom = Which { -dreamer } is to { verb-phrase }?
ask-agree = { $verb_is ->
    [move] Do you agree to be moved?
    [relocate] Do you agree to be Relocated?
    [swap] Do you agree to swap?
   *[other] Do you agree to it?
}
ask-wants = Do you want to { verb-phrase }?
ask-option = What do you choose?
ask-figure = Which figure do you choose?
ask-space = Which space do you choose?
ask-edge = Which edge do you choose?
ask-company = Who comes along? { $left ->
    [one] One may.
   *[other] { $left } may.
}
ask-share-out = Who { $what_is ->
    [distress] suffers the next { -distress }
   *[other] gets the next { $what }
}? { $left ->
    [one] It is the last one.
   *[other] There are { $left }.
}

## Moves

ask-path = { $seat_is ->
    [you] Where do you go?
   *[other] Where does { $seat } go?
} { $left ->
    [one] One space is left.
   *[other] { $left } spaces are left.
}
ask-team-path = Where does the { -team } go? { $left ->
    [one] One { -path } is left.
   *[other] { $left } { -path(form: "plural") } are left.
}
ask-march = Where does { $entity } move? { $left ->
    [one] One space at most.
   *[other] { $left } spaces at most.
}
ask-push = { $seat_is ->
    [you] Where are you pushed?
   *[other] Where is { $seat } pushed?
}
ask-push-entity = Where is { $entity } pushed?
ask-who-is-pushed = { $entity } comes to { $space }, which is full. Who is pushed?
    .without-entity = { $space } is full. Who is pushed?
ask-push-next = There is not room for everybody beside it. Who is pushed next?

## Entities

ask-spawn = Where does { $entity } appear?
ask-entity-order = Which figure moves next?
ask-entity-target = Several { -dreamer(form: "plural") } are equally near. Towards whom does { $entity } move?
ask-entity-path = Several ways are equally short. Where does { $entity } go? { $left ->
    [one] One space is left.
   *[other] { $left } spaces are left.
}
ask-effect-order = { step-name }: which effect comes first?
ask-block-step = Which step of this { -turn } is blocked?
ask-morphing = Which { -morphing } of { $entity }?
ask-morphing-to = Which { -entity } gets the { -morphing }?

## Cards

ask-discard = Which card do you discard? { $left ->
    [one] One more.
   *[other] { $left } more.
}
ask-reshuffle-price = Your deck was reshuffled: do you suffer 1 { -distress } or { -seal } { $n ->
    [one] 1 card
   *[other] { $n } cards
}? { $deck ->
    [one] 1 card lies in it.
   *[other] { $deck } cards lie in it.
}
ask-looked = You have looked at { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
ask-order = Which card comes next, from the top? { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
}
ask-take-card = Which card do you take?
ask-return-card = Which card returns to the Influence { -market }?
ask-copy = Which action do you use?
ask-discard-progress = There is no room: which placed { -progress-card } do you discard?
ask-lose-progress = Which placed { -progress-card } do you discard?
ask-place = Which { -progress-card } do you place?
ask-flip = Which { -progress-card } do you flip?
ask-unflip = Which { -progress-card } do you unflip?
ask-lose-flaw = Which { -flaw } goes?
ask-remove-flaw = Do you pay to get rid of { $card }?

## Items, Masks, Signs, tokens

ask-discard-item = Too many { -item(form: "plural") } are active: which one goes to { -storage }?
ask-item-room = Which active { -item } makes room for { $item }?
ask-lose-item = Which { -item } is lost?
ask-swap-item = Which active { -item } goes to { -storage }?
ask-restore-mask = Which { -mask } do you put on?
ask-wear-mask = Do you put on { $mask } at once?
ask-season = Which { -season } is it to be?
ask-sign = Which { -sign } do you hand in?
ask-unblock = Which action can be used again?
ask-mark = Which action gets the { -intent-marker }?
ask-mark-from = From which action is { -intent-marker(form: "a") } taken?
ask-mark-colour = In which colour?

## Windows: something is about to happen, or just has

ask-window = { $moment_is ->
    [would-suffer] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to suffer { $n } { -distress }.
    [would-seal] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to { -seal } { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
    [rolled] The die shows: { face-name }.
    [boosted] The { -boost } shows: { face-name }.
   *[other] { moment-phrase }
} Do you use something?
ask-passive = { moment-phrase } Do you use this? { $text }

moment-phrase = { $moment_is ->
    [turn-start] The { -turn } begins.
    [draw-step] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to draw.
    [turn-end] The { -turn } ends.
    [encounter-start] It begins.
    [slumber-start] The { -slumber } begins.
    [dream-start] The { -dream } begins.
    [would-suffer] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to suffer { -distress }.
    [would-seal] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to { -seal }.
    [would-discard] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to discard.
    [would-move] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to move.
    [would-push] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to be pushed.
    [sealed] { $seat_is ->
        [you] You have
        [nobody] Somebody has
       *[other] { $seat } has
    } { -seal(form: "past") } cards.
    [rolled] A die was rolled.
    [boosted] { $seat_is ->
        [you] You have
        [nobody] Somebody has
       *[other] { $seat } has
    } { -boost(form: "past") }.
    [paying] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } paying.
    [after-move] { $seat_is ->
        [you] You have
        [nobody] Somebody has
       *[other] { $seat } has
    } moved.
    [reshuffled] { Whose } deck was reshuffled.
    [reshuffle-price] { Whose } deck was reshuffled and has its price.
    [entity-move-step] The { -entity(form: "plural") } are about to move.
    [entity-targets] { $seat_is ->
        [you] An { -entity } is about to move towards you.
       *[other] An { -entity } is about to move towards { $seat }.
    }
    [step-before] A step of the { -turn-card } is about to come.
    [step-after] A step of the { -turn-card } is over.
    [revealed] Something was revealed.
    [shortcut] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to { -seal } for { -shortcut(form: "a") }.
    [location-entered] The { -team } has come to a { -location }.
    [location-resolved] The { -location } is resolved.
    [fate-resolved] The { -fate-card } is resolved.
    [applying] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } about to apply { -assault(form: "a") } or { -contact(form: "a") }.
    [encounter-end] It is over.
    [slumber-won] The { -slumber } is won.
    [placed] { $seat_is ->
        [you] You have
        [nobody] Somebody has
       *[other] { $seat } has
    } placed { -progress-card(form: "a") }.
    [progress-placed] { $seat_is ->
        [you] You have
        [nobody] Somebody has
       *[other] { $seat } has
    } placed { -progress-card(form: "a") }.
    [cured-to-zero] { $seat_is ->
        [you] You have
        [nobody] Somebody has
       *[other] { $seat } has
    } no { -distress } left.
    [back-action] { $seat_is ->
        [you] You have
        [nobody] Somebody has
       *[other] { $seat } has
    } used the action of a back.
    [pushed-by-big] { $seat_is ->
        [you] You are
        [nobody] Somebody is
       *[other] { $seat } is
    } pushed by a Big { -entity }.
   *[other] Something may be answered.
}

## Playing cards

ask-element = Which element do you try your luck with?
ask-luck-on = The Luck cards make { $sum }. Do you go on with { element-name }?
ask-whose-morphings = Which { -entity } is it?
ask-who-cures = Who cures 2 { -distress }?
ask-who-suffers = Who suffers 1 { -distress }?

## Luck

chance-luck = The { -luck-die } is rolled.
chance-movement = The { -movement-die } is rolled.
chance-morphing = { -morphing(form: "A") } for { $entity } is drawn.
chance-item = { -item(form: "A") } is drawn.
chance-sign = { -sign(form: "A") } is drawn.

### What the drawn table says, and its text mode.

## Everywhere

board-ring = The inside world
board-nobody = nobody
board-you-mark = you
board-list = { $items }
board-free = free
board-versus = { -bliss } { $bliss }, { -gloom } { $gloom }
board-costs = costs

# An amount of a resource, as a reader hears the number beside its sign.
board-of-wp = { $amount } { -willpower }
board-of-essence = { $amount } { -essence }
board-of-ambition = { $amount } { -ambition }
board-of-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}

board-wp = { -willpower }
board-essence = { -essence }
board-cards = Cards
board-ambition = { -ambition }

## The turn

board-over = The game is over
board-turn = Turn { $turn }: { $seat_is ->
    [you] you
   *[other] { $seat }
}, { $actions ->
    [0] no { -action } left
    [one] one { -action } left
   *[other] { $actions } { -action(form: "plural") } left
}
board-turn-end = Turn { $turn }: { $seat_is ->
    [you] you end your turn
   *[other] { $seat } ends the turn
}
board-phase-placing = { $seat_is ->
    [you] You place
   *[other] { $seat } places
} a figure and a Starting { -emotion }
board-phase-wilds = { $seat_is ->
    [you] You place
   *[other] { $seat } places
} wild tokens
board-ends = This is the last turn.
board-actions-left = { $count ->
    [0] no { -action } left
    [one] 1 { -action } left
   *[other] { $count } { -action(form: "plural") } left
}

## The ring

board-place = { $place_is ->
    [val] { -val }
    [cra] { -cra }
    [net] { -net }
    [lan] { -lan }
    [wil] { -wil }
    [f0] { -valley } / { -cradle }
    [f1] { -cradle } / { -network }
    [f2] { -network } / { -land }
    [f3] { -land } / { -willow }
   *[f4] { -willow } / { -valley }
}

board-held = { board-place }: { -bliss } { $bliss }, { -gloom } { $gloom }. { $control_is ->
    [nobody] Nobody controls it.
   *[other] { $control } controls it.
}

board-emotion = { $emotion }, { $team }, { -intensity } { $intensity }, { $essence } of { $spaces } { -essence }
board-slot-empty = An empty slot { in-slot }
board-blocked = Blocked: it does not count for { $realm }
board-vibe-none = no { -vibe }

board-space = { $spirits } { on-space }
board-space-empty = Nobody { on-space }
board-figure = { $spirit }, { $seat_is ->
    [you] your { -spirit }
   *[other] { $seat }'s { -spirit }
}

board-fort = { $size_is ->
    [minor] A { -minor }
   *[major] A { -major }
} { -fortress } of { $team } in { $realm }, { $ripe ->
    [yes] a { -revelation } would take it up
   *[no] new this turn
}
board-fort-none = No { -fortress } in { $realm }
board-fort-short = { $size_is ->
    [minor] { -minor } { -fortress }, + 1
   *[major] { -major } { -fortress }, + 2
}
board-fort-note = A { -fortress } adds to its team's total in the { -realm }. If the { -sphere } beside it is emptied, one that has stood since an earlier turn joins the { -identity }.

board-realm-deed = { $realm_is ->
    [val] + 4 { -wp }
    [cra] Draw cards
    [net] Bring { -emotion }
    [lan] Add { -essence }
   *[wil] { -wp } to { -essence }
}
board-realm-fee = { $realm_is ->
    [val] Gain 4 { -wp }
    [cra] Draw cards
    [net] Bring { -emotion(form: "a") }
    [lan] Add { -essence }
   *[wil] Exchange { -wp } for { -essence }
}: { $amount } { -wp }.

board-sphere = { $sphere } with { $wp } { -wp }, at { $realm }
board-origin = { -origin }
board-identity = { -identity }
board-identity-of = { -identity } of { $team }: { $minor } { -minor }, { $major } { -major }{ $capping ->
    [0] {""}
   *[other] {" "}and the { -capping-fragment }
}; { $points ->
    [one] 1 point
   *[other] { $points } points
}.

board-reaches = From here: { $slots }; { -fortress(form: "plural") } in { $forts }.


## Spirit boards

board-spirit-board = { $spirit }: { $seat_is ->
    [you] your board
   *[other] the board of { $seat }
}
board-locked = locked
board-abilities = Abilities, each once a turn
board-ability-used = { $ability }, used this turn
board-power = Power.

# A price beside what it is for; zero is not said.
board-price = { $wp ->
    [0] { $ambition ->
        [0] no cost
       *[other] { $ambition } { -ambition }
    }
   *[other] { $wp } { -wp }{ $ambition ->
        [0] {""}
       *[other] {" "}and { $ambition } { -ambition }
    }
}

board-row = { $action }: { $token_is ->
    [none] locked
   *[other] { $token } token
}, { board-price }{ $essence ->
    [0] {""}
   *[other] {" "}and { $essence } { -essence }
}.

board-upgrade = { $upgrade }: { $token_is ->
    [none] no token
   *[other] { $token } token
}, { $wp ->
    [0] { $ambition ->
        [0] no cost
       *[other] + { $ambition } { -ambition }
    }
    [-1] 1 { -wp } less
   *[other] + { $wp } { -wp }{ $ambition ->
        [0] {""}
       *[other] {" "}and + { $ambition } { -ambition }
    }
}.

## Teams

board-team = Team { $team }
board-seat = { $spirit }, { $seat }
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-points-parts = { $wheel } by { -intention(form: "plural") }, { $identity } in the { -identity }.
board-ambition-of = { -ambition }: { $count } of { $most } can be spent
board-hidden = Hidden { -aspiration }
board-hidden-is = Hidden { -aspiration }: { $aspiration }.
board-hidden-down = face down
board-hidden-none = none now
board-hidden-past = Shown before
board-hidden-cards = Cards in the Hidden deck: { $count }.
board-fragments-left = { -fragment(form: "plural") } left
board-fragments = { $minor } { -minor }, { $major } { -major }, { $capping } Capping
board-wheel = { -wheel } of { $team }: { $count } of { $size } points
board-wheel-of = of { $size }
board-intentions = { -intention(form: "plural") }
board-intentions-next = { $count ->
    [0] The first of a turn scores 1 point, each further one 2.
   *[other] This turn each further one scores 2 points.
}
board-strong-gone = Strong { -emotion(form: "plural") } of which copies are in play: { $items }.

board-thinks = thinks
board-away = away
board-bot = bot
board-empty-seat = nobody yet
board-winner = wins

## Aspirations

board-common = Common { -aspiration(form: "plural") }
board-common-now = common now
board-common-down = done
board-common-scored = Turned face down: { $items }.
board-common-removed = Removed: { $items }.
board-aspiration = { $aspiration }: { -bliss } { $bliss }, { -gloom } { $gloom }.

## Cards

board-hand = Your hand
board-hand-of = { $seat_is ->
    [you] Your hand
   *[other] { $seat }'s hand
}
board-hand-note = { $count ->
    [0] no cards
    [one] 1 card, only your team sees it
   *[other] { $count } cards, only your team sees them
}
board-hand-empty = No cards in hand.
board-deck = { $count ->
    [0] Deck empty
   *[other] Deck { $count }
}
board-deck-top = top card, open
board-list-one = { $card }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
board-list-of = { $seat_is ->
    [you] Your cards
   *[other] { $seat }'s cards
}, wherever they are: { $items }.
board-deck-name = { $seat_is ->
    [you] Your deck
   *[other] { $seat }'s deck
}: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $card } on top
board-deck-none = { $seat_is ->
    [you] Your deck
   *[other] { $seat }'s deck
} is empty
board-card = { $card }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } of them)
}, { $vibe_is ->
    [none] no { -vibe }
   *[other] { $vibe }, { -intensity } { $row }
}
board-threshold = { -essence } to become Strong
board-becomes = becomes { $emotion }
board-comes-from = It comes from { $emotion }.
board-kind = { $kind_is ->
    [starting] Starting { -emotion }
    [mild] Mild { -emotion }, { $vibe }
   *[strong] Strong { -emotion }, { $vibe }
}
board-look-essence = { $essence } of { $spaces } { -essence }: { -intensity } { $intensity }.

## The table as text

board-text-turn = The turn
board-text-in-order = { $seat } ({ $spirit }, { $team })
board-text-order = Order of turns: { $items }.
board-text-slot-empty = empty
board-text-used = Used this turn: { $items }.
board-text-emotion = { $kind_is ->
    [starting] Starting { -emotion }
    [mild] Mild, { $vibe }
   *[strong] Strong, { $vibe }
}, { -intensity } { $row } by { -essence }.
board-text-token = { -intensity-token }: + { $amount }.
board-text-insecurity = { -insecurity-token }: 1 less.
board-text-home = It goes back to { $seat_is ->
    [you] your deck
   *[other] { $seat }'s deck
}.
board-text-power-spent = Its power has been used this turn.
board-text-current = Common now:
board-text-becomes = It becomes { $emotion } with { $count } { -essence }.
board-text-points = { $count ->
    [one] 1 point.
   *[other] { $count } points.
}
board-text-wheel = { -wheel }: { $count } of { $size }; the next marked space is { $space }{ $bonus_is ->
    [none] {""}
   *[other] , for { $bonus }
}.
board-text-strong-one = { $emotion } { $count }
board-text-strong = Strong { -emotion(form: "plural") }: both copies of each are left, but of these: { $items }.
board-text-strong-all = Strong { -emotion(form: "plural") }: both copies of each are left.
board-text-you = You: { $spirit }, { $team }
board-text-seat = { $seat }: { $spirit }, { $team }
board-text-purse = { $wp } { -willpower }, { $essence } { -essence }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
board-text-shown = Known to be in hand: { $cards }.
board-text-bottom = Known at the bottom of the deck: { $cards }.
board-text-ability = { $ability }: { $ambition ->
    [0] {""}
   *[other] { $ambition } { -ambition },{" "}
}{ $used ->
    [yes] used this turn
   *[no] once a turn
}.

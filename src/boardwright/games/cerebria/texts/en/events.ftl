### What happens, told to one player ("you"), to the others or to somebody who only watches.
### .without-... is said where that argument is missing: not every event has it, or not everybody may know it.

## Parts of sentences

whose = { $seat_is ->
    [you] your
   *[other] { $seat }'s
}

# Spaces: a figure stands in a Realm, but on a Frontier.
on-space = { $space_is ->
    [val] in { $space }
    [cra] in { $space }
    [net] in { $space }
    [lan] in { $space }
    [wil] in { $space }
   *[other] on { $space }
}

On-space = { $space_is ->
    [val] In { $space }
    [cra] In { $space }
    [net] In { $space }
    [lan] In { $space }
    [wil] In { $space }
   *[other] On { $space }
}

to-space = to { $space }
To-space = To { $space }

# Slots: an Emotion lies in a Realm, but on a Frontier.
in-slot = { $slot_is ->
    [f0] on { $slot }
    [f1] on { $slot }
    [f2] on { $slot }
    [f3] on { $slot }
    [f4] on { $slot }
   *[other] in { $slot }
}

In-slot = { $slot_is ->
    [f0] On { $slot }
    [f1] On { $slot }
    [f2] On { $slot }
    [f3] On { $slot }
    [f4] On { $slot }
   *[other] In { $slot }
}

into-slot = { $slot_is ->
    [f0] onto { $slot }
    [f1] onto { $slot }
    [f2] onto { $slot }
    [f3] onto { $slot }
    [f4] onto { $slot }
   *[other] into { $slot }
}

fragment-size = { $size ->
    [1] { -minor }
   *[2] { -major }
}

## Turns

turn = Turn { $turn }: { $seat_is ->
    [you] you have
   *[other] { $seat } has
} { $actions } { -action(form: "plural") }.

declared = { $seat_is ->
    [you] You choose
   *[other] { $seat } chooses
} { $action }.
    .without-action = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} the { -realm } Action of { $realm }.

paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $wp ->
    [0] { $ambition ->
        [0] { $essence } { -essence }
       *[other] { $essence ->
            [0] { $ambition } { -ambition }
           *[other] { $ambition } { -ambition } and { $essence } { -essence }
        }
    }
   *[other] { $ambition ->
        [0] { $essence ->
            [0] { $wp } { -wp }
           *[other] { $wp } { -wp } and { $essence } { -essence }
        }
       *[other] { $essence ->
            [0] { $wp } { -wp } and { $ambition } { -ambition }
           *[other] { $wp } { -wp }, { $ambition } { -ambition } and { $essence } { -essence }
        }
    }
}.

gained = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $of_is ->
    [wp] { $amount } { -wp }
    [essence] { $amount } { -essence }
    [ambition] { $amount } { -ambition }
   *[action] { $amount ->
        [one] { -action(form: "a") }
       *[other] { $amount } { -action(form: "plural") }
    }
}.

## Cards

drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $card }. { $next_is ->
    [none] The deck is empty now.
   *[other] { $next } is the new top card.
}

discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.

revealed = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
} { $card }.

turned-up = { $next_is ->
    [none] { $seat_is ->
        [you] Your
       *[other] { $seat }'s
    } deck is empty now.
   *[other] { $next } is the new top card of { whose } deck.
}

## Figures and tokens

moved = { $from_is ->
    [none] { $seat_is ->
        [you] You begin
       *[other] { $seat } begins
    } { $to_is ->
        [val] in { $to }
        [cra] in { $to }
        [net] in { $to }
        [lan] in { $to }
        [wil] in { $to }
       *[other] on { $to }
    }.
   *[other] { $seat_is ->
        [you] Your
       *[other] { $seat }'s
    } { -spirit } moves from { $from } to { $to }.
}

token-laid = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
} a { $vibe } token { $upgrade_is ->
    [unlock] that unlocks { $action }.
   *[other] on { $upgrade }, in the row of { $action }.
}

## Emotions

entered = { $emotion } enters play { in-slot }, with { $essence } { -essence }.

empowered = { $from } becomes { $emotion } { in-slot }, with { $essence } { -essence }.

left = { $to_seat_is ->
    [none] { $emotion } leaves the board.
    [you] { $emotion } leaves the board and goes under your deck.
   *[other] { $emotion } leaves the board and goes under { $to_seat }'s deck.
}

essence = { $emotion } { in-slot } { $amount ->
    [-1] loses 1 { -essence }.
   *[1] gets 1 { -essence } { $from_is ->
        [supply] from the supply.
        [board] from a Spirit board.
       *[emotion] from another { -emotion }.
    }
}

relocated = { $emotion } moves from { $from } to { $slot }.

token = { $amount ->
    [0] { $emotion } { in-slot } loses its { -intensity-token }.
   *[other] { $emotion } { in-slot } has a +{ $amount } { -intensity-token }.
}

drained = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} 1 { -wp } from { $sphere }.

power = The power of { $emotion } is at work.

upgraded = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $upgrade }.

insecurity = { $on ->
    [yes] { $emotion } { in-slot } gets { -insecurity-token(form: "a") }.
   *[no] { $emotion } { in-slot } loses its { -insecurity-token }.
}

## Fortresses and control

built = { $team } builds a { -minor } { -fortress } in { $realm }.

exalted = The { -fortress } of { $team } in { $realm } becomes a { -major } one.

razed = The { -fortress } of { $team } in { $realm } { $size ->
    [0] falls.
   *[1] becomes a { -minor } one.
}

attuned = The { -fortress } of { $team } in { $realm } joins the { -identity }.

taken-up = The { -fortress } of { $team } in { $realm } is taken up into the { -identity }.

control = { $team_is ->
    [nobody] Nobody controls { $realm } now.
   *[other] { $team } controls { $realm } now.
}
    .without-realm = { $team_is ->
    [nobody] Nobody controls { $frontier } now.
   *[other] { $team } controls { $frontier } now.
}

## Absorb

absorbed = { $seat_is ->
    [you] You { -absorb }
   *[other] { $seat } { -absorb(form: "s") }
} { $amount } { -wp } from { $sphere }, at { $realm }.

rotated = { $steps ->
    [-1] The { -origin } turns one step back.
   *[1] The { -origin } turns one step clockwise.
}

## Intentions

intention = { $seat_is ->
    [you] You accomplish
   *[other] { $seat } accomplishes
} { -intention(form: "a") } for { $amount ->
    [one] 1 point
   *[other] { $amount } points
}: { $intention }.

## Revelations

revelation = { $sphere } is empty: { -revelation(form: "a") } at { $realm }.

hidden-shown = { $team } shows its Hidden { -aspiration }: { $aspiration }.

judged = { $whose_is ->
    [common] Common { -aspiration }
    [bliss] Hidden { -aspiration } of { -bliss },
   *[gloom] Hidden { -aspiration } of { -gloom },
} { $aspiration }: { -bliss } { $bliss }, { -gloom } { $gloom }. { $whose_is ->
    [common] { $team_is ->
        [nobody] Nobody accomplishes it.
       *[other] { $team } accomplishes it.
    }
    [bliss] { $team_is ->
        [bliss] { -bliss } accomplishes it.
       *[other] { -bliss } does not accomplish it.
    }
   *[gloom] { $team_is ->
        [gloom] { -gloom } accomplishes it.
       *[other] { -gloom } does not accomplish it.
    }
}

fragment = A { fragment-size } { -fragment } of { $team } joins the { -identity }.

turned-down = The Common { -aspiration } { $aspiration } is turned face down.

aspiration-removed = { $team } removes { $aspiration } from the game.

hidden-new = { $there ->
    [yes] The new Hidden { -aspiration } of { $team } is { $aspiration }.
   *[no] { $team } has no Hidden { -aspiration } now.
}
    .without-aspiration = { $there ->
    [yes] { $team } has a new Hidden { -aspiration }.
   *[no] { $team } has no Hidden { -aspiration } now.
}

hidden-looked = { $team } looks at { $number ->
    [one] the last card
   *[other] the top { $number } cards
} of its Hidden { -aspiration(form: "plural") }: { $aspirations }.
    .without-aspirations = { $team } looks at { $number ->
    [one] the last card
   *[other] the top { $number } cards
} of its Hidden { -aspiration(form: "plural") }.

refilled = { $sphere } is filled with { $amount } { -wp } again.

## The end

capped = { $fragment ->
    [yes] { $team } adds its { -capping-fragment } to the { -identity }: { $points } points.
   *[no] { $team } scores { $points } points in place of its { -capping-fragment }.
}

ending = The game ends with this turn: { $reason_is ->
    [row] no Common { -aspiration } is left.
    [fragments] a team has no { -fragment } left that it should add.
   *[wheel] a counter has gone round its { -wheel }.
}

scored = { $team } has { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end.

forced = { $seat_is ->
    [you] You have only one choice, and it is made for you.
   *[other] { $seat } has only one choice, and it is made.
}

game-over = { $reason_is ->
    [draw] { outcome-draw }
   *[other] { $winners_is ->
        [you] You win
        [among] Your team wins
       *[other] { $winners_count ->
            [one] { $winners } wins
           *[other] { $winners } win
        }
    }. { $reason_is ->
        [row] { outcome-row }
        [fragments] { outcome-fragments }
       *[wheel] { outcome-wheel }
    }
}

outcome-row = No Common { -aspiration } was left.
outcome-fragments = A team had no { -fragment } left that it should add.
outcome-wheel = A counter had gone round its { -wheel }.
outcome-draw = The game is drawn.

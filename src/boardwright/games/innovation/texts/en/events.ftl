### What happens, told to one player ("you"), to the others or to somebody who only watches.
### .without-card is what those hear who may not see the card. A card that comes from a supply has been
### drawn in the sentence before.

## Parts of sentences

# A card by its value alone.
a-card = { $value ->
    [8] an 8
    [11] an 11
   *[other] a { $value }
}

A-card = { $value ->
    [8] An 8
   *[other] A { $value }
}

the-card = { $card } ({ $value })

whose = { $seat_is ->
    [you] your
   *[other] { $seat }'s
}

their = { $seat_is ->
    [you] your
   *[other] their
}

whose-other = { $to_seat_is ->
    [you] your
    [same] their
   *[other] { $to_seat }'s
}

from-place = { $from_is ->
    [hand] hand
    [influence] { -influence }
   *[zone] { -zone }
}

to-place = { $place_is ->
    [hand] hand
    [influence] { -influence }
   *[zone] { -zone }
}

icons = { $icon_is ->
    [castle] { $count ->
        [one] { -icon-castle }
       *[other] { -icon-castle(form: "plural") }
    }
    [leaf] { $count ->
        [one] { -icon-leaf }
       *[other] { -icon-leaf(form: "plural") }
    }
    [bulb] { $count ->
        [one] { -icon-bulb }
       *[other] { -icon-bulb(form: "plural") }
    }
    [crown] { $count ->
        [one] { -icon-crown }
       *[other] { -icon-crown(form: "plural") }
    }
    [factory] { $count ->
        [one] { -icon-factory }
       *[other] { -icon-factory(form: "plural") }
    }
   *[clock] { $count ->
        [one] { -icon-clock }
       *[other] { -icon-clock(form: "plural") }
    }
}

who-has-icons = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $count ->
    [0] no
   *[other] { $count }
} { icons }

whose-count = { $me_is ->
    [you] your
   *[other] { $me }'s
} { $mine }

## Turns

turn = Turn { $turn }: { $seat_is ->
    [you] you have
   *[other] { $seat } has
} { $actions ->
    [one] one action.
   *[other] { $actions } actions.
}

begins = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
}, because { $card } comes first in the alphabet.

## Cards move

drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { the-card }.
    .without-card = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { a-card }.

played = { $seat_is ->
    [you] You { -play }
   *[other] { $seat } { -play(form: "s") }
} { $from_is ->
    [supply] it
    [hand] { the-card }
   *[other] { the-card } from { their } { from-place }
}.

archived = { $seat_is ->
    [you] You { -archive }
   *[other] { $seat } { -archive(form: "s") }
} { $from_is ->
    [supply] it
    [hand] { the-card }
   *[other] { the-card } from { their } { from-place }
}.

scored = { $seat_is ->
    [you] You score
   *[other] { $seat } scores
} { $from_is ->
    [supply] it
   *[other] { the-card } from { their } { from-place }
}.
    .without-card = { $seat_is ->
    [you] You score
   *[other] { $seat } scores
} { $from_is ->
    [supply] it
   *[other] { a-card } from { their } { from-place }
}.

recycled = { the-card } is { -recycle(form: "past") } from { whose } { from-place }.
    .without-card = { A-card } is { -recycle(form: "past") } from { whose } { from-place }.

transferred = { the-card } goes from { whose } { from-place } to { whose-other } { to-place }.
    .without-card = { A-card } goes from { whose } { from-place } to { whose-other } { to-place }.

exchanged = In exchange, { the-card } goes from { whose } { from-place } to { whose-other } { to-place }.
    .without-card = In exchange, { a-card } goes from { whose } { from-place } to { whose-other } { to-place }.

discarded = { the-card } is discarded from { whose } { from-place }.
    .without-card = { A-card } is discarded from { whose } { from-place }.

## Piles

splayed = { $seat_is ->
    [you] You splay your { $colour } pile
   *[other] { $seat } splays the { $colour } pile
} { $way }.

unsplayed = { $seat_is ->
    [you] Your
   *[other] { $seat }'s
} { $colour } pile is no longer splayed.

rearranged = { $seat_is ->
    [you] You put your { $colour } pile
   *[other] { $seat } puts the { $colour } pile
} in a new order, from the top: { $order }.
    .without-order = { $seat_is ->
    [you] You put your { $colour } pile
   *[other] { $seat } puts the { $colour } pile
} in a new order, with { $card } on top.

# A card of a pile in an order that the others did not know.
uncovered = { $card } comes to light { -zone-in } { whose } { -zone }.

## Cards shown

showed = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
} { the-card }.

proved = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
} { the-card } as proof.

showed-hand = { $seat_is ->
    [you] You have no such card and show your hand
   *[other] { $seat } has no such card and shows their hand
}: { $cards }.

## Activation

activated = { $seat_is ->
    [you] You { -activate }
   *[other] { $seat } { -activate(form: "s") }
} { $card }.

demand-concerns = { who-has-icons }, fewer than { whose-count }, and must obey.

share-concerns = { who-has-icons }, no fewer than { whose-count }, and { $seat_is ->
    [you] share
   *[other] shares
}.

alone = { $seat_is ->
    [you] You carry
   *[other] { $seat } carries
} out { $card } without sharing.

free-draw = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} { -free-draw(form: "a") }, because somebody shared.

## Dominations and the end

dominated = { $seat_is ->
    [you] You { -dominate }
   *[other] { $seat } { -dominate(form: "s") }
} { -period } { $period }.

took-domain = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} the { -domain } { $domain }.

forced = { $seat_is ->
    [you] You have only one choice, and it is made for you.
   *[other] { $seat } has only one choice, and it is made.
}

game-over = { $winners_is ->
    [you] You win
   *[other] { $winners_count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
} { $reason_is ->
    [dominations] { outcome-dominations }
    [influence] { outcome-influence }
   *[dogma] { outcome-dogma }
}

outcome-dominations = by { -domination(form: "plural") }.
outcome-influence = by { -points }: a card above 10 had to be drawn.
outcome-dogma = by { -victory-dogma(form: "a") }.

demand-idle = Nobody has to obey the { -demand } of { $card }.
no-winner = Nobody alone fulfils the { -victory-dogma }; the game goes on.
ran-out = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} to draw above 10: the game ends.
kept-order = { $seat_is ->
    [you] You leave
   *[other] { $seat } leaves
} the { $colour } pile in its order.

### What stands on the board and on the Team boards: Spirit Actions, Realm Actions, Spheres, Abilities,
### Aspirations, Intentions, the Wheel.

## Spirit Actions

action-move = Move
    .text = Move your figure to a neighbouring space without opposing { -spirit(form: "plural") }.
action-invoke = Invoke
    .text = Put { -emotion(form: "a") } from hand into an adjacent empty slot, with 1 { -essence } from your board on it.
action-quell = Quell
    .text = Show a card of the { -vibe } of an adjacent opposing { -emotion } and remove 1 { -essence } from it.
action-fortify = Fortify
    .text = Build a { -minor } { -fortress } at an adjacent empty location, unless the other team controls the { -realm }.
action-empower = Empower
    .text = An adjacent own { -emotion } that has reached its threshold is replaced with its Strong form.

## Realms and their Actions

realm-val = { -val }
    .action = Gain 4 { -wp } from the supply.
realm-cra = { -cra }
    .action = Draw a card, then any number more for 2 { -wp } each.
realm-net = { -net }
    .action = Bring one of your team's { -emotion(form: "plural") } from anywhere to an adjacent empty slot.
realm-lan = { -lan }
    .action = Put 1 { -essence } from your board on an adjacent own { -emotion }, then any number more for 1 { -wp } each.
realm-wil = { -wil }
    .action = Exchange any number of { -wp } for as much { -essence }.

## Spheres and their bonuses

sphere-commitment = Commitment
    .bonus = Pay 1 { -wp } to make 1 { -ambition } available.
sphere-creativity = Creativity
    .bonus = Draw a card.
sphere-humility = Humility
    .bonus = Gain 1 { -essence }.
sphere-diligence = Diligence
    .bonus = Gain 2 { -wp } from the supply.
sphere-knowledge = Knowledge
    .bonus = Lay { -vibe-token(form: "a") } of any colour on one of your rows.

## Abilities, each once a turn

ability-absorb = { -Absorb }
    .text = Take { -wp } from an adjacent { -sphere } and its bonus; the { -origin } turns.
ability-token = { -vibe-token }
    .text = Lay { -vibe-token(form: "a") } of any colour on one of your rows, without a card.
ability-rotate = Turn the { -origin }
    .text = Every { -sphere } moves one { -realm } clockwise.
ability-action = Further { -action }
    .text = Gain 1 { -action } this turn.

## Aspirations

aspiration-attitude = Attitude
    .text = Control more { -realm(form: "plural") }.
aspiration-openness = Openness
    .text = Control more { -frontier(form: "plural") }.
aspiration-awareness = Awareness
    .text = Have { -emotion(form: "plural") } in more { -triad(form: "plural") }.
aspiration-unity = Unity
    .text = Have the longer unbroken chain of { -emotion(form: "plural") }.
aspiration-liveliness = Liveliness
    .text = Have more { -essence } on your { -emotion(form: "plural") }.
aspiration-versatility = Versatility
    .text = Have { -emotion(form: "plural") } of more { -vibe } colours.
aspiration-fortitude = Fortitude
    .text = Have the higher bonus of { -fortress(form: "plural") }.
aspiration-sensibility = Sensibility
    .text = Have the single { -emotion } of the highest { -intensity }.
aspiration-reflection = Reflection
    .text = Control both parts of more opposite pairs of { -realm } and { -frontier }.

## Intentions

intention-a1 = Remove { -essence } with a Quell
intention-a2 = Take 4 { -wp } or more off { -sphere(form: "a") }
intention-a3 = Fill { -emotion(form: "a") } with { -essence }
intention-a4 = Complete a row of the Spirit board
intention-b1 = Remove { -essence } with a Quell
intention-b2 = Bring { -fortress(form: "a") } to the { -identity } in a { -revelation }
intention-b3 = Empower { -emotion(form: "a") }
intention-b4 = Have one token more in every row of the Spirit board

## Marked spaces of the Wheel

wheel-essence = 1 { -essence }
wheel-card = a card
wheel-ambition = 1 { -ambition }

### The terms of the game, and how arguments are said: a word such as wrath, mask_lock or step:morph is put into a
### sentence by its message kind-wrath, kind-mask-lock, kind-step-morph.
### Nouns: plain, form "plural", "a" with article. Verbs: plain, form "s" (he seals), "past".

## Who and where

-dreamer = { $form ->
    [plural] Dreamers
    [a] a Dreamer
   *[plain] Dreamer
}

-entity = { $form ->
    [plural] Entities
    [a] an Entity
   *[plain] Entity
}

-companion = { $form ->
    [plural] Companions
    [a] a Companion
   *[plain] Companion
}

-shapeshifter = { $form ->
    [plural] Shapeshifters
    [a] a Shapeshifter
   *[plain] Shapeshifter
}

-dream = { $form ->
    [plural] Dreams
    [a] a Dream
   *[plain] Dream
}

-slumber = { $form ->
    [plural] Slumbers
    [a] a Slumber
   *[plain] Slumber
}

-dream-gate = { $form ->
    [plural] Dream Gates
    [a] a Dream Gate
   *[plain] Dream Gate
}

-location = { $form ->
    [plural] Locations
    [a] a Location
   *[plain] Location
}

-path = { $form ->
    [plural] Paths
    [a] a Path
   *[plain] Path
}

-shortcut = { $form ->
    [plural] Shortcuts
    [a] a Shortcut
   *[plain] Shortcut
}

-team = Team
-dreamscape = Dreamscape
-dreamworld = Dreamworld
-first-player = First Player

## The map

-wall = { $form ->
    [plural] Walls
    [a] a Wall
   *[plain] Wall
}

-entrance = { $form ->
    [plural] Entrances
    [a] an Entrance
   *[plain] Entrance
}

-trap = { $form ->
    [plural] Traps
    [a] a Trap
   *[plain] Trap
}

-overlay = { $form ->
    [plural] Overlays
    [a] an Overlay
   *[plain] Overlay
}

-quirk = { $form ->
    [plural] Quirks
    [a] a Quirk
   *[plain] Quirk
}

-flying-rule = { $form ->
    [plural] Flying rules
    [a] a Flying rule
   *[plain] Flying rule
}

-terrain = Terrain
-stairs = Stairs
-range = Range
-spawn-space = Spawn space
-gem-slot = Gem slot
-drawing-bonus = Drawing Bonus

## Cards and tiles

-influence-card = { $form ->
    [plural] Influence cards
    [a] an Influence card
    [A] An Influence card
   *[plain] Influence card
}

-progress-card = { $form ->
    [plural] Progress cards
    [a] a Progress card
   *[plain] Progress card
}

-turn-card = { $form ->
    [plural] Turn cards
    [a] a Turn card
    [A] A Turn card
   *[plain] Turn card
}

-fate-card = { $form ->
    [plural] Fate cards
    [a] a Fate card
    [A] A Fate card
   *[plain] Fate card
}

-flaw = { $form ->
    [plural] Flaws
    [a] a Flaw
    [A] A Flaw
   *[plain] Flaw
}

-wisdom-card = { $form ->
    [plural] Wisdom cards
    [a] a Wisdom card
   *[plain] Wisdom card
}

-season = { $form ->
    [plural] Seasons
    [a] a Season
    [A] A Season
   *[plain] Season
}

-note = { $form ->
    [plural] Notes
    [a] a Note
   *[plain] Note
}

-item = { $form ->
    [plural] Items
    [a] an Item
    [A] An Item
   *[plain] Item
}

-mask = { $form ->
    [plural] Masks
    [a] a Mask
   *[plain] Mask
}

-map-tile = { $form ->
    [plural] Map tiles
    [a] a Map tile
    [A] A Map tile
   *[plain] Map tile
}

-first-memories-card = First Memories card
-shopping-card = { $form ->
    [plural] Shopping cards
    [a] a Shopping card
   *[plain] Shopping card
}

-loot = Loot
-suit = Suit

## Tokens

-distress = Distress
-ether = Ether
-ether-voucher = { $form ->
    [a] an Ether voucher
   *[plain] Ether voucher
}


-gem = { $form ->
    [plural] Gems
    [a] a Gem
    [A] A Gem
   *[plain] Gem
}

-key = { $form ->
    [plural] Keys
    [a] a Key
   *[plain] Key
}

-hour = { $form ->
    [plural] Hours
    [a] an Hour
   *[plain] Hour
}

-sign = { $form ->
    [plural] Signs
    [a] a Sign
    [A] A Sign
   *[plain] Sign
}

-morphing = { $form ->
    [plural] Morphings
    [a] a Morphing
    [A] A Morphing
   *[plain] Morphing
}

-state = { $form ->
    [plural] States
    [a] a State
   *[plain] State
}

-intent = Intent

-intent-marker = { $form ->
    [plural] Intent markers
    [a] an Intent marker
    [A] An Intent marker
   *[plain] Intent marker
}

-universal-marker = { $form ->
    [plural] Universal markers
    [a] a Universal marker
   *[plain] Universal marker
}

-threat-token = { $form ->
    [plural] Threat tokens
    [a] a Threat token
   *[plain] Threat token
}

-block-token = { $form ->
    [plural] Block tokens
    [a] a Block token
    [A] A Block token
   *[plain] Block token
}

-story-token = { $form ->
    [plural] Story tokens
    [a] a Story token
   *[plain] Story token
}

-spirit-token = { $form ->
    [plural] Spirit tokens
    [a] a Spirit token
   *[plain] Spirit token
}

-personal-token = { $form ->
    [plural] Personal tokens
    [a] a Personal token
   *[plain] Personal token
}

## What is done

-assault = { $form ->
    [plural] Assaults
    [a] an Assault
   *[plain] Assault
}

-contact = { $form ->
    [plural] Contacts
    [a] a Contact
   *[plain] Contact
}

-boost = { $form ->
    [s] Boosts
    [past] Boosted
   *[plain] Boost
}

-skip = { $form ->
    [s] Skips
    [past] Skipped
   *[plain] Skip
}

-seal = { $form ->
    [s] seals
    [past] sealed
   *[plain] seal
}

-awakening = Awakening
-gradual = Gradual
-rapid = Rapid
-turn = { $form ->
    [plural] Turns
    [a] a Turn
   *[plain] Turn
}
-luck-die = Luck die
-movement-die = Entity Movement die
-delta-phase = Delta Phase
-out-of-turns = Out of Turns
-progress = Progress
-storage = Storage
-market = Market
-clock = Clock

## Arguments: who and where

kind-team = the { -team }
kind-dreamer = { -dreamer }
kind-entity = { -entity }
kind-companion = { -companion }
kind-shapeshifter = { -shapeshifter }
kind-first-player = { -first-player }
kind-dream = { -dream }
kind-slumber = { -slumber }
kind-dreamworld = { -dreamworld }
kind-dreamscape = { -dreamscape }
kind-dream-gate = { -dream-gate }
kind-location = { -location }
kind-path = { -path }
kind-shortcut = { -shortcut }

## Arguments: the kinds of Dreamer

kind-gambler = Gambler
kind-specialist = Specialist
kind-tough = Tough Guy
kind-free-spirit = Free Spirit

## Arguments: colours of Intent

kind-wrath = Wrath
kind-cunning = Cunning
kind-awareness = Awareness
kind-intent = { -intent }

## Arguments: zones and decks

kind-deck = deck
kind-hand = hand
kind-discard = discard pile
kind-sealed = Sealed pile
kind-progress = { -progress } zone
kind-box = box
kind-removed = Waste bag
kind-items = active { -item(form: "plural") }
kind-storage = { -storage }
kind-market = Influence { -market }
kind-item-market = Item { -market }
kind-turn-deck = { -turn } deck
kind-turn-discard = { -turn } discard pile
kind-slumber-deck = { -slumber } deck
kind-slumber-maps = { -slumber } { -map-tile } deck
kind-fate-deck = Fate deck
kind-flaw-deck = { -flaw } deck
kind-season-deck = { -season } deck
kind-wisdom-holder = Wisdom holder
kind-secrets = secrets

## Arguments: cards and tiles

kind-influence = { -influence-card }
kind-card = { -influence-card }
kind-progress-card = { -progress-card }
kind-turn-card = { -turn-card }
kind-fate = { -fate-card }
kind-flaw = { -flaw }
kind-wisdom = { -wisdom-card }
kind-season = { -season }
kind-note = { -note }
kind-item = { -item }
kind-mask = { -mask }
kind-memory = { -first-memories-card }
kind-shopping = { -shopping-card }
kind-tile = { -map-tile }
kind-overlay = { -overlay }
kind-quirk = { -quirk }
kind-flying-rule = { -flying-rule }
kind-loot = { -loot }

## Arguments: tokens and what is counted

kind-distress = { -distress }
kind-ether = { -ether }
kind-voucher = { -ether-voucher }
kind-gem = { -gem }
kind-key = { -key }
kind-hour = { -hour }
kind-sign = { -sign }
kind-morphing = { -morphing }
kind-state = { -state }
kind-intent-marker = { -intent-marker }
kind-universal = { -universal-marker }
kind-threat = { -threat-token }
kind-block = { -block-token }
kind-story = { -story-token }
kind-spirit = { -spirit-token }
kind-personal = { -personal-token }
kind-blank = Blank token
kind-terrain = { -terrain } token
kind-wall = { -wall } token
kind-hole = Hole token
kind-turn = { -turn }
kind-suit = { -suit }
kind-clock = { -clock }
kind-range = { -range }

## Arguments: Terrains, Suits, States

kind-light = Light
kind-darkness = Darkness
kind-swamp = Swamp
kind-water = Water

kind-hearts = hearts
kind-spades = spades
kind-diamonds = diamonds
kind-clubs = clubs

kind-dazed = Dazed
kind-paralyzed = Paralyzed
kind-stunned = Stunned
kind-poisoned = Poisoned

## Arguments: Morphings

kind-pain = Pain
kind-sealing = Sealing
kind-speed = Speed
kind-reach = Reach
kind-mask-lock = Mask-lock
kind-progress-lock = Progress-lock
kind-no-reroll = No-reroll
kind-gem-lock = Gem-lock

## Arguments: what is printed on spaces

kind-icon-entrance = Dreamer's { -entrance }
kind-icon-spawn = { -spawn-space }
kind-icon-trap = { -trap }
kind-icon-gem-slot = { -gem-slot }
kind-icon-draw-bonus = { -drawing-bonus }
kind-icon-stairs = { -stairs }
kind-icon-special-space = special space
kind-icon-quirk-slot = { -quirk } slot
kind-icon-blocked = Blocked space

## Arguments: icons of Locations

kind-location-bell = Bell
kind-location-moon = Moon
kind-location-fate = Fate
kind-location-key = { -key }
kind-location-drop = Drop
kind-location-gem = { -gem }
kind-location-shop = Shop
kind-location-door = Door
kind-location-eye = Eye
kind-location-bed = Bed
kind-location-none = no icon

## Arguments: phases, and the steps of a Turn card

kind-dreamers-phase = Dreamers Phase
kind-draw-step = Draw step
kind-card-and-action-step = Card and Action step
kind-dreamscape-phase = { -dreamscape } Phase
kind-delta = { -delta-phase }
kind-awakening = { -awakening }
kind-out-of-turns = { -out-of-turns }

kind-step-morph = Morphing effect
kind-step-basic = Basic effect
kind-step-special = Special effect
kind-step-move = Entity Movement

## Arguments: dice and their results

kind-luck = { -luck-die }
kind-movement = { -movement-die }

kind-luck-fail = Fail
kind-luck-blank = blank
kind-luck-1 = 1
kind-luck-2 = 2
kind-luck-3 = 3

kind-die-one = 1 space
kind-die-full = full value
kind-die-again = full value, roll again

## Arguments: actions and what marks them

kind-move = Move
kind-effort = Effort
kind-peek = Peek
kind-gain-gem = Gain a { -gem }
kind-use-gem = Use a { -gem }
kind-unmorph = Remove a { -morphing }
kind-boost = { -boost }
kind-skip = { -skip }
kind-assault = { -assault }
kind-contact = { -contact }
kind-gradual = { -gradual }
kind-rapid = { -rapid }

## Arguments: what playing cards can influence

kind-element-morphings = { -morphing(form: "plural") }
kind-element-gems = { -gem(form: "plural") }
kind-element-hours = { -hour(form: "plural") }
kind-element-distress = { -distress }
kind-element-sealed = { -seal(form: "past") } cards

## Arguments: parts of a price that are not tokens

kind-any = of any one colour
kind-hours = { -hour(form: "plural") }
kind-keys = { -key(form: "plural") }
kind-cards = cards of the hand
kind-seal = cards to { -seal }
kind-flip = { -progress-card(form: "plural") } to flip
kind-flip-self = times flipping it
kind-discard-self = times discarding it
kind-seal-self = times sealing it
kind-market-self = times giving it to the { -market }
kind-item-market-self = times giving it to the Item { -market }
kind-instalments = instalments

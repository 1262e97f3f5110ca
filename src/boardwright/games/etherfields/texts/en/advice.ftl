### Why a bot likes an answer: what it would be good or bad for.

advice-reveal = something that nobody has seen yet
advice-goal = what there is to do
advice-path = the way to it
advice-turns = Turns to come
advice-hours = Hours
advice-distress = Distress
advice-supply = the supply of Distress
advice-pool = cards that are left
advice-hand = hands
advice-progress = Progress cards
advice-gems = Gems
advice-ether = Ether
advice-keys = Keys
advice-flaws = Flaws
advice-threat = Entities that are near

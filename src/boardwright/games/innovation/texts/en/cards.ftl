### The cards and domains of Innovation, in words of our own.
### A message is a card's name; its effects follow in printed order. In a demand "you" is the player
### who obeys and "I" the one who activated the card; elsewhere "you" is whoever carries it out.
### "Draw from supply 3" means that a 3 is asked for (rules INN-032 to INN-037). "A highest card" is
### any one of those of the highest value. The attributes .later1, .later2 are the effects of later
### editions, where these differ.

## Period 1

card-pottery = Pottery
    .effect1 = You may { -recycle } one, two or three cards from your hand. If you do, draw from the { -supply } whose number is how many you { -recycle(form: "past") }, and score the card.
    .effect2 = Draw from { -supply-of(n: 1) }.

card-tools = Tools
    .effect1 = You may { -recycle } three cards from your hand. If you { -recycle(form: "past") } all three, draw from { -supply-of(n: 3) } and { -play } the card.
    .effect2 = You may { -recycle } a card of value 3 from your hand. If you do, draw three times from { -supply-of(n: 1) }.
    .note = With only one or two cards in hand you may still accept the first effect: you { -recycle } them and get nothing.

card-writing = Writing
    .effect1 = Draw from { -supply-of(n: 2) }.

card-archery = Archery
    .effect1 = Draw from { -supply-of(n: 1) }. Then transfer a highest card of your hand, the new card included, to my hand.
    .note = Among cards of equal value, you choose.

card-metalworking = Metalworking
    .effect1 = Draw from { -supply-of(n: 1) } and show the card. If it has a { -icon-castle }, score it and do this again; if not, keep it in your hand.

card-oars = Oars
    .effect1 = Transfer a card with a { -icon-crown } from your hand to my { -influence }. If you do, draw from { -supply-of(n: 1) }.
    .effect2 = If the { -demand } moved no card from anybody in this { -activation }, draw from { -supply-of(n: 1) }.
    .later1 = Transfer a card with a { -icon-crown } from your hand to my { -influence }. If you do, draw from { -supply-of(n: 1) } and do this again, until you hold no card with a { -icon-crown }.
    .later2 = { card-oars.effect2 }
    .note = A player who must obey and holds no card with a { -icon-crown } shows their hand.

card-clothing = Clothing
    .effect1 = { -Play } a card from your hand whose colour is missing from your { -zone }.
    .effect2 = For each colour that you have { -zone-in } your { -zone } and no other player has in theirs, draw from { -supply-of(n: 1) } and score the card.

card-sailing = Sailing
    .effect1 = Draw from { -supply-of(n: 1) } and { -play } the card.

card-the-wheel = The Wheel
    .effect1 = Draw twice from { -supply-of(n: 1) }.

card-agriculture = Agriculture
    .effect1 = You may { -recycle } a card from your hand. If you do, draw from the { -supply } one above its value and score the new card.
    .note = After a 10 the draw asks for an 11, which ends the game.

card-domestication = Domestication
    .effect1 = { -Play } a lowest card of your hand. Then draw from { -supply-of(n: 1) }, even if you had no card to { -play }.
    .note = Among cards of equal value, you choose.

card-masonry = Masonry
    .effect1 = You may { -play } any number of cards with a { -icon-castle } from your hand. If you { -play(form: "past") } four or more, take the { -domain } { -domain-technology }.

card-city-states = City States
    .effect1 = If at least four { -icon-castle(form: "plural") } are visible { -zone-in } your { -zone }, transfer one of your { -active-card(form: "plural") } with a { -icon-castle } to my { -zone }. If you do, draw from { -supply-of(n: 1) }.

card-code-of-laws = Code of Laws
    .effect1 = You may { -archive } a card from your hand whose colour is already { -zone-in } your { -zone }. If you do, you may splay that colour { -splay-left }.

card-mysticism = Mysticism
    .effect1 = Draw from { -supply-of(n: 1) } and show the card. If its colour is already { -zone-in } your { -zone }, { -play } it and draw once more from { -supply-of(n: 1) }; if not, keep it in your hand.

## Period 2

card-calendar = Calendar
    .effect1 = If you have more cards in your { -influence } than in your hand, draw twice from { -supply-of(n: 3) }.

card-mathematics = Mathematics
    .effect1 = You may { -recycle } a card from your hand. If you do, draw from the { -supply } one above its value and { -play } the new card.
    .note = After a 10 the draw asks for an 11, which ends the game.

card-construction = Construction
    .effect1 = Transfer two cards of your choice, or as many as you have, from your hand to my hand. Then draw from { -supply-of(n: 2) } in any case.
    .effect2 = If you and nobody else have all five colours { -zone-in } your { -zone }, take the { -domain } { -domain-military }.

card-road-building = Road Building
    .effect1 = { -Play } one or two cards from your hand. If you { -play(form: "past") } two, you may transfer your { -colour-red } { -active-card } to the { -zone } of another player. If you do, transfer that player's { -colour-green } { -active-card }, if any, to your { -zone }.
    .note = The { -colour-red } card goes over even if that player has no { -colour-green } card.

card-currency = Currency
    .effect1 = You may { -recycle } any number of cards from your hand. If you do, then once for each different value among them draw from { -supply-of(n: 2) } and score the card.

card-mapmaking = Mapmaking
    .effect1 = Transfer a card of value 1, if you have one, from your { -influence } to my { -influence }.
    .effect2 = If the { -demand } moved at least one card in this { -activation }, draw from { -supply-of(n: 1) } and score the card.

card-canal-building = Canal Building
    .effect1 = You may exchange all highest cards of your hand for all highest cards of your { -influence }.
    .note = Either group may be empty. This is not scoring and never counts for { -domain-technology }.

card-fermenting = Fermenting
    .effect1 = For every two { -icon-leaf(form: "plural") } visible { -zone-in } your { -zone }, draw from { -supply-of(n: 2) }.
    .later1 = For every colour of your { -zone } with at least one visible { -icon-leaf }, draw from { -supply-of(n: 2) }.
    .note = The { -icon-leaf(form: "plural") } are counted once, before the first draw.

card-monotheism = Monotheism
    .effect1 = Transfer one of your { -active-card(form: "plural") } whose colour is missing from my { -zone } to my { -influence }. If you do, draw from { -supply-of(n: 1) } and { -archive } the card.
    .effect2 = Draw from { -supply-of(n: 1) } and { -archive } the card.

card-philosophy = Philosophy
    .effect1 = You may splay one of your colours { -splay-left }.
    .effect2 = You may score a card from your hand.

## Period 3

card-alchemy = Alchemy
    .effect1 = For every three { -icon-castle(form: "plural") } visible { -zone-in } your { -zone }, draw from { -supply-of(n: 4) } and show the card. If any card so drawn is { -colour-red }, { -recycle } all of them and your whole hand; if not, keep them in your hand.
    .effect2 = { -Play } a card from your hand. Then score a card from your hand.
    .note = The { -icon-castle(form: "plural") } are counted once, before the first draw.

card-translation = Translation
    .effect1 = You may { -play } all the cards of your { -influence }, in the order you like. It is all or none.
    .effect2 = If each of your { -active-card(form: "plural") } has a { -icon-crown }, take the { -domain } { -domain-diplomacy }.
    .note = Fewer than five piles are enough for the { -domain }.

card-engineering = Engineering
    .effect1 = Transfer all of your { -active-card(form: "plural") } with a { -icon-castle } to my { -influence }.
    .effect2 = You may splay { -colour-red } { -splay-left }.
    .note = Cards that this uncovers stay where they are.

card-optics = Optics
    .effect1 = Draw from { -supply-of(n: 3) } and { -play } the card. If it has a { -icon-crown }, draw from { -supply-of(n: 4) } and score that card. If not, transfer a card of your { -influence } to the { -influence } of another player of your choice who has fewer { -points } than you, if there is one.

card-compass = Compass
    .effect1 = Transfer one of your { -active-card(form: "plural") } that has a { -icon-leaf } and is not { -colour-green } to my { -zone }. Then, even if you could not, choose one of my { -active-card(form: "plural") } without a { -icon-leaf } and transfer it to your { -zone }.

card-paper = Paper
    .effect1 = You may splay { -colour-green } or { -colour-blue } { -splay-left }.
    .effect2 = For each of your colours that is splayed { -splay-left }, draw from { -supply-of(n: 4) }.

card-machinery = Machinery
    .effect1 = Exchange all the cards of your hand for all highest cards of my hand.
    .effect2 = Score a card with a { -icon-castle } from your hand. Then you may splay { -colour-red } { -splay-left }.
    .note = Both groups are fixed before the exchange, and either may be empty.

card-medicine = Medicine
    .effect1 = Exchange a highest card of your { -influence } for a lowest card of my { -influence }.
    .note = Both cards are fixed before the exchange, which takes place whomever it favours. Among cards of equal value, the owner of the { -influence } chooses.

card-education = Education
    .effect1 = You may { -recycle } a highest card of your { -influence }. If you do, draw from the { -supply } two above the highest value left in your { -influence }.
    .note = With no card left there, that is { -supply-of(n: 2) }.

card-feudalism = Feudalism
    .effect1 = Transfer a card with a { -icon-castle } from your hand to my hand.
    .effect2 = You may splay { -colour-yellow } or { -colour-purple } { -splay-left }.
    .later1 = Transfer a card with a { -icon-castle } from your hand to my hand. If you do, your pile of its colour loses its splay.
    .later2 = { card-feudalism.effect2 }
    .note = Whoever has no such card shows his hand.

## Period 4

card-experimentation = Experimentation
    .effect1 = Draw from { -supply-of(n: 5) } and { -play } the card.

card-printing-press = Printing Press
    .effect1 = You may { -recycle } a card of your { -influence }. If you do, draw from the { -supply } two above the value of your { -colour-purple } { -active-card }.
    .effect2 = You may splay { -colour-blue } { -splay-right }.
    .note = With no { -colour-purple } card, that is { -supply-of(n: 2) }.

card-colonialism = Colonialism
    .effect1 = Draw from { -supply-of(n: 3) } and { -archive } the card. If it has a { -icon-crown }, do this again.

card-gunpowder = Gunpowder
    .effect1 = Transfer one of your { -active-card(form: "plural") } with a { -icon-castle } to my { -influence }.
    .effect2 = If the { -demand } moved at least one card in this { -activation }, draw from { -supply-of(n: 2) } and score the card.

card-invention = Invention
    .effect1 = You may splay { -splay-right } one of your colours that is now splayed { -splay-left }. If you do, draw from { -supply-of(n: 4) } and score the card.
    .effect2 = If you have all five colours and each is splayed, in whatever direction, take the { -domain } { -domain-culture }.

card-navigation = Navigation
    .effect1 = Transfer a card of value 2 or 3, if you have one, from your { -influence } to my { -influence }.

card-anatomy = Anatomy
    .effect1 = { -Recycle } a card of your { -influence }. If you do, { -recycle } one of your { -active-card(form: "plural") } of the same value, if you have one.

card-perspective = Perspective
    .effect1 = You may { -recycle } a card from your hand. If you do, then for every two { -icon-bulb(form: "plural") } visible { -zone-in } your { -zone } score a card from your hand.
    .note = You score fewer only if your hand runs out.

card-enterprise = Enterprise
    .effect1 = Transfer one of your { -active-card(form: "plural") } that has a { -icon-crown } and is not { -colour-purple } to my { -zone }. If you do, draw from { -supply-of(n: 4) } and { -play } the card.
    .effect2 = You may splay { -colour-green } { -splay-right }.

card-reformation = Reformation
    .effect1 = You may { -archive } one card from your hand for every two { -icon-leaf(form: "plural") } visible { -zone-in } your { -zone }: that many, or none.
    .effect2 = You may splay { -colour-yellow } or { -colour-purple } { -splay-right }.
    .note = You { -archive } fewer only if your hand runs out.

## Period 5

card-chemistry = Chemistry
    .effect1 = You may splay { -colour-blue } { -splay-right }.
    .effect2 = Draw from the { -supply } one above the value of your highest { -active-card } and score the card. Then { -recycle } a card of your { -influence }.
    .note = If your highest { -active-card } is a 10, the draw asks for an 11, which ends the game.

card-physics = Physics
    .effect1 = Draw three times from { -supply-of(n: 6) } and show the cards. If two or more of the three have the same colour, { -recycle } the three and your whole hand; if not, keep them in your hand.

card-coal = Coal
    .effect1 = Draw from { -supply-of(n: 5) } and { -archive } the card.
    .effect2 = You may splay { -colour-red } { -splay-right }.
    .effect3 = You may score one of your { -active-card(form: "plural") }. If you do, also score the card that it covered, if any.

card-the-pirate-code = The Pirate Code
    .effect1 = Transfer two cards of value 4 or lower, or as many as you have, from your { -influence } to my { -influence }.
    .effect2 = If the { -demand } moved at least one card in this { -activation }, score a lowest one of your { -active-card(form: "plural") } with a { -icon-crown }.

card-banking = Banking
    .effect1 = Transfer one of your { -active-card(form: "plural") } that has a { -icon-factory } and is not { -colour-green } to my { -zone }. If you do, draw from { -supply-of(n: 5) } and score the card.
    .effect2 = You may splay { -colour-green } { -splay-right }.

card-measurement = Measurement
    .effect1 = You may { -recycle } a card from your hand. If you do, choose a colour and splay it { -splay-right } { -zone-in } your { -zone } if you can. Then draw from the { -supply } whose number is how many cards of that colour you have { -zone-in } your { -zone }.
    .later1 = You may show and { -recycle } a card from your hand. If you do, splay its colour { -splay-right } { -zone-in } your { -zone } if you can. Then draw from the { -supply } whose number is how many cards of that colour you have { -zone-in } your { -zone }.
    .note = Any colour may be chosen, also one that cannot be splayed. No cards mean { -supply-of(n: 1) }; eleven or more end the game.
    .later-note = No cards mean { -supply-of(n: 1) }; eleven or more end the game.

card-statistics = Statistics
    .effect1 = Transfer a highest card of your { -influence } to your hand. If you do and it is now the only card in your hand, do this again.
    .effect2 = You may splay { -colour-yellow } { -splay-right }.
    .later1 = Transfer all highest cards of your { -influence } to your hand.
    .later2 = { card-statistics.effect2 }

card-steam-engine = Steam Engine
    .effect1 = Twice, draw from { -supply-of(n: 4) } and { -archive } the card. Then score the bottom card of your { -colour-yellow } pile.
    .note = A { -colour-yellow } card just { -archive(form: "past") } is the bottom card then.

card-astronomy = Astronomy
    .effect1 = Draw from { -supply-of(n: 6) } and show the card. If it is { -colour-green } or { -colour-blue }, { -play } it and do this again; if not, keep it in your hand.
    .effect2 = If each of your { -active-card(form: "plural") } that is not { -colour-purple } has a value of 6 or more, take the { -domain } { -domain-science }.
    .note = To have { -colour-purple } cards only is enough for the { -domain }.

card-societies = Societies
    .effect1 = Transfer one of your { -active-card(form: "plural") } that has a { -icon-bulb } and is not { -colour-purple } to my { -zone }. If you do, draw from { -supply-of(n: 5) }.
    .later1 = Transfer one of your { -active-card(form: "plural") } that has a { -icon-bulb }, and a higher value than my { -active-card } of its colour (none counts as 0), to my { -zone }. If you do, draw from { -supply-of(n: 5) }.

## Period 6

card-atomic-theory = Atomic Theory
    .effect1 = You may splay { -colour-blue } { -splay-right }.
    .effect2 = Draw from { -supply-of(n: 7) } and { -play } the card.

card-encyclopedia = Encyclopedia
    .effect1 = You may { -play } all highest cards of your { -influence }, in the order you like. It is all or none.

card-industrialization = Industrialization
    .effect1 = For every two { -icon-factory(form: "plural") } visible { -zone-in } your { -zone }, draw from { -supply-of(n: 6) } and { -archive } the card.
    .effect2 = You may splay { -colour-red } or { -colour-purple } { -splay-right }.
    .later1 = For every colour of your { -zone } with at least one visible { -icon-factory }, draw from { -supply-of(n: 6) } and { -archive } the card.
    .later2 = { card-industrialization.effect2 }
    .note = The { -icon-factory(form: "plural") } are counted once, before the first draw.

card-machine-tools = Machine Tools
    .effect1 = Draw from the { -supply } whose number is the highest value in your { -influence }, and score the card.
    .note = With no card there, that is { -supply-of(n: 1) }.

card-classification = Classification
    .effect1 = Show a card from your hand. Every other player transfers all cards of its colour from their hand to yours. Then { -play } all cards of that colour from your hand, in the order you like.
    .note = With an empty hand nothing happens.

card-metric-system = Metric System
    .effect1 = If your { -colour-green } pile is splayed { -splay-right }, you may splay one more of your colours { -splay-right }.
    .effect2 = You may splay { -colour-green } { -splay-right }.

card-canning = Canning
    .effect1 = You may draw from { -supply-of(n: 6) } and { -archive } the card. If you do, score all of your { -active-card(form: "plural") } without a { -icon-factory }.
    .effect2 = You may splay { -colour-yellow } { -splay-right }.
    .note = If the card you { -archive } starts a new pile, it is itself { -active-card(form: "a") } by then. Cards that the scoring uncovers stay where they are.

card-vaccination = Vaccination
    .effect1 = { -Recycle } all lowest cards of your { -influence }. If you { -recycle(form: "past") } at least one, draw from { -supply-of(n: 6) } and { -play } the card.
    .effect2 = If at least one card was { -recycle(form: "past") } for the { -demand } in this { -activation }, draw from { -supply-of(n: 7) } and { -play } the card.

card-democracy = Democracy
    .effect1 = You may { -recycle } any number of cards from your hand. If by now you have { -recycle(form: "past") } more cards for this { -dogma } in this { -activation } than each other player, draw from { -supply-of(n: 8) } and score the card.

card-emancipation = Emancipation
    .effect1 = Transfer a card from your hand to my { -influence }. If you do, draw from { -supply-of(n: 6) }.
    .effect2 = You may splay { -colour-red } or { -colour-purple } { -splay-right }.

## Period 7

card-evolution = Evolution
    .effect1 = You may do one of two things. Either draw from { -supply-of(n: 8) }, score the card and then { -recycle } a card of your { -influence }; or draw from the { -supply } one above the highest value in your { -influence }.
    .note = With no card there, the second is a draw from { -supply-of(n: 1) }.

card-publications = Publications
    .effect1 = You may put the cards of one of your colours in any order.
    .effect2 = You may splay { -colour-yellow } or { -colour-blue } { -splay-up }.

card-combustion = Combustion
    .effect1 = Transfer two cards, or as many as you have, from your { -influence } to my { -influence }.
    .later1 = For every four { -icon-crown(form: "plural") } visible { -zone-in } my { -zone }, transfer a card from your { -influence } to my { -influence }.
    .later2 = { -Recycle } the bottom card of your { -colour-red } pile.

card-explosives = Explosives
    .effect1 = Transfer the three highest cards of your hand, or as many as you have, to my hand. If you transferred at least one and your hand is now empty, draw from { -supply-of(n: 7) }.
    .note = Among cards of equal value, you choose.

card-bicycle = Bicycle
    .effect1 = You may exchange all the cards of your hand for all the cards of your { -influence }.
    .note = Either may be empty. This is not scoring and never counts for { -domain-technology }.

card-electricity = Electricity
    .effect1 = { -Recycle } all of your { -active-card(form: "plural") } without a { -icon-factory }. Then draw from { -supply-of(n: 8) } once for each card { -recycle(form: "past") }.
    .note = Cards that this uncovers stay where they are.

card-refrigeration = Refrigeration
    .effect1 = { -Recycle } half of the cards in your hand, rounded down.
    .effect2 = You may score a card from your hand.

card-sanitation = Sanitation
    .effect1 = Exchange the two highest cards of your hand for a lowest card of my hand.
    .note = All cards are fixed before the exchange, and missing cards do not stop it. Among cards of equal value, the owner of the hand chooses.

card-lighting = Lighting
    .effect1 = You may { -archive } one, two or three cards from your hand. If you do, then once for each different value among them draw from { -supply-of(n: 7) } and score the card.

card-railroad = Railroad
    .effect1 = { -Recycle } your whole hand. Then draw three times from { -supply-of(n: 6) }.
    .effect2 = You may splay { -splay-up } one of your colours that is now splayed { -splay-right }.

## Period 8

card-quantum-theory = Quantum Theory
    .effect1 = You may { -recycle } one or two cards from your hand. If you { -recycle(form: "past") } two, draw from { -supply-of(n: 10) }, then draw from { -supply-of(n: 10) } once more and score that second card.

card-rocketry = Rocketry
    .effect1 = For every two { -icon-clock(form: "plural") } visible { -zone-in } your { -zone }, { -recycle } a card from the { -influence } of another player of your choice.
    .note = The { -icon-clock(form: "plural") } are counted once. Each time you choose the owner and the value anew, without seeing the card; its owner picks among several of that value.

card-flight = Flight
    .effect1 = If your { -colour-red } pile is splayed { -splay-up }, you may splay one of your colours { -splay-up }.
    .effect2 = You may splay { -colour-red } { -splay-up }.

card-mobility = Mobility
    .effect1 = Of your { -active-card(form: "plural") } that are not { -colour-red } and have no { -icon-factory }, transfer the two highest, or as many as there are, to my { -influence }. If you transferred at least one, draw from { -supply-of(n: 8) }.
    .note = Cards that this uncovers stay where they are.

card-corporations = Corporations
    .effect1 = Transfer one of your { -active-card(form: "plural") } that has a { -icon-factory } and is not { -colour-green } to my { -influence }. If you do, draw from { -supply-of(n: 8) } and { -play } the card.
    .effect2 = Draw from { -supply-of(n: 8) } and { -play } the card.

card-mass-media = Mass Media
    .effect1 = You may { -recycle } a card from your hand. If you do, name a value: all cards of that value in every { -influence }, yours included, are { -recycle(form: "past") }.
    .effect2 = You may splay { -colour-purple } { -splay-up }.

card-antibiotics = Antibiotics
    .effect1 = You may { -recycle } one, two or three cards from your hand. If you do, then once for each different value among them draw twice from { -supply-of(n: 8) }.

card-skyscrapers = Skyscrapers
    .effect1 = Transfer one of your { -active-card(form: "plural") } that has a { -icon-clock } and is not { -colour-yellow } to my { -zone }. If you do, score the card that it covered and { -recycle } the rest of that pile.

card-empiricism = Empiricism
    .effect1 = Name two colours, then draw from { -supply-of(n: 9) } and show the card. If it has one of them, { -play } it, and you may splay its colour { -splay-up }; if not, keep it in your hand.
    .effect2 = If at least twenty { -icon-bulb(form: "plural") } are visible { -zone-in } your { -zone }, you win the game.

card-socialism = Socialism
    .effect1 = You may { -archive } your whole hand. It is all or none. If at least one of these cards was { -colour-purple }, every other player transfers all lowest cards of their hand to your hand.

## Period 9

card-computers = Computers
    .effect1 = You may splay { -colour-red } or { -colour-green } { -splay-up }.
    .effect2 = Draw from { -supply-of(n: 10) } and { -play } the card. Then carry out its { -share-effect(form: "plural") } without sharing.

card-genetics = Genetics
    .effect1 = Draw from { -supply-of(n: 10) } and { -play } the card. Then score all the cards beneath it in its pile.

card-composites = Composites
    .effect1 = Keep one card of your hand and transfer all the others to my hand. Also transfer a highest card of your { -influence } to my { -influence }.

card-fission = Fission
    .effect1 = Draw from { -supply-of(n: 10) } and show the card. If it is { -colour-red }, discard all cards in the hands, { -zone(form: "plural") } and { -influence(form: "plural") } of all players for good, and this { -activation } ends; if not, keep it in your hand.
    .effect2 = { -Recycle } one of the { -active-card(form: "plural") } of any player, yourself included, but not { card-fission }.
    .later1 = { card-fission.effect1 }
    .later2 = { -Recycle } one of the { -active-card(form: "plural") } of any player, yourself included, but not { card-fission }. Then draw from { -supply-of(n: 10) }.
    .note = { -Domination(form: "plural") } stay. The Iello card does not say that the { -activation } ends; other prints do.

card-collaboration = Collaboration
    .effect1 = Draw twice from { -supply-of(n: 9) } and show the cards. I choose one of the two and it is transferred to my { -zone }; you { -play } the other.
    .effect2 = If you have at least ten { -colour-green } cards { -zone-in } your { -zone }, you win the game.

card-satellites = Satellites
    .effect1 = { -Recycle } your whole hand. Then draw three times from { -supply-of(n: 8) }.
    .effect2 = You may splay { -colour-purple } { -splay-up }.
    .effect3 = { -Play } a card from your hand. Then carry out its { -share-effect(form: "plural") } without sharing.

card-ecology = Ecology
    .effect1 = You may { -recycle } a card from your hand. If you do, score a card from your hand, if you still have one, and draw twice from { -supply-of(n: 10) }.

card-suburbia = Suburbia
    .effect1 = You may { -archive } any number of cards from your hand. If you do, then once for each of them draw from { -supply-of(n: 1) } and score the card.

card-services = Services
    .effect1 = Transfer all highest cards of your { -influence } to my hand. If you transferred at least one, choose one of my { -active-card(form: "plural") } without a { -icon-leaf } and transfer it to your hand.

card-specialization = Specialization
    .effect1 = Show a card from your hand. Every other player's { -active-card } of its colour is transferred to your hand.
    .effect2 = You may splay { -colour-yellow } or { -colour-blue } { -splay-up }.
    .note = With an empty hand nothing happens.

## Period 10

card-bioengineering = Bioengineering
    .effect1 = Transfer one { -active-card } with a { -icon-leaf } from the { -zone } of another player of your choice to your { -influence }.
    .effect2 = If some player has fewer than three { -icon-leaf(form: "plural") } visible, the player who alone has the most { -icon-leaf(form: "plural") } wins the game.
    .note = If several are level with the most, nothing happens.

card-software = Software
    .effect1 = Draw from { -supply-of(n: 10) } and score the card.
    .effect2 = Twice, draw from { -supply-of(n: 10) } and { -play } the card. Then carry out the { -share-effect(form: "plural") } of the second card without sharing.

card-miniaturization = Miniaturization
    .effect1 = You may { -recycle } a card from your hand. If it was a 10, then once for each different value in your { -influence } draw from { -supply-of(n: 10) }.

card-robotics = Robotics
    .effect1 = Score your { -colour-green } { -active-card }, if you have one. Draw from { -supply-of(n: 10) } and { -play } the card. Then carry out its { -share-effect(form: "plural") } without sharing.

card-databases = Databases
    .effect1 = { -Recycle } half of the cards in your { -influence }, rounded up.
    .note = The cards are your choice.

card-self-service = Self Service
    .effect1 = Choose one of your { -active-card(form: "plural") } other than this card and carry out its { -share-effect(form: "plural") } without sharing.
    .effect2 = If you have more { -domination(form: "plural") } than each other player, you win the game.

card-globalization = Globalization
    .effect1 = { -Recycle } one of your { -active-card(form: "plural") } with a { -icon-leaf }.
    .effect2 = Draw from { -supply-of(n: 6) } and score the card. Then, if no player has more { -icon-leaf(form: "plural") } than { -icon-factory(form: "plural") } visible, the player who alone has the most { -points } wins the game.
    .note = If several are level with the most, nobody wins by it.

card-stem-cells = Stem Cells
    .effect1 = You may score your whole hand. It is all or none.

card-a-i = A.I.
    .effect1 = Draw from { -supply-of(n: 10) } and score the card.
    .effect2 = If { card-robotics } and { card-software } are both { -active-card(form: "plural") }, { -zone-in } whatever { -zone(form: "plural") }, the player who alone has the fewest { -points } wins the game.
    .note = If several are level with the fewest, nothing happens.

card-the-internet = The Internet
    .effect1 = You may splay { -colour-green } { -splay-up }.
    .effect2 = Draw from { -supply-of(n: 10) } and score the card.
    .effect3 = For every two { -icon-clock(form: "plural") } visible { -zone-in } your { -zone }, draw from { -supply-of(n: 10) } and { -play } the card.
    .note = The { -icon-clock(form: "plural") } are counted once, before the first draw.

## Domains: the condition that is watched all the time, and the card that can take it instead

domain-military = { -domain-military }
    .condition = At least three icons of each of the six kinds are visible { -zone-in } your { -zone }.
    .card = { card-construction }, if you and nobody else have all five colours { -zone-in } your { -zone }.

domain-technology = { -domain-technology }
    .condition = You have { -archive(form: "past") } and scored six cards or more, counted together, within one turn, whoever's turn it is.
    .later = You have { -archive(form: "past") } six cards or more, or scored six cards or more, within one turn, whoever's turn it is.
    .card = { card-masonry }, if you { -play(form: "past") } four or more cards with a { -icon-castle } through it at one go.

domain-diplomacy = { -domain-diplomacy }
    .condition = At least twelve { -icon-clock(form: "plural") } are visible { -zone-in } your { -zone }.
    .card = { card-translation }, if each of your { -active-card(form: "plural") } has a { -icon-crown }.

domain-culture = { -domain-culture }
    .condition = You have all five colours { -zone-in } your { -zone }, each splayed { -splay-up } or { -splay-right }.
    .card = { card-invention }, if you have all five colours and each is splayed, in whatever direction.

domain-science = { -domain-science }
    .condition = You have five { -active-card(form: "plural") }, each of value 8 or more.
    .card = { card-astronomy }, if each of your { -active-card(form: "plural") } that is not { -colour-purple } has a value of 6 or more.

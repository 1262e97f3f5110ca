### The effects of the cards in few words, for their faces; the whole text stands in cards.ftl.
### A key is the card and the number of the effect. "Give" is a transfer; "if so" and "if any" need what
### stands before them to have happened. In a demand "me" is who activated the card. The keys with
### -later are for the texts of later editions, where these differ.

## Period 1

short-pottery-1 = May { -recycle } up to three cards; draw and score one of that value
short-pottery-2 = Draw a 1
short-tools-1 = May { -recycle } three cards; if all three, draw and { -play } a 3
short-tools-2 = May { -recycle } a 3; if so, draw three 1s
short-writing-1 = Draw a 2
short-archery-1 = Draw a 1, then give me a highest hand card
short-metalworking-1 = Draw and show a 1; with a { -icon-castle }, score it and repeat
short-oars-1 = Give a hand card with a { -icon-crown } to my { -influence }; if so, draw a 1
short-oars-2 = If the { -demand } moved no card, draw a 1
short-oars-1-later = Give a hand card with a { -icon-crown } to my { -influence }; if so, draw a 1 and repeat
short-clothing-1 = { -Play } a card of a colour you lack
short-clothing-2 = Draw and score a 1 for each colour that only you have
short-sailing-1 = Draw and { -play } a 1
short-the-wheel-1 = Draw two 1s
short-agriculture-1 = May { -recycle } a card; if so, draw and score one a value higher
short-domestication-1 = { -Play } a lowest hand card; draw a 1
short-masonry-1 = May { -play } any cards with a { -icon-castle }; four or more take { -domain-technology }
short-city-states-1 = With four { -icon-castle(form: "plural") } or more, give me { -active-card(form: "a") } with a { -icon-castle }; if so, draw a 1
short-code-of-laws-1 = May { -archive } a card of a colour you have; if so, may splay it { -splay-left }
short-mysticism-1 = Draw and show a 1; if you have its colour, { -play } it and draw a 1

## Period 2

short-calendar-1 = With more cards in { -influence } than in hand, draw two 3s
short-mathematics-1 = May { -recycle } a card; if so, draw and { -play } one a value higher
short-construction-1 = Give me two hand cards; draw a 2
short-construction-2 = If only you have all five colours, take { -domain-military }
short-road-building-1 = { -Play } one or two cards; if two, may give somebody your { -colour-red } { -active-card } for the { -colour-green } one
short-currency-1 = May { -recycle } any cards; draw and score a 2 for each different value
short-mapmaking-1 = Give a 1 from your { -influence } to mine
short-mapmaking-2 = If the { -demand } moved a card, draw and score a 1
short-canal-building-1 = May exchange the highest cards of hand and { -influence }
short-fermenting-1 = Draw a 2 for every two { -icon-leaf(form: "plural") }
short-fermenting-1-later = Draw a 2 for every colour that shows a { -icon-leaf }
short-monotheism-1 = Give { -active-card(form: "a") } of a colour I lack to my { -influence }; if so, draw and { -archive } a 1
short-monotheism-2 = Draw and { -archive } a 1
short-philosophy-1 = May splay a colour { -splay-left }
short-philosophy-2 = May score a hand card

## Period 3

short-alchemy-1 = Draw and show a 4 for every three { -icon-castle(form: "plural") }; if one is { -colour-red }, { -recycle } them and your hand
short-alchemy-2 = { -Play } a hand card, then score one
short-translation-1 = May { -play } all cards of your { -influence }
short-translation-2 = If all your { -active-card(form: "plural") } have a { -icon-crown }, take { -domain-diplomacy }
short-engineering-1 = Give all { -active-card(form: "plural") } with a { -icon-castle } to my { -influence }
short-engineering-2 = May splay { -colour-red } { -splay-left }
short-optics-1 = Draw and { -play } a 3; with a { -icon-crown }, draw and score a 4; if not, give a card of your { -influence } to somebody with fewer points
short-compass-1 = Give me { -active-card(form: "a") } with a { -icon-leaf }, not { -colour-green }; take one of mine without a { -icon-leaf }
short-paper-1 = May splay { -colour-green } or { -colour-blue } { -splay-left }
short-paper-2 = Draw a 4 for each colour splayed { -splay-left }
short-machinery-1 = Exchange your hand for the highest cards of mine
short-machinery-2 = Score a hand card with a { -icon-castle }; may splay { -colour-red } { -splay-left }
short-medicine-1 = Exchange a highest card of your { -influence } for a lowest of mine
short-education-1 = May { -recycle } a highest card of your { -influence }; if so, draw two above the highest left
short-feudalism-1 = Give me a hand card with a { -icon-castle }
short-feudalism-2 = May splay { -colour-yellow } or { -colour-purple } { -splay-left }
short-feudalism-1-later = Give me a hand card with a { -icon-castle }; if so, its colour loses its splay

## Period 4

short-experimentation-1 = Draw and { -play } a 5
short-printing-press-1 = May { -recycle } a card of your { -influence }; if so, draw two above your { -colour-purple } { -active-card }
short-printing-press-2 = May splay { -colour-blue } { -splay-right }
short-colonialism-1 = Draw and { -archive } a 3; with a { -icon-crown }, repeat
short-gunpowder-1 = Give { -active-card(form: "a") } with a { -icon-castle } to my { -influence }
short-gunpowder-2 = If the { -demand } moved a card, draw and score a 2
short-invention-1 = May splay { -splay-right } a colour splayed { -splay-left }; if so, draw and score a 4
short-invention-2 = If all five colours are splayed, take { -domain-culture }
short-navigation-1 = Give a 2 or 3 from your { -influence } to mine
short-anatomy-1 = { -Recycle } a card of your { -influence }; if so, { -active-card(form: "a") } of its value too
short-perspective-1 = May { -recycle } a card; if so, score a hand card for every two { -icon-bulb(form: "plural") }
short-enterprise-1 = Give me { -active-card(form: "a") } with a { -icon-crown }, not { -colour-purple }; if so, draw and { -play } a 4
short-enterprise-2 = May splay { -colour-green } { -splay-right }
short-reformation-1 = May { -archive } a hand card for every two { -icon-leaf(form: "plural") }, all or none
short-reformation-2 = May splay { -colour-yellow } or { -colour-purple } { -splay-right }

## Period 5

short-chemistry-1 = May splay { -colour-blue } { -splay-right }
short-chemistry-2 = Draw and score one above your highest { -active-card }; then { -recycle } a card of your { -influence }
short-physics-1 = Draw and show three 6s; if two share a colour, { -recycle } them and your hand
short-coal-1 = Draw and { -archive } a 5
short-coal-2 = May splay { -colour-red } { -splay-right }
short-coal-3 = May score { -active-card(form: "a") } and the card under it
short-the-pirate-code-1 = Give two cards of 4 or less from your { -influence } to mine
short-the-pirate-code-2 = If the { -demand } moved a card, score a lowest { -active-card } with a { -icon-crown }
short-banking-1 = Give me { -active-card(form: "a") } with a { -icon-factory }, not { -colour-green }; if so, draw and score a 5
short-banking-2 = May splay { -colour-green } { -splay-right }
short-measurement-1 = May { -recycle } a card; if so, splay a colour { -splay-right } and draw by its number of cards
short-measurement-1-later = May show and { -recycle } a card; if so, splay its colour { -splay-right } and draw by its number of cards
short-statistics-1 = Take a highest card of your { -influence } to hand; if it is alone there, repeat
short-statistics-2 = May splay { -colour-yellow } { -splay-right }
short-statistics-1-later = Take all highest cards of your { -influence } to hand
short-steam-engine-1 = Draw and { -archive } two 4s; score your bottom { -colour-yellow } card
short-astronomy-1 = Draw and show a 6; if { -colour-green } or { -colour-blue }, { -play } it and repeat
short-astronomy-2 = If all your { -active-card(form: "plural") } but { -colour-purple } are 6 or more, take { -domain-science }
short-societies-1 = Give me { -active-card(form: "a") } with a { -icon-bulb }, not { -colour-purple }; if so, draw a 5
short-societies-1-later = Give me { -active-card(form: "a") } with a { -icon-bulb }, higher than mine of its colour; if so, draw a 5

## Period 6

short-atomic-theory-1 = May splay { -colour-blue } { -splay-right }
short-atomic-theory-2 = Draw and { -play } a 7
short-encyclopedia-1 = May { -play } all highest cards of your { -influence }
short-industrialization-1 = Draw and { -archive } a 6 for every two { -icon-factory(form: "plural") }
short-industrialization-2 = May splay { -colour-red } or { -colour-purple } { -splay-right }
short-industrialization-1-later = Draw and { -archive } a 6 for every colour that shows a { -icon-factory }
short-machine-tools-1 = Draw and score a card of the highest value in your { -influence }
short-classification-1 = Show a hand card; get all of its colour from every hand, then { -play } all of that colour
short-metric-system-1 = If { -colour-green } is splayed { -splay-right }, may splay another colour { -splay-right }
short-metric-system-2 = May splay { -colour-green } { -splay-right }
short-canning-1 = May draw and { -archive } a 6; if so, score your { -active-card(form: "plural") } without a { -icon-factory }
short-canning-2 = May splay { -colour-yellow } { -splay-right }
short-vaccination-1 = { -Recycle } all lowest cards of your { -influence }; if any, draw and { -play } a 6
short-vaccination-2 = If the { -demand } took a card, draw and { -play } a 7
short-democracy-1 = May { -recycle } any cards; if more than anybody else, draw and score an 8
short-emancipation-1 = Give a hand card to my { -influence }; if so, draw a 6
short-emancipation-2 = May splay { -colour-red } or { -colour-purple } { -splay-right }

## Period 7

short-evolution-1 = May draw and score an 8, then { -recycle } a card of your { -influence }; or draw one above its highest
short-publications-1 = May put one colour in a new order
short-publications-2 = May splay { -colour-yellow } or { -colour-blue } { -splay-up }
short-combustion-1 = Give two cards from your { -influence } to mine
short-combustion-1-later = Give a card from your { -influence } to mine for every four { -icon-crown(form: "plural") } I show
short-combustion-2-later = { -Recycle } the bottom card of your { -colour-red } pile
short-explosives-1 = Give me your three highest hand cards; if your hand is empty then, draw a 7
short-bicycle-1 = May exchange your hand for your { -influence }
short-electricity-1 = { -Recycle } your { -active-card(form: "plural") } without a { -icon-factory }; draw an 8 for each
short-refrigeration-1 = { -Recycle } half of your hand, rounded down
short-refrigeration-2 = May score a hand card
short-sanitation-1 = Exchange your two highest hand cards for my lowest
short-lighting-1 = May { -archive } up to three cards; draw and score a 7 for each different value
short-railroad-1 = { -Recycle } your hand, draw three 6s
short-railroad-2 = May splay { -splay-up } a colour splayed { -splay-right }

## Period 8

short-quantum-theory-1 = May { -recycle } up to two cards; if two, draw a 10, then draw and score a 10
short-rocketry-1 = For every two { -icon-clock(form: "plural") }, { -recycle } a card of another player's { -influence }
short-flight-1 = If { -colour-red } is splayed { -splay-up }, may splay a colour { -splay-up }
short-flight-2 = May splay { -colour-red } { -splay-up }
short-mobility-1 = Give your two highest { -active-card(form: "plural") } without a { -icon-factory }, not { -colour-red }, to my { -influence }; if any, draw an 8
short-corporations-1 = Give { -active-card(form: "a") } with a { -icon-factory }, not { -colour-green }, to my { -influence }; if so, draw and { -play } an 8
short-corporations-2 = Draw and { -play } an 8
short-mass-media-1 = May { -recycle } a card; if so, name a value and { -recycle } it from every { -influence }
short-mass-media-2 = May splay { -colour-purple } { -splay-up }
short-antibiotics-1 = May { -recycle } up to three cards; draw two 8s for each different value
short-skyscrapers-1 = Give me { -active-card(form: "a") } with a { -icon-clock }, not { -colour-yellow }; if so, score the card under it and { -recycle } the rest of that pile
short-empiricism-1 = Name two colours; draw and show a 9; if it has one of them, { -play } it and may splay it { -splay-up }
short-empiricism-2 = With 20 { -icon-bulb(form: "plural") } or more you win
short-socialism-1 = May { -archive } your whole hand; if a card was { -colour-purple }, take all lowest cards of every hand

## Period 9

short-computers-1 = May splay { -colour-red } or { -colour-green } { -splay-up }
short-computers-2 = Draw and { -play } a 10; carry it out alone
short-genetics-1 = Draw and { -play } a 10; score all cards under it
short-composites-1 = Keep one hand card and give me the rest; also a highest card of your { -influence } to mine
short-fission-1 = Draw and show a 10; if { -colour-red }, discard every hand, { -zone } and { -influence }
short-fission-2 = { -Recycle } any { -active-card } but { card-fission }
short-fission-2-later = { -Recycle } any { -active-card } but { card-fission }; draw a 10
short-collaboration-1 = Draw and show two 9s; I take one into my { -zone }, you { -play } the other
short-collaboration-2 = With ten { -colour-green } cards or more you win
short-satellites-1 = { -Recycle } your hand, draw three 8s
short-satellites-2 = May splay { -colour-purple } { -splay-up }
short-satellites-3 = { -Play } a hand card and carry it out alone
short-ecology-1 = May { -recycle } a card; if so, score a hand card and draw two 10s
short-suburbia-1 = May { -archive } any cards; draw and score a 1 for each
short-services-1 = Give me all highest cards of your { -influence }; if any, take one of my { -active-card(form: "plural") } without a { -icon-leaf }
short-specialization-1 = Show a hand card; take the others' { -active-card(form: "plural") } of its colour to hand
short-specialization-2 = May splay { -colour-yellow } or { -colour-blue } { -splay-up }

## Period 10

short-bioengineering-1 = Take another player's { -active-card } with a { -icon-leaf } into your { -influence }
short-bioengineering-2 = If anybody shows fewer than three { -icon-leaf(form: "plural") }, who has most of them wins
short-software-1 = Draw and score a 10
short-software-2 = Draw and { -play } two 10s; carry the second out alone
short-miniaturization-1 = May { -recycle } a card; if it was a 10, draw a 10 for each different value in your { -influence }
short-robotics-1 = Score your { -colour-green } { -active-card }; draw and { -play } a 10 and carry it out alone
short-databases-1 = { -Recycle } half of your { -influence }, rounded up
short-self-service-1 = Carry out another of your { -active-card(form: "plural") } alone
short-self-service-2 = With more { -domination(form: "plural") } than anybody else you win
short-globalization-1 = { -Recycle } { -active-card(form: "a") } with a { -icon-leaf }
short-globalization-2 = Draw and score a 6; if nobody shows more { -icon-leaf(form: "plural") } than { -icon-factory(form: "plural") }, who has most { -points } wins
short-stem-cells-1 = May score your whole hand
short-a-i-1 = Draw and score a 10
short-a-i-2 = If { card-robotics } and { card-software } are { -active-card(form: "plural") }, who has fewest { -points } wins
short-the-internet-1 = May splay { -colour-green } { -splay-up }
short-the-internet-2 = Draw and score a 10
short-the-internet-3 = Draw and { -play } a 10 for every two { -icon-clock(form: "plural") }

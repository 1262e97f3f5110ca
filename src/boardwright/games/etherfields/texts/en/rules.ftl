### The rules of Etherfields, each under its id, in words of our own.
### "You" is the Dreamer who performs, suffers or owns the thing in question. What a rule refers to is in rules.toml.

## What fills a gap

ruling-j = our own judgement
ruling-i = an icon that cannot be read in the source
ruling-d = a default for what is only printed on dice and tokens
ruling-p = what a program has to fix and a table of people need not
ruling-option = a choice of rules, with its default

## Terms

section-terms = Terms

ETH-001 = The player-count icon always equals the number of players (= Dreamers) in the current session; in a four-player session it means 4.
ETH-002 = A slash between two costs, options or names means "or".
ETH-003 = Where a card, tile or script contradicts the rulebook, the card, tile or script wins.
ETH-004 = When an instruction leaves several possibilities (for example several paths for an Entity), all Dreamers together make one choice.
ETH-005 = An option whose requirements are not met may not be chosen. If the option is addressed to all Dreamers, every Dreamer must meet its requirements.
ETH-006 = A choice can be made if everything that it costs or takes away can be carried out in full: "Seal 3" needs three cards in the deck that can be sealed, "discard 1 Gem" a Gem, "lose 1 Hour" one on the Clock. "Suffer Distress" can always be chosen, even if it kills. What an option gives (gain, draw, cure, unseal, unflip, Restore) never rules it out, even if little or nothing of it can be given. If no option can be chosen, the players pick one and carry out as much of it as possible.
ETH-007 = A joint decision belongs to the whole Team. Any player may propose an answer; it counts when the other people at the table agree. If they do not, the First Player decides. Who plays alone, or with bots only, simply answers.
ETH-008 = "Tile" always means the large square components, "card" the standard-size ones; an instruction about one never applies to the other.
ETH-009 = A Dream is a long, unique scenario played on its own Map tiles taken from its secret components. A Slumber is a short encounter played on the Slumber Map tiles with a tile from the Slumber deck. The Dreamworld map is the overview on which the Team travels between them.
ETH-010 = Part of the rules is not in the rulebook but is introduced during the campaign. Signs, Deliverance, a fourth Item slot, Lucid mode and further uses of Gems stay out of play until then.
ETH-011 = A reference to a script paragraph means: open that paragraph, read it out, and carry out its instructions.
ETH-012 = A deck is reshuffled only when a component or a rule says so.
ETH-013 = An effect happens in small steps: draw one card, seal one card, take one Distress, enter one space. Defeat and limits are looked at after each of them. Rapid cards can be played only between steps where the rules allow an interruption.
ETH-014 = All shuffles, draws and dice of a game follow from one seed: with the same seed and the same answers the same game is played again.
ETH-015 = Nobody sees the faces of unrevealed secrets or the order of face-down decks. Hands are open to all players, because the game is cooperative; if closed hands are chosen, players see only their own.

## Components and limits

section-components-and-limits = Components and limits

ETH-016 = There are 4 Dreamers (Gambler, Specialist, Tough Guy, Free Spirit), each with a miniature, a Dreamer board, a starting Influence deck of 22 cards and a Basic Actions card. 1 to 4 may play; a fifth player needs an add-on.
ETH-017 = Five can play only if the content pack has a fifth Dreamer. Numbers that depend on the player count are known for five, too.
ETH-018 = There are 4 Lucid boards, 4 Lucid miniatures and 4 sealed Lucid decks of 20 cards. They stay closed and are not used until the campaign tells how.
ETH-019 = The cards and tiles are 4 x 22 Influence cards, 81 cards of the starting Influence Market (with no code on the back), 12 Turn cards, 10 starting Fate cards, 6 starting Flaw cards, 5 starting Items, 395 Secret cards and 280 Secret tiles.
ETH-020 = There are 14 Masks and 4 stands.
ETH-021 = There are 16 Ether markers. Ether is the experience of the Dreamers and is spent to buy cards and for other effects.
ETH-022 = There are 16 Distress markers; they record distress, fear, fatigue, doubt and wounds.
ETH-023 = There are 16 Universal markers; cards and rules define their use.
ETH-024 = There are 6 Shining Gems; their uses grow during the campaign.
ETH-025 = There are two dice: the Luck die and the Entity Movement die.
ETH-026 = There are 20 two-sided Threat tokens. Cards say what they mean, and a side may mean different things on different cards.
ETH-027 = There are 6 Block tokens.
ETH-028 = There are 12 Morphing tokens (8 kinds).
ETH-029 = There are 8 Terrain tokens.
ETH-030 = There are 4 Key tokens.
ETH-031 = There are 12 Intent markers, 4 of each colour.
ETH-032 = There are 5 Spirit tokens, 4 Personal tokens (one per Dreamer), 10 Story tokens, 4 two-sided State tokens, 77 Sign tokens, 1 Hour counter, 1 Wall/Clock-hand token, 1 Hole token, 6 Blank tokens and 15 Entity tokens.
ETH-033 = There are 4 Human and 4 Creature Shapeshifter miniatures, plus named miniatures for special figures, a Team marker and a First Player marker.
ETH-034 = If an effect does not name a particular Story token, any Story token may be used.
ETH-035 = Sign tokens stay in the box until a card explains them.
ETH-036 = A token that the game tells you to remove from the game goes to the Waste bag and is never used again.
ETH-037 = If a component should be gained or placed and its supply is empty (Ether, Gems, Keys, tokens, Shapeshifter miniatures and so on), it is not gained or placed.
ETH-038 = If the supply is only partly short, take what is left; if several Dreamers gain at the same time, the Team decides who gets the remainder.
ETH-039 = Losing more of something than you have means losing all of it; as a cost or a chosen option it must be there in full.
ETH-040 = Distress is an exception: if a Dreamer should suffer it and none is left, all Dreamers lose.
ETH-041 = Block tokens are the other exception and never run out: if all 6 are in use, a substitute such as an unused Story token is placed. A single-use action that was used must stay used.
ETH-042 = Supplies do not depend on the number of Dreamers.
ETH-043 = The limit of supplies applies to cards gained from a Dream's secrets as well: once gained, such a card is not there any more when the Dream is entered again, and no second copy is gained.
ETH-044 = At most 4 Entities can be shown by Human and at most 4 by Creature Shapeshifters; the Entity tile says which kind it uses.
ETH-045 = Ether, Gems, Distress, Masks, Influence and Flaw cards belong to one Dreamer. Keys, Hours, Items, Notes, Wisdom and Shopping cards belong to the Team.
ETH-046 = The Luck die has six faces: Fail, blank, 1, 1, 2 and 3. A content pack may choose others.
ETH-047 = The Entity Movement die has six faces: three say "1 space", two "full value", one "full value, roll again". A content pack may choose others.
ETH-048 = The 12 Morphing tokens are 2 Pain, 2 Sealing, 2 Speed, 2 Reach, 1 Mask-lock, 1 Progress-lock, 1 No-reroll and 1 Gem-lock. A content pack may choose another mix.
ETH-049 = Of the 4 State tokens two have Dazed and Paralyzed on their sides, two have Stunned and Poisoned. A content pack may choose another mix.
ETH-050 = There are two Terrain tokens of each of the four kinds. A content pack may choose another mix.
ETH-051 = A Dreamer's Distress limit is 8 unless an effect (for example a Quirk) changes it.
ETH-052 = A Secret card or tile carries a code on its back: a Roman numeral (campaign), a number (usually the Dream) and usually a letter (one card, or several cards of the same kind).
ETH-053 = Missing or repeated letters in a code series are intentional and no error.
ETH-054 = Secrets are kept sorted by numeral, number and letter, and are never shuffled.
ETH-055 = No deck is shuffled before a rule allows it.
ETH-056 = During play these stay in the box: Influence Market (shuffled each time before cards are drawn from it), Item Market (likewise; empty at campaign start), Secret cards and tiles, unused Masks.
ETH-057 = The face of a secret may be seen only when the game says reveal, peek or gain.
ETH-058 = Codes, special marks or art on backs may let players recognise a secret before it is revealed; this is intended.

## Campaign start and session setup

section-campaign-start-and-session-setup = Campaign start and session setup

ETH-059 = At campaign start every player chooses a different Dreamer and takes its miniature, board, deck of 22 cards (shuffled) and Basic Actions card. Dreamers can be changed or swapped later.
ETH-060 = In the very first session only a part of the setup is done, marked in the rulebook: board, Dreamer areas, decks that exist, supplies. Then the first Dream Gate is resolved at once. There is no Slumber map, no Item Market and no Awakening card yet.
ETH-061 = In the first session the Clock is set by the number of Dreamers as well, so that Effort can be learned in the first Dream.
ETH-062 = Setup of later sessions, step 2: all owned Notes and Items go to Storage. At the campaign start there are none.
ETH-063 = Setup, steps 3 and 8: the two starting Slumber Map tiles are placed on the Dreamscape grid.
ETH-064 = Setup, step 4: each Dreamer area has a face-down Influence deck (left), a face-up discard pile (right), space for gained Ether/Gems and suffered Distress, and the Progress zone below the board.
ETH-065 = Setup, step 5a: shuffle the Turn cards and put them face down on the Turn discard slot.
ETH-066 = Setup, step 5b: shuffle the Fate cards into the face-down Fate deck.
ETH-067 = Setup, step 5c: put the Delta Phase tile face down on the slot for Slumbers and Entities, shuffle all other owned Slumber tiles and put them face down on top of it. The same slot later holds Entity tiles.
ETH-068 = Setup, step 5d: shuffle the Flaw cards into the face-down Flaw deck.
ETH-069 = Setup, step 5e: shuffle the remaining Slumber Map tiles face down.
ETH-070 = Setup, step 5f: the Season deck keeps its current top card.
ETH-071 = Setup, step 5g: all gained Wisdom cards are available.
ETH-072 = Setup, step 5h: the gained and not removed Dream Gates are available but none is placed on its slot yet.
ETH-073 = Setup, step 5i: all discovered Dreamworld Map tiles are placed on the Dreamworld map.
ETH-074 = Setup, step 6: dice and tokens form supplies. If Signs are unlocked, universal Signs lie by the board and personal Signs by their Dreamer; otherwise they stay in the box.
ETH-075 = Setup, step 7: the Hour counter is set by the number of Dreamers, to 5 Hours for one Dreamer, 4 for two, 3 for three, 2 for four and 1 for five.
ETH-076 = Setup, step 8: resolve the Awakening card from its fourth step on. After its step that places the two starting Slumber Map tiles, put each Dreamer on any Entrance space.
ETH-077 = While resolving the Awakening card players may change Dreamer, rebuild their Influence deck and change their active Mask.
ETH-078 = A Dreamer who holds an Ether voucher from the last save gains 1 Ether during setup and the voucher returns to the secrets.
ETH-079 = After the first-session setup the game begins by resolving the first Dream Gate tile of the campaign.
ETH-080 = Deck construction happens only during session setup and Awakening.
ETH-081 = When a deck is built, it must contain at least 20 Influence cards; whoever owns fewer must put in all of them.
ETH-082 = When a deck is built, it may contain at most 40 Influence cards. Excess cards go to the Dreamer's own box slot as unused cards and cannot be used before the next construction.
ETH-083 = All Flaw cards that a Dreamer owns must be put into the deck; they do not count towards the 20 to 40 cards.
ETH-084 = More than 40 or fewer than 20 cards at any other time have no consequence; the limits are checked only when a deck is built.
ETH-085 = A deck is built from the pool of a Dreamer: every Influence card of that Dreamer, that is starting cards not returned to the Market, bought and gained cards, and unused cards. If a player switches to another Dreamer, the pool stays with the Dreamer, not with the player.
ETH-086 = Around 30 cards is the recommended size of a deck. This is advice, not a limit.

## Dream Gates

section-dream-gates = Dream Gates

ETH-087 = A Dream Gate tile is the entry to a Dream. Normally it names a Dreamworld Location and a number of Keys: at that Location the Team may discard that many Keys to enter.
ETH-088 = The first Dream has no Location and no Key cost.
ETH-089 = Between sessions Dream Gates are stored apart; a Gate stays available until the game removes it.
ETH-090 = Entering a Dream, step 1: if a Slumber Dreamscape is on the board, discard it first with all Slumber Map tiles and Quirk cards.
ETH-091 = Discarded Slumber Map tiles return to the Slumber Map tile deck, Quirk cards go to the bottom of the Fate deck, Gems in slots and other tokens on them return to the supply.
ETH-092 = Entering a Dream, step 2 (Setup): carry out every setup line of the Gate; typically take all cards and tiles of the Dream out (unseen) and place its starting Map tiles.
ETH-093 = Entering a Dream, step 3 (Turn deck): shuffle the Turn cards, draw the printed number at random and place them face up in the Turn deck; the rest lies face down in the Turn discard pile. This is the time limit.
ETH-094 = Entering a Dream, step 4 (Introduction): after setup, read the introduction paragraph.
ETH-095 = Entering a Dream, step 5: turn the Gate to its uncoded side and put it on the Gate slot. This side has the goal, special rules of the Dream and the Out of Turns paragraph.
ETH-096 = Entering a Dream, step 6: the Dreamers enter the Dreamscape and the first Turn begins.
ETH-097 = Entering a Dream does not discard hands, Progress cards or Gems, and the first Turn has a normal Draw step.
ETH-098 = Many Gates let Dreamers unseal some cards or cure some Distress on entry; that is part of their setup.
ETH-099 = A Gate may carry actions; they are Dream actions and need no position unless stated.
ETH-100 = After a defeat in a Dream the Gate is kept, so the Dream can be tried again.
ETH-101 = After an ending, victory or failure, the Gate is kept only if its paragraph says so; otherwise it is removed from the game.

## Dreamscape map

section-dreamscape-map = Dreamscape map

ETH-102 = A Dreamscape consists of Map tiles; each Map tile has 4 spaces (2 x 2).
ETH-103 = A revealed Map tile is turned face up and laid on the Dreamscape grid so that its coded space lies exactly on the grid square with the same code.
ETH-104 = A tile need not fill one tile slot: it may lie across two slots, and a card may lie at an angle. Only the code match decides the position.
ETH-105 = The grid has 3 x 4 slots for tiles, A1 to C4 (a letter for the row from the top, a digit for the column from the left), hence 6 x 8 spaces. The code of a slot stands on its upper left space. A tile has its code on one of its four spaces, and that space is laid on the square with the same code. If it is not the upper left one, the tile lies half a slot off.
ETH-106 = A tile may reach half a slot beyond the 6 x 8 spaces. It never covers a space that another Map tile covers; only Overlays do.
ETH-107 = Two spaces are adjacent if they touch along an edge, whether on the same tile or not, and no Wall lies on that edge.
ETH-108 = Miniatures and tokens show where Dreamers and Entities are.
ETH-109 = Dreamers always enter the Dreamscape on a Dreamer's Entrance. An Entrance icon between two spaces belongs to both, and each Dreamer may choose either.
ETH-110 = Map actions are printed on Map tiles. Your miniature must be on the action's space to perform it (Assault or Contact actions excepted).
ETH-111 = A Map action with the Block symbol can be used once; afterwards it is covered with a Block token.
ETH-112 = Any printed icon or action between two spaces belongs to both; in the centre of a tile it belongs to all four. A single-use action shared this way is still usable only once.
ETH-113 = A Map action may be conditional on the current Turn Suit; it is available only while the condition holds.
ETH-114 = Neither Dreamers nor Entities can move or measure Range through a Wall; they must go around, and sometimes there is no way.
ETH-115 = A Wall that does not cover the whole edge (gap in the middle, half length) does not count. A thin gap where two tiles meet does not cancel a Wall.
ETH-116 = An edge either has a Wall or not. If the two tiles that share an edge disagree, there is a Wall.
ETH-117 = Neither Dreamers nor Entities can move or measure Range through a Blocked space; one must measure around it, which may be impossible.
ETH-118 = A Blocked space never holds a figure: it cannot be entered by a Move, push, spawn or Relocation, and it cannot be the end of a measured path. An effect on "any space" reaches across Blocked spaces, but not onto them.
ETH-119 = The Wall token adds a Wall to one edge, the Hole token removes one; both lie where a card puts them and act as if printed.
ETH-120 = Spawned Entities always appear on Spawn spaces; with several Spawn spaces the players choose.
ETH-121 = Several Entities spawned together are spread over the Spawn spaces as evenly as possible.
ETH-122 = If a Spawn space bears a Turn Suit icon equal to the current Turn Suit, the first spawned Entity must be put there.
ETH-123 = With no Spawn space on the map and no stated place, the Entity is not spawned. Only Entities spawned by the same instruction are spread evenly.
ETH-124 = If several Spawn spaces match the current Suit, the players choose among them for the first Entity.
ETH-125 = On a space with a Gem slot you may pay 1 Gem and put it into the slot; from then on the effect beside it is active and can be used without further cost.
ETH-126 = On a space with an active Gem slot you may take the Gem; this switches the effect off.
ETH-127 = Any Dreamer may recover a Gem from a slot, whoever placed it; filling or emptying a slot is a Map action. A slot holds one Gem. While active, a passive effect works for all Dreamers, and an action beside the slot may be performed by Dreamers on that space at no cost.
ETH-128 = Whenever you move through a Trap space, end a Move there or Relocate onto it, its effect triggers. The Slumber or Dream states the effect.
ETH-129 = A Trap triggers once for each entry of its space (passing and stopping are the same entry); leaving and re-entering triggers it again. Traps affect only Dreamers. Being pushed is neither Move nor Relocation and triggers nothing. If the Dream or Slumber defines no Trap effect, nothing happens.
ETH-130 = An effect or action in a blue frame (Flying rule) is not tied to the space it is printed on but to the whole Dreamscape; an action in it can be performed regardless of Range.
ETH-131 = A Flying rule that holds an instruction instead of an action is resolved immediately when it is revealed.
ETH-132 = A Flying rule that is neither an action nor an instruction to be carried out once is a continuous effect for as long as its tile, Overlay or Quirk is on the map.
ETH-133 = If you stand on a Drawing Bonus at the start of the Dreamers Phase, you draw that many additional cards in the Draw step. It does not change your hand limit.
ETH-134 = Stairs have no effect unless a card or rule mentions them.
ETH-135 = The special-space icon has only the meaning that cards and rules give it.
ETH-136 = Terrain symbols have no effect by themselves.
ETH-137 = A Terrain symbol in the centre of a tile applies to all 4 spaces; one between two spaces applies to both.
ETH-138 = A Terrain token is placed on a space, between two spaces or in the centre of a tile and follows the same rules.
ETH-139 = If a space has both Light and Darkness, the Darkness symbol is ignored: light drives out darkness.
ETH-140 = Except for Light and Darkness, a space may have several Terrains at once. Several equal symbols count once.
ETH-141 = An Overlay card is a secret that contains a piece of the Dreamscape. When revealed it is placed at once where its codes match the grid (exactly one correct position).
ETH-142 = An Overlay changes the Dreamscape and may add new parts; it stays unless the game explicitly removes it.
ETH-143 = Figures and tokens on the area that an Overlay covers are lifted and put back on the same place on top of it.
ETH-144 = Overlays often lie rotated. What counts is which spaces and edges they change or add; how the picture lies makes no difference.
ETH-145 = A Block token on an action that an Overlay covers disappears with that action; markers that are on a space stay. Where an Overlay makes an occupied space Blocked, its figures are pushed to adjacent spaces chosen by the players.
ETH-146 = With several Overlays on the same space the last one placed counts.

## Figures per space, Big Entities, pushing

section-figures-per-space-big-entities-pushing = Figures per space, Big Entities, pushing

ETH-147 = A space holds at most 4 miniatures and/or Entity tokens; then it is full.
ETH-148 = Dreamers, Entity miniatures, Entity tokens and Companions count for the limit; Threat, Universal, Story and other tokens do not unless a card says so.
ETH-149 = Dreamers may move through a full space but not stop there.
ETH-150 = A Dreamer whose remaining movement would end on a full space must stop on the last non-full space of the path; a Relocation onto a full space is not allowed.
ETH-151 = An Entity may enter a full space by moving or spawning; a Dreamer is then pushed to an adjacent space of the players' choice.
ETH-152 = If the full space that an Entity should enter holds only one Dreamer, that Dreamer is not pushed; the Entity ends its movement at Range 1 of that space.
ETH-153 = Each Entity that enters a full space pushes exactly one Dreamer, which makes room for it. The Dreamer goes to an adjacent space without a Wall between, not Blocked and not full. If there is none, the Entity cannot enter.
ETH-154 = A full space without Dreamers cannot be entered by another Entity; it stops before it, or moves through it if its movement goes on.
ETH-155 = An Entity that is not Big and only passes through a space never pushes; pushing happens where it stops or spawns.
ETH-156 = If an Entity spawns onto a full space and cannot push a Dreamer from it, it appears on an adjacent space that is not full, chosen by the players; if none exists it is not spawned.
ETH-157 = A Big Entity occupies its whole space and can never be pushed.
ETH-158 = When a Big Entity enters a space, all other figures and Entity tokens there are pushed to adjacent spaces of the players' choice, and the Big Entity's movement ends. Entering a space where there is nothing to push does not end its movement.
ETH-159 = The space of a Big Entity counts as full: Dreamers may move through it but not stop, other Entities cannot enter. Two Big Entities never share a space; the second stops at Range 1.
ETH-160 = Figures pushed by a Big Entity may go to different spaces. Whoever cannot be placed on an adjacent space goes to the nearest legal space.
ETH-161 = Some spaces are completely enclosed by Walls and can be reached only by Relocation. If 4 Dreamers stand on such a space, no Entity can spawn or Relocate there.
ETH-162 = A Paralyzed figure can be pushed. A push costs nothing, is not an action and triggers no Traps.

## Turn order

section-turn-order = Turn order

ETH-163 = Dreams and Slumbers are played in Turns; each Turn is a Dreamers Phase (players) followed by a Dreamscape Phase (game).
ETH-164 = The Dreamers Phase has two steps: 1) Draw step, 2) Card and Action step.
ETH-165 = In the Card and Action step Dreamers act simultaneously, without player order, unless a situation depends on the order.
ETH-166 = Whenever no action is in progress, any Dreamer may start one. If two players want things that exclude each other, the first to act has acted; in case of dispute the First Player decides.
ETH-167 = In the Card and Action step Dreamers move, use Dream actions (on Map, Gate, secret card, Entity tile), Basic actions, actions of Influence cards, Progress cards, Masks and active Items, place Progress cards and gain Gems, in any order and number that the costs allow.
ETH-168 = The Dreamers Phase ends when all players agree that nobody wants to act any more.
ETH-169 = A Dreamer who wants to do nothing more is declared done. This is withdrawn when that Dreamer acts again, or when somebody else's action changes that Dreamer's hand, position or tokens. The phase ends when all are done at the same time.
ETH-170 = A Turn starts in this order: (a) a Slumber may be Skipped; (b) effects "at the start of the Turn"; (c) it is noted who stands on a Drawing Bonus; (d) the Draw step.
ETH-171 = Dreamscape Phase, step 1, Entity and Dream events: the current Turn card lists the effects to resolve and their order; the texts are on Entity tiles, the Dream Gate and revealed secrets.
ETH-172 = Dreamers cannot use actions or card effects in the Dreamscape Phase, except those that say so or that are Rapid.
ETH-173 = If there is nothing to resolve for Entities and Dream, the step passes.
ETH-174 = Dreamscape Phase, step 2, Discard Turn card: at the end of the Turn the current Turn card is discarded and all "until the end of this Turn" effects end.
ETH-175 = If Turn cards remain, a new Turn starts with the Dreamers Phase; otherwise the Out of Turns effect of the Slumber tile or Dream Gate is resolved.
ETH-176 = Instructions "at the end of the Turn" are carried out after all steps of the Turn card have been resolved, and before the Turn card is discarded.
ETH-177 = As a variant, players may act in order with the First Player marker.

## Draw step, hand limit, reshuffle

section-draw-step-hand-limit-reshuffle = Draw step, hand limit, reshuffle

ETH-178 = In the Draw step each Dreamer draws 4 Influence cards, but only up to the hand limit.
ETH-179 = The basic hand limit is 6; some effects change it. A hand may never exceed the limit at any time.
ETH-180 = At the hand limit you stop drawing.
ETH-181 = You may not draw fewer cards than required unless the limit stops you.
ETH-182 = In the Draw step you may discard any number of cards from your hand before drawing.
ETH-183 = Bonuses that let you draw more do not raise the hand limit.
ETH-184 = The hand limit, the ban on drawing fewer and the reshuffle with its price hold for every draw at any time, not only in the Draw step. The free discard before drawing belongs to the Draw step only.
ETH-185 = If the hand limit falls below the hand size, the owner at once discards cards of their choice down to the limit.
ETH-186 = A card that an effect puts directly into a full hand goes to the discard pile instead.
ETH-187 = "Discard N cards" means cards of the owner's choice from the hand, fewer if the hand is smaller. Outside the Draw step and payments nobody may discard hand cards voluntarily.
ETH-188 = If you must draw and your Influence deck is empty, reshuffle your discard pile into a new deck and go on drawing the rest, at a price.
ETH-189 = The price of reshuffling because of a draw: you suffer 1 Distress or Seal 3 cards, whichever you choose.
ETH-190 = Reshuffling because of a draw goes in this order: shuffle, pay the price, continue drawing. Cards are sealed from the new deck. "Seal 3" may be chosen only if the new deck has at least 3 cards that can be sealed.
ETH-191 = Drawing the last card of the deck does not reshuffle; the reshuffle happens only when a further card must be drawn.
ETH-192 = If deck and discard pile are both empty, the draw simply stops; there is no reshuffle and no price.
ETH-193 = If the game tells you to reshuffle while you still have a deck, shuffle deck and discard pile together into a new deck. Reshuffling for any reason other than having to draw costs nothing.
ETH-194 = An instructed reshuffle is free even if the deck happens to be empty at that moment.
ETH-195 = In the Draw step, and whenever one effect hits several Dreamers, all are treated as simultaneous. Where the order matters (for example when Distress runs out) it is player order, starting with the First Player.
ETH-196 = A drawn Flaw is resolved immediately. It counts as one of the cards drawn and is not replaced; it never enters the hand.

## Seal and Unseal

section-seal-and-unseal = Seal and Unseal

ETH-197 = Sealing takes cards out of circulation until an Unseal effect brings them back.
ETH-198 = Seal X: reveal the top X Influence cards of your deck and put them on your Sealed pile; sealed cards cannot be used.
ETH-199 = Unseal X: take the top X cards of your Sealed pile and put them into your discard pile; they come back with the next reshuffle.
ETH-200 = Only Influence cards are sealed. Flaws met while sealing are skipped (the next card is taken) and put back on top of the deck after the effect.
ETH-201 = Several skipped Flaws go back on top in the order in which they lay.
ETH-202 = If you should seal and your deck has no cards, you do not reshuffle and do not seal.
ETH-203 = If the deck runs out during a Seal, seal what there was; the rest is ignored.
ETH-204 = Cards are sealed one by one, so the last card taken lies on top of the Sealed pile and is unsealed first. The pile is public.
ETH-205 = "Seal this card" moves the card itself from hand or Progress zone to the top of the Sealed pile. No card leaves the deck.
ETH-206 = Unsealing more cards than are sealed unseals all of them.
ETH-207 = Sealing can defeat you, because sealed cards do not count among the 6 that you need. Cards are counted after each sealed card.

## Distress and defeat

section-distress-and-defeat = Distress and defeat

ETH-208 = When you suffer Distress, put that many markers beside your Dreamer board.
ETH-209 = A Dreamer whose Distress reaches 8 dies at once, and all Dreamers lose.
ETH-210 = The limit is checked continuously: if a raised limit ends and a Dreamer then has as much Distress as the limit or more, that Dreamer dies at once.
ETH-211 = If a Dreamer should suffer Distress and the supply (16 in all) is empty, all Dreamers lose.
ETH-212 = If a Dreamer has fewer than 6 cards in total, counting deck, hand and discard pile but not active Progress cards and not sealed cards, that Dreamer dies at once and all Dreamers lose.
ETH-213 = All cards in deck, hand and discard pile count, Flaws included. Nothing in the Progress zone counts, flipped or not. A card in the middle of being played or paid counts as already discarded.
ETH-214 = Placing a Progress card can therefore kill; you are warned before it does. Cards are counted in Dreams, in Slumbers and on the Dreamworld map, but not during setup, Awakening and saving.
ETH-215 = If the same step of an effect brings both victory and defeat, defeat counts. A paragraph of victory once begun is completed unless it inflicts Distress or sealing that defeats the Dreamers.
ETH-216 = If the Dreamers lose, the Death Wisdom card is resolved (it is revealed on the first defeat).
ETH-217 = If the Dreamers lose inside a Dream, they also discard the current Dreamscape and return all cards and tiles of the Dream to the secrets, except what they have already gained or added to game decks.
ETH-218 = If the Dreamers lose inside a Slumber, the Slumber tile goes to the bottom of the Slumber deck and its figures and tokens are removed; then the Death card is resolved.
ETH-219 = The Gate of the lost Dream stays available.
ETH-220 = Death never changes the Season.
ETH-221 = What death means is told by the Death card. At the least it returns the Team to the Awakening Location through an Awakening.
ETH-222 = "Cure X" returns up to X of your own Distress markers to the supply.

## Actions and costs

section-actions-and-costs = Actions and costs

ETH-223 = Actions are found on the Basic Actions card, Influence cards, active Progress cards, the active Mask, the shared active Items, and in the Dreamscape on Map and Slumber tiles, Dream Gates, Entity tiles and secrets.
ETH-224 = To perform an action you first pay its cost and meet any further conditions; the cost stands at the beginning of the action.
ETH-225 = Some cards have additional requirements (for example standing on a certain Terrain).
ETH-226 = The parts of one action or effect normally happen at the same time; a stated timing or order is followed.
ETH-227 = The parts of an action are carried out in printed order, but targets, Ranges and counts are fixed before the first of them.
ETH-228 = An action may be performed even if parts of it have no effect, but not if it would have no effect at all.
ETH-229 = "Once per Turn" belongs to one copy of a card, Item or Mask, whoever uses it. Basic actions and Boost count per Dreamer; a back action counts per Dreamer and kind of back, however many copies of it come to the top; Map, Quirk, Gate and Entity actions count once for the whole Team unless they say "each Dreamer". The limit is renewed when a new Turn begins, on entering a Slumber or Dream and at the start of each journey on the Dreamworld map.
ETH-230 = Intent has three colours: Awareness (talking, observing, understanding, technology), Cunning (movement, cleverness, evasion, acting, deception) and Wrath (physical effort, fighting, tenacity, arguing).
ETH-231 = Intent is paid by discarding Influence cards from your hand and/or active Items until the required amount of the required colour is reached.
ETH-232 = Influence cards discarded for Intent go to your discard pile, Items to Storage.
ETH-233 = The upper-left icons of a card show colour and amount it yields. A card with several colours yields only one of them, chosen when it is discarded.
ETH-234 = A card discarded for Intent does not give its printed action.
ETH-235 = Intent is gained the moment the card is discarded; Intent beyond the cost is lost and cannot be kept for another action.
ETH-236 = A cost such as 6 Awareness / 6 Wrath is paid entirely in one of the colours, chosen before the first card is discarded.
ETH-237 = Only the acting Dreamer's hand and the Team's active Items can pay; other Dreamers cannot add cards to your cost. Costs are shared by Gradual actions.
ETH-238 = The "0" icon means the action costs no Intent and is free.
ETH-239 = A Distress icon as a cost means suffering that much Distress to pay. It may be paid even if it defeats the Dreamers; the action is then lost.
ETH-240 = A Gem (or Ether) icon as a cost means discarding that many of your own Gems (Ether).
ETH-241 = A cost of player count x amount is only a higher cost: it is paid at once, not in instalments. With 3 Dreamers, player count x 2 is 6 at once.
ETH-242 = Paying takes several steps: you may start it without holding enough, play Rapid cards in between and use Boost at the end. Once a card has been discarded for it, the payment cannot be taken back; if it ends short, the action does not happen and what was paid is lost.
ETH-243 = An Influence card whose own action you perform leaves your hand first; it cannot be discarded to pay for itself. After its effect it goes to your discard pile unless stated otherwise.
ETH-244 = An Item cannot be discarded to pay for its own action either.
ETH-245 = Each Dreamer has a card of Basic Actions: Move, Effort, Peek, Gain a Gem, Use a Gem, Remove a Morphing.
ETH-246 = Move: pay any amount of Cunning and move that many spaces.
ETH-247 = Effort: once per Turn, lose X Hours to move X spaces.
ETH-248 = Effort can be used once per Turn by each Dreamer; X is chosen and at least 1; it needs X Hours on the Clock. Effort is a Move for Traps, Walls and Paralysis, but it is not paid with Intent and cannot be Boosted.
ETH-249 = Peek: discard 1 card from hand to look for 5 seconds at one Secret card or tile of the current Dream whose back is an Influence, Item, Flaw, Fate or Slumber back.
ETH-250 = Peek is possible only in a Dream with such an unrevealed secret set aside. That player alone sees the face, for 5 seconds unless another time is set. Nothing on it is resolved, it stays unrevealed, and the log does not tell what it was.
ETH-251 = Gain a Gem: discard 3 Influence cards from your hand to gain 1 Gem. This is not allowed while the Gem supply is empty.
ETH-252 = Use a Gem: discard 1 Gem to reroll one die result, of either die and of any player, the Entity Movement die included. It is used right after the roll, in any phase, and needs no free moment of its own.
ETH-253 = Remove a Morphing: discard 1 Key or 1 Ether to discard 1 Morphing from an Entity within Range 1.
ETH-254 = A Morphing is removed for a Key of the Team or for an Ether of your own. You choose which Morphing token.
ETH-255 = The Basic Actions card also reminds you of the worst result of Boost and of what happens when a Dreamer dies.
ETH-256 = Move and Effort need a Dreamscape; Gain a Gem and Use a Gem also work on the Dreamworld map; Remove a Morphing needs an Entity in Range.

## Influence cards

section-influence-cards = Influence cards

ETH-257 = At campaign start a Dreamer has only the 22 starting cards; more come from Dreams and the Market.
ETH-258 = The deck lies left of the board; played and discarded cards lie face up on the discard pile at the right.
ETH-259 = Apart from Progress cards, an Influence card is played from hand either for its Intent or for its action or effect.
ETH-260 = Influence cards can be played only in the Dreamers Phase unless stated otherwise.
ETH-261 = Rapid cards can be played at any time: within your own action (even while another action is being resolved), in another player's round, or in the Dreamscape Phase; their cost must still be paid.
ETH-262 = Rapid cards can be played at these moments: during a payment, after each discarded card; after a die roll, before its result is applied; before and after each step of the Turn card; before Distress, sealing, discarding or movement is applied to a Dreamer; between two parts of an ordered effect; between actions. All Dreamers who hold a playable Rapid card are asked.
ETH-263 = A Rapid card may be played in answer to another Rapid card; the last one played is finished first.
ETH-264 = In the Dreamscape Phase cards may be discarded for Intent only to pay the cost of a Rapid (or otherwise permitted) effect.
ETH-265 = Each starting deck has its own back with a character action. A Dreamer may perform that action while the top card of the deck shows such a back.
ETH-266 = The back action is an ordinary action in the Card and Action step; its cost is paid as usual. Performing it does not use up or move the top card unless the text says so, and it can be repeated unless limited. With an empty deck, or a Market, secret or Flaw back on top, there is no back action.
ETH-267 = The more other cards are added to a deck, the rarer its own back is on top.
ETH-268 = Gained Influence cards (from Dreams or the Market) are put face up on top of the owner's discard pile.
ETH-269 = A starting card of another Dreamer that comes through the Market may be bought; its back action can be used although you are not that Dreamer.
ETH-270 = In solo play a card unsuited to one player may be removed from the game and another one drawn instead; players are advised to do so rarely. This is possible when a card is drawn from the Market, the Fate deck or the Item Market.
ETH-271 = First Memories cards are disposable: once the condition is met and the effect resolved, the card is removed from the game.

## Progress cards

section-progress-cards = Progress cards

ETH-272 = Progress cards are Influence cards that give lasting abilities after being placed.
ETH-273 = In hand, Progress cards can be discarded for Intent like other cards; their action or effect cannot be used from hand.
ETH-274 = To place a Progress card, pay the placement cost at the top of the card and put it into your Progress zone; from then on its actions and effects can be used.
ETH-275 = A placed Progress card cannot be discarded for Intent.
ETH-276 = The Progress zone holds at most 4 Progress cards; Masks and other cards may change this.
ETH-277 = To place a Progress card when at the limit you must first discard one of your placed Progress cards, flipped or not.
ETH-278 = Except to make room at the limit, you may not discard a placed Progress card voluntarily.
ETH-279 = "Flip 1 Progress card": turn one of your placed face-up Progress cards face down. Its actions cannot be used until it is unflipped, but it still counts towards the limit.
ETH-280 = If the text does not say who chooses the Progress card to be flipped, the owner chooses; with no face-up Progress card the instruction is ignored, and as a cost it cannot be paid.
ETH-281 = A Progress icon of a colour stands for the number of your active Progress cards of that colour; flipped cards do not count.
ETH-282 = A Progress card has the colour of its placement cost unless it says otherwise.
ETH-283 = Progress cards are not discarded by use unless stated; they stay until an effect such as death or Awakening discards them.
ETH-284 = You may have two identical active Progress cards, but most of their effects do not add up.
ETH-285 = Continuous effects of equal Progress cards apply once, unless the card says that they add up. Actions on each copy can be used separately.
ETH-286 = If the Progress limit falls below the number placed, the owner at once discards placed cards of their choice down to the limit.
ETH-287 = Placing a Progress card is possible whenever actions are allowed to that Dreamer in the Card and Action step; it does not count as a Dream action. Its Intent payment may be Boosted; if that fails, the card stays in hand and the payment is lost.
ETH-288 = To place a Progress card for free ignores only the cost, not the limit.

## Influence Market and buying

section-influence-market-and-buying = Influence Market and buying

ETH-289 = The Market is the supply of Influence cards nobody owns; it is not looked at, and cards are drawn from it only when the game says so. It grows during the campaign.
ETH-290 = At campaign start the Market holds all Influence cards without a code on the back that are not in the decks of Dreamers (81 cards).
ETH-291 = "Buy Influence cards": each Dreamer may draw the top 3 Market cards and pay Ether for any number of them; bought cards go face up on top of the discard pile, the others to the bottom of the Market.
ETH-292 = The price in Ether is in the upper right corner of an Influence card.
ETH-293 = The Market is shuffled once at the beginning of each buying step; unbought cards go to the bottom, so later Dreamers of the same step see other cards. With fewer than 3 cards left, fewer are drawn.
ETH-294 = Ether comes mainly from Slumber Loot and from completed Dreams.
ETH-295 = "Return a card to the Market": take it out of your deck and put it on the bottom of the Market, wherever it came from.
ETH-296 = The owner chooses the returned card from hand, discard pile or deck (then shuffling the deck at no cost) unless the effect names it. The card leaves the Dreamer's pool for good.
ETH-297 = Ether cannot be given to another Dreamer.

## Gradual actions and Intent markers

section-gradual-actions-and-intent-markers = Gradual actions and Intent markers

ETH-298 = A Gradual action grows with the number of Dreamers: the icon after the base cost says how many times it must be paid, namely once for each Dreamer.
ETH-299 = A Gradual action may be paid in several instalments over several Turns and by different Dreamers; each instalment is a whole multiple of the base cost.
ETH-300 = For each base cost paid, an Intent marker of that colour is put beside the Gradual action.
ETH-301 = A Gradual action is performed when the base cost has been paid as often as there are Dreamers.
ETH-302 = If a Gradual action offers two colours, the full cost must be paid in one colour; no mixing.
ETH-303 = Markers of both colours may lie on a Gradual action, but only markers of one colour complete it.
ETH-304 = After the action has been performed, all Intent markers on it return to the supply, also those of the other colour.
ETH-305 = If a colour's markers are used up, you may take one from another action. Without a marker to record it, an instalment may be paid only if it completes the action.
ETH-306 = Every Intent marker on an action counts as yours, whoever placed it.
ETH-307 = With several miniatures of one Entity, markers on the Entity tile belong to no particular miniature; the target is chosen when the action is performed, and then the markers are discarded.
ETH-308 = For every instalment of a Gradual action you must be able to perform the action: on its space, or within Range of at least one possible target.
ETH-309 = Intent beyond a whole multiple is lost. Multiples beyond what is needed are lost, except for Assault and Contact actions, where they start or complete further sets.
ETH-310 = With one Dreamer a Gradual action is paid once.
ETH-311 = The Dreamer who pays the last instalment performs the Gradual action and makes its decisions.
ETH-312 = If a Gradual action leaves play (tile removed, Entity gone, Block token), its markers return to the supply.
ETH-313 = Boost adds to the current instalment of a Gradual action only. A failed roll loses this instalment; markers from earlier instalments stay.

## Assault and Contact actions

section-assault-and-contact-actions = Assault and Contact actions

ETH-314 = Only actions marked with the word Assault or Contact are such actions; a Wrath cost alone does not make an Assault, an Awareness cost alone does not make a Contact.
ETH-315 = Assault and Contact actions have a basic Range of 1; Influence and Item cards may change it.
ETH-316 = You may pay the cost of an Assault or Contact several times at once to apply the effect that many times.
ETH-317 = When an Assault or Contact is paid several times, each application may have a different target.
ETH-318 = Range is measured at the start of the action. Targets are chosen from the figures in Range at that moment; the target of each application is named when it resolves, and a figure that was moved away by an earlier application may be hit again.
ETH-319 = If all possible targets are gone, the remaining applications are lost.
ETH-320 = An Assault or Contact printed on a Map tile may be performed from Range 1 of its space.
ETH-321 = An Assault or Contact is paid in one colour even if it offers two.
ETH-322 = "Your Assault costs less" and similar effects change the cost of each application, never below 1 Intent unless stated; for a Gradual action they change each base cost paid by that Dreamer. A change without a colour is made in the colour being paid.

## Luck die, Boost, rerolls

section-luck-die-boost-rerolls = Luck die, Boost, rerolls

ETH-323 = Effects that use the Luck die say what each result does; a result that is not mentioned does nothing.
ETH-324 = On the Luck die Fail is usually bad, blank is bad or neutral, and 1, 2 and 3 are usually good.
ETH-325 = Boost: once per Turn for each Dreamer, after you have paid at least 1 Intent for any action (even if less than the cost), you may roll the Luck die for additional Intent for that action.
ETH-326 = Boost, Fail: the action is not performed and the cards paid are not returned; in addition you discard 1 Gem, or suffer 1 Distress, or Seal 3 cards.
ETH-327 = After a Fail you choose among discarding 1 Gem, suffering 1 Distress and Sealing 3 cards, but only what you can carry out in full; Distress always. A content pack may put something else in place of the Gem.
ETH-328 = A Fail of Boost also cancels an action whose cost was already fully paid.
ETH-329 = Boost, blank: no Intent is added; if this leaves the action unpaid, the paid cards are lost.
ETH-330 = Boost, 1, 2 or 3: that much Intent of the colour being paid is added.
ETH-331 = The roll of a Boost always comes last: after it nothing more can be added to this action. If the cost is still not reached, the Intent is lost and the action is not performed.
ETH-332 = After the roll of a Boost only rerolls and effects that change the result may be used; Rapid cards that would add Intent may not.
ETH-333 = Boost also works on a Move to go farther; it is one Move. On Fail the Dreamer does not move at all.
ETH-334 = If a Move is Boosted and the roll is blank, the Move is made with the Intent paid.
ETH-335 = Items discarded for a failed action are lost to Storage, as cards are to the discard pile.
ETH-336 = Effects may allow rerolls, some only of your own rolls, some of any roll including other players' and Entities'.
ETH-337 = There is no limit to rerolls as long as the conditions and costs of each are met.
ETH-338 = Only the last result of a rerolled die counts; earlier ones are ignored.
ETH-339 = A reroll must be declared before the result is applied.

## Movement, Relocation, Range

section-movement-relocation-range = Movement, Relocation, Range

ETH-340 = A Move action is paid by discarding Influence cards and/or active Items for Cunning; you move as many spaces as Cunning paid.
ETH-341 = You may move fewer spaces than paid; the rest is lost. The whole path is declared before it is walked; effects met on the way (Traps, reveals) are resolved in passing and do not end the Move unless they say so, but after a new reveal the rest of the path may be changed.
ETH-342 = Movement is horizontal or vertical, never diagonal, unless a card changes this.
ETH-343 = Some examples: the next space in a straight line costs 1; a diagonal neighbour costs 2, by either corner; if Walls close the direct way, the way around is counted (for example 4 instead of 2).
ETH-344 = Dreamers may move through spaces with Entities, and stop there unless the space is full.
ETH-345 = Relocating means moving to another space regardless of Range, Walls and obstacles, like teleporting.
ETH-346 = A Relocation does not pass through spaces in between (no Traps there), must lead to a different space, and is subject to the figure limit.
ETH-347 = Most actions and effects with a target have a maximum Range; anything closer may be targeted, too.
ETH-348 = Range 0 is the same space, Range 1 the same or an adjacent space, and so on.
ETH-349 = Range is counted along connected spaces around Walls and Blocked spaces. "Any Range" or "unlimited Range" still needs a connected path.
ETH-350 = "Any space" ignores Range, Walls and Blocked spaces.
ETH-351 = Range is measured once, at the start of the action.
ETH-352 = Figures and full spaces do not block Range.
ETH-353 = Range is counted in horizontal and vertical steps, even for a figure that may move diagonally.

## Items

section-items = Items

ETH-354 = The Team may have at most 3 active Items, in the board's slots; a fourth slot can be unlocked during the campaign.
ETH-355 = Any Dreamer may use the active Items: discard one for its Intent, or use its effect. Using the effect does not discard the Item unless stated.
ETH-356 = The five starting Items are found in the first Dream: three become active, two go to Storage. Items not found in later Dreams usually enter the Item Market when the Dream is completed.
ETH-357 = At campaign start the Item Market is empty.
ETH-358 = All Items of the Team that are not active lie face down in Storage.
ETH-359 = Restore an Item: draw one at random from Storage and put it into an active slot. With no free slot, discard another active Item or put the drawn one back.
ETH-360 = Discarded Items go to Storage (some state that they go to the Item Market instead).
ETH-361 = A gained Item goes into a free active slot; with none free the Team either discards an active Item for it or puts it into Storage.
ETH-362 = Restoring with an empty Storage does nothing. A drawn Item that is put back is shuffled into Storage.
ETH-363 = An Item action without a stated limit can be used any number of times for its cost.
ETH-364 = Item actions follow the timing of Influence cards: Dreamers Phase only, unless Rapid or stated otherwise.

## Turn cards

section-turn-cards = Turn cards

ETH-365 = Turn cards count the Turns of a Slumber or Dream and say what Entities and the Dreamscape do.
ETH-366 = At the beginning of every Slumber and Dream the stated number of Turn cards is drawn at random and laid face up as the Turn deck; the number is in the upper right of a Slumber tile and at the bottom of a Dream Gate. The other Turn cards lie face down in the Turn discard pile.
ETH-367 = All 12 Turn cards are gathered and shuffled before a Turn deck is drawn. A printed number above 12 means 12.
ETH-368 = The top card of the Turn deck is the current Turn card and the only visible one.
ETH-369 = At the end of each Turn the current Turn card is discarded and the next one becomes current. When the last one has been discarded, the Slumber or Dream ends with its Out of Turns effect.
ETH-370 = The current Turn card, with its steps, Suit and Loot, is open information during the Dreamers Phase.
ETH-371 = At the beginning of the Dreamscape Phase the steps on the Turn card are resolved from top to bottom: Morphing, Basic and Special effects and an Entity Movement step, in the printed selection and order.
ETH-372 = The effects called by a Turn card are usually on Entity tiles but can also be on other cards or tiles.
ETH-373 = If nothing in play has an effect of the kind that a step calls, that step is skipped.
ETH-374 = If several tiles or cards have an effect for the same step, resolve them in any order but treat them as simultaneous.
ETH-375 = Simultaneous effects of a step have their Ranges and targets fixed before the first one is applied. Defeat is checked after each as usual.
ETH-376 = "Block one step of the current Turn card": choose a step and mark it; it is skipped when the card is resolved.
ETH-377 = A blocked step is marked with a Block token; these never run out. A step already resolved or already blocked cannot be chosen. The mark goes when the card is discarded.
ETH-378 = "Add a Turn": take the bottom card of the Turn discard pile and put it on the bottom of the Turn deck.
ETH-379 = Discarded Turn cards go on top of the Turn discard pile. If the pile is empty, no Turn is added. No Turn can be added after the last Turn card has been discarded.
ETH-380 = Each Turn card has one of four Suits; a Suit has no effect unless something refers to it.
ETH-381 = Each Turn card has a Loot section. Whenever the game says "gain Loot", resolve the Loot of the current Turn card.
ETH-382 = Loot may offer a choice, for example one reward for the Team or a smaller one for each Dreamer.
ETH-383 = If Loot is gained after the last Turn card was discarded, use the last discarded card.
ETH-384 = If all effects of the current Turn card are to be resolved during the Dreamers Phase, the card is not discarded afterwards.
ETH-385 = A Turn card resolved during the Dreamers Phase is resolved again in the Dreamscape Phase as usual; blocked steps are skipped both times.
ETH-386 = Of the 12 Turn cards three have each Suit.

## Entities

section-entities = Entities

ETH-387 = Entities appear as miniatures or tokens on Dream and Slumber maps; they act in the Dreamscape Phase according to Turn card and Entity tile.
ETH-388 = There are Dream Entity tiles and Slumber Entity tiles.
ETH-389 = An Entity tile starts with its Setup section: it may prepare Turn cards, spawn figures and list further steps.
ETH-390 = Figures placed by Dreamers (from Influence or Note cards) are not Entities unless stated.
ETH-391 = An Entity is any figure or token with a specific Entity name, and every Shapeshifter miniature.
ETH-392 = Interactions on an Entity tile are actions that Dreamers can perform within the required Range; Assault and Contact have basic Range 1.
ETH-393 = An Interaction without keyword and without stated Range needs Range 0 (same space).
ETH-394 = A revealed Entity tile is put on the Entity slot and is active from then on.
ETH-395 = "Each Dreamer within Range X" means within X of any figure of that Entity. Being near several figures of it affects a Dreamer only once, unless the tile says that the effect scales.
ETH-396 = Effects that scale count the figures within Range and apply the amount once per figure, as one effect.
ETH-397 = An Entity with no figure on the map keeps its tile; effects that need Range reach nobody, effects without Range still happen.
ETH-398 = Entities move when the Turn card's Movement step is resolved; each Entity has a Movement value.
ETH-399 = To move an Entity, roll the Movement die: "1" is 1 space; "full" is its Movement value; "full again" is its Movement value, then roll again and resolve the new result.
ETH-400 = The Movement die is rolled separately for each Entity; if the group likes it better, it may roll once for all.
ETH-401 = Each figure rolls and moves completely before the next; the players choose the order. One roll for all Entities is a setting, off by default.
ETH-402 = Unless its special rules differ, an Entity moves towards the nearest Dreamer.
ETH-403 = If several Dreamers are nearest, or several paths are shortest, the players decide together.
ETH-404 = An Entity that is on a space with a Dreamer, or that has no path to its target, does not move.
ETH-405 = Nearest means shortest legal path; Dreamers without a path are not considered. The path is found anew before every space entered.
ETH-406 = An Entity that enters the target Dreamer's space stops there.
ETH-407 = When an Entity has stopped on a Dreamer's space or in front of a space it cannot enter, or a Big Entity has pushed figures, the rest of the movement and a pending "roll again" are lost.
ETH-408 = Entities never use Map actions.
ETH-409 = A Movement value shown as the "ignore" symbol means the die has no effect on this Entity; it usually has special rules instead.
ETH-410 = A Movement value of 0 means no movement on "full" results; result "1" still moves it 1 space.
ETH-411 = An Entity's Movement is no action; it can be rerolled with Gems unless a Morphing forbids it.
ETH-412 = The Basic effect is the milder effect of an Entity tile.
ETH-413 = The Special effect is the stronger effect of an Entity tile.
ETH-414 = The Morphing effect makes the Entity stronger, normally by adding Morphing tokens.
ETH-415 = An example of the pattern: Basic, each Dreamer within Range 1 suffers 1 Distress; Special, each Dreamer within Range 2 seals 2 cards.

## Morphings

section-morphings = Morphings

ETH-416 = To add Morphings, draw that many tokens at random and put them face up on the Entity tile; they work as long as they lie there.
ETH-417 = Removed Morphings return to the pool.
ETH-418 = If no Morphing token is left, none is added.
ETH-419 = Morphing 1, Pain: each effect of the Entity that inflicts Distress inflicts 1 more.
ETH-420 = Morphing 2, Sealing: each effect of the Entity that seals cards seals 2 more.
ETH-421 = Morphing 3, Speed: the Movement value is increased by 2; on result "1" the Entity still moves only 1 space.
ETH-422 = Morphing 4, Reach: all effects of the Entity that have a Range get +1 Range.
ETH-423 = Morphing 5, Mask-lock: all Masks are inactive, at once; for example a reduced hand or Progress limit forces immediate discards.
ETH-424 = Morphing 6, Progress-lock: all placed Progress cards are inactive, at once; new ones may be placed but are inactive too.
ETH-425 = Morphing 7, No-reroll: Dreamers cannot reroll any die in any way.
ETH-426 = Morphing 8, Gem-lock: Dreamers cannot use Gems for rerolls; they may still gain Gems and pay Gem costs.
ETH-427 = Equal tokens of Pain, Sealing, Speed and Reach add up. A second Mask-lock, Progress-lock, No-reroll or Gem-lock has no further effect.
ETH-428 = Pain, Sealing, Speed and Reach affect only the Entity on whose tile they lie. Mask-lock, Progress-lock, No-reroll and Gem-lock affect all Dreamers while that tile is in play, whatever the Range.
ETH-429 = Pain and Sealing add to the amount that each affected Dreamer suffers or seals per effect, not to the total.
ETH-430 = What follows from an Interaction that Dreamers choose (for example a failed Contact that inflicts Distress) is no Entity effect and is not increased.
ETH-431 = Under Progress-lock the number of active Progress cards of each colour is 0, but the cards still fill the zone.
ETH-432 = When the Entity tile leaves play, its Morphings return to the pool and locks end at once; cards discarded because of a lock do not come back.
ETH-433 = There is no limit to the Morphings on one tile except that the tokens run out.

## State tokens

section-state-tokens = State tokens

ETH-434 = A State token is put beside the figure and affects only it.
ETH-435 = If no token with that State is left, the effect is ignored; each token has different States on its two sides, which limits what can be placed.
ETH-436 = Dazed: the effects of an Entity have a maximum Range of 1 until the end of this Turn; actions of a Dreamer that involve Range have a maximum Range of 1 until the end of the next Dreamers Phase to end.
ETH-437 = Stunned: Distress that the Entity would cause this Turn is ignored.
ETH-438 = Paralyzed: an Entity cannot Move or Relocate until the end of this Turn, a Dreamer not until the end of the next Dreamers Phase to end.
ETH-439 = Poisoned: the Entity gets no new Morphings until the end of this Dream or Slumber.
ETH-440 = The maximum Range of Dazed is applied after all bonuses (Reach, cards).
ETH-441 = With several figures of one Entity, an effect still hits a Dreamer if at least one figure without the hindering State is in Range. Poisoned on any figure protects the whole tile.
ETH-442 = Stunned and Poisoned cannot be placed on Dreamers.
ETH-443 = A figure cannot have two tokens of the same State; a second one is ignored. Expired tokens return to the supply.
ETH-444 = Poisoned does not remove Morphings already there.
ETH-445 = An effect that would Relocate a Paralyzed figure has no effect on it; a push has.

## Masks, Clock, Wisdom cards

section-masks-clock-wisdom-cards = Masks, Clock, Wisdom cards

ETH-446 = In the first Dream each Dreamer gets two Masks. A worn Mask gives a strong ability.
ETH-447 = A Dreamer wears only one Mask at a time, the active Mask; it is normally chosen during session setup.
ETH-448 = The ability on the active Mask can be used at any time.
ETH-449 = The ability of a Mask can be used whenever that Dreamer may act or play a Rapid card; costs and stated limits apply. In the Dreamscape Phase it works only if it reacts to something or says that it is Rapid.
ETH-450 = A Mask used once per Turn may be laid on the deck as a reminder and is taken back in the next Draw step. The back of the deck counts as visible.
ETH-451 = Restore a Mask: you may replace the active Mask by another of yours; if both were discarded, make one of them active.
ETH-452 = Discarding a Mask means losing it: it goes to the box or aside. It still belongs to its Dreamer and can come back by Restore or Awakening.
ETH-453 = A newly gained Mask may be put on at once, discarding the active one.
ETH-454 = Unused Masks lie in the box; ownership cards record whose Mask is whose between sessions.
ETH-455 = When a Mask that raises a limit becomes inactive, excess cards are discarded at once.
ETH-456 = The game tells you to gain, lose or pay Hours; the Hour counter shows the Hours all Dreamers share.
ETH-457 = X Hours can be paid to move X spaces or to add X Turns.
ETH-458 = Gaining or losing Hours moves the counter up or down by that number.
ETH-459 = Any Dreamer may pay Hours for Turns in the Dreamers Phase of a Dream or Slumber, without limit; each Turn is added in the usual way. Hours that could not add a Turn cannot be paid.
ETH-460 = The Hour counter runs from 0 to 12. Losing more than is there sets it to 0; as a cost Hours must be there in full.
ETH-461 = 0 Hours on the Clock have no other consequence.
ETH-462 = Wisdom cards are gained during the campaign and add rules or possibilities.
ETH-463 = Wisdom cards lie in a holder for 18 cards (9 per side); more may be kept outside.
ETH-464 = All gained Wisdom cards are always active, wherever they are kept.
ETH-465 = Every content pack has three Wisdom cards with a part in the rules: Awakening, the legend of the Location icons, and Death.

## Finishing, Awakening, Dreamworld

section-finishing-awakening-dreamworld = Finishing, Awakening, Dreamworld

ETH-466 = After a Slumber or Dream, unless stated otherwise, Dreamers keep their hand, placed Progress cards, Gems and other gains; discard piles and decks are not reshuffled and Sealed piles stay.
ETH-467 = After a Slumber or Dream the Team continues on the Dreamworld map with the Team marker, unless stated otherwise.
ETH-468 = The ending paragraph of a Dream must be followed exactly; its instructions drive the campaign.
ETH-469 = After the first Dream the Team resolves an Awakening and then stands on the Awakening Location.
ETH-470 = After every Dream the Dream's tiles are cleared from the grid and the two starting Slumber Map tiles are placed; the other Slumber Map tiles are shuffled into their deck.
ETH-471 = State, Threat, Universal, Story and Terrain tokens, Intent markers and Block tokens of the finished Dream return to the supply, and so do Gems left in Gem slots. Its cards and tiles that were neither gained nor added to a deck return to the secrets. Distress, Ether, Gems and Keys of the Dreamers stay. "Until end of Turn" effects end.
ETH-472 = Dreamers who are not on the Slumber map when a Slumber begins are put on Entrance spaces.
ETH-473 = Awakening is a reset that becomes available after the first Dream: all Distress is removed and all sealed cards are unsealed, but all Keys, Gems and placed Progress cards are lost, and the Team returns to the Awakening Location.
ETH-474 = The tokens that are lost in an Awakening besides Keys are Gems. Ether is kept.
ETH-475 = Awakening can be resolved at any moment on the Dreamworld map after a Location effect has been resolved.
ETH-476 = Awakening, step 1: discard all Influence cards (deck, hand, Progress zone) to the discard pile.
ETH-477 = Awakening, step 2: cure all Distress and unseal all cards.
ETH-478 = Awakening, step 3: discard all Keys and Gems.
ETH-479 = Awakening, step 4: players may change Dreamers; they rebuild their decks and shuffle them.
ETH-480 = Awakening, step 5: each Dreamer chooses the active Mask.
ETH-481 = Awakening, step 6: clear the Dreamscape, return Quirks to the Fate deck and shuffle it, place the two starting Slumber Map tiles, shuffle the other Slumber Map tiles; put the Dreamers on Entrance spaces.
ETH-482 = Awakening, step 7: shuffle the Slumber deck on top of the Delta Phase tile, set the Clock by the number of Dreamers as in setup, put the Team marker on the Awakening Location. Steps 4 to 7 are told by the Awakening card, which may say more.
ETH-483 = Session setup puts all Items into Storage. At step 5 of Awakening the Team then fills the active slots with Items of its choice from Storage; in an Awakening during a session active Items stay where they are and only free slots may be filled.
ETH-484 = In an Awakening all Flaws of a Dreamer, wherever they lie, return to the pool and go into the new deck.
ETH-485 = After an Awakening hands are empty; the next cards come from the next Draw step.
ETH-486 = The Dreamworld map shows the whole Team as one Team marker. A new session starts on the Awakening Location.
ETH-487 = The Team marker moves along large arrows (Paths) to the next Location with an icon. There are no Turn cards, and movement along Paths is free.
ETH-488 = Small arrows are dangerous Shortcuts: to use one, every Dreamer must Seal 1 card.
ETH-489 = A Dreamer with an empty deck seals nothing, and the Shortcut may still be used.
ETH-490 = The meaning of the Location icons is on the Wisdom card gained after the first Dream.
ETH-491 = The purpose of travelling is collecting Keys for Dream Gates and preparing in Slumbers (placing Progress cards, collecting Ether and Gems).
ETH-492 = Entering a Location resolves its effect (mandatory unless it says "may"). Then the Team may enter a Dream there, resolve Awakening, save, or move on. The marker must leave to resolve the Location again.
ETH-493 = Arrows of the Dreamworld map are one-way unless drawn with two heads.
ETH-494 = The Dreamworld map starts simple and is extended during the campaign with further tiles.
ETH-495 = "Relocate the Team marker" must lead to a different Location. Its effect is resolved on arrival unless stated otherwise.
ETH-496 = On the way between two Slumbers or Dreams every "once per Turn" action or effect can be used at most once.
ETH-497 = Influence and Item cards are mostly for Slumbers and Dreams, but cards that name the Dreamworld map can be used there.
ETH-498 = A card used on the Dreamworld map must be in hand or an active Progress card; there is no Draw step there.
ETH-499 = Any other card or Item whose immediate effect is useful on the Dreamworld map (for example a reroll for a Fate card) may be used, too.
ETH-500 = Costs on the Dreamworld map are paid as usual from hand and active Items; Boost is allowed once on the way between two Slumbers or Dreams.
ETH-501 = At the Location named on a Dream Gate the Team may pay its Keys and enter.
ETH-502 = The Dreamers can also be defeated on the Dreamworld map (for example by sealing on a Shortcut); there is then no Dream to discard.

## Slumbers

section-slumbers = Slumbers

ETH-503 = Slumbers are short encounters met while travelling; they come as tiles from the Slumber deck.
ETH-504 = From the end of the first Dream on, the Slumber deck holds all gained Slumber tiles on top of the Delta Phase tile (green back).
ETH-505 = A Slumber tile that is not an Entity is simply followed.
ETH-506 = A newly added Slumber tile goes to the bottom of the Slumber deck, below the Delta Phase tile, so that it comes into play with the next cycle.
ETH-507 = Slumber Entities are usually met on the Slumber Dreamscape map, placed by the normal placement rules.
ETH-508 = Fate cards draw and add further Slumber Map tiles.
ETH-509 = Setup of a Slumber: spawn the stated figures and prepare the stated number of Turn cards; running out of Turn cards triggers Out of Turns.
ETH-510 = If the Slumber tile offers Skip, the Dreamers may at the start of any Turn stop and resolve the Out of Turns effect instead.
ETH-511 = If the Out of Turns effect does not refer to anything placed in setup, the Slumber may be Skipped even before it starts. Skipping usually, but not always, costs something.
ETH-512 = Deliverance sections are ignored until the campaign unlocks that rule; then they allow certain Slumbers to be removed or changed.
ETH-513 = "Gain Loot" resolves the Loot of the current Turn card. It is usual after a success, but not always.
ETH-514 = "This Slumber ends" takes effect immediately: the tile goes to the bottom of the Slumber deck; Entity figures and all tokens belonging to this Slumber are removed.
ETH-515 = When a Slumber ends, Slumber Map tiles, Quirks and tokens not belonging to its tile stay; Dreamers stay where they are and begin the next Slumber there. The Team returns to the Dreamworld map.
ETH-516 = When a Slumber ends, no further steps of the Turn card are resolved, States expire and the Turn deck is cleared.
ETH-517 = Whether to Skip is decided before the Draw step. With a Skip before the start no Turn deck is prepared; Loot in such an effect refers to a random Turn card drawn for it.
ETH-518 = At the beginning of the campaign the deck is small, and some tiles react to the number of active Progress cards. Flipped cards do not count there.
ETH-519 = The Slumber deck is never empty because the Delta Phase tile is always in it.
ETH-520 = When the Delta Phase tile is drawn, it is resolved instead of a Slumber.
ETH-521 = In the Delta Phase each Dreamer may choose one of these for itself: cure all Distress; unseal all cards; unflip all Progress cards; reshuffle the Influence deck; Restore the Mask.
ETH-522 = A reshuffle in the Delta Phase has no price.
ETH-523 = In the Delta Phase the Clock is reset by the number of players, as in setup.
ETH-524 = At the end of the Delta Phase all other Slumber tiles are shuffled and put on top of its tile; a new cycle begins.
ETH-525 = The Slumber map does not change in the Delta Phase.

## Fate, Quirks, Flaws

section-fate-quirks-flaws = Fate, Quirks, Flaws

ETH-526 = On entering a Fate Location draw the top Fate card and resolve it; the card holds all rules it needs.
ETH-527 = A Fate card may tell you to draw a Slumber Map tile and add it to the Slumber map by the placement rules.
ETH-528 = When a Fate card had you place a Slumber Map tile, the card is put on a free Quirk slot, if any Map tile on the board has one; with several free slots the players choose.
ETH-529 = If there is no free Quirk slot, or the Fate card does not tell you to place a Slumber Map tile, the card goes to the bottom of the Fate deck after being resolved.
ETH-530 = A Quirk card has a good or bad effect on the whole Dreamscape, or affects only its Quirk space (joined to the slot by a short line), or gives that space a new action.
ETH-531 = If no Slumber Map tile is left, that part of a Fate card is ignored, and the Quirk is still placed.
ETH-532 = A Quirk applies in Slumbers only, from the moment it is placed until its slot's tile is discarded or it is told to leave.
ETH-533 = The Fate deck is reshuffled only when a card says so (for example Awakening).
ETH-534 = A gained Fate card goes to the bottom of the Fate deck.
ETH-535 = To gain a Flaw, draw one from the Flaw deck and put it on top of your discard pile.
ETH-536 = When you draw a Flaw from your deck you must resolve it immediately; the card says whether it then goes to your discard pile or into your Progress zone with a lasting bad effect.
ETH-537 = Flaws in the Progress zone do not count towards the Progress limit.
ETH-538 = Flaws are ignored by sealing and go back on top of the deck.
ETH-539 = All owned Flaws go into the deck during deck construction.
ETH-540 = Most Flaws can be removed for a price (usually 1 Ether) when drawn; a removed Flaw goes to the bottom of the Flaw deck.
ETH-541 = Ether can be used to get rid of Flaws.
ETH-542 = A gained new Flaw type (revealed secret Flaw) goes to the bottom of the Flaw deck.
ETH-543 = If the Flaw deck is empty, none is gained.
ETH-544 = Flaws are never in hand, do not count as Progress cards of a colour and are not affected by Progress-lock.
ETH-545 = Effects that look at or discard the top of the deck without "draw" do not resolve Flaws.

## Seasons

section-seasons = Seasons

ETH-546 = A Season card changes the rules of travelling in the Dreamworld.
ETH-547 = A victorious end of a Dream usually brings a good Season, a failed end a bad one; the Season cards hint in which area's Dreams they are triggered.
ETH-548 = Death of the Dreamers does not change the Season.
ETH-549 = The top card of the Season deck is the active one and is kept between sessions.
ETH-550 = Exactly one Season is active; a change of Season puts the new one on top. Before the first change it is the neutral Season of the content pack, if there is one.
ETH-551 = Season effects work only on the Dreamworld map, in Fate cards and in Shopping unless they say otherwise.

## Shopping, Notes, reveal

section-shopping-notes-reveal = Shopping, Notes, reveal

ETH-552 = At a Shopping Location the Team may use one Shopping card; each Dreamer then chooses to buy Influence cards or to buy 1 Item.
ETH-553 = Shopping, option 1, buy Influence cards: draw 3 from the Market, buy any number for their price in Ether onto the discard pile, the rest to the bottom.
ETH-554 = Shopping, option 2, buy 1 Item: draw one at random from the Item Market and pay 2 Ether to gain it into an active slot. If the slots are full, first discard an active Item, or discard this one.
ETH-555 = A Dreamer who buys nothing while Shopping gains 1 Ether.
ETH-556 = After Shopping the Shopping card goes back to the secrets; completing Dreams usually gives it back.
ETH-557 = Without a Shopping card a Shopping Location has no effect.
ETH-558 = The Item is shown before paying. A Dreamer who declines puts it back (shuffled) and counts as having bought nothing. With an empty Item Market no Item can be chosen.
ETH-559 = Dreamers shop in player order; each may wait until the others have finished.
ETH-560 = Items discarded while Shopping because the slots are full go to Storage.
ETH-561 = Notes are usually single-use cards for a certain situation or Dream; both sides explain them.
ETH-562 = All gained Notes are kept in Storage and may be used by any Dreamer.
ETH-563 = A Note is used like a free action unless its text gives another time; it is no Dream action in the ordered variant.
ETH-564 = To reveal a code, find the secret with that code and turn it face up; unless stated otherwise all players see it.
ETH-565 = If only a letter is to be revealed, it means the card or tile with that letter among those taken out for the current Dream.
ETH-566 = A revealed component goes to its slot, or beside the board if it has none (common for Dream-specific cards).
ETH-567 = A revealed Map tile goes on the Dreamscape, by its code.
ETH-568 = A revealed Entity tile goes on the Entity slot and is active.
ETH-569 = A revealed Influence card is gained by the Dreamer who revealed it.
ETH-570 = A revealed Item is gained by the Team.
ETH-571 = A revealed Wisdom card goes into the holder and is active.
ETH-572 = A revealed Fate card goes to the bottom of the Fate deck, a revealed Flaw card to the bottom of the Flaw deck.
ETH-573 = A revealed Note goes to Storage.
ETH-574 = Other revealed secrets go to any handy place unless stated otherwise. An Overlay goes where its codes match the grid.
ETH-575 = If a letter stands for several equal cards, "reveal B" reveals one at random and "reveal all B" all of them.
ETH-576 = If the secret to be revealed was already gained, removed or is already face up, nothing is revealed and the rest of the instruction is carried out.
ETH-577 = If an Influence card is revealed without an acting Dreamer, the Team chooses who gains it.

## Companions

section-companions = Companions

ETH-578 = Companions are friendly beings that Dreamers can summon in Slumbers and Dreams.
ETH-579 = Companions are neither Dreamers nor Entities unless stated.
ETH-580 = Companions count towards the figure limit of a space.
ETH-581 = All actions and effects of Dreamers, Dreams and Entities ignore Companions, except as the Progress or Note card that summoned them says.
ETH-582 = Companions are never the "Dreamer to push"; a Big Entity pushes them like any figure. Entities do not move towards them.
ETH-583 = A Companion leaves when its card is flipped, discarded or inactive, or when the Slumber or Dream ends; it returns only when summoned again.
ETH-584 = The rulebook lists seven Companions by name; each content pack has its own.

## Saving, joining, leaving

section-saving-joining-leaving = Saving, joining, leaving

ETH-585 = The game can be paused and saved after resolving any Location effect on the Dreamworld map.
ETH-586 = When saving, a "buy Influence cards" step may first be resolved once, so that Ether is not wasted.
ETH-587 = Each Dreamer who still has Ether when saving discards all of it and gains one Ether voucher, which gives 1 Ether in the next setup. It is one voucher however much Ether was left.
ETH-588 = Saving goes on with steps 1 to 3 of Awakening.
ETH-589 = Then everything is stored: decks with Basic Actions and Mask cards, Storage, Turn, Flaw, Slumber Map, Fate, Slumber and Season decks (active Season on top), Dream Gates, Signs, supplies.
ETH-590 = Saving inside a Dream counts as Death of the Dreamers.
ETH-591 = Inside a Slumber the game cannot be saved; finish or Skip it first.
ETH-592 = A game can also be suspended at any moment and taken up again by the same players, exactly as it was left. This has no effect in the game.
ETH-593 = Location, Slumber map and Quirks are not kept by saving; the next session starts from setup at the Awakening Location.
ETH-594 = Each session may be played with a different number of Dreamers.
ETH-595 = With fewer than four Dreamers in the last session, a new player picks an unused Dreamer and joins.
ETH-596 = Absent players are simply left out and may return next time; with their consent someone else may play their Dreamer.
ETH-597 = Joining and leaving happen only during session setup. A joining Dreamer starts with the 22 starting cards, and with the two Masks the first Dream gives if it is already completed.
ETH-598 = Player count for all rules is the number of Dreamers in this session.

## Variants

section-variants = Variants

ETH-599 = Ordered turns: starting with the First Player and going clockwise, each Dreamer takes a round. In a round a Dreamer may perform at most one Dream action (interaction with Gate, secret card or Entity tile, or Map action) and any number of other actions (Move, Basic, Influence, Item) and other things, such as placing Progress cards and gaining Gems.
ETH-600 = With ordered turns a round may be passed, and one may act again in a later round of the same Turn.
ETH-601 = With ordered turns, rounds continue until all Dreamers have run out of usable cards or all pass in a row.
ETH-602 = The First Player holds the marker and decides when the players cannot agree. The marker passes clockwise at the start of each new Turn.
ETH-603 = With ordered turns, paying an Assault or Contact several times, or several instalments of one Gradual action at once, is one Dream action.
ETH-604 = With ordered turns, Rapid cards may be played in other Dreamers' rounds and do not count as the round's Dream action.
ETH-605 = Playing cards: once per Dream the Team may try to influence one of: Morphings, Gems, Hours, Distress, sealed cards. Shuffle a deck of playing cards and draw 3 Luck cards; after seeing them decide whether to go on. If so, draw 3 Drawback cards.
ETH-606 = If the Luck cards have a higher sum than the Drawback cards, the positive effect happens, otherwise (also on a tie) the negative one. J = 11, Q = 12, K = 13, A = 14, Joker = 15; others face value.
ETH-607 = Playing cards, Morphings: the positive effect discards all Morphings of one Entity; the negative effect adds 2 Morphings to one Entity.
ETH-608 = Playing cards, Gems: by the positive effect the Team gains all available Gems, shared out freely; by the negative effect all Dreamers discard all Gems.
ETH-609 = Playing cards, Hours: by the positive effect the Team gains 2 Hours; by the negative effect it loses all Hours.
ETH-610 = Playing cards, Distress: by the positive effect any one Dreamer cures 2; by the negative effect any one Dreamer suffers 1.
ETH-611 = Playing cards, sealed cards: by the positive effect each Dreamer unseals 5; by the negative effect each Dreamer seals 5.
ETH-612 = What to influence is named before the Luck cards are drawn; backing out uses up the attempt. The deck has 52 cards and 2 Jokers. Playing cards are used only between actions in the Dreamers Phase of a Dream.
ETH-613 = An add-on Wisdom card may be active from the start of the campaign, if the content pack says so.
ETH-614 = As a variant, the group rolls once for the Movement of all Entities.

## Advice

section-advice-that-the-software-turns-into-help = Advice

ETH-615 = When you are stuck, look at what could still be used: hand (Intent or action), back action of the deck, Basic actions, Boost, Gems, Mask, Wisdom cards, placed Progress cards, active Items (Intent or action), Hours (move or add a Turn), matching Signs, hints in the Dreamscape.
ETH-616 = A Mask often avoids penalties cheaply; it can be changed in an Awakening.
ETH-617 = With one or two players decks should not depend on one colour only.
ETH-618 = Since the current Turn card is open, a Slumber can be timed to end with good Loot and before bad effects. To Skip may be cheaper than to win.
ETH-619 = It pays to enter a Dream right after a Delta Phase, and to use Awakening when badly hurt.
ETH-620 = Hours are worth spending on extra Turns, above all in solo play.
ETH-621 = The Gate's rule side should stay visible during the Dream.

## Further rulings

section-further-rulings = Further rulings

ETH-622 = A Spawn space whose Suit icon does not match the current Suit is an ordinary Spawn space: it can be chosen, and Entities are spread over it like over any other.
ETH-623 = The Turn deck is prepared before figures are spawned, so that there is a current Suit for the Spawn spaces: in a Slumber the Turn cards come first, and in a Dream figures are spawned once the Turn deck lies ready. Without a current Turn card Suit icons are ignored.
ETH-624 = There is always a First Player: the first player at the table when a session starts. The marker then passes clockwise at the start of each new Turn, the first Turn of the session excepted, and rests while the Team travels.
ETH-625 = A Slumber tile that is no Entity has no Turn deck and no phases: it is followed and then goes to the bottom of the Slumber deck unless it says otherwise, as the Delta Phase does. The Team goes on from its Location.
ETH-626 = A single-use action is performed and applied once. It cannot be paid several times, not even as an Assault or Contact; a Gradual one may still be paid in instalments.
ETH-627 = Where a figure may move diagonally, a diagonal step costs 1 space and is legal if at least one of the two orthogonal ways round the corner is open: the space between exists, is not Blocked, and there is no Wall on that way. The step enters neither corner space, so nothing there triggers.
ETH-628 = If a figure that would have to be pushed cannot be pushed (a card forbids it), the Entity, Big or not, does not enter; it stops at Range 1. A spawning one appears on an adjacent space that is not full, chosen by the players.
ETH-629 = "Moves N towards (away from)": every step must shorten (lengthen) the path between the two figures. Whoever caused the effect chooses among such steps, for effects of the game the players together; with no such step left the movement ends. No die is rolled. A Big Entity can be moved like this, though never pushed.
ETH-630 = A Dreamer moved by an effect makes a Move that costs nothing: Walls, Blocked and full spaces, Traps and Paralysis apply unless the effect says Relocate or push. Moves caused by the game cannot be refused; one Dreamer may move another only with consent.
ETH-631 = An Intent marker that an effect places or moves counts as one base cost paid in its colour; the colour must fit, and if its markers are used up, one may be taken from another action. It may be put only where the Dreamer who causes it could perform the action, unless the effect names the action; if it completes the set, that Dreamer performs the action at once.
ETH-632 = Effects that look at, reveal or discard the top of a deck without drawing use only the cards that are there; they never reshuffle.
ETH-633 = Whether an Entity shares a space with its target is looked at when the movement begins. An Entity whose special rules give it another target than the nearest Dreamer moves through the spaces of other Dreamers and is held only by its own target.
ETH-634 = Tokens that a Dreamer's card or Item put on the map stay until the map is cleared unless the card gives a time. A token or Companion that belongs to a placed Progress card may be put on its owner's space at the start of each Slumber or Dream while the card is active; thus a Companion is summoned again.

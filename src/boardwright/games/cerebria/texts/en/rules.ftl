### The rules of Cerebria, each under its id, in words of our own.
### Places are written as in positions: VAL, CRA, NET, LAN, WIL are the Realms, F0 to F4 the Frontiers, VAL.a and
### VAL.b the slots of a Realm. "Own" means of the team, but for figures, Spirit boards, hands and decks of the player.

# Stands beside every rule about side B of a Spirit board.
side-b-note = Each row has an unlock space and three upgrades. Upgrades that are not named are those of side A at their usual price. All prices come on top of the base price of the Action.

## Components and limits

section-components-and-limits = Components and limits

CER-001 = The game is played by two opposing teams, Bliss and Gloom. Bliss has the Spirits Love, Delight, Empathy and Harmony; Gloom has Hatred, Misery, Malice and Anxiety.
CER-002 = Shared material exists once: one main board, one Origin board (five Spheres, mounted on the main board with a base piece), 60 WP counters, 9 Common Aspiration cards, 5 two-sided Realm control markers and 5 two-sided Frontier control markers.
CER-003 = Each team has 4 two-sided Spirit boards, 4 Spirit figures, 4 player-order markers, 1 two-sided Team board, 1 reference card, 1 Emotion sheet, 20 Essence counters, 64 Mild and 32 Strong Emotion cards, 9 Hidden Aspiration cards, 32 Vibe tokens, 8 wild Vibe tokens, 3 two-sided Ambition tokens, 2 action trackers, and 2 Point counters of which one is a spare.
CER-004 = Each team owns exactly 5 Minor Identity Fragments, 3 Major Identity Fragments and 1 Capping Identity Fragment, and these numbers are hard limits.
CER-005 = Gloom additionally has 6 Bleakness cards, 18 two-sided Intensity tokens and 6 Insecurity tokens; Bliss additionally has 2 Brightness cards and 12 two-sided Intensity tokens.
CER-006 = The card counts imply 16 different Mild Emotions per team with 4 copies each (2 in the set carrying the owner symbol, 2 in the set without it) and 16 different Strong Emotions with 2 copies each for the whole team. The 16 names per team are those of the decks CER-412 to CER-419.
CER-007 = WP lives in three places: on the Spheres, on Spirit boards (available to spend) and in the general supply; spent WP goes to the general supply. WP is meant to be unlimited, so the supply never runs dry even though 60 counters exist.
CER-008 = Essence is kept in a general supply per team, on Spirit boards (available to spend) and on Emotion cards; Essence that is spent or removed from a card goes back to the supply. Essence is unlimited.
CER-009 = Ambition is limited to the 3 tokens of the team, which are shared by its members; each token is either available or spent.
CER-010 = If a Fragment type needed for a Spirit Action is not in the owner's unused stock, the Action cannot be performed (for Revelations see CER-287).
CER-011 = Vibe tokens and Intensity tokens are treated as unlimited; only Fragments, Ambition, Bleakness/Brightness cards and Strong Emotion copies limit play.
CER-012 = Brightness (Bliss) and Bleakness (Gloom) are Starting Emotions: Mild Emotions without a Vibe that never enter a deck or hand.

## Basic game and full game

section-basic-game-and-full-game = Basic game and full game

CER-013 = There are two modes. The basic game leaves out the elements listed in CER-014 to CER-022; the full game uses everything.
CER-014 = Basic: Intentions and the Wheels of Intentions are not used, so adding Fragments to the Identity is the only way to score during play. The Point counters stay at 0 until final scoring.
CER-015 = Basic: the Aspirations Reflection and Sensibility are removed from the Common deck and from both Hidden decks before shuffling, leaving seven cards in each.
CER-016 = Basic: the Empower Action (the bottom row of the Spirit board) and all Strong Emotions are not used.
CER-017 = Basic: no Vibe token may be placed on the Empower row by any means (discarding, the Ambition Ability, the Knowledge bonus).
CER-018 = Basic: Spirit Powers are not used.
CER-019 = Basic: everyone uses side A of the Spirit board.
CER-020 = Basic: each player's four wild Vibe tokens are placed on the unlock spaces of Move, Invoke, Quell and Fortify; there is no choice.
CER-021 = Basic: for first games every Bliss player uses the Bliss starter deck CER-067 and every Gloom player the Gloom starter deck CER-068; afterwards a basic game may also use Spirit-specific or self-built decks.
CER-022 = Basic: figures, Starting Emotions and control markers begin in a fixed arrangement instead of being chosen (see CER-048).
CER-023 = Basic keeps everything else: Realm Actions, Ambition Abilities, Absorb and Sphere bonuses, upgrades of the four used rows, Fortresses, Revelations, Emotion powers, the Capping Fragment, and the Shaper variant.
CER-024 = Basic: the game end by reaching 20 points on a Wheel cannot occur.
CER-025 = An implementation exposes the mode, the Spirit board side, the Team board side, the deck choice and the start placement (fixed or chosen) as separate options; basic forces side A, no Intentions, no Powers, no Empower, seven Aspirations, fixed tokens and fixed placement.

## Setup for four players

section-setup-for-four-players = Setup for four players

CER-026 = Attach the Origin to the main board in a random orientation and put 7 WP on each of its five Spheres. Its centre, where the Identity will grow, starts empty.
CER-027 = All remaining WP and both teams' Essence form general supplies within everyone's reach.
CER-028 = Each team's Point counter starts on space 0 of its Wheel of Intentions.
CER-029 = Shuffle the nine Common Aspirations (seven in the basic game) and lay all of them face up in one row. The leftmost is the first current Common Aspiration.
CER-030 = Players split evenly into the two teams and sit beside their teammate with the Team board between them.
CER-031 = Both teams use the same side (A or B) of the Team board.
CER-032 = Each team puts its 3 Ambition tokens on its Team board with the unavailable side up, so no team has Ambition at the start.
CER-033 = Each team shuffles its Hidden Aspirations into a face-down deck on its Team board, after the Common row is laid out. Nobody looks at the top card before Spirits have been chosen and Emotion decks built.
CER-034 = The team then looks at its top card; if it is the same Aspiration as the current Common one, the deck is reshuffled and checked again until it differs. The top card is the team's current Hidden Aspiration.
CER-035 = Each team takes its Fragments and Intensity tokens; all Fragments begin unused.
CER-036 = Each player chooses a different Spirit of the own team for the whole game and takes its board and figure; the others are not used.
CER-037 = All players use the same side (A or B) of the Spirit boards; this side need not match the Team board side (B Spirits with A Team boards is fine).
CER-038 = Each player puts the action tracker on its start position on the Spirit board, where it lies at the beginning of every turn of that player.
CER-039 = Each player takes 2 Essence and 4 WP from the supply.
CER-040 = Each player shuffles the Emotion deck, places it at the nearest board corner, draws 2 cards as starting hand and then turns the new top card face up.
CER-041 = Turn order is set randomly so that the teams alternate: one team's players are first and third, the other team's second and fourth. Order markers beside the board show it; it never changes and does not follow seating.
CER-042 = The first player begins with 2 extra WP (6 in total) but with the action tracker flipped, so this player cannot Absorb during the first turn.
CER-043 = Each player has 4 wild Vibe tokens. Just before the first turn, after seeing the starting hand, players place them in turn order: each token unlocks an Action or upgrades an already unlocked one, so a player starts with at most four and possibly fewer unlocked Actions.
CER-044 = In turn order each player (1) puts the figure on a Frontier space that holds no figure, (2) puts one Starting Emotion (Brightness or Bleakness by team) into one of the two Realm slots that touch this Frontier, and (3) puts 1 Essence from the supply on its first, shaded Essence space.
CER-045 = This placement is an exception to adjacency: normally a figure on a Frontier reaches only that Frontier's slot. The Starting Emotion must lie in a Realm, never on the Frontier itself.
CER-046 = After placement, control of all Realms and Frontiers is evaluated and marked.
CER-047 = Check list per player at the start: 2 Emotion cards in hand, 2 Essence, 4 WP (first player 6), 4 wild Vibe tokens placed.
CER-048 = The fixed basic arrangement exists only as a picture. Default: Bliss has its first player on F0 with Brightness in CRA.a and its second on F3 with Brightness in LAN.b; Gloom has its first player on F4 with Bleakness in WIL.b and its second on F1 with Bleakness in NET.a. This is mirror-symmetric: Bliss controls CRA, LAN, F0, F3, Gloom controls WIL, NET, F4, F1, and VAL and F2 are uncontrolled.
CER-049 = Sequence for a program: options and teams; Spirits and decks; Common row; Hidden decks; turn order; shuffle decks and draw 2; placement of figures and Starting Emotions in turn order; wild tokens in turn order; first turn.
CER-445 = Spirits and decks are fixed before turn order is known; a teammate cannot take a Spirit already taken. A program that lets players choose them during setup asks the seats in the order of their numbers. Spirits and the choice of a ready-made deck are public; the list of a self-built deck is known to the own team only.

## Other player counts

section-other-player-counts = Other player counts

CER-050 = With fewer than four players, experienced players may use the standard four-Spirit game and let one player control both Spirits of a team. Each Spirit keeps its own board, resources, hand, deck and turn.
CER-051 = A Shaper is a player who represents a whole team with a single Spirit. With three players one Shaper faces a normal team of two; with two players two Shapers face each other.
CER-052 = Apart from setup a Shaper follows all normal rules; all resources and the team's 3 Ambition are in one hand. Shapers may be used in the basic game too.
CER-053 = The Shaper picks a team, one of its Spirits and one deck of 16 Mild Emotions (basic team deck, Spirit-specific deck, or self-built), and starts with the normal 4 WP, 2 Essence and 2 cards.
CER-054 = Three players: the two teammates take positions one and three, and the Shaper uses two order markers and always takes positions two and four, so the Shaper moves after each opponent.
CER-055 = Three players: the first player, one of the two teammates, cannot Absorb in the first turn, as in the standard game.
CER-056 = Three players: which teammate is first is decided at random, and the first player also receives the 2 extra WP.
CER-057 = Two Shapers: the start player is random, begins with the tracker flipped (no Absorb in the first turn) and with 2 extra WP; turns then alternate.
CER-058 = A Shaper places the figure and first Starting Emotion normally. When it would be the Shaper's turn to place a second time, the Shaper puts a second Starting Emotion as if a second figure stood on one of the Frontier spaces still free; no figure is placed.
CER-059 = Frontiers used for such a virtual figure count as taken during setup: with two Shapers the start player chooses among three remaining Frontiers for the second Starting Emotion and the other player among the last two.
CER-060 = In the basic game with Shapers the arrangement CER-048 is used; a Shaper's figure stands on the team's first position and the second position only contributes its Starting Emotion.
CER-061 = Each turn of a three-player Shaper is a full turn (3 Actions, one Absorb, Ambition Abilities once each, end-of-turn step); "current turn" in timing rules means one such turn.

## Emotion cards and decks

section-emotion-cards-and-decks = Emotion cards and decks

CER-062 = Every player has an own Emotion deck; its cards represent Emotions that can be put on the board.
CER-063 = One player of each team uses the cards carrying an owner symbol, the other those without, because a discarded card returns to the deck it came from.
CER-064 = A self-built deck has exactly 16 Mild Emotions of the own team with at most two copies of each.
CER-065 = Strong Emotions are never part of a deck; the team keeps them in a separate open pile that needs no shuffling (alphabetical order is only a convenience).
CER-066 = The top card of every Emotion deck always lies face up; whenever it leaves, the next card is turned up.
CER-067 = Bliss starter deck (one per teammate): 2 each of Courage, Sociability, Cheerfulness, Excitement, Kindness, Desire, Optimism, Self-Esteem.
CER-068 = Gloom starter deck (one per teammate): 2 each of Anger, Jealousy, Pessimism, Bitterness, Dislike, Mistrust, Embarrassment, Loneliness.
CER-069 = An Emotion card shows its team (frame), its Vibe, a row of Essence spaces with an Intensity value on each, an Empower threshold, the name of its Strong counterpart (on Mild cards) and a power.
CER-070 = There are four Vibe colours (red, yellow, green, blue), the same for both teams; only the colour matters in play, the differing icons are decoration. Every deck card has exactly one Vibe.
CER-071 = Essence on a card fills its spaces from left to right, and Essence is removed from the right.
CER-072 = The Intensity of an Emotion is the highest value printed on an occupied Essence space, plus its Intensity token if it has one. It is not the number of Essence. Where a card's values fall from left to right (Self-Respect in the card table), its rightmost occupied space counts (ruling); for all other cards both readings agree.
CER-073 = Whenever a Mild Emotion is discarded, from hand or from the board, it goes face down under the deck of the player it belongs to. Whenever a Strong Emotion is discarded it goes back to the team's Strong pile.
CER-074 = Brightness and Bleakness removed from the board go back to the box.
CER-075 = If Anxiety plays with its Power or a side-B upgrade that uses Bleakness, "the box" and the "general supply" of Bleakness are the same stack of 6 cards, so removed Bleakness can be invoked again.
CER-076 = A slot holds at most one Emotion.
CER-077 = There is no hand limit.
CER-078 = Drawing from an empty deck has no effect; if fewer cards than required remain, all remaining ones are drawn. A card discarded to an empty deck becomes its face-up top card.
CER-079 = If several cards go under the same deck at once, the active player chooses their order.
CER-080 = Vibes, Essence spaces, Intensities, thresholds, Strong counterparts and powers are printed on cards and on the Emotion sheets, which the sources do not reproduce. The engine must read them from a card table; tests give the numbers explicitly.
CER-081 = The text sources fix only these card facts: Courage is red; Kindness becomes Benevolence, 2 Essence reach its threshold and 1 does not; the starting Essence space of every Emotion is its first one. Everything else in the card table comes from elsewhere and is marked there.
CER-082 = Benevolence, as used in the printed example: when its team's Spirit Absorbs from the Sphere of the Realm in which Benevolence lies, 1 more WP is taken from that Sphere; and 1 more WP is taken from the supply if Benevolence lies in a Triad adjacent to the Spirit.
CER-083 = The card table gives for each Emotion: name, team, kind (Mild, Strong, Starting), Vibe, Intensity row (one number per Essence space), counterpart, Empower threshold and power. Brightness and Bleakness have two Essence spaces [1,2], no Vibe, no threshold and no power.
CER-084 = A card whose power is unknown or switched off is played without power; the engine must offer a switch that turns all card powers off, so that rules can be tested with plain cards.

## Spirits and their Powers

section-spirits-and-their-powers = Spirits and their Powers

CER-085 = Misery: when Absorbing, it may take WP from a Sphere next to one it can normally reach, and then receives the bonus of that Sphere instead. If a Revelation is triggered this way, the Fortress at that Sphere is not added to the Identity.
CER-086 = Delight: whenever it gains 4 or more WP while using Absorb, it may draw a card.
CER-087 = Hatred: a Spirit Action used with at least one upgrade other than Determination costs 1 WP less; if Determination is used as well, the two discounts add up to 2.
CER-088 = Love: when Absorbing, it takes 1 extra WP from the supply for each adjacent Bliss Fortress.
CER-089 = Malice: from a Frontier space it can Quell any opposing Emotion in that Frontier's Triad; from a Realm space it can, in addition to the two slots of the Realm, Quell opposing Emotions in the two adjacent Frontier slots.
CER-090 = Empathy: Bliss Emotions cannot be Quelled if they lie in a slot adjacent to Empathy's space or in a slot adjacent to one of those slots.
CER-091 = Anxiety: when Invoking, it may Invoke a Bleakness from the general supply instead of a card from hand. At most 6 Bleakness may be on the main board.
CER-092 = Harmony: when discarding a card to place a Vibe token it may discard one more card to place one more token, and the tokens may be of any colour regardless of the discarded cards.
CER-093 = Misery: from a Realm space it can use the Sphere of that Realm or of the two neighbouring Realms; from a Frontier the Spheres of the two Realms it joins or of the Realm beyond either of them. A Sphere it can reach normally always counts as normal access. The +1 per controlled Frontier still depends on the Frontiers adjacent to Misery's figure.
CER-094 = Delight: the 4 WP count everything received during the Absorb before a Revelation (Sphere, Diligence, Emotion powers), without subtracting a payment for Commitment. At most one card per Absorb.
CER-095 = Love: adjacent Fortress locations are that of its Realm, or both of the two Realms when it stands on a Frontier. Major and Minor Fortresses count 1 each.
CER-096 = Hatred: the discount is at most 1 per Action whatever the number of upgrades, applies to WP only, also when the upgrade itself costs only Ambition or nothing, and never takes the WP cost below 0.
CER-097 = Empathy: on a Frontier the protected slots are that Frontier's Triad; in a Realm they are the two Realm slots and the two adjacent Frontier slots. Protection concerns the Quell Action only (also Quells by Malice's Power or at a distance), not other removals such as Wildfire.
CER-098 = Anxiety: a Bleakness Invoke pays the normal cost (2 WP and 1 Essence from the Spirit board), may use upgrades, and counts the Starting Emotions of the setup towards the limit of 6.
CER-099 = Harmony: both tokens go on the declared Action and must obey the colour restriction; if the Action was locked, the first token unlocks it and the second is an upgrade. The free colour choice applies also when only one card is discarded.
CER-100 = Powers are always active for their owner; powers worded with "may" are optional at each use.

## Team boards and Intentions

section-team-boards-and-intentions = Team boards and Intentions

CER-101 = The Team board carries the Hidden Aspiration deck, the three Ambition tokens, the three Ambition Abilities and the four Intentions of its side.
CER-102 = Side A, Intention 1: remove at least 1 Essence with a Quell Action.
CER-103 = Side A, Intention 2: take 4 or more WP from a Sphere with one Absorb.
CER-104 = Side A, Intention 3: fill all Essence spaces of an Emotion other than Brightness or Bleakness.
CER-105 = Side A, Intention 4: fully upgrade a Spirit Action (its row then holds all four tokens).
CER-106 = Side B, Intention 1: remove at least 1 Essence with a Quell Action.
CER-107 = Side B, Intention 2: add a Fortress to the Identity during a Revelation.
CER-108 = Side B, Intention 3: Empower an Emotion.
CER-109 = Side B, Intention 4: for the first time have at least 1 Vibe token in every Spirit Action row; it scores again the first time every row has at least 2, at least 3, and all 4.
CER-110 = Intention B4 is tracked per Spirit; wild tokens count as Vibe tokens; several tiers reached by one placement score separately.
CER-111 = Intention A2 counts WP really taken off the Sphere (limited by what was there), not WP from the supply.
CER-112 = Intention A3 is accomplished when Essence is put on the last free space of an own Emotion during the own turn. Essence that only moves from one Emotion to another does not count (Empower, Generosity, Selflessness): otherwise two cards could refill each other for points every turn. Essence from the Spirit board or the supply does count, also by Channeled Power or the power of an entering Emotion.
CER-113 = Each Quell Action accomplishes Intention A1/B1 once, however much it removes; removals by other effects do not count.
CER-114 = Intention B2 scores only for the active team and only for its own Fortress; a Fortress moved by Attune with Origin does not count. If the opponent's Fortress is added, nobody scores.

## The board

section-the-board = The board

CER-115 = Cerebria has five Realms arranged in a ring and five Frontiers, one between each two neighbouring Realms.
CER-116 = The clockwise order of the Realms is Valley of Motives, Cradle of Senses, Network of Thoughts, Land of Desires, Willow of Values. The rulebook texts do not state it; it fits the printed Revelation example.
CER-117 = There are 10 Spirit spaces, one per Realm and one per Frontier.
CER-118 = Paths join each Realm space with the spaces of its two Frontiers, so the 10 spaces form a single ring: VAL, F0, CRA, F1, NET, F2, LAN, F3, WIL, F4, and back.
CER-119 = There are 15 Emotion slots: two in every Realm and one on every Frontier.
CER-120 = Every slot is adjacent to exactly two other slots; the two slots of one Realm are adjacent to each other. The 15 slots form a ring: VAL.a, VAL.b, F0, CRA.a, CRA.b, F1, NET.a, NET.b, F2, LAN.a, LAN.b, F3, WIL.a, WIL.b, F4, and back.
CER-121 = A figure in a Realm is adjacent to the two slots of that Realm; a figure on a Frontier is adjacent only to the slot of that Frontier.
CER-122 = Spirits and Emotions on a Frontier are not inside either neighbouring Realm but can influence both.
CER-123 = Every Realm has one Fortress location; it is adjacent to three spaces: the Realm space and the spaces of the two adjacent Frontiers. Frontiers have none.
CER-124 = A figure in a Realm is adjacent to two Frontiers, a figure on a Frontier is adjacent only to that one.
CER-125 = Each of the five Spheres lies at one Realm. A figure in a Realm reaches that Realm's Sphere; a figure on a Frontier reaches the Spheres of the two Realms it joins.
CER-126 = The Triad of a Frontier is its own slot plus the neighbouring slot in each of the two Realms. There are five Triads; each slot belongs to exactly one.
CER-127 = A Triad is adjacent to a figure if its Frontier is: two Triads for a figure in a Realm, one for a figure on a Frontier.
CER-128 = Every Realm has an opposite Frontier (five steps away on the ring of spaces): VAL–F2, CRA–F3, NET–F4, LAN–F0, WIL–F1.
CER-129 = Rotating the Origin moves every Sphere with its WP one Realm clockwise.
CER-130 = The clockwise order of the Spheres on the Origin is Commitment, Creativity, Humility, Diligence, Knowledge.

## Control, blocking and Intensity

section-control-blocking-and-intensity = Control, blocking and Intensity

CER-131 = Control of Realms and Frontiers is recalculated after every change on the board.
CER-132 = A Frontier is controlled by the team with the higher sum of Intensity in its Triad; only the three slots of the Triad matter.
CER-133 = If only one team has Emotions in a Triad, that team controls the Frontier.
CER-134 = With equal sums, or with no Emotion in the Triad, nobody controls the Frontier and its marker lies off the board.
CER-135 = Fortresses never influence Frontiers.
CER-136 = A Realm is influenced by four slots, its own two and those of its two adjacent Frontiers, and by a Fortress at its location. The team with the higher total controls it.
CER-137 = An Emotion in a Realm slot blocks an opposing Emotion in the Frontier slot touching that Realm slot: the blocked Emotion does not count for this Realm.
CER-138 = A blocked Emotion still counts for its Frontier and, unless blocked there too, for the Realm on the other side.
CER-139 = A team never blocks its own Emotions.
CER-140 = Blocking does not depend on Intensity, and only the touching Realm slot blocks; the far slot of the Realm does not.
CER-141 = A Fortress adds its token value (+1 for a Minor, +2 for a Major Fragment) to its owner's total in that Realm only.
CER-142 = With equal totals nobody controls the Realm and its marker lies off the board.
CER-143 = A Fortress alone is enough to control a Realm in which the other team has no influence.
CER-144 = An Emotion whose Intensity is 0 counts as present for blocking, for Triads, for chains and for being alone on a Frontier, but adds nothing. A Realm needs a strictly higher total, so 0 to 0 is uncontrolled there.
CER-451 = "Blocked" means only that the Intensity of the Emotion is not counted for the Realm concerned. A blocked Emotion still blocks others and counts for Triads, chains, Essence, Vibes and Sensibility. Powers may block more than CER-137 does, also Emotions in Realm slots.
CER-145 = Control is shown with the two-sided marker of the Realm or Frontier.
CER-146 = Controlling a Frontier can matter for an Aspiration and gives +1 WP to Absorb for figures on or adjacent to it.
CER-147 = Controlling a Realm can matter for an Aspiration and makes its Realm Action 1 WP cheaper.

## Turn structure

section-turn-structure = Turn structure

CER-148 = Players take turns in the fixed order, alternating between the teams, until the game ends.
CER-149 = On a turn a player takes 3 Actions, chosen from the 5 Spirit Actions of the own Spirit board and the 5 Realm Actions. The same Action may be taken more than once.
CER-150 = Before or after any Action the player may use Abilities: the three Ambition Abilities and Absorb. Abilities are not Actions; different Abilities may be combined freely, but each one only once per turn.
CER-151 = The action tracker shows the number of Actions used; it is flipped when Absorb is used, which also keeps the state clear when a Revelation interrupts the turn.
CER-152 = A Revelation is resolved at once when triggered, then the turn goes on.
CER-153 = End of turn, first: the player either turns 1 spent Ambition token of the team to available, or draws 2 Emotion cards.
CER-154 = End of turn, second: a player with 0 WP gains 1 WP.
CER-155 = End of turn, third: the action tracker is reset and a flipped one is turned back, so Absorb is available again.
CER-156 = Actions are optional: a player may forgo any remaining Actions, and must do so when none is legal. The end-of-turn step always takes place.
CER-157 = The Ambition choice is possible only if at least one token is spent. If it is not, the player draws; drawing is allowed even with fewer than 2 cards in the deck.
CER-158 = Abilities cannot be used in the middle of an Action, of another Ability or of a Revelation.
CER-159 = Absorb and Ambition Abilities may still be used after the last Action, before the end-of-turn step. An Action gained then may be taken.
CER-160 = To affect a Frontier slot the figure must be on that Frontier, and to affect a Realm slot it must be in that Realm, unless a rule says otherwise.

## Unlocking, upgrading and Vibe tokens

section-unlocking-upgrading-and-vibe-tokens = Unlocking, upgrading and Vibe tokens

CER-161 = A Spirit Action is unlocked when a Vibe token lies on the leftmost space of its row. A locked Action can be performed only if a token is placed there as the first step of that Action.
CER-162 = Each row has four spaces: unlock, first, second and third upgrade.
CER-163 = Immediately after declaring a Spirit Action and before carrying it out, the player may place one Vibe token on that Action: discard one Emotion card from hand, take a token of that card's Vibe, and put it on the unlock space if the Action is locked, otherwise on any free upgrade of that Action.
CER-164 = Two Vibe tokens of one colour may not lie in the same row.
CER-165 = Wild tokens have no colour, match nothing (not even each other) and so never restrict other tokens. They are placed only at the start of the game.
CER-166 = Using upgrades is optional. Any number of available upgrades may be used with one Action, each at most once.
CER-167 = Determination is the third upgrade of all five side-A rows: the Spirit Action costs 1 WP less. The discount applies once per Action, not once per upgrade used.
CER-168 = Abilities and powers may also place tokens. Always: a locked Action cannot be upgraded, the colour must be new in the row, and the token is a normal token of the own team, never a wild one.
CER-169 = A token just placed may be used at once in the same Action, and the card discarded for it is no longer in hand for the Action.
CER-170 = Declaring, placing a token, paying and carrying out are one step for legality: if the Action cannot be completed it may not be declared, and no token is placed.
CER-171 = Vibe tokens are never removed or moved.
CER-172 = Intentions are not scored by tokens placed during setup.

## Spirit Actions

section-spirit-actions = Spirit Actions

CER-173 = Spirit Actions must be unlocked and can be upgraded; some of them and some upgrades cost Ambition besides WP.
CER-174 = The WP cost is base cost plus the WP of all used upgrades plus surcharges by Emotions (such as Safety or Disgust), minus 1 if Determination is used, minus Hatred's discount and discounts by Emotions (such as Passion or Hostility); the minimum of 0 applies once, to the total. Ambition costs are never reduced. Everything is paid in full before any effect.
CER-175 = Resources gained by an Action (for example by Repel, From the Shadows, Home Ground) cannot be used to pay for the same Action.
CER-176 = An upgrade may be used only if it has an effect: its condition must hold and it must change something.
CER-177 = Effects worded "after this Action" are carried out in an order chosen by the active player, after control has been recalculated and after powers triggered by Emotions entering play.

## Move

section-move = Move

CER-178 = Move (base 1 WP): move the figure along a path to an adjacent space.
CER-179 = A move may not end on a space with an opposing Spirit; sharing a space with a teammate is allowed.
CER-180 = Haste (+1 WP, first upgrade): move exactly one space further. Spaces with opposing Spirits may be passed but not ended on.
CER-181 = Surmount (+1 WP, second upgrade): the move may end on a space with an opposing Spirit.
CER-182 = Determination: so a plain Move costs 0, with Haste 1, with Haste and Surmount 2.
CER-183 = One use of Surmount suffices whatever the number of opposing Spirits on the space. A space holding both a teammate and an opponent needs Surmount.
CER-184 = A Move must end on a space other than the one it started from. Paths may be walked in either direction.
CER-185 = Nothing happens to a figure whose space is entered by an opponent; it may stay and later leave normally.

## Invoke

section-invoke = Invoke

CER-186 = Invoke (base 2 WP and 1 Essence): put an Emotion card from hand into an empty slot adjacent to the figure, and put 1 Essence from the Spirit board on its first, shaded Essence space. Control is recalculated.
CER-187 = From a Frontier only the Frontier slot is possible, from a Realm either of its two slots.
CER-188 = Some Emotion powers trigger when the Emotion is Invoked.
CER-189 = Bolster (+1 Ambition, first upgrade): the Emotion gets 1 Essence more than it would normally start with; this one comes from the supply.
CER-190 = Inner Force (+2 WP, second upgrade): the required Essence is taken from the supply instead of the own Spirit board.
CER-191 = With Determination Invoke costs 1 WP, with Inner Force 4 WP (3 with both).
CER-192 = Bolster (like Sharing is Caring) needs a second Essence space on the card; it can be combined with Inner Force, so that both Essence come from the supply.
CER-193 = Without Essence on the Spirit board Invoke is legal only with an upgrade that takes the required Essence from the supply.

## Quell

section-quell = Quell

CER-194 = Quell (base 2 WP and 1 Ambition): choose an opposing Emotion adjacent to the figure, reveal a card in hand whose Vibe colour matches it, and remove the rightmost Essence of that Emotion to the supply. The revealed card stays in hand.
CER-195 = An Emotion left without Essence is removed from the board and discarded.
CER-196 = Without a matching card in hand the Emotion cannot be Quelled.
CER-197 = Brightness and Bleakness match every Vibe: any card in hand may be revealed to Quell them.
CER-198 = Subdue (+2 WP, first upgrade): remove 1 additional Essence; paying 4 WP for 2 additional ones is not possible.
CER-199 = Extinguish (+1 WP, second upgrade): no card has to be revealed, so Quell is possible even with an empty hand.
CER-200 = With Determination the WP part of Quell is 1, with Subdue 4, with Extinguish 3, with both 5 (always plus 1 Ambition).
CER-201 = An Intensity token does not protect: Quell removes Essence regardless of it, and the token is discarded together with the card.
CER-202 = An Emotion that cannot be Quelled is not a legal target at all; no cost can be paid for it.
CER-203 = A Strong Emotion is Quelled like a Mild one, by its own Vibe, and returns to its owner's Strong pile.

## Fortify

section-fortify = Fortify

CER-204 = Fortify concerns one Fortress location; the figure must be on one of the three spaces adjacent to it. From a Frontier either of the two neighbouring Realms may be chosen.
CER-205 = Fortify (base 3 WP): only if the opponent does not control the Realm and its location is empty, put an unused own Minor Fragment there with a +1 Intensity token. The team now has +1 Intensity in that Realm and on no Frontier.
CER-206 = In a Realm that nobody controls, building a Fortress therefore gives control to the builder.
CER-207 = Exalt (+1 Ambition, first upgrade): only if the opponent does not control the Realm and the own team already has a Minor Fragment there, replace it with an unused own Major Fragment and turn the token to +2. The 3 WP of the Action are paid as well.
CER-208 = Exalt replaces the effect of the basic Action. A Major Fortress thus needs two Actions: first Fortify (3 WP), later Fortify with Exalt (3 WP and 1 Ambition).
CER-209 = Raze (+1 WP and +1 Ambition, second upgrade): only at a location with an opposing Fragment; instead of building, either remove the opponent's Minor Fragment and its +1 token, or replace the opponent's Major Fragment with a Minor one of that opponent and turn the token to +1.
CER-210 = Raze is allowed even in a Realm controlled by the opponent.
CER-211 = After using Raze the player gains one additional Action this turn.
CER-212 = An opposing Major Fortress cannot be Razed if that opponent has no unused Minor Fragment.
CER-213 = Total costs on side A: Fortify 3 WP; with Exalt 3 WP and 1 Ambition; with Raze 4 WP and 1 Ambition; each 1 WP less with Determination.
CER-214 = One Action does exactly one of build, Exalt, Raze (or Attune with Origin on side B); they cannot be combined.
CER-215 = Fragments taken off a location by Exalt or Raze return to their owner's unused stock.
CER-216 = At most one Fortress stands at a location, and a Major Fortress cannot be improved further.
CER-217 = Fortresses strengthen Realm control, count for the Aspiration Fortitude, and can be added to the Identity during Revelations.

## Empower

section-empower = Empower

CER-218 = Empower (base 3 WP): choose an own-team Mild Emotion adjacent to the figure whose Essence is at least its Empower threshold and replace it with its Strong counterpart from the team's Strong pile. The Mild card is discarded, all its Essence moves to the Strong card, and any other tokens on it are discarded.
CER-219 = Strong Emotions enter play in no other way.
CER-220 = The Strong counterpart is named on the Mild card; Strong Emotions usually have higher Intensities and stronger powers.
CER-221 = If both copies of the Strong counterpart are already in play, the Mild Emotion cannot be Empowered.
CER-222 = Channeled Power (+1 Ambition, first upgrade): before Empowering, add 1 Essence from the supply to the Mild Emotion, if it has a free space. This may be what lets it reach the threshold.
CER-223 = Emotional Outburst (+1 WP, second upgrade): instead of an adjacent Emotion any own-team Emotion on the board that meets the other requirements may be Empowered.
CER-224 = With Determination Empower costs 2 WP; with Emotional Outburst 4 WP.
CER-225 = An Emotion of the teammate may be Empowered; the Mild card goes under the teammate's deck.
CER-226 = Brightness and Bleakness have no Strong counterpart and cannot be Empowered (except by Spreading Darkness).
CER-227 = If the Strong card has fewer spaces than the Essence transferred, the excess returns to the supply.
CER-228 = The Strong Emotion lies in the same slot; the slot never counts as empty in between.

## Realm Actions

section-realm-actions = Realm Actions

CER-229 = All five Realm Actions are available to every player at any time, wherever the figure stands; they need not be unlocked and cannot be upgraded.
CER-230 = A Realm Action costs only WP: 1 for all Realms except Network of Thoughts, which costs 2.
CER-231 = If the player's team controls the Realm, its Realm Action costs 1 WP less.
CER-232 = Valley of Motives — gain Willpower: pay 1 WP (0 with control) and take 4 WP from the supply, not from a Sphere. Without control the player must own at least 1 WP to start with and gains 3 net.
CER-233 = Cradle of Senses — draw: pay 1 WP (0 with control) and draw the top card, turning the next one up. Then any number of further cards may be drawn for 2 WP each, one after the other, each time after seeing the new top card.
CER-234 = Control of the Cradle makes only the first card cheaper.
CER-235 = Network of Thoughts — relocate: pay 2 WP (1 with control), take one Emotion of the own team from anywhere on the board and put it into an empty slot adjacent to the figure. Control is recalculated.
CER-236 = A relocated Emotion neither leaves nor enters play.
CER-237 = A relocated Emotion keeps its Essence and tokens.
CER-238 = Land of Desires — intensify: pay 1 WP (0 with control), choose an own-team Emotion adjacent to the figure and put 1 Essence from the own Spirit board on it. Then any number of further Essence from the Spirit board may be put on the same card for 1 WP each.
CER-239 = Control of the Land makes only the first Essence cheaper.
CER-240 = An Emotion on a Frontier can be intensified only from that Frontier, one in a Realm only from that Realm.
CER-241 = Willow of Values — harvest: pay 1 WP (0 with control), then exchange any number of WP from the Spirit board one for one for Essence from the supply. The fee is paid first and is not part of the exchange.
CER-242 = Essence cannot be put on an Emotion without a free Essence space; an Intensify Action needs at least one free space and one Essence, unless it only takes off an Insecurity token (card table), which is an effect in the sense of CER-243.
CER-243 = A Realm Action must have an effect: at least one card drawn, at least one WP exchanged, the relocated Emotion must change its slot.
CER-244 = Determination and Hatred's Power never apply to Realm Actions.
CER-245 = Control for the discount is checked when the Action is declared.

## Ambition and Ambition Abilities

section-ambition-and-ambition-abilities = Ambition and Ambition Abilities

CER-246 = Ambition pays for some Spirit Actions and upgrades and for the Ambition Abilities. Spending one turns an available token over; with no available token no Ambition can be spent.
CER-247 = The usual way to gain Ambition is the end-of-turn choice CER-153; other ways during a turn are rare (Commitment, Wheel bonus, some upgrades).
CER-248 = Gaining Ambition with all three tokens available has no effect.
CER-249 = Add a Vibe token (1 Ambition): place one Vibe token to unlock or upgrade a Spirit Action of the own board. No card is discarded, the colour may be any that is not yet in the row, the Action need not be performed, and wild tokens cannot be chosen.
CER-250 = Rotate the Origin (1 Ambition): each Sphere moves one Realm clockwise.
CER-251 = Extra Action (2 Ambition): gain one additional Action this turn.
CER-252 = Each Ambition Ability can be used once per turn, different ones as long as they can be paid.
CER-458 = Add a Vibe token can be used only if some own row can take a token; a bonus or power that places one is lost if none can.

## Absorb and Sphere bonuses

section-absorb-and-sphere-bonuses = Absorb and Sphere bonuses

CER-253 = Absorb is an Ability usable once per turn before or after any Action. It is a main source of WP and the only trigger of Revelations.
CER-254 = Step 1: flip the action tracker to its inactive side.
CER-255 = Step 2: choose an adjacent Sphere: in a Realm that Realm's Sphere, on a Frontier one of the two neighbouring Realms' Spheres.
CER-256 = Step 3: take 2 WP from the Sphere, plus 1 for each adjacent Frontier controlled by the own team, changed by Emotion powers where applicable. In a Realm two Frontiers are adjacent, on a Frontier only that one.
CER-257 = If more WP could be taken than the Sphere holds, only what is there is taken.
CER-258 = Step 4: receive the bonus of the Sphere; taking it is optional.
CER-259 = Commitment: pay 1 WP, then turn 1 Ambition token to available.
CER-260 = Humility: take 1 Essence from the supply.
CER-261 = Diligence: take 2 WP from the supply, not from the Sphere.
CER-262 = Knowledge: add a Vibe token of free choice to any own Spirit Action, under the same rules as the Ambition Ability CER-249.
CER-263 = Creativity: draw 1 Emotion card.
CER-264 = Step 5: if the Sphere is now empty, a Revelation takes place.
CER-265 = Step 6: rotate the Origin one step clockwise, whether or not there was a Revelation.
CER-266 = WP from the supply given by Powers (Love) or Emotions, and Delight's card, are received in step 4 after the Sphere bonus, before a Revelation.
CER-267 = Commitment may be paid with WP just absorbed and may be used only if a spent token exists.
CER-268 = The Knowledge bonus is independent of the Ambition Ability; both may be used in one turn.
CER-269 = The Fortress concerned by a Revelation is that of the Realm where the emptied Sphere lies at that moment, that is before the rotation of step 6.

## Intentions and the Wheel

section-intentions-and-the-wheel = Intentions and the Wheel

CER-270 = Points come from Intentions, scored during turns, and from Fragments in the Identity, scored at the end of the game.
CER-271 = A player who accomplishes an Intention of the own Team board during the own turn scores 1 point after the Action or Ability concerned has been resolved. Every further Intention accomplished in the same turn scores 2 points.
CER-272 = Each Intention may be accomplished many times in a game.
CER-273 = Accomplishing the same Intention twice in one turn counts as two accomplishments (1 point, then 2). One Action that accomplishes two Intentions as the first of the turn scores 1 + 2.
CER-274 = Only the active player's team scores Intentions; the count starts anew each turn, also when the next turn belongs to the teammate.
CER-275 = Points move the team's counter forward on its Wheel. A counter that lands on or passes a marked space gives a bonus: gain 1 Essence, draw 1 Emotion card, or turn 1 Ambition token to available (if one is spent).
CER-276 = The active player receives the Essence or card. Each marked space passed by one step of scoring gives its bonus, in order of the spaces; a bonus that cannot be used is lost.
CER-277 = The marked spaces are only drawn. Default table for the 20-space Wheel: Essence on 2, 8, 14; card on 4, 10, 16; Ambition on 6, 12, 18; no mark on 0. Marks apply again on a second lap. (An English rules reference describes the first three as 2, 4 and 6; the repetition is assumed.)
CER-278 = A counter that reaches 20 triggers the end of the game: the player finishes the turn and may go on scoring (the counter continues around the Wheel, so 1 means 21), then final scoring follows.
CER-279 = A Wheel bonus is neither Action nor Ability and never accomplishes an Intention.
CER-280 = Intentions accomplished by an Absorb (A2, A4 by Knowledge, B2, B4) are scored after step 6 of the Absorb, in an order chosen by the active player.

## Revelations, Fragments and the Identity

section-revelations-fragments-and-the-identity = Revelations, Fragments and the Identity

CER-281 = A Revelation is triggered immediately when an Absorb empties a Sphere; steps 1 to 7 below are resolved in order, then the turn continues.
CER-282 = Step 1: each team reveals its current Hidden Aspiration, the top card of its Hidden deck.
CER-283 = Step 2: each team checks its own Hidden Aspiration and the Common one. An Aspiration is accomplished by the team that has strictly more of what it names; in a tie nobody accomplishes it.
CER-284 = A team cannot accomplish the other team's Hidden Aspiration.
CER-285 = Step 3: a team that accomplished exactly one of its two Aspirations adds an unused Minor Fragment to the Identity; a team that accomplished both adds an unused Major Fragment instead.
CER-286 = Adding the Fragment is automatic.
CER-287 = If the team has no unused Fragment of the required type, this triggers the end of the game and the team will add its Capping Fragment (see CER-324). It may not use the other type instead.
CER-288 = Step 4: the current Common Aspiration is turned face down and will not be scored again.
CER-289 = If one team added a Major Fragment in step 3, the other team must choose one of the face-up Common Aspirations and remove it to the box; otherwise nothing is removed.
CER-290 = The leftmost face-up Aspiration becomes the new Common Aspiration.
CER-291 = The removed card may be any face-up card of the row, also the one that would be next. If none is face up, nothing is removed. A team that adds its Capping Fragment for want of a Major has added no Major.
CER-292 = Step 5: each team puts its revealed Hidden Aspiration in the box, accomplished or not.
CER-293 = A team that accomplished no Aspiration in this Revelation looks at the top three cards of its Hidden deck, chooses one that differs from the new Common Aspiration, shuffles the others back and puts the chosen card on top.
CER-294 = A team that added a Fragment only checks its new top card; while it equals the new Common Aspiration the deck is reshuffled and checked again.
CER-295 = The top card of each Hidden deck is that team's new Hidden Aspiration; a Hidden Aspiration never equals the Common one.
CER-296 = With fewer than three cards left the team looks at all of them. If the only card left equals the new Common Aspiration (or no card is left), the team has no Hidden Aspiration for the next Revelation and can only accomplish the Common one.
CER-297 = A team that adds its Capping Fragment counts as having accomplished an Aspiration.
CER-298 = Step 6: if the Fortress location at the emptied Sphere holds a Fragment that was built or Exalted before the current turn, that Fragment is added to the Identity and its Intensity token is removed; control of the Realm is recalculated.
CER-299 = A Fortress built in the current turn, or Exalted in the current turn, is not added.
CER-300 = Step 6 applies to a Fortress of either team, whoever triggered the Revelation, and scores for the Fragment's owner.
CER-301 = A Major Fortress reduced to Minor by Raze in the current turn counts as built when it was originally built, so it may be added as a Minor Fragment.
CER-302 = Step 7: put 7 WP from the supply on the emptied Sphere.
CER-303 = Step 2 uses the board as it is after the WP was taken; Fragments added in step 3 or 6 do not change the evaluation.
CER-304 = When both teams have something to do in a step, the active team acts first; choices in step 5 are secret and independent.
CER-305 = If step 4 leaves no new Common Aspiration, the game end is triggered, the choices of step 5 are skipped, and steps 6 and 7 are still carried out.

## Aspirations

section-aspirations = Aspirations

CER-306 = There are nine Aspirations, each once in the Common deck and once in each Hidden deck. Aspirations are evaluated only during Revelations.
CER-307 = Attitude: control more Realms than the other team.
CER-308 = Openness: control more Frontiers than the other team.
CER-309 = Awareness: have Emotions in more Triads than the other team, counting Triads (0 to 5) that hold at least one own Emotion.
CER-310 = Unity: have a longer chain of adjacent own Emotions than the other team; the chain is called a Unity.
CER-311 = Liveliness: have more Essence on own Emotions than the other team.
CER-312 = Versatility: have own Emotions of more different Vibe colours on the board than the other team. Brightness and Bleakness have no Vibe and do not count.
CER-313 = Fortitude: have a higher total Intensity bonus from own Fortresses (1 per Minor, 2 per Major) than the other team.
CER-314 = Sensibility (full game): have an Emotion with a higher Intensity than any Emotion of the other team.
CER-315 = Reflection (full game): control more opposite Realm–Frontier pairs than the other team; a pair counts if the same team controls both its Realm and its Frontier.
CER-316 = Unity chains are runs of consecutive occupied slots on the ring of 15 slots, across Realm and Frontier borders; the run may pass the point where the numbering of the ring begins. A single Emotion is a chain of length 1.
CER-317 = Sensibility compares the highest single Intensity of each team, Intensity tokens included; a team without Emotions has 0.
CER-318 = Liveliness counts neither Essence on Spirit boards nor in the supply.
CER-319 = 0 against 0 is a tie.

## End of the game and final score

section-end-of-the-game-and-final-score = End of the game and final score

CER-320 = The game ends if after a Revelation there is no new Common Aspiration, because the last one was turned down or removed.
CER-321 = The game ends if a team would have to add a Minor or Major Fragment in a Revelation but has no unused Fragment of that type.
CER-322 = The game ends if a team reaches 20 or more points on its Wheel (full game only).
CER-323 = In each case the active player finishes the turn, then final scoring takes place; some players may have had one turn fewer.
CER-324 = In case CER-321 that team puts its Capping Fragment on the Identity after all other Fragments of this Revelation, including a Fortress of step 6.
CER-325 = If both teams would have to add their Capping Fragment, the team that triggered the Revelation adds it and the other team scores 4 points, recorded on its Wheel.
CER-326 = These 4 points give no Wheel bonuses and no further end condition; in the basic game they are simply added at final scoring.
CER-327 = Final score = points on the Wheel + 3 per own Minor Fragment + 5 per own Major Fragment + 4 for an own Capping Fragment in the Identity. The Wheel may be used for adding up, minding full laps.
CER-328 = Fortresses still on the board score nothing.
CER-329 = The team with more points wins. In a tie the team with the Capping Fragment in the Identity wins; if no team has it the game is drawn.
CER-330 = After an end trigger the rest of the turn is played under all rules, including Intentions, Attune with Origin and the end-of-turn step.
CER-331 = Several end conditions in one turn have the same effect as one.

## Side B: Love

section-side-b-love = Side B: Love
    .note = { side-b-note }

CER-332 = Move — Surmount costs 0 WP instead of 1.
CER-333 = Move — Embrace (+1 WP, replaces Determination): if the Move ends adjacent to a Bliss Emotion, 1 Essence may be put on it.
CER-334 = Embrace takes the Essence from Love's Spirit board and needs a free Essence space.
CER-335 = Invoke — Forging Bonds (+1 WP, replaces Inner Force): if the Emotion is Invoked into a slot adjacent to a Bliss Emotion, the required Essence may be taken from the supply.
CER-336 = Quell — Home Ground (+1 WP, replaces Extinguish): if the Quelled Emotion lies in a Realm slot of a Realm with a Bliss Fortress, gain 1 Ambition.
CER-337 = Fortify — Pierce the Darkness (no cost, replaces Exalt): the Action may build in a Realm controlled by the opponent, still only at an empty location.
CER-338 = Fortify — Raze costs +3 WP instead of +1 WP and +1 Ambition (6 WP in total).
CER-339 = Fortify — Garrison (+1 Ambition, replaces Determination): after building a Fortress at an empty location, take a bonus Action to Invoke an Emotion into an empty slot of that Realm. It follows all Invoke rules (unlocking or upgrading, paying, using upgrades), except that the Realm's slots may be used even if the figure is on a Frontier.
CER-340 = Empower — Brighten Up (no cost, replaces Channeled Power): after this Empower a Vibe token of the discarded Mild Emotion's colour may be used to unlock or upgrade one own Spirit Action.

## Side B: Delight

section-side-b-delight = Side B: Delight
    .note = { side-b-note }

CER-341 = Move — Push (+1 WP, replaces Surmount): the Move may end on a space with an opposing Spirit; that Spirit is then moved to an adjacent space chosen by the pusher, which may hold the pusher's teammate although the moved Spirit has no Surmount.
CER-342 = Invoke — Summon (+1 WP, replaces Bolster): instead of a hand card Invoke the top card of the own deck.
CER-343 = Quell — Cleansing Light (+1 WP, replaces Extinguish): a non-adjacent Emotion may be Quelled; if so, the revealed card is discarded.
CER-344 = Fortify — all three upgrades as on side A.
CER-345 = Empower — Relish (+1 WP, replaces Channeled Power): after this Empower draw two cards, keep one and discard the other.

## Side B: Empathy

section-side-b-empathy = Side B: Empathy
    .note = { side-b-note }

CER-346 = Move — Surmount costs 0 WP instead of 1.
CER-347 = Move — Switcheroo (+1 WP, replaces Determination): instead of moving, exchange places with any other Spirit. Ending on the same space as an opposing Spirit still requires Surmount.
CER-348 = Invoke — Sharing is Caring (+2 WP, replaces Bolster): the Emotion may get 1 Essence more than it normally starts with, taken from the own Spirit board.
CER-349 = Invoke — Motivation (+3 WP, replaces Inner Force): after this Invoke gain 1 Ambition.
CER-350 = Quell — Conversion (no cost, replaces Determination): if this Quell removes the last Essence of a Gloom Emotion, gain 1 Essence.
CER-351 = Fortify — Feeling Safe (no cost, replaces Raze): after this Fortify gain 1 Essence.
CER-352 = Empower — Emotional Outburst has no additional cost.

## Side B: Harmony

section-side-b-harmony = Side B: Harmony
    .note = { side-b-note }

CER-353 = Move — Flight (+1 WP, replaces Haste): move up to 2 additional spaces.
CER-354 = Move — Surmount costs 0 WP instead of 1.
CER-355 = Invoke — Relish (+1 WP, replaces Bolster): after this Invoke draw a card.
CER-356 = Quell — Vanquish (+1 Ambition, replaces Subdue): up to 2 additional Essence may be removed.
CER-357 = Quell — Emotional Cycle (no cost, replaces Determination): if this Quell removes the last Essence of a Gloom Emotion, draw a card.
CER-358 = Fortify — Attune with Origin (+1 WP and +1 Ambition, replaces Exalt): only with an own (Bliss) Minor Fragment at the location; move that Fragment to the Identity, remove its +1 token and recalculate control. It is allowed in a Realm controlled by the opponent.
CER-359 = Empower — Rush to Aid (+1 WP, replaces Emotional Outburst): before Empowering, put the own figure on a space adjacent to the Emotion to be Empowered, even if an opposing Spirit is there.

## Side B: Hatred

section-side-b-hatred = Side B: Hatred
    .note = { side-b-note }

CER-360 = Move — Charge (+1 WP, replaces Haste): move up to 2 additional spaces.
CER-361 = Move — Wildfire (+3 WP and +1 Ambition, replaces Determination): if the Move ends adjacent to a Bliss Emotion, 1 Essence may be removed from it. This is not a Quell Action.
CER-362 = Invoke — Seethe (+1 WP, replaces Bolster): after this Invoke draw a card.
CER-363 = Quell — Repel (no cost, replaces Determination): if the Quelled Emotion lies in a Realm slot of a Realm with a Gloom Fortress, gain 2 WP.
CER-364 = Fortify — Seethe (+1 WP, replaces Exalt): after this Fortify draw a card.
CER-365 = Fortify — Raze costs +4 WP instead of +1 WP and +1 Ambition (7 WP before discounts).
CER-366 = Empower — Seethe (+1 WP, replaces Channeled Power): after this Empower draw a card.

## Side B: Misery

section-side-b-misery = Side B: Misery
    .note = { side-b-note }

CER-367 = Move — Surmount costs 0 WP instead of 1.
CER-368 = Move — Deceive (+1 WP, replaces Determination): as Switcheroo CER-347.
CER-369 = Invoke — all three upgrades as on side A.
CER-370 = Quell — Drain (no cost, replaces Determination): after this Quell take 1 WP from an adjacent Sphere holding at least 2 WP, without its bonus.
CER-371 = Fortify — Exalt costs +2 WP instead of +1 Ambition.
CER-372 = Fortify — Drain (no cost, replaces Determination): after this Fortify as CER-370.
CER-373 = Empower — Assimilate (no cost, replaces Channeled Power): as Brighten Up CER-340.
CER-374 = Empower — Drain (no cost, replaces Determination): after this Empower as CER-370.

## Side B: Malice

section-side-b-malice = Side B: Malice
    .note = { side-b-note }

CER-375 = Move — Push (+1 WP, replaces Surmount): as CER-341.
CER-376 = Invoke — Summon (+1 WP, replaces Bolster): as CER-342.
CER-377 = Quell — Extinguish costs 0 WP instead of 1.
CER-378 = Quell — Exterminate (+2 WP and +1 Ambition, replaces Determination): remove up to 2 additional Essence; it can be combined with Subdue.
CER-379 = Fortify — All for Me (no cost, replaces Exalt): after this Fortify gain 1 Essence.
CER-380 = Empower — Channeled Power costs +2 WP instead of +1 Ambition.
CER-381 = Empower — Emotional Outburst costs 0 WP instead of 1.

## Side B: Anxiety

section-side-b-anxiety = Side B: Anxiety
    .note = { side-b-note }

CER-382 = Move — Flight (+1 WP, replaces Haste): as CER-353.
CER-383 = Move — From the Shadows (no cost, replaces Determination): put the own figure on any space adjacent to a Bleakness, then gain 2 WP. Ending on the space of an opposing Spirit requires Surmount.
CER-384 = Invoke — Bolster costs +3 WP instead of +1 Ambition.
CER-385 = Invoke — Seeds of Darkness (+1 WP, replaces Inner Force): a Bleakness may be Invoked into any empty slot of the board, adjacent or not.
CER-386 = Quell — Devour (no cost, replaces Extinguish): after this Quell a Vibe token of the Quelled Emotion's colour may be used to unlock or upgrade one own Spirit Action.
CER-387 = Fortify — Attune with Origin (+1 WP and +1 Ambition, replaces Raze): as CER-358 with an own (Gloom) Minor Fragment.
CER-388 = Empower — Spreading Darkness (no cost, replaces Channeled Power): Empower an adjacent Bleakness into the Strong counterpart of a Mild Emotion in hand. The Bleakness must hold enough Essence for the threshold belonging to that Strong Emotion, and the Mild card is discarded from hand.

## Side B: rulings

section-side-b-rulings = Side B: rulings

CER-389 = Push: if several opposing Spirits are on the target space, each of them is moved, each to a space chosen by the pusher, for a single +1 WP. The destination may hold any figures. Passing opposing Spirits with Haste still works as usual.
CER-390 = Switcheroo and Deceive: the other Spirit may be a teammate or an opponent and is not restricted by Surmount itself; distance does not matter; extra-distance upgrades have no use. Exchanging with a Spirit on the own space is not allowed.
CER-391 = Where a text allows something only with Surmount, Surmount must be among the tokens on the row and its cost, if any, is paid with the Action (0 for Empathy and Misery, +1 for Anxiety).
CER-392 = From the Shadows replaces the normal movement of that Action; the figure must change its space. "Adjacent to a Bleakness" means the Realm space for a Realm slot and the Frontier space for a Frontier slot. The 2 WP come after payment of the 1 WP base cost.
CER-393 = Flight and Charge: total distance 2 or 3 when used (for 1 space the upgrade would change nothing, CER-176); spaces with opposing Spirits may be passed. The WP is the same whether 1 or 2 additional spaces are used.
CER-394 = Attune with Origin has no timing limit: a Minor Fortress built in the same turn may be moved to the Identity. It needs no unused Fragment and cannot trigger the Capping Fragment. Major Fortresses cannot be moved this way.
CER-395 = Brighten Up, Assimilate and Devour follow CER-168; the token may go to any own row, and is forfeited if no row can take that colour. Quelling Brightness gives no token for Devour, because it has no Vibe.
CER-396 = Drain uses Spheres adjacent to the figure in the sense of CER-125; Misery's Power does not widen it. It never empties a Sphere and never triggers a Revelation.
CER-397 = Garrison's bonus Action does not use up one of the turn's Actions; it may be declined after the Ambition was paid. It may be combined with Pierce the Darkness but not with Raze.
CER-398 = Cleansing Light still needs a matching card, and protected Emotions are still no legal targets.
CER-399 = Seeds of Darkness works only for a Bleakness Invoked through Anxiety's Power and respects the limit of 6. With the Power switched off it has no use.
CER-400 = Spreading Darkness: the Bleakness goes back to the supply, all its Essence moves to the Strong card, the hand card goes under its owner's deck, and both-copies-in-play CER-221 still forbids it. It counts as an Empower.
CER-401 = Home Ground's Ambition comes after the Action; the Ambition of the base cost must already be available.
CER-402 = Wildfire removes the rightmost Essence; an Emotion left without Essence is discarded. It is not stopped by Empathy's protection and does not score Intention A1/B1.
CER-452 = Upgrades worded "after this Fortify" (Feeling Safe, All for Me, Seethe, Drain) work with whatever the Action did: build, Exalt, Raze or Attune with Origin, as far as the board offers it.
CER-453 = Spreading Darkness may be combined with Emotional Outburst (3 + 0 + 1 WP) and then takes any Bleakness on the board. From the Shadows cannot be combined with Flight, because no distance is walked.

## Powers of Emotions

section-powers-of-emotions = Powers of Emotions

CER-403 = Every Emotion has a power: some matter only when the Emotion is put into play, others are continuous and trigger in certain situations. Details are on the Emotion sheets.
CER-404 = A power can be used only by the team that owns the Emotion and only during an own turn, unless it says otherwise; "you" in its text means the active player whose team owns the Emotion.
CER-405 = A Mild Emotion enters play when it is Invoked, a Strong one when its Mild counterpart is Empowered; it stays in play until it leaves the board. Moving it to another slot is neither entering nor leaving play.
CER-406 = An Intensity token on an Emotion adds its value to the Intensity and has no effect on Intensifying, Quelling or Empowering.
CER-407 = The token is discarded with the card, for example when the Emotion is Empowered or Quelled. Normally it is received on entering play and stays unchanged; powers whose bonus changes say so.
CER-408 = An Emotion has at most one Intensity token and its bonus is at most 6.
CER-409 = A power that would give a second token raises the existing one if it says so, otherwise it has no effect; values above 6 are cut to 6.
CER-410 = Setup placement of Starting Emotions does not trigger powers.
CER-411 = Powers and the use of Insecurity tokens come from the card table, not from these rules; the engine offers hooks at least for entering play, leaving play, Absorb amount, Absorb supply, rotation of the Origin, Action costs, legal targets and conditions of Actions, Actions gained, changing Intensity, blocking, reactions to the opponents' Actions, use once per turn and end of turn. If a power and a rule conflict, the power wins.
CER-446 = Powers that react to an event (an Emotion leaving the board, a Quell, a used upgrade) look at the board as it was just before the event, so a card also reacts to the Quell that removes it. They are resolved at the place named in CER-426; several of them in the order chosen by the team that owns them, the active team first. A Mild card replaced by Empower counts as leaving the board.
CER-447 = Powers that work at the end of the turn are resolved after the choice CER-153 and before the check CER-154.
CER-448 = A power usable "once during your turn" has the timing of an Ability (CER-150, CER-158, CER-159) without being one; it counts once per card and turn and may be used again in the teammate's turn, and already in the turn in which its card entered play.
CER-449 = CER-404 limits powers that are used. Powers that set Intensity or blocking, protect Emotions or make Actions of the opponents dearer or impossible hold at all times, whoever's turn it is.
CER-450 = Where two powers, or a power and an upgrade, contradict each other, the one that forbids or demands something beats the one that allows or waives it (Innocence beats Extinguish and Malevolence). Surcharges, discounts and gains add up.
CER-454 = A power that lowers a Fortress by one step (Lethargy) treats the Fragments as Raze does (CER-209, CER-212, CER-215, CER-301), but is no Raze and gives no Action: a Major stays as it is if its owner has no unused Minor.
CER-455 = Essence that a power demands for an Invoke (Fear, Panic) is paid from the Spirit board to the supply together with the cost of the Action and in addition to the required Essence. Upgrades that take the required Essence from the supply (Inner Force, Forging Bonds) do not cover it.
CER-456 = A figure moved by anything but its own Move Action (Push, the other side of an exchange, Rush to Aid, powers such as Excitement or Dislike) makes no Move Action: it pays nothing but what the text itself names and meets no surcharge for the space. Where a number of spaces is given it goes along paths and may pass any figures.

## Decks of the Spirits

section-decks-of-the-spirits = Decks of the Spirits

CER-412 = Love: Self-Esteem, Confidence, Comfort, Sociability, Desire, Innocence, Cheerfulness, Trust.
CER-413 = Delight: Comfort, Courage, Cheerfulness, Excitement, Optimism, Tranquility, Generosity, Kindness.
CER-414 = Empathy: Confidence, Tranquility, Kindness, Generosity, Safety, Trust, Affection, Sociability.
CER-415 = Harmony: Self-Esteem, Optimism, Sociability, Courage, Innocence, Kindness, Excitement, Cheerfulness.
CER-416 = Hatred: Anger, Jealousy, Pessimism, Bitterness, Insecurity, Embarrassment, Selfishness, Dislike.
CER-417 = Misery: Fear, Loneliness, Jealousy, Craving, Mistrust, Disgust, Guilt, Bitterness.
CER-418 = Malice: Insecurity, Embarrassment, Hostility, Jealousy, Selfishness, Dislike, Boredom, Pessimism.
CER-419 = Anxiety: Loneliness, Fear, Mistrust, Disgust, Boredom, Guilt, Anger, Craving.

## What players know and tell

section-what-players-know-and-tell = What players know and tell

CER-420 = Teammates may share all information, including showing each other their Emotion cards in hand. They may not exchange cards, Essence or WP.
CER-421 = A team may look at its own current Hidden Aspiration at any time; it stays secret from the opponents until a Revelation.
CER-422 = Public: the board, all resources and tokens, the face-up top card of every Emotion deck, the whole face-up Common row, both Strong piles, Fragments, Wheels.
CER-423 = Hands are known to the own team only; the number of cards in a hand or deck is public. A card revealed for Quell or discarded for a token is public at that moment.
CER-424 = The order of Emotion decks below the top card and of Hidden decks below the top card is unknown to everyone. The three cards looked at in CER-293 are known only to that team.
CER-425 = A program gives each player a view that contains the hands of the own team but not those of the opponents; a Shaper or a player of two Spirits is a team of one.
CER-457 = Because the top card lies open, every card drawn after setup was seen by all, and every card put under a deck is shown as it goes there. CER-423 and CER-424 describe what a view shows, not what players must forget: the event stream names such cards, and sampling of hidden hands and decks must respect them.

## Further rulings

section-further-rulings = Further rulings

CER-426 = Order of simultaneous events within one Action: pay, carry out, recalculate control, powers of Emotions entering play, powers reacting to the Action (CER-446), upgrades worded "after this Action", Intentions, Wheel bonuses. Control is recalculated again after every one of these that changes the board.
CER-427 = A player without a legal Action ends the Action part of the turn; Absorb and Ambition Abilities may make further Actions legal before that.
CER-428 = There are no debts: what cannot be paid completely is not legal. Optional further steps (Cradle, Land) simply stop when they cannot be paid.
CER-429 = Further cards at the Cradle are paid one at a time and cannot be bought from an empty deck; the first card cannot be bought from an empty deck either.
CER-430 = A card that leaves the board during another player's turn goes under its owner's deck at once and can be drawn later in that same turn.
CER-431 = If all 15 slots are occupied, Invoke and relocation are impossible.
CER-432 = Any number of Spirits may share a space.
CER-433 = Several Raze uses in one turn each give an Action; they add to the Extra Action Ability.
CER-434 = The first player's flipped tracker only forbids Absorb; it turns back at the end of that turn.
CER-435 = The engine stores with each Fortress the number of the turn in which it was built or last Exalted and compares it with the current turn number.
CER-436 = If the Wheel reaches 20 in the same turn in which a Revelation ends the game, both are simply counted in final scoring.
CER-437 = Control changes during an Action take effect immediately, for example for the bonus Action of Garrison, but never change a cost already paid.
CER-438 = Spheres always hold at least 1 WP when a turn's Absorb begins, because they are refilled in the Revelation that empties them.
CER-439 = For Quell any one matching card may be revealed; which one is the player's choice and matters only for Cleansing Light.
CER-440 = A Strong Emotion returned to the pile is available again for later Empower Actions.
CER-441 = All random choices (turn order, Origin orientation, shuffles) come from one seeded generator so that games can be replayed.
CER-444 = Decisions that belong to a team (the Aspiration removed in CER-289, the Hidden card chosen in CER-293, a Spirit or reward named by a power) are made for the active team by the active player, and for the other team by its player whose turn comes next in turn order.

## Worked examples

section-worked-examples = Worked examples

CER-EX-1 = Reading Intensity: a card with Essence up to the space with value 2 has Intensity 2 (the picture shows Affection with Intensity 2). Uses CER-072.
CER-EX-2 = Realm control: Fear (Gloom) is on the left Frontier slot, Affection (Bliss) in the touching left Realm slot with Intensity 2, Dislike (Gloom) in the right Realm slot and Craving (Gloom) on the right Frontier, together Intensity 2; Bliss has a +1 Fortress. Fear is blocked, so Gloom has 2 and Bliss 2 + 1 = 3: Bliss controls the Realm. Without the Fortress it is 2 to 2 and nobody does.
CER-EX-3 = Tracker: after two Actions without Absorb, Delight has 1 Action left and Absorb still available.
CER-EX-4 = Determination: base Action plus 2 upgrades with Determination gives a discount of 1 WP, not 3.
CER-EX-5 = Upgrading: Diana wants to reach Kindness two spaces away. She declares Move, discards Courage, puts a red token on the first upgrade (Haste) and from now on may move 1 or 2 spaces, 2 spaces costing 1 WP more (2 WP in total).
CER-EX-6 = Subdue: 2 additional WP remove 1 additional Essence; 4 additional WP for 2 additional Essence is not allowed.
CER-EX-7 = Major Fortress: one Action Fortify for 3 WP, then in a later Action Fortify with Exalt for 3 WP and 1 Ambition; in total 6 WP, 1 Ambition and two Actions.
CER-EX-8 = Empower: Diana is adjacent to Kindness with 2 Essence, which reaches the threshold. She pays 3 WP, discards Kindness, puts Benevolence in its place and moves the 2 Essence to it. With only 1 Essence on Kindness this would be impossible without Channeled Power.
CER-EX-9 = Valley without control: pay 1, take 4, net gain 3, and at least 1 WP is needed beforehand. With control: take 4 for nothing.
CER-EX-10 = Network: 2 WP, or 1 WP with control.
CER-EX-11 = Cradle with control: first card 0 WP, each further card 2 WP; three cards cost 4 WP (5 WP without control).
CER-EX-12 = Absorb: Diana's Delight is in the Valley of Motives, whose Sphere is Diligence; Bliss controls both adjacent Frontiers and has Benevolence in the Valley. She takes 2 + 2 + 1 = 5 WP from the Sphere, which empties it, then 2 WP from the supply as Diligence bonus and 1 WP from the supply because of Benevolence in an adjacent Triad: 8 WP in total. A Revelation follows, after it the Origin turns one step. (With Powers in use Delight could also draw a card; the example does not mention it.)
CER-EX-13 = Revelation after CER-EX-12: Bliss Hidden Unity, Gloom Hidden Attitude, Common Awareness. Bliss has a chain of 4 against 3, so its Hidden Aspiration is accomplished; both teams have Emotions in 3 Triads, so Awareness is not; Bliss controls Willow and Land, Gloom Network and Cradle, the Valley is tied, so 2 to 2 and Gloom's Attitude is not. Bliss adds one Minor Fragment.
CER-EX-14 = Continuation: the Fortress at the emptied Sphere was there when the turn began, so it is added too: Bliss gets 2 Minor Fragments in total. No Major was added, so no Common Aspiration is removed and the next one in the row becomes current. Both Hidden cards are discarded; Bliss takes its new top card, Gloom chooses from its top three because it accomplished nothing. Diligence is refilled with 7 WP, the Origin turns, and Diana has one Action left.
CER-EX-15 = Optional bonus: at Commitment one need not pay 1 WP for the Ambition.
CER-EX-16 = Unity picture: four Bliss Emotions in consecutive slots form a Unity of length 4.
CER-EX-17 = Wheel: a counter that passes 20 and stands on 1 means 21 points.
CER-EX-18 = Two Shapers: five Frontiers; after both figures are placed three remain, the start player uses one of these for the second Starting Emotion, the other player one of the last two.
CER-EX-19 = Mixed sides: Spirit boards side B with Team boards side A is allowed.
CER-EX-20 = Reflection picture: one opposite Realm–Frontier pair of which Gloom controls both parts counts 1 for Gloom.

## Gaps of the sources

section-gaps-of-the-sources = Gaps of the sources

CER-442 = Missing and therefore in replaceable tables: all card values and powers CER-080, the Starting Emotions' spaces, the order of Realms CER-116 and Spheres CER-130, the fixed basic arrangement CER-048, and the marked Wheel spaces CER-277.
CER-443 = The rulebooks announce a summary of the basic game in the appendix; none of the three texts contains it, so CER-014 to CER-024 collect the scattered notes instead.

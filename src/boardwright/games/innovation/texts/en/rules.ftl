### The rules of Innovation, each under its id. Where a rule comes from stands in rules.toml.

## Material and setup

section-material-and-setup = Material and setup

INN-001 = The game has 105 innovation cards (21 in each of { -colour-blue }, { -colour-red }, { -colour-green }, { -colour-yellow }, { -colour-purple }; 15 of { -period } 1 and 10 of each { -period } 2 to 10) and 5 { -domain } cards, for 2, 3 or 4 players.
INN-002 = Sort the innovation cards by { -period } into ten face-down { -supply(form: "plural") } and shuffle each one.
INN-003 = Take the top card of each of the { -supply(form: "plural") } 1 to 9 without looking and lay it in the middle: these nine cards stand for the { -period(form: "plural") } that can be { -dominate(form: "past") }. { -Period } 10 has none, so ten cards stay in { -supply-of(n: 10) }.
INN-004 = Lay the five { -domain(form: "plural") } beside them, open to everybody.
INN-005 = Each player draws two cards from { -supply-of(n: 1) }, { -play(form: "s") } one of them face up { -zone-in } his { -zone } and keeps the other hidden in his hand.
INN-006 = All players choose their first card secretly and reveal together.
INN-007 = The player whose face-up card comes first in the alphabet is the starting player.
INN-008 = Compare the English names; a leading "The" counts, upper/lower case, spaces and punctuation do not (The Wheel comes before Tools). Names are unique, so there is no tie.
INN-009 = The card { -play(form: "past") } at setup stays where it is: it is the first card of its owner's { -zone }.

## Turn

section-turn = Turn

INN-010 = Turns go clockwise from the starting player.
INN-011 = On his turn a player must take two actions, different or the same, out of: draw, { -play }, { -activate(form: "action") }, { -dominate }.
INN-012 = In the first round the starting player has one action only; with four players the first two players have one action each. All other turns have two actions. (2 players: 1, 2, 2, ...; 3 players: 1, 2, 2, 2, ...; 4 players: 1, 1, 2, 2, 2, ...)
INN-013 = There is no passing: draw is always possible, and a player may { -activate } any { -active-card } even if it will change nothing.
INN-014 = Every action is resolved completely, including any { -free-draw }, before the next one is chosen.
INN-015 = How many cards a player holds, and of which { -period(form: "plural") }, is public; what they are is not.
INN-016 = A player may look through his own covered cards, but not through those of others; { -active-card(form: "plural") } and splayed icons are open to all.
INN-017 = A player may look at the faces in his own { -influence } at any time; others see only number and { -period(form: "plural") }.
INN-018 = There is no limit to hand, { -zone } or { -influence }.

## Active cards, values, icons

section-active-cards-values-icons = { -Active-card(form: "plural") }, values, icons

INN-020 = The { -active-card } is the face-up card on top of a colour pile; a player has at most five piles, one per colour, and so at most five { -active-card(form: "plural") }. Covered cards are never { -active-card(form: "plural") }, even when a splay shows part of them.
INN-021 = The bottom card is the lowest card of a pile, splayed or not; a card alone in its pile is both bottom card and { -active-card }.
INN-022 = The value of a card is its { -period } number; it is printed on both sides, so a face-down card shows it too.
INN-023 = A value asked for where there is no such card (highest card of an empty hand or { -influence }, { -active-card } of a missing colour) is 0; this goes for highest and lowest alike.
INN-024 = Higher and lower compare values. "All highest" (lowest) means every card that has the greatest (least) value; "the n highest" means go down from the top until n cards are found.
INN-025 = Example: a hand of 7, 7, 5, 5, 5. All highest = both 7s. The three highest = both 7s and one 5.
INN-026 = If ties leave a choice, the player who has to give, { -play }, score or { -recycle } the card chooses among the tied cards.
INN-027 = A player's { -total } is the sum of the values of the cards in his { -influence }.
INN-028 = A player's count of an icon is the number of such icons visible { -zone-in } his { -zone }: all icons of his { -active-card(form: "plural") } plus those of covered cards that a splay shows.
INN-029 = A splay to the { -splay-left } shows the bottom-right icon of each covered card; to the { -splay-right } the top-left and bottom-left icons; { -splay-up } the three bottom icons.

## Action: draw

section-action-draw = Action: draw

INN-030 = Draw one card into your hand from the { -supply } whose number is the value of your highest { -active-card }.
INN-031 = With no card { -zone-in } your { -zone }, draw from { -supply-of(n: 1) }.
INN-032 = If that { -supply } is empty, draw from the next higher { -supply } that has cards (top value 4, { -supply(form: "plural") } 4, 5, 6 empty: draw a 7).
INN-033 = The draw action never takes a card from a { -supply } lower than your highest { -active-card }.
INN-034 = Only the highest { -active-card } counts, not a higher card that lies covered.
INN-035 = Passing over empty { -supply(form: "plural") } goes for every draw in the game, also for draws with a stated value; it never goes for other things than drawing.
INN-036 = A draw for a value below 1 is a draw from { -supply-of(n: 1) }.
INN-037 = Several cards are drawn one after the other; each draw looks at the { -supply(form: "plural") } afresh.

## Action: play

section-action-play = Action: { -play }

INN-040 = Take any card from your hand and put it on top of the pile of its colour { -zone-in } your { -zone }; it becomes the { -active-card }.
INN-041 = If you have no pile of that colour, the card starts one, unsplayed.
INN-042 = If the pile is splayed, the new card joins it and the splay goes on in the same direction.
INN-043 = Any value may be { -play(form: "past") } at any time, also a low card on a high one (Pottery, 1, may cover Genetics, 9).

## Action: activate

section-action-activate = Action: { -activate(form: "action") }

INN-050 = Choose one of your { -active-card(form: "plural") }; all its { -dogma(form: "plural") } are resolved, in printed order.
INN-051 = A card has one to three { -dogma(form: "plural") }. Each names its type ({ -demand } or { -share-effect }) and the icon it needs; all { -dogma(form: "plural") } of one card need the same icon.
INN-052 = Count that icon for every player. Who obeys and who shares follows from comparing with the { -activating-player }'s count.
INN-053 = The count is made once, at the start of the { -activation }, and holds for the whole of it, whatever changes on the way.
INN-054 = One { -dogma } is finished for all players concerned before the next begins.
INN-055 = Every { -dogma } is carried out in full for every player concerned even if the card is covered, moved or removed meanwhile.
INN-056 = A player may { -activate } the same card with both actions of a turn.
INN-057 = Numbers used inside an effect (visible icons, cards, colours) are taken when the player begins that part of the effect, and once only for a "for every ..." instruction.
INN-058 = You may not leave out one of the { -dogma(form: "plural") }; you may only decline what the text makes optional.
INN-059 = A boxed number n in an effect means a card of { -period } n.

## Demands

section-demands = { -Demand(form: "plural") } ({ -supremacy-dogma(form: "plural") })

INN-060 = A { -demand } concerns each other player who has fewer of the icon than the { -activating-player }. Equal is safe.
INN-061 = The { -activating-player } never carries out his own { -demand }.
INN-062 = The players concerned obey one after the other, clockwise from the { -activating-player }'s left.
INN-063 = The { -activating-player } announces the { -demand } aloud; in its text "you" is the player who obeys and "I/me/my" the { -activating-player }.
INN-064 = Obeying is compulsory as far as possible.
INN-065 = The player who obeys makes every choice the { -demand } leaves open, also a choice among the { -activating-player }'s open cards (Compass, Services); only Collaboration gives the choice to the { -activating-player }.
INN-066 = Where a { -demand } takes a tied lowest card out of the { -activating-player }'s hidden hand or { -influence } (Medicine, Sanitation), the { -activating-player } picks it.
INN-067 = Whoever cannot give a card with a required icon or colour from his hand shows his hand. It has no other effect.
INN-068 = { -Demand(form: "plural") } never give a { -free-draw }.
INN-069 = If nobody is concerned, the { -demand } does nothing and the next { -dogma } follows.

## Sharing

section-sharing = Sharing ({ -cooperative-dogma(form: "plural") })

INN-070 = A { -share-effect } is carried out by each other player whose count is at least that of the { -activating-player }, and by the { -activating-player } himself.
INN-071 = The others come first, one by one clockwise from the { -activating-player }'s left; the { -activating-player } is always last.
INN-072 = Sharing is compulsory, even when it hurts, except for what the text makes optional ("you may").
INN-073 = Each player decides on an optional part for himself; the { -activating-player }'s own refusal does not stop the others.
INN-074 = In a { -share-effect } "you" is whoever carries it out.
INN-075 = A player who had to obey the { -demand } of a card does not share its { -share-effect(form: "plural") } in that { -activation }, whatever his icons are by then, since both follow from the one count.
INN-076 = A { -share-effect } that asks what "the { -demand }" did (Oars, Mapmaking, Gunpowder, The Pirate Code, Vaccination) looks at the whole { -demand } of this { -activation }, all players together.

## Free draw

section-free-draw = { -Free-draw }

INN-080 = If at least one other player got something out of a { -share-effect }, the { -activating-player } takes one { -free-draw } after all { -dogma(form: "plural") } of the card are finished.
INN-081 = It is one draw only, however many players and effects were shared.
INN-082 = A player got something out of it if the effect, as he carried it out, changed something in the game. Example: told to { -play } a card with an empty hand, nothing changes and he does not count.
INN-083 = A change is: a card moved between { -supply }, hand, { -zone }, { -influence } or box; the order of a pile altered; a splay begun, ended or turned; { -domination(form: "a") } taken. It need not be to his advantage.
INN-084 = A change that happens to be undone within the same effect still counts ({ -recycle(form: "ing") } three 6s and drawing the same three again).
INN-085 = No change: an option declined; nothing there to act upon; splaying a pile of fewer than two cards or in the direction it already has; a { -domain } that is already taken.
INN-086 = Showing a card that then stays where it is counts as something happening.
INN-087 = The { -free-draw } is a normal draw action: from the { -supply } of the { -activating-player }'s highest { -active-card } as it is then; it does not use up an action.
INN-088 = The { -free-draw } is not optional and can end the game.

## Action: dominate

section-action-dominate = Action: { -dominate }

INN-090 = To { -dominate } { -period } n your { -total } must be at least 5 x n, and you need at least one { -active-card } of value n or higher.
INN-091 = Example: { -period } 3 needs 15 { -points } and { -active-card(form: "a") } of 3 or more.
INN-092 = Take the { -period } card from the middle and put it, unseen, with your { -domination(form: "plural") }.
INN-093 = The { -points } are not spent; the same points can serve again.
INN-094 = { -Domination(form: "a") } is never lost and cannot be taken away.
INN-095 = The face of a card among the { -domination(form: "plural") } may not be looked at, not even by its owner.
INN-096 = { -Period(form: "plural") } may be { -dominate(form: "past") } in any order, each by one player only; there is no { -period } 10 to { -dominate }.
INN-097 = The cards among the { -domination(form: "plural") } are no longer innovations: they give no icons, no { -points } and cannot be touched by any effect.

## Domains

section-domains = { -Domain(form: "plural") }

INN-100 = Besides { -period(form: "plural") } there are five { -domain(form: "plural") }; each counts as one { -domination }.
INN-101 = A { -domain } is taken without an action and without regard to { -points }.
INN-102 = It is taken automatically and at once as soon as a player meets its condition; this is not optional.
INN-103 = That can happen on another player's turn and in the middle of an action or effect; meeting the condition for a moment is enough, and it need not last.
INN-104 = A { -domain } is never stolen or discarded and stays taken when the condition no longer holds.
INN-105 = Each { -domain } can also be taken through a { -share-effect } of one card named on it (Masonry, Construction, Translation, Invention, Astronomy).
INN-106 = As these are { -share-effect(form: "plural") } and the { -activating-player } comes last, a sharing player may get the { -domain } first.
INN-107 = A { -domain } already taken cannot be taken again by anybody.
INN-108 = If one event makes two players meet the condition together, the turn player takes the { -domain } if he is one of them, otherwise the one who sits first to the turn player's left.
INN-109 = A player who meets the conditions of several { -domain(form: "plural") } at once takes them all.
INN-110 = { -domain-military }: three or more of each of the six icons, or Construction. The other conditions stand on the { -domain(form: "plural") } themselves.
INN-111 = Conditions are checked after every single card movement, splay or reordering; where an effect moves several { -zone } cards, they move one by one in the order its owner likes.
INN-112 = For { -domain-technology } only { -archive(form: "ing") } and scoring count; cards that are transferred or exchanged into { -influence(form: "a") }, or { -play(form: "past") }, do not. Draw-and-{ -archive } and draw-and-score do count, and so does scoring from the { -zone }.
INN-113 = { -domain-technology } counts what each player { -archive(form: "past") } and scored during the current turn, both actions together, on his own or another's turn; all counts go back to zero when the turn ends.
INN-114 = { -domain-technology } in the Iello print adds { -archive(form: "past") } and scored cards together; in other editions it takes six of one kind. This is a setting; the Iello print is the default.

## Keywords: splay

section-keywords-splay = Keywords: splay

INN-120 = To splay a pile means to slide all cards under the { -active-card } in one direction so that their icons on that side show.
INN-121 = A pile is splayed in one direction at most. Splaying it another way first closes it, then opens it that way; directions never add up. Different colours of one player may be splayed differently (the rulebook's picture: { -colour-yellow } { -splay-up }, { -colour-purple } { -splay-right }, { -colour-red } { -splay-left }, { -colour-blue } and { -colour-green } not at all).
INN-122 = A splayed pile is splayed as a whole: cards { -play(form: "past") }, transferred or { -archive(form: "past") } into it join the splay.
INN-123 = A pile of one card or none is never splayed; when a pile shrinks to one card its splay ends by itself.
INN-124 = A splay that has ended does not come back when cards are added later.
INN-125 = An option to splay may be used on any pile named that has two or more cards and is not yet splayed that way; otherwise it does nothing.
INN-126 = Only effects splay; there is no splay, score or { -archive } action.

## Keywords: archive, score, recycle, discard

section-keywords-archive-score-recycle-discard = Keywords: { -archive }, score, { -recycle }, discard

INN-130 = { -Archive }: put the card under the pile of its colour { -zone-in } your { -zone }; the splay goes on. With no such pile it starts one and is then the { -active-card }.
INN-131 = Score: put the card face down into your { -influence }.
INN-132 = { -Recycle }: put the card face down under the { -supply } of its { -period }.
INN-133 = If you { -recycle } several cards you choose their order.
INN-134 = A card { -recycle(form: "past") } to an empty { -supply } makes it { -supply(form: "a") } again, for all purposes and at once; it can be the next card drawn.
INN-135 = Discard: take the card out of the game for good (back to the box).

## Keywords: draw and

section-keywords-draw-and = Keywords: draw and ...

INN-140 = A drawn card goes to the hand unless the effect says otherwise.
INN-141 = "Draw and { -play } / { -archive } / score" is done with the very card just drawn; a card from the hand cannot stand in for it.
INN-142 = Draw-and-x several cards: finish one card before drawing the next.
INN-143 = A card drawn and revealed that the effect does not place anywhere goes to the hand.
INN-144 = "Repeat" goes on as long as its condition is met; there is no upper limit.

## Keywords: transfer

section-keywords-transfer = Keywords: transfer

INN-150 = Transfer moves a card between places, mostly of two players; if there are too few cards, transfer as many as you can.
INN-151 = If a card of a stated value is to be transferred and you have none, nothing is transferred; another value does not stand in (asked for a 5, a 6 is not given).
INN-152 = A card transferred to a { -zone } goes on top of its colour pile there, unless the text says otherwise.
INN-153 = It takes on the splay of the pile it arrives in and keeps nothing of the one it left.
INN-154 = Transferring is not { -play(form: "ing") }, scoring or drawing and does not count as such.

## Keywords: exchange

section-keywords-exchange = Keywords: exchange

INN-160 = Exchange: give cards and get cards. It takes place even if one side has nothing to give.
INN-161 = The two groups need not be equal in number, and both are fixed before anything moves, so a card just received cannot be given back in the same exchange.
INN-162 = If several players must exchange with the { -activating-player }, they do so one after the other, each with what is there by then.

## Keywords: doing what can be done

section-keywords-doing-what-can-be-done = Keywords: doing what can be done

INN-170 = Do as much of an effect as you can and skip the rest.
INN-171 = "If you do" (if done) needs the step before to have really happened, with at least one card where no number is given and with the full number where one is ("if you { -recycle(form: "past") } two").
INN-172 = Without an "if you do" the next step follows even if the step before was impossible (Construction still draws, Compass still gives back, Domestication still draws).
INN-173 = "Up to n" and "any number" mean at least one if you use the option at all; "for every two icons you may { -archive } a card" (Reformation) is all of that number or none.
INN-174 = "All ... if you do one you must do all" is all or none.
INN-175 = { -Active-card(form: "plural") } that an effect takes together (Engineering, Electricity, Mobility, Canning) are those on top when the effect begins to take them; cards laid bare by it are not taken.
INN-176 = Opponent and other player mean the same: everyone but you.
INN-177 = If an effect lets you choose a card in somebody's face-down { -influence } (Rocketry), you choose owner and value, not the face.

## Keywords: without sharing

section-keywords-without-sharing = Keywords: without sharing (solo)

INN-180 = When a card tells you to carry out another card's { -share-effect(form: "plural") } without sharing, nobody else benefits from them; others can still be their targets.
INN-181 = Only the { -share-effect(form: "plural") } of that card are carried out, in order, by the one player; its { -demand(form: "plural") } are skipped and no icons are compared.
INN-182 = A card with { -demand(form: "plural") } only may be met or chosen this way; then nothing happens.
INN-183 = Solo effects may lead to further solo effects; each is finished before the card that called it goes on.
INN-184 = When a card is carried out solo, no { -demand } was carried out, so "the { -demand } moved no card" is true and "the { -demand } moved a card" false.
INN-185 = If a sharing player changes something through solo effects, that counts for the { -free-draw }; what the { -activating-player } does never counts.
INN-186 = Self Service may not choose itself; a sharing player who does not have it may choose any of his { -active-card(form: "plural") }.

## Keywords: Fission

section-keywords-fission = Keywords: Fission

INN-190 = When a 10 drawn through Fission's { -demand } is { -colour-red }, all cards in all hands, { -zone(form: "plural") } and { -influence(form: "plural") } of all players are discarded; { -domination(form: "plural") } stay. Everyone goes on with what is left in the { -supply(form: "plural") }.
INN-191 = The card drawn is shown; if it is not { -colour-red } the player keeps it in hand and the { -demand } goes to the next player.
INN-192 = A { -colour-red } card ends the whole { -activation }: no further player draws, the second { -dogma } is not carried out, there is no { -free-draw }. The { -colour-red } card and Fission itself are discarded too.
INN-193 = The turn goes on: with an action left the turn player, his { -zone } being empty, may draw from { -supply-of(n: 1) } (or the next that has cards).

## End of the game

section-end-of-the-game = End of the game

INN-200 = There are three ways to win: { -domination(form: "plural") }, { -points } when the game runs out, and { -victory-dogma(form: "a") }.
INN-201 = A player who has 6 { -domination(form: "plural") } with two players, 5 with three, 4 with four wins and the game ends at once, even in the middle of an action and on another player's turn.
INN-202 = The game ends at once when a player must draw a card above 10: { -supply-of(n: 10) } (and all { -supply(form: "plural") } from the wanted one up) empty, or a value of 11 or more asked for.
INN-203 = It also ends at once if an effect says that the game ends.
INN-204 = This goes for any draw: action, { -free-draw }, { -demand }, { -share-effect }, draw-and-x. The rest of the effect is not carried out.
INN-205 = Then the player with most { -points } wins.
INN-206 = Tied for most { -points }: of these the one with most { -domination(form: "plural") } wins.
INN-207 = Still tied: they share the victory.
INN-208 = A player who carries out an effect that names a winner, with its condition met, ends the game at once; such cards are found in { -period(form: "plural") } 8, 9 and 10 (Empiricism, Collaboration, Bioengineering, Self Service, Globalization, A.I.).
INN-209 = If no single player meets the condition of { -victory-dogma(form: "a") } (a tie, e.g. several players with 0 { -points } for A.I.), it is ignored and the game goes on.
INN-210 = The winner named by a { -dogma } may be any player, not only the one who carries it out; tie-breakers do not apply to it.
INN-211 = Sharing players carry out a { -victory-dogma } before the { -activating-player } and so can win first; the condition is tested anew each time it is carried out.

## The example turn

section-the-example-turn = The rulebook's example turn
    .note = Four players clockwise: Andre (the turn player), Bill, Charles, Dominic. The rulebook leaves the cards marked * open; those named here give all its numbers. Andre: { -colour-green } Banking over Mapmaking*, not splayed; { -colour-blue } Evolution over Calendar*, splayed { -splay-right }. Bill: { -colour-blue } Chemistry only*. Charles: { -colour-green } The Wheel over Navigation*, not splayed, and { -colour-yellow } Canal Building*. Dominic: { -colour-red } Optics* only, no { -colour-green } card. There are exactly two cards in { -supply-of(n: 5) } and at least one in { -supply-of(n: 6) }.

INN-220 = Andre shows 3 { -icon-bulb(form: "plural") }, 2 { -icon-crown(form: "plural") }, 1 { -icon-factory }, 1 { -icon-leaf }. Of the { -icon-crown(form: "plural") } Bill shows 0, Charles 2, Dominic 3.
INN-221 = Action 1, Andre { -activate(form: "s") } Banking ({ -icon-crown }). The { -demand } concerns Bill only: he transfers Chemistry onto Andre's { -colour-blue } pile, where it covers Evolution and joins the splay to the { -splay-right }; having done so he draws a 5 and scores it.
INN-222 = { -Share-effect }: Charles, first of the sharing players to the left, splays his { -colour-green } pile { -splay-right }; Dominic shares too but has no { -colour-green } card and gets nothing; last Andre splays his { -colour-green } pile { -splay-right }.
INN-223 = Because Charles got something, Andre takes one { -free-draw } at the end. His highest { -active-card } is now 5 (Evolution, 7, is covered), so he draws the last 5.
INN-224 = Andre now shows 3 { -icon-bulb(form: "plural") }, 3 { -icon-crown(form: "plural") }, 3 { -icon-factory(form: "plural") }, 1 { -icon-leaf }.
INN-225 = Action 2, Andre draws: { -supply-of(n: 5) } is empty, so he takes a card from { -supply-of(n: 6) }.

## Edition notes and open points

section-edition-notes-and-open-points = Edition notes and open points

INN-230 = Nine cards have a different text in later editions (Oars, Fermenting, Feudalism, Measurement, Statistics, Societies, Industrialization, Combustion, Fission). The printed Iello cards carry the older text, and it is the one in force.
INN-231 = Open: simultaneous { -domain(form: "plural") }. The rulebook gives the turn player precedence (INN-108); Board Game Arena gives it to the player who is carrying out the effect. We follow the rulebook.
INN-232 = Open: { -domain-technology }, added up or not (INN-114).
INN-233 = Open: Fission. The Iello card does not say that a { -colour-red } 10 ends the { -activation }; the older and later texts and Board Game Arena do (INN-192).
INN-234 = Open: is a mere reveal a change (INN-086)? The rulebook's words suggest no, FAQ and Board Game Arena say yes. It can only matter for Specialization, when a sharing player shows a card and nobody else has that colour. It is a setting; the default is yes.
INN-235 = Open: the { -free-draw }. The rulebook grants it in words that could be read as "may"; FAQ and Board Game Arena make it compulsory (INN-088).
INN-236 = Open: Bioengineering's first effect in the French Iello print names "the player of your choice"; we read another player.
INN-237 = Board Game Arena automates choices that are really the player's (for example which { -icon-crown } card goes with Oars); here the player is asked.
INN-238 = Board Game Arena lets a player { -recycle } fewer than three cards for Tools; we keep that (he gets nothing for it).

## A replay and its analysis

replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Through whose eyes
replay-all = With all secrets
replay-eyes-of = As { $name } saw it
replay-decided = { $name } has decided.
replay-share = Copy link
replay-copied = The link to this move is copied. Whoever has it can look at this game.
analysis-thinking = A bot goes through the whole game again; this can take a minute…
analysis-curve = Chances to win along the game; the slider and the marked decisions lead to its moves
analysis-axis = { $chance }% to win
analysis-together = All together
analysis-point = Costly decision at move { $move }, { $name }
analysis-points =
    { $count ->
        [one] This decision cost most; it is marked on the curve.
       *[other] These decisions cost most; they are marked on the curve.
    }
analysis-next = The next move:
analysis-done = { $name } chose “{ $action }”.
analysis-done-yours = You chose “{ $action }”.
analysis-better = Better by about { $cost } percentage points: “{ $action }”.
analysis-chance-of = { $name }:
analysis-why = Why: { $reasons }
analysis-why-of = Why, as a hint to { $name }: { $reasons }
analysis-before = Before the decision
analysis-after = What was done
analysis-turns =
    { $game ->
        [empires_end] Phase by phase: gains above the line, losses below it
        [struggle_for_rome] Round by round: gains above the line, losses below it
       *[other] Turn by turn: gains above the line, losses below it
    }
analysis-choice = Move { $move }, { $name }: “{ $action }”; better by about { $cost } percentage points: “{ $better }”
analysis-others = Others’ decisions that cost them most

## Learning

learn = Learn
learn-intro = Three ways into each game: play a first game with a guide, read the short book, or solve puzzles. Every picture is a board you can touch.
learn-puzzles = Puzzles
learn-solved = solved
lesson-on = Next
lesson-show = Show me
lesson-back = One step back
lesson-again = From the start
lesson-step = Step { $at } of { $steps }
lesson-more = More puzzles
lesson-play = Play a game now
lesson-next-chapter = Next chapter: { $chapter }
lesson-first-game = Play a first game
lesson-leave = Leave
lesson-later = A little later: a new position.
lesson-chapters = Chapters of the guide
learn-go-on = Go on
learn-chapters =
    { $done } of { $count } chapters done
lesson-not-now = That is allowed, but the guide asks for something else first.
puzzle-solved = Solved.
puzzle-failed = Not this time: look at what happened, and try again.

## Books

book = How to play
book-of = How to play: { $game }
book-minutes = { $minutes } min
book-chapters =
    { $count } chapters, { $minutes } min
book-read = read
book-exactly = Word for word
book-exactly-count =
    { $count ->
        [one] one rule
       *[other] { $count } rules
    }
book-words = Words here
book-forgotten = Often forgotten
book-forgotten-one = Often forgotten: { $text }
book-look-up = Look up a rule
book-print = Print
book-print-all = All on one page, to print
book-next = Next: { $chapter }
book-step-back = One step back
book-step-on = One step on
book-before = Before the first move.
book-examples = A name in brackets is an example: `occasus rules { $example }` tells it in full.
book-try = Try it yourself
book-your-turn = Your turn
learn-guide = Guided first game
try = Try it
try-task = The position of the book. Move freely; the others answer. “From the start” sets it up again.

## Reference cards

cards = Reference cards
cards-roles = Roles
cards-events = Events
cards-costs = What it costs
cards-fr-march = March: 1 action, along one line, with up to 3 legions.
cards-fr-sail = Sail from port to port: 1 action and a city card of one of the destination’s colours.
cards-fr-fortify = Fortify: 1 action and a card that names your city.
cards-fr-recruit = Recruit where a fort stands: 1 action.
cards-fr-battle = Battle: 1 action; 1 die for each legion, 3 at most.
cards-fr-plot = Plot in a city that you share: 1 action; a card that names it changes hands.
cards-fr-ally = Alliance where the tribe stands: 1 action and city cards of its colour.
cards-fr-enlist = Enlist an allied tribe: 1 action and 1 city card of its colour.
cards-fr-event = Event: no action. Corruption: first the sun sinks 1 step.
cards-alliance = Cards for an alliance
cards-pieces = Barbarians in all
cards-revolts = Revolts so far
cards-invade = Invade
cards-recruit = Recruit
cards-odds = Odds of the dice
cards-battle-about = Without the special face, which does what your role says.
cards-dice = Dice
cards-removes = At least { $least } removed
cards-falls = Legions that fall, on average
cards-locations = Locations
cards-points = Points
cards-rebuild = Rebuild
cards-place = Place
cards-accepts = Paid with
cards-hammers = Hammers
cards-conflicts = Conflicts
cards-ee-pay = A disaster: in each of your turns 1 token of a kind that the card shows, or a coin; or take it.
cards-ee-bid = A conflict: every axe and coin that you bid is spent.
cards-ee-coin = A coin stands in for one wheat, axe or hammer.
cards-ee-build = Building a card: 1 or 2 hammers, as it says.
cards-ee-town = A standing Town: 1 hammer less for one card in each industry phase.
cards-ee-sell = Selling a card: you get 1 coin.
cards-ee-rebuild = Rebuilding: the hammers on the ruin, once in each industry phase.
cards-ee-relief = Fewer than 5 tokens after taking a card: 1 coin for 2 points, until you have 5.
cards-development = Development cards
cards-sr-fighters = Fighters: 1 ore, 1 horse. A horseman and a warrior.
cards-sr-wagon = Wagon: 1 horse, 1 grain, 1 cattle.
cards-sr-development = Development card: 1 cattle, 1 gold.
cards-sr-joker = Once a building turn 3 gold stand in for one good.
cards-sr-bank = Bank: 3 alike for 1 ore, 1 grain or 1 pasture card.
cards-sr-land = Land arrow: the first arrow is free, then 1 grain or 3 gold each.
cards-sr-sea = Sea arrow: the first arrow is free, then 1 gold each.
cards-sr-rest = A tribe that does nothing: 2 gold or 1 good.
cards-sr-city = Each conquered city: 1 point.
cards-sr-diplomacy = Diplomacy, 3 open Diplomats: 2 points.
cards-sr-scourge = Scourge of Rome, 5 colours of one tribe: 2 points.
cards-sr-legacy = Legacy of Rome, 4 cities of each tribe: 2 points.
cards-sums-about = In a round the dice are rolled until 4 different sums have come.
cards-sum = Sum
cards-one-roll = In one roll
cards-a-round = In a round

## Guides

chapter-fall_of_rome-turn = A first turn
chapter-fall_of_rome-revolt = A revolt
chapter-fall_of_rome-alliance = Event, plot, alliance
guide-fall_of_rome-turn-table = Five tribes wait outside the Empire, and the arrows of their roads lead to Roma. You all win together once every tribe is an ally or gone. If Roma is sacked, all is lost.
guide-fall_of_rome-turn-sun = The sun counts the decline. It sinks one step for every sacked city. At step 8 Rome has fallen.
guide-fall_of_rome-turn-you = You are the Consul, in Roma with 3 legions. In a turn you have up to 4 actions. Next door, in Genua, stand 2 Visigoths.
guide-fall_of_rome-turn-march = Walking into barbarians starts no fight. **Touch Genua and march there with 2 legions**; one stays in Roma.
guide-fall_of_rome-turn-battle = Now fight. You roll one die for each legion, 3 at most. A face removes barbarians, costs a legion, or both. **Battle with 2 dice.**
guide-fall_of_rome-turn-fort = Both Visigoths are gone, and 1 legion fell. You hold the card of Genua: **pay it to fortify the city.** With a fort, legions hold without you, and you can recruit here.
guide-fall_of_rome-turn-levy = Your role can do what others cannot: the Consul adds a legion where he stands, or in any city with a fort. **Levy one in Genua.**
guide-fall_of_rome-turn-cards = Your 4 actions are done, so you drew 2 cards: Lutetia, and an event. Now the tribes march. Press Next, and the first card is turned over.
guide-fall_of_rome-turn-invasion = Visigoths, Genua. Your pawn and a fort are there, so only 1 legion fell, and nobody came in. Alone, all legions would have fallen. Now the second card.
guide-fall_of_rome-turn-filled = Huns, Iuvavum: they stood there already, so one more came in. A tribe neither there nor in the city before comes in further back on its road. A city holds 3 of a tribe. A fourth does not come in: the city is sacked.
guide-fall_of_rome-revolt-partner = It is your partner’s turn, in Mediolanum, and the actions are done. Everybody’s cards lie open, and you may play an event in anybody’s turn.
guide-fall_of_rome-revolt-asked = You hold an event, so in a game you are asked here whether you play it. It costs no action. Keep it for now, and see which 2 cards your partner draws.
guide-fall_of_rome-revolt-increase = A revolt! First, **increase**: the marker moves one space. Still 2 invasions a turn and 3 recruits, but the next revolt makes it 3 and 2.
guide-fall_of_rome-revolt-lutetia = Then the **bottom** card: Huns, Lutetia. 3 come at once, without walking. 2 legions and a fort were there: each legion threw one back and fell. The third came in.
guide-fall_of_rome-revolt-intensify = Last, **intensify**: the 3 used cards were shuffled and lie on top again. That is why the same cities come up again. Next, the tribes march.
guide-fall_of_rome-revolt-third = Huns, Iuvavum, again. Now 3 stand there: one more, and Iuvavum is sacked.
guide-fall_of_rome-revolt-held = And Visigoths, Genua, again. Your pawn and the fort are there: 1 legion fell, 1 is left. Then it is your turn.
guide-fall_of_rome-alliance-event = An event costs no action, at any time. Its red half, corruption, is stronger, but the sun sinks first. **Play Festina Lente, the standard half**: a pawn goes to any city.
guide-fall_of_rome-alliance-choose = Your partner stands in Mediolanum, with a card that you want. **Choose Mediolanum.**
guide-fall_of_rome-alliance-go = **Move your own pawn, with 2 legions.** It costs no action.
guide-fall_of_rome-alliance-plot = You stand together, and your partner holds the card of this very city. **Choose Take a card: that is a plot.** Your partner must agree.
guide-fall_of_rome-alliance-to_huns = Agreed. Now you hold 4 green cards, the price of the Huns. An alliance is made where they stand. **March to Iuvavum with 2 legions.**
guide-fall_of_rome-alliance-ally = 3 Huns are here. **Forge the alliance**: it costs the 4 green cards.
guide-fall_of_rome-alliance-peace = The Huns are allies for ever. They still march and still sack. But one green card now removes all Huns of your city, and as many legions may take their place.
guide-fall_of_rome-alliance-end = The other tribes remain. You lose if the sun sets, if Roma is sacked, if a barbarian must be placed and none is left, or if you cannot draw two cards. You know enough: play a first game, with hints when you want them.
chapter-empires_end-disaster = Pay or take
chapter-empires_end-industry = Build and rebuild
chapter-empires_end-double = Two disasters
chapter-empires_end-conflict = A conflict
chapter-empires_end-count = Counting
guide-empires_end-disaster-row = Your row of 11 locations; the others have the same. The number is what a location is worth while it stands. Whoever has the most points at the end wins.
guide-empires_end-disaster-fire = A fire threatens place IX in every row: the Farm of 3 points. You hold the temple, so you decide first: pay one token, or take the card.
guide-empires_end-disaster-pay = **Pay 1 wheat.** Then the next player decides, and so on, round and round, until somebody takes the card.
guide-empires_end-disaster-pay_again = Both others paid, and it is your turn again: nobody drops out. **Pay 1 axe.**
guide-empires_end-disaster-took = The next player took it: the temple, the heap of 2 wheat and 2 axes, and the card, now an innovation under a location of their choice. But that Farm is a ruin. Your row still stands; what you paid is gone.
guide-empires_end-disaster-farm = Economy, for all at once. Each ability with a green line works once: your Farms and Roads. **Use the Farm of 3 points**: it brings 1 wheat.
guide-empires_end-disaster-farm_11 = **Use the Farm of 11 points**: 1 hammer.
guide-empires_end-disaster-road = The Road of 14 points turns wheat into a hammer or an axe, up to 2 times. **Exchange 1 wheat for 1 axe.**
guide-empires_end-disaster-done = In your own game use every Farm: it costs nothing. Here it is enough. **Press Done**; the phase ends when all are.
guide-empires_end-disaster-so_on = The next disaster is here already. So it goes on along the track: disasters, and other phases between them.
guide-empires_end-industry-heap = A famine threatens your Road of 6 points, and 2 hammers and 1 wheat lie beside the card. They are worth more than the Road. **Take the card.**
guide-empires_end-industry-attach = The Road is a ruin. The card becomes an innovation: **put it under a standing location**; none has one yet, so any will do. If that one falls, the innovation sleeps until you rebuild it. It is never lost.
guide-empires_end-industry-coins = Whoever took a card and holds fewer than 5 tokens may buy coins, 2 points each. You hold enough. **Buy 0.**
guide-empires_end-industry-build = Industry. The flood in your hand costs 1 hammer, and one of your Towns takes 1 off. **Touch the card, then a place for it in your row, and build: it is free.**
guide-empires_end-industry-attach_built = **Choose a location for it too**, one of those with the fewest.
guide-empires_end-industry-sell = You may handle 2 cards in a phase. **Sell the famine for 1 coin.**
guide-empires_end-industry-keep = Now you could throw the rest away. **Keep it**; your hand is filled up to 4.
guide-empires_end-industry-rebuild = Once in each industry phase a ruin can stand again. Your Road costs 2 hammers. **Rebuild it.**
guide-empires_end-industry-finish = The Road stands, and its ability works again. Only now **press Done with industry.**
guide-empires_end-industry-grown = You took a disaster, kept its tokens, rebuilt what fell, and have 2 innovations more. That is how one falls well.
guide-empires_end-double-both = Two disasters at once. In your turn you handle each card, in the order you like. The fire threatens your Town of 25 points, the riot a Farm of 3.
guide-empires_end-double-save = Save the Town: **pay 1 wheat for the fire.**
guide-empires_end-double-take = For the riot you have nothing left. But 2 axes lie there, and the Farm is worth only 3 points. **Take the riot.**
guide-empires_end-double-attach_two = A new innovation. **Choose its location.**
guide-empires_end-double-poor = You hold fewer than 5 tokens: coins could be bought, 2 points each. Not now. **Buy 0.**
guide-empires_end-double-pay_axe = Both others paid for the fire, and it is back with you. What you took from one card may pay for the other: **pay 1 axe.**
guide-empires_end-double-later = The next player took the fire. The later of the two takers gets the temple, so it is there now. You lost 3 points and kept 25.
guide-empires_end-conflict-strength = A conflict. Each standing Camp gives 2 strength. You have 2 Camps, so 4; the others have 4 too.
guide-empires_end-conflict-bid = All add axes and coins, in secret. What is bid is gone, win or lose. **Bid 4 axes.**
guide-empires_end-conflict-bid_coins = A coin counts as an axe. You have none: **add 0.**
guide-empires_end-conflict-bands = 8 for you. The band from 7 on brings 7 points and 2 wheat, and the strongest gets 3 points and 1 coin on top. The next player had 7, and got 7 points too.
guide-empires_end-conflict-upheaval = Everybody but the strongest suffers the upheaval: their City of 32 points swapped places with the Farm. Nothing is lost, but a disaster may strike there.
guide-empires_end-count-track = The last phase is over, and the points are counted. First the points that you won on the way: 12.
guide-empires_end-count-standing = Then every standing location. 4 of yours are ruins and count nothing; the other 7 are worth 128.
guide-empires_end-count-violet = Then violet innovations on standing locations. Yours, under the City, gives 2 points for each axe: 3 axes, 6 points. Your 2 coins are only coins here.
guide-empires_end-count-sum = 12, 128 and 6 make 146. The others have 113 each: one lost the City and a Town. You win.
guide-empires_end-count-end = The order of the phases is open for all to see: look ahead. You know enough: play a first game, with hints when you want them.
chapter-struggle_for_rome-trade = Dice, trade, build
chapter-struggle_for_rome-plunder = Journey and plunder
chapter-struggle_for_rome-card = A card
chapter-struggle_for_rome-realm = Founding a realm
chapter-struggle_for_rome-next = Conquest
guide-struggle_for_rome-trade-map = You are red and lead two tribes, horsemen and warriors. A figure shows where a tribe is; its strength lies in its box. You need 10 points to win.
guide-struggle_for_rome-trade-seven = Dice are rolled for all, until 4 different sums have come; 4 and 9 are there already. A 7 brings nothing, but the start player moves the legionnaire, who robs. **Move him to Latium**; nobody stands there.
guide-struggle_for_rome-trade-harvest = Then a 5: whoever stands at a hex with a 5 harvests. You stand at a pasture: its cards are drawn by chance, horse or cattle. You drew a horse.
guide-struggle_for_rome-trade-give = Your turn. A wagon needs a horse, grain and cattle, and you have no cattle. **Open Trade: give 1 grain for 1 cattle, and offer it to all.** Both sides must give something.
guide-struggle_for_rome-trade-want = You give 1 grain. **Ask for 1 cattle.**
guide-struggle_for_rome-trade-propose = **Offer it to all.**
guide-struggle_for_rome-trade-deal = Blue accepts; white answers with an offer of its own and wants 2 grain. You choose. **Deal with blue.**
guide-struggle_for_rome-trade-fighters = **Build fighters**: 1 ore and 1 horse bring one for each box.
guide-struggle_for_rome-trade-wagon = **Build a wagon for the horsemen**: 1 horse, 1 grain, 1 cattle.
guide-struggle_for_rome-trade-built = 2 fighters and 2 wagons for the horsemen. When everybody has built, all horsemen act, then all warriors.
guide-struggle_for_rome-plunder-travel = Your horsemen are nomads and may travel. The first arrow on the way is free. **Travel to the marked crossroads.**
guide-struggle_for_rome-plunder-plunder = You stand beside Argentoratum. It has 2 towers, and your box 2 fighters: enough. **Plunder it.**
guide-struggle_for_rome-plunder-turned = The token shows a card and a loss: a Diplomat for you, and 1 fighter fell. Each of your 2 wagons brought 1 gold. The token stays in the box.
guide-struggle_for_rome-plunder-end_horsemen = After a plunder nobody travels in that turn. **End the turn of the horsemen.**
guide-struggle_for_rome-plunder-rest = Now the warriors. A tribe that does nothing at all may take 2 gold or a card. **Take 2 gold.**
guide-struggle_for_rome-plunder-colours = A city is plundered once in a game. Collect tokens of different provinces: with 3 colours a tribe may found a realm.
guide-struggle_for_rome-card-diplomat = Rounds later, in your building turn. At most one card in each of your turns. **Play the Diplomat**: he moves the legionnaire and robs, as a 7 does.
guide-struggle_for_rome-card-rob = Blue stands at the marked hex, with 2 ore. **Move the legionnaire there**, and you draw 1 card from blue’s hand.
guide-struggle_for_rome-card-diplomacy = The Diplomat stays open before you: that is your second. The first with 3 gets Diplomacy, 2 points. Whoever has more takes it over.
guide-struggle_for_rome-realm-tokens = Your horsemen have tokens of 3 colours, 2 fighters and 2 wagons. They stand beside Lutetia, which has 2 towers. All that a first conquest needs.
guide-struggle_for_rome-realm-found = **Conquer Lutetia.** The figure moves in, with a wagon beside it.
guide-struggle_for_rome-realm-realm = Your realm: 1 point, never lost. It travels no more and plunders no more, but it grows. The 2 fighters are still in the box.
guide-struggle_for_rome-next-conquer = A realm takes cities at most one arrow from its own. Caesarodunum has 2 towers, your box 2 fighters and a wagon. **Conquer it.**
guide-struggle_for_rome-next-end = 2 points; 1 fighter and the wagon moved in. More points: cities, the Scourge for 5 colours, the Legacy for 4 cities of each tribe, Diplomacy. You know enough: play a first game, with hints when you want them.

## Puzzles

puzzle-save_roma = Save Roma this turn
puzzle-save_roma-task = Three Visigoths stand in Roma, and the card on top of the pile is theirs, for Roma. If they strike an undefended Roma, all is lost. You have four actions.
puzzle-save_roma-why = A legion in the city takes the blow: barbarians attack it instead of sacking the city.
puzzle-ally_huns = A friend among the Huns
puzzle-ally_huns-task = Forge the alliance with the Huns this turn.
puzzle-ally_huns-why = An alliance is forged where the tribe stands, with enough cards of its colour; every card spent on something else is missing then.
puzzle-hold_genua = Hold Genua
puzzle-hold_genua-task = With four actions: a fort and three legions in Genua. There is no legion on the map yet.
puzzle-hold_genua-why = Recruit where a fort stands, take the legions along, and pay the card of the city where you are.
puzzle-which_disaster = Take which disaster?
puzzle-which_disaster-task = Two disasters, and you have only one wheat. Come through your turn with the smaller loss.
puzzle-which_disaster-why = The fire would take a Town of 25 points, the riot a Farm of 3. Pay where it hurts.
puzzle-rebuild_town = The Town again
puzzle-rebuild_town-task = Rebuild your Town of 20 points and build the flood in this industry phase, with three hammers and two coins.
puzzle-rebuild_town-why = Coins stand in for hammers: five together are just enough for both, and for nothing else.
puzzle-full_granary = Twice the same
puzzle-full_granary-task = End this economy phase with one wheat, one axe and two hammers. You begin with nothing.
puzzle-full_granary-why = The barbarians’ innovation lets another ability work again; use it on the Farm that gives a hammer.
puzzle-way_to_hispania = The cheapest way to Hispania
puzzle-way_to_hispania-task = Your warriors stand in the north of Gallia with four gold. Plunder a city of Hispania this turn, and pay no more for the journey than you must.
puzzle-way_to_hispania-why = A sea arrow costs one gold, a land arrow three, or a grain. By ship to Bracara Augusta it is two.
puzzle-found_realm = A realm in Gallia
puzzle-found_realm-task = Your horsemen have tokens of three provinces. Conquer Lutetia this turn.
puzzle-found_realm-why = Go to a crossroads beside the city, then conquer. Who plunders in a turn cannot conquer in it.
puzzle-fighters_by_bank = Three for one
puzzle-fighters_by_bank-task = Both your tribes need a second fighter this turn.
puzzle-fighters_by_bank-why = The bank gives one good for three alike: grain becomes the ore that is missing.

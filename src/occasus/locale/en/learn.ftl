## A replay and its analysis

replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Through whose eyes
replay-all = With all secrets
replay-eyes-of = As { $name } saw it
replay-share = Copy link
replay-copied = The link to this move is copied. Whoever has it can look at this game.
analysis = Analysis
analysis-thinking = A bot goes through the whole game again; this can take a minute…
analysis-curve = Chances to win along the game; the slider and the marked decisions lead to its moves
analysis-together = All together
analysis-point = Turning point at move { $move }, { $name }
analysis-points =
    { $count ->
        [one] One decision cost a good part of the chances; it is marked on the curve.
       *[other] { $count } decisions cost a good part of the chances; they are marked on the curve.
    }
analysis-none = No single decision cost much: well played.
analysis-done = { $name } chose “{ $action }” ({ $chance } % to win).
analysis-better = Better: “{ $action }” ({ $chance } %).
analysis-why = Why: { $reasons }.
analysis-also = { $one }; { $other }
analysis-before = Before the decision
analysis-after = What was done

## Learning

learn = Learn
learn-intro = Three ways into each game: play a first game with a guide, read the short book, or solve puzzles. Every picture is a board you can touch.
learn-guide-of = { $game }: First game
learn-puzzles = Puzzles
learn-solved = solved
lesson-on = On
lesson-show = Show me
lesson-back = One step back
lesson-again = From the start
lesson-step = Step { $at } of { $steps }
lesson-more = More puzzles
lesson-play = Play a game now
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
book-exactly = Exactly
book-exactly-count =
    { $count ->
        [one] one rule
       *[other] { $count } rules
    }
book-words = Words here
book-forgotten = Often forgotten
book-look-up = Look up a rule
book-print = Print
book-print-all = All on one page, to print
book-next = Next: { $chapter }
book-step-back = One step back
book-step-on = One step on
book-before = Before the first move.
book-try = Try it yourself
book-your-turn = Your turn
learn-guide = Guided first game
learn-steps =
    { $steps } steps
try = Try it
try-task = The position of the book. Move freely; the others answer. “From the start” sets it up again.

## Guides

guide-fall_of_rome-welcome = You are the Consul, in Roma with three legions. All players win or lose together: make allies of all five tribes, or drive them out, before Roma falls or too many cities are lost.
guide-fall_of_rome-actions = On your turn you have four actions. Then you draw two cards, and then the barbarians move. Two Visigoths stand in Genua, next to Roma.
guide-fall_of_rome-march = Go there. Choose Genua on the map and march with two legions; one stays to guard Roma.
guide-fall_of_rome-battle = Now fight. One die is rolled for each legion, three at most: it removes barbarians, and may cost legions.
guide-fall_of_rome-fortify = Genua is free. You hold a card of Genua: pay it to build a fort, where legions can be recruited from now on.
guide-fall_of_rome-levy = Your role can do something that others cannot: the Consul levies a legion where he stands, or at a fort. Levy one in Genua.
guide-fall_of_rome-invasions = Your four actions are used. You drew two cards, the tribes on the revealed cards advanced along their roads, and your fellow player had a turn. The chronicle tells it step by step.
guide-fall_of_rome-end = That was a round. Collect cards of one colour to forge an alliance with that tribe, and never leave a city to three barbarians of a kind: a fourth sacks it.
guide-empires_end-welcome = Your empire will fall, as all do; whoever has the most points left at its end wins. Eleven locations stand in a row, each with its points.
guide-empires_end-row = A disaster is on offer: a fire on place 9. Whoever takes it loses the location there, and gains what was paid on it, and an innovation for the rest.
guide-empires_end-pay = Your Town there is worth 20 points. Pay one wheat, and the choice goes to the next player.
guide-empires_end-economy = Your opponent took it. Now comes an economy phase, for all at the same time. Use the Farm with 3 points for one wheat.
guide-empires_end-farms = The Farm with 11 points gives a hammer. You will need it to build.
guide-empires_end-done = Every location works once in a phase. Say that you are done.
guide-empires_end-take = The next disaster, and your opponent has paid a hammer. It strikes a Road of only 6 points, and the hammer comes with it. Take it.
guide-empires_end-attach = The card becomes an innovation: tuck it under a location. Should that one fall, the innovation is lost too.
guide-empires_end-coins = Whoever has become poor may buy coins now. You need none.
guide-empires_end-build = An industry phase: cards of your hand are built with hammers. Build the flood, which brings more in each economy phase.
guide-empires_end-attach_built = Choose a location for it as well.
guide-empires_end-keep = Keep the other cards for later; your hand is filled up again.
guide-empires_end-finish = Nothing is destroyed that you could pay for. You are done.
guide-empires_end-end = That was the heart of it: disasters, economy, industry. In a conflict all bid axes and coins in secret. The sun above sinks to the end of the game.
guide-struggle_for_rome-welcome = You lead two peoples, horsemen and warriors. Plunder cities for gold and tokens, then found a realm and win with ten points. You hold goods from your first rolls.
guide-struggle_for_rome-fighters = Build: one ore and one horse make a fighter for each of your peoples.
guide-struggle_for_rome-wagon = A wagon costs a horse, grain and cattle. Your horse is gone, but once a turn three gold stand in for one good. Build a wagon for the warriors.
guide-struggle_for_rome-end_build = Nothing more to build. End your turn; the others build now.
guide-struggle_for_rome-plunder = All horsemen act. Yours stand beside Argentoratum and have enough fighters for its towers: plunder it, and its token is turned over.
guide-struggle_for_rome-end_horsemen = A token may bring gold, cards or losses. Tokens of different provinces are what a conquest needs later. End this turn.
guide-struggle_for_rome-travel = Now the warriors. The first arrow of a journey is free, each further one costs grain or gold. Travel to the marked crossroads.
guide-struggle_for_rome-end_warriors = No city there is weak enough yet. End the turn; a new round begins with its rolls.
guide-struggle_for_rome-end = That was a round: rolls, building and trade, horsemen, warriors. Who travels to a field gets its goods when its number is rolled; watch where the others go.

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
puzzle-fighters_by_bank-task = Both your peoples need a second fighter this turn.
puzzle-fighters_by_bank-why = The bank gives one good for three alike: grain becomes the ore that is missing.

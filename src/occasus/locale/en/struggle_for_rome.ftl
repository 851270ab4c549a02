# Struggle for Rome: what happens, what can be done, and the names of things.
# $player, $tribe, $city ... are names as shown; $player_id and so on are the words themselves, to choose by.

## Names. Cities and hexes need no message: their words with capitals are their names.

player-red = Red
player-blue = Blue
player-white = White
player-yellow = Yellow
victim-red = { player-red }
victim-blue = { player-blue }
victim-white = { player-white }
victim-yellow = { player-yellow }
partner-red = { player-red }
partner-blue = { player-blue }
partner-white = { player-white }
partner-yellow = { player-yellow }
whom-red = { player-red }
whom-blue = { player-blue }
whom-white = { player-white }
whom-yellow = { player-yellow }

tribe-red_horseman = Red's horsemen
tribe-red_warrior = Red's warriors
tribe-blue_horseman = Blue's horsemen
tribe-blue_warrior = Blue's warriors
tribe-white_horseman = White's horsemen
tribe-white_warrior = White's warriors
tribe-yellow_horseman = Yellow's horsemen
tribe-yellow_warrior = Yellow's warriors

resource-ore = ore
resource-grain = grain
resource-horse = horse
resource-cattle = cattle
good-ore = ore
good-grain = grain
good-horse = horse
good-cattle = cattle
good-gold = gold

sr-goods-ore =
    { $number ->
       *[other] ore
    }
sr-goods-grain =
    { $number ->
       *[other] grain
    }
sr-goods-horse =
    { $number ->
        [one] horse
       *[other] horses
    }
sr-goods-cattle =
    { $number ->
       *[other] cattle
    }
sr-goods-gold =
    { $number ->
       *[other] gold
    }
sr-goods-resource =
    { $resource_id ->
        [ore] { sr-goods-ore }
        [grain] { sr-goods-grain }
        [horse] { sr-goods-horse }
       *[cattle] { sr-goods-cattle }
    }
sr-goods-good =
    { $good_id ->
        [ore] { sr-goods-ore }
        [grain] { sr-goods-grain }
        [horse] { sr-goods-horse }
        [cattle] { sr-goods-cattle }
       *[gold] { sr-goods-gold }
    }

supply-ore = { resource-ore }
supply-grain = { resource-grain }
supply-pasture = a pasture card
compensation-ore = { resource-ore }
compensation-grain = { resource-grain }
compensation-horse = { resource-horse }
compensation-cattle = { resource-cattle }
compensation-pasture = { supply-pasture }
compensation-two_gold = two gold
joker-no_joker = no gold as a joker
joker-joker_ore = gold for { resource-ore }
joker-joker_grain = gold for { resource-grain }
joker-joker_horse = gold for { resource-horse }
joker-joker_cattle = gold for { resource-cattle }
box-horseman = the horsemen’s box
box-warrior = the warriors’ box

terrain-field = field
terrain-mountains = mountains
terrain-pasture = pasture
terrain-forest = forest
prize-diplomacy = Diplomacy
prize-legacy = the Legacy of Rome

card-diplomat = Diplomat
card-traitor = Traitor
card-great_warrior = Great Warrior
card-forced_march = Forced March
card-treasure_burgundians = Treasure of the Burgundians
card-treasure_visigoths = Treasure of the Visigoths
card-treasure_vandals = Treasure of the Vandals
card-treasure_suebi = Treasure of the Suebi
card-victory_point = Victory Point

region-germania = Germania
region-gallia = Gallia
region-hispania = Hispania
region-italia_septentrionalis = Northern Italy
region-italia_meridionalis = Southern Italy
region-barbaricum = Beyond the Limes

face-casualty = the loss of a fighter
face-pasture_card = a pasture card
face-development_card = a development card
face-gold_2 = two gold
face-blank = nothing

whom-all = everybody

phase-setup = setting up
phase-roll = the dice
phase-build = trade and build
phase-horseman_actions = horsemen
phase-warrior_actions = warriors
phase-claims = hidden points

effect-diplomat = In trade and build: move the legionnaire and rob somebody there. It stays open; the first with three has Diplomacy (2 points).
effect-traitor = With an attack: the city counts two towers less, but at least one.
effect-great_warrior = In a tribe's turn: one fighter more in its box.
effect-forced_march = Instead of a journey: go to any free crossroads, at no cost.
effect-treasure_burgundians = Take 7 gold.
effect-treasure_visigoths = Take 6 gold.
effect-treasure_vandals = Take 5 gold.
effect-treasure_suebi = Take 4 gold.
effect-victory_point = 1 point; keep it hidden until it makes 10, or until the end.

## What happens

told-started = { $player } begins.
told-stationed = The legionnaire stands in { $hex }.
told-placed = { $tribe } stand at { $crossroads }.
told-round_began = Round { $round } begins; { $player } rolls.
told-rolled = The dice: { $sum }.
told-rolled_again = The dice: { $sum } again, which does nothing.
told-produced = { $player } gets { $number } { sr-goods-resource }.
mine-produced = You get { $number } { sr-goods-resource }.
told-drew =
    { $resource_id ->
        [hidden] { $player } draws a pasture card.
       *[other] { $player } draws a pasture card: { $resource }.
    }
told-renewed_pasture_pile = The discarded pasture cards are shuffled into a new pile.
told-shortage = The bank runs short: everybody gives back half of their cards.
told-returned = { $player } gives back { $number } { sr-goods-resource }.
mine-returned = You give back { $number } { sr-goods-resource }.
told-legionnaire_moved = { $player } moves the legionnaire to { $hex }.
told-robbed =
    { $resource_id ->
        [hidden] { $player } robs { $victim } of a card.
       *[other] { $player } robs { $victim }: { $resource }.
    }
told-took_gold = { $player } takes { $gold } gold from { $victim }.
told-banked = { $player } gives the bank { $number } { sr-goods-resource }.
mine-banked = You give the bank { $number } { sr-goods-resource }.
told-took = { $player } takes { $resource }.
told-laid_out = { $player } lays out { $good }.
told-asked_for = { $player } asks for { $good }.
told-proposed =
    { $whom_id ->
        [all] { $player } makes an offer to everybody.
       *[other] { $player } makes an offer to { $whom }.
    }
told-withdrew = { $player } leaves it.
told-accepted = { $player } accepts.
told-declined = { $player } declines.
told-unanswered = { $player } has not answered: that counts as a no.
told-traded = { $player } gives { $partner } { $number } { sr-goods-good }.
tome-traded = { $player } gives you { $number } { sr-goods-good }.
mine-traded = You give { $partner } { $number } { sr-goods-good }.
told-built_fighter = { $tribe } get a fighter.
told-built_wagon = { $tribe } get a wagon.
told-bought_card = { $player } buys a development card.
told-used_joker = { $player } pays gold instead of { $resource }.
told-drew_card =
    { $card_id ->
        [hidden] { $player } draws a development card.
       *[other] { $player } draws a development card: { $card }.
    }
told-no_card_left = There is no development card left for { $player }.
told-played = { $player } plays { $card }.
told-gained_gold = { $player } gets { $gold } gold.
told-reinforced = { $tribe } get a fighter.
told-travelled = { $tribe } go to { $crossroads }.
told-paid = { $player } pays { $number } { sr-goods-good }.
mine-paid = You pay { $number } { sr-goods-good }.
told-plundered = { $tribe } plunder { $city }!
told-turned = The token of { $city } shows { $face }.
told-lost_fighter = { $tribe } lose a fighter.
told-founded = { $tribe } conquer { $city } and found their realm!
told-expanded = { $tribe } conquer { $city }!
told-compensated = The tribe of { $player } rests.
told-gained_diplomacy = { $player } has Diplomacy: 2 points.
told-lost_diplomacy = { $player } loses Diplomacy.
told-gained_scourge_of_rome = { $tribe } are the Scourge of Rome: 2 points.
told-gained_legacy_of_rome = { $player } has the Legacy of Rome: 2 points.
told-showed_points =
    { $points ->
        [one] { $player } shows a hidden point.
       *[other] { $player } shows { $points } hidden points.
    }
told-showed_treasure = { $player } shows { $card }.
told-announced_end = { $player } has 10 points: this is the last round!
told-ended = The game is over after round { $round }.

# why a bot refuses an offer
told-spares_none =
    { $player }: “I cannot spare { $good_id ->
        [ore] any ore
        [grain] any grain
        [horse] a horse
        [cattle] any cattle
       *[gold] any gold
    }.”
told-has_no_use =
    { $player }: “I have no use for { $good_id ->
        [ore] more ore
        [grain] more grain
        [horse] more horses
        [cattle] more cattle
       *[gold] more gold
    } now.”
told-fears_winner = { $player } to { $partner }: “You would win with that.”
told-helps_more = { $player } to { $partner }: “That helps you more than me.”

result-ten_points = most points when somebody had 10
result-round_limit = most points when the rounds were over

## What can be done

action-start_player = chance: who begins
action-station = chance: where the legionnaire begins
action-roll = chance: the dice are rolled
action-draw = chance: the top pasture card
action-draw_card = chance: the top development card
action-turn = chance: the face of a plunder token
action-steal = chance: the stolen card
action-place_horseman = where the horsemen start; the warriors start on the other one
action-move_legionnaire = move the legionnaire to another hex of the Empire and rob somebody there
action-rob = whom to rob
action-take_gold = how much gold to take from somebody without cards
action-return = give this card back
action-end_turn = end your turn
action-bank = give the bank three of a kind for one ore, one grain or the top pasture card
action-build_fighters = one ore and one horse: a fighter in each box (joker: three gold for one of them, once a turn)
action-build_wagon = one horse, one grain and one cattle: a wagon in one of the boxes
action-buy_card = one cattle and one gold: a development card
action-play = play a development card (`cards` tells what each does)
action-give = lay out one more card of an offer
action-want = ask for one more card
action-propose = make the offer to everybody, or to some
action-withdraw = take the offer off the table
action-accept = agree to the offer
action-decline = do not agree
action-counter = make another offer instead
action-stop_waiting = wait no longer; who has not answered has declined
action-deal = make the deal with this player
action-no_deal = make no deal
action-travel = go to a crossroads (`look PLACE` tells what lies there and what the way costs)
action-pay = the price of the journey: grain, then gold
action-forced_march = play a Forced March: go to any free crossroads
action-plunder = plunder a city beside the tribe
action-plunder_with_traitor = plunder with a Traitor: two towers less, at least one
action-conquer = conquer a city: the first one founds the realm
action-conquer_with_traitor = conquer with a Traitor: two towers less, at least one
action-take = do nothing in this turn, and take two gold or a card for it
action-show_points = show hidden points and announce 10
action-keep_hidden = show nothing

## The board of the terminal

board-head = Round { $round }, { $start } is start player. Covered sums: { $covered }. The legionnaire is in { $hex }.
map-legend = On the map: f6 is a field that yields when a 6 is rolled, p a pasture, m mountains; forests bring nothing. ▟3▙ is a city with 3 towers, * its plunder token. Two letters are a tribe: the colour of its player, then H for horsemen or W for warriors. L is the legionnaire, a dot a crossroads.
board-legend = Cities: 3t towers, * token, then the crossroads beside; c061-rH: Red's horsemen stand there. Hexes: f5 field of 5 (grain), m mountain (ore), p pasture, forests bring nothing.
board-neutral = neutral
board-player = player
board-points = points
board-gold = gold
board-cards = hand
board-development = cards
board-diplomats = diplomats
board-horsemen = horsemen
board-warriors = warriors
board-box = { $fighters ->
        [one] 1 fighter
       *[other] { $fighters } fighters
    }, { $wagons ->
        [one] 1 wagon
       *[other] { $wagons } wagons
    }
board-unplaced = not placed yet
board-setup = The setup. The legionnaire is in { $hex }.
board-tokens = tokens { $names }
board-at = at { $place }
board-realm = { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
board-special = { $name } has { $what }.
board-hand-hidden = { $count } cards
board-known = { $count } cards, among them { $names }
board-some = { $number } { $name }
board-nothing = none
board-you = You ({ $player }): { $gold } gold, hand: { $hand }, development cards: { $cards }
board-tribe-line = { $tribe }: { $what }
board-reach = Attacks you could reach: { $list }
board-price-free = free
board-price = { $grain ->
        [0] { $gold } gold
       *[other] { $gold ->
            [0] { $grain } grain
           *[other] { $grain } grain { $gold } gold
        }
    }
board-offer = { $player } gives { $give } for { $want }
board-counter = { $player } would give { $give } for { $want }

odds-pasture = Pasture pile: { $count } cards, of which { $horses } horses and { $cattle } cattle are in the pile or in hands you cannot see.
odds-development = Development pile: { $count } cards. Not seen by you: { $names }.
odds-tokens = { $province }: unseen tokens { $names }

place = hex, city or crossroads
place-city = { $name}: { $towers } towers, { $province }. { $state }
place-free-token = It can be plundered and conquered.
place-free = Its token is gone; it can be conquered.
place-neutral = It is neutral.
place-owned = It belongs to { $tribe }.
place-beside = Beside it: { $names }.
place-near = Within one arrow: { $names }.
place-hex = { $name }: { $what }, corners { $names }.
place-crossroads = { $name }: around it { $names }.
place-cities = Cities beside it: { $names }.
place-stands = { $name } stand there.
place-way = The way of { $tribe } there: { $price }.

due-place = Where do your horsemen start?
due-legionnaire = Where does the legionnaire go?
due-rob = Whom do you rob?
due-ransom = How much gold do you take?
due-shortage = The bank runs short. Which card do you give back?
due-build = Trade, build, or end your turn.
due-draft = What do you give, what do you want, and to whom do you propose it?
due-answers = What do you say to the offer?
due-choose_deal = Which deal do you make?
due-tribe = What do your { $tribe } do?
due-pay = How do you pay for the journey: so much grain, so much gold?
due-claim = Will you show hidden points?

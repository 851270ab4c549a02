# Struggle for Rome: names, events and actions.
# $player, $tribe, $city ... are names as shown; $player_id and so on are ids, for selectors.

## Names. Cities and hexes need no message: their names are their ids, capitalised.

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

tribe-red_horseman = Red’s horsemen
tribe-red_warrior = Red’s warriors
tribe-blue_horseman = Blue’s horsemen
tribe-blue_warrior = Blue’s warriors
tribe-white_horseman = White’s horsemen
tribe-white_warrior = White’s warriors
tribe-yellow_horseman = Yellow’s horsemen
tribe-yellow_warrior = Yellow’s warriors

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
joker-no_joker = no wild card
joker-joker_ore = gold in place of { resource-ore }
joker-joker_grain = gold in place of { resource-grain }
joker-joker_horse = gold in place of { resource-horse }
joker-joker_cattle = gold in place of { resource-cattle }
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

face-casualty = lose a fighter
face-pasture_card = a pasture card
face-development_card = a development card
face-gold_2 = two gold
face-blank = nothing

whom-all = everyone

phase-setup = setup
phase-roll = dice
phase-build = trade and build
phase-horseman_actions = horsemen
phase-warrior_actions = warriors
phase-claims = hidden points

effect-diplomat = During trade and build: move the legionnaire and rob a player there. The card stays revealed; the first player with three gets Diplomacy ({ $diplomacy_points } points).
effect-traitor = When you attack: the city has two fewer towers, but at least one.
effect-great_warrior = On a tribe’s turn: add a fighter to its box.
effect-forced_march = Instead of a journey: move to any free crossroads at no cost.
effect-treasure_burgundians = Take { $amount } gold.
effect-treasure_visigoths = Take { $amount } gold.
effect-treasure_vandals = Take { $amount } gold.
effect-treasure_suebi = Take { $amount } gold.
effect-victory_point = 1 point. Keep it hidden until it brings you to { $end_points }, or until the end.

## Chronicle

told-started = { $player } goes first.
told-stationed = The legionnaire starts in { $hex }.
told-placed = { $tribe } start at { $crossroads }.
told-round_began = Round { $round } begins; { $player } rolls.
told-rolled = Rolled: { $sum }.
told-rolled_again = Rolled { $sum } again: no effect.
told-produced = { $player } gets { $number } { sr-goods-resource }.
mine-produced = You get { $number } { sr-goods-resource }.
told-drew =
    { $resource_id ->
        [hidden] { $player } draws a pasture card.
       *[other] { $player } draws a pasture card: { $resource }.
    }
told-renewed_pasture_pile = The discarded pasture cards are shuffled to form a new pile.
told-shortage = Shortage: everyone returns half of their cards.
told-returned = { $player } returns { $number } { sr-goods-resource }.
mine-returned = You return { $number } { sr-goods-resource }.
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
told-laid_out = { $player } offers { $good }.
told-asked_for = { $player } asks for { $good }.
told-proposed =
    { $whom_id ->
        [all] { $player } makes an offer to everyone.
       *[other] { $player } makes an offer to { $whom }.
    }
told-withdrew = { $player } withdraws the offer.
told-accepted = { $player } accepts.
told-declined = { $player } declines.
told-unanswered = { $player } didn’t answer, so that counts as a no.
told-traded = { $player } gives { $partner } { $number } { sr-goods-good }.
tome-traded = { $player } gives you { $number } { sr-goods-good }.
mine-traded = You give { $partner } { $number } { sr-goods-good }.
told-built_fighter = { $tribe } gain a fighter.
told-built_wagon = { $tribe } gain a wagon.
told-bought_card = { $player } buys a development card.
told-used_joker = { $player } pays gold in place of { $resource }.
told-drew_card =
    { $card_id ->
        [hidden] { $player } draws a development card.
       *[other] { $player } draws a development card: { $card }.
    }
told-no_card_left = There’s no development card left for { $player }.
told-played = { $player } plays { $card }.
told-gained_gold = { $player } gets { $gold } gold.
told-reinforced = { $tribe } gain a fighter.
told-travelled = { $tribe } travel to { $crossroads }.
told-paid = { $player } pays { $number } { sr-goods-good }.
mine-paid = You pay { $number } { sr-goods-good }.
told-plundered = { $tribe } plunder { $city }!
told-turned = { $city }’s token: { $face }.
told-lost_fighter = { $tribe } lose a fighter.
told-founded = { $tribe } conquer { $city } and found their realm!
told-expanded = { $tribe } conquer { $city }!
told-compensated = { $player }’s tribe rests.
told-gained_diplomacy =
    { $diplomacy_points ->
        [one] { $player } gains Diplomacy: 1 point.
       *[other] { $player } gains Diplomacy: { $diplomacy_points } points.
    }
told-lost_diplomacy = { $player } loses Diplomacy.
told-gained_scourge_of_rome =
    { $scourge_points ->
        [one] { $tribe } become the Scourge of Rome: 1 point.
       *[other] { $tribe } become the Scourge of Rome: { $scourge_points } points.
    }
told-gained_legacy_of_rome =
    { $legacy_points ->
        [one] { $player } gains the Legacy of Rome: 1 point.
       *[other] { $player } gains the Legacy of Rome: { $legacy_points } points.
    }
told-showed_points =
    { $points ->
        [one] { $player } reveals 1 hidden point.
       *[other] { $player } reveals { $points } hidden points.
    }
told-showed_treasure = { $player } reveals { $card }.
told-announced_end = { $player } has { $end_points } points: this is the last round!
told-ended = The game ends after round { $round }.

# Why a bot declines an offer
told-spares_none =
    { $player }: “I can’t spare { $good_id ->
        [ore] any ore
        [grain] any grain
        [horse] a horse
        [cattle] any cattle
       *[gold] any gold
    }.”
told-has_no_use =
    { $player }: “I don’t need { $good_id ->
        [ore] more ore
        [grain] more grain
        [horse] more horses
        [cattle] more cattle
       *[gold] more gold
    } right now.”
told-fears_winner = { $player } to { $partner }: “You’d win with that.”
told-helps_more = { $player } to { $partner }: “That helps you more than me.”

result-ten_points = most points in the round in which someone reached { $end_points }
result-round_limit = most points when the rounds ran out

## Actions

action-start_player = chance: the first player is chosen
action-station = chance: where the legionnaire starts
action-roll = chance: the dice are rolled
action-draw = chance: the top pasture card
action-draw_card = chance: the top development card
action-turn = chance: the face of a plunder token
action-steal = chance: the stolen card
action-place_horseman = choose where the horsemen start; the warriors start at the other place
action-move_legionnaire = move the legionnaire to another hex of the Empire and rob a player there
action-rob = choose a player to rob
action-take_gold = choose how much gold to take from a player without cards
action-return = return this card
action-end_turn = end your turn
action-bank = give the bank { $bank_gives } of a kind for 1 ore, 1 grain or the top pasture card
action-build_fighters =
    { $fighters_ore } ore and { $fighters_horses ->
        [one] { $fighters_horses } horse
       *[other] { $fighters_horses } horses
    }: a fighter in each box (wild: { $joker_gold } gold in place of one card, once per turn)
action-build_wagon =
    { $wagon_horses ->
        [one] { $wagon_horses } horse
       *[other] { $wagon_horses } horses
    }, { $wagon_grain } grain and { $wagon_cattle } cattle: a wagon in one of the boxes
action-buy_card = { $card_cattle } cattle and { $card_gold } gold: a development card
action-play = play a development card (`cards` explains each card)
action-give = add a card to your offer
action-want = ask for one more card
action-propose = make the offer to everyone, or to some players
action-withdraw = withdraw the offer
action-accept = accept the offer
action-decline = decline the offer
action-counter = make a counter-offer
action-stop_waiting = stop waiting; players who haven’t answered count as declining
action-deal = trade with this player
action-no_deal = don’t trade
action-travel = travel to a crossroads (`look PLACE` describes it and the cost of the journey)
action-pay = pay for the journey: grain, then gold
action-forced_march = play a Forced March: move to any free crossroads
action-plunder = plunder a city next to the tribe
action-plunder_with_traitor = plunder with a Traitor: two fewer towers, but at least one
action-conquer = conquer a city; the first one founds the realm
action-conquer_with_traitor = conquer with a Traitor: two fewer towers, but at least one
action-take =
    do nothing else this turn, and take { $rest_gold } gold or { $rest_cards ->
        [one] a card
       *[other] { $rest_cards } cards
    }
action-show_points = reveal hidden points and announce { $end_points }
action-keep_hidden = reveal nothing

## Board in the terminal

board-head = Round { $round }, start player { $start }. Covered sums: { $covered }. The legionnaire is in { $hex }.
map-legend = On the map, f6 is a field that yields on a roll of 6, p is a pasture and m is mountains; forests yield nothing. ▟3▙ is a city with 3 towers, * its plunder token. Two letters are a tribe: its player’s colour, then H for horsemen or W for warriors. L is the legionnaire, a dot a crossroads.
board-legend = Cities: 3t towers, * token, then the crossroads next to it; c061-rH: Red’s horsemen are there. Hexes: f5 is a field (grain) that yields on a roll of 5, m mountains (ore), p pasture; forests yield nothing.
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
board-setup = Setup. The legionnaire is in { $hex }.
board-tokens = tokens { $names }
board-at = at { $place }
board-realm = { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
board-special = { $name } has { $what }.
board-hand-hidden = { $count } cards
board-known = { $count } cards, including { $names }
board-some = { $number } { $name }
board-nothing = none
board-you = You ({ $player }): { $gold } gold, hand: { $hand }, development cards: { $cards }
board-tribe-line = { $tribe }: { $what }
board-reach = Attacks within your reach: { $list }
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

odds-pasture = Pasture pile: { $count } cards. { $horses } horses and { $cattle } cattle are in the pile or in hands you can’t see.
odds-development = Development pile: { $count } cards. You haven’t seen: { $names }.
odds-tokens = { $province }: unseen tokens { $names }

place = hex, city or crossroads
place-city = { $name}: { $towers } towers, { $province }. { $state }
place-free-token = You can plunder or conquer it.
place-free = Its token is taken, but it can still be conquered.
place-neutral = Neutral.
place-owned = Belongs to { $tribe }.
place-beside = Next to it: { $names }.
place-near = Within one arrow: { $names }.
place-hex = { $name }: { $what }, corners { $names }.
place-crossroads = { $name }: next to { $names }.
place-cities = Cities next to it: { $names }.
place-stands = { $name } are there.
place-way = Journey there for { $tribe }: { $price }.

due-place = Where do your horsemen start?
due-legionnaire = Where does the legionnaire go?
due-rob = Who do you rob?
due-ransom = How much gold do you take?
due-shortage = There’s a shortage. Which card do you return?
due-build = Trade, build, or end your turn.
due-draft = What do you give, what do you want, and who do you offer it to?
due-answers = How do you answer the offer?
due-choose_deal = Which trade do you make?
due-tribe = What do your { $tribe } do?
due-pay = How do you pay for the journey? Choose grain, then gold.
due-claim = Reveal hidden points?

# Struggle for Rome's board in the browser.

sr-round = Round { $round }
sr-round-of =
    { $last ->
        [yes] Round { $round } of { $limit }, the last
       *[no] Round { $round } of { $limit }
    }
sr-over = The game is over
sr-you-may = Your decision
sr-turn-of = { $name }’s turn
sr-your-horseman = Your horsemen
sr-your-warrior = Your warriors
sr-your-build = Trade and build
sr-your-claims = Hidden points
sr-your-setup = Setup
sr-your-roll = Dice
sr-phase-roll = Dice
sr-phase-build = Build
sr-phase-horseman_actions = Horsemen
sr-phase-warrior_actions = Warriors
sr-waiting-for = Waiting for { $names }.
sr-actions = Actions
sr-touch-map = Select a place on the map.
sr-tab-actions = Actions
sr-tab-hand = Cards { $number }
sr-tab-people = Tribes
sr-tab-chronicle = Chronicle
sr-map = Map
sr-map-about = Use the arrow keys to move between crossroads and Enter to select one. “Board as text” shows everything, too.
sr-price = Price
sr-free = free
sr-grain = { $number } grain
sr-coins = { $number } gold
sr-nothing = nothing
sr-gold = Gold
sr-hand-size = Resource cards
sr-cards = Development cards
sr-box = { $tribe }: fighters { $fighters }, wagons { $wagons }, cities { $cities }, tokens: { $tokens }.
sr-leads = { $name } leads with { $points } points
sr-no-leader = No one leads: the highest score is { $points } points
sr-of-ten = { $points } of { $end_points }
sr-at-ten = When someone has { $end_points } points, the game ends with that round.
sr-last-round = This is the last round.
sr-points-cities =
    { $number ->
        [one] 1 city
       *[other] { $number } cities
    }
sr-points-scourge =
    { $number ->
        [one] Scourge of Rome (+{ $scourge_points })
       *[other] Scourge of Rome × { $number } (+{ $scourge_points } each)
    }
sr-source-scourge =
    { $number ->
        [one] Scourge of Rome
       *[other] Scourge of Rome × { $number }
    }
sr-points-shown = revealed points: { $number }
sr-source-shown = revealed points
sr-points-hidden =
    { $number ->
        [one] 1 hidden development card
       *[other] { $number } hidden development cards
    }
sr-points-mine = hidden points: { $number }
sr-scoring = Where the points came from
sr-your-cards = Your cards
sr-about-plunder = Turn over its token: it may give you something, or cost a fighter. Each wagon in the box earns 1 gold. The tribe keeps the token.
sr-about-plunder_with_traitor = { sr-about-plunder }
sr-about-conquer =
    { $city_points ->
        [one] { $city_points } point
       *[other] { $city_points } points
    }. A wagon moves from the box to the city. The first city founds the realm; for each further city a fighter goes along too.
sr-about-conquer_with_traitor = { sr-about-conquer }
sr-about-move_legionnaire = No one harvests his hex. You take a card from a player next to it.
sr-only-you = only you can see these
sr-towers =
    { $number ->
        [one] 1 tower
       *[other] { $number } towers
    }
sr-horseman-of = { $name }’s horsemen
sr-warrior-of = { $name }’s warriors
sr-horseman-mine = Your horsemen
sr-warrior-mine = Your warriors
sr-held =
    { $whose ->
        [horseman] It belongs to your horsemen.
        [warrior] It belongs to your warriors.
        [horseman_of] It belongs to { $name }’s horsemen.
       *[warrior_of] It belongs to { $name }’s warriors.
    }
sr-neutral = Neutral: no one can plunder or conquer it.
sr-token = It has a plunder token.
sr-no-token = Its token is taken.
sr-offer-title = Offer a trade
sr-counter-title = Your counter-offer
sr-offer-of = { $name } offers a trade
sr-you-give = You give
sr-you-receive = You receive
sr-they-give = { $name } gives
sr-they-want = { $name } wants
sr-propose-all = Offer to everyone
sr-propose-this = Offer to { $names }
sr-propose-to = Only to { $names }
sr-answer-waiting = thinking
sr-answer-drafting = making a counter-offer
sr-answer-declined = declined
sr-answer-accepted = accepted
sr-answer-countered = made a counter-offer
sr-deal-with = Trade with { $name }
sr-waiting-answers = The others are thinking about it.
sr-text-state = Round { $round }. The legionnaire is in { $hex }.
sr-text-sums = Sums already rolled this round: { $sums }.
sr-text-players = Players
sr-text-tribes = Nomadic tribes
sr-text-player = { $name } ({ $colour }): points { $points }, gold { $gold }, hand { $hand }, development cards { $cards }.
sr-number-rounds = Rounds
sr-number-cities = Conquered cities
sr-number-plundered = Plundered cities
sr-deed-trade = Trade
sr-deed-bank = Bank
sr-deed-build_fighters = Fighters
sr-deed-build_wagon = Wagon
sr-deed-buy_card = Card
sr-deed-play = Play
sr-deed-travel = Travel
sr-deed-plunder = Plunder
sr-deed-conquer = Conquer
sr-deed-plunder_with_traitor = Plunder with a Traitor
sr-deed-conquer_with_traitor = Conquer with a Traitor
sr-deed-forced_march = Forced March
sr-deed-take = Rest
sr-deed-move_legionnaire = Move the legionnaire
sr-deed-place_horseman = Horsemen start here
sr-deed-rob = Rob
sr-deed-take_gold = Take
sr-deed-return = Return
sr-deed-pay = Pay
sr-deed-end_turn = End turn
sr-deed-give = Give
sr-deed-want = Want
sr-deed-propose = Offer
sr-deed-withdraw = Withdraw
sr-deed-accept = Accept
sr-deed-decline = Decline
sr-not-this-turn = Not this turn
sr-deed-counter = Counter-offer
sr-deed-stop_waiting = Stop waiting
sr-deed-deal = Trade with
sr-deed-no_deal = No trade
sr-deed-show_points = Reveal points
sr-deed-keep_hidden = Reveal nothing

## Whole actions, as suggested by a bot

sr-do-place_horseman = Start your horsemen at { $crossroads }
sr-do-move_legionnaire = Move the legionnaire to { $hex }
sr-do-rob = Rob { $player }
sr-do-take_gold = Take { $gold }
sr-do-return = Return { $resource }
sr-do-bank = Give the bank { $resource } for { $supply }
sr-do-build_fighters =
    { $joker_id ->
        [no_joker] Build fighters
       *[other] Build fighters ({ $joker })
    }
sr-do-build_wagon =
    { $joker_id ->
        [no_joker] Build a wagon for { $box }
       *[other] Build a wagon for { $box } ({ $joker })
    }
sr-do-buy_card =
    { $joker_id ->
        [no_joker] Buy a development card
       *[other] Buy a development card ({ $joker })
    }
sr-do-play = Play { $card }
sr-do-give = Offer { $good }
sr-do-want = Ask for { $good }
sr-do-propose = Make the offer to { $whom }
sr-do-deal = Trade with { $player }
sr-do-travel = Travel to { $crossroads }
sr-do-pay = { $grain_id ->
        [0] Pay { $gold }
       *[other] { $gold_id ->
            [0] Pay { $grain }
           *[other] Pay { $grain } and { $gold }
        }
    }
sr-do-forced_march = Forced March to { $crossroads }
sr-do-plunder = Plunder { $city }
sr-do-plunder_with_traitor = Plunder { $city } with a Traitor
sr-do-conquer = Conquer { $city }
sr-do-conquer_with_traitor = Conquer { $city } with a Traitor
sr-do-take = Rest and take { $compensation }
sr-known-hand = What everyone knows about this hand: { $ranges }
sr-clear-offer = Clear offer
sr-counter-of = { $name }’s counter-offer
sr-dice = Dice in this game
sr-dice-of = { $sum }: rolled { $came }×, expected { $mean }×
sr-dice-about =
    { $number ->
        [one] { $number } roll; the line shows the average
       *[other] { $number } rolls; the line shows the average
    }
sr-legend-torch = can be plundered now
sr-legend-flag = can be conquered now
sr-legend-token = face-down plunder token
sr-offer-incomplete = An offer needs at least one resource card on each side.

## Questions to the player

sr-ask-place = Where do your horsemen start? Select a highlighted crossroads ({ $places }). Your warriors take the other.
sr-ask-legionnaire = The legionnaire is in { $hex }. Which hex do you send him to? You then rob a player there.
sr-ask-rob = The legionnaire is in { $hex }. Who do you rob there?
sr-ask-ransom = { $name } has no cards. How much gold do you take instead?
sr-ask-shortage =
    { $number ->
        [one] Shortage: return 1 more card. Which one?
       *[other] Shortage: return { $number } more cards. Which one is next?
    }
sr-ask-build = Trade, build, or end your turn.
sr-ask-draft = You give { $give } for { $want }. Add something, withdraw it, or choose who to offer it to.
sr-ask-answers = { $name } gives { $give } and wants { $want }. How do you answer?
sr-ask-choose_deal = You give { $give } for { $want }. Who do you trade with?
sr-ask-tribe = What do your { $tribe } do at { $place }?
sr-ask-realm = What do your { $tribe } do from their realm at { $place }?
sr-ask-pay = How do you pay for the journey to { $place }?
sr-ask-claim =
    { $number ->
        [one] Your hidden point brings you to { $end_points }. Reveal it? The game then ends with this round.
       *[other] Your { $number } hidden points bring you to at least { $end_points }. Reveal them? The game then ends with this round.
    }
sr-ask-claim-nothing =
    { $number ->
        [0] You have no hidden points to reveal. Everyone who could reach { $end_points } is asked, so no one can tell.
        [one] Your hidden point doesn’t bring you to { $end_points }, so it stays hidden. Everyone who could reach { $end_points } is asked, so no one can tell.
       *[other] Your { $number } hidden points don’t bring you to { $end_points }, so they stay hidden. Everyone who could reach { $end_points } is asked, so no one can tell.
    }

## Map symbols, and cards about places

sr-show-prices = Prices
sr-prices-useful = where it helps
sr-prices-all = all
sr-rose-rays =
    { $number ->
        [one] 1 roll so far; tick: expected
       *[other] { $number } rolls so far; tick: expected
    }
sr-legend-towers = towers: fighters needed
sr-legend-later = after a journey
sr-legend-short = fighters missing
sr-legend-land = { $land_grain } grain or { $land_gold } gold; the first arrow is free
sr-legend-sea = { $sea_gold } gold
sr-legend-prices = cost of the journey
sr-legend-since = happened since your turn
sr-legend-last = a player’s latest move
sr-card-against =
    { $fighters ->
        [one] Your 1 fighter against { $towers } towers.
       *[other] Your { $fighters } fighters against { $towers } towers.
    }
sr-card-can-plunder = You can plunder { $city }.
sr-card-can-conquer = You can conquer { $city }.
sr-card-can-plunder_with_traitor = You can plunder { $city } with a Traitor.
sr-card-can-conquer_with_traitor = You can conquer { $city } with a Traitor.
sr-card-short =
    { $number ->
        [one] 1 fighter short.
       *[other] { $number } fighters short.
    }
sr-card-journey =
    { $help ->
        [traitor] Within reach with a Traitor after a journey to { $place }: { $price }.
       *[none] Within reach after a journey to { $place }: { $price }.
    }
sr-card-symbol = { $symbol } on { $number }
sr-card-booty = Plunder: 1 gold per wagon, and one of { $total } tokens: { $symbols }.
sr-card-yield = { $good } on { $number }
sr-card-harvest = Harvest: { $goods }.
sr-card-stands =
    { $whose ->
        [horseman] Your horsemen are here.
        [warrior] Your warriors are here.
        [horseman_of] { $name }’s horsemen are here.
       *[warrior_of] { $name }’s warriors are here.
    }
sr-card-price = Journey here: { $prices }.
sr-card-beside = Next to it: { $cities }.
sr-card-brings = Produces { $good } on { $number } ({ $ways } of 36 rolls).
sr-card-barren = Produces nothing.
sr-card-legionnaire = The legionnaire is here: no harvest.
sr-card-box = Fighters: { $fighters }, wagons: { $wagons }.
sr-card-colours = Token colours: { $number } ({ $colours }). Three let you found a realm, five make you the Scourge of Rome.
sr-card-at = They are at { $place }.
sr-card-realm = Their realm: { $cities }.
sr-card-unplaced = They aren’t on the map yet.
sr-card-sum = Sum { $sum }
sr-card-covered = Rolled this round.
sr-card-uncovered = Not rolled this round.
sr-card-hexes = Produces in { $hexes }.

## Action rows, choices and events

sr-note-missing = missing: { $goods }
sr-note-joker-spent = { sr-note-missing }; you’ve already used gold this turn
sr-note-joker-several = { sr-note-missing } (gold covers 1)
sr-note-trade = with the others
sr-note-bank = three of a kind for one card
sr-note-build_fighters = one horseman, one warrior
sr-note-build_wagon = into one of the boxes
sr-note-buy_card = { $number } left in the pile
sr-note-cities = { $cities } and { $number } more
sr-note-travel =
    { $helpful ->
        [0] { $number ->
            [one] { $number } place
           *[other] { $number } places
        }
        [one] { $number ->
            [one] { $number } place, next to a city
           *[other] { $number } places, { $helpful } leads to a city
        }
       *[other] { $number } places, { $helpful } lead to a city
    }
sr-note-colours = token colours: { $number } of { $needed }
sr-note-take =
    { $rest_gold } gold or { $rest_cards ->
        [one] { $rest_cards } card
       *[other] { $rest_cards } cards
    }; ends the turn
sr-note-move_legionnaire = and rob a player there
sr-step-box = Box
sr-step-joker = Gold as a wild card
sr-step-resource = You give
sr-step-supply = You get
sr-step-compensation = You take
sr-step-card = Card
sr-travel-for = Travel: { $price }
sr-left = left: { $goods }
sr-curve = Points by round

## Trade

sr-have = have { $number }
sr-give-more = Give one more: { $good }
sr-give-less = Give one less: { $good }
sr-want-more = Ask for one more: { $good }
sr-want-less = Ask for one less: { $good }
sr-answers = Answers
sr-answers-before = Answers to your last offer
sr-answer-lacks = doesn’t have { $goods }
sr-differs-give-instead = you give { $more } instead of { $less }
sr-differs-want-instead = you receive { $more } instead of { $less }
sr-differs-give-more = you give { $number } more { $good }
sr-differs-give-less = you give { $number } less { $good }
sr-differs-want-more = you receive { $number } more { $good }
sr-differs-want-less = you receive { $number } less { $good }
sr-gives = gives
sr-wants = wants
sr-you-lack = You can’t accept: you don’t have { $goods }.
sr-earlier = Offered this turn: { $offers }
sr-propose-some = Only some players
sr-moment-turned = { $city } is plundered
sr-moment-conquered = { $city } is conquered
sr-gains = What everyone gained
sr-gains-pasture = pasture cards
sr-gains-trades = trades
sr-gains-plunders = plunders

## Chronicle, addressed to the player

mine-started = You go first.
mine-round_began = Round { $round } begins; you roll.
told-harvested = { $player } harvests { $harvest }.
mine-harvested = You harvest { $harvest }.
told-exchanged = { $player } trades { $given } for { $received } with { $partner }.
mine-exchanged = You trade { $given } for { $received } with { $partner }.
tome-exchanged = You trade { $received } for { $given } with { $player }.
told-offered =
    { $whom_id ->
        [all] { $player } offers everyone { $given } for { $wanted }.
       *[other] { $player } offers { $whom } { $given } for { $wanted }.
    }
mine-offered =
    { $whom_id ->
        [all] You offer everyone { $given } for { $wanted }.
       *[other] You offer { $whom } { $given } for { $wanted }.
    }
tome-offered = { $player } offers you { $given } for { $wanted }.
mine-drew =
    { $resource_id ->
        [hidden] You draw a pasture card.
       *[other] You draw a pasture card: { $resource }.
    }
mine-legionnaire_moved = You move the legionnaire to { $hex }.
mine-robbed =
    { $resource_id ->
        [hidden] You rob { $victim } of a card.
       *[other] You rob { $victim }: { $resource }.
    }
mine-took_gold = You take { $gold } gold from { $victim }.
mine-took = You take { $resource }.
mine-laid_out = You offer { $good }.
mine-asked_for = You ask for { $good }.
mine-proposed =
    { $whom_id ->
        [all] You make an offer to everyone.
       *[other] You make an offer to { $whom }.
    }
mine-withdrew = You withdraw the offer.
mine-accepted = You accept.
mine-declined = You decline.
mine-unanswered = You didn’t answer, so that counts as a no.
told-offer_refused = { $player } declines your offer.
mine-bought_card = You buy a development card.
mine-used_joker = You pay gold in place of { $resource }.
mine-drew_card =
    { $card_id ->
        [hidden] You draw a development card.
       *[other] You draw a development card: { $card }.
    }
mine-no_card_left = There’s no development card left for you.
mine-played = You play { $card }.
mine-gained_gold = You get { $gold } gold.
mine-compensated = Your tribe rests.
mine-gained_diplomacy =
    { $diplomacy_points ->
        [one] You gain Diplomacy: 1 point.
       *[other] You gain Diplomacy: { $diplomacy_points } points.
    }
mine-lost_diplomacy = You lose Diplomacy.
mine-gained_legacy_of_rome =
    { $legacy_points ->
        [one] You gain the Legacy of Rome: 1 point.
       *[other] You gain the Legacy of Rome: { $legacy_points } points.
    }
mine-showed_points =
    { $points ->
        [one] You reveal 1 hidden point.
       *[other] You reveal { $points } hidden points.
    }
mine-showed_treasure = You reveal { $card }.
mine-announced_end = You have { $end_points } points: this is the last round.
mine-placed = { $tribe } start at { $crossroads }.
mine-built_fighter = { $tribe } gain a fighter.
mine-built_wagon = { $tribe } gain a wagon.
mine-reinforced = { $tribe } gain a fighter.
mine-travelled = { $tribe } travel to { $crossroads }.
mine-plundered = { $tribe } plunder { $city }!
mine-lost_fighter = { $tribe } lose a fighter.
mine-founded = { $tribe } conquer { $city } and found their realm!
mine-expanded = { $tribe } conquer { $city }!
mine-gained_scourge_of_rome =
    { $scourge_points ->
        [one] { $tribe } become the Scourge of Rome: 1 point.
       *[other] { $tribe } become the Scourge of Rome: { $scourge_points } points.
    }
tome-robbed =
    { $resource_id ->
        [hidden] { $player } robs you of a card.
       *[other] { $player } robs you: { $resource }.
    }
tome-took_gold = { $player } takes { $gold } gold from you.
tome-proposed = { $player } makes you an offer.
tome-fears_winner = { $player } to you: “You’d win with that.”
tome-helps_more = { $player } to you: “That helps you more than me.”

## How it ended

sr-drama-won =
    { $you ->
        [yes] Your realm prevails
       *[no] { $name }’s realm prevails
    }
sr-drama-shared = A shared victory
sr-drama-about =
    { $you ->
        [second] { $points } points in round { $round }, { $ahead } ahead of you: { $sources }.
       *[no] { $points } points in round { $round }, { $ahead } ahead of { $other }: { $sources }.
    }
sr-drama-gold =
    { $you ->
        [first] Round { $round }: you and { $other } both have { $points } points, and gold decides: { $own } to { $theirs }.
        [second] Round { $round }: { $name } and you both have { $points } points, and gold decides: { $own } to { $theirs }.
       *[no] Round { $round }: { $name } and { $other } both have { $points } points, and gold decides: { $own } to { $theirs }.
    }
sr-drama-shared-about = Round { $round }: { $names } have { $points } points each, and the same amount of gold.

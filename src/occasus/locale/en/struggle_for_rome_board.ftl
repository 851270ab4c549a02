# The board of Struggle for Rome in the browser.

sr-round = Round { $round }, start player { $name }
sr-over = The game is over
sr-you-may = A question for you
sr-turn-of = { $name }’s turn
sr-your-horseman = Your horsemen
sr-your-warrior = Your warriors
sr-your-build = Trade and build
sr-your-claims = Hidden points
sr-your-setup = Setting up
sr-your-roll = The dice
sr-phase-roll = Dice
sr-phase-build = Build
sr-phase-horseman_actions = Horse
sr-phase-warrior_actions = Foot
sr-waiting-for = Waiting for { $names }.
sr-actions = Actions
sr-touch-map = Touch a place on the map.
sr-tab-actions = Actions
sr-tab-hand = Cards { $number }
sr-tab-people = Tribes
sr-tab-chronicle = Chronicle
sr-map = Map
sr-map-about = Arrow keys go from crossroads to crossroads, Enter touches one. The board as text has everything too.
sr-to-pay = To pay
sr-price = Price
sr-free = free
sr-grain = { $number } grain
sr-coins = { $number } gold
sr-price-of = { $grain } grain, { $gold } gold
sr-nothing = nothing
sr-gold = Gold
sr-hand-size = Resource cards
sr-cards = Development cards
sr-cities =
    { $number ->
        [one] 1 city
       *[other] { $number } cities
    }
sr-box = { $tribe }: fighters { $fighters }, wagons { $wagons }, cities { $cities }, tokens: { $tokens }.
sr-on-map = On the map
sr-leads = { $name } leads with { $points } points
sr-of-ten = { $points } of 10
sr-at-ten = At 10 the round is finished, then night.
sr-last-round = This is the last round.
sr-points-cities =
    { $number ->
        [one] 1 city
       *[other] { $number } cities
    }
sr-points-scourge = Scourge of Rome × { $number }
sr-points-shown = shown points: { $number }
sr-points-hidden =
    { $number ->
        [one] 1 hidden card
       *[other] { $number } hidden cards
    }
sr-points-mine = hidden points: { $number }
sr-scoring = How the points came about
sr-your-cards = Your cards
sr-only-you = only you see these
sr-no-cards = You hold no resource cards.
sr-towers =
    { $number ->
        [one] 1 tower
       *[other] { $number } towers
    }
sr-horseman-of = { $name }’s horsemen
sr-warrior-of = { $name }’s warriors
sr-held = It belongs to { $tribe }.
sr-neutral = It is neutral.
sr-token = A plunder token lies there.
sr-no-token = Its token is gone.
sr-offer-title = Offer a trade
sr-counter-title = Your counter-offer
sr-offer-of = { $name } offers a trade
sr-you-give = You give
sr-you-receive = You receive
sr-they-give = { $name } gives
sr-they-want = { $name } wants
sr-propose-all = Offer to all
sr-propose-this = Offer to { $names }
sr-propose-to = Only to { $names }
sr-holds =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
sr-answer-waiting = thinks
sr-answer-drafting = makes a counter-offer
sr-answer-declined = declines
sr-answer-accepted = accepts
sr-answer-countered = offers something else
sr-deal-with = Trade with { $name }
sr-waiting-answers = The others think about it.
sr-text-state = Round { $round }. Covered sums: { $sums }. The legionnaire stands in { $hex }.
sr-text-players = Players
sr-text-tribes = Wandering tribes
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
sr-deed-return = Give back
sr-deed-pay = Pay
sr-deed-end_turn = End the turn
sr-deed-give = Give
sr-deed-want = Want
sr-deed-propose = Propose
sr-deed-withdraw = Withdraw
sr-deed-accept = Accept
sr-deed-decline = Decline
sr-deed-counter = Counter-offer
sr-deed-stop_waiting = Wait no longer
sr-deed-deal = Trade with
sr-deed-no_deal = No deal
sr-deed-show_points = Show points
sr-deed-keep_hidden = Show nothing

## Deeds with all that belongs to them, as a bot advises them

sr-do-place_horseman = Start with the horsemen at { $crossroads }
sr-do-move_legionnaire = Move the legionnaire to { $hex }
sr-do-rob = Rob { $player }
sr-do-take_gold = Take { $gold }
sr-do-return = Give back { $resource }
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
sr-do-pay = Pay { $grain } and { $gold }
sr-do-forced_march = Forced March to { $crossroads }
sr-do-plunder = Plunder { $city }
sr-do-plunder_with_traitor = Plunder { $city } with a Traitor
sr-do-conquer = Conquer { $city }
sr-do-conquer_with_traitor = Conquer { $city } with a Traitor
sr-do-take = Rest and take { $compensation }
sr-ask-answer = { $name } offers you a trade: what do you say?
sr-known-hand = What everybody may know of this hand: { $ranges }
sr-one-less = One less: { $good }
sr-clear-offer = Clear the offer
sr-counter-of = Counter-offer of { $name }
sr-dice = Dice of this game
sr-dice-of = { $sum }: came { $came }×, on average { $mean }×
sr-dice-about =
    { $number ->
        [one] { $number } roll; the line is the average
       *[other] { $number } rolls; the line is the average
    }
sr-legend-torch = can be plundered now
sr-legend-flag = can be conquered now
sr-legend-token = booty nobody has seen
sr-offer-incomplete = An offer needs at least one resource card on each side.

# The board of Struggle for Rome in the browser.

sr-round = Round { $round }
sr-round-of =
    { $last ->
        [yes] Round { $round } of { $limit }, the last
       *[no] Round { $round } of { $limit }
    }
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
sr-of-ten = { $points } of 10
sr-at-ten = At 10 the round is played out, then night falls.
sr-last-round = This is the last round.
sr-points-cities =
    { $number ->
        [one] 1 city
       *[other] { $number } cities
    }
sr-points-scourge =
    { $number ->
        [one] Scourge of Rome (2 points)
       *[other] Scourge of Rome × { $number } (2 points each)
    }
sr-source-scourge =
    { $number ->
        [one] Scourge of Rome
       *[other] Scourge of Rome × { $number }
    }
sr-points-shown = shown points: { $number }
sr-source-shown = points shown
sr-points-hidden =
    { $number ->
        [one] 1 hidden development card
       *[other] { $number } hidden development cards
    }
sr-points-mine = hidden points: { $number }
sr-scoring = How the points came about
sr-your-cards = Your cards
sr-about-plunder = Its token is turned over: booty, and perhaps the loss of a fighter. Each wagon in the box brings 1 gold. The token stays with the tribe.
sr-about-plunder_with_traitor = { sr-about-plunder }
sr-about-conquer = 1 point. A wagon goes from the box to the city: the first city founds the realm, for every further one a fighter goes along.
sr-about-conquer_with_traitor = { sr-about-conquer }
sr-about-move_legionnaire = Nobody gets the harvest of his hex. You take a card from somebody beside it.
sr-only-you = only you see these
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
sr-neutral = It is neutral: nobody can plunder or conquer it.
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
sr-answer-waiting = thinks
sr-answer-drafting = makes a counter-offer
sr-answer-declined = declines
sr-answer-accepted = accepts
sr-answer-countered = offers something else
sr-deal-with = Trade with { $name }
sr-waiting-answers = The others think about it.
sr-text-state = Round { $round }. The legionnaire stands in { $hex }.
sr-text-sums = Sums already rolled this round: { $sums }.
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
sr-known-hand = What everybody may know of this hand: { $ranges }
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

## What is asked, and about what

sr-ask-place = Where do your horsemen start? Touch one of the lit crossroads ({ $places }); your warriors take the other.
sr-ask-legionnaire = The legionnaire stands in { $hex }. To which hex do you send him, to rob somebody there?
sr-ask-rob = The legionnaire is in { $hex }. Whom do you rob there?
sr-ask-ransom = { $name } has no cards. How much gold do you take instead?
sr-ask-shortage =
    { $number ->
        [one] The bank runs short: you give back 1 more card. Which one?
       *[other] The bank runs short: you give back { $number } more cards. Which one is next?
    }
sr-ask-build = Trade, build, or end your turn.
sr-ask-draft = You give { $give } for { $want }. Add something, withdraw it, or say to whom you offer it.
sr-ask-answers = { $name } gives { $give } and wants { $want }. What do you say?
sr-ask-choose_deal = You give { $give } for { $want }. With whom do you trade?
sr-ask-tribe = What do your { $tribe } do at { $place }?
sr-ask-realm = What do your { $tribe } do from their realm at { $place }?
sr-ask-pay = How do you pay for the journey to { $place }?
sr-ask-claim =
    { $number ->
        [one] Your hidden point makes 10. Do you show it? Then the game ends with this round.
       *[other] Your { $number } hidden points make at least 10. Do you show them? Then the game ends with this round.
    }
sr-ask-claim-nothing =
    { $number ->
        [0] You hold no hidden points, so there is nothing to show. Everybody who might reach 10 with hidden cards is asked, so that nobody can tell.
        [one] Your hidden point does not make 10, so it stays hidden. Everybody who might reach 10 with hidden cards is asked, so that nobody can tell.
       *[other] Your { $number } hidden points do not make 10, so they stay hidden. Everybody who might reach 10 with hidden cards is asked, so that nobody can tell.
    }

## Signs on the map, and what stands on a card about a place

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
sr-legend-land = 1 grain or 3 gold; the first arrow is free
sr-legend-sea = 1 gold
sr-legend-prices = things to pay for the way
sr-legend-since = happened since your turn
sr-legend-last = a player’s last move
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
        [traitor] Within reach of a Traitor after a journey to { $place }: { $price }.
       *[none] Within reach after a journey to { $place }: { $price }.
    }
sr-card-symbol = { $symbol } on { $number }
sr-card-booty = Booty: 1 gold for each wagon, and one of { $total } tokens: { $symbols }.
sr-card-yield = { $good } on { $number }
sr-card-harvest = Harvest: { $goods }.
sr-card-stands =
    { $whose ->
        [horseman] Your horsemen stand here.
        [warrior] Your warriors stand here.
        [horseman_of] { $name }’s horsemen stand here.
       *[warrior_of] { $name }’s warriors stand here.
    }
sr-card-price = Journey here: { $prices }.
sr-card-beside = Beside it: { $cities }.
sr-card-brings = Brings { $good } on { $number } ({ $ways } of 36 rolls).
sr-card-barren = Brings nothing.
sr-card-legionnaire = The legionnaire stands here: no harvest.
sr-card-box = Fighters: { $fighters }, wagons: { $wagons }.
sr-card-colours = Colours of tokens: { $number } ({ $colours }). Three found a realm, five are the Scourge of Rome.
sr-card-at = They stand at { $place }.
sr-card-realm = Their realm: { $cities }.
sr-card-unplaced = They are not on the map yet.
sr-card-sum = Sum { $sum }
sr-card-covered = Rolled this round.
sr-card-uncovered = Not rolled this round yet.
sr-card-hexes = Pays in { $hexes }.

## Rows of deeds, choices, what happened

sr-note-missing = missing: { $goods }
sr-note-joker-spent = { sr-note-missing }; gold is already used this turn
sr-note-joker-several = { sr-note-missing } (gold covers 1)
sr-note-trade = with the others
sr-note-bank = three alike for one
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
            [one] { $number } place, beside a city
           *[other] { $number } places, { $helpful } leads to a city
        }
       *[other] { $number } places, { $helpful } lead to a city
    }
sr-note-colours = colours of tokens: { $number } of { $needed }
sr-note-take = 2 gold or 1 card; it ends the turn
sr-note-move_legionnaire = and rob somebody there
sr-step-box = For which box
sr-step-joker = Gold as a joker
sr-step-resource = What you give
sr-step-supply = What you get
sr-step-compensation = What you take
sr-step-card = Which card
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
sr-answer-lacks = cannot have { $goods }
sr-differs-give-instead = you give { $more } instead of { $less }
sr-differs-want-instead = you receive { $more } instead of { $less }
sr-differs-give-more = you give { $number } { $good } more
sr-differs-give-less = you give { $number } { $good } less
sr-differs-want-more = you receive { $number } { $good } more
sr-differs-want-less = you receive { $number } { $good } less
sr-gives = gives
sr-wants = wants
sr-you-lack = You cannot accept: you lack { $goods }.
sr-earlier = Tried this turn: { $offers }
sr-propose-some = Only to some
sr-moment-turned = The plunder of { $city }
sr-moment-conquered = { $city } is conquered
sr-gains = What everybody got
sr-gains-pasture = pasture cards
sr-gains-trades = trades
sr-gains-plunders = plunders

## What whoever reads has done, and what was done to them

mine-started = You begin.
mine-round_began = Round { $round } begins; you roll.
told-harvested = The dice bring { $player } { $harvest }.
mine-harvested = The dice bring you { $harvest }.
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
mine-laid_out = You lay out { $good }.
mine-asked_for = You ask for { $good }.
mine-proposed =
    { $whom_id ->
        [all] You make an offer to everybody.
       *[other] You make an offer to { $whom }.
    }
mine-withdrew = You leave it.
mine-accepted = You accept.
mine-declined = You decline.
mine-unanswered = You have not answered: that counts as a no.
told-offer_refused = { $player } does not take your offer.
mine-bought_card = You buy a development card.
mine-used_joker = You pay gold instead of { $resource }.
mine-drew_card =
    { $card_id ->
        [hidden] You draw a development card.
       *[other] You draw a development card: { $card }.
    }
mine-no_card_left = There is no development card left for you.
mine-played = You play { $card }.
mine-gained_gold = You get { $gold } gold.
mine-compensated = Your tribe rests.
mine-gained_diplomacy = You have Diplomacy: 2 points.
mine-lost_diplomacy = You lose Diplomacy.
mine-gained_legacy_of_rome = You have the Legacy of Rome: 2 points.
mine-showed_points =
    { $points ->
        [one] You show a hidden point.
       *[other] You show { $points } hidden points.
    }
mine-showed_treasure = You show { $card }.
mine-announced_end = You have 10 points: this is the last round.
mine-placed = { $tribe } stand at { $crossroads }.
mine-built_fighter = { $tribe } get a fighter.
mine-built_wagon = { $tribe } get a wagon.
mine-reinforced = { $tribe } get a fighter.
mine-travelled = { $tribe } go to { $crossroads }.
mine-plundered = { $tribe } plunder { $city }!
mine-lost_fighter = { $tribe } lose a fighter.
mine-founded = { $tribe } conquer { $city } and found their realm!
mine-expanded = { $tribe } conquer { $city }!
mine-gained_scourge_of_rome = { $tribe } are the Scourge of Rome: 2 points.
tome-robbed =
    { $resource_id ->
        [hidden] { $player } robs you of a card.
       *[other] { $player } robs you: { $resource }.
    }
tome-took_gold = { $player } takes { $gold } gold from you.
tome-proposed = { $player } makes you an offer.
tome-fears_winner = { $player } to you: “With that you would win.”
tome-helps_more = { $player } to you: “That helps you more than me.”

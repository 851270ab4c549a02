# The board of Fall of Rome in the browser.

fr-decline = Decline
fr-of = { $number } of { $total }
fr-of-total = of { $total }
fr-sun-sets = At { $total } the sun sets and Rome falls
fr-invade = Invade
fr-recruit = Recruit
fr-revolts-left =
    { $number ->
        [0] No more revolts to come
        [one] 1 revolt to come; it moves this right
       *[other] { $number } revolts to come; each moves this right
    }
fr-players-pile = Players
fr-barbarian-pile = Barbarians
fr-used = { $number } used
fr-left = left
fr-legions-left = legions left
fr-forts-left = forts left
fr-no-threat = No threat:
fr-goal = Win: all five tribes allied or gone from the map
fr-show-paths = show where they migrate

fr-over = The game is over
fr-setup = Setting up
fr-your-turn = Your turn
fr-you-may = You may step in
fr-turn-of = { $name } is on turn
fr-waiting-for = Waiting for { $names }.
fr-actions = Actions
fr-actions-left =
    { $number ->
        [one] 1 action left
       *[other] { $number } actions left
    }
fr-phase-actions = Actions
fr-phase-draw = Draw 2
fr-phase-invade = Invade { $number }
fr-group-move = Move
fr-group-fight = Fight
fr-group-build = Build
fr-group-parley = Parley
fr-group-events = Events
fr-why-not = Why not? Touch a dashed button.
fr-what-may-come = What may come
fr-next-invasion = Next invasion
fr-revolt-two = Revolt, 2 cards
fr-revolt-among =
    { $number ->
        [0] none is left
       *[other] 1 among the next { $number }
    }
fr-revolt-later = none in the next { $calm }, then 1 among { $number }
fr-revolt-on-top = Vestalis put it on top
fr-play-event = Play
fr-less = Less: { $what }
fr-more = More: { $what }
fr-percent = { $number }%
fr-more-corruption = more; decline 1
fr-revolt = Revolt
fr-price = First the sun sinks one step.
fr-peek-roles = Roles
fr-peek-discards = Discards
fr-peek-odds = Card by card
fr-discards-player = Player cards ({ $number })
fr-discards-barbarian = Barbarian cards ({ $number })
fr-discards-removed = Out of the game ({ $number })
fr-none-yet = none yet
fr-no-cards = No cards
fr-odds-barbarians = Among the next { $number } barbarian cards
fr-odds-players = City cards in the deck; each comes with the next two by { $percent }
fr-odds-events =
    { $number ->
        [one] 1 event is in the deck, out of { $unseen } that nobody has seen.
       *[other] { $number } events are in the deck, out of { $unseen } that nobody has seen.
    }
fr-pile-about = { $name }: { $left } cards left, { $used } used. Touch to see them.
fr-supply-about = Legions and forts that are left, and tribes that threaten no more. Touch for the odds card by card.
fr-decline-about = Decline: every sacked city and every corruption moves the sun one step. At { $total } Rome falls.
fr-rates-about = How many barbarian cards come each turn, and how many legions are recruited. A revolt moves the marker.
fr-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
fr-days-about = How far from Roma; it decides who begins.
fr-of-total-about = There are { $total } city cards of the { $tribe }.
fr-event = Event
fr-your-hand = Your hand
fr-shared-hand = Shared hand
fr-hand-of = Hand of { $name }
fr-hand-size = { $number } of { $limit } cards
fr-nearest = { $held } of { $cost } for the { $tribe }
fr-treasury = Treasury
fr-touch-city = touch a city
fr-roll-dice =
    { $number ->
        [one] Roll 1 die
       *[other] Roll { $number } dice
    }
fr-tab-actions = Actions
fr-tab-hand = Hand { $number }
fr-tab-chronicle = Chronicle
fr-sure-yes = Do it
fr-sure-corruption = Corruption moves the sun one step first. This cannot be taken back once something is revealed.
fr-sure-fatal = Corruption moves the sun first, and it stands on its last step: this loses the game.
fr-sure-end =
    { $number ->
        [one] 1 action is left and would be lost.
       *[other] { $number } actions are left and would be lost.
    }
fr-sure-discard = This card goes for good.
fr-number-alliances = Alliances
fr-number-barbarians = Barbarians on the map
fr-number-revolts = Revolts
fr-number-deck = Player cards left

fr-text-state = Decline { $decline }. Rate marker on space { $rate }. { $legions } legions and { $forts } forts in supply.
fr-text-legions =
    { $number ->
        [one] 1 legion
       *[other] { $number } legions
    }
fr-text-barbarians = { $number } { $tribe }
fr-text-fort = a fort
fr-text-nothing = nothing
fr-text-port = A port, of the { $tribes }. Neighbours: { $neighbours }.
fr-text-inland = No port, of the { $tribes }. Neighbours: { $neighbours }.
fr-text-tribes = Tribes
fr-text-tribe = { $tribe }: { $left } left in supply, no alliance.
fr-text-tribe-allied = { $tribe }: { $left } left in supply, allied.
fr-text-player = { $name }, { $role }, in { $city }. Hand: { $cards }.
fr-text-nowhere = no city yet
fr-map = Map of the empire
fr-map-about = Arrow keys go from city to city, Enter picks, Escape goes back. T shows the board as text.
fr-paths-of = Where the { $tribe } migrate
fr-region-britannia-gallia = Britannia and Gallia
fr-region-germania = Germania and the Danube
fr-region-hispania-africa = Hispania and Africa
fr-region-italia = Italia
fr-region-graecia = Graecia and the East
fr-region-pontus = The Black Sea

## Deeds, as on their buttons

deed-end_actions = End actions
deed-march = March
deed-sail = Sail
deed-sail_free = Sail freely
deed-travel = Travel
deed-bring = Bring along
deed-pay = Pay with
deed-fortify = Fortify
deed-build_fort = Build a fort
deed-take_fort = Take the fort of
deed-recruit = Recruit
deed-recruit_only = Recruit fewer
deed-levy = Levy
deed-port_recruit = Recruit in port
deed-battle = Battle
deed-faces = Set the dice
deed-remove = Remove
deed-give = Give a card
deed-take = Take a card
deed-trade_give = Trade away
deed-trade_take = Trade for
deed-store = Store a card
deed-fetch = Fetch a card
deed-ally = Ally
deed-enlist = Enlist
deed-enlist_free = Enlist freely
deed-accept = Agree
deed-refuse = Refuse
deed-use = Use it
deed-decline = Leave it
deed-done = Enough
deed-draw_cards = Draw
deed-put_back = Put back
deed-discard = Discard
deed-event = Event
deed-exchange = Exchange
deed-pass = Play none now
deed-pass_turn = Play none this turn
deed-choose = Choose
deed-strike = Strike
deed-place = Place legions
deed-move_pawn = Move
deed-swap = Swap between
deed-offer = Offer
deed-take_card = Take
deed-lay = Lay next
fr-take-back = Take back
deed-banish = Remove from the game
deed-go = Go with
deed-pick_role = Take
deed-start = Start in
deed-first = First player

## What is asked in the tray

step-city = to
step-legions = with legions
step-card = with card
step-role = with
step-other_role = and
step-tribe = tribe
step-dice = dice
step-barbarians = barbarians
step-roll = faces
step-event = card
step-option = how
step-cards = cards
step-barbarian_card = card
step-seat = seat
option-standard = Standard
option-corruption = Corruption
barbarians-nothing = nothing

## Deeds with all that belongs to them, as a bot advises them

do-march =
    { $legions ->
        [0] March to { $city } without legions
        [one] March to { $city } with 1 legion
       *[other] March to { $city } with { $legions } legions
    }
do-sail =
    { $legions ->
        [0] Sail to { $city } without legions
        [one] Sail to { $city } with 1 legion
       *[other] Sail to { $city } with { $legions } legions
    }
do-sail_free =
    { $legions ->
        [0] Sail to { $city } without a card, without legions
        [one] Sail to { $city } without a card, with 1 legion
       *[other] Sail to { $city } without a card, with { $legions } legions
    }
do-travel =
    { $legions ->
        [0] Travel to { $city } without legions
        [one] Travel to { $city } with 1 legion
       *[other] Travel to { $city } with { $legions } legions
    }
do-bring = Bring along: { $barbarians }
do-pay = Pay with { $card }
do-fortify = Build a fort with { $card }
do-take_fort = Take the fort of { $city }
do-recruit_only =
    { $legions ->
        [0] Recruit only no legion
        [one] Recruit only 1 legion
       *[other] Recruit only { $legions } legions
    }
do-levy = Levy 1 legion in { $city }
do-port_recruit =
    { $legions ->
        [one] Pay { $card } and recruit 1 legion
       *[other] Pay { $card } and recruit { $legions } legions
    }
do-battle =
    { $dice ->
        [one] Battle with 1 die
       *[other] Battle with { $dice } dice
    }
do-faces = Set the dice: { $roll }
do-remove = Remove: { $barbarians }
do-give = Give { $card } to the { $role }
do-take = Take { $card } from the { $role }
do-trade_give = Trade { $card } away to the { $role }
do-trade_take = Trade for { $card } of the { $role }
do-store = Store { $card } in the treasury
do-fetch = Fetch { $card } from the treasury
do-ally = Ally with the { $tribe }
do-enlist =
    { $legions ->
        [0] Pay { $card } and enlist no legion
        [one] Pay { $card } and enlist 1 legion
       *[other] Pay { $card } and enlist { $legions } legions
    }
do-enlist_free =
    { $legions ->
        [0] Enlist the { $tribe }: no legion
        [one] Enlist the { $tribe }: 1 legion
       *[other] Enlist the { $tribe }: { $legions } legions
    }
do-draw_cards =
    { $cards ->
        [one] Draw 1 card
       *[other] Draw { $cards } cards
    }
do-put_back = Put { $card } back on the deck
do-discard = Discard { $card }
do-event =
    { $option_id ->
        [corruption] Play { $event } with corruption
       *[other] Play { $event }
    }
do-exchange = Exchange { $card } for an event
do-choose = Choose { $city }
do-strike = Strike the { $tribe } in { $city }
do-place =
    { $legions ->
        [0] Place in { $city }: no legion
        [one] Place in { $city }: 1 legion
       *[other] Place in { $city }: { $legions } legions
    }
do-move_pawn =
    { $legions ->
        [0] Move the { $role } without legions
        [one] Move the { $role } with 1 legion
       *[other] Move the { $role } with { $legions } legions
    }
do-swap = Let the { $role } and the { $other_role } swap cards
do-offer = Offer { $card }
do-take_card = Take { $card }
do-lay = Lay next: { $barbarian_card }
do-banish = Remove from the game: { $barbarian_card }
do-go =
    { $legions ->
        [0] Go without legions
        [one] Go with 1 legion
       *[other] Go with { $legions } legions
    }
do-pick_role = Take the role { $role }
do-start = Start in { $city }
do-first = { $seat } begins

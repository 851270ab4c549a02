# Fall of Rome's board in the browser.

fr-decline = Decline
fr-of = { $number } of { $total }
fr-of-at-most = { $number } of at most { $total }
fr-sun-sets = At { $total }, the sun sets and Rome falls
fr-invade = Invade
fr-recruit = Recruit
fr-peace-short = At peace
fr-revolts-left =
    { $number ->
        [0] No more revolts
        [one] 1 revolt left; it moves this marker right
       *[other] { $number } revolts left; each moves this marker right
    }
fr-players-pile = Players
fr-barbarian-pile = Barbarians
fr-used = { $number } used
fr-left = left
fr-legions-left =
    { $number ->
        [one] legion left
       *[other] legions left
    }
fr-forts-left =
    { $number ->
        [one] fort left
       *[other] forts left
    }
fr-at-peace = At peace { $number } of { $total }
fr-goal = Goal: all five tribes allied or off the map
fr-show-paths = show migration paths

fr-over = The game is over
fr-setup = Setup
fr-your-turn = Your turn
fr-you-may = You may play an event
fr-turn-of = { $name }’s turn
fr-waiting-for = Waiting for { $names }.
fr-actions = Actions
fr-actions-left =
    { $number ->
        [one] 1 action left
       *[other] { $number } actions left
    }
fr-phase-actions = Actions
fr-phase-draw = Draw { $cards_drawn }
fr-phase-invade = Invade { $number }
fr-group-events = Events
fr-what-may-come = What’s coming
fr-next-invasion = Next invasion
fr-revolt-two = Revolt at the next draw
fr-revolt-among =
    { $number ->
        [0] none left
        [one] the next card
       *[other] 1 among the next { $number } cards
    }
fr-revolt-later =
    { $calm ->
        [one] not the next card, then 1 among { $number }
       *[other] none in the next { $calm } cards, then 1 among { $number }
    }
fr-revolt-on-top = on top of the deck
fr-play-event = Play
fr-less = Less: { $what }
fr-more = More: { $what }
fr-percent = { $number }%
fr-more-corruption = Corruption makes it stronger.
fr-revolt = Revolt
fr-price = First, decline rises by 1.
fr-price-fatal = First, decline rises to its last step: you lose the game.
fr-peek-roles = Roles
fr-peek-discards = Discards
fr-peek-odds = Card by card
fr-discards-player = Player cards ({ $number })
fr-discards-barbarian = Barbarian cards ({ $number })
fr-discards-removed = Removed from the game ({ $number })
fr-none-yet = none yet
fr-no-cards = No cards
fr-odds-barbarians = Among the next { $number } barbarian cards
fr-odds-players = City cards in the deck; each has a { $percent } chance to be among the next two
fr-odds-events =
    { $number ->
        [one] 1 event is in the deck, out of { $unseen } that no one has seen.
       *[other] { $number } events are in the deck, out of { $unseen } that no one has seen.
    }
fr-pile-about = { $name }: { $left } cards left, { $used } used. Select to see them.
fr-supply-about = Legions and forts left in the supply, and tribes at peace. Select for the odds card by card.
fr-decline-about = Decline: every sacked city and every corruption raises it by 1. At { $total }, Rome falls.
fr-rates-about = How many barbarian cards are revealed per turn, and how many legions you recruit. A revolt moves the marker.
fr-event = Event
fr-your-hand = Your hand
fr-shared-hand = Shared hand
fr-hand-of = { $name }’s hand
fr-hand-size = { $number } of { $limit } cards
fr-nearest = { $held } of { $cost } for the { $tribe }
fr-treasury = Treasury
fr-touch-city = Select a highlighted city.
fr-choose-first =
    { $step ->
        [card] Choose a card first.
        [event] Choose a card first.
        [barbarian_card] Choose a card first.
        [role] Choose a role first.
        [other_role] Choose a role first.
        [tribe] Choose a tribe first.
       *[other] Choose one first.
    }
fr-costs-action = Costs 1 action.
fr-costs-no-action = Costs no action.
fr-decline-near =
    { $number ->
        [one] Decline: 1 more step and Rome falls
       *[other] Decline: { $number } more steps and Rome falls
    }
fr-few-left =
    { $number ->
        [0] { $tribe }: none left. You lose if one more must be placed.
        [one] { $tribe }: only 1 left. You lose if one must be placed and none is left.
       *[other] { $tribe }: only { $number } left. You lose if one must be placed and none is left.
    }
fr-at-peace-about = A tribe is at peace while it’s allied or off the map. With all five at peace, you win.
fr-stays =
    { $number ->
        [0] No legion stays in { $city }.
        [one] 1 legion stays in { $city }.
       *[other] { $number } legions stay in { $city }.
    }
fr-recruit-in =
    { $number ->
        [one] Recruit 1 legion in { $city }
       *[other] Recruit { $number } legions in { $city }
    }
fr-ally-for =
    Ally with the { $tribe } for { $number } { $tribe_id ->
        [anglo_saxons_franks] orange
        [vandals] black
        [huns] green
        [visigoths] white
       *[ostrogoths] blue
    } cards
fr-roll-dice =
    { $number ->
        [one] Roll 1 die
       *[other] Roll { $number } dice
    }
fr-battle-least =
    { $number ->
        [one] at least 1 barbarian removed: { $percent }
       *[other] at least { $number } barbarians removed: { $percent }
    }
fr-battle-all =
    { $number ->
        [one] the barbarian removed: { $percent }
       *[other] all { $number } removed: { $percent }
    }
fr-battle-lost = average legions lost: { $number }
fr-battle-won = average legions gained: { $number }
fr-roll-hits =
    { $number ->
        [one] 1 hit
       *[other] { $number } hits
    }
fr-roll-losses =
    { $number ->
        [one] 1 legion lost
       *[other] { $number } legions lost
    }
fr-roll-specials =
    { $number ->
        [one] 1 special face
       *[other] { $number } special faces
    }
fr-tab-actions = Actions
fr-tab-hand = Hand { $number }
fr-tab-danger = Danger { $number }
fr-tab-chronicle = Chronicle
fr-sure-corruption = Corruption raises decline by 1 first. You can’t undo it once something is revealed.
fr-sure-fatal = Corruption raises decline by 1 first. It’s already at its last step, so you’d lose the game.
fr-sure-end =
    { $number ->
        [one] You’d lose 1 unused action.
       *[other] You’d lose { $number } unused actions.
    }
fr-sure-discard = Discard this card? You won’t get it back.
fr-number-alliances = Alliances
fr-number-barbarians = Barbarians on the map
fr-number-revolts = Revolts
fr-number-deck = Player cards left

fr-text-state = Decline { $decline }. Rate marker on space { $rate }. In the supply: { $legions } { $legions ->
        [one] legion
       *[other] legions
    } and { $forts } { $forts ->
        [one] fort
       *[other] forts
    }.
fr-text-legions =
    { $number ->
        [one] 1 legion
       *[other] { $number } legions
    }
fr-text-fort = a fort
fr-text-nothing = nothing
fr-text-port = A port; cards of the { $tribes }. Neighbours: { $neighbours }.
fr-text-inland = Not a port; cards of the { $tribes }. Neighbours: { $neighbours }.
fr-text-tribes = Tribes
fr-text-tribe = { $tribe }: { $left } left in the supply, no alliance.
fr-text-tribe-allied = { $tribe }: { $left } left in the supply, allied.
fr-text-player = { $name }, { $role }, in { $city }. Hand: { $cards }.
fr-text-nowhere = no city yet
fr-map = Map of the empire
fr-not-there = You can’t do this in { $city }. Select another city, or none.
fr-map-about = Use the arrow keys to move between cities, Enter to select and Escape to go back. T shows the board as text.
fr-about-left =
    { $number ->
        [one] 1 barbarian left. You lose if one must be placed and none is left.
       *[other] { $number } barbarians left. You lose if one must be placed and none is left.
    }
fr-about-cards = An alliance costs { $cost } of their cards, discarded by a player in a city where they are. The fullest hand holds { $held }. The highlighted lines are their migration path.
fr-about-allied = They are allied, but still invade. The highlighted lines are their migration path.
fr-region-britannia-gallia = Britannia and Gallia
fr-region-germania = Germania and the Danube
fr-region-hispania-africa = Hispania and Africa
fr-region-italia = Italia
fr-region-graecia = Graecia and the East
fr-region-pontus = The Black Sea

## Buttons

deed-end_actions = End actions
deed-march = March
deed-sail = Sail
deed-sail_free = Sail for free
deed-travel = Travel
deed-bring = Bring along
deed-bring-none = Bring none
deed-pay = Pay with
deed-fortify = Fortify
deed-build_fort = Build a fort
deed-take_fort = Take the fort from
deed-recruit = Recruit
deed-recruit_only = Recruit fewer
deed-levy =
    { $levy ->
        [one] Levy 1 legion
       *[other] Levy { $levy } legions
    }
deed-port_recruit = Recruit in port
deed-battle = Battle
also-battle = fight fights
deed-faces = Set the dice
deed-remove = Remove
deed-give = Give a card
deed-take = Take a card
deed-trade_give = Trade away
deed-trade_take = Trade for
deed-store = Store a card
deed-fetch = Fetch a card
deed-ally = Ally
deed-enlist = Enlist barbarians
deed-enlist_free = Enlist for free
deed-accept = Agree
deed-refuse = Decline
deed-use = Use it
deed-decline = Skip
deed-done = Done
deed-draw_cards = Draw
deed-put_back = Put back
deed-discard = Discard
deed-event = Event
deed-exchange = Exchange for an event
deed-pass = Not now
deed-pass_turn = Not this turn
deed-choose = Choose
deed-strike = Remove
deed-place = Place legions
deed-move_pawn = Move
deed-swap = Exchange between
deed-offer = Offer
deed-take_card = Take
deed-lay = Place next
fr-take-back = Clear
deed-banish = Remove from the game
deed-go = Go with
deed-pick_role = Choose
deed-start = Start
deed-first = First player

## Steps of an action

step-city = To:
step-legions = Legions:
step-card = Card:
step-role = Who:
step-other_role = And:
step-tribe = Tribe:
step-dice = Dice:
step-barbarians = Barbarians:
step-roll = Faces:
step-event = Card:
step-option = How:
step-cards = Cards:
step-barbarian_card = Card:
step-seat = Seat:
option-standard = Standard
option-corruption = Corruption
barbarians-nothing = none

## Whole actions, as suggested by a bot

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
do-take_fort = Take the fort from { $city }
do-recruit_only =
    { $legions ->
        [0] Recruit no legions
        [one] Recruit only 1 legion
       *[other] Recruit only { $legions } legions
    }
do-levy =
    { $levy ->
        [one] Levy 1 legion in { $city }
       *[other] Levy { $levy } legions in { $city }
    }
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
do-give =
    Give { $card } to { $role_id ->
        [player] { $role }
       *[other] the { $role }
    }
do-take =
    Take { $card } from { $role_id ->
        [player] { $role }
       *[other] the { $role }
    }
do-trade_give =
    Give { $card } to { $role_id ->
        [player] { $role }
       *[other] the { $role }
    }
do-trade_take =
    Take { $card } from { $role_id ->
        [player] { $role }
       *[other] the { $role }
    }
do-store = Put { $card } into the treasury
do-fetch = Take { $card } from the treasury
do-ally = Ally with the { $tribe }
do-enlist =
    { $legions ->
        [0] Pay { $card } and send them home, for no legions
        [one] Pay { $card } and enlist 1 legion
       *[other] Pay { $card } and enlist { $legions } legions
    }
do-enlist_free =
    { $legions ->
        [0] Send the { $tribe } home, for no legions
        [one] Enlist the { $tribe } as 1 legion
       *[other] Enlist the { $tribe } as { $legions } legions
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
do-strike = Remove 1 of the { $tribe } from { $city }
do-place =
    { $legions ->
        [0] Place no legions in { $city }
        [one] Place 1 legion in { $city }
       *[other] Place { $legions } legions in { $city }
    }
do-move_pawn =
    { $legions ->
        [0]
            { $role_id ->
                [you] Move without legions
                [player] Move { $role } without legions
               *[other] Move the { $role } without legions
            }
        [one]
            { $role_id ->
                [you] Move with 1 legion
                [player] Move { $role } with 1 legion
               *[other] Move the { $role } with 1 legion
            }
       *[other]
            { $role_id ->
                [you] Move with { $legions } legions
                [player] Move { $role } with { $legions } legions
               *[other] Move the { $role } with { $legions } legions
            }
    }
do-swap-you = You and { $name } exchange cards
do-swap = { $one } and { $other } exchange cards
do-offer = Offer { $card }
do-take_card = Take { $card }
do-lay = Place next: { $barbarian_card }
do-banish = Remove from the game: { $barbarian_card }
do-go =
    { $legions ->
        [0] Go without legions
        [one] Go with 1 legion
       *[other] Go with { $legions } legions
    }
do-pick_role = Choose the { $role }
do-start = Start in { $city }
do-first = { $seat } goes first

## Questions to the player

ask-event-mine = You’re playing { $event }
ask-event = { $who } is playing { $event }
ask-interrupt = It’s { $who }’s turn. You may play an event at any time.
ask-pick_role = Which role should take part?
ask-start = You’re the { $role }. Which city do you start in, with { $start_legions } legions?
ask-tie = Who goes first?
ask-before_draw = Before { $who } draws cards: play an event?
ask-before_draw-own = Before you draw cards: play an event?
ask-draw_choice = Draw { $cards_drawn } cards, or draw { $vestalis_draws } and put 1 back?
ask-put_back = Which card goes back on top of the deck?
ask-between_revolts = Between two revolts: play an event?
ask-discard =
    { $events ->
        [0]
            { $number ->
                [one] Your hand limit is { $limit } cards. Discard 1.
               *[other] Your hand limit is { $limit } cards. Discard { $number }.
            }
       *[other]
            { $number ->
                [one] Your hand limit is { $limit } cards. Discard 1 or play an event.
               *[other] Your hand limit is { $limit } cards. Discard { $number } or play events.
            }
    }
ask-after_draw = { $who } has drawn cards: play an event?
ask-after_draw-own = You’ve drawn cards: play an event?
ask-before_invasion = Before the invasions on { $who }’s turn: play an event?
ask-before_invasion-own = Before the invasions on your turn: play an event?
ask-between_invasions = Before the next invasion: play an event?
ask-exchange = Exchange a city card for the top card of the event deck?
ask-pay_sail = Which card do you pay to sail to { $city }?
ask-pay_travel = Which card do you pay to travel to { $city }?
ask-pay_ally =
    { $number ->
        [one] Which card do you pay for the alliance with the { $tribe }? 1 to go.
       *[other] Which cards do you pay for the alliance with the { $tribe }? { $number } to go.
    }
ask-bring = Which barbarians do you bring to { $city }?
ask-take_fort = All forts are on the map. Which city gives up its fort for { $city }?
ask-faces = Which faces should the dice show in { $city }?
ask-remove =
    { $number ->
        [one] Remove 1 barbarian from { $city }. Which one?
       *[other] Remove { $number } barbarians from { $city }. Which ones?
    }
ask-regina = Which barbarian does your special face remove from { $city }?
ask-regina_legion = Put a legion in its place in { $city }?
ask-plot-give = { $who } wants to give you { $card }. Do you accept?
ask-plot-take = { $who } asks you for { $card }. Do you agree?
ask-extra_draw = Draw the extra cards?
ask-swap = Which two players exchange a card?
ask-offer = Which card do you give in the exchange?
ask-festina_city = Which city should a pawn move to?
ask-festina_pawn = Whose pawn moves to { $city }, and with how many legions?
ask-permit =
    { $number ->
        [0] Move to { $city }?
        [one] Move to { $city } with 1 legion?
       *[other] Move to { $city } with { $number } legions?
    }
ask-place = Which city with a fort gets legions, and how many?
ask-take_card = Which city card do you take from the discard pile?
ask-banish = Which barbarian card do you remove from the game?
ask-lay = Which barbarian card goes next? The first one goes on top.
ask-mors_city = In which city do you replace barbarians with legions?
ask-mors = Which barbarians in { $city } do you replace with legions?
ask-strike =
    { $number ->
        [one] Which barbarian do you remove? Up to 1 more.
       *[other] Which barbarian do you remove? Up to { $number } more.
    }
ask-fort_city = Which city gets the fort?
ask-si_vis_pawn = Whose pawn moves to { $city }, and with how many legions?
ask-vae_city = From which city do you remove up to { $number } barbarians?
ask-vae = Which barbarians in { $city } do you remove?
ask-veni_city-own = Which city do you move to?
ask-veni_city = Which city should { $role } move to?
ask-veni_go = Move to { $city }? With how many legions?
ask-veni_battle = Battle in { $city } now? With how many dice?

## Tiles, highlights, answers

fr-asks-you = { $name } asks you
fr-then-last =
    { $number ->
        [0] the deck is empty: drawing { $cards_drawn } loses the game
        [one] only 1 card is left: drawing { $cards_drawn } loses the game
       *[other] only { $number } cards are left: drawing { $cards_drawn } loses the game
    }
fr-then =
    { $number ->
        [0] then draw { $cards_drawn }
        [one] then draw { $cards_drawn }, 1 invasion
       *[other] then draw { $cards_drawn }, { $number } invasions
    }
fr-tile-cities =
    { $number ->
        [one] 1 city
       *[other] { $number } cities
    }
fr-tile-sail =
    { $cities ->
        [one] 1 card, 1 port
       *[other] 1 card, { $cities } ports
    }
fr-tile-travel =
    { $cities ->
        [one] 1 card, 1 city
       *[other] 1 card, { $cities } cities
    }
fr-tile-dice =
    { $number ->
        [one] 1 die
       *[other] up to { $number } dice
    }
fr-tile-recruit =
    { $number ->
        [one] 1 legion
       *[other] { $number } legions
    }
fr-tile-legions = costs { $number } legions
fr-tile-card = { $card }
fr-tile-cards = 1 of { $number } cards
fr-moment-rolled = Battle of { $city }
fr-moment-revolted = Revolt: { $tribe } in { $city }
fr-moment-sacked = { $city } is sacked
fr-moment-allied = Alliance: { $tribe }
fr-moment-migrated = { $from_city } is out of reach. { $city } instead.
fr-reach-not = No { $tribe } here or in the city before it.
fr-reach-next_door = { $tribe } are next door, in { $from_city }.
fr-reach-gate = No { $tribe } are on this path, so they come in at the gate.
fr-road = Where the card leads
fr-road-rule = A card names the farthest city that the tribe can invade. From there, go back along its path to the first city that holds the tribe or comes right after one that does.
fr-danger =
    { $number ->
        [0] No city is full.
        [one] 1 city is 1 barbarian from a sack
       *[other] { $number } cities are 1 barbarian from a sack
    }
fr-danger-fort = fort
fr-danger-sun = Decline { $decline } of { $total }. Before your next turn: { $one }% chance of a sack, { $two }% of two or more.
fr-since-counts = { $sacked } sacked, { $arrived } arrived, { $held } held off
fr-moment-sack-means =
    { $fort ->
        [0] Decline rises to { $number }. Every neighbouring city gets 1 barbarian of that tribe.
       *[other] Decline rises to { $number }. The fort is lost, and every neighbouring city gets 1 barbarian of that tribe.
    }
fr-moment-revolt-means = From now on, { $invade } invasions per turn, and { $recruit ->
        [one] 1 legion
       *[other] { $recruit } legions
    } per recruit action.
answer-accept-plot-give = Take the card
answer-refuse-plot-give = Decline
answer-accept-plot-take = Give the card
answer-refuse-plot-take = Keep the card
answer-accept-permit = Move there
answer-refuse-permit = Stay
answer-refuse-veni_go = Stay
answer-refuse-offer = Decline
answer-use-extra_draw = Draw them
answer-decline-extra_draw = Draw none
answer-use-regina_legion = Place a legion
answer-decline-regina_legion = Don’t place one
answer-decline-veni_battle = Don’t battle
fr-alliance-about = The fullest hand holds { $held } of the { $cost } cards for an alliance
fr-legend-legion = legion
fr-legend-pawn = pawn: a player’s position
fr-legend-ring = ring: tribes whose cards name this city
fr-legend-full = full: the next one sacks the city
fr-legend-fort = fort
fr-legend-port = port
fr-legend-cards = cards in the fullest hand / cards an alliance costs
fr-legend-ways = line between cities: one march, by land or sea
fr-legend-lines = a tribe’s migration path
fr-legend-last = a player’s last turn
fr-ask-events = When to ask me about events
fr-ask-events-always = Always ask
fr-ask-events-revolt = Ask only between two revolts
fr-ask-events-turn = Ask only on my turn
fr-asks-events-revolt = Ask about events only between two revolts
fr-asks-events-turn = Ask about events only on my turn
fr-plate-port = Port ·
fr-plate-inland = Not a port ·
fr-plate-inside = Inside:
fr-plate-full = Full of { $tribe }: the next one sacks it.
fr-plate-danger = { $number }% chance that its barbarian card comes up this turn.
fr-plate-deeds = You can:

fr-fallen = Sacked cities
fr-fallen-last = Last turn: { $cities }
fr-fallen-before = Earlier: { $cities }

## Chronicle, addressed to the player

mine-turn_began = Your turn.
mine-first_player = You go first.
mine-dealt = You get { $card }.
mine-discarded = You discard { $card }.
mine-marched =
    { $legions ->
        [0] You march from { $from_city } to { $city }.
        [one] You march from { $from_city } to { $city } with 1 legion.
       *[other] You march from { $from_city } to { $city } with { $legions } legions.
    }
mine-sailed =
    { $legions ->
        [0] You sail from { $from_city } to { $city }.
        [one] You sail from { $from_city } to { $city } with 1 legion.
       *[other] You sail from { $from_city } to { $city } with { $legions } legions.
    }
mine-travelled =
    { $legions ->
        [0] You travel from { $from_city } to { $city }.
        [one] You travel from { $from_city } to { $city } with 1 legion.
       *[other] You travel from { $from_city } to { $city } with { $legions } legions.
    }
mine-pawn_moved =
    { $legions ->
        [0] You move from { $from_city } to { $city }.
        [one] You move from { $from_city } to { $city } with 1 legion.
       *[other] You move from { $from_city } to { $city } with { $legions } legions.
    }
mine-battle_began =
    { $dice ->
        [one] You fight in { $city } with 1 die.
       *[other] You fight in { $city } with { $dice } dice.
    }
mine-faces_set = You set the dice: { $roll }.
mine-plot_proposed = You propose a plot to { $other_role }: { $card }.
mine-refused = You decline.
mine-card_passed = You pass { $card } to { $other_role }.
mine-drew = You draw { $card }.
mine-put_back = You put { $card } back on top of the deck.
mine-event_played =
    { $option_id ->
        [corruption] You play { $event }, with corruption.
       *[other] You play { $event }.
    }
mine-exchanged = You trade in { $card } for the event { $event }.
mine-card_taken = You take { $card } from the discard pile.
tome-plot_proposed = { $role } proposes a plot to you: { $card }.
tome-card_passed = { $role } passes { $card } to you.

## How it ended

fr-drama-won = Rome stands
fr-drama-lost = Rome has fallen
fr-drama-roma = Roma was sacked
fr-drama-deck = The deck ran out
fr-drama-turn = Turn { $turn }: { $what }
fr-drama-spare =
    { $left ->
        [one] One more step of decline, and Rome would have fallen.
       *[other] Rome was { $left } steps of decline from falling.
    }
fr-drama-near = { $calm } of { $tribes } tribes were allied or gone; { $cards ->
        [one] 1 card was
       *[other] { $cards } cards were
    } left in the player deck.
fr-drama-held = { $name } held the cards for an alliance with the { $tribe }.

# The board of Fall of Rome in the browser.

fr-decline = Decline
fr-of = { $number } of { $total }
fr-of-at-most = { $number } of at most { $total }
fr-sun-sets = At { $total } the sun sets and Rome falls
fr-invade = Invade
fr-recruit = Recruit
fr-peace-short = At peace
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
fr-group-events = Events
fr-what-may-come = What may come
fr-next-invasion = Next invasion
fr-revolt-two = Revolt at the next draw
fr-revolt-among =
    { $number ->
        [0] none is left
       *[other] 1 among the next { $number } cards
    }
fr-revolt-later = none in the next { $calm } cards, then 1 among { $number }
fr-revolt-on-top = it lies on top of the deck
fr-play-event = Play
fr-less = Less: { $what }
fr-more = More: { $what }
fr-percent = { $number }%
fr-more-corruption = Corruption makes it stronger.
fr-revolt = Revolt
fr-price = First the sun sinks one step.
fr-price-fatal = First the sun sinks from its last step: this loses the game.
fr-peek-roles = Roles
fr-peek-discards = Discards
fr-peek-odds = Card by card
fr-discards-player = Player cards ({ $number })
fr-discards-barbarian = Barbarian cards ({ $number })
fr-discards-removed = Out of the game ({ $number })
fr-none-yet = none yet
fr-no-cards = No cards
fr-odds-barbarians = Among the next { $number } barbarian cards
fr-odds-players = City cards in the deck; each has a chance of { $percent } to be among the next two
fr-odds-events =
    { $number ->
        [one] 1 event is in the deck, out of { $unseen } that nobody has seen.
       *[other] { $number } events are in the deck, out of { $unseen } that nobody has seen.
    }
fr-pile-about = { $name }: { $left } cards left, { $used } used. Touch to see them.
fr-supply-about = Legions and forts that are left, and tribes that threaten no more. Touch for the odds card by card.
fr-decline-about = Decline: every sacked city and every corruption moves the sun one step. At { $total } Rome falls.
fr-rates-about = How many barbarian cards come each turn, and how many legions are recruited. A revolt moves the marker.
fr-event = Event
fr-your-hand = Your hand
fr-shared-hand = Shared hand
fr-hand-of = Hand of { $name }
fr-hand-size = { $number } of { $limit } cards
fr-nearest = { $held } of { $cost } for the { $tribe }
fr-treasury = Treasury
fr-touch-city = Touch a lit city.
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
fr-costs-action = It costs 1 action.
fr-costs-no-action = It costs no action.
fr-decline-near =
    { $number ->
        [one] Decline: one more step and Rome falls
       *[other] Decline: { $number } more steps and Rome falls
    }
fr-few-left =
    { $number ->
        [0] { $tribe }: none left. If one more must come, the game is lost.
        [one] { $tribe }: only 1 left. If none is left and one more must come, the game is lost.
       *[other] { $tribe }: only { $number } left. If none is left and one more must come, the game is lost.
    }
fr-at-peace-about = A tribe is at peace while it is allied, or has nobody on the map. All five at peace: the game is won.
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
        [one] at least 1 falls: { $percent }
       *[other] at least { $number } fall: { $percent }
    }
fr-battle-all =
    { $number ->
        [one] the barbarian falls: { $percent }
       *[other] all { $number } fall: { $percent }
    }
fr-battle-lost = your legions lost on average: { $number }
fr-battle-won = your legions gained on average: { $number }
fr-roll-hits =
    { $number ->
        [one] 1 hit
       *[other] { $number } hits
    }
fr-roll-losses =
    { $number ->
        [one] 1 legion falls
       *[other] { $number } legions fall
    }
fr-roll-specials =
    { $number ->
        [one] 1 special face
       *[other] { $number } special faces
    }
fr-tab-actions = Actions
fr-tab-hand = Hand { $number }
fr-tab-chronicle = Chronicle
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

fr-text-state = Decline { $decline }. Rate marker on space { $rate }. In supply: { $legions } { $legions ->
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
fr-text-port = A port, of the { $tribes }. Neighbours: { $neighbours }.
fr-text-inland = No port, of the { $tribes }. Neighbours: { $neighbours }.
fr-text-tribes = Tribes
fr-text-tribe = { $tribe }: { $left } left in supply, no alliance.
fr-text-tribe-allied = { $tribe }: { $left } left in supply, allied.
fr-text-player = { $name }, { $role }, in { $city }. Hand: { $cards }.
fr-text-nowhere = no city yet
fr-map = Map of the empire
fr-not-there = This cannot be done in { $city }: touch another city, or none.
fr-map-about = Arrow keys go from city to city, Enter picks, Escape goes back. T shows the board as text.
fr-about-left =
    { $number ->
        [one] 1 barbarian is left; if one must come and none is left, the game is lost.
       *[other] { $number } barbarians are left; if one must come and none is left, the game is lost.
    }
fr-about-cards = For an alliance somebody discards { $cost } of their cards in a city where they are; the fullest hand holds { $held }. The lit lines show where they migrate.
fr-about-allied = They are allied, and still invade. The lit lines show where they migrate.
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
deed-bring-none = Bring nobody
deed-pay = Pay with
deed-fortify = Fortify
deed-build_fort = Build a fort
deed-take_fort = Take the fort of
deed-recruit = Recruit
deed-recruit_only = Recruit fewer
deed-levy = Levy 1 legion
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
deed-enlist = Enlist barbarians
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
deed-exchange = Exchange for an event
deed-pass = Not now
deed-pass_turn = Not this turn
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
deed-start = Start
deed-first = First player

## What is asked in the tray

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
barbarians-nothing = nobody

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
        [0] Recruit nobody
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
        [0] Pay { $card } and send them home, without a legion
        [one] Pay { $card } and enlist 1 legion
       *[other] Pay { $card } and enlist { $legions } legions
    }
do-enlist_free =
    { $legions ->
        [0] Send the { $tribe } home, without a legion
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
do-strike = Remove 1 of the { $tribe } from { $city }
do-place =
    { $legions ->
        [0] Place nobody in { $city }
        [one] Place 1 legion in { $city }
       *[other] Place { $legions } legions in { $city }
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

## What somebody is asked: who asks, with which card, about which place

ask-event-mine = You play { $event }
ask-event = { $who } plays { $event }
ask-interrupt = { $who } is on turn. You may play an event at any time.
ask-pick_role = Which role shall take part?
ask-start = You are the { $role }. In which city do you start, with 2 legions?
ask-tie = Who begins?
ask-before_draw = Before { $who } draws cards: will you play an event?
ask-before_draw-own = Before you draw cards: will you play an event?
ask-draw_choice = Draw 2 cards, or 3 and put one of them back?
ask-put_back = Which card goes back on top of the deck?
ask-between_revolts = Between two revolts: will you play an event?
ask-discard =
    { $events ->
        [0]
            { $number ->
                [one] You may hold at most 7 cards: discard 1.
               *[other] You may hold at most 7 cards: discard { $number }.
            }
       *[other]
            { $number ->
                [one] You may hold at most 7 cards: discard 1, or play an event.
               *[other] You may hold at most 7 cards: discard { $number }, or play events.
            }
    }
ask-after_draw = { $who } has drawn cards: will you play an event?
ask-after_draw-own = You have drawn cards: will you play an event?
ask-before_invasion = Before the invasions of { $who }’s turn: will you play an event?
ask-before_invasion-own = Before the invasions of your turn: will you play an event?
ask-between_invasions = Before the next invasion: will you play an event?
ask-exchange = Will you exchange a city card for the top card of the event deck?
ask-pay_sail = Which card pays for the voyage to { $city }?
ask-pay_travel = Which card pays for the journey to { $city }?
ask-pay_ally =
    { $number ->
        [one] Which card pays for the alliance with the { $tribe }? 1 more is needed.
       *[other] Which cards pay for the alliance with the { $tribe }? { $number } are needed.
    }
ask-bring = Which barbarians go with you to { $city }?
ask-take_fort = All forts are built. Which city gives its fort to { $city }?
ask-faces = Which faces shall the dice show in { $city }?
ask-remove =
    { $number ->
        [one] 1 barbarian leaves { $city }. Which one?
       *[other] { $number } barbarians leave { $city }. Which ones?
    }
ask-regina = Which barbarian leaves { $city } for the special face?
ask-regina_legion = Does a legion take its place in { $city }?
ask-plot-give = { $who } wants to give you { $card }. Do you take it?
ask-plot-take = { $who } asks you for { $card }. Do you give it?
ask-extra_draw = Draw the extra cards?
ask-swap = Which two players exchange a card?
ask-offer = Which card do you give in the exchange?
ask-festina_city = Which city should a pawn go to?
ask-festina_pawn = Whose pawn goes to { $city }, and with how many legions?
ask-permit =
    { $number ->
        [0] Do you go to { $city }?
        [one] Do you go to { $city } with 1 legion?
       *[other] Do you go to { $city } with { $number } legions?
    }
ask-place = Which city with a fort gets legions, and how many?
ask-take_card = Which city card do you take from the discards?
ask-banish = Which barbarian card leaves the game?
ask-lay = Which barbarian card comes next? The first one lies on top.
ask-mors_city = In which city do legions replace barbarians?
ask-mors = Which barbarians in { $city } are replaced by legions?
ask-strike =
    { $number ->
        [one] Which barbarian is removed? 1 more may go.
       *[other] Which barbarian is removed? Up to { $number } may go.
    }
ask-fort_city = Which city gets the fort?
ask-si_vis_pawn = Whose pawn goes to { $city }, and with how many legions?
ask-vae_city = From which city are barbarians removed? Up to { $number } of them.
ask-vae = Which barbarians in { $city } are removed?
ask-veni_city = To which city shall { $role } go?
ask-veni_go = Do you go to { $city }, and with how many legions?
ask-veni_battle = Do you fight in { $city } at once, and with how many dice?

## Tiles, moments, answers

fr-asks-you = { $name } asks you
fr-then-last =
    { $number ->
        [0] the deck is empty: drawing 2 cards loses the game
       *[one] 1 card is left to draw: the second one is missing, and that loses the game
    }
fr-then =
    { $number ->
        [0] then draw 2
        [one] then draw 2, 1 invasion
       *[other] then draw 2, { $number } invasions
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
fr-moment-sack-means =
    { $fort ->
        [0] The sun sinks to { $number }. Every neighbouring city gets one barbarian of that tribe.
       *[other] The sun sinks to { $number }. The fort there falls, and every neighbouring city gets one barbarian of that tribe.
    }
fr-moment-revolt-means = From now on { $invade } invasions a turn, { $recruit ->
        [one] 1 legion
       *[other] { $recruit } legions
    } to recruit.
answer-accept-plot-give = Take the card
answer-refuse-plot-give = Leave the card
answer-accept-plot-take = Give the card
answer-refuse-plot-take = Keep the card
answer-accept-permit = Go there
answer-refuse-permit = Stay
answer-refuse-veni_go = Stay
answer-refuse-offer = Exchange nothing
answer-use-extra_draw = Draw them
answer-decline-extra_draw = Draw none
answer-use-regina_legion = Place a legion
answer-decline-regina_legion = Place none
answer-decline-veni_battle = Do not fight
fr-alliance-about = The fullest hand holds { $held } of the { $cost } cards for an alliance
fr-legend-legion = legion
fr-legend-pawn = pawn: where a player stands
fr-legend-ring = ring: tribes that come here
fr-legend-full = full: the next one sacks the city
fr-legend-fort = fort
fr-legend-port = port
fr-legend-cards = cards in the fullest hand / cards an alliance costs
fr-legend-ways = line between cities: one march, over land or sea
fr-legend-lines = the way of a tribe
fr-legend-last = a player’s last turn
fr-ask-events = Ask me for events
fr-ask-events-always = Ask always
fr-ask-events-revolt = Ask only if two revolts are drawn together
fr-ask-events-turn = Ask only in my turn
fr-asks-events-revolt = Ask about events only if two revolts are drawn together
fr-asks-events-turn = Ask about events only in my turn
fr-plate-port = Port ·
fr-plate-inland = No port ·
fr-plate-inside = Inside:
fr-plate-full = Full of { $tribe }: the next one sacks it.
fr-plate-danger = { $number }% risk that its barbarian card comes this turn.
fr-plate-deeds = You can:

fr-fallen = Cities that were sacked
fr-fallen-last = In the last turn: { $cities }
fr-fallen-before = Before that: { $cities }

## What whoever reads has done, and what was done to them

mine-turn_began = Your turn.
mine-first_player = You begin.
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
mine-refused = You refuse.
mine-card_passed = You pass { $card } to { $other_role }.
mine-drew = You draw { $card }.
mine-put_back = You put { $card } back on top of the deck.
mine-event_played =
    { $option_id ->
        [corruption] You play { $event }, with corruption.
       *[other] You play { $event }.
    }
mine-exchanged = You give up { $card } for the event { $event }.
mine-card_taken = You take { $card } from the discard pile.
tome-plot_proposed = { $role } proposes a plot to you: { $card }.
tome-card_passed = { $role } passes { $card } to you.

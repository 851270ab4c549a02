# Fall of Rome: what happens, what can be done, and the names of things.
# $city, $tribe, $role, $card ... are names as shown; $city_id and so on are the words themselves, to choose by.

## Names. Cities and roles need no message: their words with capitals are their names.

tribe-anglo_saxons_franks = Anglo-Saxons & Franks
tribe-vandals = Vandals
tribe-huns = Huns
tribe-visigoths = Visigoths
tribe-ostrogoths = Ostrogoths
one-of =
    { $tribe_id ->
        [vandals] 1 Vandal
        [huns] 1 Hun
        [visigoths] 1 Visigoth
        [ostrogoths] 1 Ostrogoth
       *[other] 1 of the { $tribe }
    }
crowd =
    { $number ->
        [one] { one-of }
       *[other] { $number } { $tribe }
    }
barbarian_card-anglo_saxons_franks = { tribe-anglo_saxons_franks }
barbarian_card-vandals = { tribe-vandals }
barbarian_card-huns = { tribe-huns }
barbarian_card-visigoths = { tribe-visigoths }
barbarian_card-ostrogoths = { tribe-ostrogoths }

colour-orange = orange
colour-black = black
colour-green = green
colour-white = white
colour-blue = blue

card-orange_burdigala = Burdigala ({ colour-orange })
card-orange_eburacum = Eburacum ({ colour-orange })
card-orange_genua = Genua ({ colour-orange })
card-orange_gesoriacum = Gesoriacum ({ colour-orange })
card-orange_londinium = Londinium ({ colour-orange })
card-orange_lutetia = Lutetia ({ colour-orange })
card-orange_mogontiacum = Mogontiacum ({ colour-orange })
card-orange_narbo = Narbo ({ colour-orange })
card-orange_roma = Roma ({ colour-orange })
card-black_athenae = Athenae ({ colour-black })
card-black_burdigala = Burdigala ({ colour-black })
card-black_caesaraugusta = Caesaraugusta ({ colour-black })
card-black_carthago = Carthago ({ colour-black })
card-black_cesarea = Cesarea ({ colour-black })
card-black_constantinopolis = Constantinopolis ({ colour-black })
card-black_corduba = Corduba ({ colour-black })
card-black_lugdunum = Lugdunum ({ colour-black })
card-black_mogontiacum = Mogontiacum ({ colour-black })
card-black_roma = Roma ({ colour-black })
card-black_syracusae = Syracusae ({ colour-black })
card-black_tingi = Tingi ({ colour-black })
card-green_brundisium = Brundisium ({ colour-green })
card-green_carnuntum = Carnuntum ({ colour-green })
card-green_iuvavum = Iuvavum ({ colour-green })
card-green_lugdunum = Lugdunum ({ colour-green })
card-green_lutetia = Lutetia ({ colour-green })
card-green_mediolanum = Mediolanum ({ colour-green })
card-green_patrae = Patrae ({ colour-green })
card-green_philippopolis = Philippopolis ({ colour-green })
card-green_roma = Roma ({ colour-green })
card-white_aquileia = Aquileia ({ colour-white })
card-white_athenae = Athenae ({ colour-white })
card-white_constantinopolis = Constantinopolis ({ colour-white })
card-white_corduba = Corduba ({ colour-white })
card-white_genua = Genua ({ colour-white })
card-white_narbo = Narbo ({ colour-white })
card-white_narona = Narona ({ colour-white })
card-white_nova_carthago = Nova Carthago ({ colour-white })
card-white_patrae = Patrae ({ colour-white })
card-white_philippopolis = Philippopolis ({ colour-white })
card-white_ravenna = Ravenna ({ colour-white })
card-white_roma = Roma ({ colour-white })
card-white_tyras = Tyras ({ colour-white })
card-blue_aquileia = Aquileia ({ colour-blue })
card-blue_carnuntum = Carnuntum ({ colour-blue })
card-blue_chersonesus = Chersonesus ({ colour-blue })
card-blue_constantinopolis = Constantinopolis ({ colour-blue })
card-blue_roma = Roma ({ colour-blue })
card-blue_sinope = Sinope ({ colour-blue })
card-revolt = a revolt

event-mors_tua_vita_mea = Mors Tua, Vita Mea
card-mors_tua_vita_mea = { event-mors_tua_vita_mea }
event-si_vis_pacem_para_bellum = Si Vis Pacem, Para Bellum
card-si_vis_pacem_para_bellum = { event-si_vis_pacem_para_bellum }
event-veni_vidi_vici = Veni, Vidi, Vici
card-veni_vidi_vici = { event-veni_vidi_vici }

roll-legion = a legion falls
roll-barbarian = a hit
roll-barbarian_legion = a hit and a legion falls
roll-two_barbarians_legion = two hits and a legion falls
roll-special = special face

region-west = Britannia and Gallia
region-spain = Hispania and Africa
region-north = Germania and the Danube
region-italy = Italia
region-east = Graecia and the East
region-pontus = The Black Sea

phase-setup = setting up
phase-actions = actions
phase-draw = drawing cards
phase-invade = invasions

## What event cards and roles do: an effect, and a stronger one for a step of decline

word-corruption = Corruption
standard-abundans_cautela_non_nocet = At the next Invade Cities step reveal 2 fewer barbarian cards.
corruption-abundans_cautela_non_nocet = No Invade Cities step this turn.
effect-abundans_cautela_non_nocet = { standard-abundans_cautela_non_nocet } { word-corruption }: { corruption-abundans_cautela_non_nocet }
standard-alea_iacta_est = For one battle this turn choose the die faces instead of rolling.
corruption-alea_iacta_est = For every battle this turn choose the die faces instead of rolling.
effect-alea_iacta_est = { standard-alea_iacta_est } { word-corruption }: { corruption-alea_iacta_est }
standard-audentes_fortuna_iuvat = The current player may draw 2 more player cards.
corruption-audentes_fortuna_iuvat = The current player may draw 4 more player cards.
effect-audentes_fortuna_iuvat = { standard-audentes_fortuna_iuvat } { word-corruption }: { corruption-audentes_fortuna_iuvat }
standard-carpe_diem = The current player has 2 more actions this turn.
corruption-carpe_diem = The current player has 4 more actions this turn.
effect-carpe_diem = { standard-carpe_diem } { word-corruption }: { corruption-carpe_diem }
standard-do_ut_des = Two players in the same city may exchange one city card each.
corruption-do_ut_des = Two players anywhere may exchange one city card each.
effect-do_ut_des = { standard-do_ut_des } { word-corruption }: { corruption-do_ut_des }
standard-festina_lente = Choose a city and move 1 pawn there (owner agreeing); that pawn may bring up to 3 legions from the city it leaves.
corruption-festina_lente = Choose a city and move any number of pawns there (owners agreeing); each may bring up to 3 legions from the city it leaves.
effect-festina_lente = { standard-festina_lente } { word-corruption }: { corruption-festina_lente }
standard-hic_manebimus_optime = Choose up to 3 cities with a fort; place up to 2 legions in each.
corruption-hic_manebimus_optime = Place up to 3 legions in every city with a fort.
effect-hic_manebimus_optime = { standard-hic_manebimus_optime } { word-corruption }: { corruption-hic_manebimus_optime }
standard-homo_faber_fortunae_suae = The current player may take a city card of the city they are in from the player discard pile.
corruption-homo_faber_fortunae_suae = The current player may take any city card from the player discard pile.
effect-homo_faber_fortunae_suae = { standard-homo_faber_fortunae_suae } { word-corruption }: { corruption-homo_faber_fortunae_suae }
standard-melius_cavere_quam_pavere = Look at the top 6 barbarian cards and put them back on top in any order.
corruption-melius_cavere_quam_pavere = The same, but first remove 1 of those 6 cards from the game.
effect-melius_cavere_quam_pavere = { standard-melius_cavere_quam_pavere } { word-corruption }: { corruption-melius_cavere_quam_pavere }
standard-mors_tua_vita_mea = Replace 1 barbarian with 1 legion.
corruption-mors_tua_vita_mea = In one city replace up to 3 barbarians with as many legions.
effect-mors_tua_vita_mea = { standard-mors_tua_vita_mea } { word-corruption }: { corruption-mors_tua_vita_mea }
standard-mortui_non_mordent = Remove up to 2 barbarians of one colour from anywhere on the board.
corruption-mortui_non_mordent = Remove up to 4 barbarians of one colour from anywhere on the board.
effect-mortui_non_mordent = { standard-mortui_non_mordent } { word-corruption }: { corruption-mortui_non_mordent }
standard-si_vis_pacem_para_bellum = Place a fort in any city.
corruption-si_vis_pacem_para_bellum = Place a fort in any city and move 1 pawn there; it may bring up to 3 legions.
effect-si_vis_pacem_para_bellum = { standard-si_vis_pacem_para_bellum } { word-corruption }: { corruption-si_vis_pacem_para_bellum }
standard-vae_victis = After a battle removed barbarians, remove up to as many barbarians from 1 other city.
corruption-vae_victis = After a battle removed barbarians, remove up to as many barbarians from any combination of cities.
effect-vae_victis = { standard-vae_victis } { word-corruption }: { corruption-vae_victis }
standard-veni_vidi_vici = Move the current player to any city with up to 3 legions; they may battle there as a free action.
corruption-veni_vidi_vici = The same, and that battle causes no legion losses.
effect-veni_vidi_vici = { standard-veni_vidi_vici } { word-corruption }: { corruption-veni_vidi_vici }

special-consul = Battle special: place 1 legion in your city.
ability-consul = Action: place 1 legion in any city that has a fort. Action: place 1 legion in your city. { special-consul }
special-magister_militum = Battle special: remove 2 barbarians from your city.
ability-magister_militum = When you battle you lose 1 legion fewer. { special-magister_militum }
special-mercator = Battle special: remove 1 barbarian and 1 legion from your city.
ability-mercator = Action: give OR take 1 city card whose colour matches a colour of your city, with another player in your city (once a turn). Forge an alliance without needing a matching barbarian in your city. { special-mercator }
special-praefectus_classis = Battle special: if in a port, remove 1 barbarian from it.
ability-praefectus_classis = Action: move from a port to any other port without a card, with up to 3 legions. Action: in a port: discard a city card matching a colour of that port to place up to 2 legions there. { special-praefectus_classis }
special-praefectus_fabrum = Battle special: if in a city with a fort, remove 2 barbarians from it.
ability-praefectus_fabrum = Action: remove 2 legions from your city to place a fort there. Action: discard any city card to move from a city with a fort to any city, OR from any city to a city with a fort, with up to 3 legions. { special-praefectus_fabrum }
special-regina_foederata = Battle special: after the battle remove 1 barbarian from your city; if you do, you may place 1 legion there.
ability-regina_foederata = On March or Sail you may take up to 3 barbarians and/or legions in any mix (3 in total). No city may end above 3 barbarians of a colour; moving them triggers no defence. Enlist Barbarians without discarding a card; the alliance is still needed (once a turn). { special-regina_foederata }
special-vestalis = Battle special: remove 1 legion from your city.
ability-vestalis = Setup: unused event cards form a face-down event deck. At any time: discard a city card matching a colour of your city to draw 1 card from the event deck. When drawing: you may draw 3 player cards instead of 2 and put 1 of them back on top of the deck. { special-vestalis }

## What happens

told-role_dealt = { $role } comes into play.
told-settled = { crowd } { $number ->
        [one] settles
       *[other] settle
    } in { $city }.
told-dealt = { $seat } gets { $card }.
told-treasured = { $card } goes into the treasury.
told-started =
    { $number ->
        [0] { $role } starts in { $city }, without legions.
        [one] { $role } starts in { $city } with 1 legion.
       *[other] { $role } starts in { $city } with { $number } legions.
    }
told-deck_built = The player deck: { $cards } cards in { $piles } piles, with a revolt hidden in each pile.
told-first_player = { $seat } begins.
told-turn_began = It is the turn of { $role }.
told-discarded = { $seat } discards { $card }.
told-marched =
    { $legions ->
        [0] { $role } marches from { $from_city } to { $city }.
        [one] { $role } marches from { $from_city } to { $city } with 1 legion.
       *[other] { $role } marches from { $from_city } to { $city } with { $legions } legions.
    }
told-sailed =
    { $legions ->
        [0] { $role } sails from { $from_city } to { $city }.
        [one] { $role } sails from { $from_city } to { $city } with 1 legion.
       *[other] { $role } sails from { $from_city } to { $city } with { $legions } legions.
    }
told-travelled =
    { $legions ->
        [0] { $role } travels from { $from_city } to { $city }.
        [one] { $role } travels from { $from_city } to { $city } with 1 legion.
       *[other] { $role } travels from { $from_city } to { $city } with { $legions } legions.
    }
told-brought = { crowd } { $number ->
        [one] comes
       *[other] come
    } along from { $from_city } to { $city }.
told-fortified = { $city } gets a fort.
told-fort_moved = The fort of { $from_city } is moved to { $city }.
told-recruited =
    { $number ->
        [one] 1 legion is recruited in { $city }.
       *[other] { $number } legions are recruited in { $city }.
    }
told-levied = 1 legion is levied in { $city }.
told-enlisted =
    { $number ->
        [0] The { $tribe } of { $city } are sent home.
        [one] The { $tribe } of { $city } are enlisted: 1 legion.
       *[other] The { $tribe } of { $city } are enlisted: { $number } legions.
    }
told-allied = The { $tribe } are allies now!
told-battle_began =
    { $dice ->
        [one] { $role } fights in { $city } with 1 die.
       *[other] { $role } fights in { $city } with { $dice } dice.
    }
told-rolled = The dice: { $roll }.
told-faces_set = { $seat } sets the dice: { $roll }.
told-removed = { crowd } { $number ->
        [one] leaves
       *[other] leave
    } { $city }.
told-legions_spent =
    { $number ->
        [one] 1 legion of { $city } goes back to the supply.
       *[other] { $number } legions of { $city } go back to the supply.
    }
told-legions_lost =
    { $number ->
        [one] 1 legion falls in { $city }.
       *[other] { $number } legions fall in { $city }.
    }
told-legions_won =
    { $number ->
        [one] 1 legion joins in { $city }.
       *[other] { $number } legions join in { $city }.
    }
told-plot_proposed = { $role } proposes a plot to { $other_role }: { $card }.
told-refused = { $seat } refuses.
told-card_passed = { $role } passes { $card } to { $other_role }.
told-stored = { $card } goes into the treasury.
told-fetched = { $card } comes out of the treasury.
told-drew = { $seat } draws { $card }.
told-put_back = { $seat } puts { $card } back on top of the deck.
told-revolted = Revolt! From the bottom of the deck: { $barbarian_card }.
told-rate_rose = From now on { $invasions } invasions a turn, and { $recruits ->
        [one] 1 legion
       *[other] { $recruits } legions
    } to recruit.
told-intensified =
    { $number ->
        [one] 1 discarded barbarian card goes back on top of the deck.
       *[other] { $number } discarded barbarian cards are shuffled back on top of the deck.
    }
told-revealed = Barbarian card: { $barbarian_card }.
told-invaded = The { $tribe } invade { $city }.
told-added = { one-of } enters { $city }.
told-attacked = { $city } is attacked by the { $tribe }: 1 legion falls, but nobody comes in.
told-ambushed =
    { $number ->
        [one] { $city } is ambushed by the { $tribe }: its legion falls, but nobody comes in.
       *[other] { $city } is ambushed by the { $tribe }: all { $number } legions fall, but nobody comes in.
    }
told-sacked = The { $tribe } sack { $city }!
told-fort_fell = The fort of { $city } falls.
told-declined = The decline of Rome rises to { $number }.
told-invasion_skipped = No invasions this turn.
told-event_played =
    { $option_id ->
        [corruption] { $seat } plays { $event }, with corruption.
       *[other] { $seat } plays { $event }.
    }
told-exchanged = { $seat } gives up { $card } for the event { $event }.
told-fewer_invasions =
    { $number ->
        [one] The next invasions are 1 fewer.
       *[other] The next invasions are { $number } fewer.
    }
told-more_actions = { $number } more actions this turn.
told-swapped = { $role } and { $other_role } exchange { $card } and { $other_card }.
told-pawn_moved =
    { $legions ->
        [0] { $role } moves from { $from_city } to { $city }.
        [one] { $role } moves from { $from_city } to { $city } with 1 legion.
       *[other] { $role } moves from { $from_city } to { $city } with { $legions } legions.
    }
told-legions_placed =
    { $number ->
        [one] 1 legion is placed in { $city }.
       *[other] { $number } legions are placed in { $city }.
    }
told-card_taken = { $seat } takes { $card } from the discard pile.
told-looked = Seen on the barbarian deck: { $barbarian_card }.
told-laid = Back on top of the barbarian deck: { $barbarian_card }.
told-banished = { $barbarian_card } leaves the game for good.
told-replaced =
    { $number ->
        [one] 1 legion takes the place of a barbarian in { $city }.
       *[other] { $number } legions take the place of barbarians in { $city }.
    }
told-won = Every tribe is allied or gone from the board.
told-lost_no_cubes = A barbarian had to be added, and there are no { $tribe } left.
told-lost_decline = The decline of Rome has reached its end.
told-lost_deck = There are not enough player cards left to draw.
told-lost_roma = Roma has fallen to the { $tribe }.

result-won = every tribe is allied or gone from the board
result-no_cubes = a barbarian had to be added, and none of its tribe was left
result-decline = the decline of Rome reached its end
result-no_cards = the player deck ran out
result-roma_sacked = Roma was sacked

## What can be done

action-end_actions = go on to drawing cards; actions left are lost
action-march = move to a neighbouring city with 0 to 3 legions
action-sail = move from port to port with 0 to 3 legions; then pay a card of a colour of the destination
action-sail_free = Praefectus Classis: sail without a card
action-travel = Praefectus Fabrum: move from or to a city with a fort; then pay any city card
action-bring = Regina: which barbarians come along
action-pay = the card that pays for it
action-fortify = build a fort with a card that names your city
action-build_fort = Praefectus Fabrum: build a fort for 2 legions
action-take_fort = all forts are on the board: the city that loses its fort
action-recruit = where a fort stands: place as many legions as the recruit rate
action-recruit_only = place fewer legions than the recruit rate
action-levy = Consul: place 1 legion in your city or in a city with a fort
action-port_recruit = Praefectus Classis: 1 or 2 legions in your port for a card of one of its colours
action-battle = fight in your city with 1 to 3 dice, at most one die for each legion
action-faces = the faces that the dice show
action-remove = which barbarians the battle removes
action-give = plot: give a card that names your city to somebody there
action-take = plot: take a card that names your city from somebody there
action-trade_give = Mercator: give a card of a colour of your city to somebody there, once a turn
action-trade_take = Mercator: take a card of a colour of your city from somebody there, once a turn
action-store = put a card that names your city into the treasury
action-fetch = take a card that names your city out of the treasury
action-ally = forge an alliance for cards of the tribe's colour, where the tribe stands; then pay the cards
action-enlist = send all barbarians of an allied tribe in your city home for a card of their colour, and place legions
action-enlist_free = Regina: enlist without a card, once a turn
action-accept = say yes to what is asked
action-refuse = say no to what is asked
action-use = use what the event offers
action-decline = leave what the event offers
action-done = enough; go on
action-draw_cards = Vestalis: how many cards to draw
action-put_back = Vestalis: which of the three cards goes back on top of the deck
action-discard = over the limit of 7 cards: discard a card
action-event = play an event card; its corruption is stronger but costs a step of decline (`cards` tells what each does)
action-exchange = Vestalis: discard a card of a colour of her city for the top card of the event deck
action-pass = play no event now
action-pass_turn = play no event until the turn is over
action-choose = the city that the event is about
action-strike = the barbarian that the event removes or replaces
action-place = how many legions the event places in a city
action-move_pawn = whose pawn moves, and with how many legions
action-swap = who exchanges cards
action-offer = the card to give in the exchange
action-take_card = the card to take from the discard pile
action-lay = which of the cards lies next on the barbarian deck, from the top down
action-banish = which barbarian card leaves the game
action-go = with how many legions
action-pick_role = which role takes part
action-start = the city of the opening hand where the pawn starts, with 2 legions
action-role = chance: a role is dealt
action-reveal = chance: a barbarian card is revealed
action-draw = chance: a player card is drawn
action-draw_event = chance: an event card is drawn
action-roll = chance: the dice are rolled
action-first = who begins

## The board of the terminal

board-solo = The commander
board-here = { $role } in { $city }:
board-hand =
    { $count ->
        [one] Your hand (1 card of 7):
       *[other] Your hand ({ $count } cards of 7):
    }
board-shared = The hand of all three ({ $count } of 7):
board-treasury = Treasury ({ $count }):
board-events = events: { $names }
board-turn = Turn of { $role }: { $phase }
board-turn-actions =
    { $actions ->
        [0] Turn of { $role }: no actions left
        [one] Turn of { $role }: 1 action left
       *[other] Turn of { $role }: { $actions } actions left
    }
board-decline = Decline { $steps } of { $most }
board-invasions = Invasions { $track }
board-recruits = Recruits { $track }
map-legend = On the map: small letters behind a city are the tribes whose cards name it, ~ a port. Below it, each capital letter is a barbarian (A Anglo-Saxons & Franks, V Vandals, H Huns, W Visigoths, O Ostrogoths), 2L two legions, F a fort, ! the next barbarian sacks the city. A letter with a number, outside the empire, is what is left of a tribe.
board-legend = Supply: { $legions } legions, { $forts } forts. Map: 2L legions, F fort, ~ port, ! next one sacks
board-tribe = tribe
board-colour = cards
board-on-map = on map
board-left = left
board-alliance = alliance
board-allied = allied
board-cost = { $cards } cards
board-player-deck =
    { $revolts ->
        [0] Player deck: { $cards } cards, no revolt in it. { $discarded } discarded.
        [one] Player deck: { $cards } cards, { $pile ->
            [1] the last revolt on top
           *[other] the last revolt among the next { $pile }
        }. { $discarded } discarded.
       *[other] Player deck: { $cards } cards, { $revolts } revolts, { $pile ->
            [1] the next one on top
           *[other] the next one among the next { $pile }
        }. { $discarded } discarded.
    }
board-barbarian-deck =
    { $known ->
        [1] Barbarian deck: { $cards } cards, the next one is known (`odds` names it). { $discarded } discarded.
       *[other] Barbarian deck: { $cards } cards, the next one is any of { $known } (`odds` lists them). { $discarded } discarded.
    }

odds-barbarians = Whom the next { $rate } barbarian cards (one turn) strike, as the board stands now
odds-defended = legions hold it off
odds-sacked = the city is sacked
odds-added = barbarian number { $number } of this tribe there
odds-players = Player cards
odds-revolt = A revolt is among the next two with { $percent }%.
odds-cards = { $count } city cards are still in the deck:
odds-events =
    { $count ->
        [one] 1 event is still in the deck, one of { $of } that nobody has seen.
       *[other] { $count } events are still in the deck, out of { $of } that nobody has seen.
    }

place = city
place-port = A port, today { $modern }.
place-inland = No port; today { $modern }.
place-colours = City cards: { $names }.
place-neighbours = Neighbours:

## What somebody is asked, by the step that is due

due-pick_role = Which role shall take part?
due-start = You play the role { $role }. In which city do you start, with 2 legions?
due-tie = Who begins? ({ $names })
due-actions = What will you do?
due-interrupt = It is another player's turn; you may play something all the same.
due-before_draw = Before the cards are drawn: will you play an event?
due-draw_choice = Draw 2 cards, or 3 and put one of them back?
due-put_back = Which card goes back on top of the deck?
due-between_revolts = Between two revolts: will you play an event?
due-discard = More than 7 cards: discard one, or play an event.
due-after_draw = After the draw: will you play an event?
due-before_invasion = Before the invasions: will you play an event?
due-between_invasions = Before the next invasion: will you play an event?
due-pay_sail = Which card pays for the voyage?
due-pay_travel = Which card pays for the journey?
due-pay_ally =
    { $number ->
        [one] Which card pays for the alliance? (1 to go)
       *[other] Which cards pay for the alliance? ({ $number } to go)
    }
due-bring = Which barbarians come along?
due-take_fort = Which city loses its fort?
due-faces = Which faces shall the dice show?
due-remove =
    { $number ->
        [one] The battle removes 1 barbarian: which one?
       *[other] The battle removes { $number } barbarians: which ones?
    }
due-regina = Which barbarian does the special remove?
due-regina_legion = Place a legion for it?
due-plot-give = { $role } wants to give you { $card }. Do you agree?
due-plot-take = { $role } asks you for { $card }. Do you agree?
due-extra_draw = Draw the extra cards?
due-swap = Who exchanges cards?
due-offer = Which card do you give in the exchange?
due-festina_city = To which city?
due-festina_pawn = Whose pawn goes there, with how many legions?
due-permit = May your pawn be moved?
due-place = Where are legions placed, and how many?
due-take_card = Which card of the discard pile?
due-banish = Which barbarian card leaves the game?
due-lay = Which card lies next on the barbarian deck? (The first one lies on top.)
due-mors_city = In which city?
due-mors = Which barbarians are replaced?
due-strike =
    { $number ->
        [one] Which barbarian is removed? (1 more)
       *[other] Which barbarian is removed? (up to { $number } more)
    }
due-fort_city = Which city gets the fort?
due-si_vis_pawn = Whose pawn goes there, with how many legions?
due-vae_city = In which city?
due-vae = Which barbarians are removed?
due-veni_city = To which city?
due-veni_go = How many legions come along?
due-veni_battle = Fight there at once, with how many dice?

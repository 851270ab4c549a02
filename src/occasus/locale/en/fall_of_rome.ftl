# Fall of Rome: names, events and actions.
# $city, $tribe, $role, $card ... are names as shown; $city_id and so on are ids, for selectors.

## Names. Cities and roles need no message: their names are their ids, capitalised.

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

roll-legion = legion lost
roll-barbarian = hit
roll-barbarian_legion = hit + legion lost
roll-two_barbarians_legion = two hits + legion lost
roll-special = special face

region-west = Britannia and Gallia
region-spain = Hispania and Africa
region-north = Germania and the Danube
region-italy = Italia
region-east = Graecia and the East
region-pontus = The Black Sea

phase-setup = setup
phase-actions = actions
phase-draw = drawing cards
phase-invade = invasions

## Effects of event cards and roles. Corruption is stronger and raises decline by 1.

word-corruption = Corruption
standard-abundans_cautela_non_nocet =
    In the next Invade Cities step, reveal { $abundans_fewer ->
        [one] { $abundans_fewer } fewer barbarian card
       *[other] { $abundans_fewer } fewer barbarian cards
    }.
corruption-abundans_cautela_non_nocet = Skip the Invade Cities step this turn.
effect-abundans_cautela_non_nocet = { standard-abundans_cautela_non_nocet } { word-corruption }: { corruption-abundans_cautela_non_nocet }
standard-alea_iacta_est = In one battle this turn, choose the die faces instead of rolling.
corruption-alea_iacta_est = In every battle this turn, choose the die faces instead of rolling.
effect-alea_iacta_est = { standard-alea_iacta_est } { word-corruption }: { corruption-alea_iacta_est }
standard-audentes_fortuna_iuvat =
    The current player may draw { $audentes_cards ->
        [one] { $audentes_cards } more player card
       *[other] { $audentes_cards } more player cards
    }.
corruption-audentes_fortuna_iuvat =
    The current player may draw { $audentes_cards_corruption ->
        [one] { $audentes_cards_corruption } more player card
       *[other] { $audentes_cards_corruption } more player cards
    }.
effect-audentes_fortuna_iuvat = { standard-audentes_fortuna_iuvat } { word-corruption }: { corruption-audentes_fortuna_iuvat }
standard-carpe_diem =
    The current player has { $carpe_actions ->
        [one] { $carpe_actions } more action
       *[other] { $carpe_actions } more actions
    } this turn.
corruption-carpe_diem =
    The current player has { $carpe_actions_corruption ->
        [one] { $carpe_actions_corruption } more action
       *[other] { $carpe_actions_corruption } more actions
    } this turn.
effect-carpe_diem = { standard-carpe_diem } { word-corruption }: { corruption-carpe_diem }
standard-do_ut_des = Two players in the same city may exchange one city card each.
corruption-do_ut_des = Two players anywhere may exchange one city card each.
effect-do_ut_des = { standard-do_ut_des } { word-corruption }: { corruption-do_ut_des }
standard-festina_lente =
    Choose a city and move 1 pawn there if its owner agrees. The pawn may bring up to { $festina_legions ->
        [one] { $festina_legions } legion
       *[other] { $festina_legions } legions
    } from the city it leaves.
corruption-festina_lente =
    Choose a city and move any number of pawns there if their owners agree. Each pawn may bring up to { $festina_legions_corruption ->
        [one] { $festina_legions_corruption } legion
       *[other] { $festina_legions_corruption } legions
    } from the city it leaves.
effect-festina_lente = { standard-festina_lente } { word-corruption }: { corruption-festina_lente }
standard-hic_manebimus_optime =
    Choose up to { $hic_cities ->
        [one] { $hic_cities } city
       *[other] { $hic_cities } cities
    } with a fort. Place up to { $hic_legions ->
        [one] { $hic_legions } legion
       *[other] { $hic_legions } legions
    } in each.
corruption-hic_manebimus_optime =
    Place up to { $hic_legions_corruption ->
        [one] { $hic_legions_corruption } legion
       *[other] { $hic_legions_corruption } legions
    } { $hic_cities_corruption ->
        [31] in every city with a fort.
       *[other] in up to { $hic_cities_corruption } cities with a fort.
    }
effect-hic_manebimus_optime = { standard-hic_manebimus_optime } { word-corruption }: { corruption-hic_manebimus_optime }
standard-homo_faber_fortunae_suae = The current player may take a city card that names the city they are in from the player discard pile.
corruption-homo_faber_fortunae_suae = The current player may take any city card from the player discard pile.
effect-homo_faber_fortunae_suae = { standard-homo_faber_fortunae_suae } { word-corruption }: { corruption-homo_faber_fortunae_suae }
standard-melius_cavere_quam_pavere =
    Look at the top { $melius_looks ->
        [one] barbarian card and put it back.
       *[other] { $melius_looks } barbarian cards and put them back on top in any order.
    }
corruption-melius_cavere_quam_pavere = Look at the top { $melius_looks_corruption } barbarian cards, remove { $melius_removes } of them from the game, and put the rest back on top in any order.
effect-melius_cavere_quam_pavere = { standard-melius_cavere_quam_pavere } { word-corruption }: { corruption-melius_cavere_quam_pavere }
standard-mors_tua_vita_mea =
    Replace { $mors_barbarians ->
        [one] 1 barbarian with 1 legion.
       *[other] up to { $mors_barbarians } barbarians in one city with the same number of legions.
    }
corruption-mors_tua_vita_mea =
    In one city, replace up to { $mors_barbarians_corruption ->
        [one] { $mors_barbarians_corruption } barbarian
       *[other] { $mors_barbarians_corruption } barbarians
    } with the same number of legions.
effect-mors_tua_vita_mea = { standard-mors_tua_vita_mea } { word-corruption }: { corruption-mors_tua_vita_mea }
standard-mortui_non_mordent =
    Remove up to { $mortui_barbarians ->
        [one] { $mortui_barbarians } barbarian
       *[other] { $mortui_barbarians } barbarians
    } of one colour from anywhere on the board.
corruption-mortui_non_mordent =
    Remove up to { $mortui_barbarians_corruption ->
        [one] { $mortui_barbarians_corruption } barbarian
       *[other] { $mortui_barbarians_corruption } barbarians
    } of one colour from anywhere on the board.
effect-mortui_non_mordent = { standard-mortui_non_mordent } { word-corruption }: { corruption-mortui_non_mordent }
standard-si_vis_pacem_para_bellum = Place a fort in any city.
corruption-si_vis_pacem_para_bellum =
    Place a fort in any city and move 1 pawn there, with up to { $vis_legions_corruption ->
        [one] { $vis_legions_corruption } legion
       *[other] { $vis_legions_corruption } legions
    }.
effect-si_vis_pacem_para_bellum = { standard-si_vis_pacem_para_bellum } { word-corruption }: { corruption-si_vis_pacem_para_bellum }
standard-vae_victis = After a battle that removed barbarians, remove up to the same number of barbarians from 1 other city.
corruption-vae_victis = After a battle that removed barbarians, remove up to the same number of barbarians from any combination of cities.
effect-vae_victis = { standard-vae_victis } { word-corruption }: { corruption-vae_victis }
standard-veni_vidi_vici =
    Move the current player, along with up to { $veni_legions ->
        [one] { $veni_legions } legion
       *[other] { $veni_legions } legions
    }, to any city. They may battle there as a free action.
corruption-veni_vidi_vici =
    The same, with up to { $veni_legions_corruption ->
        [one] { $veni_legions_corruption } legion
       *[other] { $veni_legions_corruption } legions
    }, and no legions are lost in that battle.
effect-veni_vidi_vici = { standard-veni_vidi_vici } { word-corruption }: { corruption-veni_vidi_vici }

special-consul =
    Battle special: place { $consul_adds ->
        [one] { $consul_adds } legion
       *[other] { $consul_adds } legions
    } in your city.
levy-legions =
    { $levy ->
        [one] { $levy } legion
       *[other] { $levy } legions
    }
carried-legions =
    { $carried ->
        [one] { $carried } legion
       *[other] { $carried } legions
    }
port-legions =
    { $port_recruits ->
        [one] { $port_recruits } legion
       *[other] { $port_recruits } legions
    }
fort-legions =
    { $fort_legions ->
        [one] { $fort_legions } legion
       *[other] { $fort_legions } legions
    }
ability-consul = Action: place { levy-legions } in any city that has a fort. Action: place { levy-legions } in your city. { special-consul }
special-magister_militum =
    Battle special: remove { $magister_removes ->
        [one] { $magister_removes } barbarian
       *[other] { $magister_removes } barbarians
    } from your city.
ability-magister_militum =
    When you battle, you lose { $magister_spares ->
        [one] { $magister_spares } legion
       *[other] { $magister_spares } legions
    } fewer. { special-magister_militum }
special-mercator =
    Battle special: remove { $mercator_removes ->
        [one] { $mercator_removes } barbarian
       *[other] { $mercator_removes } barbarians
    } and { $mercator_loses ->
        [one] { $mercator_loses } legion
       *[other] { $mercator_loses } legions
    } from your city.
ability-mercator = Action: give OR take 1 city card whose colour matches a colour of your city, with another player in your city (once per turn). Forge an alliance without a matching barbarian in your city. { special-mercator }
special-praefectus_classis =
    Battle special: if in a port, remove { $classis_removes ->
        [one] { $classis_removes } barbarian
       *[other] { $classis_removes } barbarians
    } from it.
ability-praefectus_classis = Action: move from a port to any other port without a card, with up to { carried-legions }. Action: in a port, discard a city card matching a colour of that port to place up to { port-legions } there. { special-praefectus_classis }
special-praefectus_fabrum =
    Battle special: if in a city with a fort, remove { $fabrum_removes ->
        [one] { $fabrum_removes } barbarian
       *[other] { $fabrum_removes } barbarians
    } from it.
ability-praefectus_fabrum = Action: remove { fort-legions } from your city to place a fort there. Action: discard any city card to move to any other city, with up to { carried-legions }. Your city or the destination must have a fort. { special-praefectus_fabrum }
special-regina_foederata =
    Battle special: after the battle, remove { $regina_removes ->
        [one] { $regina_removes } barbarian
       *[other] { $regina_removes } barbarians
    } from your city; if you do, you may place { $regina_adds ->
        [one] { $regina_adds } legion
       *[other] { $regina_adds } legions
    } there.
ability-regina_foederata = When you March or Sail, you may take any mix of barbarians and legions, 3 in total. No city may end with more than 3 barbarians of a colour; moving them triggers no defence. Enlist Barbarians without discarding a card; you still need the alliance (once per turn). { special-regina_foederata }
special-vestalis =
    Battle special: remove { $vestalis_loses ->
        [one] { $vestalis_loses } legion
       *[other] { $vestalis_loses } legions
    } from your city.
ability-vestalis = Setup: unused event cards form a face-down event deck. At any time: discard a city card matching a colour of your city to draw 1 card from the event deck. When drawing: you may draw { $vestalis_draws } player cards instead of { $cards_drawn } and put 1 of them back on top of the deck. { special-vestalis }

## Chronicle

told-role_dealt = { $role } joins the game.
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
told-deck_built = Player deck: { $cards } cards in { $piles } piles, each with a hidden revolt.
told-first_player = { $seat } goes first.
told-turn_began = { $role }’s turn.
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
told-fort_moved = The fort in { $from_city } moves to { $city }.
told-recruited =
    { $number ->
        [one] 1 legion is recruited in { $city }.
       *[other] { $number } legions are recruited in { $city }.
    }
told-levied =
    { $levy ->
        [one] 1 legion is levied in { $city }.
       *[other] { $levy } legions are levied in { $city }.
    }
told-enlisted =
    { $number ->
        [0] The { $tribe } in { $city } are sent home.
        [one] The { $tribe } in { $city } are enlisted as 1 legion.
       *[other] The { $tribe } in { $city } are enlisted as { $number } legions.
    }
told-allied = The { $tribe } are now allies!
told-battle_began =
    { $dice ->
        [one] { $role } fights in { $city } with 1 die.
       *[other] { $role } fights in { $city } with { $dice } dice.
    }
told-rolled = Rolled: { $roll }.
told-faces_set = { $seat } sets the dice: { $roll }.
told-removed = { crowd } { $number ->
        [one] leaves
       *[other] leave
    } { $city }.
told-legions_spent =
    { $number ->
        [one] 1 legion in { $city } returns to the supply.
       *[other] { $number } legions in { $city } return to the supply.
    }
told-legions_lost =
    { $number ->
        [one] 1 legion is lost in { $city }.
       *[other] { $number } legions are lost in { $city }.
    }
told-legions_won =
    { $number ->
        [one] { $city } gains 1 legion.
       *[other] { $city } gains { $number } legions.
    }
told-plot_proposed = { $role } proposes a plot to { $other_role }: { $card }.
told-refused = { $seat } declines.
told-card_passed = { $role } passes { $card } to { $other_role }.
told-stored = { $card } goes into the treasury.
told-fetched = { $card } is taken from the treasury.
told-drew = { $seat } draws { $card }.
told-put_back = { $seat } puts { $card } back on top of the deck.
told-revolted = Revolt! From the bottom of the deck: { $barbarian_card }.
told-rate_rose = From now on, { $invasions } invasions per turn, and { $recruits ->
        [one] 1 legion
       *[other] { $recruits } legions
    } per recruit action.
told-intensified =
    { $number ->
        [one] 1 discarded barbarian card goes back on top of the deck.
       *[other] { $number } discarded barbarian cards are shuffled back on top of the deck.
    }
told-revealed = Barbarian card: { $barbarian_card }.
told-invaded = The { $tribe } invade { $city }.
told-migrated = { $from_city } is out of reach. The { $tribe } invade { $city } instead.
told-added = { one-of } enters { $city }.
told-attacked = The { $tribe } attack { $city }: 1 legion is lost, but no barbarian comes in.
told-ambushed =
    { $number ->
        [one] The { $tribe } ambush { $city }: its legion is lost, but no barbarian comes in.
       *[other] The { $tribe } ambush { $city }: all { $number } legions are lost, but no barbarian comes in.
    }
told-sacked = The { $tribe } sack { $city }!
told-fort_fell = { $city } loses its fort.
told-declined = Decline rises to { $number }.
told-invasion_skipped = No invasions this turn.
told-event_played =
    { $option_id ->
        [corruption] { $seat } plays { $event }, with corruption.
       *[other] { $seat } plays { $event }.
    }
told-exchanged = { $seat } trades in { $card } for the event { $event }.
told-fewer_invasions =
    { $number ->
        [one] 1 fewer invasion next time.
       *[other] { $number } fewer invasions next time.
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
told-looked = Top of the barbarian deck: { $barbarian_card }.
told-laid = Back on top of the barbarian deck: { $barbarian_card }.
told-banished = { $barbarian_card } is removed from the game.
told-replaced =
    { $number ->
        [one] 1 legion replaces a barbarian in { $city }.
       *[other] { $number } legions replace barbarians in { $city }.
    }
told-won = Every tribe is allied or off the map.
told-lost_no_cubes = A barbarian had to be placed, but no { $tribe } were left.
told-lost_decline = The decline of Rome is complete.
told-lost_deck = The player deck has too few cards left to draw.
told-lost_roma = Roma has fallen to the { $tribe }.

result-won = every tribe is allied or off the map
result-no_cubes = a barbarian had to be placed, but none of its tribe was left
result-decline = the decline of Rome is complete
result-no_cards = the player deck ran out
result-roma_sacked = Roma was sacked

## Actions

action-end_actions = end your actions and draw cards; unused actions are lost
action-march = move to a neighbouring city with up to { carried-legions }
action-sail = move from port to port with up to { carried-legions }, then pay a card of a colour of the destination
action-sail_free = Praefectus Classis: sail without a card
action-travel = Praefectus Fabrum: move from or to a city with a fort, then pay any city card
action-bring = Regina: choose which barbarians to bring along
action-pay = choose the card to pay with
action-fortify = build a fort with a card that names your city
action-build_fort = Praefectus Fabrum: build a fort for { fort-legions }
action-take_fort = all forts are on the board: choose the city that loses its fort
action-recruit = in a city with a fort: place as many legions as the track shows
action-recruit_only = place fewer legions than the track shows
action-levy =
    { $levy ->
        [one] Consul: place 1 legion in your city or in a city with a fort
       *[other] Consul: place { $levy } legions in your city or in a city with a fort
    }
action-port_recruit = Praefectus Classis: place up to { port-legions } in your port for a card of one of its colours
action-battle = fight in your city with 1 to 3 dice, at most one per legion
action-faces = choose the faces of the dice
action-remove = choose the barbarians that the battle removes
action-give = plot: give a card that names your city to another player there
action-take = plot: take a card that names your city from another player there
action-trade_give = Mercator: give a card of a colour of your city to another player there, once per turn
action-trade_take = Mercator: take a card of a colour of your city from another player there, once per turn
action-store = put a card that names your city into the treasury
action-fetch = take a card that names your city out of the treasury
action-ally = where the tribe is: forge an alliance, then pay cards of the tribe’s colour
action-enlist = send all barbarians of an allied tribe in your city home for a card of their colour, and place legions
action-enlist_free = Regina: enlist without a card, once per turn
action-accept = say yes to the question
action-refuse = say no to the question
action-use = use what the event offers
action-decline = skip what the event offers
action-done = stop here and continue
action-draw_cards = Vestalis: choose how many cards to draw
action-put_back = Vestalis: choose which of the three cards to put back on top of the deck
action-discard = over the limit of { $hand_limit } cards: discard a card
action-event = play an event card; its corruption is stronger but raises decline by 1 (`cards` explains each card)
action-exchange = Vestalis: discard a card of a colour of her city for the top card of the event deck
action-pass = play no event now
action-pass_turn = play no event until the turn is over
action-choose = choose the city for the event
action-strike = choose the barbarian that the event removes or replaces
action-place = choose how many legions the event places in a city
action-move_pawn = choose whose pawn moves, and with how many legions
action-swap = choose who exchanges cards
action-offer = choose the card to give in the exchange
action-take_card = choose a card from the discard pile
action-lay = choose which card goes next on the barbarian deck, from the top down
action-banish = choose which barbarian card to remove from the game
action-go = choose how many legions to bring
action-pick_role = choose a role
action-start = choose your pawn’s starting city from your opening hand; it starts with { $start_legions } legions
action-role = chance: a role is dealt
action-reveal = chance: a barbarian card is revealed
action-draw = chance: a player card is drawn
action-draw_event = chance: an event card is drawn
action-roll = chance: the dice are rolled
action-first = choose who goes first

## Board in the terminal

board-solo = Commander
board-here = { $role } in { $city }:
board-hand =
    { $count ->
        [one] Your hand (1 of { $limit } cards):
       *[other] Your hand ({ $count } of { $limit } cards):
    }
board-shared = Hand shared by all three ({ $count } of { $limit }):
board-treasury = Treasury ({ $count }):
board-events = events: { $names }
board-turn = { $role }’s turn: { $phase }
board-turn-actions =
    { $actions ->
        [0] { $role }’s turn: no actions left
        [one] { $role }’s turn: 1 action left
       *[other] { $role }’s turn: { $actions } actions left
    }
board-decline = Decline { $steps } of { $most }
board-invasions = Invasions { $track }
board-recruits = Recruits { $track }
map-legend = Small letters after a city show the tribes whose cards name it; ~ is a port. Below the city, each capital letter is a barbarian (A Anglo-Saxons & Franks, V Vandals, H Huns, W Visigoths, O Ostrogoths). 2L means two legions, F a fort, and ! that the next barbarian sacks the city. A letter with a number, outside the empire, shows how many of a tribe are left.
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
        [0] Player deck: { $cards } cards, no revolts. { $discarded } discarded.
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
       *[other] Barbarian deck: { $cards } cards, the next one is one of { $known } (`odds` lists them). { $discarded } discarded.
    }

odds-barbarians = Cities that the next { $rate } barbarian cards (one turn) may hit, as the board stands now
odds-defended = legions hold them off
odds-sacked = the city is sacked
odds-added = barbarian no. { $number } of this tribe there
odds-players = Player cards
odds-revolt = Chance of a revolt among the next two cards: { $percent }%.
odds-cards = { $count } city cards are still in the deck:
odds-events =
    { $count ->
        [one] 1 event is still in the deck, one of { $of } that no one has seen.
       *[other] { $count } events are still in the deck, out of { $of } that no one has seen.
    }

place = city
place-port = A port, today { $modern }.
place-inland = Not a port; today { $modern }.
place-colours = City cards: { $names }.
place-neighbours = Neighbours:

## Questions to the player, by step

due-pick_role = Which role should take part?
due-start = You’re playing { $role }. Which city do you start in, with { $start_legions } legions?
due-tie = Who goes first? ({ $names })
due-actions = What do you want to do?
due-interrupt = It’s another player’s turn, but you may play something.
due-before_draw = Before the draw: play an event?
due-draw_choice = Draw { $cards_drawn } cards, or draw { $vestalis_draws } and put 1 back?
due-put_back = Which card goes back on top of the deck?
due-between_revolts = Between two revolts: play an event?
due-discard = You have more than { $limit } cards. Discard one or play an event.
due-after_draw = After the draw: play an event?
due-before_invasion = Before the invasions: play an event?
due-between_invasions = Before the next invasion: play an event?
due-pay_sail = Which card do you pay for sailing?
due-pay_travel = Which card do you pay for travelling?
due-pay_ally =
    { $number ->
        [one] Which card do you pay for the alliance? (1 to go)
       *[other] Which cards do you pay for the alliance? ({ $number } to go)
    }
due-bring = Which barbarians do you bring along?
due-take_fort = Which city loses its fort?
due-faces = Which faces should the dice show?
due-remove =
    { $number ->
        [one] The battle removes 1 barbarian. Which one?
       *[other] The battle removes { $number } barbarians. Which ones?
    }
due-regina = Which barbarian does your special face remove?
due-regina_legion = Put a legion in its place?
due-plot-give = { $role } wants to give you { $card }. Do you agree?
due-plot-take = { $role } asks you for { $card }. Do you agree?
due-extra_draw = Draw the extra cards?
due-swap = Who exchanges cards?
due-offer = Which card do you give in the exchange?
due-festina_city = Which city do you choose?
due-festina_pawn = Whose pawn moves there, and with how many legions?
due-permit = May your pawn be moved?
due-place = Where do you place legions, and how many?
due-take_card = Which card do you take from the discard pile?
due-banish = Which barbarian card do you remove from the game?
due-lay = Which card goes next on the barbarian deck? (The first one goes on top.)
due-mors_city = Which city do you choose?
due-mors = Which barbarians do you replace?
due-strike =
    { $number ->
        [one] Which barbarian do you remove? (1 more)
       *[other] Which barbarian do you remove? (up to { $number } more)
    }
due-fort_city = Which city gets the fort?
due-si_vis_pawn = Whose pawn moves there, and with how many legions?
due-vae_city = Which city do you choose?
due-vae = Which barbarians do you remove?
due-veni_city = Which city do you move to?
due-veni_go = How many legions do you bring along?
due-veni_battle = Battle there now? With how many dice?

# Het bord van Struggle for Rome in de browser.

sr-round = Ronde { $round }
sr-round-of =
    { $last ->
        [yes] Ronde { $round } van { $limit }, de laatste
       *[no] Ronde { $round } van { $limit }
    }
sr-over = De partij is afgelopen
sr-you-may = Een vraag aan jou
sr-turn-of = { $name } is aan zet
sr-your-horseman = Jouw ridders
sr-your-warrior = Jouw krijgers
sr-your-build = Handelen en bouwen
sr-your-claims = Verborgen punten
sr-your-setup = Voorbereiding
sr-your-roll = De dobbelstenen
sr-phase-roll = Dobbelen
sr-phase-build = Bouwen
sr-phase-horseman_actions = Ridders
sr-phase-warrior_actions = Krijgers
sr-waiting-for = Wachten op { $names }.
sr-actions = Acties
sr-touch-map = Kies een plek op de kaart.
sr-tab-actions = Acties
sr-tab-hand = Kaarten { $number }
sr-tab-people = Stammen
sr-tab-chronicle = Kroniek
sr-map = Kaart
sr-map-about = Met de pijltjestoetsen ga je van kruispunt naar kruispunt, met Enter kies je er een. Alles staat ook in het bord als tekst.
sr-price = Prijs
sr-free = gratis
sr-grain = { $number } graan
sr-coins = { $number } goud
sr-nothing = niets
sr-gold = Goud
sr-hand-size = Grondstofkaarten
sr-cards = Ontwikkelingskaarten
sr-box = { $tribe }: strijders { $fighters }, troswagens { $wagons }, steden { $cities }, fiches: { $tokens }.
sr-leads = { $name } leidt met { $points } punten
sr-no-leader = Niemand leidt: het meeste is { $points } punten
sr-of-ten = { $points } van { $end_points }
sr-at-ten = Zodra iemand { $end_points } punten heeft, is de partij na die ronde afgelopen.
sr-last-round = Dit is de laatste ronde.
sr-points-cities =
    { $number ->
        [one] 1 stad
       *[other] { $number } steden
    }
sr-points-scourge =
    { $number ->
        [one] Plaag van Rome (+{ $scourge_points })
       *[other] Plaag van Rome × { $number } (elk +{ $scourge_points })
    }
sr-source-scourge =
    { $number ->
        [one] Plaag van Rome
       *[other] Plaag van Rome × { $number }
    }
sr-points-shown = getoonde punten: { $number }
sr-source-shown = getoonde punten
sr-points-hidden =
    { $number ->
        [one] 1 verborgen ontwikkelingskaart
       *[other] { $number } verborgen ontwikkelingskaarten
    }
sr-points-mine = verborgen punten: { $number }
sr-scoring = Waar de punten vandaan komen
sr-your-cards = Jouw kaarten
sr-about-plunder = Het fiche wordt omgedraaid: buit, en misschien het verlies van een strijder. Elke troswagen op het stamveld brengt 1 goud op. Het fiche blijft bij de stam.
sr-about-plunder_with_traitor = { sr-about-plunder }
sr-about-conquer =
    { $city_points ->
        [one] { $city_points } punt
       *[other] { $city_points } punten
    }. Een troswagen gaat van het stamveld naar de stad: met de eerste stad sticht je het rijk, naar elke volgende gaat ook een strijder mee.
sr-about-conquer_with_traitor = { sr-about-conquer }
sr-about-move_legionnaire = Zijn landschap levert niemand iets op. Je neemt een kaart van iemand die ernaast staat.
sr-only-you = alleen jij ziet ze
sr-towers =
    { $number ->
        [one] 1 toren
       *[other] { $number } torens
    }
sr-horseman-of = ridders van { $name }
sr-warrior-of = krijgers van { $name }
sr-horseman-mine = Jouw ridders
sr-warrior-mine = Jouw krijgers
sr-held =
    { $whose ->
        [horseman] Van jouw ridders.
        [warrior] Van jouw krijgers.
        [horseman_of] Van de ridders van { $name }.
       *[warrior_of] Van de krijgers van { $name }.
    }
sr-neutral = De stad is neutraal: niemand kan haar plunderen of veroveren.
sr-token = Er ligt een plunderingsfiche.
sr-no-token = Het fiche is weg.
sr-offer-title = Een ruil aanbieden
sr-counter-title = Jouw tegenbod
sr-offer-of = { $name } biedt een ruil aan
sr-you-give = Jij geeft
sr-you-receive = Jij krijgt
sr-they-give = { $name } geeft
sr-they-want = { $name } wil
sr-propose-all = Aan iedereen aanbieden
sr-propose-this = Aanbieden aan { $names }
sr-propose-to = Alleen aan { $names }
sr-answer-waiting = denkt na
sr-answer-drafting = stelt een tegenbod op
sr-answer-declined = weigert
sr-answer-accepted = gaat akkoord
sr-answer-countered = biedt iets anders
sr-deal-with = Ruilen met { $name }
sr-waiting-answers = De anderen denken erover na.
sr-text-state = Ronde { $round }. De legionair staat in { $hex }.
sr-text-sums = Deze ronde al gegooid: { $sums }.
sr-text-players = Spelers
sr-text-tribes = Trekkende stammen
sr-text-player = { $name } ({ $colour }): punten { $points }, goud { $gold }, hand { $hand }, ontwikkelingskaarten { $cards }.
sr-number-rounds = Ronden
sr-number-cities = Veroverde steden
sr-number-plundered = Geplunderde steden
sr-deed-trade = Ruilen
sr-deed-bank = Bank
sr-deed-build_fighters = Strijders
sr-deed-build_wagon = Troswagen
sr-deed-buy_card = Kaart
sr-deed-play = Speel
sr-deed-travel = Trekken
sr-deed-plunder = Plunderen
sr-deed-conquer = Veroveren
sr-deed-plunder_with_traitor = Plunderen met Verrader
sr-deed-conquer_with_traitor = Veroveren met Verrader
sr-deed-forced_march = Geforceerde Mars
sr-deed-take = Rusten
sr-deed-move_legionnaire = Legionair verplaatsen
sr-deed-place_horseman = Ridders beginnen hier
sr-deed-rob = Beroven
sr-deed-take_gold = Nemen
sr-deed-return = Teruggeven
sr-deed-pay = Betalen
sr-deed-end_turn = Beurt beëindigen
sr-deed-give = Geven
sr-deed-want = Vragen
sr-deed-propose = Voorstellen
sr-deed-withdraw = Intrekken
sr-deed-accept = Akkoord
sr-deed-decline = Weigeren
sr-not-this-turn = Deze beurt niet
sr-deed-counter = Tegenbod
sr-deed-stop_waiting = Niet langer wachten
sr-deed-deal = Ruilen met
sr-deed-no_deal = Geen ruil
sr-deed-show_points = Punten tonen
sr-deed-keep_hidden = Niets tonen

## Daden in hun geheel, zoals een bot ze aanraadt

sr-do-place_horseman = Begin met de ridders op { $crossroads }
sr-do-move_legionnaire = Verplaats de legionair naar { $hex }
sr-do-rob = Beroof { $player }
sr-do-take_gold = Neem { $gold }
sr-do-return =
    Geef { $resource_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $resource }
    } terug
sr-do-bank =
    Geef de bank { $resource_id ->
        [horse] paarden
        [cattle] runderen
       *[other] { $resource }
    } voor { $supply }
sr-do-build_fighters =
    { $joker_id ->
        [no_joker] Bouw strijders
       *[other] Bouw strijders ({ $joker })
    }
sr-do-build_wagon =
    { $joker_id ->
        [no_joker] Bouw een troswagen: { $box }
       *[other] Bouw een troswagen: { $box } ({ $joker })
    }
sr-do-buy_card =
    { $joker_id ->
        [no_joker] Koop een ontwikkelingskaart
       *[other] Koop een ontwikkelingskaart ({ $joker })
    }
sr-do-play = Speel { $card }
sr-do-give =
    Bied { $good_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $good }
    } aan
sr-do-want =
    Vraag om { $good_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $good }
    }
sr-do-propose = Doe het aanbod aan { $whom }
sr-do-deal = Ruil met { $player }
sr-do-travel = Trek naar { $crossroads }
sr-do-pay = { $grain_id ->
        [0] Betaal { $gold }
       *[other] { $gold_id ->
            [0] Betaal { $grain }
           *[other] Betaal { $grain } en { $gold }
        }
    }
sr-do-forced_march = Geforceerde Mars naar { $crossroads }
sr-do-plunder = Plunder { $city }
sr-do-plunder_with_traitor = Plunder { $city } met een Verrader
sr-do-conquer = Verover { $city }
sr-do-conquer_with_traitor = Verover { $city } met een Verrader
sr-do-take = Rust en neem { $compensation }
sr-known-hand = Wat iedereen van deze hand kan weten: { $ranges }
sr-clear-offer = Wis het aanbod
sr-counter-of = Tegenbod van { $name }
sr-dice = Worpen in deze partij
sr-dice-of = { $sum }: { $came }× gegooid, gemiddeld { $mean }×
sr-dice-about =
    { $number ->
        [one] { $number } worp; de streep is het gemiddelde
       *[other] { $number } worpen; de streep is het gemiddelde
    }
sr-legend-torch = nu te plunderen
sr-legend-flag = nu te veroveren
sr-legend-token = buit die niemand heeft gezien
sr-offer-incomplete = Een aanbod heeft aan elke kant minstens één grondstofkaart nodig.

## Wat er wordt gevraagd, en waarover

sr-ask-place = Waar beginnen je ridders? Kies een van de verlichte kruispunten ({ $places }); je krijgers nemen het andere.
sr-ask-legionnaire = De legionair staat in { $hex }. Naar welk landschap stuur je hem, om daar iemand te beroven?
sr-ask-rob = De legionair staat in { $hex }. Wie beroof je daar?
sr-ask-ransom = { $name } heeft geen kaarten. Hoeveel goud neem je in plaats daarvan?
sr-ask-shortage =
    { $number ->
        [one] De bank komt tekort: je geeft nog 1 kaart terug. Welke?
       *[other] De bank komt tekort: je geeft nog { $number } kaarten terug. Welke nu?
    }
sr-ask-build = Handel, bouw, of beëindig je beurt.
sr-ask-draft = Je geeft { $give } voor { $want }. Voeg iets toe, trek het in, of zeg aan wie je het voorstelt.
sr-ask-answers = { $name } geeft { $give } en wil { $want }. Wat zeg je?
sr-ask-choose_deal = Je geeft { $give } voor { $want }. Met wie ruil je?
sr-ask-tribe = Wat doen je { $tribe } bij { $place }?
sr-ask-realm = Wat doen je { $tribe } vanuit hun rijk bij { $place }?
sr-ask-pay = Hoe betaal je de trektocht naar { $place }?
sr-ask-claim =
    { $number ->
        [one] Met je verborgen punt heb je er { $end_points }. Toon je het? Dan eindigt de partij met deze ronde.
       *[other] Met je { $number } verborgen punten heb je er minstens { $end_points }. Toon je ze? Dan eindigt de partij met deze ronde.
    }
sr-ask-claim-nothing =
    { $number ->
        [0] Je hebt geen verborgen punten, dus er valt niets te tonen. Iedereen die met verborgen kaarten { $end_points } zou kunnen halen, krijgt deze vraag, zodat niemand iets kan afleiden.
        [one] Met je verborgen punt kom je niet op { $end_points }, dus het blijft verborgen. Iedereen die met verborgen kaarten { $end_points } zou kunnen halen, krijgt deze vraag, zodat niemand iets kan afleiden.
       *[other] Met je { $number } verborgen punten kom je niet op { $end_points }, dus ze blijven verborgen. Iedereen die met verborgen kaarten { $end_points } zou kunnen halen, krijgt deze vraag, zodat niemand iets kan afleiden.
    }

## Tekens op de kaart, en wat een kaartje over een plek vertelt

sr-show-prices = Prijzen
sr-prices-useful = waar het helpt
sr-prices-all = alle
sr-rose-rays =
    { $number ->
        [one] 1 worp tot nu toe; streep: verwacht
       *[other] { $number } worpen tot nu toe; streep: verwacht
    }
sr-legend-towers = torens: zoveel strijders nodig
sr-legend-later = na een trektocht
sr-legend-short = te weinig strijders
sr-legend-land = { $land_grain } graan of { $land_gold } goud; de eerste pijl is gratis
sr-legend-sea = { $sea_gold } goud
sr-legend-prices = wat de trektocht kost
sr-legend-since = gebeurd sinds je beurt
sr-legend-last = laatste zet van een speler
sr-card-against =
    { $fighters ->
        [one] 1 strijder van jou tegen { $towers } torens.
       *[other] Jouw { $fighters } strijders tegen { $towers } torens.
    }
sr-card-can-plunder = Je kunt { $city } plunderen.
sr-card-can-conquer = Je kunt { $city } veroveren.
sr-card-can-plunder_with_traitor = Je kunt { $city } plunderen met een Verrader.
sr-card-can-conquer_with_traitor = Je kunt { $city } veroveren met een Verrader.
sr-card-short =
    { $number ->
        [one] 1 strijder te weinig.
       *[other] { $number } strijders te weinig.
    }
sr-card-journey =
    { $help ->
        [traitor] Met een Verrader binnen bereik na een trektocht naar { $place }: { $price }.
       *[none] Binnen bereik na een trektocht naar { $place }: { $price }.
    }
sr-card-symbol = { $symbol } op { $number }
sr-card-booty = Buit: 1 goud per troswagen, en een van { $total } fiches: { $symbols }.
sr-card-yield = { $good } bij { $number }
sr-card-harvest = Oogst: { $goods }.
sr-card-stands =
    { $whose ->
        [horseman] Hier staan jouw ridders.
        [warrior] Hier staan jouw krijgers.
        [horseman_of] Hier staan de ridders van { $name }.
       *[warrior_of] Hier staan de krijgers van { $name }.
    }
sr-card-price = Trektocht hierheen: { $prices }.
sr-card-beside = Ernaast: { $cities }.
sr-card-brings = Levert { $good } op bij { $number } ({ $ways } van 36 worpen).
sr-card-barren = Levert niets op.
sr-card-legionnaire = Hier staat de legionair: geen oogst.
sr-card-box = Strijders: { $fighters }, troswagens: { $wagons }.
sr-card-colours = Kleuren van fiches: { $number } ({ $colours }). Met drie sticht je een rijk, met vijf ben je de Plaag van Rome.
sr-card-at = Ze staan bij { $place }.
sr-card-realm = Hun rijk: { $cities }.
sr-card-unplaced = Ze staan nog niet op de kaart.
sr-card-sum = Getal { $sum }
sr-card-covered = Deze ronde gegooid.
sr-card-uncovered = Deze ronde nog niet gegooid.
sr-card-hexes = Levert op in { $hexes }.

## Regels van acties, keuzes, wat er gebeurde

sr-note-missing = je mist: { $goods }
sr-note-joker-spent = { sr-note-missing }; goud is deze beurt al gebruikt
sr-note-joker-several = { sr-note-missing } (goud vervangt 1)
sr-note-trade = met de anderen
sr-note-bank = drie gelijke voor één
sr-note-build_fighters = een ridder, een krijger
sr-note-build_wagon = op een van de stamvelden
sr-note-buy_card = nog { $number } op de stapel
sr-note-cities = { $cities } en nog { $number }
sr-note-travel =
    { $helpful ->
        [0] { $number ->
            [one] { $number } plek
           *[other] { $number } plekken
        }
        [one] { $number ->
            [one] { $number } plek, naast een stad
           *[other] { $number } plekken, { $helpful } naar een stad
        }
       *[other] { $number } plekken, { $helpful } naar een stad
    }
sr-note-colours = kleuren van fiches: { $number } van { $needed }
sr-note-take =
    { $rest_gold } goud of { $rest_cards ->
        [one] { $rest_cards } kaart
       *[other] { $rest_cards } kaarten
    }; beëindigt de beurt
sr-note-move_legionnaire = en beroof daar iemand
sr-step-box = Voor welk stamveld
sr-step-joker = Goud als joker
sr-step-resource = Wat je geeft
sr-step-supply = Wat je krijgt
sr-step-compensation = Wat je neemt
sr-step-card = Welke kaart
sr-travel-for = Trektocht: { $price }
sr-left = over: { $goods }
sr-curve = Punten per ronde

## Handel

sr-have = je hebt { $number }
sr-give-more = Eén meer geven: { $good }
sr-give-less = Eén minder geven: { $good }
sr-want-more = Eén meer vragen: { $good }
sr-want-less = Eén minder vragen: { $good }
sr-answers = Antwoorden
sr-answers-before = Antwoorden op je laatste aanbod
sr-answer-lacks = heeft dit niet: { $goods }
sr-differs-give-instead = je geeft { $more } in plaats van { $less }
sr-differs-want-instead = je krijgt { $more } in plaats van { $less }
sr-differs-give-more = je geeft { $number } { $good } meer
sr-differs-give-less = je geeft { $number } { $good } minder
sr-differs-want-more = je krijgt { $number } { $good } meer
sr-differs-want-less = je krijgt { $number } { $good } minder
sr-gives = geeft
sr-wants = wil
sr-you-lack = Je kunt dit niet aannemen: je mist { $goods }.
sr-earlier = Deze beurt geprobeerd: { $offers }
sr-propose-some = Alleen aan sommigen
sr-moment-turned = { $city } is geplunderd
sr-moment-conquered = { $city } is veroverd
sr-gains = Wat iedereen kreeg
sr-gains-pasture = weidekaarten
sr-gains-trades = ruilen
sr-gains-plunders = plunderingen

## What whoever reads has done, and what was done to them

mine-started = Jij begint.
mine-round_began = Ronde { $round } begint; jij gooit.
told-harvested = De dobbelstenen geven { $player } { $harvest }.
mine-harvested = De dobbelstenen geven je { $harvest }.
told-exchanged = { $player } ruilt met { $partner } { $given } voor { $received }.
mine-exchanged = Je ruilt met { $partner } { $given } voor { $received }.
tome-exchanged = Je ruilt met { $player } { $received } voor { $given }.
told-offered =
    { $whom_id ->
        [all] { $player } biedt iedereen { $given } aan voor { $wanted }.
       *[other] { $player } biedt { $whom } { $given } aan voor { $wanted }.
    }
mine-offered =
    { $whom_id ->
        [all] Je biedt iedereen { $given } aan voor { $wanted }.
       *[other] Je biedt { $whom } { $given } aan voor { $wanted }.
    }
tome-offered = { $player } biedt jou { $given } aan voor { $wanted }.
mine-drew =
    { $resource_id ->
        [hidden] Je trekt een weidekaart.
       *[other] Je trekt een weidekaart: { $resource }.
    }
mine-legionnaire_moved = Je verplaatst de legionair naar { $hex }.
mine-robbed =
    { $resource_id ->
        [hidden] Je berooft { $victim } van een kaart.
       [horse] Je berooft { $victim } van een paard.
        [cattle] Je berooft { $victim } van een rund.
       *[other] Je berooft { $victim } van { $resource }.
    }
mine-took_gold = Je neemt { $gold } goud van { $victim }.
mine-took =
    Je neemt { $resource_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $resource }
    }.
mine-laid_out =
    Je legt { $good_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $good }
    } klaar.
mine-asked_for =
    Je vraagt om { $good_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $good }
    }.
mine-proposed =
    { $whom_id ->
        [all] Je doet een aanbod aan iedereen.
       *[other] Je doet een aanbod aan { $whom }.
    }
mine-withdrew = Je ziet ervan af.
mine-accepted = Je gaat akkoord.
mine-declined = Je weigert.
mine-unanswered = Op jouw antwoord wordt niet langer gewacht: het telt als weigering.
told-offer_refused = { $player } neemt je aanbod niet aan.
mine-bought_card = Je koopt een ontwikkelingskaart.
mine-used_joker =
    Je betaalt goud in plaats van { $resource_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $resource }
    }.
mine-drew_card =
    { $card_id ->
        [hidden] Je trekt een ontwikkelingskaart.
       *[other] Je trekt een ontwikkelingskaart: { $card }.
    }
mine-no_card_left = Er is geen ontwikkelingskaart meer voor jou.
mine-played = Je speelt de kaart { $card }.
mine-gained_gold = Je krijgt { $gold } goud.
mine-compensated = Je stam rust.
mine-gained_diplomacy =
    { $diplomacy_points ->
        [one] Je hebt Diplomatie: 1 punt.
       *[other] Je hebt Diplomatie: { $diplomacy_points } punten.
    }
mine-lost_diplomacy = Je verliest Diplomatie.
mine-gained_legacy_of_rome =
    { $legacy_points ->
        [one] Je hebt de Erfenis van Rome: 1 punt.
       *[other] Je hebt de Erfenis van Rome: { $legacy_points } punten.
    }
mine-showed_points =
    { $points ->
        [one] Je toont een verborgen punt.
       *[other] Je toont { $points } verborgen punten.
    }
mine-showed_treasure = Je toont de kaart { $card }.
mine-announced_end = Je hebt { $end_points } punten: dit is de laatste ronde.
mine-placed = { $tribe } staan op { $crossroads }.
mine-built_fighter = { $tribe } krijgen een strijder.
mine-built_wagon = { $tribe } krijgen een troswagen.
mine-reinforced = { $tribe } krijgen een strijder.
mine-travelled = { $tribe } trekken naar { $crossroads }.
mine-plundered = { $tribe } plunderen { $city }!
mine-lost_fighter = { $tribe } verliezen een strijder.
mine-founded = { $tribe } veroveren { $city } en stichten hun rijk!
mine-expanded = { $tribe } veroveren { $city }!
mine-gained_scourge_of_rome =
    { $scourge_points ->
        [one] { $tribe } zijn de Plaag van Rome: 1 punt.
       *[other] { $tribe } zijn de Plaag van Rome: { $scourge_points } punten.
    }
tome-robbed =
    { $resource_id ->
        [hidden] { $player } berooft je van een kaart.
       [horse] { $player } berooft je van een paard.
        [cattle] { $player } berooft je van een rund.
       *[other] { $player } berooft je van { $resource }.
    }
tome-took_gold = { $player } neemt { $gold } goud van je af.
tome-proposed = { $player } doet jou een aanbod.
tome-fears_winner = { $player } tegen jou: ‘Daarmee zou je winnen.’
tome-helps_more = { $player } tegen jou: ‘Dat helpt jou meer dan mij.’

## Hoe het afliep

sr-drama-won =
    { $you ->
        [yes] Jouw rijk zegeviert
       *[no] Het rijk van { $name } zegeviert
    }
sr-drama-shared = Gedeelde overwinning
sr-drama-about =
    { $you ->
        [second] { $points } punten in ronde { $round }, { $ahead } meer dan jij: { $sources }.
       *[no] { $points } punten in ronde { $round }, { $ahead } meer dan { $other }: { $sources }.
    }
sr-drama-gold =
    { $you ->
        [first] Ronde { $round }: jij en { $other } hebben allebei { $points } punten, en het goud beslist: { $own } tegen { $theirs }.
        [second] Ronde { $round }: { $name } en jij hebben allebei { $points } punten, en het goud beslist: { $own } tegen { $theirs }.
       *[no] Ronde { $round }: { $name } en { $other } hebben allebei { $points } punten, en het goud beslist: { $own } tegen { $theirs }.
    }
sr-drama-shared-about = Ronde { $round }: { $names } hebben elk { $points } punten en evenveel goud.

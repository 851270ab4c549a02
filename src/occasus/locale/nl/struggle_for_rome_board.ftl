# Het bord van Struggle for Rome in de browser.

sr-round = Ronde { $round }, startspeler { $name }
sr-over = Het spel is afgelopen
sr-you-may = Een vraag aan jou
sr-turn-of = { $name } is aan de beurt
sr-your-horseman = Jouw ridders
sr-your-warrior = Jouw krijgers
sr-your-build = Handelen en bouwen
sr-your-claims = Verborgen punten
sr-your-setup = Voorbereiding
sr-your-roll = De dobbelstenen
sr-phase-roll = Worp
sr-phase-build = Bouw
sr-phase-horseman_actions = Ridders
sr-phase-warrior_actions = Krijgers
sr-waiting-for = Wachten op { $names }.
sr-actions = Acties
sr-touch-map = Raak een plek op de kaart aan.
sr-tab-actions = Acties
sr-tab-hand = Kaarten { $number }
sr-tab-people = Stammen
sr-tab-chronicle = Kroniek
sr-map = Kaart
sr-map-about = Pijltjestoetsen gaan van kruispunt naar kruispunt, Enter raakt er een aan. Het bord als tekst heeft ook alles.
sr-to-pay = Te betalen
sr-price = Prijs
sr-free = gratis
sr-grain = { $number } graan
sr-coins = { $number } goud
sr-price-of = { $grain } graan, { $gold } goud
sr-nothing = niets
sr-gold = Goud
sr-hand-size = Grondstofkaarten
sr-cards = Ontwikkelingskaarten
sr-cities =
    { $number ->
        [one] 1 stad
       *[other] { $number } steden
    }
sr-box = { $tribe }: strijders { $fighters }, wagens { $wagons }, steden { $cities }, fiches: { $tokens }.
sr-on-map = Op de kaart
sr-leads = { $name } leidt met { $points } punten
sr-of-ten = { $points } van 10
sr-at-ten = Bij 10 wordt de ronde uitgespeeld, dan is het nacht.
sr-last-round = Dit is de laatste ronde.
sr-points-cities =
    { $number ->
        [one] 1 stad
       *[other] { $number } steden
    }
sr-points-scourge = Plaag van Rome × { $number }
sr-points-shown = getoonde punten: { $number }
sr-points-hidden =
    { $number ->
        [one] 1 verborgen kaart
       *[other] { $number } verborgen kaarten
    }
sr-points-mine = verborgen punten: { $number }
sr-scoring = Waar de punten vandaan komen
sr-your-cards = Jouw kaarten
sr-only-you = alleen jij ziet ze
sr-no-cards = Je hebt geen grondstofkaarten.
sr-towers =
    { $number ->
        [one] 1 toren
       *[other] { $number } torens
    }
sr-horseman-of = ridders van { $name }
sr-warrior-of = krijgers van { $name }
sr-held = Van de { $tribe }.
sr-neutral = De stad is neutraal.
sr-token = Er ligt een plunderingfiche.
sr-no-token = Het fiche is weg.
sr-offer-title = Een ruil aanbieden
sr-counter-title = Jouw tegenbod
sr-offer-of = { $name } biedt een ruil aan
sr-you-give = Jij geeft
sr-you-receive = Jij krijgt
sr-they-give = { $name } geeft
sr-they-want = { $name } wil
sr-propose-all = Aan allen aanbieden
sr-propose-this = Aanbieden aan { $names }
sr-propose-to = Alleen aan { $names }
sr-holds =
    { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
sr-answer-waiting = denkt na
sr-answer-drafting = maakt een tegenbod
sr-answer-declined = weigert
sr-answer-accepted = gaat akkoord
sr-answer-countered = biedt iets anders
sr-deal-with = Ruilen met { $name }
sr-waiting-answers = De anderen denken erover na.
sr-text-state = Ronde { $round }. Afgedekte getallen: { $sums }. De legionair staat in { $hex }.
sr-text-players = Spelers
sr-text-tribes = Trekkende stammen
sr-text-player = { $name } ({ $colour }): punten { $points }, goud { $gold }, hand { $hand }, ontwikkelingskaarten { $cards }.
sr-number-rounds = Rondes
sr-number-cities = Veroverde steden
sr-number-plundered = Geplunderde steden
sr-deed-trade = Ruilen
sr-deed-bank = Bank
sr-deed-build_fighters = Strijders
sr-deed-build_wagon = Wagen
sr-deed-buy_card = Kaart
sr-deed-play = Speel
sr-deed-travel = Reizen
sr-deed-plunder = Plunderen
sr-deed-conquer = Veroveren
sr-deed-plunder_with_traitor = Plunderen met Verrader
sr-deed-conquer_with_traitor = Veroveren met Verrader
sr-deed-forced_march = Geforceerde mars
sr-deed-take = Rusten
sr-deed-move_legionnaire = Legionair verplaatsen
sr-deed-place_horseman = Ridders beginnen hier
sr-deed-rob = Beroven
sr-deed-take_gold = Nemen
sr-deed-return = Teruggeven
sr-deed-pay = Betalen
sr-deed-end_turn = Beurt beëindigen
sr-deed-give = Geven
sr-deed-want = Willen
sr-deed-propose = Voorstellen
sr-deed-withdraw = Intrekken
sr-deed-accept = Akkoord
sr-deed-decline = Weigeren
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
sr-do-return = Geef { $resource } terug
sr-do-bank = Geef de bank { $resource } voor { $supply }
sr-do-build_fighters =
    { $joker_id ->
        [no_joker] Bouw strijders
       *[other] Bouw strijders ({ $joker })
    }
sr-do-build_wagon =
    { $joker_id ->
        [no_joker] Bouw een wagen: { $box }
       *[other] Bouw een wagen: { $box } ({ $joker })
    }
sr-do-buy_card =
    { $joker_id ->
        [no_joker] Koop een ontwikkelingskaart
       *[other] Koop een ontwikkelingskaart ({ $joker })
    }
sr-do-play = Speel { $card }
sr-do-give = Bied { $good } aan
sr-do-want = Vraag om { $good }
sr-do-propose = Doe het aanbod aan { $whom }
sr-do-deal = Ruil met { $player }
sr-do-travel = Reis naar { $crossroads }
sr-do-pay = Betaal { $grain } en { $gold }
sr-do-forced_march = Geforceerde mars naar { $crossroads }
sr-do-plunder = Plunder { $city }
sr-do-plunder_with_traitor = Plunder { $city } met een Verrader
sr-do-conquer = Verover { $city }
sr-do-conquer_with_traitor = Verover { $city } met een Verrader
sr-do-take = Rust en neem { $compensation }
sr-ask-answer = { $name } biedt je een ruil aan: wat zeg je?
sr-known-hand = Wat iedereen van deze hand kan weten: { $ranges }
sr-one-less = Eén minder: { $good }
sr-clear-offer = Wis het aanbod
sr-counter-of = Tegenbod van { $name }
sr-dice = Dobbelstenen van dit spel
sr-dice-of = { $sum }: { $came }× gevallen, gemiddeld { $mean }×
sr-dice-about =
    { $number ->
        [one] { $number } worp; de streep is het gemiddelde
       *[other] { $number } worpen; de streep is het gemiddelde
    }
sr-legend-torch = nu te plunderen
sr-legend-flag = nu te veroveren
sr-legend-token = buit die niemand heeft gezien
sr-offer-incomplete = Een aanbod heeft aan elke kant minstens één grondstofkaart nodig.

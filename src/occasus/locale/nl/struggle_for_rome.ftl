# Strijd om Rome: wat er gebeurt, wat je kunt doen, en hoe alles heet.
# $player, $tribe, $city ... zijn namen zoals ze getoond worden; $player_id enzovoort zijn de woorden zelf, om naar te kiezen.

## Namen. Steden en landschappen hebben geen bericht nodig: hun woorden met hoofdletters zijn hun namen.

player-red = Rood
player-blue = Blauw
player-white = Wit
player-yellow = Geel
victim-red = { player-red }
victim-blue = { player-blue }
victim-white = { player-white }
victim-yellow = { player-yellow }
partner-red = { player-red }
partner-blue = { player-blue }
partner-white = { player-white }
partner-yellow = { player-yellow }
whom-red = { player-red }
whom-blue = { player-blue }
whom-white = { player-white }
whom-yellow = { player-yellow }

tribe-red_horseman = rode ridders
tribe-red_warrior = rode krijgers
tribe-blue_horseman = blauwe ridders
tribe-blue_warrior = blauwe krijgers
tribe-white_horseman = witte ridders
tribe-white_warrior = witte krijgers
tribe-yellow_horseman = gele ridders
tribe-yellow_warrior = gele krijgers

resource-ore = erts
resource-grain = graan
resource-horse = paard
resource-cattle = rund
good-ore = erts
good-grain = graan
good-horse = paard
good-cattle = rund
good-gold = goud

sr-goods-ore =
    { $number ->
       *[other] erts
    }
sr-goods-grain =
    { $number ->
       *[other] graan
    }
sr-goods-horse =
    { $number ->
        [one] paard
       *[other] paarden
    }
sr-goods-cattle =
    { $number ->
        [one] rund
       *[other] runderen
    }
sr-goods-gold =
    { $number ->
       *[other] goud
    }
sr-goods-resource =
    { $resource_id ->
        [ore] { sr-goods-ore }
        [grain] { sr-goods-grain }
        [horse] { sr-goods-horse }
       *[cattle] { sr-goods-cattle }
    }
sr-goods-good =
    { $good_id ->
        [ore] { sr-goods-ore }
        [grain] { sr-goods-grain }
        [horse] { sr-goods-horse }
        [cattle] { sr-goods-cattle }
       *[gold] { sr-goods-gold }
    }

supply-ore = { resource-ore }
supply-grain = { resource-grain }
supply-pasture = een weidekaart
compensation-ore = { resource-ore }
compensation-grain = { resource-grain }
compensation-horse = { resource-horse }
compensation-cattle = { resource-cattle }
compensation-pasture = { supply-pasture }
compensation-two_gold = twee goud
joker-no_joker = zonder joker
joker-joker_ore = goud voor { resource-ore }
joker-joker_grain = goud voor { resource-grain }
joker-joker_horse = goud voor { resource-horse }
joker-joker_cattle = goud voor { resource-cattle }
box-horseman = het veld van de ridders
box-warrior = het veld van de krijgers

terrain-field = akkerland
terrain-mountains = gebergte
terrain-pasture = weideland
terrain-forest = bos
prize-diplomacy = Diplomatie
prize-legacy = de Erfenis van Rome

card-diplomat = Diplomaat
card-traitor = Verrader
card-great_warrior = Grote Krijger
card-forced_march = Geforceerde Mars
card-treasure_burgundians = Schat van de Bourgondiërs
card-treasure_visigoths = Schat van de Visigoten
card-treasure_vandals = Schat van de Vandalen
card-treasure_suebi = Schat van de Sueben
card-victory_point = Overwinningspunt

region-germania = Germanië
region-gallia = Gallië
region-hispania = Spanje
region-italia_septentrionalis = Noord-Italië
region-italia_meridionalis = Zuid-Italië
region-barbaricum = Voorbij de Limes

face-casualty = het verlies van een strijder
face-pasture_card = een weidekaart
face-development_card = een ontwikkelingskaart
face-gold_2 = twee goud
face-blank = niets

whom-all = iedereen

phase-setup = voorbereiding
phase-roll = dobbelen
phase-build = handelen en bouwen
phase-horseman_actions = ridders
phase-warrior_actions = krijgers
phase-claims = verborgen punten

effect-diplomat = Bij het handelen en bouwen: verplaats de legionair en beroof daar iemand. De kaart blijft open liggen; wie er als eerste drie heeft, krijgt Diplomatie ({ $diplomacy_points } punten).
effect-traitor = Bij een aanval: de stad telt twee torens minder, maar minstens één.
effect-great_warrior = In de beurt van een stam: één strijder erbij op het stamveld.
effect-forced_march = In plaats van een trektocht: ga kosteloos naar een willekeurig vrij kruispunt.
effect-treasure_burgundians = Neem { $amount } goud.
effect-treasure_visigoths = Neem { $amount } goud.
effect-treasure_vandals = Neem { $amount } goud.
effect-treasure_suebi = Neem { $amount } goud.
effect-victory_point = 1 punt; houd het verborgen tot je er { $end_points } mee haalt, of tot het einde.

## Wat er gebeurt

told-started = { $player } begint.
told-stationed = De legionair staat in { $hex }.
told-placed = De { $tribe } staan op { $crossroads }.
told-round_began = Ronde { $round } begint; { $player } gooit.
told-rolled = De worp: { $sum }.
told-rolled_again = De worp: weer { $sum }, en dat levert niets op.
told-produced = { $player } krijgt { $number } { sr-goods-resource }.
mine-produced = Je krijgt { $number } { sr-goods-resource }.
told-drew =
    { $resource_id ->
        [hidden] { $player } trekt een weidekaart.
       *[other] { $player } trekt een weidekaart: { $resource }.
    }
told-renewed_pasture_pile = De afgelegde weidekaarten worden tot een nieuwe stapel geschud.
told-shortage = De bank komt tekort: iedereen geeft de helft van zijn kaarten terug.
told-returned = { $player } geeft { $number } { sr-goods-resource } terug.
mine-returned = Je geeft { $number } { sr-goods-resource } terug.
told-legionnaire_moved = { $player } verplaatst de legionair naar { $hex }.
told-robbed =
    { $resource_id ->
        [hidden] { $player } berooft { $victim } van een kaart.
       [horse] { $player } berooft { $victim } van een paard.
        [cattle] { $player } berooft { $victim } van een rund.
       *[other] { $player } berooft { $victim } van { $resource }.
    }
told-took_gold = { $player } neemt { $gold } goud van { $victim }.
told-banked = { $player } geeft de bank { $number } { sr-goods-resource }.
mine-banked = Je geeft de bank { $number } { sr-goods-resource }.
told-took =
    { $player } neemt { $resource_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $resource }
    }.
told-laid_out =
    { $player } legt { $good_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $good }
    } klaar.
told-asked_for =
    { $player } vraagt om { $good_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $good }
    }.
told-proposed =
    { $whom_id ->
        [all] { $player } doet een aanbod aan iedereen.
       *[other] { $player } doet een aanbod aan { $whom }.
    }
told-withdrew = { $player } ziet ervan af.
told-accepted = { $player } gaat akkoord.
told-declined = { $player } weigert.
told-unanswered = Op het antwoord van { $player } wordt niet langer gewacht: het telt als weigering.
told-traded = { $player } geeft { $partner } { $number } { sr-goods-good }.
tome-traded = { $player } geeft jou { $number } { sr-goods-good }.
mine-traded = Je geeft { $partner } { $number } { sr-goods-good }.
told-built_fighter = De { $tribe } krijgen een strijder.
told-built_wagon = De { $tribe } krijgen een troswagen.
told-bought_card = { $player } koopt een ontwikkelingskaart.
told-used_joker =
    { $player } betaalt goud in plaats van { $resource_id ->
        [horse] een paard
        [cattle] een rund
       *[other] { $resource }
    }.
told-drew_card =
    { $card_id ->
        [hidden] { $player } trekt een ontwikkelingskaart.
       *[other] { $player } trekt een ontwikkelingskaart: { $card }.
    }
told-no_card_left = Er is geen ontwikkelingskaart meer voor { $player }.
told-played = { $player } speelt de kaart { $card }.
told-gained_gold = { $player } krijgt { $gold } goud.
told-reinforced = De { $tribe } krijgen een strijder.
told-travelled = De { $tribe } trekken naar { $crossroads }.
told-paid = { $player } betaalt { $number } { sr-goods-good }.
mine-paid = Je betaalt { $number } { sr-goods-good }.
told-plundered = De { $tribe } plunderen { $city }!
told-turned = Het plunderingsfiche van { $city } toont { $face }.
told-lost_fighter = De { $tribe } verliezen een strijder.
told-founded = De { $tribe } veroveren { $city } en stichten hun rijk!
told-expanded = De { $tribe } veroveren { $city }!
told-compensated = De stam van { $player } rust.
told-gained_diplomacy =
    { $diplomacy_points ->
        [one] { $player } heeft Diplomatie: 1 punt.
       *[other] { $player } heeft Diplomatie: { $diplomacy_points } punten.
    }
told-lost_diplomacy = { $player } verliest Diplomatie.
told-gained_scourge_of_rome =
    { $scourge_points ->
        [one] De { $tribe } zijn de Plaag van Rome: 1 punt.
       *[other] De { $tribe } zijn de Plaag van Rome: { $scourge_points } punten.
    }
told-gained_legacy_of_rome =
    { $legacy_points ->
        [one] { $player } heeft de Erfenis van Rome: 1 punt.
       *[other] { $player } heeft de Erfenis van Rome: { $legacy_points } punten.
    }
told-showed_points =
    { $points ->
        [one] { $player } toont een verborgen punt.
       *[other] { $player } toont { $points } verborgen punten.
    }
told-showed_treasure = { $player } toont de kaart { $card }.
told-announced_end = { $player } heeft { $end_points } punten: dit is de laatste ronde.
told-ended = De partij is afgelopen na ronde { $round }.

# waarom een bot een aanbod afwijst
told-spares_none =
    { $player }: ‘Ik kan { $good_id ->
        [ore] geen erts
        [grain] geen graan
        [horse] geen paard
        [cattle] geen rund
       *[gold] geen goud
    } missen.’
told-has_no_use =
    { $player }: ‘Ik heb nu niets aan { $good_id ->
        [ore] meer erts
        [grain] meer graan
        [horse] meer paarden
        [cattle] meer runderen
       *[gold] meer goud
    }.’
told-fears_winner = { $player } tegen { $partner }: ‘Daarmee zou je winnen.’
told-helps_more = { $player } tegen { $partner }: ‘Dat helpt jou meer dan mij.’

result-ten_points = de meeste punten toen iemand er { $end_points } had
result-round_limit = de meeste punten toen de ronden voorbij waren

## Wat je kunt doen

action-start_player = toeval: wie begint
action-station = toeval: waar de legionair begint
action-roll = toeval: de dobbelstenen worden gegooid
action-draw = toeval: de bovenste weidekaart
action-draw_card = toeval: de bovenste ontwikkelingskaart
action-turn = toeval: de voorkant van een plunderingsfiche
action-steal = toeval: de gestolen kaart
action-place_horseman = waar de ridders beginnen; de krijgers beginnen op het andere kruispunt
action-move_legionnaire = verplaats de legionair naar een ander landschap van het Romeinse Rijk en beroof daar iemand
action-rob = wie je berooft
action-take_gold = hoeveel goud je neemt van iemand zonder kaarten
action-return = geef deze kaart terug
action-end_turn = beëindig je beurt
action-bank =
    geef de bank { $bank_gives ->
        [one] { $bank_gives } kaart
       *[other] { $bank_gives } gelijke kaarten
    } voor één erts, één graan of de bovenste weidekaart
action-build_fighters =
    { $fighters_ore } erts en { $fighters_horses ->
        [one] { $fighters_horses } paard
       *[other] { $fighters_horses } paarden
    }: een strijder op elk stamveld (joker: { $joker_gold } goud voor een kaart, eens per beurt)
action-build_wagon =
    { $wagon_horses ->
        [one] { $wagon_horses } paard
       *[other] { $wagon_horses } paarden
    }, { $wagon_grain } graan en { $wagon_cattle ->
        [one] { $wagon_cattle } rund
       *[other] { $wagon_cattle } runderen
    }: een troswagen op een van de stamvelden
action-buy_card =
    { $card_cattle ->
        [one] { $card_cattle } rund
       *[other] { $card_cattle } runderen
    } en { $card_gold } goud: een ontwikkelingskaart
action-play = speel een ontwikkelingskaart (`cards` vertelt wat elke kaart doet)
action-give = leg nog een kaart klaar voor een aanbod
action-want = vraag om nog een kaart
action-propose = doe het aanbod aan iedereen, of aan enkelen
action-withdraw = haal het aanbod van tafel
action-accept = neem het aanbod aan
action-decline = ga niet akkoord
action-counter = doe in plaats daarvan een ander aanbod
action-stop_waiting = wacht niet langer; wie niet geantwoord heeft, weigert
action-deal = ga de ruil met deze speler aan
action-no_deal = ga geen ruil aan
action-travel = trek naar een kruispunt (`look PLAATS` vertelt wat daar ligt en wat de weg kost)
action-pay = de kosten van de trektocht: graan, dan goud
action-forced_march = speel een Geforceerde Mars: ga naar een willekeurig vrij kruispunt
action-plunder = plunder een stad naast de stam
action-plunder_with_traitor = plunder met een Verrader: twee torens minder, minstens één
action-conquer = verover een stad: met de eerste sticht je het rijk
action-conquer_with_traitor = verover met een Verrader: twee torens minder, minstens één
action-take =
    doe verder niets in deze beurt, en neem { $rest_gold } goud of { $rest_cards ->
        [one] een kaart
       *[other] { $rest_cards } kaarten
    }
action-show_points = toon verborgen punten en meld er { $end_points }
action-keep_hidden = toon niets

## Het bord van de terminal

board-head = Ronde { $round }, { $start } is startspeler. Afgedekte getallen: { $covered }. De legionair staat in { $hex }.
map-legend = Op de kaart: f6 is akkerland dat bij een 6 iets oplevert, p weideland, m gebergte; bos levert niets op. ▟3▙ is een stad met 3 torens, * het plunderingsfiche. Twee letters zijn een stam: de kleur van de speler, dan H voor ridders of W voor krijgers. L is de legionair, een punt een kruispunt.
board-legend = Steden: 3t torens, * plunderingsfiche, dan de kruispunten ernaast; c061-rH: daar staan de rode ridders. Landschappen: f5 akkerland met 5 (graan), m gebergte (erts), p weideland; bos levert niets op.
board-neutral = neutraal
board-player = speler
board-points = punten
board-gold = goud
board-cards = hand
board-development = kaarten
board-diplomats = diplomaten
board-horsemen = ridders
board-warriors = krijgers
board-box = { $fighters ->
        [one] 1 strijder
       *[other] { $fighters } strijders
    }, { $wagons ->
        [one] 1 troswagen
       *[other] { $wagons } troswagens
    }
board-unplaced = nog niet geplaatst
board-setup = De voorbereiding. De legionair staat in { $hex }.
board-tokens = fiches { $names }
board-at = op { $place }
board-realm = { $count ->
        [one] 1 stad
       *[other] { $count } steden
    }
board-special = { $name } heeft { $what }.
board-hand-hidden = { $count } kaarten
board-known = { $count } kaarten, waaronder { $names }
board-some = { $number } { $name }
board-nothing = geen
board-you = Jij ({ $player }): { $gold } goud, hand: { $hand }, ontwikkelingskaarten: { $cards }
board-tribe-line = { $tribe }: { $what }
board-reach = Aanvallen binnen je bereik: { $list }
board-price-free = kosteloos
board-price = { $grain ->
        [0] { $gold } goud
       *[other] { $gold ->
            [0] { $grain } graan
           *[other] { $grain } graan { $gold } goud
        }
    }
board-offer = { $player } geeft { $give } voor { $want }
board-counter = { $player } zou { $give } geven voor { $want }

odds-pasture = Weidestapel: { $count } kaarten; in de stapel of in handen die je niet ziet zitten { $horses } paarden en { $cattle } runderen.
odds-development = Ontwikkelingsstapel: { $count } kaarten. Door jou niet gezien: { $names }.
odds-tokens = { $province }: ongeziene fiches { $names }

place = landschap, stad of kruispunt
place-city = { $name }: { $towers } torens, { $province }. { $state }
place-free-token = De stad kan geplunderd en veroverd worden.
place-free = Het plunderingsfiche is weg; de stad kan veroverd worden.
place-neutral = De stad is neutraal.
place-owned = De stad is van de { $tribe }.
place-beside = Ernaast: { $names }.
place-near = Binnen één pijl: { $names }.
place-hex = { $name }: { $what }, hoeken { $names }.
place-crossroads = { $name }: eromheen { $names }.
place-cities = Steden ernaast: { $names }.
place-stands = Hier staan de { $name }.
place-way = De weg van de { $tribe } hierheen: { $price }.

due-place = Waar beginnen je ridders?
due-legionnaire = Waar gaat de legionair heen?
due-rob = Wie beroof je?
due-ransom = Hoeveel goud neem je?
due-shortage = De bank komt tekort. Welke kaart geef je terug?
due-build = Handel, bouw, of beëindig je beurt.
due-draft = Wat geef je, wat wil je, en aan wie stel je het voor?
due-answers = Wat zeg je op het aanbod?
due-choose_deal = Welke ruil ga je aan?
due-tribe = Wat doen je { $tribe }?
due-pay = Hoe betaal je de trektocht: hoeveel graan, hoeveel goud?
due-claim = Toon je verborgen punten?

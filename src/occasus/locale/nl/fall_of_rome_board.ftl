# Het bord van Ondergang van Rome in de browser.

fr-decline = Verval
fr-of = { $number } van { $total }
fr-of-at-most = { $number } van hoogstens { $total }
fr-sun-sets = Bij { $total } gaat de zon onder en valt Rome
fr-invade = Invasies
fr-recruit = Werven
fr-peace-short = In vrede
fr-revolts-left =
    { $number ->
        [0] Er komen geen opstanden meer
        [one] Nog 1 opstand; die schuift de marker op
       *[other] Nog { $number } opstanden; elke opstand schuift de marker op
    }
fr-players-pile = Spelers
fr-barbarian-pile = Barbaren
fr-used = { $number } gebruikt
fr-left = over
fr-legions-left =
    { $number ->
        [one] legioen
       *[other] legioenen
    }
fr-forts-left =
    { $number ->
        [one] fort
       *[other] forten
    }
fr-at-peace = In vrede: { $number } van { $total }
fr-goal = Doel: alle vijf stammen bondgenoot of weg
fr-show-paths = toon hun routes

fr-over = De partij is afgelopen
fr-setup = Voorbereiding
fr-your-turn = Jouw beurt
fr-you-may = Je mag een gebeurtenis spelen
fr-turn-of = { $name } is aan zet
fr-waiting-for = Wachten op { $names }.
fr-actions = Acties
fr-actions-left =
    { $number ->
        [one] nog 1 actie
       *[other] nog { $number } acties
    }
fr-phase-actions = Acties
fr-phase-draw = Trek { $cards_drawn }
fr-phase-invade = Invasies { $number }
fr-group-events = Gebeurtenis
fr-what-may-come = Wat er kan komen
fr-next-invasion = Invasie
fr-revolt-two = Opstand bij de volgende trekking
fr-revolt-among =
    { $number ->
        [0] geen meer
        [one] de volgende kaart
       *[other] 1 bij de volgende { $number } kaarten
    }
fr-revolt-later =
    { $calm ->
        [one] niet de volgende kaart, dan 1 bij { $number }
       *[other] geen bij de volgende { $calm } kaarten, dan 1 bij { $number }
    }
fr-revolt-on-top = hij ligt bovenop
fr-play-event = Spelen
fr-less = Minder: { $what }
fr-more = Meer: { $what }
fr-percent = { $number }%
fr-more-corruption = Met corruptie werkt deze kaart sterker.
fr-revolt = Opstand
fr-price = Eerst zakt de zon een stap.
fr-price-fatal = Eerst zakt de zon, die op haar laatste stap staat: hiermee is de partij verloren.
fr-peek-roles = Rollen
fr-peek-discards = Aflegstapels
fr-peek-odds = Kaart voor kaart
fr-discards-player = Spelerskaarten ({ $number })
fr-discards-barbarian = Barbarenkaarten ({ $number })
fr-discards-removed = Uit het spel ({ $number })
fr-none-yet = nog geen
fr-no-cards = Geen kaarten
fr-odds-barbarians = Bij de volgende { $number } barbarenkaarten
fr-odds-players = Stadskaarten in de stapel, elk met { $percent } kans om bij de volgende twee te zitten
fr-odds-events =
    { $number ->
        [0] Er zit geen gebeurtenis meer in de stapel; { $unseen } heeft niemand gezien.
        [one] Er zit 1 gebeurtenis in de stapel, een van { $unseen } die niemand heeft gezien.
       *[other] Er zitten { $number } gebeurtenissen in de stapel, uit { $unseen } die niemand heeft gezien.
    }
fr-pile-about = { $name }: { $left } kaarten over, { $used } gebruikt. Klik of tik om ze te zien.
fr-supply-about = Legioenen en forten die over zijn, en stammen die niet meer dreigen. Klik of tik voor de kansen per kaart.
fr-decline-about = Verval: elke geplunderde stad en elke corruptie laat de zon een stap zakken. Bij { $total } valt Rome.
fr-rates-about = Hoeveel barbarenkaarten er per beurt komen, en hoeveel legioenen er geworven worden. Een opstand schuift de marker op.
fr-event = Gebeurtenis
fr-your-hand = Jouw hand
fr-shared-hand = Gedeelde hand
fr-hand-of = Hand van { $name }
fr-hand-size = { $number } van { $limit } kaarten
fr-nearest = { $held } van { $cost } voor de { $tribe }
fr-treasury = Schatkist
fr-touch-city = Kies een verlichte stad.
fr-choose-first =
    { $step ->
        [card] Kies eerst een kaart.
        [event] Kies eerst een kaart.
        [barbarian_card] Kies eerst een kaart.
        [role] Kies eerst een rol.
        [other_role] Kies eerst een rol.
        [tribe] Kies eerst een stam.
       *[other] Kies eerst.
    }
fr-costs-action = Kost 1 actie.
fr-costs-no-action = Kost geen actie.
fr-decline-near =
    { $number ->
        [one] Verval: nog één stap en Rome valt
       *[other] Verval: nog { $number } stappen en Rome valt
    }
fr-few-left =
    { $number ->
        [0] { $tribe }: voorraad op. Moet er nog één komen, dan is de partij verloren.
        [one] { $tribe }: nog maar 1 in voorraad. Is de voorraad op en moet er nog één komen, dan is de partij verloren.
       *[other] { $tribe }: nog maar { $number } in voorraad. Is de voorraad op en moet er nog één komen, dan is de partij verloren.
    }
fr-at-peace-about = Een stam leeft in vrede als hij bondgenoot is of niemand op het bord heeft. Leven ze alle vijf in vrede, dan is de partij gewonnen.
fr-stays =
    { $number ->
        [0] In { $city } blijft geen legioen achter.
        [one] In { $city } blijft 1 legioen achter.
       *[other] In { $city } blijven { $number } legioenen achter.
    }
fr-recruit-in =
    { $number ->
        [one] Werf 1 legioen in { $city }
       *[other] Werf { $number } legioenen in { $city }
    }
fr-ally-for =
    Sluit een verbond met de { $tribe } voor { $number } { $tribe_id ->
        [anglo_saxons_franks] oranje
        [vandals] zwarte
        [huns] groene
        [visigoths] witte
       *[ostrogoths] blauwe
    } kaarten
fr-roll-dice =
    { $number ->
        [one] Gooi 1 dobbelsteen
       *[other] Gooi { $number } dobbelstenen
    }
fr-battle-least =
    { $number ->
        [one] minstens 1 valt: { $percent }
       *[other] minstens { $number } vallen: { $percent }
    }
fr-battle-all =
    { $number ->
        [one] de barbaar valt: { $percent }
       *[other] alle { $number } vallen: { $percent }
    }
fr-battle-lost = legioenen verloren, gemiddeld: { $number }
fr-battle-won = legioenen gewonnen, gemiddeld: { $number }
fr-roll-hits =
    { $number ->
        [one] 1 treffer
       *[other] { $number } treffers
    }
fr-roll-losses =
    { $number ->
        [one] 1 legioen valt
       *[other] { $number } legioenen vallen
    }
fr-roll-specials =
    { $number ->
        [one] 1 speciale zijde
       *[other] { $number } speciale zijden
    }
fr-tab-actions = Acties
fr-tab-hand = Hand { $number }
fr-tab-danger = Gevaar { $number }
fr-tab-chronicle = Kroniek
fr-sure-corruption = Corruptie laat eerst de zon een stap zakken. Zodra er iets onthuld is, kun je dit niet terugnemen.
fr-sure-fatal = Corruptie laat eerst de zon zakken, en die staat op haar laatste stap: hiermee is de partij verloren.
fr-sure-end =
    { $number ->
        [one] Je hebt nog 1 actie; die vervalt dan.
       *[other] Je hebt nog { $number } acties; die vervallen dan.
    }
fr-sure-discard = Deze kaart ben je voorgoed kwijt.
fr-number-alliances = Bondgenoten
fr-number-barbarians = Barbaren op het bord
fr-number-revolts = Opstanden
fr-number-deck = Kaarten in de stapel

fr-text-state = Verval { $decline }. Invasiemarker op vak { $rate }. In voorraad: { $legions } { $legions ->
        [one] legioen
       *[other] legioenen
    } en { $forts } { $forts ->
        [one] fort
       *[other] forten
    }.
fr-text-legions =
    { $number ->
        [one] 1 legioen
       *[other] { $number } legioenen
    }
fr-text-fort = een fort
fr-text-nothing = niets
fr-text-port = Een haven; stammen: { $tribes }. Buren: { $neighbours }.
fr-text-inland = Geen haven; stammen: { $tribes }. Buren: { $neighbours }.
fr-text-tribes = Stammen
fr-text-tribe = { $tribe }: { $left } in voorraad, geen verbond.
fr-text-tribe-allied = { $tribe }: { $left } in voorraad, bondgenoot.
fr-text-player = { $name }, { $role }, in { $city }. Hand: { $cards }.
fr-text-nowhere = nog geen stad
fr-map = Kaart van het rijk
fr-not-there = Dat kan niet in { $city }: kies een andere stad, of geen.
fr-map-about = Met de pijltjes ga je van stad naar stad, met Enter kies je, met Escape ga je terug. T toont het bord als tekst.
fr-about-left =
    { $number ->
        [one] Er is nog 1 barbaar; moet er een komen en is er geen meer, dan is de partij verloren.
       *[other] Er zijn nog { $number } barbaren; moet er een komen en is er geen meer, dan is de partij verloren.
    }
fr-about-cards = Voor een verbond leg je { $cost } van hun kaarten af in een stad waar ze zijn; wie er de meeste heeft, heeft er { $held }. De verlichte lijnen tonen hun routes.
fr-about-allied = Ze zijn bondgenoten en vallen nog steeds binnen. De verlichte lijnen tonen hun routes.
fr-region-britannia-gallia = Britannia en Gallia
fr-region-germania = Germania en de Donau
fr-region-hispania-africa = Hispania en Africa
fr-region-italia = Italia
fr-region-graecia = Graecia en het Oosten
fr-region-pontus = De Zwarte Zee

## Daden, zoals op hun knoppen

deed-end_actions = Acties beëindigen
deed-march = Marcheren
deed-sail = Varen
deed-sail_free = Varen zonder kaart
deed-travel = Reizen
deed-bring = Meenemen
deed-bring-none = Niemand meenemen
deed-pay = Betalen met
deed-fortify = Versterken
deed-build_fort = Fort bouwen
deed-take_fort = Neem het fort van
deed-recruit = Werven
deed-recruit_only = Minder werven
deed-levy =
    { $levy ->
        [one] Legioen oproepen
       *[other] { $levy } legioenen oproepen
    }
deed-port_recruit = Werven in haven
deed-battle = Strijden
also-battle = vecht vechten gevecht
deed-faces = Worp kiezen
deed-remove = Verwijderen
deed-give = Kaart geven
deed-take = Kaart nemen
deed-trade_give = Geven (Mercator)
deed-trade_take = Nemen (Mercator)
deed-store = In de schatkist
deed-fetch = Uit de schatkist
deed-ally = Verbond
deed-enlist = Barbaren inlijven
deed-enlist_free = Inlijven zonder kaart
deed-accept = Akkoord
deed-refuse = Weigeren
deed-use = Gebruiken
deed-decline = Niet gebruiken
deed-done = Genoeg
deed-draw_cards = Trekken
deed-put_back = Terugleggen
deed-discard = Afleggen
deed-event = Gebeurtenis
deed-exchange = Ruilen voor een gebeurtenis
deed-pass = Nu niet
deed-pass_turn = Deze beurt niet
deed-choose = Kiezen
deed-strike = Verwijderen
deed-place = Legioenen plaatsen
deed-move_pawn = Verplaatsen
deed-swap = Ruil tussen
deed-offer = Aanbieden
deed-take_card = Nemen
deed-lay = Hierna leggen
fr-take-back = Terugnemen
deed-banish = Uit het spel
deed-go = Gaan met
deed-pick_role = Nemen
deed-start = Start
deed-first = Eerste speler

## Wat er in het keuzevak gevraagd wordt

step-city = Naar:
step-legions = Legioenen:
step-card = Kaart:
step-role = Wie:
step-other_role = En:
step-tribe = Stam:
step-dice = Dobbelstenen:
step-barbarians = Barbaren:
step-roll = Zijden:
step-event = Kaart:
step-option = Hoe:
step-cards = Kaarten:
step-barbarian_card = Kaart:
step-seat = Plaats:
option-standard = Gewoon
option-corruption = Corruptie
barbarians-nothing = niemand

## Daden in hun geheel, zoals een bot ze aanraadt

do-march =
    { $legions ->
        [0] Marcheer naar { $city } zonder legioenen
        [one] Marcheer naar { $city } met 1 legioen
       *[other] Marcheer naar { $city } met { $legions } legioenen
    }
do-sail =
    { $legions ->
        [0] Vaar naar { $city } zonder legioenen
        [one] Vaar naar { $city } met 1 legioen
       *[other] Vaar naar { $city } met { $legions } legioenen
    }
do-sail_free =
    { $legions ->
        [0] Vaar zonder kaart naar { $city } zonder legioenen
        [one] Vaar zonder kaart naar { $city } met 1 legioen
       *[other] Vaar zonder kaart naar { $city } met { $legions } legioenen
    }
do-travel =
    { $legions ->
        [0] Reis naar { $city } zonder legioenen
        [one] Reis naar { $city } met 1 legioen
       *[other] Reis naar { $city } met { $legions } legioenen
    }
do-bring = Neem mee: { $barbarians }
do-pay = Betaal met { $card }
do-fortify = Bouw een fort met { $card }
do-take_fort = Neem het fort van { $city }
do-recruit_only =
    { $legions ->
        [0] Werf niemand
        [one] Werf maar 1 legioen
       *[other] Werf maar { $legions } legioenen
    }
do-levy =
    { $levy ->
        [one] Roep 1 legioen op in { $city }
       *[other] Roep { $levy } legioenen op in { $city }
    }
do-port_recruit =
    { $legions ->
        [one] Betaal { $card } en werf 1 legioen
       *[other] Betaal { $card } en werf { $legions } legioenen
    }
do-battle =
    { $dice ->
        [one] Strijd met 1 dobbelsteen
       *[other] Strijd met { $dice } dobbelstenen
    }
do-faces = Kies de worp: { $roll }
do-remove = Verwijder: { $barbarians }
do-give =
    Geef { $card } aan { $role_id ->
        [player] { $role }
       *[other] de { $role }
    }
do-take =
    Neem { $card } van { $role_id ->
        [player] { $role }
       *[other] de { $role }
    }
do-trade_give =
    Geef { $card } aan { $role_id ->
        [player] { $role }
       *[other] de { $role }
    }
do-trade_take =
    Neem { $card } van { $role_id ->
        [player] { $role }
       *[other] de { $role }
    }
do-store = Leg { $card } in de schatkist
do-fetch = Haal { $card } uit de schatkist
do-ally = Sluit een verbond met de { $tribe }
do-enlist =
    { $legions ->
        [0] Betaal { $card } en stuur ze naar huis, zonder legioen
        [one] Betaal { $card } en lijf 1 legioen in
       *[other] Betaal { $card } en lijf { $legions } legioenen in
    }
do-enlist_free =
    { $legions ->
        [0] Stuur de { $tribe } naar huis, zonder legioen
        [one] Lijf de { $tribe } in: 1 legioen
       *[other] Lijf de { $tribe } in: { $legions } legioenen
    }
do-draw_cards =
    { $cards ->
        [one] Trek 1 kaart
       *[other] Trek { $cards } kaarten
    }
do-put_back = Leg { $card } terug op de stapel
do-discard = Leg { $card } af
do-event =
    { $option_id ->
        [corruption] Speel { $event } met corruptie
       *[other] Speel { $event }
    }
do-exchange = Ruil { $card } voor een gebeurtenis
do-choose = Kies { $city }
do-strike = Verwijder 1 barbaar uit { $city } ({ $tribe })
do-place =
    { $legions ->
        [0] Plaats niemand in { $city }
        [one] Plaats 1 legioen in { $city }
       *[other] Plaats { $legions } legioenen in { $city }
    }
do-move_pawn =
    { $legions ->
        [0]
            { $role_id ->
                [you] Ga zelf zonder legioenen
                [player] Verplaats { $role } zonder legioenen
               *[other] Verplaats de { $role } zonder legioenen
            }
        [one]
            { $role_id ->
                [you] Ga zelf met 1 legioen
                [player] Verplaats { $role } met 1 legioen
               *[other] Verplaats de { $role } met 1 legioen
            }
       *[other]
            { $role_id ->
                [you] Ga zelf met { $legions } legioenen
                [player] Verplaats { $role } met { $legions } legioenen
               *[other] Verplaats de { $role } met { $legions } legioenen
            }
    }
do-swap-you = Jij en { $name } ruilen kaarten
do-swap = { $one } en { $other } ruilen kaarten
do-offer = Bied { $card } aan
do-take_card = Neem { $card }
do-lay = Leg hierna: { $barbarian_card }
do-banish = Neem uit het spel: { $barbarian_card }
do-go =
    { $legions ->
        [0] Ga zonder legioenen
        [one] Ga met 1 legioen
       *[other] Ga met { $legions } legioenen
    }
do-pick_role = Neem de rol { $role }
do-start = Begin in { $city }
do-first = { $seat } begint

## What somebody is asked: who asks, with which card, about which place

ask-event-mine = Je speelt { $event }
ask-event = { $who } speelt { $event }
ask-interrupt = { $who } is aan zet. Je mag altijd een gebeurtenis spelen.
ask-pick_role = Welke rol doet mee?
ask-start = Jouw rol: { $role }. In welke stad begin je, met { $start_legions } legioenen?
ask-tie = Wie begint?
ask-before_draw = Speel je een gebeurtenis voordat { $who } kaarten trekt?
ask-before_draw-own = Speel je een gebeurtenis voordat je kaarten trekt?
ask-draw_choice = { $cards_drawn } kaarten trekken, of { $vestalis_draws } en er één terugleggen?
ask-put_back = Welke kaart gaat terug op de stapel?
ask-between_revolts = Speel je een gebeurtenis tussen de twee opstanden?
ask-discard =
    { $events ->
        [0]
            { $number ->
                [one] Je mag hoogstens { $limit } kaarten hebben: leg er 1 af.
               *[other] Je mag hoogstens { $limit } kaarten hebben: leg er { $number } af.
            }
       *[other]
            { $number ->
                [one] Je mag hoogstens { $limit } kaarten hebben: leg er 1 af, of speel een gebeurtenis.
               *[other] Je mag hoogstens { $limit } kaarten hebben: leg er { $number } af, of speel gebeurtenissen.
            }
    }
ask-after_draw = { $who } heeft kaarten getrokken: speel je een gebeurtenis?
ask-after_draw-own = Je hebt kaarten getrokken: speel je een gebeurtenis?
ask-before_invasion = Speel je een gebeurtenis vóór de invasies in de beurt van { $who }?
ask-before_invasion-own = Speel je een gebeurtenis vóór de invasies in je beurt?
ask-between_invasions = Speel je een gebeurtenis vóór de volgende invasie?
ask-exchange = Ruil je een stadskaart voor de bovenste kaart van de gebeurtenisstapel?
ask-pay_sail = Met welke kaart betaal je de overtocht naar { $city }?
ask-pay_travel = Met welke kaart betaal je de reis naar { $city }?
ask-pay_ally =
    { $number ->
        [one] Met welke kaart betaal je het verbond ({ $tribe })? Nog 1 nodig.
       *[other] Met welke kaarten betaal je het verbond ({ $tribe })? Nog { $number } nodig.
    }
ask-bring = Welke barbaren gaan mee naar { $city }?
ask-take_fort = Alle forten zijn gebouwd. Welke stad staat haar fort af aan { $city }?
ask-faces = Welke zijden moeten de dobbelstenen in { $city } tonen?
ask-remove =
    { $number ->
        [one] 1 barbaar verlaat { $city }. Welke?
       *[other] { $number } barbaren verlaten { $city }. Welke?
    }
ask-regina = Welke barbaar verlaat { $city } door de speciale zijde?
ask-regina_legion = Neemt een legioen zijn plaats in { $city } in?
ask-plot-give = { $who } wil je { $card } geven. Neem je die aan?
ask-plot-take = { $who } vraagt je om { $card }. Geef je die?
ask-extra_draw = De extra kaarten trekken?
ask-swap = Welke twee spelers ruilen een kaart?
ask-offer = Welke kaart geef je in de ruil?
ask-festina_city = Naar welke stad moet een pion gaan?
ask-festina_pawn = Wiens pion gaat naar { $city }, en met hoeveel legioenen?
ask-permit =
    { $number ->
        [0] Ga je naar { $city }?
        [one] Ga je naar { $city } met 1 legioen?
       *[other] Ga je naar { $city } met { $number } legioenen?
    }
ask-place = Welke stad met een fort krijgt legioenen, en hoeveel?
ask-take_card = Welke stadskaart neem je van de aflegstapel?
ask-banish = Welke barbarenkaart verdwijnt uit het spel?
ask-lay = Welke barbarenkaart komt hierna? De eerste ligt bovenop.
ask-mors_city = In welke stad vervangen legioenen barbaren?
ask-mors = Welke barbaren in { $city } worden door legioenen vervangen?
ask-strike =
    { $number ->
        [one] Welke barbaar gaat weg? Er mag er nog 1 weg.
       *[other] Welke barbaar gaat weg? Er mogen er nog { $number } weg.
    }
ask-fort_city = Welke stad krijgt het fort?
ask-si_vis_pawn = Wiens pion gaat naar { $city }, en met hoeveel legioenen?
ask-vae_city = Uit welke stad worden barbaren verwijderd? Hoogstens { $number }.
ask-vae = Welke barbaren in { $city } worden verwijderd?
ask-veni_city-own = Naar welke stad ga je?
ask-veni_city = Naar welke stad moet { $role } gaan?
ask-veni_go = Ga je naar { $city }, en met hoeveel legioenen?
ask-veni_battle = Strijd je meteen in { $city }, en met hoeveel dobbelstenen?

## Tiles, moments, answers

fr-asks-you = { $name } vraagt jou
fr-then-last =
    { $number ->
        [0] de stapel is leeg: wie er { $cards_drawn } moet trekken, verliest de partij
        [one] er is nog 1 kaart: wie er { $cards_drawn } moet trekken, verliest de partij
       *[other] er zijn nog { $number } kaarten: wie er { $cards_drawn } moet trekken, verliest de partij
    }
fr-then =
    { $number ->
        [0] daarna { $cards_drawn } trekken
        [one] daarna { $cards_drawn } trekken, 1 invasie
       *[other] daarna { $cards_drawn } trekken, { $number } invasies
    }
fr-tile-cities =
    { $number ->
        [one] 1 stad
       *[other] { $number } steden
    }
fr-tile-sail =
    { $cities ->
        [one] 1 kaart, 1 haven
       *[other] 1 kaart, { $cities } havens
    }
fr-tile-travel =
    { $cities ->
        [one] 1 kaart, 1 stad
       *[other] 1 kaart, { $cities } steden
    }
fr-tile-dice =
    { $number ->
        [one] 1 dobbelsteen
       *[other] hoogstens { $number } dobbelstenen
    }
fr-tile-recruit =
    { $number ->
        [one] 1 legioen
       *[other] { $number } legioenen
    }
fr-tile-legions = kost { $number } legioenen
fr-tile-card = { $card }
fr-tile-cards = 1 van { $number } kaarten
fr-moment-rolled = Slag bij { $city }
fr-moment-revolted = Opstand: { $tribe } in { $city }
fr-moment-sacked = { $city } wordt geplunderd
fr-moment-allied = Bondgenoot: { $tribe }
fr-moment-migrated = { $from_city } is buiten bereik. In plaats daarvan { $city }.
fr-reach-not = Geen { $tribe } hier, en ook niet in de stad ervoor.
fr-reach-next_door = De { $tribe } zitten ernaast, in { $from_city }.
fr-reach-gate = Geen { $tribe } op deze route, dus ze komen binnen bij de eerste stad.
fr-road = Waar de kaart heen leidt
fr-road-rule = Een kaart noemt de verste stad die de stam kan binnenvallen. Ga vandaar terug langs zijn route tot de eerste stad waar de stam is, of die vlak na zo’n stad komt.
fr-danger =
    { $number ->
        [0] Geen stad is vol.
        [one] 1 stad is 1 barbaar van een plundering
       *[other] { $number } steden zijn 1 barbaar van een plundering
    }
fr-danger-fort = fort
fr-danger-sun = Verval { $decline } van { $total }. Vóór je volgende beurt: { $one }% kans op een plundering, { $two }% op twee of meer.
fr-since-counts = { $sacked } geplunderd, { $arrived } binnengekomen, { $held } afgeslagen
fr-moment-sack-means =
    { $fort ->
        [0] De zon zakt naar { $number }. Elke buurstad krijgt één barbaar van die stam.
       *[other] De zon zakt naar { $number }. Het fort valt, en elke buurstad krijgt één barbaar van die stam.
    }
fr-moment-revolt-means = Vanaf nu { $invade } invasies per beurt, { $recruit ->
        [one] 1 legioen
       *[other] { $recruit } legioenen
    } bij het werven.
answer-accept-plot-give = Neem de kaart
answer-refuse-plot-give = Weiger de kaart
answer-accept-plot-take = Geef de kaart
answer-refuse-plot-take = Houd de kaart
answer-accept-permit = Ga erheen
answer-refuse-permit = Blijf
answer-refuse-veni_go = Blijf
answer-refuse-offer = Ruil niets
answer-use-extra_draw = Trek ze
answer-decline-extra_draw = Trek er geen
answer-use-regina_legion = Plaats een legioen
answer-decline-regina_legion = Plaats er geen
answer-decline-veni_battle = Strijd niet
fr-alliance-about = Wie de meeste heeft, heeft { $held } van de { $cost } kaarten voor een verbond
fr-legend-legion = legioen
fr-legend-pawn = pion: hier staat een speler
fr-legend-ring = ring: stammen die hier komen
fr-legend-full = vol: de volgende plundert de stad
fr-legend-fort = fort
fr-legend-port = haven
fr-legend-cards = meeste kaarten in één hand / kaarten nodig voor een verbond
fr-legend-ways = lijn tussen steden: één mars, over land of zee
fr-legend-lines = de route van een stam
fr-legend-last = laatste beurt van een speler
fr-ask-events = Vragen of je een gebeurtenis speelt
fr-ask-events-always = Altijd vragen
fr-ask-events-revolt = Alleen vragen bij twee opstanden tegelijk
fr-ask-events-turn = Alleen in mijn beurt vragen
fr-asks-events-revolt = Alleen bij twee opstanden tegelijk vragen of je een gebeurtenis speelt
fr-asks-events-turn = Alleen in mijn beurt vragen of je een gebeurtenis speelt
fr-plate-port = Haven ·
fr-plate-inland = Geen haven ·
fr-plate-inside = In de stad:
fr-plate-full = Vol ({ $tribe }): de volgende plundert de stad.
fr-plate-danger = { $number }% kans dat de barbarenkaart van deze stad deze beurt komt.
fr-plate-deeds = Je kunt:

fr-fallen = Geplunderde steden
fr-fallen-last = In de laatste beurt: { $cities }
fr-fallen-before = Daarvoor: { $cities }

## What whoever reads has done, and what was done to them

mine-turn_began = Jij bent aan zet.
mine-first_player = Jij begint.
mine-dealt = Je krijgt { $card }.
mine-discarded = Je legt { $card } af.
mine-marched =
    { $legions ->
        [0] Je marcheert van { $from_city } naar { $city }.
        [one] Je marcheert van { $from_city } naar { $city } met 1 legioen.
       *[other] Je marcheert van { $from_city } naar { $city } met { $legions } legioenen.
    }
mine-sailed =
    { $legions ->
        [0] Je vaart van { $from_city } naar { $city }.
        [one] Je vaart van { $from_city } naar { $city } met 1 legioen.
       *[other] Je vaart van { $from_city } naar { $city } met { $legions } legioenen.
    }
mine-travelled =
    { $legions ->
        [0] Je reist van { $from_city } naar { $city }.
        [one] Je reist van { $from_city } naar { $city } met 1 legioen.
       *[other] Je reist van { $from_city } naar { $city } met { $legions } legioenen.
    }
mine-pawn_moved =
    { $legions ->
        [0] Je gaat van { $from_city } naar { $city }.
        [one] Je gaat van { $from_city } naar { $city } met 1 legioen.
       *[other] Je gaat van { $from_city } naar { $city } met { $legions } legioenen.
    }
mine-battle_began =
    { $dice ->
        [one] Je strijdt in { $city } met 1 dobbelsteen.
       *[other] Je strijdt in { $city } met { $dice } dobbelstenen.
    }
mine-faces_set = Je kiest de worp: { $roll }.
mine-plot_proposed = Je stelt { $other_role } een samenzwering voor: { $card }.
mine-refused = Je weigert.
mine-card_passed = Je geeft { $card } aan { $other_role }.
mine-drew = Je trekt { $card }.
mine-put_back = Je legt { $card } terug op de stapel.
mine-event_played =
    { $option_id ->
        [corruption] Je speelt { $event }, met corruptie.
       *[other] Je speelt { $event }.
    }
mine-exchanged = Je ruilt { $card } voor de gebeurtenis { $event }.
mine-card_taken = Je neemt { $card } van de aflegstapel.
tome-plot_proposed = { $role } stelt je een samenzwering voor: { $card }.
tome-card_passed = { $role } geeft jou { $card }.

## Hoe het afliep

fr-drama-won = Rome staat nog
fr-drama-lost = Rome is gevallen
fr-drama-roma = Roma geplunderd
fr-drama-deck = De stapel is op
fr-drama-turn = Beurt { $turn }: { $what }
fr-drama-spare =
    { $left ->
        [one] Nog één stap verval en Rome was gevallen.
       *[other] Rome was nog { $left } stappen van de val.
    }
fr-drama-near = { $calm } van de { $tribes } stammen waren bondgenoot of van het bord verdwenen; { $cards ->
        [one] er lag nog 1 kaart
       *[other] er lagen nog { $cards } kaarten
    } in de spelersstapel.
fr-drama-held = { $name } had de kaarten voor een verbond met de { $tribe }.

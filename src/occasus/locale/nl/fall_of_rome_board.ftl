# Het bord van Ondergang van Rome in de browser.

fr-decline = Verval
fr-of = { $number } van { $total }
fr-of-total = van { $total }
fr-sun-sets = Bij { $total } gaat de zon onder en valt Rome
fr-invade = Invasies
fr-recruit = Werven
fr-revolts-left =
    { $number ->
        [0] Er komen geen opstanden meer
        [one] Nog 1 opstand; die schuift dit op
       *[other] Nog { $number } opstanden; elke schuift dit op
    }
fr-players-pile = Spelers
fr-barbarian-pile = Barbaren
fr-used = { $number } gebruikt
fr-left = over
fr-legions-left = legioenen
fr-forts-left = forten
fr-no-threat = Ongevaarlijk:
fr-goal = Doel: alle vijf stammen bondgenoot of weg
fr-show-paths = toon hun trekroutes

fr-over = Het spel is afgelopen
fr-setup = Voorbereiding
fr-your-turn = Jouw beurt
fr-you-may = Je mag ingrijpen
fr-turn-of = { $name } is aan de beurt
fr-waiting-for = Wachten op { $names }.
fr-actions = Acties
fr-actions-left =
    { $number ->
        [one] nog 1 actie
       *[other] nog { $number } acties
    }
fr-phase-actions = Acties
fr-phase-draw = Trek 2
fr-phase-invade = Invasies { $number }
fr-group-move = Gaan
fr-group-fight = Strijden
fr-group-build = Bouwen
fr-group-parley = Overleg
fr-group-events = Gebeurtenis
fr-why-not = Waarom niet? Raak een gestippelde knop aan.
fr-what-may-come = Wat er kan komen
fr-next-invasion = Invasie
fr-revolt-two = Opstand, 2 kaarten
fr-revolt-among =
    { $number ->
        [0] er is er geen meer
       *[other] 1 bij de volgende { $number }
    }
fr-revolt-later = geen bij de volgende { $calm }, dan 1 bij { $number }
fr-revolt-on-top = Vestalis legde hem bovenop
fr-play-event = Spelen
fr-less = Minder: { $what }
fr-more = Meer: { $what }
fr-percent = { $number }%
fr-more-corruption = sterker; verval 1
fr-revolt = Opstand
fr-price = Eerst zakt de zon een stap.
fr-peek-roles = Rollen
fr-peek-discards = Aflegstapels
fr-peek-odds = Kaart voor kaart
fr-discards-player = Spelerskaarten ({ $number })
fr-discards-barbarian = Barbarenkaarten ({ $number })
fr-discards-removed = Uit het spel ({ $number })
fr-none-yet = nog geen
fr-no-cards = Geen kaarten
fr-odds-barbarians = Bij de volgende { $number } barbarenkaarten
fr-odds-players = Stadskaarten in de stapel; elk komt bij de volgende twee met { $percent }
fr-odds-events =
    { $number ->
        [one] 1 gebeurtenis zit in de stapel, van { $unseen } die niemand heeft gezien.
       *[other] { $number } gebeurtenissen zitten in de stapel, van { $unseen } die niemand heeft gezien.
    }
fr-pile-about = { $name }: { $left } kaarten over, { $used } gebruikt. Raak aan om ze te zien.
fr-supply-about = Legioenen en forten die over zijn, en stammen die niet meer dreigen. Raak aan voor de kansen per kaart.
fr-decline-about = Verval: elke geplunderde stad en elke corruptie laat de zon een stap zakken. Bij { $total } valt Rome.
fr-rates-about = Hoeveel barbarenkaarten er per beurt komen, en hoeveel legioenen er geworven worden. Een opstand schuift de marker op.
fr-days =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
fr-days-about = De afstand tot Roma; die bepaalt wie begint.
fr-of-total-about = Er zijn { $total } stadskaarten van de { $tribe }.
fr-event = Gebeurtenis
fr-your-hand = Jouw hand
fr-shared-hand = Gedeelde hand
fr-hand-of = Hand van { $name }
fr-hand-size = { $number } van { $limit } kaarten
fr-nearest = { $held } van { $cost } voor de { $tribe }
fr-treasury = Schatkist
fr-touch-city = raak een stad aan
fr-roll-dice =
    { $number ->
        [one] Gooi 1 dobbelsteen
       *[other] Gooi { $number } dobbelstenen
    }
fr-tab-actions = Acties
fr-tab-hand = Hand { $number }
fr-tab-chronicle = Kroniek
fr-sure-yes = Doen
fr-sure-corruption = Corruptie laat eerst de zon een stap zakken. Zodra er iets onthuld is, kun je dit niet terugnemen.
fr-sure-fatal = Corruptie laat eerst de zon zakken, en die staat op haar laatste stap: hiermee is het spel verloren.
fr-sure-end =
    { $number ->
        [one] Er is nog 1 actie; die zou vervallen.
       *[other] Er zijn nog { $number } acties; die zouden vervallen.
    }
fr-sure-discard = Deze kaart ben je voorgoed kwijt.
fr-number-alliances = Verbonden
fr-number-barbarians = Barbaren op de kaart
fr-number-revolts = Opstanden
fr-number-deck = Spelerskaarten over

fr-text-state = Verval { $decline }. Invasiemarker op vak { $rate }. { $legions } legioenen en { $forts } forten in voorraad.
fr-text-legions =
    { $number ->
        [one] 1 legioen
       *[other] { $number } legioenen
    }
fr-text-barbarians = { $number } { $tribe }
fr-text-fort = een fort
fr-text-nothing = niets
fr-text-port = Een haven, van de { $tribes }. Buren: { $neighbours }.
fr-text-inland = Geen haven, van de { $tribes }. Buren: { $neighbours }.
fr-text-tribes = Stammen
fr-text-tribe = { $tribe }: { $left } in voorraad, geen verbond.
fr-text-tribe-allied = { $tribe }: { $left } in voorraad, bondgenoot.
fr-text-player = { $name }, { $role }, in { $city }. Hand: { $cards }.
fr-text-nowhere = nog geen stad
fr-map = Kaart van het rijk
fr-map-about = Pijltjes gaan van stad naar stad, Enter kiest, Escape gaat terug. T toont het bord als tekst.
fr-paths-of = Waar de { $tribe } trekken
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
deed-pay = Betalen met
deed-fortify = Versterken
deed-build_fort = Fort bouwen
deed-take_fort = Neem het fort van
deed-recruit = Werven
deed-recruit_only = Minder werven
deed-levy = Lichten
deed-port_recruit = Werven in haven
deed-battle = Strijden
deed-faces = Dobbelstenen kiezen
deed-remove = Verwijderen
deed-give = Kaart geven
deed-take = Kaart nemen
deed-trade_give = Kaart verhandelen
deed-trade_take = Kaart verwerven
deed-store = In de schatkist
deed-fetch = Uit de schatkist
deed-ally = Verbond
deed-enlist = Inlijven
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
deed-exchange = Ruilen
deed-pass = Nu niets
deed-pass_turn = Niets deze beurt
deed-choose = Kiezen
deed-strike = Treffen
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
deed-start = Beginnen in
deed-first = Eerste speler

## Wat er in het keuzevak gevraagd wordt

step-city = naar
step-legions = met legioenen
step-card = met kaart
step-role = met
step-other_role = en
step-tribe = stam
step-dice = dobbelstenen
step-barbarians = barbaren
step-roll = zijden
step-event = kaart
step-option = hoe
step-cards = kaarten
step-barbarian_card = kaart
step-seat = plaats
option-standard = Gewoon
option-corruption = Corruptie
barbarians-nothing = niets

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
        [0] Werf maar geen legioen
        [one] Werf maar 1 legioen
       *[other] Werf maar { $legions } legioenen
    }
do-levy = Licht 1 legioen in { $city }
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
do-faces = Kies de dobbelstenen: { $roll }
do-remove = Verwijder: { $barbarians }
do-give = Geef { $card } aan de { $role }
do-take = Neem { $card } van de { $role }
do-trade_give = Verhandel { $card } aan de { $role }
do-trade_take = Verwerf { $card } van de { $role }
do-store = Leg { $card } in de schatkist
do-fetch = Haal { $card } uit de schatkist
do-ally = Sluit een verbond met de { $tribe }
do-enlist =
    { $legions ->
        [0] Betaal { $card } en lijf in: geen legioen
        [one] Betaal { $card } en lijf in: 1 legioen
       *[other] Betaal { $card } en lijf in: { $legions } legioenen
    }
do-enlist_free =
    { $legions ->
        [0] Lijf de { $tribe } in: geen legioen
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
do-strike = Tref de { $tribe } in { $city }
do-place =
    { $legions ->
        [0] Plaats in { $city }: geen legioen
        [one] Plaats in { $city }: 1 legioen
       *[other] Plaats in { $city }: { $legions } legioenen
    }
do-move_pawn =
    { $legions ->
        [0] Verplaats de { $role } zonder legioenen
        [one] Verplaats de { $role } met 1 legioen
       *[other] Verplaats de { $role } met { $legions } legioenen
    }
do-swap = Laat de { $role } en de { $other_role } kaarten ruilen
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

# Plansza Walki o Rzym w przeglądarce.

sr-round = Runda { $round }
sr-round-of =
    { $last ->
        [yes] Runda { $round } z { $limit }, ostatnia
       *[no] Runda { $round } z { $limit }
    }
sr-over = Koniec gry
sr-you-may = Twoja decyzja
sr-turn-of = Tura: { $name }
sr-your-horseman = Twoi jeźdźcy
sr-your-warrior = Twoi wojownicy
sr-your-build = Handel i budowa
sr-your-claims = Ukryte punkty
sr-your-setup = Przygotowanie
sr-your-roll = Kości
sr-phase-roll = Kości
sr-phase-build = Budowa
sr-phase-horseman_actions = Jeźdźcy
sr-phase-warrior_actions = Wojownicy
sr-waiting-for = Czekamy na ruch: { $names }.
sr-actions = Akcje
sr-touch-map = Wybierz miejsce na mapie.
sr-tab-actions = Akcje
sr-tab-hand = Karty { $number }
sr-tab-people = Plemiona
sr-tab-chronicle = Kronika
sr-map = Mapa
sr-map-about = Strzałkami przechodzisz między skrzyżowaniami, Enterem wybierasz. Wszystko jest też na planszy jako tekst.
sr-price = Cena
sr-free = za darmo
sr-grain = zboże: { $number }
sr-coins = złoto: { $number }
sr-nothing = nic
sr-gold = Złoto
sr-hand-size = Karty dóbr
sr-cards = Karty rozwoju
sr-box = { $tribe }: zbrojni { $fighters }, wozy { $wagons }, miasta { $cities }, żetony: { $tokens }.
sr-leads = { $name } prowadzi: { $points } pkt
sr-no-leader = Nikt nie prowadzi: najwięcej to { $points } pkt
sr-of-ten = { $points } z { $end_points }
sr-at-ten = Gdy ktoś ma { $end_points } punktów, gra kończy się z końcem rundy.
sr-last-round = To ostatnia runda.
sr-points-cities =
    { $number ->
        [one] 1 miasto
        [few] { $number } miasta
       *[many] { $number } miast
    }
sr-points-scourge =
    { $number ->
        [one] Bicz Rzymu (+{ $scourge_points })
       *[other] Bicz Rzymu × { $number } (po +{ $scourge_points })
    }
sr-source-scourge =
    { $number ->
        [one] Bicz Rzymu
       *[other] Bicz Rzymu × { $number }
    }
sr-points-shown = odkryte punkty: { $number }
sr-source-shown = odkryte punkty
sr-points-hidden =
    { $number ->
        [one] 1 zakryta karta rozwoju
        [few] { $number } zakryte karty rozwoju
       *[many] { $number } zakrytych kart rozwoju
    }
sr-points-mine = ukryte punkty: { $number }
sr-scoring = Skąd się wzięły punkty
sr-your-cards = Twoje karty
sr-about-plunder = Odwróć żeton: może coś dać albo kosztować zbrojnego. Każdy wóz w zagrodzie przynosi 1 sztukę złota. Żeton zostaje u plemienia.
sr-about-plunder_with_traitor = { sr-about-plunder }
sr-about-conquer =
    { $city_points ->
        [one] { $city_points } punkt
        [few] { $city_points } punkty
       *[other] { $city_points } punktów
    }. Wóz przechodzi z zagrody do miasta. Z pierwszym miastem powstaje królestwo; do każdego następnego idzie też zbrojny.
sr-about-conquer_with_traitor = { sr-about-conquer }
sr-about-move_legionnaire = Z jego pola nikt nie zbiera. Zabierasz kartę graczowi, który przy nim stoi.
sr-only-you = widzisz je tylko ty
sr-towers =
    { $number ->
        [one] 1 wieża
        [few] { $number } wieże
       *[many] { $number } wież
    }
sr-horseman-of = Jeźdźcy gracza { $name }
sr-warrior-of = Wojownicy gracza { $name }
sr-horseman-mine = Twoi jeźdźcy
sr-warrior-mine = Twoi wojownicy
sr-held =
    { $whose ->
        [horseman] Należy do twoich jeźdźców.
        [warrior] Należy do twoich wojowników.
        [horseman_of] Należy do jeźdźców gracza { $name }.
       *[warrior_of] Należy do wojowników gracza { $name }.
    }
sr-neutral = Neutralne: nikt nie może go złupić ani podbić.
sr-token = Ma żeton łupu.
sr-no-token = Żeton jest już zabrany.
sr-offer-title = Zaproponuj wymianę
sr-counter-title = Twoja kontrpropozycja
sr-offer-of = { $name } proponuje wymianę
sr-you-give = Oddajesz
sr-you-receive = Dostajesz
sr-they-give = { $name } oddaje
sr-they-want = { $name } chce
sr-propose-all = Zaproponuj wszystkim
sr-propose-this = Zaproponuj: { $names }
sr-propose-to = Tylko: { $names }
sr-answer-waiting = zastanawia się
sr-answer-drafting = układa kontrpropozycję
sr-answer-declined = odmawia
sr-answer-accepted = przyjmuje
sr-answer-countered = składa kontrpropozycję
sr-deal-with = Handluj z graczem { $name }
sr-waiting-answers = Pozostali się namyślają.
sr-text-state = Runda { $round }. Legionista stoi na polu { $hex }.
sr-text-sums = Sumy, które już wypadły w tej rundzie: { $sums }.
sr-text-players = Gracze
sr-text-tribes = Wędrujące plemiona
sr-text-player = { $name } ({ $colour }): punkty { $points }, złoto { $gold }, karty { $hand }, karty rozwoju { $cards }.
sr-number-rounds = Rundy
sr-number-cities = Podbite miasta
sr-number-plundered = Złupione miasta
sr-deed-trade = Handel
sr-deed-bank = Bank
sr-deed-build_fighters = Zbrojni
sr-deed-build_wagon = Wóz
sr-deed-buy_card = Karta
sr-deed-play = Zagraj
sr-deed-travel = Wędrówka
sr-deed-plunder = Złup
sr-deed-conquer = Podbij
sr-deed-plunder_with_traitor = Złup ze Zdrajcą
sr-deed-conquer_with_traitor = Podbij ze Zdrajcą
sr-deed-forced_march = Forsowny Marsz
sr-deed-take = Odpoczynek
sr-deed-move_legionnaire = Przesuń legionistę
sr-deed-place_horseman = Jeźdźcy zaczynają tutaj
sr-deed-rob = Okradnij
sr-deed-take_gold = Weź
sr-deed-return = Oddaj
sr-deed-pay = Zapłać
sr-deed-end_turn = Zakończ turę
sr-deed-give = Daj
sr-deed-want = Chcę
sr-deed-propose = Zaproponuj
sr-deed-withdraw = Wycofaj
sr-deed-accept = Zgoda
sr-deed-decline = Odmów
sr-not-this-turn = Nie w tej turze
sr-deed-counter = Kontrpropozycja
sr-deed-stop_waiting = Nie czekaj dłużej
sr-deed-deal = Handluj z graczem
sr-deed-no_deal = Bez wymiany
sr-deed-show_points = Odkryj punkty
sr-deed-keep_hidden = Nic nie odkrywaj

## Czyny w całości, tak jak doradza je bot

sr-do-place_horseman = Ustaw jeźdźców na skrzyżowaniu { $crossroads }
sr-do-move_legionnaire = Przesuń legionistę na pole { $hex }
sr-do-rob = Okradnij gracza { $player }
sr-do-take_gold =
    Weź { $gold_id ->
        [one] { $gold_id } sztukę złota
        [few] { $gold_id } sztuki złota
       *[other] { $gold_id } sztuk złota
    }
sr-do-return =
    Oddaj { $resource_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
       *[other] { $resource }
    }
sr-do-bank =
    Wymień w banku { $resource_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
       *[other] { $resource }
    } na { $supply_id ->
        [ore] rudę
        [grain] zboże
        [pasture] kartę pastwiska
       *[other] { $supply }
    }
sr-do-build_fighters =
    { $joker_id ->
        [no_joker] Wystaw zbrojnych
       *[other] Wystaw zbrojnych ({ $joker })
    }
sr-do-build_wagon =
    { $joker_id ->
        [no_joker] Zbuduj wóz: { $box }
       *[other] Zbuduj wóz: { $box } ({ $joker })
    }
sr-do-buy_card =
    { $joker_id ->
        [no_joker] Kup kartę rozwoju
       *[other] Kup kartę rozwoju ({ $joker })
    }
sr-do-play = Zagraj kartę: { $card }
sr-do-give =
    Zaoferuj { $good_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
        [gold] sztukę złota
       *[other] { $good }
    }
sr-do-want =
    Poproś o { $good_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
        [gold] sztukę złota
       *[other] { $good }
    }
sr-do-propose =
    { $whom_id ->
        [all] Złóż ofertę wszystkim
       *[other] Złóż ofertę (dla: { $whom })
    }
sr-do-deal = Handluj z graczem { $player }
sr-do-travel = Wędruj na skrzyżowanie { $crossroads }
sr-do-pay = { $grain_id ->
        [0] Zapłać { $gold_id ->
            [one] { $gold_id } sztukę złota
            [few] { $gold_id } sztuki złota
           *[other] { $gold_id } sztuk złota
        }
       *[other] Zapłać { $grain_id ->
            [one] { $grain_id } zboże
           *[other] { $grain_id } zboża
        }{ $gold_id ->
            [0] { "" }
            [one] {" "}i { $gold_id } sztukę złota
            [few] {" "}i { $gold_id } sztuki złota
           *[other] {" "}i { $gold_id } sztuk złota
        }
    }
sr-do-forced_march = Forsowny Marsz na skrzyżowanie { $crossroads }
sr-do-plunder = Złup miasto { $city }
sr-do-plunder_with_traitor = Złup miasto { $city } ze Zdrajcą
sr-do-conquer = Podbij miasto { $city }
sr-do-conquer_with_traitor = Podbij miasto { $city } ze Zdrajcą
sr-do-take =
    Odpocznij i weź { $compensation_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
        [pasture] kartę pastwiska
        [two_gold] 2 sztuki złota
       *[other] { $compensation }
    }
sr-known-hand = Co wszyscy wiedzą o tych kartach: { $ranges }
sr-clear-offer = Wyczyść ofertę
sr-counter-of = Kontrpropozycja gracza { $name }
sr-dice = Kości w tej grze
sr-dice-of = { $sum }: wypadło { $came }×, średnio { $mean }×
sr-dice-about =
    { $number ->
        [one] { $number } rzut; kreska to średnia
        [few] { $number } rzuty; kreska to średnia
       *[many] { $number } rzutów; kreska to średnia
    }
sr-legend-torch = można teraz złupić
sr-legend-flag = można teraz podbić
sr-legend-token = zakryty żeton łupu
sr-offer-incomplete = Po każdej stronie oferty musi być co najmniej jedna karta dóbr.

## O co się pyta

sr-ask-place = Gdzie zaczynają twoi jeźdźcy? Wybierz podświetlone skrzyżowanie ({ $places }). Wojownicy zajmą drugie.
sr-ask-legionnaire = Legionista stoi na polu { $hex }. Na które pole go posyłasz, żeby kogoś tam okraść?
sr-ask-rob = Legionista stoi na polu { $hex }. Kogo tam okradasz?
sr-ask-ransom = { $name } nie ma kart. Ile złota zabierasz w zamian?
sr-ask-shortage =
    { $number ->
        [one] Niedobór: oddaj jeszcze 1 kartę. Którą?
        [few] Niedobór: oddaj jeszcze { $number } karty. Którą teraz?
       *[many] Niedobór: oddaj jeszcze { $number } kart. Którą teraz?
    }
sr-ask-build = Handluj, buduj albo zakończ turę.
sr-ask-draft = Dajesz: { $give }, za: { $want }. Dodaj coś, wycofaj ofertę albo wybierz, komu ją składasz.
sr-ask-answers = { $name } daje: { $give }, chce: { $want }. Jak odpowiadasz?
sr-ask-choose_deal = Dajesz: { $give }, za: { $want }. Z kim się wymieniasz?
sr-ask-tribe = Co robią twoi { $tribe } na skrzyżowaniu { $place }?
sr-ask-realm = Co robią twoi { $tribe } ze swojego królestwa: { $place }?
sr-ask-pay = Czym płacisz za wędrówkę na skrzyżowanie { $place }?
sr-ask-claim =
    { $number ->
        [one] Z ukrytym punktem masz { $end_points }. Odkryć go? Gra skończy się wtedy z tą rundą.
        [few] Z { $number } ukrytymi punktami masz co najmniej { $end_points }. Odkryć je? Gra skończy się wtedy z tą rundą.
       *[many] Z { $number } ukrytymi punktami masz co najmniej { $end_points }. Odkryć je? Gra skończy się wtedy z tą rundą.
    }
sr-ask-claim-nothing =
    { $number ->
        [0] Nie masz ukrytych punktów do odkrycia. Pytamy każdego, kto mógłby mieć { $end_points }, żeby nikt nic nie odgadł.
        [one] Z ukrytym punktem nie masz { $end_points }, więc zostaje ukryty. Pytamy każdego, kto mógłby mieć { $end_points }, żeby nikt nic nie odgadł.
        [few] Z { $number } ukrytymi punktami nie masz { $end_points }, więc zostają ukryte. Pytamy każdego, kto mógłby mieć { $end_points }, żeby nikt nic nie odgadł.
       *[many] Z { $number } ukrytymi punktami nie masz { $end_points }, więc zostają ukryte. Pytamy każdego, kto mógłby mieć { $end_points }, żeby nikt nic nie odgadł.
    }

## Znaki na mapie i co mówi karta miejsca

sr-show-prices = Ceny
sr-prices-useful = gdzie pomagają
sr-prices-all = wszystkie
sr-rose-rays =
    { $number ->
        [one] dotąd 1 rzut; kreska: średnia
        [few] dotąd { $number } rzuty; kreska: średnia
       *[many] dotąd { $number } rzutów; kreska: średnia
    }
sr-legend-towers = wieże: tylu trzeba zbrojnych
sr-legend-later = po wędrówce
sr-legend-short = tylu brakuje zbrojnych
sr-legend-land =
    { $land_grain ->
        [one] { $land_grain } zboże
       *[other] { $land_grain } zboża
    } albo { $land_gold ->
        [one] { $land_gold } sztuka
        [few] { $land_gold } sztuki
       *[other] { $land_gold } sztuk
    } złota; pierwsza strzałka jest za darmo
sr-legend-sea =
    { $sea_gold ->
        [one] { $sea_gold } sztuka
        [few] { $sea_gold } sztuki
       *[other] { $sea_gold } sztuk
    } złota
sr-legend-prices = koszt wędrówki
sr-legend-since = zdarzyło się od twojej tury
sr-legend-last = ostatni ruch gracza
sr-card-against = Twoi zbrojni: { $fighters }, wieże: { $towers }.
sr-card-can-plunder = Możesz złupić miasto { $city }.
sr-card-can-conquer = Możesz podbić miasto { $city }.
sr-card-can-plunder_with_traitor = Możesz złupić miasto { $city } ze Zdrajcą.
sr-card-can-conquer_with_traitor = Możesz podbić miasto { $city } ze Zdrajcą.
sr-card-short =
    { $number ->
        [one] Brakuje 1 zbrojnego.
       *[other] Brakuje { $number } zbrojnych.
    }
sr-card-journey =
    { $help ->
        [traitor] W zasięgu ze Zdrajcą po wędrówce na skrzyżowanie { $place }: { $price }.
       *[none] W zasięgu po wędrówce na skrzyżowanie { $place }: { $price }.
    }
sr-card-symbol = { $symbol }: { $number }
sr-card-booty = Łup: 1 sztuka złota za każdy wóz i jeden z żetonów ({ $total }): { $symbols }.
sr-card-yield = { $good } przy { $number }
sr-card-harvest = Zbiory: { $goods }.
sr-card-stands =
    { $whose ->
        [horseman] Stoją tu twoi jeźdźcy.
        [warrior] Stoją tu twoi wojownicy.
        [horseman_of] Stoją tu jeźdźcy gracza { $name }.
       *[warrior_of] Stoją tu wojownicy gracza { $name }.
    }
sr-card-price = Wędrówka tutaj: { $prices }.
sr-card-beside = Obok: { $cities }.
sr-card-brings = Daje przy { $number }: { $good } ({ $ways } z 36 rzutów).
sr-card-barren = Nic nie daje.
sr-card-legionnaire = Stoi tu legionista: nie ma zbiorów.
sr-card-box = Zbrojni: { $fighters }, wozy: { $wagons }.
sr-card-colours = Kolory żetonów: { $number } ({ $colours }). Trzy pozwalają założyć królestwo, pięć to Bicz Rzymu.
sr-card-at = Stoją na skrzyżowaniu { $place }.
sr-card-realm = Ich królestwo: { $cities }.
sr-card-unplaced = Nie ma ich jeszcze na mapie.
sr-card-sum = Suma { $sum }
sr-card-covered = Wypadła w tej rundzie.
sr-card-uncovered = Jeszcze nie wypadła w tej rundzie.
sr-card-hexes = Daje zbiory na polach: { $hexes }.

## Wiersze akcji, wybory, co się stało

sr-note-missing = brakuje: { $goods }
sr-note-joker-spent = { sr-note-missing }; złoto już użyte w tej turze
sr-note-joker-several = { sr-note-missing } (złoto zastąpi 1)
sr-note-trade = z innymi graczami
sr-note-bank = trzy takie same za jedną
sr-note-build_fighters = jeździec i wojownik
sr-note-build_wagon = do jednej z zagród
sr-note-buy_card = zostało w stosie: { $number }
sr-note-cities = { $cities } i jeszcze { $number }
sr-note-travel =
    { $helpful ->
        [0] miejsca: { $number }
       *[other] miejsca: { $number }, w tym przy mieście: { $helpful }
    }
sr-note-colours = kolory żetonów: { $number } z { $needed }
sr-note-take =
    { $rest_gold ->
        [one] { $rest_gold } sztuka
        [few] { $rest_gold } sztuki
       *[other] { $rest_gold } sztuk
    } złota albo { $rest_cards ->
        [one] { $rest_cards } karta
        [few] { $rest_cards } karty
       *[other] { $rest_cards } kart
    }; kończy turę
sr-note-move_legionnaire = i okradnij tam kogoś
sr-step-box = Zagroda
sr-step-joker = Złoto jako dżoker
sr-step-resource = Dajesz
sr-step-supply = Dostajesz
sr-step-compensation = Bierzesz
sr-step-card = Karta
sr-travel-for = Wędrówka: { $price }
sr-left = zostanie: { $goods }
sr-curve = Punkty według rund

## Handel

sr-have = masz { $number }
sr-give-more = Daj o jeden więcej: { $good }
sr-give-less = Daj o jeden mniej: { $good }
sr-want-more = Poproś o jeden więcej: { $good }
sr-want-less = Poproś o jeden mniej: { $good }
sr-answers = Odpowiedzi
sr-answers-before = Odpowiedzi na twoją ostatnią ofertę
sr-answer-lacks = nie ma: { $goods }
sr-differs-give-instead = dajesz: { $more } zamiast: { $less }
sr-differs-want-instead = dostajesz: { $more } zamiast: { $less }
sr-differs-give-more = dajesz więcej: { $number } { $good }
sr-differs-give-less = dajesz mniej: { $number } { $good }
sr-differs-want-more = dostajesz więcej: { $number } { $good }
sr-differs-want-less = dostajesz mniej: { $number } { $good }
sr-gives = daje
sr-wants = chce
sr-you-lack = Nie możesz przyjąć, bo nie masz: { $goods }.
sr-earlier = Oferty w tej turze: { $offers }
sr-propose-some = Tylko niektórym
sr-moment-turned = Miasto { $city } złupione
sr-moment-conquered = Podbój: { $city }
sr-gains = Co kto zdobył
sr-gains-pasture = karty pastwiska
sr-gains-trades = wymiany
sr-gains-plunders = grabieże

## What whoever reads has done, and what was done to them

mine-started = Zaczynasz.
mine-round_began = Zaczyna się runda { $round }; rzucasz kośćmi.
told-harvested = { $player } zbiera: { $harvest }.
mine-harvested = Zbierasz: { $harvest }.
told-exchanged = { $player } oddaje: { $given }; { $partner } oddaje: { $received }.
mine-exchanged = Oddajesz: { $given }; { $partner } oddaje ci: { $received }.
tome-exchanged = { $player } oddaje ci: { $given }; oddajesz: { $received }.
told-offered =
    { $whom_id ->
        [all] { $player } proponuje wszystkim wymianę. Oddaje: { $given }; chce: { $wanted }.
       *[other] { $player } proponuje wymianę (dla: { $whom }). Oddaje: { $given }; chce: { $wanted }.
    }
mine-offered =
    { $whom_id ->
        [all] Proponujesz wszystkim wymianę. Oddajesz: { $given }; chcesz: { $wanted }.
       *[other] Proponujesz wymianę (dla: { $whom }). Oddajesz: { $given }; chcesz: { $wanted }.
    }
tome-offered = { $player } proponuje ci wymianę. Oddaje: { $given }; chce: { $wanted }.
mine-drew =
    { $resource_id ->
        [hidden] Dobierasz kartę pastwiska.
       *[other] Dobierasz kartę pastwiska: { $resource }.
    }
mine-legionnaire_moved = Przesuwasz legionistę na pole { $hex }.
mine-robbed =
    { $resource_id ->
        [hidden] Kradniesz kartę; traci ją { $victim }.
        [ore] Kradniesz rudę; traci ją { $victim }.
        [grain] Kradniesz zboże; traci je { $victim }.
        [horse] Kradniesz konia; traci go { $victim }.
        [cattle] Kradniesz bydło; traci je { $victim }.
       *[other] Kradniesz: { $resource }; traci { $victim }.
    }
mine-took_gold =
    Zabierasz { $gold ->
        [one] { $gold } sztukę złota; traci ją
        [few] { $gold } sztuki złota; traci je
       *[other] { $gold } sztuk złota; traci je
    } { $victim }.
mine-took =
    Bierzesz { $resource_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
       *[other] { $resource }
    }.
mine-laid_out =
    Oferujesz { $good_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
        [gold] sztukę złota
       *[other] { $good }
    }.
mine-asked_for =
    Chcesz za to { $good_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
        [gold] sztukę złota
       *[other] { $good }
    }.
mine-proposed =
    { $whom_id ->
        [all] Składasz ofertę wszystkim.
       *[other] Składasz ofertę (dla: { $whom }).
    }
mine-withdrew = Wycofujesz ofertę.
mine-accepted = Przyjmujesz.
mine-declined = Odmawiasz.
mine-unanswered = Nie odpowiadasz, a to oznacza odmowę.
told-offer_refused = { $player } odrzuca twoją ofertę.
mine-bought_card = Kupujesz kartę rozwoju.
mine-used_joker = Płacisz złotem zamiast { $resource_id ->
        [ore] rudy
        [grain] zboża
        [horse] konia
       *[cattle] bydła
    }.
mine-drew_card =
    { $card_id ->
        [hidden] Dobierasz kartę rozwoju.
       *[other] Dobierasz kartę rozwoju: { $card }.
    }
mine-no_card_left = Nie dostajesz karty rozwoju: żadnej już nie ma.
mine-played = Zagrywasz kartę: { $card }.
mine-gained_gold =
    Dostajesz { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
mine-compensated = Twoje plemię odpoczywa.
mine-gained_diplomacy =
    { $diplomacy_points ->
        [one] Zdobywasz Dyplomację: 1 punkt.
        [few] Zdobywasz Dyplomację: { $diplomacy_points } punkty.
       *[other] Zdobywasz Dyplomację: { $diplomacy_points } punktów.
    }
mine-lost_diplomacy = Tracisz Dyplomację.
mine-gained_legacy_of_rome =
    { $legacy_points ->
        [one] Zdobywasz Dziedzictwo Rzymu: 1 punkt.
        [few] Zdobywasz Dziedzictwo Rzymu: { $legacy_points } punkty.
       *[other] Zdobywasz Dziedzictwo Rzymu: { $legacy_points } punktów.
    }
mine-showed_points =
    { $points ->
        [one] Pokazujesz ukryty punkt.
        [few] Pokazujesz { $points } ukryte punkty.
       *[many] Pokazujesz { $points } ukrytych punktów.
    }
mine-showed_treasure = Odkrywasz kartę { $card }.
mine-announced_end = Masz { $end_points } punktów: to ostatnia runda.
mine-placed = { $tribe } zaczynają na skrzyżowaniu { $crossroads }.
mine-built_fighter = { $tribe } dostają zbrojnego.
mine-built_wagon = { $tribe } dostają wóz.
mine-reinforced = { $tribe } dostają zbrojnego.
mine-travelled = { $tribe } wędrują na skrzyżowanie { $crossroads }.
mine-plundered = { $tribe } łupią miasto { $city }!
mine-lost_fighter = { $tribe } tracą zbrojnego.
mine-founded = { $tribe } podbijają miasto { $city } i zakładają królestwo!
mine-expanded = { $tribe } podbijają miasto { $city }!
mine-gained_scourge_of_rome =
    { $scourge_points ->
        [one] { $tribe } stają się Biczem Rzymu: 1 punkt.
        [few] { $tribe } stają się Biczem Rzymu: { $scourge_points } punkty.
       *[other] { $tribe } stają się Biczem Rzymu: { $scourge_points } punktów.
    }
tome-robbed =
    { $resource_id ->
        [hidden] { $player } kradnie ci kartę.
        [ore] { $player } kradnie ci rudę.
        [grain] { $player } kradnie ci zboże.
        [horse] { $player } kradnie ci konia.
        [cattle] { $player } kradnie ci bydło.
       *[other] { $player } kradnie ci kartę: { $resource }.
    }
tome-took_gold =
    { $player } zabiera ci { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
tome-proposed = { $player } składa ci ofertę.
tome-fears_winner = { $player } do ciebie: „To da ci wygraną”.
tome-helps_more = { $player } do ciebie: „To pomaga ci bardziej niż mnie”.

## Jak się skończyło

sr-drama-won =
    { $you ->
        [yes] Twoje królestwo góruje
       *[no] Góruje królestwo gracza { $name }
    }
sr-drama-shared = Wspólne zwycięstwo
sr-drama-about =
    { $you ->
        [second] Punkty w rundzie { $round }: { $points }, przewaga nad tobą: { $ahead }. { $sources }.
       *[no] Punkty w rundzie { $round }: { $points }, przewaga nad następnym ({ $other }): { $ahead }. { $sources }.
    }
sr-drama-gold =
    { $you ->
        [first] Runda { $round }: ty i { $other } macie po { $points } punktów, więc rozstrzyga złoto: { $own } do { $theirs }.
        [second] Runda { $round }: { $name } i ty macie po { $points } punktów, więc rozstrzyga złoto: { $own } do { $theirs }.
       *[no] Runda { $round }: { $name } i { $other } mają po { $points } punktów, więc rozstrzyga złoto: { $own } do { $theirs }.
    }
sr-drama-shared-about = Runda { $round }: { $names } mają po { $points } punktów i tyle samo złota.

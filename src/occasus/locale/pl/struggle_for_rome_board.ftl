# Plansza Struggle for Rome w przeglądarce.

sr-round = Runda { $round }, zaczyna { $name }
sr-over = Koniec gry
sr-you-may = Pytanie do ciebie
sr-turn-of = Tura: { $name }
sr-your-horseman = Twoi jeźdźcy
sr-your-warrior = Twoi wojownicy
sr-your-build = Handel i budowa
sr-your-claims = Ukryte punkty
sr-your-setup = Przygotowanie
sr-your-roll = Kości
sr-phase-roll = Kości
sr-phase-build = Budowa
sr-phase-horseman_actions = Konni
sr-phase-warrior_actions = Piesi
sr-waiting-for = Czekamy: { $names }.
sr-actions = Akcje
sr-touch-map = Dotknij miejsca na mapie.
sr-tab-actions = Akcje
sr-tab-hand = Karty { $number }
sr-tab-people = Plemiona
sr-tab-chronicle = Kronika
sr-map = Mapa
sr-map-about = Strzałki przechodzą między skrzyżowaniami, Enter dotyka jednego. Plansza jako tekst też ma wszystko.
sr-to-pay = Do zapłaty
sr-price = Cena
sr-free = za darmo
sr-grain = zboże: { $number }
sr-coins = złoto: { $number }
sr-price-of = zboże { $grain }, złoto { $gold }
sr-nothing = nic
sr-gold = Złoto
sr-hand-size = Karty surowców
sr-cards = Karty rozwoju
sr-cities =
    { $number ->
        [one] 1 miasto
        [few] { $number } miasta
       *[many] { $number } miast
    }
sr-box = { $tribe }: zbrojni { $fighters }, wozy { $wagons }, miasta { $cities }, żetony: { $tokens }.
sr-on-map = Na mapie
sr-leads = { $name } prowadzi: { $points } pkt
sr-of-ten = { $points } z 10
sr-at-ten = Przy 10 runda się kończy i zapada noc.
sr-last-round = To ostatnia runda.
sr-points-cities =
    { $number ->
        [one] 1 miasto
        [few] { $number } miasta
       *[many] { $number } miast
    }
sr-points-scourge = Bicz Rzymu × { $number }
sr-points-shown = odkryte punkty: { $number }
sr-points-hidden =
    { $number ->
        [one] 1 zakryta karta
        [few] { $number } zakryte karty
       *[many] { $number } zakrytych kart
    }
sr-points-mine = ukryte punkty: { $number }
sr-scoring = Skąd są punkty
sr-your-cards = Twoje karty
sr-only-you = widzisz je tylko ty
sr-no-cards = Nie masz kart surowców.
sr-towers =
    { $number ->
        [one] 1 wieża
        [few] { $number } wieże
       *[many] { $number } wież
    }
sr-horseman-of = Jeźdźcy gracza { $name }
sr-warrior-of = Wojownicy gracza { $name }
sr-held = Należy do: { $tribe }.
sr-neutral = Jest neutralne.
sr-token = Leży tam żeton łupu.
sr-no-token = Żetonu już nie ma.
sr-offer-title = Zaproponuj handel
sr-counter-title = Twoja kontrpropozycja
sr-offer-of = { $name } proponuje handel
sr-you-give = Oddajesz
sr-you-receive = Dostajesz
sr-they-give = { $name } oddaje
sr-they-want = { $name } chce
sr-propose-all = Zaproponuj wszystkim
sr-propose-this = Zaproponuj: { $names }
sr-propose-to = Tylko: { $names }
sr-holds =
    { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[many] { $number } kart
    }
sr-answer-waiting = zastanawia się
sr-answer-drafting = układa kontrpropozycję
sr-answer-declined = odmawia
sr-answer-accepted = zgadza się
sr-answer-countered = proponuje coś innego
sr-deal-with = Handluj: { $name }
sr-waiting-answers = Pozostali się zastanawiają.
sr-text-state = Runda { $round }. Zakryte sumy: { $sums }. Legionista stoi: { $hex }.
sr-text-players = Gracze
sr-text-tribes = Wędrujące plemiona
sr-text-player = { $name } ({ $colour }): punkty { $points }, złoto { $gold }, ręka { $hand }, karty rozwoju { $cards }.
sr-number-rounds = Rundy
sr-number-cities = Podbite miasta
sr-number-plundered = Złupione miasta
sr-deed-trade = Handel
sr-deed-bank = Bank
sr-deed-build_fighters = Zbrojni
sr-deed-build_wagon = Wóz
sr-deed-buy_card = Karta
sr-deed-play = Zagraj
sr-deed-travel = Podróż
sr-deed-plunder = Złup
sr-deed-conquer = Podbij
sr-deed-plunder_with_traitor = Złup ze Zdrajcą
sr-deed-conquer_with_traitor = Podbij ze Zdrajcą
sr-deed-forced_march = Forsowny marsz
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
sr-deed-counter = Kontrpropozycja
sr-deed-stop_waiting = Nie czekaj dłużej
sr-deed-deal = Handluj:
sr-deed-no_deal = Bez umowy
sr-deed-show_points = Pokaż punkty
sr-deed-keep_hidden = Nie pokazuj

## Czyny w całości, tak jak doradza je bot

sr-do-place_horseman = Ustaw jeźdźców: { $crossroads }
sr-do-move_legionnaire = Przesuń legionistę na pole { $hex }
sr-do-rob = Okradnij: { $player }
sr-do-take_gold = Weź { $gold }
sr-do-return = Oddaj: { $resource }
sr-do-bank = Daj bankowi: { $resource }, weź: { $supply }
sr-do-build_fighters =
    { $joker_id ->
        [no_joker] Zbuduj zbrojnych
       *[other] Zbuduj zbrojnych ({ $joker })
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
sr-do-give = Zaoferuj: { $good }
sr-do-want = Poproś o: { $good }
sr-do-propose = Złóż ofertę, adresat: { $whom }
sr-do-deal = Handluj z graczem { $player }
sr-do-travel = Podróżuj na skrzyżowanie { $crossroads }
sr-do-pay = Zapłać: { $grain }, { $gold }
sr-do-forced_march = Forsowny marsz na skrzyżowanie { $crossroads }
sr-do-plunder = Złup miasto { $city }
sr-do-plunder_with_traitor = Złup miasto { $city } ze Zdrajcą
sr-do-conquer = Podbij miasto { $city }
sr-do-conquer_with_traitor = Podbij miasto { $city } ze Zdrajcą
sr-do-take = Odpocznij i weź: { $compensation }
sr-ask-answer = { $name } proponuje ci wymianę: co odpowiesz?
sr-known-hand = Co każdy może wiedzieć o tej ręce: { $ranges }
sr-one-less = Mniej o jeden: { $good }
sr-clear-offer = Wyczyść ofertę
sr-counter-of = Kontroferta gracza { $name }
sr-dice = Kości w tej partii
sr-dice-of = { $sum }: wypadło { $came }×, średnio { $mean }×
sr-dice-about =
    { $number ->
        [one] { $number } rzut; kreska to średnia
        [few] { $number } rzuty; kreska to średnia
       *[many] { $number } rzutów; kreska to średnia
    }
sr-legend-torch = można teraz splądrować
sr-legend-flag = można teraz podbić
sr-legend-token = łup, którego nikt nie widział
sr-offer-incomplete = Oferta musi mieć po każdej stronie co najmniej jedną kartę zasobu.

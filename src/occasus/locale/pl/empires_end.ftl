# Upadek Imperium: co się dzieje, co można zrobić i jak się co nazywa.
# $location, $card, $innovation ... to nazwy do pokazania; $location_id i tak dalej to same słowa, do wyboru odmiany.

## Nazwy. Karta nazywa się od rodzaju i numeru, lokacja od rodzaju i punktów: Pożar 1, Wioska 25.

resource-wheat = zboże
resource-axe = topór
resource-hammer = młotek
resource-coin = moneta
given-wheat = zboże
given-coin = moneta
taken-wheat = zboże
taken-axe = topór
taken-hammer = młotek
taken-coin = moneta
disaster-first = pierwsza
disaster-second = druga
part-economy = ekonomia
part-industry = przemysł
phase-setup = przygotowanie do gry
phase-disaster = katastrofa
phase-double_disaster = podwójna katastrofa
phase-economy = ekonomia
phase-industry = przemysł
phase-conflict = konflikt
phase-economy_industry = ekonomia i przemysł
phase-end = koniec
type-city = Miasto
type-town = Wioska
type-camp = Obóz
type-road = Droga
type-farm = Farma
card-fire = Pożar
card-pestilence = Zaraza
card-riot = Rewolta
card-barbarians = Barbarzyńcy
card-famine = Głód
card-rat_plague = Plaga szczurów
card-flood = Powódź
card-earthquake = Trzęsienie ziemi
innovation-fire = { card-fire }
innovation-pestilence = { card-pestilence }
innovation-riot = { card-riot }
innovation-barbarians = { card-barbarians }
innovation-famine = { card-famine }
innovation-rat_plague = { card-rat_plague }
innovation-flood = { card-flood }
innovation-earthquake = { card-earthquake }
ability-fire = { card-fire }
ability-pestilence = { card-pestilence }
ability-riot = { card-riot }
ability-barbarians = { card-barbarians }
ability-famine = { card-famine }
ability-rat_plague = { card-rat_plague }
ability-flood = { card-flood }
ability-earthquake = { card-earthquake }
location-city = { type-city }
location-town = { type-town }
location-camp = { type-camp }
location-road = { type-road }
location-farm = { type-farm }
ability-city = { type-city }
ability-town = { type-town }
ability-camp = { type-camp }
ability-road = { type-road }
ability-farm = { type-farm }
conflict_card-conflict = Konflikt
town-with_town = ze zniżką wioski
town-without_town = bez wioski
amount-wheat =
    { $number ->
        [one] 1 zboże
       *[other] { $number } zboża
    }
amount-axe =
    { $number ->
        [one] 1 topór
        [few] { $number } topory
       *[many] { $number } toporów
    }
amount-hammer =
    { $number ->
        [one] 1 młotek
        [few] { $number } młotki
       *[many] { $number } młotków
    }
amount-coin =
    { $number ->
        [one] 1 moneta
        [few] { $number } monety
       *[many] { $number } monet
    }
amount-nothing = nic

## Co robią zdolności

effect-gain = ekonomia, zysk: { $gain }
effect-exchange = ekonomia, najwyżej { $times }×: { $give } → { $take }
effect-refresh_adjacent = { $phase }: zregeneruj usprawnienia obu sąsiednich lokacji
effect-reactivate_economy = ekonomia: jednej innej zdolności ekonomicznej możesz użyć jeszcze raz
effect-gain_per_adjacent = ekonomia, za każdą niezniszczoną sąsiednią lokację typu { $type }: { $gain }
effect-points_per_adjacent = ekonomia, punkty za każdą niezniszczoną sąsiednią lokację typu { $type }: { $points }
effect-points_per_adjacent_destroyed = ekonomia, punkty za każdą zniszczoną sąsiednią lokację: { $points }
effect-gain_points =
    { $points ->
        [one] { $phase }: 1 punkt
        [few] { $phase }: { $points } punkty
       *[many] { $phase }: { $points } punktów
    }
effect-build_discount =
    { $hammers ->
        [one] przemysł: jedna budowana karta kosztuje o 1 młotek mniej
        [few] przemysł: jedna budowana karta kosztuje o { $hammers } młotki mniej
       *[many] przemysł: jedna budowana karta kosztuje o { $hammers } młotków mniej
    }
effect-swap_locations = przemysł: zamień miejscami dwie dowolne swoje lokacje
effect-rebuild_discount_adjacent =
    { $hammers ->
        [one] przemysł: odbudowa sąsiedniej lokacji kosztuje o 1 młotek mniej
        [few] przemysł: odbudowa sąsiedniej lokacji kosztuje o { $hammers } młotki mniej
       *[many] przemysł: odbudowa sąsiedniej lokacji kosztuje o { $hammers } młotków mniej
    }
effect-move_innovation = przemysł: przenieś jedno usprawnienie do innej lokacji
effect-skip_bid = katastrofa: wyczerp, aby nie płacić w tej kolejce za kartę, która przyjmuje ten żeton: { $resource }
effect-replace_disaster = katastrofa: wyczerp, aby zastąpić licytowaną katastrofę następną kartą
effect-strength = konflikt, siła: { $strength }
effect-strength_per_adjacent_destroyed = konflikt, siła za każdą zniszczoną sąsiednią lokację: { $strength }
effect-strength_per_adjacent = konflikt, siła za każdą niezniszczoną sąsiednią lokację typu { $type }: { $strength }
effect-endgame_per_destroyed = koniec gry, punkty za każdą twoją zniszczoną lokację: { $points }
effect-endgame_rescore = koniec gry: policz jeszcze raz najlepszą ze swoich innych zdolności końca gry
effect-endgame_per_adjacent_destroyed = koniec gry, punkty za każdą zniszczoną sąsiednią lokację: { $points }
effect-endgame_per_resource = koniec gry, punkty za każdy zachowany żeton ({ $resource }): { $points }
effect-endgame_per_adjacent = koniec gry, punkty za każdą niezniszczoną sąsiednią lokację typu { $type }: { $points }
effect-endgame_most_destroyed = koniec gry, punkty, jeśli nikt nie ma więcej zniszczonych lokacji niż ty: { $points }
effect-on_destroyed_gain = gdy jego lokacja zostaje zniszczona, zysk: { $gain }
effect-on_destroyed_points =
    { $points ->
        [one] gdy jego lokacja zostaje zniszczona: 1 punkt
        [few] gdy jego lokacja zostaje zniszczona: { $points } punkty
       *[many] gdy jego lokacja zostaje zniszczona: { $points } punktów
    }
effect-on_destroyed_refresh_all = gdy jego lokacja zostaje zniszczona: zregeneruj całe swoje imperium

## Co się dzieje

told-temple_given = { $seat } ma świątynię i zaczyna.
told-tile_laid = Pozycja { $position }: { $location }.
told-redrew = { $seat } dobiera cztery inne karty.
told-chose_strike =
    { $card_id ->
        [hidden] { $seat } wybiera kartę.
       *[other] { $seat } wybiera kartę: { $card }.
    }
told-struck = { $seat }: imperium nawiedza katastrofa { $card }.
told-hourglass_moved = Faza { $space }: { $phase }.
told-phase_skipped = Nie ma już kart katastrof; faza przepada.
told-reshuffled =
    { $number ->
        [one] 1 odrzucona karta tworzy nowy stos katastrof.
        [few] { $number } odrzucone karty tworzą nowy stos katastrof.
       *[many] { $number } odrzuconych kart tworzy nowy stos katastrof.
    }
told-conflicts_reshuffled =
    { $number ->
        [one] 1 odrzucona karta tworzy nowy stos konfliktów.
        [few] { $number } odrzucone karty tworzą nowy stos konfliktów.
       *[many] { $number } odrzuconych kart tworzy nowy stos konfliktów.
    }
told-gained =
    { $resource_id ->
        [hidden] { $seat } coś zyskuje.
        [wheat]
            { $number ->
                [one] { $seat } zyskuje 1 zboże.
               *[other] { $seat } zyskuje { $number } zboża.
            }
        [axe]
            { $number ->
                [one] { $seat } zyskuje 1 topór.
                [few] { $seat } zyskuje { $number } topory.
               *[many] { $seat } zyskuje { $number } toporów.
            }
        [hammer]
            { $number ->
                [one] { $seat } zyskuje 1 młotek.
                [few] { $seat } zyskuje { $number } młotki.
               *[many] { $seat } zyskuje { $number } młotków.
            }
       *[coin]
            { $number ->
                [one] { $seat } zyskuje 1 monetę.
                [few] { $seat } zyskuje { $number } monety.
               *[many] { $seat } zyskuje { $number } monet.
            }
    }
told-spent =
    { $resource_id ->
        [hidden] { $seat } coś wydaje.
        [wheat]
            { $number ->
                [one] { $seat } wydaje 1 zboże.
               *[other] { $seat } wydaje { $number } zboża.
            }
        [axe]
            { $number ->
                [one] { $seat } wydaje 1 topór.
                [few] { $seat } wydaje { $number } topory.
               *[many] { $seat } wydaje { $number } toporów.
            }
        [hammer]
            { $number ->
                [one] { $seat } wydaje 1 młotek.
                [few] { $seat } wydaje { $number } młotki.
               *[many] { $seat } wydaje { $number } młotków.
            }
       *[coin]
            { $number ->
                [one] { $seat } wydaje 1 monetę.
                [few] { $seat } wydaje { $number } monety.
               *[many] { $seat } wydaje { $number } monet.
            }
    }
told-scored =
    { $points_sign ->
        [minus]
            { $points_size ->
                [one] { $seat } traci 1 punkt.
                [few] { $seat } traci { $points_size } punkty.
               *[many] { $seat } traci { $points_size } punktów.
            }
       *[plus]
            { $points_size ->
                [one] { $seat } zdobywa 1 punkt.
                [few] { $seat } zdobywa { $points_size } punkty.
               *[many] { $seat } zdobywa { $points_size } punktów.
            }
    }
told-drew =
    { $card_id ->
        [hidden] { $seat } dobiera kartę.
       *[other] { $seat } dobiera kartę: { $card }.
    }
told-revealed = Katastrofa: { $card }.
told-paid = { $seat } płaci za kartę { $card }: { $resource }.
told-skipped = { $seat } pomija licytację karty { $card } dzięki usprawnieniu { $innovation }.
told-took = { $seat } bierze kartę { $card }.
told-temple_moved = Świątynia wędruje dalej, bierze ją { $seat }.
told-replaced = { $seat } zastępuje kartę { $card } dzięki usprawnieniu { $innovation }.
told-declined = { $seat } niczego nie zastępuje.
told-destroyed = { $seat } traci lokację { $location }.
told-nothing_left = { $seat } nie ma już nic do zniszczenia.
told-triggered = { $seat }: lokacja zniszczona, działa usprawnienie { $innovation }.
told-attached = { $seat } dołącza usprawnienie { $innovation } do lokacji { $location }.
told-card_lost = { $seat } nie ma miejsca na kartę { $card }; zostaje odrzucona.
told-showed = { $seat } pokazuje zasoby: zboże { $wheat }, topory { $axes }, młotki { $hammers }, monety { $coins }.
told-bought_coins =
    { $number ->
        [one] { $seat } kupuje 1 monetę za punkty.
        [few] { $seat } kupuje { $number } monety za punkty.
       *[many] { $seat } kupuje { $number } monet za punkty.
    }
told-began_with =
    { $seat } zaczyna od { $part_id ->
        [economy] ekonomii
       *[industry] przemysłu
    }.
told-used = { $seat } używa zdolności: { $ability }.
told-exchanged = { $seat } wymienia: { $given } (zdolność { $ability }).
told-reactivated = { $seat } może jeszcze raz użyć zdolności { $ability }.
told-refreshed = { $seat } regeneruje usprawnienie { $innovation }.
told-built = { $seat } buduje kartę { $card }.
told-discounted = Taniej dzięki lokacji { $location }.
told-sold =
    { $card_id ->
        [hidden] { $seat } sprzedaje kartę.
       *[other] { $seat } sprzedaje kartę: { $card }.
    }
told-kept =
    { $number ->
        [one] { $seat } zachowuje 1 kartę.
        [few] { $seat } zachowuje { $number } karty.
       *[many] { $seat } zachowuje { $number } kart.
    }
told-threw_away =
    { $number ->
        [one] { $seat } odrzuca 1 kartę.
        [few] { $seat } odrzuca { $number } karty.
       *[many] { $seat } odrzuca { $number } kart.
    }
told-rebuilt = { $seat } odbudowuje lokację { $location }.
told-swapped = { $seat } zamienia miejscami lokacje: { $location } i { $other_location }.
told-moved = { $seat } przenosi usprawnienie { $innovation } do lokacji { $location }.
told-finished = { $seat } kończy.
told-conflict_revealed = Odkryto kartę { $conflict_card }.
told-base_strength = { $seat } ma siłę { $strength }.
told-chose_axes =
    { $axes_id ->
        [hidden] { $seat } wybiera topory.
       *[other] { $seat } licytuje topory: { $axes }.
    }
told-committed =
    { $axes_id ->
        [hidden] { $seat } licytuje w tajemnicy.
       *[other] { $seat } licytuje topory: { $axes }, monety: { $coins }.
    }
told-bid_shown = { $seat } odkrywa topory: { $axes }, monety: { $coins }; siła { $strength }.
told-band_reached = { $seat } trafia do przedziału z siłą { $strength }.
told-victory = { $seat } ma największą siłę.
told-upheaved = Przewrót ({ $seat }): lokacje { $location } i { $other_location } zamieniają się miejscami.
told-marker_removed = { $seat } regeneruje usprawnienie { $innovation }.
told-locations_counted = { $seat }, punkty za niezniszczone lokacje: { $points }.
told-innovation_counted = { $seat }, punkty za usprawnienie { $innovation }: { $points }.
told-final_score =
    { $points ->
        [one] { $seat } kończy z { $points } punktem.
       *[other] { $seat } kończy z { $points } punktami.
    }
told-won = Wygrywa { $seat }.

result-most_points = najwięcej punktów
result-more_intact = tyle samo punktów, więcej niezniszczonych lokacji
result-shared_victory = tyle samo punktów i niezniszczonych lokacji

## Co można zrobić

action-pay = połóż 1 żeton przy katastrofie (jeden z jej typów albo monetę)
action-skip = wyczerp to usprawnienie zamiast płacić
action-take = weź kartę: jej żetony są twoje, tracisz lokację, karta staje się usprawnieniem
action-replace = wyczerp to usprawnienie: następna karta zastępuje tę katastrofę, żetony zostają
action-decline = teraz niczego nie zastępuj
action-destroy = lokacja, która zostaje zniszczona
action-attach = lokacja, która dostaje kartę jako usprawnienie; z niezniszczonych jedna z tych, które mają ich najmniej
action-buy_coins = przy mniej niż 5 żetonach: 1 moneta za każde 2 punkty; wszyscy widzą, co masz za zasłonką
action-done = zakończ tę fazę na dobre
action-use = użyj zdolności lokacji lub usprawnienia
action-exchange = jedna wymiana: ZDOLNOŚĆ, co oddajesz, co bierzesz (zestaw nazywa się od pierwszego żetonu: `wheat`)
action-reactivate = zdolność, której można użyć jeszcze raz
action-build = zapłać za kartę z ręki, ze zniżką wioski albo bez, za część młotków MONETY; potem wybierz jej lokację
action-sell = odrzuć kartę z ręki za 1 monetę
action-keep = nie rozgrywaj więcej kart; zachowaj pozostałe i dobierz
action-throw_away = odrzuć wszystkie karty, które zostały na ręce, i dobierz
action-rebuild = odwróć z powrotem zniszczoną lokację za jej młotki, za część z nich MONETY
action-swap = dwie lokacje, które zamieniają się miejscami
action-move = które usprawnienie przechodzi i dokąd
action-begin_with = którą część fazy łączonej rozegrać najpierw
action-bid_axes = ile toporów licytujesz w tajemnicy, a potem ile monet
action-bid_coins = ile monet dodajesz do licytacji
action-refresh = znacznik wyczerpania do usunięcia
action-keep_hand = zostają te cztery karty
action-redraw = odrzuć wszystkie cztery karty za cztery inne, jeden raz
action-strike = jedna z dwóch kart, które nawiedzają twoje imperium i stają się usprawnieniami
action-temple = los: kto zaczyna
action-lay = los: następna lokacja w rzędzie
action-draw = los: dobranie karty
action-reveal = los: odkrycie katastrofy
action-reveal_conflict = los: odkrycie karty konfliktu

## Plansza w terminalu

board-track = Tor upadku
board-empire = { $name }: punkty { $score }, siła { $strength }, na ręce { $hand }{ $temple ->
        [yes] , ŚWIĄTYNIA
       *[no] { "" }
    }
board-screen = Za twoją zasłonką
board-hand = Twoje karty
board-legend = (Wios) zniszczona wioska; ! zagrożona; fir01 usprawnienie, fir01x wyczerpane. `look fire_01` albo `look town_25` powie więcej.
board-decks = Stos katastrof: { $deck }, odrzucone: { $discards }. Stos konfliktów: { $conflicts }.
board-supply = Bank: { $tokens }
board-offer = { $card }, { $disaster } katastrofa (pozycja { $position }), licytacja: { $accepts }. Leży przy niej: { $tokens }.
board-offer-effect = Jej zdolność: { $effect }.
board-accepts-or = albo
board-conflict = { $card }: za największą siłę { $victory }; przewrót: twoja { $rank }. najcenniejsza lokacja z pozycją { $position }.
board-band = siła { $least } do { $most }: { $reward }
board-band-open = siła { $least } lub więcej: { $reward }
board-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
board-refresh = 1 regeneracja
board-card-cost = { $card } (koszt { $cost }): { $effect }
board-tile = { $location }: punkty { $points }, koszt odbudowy w młotkach { $hammers }; { $effect }
board-card = { $card }: zagrożona pozycja { $position }, licytacja: { $accepts }, koszt budowy { $cost }; { $effect }
board-where = { $name }: dołączone do lokacji { $location }.
board-place-of = { $name }: pozycja { $position }, { $state ->
        [ruin] zniszczona
       *[intact] niezniszczona
    }

place = lokacja lub karta
odds-deck = Karty katastrof, których nie widać: { $count }; następna to jedna z nich:
odds-kind = { $name }: { $numbers }
odds-conflict = Karty konfliktów, które mogą jeszcze nadejść: { $names }

## O co się pyta

due-on_turn = Płacisz, pomijasz czy bierzesz?
due-in_window = Zastępujesz katastrofę, zanim ruszy { $name }?
due-choose_ruin = Która lokacja zostaje zniszczona?
due-choose_home = Dokąd trafia karta { $card }? Zdolność: { $effect }.
due-in_relief = Kupujesz monety po 2 punkty? (Wszyscy zobaczą wtedy twoje żetony.)
due-in_economy = Ekonomia: której zdolności używasz?
due-in_reactivation = Której zdolności można użyć jeszcze raz?
due-in_industry = Przemysł: zbuduj lub sprzedaj do dwóch kart, odbuduj jedną lokację, użyj zdolności.
due-with_cards = Budujesz lub sprzedajesz jeszcze jedną kartę?
due-with_leftovers = Zachowujesz pozostałe karty czy odrzucasz wszystkie?
due-in_swap = Które dwie lokacje zamieniają się miejscami?
due-in_move = Które usprawnienie przechodzi i dokąd?
due-choose_part = Którą część rozgrywasz najpierw?
due-choose_axes = Ile toporów licytujesz? (O monety pytamy potem.)
due-choose_coins = Ile monet dodajesz?
due-choose_refresh = Które usprawnienie regenerujesz?
due-choose_hand = Zachowujesz te cztery karty?
due-choose_strike = Która karta nawiedza twoje imperium? Wybierasz dwie.

# Kinds of actions, above the actions of a kind
kind-pay = Zapłać
kind-skip = Pomiń
kind-take = Weź
kind-replace = Zastąp
kind-decline = Nic nie zastępuj
kind-destroy = Co zniszczyć
kind-attach = Połóż pod
kind-buy_coins = Kup monety
kind-done = Gotowe
kind-use = Użyj
kind-exchange = Wymień
kind-reactivate = Jeszcze raz
kind-build = Buduj
kind-sell = Sprzedaj
kind-keep = Zachowaj karty
kind-throw_away = Odrzuć
kind-rebuild = Odbuduj
kind-swap = Zamień
kind-move = Przenieś
kind-begin_with = Zacznij od
kind-bid_axes = Licytuj topory
kind-bid_coins = Dołóż monety
kind-refresh = Zregeneruj
kind-keep_hand = Zachowaj karty na ręce
kind-redraw = Dobierz inne
kind-strike = Nawiedza

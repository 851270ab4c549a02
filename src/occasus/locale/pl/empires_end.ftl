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
effect-exchange =
    { $times ->
        [one] ekonomia, raz: { $give } → { $take }
       *[other] ekonomia, najwyżej { $times }×: { $give } → { $take }
    }
effect-refresh_adjacent = { $phase }: zregeneruj usprawnienia obu sąsiednich lokacji
effect-reactivate_economy = ekonomia: użyj jeszcze raz jednej innej zdolności ekonomicznej
effect-gain_per_adjacent = ekonomia: { $gain } za każdą niezniszczoną sąsiednią lokację typu { $type }
effect-points_per_adjacent =
    { $points ->
        [one] ekonomia: { $points } punkt za każdą niezniszczoną sąsiednią lokację typu { $type }
        [few] ekonomia: { $points } punkty za każdą niezniszczoną sąsiednią lokację typu { $type }
       *[many] ekonomia: { $points } punktów za każdą niezniszczoną sąsiednią lokację typu { $type }
    }
effect-points_per_adjacent_destroyed =
    { $points ->
        [one] ekonomia: { $points } punkt za każdą sąsiednią ruinę
        [few] ekonomia: { $points } punkty za każdą sąsiednią ruinę
       *[many] ekonomia: { $points } punktów za każdą sąsiednią ruinę
    }
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
effect-skip_bid = katastrofa: wyczerp, aby nie płacić w tej kolejce za kartę, która przyjmuje { $resource }
effect-replace_disaster = katastrofa: wyczerp, żeby zastąpić licytowaną katastrofę następną kartą
effect-strength = konflikt, siła: { $strength }
effect-strength_per_adjacent_destroyed = konflikt: siła { $strength } za każdą sąsiednią ruinę
effect-strength_per_adjacent = konflikt: siła { $strength } za każdą niezniszczoną sąsiednią lokację typu { $type }
effect-endgame_per_destroyed =
    { $points ->
        [one] koniec gry: { $points } punkt za każdą twoją ruinę
        [few] koniec gry: { $points } punkty za każdą twoją ruinę
       *[many] koniec gry: { $points } punktów za każdą twoją ruinę
    }
effect-endgame_rescore = koniec gry: policz jeszcze raz najlepszą ze swoich innych zdolności końca gry
effect-endgame_per_adjacent_destroyed =
    { $points ->
        [one] koniec gry: { $points } punkt za każdą sąsiednią ruinę
        [few] koniec gry: { $points } punkty za każdą sąsiednią ruinę
       *[many] koniec gry: { $points } punktów za każdą sąsiednią ruinę
    }
effect-endgame_per_resource =
    { $points ->
        [one] koniec gry: { $points } punkt za każdy pozostały ci żeton ({ $resource })
        [few] koniec gry: { $points } punkty za każdy pozostały ci żeton ({ $resource })
       *[many] koniec gry: { $points } punktów za każdy pozostały ci żeton ({ $resource })
    }
effect-endgame_per_adjacent =
    { $points ->
        [one] koniec gry: { $points } punkt za każdą niezniszczoną sąsiednią lokację typu { $type }
        [few] koniec gry: { $points } punkty za każdą niezniszczoną sąsiednią lokację typu { $type }
       *[many] koniec gry: { $points } punktów za każdą niezniszczoną sąsiednią lokację typu { $type }
    }
effect-endgame_most_destroyed =
    { $points ->
        [one] koniec gry: { $points } punkt, jeśli nikt nie ma więcej ruin niż ty
        [few] koniec gry: { $points } punkty, jeśli nikt nie ma więcej ruin niż ty
       *[many] koniec gry: { $points } punktów, jeśli nikt nie ma więcej ruin niż ty
    }
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
told-redrew = { $seat } dobiera cztery nowe karty.
told-chose_strike =
    { $card_id ->
        [hidden] { $seat } wybiera kartę.
       *[other] { $seat } wybiera kartę: { $card }.
    }
told-struck = Katastrofa { $card } nawiedza imperium gracza { $seat }.
told-hourglass_moved = Faza { $space }: { $phase }.
told-phase_skipped = Nie ma już kart katastrof, więc tej fazy się nie rozgrywa.
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
told-paid =
    { $resource_id ->
        [wheat] { $seat } płaci 1 zboże za kartę { $card }.
        [axe] { $seat } płaci 1 topór za kartę { $card }.
        [hammer] { $seat } płaci 1 młotek za kartę { $card }.
        [coin] { $seat } płaci 1 monetę za kartę { $card }.
       *[other] { $seat } płaci 1 żeton za kartę { $card } ({ $resource }).
    }
told-skipped = { $seat } pomija licytację karty { $card } dzięki usprawnieniu { $innovation }.
told-took = { $seat } bierze kartę { $card }.
told-temple_moved = Świątynia wędruje dalej, bierze ją { $seat }.
told-replaced = { $seat } zastępuje katastrofę { $card } dzięki usprawnieniu { $innovation }.
told-declined = { $seat } nie zastępuje katastrofy.
told-destroyed = { $seat } traci lokację { $location }.
told-nothing_left = { $seat } nie ma już nic do zniszczenia.
told-triggered = Usprawnienie { $innovation } gracza { $seat } działa, bo jego lokacja została zniszczona.
told-attached = { $seat } dołącza usprawnienie { $innovation } do lokacji { $location }.
told-card_lost = { $seat } nie ma lokacji dla karty { $card }, więc zostaje ona odrzucona.
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
told-used = { $seat } używa zdolności { $ability }.
told-exchanged =
    { $seat } wymienia { $given_id ->
        [coin] monetę
       *[other] { $given }
    } dzięki zdolności { $ability }.
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
told-base_strength = { $seat } ma siłę wyjściową { $strength }.
told-chose_axes =
    { $axes_id ->
        [hidden] { $seat } wybiera topory.
       *[other] { $seat } licytuje { $axes ->
            [one] { $axes } topór
            [few] { $axes } topory
           *[other] { $axes } toporów
        }.
    }
told-committed =
    { $axes_id ->
        [hidden] { $seat } licytuje w tajemnicy.
       *[other] { $seat } licytuje { $axes ->
            [one] { $axes } topór
            [few] { $axes } topory
           *[other] { $axes } toporów
        } i { $coins ->
            [one] { $coins } monetę
            [few] { $coins } monety
           *[other] { $coins } monet
        }.
    }
told-bid_shown =
    { $seat } odkrywa { $axes ->
        [one] { $axes } topór
        [few] { $axes } topory
       *[other] { $axes } toporów
    } i { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }; siła ostateczna { $strength }.
told-band_reached = { $seat } osiąga przedział dla siły { $strength }.
told-victory = { $seat } ma największą siłę.
told-upheaved = Przewrót ({ $seat }): lokacje { $location } i { $other_location } zamieniają się miejscami.
told-marker_removed = { $seat } regeneruje usprawnienie { $innovation }.
told-locations_counted =
    { $points ->
        [one] { $seat } dostaje { $points } punkt za niezniszczone lokacje.
        [few] { $seat } dostaje { $points } punkty za niezniszczone lokacje.
       *[many] { $seat } dostaje { $points } punktów za niezniszczone lokacje.
    }
told-innovation_counted =
    { $points ->
        [one] { $seat } dostaje { $points } punkt za usprawnienie { $innovation }.
        [few] { $seat } dostaje { $points } punkty za usprawnienie { $innovation }.
       *[many] { $seat } dostaje { $points } punktów za usprawnienie { $innovation }.
    }
told-final_score =
    { $points ->
        [one] { $seat } kończy z { $points } punktem.
       *[other] { $seat } kończy z { $points } punktami.
    }
told-won = Wygrywa { $seat }.

result-most_points = najwięcej punktów
result-more_intact = remis w punktach, ale więcej niezniszczonych lokacji
result-shared_victory = remis w punktach i w niezniszczonych lokacjach

## Co można zrobić

action-pay = połóż 1 żeton przy katastrofie (zasób, który przyjmuje, albo monetę)
action-skip = wyczerp to usprawnienie zamiast płacić
action-take = weź kartę: dostajesz jej żetony, tracisz lokację, a kartę zatrzymujesz jako usprawnienie
action-replace = wyczerp to usprawnienie, żeby zastąpić katastrofę następną kartą; żetony zostają
action-decline = nie zastępuj teraz katastrofy
action-destroy = wybierz lokację, którą tracisz
action-attach = wybierz lokację, która dostaje kartę jako usprawnienie: niezniszczoną, z najmniejszą liczbą usprawnień
action-buy_coins = gdy masz mniej niż 5 żetonów: kup monety po 2 punkty i pokaż wszystkim swoje żetony
action-done = zakończ tę fazę; nie można do niej wrócić
action-use = użyj zdolności lokacji lub usprawnienia
action-exchange = jedna wymiana: ZDOLNOŚĆ, co oddajesz, co bierzesz (zestaw nazywa się od pierwszego żetonu: `wheat`)
action-reactivate = wybierz zdolność, której użyjesz jeszcze raz
action-build = zapłać za swoją kartę, ze zniżką wioski albo bez niej, w części MONETAMI zamiast młotków; potem wybierz jej lokację
action-sell = odrzuć swoją kartę za 1 monetę
action-keep = nie zagrywaj więcej kart; zatrzymaj pozostałe i dobierz
action-throw_away = odrzuć wszystkie pozostałe karty i dobierz
action-rebuild = odbuduj zniszczoną lokację za jej młotki, w części MONETAMI
action-swap = wybierz dwie lokacje, które zamienią się miejscami
action-move = wybierz usprawnienie do przeniesienia i jego nową lokację
action-begin_with = wybierz, którą część fazy łączonej rozegrasz najpierw
action-bid_axes = wybierz, ile toporów licytujesz w tajemnicy; potem przyjdą monety
action-bid_coins = wybierz, ile monet dodajesz do oferty
action-refresh = wybierz znacznik wyczerpania do usunięcia
action-keep_hand = zatrzymaj te cztery karty
action-redraw = odrzuć wszystkie cztery karty i dobierz cztery nowe, jeden raz
action-strike = wybierz jedną z dwóch kart, które uderzą w twoje imperium i staną się usprawnieniami
action-temple = los: kto zaczyna
action-lay = los: następna lokacja w rzędzie
action-draw = los: dobranie karty
action-reveal = los: odkrycie katastrofy
action-reveal_conflict = los: odkrycie karty konfliktu

## Plansza w terminalu

board-track = Tor upadku
board-empire = { $name }: punkty { $score }, siła { $strength }, karty { $hand }{ $temple ->
        [yes] , ŚWIĄTYNIA
       *[no] { "" }
    }
board-screen = Twoje żetony
board-hand = Twoje karty
board-legend = (Wios) zniszczona wioska; ! zagrożona; fir01 usprawnienie, fir01x wyczerpane. `look fire_01` albo `look town_25` powie więcej.
board-decks = Stos katastrof: kart { $deck }, odrzuconych { $discards }. Stos konfliktów: kart { $conflicts }.
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
due-in_window = Zastąpić katastrofę, zanim zagra { $name }?
due-choose_ruin = Którą lokację tracisz?
due-choose_home = Która lokacja dostaje kartę { $card }? Jej zdolność: { $effect }.
due-in_relief = Kupujesz monety po 2 punkty? (Wszyscy zobaczą wtedy twoje żetony.)
due-in_economy = Ekonomia: której zdolności używasz?
due-in_reactivation = Której zdolności używasz jeszcze raz?
due-in_industry = Przemysł: zbuduj lub sprzedaj do dwóch kart, odbuduj jedną lokację, użyj zdolności.
due-with_cards = Budujesz lub sprzedajesz jeszcze jedną kartę?
due-with_leftovers = Zatrzymujesz pozostałe karty czy odrzucasz wszystkie?
due-in_swap = Które dwie lokacje zamieniają się miejscami?
due-in_move = Które usprawnienie przenosisz i dokąd?
due-choose_part = Którą część rozgrywasz najpierw?
due-choose_axes = Ile toporów licytujesz? (Potem przyjdą monety.)
due-choose_coins = Ile monet dodajesz?
due-choose_refresh = Które usprawnienie regenerujesz?
due-choose_hand = Zatrzymujesz te cztery karty?
due-choose_strike = Która karta uderza w twoje imperium? Wybierz dwie, jedną po drugiej.

# Kinds of actions, above the actions of a kind
kind-pay = Zapłać
kind-skip = Pomiń
kind-take = Weź
kind-replace = Zastąp
kind-decline = Nie zastępuj
kind-destroy = Poświęć
kind-attach = Połóż pod
kind-buy_coins = Kup monety
kind-done = Gotowe
kind-use = Użyj
kind-exchange = Wymień
kind-reactivate = Użyj ponownie
kind-build = Buduj
kind-sell = Sprzedaj
kind-keep = Zatrzymaj karty
kind-throw_away = Odrzuć
kind-rebuild = Odbuduj
kind-swap = Zamień
kind-move = Przenieś
kind-begin_with = Zacznij od
kind-bid_axes = Licytuj topory
kind-bid_coins = Dołóż monety
kind-refresh = Zregeneruj
kind-keep_hand = Zatrzymaj karty
kind-redraw = Dobierz nowe karty
kind-strike = Wybierz kartę

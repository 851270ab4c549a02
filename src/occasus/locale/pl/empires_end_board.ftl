# Plansza Upadku Imperium w przeglądarce.

ee-your-turn = Twoja tura
ee-your-empire = Twoje imperium
ee-row-of = Lokacje gracza { $name }
ee-decline = Upadek
ee-end = Koniec
ee-phase-of = faza { $number } z { $total }
ee-next-phase = Następna: { $phase }
ee-decks = Stos katastrof { $disasters }, stos konfliktów { $conflicts }
ee-points = { $points } pkt
ee-signed-points = { $points } pkt
ee-strength = siła { $number }
ee-strength-brings = siła { $number }:
ee-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }
ee-intact = niezniszczone: { $number } z 11
ee-temple = ma świątynię
ee-temple-short = świątynia
ee-screen = Za twoją zasłonką
ee-only-you = tylko ty to widzisz
ee-hand = Twoje karty
ee-no-cards = Brak kart.
ee-industry-in =
    { $number ->
        [one] przemysł za { $number } fazę
        [few] przemysł za { $number } fazy
       *[other] przemysł za { $number } faz
    }
ee-industry-now = teraz przemysł
ee-no-industry = nie będzie już fazy przemysłu
ee-tab-phase = Faza
ee-tab-empire = Imperium
ee-tab-hand = Karty { $number }
ee-tab-chronicle = Kronika
ee-text-of = { $what }: { $text }
ee-text-ruin =
    { $hammers ->
        [one] Zniszczona; odbudowa za { $hammers } młotek
        [few] Zniszczona; odbudowa za { $hammers } młotki
       *[many] Zniszczona; odbudowa za { $hammers } młotków
    }
ee-text-asleep = nie działa, dopóki lokacja nie zostanie odbudowana
ee-text-exhausted = wyczerpane
ee-text-card = zagrożona pozycja: { $place }, przyjmuje: { $accepts }.
ee-text-pile = Leży przy niej: { $tokens }.
ee-tokens =
    { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[other] { $number } żetonów
    }
ee-handled = rozegrana w tej fazie
ee-pay =
    { $resource_id ->
        [wheat] Zapłać 1 zboże
        [axe] Zapłać 1 topór
        [hammer] Zapłać 1 młotek
        [coin] Zapłać 1 monetę
       *[other] Zapłać: { $resource }
    }
ee-skip-with = Pomiń: { $name }
ee-replace-with = Zastąp: { $name }
ee-decline-replacing = Nie zastępuj
ee-not-this-phase = Nie w tej fazie
ee-choose = Najpierw wybierz
ee-taken-by = { $name } ma już drugą kartę.
ee-taken-by-you = Drugą kartę masz już ty.
ee-if-temple = dostajesz świątynię
ee-if-gain = zysk:
ee-if-nothing = nie ma żetonów do zdobycia
ee-if-falls = { $name } ({ $place }) ulega zniszczeniu
ee-if-sleeps =
    { $number ->
        [one] jej usprawnienie nie działa do odbudowy (młotki: { $hammers })
        [few] jej { $number } usprawnienia nie działają do odbudowy (młotki: { $hammers })
       *[many] jej { $number } usprawnień nie działa do odbudowy (młotki: { $hammers })
    }
ee-if-attached = karta trafia pod { $place }, bo nigdzie indziej nie może
ee-if-choose-ruin = wybierasz lokację, którą tracisz: { $places }
ee-if-choose-home = karta staje się usprawnieniem pod wybraną lokacją: { $places }
ee-if-any-home = karta staje się usprawnieniem pod wybraną lokacją
ee-do-pay =
    { $resource_id ->
        [wheat] Zapłać 1 zboże
        [axe] Zapłać 1 topór
        [hammer] Zapłać 1 młotek
       *[coin] Zapłać 1 monetę
    }
ee-do-take = Weź kartę
ee-do-decline = Nie zastępuj
ee-do-destroy = Poświęć lokację { $name }
ee-do-attach = Umieść pod lokacją { $name }
ee-do-buy_coins =
    { $number ->
        [0] Nie kupuj monet
        [one] Kup 1 monetę za 2 punkty
        [few] Kup { $number } monety, każdą za 2 punkty
       *[many] Kup { $number } monet, każdą za 2 punkty
    }
ee-do-use = Użyj: { $name }
ee-do-exchange = { $name }: { $given } → { $taken }
ee-do-reactivate = Użyj ponownie: { $name }
ee-do-build = Zbuduj kartę { $name }
ee-do-sell = Sprzedaj kartę { $name }
ee-do-keep = Zatrzymaj pozostałe karty
ee-do-throw_away = Odrzuć wszystkie
ee-do-rebuild = Odbuduj lokację { $name }
ee-do-build-for =
    { $town_id ->
        [with_town]
            { $coins ->
                [0] Zbuduj kartę { $name } z pomocą wioski
                [one] Zbuduj kartę { $name } z wioską i 1 monetą
               *[other] Zbuduj kartę { $name } z wioską i { $coins } monetami
            }
       *[without_town]
            { $coins ->
                [0] Zbuduj kartę { $name } za młotki
                [one] Zbuduj kartę { $name } z 1 monetą
               *[other] Zbuduj kartę { $name } z { $coins } monetami
            }
    }
ee-do-rebuild-for =
    { $coins ->
        [0] Odbuduj lokację { $name } za młotki
        [one] Odbuduj lokację { $name } z 1 monetą
       *[other] Odbuduj lokację { $name } z { $coins } monetami
    }
ee-do-swap = Zamień: { $one } i { $other }
ee-do-move = Przenieś kartę { $name } pod lokację { $location }
ee-do-begin_with =
    Zacznij od { $part_id ->
        [economy] ekonomii
       *[industry] przemysłu
    }
ee-do-refresh = Zregeneruj usprawnienie { $name }
ee-do-keep_hand = Zatrzymaj te karty
ee-do-redraw = Dobierz cztery nowe karty
ee-do-strike = Wybierz kartę { $name }
ee-strike-falls = { $name }: tracisz lokację { $location }
ee-do-done = Gotowe
ee-do-bid_axes =
    { $number ->
        [one] Licytuj { $number } topór
        [few] Licytuj { $number } topory
       *[other] Licytuj { $number } toporów
    }
ee-do-bid_coins =
    { $number ->
        [one] Dodaj { $number } monetę
        [few] Dodaj { $number } monety
       *[other] Dodaj { $number } monet
    }
ee-abilities = Zdolności do użycia
ee-all-at-once = Wszyscy grają jednocześnie
ee-works = gra
ee-done-mark = gotowe
ee-use = Użyj
ee-again = Jeszcze raz
ee-changes-nothing = bez efektu
ee-how = Jak?
ee-build-short = Zbuduj
ee-sell-short = Sprzedaj
ee-build = Zbuduj za młotki
ee-build-coins =
    { $coins ->
        [one] Zbuduj z { $coins } monetą
       *[other] Zbuduj z { $coins } monetami
    }
ee-town-coins =
    { $coins ->
        [one] Zbuduj z wioską i { $coins } monetą
       *[other] Zbuduj z wioską i { $coins } monetami
    }
ee-rebuild = Odbuduj za młotki
ee-rebuild-coins =
    { $coins ->
        [one] Odbuduj z { $coins } monetą
       *[other] Odbuduj z { $coins } monetami
    }
ee-for-good = później nie można tego zmienić
ee-sure-done =
    { $number ->
        [one] Została ci 1 nieużyta zdolność, która coś by dała.
        [few] Zostały ci { $number } nieużyte zdolności, które coś by dały.
       *[many] Zostało ci { $number } nieużytych zdolności, które coś by dały.
    }
ee-sure-throw = Odrzucić wszystkie pozostałe karty?
ee-conflict = Konflikt
ee-victory = Zwycięstwo
ee-band = siła od { $least } do { $most }
ee-band-open = siła { $least } lub więcej
ee-bar = { $least } do { $most }
ee-bar-open = { $least } lub więcej
ee-upheaval =
    { $rank ->
        [1] Przewrót dla wszystkich prócz najsilniejszych: najcenniejsza niezniszczona lokacja zamienia się miejscami z lokacją { $place }.
        [2] Przewrót dla wszystkich prócz najsilniejszych: druga najcenniejsza niezniszczona lokacja zamienia się miejscami z lokacją { $place }.
       *[other] Przewrót dla wszystkich prócz najsilniejszych: trzecia najcenniejsza niezniszczona lokacja zamienia się miejscami z lokacją { $place }.
    }
ee-secret-bid = Twoja tajna oferta
ee-bids = Tajne oferty
ee-sealed-until = zakryte, dopóki wszyscy nie złożą ofert
ee-no-band = bez zysku i bez straty
ee-bid-spent = Przy remisie wygrywają wszyscy najsilniejsi. Cała oferta przepada, czy wygrasz, czy nie.
ee-thinks = myśli
ee-sealed = złożona
ee-of = z { $number }
ee-one-less = Mniej o jeden: { $name }
ee-one-more = Więcej o jeden: { $name }
ee-reveal = Oferty zostają odkryte
ee-go-on = Dalej
ee-bid-of = oferta
ee-strongest = najsilniejszy
ee-upheaved = Przewrót: { $one } i { $other } zamieniają się miejscami.
ee-scoring = Podliczanie punktów
ee-score-track = Punkty zdobyte w grze
ee-score-locations = Niezniszczone lokacje
ee-score-rest = Fioletowe usprawnienia
ee-last-conflict = Ostatni konflikt
ee-count-all = Policz wszystko od razu
ee-second-of = { $name } (druga)
ee-screen-short = za zasłonką
ee-strength-word = siła
ee-end-now = gdyby gra skończyła się teraz
ee-end-now-short = gdyby teraz koniec
ee-end-now-about = Twój wynik, gdyby gra skończyła się teraz: tor punktacji, niezniszczone lokacje i usprawnienia końca gry, o ile możesz to wiedzieć.
ee-at-least = co najmniej
ee-end-change = { $now } → { $then }, gdyby gra skończyła się teraz
ee-end-clause = { $change };
ee-points-change = { $now } → { $then } pkt
ee-follow = Powiększ rząd gracza { $name }
ee-following = śledzisz tego gracza
ee-state-turn = gra
ee-state-asked = decyduje
ee-state-next = następny
ee-state-paid = zapłacone
ee-skipped-with = pominięto: { $name }
ee-card-under = { $name } pod { $place }
ee-threatened = Zagrożenie: { $name }
ee-would-fall = Stracisz ją, jeśli weźmiesz kartę { $disaster }: −{ $points }
ee-may-fall = Możesz ją stracić, jeśli weźmiesz kartę { $disaster }: −{ $points }
ee-fall-all = strata: −{ $points }
ee-fall-maybe = albo: −{ $points }
ee-would-come = Trafiłaby tutaj:
ee-player = Gracz
ee-round = Runda
ee-who-paid = Kto ile zapłacił
ee-would-lose = straci
ee-or = albo
ee-on-card = Na karcie { $disaster }
ee-goes-to-taker = dostanie je ten, kto ją weźmie
ee-auction-about = Karta krąży, aż ktoś ją weźmie. Ten gracz dostaje jej żetony i świątynię, ale traci lokację.
ee-auction-about-two = Obie karty krążą, aż ktoś je weźmie. Kto bierze kartę, dostaje jej żetony i traci lokację. Świątynia trafia do gracza, który weźmie kartę jako ostatni.
ee-answer-to = Odpowiedź na kartę { $name }
ee-none-left = brak
ee-not-accepted = nie przyjmuje
ee-on-the-other = użyte na drugą
ee-after-the-other = Następna jest karta { $name }, ale ktoś może ją wcześniej zastąpić.
ee-skip-short = gratis z { $place }
ee-replace-short = nowa karta z { $place }
ee-skip-about = W tej turze nic nie płacisz. Usprawnienie { $name } jest potem wyczerpane aż do regeneracji.
ee-take-short = Weź
ee-choose-token = Wybierz żeton
ee-then = Następny gracz: { $name }
ee-if-take = Weź kartę { $disaster }:
ee-do-pay-on =
    { $resource_id ->
        [wheat] Zapłać 1 zboże za kartę { $disaster }
        [axe] Zapłać 1 topór za kartę { $disaster }
        [hammer] Zapłać 1 młotek za kartę { $disaster }
       *[coin] Zapłać 1 monetę za kartę { $disaster }
    }
ee-do-pay-both = Zapłać: { $one } i { $other }
ee-do-pay-twice = Zapłać: { $amount }
ee-do-take-card = Weź kartę { $disaster }
ee-do-skip-on = Pomiń kartę { $disaster }, wyczerpując usprawnienie { $name }
ee-do-replace = Zastąp kartę { $disaster }, wyczerpując usprawnienie { $name }
ee-ask-ruin = { $card }: na pozycji { $place } jest już ruina. Którą lokację tracisz zamiast niej?
ee-ask-home = Która lokacja dostaje kartę { $card }?
ee-ask-at = { $disaster } (pozycja { $place })
ee-ask-on_turn = Twoja tura: płacisz żeton czy bierzesz { $cards }?
ee-ask-both = Twoja tura: płacisz czy bierzesz? { $cards }.
ee-ask-both-short = Płacisz czy bierzesz? Odpowiedz na obie karty, po kolei.
ee-ask-in_window = Następny gracz: { $name }. Zastąpić przedtem { $cards }?
ee-ask-in_window-mine = Zaraz twoja kolej. Zastąpić przedtem { $cards }?
ee-ask-ruin-place = Na pozycji { $place } jest ruina. Którą lokację tracisz zamiast niej?
ee-ask-relief = Bierzesz kartę { $card }. Kupujesz monety po 2 punkty? (Wszyscy zobaczą wtedy twoje żetony.)
ee-ask-in_reactivation = { $card }: której zdolności używasz jeszcze raz?
ee-ask-in_swap = { $card }: które dwie lokacje zamieniają się miejscami?
ee-ask-in_move = { $card }: które usprawnienie przenosisz i dokąd?
ee-ask-with_cards = Przemysł: budujesz lub sprzedajesz jeszcze jedną kartę?
ee-ask-with_leftovers =
    { $number ->
        [one] Przemysł: zatrzymujesz pozostałą kartę czy ją odrzucasz?
        [few] Przemysł: zatrzymujesz pozostałe { $number } karty czy odrzucasz wszystkie?
       *[many] Przemysł: zatrzymujesz pozostałych { $number } kart czy odrzucasz wszystkie?
    }
ee-ask-choose_part = Ekonomia i przemysł w jednej fazie: którą część rozgrywasz najpierw?
ee-ask-choose_axes = Konflikt, przewrót na pozycji { $place }: ile toporów licytujesz? (Potem przyjdą monety.)
ee-ask-choose_coins = Konflikt, na razie { $axes }: ile monet dodajesz?
ee-ask-choose_refresh = Nagroda z konfliktu: które usprawnienie regenerujesz?
ee-ask-choose_hand = Gra błyskawiczna: zatrzymujesz { $cards }?
ee-ask-choose_strike =
    { $number ->
        [1] Gra błyskawiczna: wybierz pierwszą z dwóch kart, które uderzą w twoje imperium.
       *[other] Gra błyskawiczna: wybierz drugą kartę, która uderzy w twoje imperium.
    }
ee-relief-about =
    { $most ->
        [0] Masz co najmniej 5 żetonów, więc nie możesz nic kupić.
       *[other] Masz mniej niż 5 żetonów, więc możesz kupić najwyżej { $most }, po 2 punkty. Wszyscy zobaczą wtedy twoje żetony.
    }
ee-pts = pkt
ee-gather = Ekonomia: zbieraj
ee-uses = użycia od razu: { $simple }, z wyborem: { $choices }
ee-use-all = Użyj wszystkich ({ $number })
ee-use-all-about = albo wybieraj je po kolei w swoim rzędzie; kolejność nic nie zmienia
ee-uses-lost =
    { $number ->
        [one] przepadnie 1 użycie
        [few] przepadną { $number } użycia
       *[many] przepadnie { $number } użyć
    }
ee-nothing-yet = jeszcze nic
ee-nothing-done = nic
ee-industry = Przemysł
ee-left-cards = Zbuduj lub sprzedaj
ee-left-rebuild = Odbuduj
ee-n-of = { $number } z { $total }
ee-done-industry = Koniec przemysłu
ee-build-under = Zbuduj pod { $place }
ee-build-only = Może trafić tylko pod { $place }.
ee-build-places =
    { $number ->
        [one] W twoim rzędzie świeci 1 lokacja.
        [few] W twoim rzędzie świecą { $number } lokacje.
       *[many] W twoim rzędzie świeci { $number } lokacji.
    }
ee-touch-place = Wybierz lokację dla karty
ee-touch-row = Wybierz dwie lokacje w swoim rzędzie
ee-sell-instead = Albo sprzedaj
ee-town-helps = Wioska { $place } pomaga
ee-no-town = bez wioski
ee-with-town = (Wioska { $place })
ee-free = za darmo
ee-rebuild-short = Odbuduj
ee-pill-rebuild = Odbuduj: { $number }
ee-pill-swap = zamień dwie
ee-seal-bid = Złóż ofertę: { $bid }
ee-seal-nothing = Złóż pustą ofertę
ee-own-bid = Twoja zakryta oferta: { $bid }.
ee-worth = Na koniec warta { $points } pkt.
ee-lies-under = Pod { $place }, { $name }
ee-hand-of = Karty gracza { $name }
ee-hand-on-table = Twoje karty leżą teraz na stole.
ee-empires = Imperia
ee-touch-tile = Wybierz lokację, żeby o niej przeczytać.
ee-touch-lit = Wybierz podświetloną lokację.
ee-choose-touched = Wybierz: { $name }
ee-about-disaster = Karta krąży. Każdy płaci żeton, pomija ją dzięki usprawnieniu albo ją bierze.
ee-about-double_disaster = Krążą dwie karty naraz. Każdy odpowiada na obie.
ee-about-economy = Wszyscy jednocześnie zbierają żetony dzięki zielonym zdolnościom niezniszczonych lokacji.
ee-about-industry = Wszyscy jednocześnie budują lub sprzedają karty, odbudowują jedną lokację i używają brązowych zdolności.
ee-about-economy_industry = Ekonomia i przemysł w jednej fazie. Każdy wybiera, co najpierw.
ee-about-conflict = Wszyscy licytują w tajemnicy topory i monety. Najsilniejszy wygrywa, pozostałych dotyka przewrót.
ee-legend = Legenda
ee-legend-place = Liczba rzymska oznacza tylko pozycję w rzędzie.
ee-legend-flame = Tej lokacji zagraża katastrofa; znak mówi która.
ee-legend-falls = Zniszczona, jeśli weźmiesz kartę.
ee-legend-coming = Karta, która by tu trafiła.
ee-legend-ruin = Ruina i młotki potrzebne do odbudowy.
ee-legend-exhausted = Wyczerpane aż do regeneracji.
ee-legend-last = Ostatnia zmiana u tego gracza.
ee-legend-turn = Trwa tura tego gracza. Złoty pierścień oznacza twoją.
ee-legend-temple = Świątynia: jej posiadacz decyduje pierwszy w następnej katastrofie.
ee-legend-numbers = Siła w konflikcie; liczba kart.
ee-legend-strips = Paski pod lokacją to usprawnienia. Kolor mówi, kiedy działają:
ee-strip-disaster = katastrofa
ee-strip-economy = ekonomia
ee-strip-industry = przemysł
ee-strip-conflict = konflikt
ee-strip-end_game = na koniec gry
ee-strip-on_destruction = przy zniszczeniu
ee-town = Zbuduj z pomocą wioski
ee-sure-buy =
    { $number ->
        [one] Tracisz 2 punkty za 1 monetę, a wszyscy zobaczą twoje żetony.
        [few] Tracisz po 2 punkty za każdą z { $number } monet, a wszyscy zobaczą twoje żetony.
       *[many] Tracisz po 2 punkty za każdą z { $number } monet, a wszyscy zobaczą twoje żetony.
    }
ee-exchange-short = { $given } → { $taken }

# Wiersze kroniki, które zbierają rutynę

told-laid = Rozłożono lokacje ({ $number }), dla wszystkich takie same.
told-drawn =
    { $number ->
        [few] { $seat } dobiera { $number } karty.
       *[other] { $seat } dobiera { $number } kart.
    }
told-worked = { $seat } używa { $number } zdolności.
told-sealed = { $seat } licytuje w tajemnicy.
told-counted = Podliczono punkty za imperium gracza { $seat }.

## What whoever reads has done, and what was done to them

mine-temple_given = Masz świątynię i zaczynasz.
mine-drawn =
    { $number ->
        [few] Dobierasz { $number } karty.
       *[other] Dobierasz { $number } kart.
    }
mine-worked = Używasz { $number } zdolności.
mine-chose_axes =
    { $axes_id ->
        [hidden] Wybierasz topory.
       *[other] Licytujesz { $axes ->
            [one] { $axes } topór
            [few] { $axes } topory
           *[other] { $axes } toporów
        }.
    }
mine-bid_shown =
    Odkrywasz { $axes ->
        [one] { $axes } topór
        [few] { $axes } topory
       *[other] { $axes } toporów
    } i { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }; siła ostateczna { $strength }.
mine-sealed = Licytujesz w tajemnicy.
mine-counted = Podliczono punkty za twoje imperium.
mine-redrew = Dobierasz cztery nowe karty.
mine-chose_strike =
    { $card_id ->
        [hidden] Wybierasz kartę.
       *[other] Wybierasz kartę: { $card }.
    }
mine-struck = Katastrofa { $card } nawiedza twoje imperium.
mine-gained =
    { $resource_id ->
        [hidden] Coś zyskujesz.
        [wheat]
            { $number ->
                [one] Zyskujesz 1 zboże.
               *[other] Zyskujesz { $number } zboża.
            }
        [axe]
            { $number ->
                [one] Zyskujesz 1 topór.
                [few] Zyskujesz { $number } topory.
               *[many] Zyskujesz { $number } toporów.
            }
        [hammer]
            { $number ->
                [one] Zyskujesz 1 młotek.
                [few] Zyskujesz { $number } młotki.
               *[many] Zyskujesz { $number } młotków.
            }
       *[coin]
            { $number ->
                [one] Zyskujesz 1 monetę.
                [few] Zyskujesz { $number } monety.
               *[many] Zyskujesz { $number } monet.
            }
    }
mine-spent =
    { $resource_id ->
        [hidden] Coś wydajesz.
        [wheat]
            { $number ->
                [one] Wydajesz 1 zboże.
               *[other] Wydajesz { $number } zboża.
            }
        [axe]
            { $number ->
                [one] Wydajesz 1 topór.
                [few] Wydajesz { $number } topory.
               *[many] Wydajesz { $number } toporów.
            }
        [hammer]
            { $number ->
                [one] Wydajesz 1 młotek.
                [few] Wydajesz { $number } młotki.
               *[many] Wydajesz { $number } młotków.
            }
       *[coin]
            { $number ->
                [one] Wydajesz 1 monetę.
                [few] Wydajesz { $number } monety.
               *[many] Wydajesz { $number } monet.
            }
    }
mine-scored =
    { $points_sign ->
        [minus]
            { $points_size ->
                [one] Tracisz 1 punkt.
                [few] Tracisz { $points_size } punkty.
               *[many] Tracisz { $points_size } punktów.
            }
       *[plus]
            { $points_size ->
                [one] Zdobywasz 1 punkt.
                [few] Zdobywasz { $points_size } punkty.
               *[many] Zdobywasz { $points_size } punktów.
            }
    }
mine-drew =
    { $card_id ->
        [hidden] Dobierasz kartę.
       *[other] Dobierasz kartę: { $card }.
    }
mine-paid =
    { $resource_id ->
        [wheat] Płacisz 1 zboże za kartę { $card }.
        [axe] Płacisz 1 topór za kartę { $card }.
        [hammer] Płacisz 1 młotek za kartę { $card }.
        [coin] Płacisz 1 monetę za kartę { $card }.
       *[other] Płacisz 1 żeton za kartę { $card } ({ $resource }).
    }
mine-skipped = Pomijasz licytację karty { $card } dzięki usprawnieniu { $innovation }.
mine-took = Bierzesz kartę { $card }.
mine-temple_moved = Dostajesz świątynię.
mine-replaced = Zastępujesz katastrofę { $card } dzięki usprawnieniu { $innovation }.
mine-declined = Nie zastępujesz katastrofy.
mine-destroyed = Tracisz lokację { $location }.
mine-nothing_left = Nie masz już nic do zniszczenia.
mine-triggered = Twoje usprawnienie { $innovation } działa, bo jego lokacja została zniszczona.
mine-attached = Dołączasz usprawnienie { $innovation } do lokacji { $location }.
mine-card_lost = Nie masz lokacji dla karty { $card }, więc zostaje ona odrzucona.
mine-showed = Pokazujesz zasoby: zboże { $wheat }, topory { $axes }, młotki { $hammers }, monety { $coins }.
mine-bought_coins =
    { $number ->
        [one] Kupujesz 1 monetę za punkty.
        [few] Kupujesz { $number } monety za punkty.
       *[many] Kupujesz { $number } monet za punkty.
    }
mine-began_with =
    Zaczynasz od { $part_id ->
        [economy] ekonomii
       *[industry] przemysłu
    }.
mine-used = Używasz zdolności { $ability }.
mine-exchanged =
    Wymieniasz { $given_id ->
        [coin] monetę
       *[other] { $given }
    } dzięki zdolności { $ability }.
mine-reactivated = Możesz jeszcze raz użyć zdolności { $ability }.
mine-refreshed = Regenerujesz usprawnienie { $innovation }.
mine-built = Budujesz kartę { $card }.
mine-sold =
    { $card_id ->
        [hidden] Sprzedajesz kartę.
       *[other] Sprzedajesz kartę: { $card }.
    }
mine-kept =
    { $number ->
        [one] Zachowujesz 1 kartę.
        [few] Zachowujesz { $number } karty.
       *[many] Zachowujesz { $number } kart.
    }
mine-threw_away =
    { $number ->
        [one] Odrzucasz 1 kartę.
        [few] Odrzucasz { $number } karty.
       *[many] Odrzucasz { $number } kart.
    }
mine-rebuilt = Odbudowujesz lokację { $location }.
mine-swapped = Zamieniasz miejscami lokacje: { $location } i { $other_location }.
mine-moved = Przenosisz usprawnienie { $innovation } do lokacji { $location }.
mine-finished = Kończysz.
mine-base_strength = Masz siłę wyjściową { $strength }.
mine-committed =
    { $axes_id ->
        [hidden] Licytujesz w tajemnicy.
       *[other] Licytujesz { $axes ->
            [one] { $axes } topór
            [few] { $axes } topory
           *[other] { $axes } toporów
        } i { $coins ->
            [one] { $coins } monetę
            [few] { $coins } monety
           *[other] { $coins } monet
        }.
    }
mine-band_reached = Osiągasz przedział dla siły { $strength }.
mine-victory = Masz największą siłę.
mine-upheaved = Przewrót: twoje lokacje { $location } i { $other_location } zamieniają się miejscami.
mine-marker_removed = Regenerujesz usprawnienie { $innovation }.
mine-locations_counted =
    { $points ->
        [one] Dostajesz { $points } punkt za niezniszczone lokacje.
        [few] Dostajesz { $points } punkty za niezniszczone lokacje.
       *[many] Dostajesz { $points } punktów za niezniszczone lokacje.
    }
mine-innovation_counted =
    { $points ->
        [one] Dostajesz { $points } punkt za usprawnienie { $innovation }.
        [few] Dostajesz { $points } punkty za usprawnienie { $innovation }.
       *[many] Dostajesz { $points } punktów za usprawnienie { $innovation }.
    }
mine-final_score =
    { $points ->
        [one] Kończysz z { $points } punktem.
       *[other] Kończysz z { $points } punktami.
    }
mine-won = Wygrywasz.

## Jak się skończyło

ee-drama-won =
    { $you ->
        [yes] Wygrywasz przewagą { $points } pkt
       *[no] { $name } wygrywa przewagą { $points } pkt
    }
ee-drama-tie =
    { $you ->
        [yes] Remis na twoją korzyść
       *[no] Remis na korzyść gracza { $name }
    }
ee-drama-shared = Wspólne zwycięstwo
ee-drama-about =
    { $you ->
        [first] Punkty: Ty { $points }, { $other } { $others }.
        [second] Punkty: { $name } { $points }, Ty { $others }.
        [third] Punkty: { $name } { $points }, { $other } { $others }, Ty { $third }.
       *[no] Punkty: { $name } { $points }, { $other } { $others }.
    }
ee-drama-part = Największa różnica: { $part ->
        [track] tor punktacji
        [locations] niezniszczone lokacje
       *[innovations] usprawnienia
    }, { $own } do { $theirs }.
ee-drama-tie-about =
    { $you ->
        [first] Po { $points } punktów. Niezniszczone lokacje: Ty { $own }, { $other } { $theirs }.
        [second] Po { $points } punktów. Niezniszczone lokacje: { $name } { $own }, Ty { $theirs }.
       *[no] Po { $points } punktów. Niezniszczone lokacje: { $name } { $own }, { $other } { $theirs }.
    }
ee-drama-shared-about = { $names }: po { $points } punktów i tyle samo niezniszczonych lokacji.
ee-drama-sum = { $name }: tor punktacji { $track }, niezniszczone lokacje { $locations }, usprawnienia { $innovations }

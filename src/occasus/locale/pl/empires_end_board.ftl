# Plansza Upadku Imperium w przeglądarce.

ee-your-turn = Twoja tura
ee-your-empire = Twoje imperium
ee-row-of = { $name }: lokacje
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
ee-hand = Karty na ręce
ee-no-cards = Brak kart.
ee-industry-in =
    { $number ->
        [one] przemysł za { $number } fazę
        [few] przemysł za { $number } fazy
       *[other] przemysł za { $number } faz
    }
ee-industry-now = teraz przemysł
ee-no-industry = przemysłu już nie będzie
ee-tab-phase = Faza
ee-tab-empire = Imperium
ee-tab-hand = Karty { $number }
ee-tab-chronicle = Kronika
ee-text-of = { $what }: { $text }
ee-text-ruin = Zniszczona; koszt odbudowy w młotkach: { $hammers }
ee-text-asleep = uśpione do odbudowy lokacji
ee-text-exhausted = wyczerpane
ee-text-card = zagrożona pozycja: { $place }, przyjmuje: { $accepts }.
ee-text-pile = Leży przy niej: { $tokens }.
ee-tokens =
    { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[other] { $number } żetonów
    }
ee-handled = rozpatrzona w tej turze
ee-pay = Zapłać: { $resource }
ee-skip-with = Pomiń: { $name }
ee-replace-with = Zastąp: { $name }
ee-decline-replacing = Niczego nie zastępuj
ee-choose = Najpierw wybierz
ee-taken-by = Drugą kartę ma już { $name }.
ee-taken-by-you = Drugą kartę masz już ty.
ee-if-temple = świątynia przechodzi do ciebie
ee-if-gain = zysk:
ee-if-nothing = nic nie zyskujesz: nie leży tam żaden żeton
ee-if-falls = { $place }, { $name }: zniszczenie
ee-if-sleeps =
    { $number ->
        [one] usprawnienie śpi do odbudowy (młotki: { $hammers })
       *[other] usprawnienia ({ $number }) śpią do odbudowy (młotki: { $hammers })
    }
ee-if-attached = karta trafia pod { $place }: nigdzie indziej nie może
ee-if-choose-ruin = wybierasz, co zostanie zniszczone: { $places }
ee-if-choose-home = karta staje się usprawnieniem pod wybraną lokacją: { $places }
ee-if-any-home = karta staje się usprawnieniem pod wybraną lokacją
ee-do-pay = Zapłać 1: { $resource }
ee-do-take = Weź kartę
ee-do-decline = Niczego nie zastępuj
ee-do-destroy = Zniszcz: { $name }
ee-do-attach = Umieść pod: { $name }
ee-do-buy_coins =
    { $number ->
        [0] Nie kupuj monet
        [one] Kup 1 monetę za 2 punkty
        [few] Kup { $number } monety, każdą za 2 punkty
       *[many] Kup { $number } monet, każdą za 2 punkty
    }
ee-do-use = Użyj: { $name }
ee-do-exchange = { $name }: { $given } → { $taken }
ee-do-reactivate = { $name } jeszcze raz
ee-do-build = Zbuduj: { $name }
ee-do-sell = Sprzedaj: { $name }
ee-do-keep = Zachowaj pozostałe karty
ee-do-throw_away = Odrzuć wszystkie
ee-do-rebuild = Odbuduj: { $name }
ee-do-build-for =
    { $town_id ->
        [with_town]
            { $coins ->
                [0] Zbuduj z pomocą wioski: { $name }
                [one] Zbuduj z wioską i 1 monetą: { $name }
               *[other] Zbuduj z wioską i { $coins } monetami: { $name }
            }
       *[without_town]
            { $coins ->
                [0] Zbuduj za młotki: { $name }
                [one] Zbuduj z 1 monetą: { $name }
               *[other] Zbuduj z { $coins } monetami: { $name }
            }
    }
ee-do-rebuild-for =
    { $coins ->
        [0] Odbuduj za młotki: { $name }
        [one] Odbuduj z 1 monetą: { $name }
       *[other] Odbuduj z { $coins } monetami: { $name }
    }
ee-do-swap = Zamień: { $one } i { $other }
ee-do-move = Przenieś kartę { $name } pod: { $location }
ee-do-begin_with =
    Zacznij od { $part_id ->
        [economy] ekonomii
       *[industry] przemysłu
    }
ee-do-refresh = Zregeneruj: { $name }
ee-do-keep_hand = Zachowaj te karty
ee-do-redraw = Dobierz cztery inne
ee-do-strike = Nawiedza: { $name }
ee-strike-falls = { $name }: pada { $location }
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
ee-works = w toku
ee-done-mark = gotowe
ee-use = Użyj
ee-again = Jeszcze raz
ee-changes-nothing = nic nie zmienia
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
ee-for-good = potem nie można tego zmienić
ee-sure-done =
    { $number ->
        [one] 1 przydatna zdolność jest nieużyta.
       *[other] Nieużyte przydatne zdolności: { $number }.
    }
ee-sure-throw = Odrzucasz wszystkie karty, które zostały na ręce.
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
ee-sealed-until = oferty zakryte, aż wszyscy zdecydują
ee-no-band = bez zysku i straty
ee-bid-spent = Przy remisie wygrywają wszyscy. Cała oferta przepada, także po przegranej.
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
ee-scoring = Końcowa punktacja
ee-score-track = Punkty zdobyte w grze
ee-score-locations = Niezniszczone lokacje
ee-last-conflict = Ostatni konflikt
ee-count-all = Policz wszystko od razu
ee-second-of = { $name } (druga)
ee-screen-short = za zasłonką
ee-strength-word = siła
ee-end-now = gdyby to był koniec
ee-end-now-short = na teraz
ee-end-now-about = Tyle byłoby, gdyby gra skończyła się teraz: punkty zdobyte w grze, niezniszczone lokacje i usprawnienia na koniec gry, na ile możesz je policzyć.
ee-at-least = co najmniej
ee-end-change = { $now } → { $then }, gdyby gra skończyła się teraz
ee-end-clause = { $change };
ee-points-change = { $now } → { $then } pkt
ee-follow = Powiększ rząd gracza { $name }
ee-following = śledzisz tego gracza
ee-state-turn = gra
ee-state-asked = odpowiada
ee-state-next = następny
ee-state-paid = zapłacone
ee-skipped-with = pominięto: { $name }
ee-card-under = { $name } pod { $place }
ee-threatened = Zagrożenie: { $name }
ee-would-fall = Padnie, jeśli weźmiesz kartę { $disaster }: −{ $points }
ee-may-fall = Może paść, jeśli weźmiesz kartę { $disaster }: −{ $points }
ee-fall-all = padnie: −{ $points }
ee-fall-maybe = albo: −{ $points }
ee-would-come = Trafiłaby tutaj:
ee-player = Gracz
ee-round = Runda
ee-who-paid = Kto ile zapłacił
ee-would-lose = straci
ee-or = albo
ee-on-card = Na karcie { $disaster }
ee-goes-to-taker = dostanie je ten, kto ją weźmie
ee-auction-about = Karta krąży, aż ktoś ją weźmie: ten gracz dostaje żetony i świątynię, a traci lokację.
ee-auction-about-two = Obie karty krążą, aż ktoś je weźmie: kto bierze kartę, dostaje jej żetony, a traci lokację. Świątynię dostaje ten, kto weźmie ostatnią kartę.
ee-answer-to = Odpowiedź na kartę { $name }
ee-none-left = brak
ee-not-accepted = nie przyjmuje
ee-on-the-other = wybrane do drugiej
ee-after-the-other = Karta { $name } przyjdzie po tamtej: ktoś może ją wcześniej zastąpić.
ee-skip-short = gratis z { $place }
ee-replace-short = nowa karta z { $place }
ee-skip-about = W tej turze nic nie płacisz: usprawnienie { $name } jest potem wyczerpane aż do regeneracji.
ee-take-short = Weź
ee-choose-token = Wybierz żeton
ee-then = Następny gracz: { $name }
ee-if-take = Weź kartę { $disaster }:
ee-do-pay-on = Zapłać za kartę { $disaster }: 1 { $resource }
ee-do-pay-both = Zapłać: { $one } i { $other }
ee-do-take-card = Weź kartę { $disaster }
ee-do-skip-on = Pomiń kartę katastrofy { $disaster }: wyczerp usprawnienie { $name }
ee-do-replace = Zastąp kartę katastrofy { $disaster }: wyczerp usprawnienie { $name }
ee-ask-ruin = Katastrofa { $card } uderza w pozycję { $place }, a tam jest już ruina: którą lokację zniszczyć zamiast niej?
ee-ask-home = Pod którą lokację trafia karta { $card }?
ee-ask-at = { $disaster } (pozycja { $place })
ee-ask-on_turn = Twoja tura: płacisz 1 żeton czy bierzesz kartę: { $cards }?
ee-ask-both = Twoja tura: płacisz czy bierzesz? { $cards }.
ee-ask-both-short = Płacisz czy bierzesz? Obie karty, po kolei.
ee-ask-in_window = Zaraz ruszy { $name }: czy wcześniej zastępujesz kartę: { $cards }?
ee-ask-in_window-mine = Zaraz twoja kolej: czy wcześniej zastępujesz kartę: { $cards }?
ee-ask-ruin-place = Na pozycji { $place } jest już ruina: którą lokację zniszczyć zamiast niej?
ee-ask-relief = Wzięta karta: { $card }. Kupujesz monety po 2 punkty? (Wszyscy zobaczą wtedy twoje żetony.)
ee-ask-in_reactivation = { $card }: której zdolności można użyć jeszcze raz?
ee-ask-in_swap = { $card }: które dwie lokacje zamieniają się miejscami?
ee-ask-in_move = { $card }: które usprawnienie przechodzi i dokąd?
ee-ask-with_cards = Przemysł: budujesz lub sprzedajesz jeszcze jedną kartę?
ee-ask-with_leftovers =
    { $number ->
        [one] Przemysł: zachowujesz pozostałą kartę czy ją odrzucasz?
        [few] Przemysł: zachowujesz pozostałe { $number } karty czy odrzucasz wszystkie?
       *[many] Przemysł: zachowujesz pozostałe { $number } kart czy odrzucasz wszystkie?
    }
ee-ask-choose_part = Ekonomia i przemysł w jednej fazie: którą część rozgrywasz najpierw?
ee-ask-choose_axes = Konflikt, przewrót (pozycja { $place }): ile toporów licytujesz? (O monety pytamy potem.)
ee-ask-choose_coins = Konflikt, twoja oferta to { $axes }: ile monet dodajesz?
ee-ask-choose_refresh = Zysk z konfliktu: które usprawnienie regenerujesz?
ee-ask-choose_hand = Gra błyskawiczna: zachowujesz karty: { $cards }?
ee-ask-choose_strike =
    { $number ->
        [1] Gra błyskawiczna: która karta jako pierwsza z dwóch nawiedzi twoje imperium?
       *[other] Gra błyskawiczna: która karta jako druga nawiedzi twoje imperium?
    }
ee-relief-about =
    { $most ->
        [0] Masz co najmniej 5 żetonów, więc nie ma czego dokupić.
       *[other] Masz mniej niż 5 żetonów: możesz dokupić najwyżej { $most }, po 2 punkty. Wszyscy zobaczą wtedy, co masz za zasłonką.
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
ee-nothing-done = bez działań
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
ee-touch-tile = Dotknij lokacji, aby o niej przeczytać.
ee-touch-lit = Dotknij podświetlonej lokacji, aby ją wybrać.
ee-choose-touched = Wybierz: { $name }
ee-about-disaster = Karta krąży: każdy płaci żeton, pomija ją dzięki usprawnieniu albo ją bierze.
ee-about-double_disaster = Krążą dwie karty naraz; każdy odpowiada na obie.
ee-about-economy = Wszyscy jednocześnie zbierają dzięki zielonym zdolnościom niezniszczonych lokacji.
ee-about-industry = Wszyscy jednocześnie budują lub sprzedają karty, odbudowują jedną lokację i używają brązowych zdolności.
ee-about-economy_industry = Ekonomia i przemysł w jednej fazie; każdy wybiera, co najpierw.
ee-about-conflict = Tajne oferty toporów i monet; najsilniejszy wygrywa, u pozostałych dochodzi do przewrotu.
ee-legend = Legenda
ee-legend-place = Liczba rzymska to pozycja w rzędzie i nic innego.
ee-legend-flame = Tej lokacji zagraża katastrofa; znak mówi która.
ee-legend-falls = Padłaby po wzięciu karty.
ee-legend-coming = Karta, która by tu trafiła.
ee-legend-ruin = Ruina i młotki potrzebne do odbudowy.
ee-legend-exhausted = Wyczerpane aż do regeneracji.
ee-legend-last = Tu gracz ostatnio coś zmienił.
ee-legend-turn = Trwa tura tego gracza; złoty pierścień znaczy, że pytanie jest do ciebie.
ee-legend-temple = Świątynia: kto ją ma, pierwszy decyduje w następnej katastrofie.
ee-legend-numbers = Siła w konflikcie; karty na ręce.
ee-legend-strips = Paski pod lokacją to usprawnienia; kolor mówi, kiedy działają:
ee-strip-disaster = katastrofa
ee-strip-economy = ekonomia
ee-strip-industry = przemysł
ee-strip-conflict = konflikt
ee-strip-end_game = na koniec gry
ee-strip-on_destruction = przy zniszczeniu
ee-town = Zbuduj z pomocą wioski
ee-sure-buy = Tracisz 2 punkty za każdą monetę ({ $number }), a wszyscy zobaczą, co masz za zasłonką.
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
told-counted = { $seat }: punkty za imperium policzone.

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
       *[other] Licytujesz topory: { $axes }.
    }
mine-bid_shown = Odkrywasz topory: { $axes }, monety: { $coins }; siła { $strength }.
mine-sealed = Licytujesz w tajemnicy.
mine-counted = Punkty za twoje imperium policzone.
mine-redrew = Dobierasz cztery inne karty.
mine-chose_strike =
    { $card_id ->
        [hidden] Wybierasz kartę.
       *[other] Wybierasz kartę: { $card }.
    }
mine-struck = Twoje imperium nawiedza katastrofa { $card }.
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
mine-paid = Płacisz za kartę { $card }: { $resource }.
mine-skipped = Pomijasz licytację karty { $card } dzięki usprawnieniu { $innovation }.
mine-took = Bierzesz kartę { $card }.
mine-temple_moved = Świątynia wędruje do ciebie.
mine-replaced = Zastępujesz kartę { $card } dzięki usprawnieniu { $innovation }.
mine-declined = Niczego nie zastępujesz.
mine-destroyed = Tracisz lokację { $location }.
mine-nothing_left = Nie masz już nic do zniszczenia.
mine-triggered = Lokacja zniszczona, działa twoje usprawnienie { $innovation }.
mine-attached = Dołączasz usprawnienie { $innovation } do lokacji { $location }.
mine-card_lost = Nie masz miejsca na kartę { $card }; zostaje odrzucona.
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
mine-used = Używasz zdolności: { $ability }.
mine-exchanged = Wymieniasz: { $given } (zdolność { $ability }).
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
mine-base_strength = Masz siłę { $strength }.
mine-committed =
    { $axes_id ->
        [hidden] Licytujesz w tajemnicy.
       *[other] Licytujesz topory: { $axes }, monety: { $coins }.
    }
mine-band_reached = Trafiasz do przedziału z siłą { $strength }.
mine-victory = Masz największą siłę.
mine-upheaved = Przewrót: twoje lokacje { $location } i { $other_location } zamieniają się miejscami.
mine-marker_removed = Regenerujesz usprawnienie { $innovation }.
mine-locations_counted = Punkty za twoje niezniszczone lokacje: { $points }.
mine-innovation_counted = Punkty za twoje usprawnienie { $innovation }: { $points }.
mine-final_score =
    { $points ->
        [one] Kończysz z { $points } punktem.
       *[other] Kończysz z { $points } punktami.
    }
mine-won = Wygrywasz.

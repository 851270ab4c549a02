# Plansza Upadku Imperium w przeglądarce.

ee-your-turn = Twoja tura
ee-pay-or-take = Twoja tura: zapłać 1 zasób albo weź kartę
ee-your-turn-both = Twoja tura: obie karty
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
ee-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }
ee-intact = niezniszczone: { $number } z 11
ee-temple = ma świątynię
ee-temple-short = świątynia
ee-closed = zasłonka
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
ee-text-card = zagraża miejscu { $place }, przyjmuje: { $accepts }.
ee-text-pile = Leży przy niej: { $tokens }.
ee-threatened = Zagraża jej karta { $card }
ee-lot = W licytacji
ee-card-numbered = Karta { $numeral }
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
ee-take = Weź, zyskaj { $number }
ee-take-numbered = Weź { $numeral }
ee-decline-replacing = Niczego nie zastępuj
ee-choose = Najpierw wybierz
ee-taken-by = Drugą kartę wziął gracz { $name }.
ee-if-take = Jeśli teraz ją weźmiesz:
ee-if-take-numbered = Jeśli teraz weźmiesz kartę { $numeral }:
ee-if-temple = świątynia przechodzi do ciebie
ee-if-gain = zyskujesz
ee-if-nothing = nic nie zyskujesz: nie leży tam żaden żeton
ee-if-falls = { $place }, { $name }: zniszczenie
ee-if-sleeps =
    { $number ->
        [one] jej usprawnienie śpi do odbudowy (młotki: { $hammers })
       *[other] jej usprawnienia ({ $number }) śpią do odbudowy (młotki: { $hammers })
    }
ee-if-attached = karta trafia pod { $place }: nigdzie indziej nie może
ee-if-choose-ruin = wybierasz, co zostanie zniszczone: { $places }
ee-if-choose-home = karta staje się usprawnieniem pod wybranym miejscem: { $places }
ee-do-pay = Zapłać 1: { $resource }
ee-do-pay-numbered = Zapłać 1 na { $numeral }: { $resource }
ee-do-take = Weź kartę
ee-do-take-numbered = Weź kartę { $numeral }
ee-do-skip-numbered = Pomiń { $numeral }: { $name }
ee-do-replace = Zastąp { $numeral }: { $name }
ee-do-decline = Niczego nie zastępuj
ee-do-destroy = Zniszcz: { $name }
ee-do-attach = Umieść pod: { $name }
ee-do-buy_coins =
    { $number ->
        [0] Nie kupuj monet
       *[other] Kup monety ({ $number }), każdą za 2 punkty
    }
ee-do-use = Użyj: { $name }
ee-do-exchange = { $name }: { $given } na { $taken }
ee-do-reactivate = { $name } jeszcze raz
ee-do-build = Zbuduj: { $name }
ee-do-sell = Sprzedaj: { $name }
ee-do-keep = Zachowaj pozostałe karty
ee-do-throw_away = Odrzuć wszystkie
ee-do-rebuild = Odbuduj: { $name }
ee-do-swap = Zamień: { $one } i { $other }
ee-do-move = Przenieś { $name } pod: { $location }
ee-do-begin_with = Zacznij od: { $part }
ee-do-refresh = Zregeneruj: { $name }
ee-do-keep_hand = Zachowaj te karty
ee-do-redraw = Dobierz cztery inne
ee-do-strike = Uderza: { $name }
ee-do-done = Gotowe
ee-do-bid_axes =
    { $number ->
        [one] Postaw { $number } topór
        [few] Postaw { $number } topory
       *[other] Postaw { $number } toporów
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
ee-you-are-done = Gotowe; pozostali jeszcze grają.
ee-use = Użyj
ee-again = Jeszcze raz
ee-changes-nothing = nic nie zmienia
ee-relief-enough = Masz dość zasobów: nie można kupić monet. (Pytany jest każdy, kto bierze kartę, aby nikt nie widział, komu brakuje.)
ee-touch-row = Dotknij dwóch rzeczy w swoim rzędzie.
ee-how = Jak?
ee-hand-cards = Karty z ręki, zbudowane lub sprzedane: { $number } z 2
ee-build-short = Zbuduj
ee-sell-short = Sprzedaj
ee-build = Zbuduj za młotki
ee-build-coins =
    { $coins ->
        [one] Zbuduj z { $coins } monetą
       *[other] Zbuduj z monetami: { $coins }
    }
ee-town = Zbuduj z pomocą Wioski
ee-town-coins =
    { $coins ->
        [one] Zbuduj z Wioską i { $coins } monetą
       *[other] Zbuduj z Wioską i monetami: { $coins }
    }
ee-rebuild-one = Odbuduj jedną ruinę
ee-rebuild = Odbuduj za młotki
ee-rebuild-coins =
    { $coins ->
        [one] Odbuduj z { $coins } monetą
       *[other] Odbuduj z monetami: { $coins }
    }
ee-for-good = potem nie można tego zmienić
ee-sure-done =
    { $number ->
        [one] 1 przydatna zdolność jest nieużyta.
       *[other] Nieużyte przydatne zdolności: { $number }.
    }
ee-sure-throw = Odrzucasz wszystkie karty, które zostały na ręce.
ee-sure-buy = Tracisz 2 punkty za każdą monetę ({ $number }), a wszyscy zobaczą, co masz za zasłonką.
ee-sure-yes = Tak
ee-conflict = Konflikt
ee-victory = Zwycięstwo
ee-band = siła od { $least } do { $most }
ee-band-open = siła { $least } lub więcej
ee-bar = { $least } do { $most }
ee-bar-open = { $least } lub więcej
ee-upheaval =
    { $rank ->
        [1] Przewrót dla wszystkich prócz najsilniejszych: najcenniejsza niezniszczona lokacja zamienia się miejscem z { $place }.
        [2] Przewrót dla wszystkich prócz najsilniejszych: druga najcenniejsza niezniszczona lokacja zamienia się miejscem z { $place }.
       *[other] Przewrót dla wszystkich prócz najsilniejszych: trzecia najcenniejsza niezniszczona lokacja zamienia się miejscem z { $place }.
    }
ee-secret-bid = Twoja tajna oferta
ee-bids = Tajne oferty
ee-sealed-until = zapieczętowane, póki wszyscy nie zdecydują
ee-base = Wyjściowa { $base } + oferta { $bid } =
ee-no-band = bez zysku i straty
ee-bid-spent = Przy remisie wygrywają wszyscy. Cała oferta przepada, wygrana czy nie.
ee-seal = Zapieczętuj ofertę
ee-own-bid = Twoja oferta jest zapieczętowana: topory { $axes }, monety { $coins }.
ee-thinks = myśli
ee-sealed = zapieczętowana
ee-of = z { $number }
ee-one-less = Mniej o jeden: { $name }
ee-one-more = Więcej o jeden: { $name }
ee-reveal = Oferty zostają odkryte
ee-go-on = Dalej
ee-bid-of = oferta
ee-strongest = najsilniejszy
ee-upheaved = Przewrót: { $one } i { $other } zamieniają się miejscami.
ee-scoring = Końcowa punktacja
ee-score-track = Tor punktacji
ee-score-locations = Niezniszczone lokacje
ee-last-conflict = Ostatni konflikt
ee-count-all = Policz wszystko od razu

# Co gracz widzi w danej chwili: co można teraz zrobić i co dzieje się po raz pierwszy.
what-now = Co mogę teraz zrobić?
what-now-ways = { $count ->
        [one] na jeden sposób
        [few] na { $count } sposoby
       *[other] na { $count } sposobów
    }
what-now-rule = Dokładna zasada
what-now-rule-of = Dokładna zasada: { $deed }
what-now-not = Nie teraz, i dlaczego
what-now-nothing = W tej chwili nikt cię o nic nie pyta.
what-now-book = Jak grać, rozdział po rozdziale
what-now-picked = Wybrane: { $what }
what-now-fold = Zwiń zasadę
what-now-ledger = Wśród wszystkich zasad
what-now-in-disaster = Gdy leży katastrofa, w twojej turze.
what-now-in-economy = W fazie ekonomii.
what-now-in-industry = W fazie przemysłu.
what-now-in-conflict = W fazie konfliktu.
price-action = 1 akcja
price-action-card = 1 akcja, 1 karta
price-action-cards = 1 akcja, 3 do 5 kart
price-action-legions = 1 akcja, 2 legionistów
price-card = 1 karta
price-free = za darmo
price-token = 1 żeton
price-exhaust = wyczerpuje je
price-falls = pada lokacja
price-points = po 2 punkty
price-hammers = 1 lub 2 młotki
price-rebuild = 1 do 6 młotków
price-coin = daje 1 monetę
price-spent = przepada w każdym razie
price-alike = 3 takie same
price-fighters = 1 ruda, 1 koń
price-wagon = 1 koń, 1 zboże, 1 bydło
price-development = 1 bydło, 1 złoto
price-arrows = pierwsza strzałka darmowa
price-one-wagon = 1 wóz
price-turn = cała tura
first-time = Co się właśnie stało
first-time-never = Bez objaśnień
first-fr-attacked = Barbarzyńcy zaatakowali miasto z legionistami: jest tam też pionek albo fort, więc ginie jeden legionista i nikt nie wchodzi.
first-fr-ambushed = Zasadzka: legioniści stali sami, bez pionka i bez fortu. Giną wszyscy, a nikt nie wchodzi.
first-fr-sacked = Ograbienie: wszedłby czwarty barbarzyńca tego samego plemienia. Słońce opada o krok, a plemię rozchodzi się do miast wokół.
first-fr-revolted = Bunt: rośnie tempo najazdów, do jednego miasta wchodzi naraz trzech barbarzyńców, a zużyte karty wracają na wierzch, więc znów ucierpią te same miasta.
first-fr-plot = Spisek: dwa pionki w jednym mieście przekazują sobie kartę tego miasta. Kto ją daje albo dostaje, musi się zgodzić.
first-ee-destroyed = Lokacja upada: odwróć ją. Nic nie liczy, dopóki nie zostanie odbudowana, a usprawnienia pod nią śpią.
first-ee-conflict = Konflikt: wszyscy potajemnie licytują topory i monety. Wszystko, co zadeklarowano, przepada, a siła decyduje, co zyskujesz lub tracisz.
first-ee-upheaved = Przewrót: dwie lokacje w rzędzie zamieniają się miejscami. Miejsce decyduje, która katastrofa może w nią uderzyć.
first-sr-shortage = Niedobór: bank ma za mało kart któregoś rodzaju na ten rzut, więc każdy oddaje połowę swoich kart surowców.
first-sr-robbed = Legionista rabuje: kto go przesunął, bierze kartę komuś, kto stoi przy jego nowym miejscu.
first-sr-turned = Grabież: żeton zostaje odwrócony. Pokazuje, co daje miasto i czy ginie zbrojny.
first-sr-founded = Królestwo: z żetonami trzech kolorów plemię osiada. Odtąd podbija miasta wokół, zamiast wędrować.
first-sr-end = Koniec jest blisko: ktoś ma dziesięć punktów. Ta runda jest grana do końca, potem decydują punkty.

## Powtórka i jej analiza

replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-eyes = Czyimi oczami
replay-all = Ze wszystkimi tajemnicami
replay-eyes-of = Oczami gracza { $name }
replay-share = Kopiuj link
replay-copied = Link do tego ruchu skopiowany. Kto go ma, może obejrzeć tę grę.
analysis = Analiza
analysis-thinking = Bot przechodzi całą grę jeszcze raz; może to potrwać minutę…
analysis-curve = Szanse na wygraną w ciągu gry; do ruchów prowadzą suwak i zaznaczone decyzje
analysis-together = Wszyscy razem
analysis-point = Punkt zwrotny przy ruchu { $move }, { $name }
analysis-points =
    { $count ->
        [one] Jedna decyzja kosztowała sporą część szans; jest zaznaczona na krzywej.
        [few] { $count } decyzje kosztowały sporą część szans; są zaznaczone na krzywej.
       *[many] { $count } decyzji kosztowało sporą część szans; są zaznaczone na krzywej.
    }
analysis-none = Żadna pojedyncza decyzja nie kosztowała wiele: dobra gra.
analysis-done = Wybór gracza { $name }: „{ $action }” ({ $chance } % szans).
analysis-better = Lepiej: „{ $action }” ({ $chance } %).
analysis-why = Dlaczego: { $reasons }.
analysis-also = { $one }; { $other }
analysis-before = Przed decyzją
analysis-after = Co zrobiono

## Nauka

learn = Nauka
learn-intro = Trzy drogi do każdej gry: pierwsza partia z przewodnikiem, krótka książka albo zadania. Każdy obrazek to plansza, której możesz dotknąć.
learn-guide-of = { $game }: Pierwsza gra
learn-puzzles = Zadania
learn-solved = rozwiązane
lesson-on = Dalej
lesson-show = Pokaż mi
lesson-back = Krok wstecz
lesson-again = Od początku
lesson-step = Krok { $at } z { $steps }
lesson-more = Więcej zadań
lesson-play = Zagraj teraz
lesson-not-now = To wolno, ale przewodnik prosi najpierw o coś innego.
puzzle-solved = Rozwiązane.
puzzle-failed = Tym razem nie: zobacz, co się stało, i spróbuj jeszcze raz.

## Książki

book = Jak grać
book-of = Jak grać: { $game }
book-minutes = { $minutes } min
book-chapters =
    { $count ->
        [one] { $count } rozdział
        [few] { $count } rozdziały
       *[other] { $count } rozdziałów
    }, { $minutes } min
book-read = przeczytane
book-exactly = Dokładnie
book-exactly-count =
    { $count ->
        [one] jedna zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    }
book-words = Słówka
book-forgotten = Często zapominane
book-look-up = Znajdź zasadę
book-print = Drukuj
book-print-all = Wszystko na jednej stronie, do druku
book-next = Dalej: { $chapter }
book-step-back = Krok wstecz
book-step-on = Krok naprzód
book-before = Przed pierwszym ruchem.
book-try = Wypróbuj
book-your-turn = Twój ruch
learn-guide = Pierwsza gra z przewodnikiem
learn-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
try = Wypróbuj
try-task = Sytuacja z książki. Graj dowolnie, inni odpowiadają. „Od początku” ustawia ją na nowo.

## Przewodniki

guide-fall_of_rome-welcome = Jesteś Konsulem w mieście Roma i masz trzech legionistów. Wszyscy wygrywają albo przegrywają razem: zawrzyjcie przymierza z pięcioma plemionami albo je wypędźcie, zanim Roma upadnie lub stracicie zbyt wiele miast.
guide-fall_of_rome-actions = W swojej turze masz cztery akcje. Potem dobierasz dwie karty, a potem ruszają barbarzyńcy. Dwaj Wizygoci stoją w mieście Genua, obok Romy.
guide-fall_of_rome-march = Idź tam. Wybierz Genuę na mapie i wykonaj marsz z dwoma legionistami; jeden zostaje na straży Romy.
guide-fall_of_rome-battle = Teraz bitwa. Za każdego legionistę rzuca się jedną kością, najwyżej trzema: usuwa barbarzyńców, a może kosztować legionistów.
guide-fall_of_rome-fortify = Genua jest wolna. Masz kartę tego miasta: zapłać nią za fort, w którym odtąd można rekrutować legionistów.
guide-fall_of_rome-levy = Twoja postać umie coś, czego inni nie umieją: Konsul robi zaciąg tam, gdzie stoi, albo przy forcie. Zrób zaciąg w mieście Genua.
guide-fall_of_rome-invasions = Cztery akcje za tobą. Dobrano dwie karty, plemiona z odkrytych kart ruszyły swoimi drogami, a współgracz rozegrał turę. Kronika opowiada to krok po kroku.
guide-fall_of_rome-end = To była runda. Zbieraj karty jednego koloru, by zawrzeć przymierze z tym plemieniem, i nie zostawiaj miasta trzem barbarzyńcom jednego plemienia: czwarty je ograbi.
guide-empires_end-welcome = Twoje imperium upadnie, jak każde; wygrywa ten, komu na końcu zostanie najwięcej punktów. Jedenaście lokacji stoi w rzędzie, każda ze swoimi punktami.
guide-empires_end-row = Przed wami katastrofa: pożar na miejscu 9. Kto ją weźmie, traci tam lokację, ale dostaje to, co na nią zapłacono, i usprawnienie na później.
guide-empires_end-pay = Twoja Wioska w tym miejscu jest warta 20 punktów. Zapłać jedno zboże, a wybór przejdzie na następnego gracza.
guide-empires_end-economy = Przeciwnik ją wziął. Teraz faza ekonomii, dla wszystkich jednocześnie. Użyj farmy za 3 punkty: daje jedno zboże.
guide-empires_end-farms = Farma za 11 punktów daje młotek. Przyda się do budowania.
guide-empires_end-done = Każda lokacja działa raz w fazie. Powiedz, że to wszystko.
guide-empires_end-take = Następna katastrofa, a przeciwnik zapłacił młotek. Uderza w drogę wartą tylko 6 punktów, a młotek dostaniesz z nią. Weź ją.
guide-empires_end-attach = Karta staje się usprawnieniem: wsuń ją pod lokację. Gdy ta upadnie, usprawnienie przepadnie razem z nią.
guide-empires_end-coins = Kto zubożał, może teraz kupić monety. Nie potrzebujesz ich.
guide-empires_end-build = Faza przemysłu: karty z ręki buduje się młotkami. Zbuduj powódź, która w każdej ekonomii daje więcej.
guide-empires_end-attach_built = Dla niej także wybierz lokację.
guide-empires_end-keep = Pozostałe karty zatrzymaj na później; ręka zostanie uzupełniona.
guide-empires_end-finish = Nie ma zniszczonej lokacji, na którą cię stać. To wszystko.
guide-empires_end-end = To jest sedno gry: katastrofy, ekonomia, przemysł. W konflikcie wszyscy licytują potajemnie topory i monety. Słońce u góry zachodzi ku końcowi gry.
guide-struggle_for_rome-welcome = Prowadzisz dwa ludy, jeźdźców i wojowników. Łup miasta, by zdobyć złoto i żetony, potem załóż królestwo i wygraj dziesięcioma punktami. Masz już towary z pierwszych rzutów.
guide-struggle_for_rome-fighters = Buduj: ruda i koń dają po jednym zbrojnym każdemu z twoich ludów.
guide-struggle_for_rome-wagon = Wóz kosztuje konia, zboże i bydło. Konia już nie ma, ale raz na turę trzy sztuki złota zastępują jeden towar. Zbuduj wóz dla wojowników.
guide-struggle_for_rome-end_build = Nie ma już nic do zbudowania. Zakończ turę; teraz budują inni.
guide-struggle_for_rome-plunder = Działają wszyscy jeźdźcy. Twoi stoją obok Argentoratum i jest ich dość na jego wieże: złup je, a żeton zostanie odwrócony.
guide-struggle_for_rome-end_horsemen = Żeton może dać złoto, karty albo straty. Żetony różnych prowincji są potrzebne, by później podbijać. Zakończ tę turę.
guide-struggle_for_rome-travel = Teraz wojownicy. Pierwsza strzałka podróży jest za darmo, każda następna kosztuje zboże lub złoto. Idź na zaznaczone skrzyżowanie.
guide-struggle_for_rome-end_warriors = Żadne tamtejsze miasto nie jest jeszcze dość słabe. Zakończ turę; nowa runda zaczyna się rzutami.
guide-struggle_for_rome-end = To była runda: rzuty, budowa i handel, jeźdźcy, wojownicy. Kto stoi przy polu, dostaje jego towar, gdy wypadnie jego liczba; patrz, dokąd idą inni.

## Zadania

puzzle-save_roma = Ocal Romę w tej turze
puzzle-save_roma-task = W mieście Roma stoją trzej Wizygoci, a karta na wierzchu jest ich, dla Romy. Jeśli uderzą na bezbronną Romę, wszystko stracone. Masz cztery akcje.
puzzle-save_roma-why = Legion w mieście przyjmuje cios: barbarzyńcy atakują go, zamiast ograbić miasto.
puzzle-ally_huns = Przyjaciel wśród Hunów
puzzle-ally_huns-task = Zawrzyj w tej turze przymierze z Hunami.
puzzle-ally_huns-why = Przymierze zawiera się tam, gdzie stoi plemię, mając dość kart jego koloru; każdej karty wydanej na co innego wtedy brakuje.
puzzle-hold_genua = Utrzymaj Genuę
puzzle-hold_genua-task = Czterema akcjami: fort i trzech legionistów w mieście Genua. Na mapie nie ma jeszcze żadnego legionisty.
puzzle-hold_genua-why = Rekrutuj tam, gdzie stoi fort, zabierz legiony ze sobą i zapłać kartą miasta, w którym jesteś.
puzzle-which_disaster = Którą katastrofę wziąć?
puzzle-which_disaster-task = Dwie katastrofy, a masz tylko jedno zboże. Wyjdź z tej tury z mniejszą stratą.
puzzle-which_disaster-why = Pożar zabrałby Wioskę za 25 punktów, rewolta farmę za 3. Płać tam, gdzie boli.
puzzle-rebuild_town = Wioska od nowa
puzzle-rebuild_town-task = W tej fazie przemysłu odbuduj Wioskę za 20 punktów i zbuduj powódź, mając trzy młotki i dwie monety.
puzzle-rebuild_town-why = Monety zastępują młotki: pięć razem ledwie starcza na jedno i drugie, i na nic więcej.
puzzle-full_granary = Dwa razy to samo
puzzle-full_granary-task = Zakończ tę ekonomię z jednym zbożem, jednym toporem i dwoma młotkami. Zaczynasz z niczym.
puzzle-full_granary-why = Usprawnienie barbarzyńców pozwala innej zdolności zadziałać jeszcze raz; wybierz farmę, która daje młotek.
puzzle-way_to_hispania = Najtańsza droga do Hiszpanii
puzzle-way_to_hispania-task = Twoi wojownicy stoją na północy Galii i mają cztery sztuki złota. Złup w tej turze miasto Hiszpanii i nie płać za podróż więcej, niż trzeba.
puzzle-way_to_hispania-why = Strzałka morska kosztuje jedną sztukę złota, lądowa trzy albo zboże. Statkiem do Bracara Augusta wychodzi dwie.
puzzle-found_realm = Królestwo w Galii
puzzle-found_realm-task = Twoi jeźdźcy mają żetony trzech prowincji. Podbij w tej turze miasto Lutetia.
puzzle-found_realm-why = Idź na skrzyżowanie obok miasta, potem podbijaj. Kto w turze łupi, nie może w niej podbijać.
puzzle-fighters_by_bank = Trzy za jeden
puzzle-fighters_by_bank-task = Obu twoim ludom trzeba w tej turze drugiego zbrojnego.
puzzle-fighters_by_bank-why = Bank daje jeden towar za trzy takie same: zboże staje się brakującą rudą.

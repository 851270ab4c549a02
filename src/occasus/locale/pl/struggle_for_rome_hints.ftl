# Dlaczego bot radzi taką akcję w Struggle for Rome: po jednej linii, po akcji i jej szansie na zwycięstwo.

hint-sr-place = Jeźdźcy działają pierwsi: wojownicy dostają bogatsze miejsce startu.
hint-sr-place-poorer = Jeźdźcy działają pierwsi i ruszają dalej: wojownikom zostałoby uboższe miejsce startu.
hint-sr-place-alike = Oba miejsca startu są tak samo bogate.
hint-sr-least-missed = Tego będzie ci najmniej brakowało.
hint-sr-abounds = Masz tego więcej, niż możesz użyć.
hint-sr-fighters = Po jednym zbrojnym dla każdego plemienia: można atakować więcej miast.
hint-sr-wagon =
    { $number ->
        [0] Każdy podbój wymaga wozu, a w tej zagrodzie nie ma żadnego.
       *[other] Każdy podbój zabiera wóz, a każdy wóz daje złoto przy łupieniu.
    }
hint-sr-card = Karty rozwoju dają Dyplomatów, pomocników i ukryte punkty.
hint-sr-trade = Zyskasz na tej wymianie ty i ktoś jeszcze.
hint-sr-no-trade = Chyba nikt nie przyjmie tej oferty.
hint-sr-good-deal = To, co dostajesz, pomaga ci bardziej niż to, co dajesz.
hint-sr-bad-deal = Ta wymiana pomaga ci za mało albo drugiej stronie za dużo.
hint-sr-counter = Inna wymiana byłaby dla ciebie lepsza.
hint-sr-rest = Żaden atak nie jest teraz wart więcej: weź to, co daje odpoczynek.
hint-sr-coins = Złoto to złoto.
hint-sr-show = Z ukrytymi punktami masz najwięcej i gra się kończy.
hint-sr-hide = Pokazanie punktów teraz nie dałoby ci zwycięstwa.
hint-sr-enough = Nie ma nic lepszego do zrobienia: resztę zachowaj na później.
hint-sr-booty =
    { $number ->
        [0] Żeton może dać złoto albo kartę.
        [one] Wóz daje 1 złoto, a żeton może dać więcej.
       *[other] Wozy dają { $number } złota, a żeton może dać więcej.
    }
hint-sr-colour = Nowy kolor: { $number } z 3, których wymaga założenie królestwa.
hint-sr-scourge-near = Czwarty kolor: jeszcze jeden i jest Bicz Rzymu.
hint-sr-scourge = Piąty kolor: Bicz Rzymu, 2 punkty.
hint-sr-found = Punkt i królestwo, które może rosnąć co rundę.
hint-sr-city = Punkt, którego nikt nie odbierze.
hint-sr-legacy = Czwarte miasto obu plemion: Dziedzictwo Rzymu, 2 punkty.
hint-sr-reach =
    { $number ->
        [one] Stamtąd w zasięgu jest jedno wolne miasto.
       *[other] Wolne miasta w zasięgu stamtąd: { $number }.
    }
hint-sr-then-plunder = Stamtąd można złupić miasto { $city }.
hint-sr-then-conquer = Stamtąd można podbić miasto { $city }.
hint-sr-nearer = Stamtąd bliżej do tego, czego plemię jeszcze potrzebuje.
hint-sr-income = To miejsce daje około { $number } kart w dziesięć rund.
hint-sr-great-warrior = Jeden zbrojny więcej może rozstrzygnąć następny atak.
hint-sr-treasure = Złoto, które przyda się teraz.
hint-sr-diplomacy = Najwięcej Dyplomatów: Dyplomacja, 2 punkty.
hint-sr-diplomat =
    { $number ->
        [one] Twój pierwszy odkryty Dyplomata: trzech daje Dyplomację.
       *[other] Odkryci Dyplomaci: { $number }; trzech daje Dyplomację.
    }
hint-sr-block = { $player } traci na tym dochód, a może i kartę.
hint-sr-nobody-hit = Nikomu to nie szkodzi.
hint-sr-rob = { $player } ma karty i jest groźną konkurencją.

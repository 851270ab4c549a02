# Dlaczego bot radzi taką akcję w Struggle for Rome: po jednej linii, po akcji i jej szansie na zwycięstwo.

hint-sr-place = Jeźdźcy działają pierwsi: wojownicy dostają bogatsze miejsce startu.
hint-sr-place-poorer = Jeźdźcy działają pierwsi i ruszają dalej, więc wojownikom przypadłby gorszy początek.
hint-sr-place-alike = Oba miejsca startu są tak samo bogate.
hint-sr-least-missed = Tego będzie ci najmniej brakowało.
hint-sr-abounds = Masz tego więcej, niż zużyjesz.
hint-sr-fighters = Po jednym zbrojnym dla każdego plemienia: możesz atakować więcej miast.
hint-sr-wagon =
    { $number ->
        [0] Każdy podbój wymaga wozu, a w tej zagrodzie nie ma żadnego.
       *[other] Każdy podbój zabiera wóz, a każdy wóz daje złoto przy łupieniu.
    }
hint-sr-card = Karty rozwoju dają Dyplomatów, pomocników i ukryte punkty.
hint-sr-trade = Na tej wymianie zyskasz ty i ktoś jeszcze.
hint-sr-no-trade = Tej oferty raczej nikt nie przyjmie.
hint-sr-good-deal = To, co dostajesz, pomaga ci bardziej niż to, co dajesz.
hint-sr-bad-deal = Ta wymiana pomaga ci za mało albo drugiej stronie za dużo.
hint-sr-counter = Inna wymiana bardziej by ci się opłaciła.
hint-sr-rest = Żaden atak nie jest teraz lepszy: odpocznij i weź nagrodę.
hint-sr-coins = Złoto zawsze się przyda.
hint-sr-show = Z ukrytymi punktami masz najwięcej i gra się kończy.
hint-sr-hide = Pokazanie punktów teraz nie dałoby ci zwycięstwa.
hint-sr-enough = Nie ma nic lepszego do zrobienia: resztę zatrzymaj na później.
hint-sr-booty =
    { $number ->
        [0] Żeton może dać złoto albo kartę.
        [one] Wóz daje 1 sztukę złota, a żeton może dać więcej.
        [few] Wozy dają { $number } sztuki złota, a żeton może dać więcej.
       *[other] Wozy dają { $number } sztuk złota, a żeton może dać więcej.
    }
hint-sr-colour = Nowy kolor: { $number } z { $first_colours }, których wymaga założenie królestwa.
hint-sr-scourge-near = Czwarty kolor: jeszcze jeden i masz Bicz Rzymu.
hint-sr-scourge =
    Piąty kolor: Bicz Rzymu, { $scourge_points ->
        [one] { $scourge_points } punkt.
        [few] { $scourge_points } punkty.
       *[other] { $scourge_points } punktów.
    }
hint-sr-found = Punkt i królestwo, które może rosnąć co rundę.
hint-sr-city = Punkt, którego nikt ci nie odbierze.
hint-sr-legacy =
    Po cztery miasta obu plemion: Dziedzictwo Rzymu, { $legacy_points ->
        [one] { $legacy_points } punkt.
        [few] { $legacy_points } punkty.
       *[other] { $legacy_points } punktów.
    }
hint-sr-reach =
    { $number ->
        [one] Stamtąd masz w zasięgu 1 wolne miasto.
        [few] Stamtąd masz w zasięgu { $number } wolne miasta.
       *[many] Stamtąd masz w zasięgu { $number } wolnych miast.
    }
hint-sr-then-plunder = Stamtąd możesz złupić miasto { $city }.
hint-sr-then-conquer = Stamtąd możesz podbić miasto { $city }.
hint-sr-nearer = Przybliża plemię do tego, czego jeszcze potrzebuje.
hint-sr-income = To miejsce daje około { $number } kart w dziesięć rund.
hint-sr-great-warrior = Jeden zbrojny więcej może rozstrzygnąć następny atak.
hint-sr-treasure = Złoto, które przyda ci się od razu.
hint-sr-diplomacy =
    Najwięcej Dyplomatów: Dyplomacja, { $diplomacy_points ->
        [one] { $diplomacy_points } punkt.
        [few] { $diplomacy_points } punkty.
       *[other] { $diplomacy_points } punktów.
    }
hint-sr-diplomat =
    { $number ->
        [one] Twój pierwszy odkryty Dyplomata: trzech daje Dyplomację.
       *[other] Odkryci Dyplomaci: { $number }; trzech daje Dyplomację.
    }
hint-sr-block = Blokuje zbiory gracza { $player } i może zabrać mu kartę.
hint-sr-nobody-hit = Nikogo to nie dotyka.
hint-sr-rob = { $player } ma karty i warto spowolnić tego gracza.

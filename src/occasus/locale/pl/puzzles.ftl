# Zadania, w których szuka się najlepszej tury, w terminalu i w przeglądarce.
puzzle-task-best = Pozycja z prawdziwej gry: widzisz tylko to, co widać z twojego miejsca. Jedna tura jest wyraźnie najlepsza. Znajdziesz ją?
puzzle-who = Grasz jako { $seat }.
puzzle-moves =
    { $number ->
        [one] 1 decyzja.
        [few] { $number } decyzje.
       *[other] { $number } decyzji.
    }
puzzle-degree-1 = łatwe
puzzle-degree-2 = średnie
puzzle-degree-3 = trudne
puzzle-found = Dobrze: to najlepsza tura.
puzzle-not-best = Inna tura jest wyraźnie lepsza.
puzzle-chances = Twoja szansa na wygraną: około { $yours }% po tej turze, { $best }% po najlepszej.
puzzle-brings = Dlaczego jest najlepsza: { $reasons }
puzzle-look-for = Na co zwrócić uwagę: { $reasons }
puzzle-turns = Jeszcze { $count } { $count ->
        [one] zadanie
        [few] zadania
       *[many] zadań
    } „znajdź najlepszą turę”
puzzle-best-turn = Rozwiązanie.
puzzle-show = Pokaż rozwiązanie
puzzle-solution = Rozwiązanie: { $line }.
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
puzzle-commands = `undo` cofa ruch, `again` zaczyna od nowa, `solution` pokazuje rozwiązanie, `help` objaśnia każdą akcję, `quit` kończy.
puzzle-kind-fall_of_rome-actions = twoje akcje
puzzle-kind-fall_of_rome-draw = przed dobraniem kart
puzzle-kind-fall_of_rome-invade = przed najazdami
puzzle-kind-empires_end-disaster = katastrofa
puzzle-kind-empires_end-double_disaster = dwie katastrofy naraz
puzzle-kind-empires_end-economy = ekonomia
puzzle-kind-empires_end-industry = przemysł
puzzle-kind-empires_end-economy_industry = ekonomia i przemysł
puzzle-kind-empires_end-conflict = konflikt
puzzle-kind-struggle_for_rome-roll = kości
puzzle-kind-struggle_for_rome-build = handel i budowa
puzzle-kind-struggle_for_rome-horseman_actions = jeźdźcy
puzzle-kind-struggle_for_rome-warrior_actions = wojownicy
puzzle-kind-struggle_for_rome-claims = ukryte punkty

puzzle-title-ee-1 = Płacić czy wziąć od razu?
puzzle-title-ee-2 = Dwa rosnące stosy
puzzle-title-ee-4 = Dobrzy sąsiedzi
puzzle-title-ee-5 = Miejsce dla karty
puzzle-title-ee-7 = Druga karta
puzzle-title-ee-8 = Co gdzie umieścić?
puzzle-title-ee-9 = Zatrzymać te karty?
puzzle-title-ee-10 = Nic nie zostawiaj
puzzle-title-ee-11 = Obóz zagrożony
puzzle-title-ee-12 = Obie czy tylko jedna?
puzzle-title-ee-13 = Nawet monetę?
puzzle-title-ee-14 = Odbudować czy coś lepszego?
puzzle-title-fr-1 = Którą kartę wydać?
puzzle-title-fr-3 = Zostać w Sinope?
puzzle-title-fr-4 = Tu Hunowie, tam Wizygoci
puzzle-title-fr-5 = Jeszcze jedna rzecz
puzzle-title-fr-6 = Przyjaciele w Romie
puzzle-title-fr-7 = Dać czy wziąć?
puzzle-title-fr-8 = Spotkanie w Lugdunum
puzzle-title-fr-9 = Zanim skończy się tura
puzzle-title-fr-10 = Tu czy w Tyras?
puzzle-title-fr-11 = Dwa miejsca naraz
puzzle-title-fr-12 = Po co jest skarbiec
puzzle-title-fr-14 = Ilu legionistów?
puzzle-title-sr-1 = U bram Verony
puzzle-title-sr-2 = Kogo zatrzymać?
puzzle-title-sr-3 = Rosnąć czy odpocząć?
puzzle-title-sr-4 = Dalekie południe
puzzle-title-sr-5 = Trzeci kolor
puzzle-title-sr-6 = Massilia: złupić czy podbić?
puzzle-title-sr-7 = Florentia: złupić czy podbić?
puzzle-title-sr-8 = Co zostało
puzzle-title-sr-9 = Brak bydła
puzzle-title-sr-10 = Daleko na zachód
puzzle-title-sr-12 = Dwa miasta, jeden wybór
puzzle-title-sr-13 = Brak konia
puzzle-title-sr-14 = Punkt teraz czy więcej potem?
puzzle-title-sr-15 = Godzina Zdrajcy

# Zadania, w których szuka się najlepszej tury, w terminalu i w przeglądarce.
puzzle-day = Zadanie dnia
puzzle-name = Nr { $number }: { $kind }
puzzle-task-best = Pozycja z rozegranej gry, z tym, co z niej widzisz. Jedna tura jest wyraźnie najlepsza: znajdź ją.
puzzle-who = Grasz jako { $seat }.
puzzle-moves = { $number ->
        [one] Jedna decyzja.
        [few] { $number } decyzje.
       *[other] { $number } decyzji.
    }
puzzle-degree-1 = łatwe
puzzle-degree-2 = średnie
puzzle-degree-3 = trudne
puzzle-found = To najlepsza tura.
puzzle-not-best = Inna tura jest wyraźnie lepsza.
puzzle-chances = Szansa na wygraną: około { $yours } % po tej turze, { $best } % po najlepszej.
puzzle-brings = Co daje: { $reasons }.
puzzle-look-for = Co daje najlepsza tura: { $reasons }.
puzzle-solve = Rozwiąż
puzzle-turns = { $count } więcej: znajdź najlepszą turę
puzzle-best-turn = Rozwiązanie.
puzzle-show = Pokaż rozwiązanie
puzzle-solution = Rozwiązanie: { $line }.
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
puzzle-commands = undo cofa ruch, again zaczyna od nowa, solution pokazuje rozwiązanie, quit kończy.
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

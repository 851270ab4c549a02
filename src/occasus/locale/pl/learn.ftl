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
analysis-before = Przed decyzją
analysis-after = Co zrobiono

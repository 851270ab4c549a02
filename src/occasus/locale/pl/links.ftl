# Co inne strony i czaty pokazują o linku do Occasus.

link-invites = { $name } zaprasza do gry { $game }
link-free =
    { $free ->
        [one] Wolne jest 1 miejsce z { $seats }. Konto nie jest potrzebne.
        [few] Wolne są { $free } miejsca z { $seats }. Konto nie jest potrzebne.
       *[many] Wolnych miejsc: { $free } z { $seats }. Konto nie jest potrzebne.
    }
link-full = Wszystkie miejsca są zajęte.
link-begun = Ta gra już się rozpoczęła.
link-running = { $game }, na żywo
link-join = Dołącz
link-watch = Oglądaj
link-solve = Rozwiąż
link-puzzle = { $game }: zadanie
link-study = { $game }: analiza
link-chapters =
    { $count ->
        [one] 1 rozdział
        [few] { $count } rozdziały
       *[many] { $count } rozdziałów
    }
link-open = Otwórz
link-won = { $game }: wygrane { $won } z { $played }
link-won-note = wygrane
link-no-games = Gracz Occasusa.
link-points =
    { $ahead ->
        [one] Punkty: { $points } w rundzie { $round }, o 1 więcej niż { $other }.
       *[other] Punkty: { $points } w rundzie { $round }, o { $ahead } więcej niż { $other }.
    }

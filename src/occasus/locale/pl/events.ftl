## Turnieje: areny i turnieje szwajcarskie
events-intro = Areny i turnieje szwajcarskie. Zaczynają się i toczą same.
events-new = Utwórz turniej
events-account = Do tworzenia turniejów potrzebne jest konto.
events-going = Teraz i wkrótce
events-none = Na razie nic nie zaplanowano. Utwórz turniej, a inni go tu zobaczą.
events-over = Zakończone
events-counting = Zasady turniejów
events-arena = Arena
events-arena-about = Trwa określony czas. Gdy tylko zbierze się dość graczy, siadają razem do stołu. Liczą się trzy twoje najlepsze stoły.
events-swiss = Szwajcarski
events-swiss-about = Określona liczba rund. Grają ze sobą osoby o podobnej liczbie punktów, w miarę możliwości za każdym razem inne. Liczą się wszystkie rundy.
events-points = Punkty
events-points-about = Przy czterech graczach: 3 – 2 – 1 – 0. Przy trzech: 3 – 1,5 – 0. Przy dwóch: 3 – 0. Kto odejdzie, podda się lub przekroczy czas, dostaje 0.
events-bots = Nieobecność
events-bots-about = Po minucie gra za ciebie bot, dopóki nie wrócisz. Boty zajmują też miejsca, gdy brakuje graczy.
event-running = Trwa
event-won = Wygrywa { $names }
event-people =
    { $count ->
        [one] 1 osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
event-signed-up = Bierzesz udział
event-look = Zobacz
event-arena-length = arena, { $length } min
event-swiss-length = szwajcarski, rundy: { $length }
event-seats = przy stole: { $seats }
event-minutes = po { $minutes } min
event-name = Nazwa
event-kind = Rodzaj
event-at-table = Gracze przy stole
event-clock = Czas gracza
event-length = Długość
event-starts = Początek
event-create = Utwórz
event-cancel = Odwołaj turniej
event-mine = Twój udział
event-is-none = Nie bierzesz jeszcze udziału.
event-is-begun = Ten turniej już trwa. Możesz oglądać.
event-is-signed = Bierzesz udział. Wróć 15 minut przed początkiem i potwierdź obecność.
event-is-asked = Jesteś? Miejsca dostają tylko osoby, które to potwierdzą.
event-is-here = Grasz. Zostaw tę stronę otwartą, a przeniesie cię do stołu.
event-is-waits = Czekasz na stół. Ta strona cię tam przeniesie.
event-is-plays = Twój stół czeka.
event-is-away = Masz przerwę.
event-is-over = Koniec. Wygrywa { $names }.
event-is-cancelled = Turniej odwołano. Może stół towarzyski?
event-begins = Początek: { $when }
event-ends = koniec najpóźniej { $when }
event-host = organizuje { $name }
event-next-arena = Następny stół rusza, gdy zbierze się dość graczy
event-next-swiss = Następna runda rusza, gdy skończą wszystkie stoły
event-podium = Podium
event-share = Udostępnij
event-link-copied = Link skopiowany. Pokazuje zwycięzców i wszystkie punkty.
event-sum =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
event-own = Twoje miejsce: { $place }. Twoje punkty: { $points }.
event-look-again = Warto zobaczyć jeszcze raz
event-own-table = twój stół
event-next = Następny turniej
event-sign-up = Wezmę udział
event-here = Jestem
event-go = Do stołu
event-back = Wracam
event-leave = Wypisz mnie
event-rest = Przerwa
event-round = Runda { $round } z { $all }
event-tables = Stoły teraz
event-watch = Oglądaj
event-nobody = Nikt się jeszcze nie zgłosił.
event-all = Pokaż wszystkich
event-points-by-table = Punkty przy stołach
event-ties-arena = Przy równych punktach: wyższa średnia rywali, a jeśli i ta jest równa, wspólne miejsce.
event-ties-swiss = Przy równych punktach: punkty rywali, potem punkty z gier, a jeśli i te są równe, wspólne miejsce.
event-state-signed = bierze udział
event-state-waits = czeka
event-state-plays = gra
event-state-away = ma przerwę
error-contest-account = Do tworzenia turniejów potrzebne jest konto. Załóż je w ustawieniach; zachowasz wszystko, co masz.
error-contest-name = Nadaj turniejowi nazwę o długości od 3 do 40 znaków.
error-contest-game = Wybierz grę, w której gracze rywalizują.
error-contest-length = Ten turniej byłby za krótki albo za długi.
error-contest-start = Wybierz początek w ciągu najbliższych 30 dni.
error-too-many-contests = Masz już dwa turnieje albo na serwerze jest ich za dużo. Poczekaj, aż któryś się skończy.
error-contest-started = Ten turniej już się zaczął albo skończył.
error-contest-over = Ten turniej się skończył. Poszukaj innego.
error-contest-full = W tym turnieju nie ma już miejsc. Poszukaj innego.
error-contest-not-yet = Wróć 15 minut przed początkiem i potwierdź obecność.
error-contest-away = Teraz nie bierzesz udziału. Zgłoś się najpierw.
error-contest-undo = W turnieju nie można cofać ruchów.
error-contest-pause = W turnieju nie można zatrzymać zegarów: inni czekają na koniec tego stołu.
error-contest-table = Miejsca przy stole turniejowym są ustalone.

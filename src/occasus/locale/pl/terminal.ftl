# Co mówi terminal wokół gry, jakakolwiek by była. Polecenia i słowa akcji wpisuje się tak, jak tu stoją.

seat = miejsce { $number }
person = Gracz { $number }
you = ty
hidden = coś ukrytego
chance = los
label = { $name }:
game-fall_of_rome = Upadek Rzymu
game-empires_end = Upadek Imperium
game-struggle_for_rome = Walka o Rzym

# Początek i wyjście
welcome = { $game }, ziarno { $seed }. Wpisz `help`, żeby zobaczyć, jak odpowiadać, albo `quit`, żeby wyjść w każdej chwili. Po każdym ruchu partia jest zapisywana w pliku { $file }
left = Partię zapisano w pliku { $file }. Aby grać dalej:
not-kept = Nikt jeszcze nie wykonał ruchu, więc partii nie zapisano.
kept = Partię zapisano w pliku { $file }. Aby ją obejrzeć:
saved = Zapisano w { $file }
undone = Cofnięto: { $moves }
no-undo = Nie ma czego cofnąć: od twojego ostatniego ruchu coś odkryto albo rzucono kośćmi.
hand-over = Teraz do klawiatury siada { $seat }.
hand-over-ready = Wpisz dowolną literę i naciśnij Enter, gdy patrzy tylko { $seat }:
hand-over-screen = Naciśnij spację, gdy patrzy tylko { $seat }.
prompt = { $seat }>
others-too = Decydować mogą też: { $names } (wpisz za nich `{ $number }: AKCJA`)
nobody-there = Gracz { $number } nie siedzi przy tej klawiaturze.

# Zapisane gry
matches-none = W { $folder } nie ma jeszcze zapisanych partii. Nową zaczniesz poleceniem `occasus play GRA`.
matches-played = kiedy
matches-game = gra
matches-players = gracze
matches-moves = ruchy
matches-state = stan
matches-file = plik
matches-open = w toku
matches-won = wygrana
matches-lost = przegrana
matches-by = wygrywa: { $winners }
matches-damaged = nieczytelna
matches-deleted = Usunięto: { $name }.
matches-how = `occasus play --continue` wznawia ostatnią partię, `occasus play --load NAZWA` dowolną inną. Partie są zapisane w { $folder }

# Odpowiedzi, które nie pasują
no-such-number =
    { $most ->
        [one] Na liście jest tylko numer 1.
       *[other] Na liście nie ma numeru { $number }. Są numery od 1 do { $most }.
    }
ambiguous =
    { $count ->
        [one] '{ $line }' pasuje do { $count } akcji: { $names }. Dodaj słowo albo wpisz numer.
       *[other] '{ $line }' pasuje do { $count } akcji: { $names }. Dodaj słowo albo wpisz numer.
    }
not-now = '{ $action }' nie jest teraz dozwolone
not-understood-but = '{ $line }' nie jest tu akcją. Może chodziło o: { $names }?
not-understood = '{ $line }' to ani akcja, ani polecenie. Jedne i drugie pokaże `help`.

# Koniec
ended-won = Wygrywacie razem: { $reason } ({ $rule })
ended-lost = Przegrywacie razem: { $reason } ({ $rule })
ended =
    { $count ->
        [one] Wygrywa { $winners }: { $reason } ({ $rule })
       *[other] Wygrywają { $winners }: { $reason } ({ $rule })
    }

# Pomoc
help-answers = Wpisz numer z listy, akcję słowami ({ $action }) albo pierwsze litery każdego słowa ({ $short }). W nawiasie jest zapis akcji z plików partii. Możesz wpisać także jego. Co możesz teraz zrobić:
help-typed = Po / możesz wpisać akcję słowami ({ $action }) albo pierwsze litery każdego słowa ({ $short }). W nawiasie jest zapis akcji z plików partii. Możesz wpisać także jego. Co możesz teraz zrobić:
help-row = `{ $row }` znaczy, że numer { $number } to `{ $first }`, numer { $next } to `{ $second }` i tak dalej.
help-commands = W każdej chwili możesz też wpisać:
form-board = board
form-look = look MIEJSCE
form-cards = cards
form-undo = undo
form-why = why AKCJA
form-rules = rules SYMBOL albo SŁOWA
form-guide = guide
form-hint = hint
form-odds = odds
form-log = log [LICZBA]
form-save = save [PLIK]
form-help = help
form-quit = quit
help-board = pokaż planszę jeszcze raz
help-look = opisz miejsce na planszy
help-cards = objaśnij widoczne karty i postacie
help-undo = cofnij swój ostatni ruch, o ile od tego czasu nic nie odkryto ani nie rzucono kośćmi
help-why = pokaż zasadę, która zabrania akcji, i jej treść
help-rules = pokaż zasady po symbolu (rules { $rule }) albo po słowach (rules { $words })
help-guide = objaśnij grę od początku
help-hint = zapytaj najsilniejszego bota o trzy najlepsze akcje, z szansami i uzasadnieniem
help-odds = pokaż, co może wyjść ze stosów
help-log = pokaż jeszcze raz ostatnie wydarzenia wraz z zasadami
help-save = zapisz kopię partii (i tak jest zapisywana po każdym ruchu)
help-help = pokaż tę stronę
help-quit = wyjdź; partia jest zapisana i można ją wznowić
rules-how = Która zasada? `rules { $rule }` pokaże jedną, `rules { $words }` wszystkie z tymi słowami, a `guide` objaśni całą grę.
rules-more =
    { $count ->
        [one] ... i jeszcze 1; dodaj słowo, aby zawęzić wybór.
       *[other] ... i jeszcze { $count }; dodaj słowo, aby zawęzić wybór.
    }
look-how = Które miejsce? Na przykład `look { $example }`.
why-how = Która akcja? Na przykład `why { $action }`.
why-allowed = '{ $action }' jest teraz dozwolone.
why-not = '{ $action }' jest teraz niedozwolone, zgodnie z { $rule }:
log-how = Ile wydarzeń? Na przykład `log 20`.
no-page = W tej grze nie ma polecenia '{ $command }'.

# occasus games
games-line = { $title }, graczy: { $least }–{ $most }, { $sort }
games-cooperative = wszyscy razem wygrywają albo przegrywają
games-competitive = każdy gra na siebie
games-option = opcja
games-values = wartości [domyślna]
games-meaning = znaczenie
games-bots = Boty, od najsłabszego (--seats):
games-how = Aby zagrać: `occasus play { $example } --players 3 --option NAZWA=WARTOŚĆ`.

# occasus simulate
simulate-interrupted =
    { $games ->
        [one] Przerwano po 1 grze z { $of }. Dotychczasowe wyniki:
       *[other] Przerwano po { $games } grach z { $of }. Dotychczasowe wyniki:
    }
simulate-title =
    { $games ->
        [one] { $game }: 1 gra, boty { $bots }, ziarno { $seed }
        [few] { $game }: { $games } gry, boty { $bots }, ziarno { $seed }
       *[many] { $game }: { $games } gier, boty { $bots }, ziarno { $seed }
    }
simulate-won = wygrane
simulate-seat = miejsce { $seat } ({ $bot })
simulate-wins = wygrane
simulate-places = lokaty 1./2./...
simulate-score = wynik
simulate-ended = przyczyna końca
simulate-decisions = decyzji na grę
simulate-turns = tur na grę
simulate-branching = akcji do wyboru
simulate-speed = decyzji na sekundę i proces
simulate-spread = średnia { $mean }, mediana { $median } (kwartyle { $low } i { $high }; od { $least } do { $most })

# occasus arena
arena-title =
    { $games ->
        [one] { $game }: 1 gra, gracze: { $seats }, ziarno { $seed }
        [few] { $game }: { $games } gry, gracze: { $seats }, ziarno { $seed }
       *[many] { $game }: { $games } gier, gracze: { $seats }, ziarno { $seed }
    }
arena-begins = Gry do rozegrania: { $of } ({ $series } × { $games }).
arena-kept = W pliku { $file } jest już { $there } z { $of } gier. Nie rozegramy ich ponownie. Jeśli któryś bot się od tego czasu zmienił, podaj inny plik.
arena-interrupted = Przerwano po { $games } z { $of } gier. Aby dokończyć, uruchom to samo polecenie. Dotychczasowe wyniki:
arena-one = jeden
arena-rest = przeciw reszcie
arena-bot = bot
arena-series = seria
arena-wins = wygrane, przedział 95%
arena-place = średnie miejsce
arena-fair = Na jedno miejsce sprawiedliwie przypada { $share }.
arena-bots = Boty, na wszystkich swoich miejscach
arena-rating = ranking, przedział 95%
arena-choices = decyzje w grze
arena-time = czas decyzji
arena-longest = najdłużej
arena-troubled = { $bot }: decyzje po czasie: { $slow }; gry przegrane przez błąd: { $failed }.
arena-endings = Jak kończyły się gry
result-bot_failed = bot zawiódł
result-bot_too_slow = bot myślał za długo

# occasus hint
hint-for = Dla: { $seat }
hint-chance = { $chance }% na wygraną
hint-meaning = Tak ocenia twoje szanse najsilniejszy bot, widząc tylko to, co ty.
hint-meaning-together = Tak ocenia szanse waszej drużyny najsilniejszy bot, widząc tylko to, co ty.
hint-table = Szanse przy tym stole, jeśli grasz jak { $level }.
hint-everyone = Szanse, gdyby wszyscy grali jak ten bot.
hint-enter = Enter wykonuje: { $action }
hint-over = { $file }: ta partia jest skończona. Przeanalizujesz ją poleceniem `occasus analyse`.
hint-not-yours = Miejsce { $seat } nie ma teraz nic do zdecydowania. Teraz decyduje: { $seats }.

# occasus analyse
analyse-chart = Szansa na wygraną, tura po turze
analyse-all = wszyscy razem
analyse-going = { $file }: ta partia jeszcze trwa. Podpowiedzi da polecenie `occasus hint`.
analyse-seats = Miejsca w tej rozgrywce mają numery od 0 do { $most }.
analyse-thinking = Analizuję…

# occasus replay
replay-title = { $game }, miejsc: { $seats }, ziarno { $seed }, ruchów: { $moves }
replay-verified = Sprawdzone: każdy rzut i każda karta zgadzają się z ziarnem.
replay-promised = Sprawdzone: ziarno pochodzi z ogłoszonej tajnej liczby i z liczb graczy.
replay-going = Partia się nie skończyła. Po ruchu { $moves } czeka na decyzję: { $seats }.

# Rules
rules-found = Znalezionych zasad: { $count }; `occasus rules SYMBOL` pokazuje jedną w całości.
rules-span = od { $first } do { $last }
rules-look = `occasus rules SYMBOL` pokazuje zasadę, `occasus rules SŁOWO...` szuka zasad po słowach, `occasus rules GRA --guide` objaśnia, jak grać.

# The full screen
screen-actions = Co możesz zrobić
screen-now = Teraz
menu-title = Która gra?
menu-game = { $game }: liczba graczy { $least }-{ $most }
menu-continue = Wróć do ostatniej partii
menu-prompt = Numer albo nazwa:
screen-type = Wpisz akcję albo polecenie; ? to pomoc
screen-thinking = { $seat } myśli…
screen-thinking-hint = Najsilniejszy bot myśli…
screen-wait = Poczekaj na swoją kolej.
screen-over = Partia jest skończona i zapisana. Naciśnij q, żeby wyjść.
screen-how = Strzałkami wybierasz akcję, Enterem ją wykonujesz. → i ← otwierają i zamykają grupę. Tab przenosi na planszę, gdzie strzałki przewijają widok. Kliknij miejsce, żeby o nim przeczytać i zobaczyć tylko to, co możesz tam zrobić. Esc wraca. Klawisze innych stron są w ostatnim wierszu ekranu. Naciśnij /, żeby wpisać akcję albo polecenie.
screen-keys = Klawisze:
page-chronicle = Kronika
page-hint = Podpowiedź
page-why = Dlaczego nie
page-rules = Zasady
page-guide = Jak grać
page-cards = Karty
page-odds = Co może wyjść ze stosów
page-board = Plansza jako tekst
page-look = Miejsce
page-log = Wydarzenia i zasady
page-help = Pomoc
screen-key-hint = podpowiedź
screen-key-undo = cofnij
screen-key-why = czemu nie
screen-key-chronicle = kronika
screen-key-rules = zasady
screen-key-guide = przewodnik
screen-key-cards = karty
screen-key-odds = szanse
screen-key-board = plansza
screen-key-type = pisz
screen-key-help = pomoc
screen-key-leave = wyjdź

## Co wyszło ze sceny: occasus scene

scene-ok = dobrze
scene-failed = BŁĄD
scene-happened = co się stało
scene-position = pozycja
scene-chance = dalej: los
scene-next = dalej: decyduje miejsce { $seat }; dozwolone akcje: { $legal }
scene-over = koniec: { $reason } ({ $rule }); wygrywa { $winners }
scene-seat = miejsce { $seat }
scene-nobody = nikt
scene-odds = { $weight } z { $total }
scene-more = ... i jeszcze { $number }
scene-count = sceny: { $scenes }, błędne: { $failed }

# Studium w terminalu
study-spot = Wariant { $line }, ruch { $at }
study-seat = Decyduje { $seat }.
study-chance = Decyduje los. Wybierz wynik albo wpisz { $roll }.
study-no-seat = Nikt tu nie decyduje.
study-start = To początek analizy.
study-end = Dalej nie ma ruchu. Wykonaj własny, aby kontynuować.
study-go = Podaj wariant i ruch: { $example }.
study-after = Będzie dozwolone po: { $actions }
study-long = Komentarz może mieć najwyżej { $most } znaków.
study-chapters =
    { $count ->
        [one] Ta analiza ma 1 rozdział.
       *[other] Podaj rozdział od 1 do { $count }.
    }
study-glyphs = Wybierz jeden z symboli: { $glyphs }
study-saved = Zapisano w { $file }.
study-unsaved = Jeszcze nie zapisano. Wpisz { $save }, aby zapisać, albo ponownie { $quit }, aby odrzucić zmiany.
study-commands = Wpisz akcję albo: { $commands }

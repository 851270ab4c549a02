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
welcome =
    { $game }, ziarno { $seed }. `help` wyjaśnia, jak odpowiadać; `quit` kończy w każdej chwili.
    Po każdym ruchu gra jest zapisywana w { $file }
left = Gra jest zapisana w { $file }. Ciąg dalszy przez
not-kept = Nikt jeszcze nie wykonał ruchu, więc gra nie jest zapisana.
kept = Gra jest zapisana w { $file }. Obejrzysz ją przez
saved = Zapisano w { $file }
undone = Cofnięto: { $moves }
no-undo = Nie można nic cofnąć: od ostatniego ruchu człowieka coś odkryto lub rzucono kośćmi.
hand-over = Teraz do klawiatury siada { $seat }.
hand-over-ready = Wpisz dowolną literę i naciśnij Enter, gdy patrzy tylko { $seat }:
hand-over-screen = Naciśnij spację, gdy patrzy tylko { $seat }.
prompt = { $seat }>
others-too = Decydować mogą też: { $names } (napisz za nich `{ $number }: AKCJA`)
nobody-there = Nikt przy tej klawiaturze nie jest graczem { $number }.

# Zapisane gry
matches-none = W { $folder } nie ma jeszcze żadnej gry; `occasus play GAME` zaczyna nową.
matches-played = kiedy
matches-game = gra
matches-players = gracze
matches-moves = ruchy
matches-state = stan
matches-file = plik
matches-open = trwa
matches-won = wygrana
matches-lost = przegrana
matches-by = wygrywa: { $winners }
matches-damaged = nie da się odczytać
matches-deleted = Usunięto: { $name }.
matches-how = `occasus play --continue` podejmuje ostatnią, `occasus play --load NAZWA` inną. Gry są zapisane w { $folder }

# Odpowiedzi, które nie pasują
no-such-number =
    { $most ->
        [one] Na liście jest tylko numer 1.
       *[other] Na liście nie ma numeru { $number }; są numery od 1 do { $most }.
    }
ambiguous = '{ $line }' może znaczyć { $count } rzeczy: { $names }. Dodaj słowo albo wpisz numer.
not-now = '{ $action }' nie jest teraz dozwolone
not-understood-but = '{ $line }' nie jest tu akcją. Może chodziło o: { $names }?
not-understood = '{ $line }' nie jest ani akcją z listy, ani poleceniem; `help` pokazuje jedne i drugie.

# Koniec
ended-won = Wygrywacie razem: { $reason } ({ $rule })
ended-lost = Przegrywacie razem: { $reason } ({ $rule })
ended =
    { $count ->
        [one] Wygrywa { $winners }: { $reason } ({ $rule })
       *[other] Wygrywają { $winners }: { $reason } ({ $rule })
    }

# Pomoc
help-answers =
    Odpowiedz numerem z listy, słowami akcji ({ $action }) albo ich początkami ({ $short }).
    `5-8) Roma 0-3` znaczy: numer 5 to `Roma 0`, numer 6 to `Roma 1` i tak dalej.
    W nawiasie podano zapis akcji w plikach partii; tak też można ją wpisać.
    Co możesz teraz zrobić:
help-typed =
    Po / możesz wpisać słowa akcji ({ $action }) albo ich początki ({ $short }).
    W nawiasie podano zapis akcji w plikach partii; tak też można ją wpisać.
    Co możesz teraz zrobić:
help-commands = Poza tym w każdej chwili:
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
help-board = pokazuje planszę jeszcze raz
help-look = mówi, co wiadomo o miejscu na planszy
help-cards = mówi, co robią widoczne karty i postacie
help-undo = cofa twój ostatni ruch, o ile od tego czasu nic nie odkryto i nie rzucono kośćmi
help-why = mówi, która zasada zabrania akcji, i podaje jej treść
help-rules = pokazuje zasady po symbolu (rules { $rule }) albo po słowach (rules { $words })
help-guide = opowiada od początku, jak się gra
help-hint = pyta najsilniejszego bota: trzy najlepsze akcje, szansa na wygraną i dlaczego
help-odds = mówi, co może przyjść ze stosów
help-log = powtarza ostatnie wydarzenia wraz z zasadami
help-save = zapisuje kopię gry (i tak jest zapisywana po każdym ruchu)
help-help = pokazuje tę stronę
help-quit = kończy; gra jest zapisana i można ją kontynuować
rules-how = Która zasada? `rules { $rule }` pokazuje jedną, `rules { $words }` wszystkie z tymi słowami; `guide` to cała gra po kolei.
rules-more =
    { $count ->
        [one] ... i jeszcze 1; dodaj słowo, aby zawęzić wybór.
       *[other] ... i jeszcze { $count }; dodaj słowo, aby zawęzić wybór.
    }
look-how = Na co chcesz spojrzeć? Napisz nazwę po poleceniu, na przykład `look { $example }`.
why-how = O którą akcję chodzi? Napisz ją po poleceniu, na przykład `why { $action }`.
why-allowed = '{ $action }' jest teraz dozwolone.
why-not = '{ $action }' nie jest teraz dozwolone; zabrania { $rule }:
log-how = Ile wydarzeń? Napisz liczbę po poleceniu, na przykład `log 20`.
no-page = W tej grze polecenie '{ $command }' nie ma nic do powiedzenia.

# occasus games
games-line = { $title }, graczy: { $least }–{ $most }, { $sort }
games-cooperative = wszyscy razem wygrywają albo przegrywają
games-competitive = każdy gra na siebie
games-option = opcja
games-values = wartości [domyślna]
games-meaning = znaczenie
games-bots = Boty, od najsłabszego (--seats):
games-how = Zagraj na przykład przez `occasus play { $example } --players 3 --option NAZWA=WARTOŚĆ`.

# occasus simulate
simulate-interrupted =
    { $games ->
        [one] Przerwano po 1 grze z { $of }; oto, co jest do tej pory.
       *[other] Przerwano po { $games } grach z { $of }; oto, co jest do tej pory.
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
arena-kept = Gry, które już są w pliku { $file }: { $there } z { $of }. Nie będą rozgrywane ponownie; jeśli któryś bot się od tego czasu zmienił, podaj inny plik.
arena-interrupted = Przerwano, rozegrane gry: { $games } z { $of }; to samo polecenie dokończy resztę. Oto wyniki do tej pory.
arena-one = jeden
arena-rest = przeciw reszcie
arena-bot = bot
arena-series = seria
arena-wins = wygrane, przedział 95%
arena-place = średnie miejsce
arena-fair = Sprawiedliwy udział jednego miejsca to { $share }.
arena-bots = Boty, na wszystkich swoich miejscach
arena-rating = ranking, przedział 95%
arena-choices = decyzje w grze
arena-time = czas decyzji
arena-longest = najdłużej
arena-endings = Jak kończyły się gry

# occasus hint
hint-for = Dla: { $seat }
hint-chance = { $chance } na wygraną
hint-meaning = Tego po każdej z nich spodziewa się dla ciebie najsilniejszy bot, wiedząc tyle samo co ty.
hint-meaning-together = Tego po każdej z nich spodziewa się dla was wszystkich najsilniejszy bot, wiedząc tyle samo co ty.
hint-over = { $file }: ta rozgrywka jest skończona; wstecz spogląda na nią `occasus analyse`.
hint-not-yours = Miejsce { $seat } nie ma teraz o czym decydować; decyduje: { $seats }.

# occasus analyse
analyse-chart = Szansa na wygraną, ruch po ruchu
analyse-all = wszyscy razem
analyse-going = { $file }: ta rozgrywka jeszcze trwa; pomaga w niej `occasus hint`.
analyse-seats = Miejsca w tej rozgrywce mają numery od 0 do { $most }, a punkty zwrotne liczy się od 0.
analyse-thinking = Namyślam się jeszcze raz ...
analyse-point = { $mark }. Ruch { $number }, { $seat }: { $action }; lepsze o { $cost } p. proc.: { $better }
analyse-turns =
    { $game ->
        [empires_end] Faza po fazie, gdzie szansa zmieniła się co najmniej o { $least } p. proc.:
        [struggle_for_rome] Runda po rundzie, gdzie szansa zmieniła się co najmniej o { $least } p. proc.:
       *[other] Tura po turze, gdzie szansa zmieniła się co najmniej o { $least } p. proc.:
    }
analyse-turn =
    { $game ->
        [empires_end] faza
        [struggle_for_rome] runda
       *[other] tura
    }

# occasus replay
replay-title = { $game }, miejsc: { $seats }, ziarno { $seed }, ruchów: { $moves }
replay-verified = Każdy rzut i każda karta są takie, jakie daje ziarno.
replay-promised = Ziarno powstało z obiecanego sekretu i z liczb dodanych przez graczy.
replay-going = Gra się nie skończyła; po ruchu { $moves } decyduje { $seats }.

# Rules
rules-found = Znalezionych zasad: { $count }; `occasus rules ID` pokazuje jedną w całości.
rules-span = od { $first } do { $last }
rules-look = `occasus rules ID` pokazuje zasadę, `occasus rules SŁOWO...` szuka zasad po słowach, `occasus rules GRA --guide` uczy gry.

# The full screen
screen-actions = Co możesz zrobić
screen-now = Teraz
screen-type = Wpisz akcję albo polecenie; ? pomaga
screen-thinking = { $seat } myśli ...
screen-thinking-hint = Najsilniejszy bot myśli ...
screen-wait = Poczekaj na swoją kolej.
screen-over = Partia skończona. q kończy; partia jest zapisana.
screen-how =
    Strzałki wybierają akcję, Enter ją wykonuje, → i ← otwierają i zamykają grupę. Tab przechodzi na planszę, gdzie strzałki przewijają.
    Kliknięcie miejsca mówi, co o nim wiadomo, i pokazuje tylko to, co można tam zrobić; Esc wraca.
    Litery otwierają strony, jak mówi ostatni wiersz ekranu. / pozwala wpisać akcję albo polecenie słowami.
screen-keys = Klawisze:
page-chronicle = Kronika
page-hint = Podpowiedź
page-why = Dlaczego nie
page-rules = Zasady
page-guide = Jak się gra
page-cards = Karty
page-odds = Co może nadejść
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

# Analizy: gra, w której każde miejsce i los należą do czytelnika.

study-intro = Badaj dowolną pozycję: graj za wszystkich, wybieraj wyniki kości i karty, porównuj warianty.
study-new = Nowa analiza
study-begin = Zacznij
study-from = Analizę otworzysz też z powtórki, zakończonej gry albo zadania.
study-saved = Twoje analizy
study-none = Nie masz jeszcze analiz. Będą się zapisywać w tej przeglądarce.
study-untitled = Analiza bez tytułu
study-moves =
    { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
study-delete = Usuń: { $name }
study-open = Otwórz analizę
study-open-file = Otwórz plik gry
study-link = Link
study-open-link = Otwórz link
study-bad-link = Ten link jest uszkodzony. Skopiuj go jeszcze raz w całości.
study-newer-link = Ten link utworzyła nowsza wersja Occasusa.
study-long-link = Ten link jest za długi.
study-title = Tytuł analizy
study-saved-here = zapisano w tej przeglądarce
study-not-saved = nie zapisano: brak miejsca
study-opening = Pozycja początkowa
study-start = Na początek
study-end = Na koniec wariantu
study-tab-moves = Ruchy
study-tab-bot = Bot
study-tab-now = Dlaczego nie?
study-eyes-decider = Widok decydującego gracza
study-eyes-all = Wszystkie karty odkryte
study-chance-seat = Los
study-chance = Decyduje los
study-die = Kość { $number }
study-search = Szukaj
study-nothing-found = Nic nie pasuje.
study-use = Wybierz
study-roll = Losuj
study-roll-on = Losuj, aż ktoś będzie decydować
study-results =
    { $count ->
        [one] 1 możliwy wynik
        [few] { $count } możliwe wyniki
        [many] { $count } możliwych wyników
       *[other] { $count } możliwego wyniku
    }
study-odds = { $percent }, 1 na { $times }
study-over = Tu gra jest skończona.
study-suggestions = Proponowane ruchy
study-suggestions-off = Wyłączone. Po włączeniu bot rozważa każdą pozycję.
study-ask-more = Pomyśl dłużej
study-sees = Tak to widzi { $name }
study-everyone = Szanse, gdyby wszyscy grali jak najsilniejszy bot.
study-why = Dlaczego nie: { $action }?
study-after = Dozwolone dopiero po ruchu
study-symbol = Symbol
study-symbol-good = dobry
study-symbol-interesting = wart uwagi
study-symbol-mistake = błąd
study-symbol-luck = szczęście
study-comment = Komentarz do ruchu
study-marks = Oznaczenia na planszy
study-mark = Oznacz na planszy
study-mark-by-name = Albo wybierz z listy
study-mark-place = Miejsce
study-mark-to = Strzałka do
study-mark-none = brak: samo kółko
study-mark-add = Dodaj
study-mark-remove = Usuń: { $mark }
study-mark-clear = Usuń wszystkie
study-mark-done = Gotowe
study-mark-how = Dotknij miejsca, a pojawi się kółko; przeciągnij do innego, a pojawi się strzałka.
study-colour-gold = Złoty
study-colour-ember = Czerwony
study-colour-info = Niebieski
study-colour-good = Zielony
study-promote = Ustaw jako główny wariant
study-chapter = Nowy rozdział od tego miejsca
study-tab-chapters = Rozdziały
study-chapter-number = Rozdział { $number }
study-chapter-name = Nazwa tego rozdziału
study-chapter-remove = Usuń rozdział
study-chapter-remove-sure = Usuń ten rozdział i jego ruchy
study-remove = Usuń od tego miejsca
study-remove-sure = Usuń ten ruch i wszystko, co po nim następuje
study-share = Udostępnij
study-link-about = Link zawiera całą analizę: { $size } z 8 kB.
study-copy-link = Kopiuj link
study-link-copied = Skopiowano link. Każdy, kto go ma, może otworzyć kopię analizy.
study-too-long = Ta analiza jest za długa na link. Zapisz ją na serwerze.
study-too-long-local = Ta analiza jest za długa na link. Wyślij ją jako plik.
study-file = Plik
study-file-about = Plik gry z wariantami. Powtórka pokazuje główny wariant.
study-server = Na serwerze
study-server-about = Zapisana wśród twoich plików gier, z krótkim linkiem.
study-keep = Zapisz na serwerze
study-keep-again = Zapisz tę wersję
study-kept = Zapisano na serwerze.
study-copy-short = Kopiuj krótki link
study-together =
    { $count ->
        [one] wspólna, na razie tylko ty
        [few] wspólna, są tu { $count } osoby
        [many] wspólna, jest tu { $count } osób
       *[other] wspólna, jest tu { $count } osoby
    }
study-reading = wspólna, tylko do czytania
study-alone = Wspólna analiza jest teraz niedostępna. To twoja własna kopia.
error-too-many-studies = Udostępniasz już tyle analiz, ile można. Najpierw zakończ którąś wspólną pracę.
error-read-only-study = Możesz czytać tę analizę, ale nie możesz jej zmieniać.
error-last-chapter = Analiza ma co najmniej jeden rozdział.
error-study-changed = Ktoś to w międzyczasie zmienił. Spójrz jeszcze raz.
error-entered-first = Ktoś inny wpisał ruch wcześniej. Spójrz jeszcze raz.
study-edit-together = Wspólna praca
study-edit-about = Inni mogą pracować nad tą analizą razem z tobą. Każdą zmianę od razu widzą wszyscy.
study-edit-start = Zacznij wspólną pracę
study-edit-shared = Kto ma pierwszy link, może zmieniać analizę, a kto ma drugi, może ją czytać.
study-edit-reading = Możesz czytać tę analizę. Poproś o link, który pozwala ją zmieniać.
study-copy-edit = Kopiuj link do zmian
study-copy-read = Kopiuj link do czytania
study-link-edit-copied = Skopiowano link. Kto go ma, może zmieniać analizę.
study-link-read-copied = Skopiowano link. Kto go ma, może czytać analizę.
study-edit-stop = Zakończ wspólną pracę
study-log = Kto co zrobił
study-did-move = ruch: { $text }
study-did-comment = komentarz: { $text }
study-did-symbol = symbol: { $text }
study-did-mark = oznaczenia na planszy
study-did-delete = usunięto od ruchu: { $text }
study-did-main = nowy główny wariant
study-did-title = nowy tytuł: { $text }
study-did-name = nazwa rozdziału: { $text }
study-did-chapter = nowy rozdział
study-did-remove-chapter = usunięto rozdział: { $text }
study-puzzle = Ułóż zadanie
study-puzzle-title = Zadanie
study-puzzle-about = Inni mają znaleźć ruch, który tu następuje: { $move }. Resztę zobaczą po odpowiedzi.
study-puzzle-question = Pytanie (możesz pominąć)
study-puzzle-make = Utwórz zadanie
study-puzzle-none = Najpierw zagraj stąd właściwy ruch. Będzie rozwiązaniem, a twoje warianty wyjaśnieniem.
study-puzzle-task = Jaki ruch jest teraz najlepszy? Gra { $name }.
study-puzzle-missed = To nie ten ruch. Spróbuj jeszcze raz.
study-puzzle-play = Zagraj swoją odpowiedź na planszy.
study-puzzle-show = Pokaż rozwiązanie
study-play-on = Graj od tego miejsca
study-play-on-about = Grasz jako { $name }, za pozostałych grają boty.

## O czym decyduje los

chance-reveal = Odkryj kartę
chance-role = Rozdaj postać
chance-draw = Dobierz kartę
chance-draw_event = Dobierz zdarzenie
chance-roll = Rzuć kośćmi
chance-temple = Przydziel świątynię
chance-lay = Wyłóż lokację
chance-reveal_conflict = Odkryj konflikt
chance-start_player = Wybierz pierwszego gracza
chance-station = Ustaw plemię
chance-turn = Odkryj żeton łupu
chance-steal = Ukradnij kartę
chance-draw_card = Dobierz kartę rozwoju

## Sędzia przy prawdziwej planszy

referee-intro = Gracie na prawdziwej planszy? Wpisujcie, co kto robi. Sędzia to sprawdzi, powie, co przesunąć, i odpowie na pytania o zasady.
referee-open = Wezwij sędziego
referee-new = Nowa gra
referee-saved = Twoje gry
referee-none = Nie ma jeszcze gier. Będą się zapisywać w tej przeglądarce.
referee-depth = Co robi sędzia
referee-depth-check = Sprawdza
referee-depth-check-about = Wpisujecie każdą akcję, kartę i każdy rzut.
referee-depth-answer = Tylko odpowiada
referee-depth-answer-about = Niczego nie wpisujecie: szukacie w zasadach i oglądacie przykłady.
referee-options = Opcje gry
referee-what = Co robi { $name }?
referee-which = Co dokładnie?
referee-ways =
    { $count ->
        [one] 1 sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    }
referee-came = Co wypadło?
referee-roll = Wylosuj za nas
referee-face-down = Zakryta
referee-show = Pokażcie karty
referee-show-about = Tych kart nikt nie pokazał. Wybierzcie, co na nich jest, aby wynik się zgadzał.
referee-now = Teraz na waszej planszy
referee-done = Gotowe
referee-undo = Cofnij ostatni wpis
referee-invite = Zaproś pozostałych
referee-invite-about = Każdy może wpisywać i cofać ruchy na własnym telefonie. Każdy wpis od razu widzą wszyscy.
referee-invite-clock = Zegar pozostaje na tym urządzeniu.
referee-invite-opening = Karty na rękach wpisane w edytorze planszy też będą wspólne.
referee-invite-start = Udostępnij tę grę
referee-link-copied = Skopiowano link. Kto go ma, może wpisywać i cofać ruchy.
referee-alone = Ta gra nie jest już wspólna. To twoja własna kopia.
referee-leave = Wróć do swoich gier
referee-tab-turn = Tura
referee-tab-may = Czy mogę?
referee-tab-board = Plansza
referee-tab-log = Przebieg
referee-tab-points = Punkty
referee-log-empty = Nic się jeszcze nie wydarzyło.
referee-ahead = Jeszcze w tej turze
referee-clock = Zegar
referee-clock-start = Start
referee-clock-pause = Pauza
referee-clock-wanted = Mierz czas każdego gracza
referee-add = { $name }: { $step }
referee-depth-count = Liczy
referee-depth-count-about = Sami wpisujecie punkty; do tego zegar i pytania o zasady.
referee-depth-hidden = Karty dobrane zakryte pozostają nieznane, dopóki gracze ich nie pokażą.
referee-middle = Gra już trwa? Ułóżcie pozycję w edytorze planszy i stamtąd otwórzcie sędziego.

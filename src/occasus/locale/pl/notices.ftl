# Co mówią wysyłane powiadomienia: w przeglądarce i pocztą.

turns =
    { $count ->
        [one] { $game }: twoja kolej
        [few] { $count } stoły czekają na ciebie
       *[many] { $count } stołów czeka na ciebie
    }
turn = { $game }: twoja kolej.
turn-until = { $game }: twoja kolej, czas do { $date }.
invited = { $name } zaprasza cię do gry: { $game }.
mail-hello = Twoja kolej:
mail-why = Dostajesz tę wiadomość, bo tak wybrano w ustawieniach Occasusa: jedna na każdy ruch, który na ciebie czeka, i na każde zaproszenie.
mail-stop = Koniec wiadomości jednym kliknięciem: { $link }
mail-settings = Godziny ciszy i cała reszta: { $link }
confirm-subject = Occasus: czy to twój adres?
confirm-ask = Ktoś, zapewne ty, chce dostawać pocztą wiadomość, gdy przychodzi jego kolej. Jeśli to ty, otwórz ten odnośnik w ciągu doby:
confirm-else = Jeśli to nie ty, nie rób nic: więcej wiadomości nie będzie.
reset-subject = Occasus: nowe hasło
reset-ask = Ktoś, zapewne ty, nie pamięta hasła do konta { $account }. Jeśli to ty, otwórz ten odnośnik w ciągu godziny i wybierz nowe:
reset-else = Jeśli to nie ty, nie rób nic: hasło pozostaje bez zmian.

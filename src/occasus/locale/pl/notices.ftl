# Co mówią wysyłane powiadomienia: w przeglądarce i pocztą.

turns =
    { $count ->
        [one] { $game }: twoja kolej
        [few] { $count } stoły czekają na ciebie
       *[many] { $count } stołów czeka na ciebie
    }
turn = { $game }: twoja kolej.
turn-until = { $game }: twoja kolej. Wykonaj ruch do { $date }.
invited = { $name } zaprasza cię do gry { $game }.
event-soon = { $name }: początek o { $time }
event-here = Jesteś? Miejsca dostają tylko osoby, które to potwierdzą.
mail-hello = Twoja kolej:
mail-why = Dostajesz ten e-mail, bo tak masz w ustawieniach Occasusa: jeden na turę, jeden na zaproszenie i jeden przed każdym turniejem, w którym bierzesz udział.
mail-stop = Rezygnacja jednym kliknięciem: { $link }
mail-settings = Godziny ciszy i inne ustawienia: { $link }
confirm-subject = Occasus: potwierdź swój adres e-mail
confirm-ask = Ktoś, pewnie ty, poprosił o powiadomienia o turze na ten adres. Jeśli to ty, otwórz ten link w ciągu 24 godzin:
confirm-else = Jeśli to nie ty, zignoruj ten e-mail. Więcej nie napiszemy.
reset-subject = Occasus: resetowanie hasła
moved-subject = Adres e-mail twojego konta został zmieniony
moved-about = Ten adres nie należy już do konta „{ $account }”. Jeśli to nie ty, zaloguj się i od razu zmień hasło albo poproś o pomoc administratorów serwera.
reset-ask = Ktoś, pewnie ty, poprosił o zresetowanie hasła do konta { $account }. Jeśli to ty, otwórz ten link w ciągu godziny i ustaw nowe:
reset-else = Jeśli to nie ty, zignoruj ten e-mail. Hasło się nie zmieni.

# Wat berichten zeggen die verstuurd worden: naar browsers en per mail.

turns =
    { $count ->
        [one] { $game }: jij bent aan de beurt
       *[other] { $count } tafels wachten op je
    }
turn = { $game }: jij bent aan de beurt.
turn-until = { $game }: jij bent aan de beurt, tot { $date }.
invited = { $name } nodigt je uit voor een spel { $game }.
mail-hello = Jij bent aan de beurt:
mail-why = Je krijgt deze mail omdat je er in de instellingen van Occasus om gevraagd hebt: één voor elke zet die op je wacht en voor elke uitnodiging.
mail-stop = Geen mails meer, met één klik: { $link }
mail-settings = Stille uren en al het andere: { $link }
confirm-subject = Occasus: is dit jouw adres?
confirm-ask = Iemand, waarschijnlijk jij, wil per mail horen wanneer die aan de beurt is. Was jij het, open dan binnen een dag deze link:
confirm-else = Was jij het niet, doe dan niets: er komen geen mails meer.
reset-subject = Occasus: een nieuw wachtwoord
reset-ask = Iemand, waarschijnlijk jij, is het wachtwoord van het account { $account } vergeten. Was jij het, open dan binnen een uur deze link en kies een nieuw wachtwoord:
reset-else = Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.

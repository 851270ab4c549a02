# Wat berichten zeggen die verstuurd worden: naar browsers en per e-mail.

turns =
    { $count ->
        [one] { $game }: jij bent aan zet
       *[other] { $count } tafels wachten op je
    }
turn = { $game }: jij bent aan zet.
turn-until = { $game }: jij bent aan zet. Doe je zet vóór { $date }.
invited = { $name } nodigt je uit voor een partij { $game }.
event-soon = { $name } begint om { $time }
event-here = Ben je er? Alleen wie dat zegt, krijgt een plaats.
mail-hello = Jij bent aan zet:
mail-why = Je krijgt deze e-mail omdat je dat in je instellingen van Occasus hebt aangezet: één per beurt, één per uitnodiging en één vóór elk toernooi waarvoor je je hebt aangemeld.
mail-stop = Afmelden met één klik: { $link }
mail-settings = Stille uren en andere instellingen wijzigen: { $link }
confirm-subject = Occasus: bevestig je e-mailadres
confirm-ask = Iemand, waarschijnlijk jij, wil op dit adres een melding krijgen bij elke beurt. Was jij het, open dan binnen 24 uur deze link:
confirm-else = Was jij het niet, dan hoef je niets te doen. We sturen je verder geen e-mail.
reset-subject = Occasus: stel een nieuw wachtwoord in
moved-subject = Het e-mailadres van je account is veranderd
moved-about = Dit adres hoort niet meer bij het account ‘{ $account }’. Was jij dat niet, log dan in en verander meteen je wachtwoord, of vraag de beheerders van de server om hulp.
reset-ask = Iemand, waarschijnlijk jij, wil een nieuw wachtwoord voor { $account }. Was jij het, open dan binnen een uur deze link en kies er een:
reset-else = Was jij het niet, dan hoef je niets te doen. Je wachtwoord verandert niet.

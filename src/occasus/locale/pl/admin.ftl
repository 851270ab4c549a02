# Strona administratorów.

admin-find = Znajdź gracza
admin-find-about = Po identyfikatorze, nazwie konta lub części imienia.
admin-sessions =
    { $count ->
        [one] 1 sesja
        [few] { $count } sesje
       *[many] { $count } sesji
    }
admin-password = Nowe hasło
admin-end = Zakończ wszystkie sesje
admin-ban = Zablokuj
admin-bans = Blokady
admin-whom = Nazwa konta, identyfikator lub zakres IP
admin-days = Dni (0 = na zawsze)
admin-why = Powód
admin-unban = Zdejmij blokadę
admin-close = Zamknij stół
admin-table = Identyfikator stołu (ostatnia część adresu)
admin-reports = Zgłoszenia
admin-nothing = Brak otwartych zgłoszeń.
admin-done = Załatwione
admin-read-only = Tryb tylko do odczytu: nikt nie może niczego zmienić
admin-given = Nowe hasło: { $password }. Pokazujemy je tylko raz.
admin-ok = Gotowe.
admin-guest = gość
admin-nobody = Nikogo nie znaleziono.
admin-for-good = na zawsze
admin-suspects = Podejrzane wyniki
admin-suspects-about = Konta, które w ostatnich 30 dniach zyskały na innych; najbardziej rażące na górze.
admin-suspects-none = W ostatnich 30 dniach nic podejrzanego.
admin-suspect = { $winner }: punkty zdobyte na innych: { $points } ({ $losers }).
admin-deleted = usunięte konta
admin-sign-address = ten sam adres IP
admin-sign-only = brak innych przeciwników
admin-sign-lost = same porażki
admin-given-up =
    { $games ->
        [one] 1 poddana gra
        [few] { $games } poddane gry
       *[many] { $games } poddanych gier
    }
admin-games =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }
admin-game = Gra { $number }
admin-void = Unieważnij grę
admin-void-title = Unieważnij grę rankingową
admin-void-ask = Unieważnić tę grę? Nie będzie się liczyć nikomu, a późniejsze rankingi się zmienią.
admin-voided = Gra unieważniona. Rankingi przeliczono od nowa.
admin-log = Dziennik działań
admin-log-none = Tu pojawią się działania administratorów.
admin-did-password = Nowe hasło
admin-did-end = Zakończenie wszystkich sesji
admin-did-role = Zmiana roli
admin-did-ban = Blokada
admin-did-unban = Zdjęcie blokady
admin-did-close = Zamknięcie stołu
admin-did-void = Unieważnienie gry
admin-did-report = Załatwienie zgłoszenia
admin-did-read-only = Zmiana trybu tylko do odczytu
admin-role = Rola
admin-role-none = gracz
admin-role-moderator = moderator
admin-role-owner = właściciel
admin-my-role = Twoja rola: { $role }
admin-moderator-about = Role, hasła i tryb tylko do odczytu zmieniają wyłącznie właściciele.
admin-owner-ask = Nadać rolę właściciela graczowi { $name }? Cofnąć to można tylko z wiersza poleceń na serwerze.
admin-owner-do = Nadaj rolę

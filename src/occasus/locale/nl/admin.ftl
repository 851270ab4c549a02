# De pagina voor beheerders.

admin-find = Speler zoeken
admin-find-about = Op id, gebruikersnaam of een deel van de naam.
admin-sessions =
    { $count ->
        [one] 1 sessie
       *[other] { $count } sessies
    }
admin-password = Nieuw wachtwoord
admin-end = Alle sessies beëindigen
admin-ban = Uitsluiten
admin-bans = Uitsluitingen
admin-whom = Gebruikersnaam, id of reeks IP-adressen
admin-days = Dagen (0 = voorgoed)
admin-why = Reden
admin-unban = Uitsluiting opheffen
admin-close = Tafel sluiten
admin-table = Id van de tafel (het laatste deel van de URL)
admin-reports = Meldingen
admin-nothing = Geen open meldingen.
admin-done = Afhandelen
admin-read-only = Alleen lezen: niemand kan iets veranderen
admin-given = Nieuw wachtwoord: { $password }. Je ziet het maar één keer.
admin-ok = Klaar.
admin-guest = gast
admin-nobody = Niemand gevonden.
admin-for-good = voorgoed
admin-suspects = Verdachte uitslagen
admin-suspects-about = Accounts die de laatste 30 dagen punten wonnen van anderen, de opvallendste eerst.
admin-suspects-none = Niets verdachts in de laatste 30 dagen.
admin-suspect = { $winner } won { $points } punten van { $losers }.
admin-deleted = verwijderde accounts
admin-sign-address = zelfde IP-adres
admin-sign-only = geen andere tegenstanders
admin-sign-lost = alles verloren
admin-given-up =
    { $games ->
        [one] 1 partij opgegeven
       *[other] { $games } partijen opgegeven
    }
admin-games =
    { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
admin-game = Partij { $number }
admin-void = Partij ongeldig maken
admin-void-title = Een partij om de rating ongeldig maken
admin-void-ask = Deze partij ongeldig maken? Dan telt ze voor niemand en veranderen de latere ratings.
admin-voided = De partij is ongeldig. De ratings zijn opnieuw berekend.
admin-log = Logboek
admin-log-none = Hier komt te staan wat beheerders doen.
admin-did-password = Nieuw wachtwoord ingesteld
admin-did-end = Alle sessies beëindigd
admin-did-role = Rol gewijzigd
admin-did-ban = Uitgesloten
admin-did-unban = Uitsluiting opgeheven
admin-did-close = Tafel gesloten
admin-did-void = Partij ongeldig gemaakt
admin-did-report = Melding afgehandeld
admin-did-read-only = Alleen lezen gewijzigd
admin-role = Rol
admin-role-none = speler
admin-role-moderator = moderator
admin-role-owner = eigenaar
admin-my-role = Jouw rol: { $role }
admin-moderator-about = Alleen eigenaren wijzigen rollen, wachtwoorden en alleen-lezen.
admin-owner-ask = { $name } eigenaar maken? Dat is alleen via de opdrachtregel op de server terug te draaien.
admin-owner-do = Eigenaar maken

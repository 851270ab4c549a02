# De bordeditor.

editor = Bordeditor
editor-game = Spel
editor-players = Spelers
editor-players-count =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
editor-clear = Leegmaken
editor-random = Willekeurige opstelling
editor-copy = Kopiëren
editor-copy-title = Deze stelling kopiëren
editor-copy-link = Link
editor-copy-text = Tekst
editor-copy-picture = Afbeelding
editor-link-about = De hele stelling staat in het adres.
editor-text-about = Een scène: die werkt in de terminal en in tests. Plak zo’n tekst ergens op deze pagina om hem te laden.
editor-too-long = Deze stelling is te lang voor een link. Kopieer haar als tekst.
editor-copied = Gekopieerd.
editor-save-file = Opslaan als bestand
editor-picture-about = De kaart zoals je haar ziet, twee keer zo groot.
editor-picture-save = Afbeelding opslaan
editor-picture-saved = Afbeelding opgeslagen.
editor-from-link = uit een link
editor-from-paste = geplakt
editor-from-game = uit een afgelopen spel
editor-from-replay = uit een replay
editor-from-scene = uit een voorbeeld
editor-from-lesson = uit een gids
editor-from-puzzle = uit een puzzel
editor-supply = Voorraad
editor-left-of = { $name }: nog { $number }
editor-eraser = Weghalen
editor-removing = Weghalen in plaats van toevoegen
editor-less = { $name }: één minder
editor-more = { $name }: één meer
editor-take = { $name }: wegnemen
editor-add-card = { $name }: kaart toevoegen
editor-find-card = Kaart zoeken
editor-none-found = Geen kaart heet zo.
editor-in = waar: { $place }
editor-in-of = waar: { $place }, { $name }
editor-unknown = onbekende kaart
editor-more-cards = nog { $count }
editor-hidden =
    { $count ->
        [0] verborgen
        [one] 1 onbekende kaart
       *[other] { $count } onbekende kaarten
    }
editor-name-them = Benoemen
editor-layer =
    { $count ->
        [one] Laag { $number }: 1 kaart
       *[other] Laag { $number }: { $count } kaarten
    }
editor-none = geen
editor-left = Naar links
editor-right = Naar rechts
editor-nothing = niets
editor-checks = Controle
editor-problems =
    { $count ->
        [one] 1 probleem te herstellen
       *[other] { $count } problemen te herstellen
    }
editor-options = Opties
editor-show = Tonen
editor-fix = Herstellen
editor-possible = Deze stelling is mogelijk.
editor-over = Het spel is afgelopen.
editor-chance = Het toeval beslist.
editor-decides =
    { $count ->
        [one] { $name } beslist; 1 toegestane actie.
       *[other] { $name } beslist; { $count } toegestane acties.
    }
editor-unknown-cards =
    { $count ->
        [one] 1 kaart is onbekend: het kan elke kaart zijn die nergens anders ligt.
       *[other] { $count } kaarten zijn onbekend: het kunnen alle kaarten zijn die nergens anders liggen.
    }
editor-tab-pieces = Stukken
editor-tab-hands = Spelers
editor-tab-decks = Stapels
editor-tab-turn = Beurt
editor-tab-checks =
    { $count ->
        [0] Controle
       *[other] Controle ({ $count })
    }
editor-map-about = Pijltjestoetsen gaan van plaats naar plaats, Enter opent er een, plus en min voegen het gekozen stuk toe en halen het weg.
editor-help = Kies een stuk en druk op plaatsen, of sleep het erheen. Met de muis op een plaats voegt de toets van een stuk het toe, met Shift gaat het weg. Ctrl+V laadt een link of een tekst.
editor-part-on-turn = Aan de beurt
editor-part-phase = Fase
editor-part-actions = Acties over
editor-part-decline = Verval
editor-part-rate = Opstanden tot nu toe
editor-part-allied = Bevriende stammen
editor-part-role = Rol
editor-part-hand = Hand
editor-part-player-top = Bekende kaarten bovenop
editor-part-player-discard = Aflegstapel van spelers
editor-part-barbarian-deck = Barbarenstapel, van boven naar beneden
editor-part-barbarian-discard = Aflegstapel van barbaren
editor-part-removed = Uit het spel
editor-part-treasury = Schatkist
editor-part-hourglass = Vak van het spoor
editor-part-temple = Tempel
editor-part-score = Scorespoor
editor-part-resources = Fiches
editor-part-row = Plaats in de rij
editor-part-innovations = Innovaties
editor-part-exhausted = Uitgeput
editor-part-first-offer = Eerste kaart in het aanbod
editor-part-second-offer = Tweede kaart in het aanbod
editor-part-discards = Aflegstapel van rampen
editor-part-conflict = Conflictkaart
editor-part-conflict-discards = Gebruikte conflictkaarten
editor-part-start = Startspeler
editor-part-round = Ronde
editor-part-travelled = Heeft gereisd
editor-part-joker-used = Heeft goud als joker gebruikt
editor-part-card-played = Heeft een kaart gespeeld
editor-part-attacked = Aanval deze beurt
editor-part-covered = Sommen onder witte markeringen
editor-part-gold = Goud
editor-part-cards = Ontwikkelingskaarten
editor-part-diplomats = Getoonde diplomaten
editor-part-horseman-fighters = Ruiters in de doos
editor-part-horseman-wagons = Wagens van de ruiters
editor-part-horseman-tokens = Fiches van de ruiters
editor-part-warrior-fighters = Krijgers in de doos
editor-part-warrior-wagons = Wagens van de krijgers
editor-part-warrior-tokens = Fiches van de krijgers
editor-part-pasture-discard = Aflegstapel van weiden
editor-part-played = Gespeelde ontwikkelingskaarten
editor-piece-legion = Legioen
editor-piece-fort = Fort
editor-piece-ruin = Verwoest
editor-piece-figure = { $name }
editor-piece-city = Stad: { $name }
editor-piece-legionnaire = Legionair
editor-piece-no-token = Zonder fiche
phase-after_draw = Na het trekken
phase-revolt = Opstand
attacked-nothing = geen
attacked-plundered = geplunderd
attacked-conquered = veroverd

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
editor-referee = Openen bij de scheidsrechter
editor-copy-title = Deze stelling kopiëren
editor-copy-link = Link
editor-copy-text = Tekst
editor-copy-picture = Afbeelding
editor-link-about = De hele stelling staat in het adres.
editor-text-about = Dit is een scène: je kunt haar in de terminal en in tests uitvoeren. Plak een scène ergens op deze pagina om haar te laden.
editor-too-long = Deze stelling is te lang voor een link. Kopieer die als tekst.
editor-copied = Gekopieerd.
editor-save-file = Opslaan als bestand
editor-picture-about = De kaart zoals op je scherm, twee keer zo groot.
editor-picture-save = Afbeelding opslaan
editor-picture-saved = Afbeelding opgeslagen.
editor-from-link = uit een link
editor-from-paste = geplakt
editor-from-game = uit een afgelopen partij
editor-from-replay = bij het terugkijken
editor-from-scene = uit een voorbeeld
editor-from-lesson = uit een gids
editor-from-puzzle = uit een puzzel
editor-supply = Voorraad
editor-left-of = { $name }: nog { $number }
editor-eraser = Weghalen
editor-adding = Toevoegen
editor-stamping = Toevoegen of weghalen
editor-in-hand = { $name }: klik op plaatsen op het bord om er een toe te voegen. Met Esc leg je het stuk terug.
editor-in-hand-touch = { $name }: tik op plaatsen om er een toe te voegen of weg te halen.
editor-misplaced = { $name }: dit stuk hoort daar niet.
editor-less = { $name }: één minder
editor-more = { $name }: één meer
editor-take = { $name }: weghalen
editor-add-card = { $name }: kaart toevoegen
editor-find-card = Kaart zoeken
editor-none-found = Er is geen kaart die zo heet.
editor-in = nu: { $place }
editor-in-of = nu: { $place }, { $name }
editor-unknown = onbekende kaart
editor-more-cards = nog { $count }
editor-hidden =
    { $count ->
        [0] verborgen
        [one] 1 onbekende kaart
       *[other] { $count } onbekende kaarten
    }
editor-name-them = Zelf kiezen
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
        [one] 1 probleem op te lossen
       *[other] { $count } problemen op te lossen
    }
editor-options = Opties
editor-show = Tonen
editor-fix = Oplossen
editor-fix-remove = Haal { $count } weg uit { $place }
editor-fix-add = Leg { $count } in { $place }
editor-possible = Deze stelling is mogelijk.
editor-over = De partij is afgelopen.
editor-chance = Het toeval beslist.
editor-decides =
    { $count ->
        [one] { $name } beslist; 1 toegestane actie.
       *[other] { $name } beslist; { $count } toegestane acties.
    }
editor-unknown-cards =
    { $count ->
        [one] 1 kaart is onbekend: het kan elke kaart zijn die niet ergens anders ligt.
       *[other] { $count } kaarten zijn onbekend: het kunnen alle kaarten zijn die niet ergens anders liggen.
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
editor-map-about = Met de pijltjestoetsen ga je van plaats naar plaats en met Enter open je er een. Met plus en min voeg je het gekozen stuk toe of haal je het weg.
editor-help = Kies een stuk en klik op plaatsen, of sleep het erheen. Wijs een plaats aan met de muis en druk op de toets van een stuk om er een toe te voegen; met Shift erbij haal je er een weg. Met Ctrl+V laad je een link of een tekst.
editor-part-on-turn = Aan zet
editor-part-phase = Fase
editor-part-actions = Acties over
editor-part-decline = Verval
editor-part-rate = Opstanden tot nu toe
editor-part-allied = Bondgenoten
editor-part-role = Rol
editor-part-hand = Hand
editor-part-player-top = Bekende kaarten bovenop
editor-part-player-discard = Aflegstapel spelerskaarten
editor-part-barbarian-deck = Barbarenstapel, van boven naar beneden
editor-part-barbarian-discard = Aflegstapel barbarenkaarten
editor-part-removed = Uit het spel
editor-part-treasury = Schatkist
editor-part-hourglass = Vak op het spoor
editor-part-temple = Tempel
editor-part-score = Scorespoor
editor-part-resources = Fiches
editor-part-row = Plaats in de rij
editor-part-innovations = Innovaties
editor-part-exhausted = Uitgeput
editor-part-first-offer = Eerste open ramp
editor-part-second-offer = Tweede open ramp
editor-part-discards = Aflegstapel rampen
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
editor-part-diplomats = Onthulde Diplomaten
editor-part-horseman-fighters = Ridders in het veld
editor-part-horseman-wagons = Troswagens van de ridders
editor-part-horseman-tokens = Fiches van de ridders
editor-part-warrior-fighters = Krijgers in het veld
editor-part-warrior-wagons = Troswagens van de krijgers
editor-part-warrior-tokens = Fiches van de krijgers
editor-part-pasture-discard = Aflegstapel weidekaarten
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

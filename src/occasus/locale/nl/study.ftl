# Studies: een spel waarin elke plaats en het toeval van de lezer zijn.

study-intro = Verken elke stelling: speel alle plaatsen, kies wat dobbelstenen en kaarten laten zien, vergelijk varianten.
study-new = Nieuwe studie
study-begin = Beginnen
study-from = Je kunt een studie ook openen vanuit een teruggekeken spel, een afgelopen spel of een puzzel.
study-saved = Je studies
study-none = Nog geen studies. Ze worden in deze browser bewaard.
study-untitled = Studie zonder titel
study-moves =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
study-delete = { $name } verwijderen
study-open = Studie openen
study-open-file = Spelbestand openen
study-link = Link
study-open-link = Link openen
study-bad-link = Deze link is kapot. Kopieer hem nog eens in zijn geheel.
study-newer-link = Deze link komt van een nieuwere versie van Occasus.
study-long-link = Deze link is te lang.
study-title = Titel van de studie
study-saved-here = bewaard in deze browser
study-not-saved = niet bewaard: geen ruimte meer
study-opening = Beginstelling
study-start = Naar het begin
study-end = Naar het einde van deze variant
study-tab-moves = Zetten
study-tab-bot = Bot
study-tab-now = Waarom niet?
study-eyes-decider = Wie beslist
study-eyes-all = Alle kaarten
study-chance-seat = Toeval
study-chance = Het toeval beslist
study-die = Dobbelsteen { $number }
study-search = Zoeken
study-nothing-found = Niets gevonden.
study-use = Kiezen
study-roll = Laten loten
study-results =
    { $count ->
        [one] 1 mogelijke uitkomst
       *[other] { $count } mogelijke uitkomsten
    }
study-odds = { $percent }, 1 op { $times }
study-over = Het spel is hier afgelopen.
study-suggestions = Voorgestelde zetten
study-suggestions-off = Uit. De bot zou over elke stelling nadenken.
study-ask-more = Langer nadenken
study-sees = Zoals { $name } het ziet
study-why = Waarom niet: { $action }?
study-after = Mogelijk na
study-symbol = Teken
study-symbol-good = goed
study-symbol-interesting = het bekijken waard
study-symbol-mistake = fout
study-symbol-luck = geluk
study-comment = Opmerking bij deze zet
study-promote = Hoofdvariant maken
study-chapter = Nieuwe studie vanaf hier
study-chapter-of = { $title }, vervolg
study-remove = Vanaf hier verwijderen
study-remove-sure = Deze zet en alles erna verwijderen
study-share = Delen
study-link-about = De hele studie staat in de link: { $size } van 8 kB.
study-copy-link = Link kopiëren
study-link-copied = Link gekopieerd. Wie hem heeft, kan een kopie van de studie openen.
study-too-long = Te lang voor een link. Bewaar hem op de server.
study-too-long-local = Te lang voor een link. Stuur hem als bestand.
study-file = Bestand
study-file-about = Een spelbestand met varianten. Terugkijken volgt de hoofdvariant.
study-server = Op de server
study-server-about = Bewaard bij je spelbestanden, met een korte link.
study-keep = Op de server bewaren
study-keep-again = Deze versie bewaren
study-kept = Op de server bewaard.
study-copy-short = Korte link kopiëren
study-play-on = Vanaf hier spelen
study-play-on-about = Jij speelt { $name }, bots spelen de anderen.

## Waar het toeval over beslist

chance-reveal = Draai een kaart om
chance-role = Deel een rol uit
chance-draw = Trek een kaart
chance-draw_event = Trek een gebeurtenis
chance-roll = Gooi de dobbelstenen
chance-temple = Leg de tempel
chance-lay = Leg een locatie
chance-reveal_conflict = Onthul een conflict
chance-start_player = Kies de eerste speler
chance-station = Plaats een stam
chance-turn = Draai buit om
chance-steal = Steel een kaart
chance-draw_card = Trek een ontwikkelingskaart

## Scheidsrechter naast het echte bord

referee-intro = Spelen jullie op het echte bord? Zeg wat iedereen deed: de scheidsrechter controleert het, zegt wat je verplaatst en beantwoordt vragen over de regels.
referee-open = Scheidsrechter openen
referee-new = Nieuw spel
referee-saved = Je spellen
referee-none = Nog geen spellen. Ze worden in deze browser bewaard.
referee-depth = Wat de scheidsrechter doet
referee-depth-check = Controleren
referee-depth-check-about = Jullie voeren elke actie, kaart en worp in.
referee-depth-answer = Alleen antwoorden
referee-depth-answer-about = Je voert niets in: zoek in de regels en bekijk voorbeelden.
referee-depth-hidden = In dit spel zijn handen verborgen, dus de scheidsrechter beantwoordt vragen over de regels.
referee-options = Opties van het spel
referee-what = Wat deed { $name }?
referee-which = Welke?
referee-ways =
    { $count ->
        [one] 1 manier
       *[other] { $count } manieren
    }
referee-came = Wat kwam eruit?
referee-roll = Loot voor ons
referee-now = Nu, op jullie bord
referee-done = Klaar
referee-undo = Laatste invoer ongedaan maken
referee-leave = Naar je spellen
referee-tab-turn = Beurt
referee-tab-may = Mag ik?
referee-tab-board = Bord
referee-tab-log = Verloop
referee-tab-points = Punten
referee-log-empty = Er is nog niets gebeurd.

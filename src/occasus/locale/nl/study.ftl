# Studies: een partij waarin elke plaats en het toeval van de lezer zijn.

study-intro = Onderzoek elke stelling: speel alle plaatsen, kies wat de dobbelstenen en kaarten laten zien en vergelijk varianten.
study-new = Nieuwe studie
study-begin = Beginnen
study-from = Je kunt een studie ook openen terwijl je een partij terugkijkt, na een afgelopen partij of vanuit een puzzel.
study-saved = Je studies
study-none = Nog geen studies. Ze worden in deze browser opgeslagen.
study-untitled = Studie zonder titel
study-moves =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
study-delete = { $name } verwijderen
study-open = Studie openen
study-open-file = Partijbestand openen
study-link = Link
study-open-link = Link openen
study-bad-link = Deze link werkt niet. Kopieer de hele link opnieuw.
study-newer-link = Deze link komt van een nieuwere versie van Occasus.
study-long-link = Deze link is te lang.
study-title = Titel van de studie
study-saved-here = opgeslagen in deze browser
study-not-saved = niet opgeslagen: geen ruimte meer
study-opening = Beginstelling
study-start = Naar het begin
study-end = Naar het einde van deze variant
study-tab-moves = Zetten
study-tab-bot = Bot
study-tab-now = Waarom niet?
study-eyes-decider = Zoals de beslisser het ziet
study-eyes-all = Alle kaarten open
study-chance-seat = Toeval
study-chance = Het toeval beslist
study-die = Dobbelsteen { $number }
study-search = Zoeken
study-nothing-found = Niets gevonden.
study-use = Kiezen
study-roll = Laten loten
study-roll-on = Loten tot iemand beslist
study-results =
    { $count ->
        [one] 1 mogelijke uitkomst
       *[other] { $count } mogelijke uitkomsten
    }
study-odds = { $percent }, 1 op { $times }
study-over = De partij is hier afgelopen.
study-suggestions = Voorgestelde zetten
study-suggestions-off = Uit. Als je dit aanzet, denkt een bot over elke stelling na.
study-ask-more = Langer nadenken
study-sees = Zoals { $name } het ziet
study-everyone = Kansen als iedereen speelt zoals de sterkste bot.
study-why = Waarom niet: { $action }?
study-after = Mogelijk na
study-symbol = Teken
study-symbol-good = goed
study-symbol-interesting = interessant
study-symbol-mistake = fout
study-symbol-luck = geluk
study-comment = Opmerking bij deze zet
study-marks = Tekens op het bord
study-mark = Op het bord tekenen
study-mark-by-name = Uit een lijst kiezen
study-mark-place = Plek
study-mark-to = Pijl naar
study-mark-none = geen: een cirkel
study-mark-add = Toevoegen
study-mark-remove = { $mark } verwijderen
study-mark-clear = Alles verwijderen
study-mark-done = Klaar
study-mark-how = Tik op een plek voor een cirkel, of sleep naar een andere voor een pijl.
study-colour-gold = Goud
study-colour-ember = Rood
study-colour-info = Blauw
study-colour-good = Groen
study-promote = Hoofdvariant maken
study-chapter = Nieuw hoofdstuk vanaf hier
study-tab-chapters = Hoofdstukken
study-chapter-number = Hoofdstuk { $number }
study-chapter-name = Naam van dit hoofdstuk
study-chapter-remove = Hoofdstuk verwijderen
study-chapter-remove-sure = Dit hoofdstuk en zijn zetten verwijderen
study-remove = Vanaf hier verwijderen
study-remove-sure = Deze zet en alles erna verwijderen
study-share = Delen
study-link-about = De hele studie staat in de link: { $size } van 8 kB.
study-copy-link = Link kopiëren
study-link-copied = Link gekopieerd. Wie hem heeft, kan een kopie van de studie openen.
study-too-long = Te lang voor een link. Sla de studie op de server op.
study-too-long-local = Te lang voor een link. Stuur de studie als bestand.
study-file = Bestand
study-file-about = Een partijbestand met varianten. Bij het terugkijken zie je de hoofdvariant.
study-server = Op de server
study-server-about = Opgeslagen bij je partijbestanden, met een korte link.
study-keep = Op de server opslaan
study-keep-again = Deze versie opslaan
study-kept = Op de server opgeslagen.
study-copy-short = Korte link kopiëren
study-together =
    { $count ->
        [one] gedeeld, alleen jij bent hier
       *[other] gedeeld, { $count } mensen zijn hier
    }
study-reading = gedeeld, alleen lezen
study-alone = De gedeelde studie is niet bereikbaar. Je gaat verder met je eigen kopie.
error-too-many-studies = Je deelt al het maximale aantal studies. Stop eerst met het delen van een andere.
error-read-only-study = Je kunt deze studie lezen, maar niet veranderen.
error-last-chapter = Een studie heeft minstens één hoofdstuk.
error-study-changed = Iemand heeft dit intussen veranderd. Kijk nog eens.
error-entered-first = Iemand anders heeft eerder een zet ingevoerd. Kijk nog eens.
study-edit-together = Samen bewerken
study-edit-about = Anderen kunnen deze studie samen met jou bewerken. Iedereen ziet elke wijziging meteen.
study-edit-start = Delen om te bewerken
study-edit-shared = Met de eerste link kan iedereen deze studie bewerken, met de tweede kan iedereen haar lezen.
study-edit-reading = Je kunt deze studie lezen. Vraag om de link waarmee je haar kunt bewerken.
study-copy-edit = Link om te bewerken kopiëren
study-copy-read = Link om te lezen kopiëren
study-link-edit-copied = Link gekopieerd. Wie hem heeft, kan de studie bewerken.
study-link-read-copied = Link gekopieerd. Wie hem heeft, kan de studie lezen.
study-edit-stop = Stoppen met delen
study-log = Wie deed wat
study-did-move = speelde: { $text }
study-did-comment = schreef: { $text }
study-did-symbol = koos het symbool { $text }
study-did-mark = tekende op het bord
study-did-delete = verwijderde vanaf: { $text }
study-did-main = maakte een variant tot hoofdvariant
study-did-title = veranderde de titel in: { $text }
study-did-name = gaf een hoofdstuk de naam: { $text }
study-did-chapter = begon een hoofdstuk
study-did-remove-chapter = verwijderde een hoofdstuk: { $text }
study-puzzle = Maak een puzzel
study-puzzle-title = Puzzel
study-puzzle-about = Anderen zoeken de zet die hier volgt: { $move }. De rest zien ze na het antwoord.
study-puzzle-question = Vraag (hoeft niet)
study-puzzle-make = Puzzel maken
study-puzzle-none = Speel eerst de juiste zet vanaf hier. Die wordt het antwoord, en je varianten de uitleg.
study-puzzle-task = Wat is de beste zet voor { $name }?
study-puzzle-missed = Dat is het niet. Probeer het nog eens.
study-puzzle-play = Speel je antwoord op het bord.
study-puzzle-show = Antwoord tonen
study-play-on = Vanaf hier verder spelen
study-play-on-about = Jij speelt { $name }, bots spelen de anderen.

## Waar het toeval over beslist

chance-reveal = Draai een kaart om
chance-role = Deel een rol uit
chance-draw = Trek een kaart
chance-draw_event = Trek een gebeurtenis
chance-roll = Gooi de dobbelstenen
chance-temple = Geef de tempel aan iemand
chance-lay = Leg een locatie
chance-reveal_conflict = Onthul een conflict
chance-start_player = Kies de eerste speler
chance-station = Plaats een stam
chance-turn = Draai een plunderingsfiche om
chance-steal = Steel een kaart
chance-draw_card = Trek een ontwikkelingskaart

## Scheidsrechter naast het echte bord

referee-intro = Spelen jullie op het echte bord? Voer in wat iedereen doet. De scheidsrechter controleert het, zegt wat je moet verplaatsen en beantwoordt vragen over de regels.
referee-open = Scheidsrechter erbij halen
referee-new = Nieuwe partij
referee-saved = Je partijen
referee-none = Nog geen partijen. Ze worden in deze browser opgeslagen.
referee-depth = Wat de scheidsrechter doet
referee-depth-check = Controleren
referee-depth-check-about = Jullie voeren elke actie, kaart en worp in.
referee-depth-answer = Alleen antwoorden
referee-depth-answer-about = Je voert niets in: zoek in de regels en bekijk voorbeelden.
referee-options = Spelopties
referee-what = Wat deed { $name }?
referee-which = Welke?
referee-ways =
    { $count ->
        [one] 1 mogelijkheid
       *[other] { $count } mogelijkheden
    }
referee-came = Wat is het geworden?
referee-roll = Loot voor ons
referee-face-down = Gedekt
referee-show = Toon je kaarten
referee-show-about = Deze kaarten zijn gedekt getrokken en nooit getoond. Kies welke het zijn, zodat de uitslag klopt.
referee-now = Nu, op jullie bord
referee-done = Klaar
referee-undo = Laatste invoer terugnemen
referee-invite = De anderen uitnodigen
referee-invite-about = Iedereen kan op de eigen telefoon zetten invoeren en terugnemen. Iedereen ziet elke invoer meteen.
referee-invite-clock = De klok blijft op dit apparaat.
referee-invite-opening = Handkaarten die je in de bordeditor hebt ingevoerd, worden ook gedeeld.
referee-invite-start = Deze partij delen
referee-link-copied = Link gekopieerd. Wie hem heeft, kan zetten invoeren en terugnemen.
referee-alone = Deze partij wordt niet meer gedeeld. Je gaat verder met je eigen kopie.
referee-leave = Terug naar je partijen
referee-tab-turn = Beurt
referee-tab-may = Mag ik?
referee-tab-board = Bord
referee-tab-log = Verloop
referee-tab-points = Punten
referee-log-empty = Er is nog niets gebeurd.
referee-ahead = Nog te gaan deze beurt
referee-clock = Klok
referee-clock-start = Start
referee-clock-pause = Pauze
referee-clock-wanted = Tijd van elke speler bijhouden
referee-add = { $name }: { $step }
referee-depth-count = Tellen
referee-depth-count-about = Jullie houden zelf de punten bij, met een klok en antwoorden op regelvragen.
referee-depth-hidden = Kaarten die gedekt zijn getrokken, blijven onbekend tot spelers ze tonen.
referee-middle = Zitten jullie midden in een partij? Maak de stelling in de bordeditor en open van daaruit de scheidsrechter.

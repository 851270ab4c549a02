# Wat de terminal rond een spel zegt, welk spel het ook is.

seat = plaats { $number }
person = Speler { $number }
you = jij
hidden = iets verborgens
chance = toeval
label = { $name }:
game-fall_of_rome = Ondergang van Rome
game-empires_end = Einde van het Rijk
game-struggle_for_rome = De val van Rome

# Beginnen en weggaan
welcome =
    { $game }, seed { $seed }. `help` legt uit hoe je antwoordt; met `quit` ga je op elk moment weg.
    Het spel wordt na elke zet bewaard in { $file }
left = Het spel is bewaard in { $file }. Ga ermee door met
not-kept = Er was nog niets gezet, dus het spel is niet bewaard.
kept = Het spel is bewaard in { $file }. Bekijk het opnieuw met
saved = Bewaard in { $file }
undone = Teruggenomen: { $moves }
no-undo = Er valt niets terug te nemen: sinds de laatste zet van een mens is er iets onthuld of gegooid.
hand-over = Geef het toetsenbord aan { $seat }.
hand-over-ready = Typ een letter en druk op Enter als alleen { $seat } kijkt:
hand-over-screen = Druk op de spatiebalk als alleen { $seat } kijkt.
prompt = { $seat }>
others-too = Mogen ook beslissen: { $names } (schrijf voor hen `{ $number }: ACTIE`)
nobody-there = Niemand aan dit toetsenbord is speler { $number }.

# Bewaarde spellen
matches-none = In { $folder } is nog geen spel bewaard; `occasus play GAME` begint er een.
matches-played = gespeeld
matches-game = spel
matches-players = spelers
matches-moves = zetten
matches-state = stand
matches-file = bestand
matches-open = loopt nog
matches-won = gewonnen
matches-lost = verloren
matches-by = winnaar: { $winners }
matches-damaged = niet te lezen
matches-deleted = { $name } is verwijderd.
matches-how = `occasus play --continue` gaat verder met het laatste, `occasus play --load NAAM` met een ander. Ze staan in { $folder }

# Antwoorden die niet passen
no-such-number =
    { $most ->
        [one] Alleen nummer 1 staat in de lijst.
       *[other] Nummer { $number } staat niet in de lijst; die gaat van 1 tot { $most }.
    }
ambiguous = ‘{ $line }’ kan { $count } dingen betekenen: { $names }. Voeg een woord toe, of typ het nummer.
not-now = ‘{ $action }’ mag nu niet
not-understood-but = ‘{ $line }’ is hier geen actie. Bedoelde je: { $names }?
not-understood = ‘{ $line }’ is geen actie uit de lijst en ook geen opdracht; `help` toont beide.

# Het einde
ended-won = Jullie hebben samen gewonnen: { $reason } ({ $rule })
ended-lost = Jullie hebben samen verloren: { $reason } ({ $rule })
ended =
    { $count ->
        [one] { $winners } heeft gewonnen: { $reason } ({ $rule })
       *[other] { $winners } hebben gewonnen: { $reason } ({ $rule })
    }

# Hulp
help-answers =
    Antwoord met een nummer uit de lijst, met de woorden van een actie ({ $action }), of met het begin ervan ({ $short }).
    `5-8) Roma 0-3` betekent: nummer 5 is `Roma 0`, nummer 6 is `Roma 1`, enzovoort.
    Tussen haakjes staat hoe een actie in spelbestanden heet; zo mag je die ook typen.
    Wat je nu kunt doen:
help-typed =
    Na / kun je de woorden van een actie typen ({ $action }), of het begin ervan ({ $short }).
    Tussen haakjes staat hoe een actie in spelbestanden heet; zo mag je die ook typen.
    Wat je nu kunt doen:
help-commands = Daarnaast, op elk moment:
form-board = board
form-look = look PLAATS
form-cards = cards
form-undo = undo
form-why = why ACTIE
form-rules = rules ID of WOORDEN
form-guide = guide
form-hint = hint
form-odds = odds
form-log = log [AANTAL]
form-save = save [BESTAND]
form-help = help
form-quit = quit
help-board = toont het bord opnieuw
help-look = vertelt wat er over een plaats op het bord te weten valt
help-cards = vertelt wat de zichtbare kaarten en rollen doen
help-undo = neemt je laatste zet terug, tenzij er sindsdien iets onthuld of gegooid is
help-why = vertelt welke regel een actie verbiedt, met de zin ervan
help-rules = toont regels op id (rules { $rule }) of op woorden (rules { $words })
help-guide = vertelt vanaf het begin hoe het spel gaat
help-hint = vraagt de sterkste bot: de drie beste acties, de kans om te winnen en waarom
help-odds = vertelt wat er van de stapels kan komen
help-log = vertelt de laatste gebeurtenissen opnieuw, met hun regels
help-save = schrijft een kopie van het spel (dat toch al na elke zet bewaard wordt)
help-help = toont deze pagina
help-quit = gaat weg; het spel is bewaard en je kunt ermee doorgaan
rules-how = Welke regel? `rules { $rule }` toont er een, `rules { $words }` alle met deze woorden; `guide` is het hele spel op volgorde.
rules-more =
    { $count ->
        [one] ... en nog 1; voeg een woord toe om te verfijnen.
       *[other] ... en nog { $count }; voeg een woord toe om te verfijnen.
    }
look-how = Wat wil je bekijken? Schrijf de naam erachter, bijvoorbeeld `look { $example }`.
why-how = Welke actie bedoel je? Schrijf die erachter, zoals `why { $action }`.
why-allowed = ‘{ $action }’ mag nu.
why-not = ‘{ $action }’ mag nu niet, volgens { $rule }:
log-how = Hoeveel gebeurtenissen? Schrijf een getal erachter, zoals `log 20`.
no-page = Over ‘{ $command }’ valt in dit spel niets te vertellen.

# occasus games
games-line = { $title }, { $least } tot { $most } spelers, { $sort }
games-cooperative = iedereen wint of verliest samen
games-competitive = ieder voor zich
games-option = optie
games-values = waarden [standaard]
games-meaning = betekenis
games-bots = Bots, van zwak naar sterk (--seats):
games-how = Speel er een met `occasus play { $example } --players 3 --option NAAM=WAARDE`.

# occasus simulate
simulate-interrupted =
    { $games ->
        [one] Onderbroken na 1 spel van { $of }; dit is wat er tot nu toe is.
       *[other] Onderbroken na { $games } spellen van { $of }; dit is wat er tot nu toe is.
    }
simulate-title =
    { $games ->
        [one] 1 keer { $game } met { $bots }, seed { $seed }
       *[other] { $games } keer { $game } met { $bots }, seed { $seed }
    }
simulate-won = gewonnen
simulate-seat = plaats { $seat } ({ $bot })
simulate-wins = gewonnen spellen
simulate-places = plaatsen 1e/2e/...
simulate-score = score
simulate-ended = beëindigd door
simulate-decisions = beslissingen per spel
simulate-turns = beurten per spel
simulate-branching = acties om uit te kiezen
simulate-speed = beslissingen per seconde en proces
simulate-spread = gemiddelde { $mean }, mediaan { $median } (kwartielen { $low } en { $high }; { $least } tot { $most })

# occasus arena
arena-title =
    { $games ->
        [one] 1 keer { $game }, { $seats } spelers, seed { $seed }
       *[other] { $games } keer { $game }, { $seats } spelers, seed { $seed }
    }
arena-begins = Te spelen spellen: { $of } ({ $series } × { $games }).
arena-kept = Al in { $file }: { $there } van { $of } spellen. Ze worden niet opnieuw gespeeld; is een bot sindsdien veranderd, noem dan een ander bestand.
arena-interrupted = Onderbroken na { $games } spellen van { $of }; dezelfde opdracht gaat ermee verder. Dit is wat er nu is.
arena-one = één
arena-rest = tegen de rest
arena-bot = bot
arena-series = reeks
arena-wins = gewonnen, 95 %-interval
arena-place = gemiddelde plaats
arena-fair = Het eerlijke aandeel van één plaats is { $share }.
arena-bots = Bots, over al hun plaatsen
arena-rating = rating, 95 %-interval
arena-choices = beslissingen per spel
arena-time = tijd per beslissing
arena-longest = langste
arena-endings = Hoe spellen eindigden

# occasus hint
hint-for = Voor { $seat }:
hint-chance = { $chance } om te winnen
hint-meaning = Wat de sterkste bot van elk voor jou verwacht, zonder meer te weten dan jij.
hint-meaning-together = Wat de sterkste bot van elk voor jullie allen verwacht, zonder meer te weten dan jij.
hint-over = { $file }: deze partij is voorbij; `occasus analyse` kijkt erop terug.
hint-not-yours = Plaats { $seat } heeft nu niets te beslissen; het is aan { $seats }.

# occasus analyse
analyse-chart = Kans om te winnen, zet voor zet
analyse-all = allen samen
analyse-going = { $file }: deze partij is nog niet voorbij; `occasus hint` helpt zolang ze duurt.
analyse-seats = De plaatsen van deze partij zijn 0 tot en met { $most }, en keerpunten worden vanaf 0 geteld.
analyse-thinking = Ik denk er nog eens over na ...
analyse-point = { $mark }. Zet { $number }, { $seat }: { $action }; { $cost } punten beter: { $better }
analyse-turns =
    { $game ->
        [empires_end] Fase voor fase, waar een kans minstens { $least } punten veranderde:
        [struggle_for_rome] Ronde voor ronde, waar een kans minstens { $least } punten veranderde:
       *[other] Beurt voor beurt, waar een kans minstens { $least } punten veranderde:
    }
analyse-turn =
    { $game ->
        [empires_end] fase
        [struggle_for_rome] ronde
       *[other] beurt
    }

# occasus replay
replay-title = { $game }, { $seats } plaatsen, seed { $seed }, { $moves } zetten
replay-verified = Elke dobbelsteen en elke kaart is wat de seed geeft.
replay-promised = De seed is gemaakt uit het beloofde geheim en de getallen die de spelers hebben toegevoegd.
replay-going = Het spel is niet afgelopen; na zet { $moves } mag { $seats } beslissen.

# Rules
rules-found = { $count } regels; `occasus rules ID` toont er een helemaal.
rules-span = { $first } tot { $last }
rules-look = `occasus rules ID` toont een regel, `occasus rules WOORD...` zoekt regels op woorden, `occasus rules SPEL --guide` leert je spelen.

# The full screen
screen-actions = Wat je kunt doen
screen-now = Nu
screen-type = Typ een actie of een opdracht; ? helpt
screen-thinking = { $seat } denkt na ...
screen-thinking-hint = De sterkste bot denkt na ...
screen-wait = Wacht tot je aan de beurt bent.
screen-over = De partij is afgelopen. q stopt; de partij is bewaard.
screen-how =
    Pijltjes kiezen een actie, Enter voert die uit, → en ← openen en sluiten een groep. Tab gaat naar het bord, waar pijltjes scrollen.
    Een klik op een plaats vertelt wat erover te weten is en toont alleen wat daar kan; Esc gaat terug.
    Letters openen pagina’s, zoals de laatste regel van het scherm zegt. Met / typ je een actie of een opdracht in woorden.
screen-keys = De toetsen:
page-chronicle = Kroniek
page-hint = Hint
page-why = Waarom niet
page-rules = Regels
page-guide = Hoe het gaat
page-cards = Kaarten
page-odds = Wat er kan komen
page-board = Het bord als tekst
page-look = Een plaats
page-log = Gebeurtenissen en regels
page-help = Hulp
screen-key-hint = hint
screen-key-undo = terug
screen-key-why = waarom niet
screen-key-chronicle = kroniek
screen-key-rules = regels
screen-key-guide = uitleg
screen-key-cards = kaarten
screen-key-odds = kansen
screen-key-board = bord
screen-key-type = typ
screen-key-help = hulp
screen-key-leave = stop

## Wat er van een scène kwam: occasus scene

scene-ok = goed
scene-failed = FOUT
scene-happened = wat er gebeurde
scene-position = stelling
scene-chance = hierna: het toeval
scene-next = hierna: plaats { $seat } beslist; toegestane acties: { $legal }
scene-over = afgelopen: { $reason } ({ $rule }); gewonnen door { $winners }
scene-seat = plaats { $seat }
scene-nobody = niemand
scene-odds = { $weight } van { $total }
scene-more = ... en nog { $number }
scene-count = scènes: { $scenes }, mislukt: { $failed }

# Wat de terminal rond een spel zegt, welk spel het ook is.

seat = plaats { $number }
person = Speler { $number }
you = jij
hidden = een verborgen exemplaar
chance = toeval
label = { $name }:
game-fall_of_rome = Ondergang van Rome (Fall of Rome)
game-empires_end = Einde van het Rijk
game-struggle_for_rome = Strijd om Rome (Struggle for Rome)

# Beginnen en weggaan
welcome =
    { $game }, seed { $seed }. Met `help` zie je wat je kunt typen; met `quit` kun je altijd stoppen.
    Je partij wordt na elke zet opgeslagen in { $file }
left = De partij is opgeslagen in { $file }. Speel verder met:
not-kept = Er is nog geen zet gedaan, dus de partij is niet opgeslagen.
kept = De partij is opgeslagen in { $file }. Terugkijken doe je met:
saved = Opgeslagen in { $file }
undone = Teruggenomen: { $moves }
no-undo = Er valt niets terug te nemen: sinds je laatste zet is er iets onthuld of gegooid.
hand-over = Geef het toetsenbord aan { $seat }.
hand-over-ready = Typ een letter en druk op Enter als alleen { $seat } kijkt:
hand-over-screen = Druk op de spatiebalk als alleen { $seat } kijkt.
prompt = { $seat }>
others-too = Mogen ook beslissen: { $names } (typ voor hen `{ $number }: ACTIE`)
nobody-there = Speler { $number } zit niet aan dit toetsenbord.

# Opgeslagen partijen
matches-none = In { $folder } is nog geen partij opgeslagen. Met `occasus play GAME` begin je er een.
matches-played = gespeeld
matches-game = spel
matches-players = spelers
matches-moves = zetten
matches-state = status
matches-file = bestand
matches-open = loopt nog
matches-won = gewonnen
matches-lost = verloren
matches-by = winnaar: { $winners }
matches-damaged = niet te lezen
matches-deleted = { $name } is verwijderd.
matches-how = `occasus play --continue` gaat verder met de laatste partij, `occasus play --load NAAM` met een andere. Partijen staan in { $folder }

# Antwoorden die niet passen
no-such-number =
    { $most ->
        [one] In de lijst staat alleen nummer 1.
       *[other] Nummer { $number } staat niet in de lijst. Die loopt van 1 tot { $most }.
    }
ambiguous = ‘{ $line }’ past bij { $count } acties: { $names }. Voeg een woord toe, of typ het nummer.
not-now = ‘{ $action }’ mag nu niet
not-understood-but = ‘{ $line }’ is hier geen actie. Bedoelde je: { $names }?
not-understood = ‘{ $line }’ is geen actie en geen opdracht. `help` toont beide.

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
    Typ een nummer uit de lijst, een actie in woorden ({ $action }), of de eerste letters van elk woord ({ $short }).
    Tussen haakjes staat hoe de actie in partijbestanden heet. Die vorm kun je ook typen.
    Wat je nu kunt doen:
help-typed =
    Na / kun je een actie in woorden typen ({ $action }), of de eerste letters van elk woord ({ $short }).
    Tussen haakjes staat hoe de actie in partijbestanden heet. Die vorm kun je ook typen.
    Wat je nu kunt doen:
help-row = `{ $row }` betekent: nummer { $number } is `{ $first }`, nummer { $next } is `{ $second }`, enzovoort.
help-commands = Dit kun je ook altijd typen:
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
help-look = beschrijft een plaats op het bord
help-cards = legt de zichtbare kaarten en rollen uit
help-undo = neemt je laatste zet terug, tenzij er sindsdien iets onthuld of gegooid is
help-why = toont welke regel een actie verbiedt, met de tekst ervan
help-rules = toont regels op id (rules { $rule }) of op woorden (rules { $words })
help-guide = legt het spel vanaf het begin uit
help-hint = vraagt de sterkste bot om de drie beste acties, met winstkansen en redenen
help-odds = toont wat er van de stapels kan komen
help-log = toont de laatste gebeurtenissen opnieuw, met hun regels
help-save = slaat een kopie van de partij op (ze wordt ook na elke zet opgeslagen)
help-help = toont deze pagina
help-quit = stopt; je partij is opgeslagen en je kunt later verder
rules-how = Welke regel? `rules { $rule }` toont er een, `rules { $words }` zoekt alle regels met deze woorden, en `guide` legt het hele spel uit.
rules-more =
    { $count ->
        [one] ... en nog 1; voeg een woord toe om te verfijnen.
       *[other] ... en nog { $count }; voeg een woord toe om te verfijnen.
    }
look-how = Welke plaats? Bijvoorbeeld `look { $example }`.
why-how = Welke actie? Bijvoorbeeld `why { $action }`.
why-allowed = ‘{ $action }’ mag nu.
why-not = ‘{ $action }’ mag nu niet, volgens { $rule }:
log-how = Hoeveel gebeurtenissen? Bijvoorbeeld `log 20`.
no-page = ‘{ $command }’ is er niet in dit spel.

# occasus games
games-line = { $title }, { $least } tot { $most } spelers, { $sort }
games-cooperative = iedereen wint of verliest samen
games-competitive = ieder voor zich
games-option = optie
games-values = waarden [standaard]
games-meaning = betekenis
games-bots = Bots, de zwakste eerst (--seats):
games-how = Spelen: `occasus play { $example } --players 3 --option NAAM=WAARDE`.

# occasus simulate
simulate-interrupted =
    { $games ->
        [one] Onderbroken na 1 van { $of } partijen. Tot nu toe:
       *[other] Onderbroken na { $games } van { $of } partijen. Tot nu toe:
    }
simulate-title =
    { $games ->
        [one] 1 partij { $game } met { $bots }, seed { $seed }
       *[other] { $games } partijen { $game } met { $bots }, seed { $seed }
    }
simulate-won = gewonnen
simulate-seat = plaats { $seat } ({ $bot })
simulate-wins = gewonnen partijen
simulate-places = plaatsen 1e/2e/...
simulate-score = score
simulate-ended = beëindigd door
simulate-decisions = beslissingen per partij
simulate-turns = beurten per partij
simulate-branching = toegestane acties per beslissing
simulate-speed = beslissingen per seconde per proces
simulate-spread = gemiddelde { $mean }, mediaan { $median } (kwartielen { $low } en { $high }; { $least } tot { $most })

# occasus arena
arena-title =
    { $games ->
        [one] 1 partij { $game }, { $seats } spelers, seed { $seed }
       *[other] { $games } partijen { $game }, { $seats } spelers, seed { $seed }
    }
arena-begins = Te spelen partijen: { $of } ({ $series } × { $games }).
arena-kept = { $file } bevat al { $there } van { $of } partijen. Die worden niet opnieuw gespeeld. Is een bot sindsdien veranderd, kies dan een ander bestand.
arena-interrupted = Onderbroken na { $games } van { $of } partijen. Met dezelfde opdracht ga je verder. Tot nu toe:
arena-one = één
arena-rest = tegen de rest
arena-bot = bot
arena-series = reeks
arena-wins = gewonnen, met 95%-interval
arena-place = gemiddelde plaats
arena-fair = Een evenredig aandeel voor één plaats is { $share }.
arena-bots = Bots, over al hun plaatsen
arena-rating = rating, met 95%-interval
arena-choices = beslissingen per partij
arena-time = tijd per beslissing
arena-longest = langste
arena-troubled = { $bot }: beslissingen boven de limiet: { $slow }; partijen verloren door een fout: { $failed }.
arena-endings = Hoe de partijen eindigden
result-bot_failed = een bot maakte een fout
result-bot_too_slow = een bot dacht te lang na

# occasus hint
hint-for = Voor { $seat }:
hint-chance = { $chance }% kans om te winnen
hint-meaning = Zo schat de sterkste bot je kansen, met alleen wat jij kunt zien.
hint-meaning-together = Zo schat de sterkste bot jullie kansen, met alleen wat jij kunt zien.
hint-table = Kansen aan deze tafel, als je speelt als { $level }.
hint-everyone = Kansen als iedereen speelt zoals die bot.
hint-enter = Enter speelt: { $action }
hint-over = { $file }: deze partij is afgelopen. Kijk erop terug met `occasus analyse`.
hint-not-yours = Plaats { $seat } heeft nu niets te beslissen. Er wordt gewacht op { $seats }.

# occasus analyse
analyse-chart = Kans om te winnen, beurt voor beurt
analyse-all = allemaal samen
analyse-going = { $file }: deze partij is nog niet afgelopen. Gebruik `occasus hint` zolang ze loopt.
analyse-seats = De plaatsen in deze partij zijn 0 tot en met { $most }.
analyse-thinking = De partij wordt geanalyseerd…

# occasus replay
replay-title = { $game }, { $seats } plaatsen, seed { $seed }, { $moves } zetten
replay-verified = Gecontroleerd: elke worp en elke getrokken kaart klopt met de seed.
replay-promised = Gecontroleerd: de seed volgt uit het beloofde geheim en de getallen van de plaatsen.
replay-going = De partij is niet afgelopen. Na zet { $moves } is het wachten op { $seats }.

# Rules
rules-found = { $count } regels; `occasus rules ID` toont er een in zijn geheel.
rules-span = { $first } tot { $last }
rules-look = `occasus rules ID` toont een regel, `occasus rules WOORD...` zoekt regels op woorden, `occasus rules SPEL --guide` legt uit hoe je speelt.

# The full screen
screen-actions = Wat je kunt doen
screen-now = Nu
menu-title = Welk spel?
menu-game = { $game }: { $least } tot { $most } spelers
menu-continue = Ga verder met de laatste partij
menu-prompt = Nummer of naam:
screen-type = Typ een actie of een opdracht; ? voor hulp
screen-thinking = { $seat } denkt na…
screen-thinking-hint = De sterkste bot denkt na…
screen-wait = Wacht tot je aan zet bent.
screen-over = De partij is afgelopen en opgeslagen. Druk op q om te stoppen.
screen-how =
    Kies een actie met de pijltjes en speel die met Enter. → en ← openen en sluiten een groep. Met Tab ga je naar het bord, waar je met de pijltjes scrolt.
    Klik op een plaats om erover te lezen en alleen te zien wat je daar kunt doen. Met Esc ga je terug.
    Op de laatste regel van het scherm staan de toetsen voor andere pagina’s. Met / typ je een actie of een opdracht.
screen-keys = Toetsen:
page-chronicle = Kroniek
page-hint = Tip
page-why = Waarom niet
page-rules = Regels
page-guide = Zo speel je
page-cards = Kaarten
page-odds = Wat er van de stapels kan komen
page-board = Bord als tekst
page-look = Plaats
page-log = Gebeurtenissen en regels
page-help = Hulp
screen-key-hint = tip
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

# Een studie in de terminal
study-spot = Variant { $line }, zet { $at }
study-seat = { $seat } beslist.
study-chance = Het toeval beslist. Kies een uitkomst, of typ { $roll }.
study-no-seat = Niemand beslist hier.
study-start = Dit is het begin van de studie.
study-end = Hier volgt geen zet. Doe er een om verder te gaan.
study-go = Noem een variant en een zet: { $example }.
study-after = Mag na: { $actions }
study-long = Een opmerking heeft hooguit { $most } tekens.
study-chapters =
    { $count ->
        [one] Deze studie heeft 1 hoofdstuk.
       *[other] Noem een hoofdstuk van 1 tot en met { $count }.
    }
study-glyphs = Kies een van deze symbolen: { $glyphs }
study-saved = Opgeslagen in { $file }.
study-unsaved = Nog niet opgeslagen. Typ { $save }, of nog eens { $quit } om je wijzigingen weg te gooien.
study-commands = Typ een actie, of: { $commands }

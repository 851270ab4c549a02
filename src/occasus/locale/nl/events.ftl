## Toernooien: arena’s en Zwitserse toernooien
events-intro = Arena’s en Zwitserse toernooien. Ze beginnen en lopen vanzelf.
events-new = Toernooi maken
events-account = Om een toernooi te maken heb je een account nodig.
events-going = Nu en binnenkort
events-none = Er staat niets gepland. Maak een toernooi, dan zien anderen het hier.
events-over = Afgelopen
events-counting = Hoe toernooien werken
events-arena = Arena
events-arena-about = Een vaste tijd. Zodra er genoeg spelers wachten, gaan ze samen aan tafel. Je beste drie tafels tellen.
events-swiss = Zwitsers
events-swiss-about = Een vast aantal rondes. Spelers met ongeveer evenveel punten treffen elkaar, liefst nooit twee keer. Alle rondes tellen.
events-points = Punten
events-points-about = Met z’n vieren: 3 – 2 – 1 – 0. Met z’n drieën: 3 – 1,5 – 0. Met z’n tweeën: 3 – 0. Wie weggaat, opgeeft of geen tijd meer heeft, krijgt 0.
events-bots = Afwezig
events-bots-about = Na een minuut speelt een bot voor je tot je terug bent. Bots vullen ook tafels als er spelers ontbreken.
event-running = Nu bezig
event-won = Gewonnen door { $names }
event-people =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
event-signed-up = Aangemeld
event-look = Bekijken
event-arena-length = arena, { $length } min
event-swiss-length = Zwitsers, { $length } rondes
event-seats = { $seats } per tafel
event-minutes = { $minutes } min per speler
event-name = Naam
event-kind = Soort
event-at-table = Spelers per tafel
event-clock = Tijd per speler
event-length = Lengte
event-starts = Begin
event-create = Maken
event-cancel = Toernooi afzeggen
event-mine = Jouw deelname
event-is-none = Je bent niet aangemeld.
event-is-begun = Dit toernooi is al begonnen. Je kunt meekijken.
event-is-signed = Je bent aangemeld. Kom 15 minuten voor het begin terug en zeg dat je er bent.
event-is-asked = Ben je er? Alleen wie dat zegt, krijgt een plaats.
event-is-here = Je doet mee. Laat deze pagina open: ze brengt je naar je tafel.
event-is-waits = Je wacht op een tafel. Deze pagina brengt je erheen.
event-is-plays = Je tafel staat klaar.
event-is-away = Je hebt pauze.
event-is-over = Afgelopen. Gewonnen door { $names }.
event-is-cancelled = Afgezegd. Liever een vriendschappelijk potje?
event-begins = Begin: { $when }
event-ends = uiterlijk { $when } afgelopen
event-host = van { $name }
event-next-arena = De volgende tafel begint zodra er genoeg spelers wachten
event-next-swiss = De volgende ronde begint als alle tafels klaar zijn
event-podium = Podium
event-share = Delen
event-link-copied = Link gekopieerd. Je ziet er de winnaars en alle punten.
event-sum =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
event-own = Je plaats: { $place }. Je punten: { $points }.
event-look-again = Nog eens bekijken
event-own-table = je eigen tafel
event-next = Volgend toernooi
event-sign-up = Meedoen
event-here = Ik ben er
event-go = Naar je tafel
event-back = Ik ben terug
event-leave = Afmelden
event-rest = Pauze nemen
event-round = Ronde { $round } van { $all }
event-tables = Tafels op dit moment
event-watch = Meekijken
event-nobody = Er heeft zich nog niemand aangemeld.
event-all = Alles tonen
event-points-by-table = Punten per tafel
event-ties-arena = Bij gelijke punten: het hoogste gemiddelde van de tegenstanders, anders een gedeelde plaats.
event-ties-swiss = Bij gelijke punten: de punten van de tegenstanders, dan die van de partijen, anders een gedeelde plaats.
event-state-signed = aangemeld
event-state-waits = wacht
event-state-plays = speelt
event-state-away = heeft pauze
error-contest-account = Om een toernooi te maken heb je een account nodig. Maak er een bij de instellingen; je houdt wat je hebt.
error-contest-name = Geef het toernooi een naam van 3 tot 40 tekens.
error-contest-game = Kies een spel waarin spelers het tegen elkaar opnemen.
error-contest-length = Dit toernooi zou te kort of te lang zijn.
error-contest-start = Kies een begin binnen 30 dagen.
error-too-many-contests = Je hebt al twee toernooien, of er zijn er te veel op deze server. Wacht tot er een is afgelopen.
error-contest-started = Dit toernooi is al begonnen of afgelopen.
error-contest-over = Dit toernooi is afgelopen. Zoek een ander.
error-contest-full = Dit toernooi is vol. Zoek een ander.
error-contest-not-yet = Kom 15 minuten voor het begin terug en zeg dat je er bent.
error-contest-away = Je doet nu niet mee. Meld je eerst aan.
error-contest-undo = In een toernooi kun je geen zet terugnemen.
error-contest-pause = In een toernooi kun je de klokken niet pauzeren: anderen wachten tot deze tafel klaar is.
error-contest-table = De plaatsen aan een toernooitafel staan vast.

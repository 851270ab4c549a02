# Profielen, ratings en ranglijsten.

profile-since = Lid sinds { $date }
profile-games =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
profile-none = Nog geen partijen
profile-none-about = Hier komen de partijen die je hebt uitgespeeld.
profile-recent = Laatste partijen
profile-recent-none = Er zijn hier nog geen partijen te zien.
profile-recent-hidden = Deze speler deelt alleen statistieken.
profile-rating = Rating
profile-band = De band laat zien hoe onzeker de rating is. Elk punt is één partij om de rating.
profile-together = iedereen wint of verliest samen
profile-played =
    { $games ->
        [one] partij
       *[other] partijen
    }
profile-won = gewonnen
profile-left =
    { $games ->
       *[other] niet uitgespeeld
    }
profile-best = Beste resultaat met { $players }: gewonnen op { $level }.
profile-roles = Meest gespeelde rol:
profile-opening-fall_of_rome = Meest gekozen eerste actie:
profile-opening-empires_end = Meest gebouwde eerste kaart:
profile-opening-struggle_for_rome = Meest gekozen eerste aanval:
opening-march = Marcheren
opening-sail = Varen
opening-travel = Reizen
opening-fortify = Versterken
opening-recruit = Werven
opening-battle = Strijden
opening-cards = Kaarten ruilen
opening-ally = Een verbond sluiten
opening-enlist = Barbaren inlijven
profile-shown = Wie dit kan zien
profile-shown-all = Iedereen
profile-shown-all-about = Iedereen ziet je statistieken en je partijen aan openbare tafels.
profile-shown-numbers = Alleen statistieken
profile-shown-numbers-about = Iedereen ziet je statistieken, maar niet de lijst van je partijen.
profile-shown-nobody = Niemand
profile-shown-nobody-about = Niemand ziet je profiel, je rating is aan tafels verborgen en je teams staan niet op de ranglijst.
profile-rule = Hoe partijen tellen
profile-rule-rated = Elke uitgespeelde partij staat hier. Alleen partijen om de rating veranderen je rating: met account en klok, zonder tips, met de standaardopties, één plaats per persoon.
profile-rule-scale = Iedereen begint op 1500. Met 400 punten voorsprong win je in een tweegevecht ongeveer tien van de elf partijen. Bots hebben een vaste, gemeten rating; Miles, het tweede niveau, heeft 1500.
profile-rule-provisional = Een rating is voorlopig tot je 5 verschillende tegenstanders hebt gehad; tot dan sta je niet op de ranglijst. Herhaalde partijen tegen dezelfde persoon tellen binnen een dag steeds minder.
profile-rule-left = Geef je op, ga je weg, is je tijd op, of speelt aan het eind een bot voor je, dan word je laatste.
profile-rule-stopped = Wordt een partij om de rating voortijdig gestopt, dan verliest wie wegging of stopte. Een partij die een beheerder sluit, telt niet.
profile-rule-together = Ondergang van Rome (Fall of Rome) heeft geen ratings, omdat iedereen samen wint. De ranglijst toont de teams met de meeste gewonnen partijen om de rating.
profile-rule-opening = In Ondergang van Rome (Fall of Rome) is je opening je eerste actie. In Einde van het Rijk is het de soort kaart die je als eerste bouwt. In Strijd om Rome (Struggle for Rome) is het de eerste stad die je plundert of verovert. Teruggenomen zetten en zetten die een bot voor je deed, tellen niet.
percent = { $percent }%
players =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
won-of = { $won } van { $played } gewonnen
past-won = gewonnen
past-lost = verloren
past-place = plaats { $place }
past-resigned = opgegeven
past-time = tijd op
past-left = weggegaan
past-replaced = uitgespeeld door een bot
ladder-intro = De beste spelers van elk spel, op rating, en de beste teams van Ondergang van Rome (Fall of Rome)
ladder-level = Moeilijkheid
ladder-none = Op deze moeilijkheid heeft nog geen team om de rating gespeeld. Open een tafel, kies ‘Om de rating’ en wees de eerste.
ladder-people-none = Nog geen partijen om de rating. Open een tafel, kies ‘Om de rating’ en wees de eerste.
ladder-people-about = Gerangschikt op rating min de onzekerheid, dus één keer geluk hebben is niet genoeg.

# Een spel vinden, uitnodigingen, blokkeren.

now-about = Je komt aan een tafel die op spelers voor hetzelfde spel wacht, of er gaat een nieuwe open. Na { $seconds } seconden vullen bots de lege plaatsen.
now-minutes = Klok
now-waiting = Wachten op spelers. Bots vullen de lege plaatsen over { $time }
now-begins = De partij begint…
find = Een tafel zoeken
find-any = Maakt niet uit
find-game = Spel
find-players = Spelers
find-pace = Bedenktijd
find-pace-live = Live
find-pace-slow = Dagen per zet
find-language = Taal
find-counts = Rating
find-counts-rated = Om de rating
find-counts-friendly = Vriendschappelijk
find-free = Met een vrije plaats
find-near = Spelers rond mijn rating
find-none = Geen tafel gevonden. Verander de filters, open een tafel of kies ‘Nu spelen’.
running-tables = Lopende partijen
no-running-tables = Er loopt nu geen openbare partij.
watch = Meekijken
now-elsewhere = Je wacht al op een andere partij.
now-switch = Overstappen op deze partij
people-intro = Mensen die je volgt, mensen met wie je hebt gespeeld en de beste spelers
played-with = Mensen met wie je hebt gespeeld
played-with-none = Hier komen mensen te staan met wie je een partij uitspeelt.
messages-none = Hier komen je berichten met mensen die je volgen of met wie je hebt gespeeld.
messages-with = Berichten met { $name }
messages-write = Bericht schrijven
messages-send = Bericht versturen
messages-may = Je kunt schrijven aan mensen die je volgen of een partij met je hebben uitgespeeld.
ask-to-play = Uitnodigen
profile-finishes = { $percent } van de partijen uitgespeeld
follow = Volgen
unfollow = Niet meer volgen
follow-about = Je ziet wanneer deze speler online is, en deze speler kan jou voor een tafel uitnodigen.
following-none = Volg mensen op hun profiel om ze hier terug te vinden.
people-copy = Link naar mijn profiel kopiëren
people-copied = Link gekopieerd. Stuur hem naar vrienden, dan kunnen ze je volgen.
followed-playing = speelt
followed-online = online
followed-away = afwezig
invitation = { $name } nodigt je uit voor { $game }.
invitation-accept = Aannemen
invitation-decline = Afwijzen
invite = Nodig iemand uit met wie je hebt gespeeld
invite-one = Uitnodigen
invite-sent = Uitgenodigd
invite-declined = Afgewezen
invite-again = Opnieuw uitnodigen
blocked-title = Geblokkeerde spelers
blocked-about = Je ziet hun berichten en uitnodigingen niet, en ‘Nu spelen’ zet jullie nooit aan dezelfde tafel. Zij merken daar niets van.
blocked-none = Je hebt niemand geblokkeerd.
challenge-intro = Dezelfde kaarten en worpen voor iedereen, en één poging. Je kunt partijen terugkijken als de week voorbij is.
challenge-closes = Tot { $date }
challenge-players = Spelers
challenge-play = Uitdaging spelen
challenge-team = Team verzamelen
challenge-gathering = Terug naar je team
challenge-going = Verder spelen
challenge-tried = Jouw resultaat
challenge-guest = Gasten staan niet in het klassement. Maak een account en dit resultaat telt mee.
challenge-unplayed = Deze poging is niet uitgespeeld en telt daarom niet mee.
challenge-code = Code
challenge-copy = Code kopiëren
challenge-copied = Code gekopieerd.
challenge-compare = Code vergelijken
challenge-show = Resultaat tonen
challenge-none = Nog geen resultaten. Wees de eerste.
challenge-last = Vorige week
challenge-replay = Terugkijken
challenge-about = Plak de code van een vriend om te zien hoe die het heeft gedaan.
home-challenge-done = Je hebt al je pogingen gehad
home-challenge-look = Uitslagen
home-challenge-place = Vorige week: { $game }, { $place }
home-challenge-last = Uitslagen en partijen van vorige week
challenge-size =
    { $count ->
        [one] Solo
        *[other] Teams van { $count }
    }
challenge-rule-together = Winst gaat voor verlies. Bij winst: minder verval, dan minder beurten. Bij verlies: meer beurten, dan minder verval. Zonder terugnemen en tips.
challenge-rule-rivals = Tegen twee bots, voor iedereen dezelfde. Eerst de plaats, dan de voorsprong op de beste tegenstander, dan de punten. Zonder terugnemen en tips.
challenge-won = Rome hield stand: verval { $decline }, { $turns ->
        [one] 1 beurt
        *[other] { $turns } beurten
    }
challenge-lost = Rome viel na { $turns ->
        [one] 1 beurt
        *[other] { $turns } beurten
    }, verval { $decline }
challenge-ahead =
    { $points ->
        [one] 1 punt
        *[other] { $points } punten
    }, plaats { $place }, voorsprong: { $lead }
challenge-behind =
    { $points ->
        [one] 1 punt
        *[other] { $points } punten
    }, plaats { $place }, achterstand: { $lead }
notices = Meldingen
notices-about = Eén melding per beurt in partijen met dagen per zet, één per uitnodiging en één vóór elk toernooi. Nooit meer.
notices-push = In deze browser
notices-push-about = ook als deze pagina dicht is
notices-push-none = deze browser ondersteunt dat niet
notices-push-denied = geblokkeerd in deze browser; sta meldingen eerst toe in de instellingen ervan
notices-mail = Per e-mail
notices-mail-about = hiervoor is een bevestigd adres nodig
notices-mail-none = deze server verstuurt geen e-mail
notices-address = Adres
notices-confirm = Bevestigingslink sturen
notices-pending = We hebben een bevestigingslink gestuurd naar { $address }.
notices-forget = Adres verwijderen
notices-events = Vóór toernooien
notices-events-about = 15 minuten vóór een toernooi waarvoor je je hebt aangemeld
notices-quiet = Stille uren
notices-quiet-about = geen meldingen tijdens deze uren (tijdzone { $zone })
notices-from = Van
notices-to = Tot
error-challenge-code = Dit is geen code van een uitdaging. Kijk of je alles hebt gekopieerd.
error-not-heard = Je kunt schrijven aan mensen die je volgen of een partij met je hebben uitgespeeld.

# Profielen, ratings en ranglijsten.

profile-since = Lid sinds { $date }
profile-games =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
profile-none = Nog geen partij
profile-none-about = Uitgespeelde partijen verschijnen hier.
profile-recent = Laatste partijen
profile-recent-none = Er zijn hier nog geen partijen te zien.
profile-recent-hidden = Hier worden alleen de cijfers getoond.
profile-rating = Rating
profile-band = De band laat zien hoe onzeker een rating is. Elke stap is een partij om de rating.
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
profile-roles = Rol, meestal:
profile-opening-fall_of_rome = Eerste actie, meestal:
profile-opening-empires_end = Eerst gebouwde kaart, meestal:
profile-opening-struggle_for_rome = Eerst aangevallen stad, meestal:
opening-march = Marcheren
opening-sail = Varen
opening-travel = Reizen
opening-fortify = Versterken
opening-recruit = Werven
opening-battle = Strijden
opening-cards = Kaarten ruilen
opening-ally = Een verbond sluiten
opening-enlist = Barbaren inlijven
profile-shown = Wie ziet dit
profile-shown-all = Iedereen
profile-shown-all-about = Iedereen ziet je cijfers en je partijen aan openbare tafels.
profile-shown-numbers = Alleen cijfers
profile-shown-numbers-about = Iedereen ziet je cijfers, maar geen lijst van je partijen.
profile-shown-nobody = Niemand
profile-shown-nobody-about = Niemand ziet je profiel, je rating staat bij geen tafel en je teams staan op geen ranglijst.
profile-rule = Hoe partijen tellen
profile-rule-rated = Elke uitgespeelde partij staat hier. Alleen partijen aan tafels om de rating veranderen een rating: zonder tips, met de gewone opties, één plaats per persoon.
profile-rule-scale = Iedereen begint op 1500. Wie 400 punten voorstaat, wint met zijn tweeën tien van de elf partijen. Bots hebben een vaste rating uit gemeten partijen; het tweede niveau heeft 1500.
profile-rule-left = Wie opgeeft, weggaat of aan het eind weg is terwijl een bot voor hem speelt, is laatste, achter alle anderen.
profile-rule-stopped = Een partij om de rating die gestopt wordt, is verloren voor wie wegging of haar stopte; sluiten de beheerders van de server haar, dan telt ze voor niemand.
profile-rule-together = Ondergang van Rome heeft geen rating: jullie winnen samen. De ranglijst toont de teams die de meeste partijen om de rating wonnen.
profile-rule-opening = Een opening is je eerste actie in Ondergang van Rome, de soort kaart die je als eerste bouwt in Einde van het Rijk, en de eerste stad die je plundert of verovert in De val van Rome. Wat je hebt teruggenomen en wat een bot voor je deed, telt niet.
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
past-left = weggegaan
past-replaced = uitgespeeld door een bot
ladder-intro = De besten van elk spel: spelers naar hun rating, en de teams van Ondergang van Rome
ladder-level = Moeilijkheid
ladder-none = Nog geen team heeft op deze moeilijkheid een partij om de rating gespeeld. Open een tafel, kies ‘Om de rating’ en wees de eerste.
ladder-people-none = Niemand heeft hiervan nog een partij om de rating uitgespeeld. Open een tafel, kies ‘Om de rating’ en wees de eerste.
ladder-people-about = Op rating, min de onzekerheid ervan: met één keer geluk staat niemand bovenaan.

# Een spel vinden, uitnodigingen, blokkeren.

now = Nu spelen
now-about = Je gaat zitten waar iemand op hetzelfde spel wacht, of er gaat een tafel open. Na { $seconds } seconden nemen bots de plaatsen in die nog vrij zijn.
now-minutes = Klok
now-waiting = Wachten op mensen; over { $time } nemen bots de vrije plaatsen in
now-begins = Het spel begint
find = Een tafel zoeken
find-any = Maakt niet uit
find-game = Spel
find-players = Spelers
find-pace = Tempo
find-pace-live = Live
find-pace-slow = Dagen per zet
find-language = Taal
find-counts = Inzet
find-counts-rated = Om de rating
find-counts-friendly = Vriendschappelijk
find-free = Met een vrije plaats
find-near = Mensen van ongeveer mijn niveau
find-none = Zo’n tafel is er nu niet. Verander de filters, open een tafel of speel nu.
invitations = Uitnodigingen
invitation = { $name } nodigt je uit voor { $game }.
invitation-accept = Aannemen
invitation-decline = Afslaan
invite = Nodig iemand uit met wie je gespeeld hebt
invite-one = Uitnodigen
invite-sent = Uitgenodigd
invite-declined = Liever niet
invite-again = Nog één keer vragen
blocked-title = Geblokkeerde mensen
blocked-about = Je leest niet meer wat deze persoon zegt, uitnodigingen bereiken je niet, en ‘Nu spelen’ zet jullie apart. Niemand krijgt dat te horen.
blocked-none = Je hebt niemand geblokkeerd.

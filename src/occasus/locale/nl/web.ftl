# Wat de browserclient rond de spellen zegt.

## Overal

close = Sluiten
cancel = Annuleren
delete = Verwijderen
keep = Opslaan
kept = Opgeslagen.
loading = Bezig met laden…
menu = Menu
on = Aan
off = Uit
yes = Ja
no = Nee
try-again = Opnieuw proberen
new-version-title = Nieuwe versie beschikbaar
new-version = Er is een nieuwe versie. Laad de pagina opnieuw om verder te gaan.
reload = Opnieuw laden
skip = Naar de inhoud
hidden = verborgen
seat = plaats { $number }
guest = Gast
player = Speler { $number }
you = Jij
you-called = { $name } (jij)
somebody = Iemand
toast = Melding
logo = Occasus, startpagina
language = Taal
download = Downloaden

## Navigatie en paginatitels

nav = Pagina’s
nav-home = Start
nav-play = Spelen
nav-tables = Tafels
nav-turns = Mijn beurt
nav-rules = Regels
nav-study = Studies
nav-replays = Terugkijken
nav-learn = Leren
nav-people = Spelers
nav-profile = Profiel
nav-section = Pagina’s van dit onderdeel
nav-mine = Jouw pagina’s
nav-about = Over deze edities
nav-settings = Instellingen
title-home = Occasus: drie spellen over de val van Rome
title-page = { $page } · Occasus
title-tables = Tafels
title-turns = Mijn beurt
title-confirm = E-mailadres bevestigen
title-reset = Nieuw wachtwoord
title-unsubscribe = Afgemeld
title-rules = Regels
title-replays = Terugkijken
title-learn = Leren
title-lesson = Leren
title-puzzle = Leren
title-puzzles = Puzzels
title-editor = Bordeditor
title-book = Zo speel je
title-try = Proberen
title-cards = Overzichtskaarten
title-replay = Terugkijken
title-study = Studies
title-explore = Studie
title-referee = Scheidsrechter
title-refereed = Scheidsrechter
open-study = Openen in een studie
title-ending = { end-results }
analysis = Analyse
title-scene = Scène
title-about = Over deze edities
title-figures = Waarden van het speelmateriaal
title-settings = Instellingen
title-begin = De partij begint
title-join = Uitnodiging
title-lost = Pagina niet gevonden
title-person = Profiel
title-people = Spelers
title-messages = Berichten
messages = Berichten
messages-waiting =
    { $count ->
        [one] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }
ask-to-play-name = Nodig { $name } uit om te spelen
title-challenge = Uitdaging van de week
title-events = Toernooien
home-challenge = Dezelfde kaarten en worpen voor iedereen, één poging
title-ladder = Ranglijst
sign-in = Inloggen
guest-keep = Mijn partijen opslaan
title-your-turn = Jij bent aan zet

## De spellen

game-fall_of_rome = Ondergang van Rome (Fall of Rome)
game-empires_end = Einde van het Rijk
game-struggle_for_rome = Strijd om Rome (Struggle for Rome)
game-fall_of_rome-about = Verdedig samen de grens. Vijf stammen rukken op naar Rome, en overal tegelijk zijn legioenen, forten en verbonden nodig.
game-empires_end-about = Elk rijk valt; het gaat erom welk rijk het mooist valt. Betaal om een ramp door te schuiven, of neem de ramp zelf en leer ervan.
game-struggle_for_rome-about = Leid twee stammen over de Limes, plunder vijf provincies en sticht een rijk op de ruïnes.
game-about =
    { $sort ->
        [together] { $least } tot { $most } spelers, coöperatief · { $minutes } min
       *[rivals] { $least } tot { $most } spelers, competitief · { $minutes } min
    }

## Start

home-title = Drie bordspellen over de val van Rome
home-intro = Speel meteen tegen bots of met vrienden, zonder account.
home-start = Speel je eerste partij
home-greeting = Salve, { $name }
home-greeting-guest = Salve
home-online =
    { $count ->
        [one] 1 speler online
       *[other] { $count } spelers online
    }
home-running =
    { $count ->
        [one] 1 lopende partij
       *[other] { $count } lopende partijen
    }
home-waiting =
    { $count ->
        [one] 1 tafel zoekt spelers
       *[other] { $count } tafels zoeken spelers
    }
home-more-waiting =
    { $count ->
        [one] er wacht nog 1 tafel
       *[other] er wachten nog { $count } tafels
    }
home-live = Nu live
home-watch = Kijken
take-turn = Doe je zet
puzzle-day = Puzzel van de dag
puzzle-solve = Los hem op
puzzle-done = Opgelost
puzzle-others = Meer puzzels
puzzle-days =
    { $count ->
        [one] 1 dag op rij
       *[other] { $count } dagen op rij
    }
now = Nu spelen
following = Spelers die je volgt
invitations = Uitnodigingen
open-table = Tafel openen
join-code = Meedoen met een code
join = Meedoen
code = Uitnodigingscode of -link
play-bots = Tegen bots spelen
play-with-bots = Met bots spelen
back-to-table = Terug naar je tafel: { $game }
play-people = Met anderen spelen
first-game-together = Een goede eerste partij: moeilijkheid ‘Beginner’, sterke bots naast je, tips aan.
first-game-rivals = Een goede eerste partij: twee bots op beginnersniveau, tips aan.
step-up = Een niveau hoger: { $level }
learn-game = Eerste partij met gids
waiting-for-you = Er wordt op je gewacht
open-tables = Open tafels
no-open-tables = Er zijn nu geen open tafels. Open zelf een openbare tafel, dan kunnen anderen je hier vinden.
recent-replays = Laatst gespeeld
not-affiliated = Occasus is een gratis project van liefhebbers. Het heeft geen band met de auteurs of uitgevers van de gedrukte spellen en gebruikt geen beelden of teksten van hen.

## Een nieuwe tafel

new-table = Nieuwe tafel
new-table-game = Spel
new-table-with = Met wie
new-table-players = Spelers
with-friends = Vrienden
with-bots = Bots
with-screen = Zelfde scherm
with-friends-about = Je krijgt een link die je kunt delen. Lege plaatsen kun je aan bots geven.
with-strangers = Niemand om uit te nodigen? Speel met anderen die hetzelfde spel zoeken
with-bots-about = Bots spelen op alle andere plaatsen.
with-screen-about = Iedereen speelt op dit apparaat; je geeft het steeds door.
with-alone-about = Solo: je speelt de variant voor één speler.

## Tafels in lijsten

my-tables = Mijn tafels
no-tables = Je zit nog aan geen tafel.
tables-intro = Je eigen tafels, en openbare tafels waar je kunt meespelen of toekijken
turns-intro = Tafels die op je zet wachten, de dringendste eerst
turns-waiting =
    { $count ->
        [one] 1 tafel wacht op je
       *[other] { $count } tafels wachten op je
    }
invitations-waiting =
    { $count ->
        [one] 1 uitnodiging
       *[other] { $count } uitnodigingen
    }
turns-none = Niemand wacht op je.
turns-settings = Meldingen als je aan zet bent
your-turn = Jij bent aan zet
state-join =
    { $free ->
        [one] Meedoen: 1 plaats vrij
       *[other] Meedoen: { $free } plaatsen vrij
    }
state-lobby =
    { $free ->
        [0] alle plaatsen bezet
        [one] 1 plaats vrij
       *[other] { $free } plaatsen vrij
    }
state-over = Afgelopen
state-playing = Bezig
state-plays = { $name } is aan zet
with = met { $names }
with-nobody = alleen
with-one-screen = { $players } spelers op hetzelfde scherm
deadline = volgende zet vóór { $date }
table-mine = Jouw tafel
table-of = De tafel van { $name }
table-closed = Deze tafel is gesloten.
table-closed-about = Dat gebeurde voordat de partij begon. Open een nieuwe tafel of kies er een uit de lijst.
table-stopped = Deze partij is gestopt.
table-stopped-about = Alle spelers zijn weg. Open een nieuwe tafel of kies er een uit de lijst.
table-aborted = Partij afgebroken
table-aborted-about = De partij eindigde voordat iedereen de eerste beslissingen had genomen en telt dus niet.
table-private = Deze tafel is besloten
table-private-about = De tafel is besloten of gesloten, of de partij is allang afgelopen. Vraag iemand die meespeelt om de link of de code.
logged-out = Je bent uitgelogd.
logged-out-about = Log weer in om verder te spelen. Je plaats is nog van jou.
watching-about = Je kijkt toe: alle plaatsen zijn bezet. Wil je zelf spelen, open dan een tafel of doe mee aan een andere.

## De wachtkamer

lobby-intro =
    { $sort ->
        [together] { $players ->
            [one] { $game } voor 1 speler
           *[other] { $game } voor { $players } spelers, coöperatief
        }
       *[rivals] { $game } voor { $players } spelers, competitief
    }
lobby-free =
    { $free ->
        [one] 1 plaats is nog vrij
       *[other] { $free } plaatsen zijn nog vrij
    }
lobby-host-begins = Wachten tot de host begint
lobby-away =
    { $away ->
        [one] 1 speler is weg
       *[other] { $away } spelers zijn weg
    }
lobby-ready = Iedereen is er
ready = Klaar
ready-is = klaar
ready-not = nog niet klaar
lobby-not-ready =
    { $waiting ->
        [one] 1 speler is nog niet klaar
       *[other] { $waiting } spelers zijn nog niet klaar
    }
ready-rated = Deze partij telt mee voor de rating. Wie geen tijd meer heeft, weggaat of opgeeft, wordt laatste.
ready-changed = De host heeft de opties veranderd. Bekijk ze voordat je doorgaat.
begin = Partij starten
leave = Weggaan
close-table = Tafel sluiten
close-table-sure = Deze tafel voor iedereen sluiten? De plaatsen en de chat worden gewist.
leave-lobby-sure = Weggaan van deze tafel? Je raakt je plaats kwijt.
seats = Plaatsen
seats-taken = { $taken } van { $seats }
seat-name = Naam van speler { $number }
lobby-unnamed = Anderen zien je als gast. Hoe mogen ze je noemen?
seat-free = Vrije plaats
seat-open = ga zitten, of wacht op anderen
seat-open-waits = wacht op een speler
seat-open-host = nodig iemand uit of kies een bot
seat-asked = gevraagd om nog eens te spelen
seat-clear = Plaats vrijmaken
sit = Hier gaan zitten
sit-too = Ook hier spelen
stand-up = Plaats opgeven
add-bot = Bot toevoegen
bot-called = Bot { $name }
bot-for = { $name } ({ $bot })
bot-level = Niveau van de bot
bot-levels = Hoe sterk zijn de bots?
bot-random = Fortuna
bot-random-about = speelt op goed geluk
bot-tiro = Tiro
bot-tiro-about = speelt als een beginner
bot-miles = Miles
bot-miles-about = een degelijke speler
bot-centurio = Centurio
bot-centurio-about = kijkt vooruit
bot-legatus = Legatus
bot-legatus-about = de sterkste, en de traagste
bot-strength = wint ongeveer { $tenths } van de 10 partijen tegen drie bots van niveau { $other }
bot-strength-together =
    { $tenths ->
        [0] een team van drie wint bijna nooit op ‘Beginner’
       *[other] een team van drie wint ongeveer { $tenths } van de 10 partijen op ‘Beginner’
    }
host = host
here = aanwezig
away = weg
copy-invitation = Uitnodiging kopiëren
copied = De uitnodiging is gekopieerd. Stuur die naar wie je erbij wilt hebben.
copied-playing = De uitnodiging is gekopieerd. Wie de link heeft, kan toekijken.
copy-failed = Je browser staat kopiëren niet toe. Selecteer de code en kopieer die zelf.
rules-of-table = Opties van de tafel
more-options =
    { $count ->
        [one] 1 geavanceerde optie
       *[other] { $count } geavanceerde opties
    }
pace = Bedenktijd
pace-about = tijd per zet
pace-days =
    { $days ->
        [0] Live
        [one] 1 dag
       *[other] { $days } dagen
    }
clock = Klok
clock-about = elke speler krijgt bedenktijd, plus 10 seconden per beslissing; is je tijd op, dan word je laatste
clock-minutes =
    { $minutes ->
        [0] Geen
       *[other] { $minutes } min
    }
clock-left = nog { $time }
clock-pause = Klokken pauzeren
clock-paused = De klokken staan stil. Bij de volgende zet lopen ze weer.
clock-resume = Klokken laten lopen
clock-lent = Je was weg: een bot speelt voor je.
clock-yours = Jij bent aan zet: je klok loopt al
clock-runs = De klokken lopen weer.
clock-runs-by = { $name } heeft de klokken weer laten lopen.
clock-short =
    { $sort ->
        [together] Je tijd is bijna op. Daarna neemt een bot je plaats voorgoed over.
       *[rivals] Je tijd is bijna op. Daarna word je laatste en kun je niet meer terugkomen.
    }
clock-back = Ik ben terug
clock-returning = Welkom terug. Je neemt het over zodra de bot je beurt heeft afgemaakt.
vote-pause = { $name } wil de klokken pauzeren.
hints = Tips
hints-about = spelers mogen een bot om raad vragen
rated = Rating
rated-about = alleen voor accounts, met klok of dagen per zet, zonder tips, met de standaardopties
rated-yes = Om de rating
rated-no = Vriendschappelijk
rating-is = { $points } ± { $spread }
seat-rating = rating { $points }
seat-provisional = rating { $points }, voorlopig
seat-guest = gast
seat-program = programma
public = Zichtbaarheid
public-about = openbare tafels staan voor iedereen in de lijst
public-yes = Openbaar
public-no = Alleen met link
spectators = Toeschouwers
spectators-about = anderen mogen toekijken; ze zien alleen wat openbaar is
stand-ins-note =
    { $count ->
        [one] 1 waarde aan deze tafel is van ons: de gedrukte konden we niet vinden.
       *[other] { $count } waarden aan deze tafel zijn van ons: de gedrukte konden we niet vinden.
    }
stand-ins-see = Bekijk welke.
content-own =
    { $count ->
        [one] Het gegevensbestand van de host vervangt 1 waarde.
       *[other] Het gegevensbestand van de host vervangt { $count } waarden.
    }
content-bring = Eigen waarden gebruiken
content-about = Heb je het spel in huis? Verbeter de waarden in een klein bestand en laad het hier. De regels, bots en borden van deze tafel gebruiken het dan, ook bij het terugkijken.
content-template = Sjabloon met alle waarden downloaden
content-file = Gegevensbestand laden
content-back = Standaardwaarden gebruiken
figures = Waarden
figures-own = Gespeeld met de waarden van de host
figures-ours = Sommige waarden zijn van ons, omdat ze in geen spelregelboek staan
figures-none-own = Voor deze tafel is geen gegevensbestand geladen, of de waarden zijn gelijk aan de onze.
figures-intro = Welke waarden uit het gegevensbestand van de host komen, en welke van ons zijn.
figures-back = Terug naar de tafel
figures-stand-ins =
    { $count ->
        [one] 1 waarde van ons
       *[other] { $count } waarden van ons
    }

## Gesprek

talk = Chat
talk-write = Bericht aan de tafel
phrase-hello = Hallo!
phrase-luck = Succes!
phrase-moment = Momentje, alsjeblieft.
phrase-thinking = Ik denk nog na.
phrase-sorry = Sorry.
phrase-thanks = Bedankt!
phrase-played = Goed gespeeld!
phrase-again = Nog een partij?
phrases = Standaardzinnen: iedereen ziet ze in de eigen taal
block = Blokkeren
unblock = Deblokkeren
blocked = { $name } is geblokkeerd. Je ziet de berichten van deze speler aan geen enkele tafel meer.
talk-empty = Nog geen berichten.
talk-unread =
    { $unread ->
        [0] Chat
       *[other] Chat, { $unread } nieuw
    }
said = { $name }: { $text }
mute = Dempen
mute-all = Voor iedereen dempen
report = Bericht melden
report-name = Naam melden
reported = Gemeld. Een beheerder bekijkt het.
muted =
    { $count ->
        [one] 1 speler gedempt.
       *[other] { $count } spelers gedempt.
    }
unmute = Niet meer dempen

## Spelen

waiting-for = Wachten op { $names }
acts-now = mag nu iets doen
hint = Tip
since = Sinds je beurt
since-number = Sinds je beurt: { $number }
since-short = Nieuw: { $number }
since-own = Wat er gebeurde
since-partner =
    { $number ->
        [one] en nog 1 actie
       *[other] en nog { $number } acties
    }
since-more =
    { $number ->
        [one] en nog 1 regel in de kroniek
       *[other] en nog { $number } regels in de kroniek
    }
advice = Voorgestelde zetten
advice-thinking = Een bot denkt na…
advice-chance = { $chance }% kans om te winnen
advice-equal = ongeveer even goed
advice-table = Kansen aan deze tafel, als je speelt als { $level }.
advice-do = Speel dit
advice-next = Volgend voorstel { $at }/{ $count }
undo = Terugnemen
edit-board = Bord bewerken
undo-ask = Vragen om terug te nemen
rules = Regels
line-lost = Geen verbinding. We proberen het opnieuw… Je zetten worden verstuurd zodra je weer online bent.
new-rules = De server heeft een update met verbeterde regels gekregen. Je partij gaat vanuit dezelfde stelling verder volgens de nieuwe regels. Eerdere zetten kun je niet meer terugnemen of bekijken.
abandoned = { $seat } is te lang weg.
takeover-bot = Door een bot laten spelen
takeover-me = Plaats overnemen
takeover-claim = Overwinning opeisen
takeover-claim-sure = De partij nu beëindigen en de overwinning opeisen?
vote-undo = { $name } wil zijn of haar laatste zet terugnemen.
vote-bot = { $name } wil dat een bot voor { $seat } speelt.
vote-takeover = { $name } wil voor { $seat } spelen.
vote-count = { $yes } van { $voters } akkoord.
news-resigned = { $name } heeft opgegeven. { $bot } neemt het over.
news-time-up = De tijd van { $name } is op. { $bot } neemt het over.
news-bot = { $bot } speelt voor { $name } tot { $name } terug is.
news-left = { $name } heeft de tafel verlaten.
news-back = { $name } is terug.
news-no = { $name } gaat niet akkoord.
news-no-many = De anderen gaan niet akkoord.
vote-mine-pause = Je hebt gevraagd de klokken te pauzeren. De jouwe loopt door tot de anderen akkoord gaan.
vote-mine-undo = Je hebt gevraagd je laatste zet terug te nemen.
vote-mine-takeover = Je hebt de tafel gevraagd wie er op de verlaten plaats moet spelen.
vote-withdraw = Intrekken
resign = Opgeven
resign-sure = Opgeven? Een bot neemt je plaats over. Speel je met z’n tweeën, dan wint je tegenstander.
block-name = { $name } blokkeren
abort = Partij afbreken
abort-sure = Deze partij afbreken? Dan telt ze voor niemand.
sure-rated = Deze partij telt mee voor de rating: wie weggaat of opgeeft, wordt laatste.
stay = Blijven
fair = Eerlijke dobbelstenen
pass-to = Geef het scherm aan { $name }
pass-about = De kaarten van { $name } blijven verborgen tot { $name } het overneemt.
pass-ready = Ik ben klaar

## Het einde

end-results = Uitslag
end-won-together = Gewonnen: Rome houdt stand
end-lost-together = Verloren: Rome is gevallen
end-won = Je hebt gewonnen
end-winner =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
end-when =
    { $moves ->
        [one] Afgelopen op { $date }, na 1 zet.
       *[other] Afgelopen op { $date }, na { $moves } zetten.
    }
end-place = { $place }.
points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
result-resigned = de tegenstander gaf op
result-claimed = de tegenstander kwam niet terug
result-time = de tijd van de tegenstander is op
end-you-resigned = Je hebt opgegeven.
end-you-claimed = Je kwam niet op tijd terug.
end-you-time = Je tijd is op.
end-you-gave-up = Een bot heeft de partij voor je uitgespeeld, en je telt als laatste.
end-chapter = Handig om te lezen voor je volgende partij:
share-picture = Afbeelding delen
share-shared = De afbeelding is gedeeld.
share-kept = Er is niets gedeeld.
share-saved = De afbeelding staat als occasus.png bij je downloads.
decided-thinking = De partij wordt geanalyseerd…
rematch = Nog eens spelen
rematch-join = Meedoen aan de revanche
rematch-accept = Aannemen
rematch-decline = Afwijzen
replay = Terugkijken
look-at-board = Bord bekijken

## Terugkijken

replays-intro = Uitgespeelde partijen, zet voor zet
replays-mine = Mijn partijen
replays-public = Openbare partijen
replays-brought = Ingelezen partijbestanden
no-replays = Je hebt nog geen partij uitgespeeld.
no-public-replays = Er is nog geen openbare partij uitgespeeld.
bring-file = Partijbestand openen
replay-of = { $game }, terugkijken
step = Zet
step-of = { $at } van { $moves }
step-back = Vorige zet
step-on = Volgende zet
step-turn = Volgende beurt
step-turn-back = Vorige beurt
step-action = Volgende actie
step-action-back = Vorige actie
step-strip = Beurten
step-setup = Opzet
step-end = Het einde
step-every = Elke kaart en dobbelsteen tonen
step-place =
    { $game ->
        [empires_end] Fase
        [struggle_for_rome] Ronde
       *[other] Beurt
    } { $turn } van { $total }, actie { $action } van { $of }
replay-play-on = Vanaf hier verder spelen
replay-played-on = Nieuwe partij vanaf zet { $move }. Jij speelt { $name }; bots spelen de andere plaatsen. De oorspronkelijke partij verandert niet.
replay-older = Deze partij is volgens oudere regels gespeeld. Je ziet de partij zoals die is opgeslagen, met alle kaarten open.

## Regels

rules-intro = Elke regel heeft een nummer. De kroniek, de tips en de uitleg waarom iets niet mag, verwijzen ernaar.
rules-search = Zoek op woorden of regelnummer
rules-count =
    { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
rules-near = Geen regel bevat al deze woorden. Deze komen het dichtst in de buurt.
rule-mark = Regel { $rule }
rule-open = Openen in de regels
rule-ledger = De precieze regel, in het Engels:
scenes = Scènes die deze regel laten zien
contents = Inhoud

## Over

about-intro = Wat gedrukt is, wat van ons is, en wiens werk we gebruiken
about-editions = Over deze edities
about-stand-ins = De regels volgen de gedrukte spelregels. Waar we een gedrukte kaart of een bord niet konden vinden, gebruiken we iets van onszelf. Dat staat hier allemaal, en alles is speelbaar.
about-own = Heb je het spel in huis, dan kun je al deze waarden vervangen met een klein bestand: aan je eigen tafel, onder de opties, of in de terminal:
about-sure = Waarden met een bron: { $high } zeker, { $medium } waarschijnlijk, { $low } onzeker. Van ons: { $standins }.
about-not-affiliated = Geen band met uitgevers
about-credits = Met dank aan
edition-fall_of_rome = Van ons: de reisdagen op de meeste stadskaarten, die alleen bepalen wie begint. De corruptie-effecten van de meeste gebeurteniskaarten berusten op één openbare bron.
edition-empires_end = Van ons: biedingen, kosten en vaardigheden op de rampkaarten, de conflictkaarten, de volgorde van de fasen en de herbouwkosten.
edition-struggle_for_rome = Van ons: de kaart, het aantal ontwikkelingskaarten en het effect van sommige, en de verdeling van de plunderingsfiches. In het Nederlandse spelregelboek heet dit spel ‘De val van Rome’.
subject-cities = Steden
subject-resources = Grondstoffen
subject-locations = Locaties
subject-disaster_cards = Rampkaarten
subject-conflict_cards = Conflictkaarten
subject-decline_track = Vervalspoor
subject-development_cards = Ontwikkelingskaarten
subject-plunder_tokens = Plunderingsfiches
subject-map = Kaart
credit-icons = Iconen: game-icons.net, door Lorc, Delapouite en andere auteurs, onder CC BY 3.0.
credit-fonts = Lettertypen: Cinzel van Natanael Gama en EB Garamond van Georg Duffner en Octavio Pardo, onder de SIL Open Font License.
credit-map = Kusten: Natural Earth via world-atlas, publiek domein.
credit-code = Al het andere hebben we zelf getekend en geschreven. Het valt onder de Apache License 2.0.

## Instellingen

name = Naam
device = Dit apparaat
theme = Thema
theme-about = alleen voor de pagina’s; de borden veranderen niet
theme-system = Systeem
theme-dark = Donker
theme-light = Licht
motion = Beweging
motion-about = bewegende stukken
motion-system = Systeem
motion-full = Volledig
motion-none = Geen
speed = Snelheid
speed-now = Snelheid: { $speed }
speed-about = hoe snel stukken bewegen
speed-calm = Rustig
speed-normal = Normaal
speed-fast = Snel
odds = Kansen
odds-about = laat zien wat er van de stapels kan komen
notes = Uitleg bij de eerste keer
notes-about = legt elke soort gebeurtenis uit als die voor het eerst voorkomt
sound-offer = Zachte geluiden aanzetten, en een bel als je aan zet bent?
sound-on = Aanzetten
sound-effects = Geluiden
sound-effects-about = zachte tikken voor stukken, kaarten en dobbelstenen
sound-bell = Bel
sound-bell-about = als je aan zet bent
install-about = Wil je Occasus als app installeren, kies dan ‘Installeren’ of ‘Zet op beginscherm’ in het menu van je browser.
confirm-done = Je e-mailadres is bevestigd. We laten je weten wanneer je aan zet bent.
unsubscribe-done = Je bent afgemeld en krijgt geen e-mails meer.
account = Account
account-about = Je speelt als gast in deze browser. Maak een account aan om op elk apparaat bij je tafels te kunnen.
account-is = Ingelogd als { $account }
account-name = Gebruikersnaam
account-make = Account aanmaken
account-log-in = Inloggen
account-recover = Herstelcode gebruiken
passkey-in = Inloggen met een toegangssleutel
code-if = Code, als je tweestapsverificatie gebruikt
code-once = Code uit de app
recovery-code = Herstelcode
security = Inloggen
passkeys = Toegangssleutels
passkeys-about = log in met je apparaat in plaats van met je wachtwoord
passkey-add = Toegangssleutel toevoegen
second-factor = Tweestapsverificatie
second-factor-about = een code uit een app, naast je wachtwoord
second-factor-secret = Voer deze sleutel in je authenticator-app in:
second-factor-open = Openen in de app
second-factor-on = Aanzetten
second-factor-off = Uitzetten
recovery = Herstelcodes
recovery-about = Met elke code kun je één keer een nieuw wachtwoord instellen, ook zonder e-mail. Bewaar ze op een veilige plek.
recovery-left =
    { $codes ->
        [0] Je hebt geen herstelcodes.
        [one] Nog 1 code
       *[other] Nog { $codes } codes
    }
recovery-make = Nieuwe codes maken
password-forgotten = Wachtwoord vergeten?
password-sent = Als dit account een bevestigd e-mailadres heeft, hebben we er een link naartoe gestuurd. Die is een uur geldig.
password-set = Je wachtwoord is gewijzigd. Je bent ingelogd.
password = Wachtwoord
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-about = Minstens 8 tekens. Voeg een e-mailadres toe, dan kun je een nieuw wachtwoord instellen als je het vergeet.
password-change = Wachtwoord wijzigen
log-out = Uitloggen
log-out-everywhere = Overal uitloggen en alle tokens intrekken
tokens = API-tokens
tokens-about = Met een token kan een programma namens jou spelen. Behandel het als een wachtwoord.
sessions = Actieve sessies
sessions-about = Browsers waarin je bent ingelogd. Log uit bij elke browser die je niet herkent.
session-unknown = Onbekende browser
session-current = deze browser
session-seen = laatst actief { $date }
session-end = Uitloggen
token-scope = Rechten
token-scope-play = spelen
token-scope-read = alleen lezen
token-days = Geldig (in dagen)
token-until = tot { $date }
token-label = Omschrijving
token-make = Token maken
token-secret = Kopieer het nu; je krijgt het niet nog eens te zien:
my-data = Mijn gegevens
my-data-about = Alles wat de server over je opslaat.
my-data-export = Mijn gegevens downloaden
my-data-delete = Mijn account verwijderen
my-data-delete-about = Je naam, account, tokens, berichten en partijbestanden worden voorgoed verwijderd. Lopende partijen gaan zonder jou verder.

## Wat er misging

error-unreadable = Deze tekst of link is onleesbaar.
error-no-start = Het klaarzetten van dit spel duurt te lang.
error-unknown = Er ging iets mis. Probeer het opnieuw.
error-offline = De server is niet te bereiken.
error-old-link = Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.
error-guest = Gasten hebben geen wachtwoord.
error-not-found = Dit bestaat niet, of je hebt er geen toegang toe.
error-private-replay = Deze partij is privé of verwijderd. Vraag een speler om de link: ‘Link kopiëren’.
error-no-code = Er is geen open tafel met deze code.
error-taken = Dat is al bezet. Kies iets anders.
error-play-now = Aan tafels van ‘Nu spelen’ heeft iedereen één plaats; bots vullen de rest.
error-play-now-rules = Tafels van ‘Nu spelen’ hebben vaste opties. Open een eigen tafel om ze te veranderen.
error-not-invited = Je kunt mensen uitnodigen met wie je een partij hebt uitgespeeld, als zij dat toestaan.
error-too-many-invitations = Er wachten al te veel uitnodigingen van jou op antwoord.
error-too-many-blocked = Je kunt niet meer mensen blokkeren. Deblokkeer eerst iemand.
error-block-self = Je kunt jezelf niet blokkeren.
error-follow-self = Je kunt jezelf niet volgen.
error-too-many-followed = Je volgt al het maximale aantal mensen. Kies eerst bij iemand ‘Niet meer volgen’.
error-wrong-password = De gebruikersnaam of het wachtwoord klopt niet.
error-too-fast = Te veel verzoeken. Wacht even en probeer het opnieuw.
error-too-large = Dit bestand of bericht is te groot.
error-not-a-match = Dit is geen partijbestand dat we hier kunnen tonen.
error-no-study = Deze studie staat niet in deze browser. Open de link of het bestand.
error-open-seats = Er zijn nog plaatsen vrij. Wacht even, of geef ze aan bots.
error-not-ready = Sommige spelers zijn nog niet klaar. Wacht op hen.
error-two-paces = Kies dagen per zet of een klok, niet allebei.
error-no-clock = Deze tafel heeft geen klok om te pauzeren.
error-paused = De klokken staan al stil.
error-not-paused = De klokken lopen al.
error-others-away = Tijdens de pauze is iemand even weg. Wacht tot iedereen terug is, of wacht 15 minuten.
error-rated-hints = Om de rating speel je zonder tips. Zet ze uit of speel vriendschappelijk.
error-bad-passkey = Deze toegangssleutel werkte niet. Probeer het opnieuw of gebruik je wachtwoord.
error-wrong-code = Deze code is fout of al gebruikt. Probeer een andere.
error-second-factor = Vul ook de code uit je authenticator-app in.
error-name-taken = Deze naam lijkt te veel op die van een account, een bot of het team. Kies een andere.
error-reserved = Deze plaats is voor iemand die is gevraagd om nog eens te spelen.
error-changed = De host heeft de tafel net veranderd. Kijk nog eens.
error-rated-programs = Programma’s spelen alleen met andere programma’s en bots om de rating.
error-rated-clock = Een partij om de rating heeft een klok of dagen per zet. Kies er een, of speel vriendschappelijk.
error-rated-guest = Voor partijen om de rating heb je een account nodig. Maak er een bij de instellingen; je houdt wat je hebt.
error-rated-aborts = Wie binnen een dag 3 partijen om de rating afbreekt, speelt een tijdje alleen vriendschappelijk.
error-rated-content = Om de rating speel je met de standaardwaarden. Haal het gegevensbestand weg of speel vriendschappelijk.
error-rated-options = Om de rating speel je met de standaardopties, behalve de moeilijkheid. Zet ze terug of speel vriendschappelijk.
error-rated-seats = Om de rating speelt iedereen op één plaats. Geef de andere aan mensen of bots.
error-rated-bots = Om de rating hebben bots een van de vier vaste niveaus. Kies er een.
error-rated-replay = Een partij waarmee je na het terugkijken doorgaat, kan niet meetellen voor de rating.
error-bad-options = Deze opties gaan niet samen.
error-no-hint = Nog geen voorstel. Probeer het zo nog eens.
error-not-your-turn = Je bent nu niet aan zet.
error-nothing-to-decide = Hier hoeft niemand iets te beslissen. Kies een andere stelling.
error-nothing-to-undo = Je hebt geen zet die je kunt terugnemen.
error-asked-already = Daarover wordt al gestemd.
error-stale = De partij is intussen verdergegaan. Kijk op het bord en probeer het opnieuw.
error-not-allowed = De regels staan dat nu niet toe.
error-not-abandoned = Deze plaats kan nu niet worden overgenomen.
error-no-proposal = Die stemming is al gesloten.
error-cooperative = In een coöperatief spel kun je niet opgeven, maar je kunt wel weggaan van de tafel.
error-forbidden = Dit mag je niet doen. De host misschien wel.
error-nobody = Je sessie is niet gevonden. Laad de pagina opnieuw.
error-no-person = Speler niet gevonden.
error-not-seated = Je hebt geen plaats aan deze tafel.
error-no-seat = Die plaats is er niet aan deze tafel.
error-started = Deze partij is al begonnen.
error-not-playing = Deze partij is niet aan de gang.
error-not-over = Deze partij is nog niet afgelopen.
error-wrong-seats = Met zoveel spelers kun je dit spel niet spelen.
error-unknown-bot = Die bot speelt dit spel niet.
error-too-many-tables = Je bent host van te veel tafels. Speel er eerst een uit of sluit er een.
error-too-many-replays = Je hebt te veel partijbestanden. Verwijder er eerst een.
error-too-many-tokens = Je hebt te veel tokens. Verwijder er eerst een.
error-token = Met een API-token kan dit niet. Gebruik een browser waarin je bent ingelogd.
error-read-only = Dit token mag alleen lezen.
error-hidden-hand = In dit spel zijn handkaarten geheim, dus alleen een bot kan het overnemen.
error-busy = De server heeft het te druk. Probeer het zo nog eens.
error-challenge-over = Deze uitdaging is voorbij. Er is elke week een nieuwe.
error-challenge-tried = Jij of iemand in je team heeft de enige poging al gebruikt.
error-challenge-rules = Een uitdaging is voor iedereen gelijk: één plaats per persoon, geen bots, vaste regels.
error-challenge-open = Partijen van een uitdaging kun je terugkijken als de week voorbij is.
error-challenge-undo = In een uitdaging kun je niets terugnemen.
error-unavailable = De server kan nu niets opslaan. Probeer het zo nog eens.
error-others-play = Er zitten anderen aan deze tafel. Je kunt weggaan, maar de partij niet beëindigen.
error-refused-already = De anderen gingen niet akkoord. Doe eerst een zet voordat je het weer vraagt.
error-maintenance = De server is in onderhoud: je kunt rondkijken, maar niet spelen. Kom gauw terug.
error-banned = Je hebt geen toegang meer tot deze server. Neem contact op met de beheerders.
error-newer = Deze partij draait nu op een nieuwere versie van de server. Probeer het zo nog eens.
error-not-for-two = Je kunt de overwinning alleen opeisen als je met z’n tweeën speelt. Laat een bot het overnemen.
error-too-many-browsers = Je krijgt al in te veel browsers meldingen. Zet ze eerst in een ervan uit.
error-too-long = Deze partij is te lang om te analyseren.
error-bad-content = Dit gegevensbestand is niet bruikbaar. Dit klopt er niet:
error-over = Op dit punt is de partij afgelopen. Ga een paar zetten terug en speel daar verder.
error-damaged = Dit partijbestand is beschadigd.
error-empty = Dit bericht is leeg.
error-unknown-zone = Onbekende tijdzone.
error-no-address = Bevestig eerst je e-mailadres.
error-no-mail = Deze server verstuurt geen e-mail.
error-mail-failed = We konden de e-mail niet versturen. Probeer het later opnieuw.
error-bad-push = Deze server kan geen meldingen naar deze browser sturen.
error-bad-request = Er ontbreekt iets, of het is te kort of te lang.
error-accident = Er ging iets mis op de server. Probeer het opnieuw.
error-unknown-action = Die zet bestaat niet in dit spel. Laad de pagina opnieuw.
error-unknown-game = Dat spel bestaat hier niet.
error-hello-first = Nog bezig met verbinden. Probeer het zo nog eens.
error-bad-message = Deze pagina is verouderd. Laad de pagina opnieuw.
error-wrong-method = Deze pagina is verouderd. Laad de pagina opnieuw.
error-wrong-type = Deze pagina is verouderd. Laad de pagina opnieuw.
error-rated-token = Speel deze partij om de rating in een browser, niet met een token.
error-too-many-passkeys = Je hebt te veel toegangssleutels, of deze staat er al bij.
error-administrator = Dit is een beheerder. Gebruik de opdrachtregel op de server.
error-own-address = Met dit bereik sluit je jezelf uit.
error-too-wide = Dit adresbereik is te groot om uit te sluiten.
error-waiting-elsewhere = Je wacht al op een andere partij. Verlaat eerst die tafel.
lost-title = Pagina niet gevonden
failed-title = Deze pagina kon niet worden geladen
lost-about = Er is geen pagina op dit adres.

## Op elk bord

chronicle = Kroniek
text-board = Bord als tekst
text-board-open = Op het tekstbord spelen
text-actions = Wat je kunt doen
turn-of = { $name } is aan zet
screen-parts = Deelvensters

## Kaarten, en gebeurtenissen die elk bord naspeelt

map-zoom = Zoom
map-nearer = Inzoomen
map-farther = Uitzoomen
map-inset = Kaart in het klein. Kies een plek om het beeld te verplaatsen
story-skip = Overslaan
story-turns = { $turns ->
    [one] nog 1 beurt te zien
   *[other] nog { $turns } beurten te zien
}
story-to-question = Naar je beslissing
away-title = Terwijl je weg was
away-late-title = Wat er gebeurde terwijl je weg was
away-show = Laten zien
away-go-on = Verder
story-on = Verder
seat-on-turn = aan zet
seat-due = beslist
seat-thinks = denkt na
speed-instant = Meteen
chronicle-rules = Regels
chronicle-more =
    { $number ->
        [one] nog 1 detail
       *[other] nog { $number } details
    }
chronicle-before = Voorbereiding
chronicle-empty = Er is nog niets gebeurd. Zetten verschijnen hier, de nieuwste bovenaan.
legend = Legenda

## Beheer
title-admin = Serverbeheer

## Offline, zonder server
play-here = Offline spelen op dit apparaat

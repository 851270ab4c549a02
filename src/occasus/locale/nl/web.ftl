# Wat de browserclient rond de spellen zegt.

## Overal

close = Sluiten
cancel = Annuleren
delete = Verwijderen
keep = Bewaren
kept = Bewaard.
loading = Een ogenblik…
menu = Menu
on = Aan
off = Uit
yes = Ja
no = Nee
try-again = Opnieuw proberen
new-version-title = Een nieuwe versie
new-version = Er is een nieuwe versie van deze site; laad de pagina opnieuw om verder te gaan.
reload = Opnieuw laden
skip = Naar de inhoud
hidden = iets verborgens
seat = plaats { $number }
guest = Gast
player = Speler { $number }
you = Jij
you-called = { $name } (jij)
somebody = Iemand
toast = Nieuws
logo = Occasus, startpagina
language = Taal
download = Downloaden

## Wegen naar pagina’s, en titels

nav = Pagina’s
nav-home = Start
nav-tables = Tafels
nav-turns = Mijn beurt
nav-rules = Regels
nav-replays = Terugkijken
nav-learn = Leren
nav-about = Over deze edities
nav-settings = Instellingen
title-home = Occasus: drie spellen over de val van Rome
title-page = { $page } · Occasus
title-tables = Tafels
title-turns = Mijn beurt
title-confirm = Jouw adres
title-reset = Nieuw wachtwoord
title-unsubscribe = Geen mails meer
title-rules = Regels
title-replays = Terugkijken
title-learn = Leren
title-lesson = Leren
title-puzzle = Leren
title-puzzles = Puzzels
title-book = Zo speel je
title-try = Proberen
title-cards = Overzichtskaarten
title-replay = Terugkijken
analysis = Analyse
title-scene = Een scène
title-about = Over deze edities
title-figures = Gegevens van een tafel
title-settings = Instellingen
title-begin = Een spel begint
title-join = Een uitnodiging
title-lost = Hier is niets
title-person = Profiel
title-ladder = Ranglijst
sign-in = Inloggen
guest-keep = Mijn spellen bewaren
title-your-turn = Jij bent aan de beurt

## De spellen

game-fall_of_rome = Ondergang van Rome
game-empires_end = Einde van het Rijk
game-struggle_for_rome = De val van Rome
game-fall_of_rome-about = Houd samen de grens. Vijf stammen trekken op naar Rome; legioenen, forten en verbonden moeten overal tegelijk zijn.
game-empires_end-about = Iedereen valt; de vraag is wie het best valt. Betaal om rampen af te wenden, of neem ze en leer ervan.
game-struggle_for_rome-about = Leid twee stammen over de Limes, plunder vijf provincies en sticht een rijk in de ruïnes.
game-about =
    { $sort ->
        [together] { $least } tot { $most } spelers, samen · { $minutes } min
       *[rivals] { $least } tot { $most } spelers, rivalen · { $minutes } min
    }

## Start

home-title = Drie spellen over de dag dat in Rome het licht uitging
home-intro = Speel ze in je browser met vrienden of bots, volgens de gedrukte regels.
open-table = Een tafel openen
join-code = Meedoen met een code
join = Meedoen
code = Code of link van de uitnodiging
play-bots = Nu met bots spelen
back-to-table = Terug naar je tafel: { $game }
play-people = Met mensen
first-game-together = Je eerste spel: het makkelijkste niveau, een beginner naast je, tips bij de hand.
first-game-rivals = Je eerste spel: tegen beginners, met tips bij de hand.
learn-game = Eerste spel met gids
waiting-for-you = Er wordt op je gewacht
open-tables = Open tafels
no-open-tables = Er is nu geen tafel open. Open er een; een openbare tafel vinden anderen hier.
recent-replays = Laatst gespeeld
not-affiliated = Occasus is een gratis project van liefhebbers. Het heeft geen band met de auteurs of uitgevers van de gedrukte spellen, en gebruikt hun beelden en teksten niet.

## Een nieuwe tafel

new-table = Een nieuwe tafel
new-table-game = Spel
new-table-with = Met wie
new-table-players = Spelers
with-friends = Vrienden
with-bots = Bots
with-screen = Eén scherm
with-friends-about = Je krijgt een link om te sturen; plaatsen die vrij blijven kunnen naar bots gaan.
with-strangers = Niemand om te vragen? Speel nu met wie hetzelfde spel wil
with-bots-about = Alle andere plaatsen worden door bots gespeeld.
with-screen-about = Alle plaatsen worden hier gespeeld; het scherm gaat rond.
with-alone-about = Je speelt de versie voor één speler: niemand anders doet mee.

## Tafels in lijsten

my-tables = Mijn tafels
no-tables = Je zit nog aan geen tafel.
tables-intro = De jouwe, en die waaraan iedereen mag meedoen of toekijken
turns-intro = Tafels die op je wachten, de dringendste eerst
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
turns-settings = Hoe je hoort dat je aan de beurt bent
your-turn = Jouw beurt
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
state-playing = Wordt gespeeld
state-plays = { $name } speelt
with = met { $names }
with-nobody = alleen
with-one-screen = { $players } spelers op één scherm
deadline = volgende zet vóór { $date }
table-mine = Jouw tafel
table-of = De tafel van { $name }
table-closed = Deze tafel is gesloten.
table-closed-about = De tafel is gesloten voordat het spel begon. Open een andere, of kies er een uit de lijst met tafels.
table-stopped = Dit spel is gestopt.
table-stopped-about = Iedereen die meespeelde is weg. Open een andere tafel, of sluit je aan bij een uit de lijst.
table-private = Deze tafel is besloten
table-private-about = Deze tafel is besloten, gesloten of allang afgelopen. Vraag iemand die er zit om de uitnodiging: met de link of de code kom je erin.
logged-out = Je bent uitgelogd.
logged-out-about = Log weer in om verder te spelen: je plaats wacht op je.
watching-about = Je kijkt naar dit spel; alle plaatsen zijn bezet. Wil je zelf spelen, open dan een tafel of doe ergens mee.

## De wachtkamer

lobby-intro =
    { $sort ->
        [together] { $players ->
            [one] { $game } voor 1 speler
           *[other] { $game } voor { $players } spelers, samen
        }
       *[rivals] { $game } voor { $players } spelers, rivalen
    }
lobby-free =
    { $free ->
        [one] 1 plaats is nog vrij
       *[other] { $free } plaatsen zijn nog vrij
    }
lobby-host-begins = De host start
lobby-away =
    { $away ->
        [one] 1 speler is weg
       *[other] { $away } spelers zijn weg
    }
lobby-ready = Iedereen is er
begin = Beginnen
leave = Verlaten
close-table = De tafel sluiten
close-table-sure = Voor iedereen sluiten? De plaatsen en de chat gaan verloren.
leave-lobby-sure = Je plaats opgeven?
seats = Aan tafel
seats-taken = { $taken } van { $seats }
seat-name = Naam van speler { $number }
lobby-unnamed = De anderen zien je als gast. Hoe moeten ze je noemen?
seat-free = Vrije plaats
seat-open = ga zitten, of wacht op anderen
seat-open-waits = wacht op iemand
seat-open-host = nodig uit, of zet er een bot neer
seat-clear = Plaats vrijmaken
sit = Hier gaan zitten
sit-too = Hier ook spelen
stand-up = Opstaan
add-bot = Bot toevoegen
bot-called = Bot { $name }
bot-for = { $name } ({ $bot })
bot-level = Hoe de bot speelt
bot-levels = Hoe sterk zijn de bots?
bot-random = Fortuna
bot-random-about = zomaar een zet
bot-tiro = Tiro
bot-tiro-about = als in een eerste spel
bot-miles = Miles
bot-miles-about = kent zijn vak
bot-centurio = Centurio
bot-centurio-about = kijkt vooruit
bot-legatus = Legatus
bot-legatus-about = de sterkste; neemt de tijd
bot-strength = wint ongeveer { $tenths } van de 10 spellen tegen drie keer { $other }
bot-strength-together =
    { $tenths ->
        [0] drie van hen winnen bijna nooit op moeilijkheid ‘Beginner’
       *[other] drie van hen winnen ongeveer { $tenths } van de 10 spellen op moeilijkheid ‘Beginner’
    }
host = host
here = aanwezig
away = weg
copy-invitation = Uitnodiging kopiëren
copied = De uitnodiging is gekopieerd. Stuur die naar wie mag meespelen.
copied-playing = De uitnodiging is gekopieerd. Wie die volgt, mag toekijken.
copy-failed = De browser laat ons niet kopiëren; selecteer de code en kopieer die zelf.
rules-of-table = Regels van deze tafel
more-options =
    { $count ->
        [one] nog 1 keuze, voor wie het spel kent
       *[other] nog { $count } keuzes, voor wie het spel kent
    }
pace = Tempo
pace-about = tijd voor elke zet
pace-days =
    { $days ->
        [0] Live
        [one] 1 dag
       *[other] { $days } dagen
    }
clock = Klok
clock-about = een tijdvoorraad per speler en 10 gratis seconden per beslissing; is die leeg, dan speelt een bot tot je terug bent
clock-minutes =
    { $minutes ->
        [0] Geen
       *[other] { $minutes } min
    }
clock-left = nog { $time }
clock-pause = Klokken stilzetten
clock-paused = De klokken staan stil. Een zet laat ze weer lopen.
clock-resume = Verder
clock-lent = Je tijd is om: een bot speelt voor je.
clock-yours = Jij bent zo aan zet: je klok loopt
clock-runs = De klokken lopen weer.
clock-runs-by = { $name } laat de klokken weer lopen.
clock-short = Je tijd is bijna om. Daarna speelt een bot voor je tot je terug bent; het spel is daarmee niet verloren.
clock-back = Ik ben terug
clock-returning = Je bent terug: je speelt verder zodra de bot je beurt heeft afgemaakt.
vote-pause = { $name } wil de klokken stilzetten.
hints = Tips
hints-about = je mag een bot om een zet vragen
rated = Rating
rated-about = een spel om de rating is zonder tips en met de gewone opties
rated-yes = Om de rating
rated-no = Vriendschappelijk
rating-is = { $points } ± { $spread }
seat-rating = rating { $points }
public = Zichtbaar voor
public-about = een openbare tafel staat voor iedereen in de lijst
public-yes = Iedereen
public-no = Wie de link heeft
spectators = Toekijken
spectators-about = anderen mogen meekijken en zien wat iedereen mag zien
stand-ins-note =
    { $count ->
        [one] 1 gegeven van deze tafel vervangt wat we niet konden vinden.
       *[other] { $count } gegevens van deze tafel vervangen wat we niet konden vinden.
    }
stand-ins-see = Bekijk welke.
content-own =
    { $count ->
        [one] Het bestand van de host vervangt 1 gegeven.
       *[other] Het bestand van de host vervangt { $count } gegevens.
    }
content-bring = Met je eigen gegevens spelen
content-about = Heb je de doos, verbeter dan in een klein bestand wat erin gedrukt staat en open het hier: regels, bots, borden en het terugkijken van deze tafel gebruiken het dan.
content-template = Een bestand met alle gegevens, om te verbeteren
content-file = Een gegevensbestand openen
content-back = Terug naar onze gegevens
figures = Gegevens
figures-own = Gespeeld met de gegevens van de host
figures-ours = Sommige waarden hebben we zelf gekozen, omdat geen spelregelboek ze noemt
figures-none-own = Niemand heeft voor deze tafel een gegevensbestand meegebracht, of de waarden zijn gelijk aan de onze.
figures-intro = Welke gegevens uit het bestand van de host komen, en welke vervangen wat we niet konden vinden.
figures-back = Terug naar de tafel
figures-stand-ins =
    { $count ->
        [one] 1 vervangend gegeven
       *[other] { $count } vervangende gegevens
    }

## Gesprek

talk = Chat
talk-write = Schrijf naar de tafel
phrase-hello = Hallo!
phrase-luck = Succes!
phrase-moment = Een momentje, graag.
phrase-thinking = Ik denk nog na.
phrase-sorry = Sorry.
phrase-thanks = Bedankt!
phrase-played = Goed gespeeld!
phrase-again = Nog een spel?
phrases = Kant-en-klare zinnen; iedereen leest ze in de eigen taal
block = Blokkeren
unblock = Niet meer blokkeren
blocked = { $name } is geblokkeerd: je leest aan geen tafel meer wat die zegt.
talk-empty = Er is nog niets gezegd.
talk-unread =
    { $unread ->
        [0] Chat
       *[other] Chat, { $unread } nieuw
    }
said = { $name }: { $text }
mute = Berichten van deze speler verbergen
mute-all = Voor iedereen dempen
report = Dit bericht melden
report-name = Deze naam melden
reported = De beheerders van de server zullen het lezen.
muted =
    { $count ->
        [one] 1 persoon is gedempt.
       *[other] { $count } personen zijn gedempt.
    }
unmute = Weer tonen

## Spelen

waiting-for = Wachten op { $names }
acts-now = mag nu handelen
hint = Tip
since = Sinds je beurt
since-number = Sinds je beurt: { $number }
since-short = Nieuw: { $number }
since-own = Gevolgen
since-more =
    { $number ->
        [one] en nog 1 regel in de kroniek
       *[other] en nog { $number } regels in de kroniek
    }
advice = Wat een bot zou doen
advice-thinking = Een bot denkt na…
advice-chance = { $chance }% kans om te winnen
advice-equal = ongeveer even goed
advice-do = Doe dit
advice-next = Volgend idee { $at }/{ $count }
undo = Terugnemen
undo-ask = Vragen om terug te nemen
rules = Regels
line-lost = De verbinding is weg. We proberen het opnieuw; je zetten wachten.
new-rules = Deze server heeft een nieuwere versie met verbeterde regels. Je spel gaat verder vanuit dezelfde situatie volgens de nieuwe regels; eerdere zetten kunnen niet meer worden teruggenomen en de kroniek ervan wordt niet getoond.
abandoned = { $seat } laat het spel wachten.
takeover-bot = Laat een bot spelen
takeover-me = Ik neem het over
takeover-claim = Ik win het spel
takeover-claim-sure = Het spel nu beëindigen, met jou als winnaar?
vote-undo = { $name } wil de laatste zet terugnemen.
vote-bot = { $name } wil dat een bot voor { $seat } speelt.
vote-takeover = { $name } wil voor { $seat } spelen.
vote-count = Akkoord: { $yes } van { $voters }.
news-resigned = { $name } heeft opgegeven. { $bot } speelt verder.
news-time-up = De tijd van { $name } is om: { $bot } speelt tot { $name } terug is.
news-bot = { $bot } speelt voor { $name } tot { $name } terug is.
news-left = { $name } heeft de tafel verlaten.
news-back = { $name } is terug.
news-no = { $name } wil dat liever niet.
news-no-many = De anderen willen dat liever niet.
vote-mine-pause = Je vroeg om de klokken stil te zetten; de jouwe loopt door tot de anderen het goedvinden.
vote-mine-undo = Je vroeg om je laatste zet terug te nemen.
vote-mine-takeover = Je stelde voor wie er op de verlaten plaats speelt.
vote-withdraw = Intrekken
resign = Opgeven
resign-sure = Opgeven? Een bot speelt voor je verder; met z’n tweeën wint de ander.
resigned = gaf op
block-name = { $name } blokkeren
resigned-about = Je hebt opgegeven; { $bot } speelt op jouw plaats verder. Je mag blijven kijken.
leave-sure = Voorgoed weggaan? Je plaats wacht op iemand die voor je verder speelt. Wil je later terugkomen, sluit dan gewoon deze pagina.
leave-sure-alone = Voorgoed weggaan? Niemand anders speelt hier, dus het spel eindigt zonder uitslag. Wil je later terugkomen, sluit dan gewoon deze pagina.
leave-sure-rated = Voorgoed weggaan? Niemand anders speelt hier, dus het spel eindigt. Wil je later terugkomen, sluit dan gewoon deze pagina.
sure-rated = Dit spel is om de rating: wie weggaat of opgeeft, komt op de laatste plaats.
stay = Blijven
fair = Eerlijk toeval
fair-about = Alle dobbelstenen en kaarten komen uit een geheim getal van de server en uit getallen die de browsers van de spelers toevoegen. De server toonde de vingerafdruk van zijn getal toen de tafel werd gemaakt; het getal zelf wordt aan het eind getoond, zodat iedereen het kan nagaan.
fair-promise = Vingerafdruk van het getal van de server:
fair-mine = Toegevoegd door deze browser:
fair-secret = Het getal van de server:
fair-kept = Nagegaan: alle worpen en kaarten komen uit het getal dat de server heeft beloofd en uit de getallen van de spelers. Wil je ze een voor een nagaan, download dan het spel en voer uit: occasus replay BESTAND --verify
fair-kept-late = Nagegaan: alle worpen en kaarten komen uit het getal dat de server heeft beloofd en uit de getallen van de spelers. Het getal van deze browser kwam pas na het begin van het spel aan en hoort er niet bij.
fair-late = Het spel was al begonnen toen het getal van deze browser aankwam: het wordt zonder dat getal gespeeld.
fair-cannot = Deze browser kan de dobbelstenen alleen nagaan via een veilige verbinding (https).
fair-broken-promise = Let op: het getal van de server is niet het beloofde. De dobbelstenen zijn niet te vertrouwen.
fair-broken-nonce = Let op: het spel is begonnen zonder het getal dat deze browser heeft toegevoegd. De dobbelstenen zijn niet te vertrouwen.
fair-broken-seed = Let op: de dobbelstenen komen niet uit de beloofde en toegevoegde getallen. Ze zijn niet te vertrouwen.
pass-to = Geef het scherm aan { $name }
pass-about = Wat { $name } weet blijft verborgen tot alleen { $name } kijkt.
pass-ready = Ik ben het

## Het einde

the-end = Het einde
end-won-together = Gewonnen: Rome staat nog
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
result-resigned = de andere partij gaf op
result-claimed = de andere partij kwam niet terug
end-you-resigned = Je hebt opgegeven.
end-you-claimed = Je kwam niet op tijd terug.
end-you-gave-up = Je hebt opgegeven: een bot speelde op jouw plaats verder, en je telt als laatste.
end-chapter = Wat de volgende keer helpt:
share-picture = Plaatje delen
share-shared = Het plaatje is gedeeld.
share-kept = Er is niets gedeeld.
share-saved = Het plaatje is opgeslagen: occasus.png, bij je downloads.
decided = Wat gaf de doorslag?
decided-thinking = Een bot loopt het hele spel nog eens na…
rematch = Nog eens spelen
rematch-join = Naar het volgende spel
replay = Terugkijken
look-at-board = Het bord bekijken

## Terugkijken

replays-intro = Gespeelde spellen, zet voor zet
replays-mine = Mijn spellen
replays-public = Openbare spellen
replays-brought = Spelbestanden
no-replays = Je hebt nog geen spel uitgespeeld.
no-public-replays = Er is nog geen ander openbaar spel uitgespeeld.
bring-file = Een spelbestand openen
replay-of = { $game }, terugkijken
step = Zet
step-of = { $at } van { $moves }
step-back = Eén zet terug
step-on = Eén zet verder
step-turn = Volgende beurt
step-turn-back = Vorige beurt
replay-play-on = Hiervandaan verder spelen
replay-played-on = Een nieuwe partij vanaf zet { $move }. Jouw plaats: { $name }; bots spelen de andere. De oude partij blijft zoals ze was.
replay-older = Dit spel is volgens oudere regels gespeeld. Het wordt getoond zoals het is bewaard, met alle kaarten open.

## Regels

rules-intro = Elke regel heeft een nummer; kroniek, weigeringen en tips noemen het.
rules-search = Zoek woorden of nummer
rules-count =
    { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
rules-none = In geen enkele regel staan al deze woorden.
rule-mark = Regel { $rule }
rule-open = De regels hier openen
rule-ledger = Het register zegt, in het Engels:
scenes = Scènes die hem tonen
contents = Inhoud

## Over

about-intro = Wat gedrukt is, wat van ons is, en wiens werk erin zit
about-editions = Over deze edities
about-stand-ins = De regels volgen de gedrukte spelregels. Waar een gedrukte kaart of een bord niet te vinden was, staat er iets van ons; alles daarvan staat hier, en met alles valt te spelen.
about-own = Heb je de doos, dan kun je alles daarvan vervangen met een klein eigen bestand: aan je eigen tafel, onder de regels ervan, of in de terminal:
about-sure = Gegevens met een bron: { $high } zeker, { $medium } waarschijnlijk, { $low } onzeker. Vervangen: { $standins }.
about-not-affiliated = Geen band met de uitgevers
about-credits = Wiens werk erin zit
edition-fall_of_rome = Vervangen: de reisdagen op de meeste stadskaarten, die alleen de eerste speler aanwijzen; de sterke werking van de meeste gebeurtenissen berust op één openbare bron.
edition-empires_end = Vervangen: biedingen, kosten en vaardigheden op de rampkaarten, de conflictkaarten, de volgorde van de fasen, de kosten van herbouw.
edition-struggle_for_rome = Vervangen: de kaart, het aantal ontwikkelingskaarten en wat sommige doen, de verdeling van de plunderingsfiches.
subject-cities = Steden
subject-resources = Grondstoffen
subject-locations = Locaties
subject-disaster_cards = Rampkaarten
subject-conflict_cards = Conflictkaarten
subject-decline_track = Vervalspoor
subject-development_cards = Ontwikkelingskaarten
subject-plunder_tokens = Plunderingfiches
subject-map = Kaart
credit-icons = Iconen: game-icons.net, door Lorc, Delapouite en de andere auteurs daar, onder CC BY 3.0.
credit-fonts = Lettertypen: Cinzel van Natanael Gama en EB Garamond van Georg Duffner en Octavio Pardo, onder de SIL Open Font License.
credit-map = Kusten: Natural Earth via world-atlas, publiek domein.
credit-code = Al het andere is door ons getekend en geschreven, onder de Apache License 2.0.

## Instellingen

name = Naam
device = Dit apparaat
theme = Thema
theme-about = hoe de pagina’s eruitzien; de borden blijven hetzelfde
theme-system = Zoals het apparaat
theme-dark = Donker
theme-light = Licht
motion = Beweging
motion-about = of stukken bewegen
motion-system = Zoals het apparaat
motion-full = Volledig
motion-none = Geen
speed = Snelheid
speed-now = Snelheid: { $speed }
speed-about = hoe snel stukken bewegen
speed-calm = Rustig
speed-normal = Gewoon
speed-fast = Snel
odds = Kansen
odds-about = wat er van de stapels kan komen
notes = Uitleg
notes-about = wat er voor het eerst gebeurt wordt één keer uitgelegd
sound-offer = Zachte geluiden en een bel als je aan de beurt bent?
sound-on = Aanzetten
sound-effects = Geluiden
sound-effects-about = zachte tikken voor stukken, kaarten en dobbelstenen
sound-bell = Bel
sound-bell-about = als je aan de beurt bent
install-about = Wil je Occasus als app, kies dan ‘Installeren’ of ‘Zet op beginscherm’ in het menu van je browser.
notices = Berichten
notices-about = Als een zet van een langzaam spel op je wacht: één bericht per zet, nooit meer.
notices-push = In deze browser
notices-push-about = ook als deze pagina dicht is
notices-push-none = deze browser kan ze hier niet tonen
notices-push-denied = verboden in deze browser; sta ze eerst toe in zijn instellingen
notices-mail = Per mail
notices-mail-about = op een adres dat je bevestigt
notices-mail-none = deze server verstuurt geen mail
notices-address = Adres
notices-confirm = Stuur me een link
notices-pending = Een mail met een link is onderweg naar { $address }.
notices-forget = Vergeet het adres
notices-quiet = Stille uren
notices-quiet-about = dan komt er niets; volgens de klok van { $zone }
notices-from = Van
notices-to = Tot
confirm-done = Je adres is bevestigd. Je hoort wanneer je aan de beurt bent.
unsubscribe-done = Klaar: er komen geen mails meer.
account = Account
account-about = Je bent gast van deze browser. Met een account vind je je tafels overal terug.
account-is = Je bent ingelogd als { $account }.
account-name = Naam van het account
account-make = Nieuw account
account-log-in = Inloggen
password-forgotten = Wachtwoord vergeten?
password-sent = Als dit account een bevestigd mailadres heeft, is er een link naartoe onderweg. Die is een uur geldig.
password-set = Je wachtwoord is veranderd, en je bent ingelogd.
password = Wachtwoord
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-about = Minstens 8 tekens. Zonder mailadres kan niemand een vergeten wachtwoord herstellen.
password-change = Wachtwoord wijzigen
log-out = Uitloggen
log-out-everywhere = Overal uitloggen, ook programma’s
tokens = Sleutels voor programma’s
tokens-about = Met een sleutel kan een programma als jij spelen. Behandel hem als een wachtwoord.
sessions = Waar je bent ingelogd
sessions-about = Elke browser die jou kent. Log uit bij wat je niet herkent.
session-unknown = Een browser
session-current = deze
session-seen = laatst gezien { $date }
session-end = Daar uitloggen
token-scope = Het mag
token-scope-play = spelen
token-scope-read = alleen lezen
token-days = Voor hoeveel dagen
token-until = tot { $date }
token-label = Waarvoor
token-make = Sleutel maken
token-secret = Dit zie je maar één keer:
my-data = Mijn gegevens
my-data-about = Alles wat de server over je bewaart.
my-data-export = Als bestand meenemen
my-data-delete = Mij verwijderen
my-data-delete-about = Je naam, account, sleutels, berichten en spelbestanden worden voorgoed verwijderd. Spellen waaraan je meedoet gaan zonder jou verder.

## Wat er misging

error-unknown = Dat lukte niet. Probeer het opnieuw.
error-offline = De server is niet te bereiken.
error-old-link = Deze link is te oud of al gebruikt; vraag een nieuwe.
error-guest = Dit is een gast, die geen wachtwoord heeft.
error-not-found = Hier is niets, of het is niet voor jou.
error-no-code = Geen open tafel heeft deze code.
error-taken = Dit is al bezet.
error-play-now = Aan een tafel van ‘Nu spelen’ heeft iedereen één plaats, en bots komen vanzelf.
error-play-now-rules = Een tafel van ‘Nu spelen’ houdt zijn regels; open een eigen tafel voor andere.
error-not-invited = Je kunt mensen uitnodigen met wie je een spel hebt uitgespeeld, als zij dat ook willen.
error-too-many-invitations = Er wachten al te veel uitnodigingen op antwoord.
error-too-many-blocked = Je hebt zoveel mensen geblokkeerd als kan; laat er eerst een paar weer toe.
error-block-self = Je kunt jezelf niet blokkeren.
error-wrong-password = De naam of het wachtwoord klopt niet.
error-too-fast = Te veel tegelijk; wacht even.
error-too-large = Dit is te groot.
error-not-a-match = Dit is geen spelbestand dat hier getoond kan worden.
error-open-seats = Er zijn nog plaatsen vrij; wacht, of geef ze aan bots.
error-not-come = Een spel om de rating begint als iedereen die een plaats heeft aan tafel is gekomen; wacht op hen.
error-two-paces = Een spel heeft dagen per zet of minuten voor alle zetten, niet allebei.
error-no-clock = Aan deze tafel is geen klok die stilgezet kan worden.
error-paused = De klokken staan al stil.
error-not-paused = De klokken lopen al.
error-rated-hints = Een spel om de rating is zonder tips; zet ze uit of speel vriendschappelijk.
error-rated-content = Een spel om de rating gebruikt onze gegevens; haal het gegevensbestand weg of speel vriendschappelijk.
error-rated-options = Een spel om de rating heeft de gewone opties, behalve de moeilijkheid; of speel vriendschappelijk.
error-rated-seats = In een spel om de rating heeft iedereen één plaats; geef de andere aan mensen of bots.
error-rated-bots = In een spel om de rating hebben bots een van de vier niveaus; kies er een.
error-rated-replay = Een spel dat uit een teruggekeken spel verdergaat, telt niet voor de rating.
error-bad-options = Deze keuzes passen niet bij elkaar.
error-no-hint = De bot weet nu even niets; vraag het zo nog eens.
error-not-your-turn = Het is niet aan jou om te beslissen.
error-nothing-to-undo = Je hebt geen zet die je kunt terugnemen.
error-asked-already = Het wordt de anderen al gevraagd.
error-stale = Het spel ging intussen verder; kijk nog eens.
error-not-allowed = De regels staan dat nu niet toe.
error-not-abandoned = Deze plaats kan nu niet worden overgenomen.
error-no-proposal = Daar wordt niet meer over gestemd.
error-cooperative = In een coöperatief spel geeft niemand op; je kunt de tafel verlaten.
error-forbidden = Dat is niet aan jou; misschien kan de host het.
error-nobody = De server kent je niet; laad de pagina opnieuw.
error-no-person = Zo iemand is hier niet.
error-not-seated = Je hebt hier geen plaats.
error-no-seat = Die plaats is er niet.
error-started = Dit spel is al begonnen.
error-not-playing = Dit spel wordt nu niet gespeeld.
error-not-over = Dit spel is nog niet afgelopen.
error-wrong-seats = Dit spel is niet voor zoveel spelers.
error-unknown-bot = Die bot speelt dit spel niet.
error-too-many-tables = Je hebt al te veel tafels; speel er een uit of sluit er een.
error-too-many-replays = Je hebt al te veel spelbestanden; verwijder er eerst een.
error-too-many-tokens = Je hebt al te veel sleutels; verwijder er eerst een.
error-token = Een programma kan dit niet; gebruik een browser waarin je bent ingelogd.
error-read-only = Deze sleutel mag alleen lezen.
error-hidden-hand = In dit spel zijn handen verborgen: alleen een bot kan voor een ander spelen.
error-unavailable = De server kan nu niets bewaren; probeer het zo nog eens.
error-others-play = Er zitten anderen aan deze tafel; je kunt weggaan, maar het spel niet stoppen.
error-refused-already = De anderen hebben nee gezegd; speel eerst verder.
error-maintenance = Er wordt aan de server gewerkt en je kunt nu alleen kijken; kom gauw terug.
error-banned = Je kunt deze server niet gebruiken; vraag het aan wie hem beheert.
error-newer = Dit spel gaat verder op een nieuwere versie van de server; probeer het zo nog eens.
error-not-for-two = Alleen een spel voor twee kan zo gewonnen worden; laat een bot verder spelen.
error-too-many-browsers = Je hebt al te veel browsers; zet er eerst een uit.
error-too-long = Dit spel is te lang om opnieuw te doordenken.
error-bad-content = Dit gegevensbestand kan niet worden gebruikt; hieronder staat wat niet past.
error-over = Daar is het spel afgelopen; ga een paar zetten terug en speel daar verder.
error-damaged = Dit spelbestand is beschadigd.
error-empty = Dit bericht is leeg.
error-unknown-zone = Die tijdzone bestaat niet.
error-no-address = Bevestig eerst een adres.
error-no-mail = Deze server verstuurt geen mail.
error-mail-failed = De mail kon niet worden verstuurd; probeer het later opnieuw.
error-bad-push = Deze server kan deze browser geen berichten sturen.
error-bad-request = Er ontbreekt iets, of het is te kort of te lang.
error-accident = Er ging iets mis op de server; probeer het opnieuw.
error-unknown-action = Die zet bestaat niet in dit spel; laad de pagina opnieuw.
error-unknown-game = Dat spel is hier niet.
error-hello-first = De tafel is nog niet klaar; probeer het zo nog eens.
error-bad-message = De server begrijpt deze pagina niet; laad die opnieuw.
error-wrong-method = De server begrijpt deze pagina niet; laad die opnieuw.
error-wrong-type = De server begrijpt deze pagina niet; laad die opnieuw.
lost-title = Hier is niets
failed-title = Deze pagina kan niet worden getoond
lost-about = Er is geen pagina op dit adres.

## Parts of every board

chronicle = Kroniek
text-board = Bord als tekst
text-board-open = Open het bord als tekst om erop te spelen
text-actions = Wat je kunt doen
turn-of = { $name } speelt
screen-parts = Delen van het scherm

## Maps and stories of all boards

map-zoom = Zoom
map-nearer = Dichterbij
map-farther = Verder weg
map-inset = Waar het venster ligt; raak aan om het te verplaatsen
story-skip = Overslaan
story-turns = { $turns ->
    [one] nog 1 beurt te vertellen
   *[other] nog { $turns } beurten te vertellen
}
story-to-question = Overslaan
away-title = Terwijl je weg was
away-late-title = Wat er intussen gebeurde
away-show = Laat zien
away-go-on = Ga verder
story-on = Verder
seat-on-turn = aan de beurt
seat-due = moet kiezen
seat-thinks = denkt na
speed-instant = Meteen
chronicle-rules = Regels
chronicle-more =
    { $number ->
        [one] nog 1 detail
       *[other] nog { $number } details
    }
chronicle-before = Het begin
chronicle-empty = Er is nog niets gebeurd: hier komt te staan wat iedereen doet, het nieuwste bovenaan.
legend = Legenda

# running the server
title-admin = De server beheren
admin-find = Een persoon zoeken
admin-find-about = Op id, account of een deel van de naam.
admin-sessions =
    { $count ->
        [one] één sessie
       *[other] { $count } sessies
    }
admin-password = Nieuw wachtwoord
admin-end = Alle sessies beëindigen
admin-ban = Uitsluiten
admin-bans = Uitsluitingen
admin-whom = Account, id of reeks adressen
admin-days = Dagen (0: voorgoed)
admin-why = Waarom
admin-unban = Uitsluiting opheffen
admin-close = Een tafel sluiten
admin-table = Id van de tafel: het laatste deel van het adres
admin-reports = Meldingen
admin-nothing = Er wacht niets.
admin-done = Afgehandeld
admin-read-only = Alleen lezen: niemand verandert iets
admin-given = Het nieuwe wachtwoord is { $password }. Het wordt maar één keer getoond.
admin-ok = Gedaan.
admin-guest = gast
admin-nobody = Niemand gevonden.
admin-for-good = voorgoed

# op één apparaat, zonder server
play-here = Hier spelen, zonder de server

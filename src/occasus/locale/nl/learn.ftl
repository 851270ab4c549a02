## Een herhaling en haar analyse

replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-eyes = Door wiens ogen
replay-all = Met alle geheimen
replay-eyes-of = Zoals { $name } het zag
replay-decided = { $name } heeft gekozen.
replay-share = Link kopiëren
replay-copied = De link naar deze zet is gekopieerd. Wie hem heeft, kan dit spel bekijken.
analysis-thinking = Een bot loopt het hele spel nog eens door; dat kan een minuut duren…
analysis-curve = Kansen om te winnen in de loop van het spel; de schuif en de gemarkeerde beslissingen leiden naar de zetten
analysis-axis = { $chance }% kans
analysis-together = Samen
analysis-point = Dure beslissing bij zet { $move }, { $name }
analysis-points =
    { $count ->
        [one] Deze beslissing kostte het meest; ze is op de curve gemarkeerd.
       *[other] Deze beslissingen kostten het meest; ze zijn op de curve gemarkeerd.
    }
analysis-next = De volgende zet:
analysis-done = { $name } koos ‘{ $action }’.
analysis-done-yours = Je koos ‘{ $action }’.
analysis-better = Ongeveer { $cost } procentpunt beter: ‘{ $action }’.
analysis-chance-of = { $name }:
analysis-why = Waarom: { $reasons }
analysis-why-of = Waarom, als hint aan { $name }: { $reasons }
analysis-before = Voor de beslissing
analysis-after = Wat er gedaan werd
analysis-turns =
    { $game ->
        [empires_end] Fase voor fase: winst boven de lijn, verlies eronder
        [struggle_for_rome] Ronde voor ronde: winst boven de lijn, verlies eronder
       *[other] Beurt voor beurt: winst boven de lijn, verlies eronder
    }
analysis-choice = Zet { $move }, { $name }: ‘{ $action }’; ongeveer { $cost } procentpunt beter: ‘{ $better }’
analysis-others = Beslissingen van anderen die hun het meest kostten

## Leren

learn = Leren
learn-intro = Drie wegen naar elk spel: een eerste spel met gids, het korte boek of puzzels. Elke afbeelding is een bord dat je kunt aanraken.
learn-puzzles = Puzzels
learn-solved = opgelost
lesson-on = Verder
lesson-show = Doe het voor
lesson-back = Een stap terug
lesson-again = Opnieuw
lesson-step = Stap { $at } van { $steps }
lesson-more = Meer puzzels
lesson-play = Nu een spel spelen
lesson-next-chapter = Volgend hoofdstuk: { $chapter }
lesson-first-game = Speel een eerste spel
lesson-leave = Verlaten
lesson-later = Iets later: een nieuwe situatie.
lesson-chapters = Hoofdstukken van de gids
learn-go-on = Ga verder
learn-chapters =
    { $done } van { $count } hoofdstukken gedaan
lesson-not-now = Dat mag, maar de gids vraagt eerst iets anders.
puzzle-solved = Opgelost.
puzzle-failed = Deze keer niet: kijk wat er gebeurde en probeer het nog eens.

## Boeken

book = Zo speel je
book-of = Zo speel je: { $game }
book-minutes = { $minutes } min
book-chapters =
    { $count ->
        [one] { $count } hoofdstuk
       *[other] { $count } hoofdstukken
    }, { $minutes } min
book-read = gelezen
book-exactly = Woord voor woord
book-exactly-count =
    { $count ->
        [one] één regel
       *[other] { $count } regels
    }
book-words = Woorden
book-forgotten = Vaak vergeten
book-forgotten-one = Vaak vergeten: { $text }
book-look-up = Een regel opzoeken
book-print = Afdrukken
book-print-all = Alles op één pagina, om af te drukken
book-next = Verder: { $chapter }
book-step-back = Een stap terug
book-step-on = Een stap verder
book-before = Vóór de eerste zet.
book-examples = Een naam tussen haakjes is een voorbeeld: `occasus rules { $example }` laat het in zijn geheel zien.
book-try = Probeer het zelf
book-your-turn = Jouw beurt
learn-guide = Eerste spel met gids
try = Proberen
try-task = De situatie uit het boek. Speel vrij, de anderen antwoorden. ‘Opnieuw’ zet die weer klaar.

## Overzichtskaarten

cards = Overzichtskaarten
cards-roles = Rollen
cards-events = Gebeurtenissen
cards-costs = Wat het kost
cards-fr-march = Marcheren: 1 actie, langs één lijn, met hoogstens 3 legioenen.
cards-fr-sail = Varen van haven naar haven: 1 actie en een stadskaart in een kleur van de bestemming.
cards-fr-fortify = Versterken: 1 actie en een kaart van je stad.
cards-fr-recruit = Werven waar een fort staat: 1 actie.
cards-fr-battle = Strijden: 1 actie; 1 dobbelsteen per legioen, hoogstens 3.
cards-fr-plot = Samenzwering in een stad die je deelt: 1 actie; een kaart van die stad wisselt van hand.
cards-fr-ally = Verbond waar de stam staat: 1 actie en stadskaarten in de kleur van de stam.
cards-fr-enlist = Een bondgenoot inlijven: 1 actie en 1 stadskaart in de kleur van de stam.
cards-fr-event = Gebeurtenis: geen actie. Corruptie: eerst zakt de zon 1 stap.
cards-alliance = Kaarten voor een verbond
cards-pieces = Barbaren in totaal
cards-revolts = Opstanden tot nu
cards-invade = Invasies
cards-recruit = Werven
cards-odds = Kansen van de dobbelstenen
cards-battle-about = Zonder de speciale zijde, die doet wat je rol zegt.
cards-dice = Dobbelstenen
cards-removes = Minstens { $least } weg
cards-falls = Legioenen die vallen, gemiddeld
cards-locations = Locaties
cards-points = Punten
cards-rebuild = Herbouwen
cards-place = Plaats
cards-accepts = Betaal met
cards-hammers = Hamers
cards-conflicts = Conflicten
cards-ee-pay = Een ramp: in elk van je beurten 1 fiche van een soort op de kaart, of een munt; of neem de kaart.
cards-ee-bid = Een conflict: elke bijl en munt die je biedt, is weg.
cards-ee-coin = Een munt vervangt één tarwe, bijl of hamer.
cards-ee-build = Een kaart bouwen: 1 of 2 hamers, zoals erop staat.
cards-ee-town = Een intact Dorp: 1 hamer minder voor één kaart in elke industriefase.
cards-ee-sell = Een kaart verkopen: je krijgt 1 munt.
cards-ee-rebuild = Herbouwen: de hamers van de ruïne, één keer per industriefase.
cards-ee-relief = Minder dan 5 fiches na het nemen van een kaart: 1 munt voor 2 punten, tot je er 5 hebt.
cards-development = Ontwikkelingskaarten
cards-sr-fighters = Strijders: 1 erts, 1 paard. Een ridder en een krijger.
cards-sr-wagon = Troswagen: 1 paard, 1 graan, 1 rund.
cards-sr-development = Ontwikkelingskaart: 1 rund, 1 goud.
cards-sr-joker = Eén keer per bouwbeurt vervangt 3 goud één grondstof.
cards-sr-bank = Bank: 3 gelijke voor 1 erts, 1 graan of 1 weidekaart.
cards-sr-land = Landpijl: de eerste pijl is gratis, dan 1 graan of 3 goud per stuk.
cards-sr-sea = Zeepijl: de eerste pijl is gratis, dan 1 goud per stuk.
cards-sr-rest = Een stam die niets doet: 2 goud of 1 grondstof.
cards-sr-city = Elke veroverde stad: 1 punt.
cards-sr-diplomacy = Diplomatie, 3 open Diplomaten: 2 punten.
cards-sr-scourge = Plaag van Rome, 5 kleuren van één stam: 2 punten.
cards-sr-legacy = Erfenis van Rome, 4 steden van elke stam: 2 punten.
cards-sums-about = In een ronde wordt gegooid tot er 4 verschillende getallen zijn.
cards-sum = Getal
cards-one-roll = In één worp
cards-a-round = In een ronde

## Gidsen

chapter-fall_of_rome-turn = Een eerste beurt
chapter-fall_of_rome-revolt = Een opstand
chapter-fall_of_rome-alliance = Gebeurtenis, samenzwering, verbond
guide-fall_of_rome-turn-table = Vijf stammen wachten buiten het Rijk, en de pijlen van hun wegen leiden naar Roma. Jullie winnen samen zodra elke stam bondgenoot of weg is. Wordt Roma geplunderd, dan is alles verloren.
guide-fall_of_rome-turn-sun = De zon telt het verval. Ze zakt een stap voor elke geplunderde stad. Bij stap 8 is Rome gevallen.
guide-fall_of_rome-turn-you = Je bent de Consul, in Roma met 3 legioenen. In een beurt heb je tot 4 acties. Hiernaast, in Genua, staan 2 Visigoten.
guide-fall_of_rome-turn-march = Wie een stad met barbaren binnengaat, hoeft nog niet te vechten. **Raak Genua aan en marcheer erheen met 2 legioenen**; één blijft in Roma.
guide-fall_of_rome-turn-battle = Strijd nu. Je gooit één dobbelsteen per legioen, hoogstens 3. Een zijde haalt barbaren weg, kost een legioen, of allebei. **Strijd met 2 dobbelstenen.**
guide-fall_of_rome-turn-fort = Beide Visigoten zijn weg, en 1 legioen viel. Je hebt de kaart van Genua: **betaal die en bouw een fort.** Met een fort houden legioenen stand zonder jou, en kun je hier werven.
guide-fall_of_rome-turn-levy = Jouw rol kan wat anderen niet kunnen: de Consul plaatst een legioen waar hij staat, of in een stad met een fort. **Roep een legioen op in Genua.**
guide-fall_of_rome-turn-cards = Je 4 acties zijn op, dus je hebt 2 kaarten getrokken: Lutetia en een gebeurtenis. Nu trekken de stammen op. Druk op Verder, en de eerste kaart wordt omgedraaid.
guide-fall_of_rome-turn-invasion = Visigoten, Genua. Je pion en een fort staan er, dus er viel maar 1 legioen en niemand kwam binnen. Zonder die twee waren alle legioenen gevallen. Nu de tweede kaart.
guide-fall_of_rome-turn-filled = Hunnen, Iuvavum: die stonden er al: er kwam een bij. Een stam die noch daar noch in de stad ervoor staat, komt verder terug op zijn weg binnen. In een stad passen 3 van een stam. Een vierde komt niet binnen: de stad wordt geplunderd.
guide-fall_of_rome-revolt-partner = Je partner is aan de beurt, in Mediolanum, en de acties zijn op. Ieders kaarten liggen open, en een gebeurtenis mag je in elke beurt spelen.
guide-fall_of_rome-revolt-asked = Je hebt een gebeurtenis, dus in een spel word je hier gevraagd of je die speelt. Dat kost geen actie. Bewaar hem nog, en kijk welke 2 kaarten je partner trekt.
guide-fall_of_rome-revolt-increase = Een opstand! Eerst de **toename**: de invasiemarker gaat een vak verder. Nog steeds 2 invasies per beurt en 3 rekruten, maar de volgende opstand maakt er 3 en 2 van.
guide-fall_of_rome-revolt-lutetia = Dan de **onderste** kaart: Hunnen, Lutetia. Er komen er meteen 3, zonder een route te volgen. Er stonden 2 legioenen en een fort: elk legioen hield er een tegen en viel. De derde kwam binnen.
guide-fall_of_rome-revolt-intensify = Ten slotte de **verheviging**: de 3 gebruikte kaarten zijn geschud en liggen weer bovenop. Daarom komen dezelfde steden terug. Nu trekken de stammen op.
guide-fall_of_rome-revolt-third = Hunnen, Iuvavum, alweer. Nu staan er 3: nog een, en Iuvavum wordt geplunderd.
guide-fall_of_rome-revolt-held = En Visigoten, Genua, alweer. Je pion en het fort staan er: 1 legioen viel, 1 is over. Daarna is het jouw beurt.
guide-fall_of_rome-alliance-event = Een gebeurtenis speel je op elk moment, zonder actie. De rode helft, corruptie, is sterker, maar eerst zakt de zon. **Speel Festina Lente, het gewone effect**: een pion gaat naar een stad naar keuze.
guide-fall_of_rome-alliance-choose = Je partner staat in Mediolanum, met een kaart die je wilt. **Kies Mediolanum.**
guide-fall_of_rome-alliance-go = **Verplaats je eigen pion, met 2 legioenen.** Het kost geen actie.
guide-fall_of_rome-alliance-plot = Jullie staan samen, en je partner heeft de kaart van juist deze stad. **Kies Kaart nemen: dat is een samenzwering.** Je partner moet akkoord gaan.
guide-fall_of_rome-alliance-to_huns = Akkoord. Nu heb je 4 groene kaarten, de prijs van de Hunnen. Een verbond sluit je waar ze staan. **Marcheer naar Iuvavum met 2 legioenen.**
guide-fall_of_rome-alliance-ally = Hier staan 3 Hunnen. **Sluit het verbond**: het kost de 4 groene kaarten.
guide-fall_of_rome-alliance-peace = De Hunnen zijn voor altijd bondgenoten. Ze blijven wel optrekken en plunderen. Maar één groene kaart haalt nu alle Hunnen uit je stad, en evenveel legioenen mogen hun plaats innemen.
guide-fall_of_rome-alliance-end = De andere stammen blijven over. Jullie verliezen als de zon ondergaat, als Roma wordt geplunderd, als er een barbaar bij moet en er geen meer is, of als je geen twee kaarten meer kunt trekken. Speel nu een eerste spel, met tips als je wilt.
chapter-empires_end-disaster = Betalen of nemen
chapter-empires_end-industry = Bouwen en herbouwen
chapter-empires_end-double = Twee rampen
chapter-empires_end-conflict = Een conflict
chapter-empires_end-count = Tellen
guide-empires_end-disaster-row = Je rij van 11 locaties; de anderen hebben dezelfde. Het getal is wat een locatie waard is zolang ze staat. Wie aan het eind de meeste punten heeft, wint.
guide-empires_end-disaster-fire = Een brand bedreigt plaats IX in elke rij: de Boerderij van 3 punten. Jij hebt de tempel en beslist als eerste: betaal één fiche, of neem de kaart.
guide-empires_end-disaster-pay = **Betaal 1 tarwe.** Dan beslist de volgende speler, en zo het rondje door, tot iemand de kaart neemt.
guide-empires_end-disaster-pay_again = De twee anderen betaalden, en jij bent weer aan de beurt: niemand valt af. **Betaal 1 bijl.**
guide-empires_end-disaster-took = De volgende speler nam de kaart en kreeg de tempel, de stapel van 2 tarwe en 2 bijlen, en de kaart zelf, nu een innovatie onder een locatie naar keuze. Maar die Boerderij is een ruïne. Jouw rij staat nog; wat je betaalde is weg.
guide-empires_end-disaster-farm = Economie, voor iedereen tegelijk. Elke vaardigheid met een groene streep werkt één keer: je Boerderijen en Wegen. **Gebruik de Boerderij van 3 punten**: die levert 1 tarwe op.
guide-empires_end-disaster-farm_11 = **Gebruik de Boerderij van 11 punten**: 1 hamer.
guide-empires_end-disaster-road = De Weg van 14 punten maakt van tarwe een hamer of een bijl, tot 2 keer. **Ruil 1 tarwe voor 1 bijl.**
guide-empires_end-disaster-done = Gebruik in je eigen spel elke Boerderij: dat kost niets. Hier is het genoeg. **Kies Klaar**; de fase eindigt als iedereen klaar is.
guide-empires_end-disaster-so_on = De volgende ramp is er al. Zo gaat het verder over het spoor: rampen, en andere fasen ertussen.
guide-empires_end-industry-heap = Een hongersnood bedreigt je Weg van 6 punten, en er liggen 2 hamers en 1 tarwe bij de kaart. Die zijn meer waard dan de Weg. **Neem de kaart.**
guide-empires_end-industry-attach = De Weg is een ruïne. De kaart wordt een innovatie: **leg die onder een intacte locatie**; geen enkele heeft er al een, dus elke is goed. Valt de locatie, dan slaapt de innovatie tot je herbouwt. Verloren gaat ze nooit.
guide-empires_end-industry-coins = Wie een kaart nam en minder dan 5 fiches heeft, mag munten kopen, 2 punten per stuk. Jij hebt genoeg. **Koop er 0.**
guide-empires_end-industry-build = Industrie. De overstroming in je hand kost 1 hamer, en een van je Dorpen haalt er 1 af. **Raak de kaart aan, dan een plaats in je rij, en bouw: het is gratis.**
guide-empires_end-industry-attach_built = **Kies ook daarvoor een locatie**, een met zo weinig mogelijk innovaties.
guide-empires_end-industry-sell = In een fase mag je 2 kaarten bouwen of verkopen. **Verkoop de hongersnood voor 1 munt.**
guide-empires_end-industry-keep = Nu zou je de rest kunnen afleggen. **Houd die**; je hand wordt aangevuld tot 4.
guide-empires_end-industry-rebuild = Eén keer in elke industriefase kan een ruïne weer opstaan. Je Weg kost 2 hamers. **Herbouw hem.**
guide-empires_end-industry-finish = De Weg staat weer, en zijn vaardigheid werkt weer. Nu pas: **kies Klaar met industrie.**
guide-empires_end-industry-grown = Je nam een ramp, hield de fiches, herbouwde wat viel, en hebt 2 innovaties meer. Zo kom je op je pootjes terecht.
guide-empires_end-double-both = Twee rampen tegelijk. In je beurt handel je elke kaart af, in de volgorde die je wilt. De brand bedreigt je Dorp van 25 punten, het oproer een Boerderij van 3.
guide-empires_end-double-save = Red het Dorp: **betaal 1 tarwe voor de brand.**
guide-empires_end-double-take = Voor het oproer heb je niets meer. Maar daar liggen 2 bijlen, en de Boerderij is maar 3 punten waard. **Neem het oproer.**
guide-empires_end-double-attach_two = Een nieuwe innovatie. **Kies haar locatie.**
guide-empires_end-double-poor = Je hebt minder dan 5 fiches: je zou munten kunnen kopen, 2 punten per stuk. Nu niet. **Koop er 0.**
guide-empires_end-double-pay_axe = De twee anderen betaalden voor de brand, en hij is weer bij jou. Met wat je van de ene kaart kreeg, mag je voor de andere betalen: **betaal 1 bijl.**
guide-empires_end-double-later = De volgende speler nam de brand. De laatste van de twee nemers krijgt de tempel, dus die staat nu daar. Je verloor 3 punten en hield er 25.
guide-empires_end-conflict-strength = Een conflict. Elk intact Kamp geeft 2 kracht. Jij hebt 2 Kampen, dus 4; de anderen hebben ook 4.
guide-empires_end-conflict-bid = Iedereen voegt in het geheim bijlen en munten toe. Wat je biedt ben je kwijt, of je nu wint of niet. **Bied 4 bijlen.**
guide-empires_end-conflict-bid_coins = Een munt telt als een bijl. Je hebt er geen: **voeg 0 toe.**
guide-empires_end-conflict-bands = 8 voor jou. De trede vanaf 7 levert 7 punten en 2 tarwe op, en de sterkste krijgt er 3 punten en 1 munt bij. De volgende speler had 7, en kreeg ook 7 punten.
guide-empires_end-conflict-upheaval = Iedereen behalve de sterkste ondergaat de omwenteling: hun Stad van 32 punten wisselde van plaats met de Boerderij. Er is niets verloren, maar een ramp kan daar toeslaan.
guide-empires_end-count-track = De laatste fase is voorbij en er wordt geteld. Eerst de punten die je onderweg won: 12.
guide-empires_end-count-standing = Dan elke intacte locatie. Bij jou zijn er 4 een ruïne, die tellen niet; de andere 7 zijn 128 waard.
guide-empires_end-count-violet = Dan paarse innovaties op intacte locaties. Die van jou, onder de Stad, geeft 2 punten per bijl: 3 bijlen, 6 punten. Je 2 munten zijn hier gewoon munten.
guide-empires_end-count-sum = 12, 128 en 6 is samen 146. De anderen hebben elk 113: de een verloor de Stad en een Dorp. Jij wint.
guide-empires_end-count-end = Iedereen kan de volgorde van de fasen zien: kijk vooruit. Je weet genoeg: speel een eerste spel, met tips als je wilt.
chapter-struggle_for_rome-trade = Dobbelen, handelen, bouwen
chapter-struggle_for_rome-plunder = Trektocht en plundering
chapter-struggle_for_rome-card = Een kaart
chapter-struggle_for_rome-realm = Een rijk stichten
chapter-struggle_for_rome-next = Verovering
guide-struggle_for_rome-trade-map = Je bent rood en leidt twee stammen, ridders en krijgers. Een figuur toont waar een stam is; hoe sterk hij is, zie je op zijn stamveld. Met 10 punten win je.
guide-struggle_for_rome-trade-seven = Er wordt voor iedereen gegooid, tot er 4 verschillende getallen zijn; 4 en 9 zijn er al. Een 7 levert niets op, maar de startspeler verzet de legionair, die rooft. **Zet hem op Latium**; daar staat niemand.
guide-struggle_for_rome-trade-harvest = Dan een 5: wie bij een landschap met een 5 staat, oogst. Jij staat bij een weide: daar trek je op goed geluk een paard of een rund. Je trok een paard.
guide-struggle_for_rome-trade-give = Jouw beurt. Een troswagen kost een paard, graan en een rund, en een rund heb je niet. **Open Ruilen: geef 1 graan voor 1 rund, en bied dat iedereen aan.** Beide kanten moeten iets geven.
guide-struggle_for_rome-trade-want = Jij geeft 1 graan. **Vraag om 1 rund.**
guide-struggle_for_rome-trade-propose = **Bied het iedereen aan.**
guide-struggle_for_rome-trade-deal = Blauw gaat akkoord; wit doet een tegenbod en wil 2 graan. Jij kiest. **Ruil met blauw.**
guide-struggle_for_rome-trade-fighters = **Bouw strijders**: 1 erts en 1 paard geven er één op elk stamveld.
guide-struggle_for_rome-trade-wagon = **Bouw een troswagen voor de ridders**: 1 paard, 1 graan, 1 rund.
guide-struggle_for_rome-trade-built = 2 strijders en 2 troswagens voor de ridders. Als iedereen gebouwd heeft, zijn alle ridders aan de beurt, dan alle krijgers.
guide-struggle_for_rome-plunder-travel = Je ridders zijn nomaden en mogen trekken. De eerste pijl op de weg is gratis. **Trek naar het gemarkeerde kruispunt.**
guide-struggle_for_rome-plunder-plunder = Je staat naast Argentoratum. Het heeft 2 torens, en op je stamveld staan 2 strijders: genoeg. **Plunder het.**
guide-struggle_for_rome-plunder-turned = Het fiche toont een kaart en een verlies: een Diplomaat voor jou, en 1 strijder viel. Elk van je 2 troswagens bracht 1 goud op. Het fiche blijft op het stamveld.
guide-struggle_for_rome-plunder-end_horsemen = Na een plundering trekt niemand meer in die beurt. **Beëindig de beurt van de ridders.**
guide-struggle_for_rome-plunder-rest = Nu de krijgers. Een stam die helemaal niets doet, mag 2 goud of een kaart nemen. **Neem 2 goud.**
guide-struggle_for_rome-plunder-colours = Een stad wordt één keer per spel geplunderd. Verzamel fiches van verschillende provincies: met 3 kleuren mag een stam een rijk stichten.
guide-struggle_for_rome-card-diplomat = Een paar ronden later, in je bouwbeurt. Hoogstens één kaart in elk van je beurten. **Speel de Diplomaat**: hij verzet de legionair en rooft, zoals een 7.
guide-struggle_for_rome-card-rob = Blauw staat bij het gemarkeerde landschap, met 2 erts. **Zet de legionair daarheen**, en je trekt 1 kaart uit zijn hand.
guide-struggle_for_rome-card-diplomacy = De Diplomaat blijft open voor je liggen: dat is je tweede. De eerste met 3 krijgt Diplomatie, 2 punten. Wie er daarna meer heeft, neemt die over.
guide-struggle_for_rome-realm-tokens = Je ridders hebben fiches van 3 kleuren, 2 strijders en 2 troswagens. Ze staan naast Lutetia, dat 2 torens heeft. Dat is alles wat voor een eerste verovering nodig is.
guide-struggle_for_rome-realm-found = **Verover Lutetia.** De figuur gaat erin, met een troswagen ernaast.
guide-struggle_for_rome-realm-realm = Je rijk: 1 punt, voorgoed. Het trekt niet meer en plundert niet meer, maar het groeit. De 2 strijders staan nog op het stamveld.
guide-struggle_for_rome-next-conquer = Een rijk verovert steden op hoogstens één pijl van een eigen stad. Caesarodunum heeft 2 torens; op je stamveld staan 2 strijders en een troswagen. **Verover het.**
guide-struggle_for_rome-next-end = 2 punten; dat kostte 1 strijder en de troswagen. Meer punten: steden, de Plaag voor 5 kleuren, de Erfenis voor 4 steden per stam, Diplomatie. Je weet genoeg: speel een eerste spel, met tips als je wilt.

## Puzzels

puzzle-save_roma = Red Roma in deze beurt
puzzle-save_roma-task = Drie Visigoten staan in Roma, en de bovenste kaart is van hen, voor Roma. Treffen ze een onverdedigd Roma, dan is alles verloren. Je hebt vier acties.
puzzle-save_roma-why = Een legioen in de stad vangt de klap op: barbaren vallen het aan in plaats van de stad te plunderen.
puzzle-ally_huns = Een bondgenoot: de Hunnen
puzzle-ally_huns-task = Sluit in deze beurt het verbond met de Hunnen.
puzzle-ally_huns-why = Een verbond sluit je waar de stam staat, met genoeg kaarten in de kleur van de stam; elke kaart die je aan iets anders uitgeeft, kom je dan tekort.
puzzle-hold_genua = Houd stand in Genua
puzzle-hold_genua-task = Met vier acties: een fort en drie legioenen in Genua. Er staat nog geen legioen op het bord.
puzzle-hold_genua-why = Werf waar een fort staat, neem de legioenen mee, en betaal de kaart van de stad waar je bent.
puzzle-which_disaster = Welke ramp nemen?
puzzle-which_disaster-task = Twee rampen, en je hebt maar één tarwe. Kom met het kleinste verlies door je beurt.
puzzle-which_disaster-why = De brand zou een Dorp van 25 punten nemen, het oproer een Boerderij van 3. Betaal waar het pijn doet.
puzzle-rebuild_town = Het Dorp opnieuw
puzzle-rebuild_town-task = Herbouw je Dorp van 20 punten en bouw de overstroming in deze industriefase, met drie hamers en twee munten.
puzzle-rebuild_town-why = Munten vervangen hamers: vijf samen is net genoeg voor beide, en voor niets anders.
puzzle-full_granary = Twee keer hetzelfde
puzzle-full_granary-task = Eindig deze economiefase met één tarwe, één bijl en twee hamers. Je begint met niets.
puzzle-full_granary-why = De innovatie van de barbaren laat een andere vaardigheid nog eens werken; kies de Boerderij die een hamer geeft.
puzzle-way_to_hispania = De goedkoopste weg naar Spanje
puzzle-way_to_hispania-task = Je krijgers staan in het noorden van Gallië met vier goud. Plunder in deze beurt een stad in Spanje, en betaal niet meer voor de trektocht dan nodig.
puzzle-way_to_hispania-why = Een zeepijl kost één goud, een landpijl drie, of een graan. Per schip naar Bracara Augusta is het twee.
puzzle-found_realm = Een rijk in Gallië
puzzle-found_realm-task = Je ridders hebben fiches van drie provincies. Verover in deze beurt Lutetia.
puzzle-found_realm-why = Ga naar een kruispunt naast de stad en verover dan. Wie in een beurt plundert, kan dan niet meer veroveren.
puzzle-fighters_by_bank = Drie voor één
puzzle-fighters_by_bank-task = Je beide stammen hebben in deze beurt een tweede strijder nodig.
puzzle-fighters_by_bank-why = De bank geeft één grondstof voor drie gelijke: graan wordt het erts dat ontbreekt.

## Een herhaling en haar analyse

replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-eyes = Door wiens ogen
replay-all = Met alle geheimen
replay-eyes-of = Zoals { $name } het zag
replay-share = Link kopiëren
replay-copied = De link naar deze zet is gekopieerd. Wie hem heeft, kan dit spel bekijken.
analysis = Analyse
analysis-thinking = Een bot loopt het hele spel nog eens door; dat kan een minuut duren…
analysis-curve = Kansen om te winnen in de loop van het spel; de schuif en de gemarkeerde beslissingen leiden naar de zetten
analysis-together = Allen samen
analysis-point = Keerpunt bij zet { $move }, { $name }
analysis-points =
    { $count ->
        [one] Eén beslissing kostte een flink deel van de kansen; ze is op de curve gemarkeerd.
       *[other] { $count } beslissingen kostten een flink deel van de kansen; ze zijn op de curve gemarkeerd.
    }
analysis-none = Geen enkele beslissing kostte veel: goed gespeeld.
analysis-done = { $name } koos “{ $action }” ({ $chance } % kans).
analysis-better = Beter: “{ $action }” ({ $chance } %).
analysis-why = Waarom: { $reasons }.
analysis-also = { $one }; { $other }
analysis-before = Voor de beslissing
analysis-after = Wat er gedaan werd

## Leren

learn = Leren
learn-intro = Drie wegen naar elk spel: een eerste spel met gids, het korte boek of puzzels. Elke afbeelding is een bord dat je kunt aanraken.
learn-guide-of = { $game }: Eerste spel
learn-puzzles = Puzzels
learn-solved = opgelost
lesson-on = Verder
lesson-show = Doe het voor
lesson-back = Een stap terug
lesson-again = Van het begin
lesson-step = Stap { $at } van { $steps }
lesson-more = Meer puzzels
lesson-play = Nu een spel spelen
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
book-exactly = Precies
book-exactly-count =
    { $count ->
        [one] één regel
       *[other] { $count } regels
    }
book-words = Woorden
book-forgotten = Vaak vergeten
book-look-up = Een regel opzoeken
book-print = Afdrukken
book-print-all = Alles op één pagina, om af te drukken
book-next = Verder: { $chapter }
book-step-back = Een stap terug
book-step-on = Een stap verder
book-before = Vóór de eerste zet.
book-try = Probeer het zelf
book-your-turn = Jouw beurt
learn-guide = Eerste spel met gids
learn-steps =
    { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
try = Proberen
try-task = De stelling uit het boek. Speel vrij, de anderen antwoorden. “Vanaf het begin” zet haar weer klaar.

## Gidsen

guide-fall_of_rome-welcome = Je bent de Consul, in Roma, met drie legioenen. Allen winnen of verliezen samen: maak van de vijf stammen bondgenoten, of verdrijf ze, voordat Roma valt of te veel steden verloren zijn.
guide-fall_of_rome-actions = In je beurt heb je vier acties. Dan trek je twee kaarten, en dan komen de barbaren. Twee Visigoten staan in Genua, naast Roma.
guide-fall_of_rome-march = Ga erheen. Kies Genua op de kaart en marcheer met twee legioenen; één blijft Roma bewaken.
guide-fall_of_rome-battle = Strijd nu. Voor elk legioen rolt één dobbelsteen, hoogstens drie: die verwijdert barbaren en kan legioenen kosten.
guide-fall_of_rome-fortify = Genua is vrij. Je hebt een kaart van Genua: betaal die voor een fort, waar voortaan legioenen geworven kunnen worden.
guide-fall_of_rome-levy = Je rol kan iets wat anderen niet kunnen: de Consul licht een legioen waar hij staat, of bij een fort. Licht er een in Genua.
guide-fall_of_rome-invasions = Je vier acties zijn op. Je trok twee kaarten, de stammen van de onthulde kaarten trokken verder over hun wegen, en je medespeler had een beurt. De kroniek vertelt het stap voor stap.
guide-fall_of_rome-end = Dat was een ronde. Verzamel kaarten van één kleur voor een verbond met die stam, en laat nooit een stad over aan drie barbaren van één stam: een vierde plundert haar.
guide-empires_end-welcome = Je rijk zal vallen, zoals alle; wie aan het eind de meeste punten over heeft, wint. Elf locaties staan op een rij, elk met haar punten.
guide-empires_end-row = Er ligt een ramp: een brand op plaats 9. Wie haar neemt, verliest de locatie daar en krijgt wat erop betaald is, en een innovatie voor later.
guide-empires_end-pay = Je Dorp daar is 20 punten waard. Betaal één tarwe, en de keuze gaat naar de volgende speler.
guide-empires_end-economy = Je tegenstander nam haar. Nu een economiefase, voor allen tegelijk. Gebruik de boerderij van 3 punten voor één tarwe.
guide-empires_end-farms = De boerderij van 11 punten geeft een hamer. Die heb je nodig om te bouwen.
guide-empires_end-done = Elke locatie werkt één keer per fase. Zeg dat je klaar bent.
guide-empires_end-take = De volgende ramp, en je tegenstander heeft een hamer betaald. Ze treft een weg van maar 6 punten, en de hamer komt erbij. Neem haar.
guide-empires_end-attach = De kaart wordt een innovatie: schuif haar onder een locatie. Valt die, dan is de innovatie ook weg.
guide-empires_end-coins = Wie arm geworden is, mag nu munten kopen. Je hebt er geen nodig.
guide-empires_end-build = Een industriefase: kaarten uit je hand bouw je met hamers. Bouw de overstroming, die in elke economiefase meer oplevert.
guide-empires_end-attach_built = Kies ook daarvoor een locatie.
guide-empires_end-keep = Houd de andere kaarten voor later; je hand wordt weer aangevuld.
guide-empires_end-finish = Er is niets verwoest dat je kunt betalen. Je bent klaar.
guide-empires_end-end = Dat was de kern: rampen, economie, industrie. In een conflict biedt ieder in het geheim bijlen en munten. De zon bovenaan zakt naar het eind van het spel.
guide-struggle_for_rome-welcome = Je leidt twee stammen, ridders en krijgers. Plunder steden voor goud en fiches, sticht dan een rijk en win met tien punten. Je hebt de goederen van de eerste worpen.
guide-struggle_for_rome-fighters = Bouw: één erts en één paard geven elk van je stammen een strijder.
guide-struggle_for_rome-wagon = Een troswagen kost een paard, graan en een rund. Je paard is weg, maar eens per beurt vervangt drie goud één goed. Bouw een troswagen voor de krijgers.
guide-struggle_for_rome-end_build = Niets meer te bouwen. Eindig je beurt; nu bouwen de anderen.
guide-struggle_for_rome-plunder = Alle ridders zijn aan zet. De jouwe staan naast Argentoratum en zijn talrijk genoeg voor zijn torens: plunder het, en het fiche wordt omgedraaid.
guide-struggle_for_rome-end_horsemen = Een fiche kan goud, kaarten of verlies brengen. Fiches van verschillende provincies heb je later nodig om te veroveren. Eindig deze beurt.
guide-struggle_for_rome-travel = Nu de krijgers. De eerste pijl van een reis is gratis, elke volgende kost graan of goud. Reis naar het gemarkeerde kruispunt.
guide-struggle_for_rome-end_warriors = Daar is nog geen stad zwak genoeg. Eindig de beurt; een nieuwe ronde begint met haar worpen.
guide-struggle_for_rome-end = Dat was een ronde: worpen, bouwen en handel, ridders, krijgers. Wie naast een landschap staat, krijgt het goed als het getal valt; let op waar de anderen heen gaan.

## Puzzels

puzzle-save_roma = Red Roma in deze beurt
puzzle-save_roma-task = Drie Visigoten staan in Roma, en de bovenste kaart is van hen, voor Roma. Treffen ze Roma onverdedigd, dan is alles verloren. Je hebt vier acties.
puzzle-save_roma-why = Een legioen in de stad vangt de klap op: barbaren vallen het aan in plaats van de stad te plunderen.
puzzle-ally_huns = Een vriend bij de Hunnen
puzzle-ally_huns-task = Sluit in deze beurt het verbond met de Hunnen.
puzzle-ally_huns-why = Een verbond sluit je waar de stam staat, met genoeg kaarten van haar kleur; elke kaart die je elders uitgeeft, ontbreekt dan.
puzzle-hold_genua = Houd Genua
puzzle-hold_genua-task = Met vier acties: een fort en drie legioenen in Genua. Er staat nog geen legioen op de kaart.
puzzle-hold_genua-why = Werf waar een fort staat, neem de legioenen mee, en betaal de kaart van de stad waar je bent.
puzzle-which_disaster = Welke ramp nemen?
puzzle-which_disaster-task = Twee rampen, en je hebt maar één tarwe. Kom met het kleinste verlies door je beurt.
puzzle-which_disaster-why = De brand zou een Dorp van 25 punten nemen, de opstand een boerderij van 3. Betaal waar het pijn doet.
puzzle-rebuild_town = Het Dorp opnieuw
puzzle-rebuild_town-task = Herbouw je Dorp van 20 punten en bouw de overstroming in deze industriefase, met drie hamers en twee munten.
puzzle-rebuild_town-why = Munten vervangen hamers: vijf samen is net genoeg voor beide, en voor niets anders.
puzzle-full_granary = Twee keer hetzelfde
puzzle-full_granary-task = Eindig deze economiefase met één tarwe, één bijl en twee hamers. Je begint met niets.
puzzle-full_granary-why = De innovatie van de barbaren laat een andere vaardigheid nog eens werken; kies de boerderij die een hamer geeft.
puzzle-way_to_hispania = De goedkoopste weg naar Spanje
puzzle-way_to_hispania-task = Je krijgers staan in het noorden van Gallië met vier goud. Plunder in deze beurt een stad van Spanje, en betaal niet meer voor de reis dan nodig.
puzzle-way_to_hispania-why = Een zeepijl kost één goud, een landpijl drie, of een graan. Per schip naar Bracara Augusta is het twee.
puzzle-found_realm = Een rijk in Gallië
puzzle-found_realm-task = Je ridders hebben fiches van drie provincies. Verover in deze beurt Lutetia.
puzzle-found_realm-why = Ga naar een kruispunt naast de stad en verover dan. Wie in een beurt plundert, kan er niet in veroveren.
puzzle-fighters_by_bank = Drie voor één
puzzle-fighters_by_bank-task = Je beide stammen hebben in deze beurt een tweede strijder nodig.
puzzle-fighters_by_bank-why = De bank geeft één goed voor drie gelijke: graan wordt het erts dat ontbreekt.

# Wat een speler op het moment zelf ziet: wat er nu kan, en wat er voor het eerst gebeurt.
what-now = Wat kan ik nu doen?
what-now-ways = { $count ->
        [one] op één manier
       *[other] op { $count } manieren
    }
what-now-rule = De precieze regel
what-now-rule-of = De precieze regel: { $deed }
what-now-not = Nu niet, en waarom
what-now-nothing = Er wordt je op dit moment niets gevraagd.
what-now-book = Hoe je speelt, hoofdstuk voor hoofdstuk
first-time = Wat er net gebeurde
first-time-never = Geen uitleg meer
first-fr-attacked = Barbaren vielen een stad met legioenen aan: er staat ook een pion of een fort, dus één legioen valt en niemand komt binnen.
first-fr-ambushed = Een hinderlaag: legioenen stonden alleen, zonder pion of fort. Ze vallen allemaal, en niemand komt binnen.
first-fr-sacked = Een plundering: er zou een vierde barbaar van hetzelfde volk binnenkomen. De zon zakt een stap, en het volk verspreidt zich naar de steden eromheen.
first-fr-revolted = Een opstand: het tempo van de invasies stijgt, één stad krijgt drie barbaren tegelijk, en de gebruikte kaarten komen weer bovenop: dezelfde steden worden opnieuw getroffen.
first-fr-plot = Een samenzwering: twee pionnen in één stad geven elkaar de kaart van die stad. Wie haar geeft of krijgt moet het ermee eens zijn.
first-ee-destroyed = Een locatie valt: draai haar om. Ze telt niet mee totdat ze herbouwd is, en de innovaties eronder slapen.
first-ee-conflict = Een conflict: iedereen biedt in het geheim bijlen en munten. Alles wat geboden is wordt uitgegeven, en kracht beslist wat je wint of verliest.
first-ee-upheaved = Een omwenteling: twee locaties van de rij wisselen van plaats. De plaats van een locatie bepaalt welke ramp haar kan treffen.
first-sr-shortage = Een tekort: de bank heeft van een soort te weinig voor deze worp, dus iedereen geeft de helft van zijn grondstofkaarten terug.
first-sr-robbed = De legionair rooft: wie hem verplaatste neemt een kaart van iemand naast zijn nieuwe plek.
first-sr-turned = Een plundering: het fiche wordt omgedraaid. Het toont wat de stad geeft, en of er een strijder valt.
first-sr-founded = Een rijk: met fiches van drie kleuren vestigt een stam zich. Voortaan verovert hij de steden eromheen in plaats van te reizen.
first-sr-end = Het einde is nabij: iemand heeft tien punten. Deze ronde wordt uitgespeeld, daarna beslissen de punten.

# Waarom een actie van Strijd om Rome niet mag: één regel voor elke regel die haar kan verbieden.

why-SR-BUILD-01 =
    Voor strijders heb je { $fighters_ore } erts en { $fighters_horses ->
        [one] { $fighters_horses } paard
       *[other] { $fighters_horses } paarden
    } nodig.
why-SR-BUILD-04 = Je hebt geen strijders meer in je voorraad.
why-SR-BUILD-05 =
    Voor een troswagen heb je { $wagon_horses ->
        [one] { $wagon_horses } paard
       *[other] { $wagon_horses } paarden
    }, { $wagon_grain } graan en { $wagon_cattle ->
        [one] { $wagon_cattle } rund
       *[other] { $wagon_cattle } runderen
    } nodig.
why-SR-BUILD-06 = Je hebt geen troswagens meer in je voorraad.
why-SR-BUILD-07 =
    Voor een ontwikkelingskaart heb je { $card_cattle ->
        [one] { $card_cattle } rund
       *[other] { $card_cattle } runderen
    } en { $card_gold } goud nodig.
why-SR-BUILD-08 = Er zijn geen ontwikkelingskaarten meer.
why-SR-BUILD-10 = Maar één keer per beurt kan { $joker_gold } goud een kaart vervangen.
why-SR-COMP-08 = De bank heeft geen kaarten van deze soort meer.
why-SR-CONQ-01 =
    Voor zijn eerste verovering heeft een stam fiches uit { $first_colours ->
        [one] { $first_colours } provincie
       *[other] { $first_colours } provincies
    } nodig, uit eerdere beurten.
why-SR-CONQ-02 = De stam moet naast de stad staan.
why-SR-CONQ-03 = De stam heeft minstens evenveel strijders nodig als de stad torens heeft.
why-SR-CONQ-04 = Om een stad te veroveren heeft de stam een troswagen nodig.
why-SR-CONQ-05 = Deze stad is neutraal of al van iemand.
why-SR-DEV-01 = Je hebt in deze fase al een ontwikkelingskaart gespeeld, of je hebt deze niet.
why-SR-DEV-06 = Een Diplomaat kun je alleen bij het handelen en bouwen spelen.
why-SR-DEV-07 = Een Verrader kun je alleen spelen als je aanvalt.
why-SR-DEV-09 = Een Grote Krijger kun je alleen in de beurt van een stam spelen, met nog een strijder in je voorraad.
why-SR-DEV-10 = Overwinningspunten kun je alleen aan het eind tonen, of om er { $end_points } te melden.
why-SR-DEV-11 = Een Geforceerde Mars kun je alleen spelen voor een trekkende stam die nog niet heeft getrokken of aangevallen.
why-SR-DEV-12 = Deze kaart zou nu geen effect hebben.
why-SR-DICE-06 = Tijdens het dobbelen kun je geen kaarten spelen.
why-SR-END-01 = De partij is afgelopen.
why-SR-EXP-01 = Een rijk kan alleen steden nemen die hoogstens één pijl verwijderd zijn.
why-SR-EXP-04 = Om een stad te veroveren heeft de stam een troswagen nodig.
why-SR-EXP-05 = De stam heeft minstens evenveel strijders nodig als de stad torens heeft.
why-SR-EXP-06 = Deze stad is neutraal of al van iemand.
why-SR-LEG-01 = De legionair kun je alleen verplaatsen bij een 7 of met een Diplomaat.
why-SR-LEG-02 = De legionair kan het Rijk niet verlaten.
why-SR-LEG-03 = Zet de legionair op een ander landschap.
why-SR-LEG-04 = Je kunt alleen een speler met een figuur naast de legionair beroven.
why-SR-LEG-05 = Je kunt hoogstens { $robbed_gold } goud nemen, en alleen van een speler zonder kaarten.
why-SR-MOVE-01 = Een stam met een rijk kan niet meer trekken.
why-SR-MOVE-02 = Een tocht moet op een vrij kruispunt eindigen.
why-SR-MOVE-05 = Dat is niet het graan en goud dat deze tocht kost.
why-SR-MOVE-08 = Zo’n lange tocht kun je niet betalen.
why-SR-MOVE-09 = Betaal eerst de tocht.
why-SR-MOVE-11 = Deze stam heeft deze beurt al getrokken.
why-SR-MOVE-14 = Een Geforceerde Mars komt in de plaats van de tocht.
why-SR-PASS-01 = Alleen een stam die deze beurt niets doet, mag rusten voor goud of een kaart.
why-SR-PLUN-01 = Een trekkende stam kan alleen een stad ernaast plunderen.
why-SR-PLUN-02 = Deze stad heeft geen fiche meer.
why-SR-PLUN-03 = De stam heeft minstens evenveel strijders nodig als de stad torens heeft.
why-SR-PLUN-04 = De stam heeft al twee fiches uit deze provincie.
why-SR-ROUND-01 = Dit kan niet in de huidige fase.
why-SR-ROUND-03 = Jij bent niet aan zet.
why-SR-ROUND-06 = Deze keuze heb je nu niet.
why-SR-ROUND-07 = Dit bepaalt het toeval, niet een speler.
why-SR-RUL-14 = Alleen wie aan zet is, doet een aanbod. De anderen kunnen antwoorden.
why-SR-RUL-17 = Je hebt deze fase al een ontwikkelingskaart gespeeld.
why-SR-RUL-20 = De bank heeft deze grondstof niet meer.
why-SR-RUL-30 = De stam staat daar al. Kies een ander kruispunt.
why-SR-RUL-45 = Verborgen punten kun je alleen tonen als je er { $end_points } mee haalt.
why-SR-RUL-46 = Je hebt alle voorstellen gedaan die aan deze tafel per beurt mogen.
why-SR-SETUP-02 = Je figuren beginnen op de twee plaatsen van je kleur.
why-SR-SETUP-14 = Deze stad is met drie spelers neutraal.
why-SR-SHORT-03 = Je geeft alleen bij een tekort kaarten terug, en alleen je eigen.
why-SR-SHORT-06 = De stapel is leeg.
why-SR-TRADE-02 = Je kunt alleen handelen met wie aan zet is.
why-SR-TRADE-03 = Elke kant moet minstens één kaart geven, en moet hebben wat hij geeft.
why-SR-TRADE-04 =
    De bank wil { $bank_gives ->
        [one] { $bank_gives } kaart
       *[other] { $bank_gives } kaarten van één soort
    }.
why-SR-TRADE-05 = Paard en rund zijn verschillende grondstoffen.
why-SR-TRADE-07 = Goud kun je niet ruilen.
why-SR-TRADE-11 = De bank heeft deze grondstof niet meer.
why-SR-TRIBE-01 = Dit is de fase van de andere stam.
why-SR-TRIBE-03 = Een trekkende stam kan één keer trekken en dan één keer aanvallen.
why-SR-TRIBE-05 = Na een aanval kan de stam niet meer trekken.
why-SR-TRIBE-06 = De stam kan plunderen of veroveren, maar niet allebei in één beurt.
why-SR-TRIBE-07 = Een stam met een rijk kan alleen nog steden veroveren.
why-SR-TRIBE-08 = Elke stam kan maar één stad per beurt aanvallen.

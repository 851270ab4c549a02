# Empire's End: waarom een bot een actie goed vindt, in één korte regel. $points zijn punten van de eindstand, voor zover te schatten.

ee-hint-points-more = punten meteen: { $points }
ee-hint-points-less = meteen verloren punten: { $points }
ee-hint-locations-more = je locaties zijn aan het eind meer waard (ongeveer { $points })
ee-hint-locations-less = je locaties zijn aan het eind minder waard (ongeveer { $points })
ee-hint-danger-more = dure locaties staan verder van ruïnes
ee-hint-danger-less = dure locaties staan naast ruïnes, waar rampen overslaan
ee-hint-tokens-more =
    { $points ->
        [one] fiches die voor jou ongeveer 1 punt waard zijn
       *[other] fiches die voor jou ongeveer { $points } punten waard zijn
    }
ee-hint-tokens-less =
    { $points ->
        [one] het kost fiches die voor jou ongeveer 1 punt waard zijn
       *[other] het kost fiches die voor jou ongeveer { $points } punten waard zijn
    }
ee-hint-strength-more =
    { $points ->
        [one] meer kracht in komende conflicten (ongeveer 1 punt)
       *[other] meer kracht in komende conflicten (ongeveer { $points } punten)
    }
ee-hint-strength-less =
    { $points ->
        [one] minder kracht in komende conflicten (ongeveer 1 punt)
       *[other] minder kracht in komende conflicten (ongeveer { $points } punten)
    }
ee-hint-production-more =
    { $points ->
        [one] je economie levert meer op (ongeveer 1 punt)
       *[other] je economie levert meer op (ongeveer { $points } punten)
    }
ee-hint-production-less =
    { $points ->
        [one] je economie levert minder op (ongeveer 1 punt)
       *[other] je economie levert minder op (ongeveer { $points } punten)
    }
ee-hint-auctions-more = het helpt je bij komende veilingen
ee-hint-auctions-less = je hebt minder om veilingen mee door te komen
ee-hint-works-more = bouwen en herbouwen wordt makkelijker
ee-hint-works-less = bouwen en herbouwen wordt moeilijker
ee-hint-quake-more = een innovatie levert iets op als haar locatie valt
ee-hint-quake-less = een innovatie die iets oplevert als haar locatie valt, gaat verloren
ee-hint-end-more =
    { $points ->
        [one] meer bij de eindtelling (ongeveer 1 punt)
       *[other] meer bij de eindtelling (ongeveer { $points } punten)
    }
ee-hint-end-less =
    { $points ->
        [one] minder bij de eindtelling (ongeveer 1 punt)
       *[other] minder bij de eindtelling (ongeveer { $points } punten)
    }
ee-hint-others-take =
    { $points ->
        [one] iemand anders neemt haar waarschijnlijk, wat die ongeveer 1 punt kost
       *[other] iemand anders neemt haar waarschijnlijk, wat die ongeveer { $points } punten kost
    }
ee-hint-pile-grows = ze kan bij je terugkomen met meer fiches erop
ee-hint-band-gains = kracht { $strength } valt in een trede die punten oplevert: { $points }
ee-hint-band-loses = kracht { $strength } valt in een trede die punten kost: { $points }
ee-hint-band-none = kracht { $strength } valt in geen trede die telt
ee-hint-strongest = je bent dan waarschijnlijk de sterkste, punten daarvoor: { $points }
ee-hint-economy-first = wat de economie oplevert, kun je in de industrie gebruiken
ee-hint-industry-first = wat je bouwt of herbouwt, kan in de economie werken
ee-hint-new-cards = nieuwe kaarten zijn waarschijnlijk beter
ee-hint-keep-cards = deze kaarten zijn het bewaren waard
ee-hint-again =
    { $points ->
        [one] nog een keer gebruiken levert ongeveer 1 punt op
       *[other] nog een keer gebruiken levert ongeveer { $points } punten op
    }
ee-hint-home-lasts = deze locatie blijft waarschijnlijk tot het eind staan
ee-hint-decline = een andere kaart zou nauwelijks beter voor je zijn

# Empire's End: waarom een bot een actie goed vindt, in één zin. $points zijn punten van de eindstand, voor zover te schatten.

ee-hint-points-more = Je scoort meteen punten: { $points }.
ee-hint-points-less = Je verliest meteen punten: { $points }.
ee-hint-locations-more = Je locaties zijn aan het eind meer waard (ongeveer { $points }).
ee-hint-locations-less = Je locaties zijn aan het eind minder waard (ongeveer { $points }).
ee-hint-danger-more = Je waardevolle locaties staan verder van ruïnes.
ee-hint-danger-less = Je waardevolle locaties staan naast ruïnes, waar rampen overslaan.
ee-hint-tokens-more =
    { $points ->
        [one] Je wint fiches die voor jou ongeveer 1 punt waard zijn.
       *[other] Je wint fiches die voor jou ongeveer { $points } punten waard zijn.
    }
ee-hint-tokens-less =
    { $points ->
        [one] Het kost fiches die voor jou ongeveer 1 punt waard zijn.
       *[other] Het kost fiches die voor jou ongeveer { $points } punten waard zijn.
    }
ee-hint-strength-more =
    { $points ->
        [one] Je hebt meer kracht in komende conflicten (ongeveer 1 punt).
       *[other] Je hebt meer kracht in komende conflicten (ongeveer { $points } punten).
    }
ee-hint-strength-less =
    { $points ->
        [one] Je hebt minder kracht in komende conflicten (ongeveer 1 punt).
       *[other] Je hebt minder kracht in komende conflicten (ongeveer { $points } punten).
    }
ee-hint-production-more =
    { $points ->
        [one] Je economie levert meer op (ongeveer 1 punt).
       *[other] Je economie levert meer op (ongeveer { $points } punten).
    }
ee-hint-production-less =
    { $points ->
        [one] Je economie levert minder op (ongeveer 1 punt).
       *[other] Je economie levert minder op (ongeveer { $points } punten).
    }
ee-hint-auctions-more = Het helpt je bij de volgende rampen.
ee-hint-auctions-less = De prijs: je hebt minder voor de volgende rampen.
ee-hint-works-more = Bouwen en herbouwen wordt makkelijker.
ee-hint-works-less = Bouwen en herbouwen wordt moeilijker.
ee-hint-quake-more = Een innovatie levert iets op als haar locatie valt.
ee-hint-quake-less = Een innovatie die iets oplevert als haar locatie valt, gaat verloren.
ee-hint-end-more =
    { $points ->
        [one] Je krijgt meer bij de eindtelling (ongeveer 1 punt).
       *[other] Je krijgt meer bij de eindtelling (ongeveer { $points } punten).
    }
ee-hint-end-less =
    { $points ->
        [one] Je krijgt minder bij de eindtelling (ongeveer 1 punt).
       *[other] Je krijgt minder bij de eindtelling (ongeveer { $points } punten).
    }
ee-hint-others-take =
    { $points ->
        [one] Waarschijnlijk neemt iemand anders de kaart, en dat kost die speler ongeveer 1 punt.
       *[other] Waarschijnlijk neemt iemand anders de kaart, en dat kost die speler ongeveer { $points } punten.
    }
ee-hint-pile-grows = De kaart kan bij je terugkomen met meer fiches erop.
ee-hint-band-gains = Kracht { $strength } valt in een trede die punten oplevert: { $points }.
ee-hint-band-loses = Kracht { $strength } valt in een trede die punten kost: { $points }.
ee-hint-band-none = Kracht { $strength } valt in geen trede die telt.
ee-hint-strongest = Waarschijnlijk ben je dan de sterkste; punten daarvoor: { $points }.
ee-hint-economy-first = Wat de economie oplevert, kun je in de industrie gebruiken.
ee-hint-industry-first = Wat je bouwt of herbouwt, kan in de economie werken.
ee-hint-new-cards = Nieuwe kaarten zijn waarschijnlijk beter.
ee-hint-keep-cards = Deze kaarten zijn het bewaren waard.
ee-hint-again =
    { $points ->
        [one] Nog een keer gebruiken levert ongeveer 1 punt op.
       *[other] Nog een keer gebruiken levert ongeveer { $points } punten op.
    }
ee-hint-home-lasts = Deze locatie blijft waarschijnlijk tot het eind staan.
ee-hint-decline = Een andere kaart zou nauwelijks beter voor je zijn.

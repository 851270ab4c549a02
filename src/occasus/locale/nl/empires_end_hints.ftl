# Empire's End: waarom een bot een actie goed vindt, in één zin. $points zijn punten van de eindstand, voor zover te schatten.

ee-hint-points-more =
    { $points ->
        [one] Je scoort meteen 1 punt.
       *[other] Je scoort meteen { $points } punten.
    }
ee-hint-points-less =
    { $points ->
        [one] Je verliest meteen 1 punt.
       *[other] Je verliest meteen { $points } punten.
    }
ee-hint-locations-more =
    { $points ->
        [one] Je locaties zijn aan het eind ongeveer 1 punt meer waard.
       *[other] Je locaties zijn aan het eind ongeveer { $points } punten meer waard.
    }
ee-hint-locations-less =
    { $points ->
        [one] Je locaties zijn aan het eind ongeveer 1 punt minder waard.
       *[other] Je locaties zijn aan het eind ongeveer { $points } punten minder waard.
    }
ee-hint-danger-more = Je waardevolle locaties komen verder van ruïnes te staan.
ee-hint-danger-less = Je waardevolle locaties komen naast ruïnes te staan, waar rampen zich uitbreiden.
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
ee-hint-auctions-more = Bereidt je voor op de volgende rampen.
ee-hint-auctions-less = Het nadeel: je houdt minder over voor de volgende rampen.
ee-hint-works-more = Maakt bouwen en herbouwen makkelijker.
ee-hint-works-less = Maakt bouwen en herbouwen moeilijker.
ee-hint-quake-more = Een innovatie levert iets op als haar locatie wordt verwoest.
ee-hint-quake-less = Je verliest een innovatie die iets oplevert als haar locatie wordt verwoest.
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
ee-hint-band-gains =
    { $points ->
        [one] Met kracht { $strength } haal je een trede die 1 punt oplevert.
       *[other] Met kracht { $strength } haal je een trede die { $points } punten oplevert.
    }
ee-hint-band-loses =
    { $points ->
        [one] Met kracht { $strength } kom je op een trede die 1 punt kost.
       *[other] Met kracht { $strength } kom je op een trede die { $points } punten kost.
    }
ee-hint-band-none = Met kracht { $strength } kom je op een trede zonder effect.
ee-hint-strongest =
    { $points ->
        [one] Je bent dan waarschijnlijk de sterkste, en dat levert nog 1 punt op.
       *[other] Je bent dan waarschijnlijk de sterkste, en dat levert nog { $points } punten op.
    }
ee-hint-economy-first = Wat je economie oplevert, kun je in de industrie gebruiken.
ee-hint-industry-first = Wat je bouwt of herbouwt, levert in de economie al iets op.
ee-hint-new-cards = Nieuwe kaarten zijn waarschijnlijk beter.
ee-hint-keep-cards = Deze kaarten zijn de moeite waard om te houden.
ee-hint-again =
    { $points ->
        [one] Nog een keer gebruiken levert ongeveer 1 punt op.
       *[other] Nog een keer gebruiken levert ongeveer { $points } punten op.
    }
ee-hint-home-lasts = Deze locatie blijft waarschijnlijk tot het eind staan.
ee-hint-decline = Een andere kaart zou waarschijnlijk niet beter voor je zijn.

# Waarom een bot een actie van Struggle for Rome aanraadt: één regel per stuk, na de actie en de kans om te winnen.

hint-sr-place = De ridders komen eerst in actie: zo krijgen de krijgers de rijkere start.
hint-sr-place-poorer = De ridders komen eerst in actie en trekken verder, dus de krijgers zouden de armere start krijgen.
hint-sr-place-alike = Beide startplaatsen zijn even rijk.
hint-sr-least-missed = Dit mis je het minst.
hint-sr-abounds = Je hebt er meer van dan je kunt gebruiken.
hint-sr-fighters = Een strijder voor elke stam: zo kun je meer steden aanvallen.
hint-sr-wagon =
    { $number ->
        [0] Voor elke verovering heb je een troswagen nodig, en op dit stamveld staat er geen.
       *[other] Elke verovering kost een troswagen, en elke troswagen brengt goud op bij het plunderen.
    }
hint-sr-card = Ontwikkelingskaarten kunnen Diplomaten, helpers of verborgen punten zijn.
hint-sr-trade = Je wint bij deze ruil, en iemand anders ook.
hint-sr-no-trade = Waarschijnlijk neemt niemand dit aanbod aan.
hint-sr-good-deal = Wat je krijgt, helpt je meer dan wat je geeft.
hint-sr-bad-deal = Deze ruil helpt jou te weinig, of de ander te veel.
hint-sr-counter = Een andere ruil zou je beter uitkomen.
hint-sr-rest = Geen aanval is nu beter: rust en neem wat dat oplevert.
hint-sr-coins = Goud komt altijd van pas.
hint-sr-show = Met je verborgen punten heb je de meeste, en de partij is nu afgelopen.
hint-sr-hide = Als je je punten nu toont, win je niet.
hint-sr-enough = Er is niets beters te doen: houd de rest voor later.
hint-sr-booty =
    { $number ->
        [0] Het fiche kan goud of een kaart opleveren.
        [one] De troswagen brengt 1 goud op, en het fiche misschien meer.
       *[other] De troswagens brengen { $number } goud op, en het fiche misschien meer.
    }
hint-sr-colour = Een nieuwe kleur: { $number } van de { $first_colours } die je nodig hebt om een rijk te stichten.
hint-sr-scourge-near = Een vierde kleur: nog één en jij bent de Plaag van Rome.
hint-sr-scourge =
    De vijfde kleur: de Plaag van Rome, { $scourge_points ->
        [one] { $scourge_points } punt.
       *[other] { $scourge_points } punten.
    }
hint-sr-found = Een punt, en een rijk dat elke ronde kan groeien.
hint-sr-city = Een punt dat niemand je kan afnemen.
hint-sr-legacy =
    Vier steden voor elk van je stammen: de Erfenis van Rome, { $legacy_points ->
        [one] { $legacy_points } punt.
       *[other] { $legacy_points } punten.
    }
hint-sr-reach =
    { $number ->
        [one] Vanaf daar ligt één vrije stad binnen bereik.
       *[other] Vanaf daar liggen { $number } vrije steden binnen bereik.
    }
hint-sr-then-plunder = Vanaf daar kun je { $city } plunderen.
hint-sr-then-conquer = Vanaf daar kun je { $city } veroveren.
hint-sr-nearer = Brengt deze stam dichter bij wat hij nog nodig heeft.
hint-sr-income = Deze plek levert in tien ronden ongeveer { $number } kaarten op.
hint-sr-great-warrior = Eén strijder meer kan de volgende aanval beslissen.
hint-sr-treasure = Goud dat je nu kunt gebruiken.
hint-sr-diplomacy =
    De meeste Diplomaten: Diplomatie, { $diplomacy_points ->
        [one] { $diplomacy_points } punt.
       *[other] { $diplomacy_points } punten.
    }
hint-sr-diplomat =
    { $number ->
        [one] Je eerste open Diplomaat: drie leveren Diplomatie op.
       *[other] { $number } open Diplomaten: drie leveren Diplomatie op.
    }
hint-sr-block = Blokkeert de oogst van { $player } en steelt misschien een kaart.
hint-sr-nobody-hit = Niemand heeft er last van.
hint-sr-rob = { $player } heeft kaarten, en het loont om deze speler af te remmen.

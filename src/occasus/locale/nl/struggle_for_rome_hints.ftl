# Waarom een bot een actie van Struggle for Rome aanraadt: één regel per stuk, na de actie en de kans om te winnen.

hint-sr-place = De ridders zijn eerst aan de beurt: zo krijgen de krijgers de rijkere start.
hint-sr-place-poorer = De ridders zijn eerst aan de beurt en trekken verder: dan zouden de krijgers de armere start hebben.
hint-sr-place-alike = Beide startplaatsen zijn even rijk.
hint-sr-least-missed = Dit mis je het minst.
hint-sr-abounds = Je hebt er meer van dan je kunt gebruiken.
hint-sr-fighters = Een strijder voor elke stam: zo kun je meer steden aanvallen.
hint-sr-wagon =
    { $number ->
        [0] Voor elke verovering heb je een troswagen nodig, en op dit stamveld staat er geen.
       *[other] Elke verovering kost een troswagen, en elke troswagen brengt goud op bij het plunderen.
    }
hint-sr-card = Ontwikkelingskaarten leveren Diplomaten, helpers en verborgen punten op.
hint-sr-trade = Je wint bij deze ruil, en iemand anders ook.
hint-sr-no-trade = Waarschijnlijk neemt niemand dit aanbod aan.
hint-sr-good-deal = Wat je krijgt, helpt je meer dan wat je geeft.
hint-sr-bad-deal = De ruil helpt jou te weinig, of de ander te veel.
hint-sr-counter = Een andere ruil zou je beter uitkomen.
hint-sr-rest = Geen aanval levert nu meer op: neem wat rusten oplevert.
hint-sr-coins = Goud is goud.
hint-sr-show = Met je verborgen punten heb je de meeste, en het spel is afgelopen.
hint-sr-hide = Als je je punten nu toont, win je niet.
hint-sr-enough = Er is niets beters te doen: bewaar de rest voor later.
hint-sr-booty =
    { $number ->
        [0] Het fiche kan goud of een kaart opleveren.
        [one] De troswagen brengt 1 goud op, en het fiche misschien meer.
       *[other] De troswagens brengen { $number } goud op, en het fiche misschien meer.
    }
hint-sr-colour = Een nieuwe kleur: { $number } van de 3 die nodig zijn om een rijk te stichten.
hint-sr-scourge-near = Een vierde kleur: nog één en het is de Plaag van Rome.
hint-sr-scourge = De vijfde kleur: de Plaag van Rome, 2 punten.
hint-sr-found = Een punt, en een rijk dat elke ronde kan groeien.
hint-sr-city = Een punt dat niemand je afneemt.
hint-sr-legacy = De vierde stad van beide stammen: de Erfenis van Rome, 2 punten.
hint-sr-reach =
    { $number ->
        [one] Vanaf daar ligt één vrije stad binnen bereik.
       *[other] Vanaf daar liggen { $number } vrije steden binnen bereik.
    }
hint-sr-then-plunder = Vanaf daar kan { $city } geplunderd worden.
hint-sr-then-conquer = Vanaf daar kan { $city } veroverd worden.
hint-sr-nearer = Het is dichter bij wat deze stam nog nodig heeft.
hint-sr-income = De plek levert ongeveer { $number } kaarten op in tien ronden.
hint-sr-great-warrior = Eén strijder meer kan de volgende aanval beslissen.
hint-sr-treasure = Goud dat je nu kunt gebruiken.
hint-sr-diplomacy = De meeste Diplomaten: Diplomatie, 2 punten.
hint-sr-diplomat =
    { $number ->
        [one] Je eerste open Diplomaat: drie leveren Diplomatie op.
       *[other] { $number } open Diplomaten: drie leveren Diplomatie op.
    }
hint-sr-block = Het kost { $player } inkomsten en misschien een kaart.
hint-sr-nobody-hit = Het raakt niemand.
hint-sr-rob = { $player } heeft kaarten en moet worden afgeremd.

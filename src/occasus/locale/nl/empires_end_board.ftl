# Het bord van Empire's End in de browser.

ee-your-turn = Jouw beurt
ee-pay-or-take = Jouw beurt: betaal één fiche, of neem de kaart
ee-your-turn-both = Jouw beurt: beide kaarten
ee-your-empire = Jouw rijk
ee-row-of = { $name }: locaties
ee-decline = Verval
ee-end = Einde
ee-phase-of = fase { $number } van { $total }
ee-next-phase = Daarna: { $phase }
ee-decks = Rampenstapel { $disasters }, conflictstapel { $conflicts }
ee-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
ee-signed-points = { $points } ptn
ee-strength = sterkte { $number }
ee-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
ee-intact = { $number } van 11 intact
ee-temple = heeft de tempel
ee-temple-short = tempel
ee-closed = scherm
ee-screen = Achter je scherm
ee-only-you = alleen jij ziet dit
ee-hand = Hand
ee-no-cards = Geen kaarten.
ee-industry-in =
    { $number ->
        [one] industrie over { $number } fase
       *[other] industrie over { $number } fasen
    }
ee-industry-now = nu industrie
ee-no-industry = geen industrie meer
ee-tab-phase = Fase
ee-tab-empire = Rijk
ee-tab-hand = Hand { $number }
ee-tab-chronicle = Kroniek
ee-text-of = { $what }: { $text }
ee-text-ruin =
    { $hammers ->
        [one] Verwoest; herbouwd voor { $hammers } hamer
       *[other] Verwoest; herbouwd voor { $hammers } hamers
    }
ee-text-asleep = slaapt tot de locatie is herbouwd
ee-text-exhausted = uitgeput
ee-text-card = bedreigt plaats { $place }, aanvaardt { $accepts }.
ee-text-pile = Erop: { $tokens }.
ee-threatened = Bedreigd door kaart { $card }
ee-lot = Te veilen
ee-card-numbered = Kaart { $numeral }
ee-tokens =
    { $number ->
        [one] { $number } fiche
       *[other] { $number } fiches
    }
ee-handled = deze beurt afgehandeld
ee-pay = Betaal { $resource }
ee-skip-with = Sla over: { $name }
ee-replace-with = Vervangen met { $name }
ee-take = Neem, krijg { $number }
ee-take-numbered = Neem { $numeral }
ee-decline-replacing = Niets vervangen
ee-choose = Kies eerst
ee-taken-by = De andere kaart is genomen: { $name }.
ee-if-take = Als je hem nu neemt:
ee-if-take-numbered = Als je kaart { $numeral } nu neemt:
ee-if-temple = de tempel komt bij jou
ee-if-gain = je krijgt
ee-if-nothing = je krijgt niets: er ligt geen fiche
ee-if-falls = { $place }, { $name }, wordt verwoest
ee-if-sleeps =
    { $number ->
        [one] zijn innovatie slaapt tot de herbouw (hamers: { $hammers })
       *[other] zijn { $number } innovaties slapen tot de herbouw (hamers: { $hammers })
    }
ee-if-attached = de kaart gaat onder { $place }: nergens anders mag hij
ee-if-choose-ruin = je kiest wat valt: { $places }
ee-if-choose-home = de kaart wordt een innovatie onder een plaats naar keuze: { $places }
ee-do-pay = Betaal 1 { $resource }
ee-do-pay-numbered = Betaal 1 { $resource } op { $numeral }
ee-do-take = Neem de kaart
ee-do-take-numbered = Neem kaart { $numeral }
ee-do-skip-numbered = Sla { $numeral } over met { $name }
ee-do-replace = Vervang { $numeral } met { $name }
ee-do-decline = Niets vervangen
ee-do-destroy = { $name } valt
ee-do-attach = Leg onder { $name }
ee-do-buy_coins =
    { $number ->
        [0] Koop geen munten
        [one] Koop 1 munt voor 2 punten
       *[other] Koop { $number } munten voor elk 2 punten
    }
ee-do-use = Gebruik { $name }
ee-do-exchange = { $name }: { $given } voor { $taken }
ee-do-reactivate = { $name } nog een keer
ee-do-build = Bouw { $name }
ee-do-sell = Verkoop { $name }
ee-do-keep = Houd de andere kaarten
ee-do-throw_away = Gooi ze allemaal weg
ee-do-rebuild = Herbouw { $name }
ee-do-swap = Wissel { $one } en { $other }
ee-do-move = Verplaats { $name } naar { $location }
ee-do-begin_with = Begin met { $part }
ee-do-refresh = Ververs { $name }
ee-do-keep_hand = Houd deze kaarten
ee-do-redraw = Trek vier andere
ee-do-strike = { $name } slaat toe
ee-do-done = Klaar
ee-do-bid_axes =
    { $number ->
        [one] Bied { $number } bijl
       *[other] Bied { $number } bijlen
    }
ee-do-bid_coins =
    { $number ->
        [one] Voeg { $number } munt toe
       *[other] Voeg { $number } munten toe
    }
ee-abilities = Bruikbare vaardigheden
ee-all-at-once = Iedereen speelt tegelijk
ee-works = bezig
ee-done-mark = klaar
ee-you-are-done = Je bent klaar; de anderen zijn nog bezig.
ee-use = Gebruik
ee-again = Nog een keer
ee-changes-nothing = verandert niets
ee-relief-enough = Je hebt genoeg: er zijn geen munten te kopen. (Wie een kaart neemt wordt dit altijd gevraagd, zodat niemand ziet wie arm is.)
ee-touch-row = Raak twee dingen in je rij aan.
ee-how = Hoe?
ee-hand-cards = Kaarten uit de hand, gebouwd of verkocht: { $number } van 2
ee-build-short = Bouw
ee-sell-short = Verkoop
ee-build = Bouw met hamers
ee-build-coins =
    { $coins ->
        [one] Bouw met { $coins } munt
       *[other] Bouw met { $coins } munten
    }
ee-town = Bouw met hulp van een dorp
ee-town-coins =
    { $coins ->
        [one] Bouw met een dorp en { $coins } munt
       *[other] Bouw met een dorp en { $coins } munten
    }
ee-rebuild-one = Herbouw één ruïne
ee-rebuild = Herbouw met hamers
ee-rebuild-coins =
    { $coins ->
        [one] Herbouw met { $coins } munt
       *[other] Herbouw met { $coins } munten
    }
ee-for-good = daarna niet meer te veranderen
ee-sure-done =
    { $number ->
        [one] 1 nuttige vaardigheid is niet gebruikt.
       *[other] { $number } nuttige vaardigheden zijn niet gebruikt.
    }
ee-sure-throw = Alle kaarten die je nog hebt, gaan weg.
ee-sure-buy =
    { $number ->
        [one] Je verliest 2 punten voor 1 munt, en iedereen ziet wat er achter je scherm ligt.
       *[other] Je verliest 2 punten voor elk van { $number } munten, en iedereen ziet wat er achter je scherm ligt.
    }
ee-sure-yes = Doen
ee-conflict = Conflict
ee-victory = Overwinning
ee-band = sterkte { $least } tot { $most }
ee-band-open = sterkte { $least } of meer
ee-bar = { $least } tot { $most }
ee-bar-open = { $least } of meer
ee-upheaval =
    { $rank ->
        [1] Omwenteling voor allen behalve de sterksten: de waardevolste intacte locatie wisselt van plaats met { $place }.
        [2] Omwenteling voor allen behalve de sterksten: de op een na waardevolste intacte locatie wisselt van plaats met { $place }.
       *[other] Omwenteling voor allen behalve de sterksten: de op twee na waardevolste intacte locatie wisselt van plaats met { $place }.
    }
ee-secret-bid = Je geheime bod
ee-bids = Geheime biedingen
ee-sealed-until = verzegeld tot alle binnen zijn
ee-base = Basis { $base } + bod { $bid } =
ee-no-band = geen winst, geen verlies
ee-bid-spent = Bij gelijke stand winnen allen. Je hele bod is weg, winst of verlies.
ee-seal = Verzegel het bod
ee-own-bid = Je bod is verzegeld: bijlen { $axes }, munten { $coins }.
ee-thinks = denkt na
ee-sealed = verzegeld
ee-of = van { $number }
ee-one-less = Eén minder: { $name }
ee-one-more = Eén meer: { $name }
ee-reveal = De biedingen worden getoond
ee-go-on = Verder
ee-bid-of = bod
ee-strongest = sterkste
ee-upheaved = Omwenteling: { $one } en { $other } wisselen van plaats.
ee-scoring = Eindtelling
ee-score-track = Scorespoor
ee-score-locations = Intacte locaties
ee-last-conflict = Het laatste conflict
ee-count-all = Alles meteen tellen

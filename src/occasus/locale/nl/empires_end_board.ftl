# Het bord van Empire's End in de browser.

ee-your-turn = Jouw beurt
ee-your-empire = Jouw rijk
ee-row-of = { $name }: locaties
ee-decline = Verval
ee-end = Einde
ee-phase-of = fase { $number } van { $total }
ee-next-phase = Daarna: { $phase }
ee-decks = Rampstapel { $disasters }, conflictstapel { $conflicts }
ee-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
ee-signed-points = { $points } ptn
ee-strength = kracht { $number }
ee-strength-brings = kracht { $number }:
ee-cards =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
ee-intact = { $number } van 11 intact
ee-temple = heeft de tempel
ee-temple-short = tempel
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
        [one] Verwoest; herbouw voor { $hammers } hamer
       *[other] Verwoest; herbouw voor { $hammers } hamers
    }
ee-text-asleep = slaapt tot de locatie is herbouwd
ee-text-exhausted = uitgeput
ee-text-card = bedreigt plaats { $place }, neemt { $accepts } aan.
ee-text-pile = Erop: { $tokens }.
ee-tokens =
    { $number ->
        [one] { $number } fiche
       *[other] { $number } fiches
    }
ee-handled = deze beurt afgehandeld
ee-pay = Betaal { $resource }
ee-skip-with = Sla over: { $name }
ee-replace-with = Vervangen dankzij { $name }
ee-decline-replacing = Niets vervangen
ee-not-this-phase = Deze fase niet
ee-choose = Kies eerst
ee-taken-by = De andere kaart is genomen: { $name }.
ee-taken-by-you = Jij hebt de andere kaart genomen.
ee-if-temple = de tempel komt bij jou
ee-if-gain = je krijgt
ee-if-nothing = je krijgt niets: er ligt geen fiche
ee-if-falls = { $place }, { $name }, wordt verwoest
ee-if-sleeps =
    { $number ->
        [one] de innovatie slaapt tot de herbouw (voor { $hammers ->
            [one] { $hammers } hamer
           *[other] { $hammers } hamers
        })
       *[other] de { $number } innovaties slapen tot de herbouw (voor { $hammers ->
            [one] { $hammers } hamer
           *[other] { $hammers } hamers
        })
    }
ee-if-attached = de kaart gaat onder { $place }: ergens anders mag niet
ee-if-choose-ruin = je kiest wat valt: { $places }
ee-if-choose-home = de kaart wordt een innovatie onder een locatie naar keuze: { $places }
ee-if-any-home = de kaart wordt een innovatie onder een locatie naar keuze
ee-do-pay = Betaal 1 { $resource }
ee-do-take = Neem de kaart
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
ee-do-throw_away = Leg ze allemaal af
ee-do-rebuild = Herbouw { $name }
ee-do-build-for =
    { $town_id ->
        [with_town]
            { $coins ->
                [0] Bouw { $name } met hulp van een Dorp
                [one] Bouw { $name } met een Dorp en 1 munt
               *[other] Bouw { $name } met een Dorp en { $coins } munten
            }
       *[without_town]
            { $coins ->
                [0] Bouw { $name } met hamers
                [one] Bouw { $name } met 1 munt
               *[other] Bouw { $name } met { $coins } munten
            }
    }
ee-do-rebuild-for =
    { $coins ->
        [0] Herbouw { $name } met hamers
        [one] Herbouw { $name } met 1 munt
       *[other] Herbouw { $name } met { $coins } munten
    }
ee-do-swap = Verwissel { $one } en { $other }
ee-do-move = Verplaats { $name } naar { $location }
ee-do-begin_with = Begin met { $part }
ee-do-refresh = Herstel { $name }
ee-do-keep_hand = Houd deze kaarten
ee-do-redraw = Trek vier andere
ee-do-strike = { $name } slaat toe
ee-strike-falls = { $name }: { $location } valt
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
ee-use = Gebruik
ee-again = Nog een keer
ee-changes-nothing = verandert niets
ee-how = Hoe?
ee-build-short = Bouw
ee-sell-short = Verkoop
ee-build = Bouw met hamers
ee-build-coins =
    { $coins ->
        [one] Bouw met { $coins } munt
       *[other] Bouw met { $coins } munten
    }
ee-town-coins =
    { $coins ->
        [one] Bouw met een Dorp en { $coins } munt
       *[other] Bouw met een Dorp en { $coins } munten
    }
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
ee-sure-throw = Alle kaarten die je nog hebt, leg je af.
ee-conflict = Conflict
ee-victory = Overwinning
ee-band = kracht { $least } tot { $most }
ee-band-open = kracht { $least } of meer
ee-bar = { $least } tot { $most }
ee-bar-open = { $least } of meer
ee-upheaval =
    { $rank ->
        [1] Omwenteling voor iedereen behalve de sterksten: de waardevolste intacte locatie wisselt van plaats met { $place }.
        [2] Omwenteling voor iedereen behalve de sterksten: de op een na waardevolste intacte locatie wisselt van plaats met { $place }.
       *[other] Omwenteling voor iedereen behalve de sterksten: de op twee na waardevolste intacte locatie wisselt van plaats met { $place }.
    }
ee-secret-bid = Je geheime bod
ee-bids = Geheime biedingen
ee-sealed-until = verzegeld tot alle binnen zijn
ee-no-band = geen winst, geen verlies
ee-bid-spent = Bij een gelijke stand wint iedereen die gelijkstaat. Je hele bod ben je kwijt, of je nu wint of verliest.
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
ee-score-rest = Paarse innovaties
ee-last-conflict = Het laatste conflict
ee-count-all = Alles meteen tellen
ee-second-of = tweede { $name }
ee-screen-short = achter je scherm
ee-strength-word = kracht
ee-end-now = als het nu eindigde
ee-end-now-short = nu geteld
ee-end-now-about = Wat er zou tellen als de partij nu eindigde: scorespoor, intacte locaties en innovaties voor het einde, voor zover je die kunt weten.
ee-at-least = minstens
ee-end-change = { $now } → { $then } als het nu eindigde
ee-end-clause = { $change };
ee-points-change = { $now } → { $then ->
        [one] { $then } punt
       *[other] { $then } punten
    }
ee-follow = Maak de rij van { $name } groot
ee-following = je volgt deze speler
ee-state-turn = aan zet
ee-state-asked = beslist
ee-state-next = hierna
ee-state-paid = betaald
ee-skipped-with = overgeslagen met { $name }
ee-card-under = { $name } onder { $place }
ee-threatened = Bedreigd door { $name }
ee-would-fall = Valt als je { $disaster } neemt: −{ $points }
ee-may-fall = Kan vallen als je { $disaster } neemt: −{ $points }
ee-fall-all = valt: −{ $points }
ee-fall-maybe = of: −{ $points }
ee-would-come = Zou hier komen:
ee-player = Speler
ee-round = Ronde
ee-who-paid = Wie betaalde wat
ee-would-lose = zou verliezen
ee-or = of
ee-on-card = Op { $disaster }
ee-goes-to-taker = gaan naar wie hem neemt
ee-auction-about = De kaart gaat rond tot iemand hem neemt; die krijgt wat erop ligt en de tempel, en verliest een locatie.
ee-auction-about-two = Beide kaarten gaan rond tot iemand ze neemt; wie er een neemt, krijgt wat erop ligt en verliest een locatie. De tempel gaat naar wie de laatste kaart neemt.
ee-answer-to = Antwoord op { $name }
ee-none-left = geen over
ee-not-accepted = telt hier niet
ee-on-the-other = gekozen voor de andere
ee-after-the-other = { $name } komt daarna: iemand mag die eerst vervangen.
ee-skip-short = gratis via { $place }
ee-replace-short = andere kaart via { $place }
ee-skip-about = Deze beurt betaal je niets: { $name } is daarna uitgeput tot die hersteld wordt.
ee-take-short = Neem
ee-choose-token = Kies een fiche
ee-then = Daarna { $name }
ee-if-take = Neem { $disaster }:
ee-do-pay-on = Betaal 1 { $resource } voor { $disaster }
ee-do-pay-both = Betaal { $one } en { $other }
ee-do-pay-twice = Betaal { $amount }
ee-do-take-card = Neem { $disaster }
ee-do-skip-on = Sla de ramp { $disaster } over: put de innovatie { $name } uit
ee-do-replace = Vervang de ramp { $disaster }: put de innovatie { $name } uit
ee-ask-ruin = { $card }: { $place } is al een ruïne. Welke locatie valt in plaats daarvan?
ee-ask-home = Onder welke locatie komt { $card }?
ee-ask-at = { $disaster } op { $place }
ee-ask-on_turn = Jouw beurt: betaal je één fiche, of neem je { $cards }?
ee-ask-both = Jouw beurt: betalen of nemen? { $cards }.
ee-ask-both-short = Betalen of nemen? Je antwoordt op beide, na elkaar.
ee-ask-in_window = { $name } is zo aan zet. Vervang je eerst { $cards }?
ee-ask-in_window-mine = Jij bent zo aan zet. Vervang je eerst { $cards }?
ee-ask-ruin-place = { $place } is al een ruïne: welke locatie valt in plaats daarvan?
ee-ask-relief = Je nam { $card }: koop je munten voor telkens 2 punten? (Iedereen ziet dan wat er achter je scherm ligt.)
ee-ask-in_reactivation = { $card }: welke vaardigheid mag nog eens gebruikt worden?
ee-ask-in_swap = { $card }: welke twee locaties wisselen van plaats?
ee-ask-in_move = { $card }: welke innovatie verplaats je, en waarheen?
ee-ask-with_cards = Industrie: nog een kaart bouwen of verkopen?
ee-ask-with_leftovers =
    { $number ->
        [one] Industrie: de andere kaart houden of afleggen?
       *[other] Industrie: de andere { $number } kaarten houden of allemaal afleggen?
    }
ee-ask-choose_part = Economie en industrie in één fase: welk deel speel je eerst?
ee-ask-choose_axes = Conflict, omwenteling op { $place }: hoeveel bijlen bied je? (Daarna volgen de munten.)
ee-ask-choose_coins = Conflict, je bod is { $axes }: hoeveel munten voeg je toe?
ee-ask-choose_refresh = Gewonnen in het conflict: welke innovatie herstel je?
ee-ask-choose_hand = Bliksemspel: houd je { $cards }?
ee-ask-choose_strike =
    { $number ->
        [1] Bliksemspel: welke is de eerste van twee kaarten die je eigen rijk treffen?
       *[other] Bliksemspel: welke is de tweede kaart die je eigen rijk treft?
    }
ee-relief-about =
    { $most ->
        [0] Je hebt 5 fiches of meer: er valt niets te kopen.
       *[other] Je hebt minder dan 5 fiches: je mag er hoogstens { $most } kopen, elk voor 2 punten. Iedereen ziet dan wat achter je scherm ligt.
    }
ee-pts = ptn
ee-gather = Economie: verzamel
ee-uses = mogelijkheden: meteen { $simple }, met een keuze { $choices }
ee-use-all = Gebruik alle { $number }
ee-use-all-about = of kies ze één voor één in je rij; de volgorde maakt niets uit
ee-uses-lost =
    { $number ->
        [one] 1 mogelijkheid gaat verloren
       *[other] { $number } mogelijkheden gaan verloren
    }
ee-nothing-yet = nog niets
ee-nothing-done = niets gedaan
ee-industry = Industrie
ee-left-cards = Bouw of verkoop
ee-left-rebuild = Herbouw
ee-n-of = { $number } van { $total }
ee-done-industry = Klaar met industrie
ee-build-under = Bouw onder { $place }
ee-build-only = Die kan alleen onder { $place }.
ee-build-places =
    { $number ->
        [one] Eén locatie licht op in je rij.
       *[other] { $number } locaties lichten op in je rij.
    }
ee-touch-place = Kies een locatie voor de kaart
ee-touch-row = Kies twee locaties in je rij
ee-sell-instead = Liever verkopen
ee-town-helps = Dorp { $place } helpt
ee-no-town = geen Dorp
ee-with-town = (Dorp { $place })
ee-free = gratis
ee-rebuild-short = Herbouw
ee-pill-rebuild = Herbouw: { $number }
ee-pill-swap = wissel twee
ee-seal-bid = Verzegel { $bid }
ee-seal-nothing = Verzegel een leeg bod
ee-own-bid = Je bod is verzegeld: { $bid }.
ee-worth =
    { $points ->
        [one] Aan het einde { $points } punt waard.
       *[other] Aan het einde { $points } punten waard.
    }
ee-lies-under = Onder { $place }, { $name }
ee-hand-of = Hand van { $name }
ee-hand-on-table = Je kaarten liggen nu op tafel.
ee-empires = Rijken
ee-touch-tile = Kies een locatie om erover te lezen.
ee-touch-lit = Kies een verlichte locatie.
ee-choose-touched = Kies { $name }
ee-about-disaster = Een kaart gaat rond: ieder betaalt een fiche, slaat over met een innovatie of neemt hem.
ee-about-double_disaster = Twee kaarten gaan tegelijk rond; ieder reageert op beide.
ee-about-economy = Iedereen verzamelt tegelijk met de groene vaardigheden van wat overeind staat.
ee-about-industry = Iedereen bouwt of verkoopt tegelijk kaarten, herbouwt één locatie en gebruikt bruine vaardigheden.
ee-about-economy_industry = Economie en industrie in één fase; ieder kiest wat eerst komt.
ee-about-conflict = Geheime biedingen met bijlen en munten; de sterkste wint, bij de anderen is er een omwenteling.
ee-legend = Legenda
ee-legend-place = Een Romeins cijfer is een plaats in de rij, niets anders.
ee-legend-flame = Een ramp bedreigt deze plaats; het teken zegt welke.
ee-legend-falls = Deze locatie valt als je de kaart neemt.
ee-legend-coming = Een kaart die hier zou komen.
ee-legend-ruin = Een ruïne, en de hamers voor de herbouw.
ee-legend-exhausted = Uitgeput tot herstel.
ee-legend-last = Waar deze speler het laatst iets veranderde.
ee-legend-turn = Deze speler is aan zet; een gouden ring betekent dat jou iets gevraagd wordt.
ee-legend-temple = De tempel: wie hem heeft, beslist als eerste bij de volgende ramp.
ee-legend-numbers = Kracht in een conflict; kaarten in de hand.
ee-legend-strips = De stroken onder een locatie zijn innovaties; hun kleur zegt wanneer ze werken:
ee-strip-disaster = ramp
ee-strip-economy = economie
ee-strip-industry = industrie
ee-strip-conflict = conflict
ee-strip-end_game = aan het einde
ee-strip-on_destruction = bij verwoesting
ee-town = Bouw met hulp van een Dorp
ee-sure-buy =
    { $number ->
        [one] Je verliest 2 punten voor 1 munt, en iedereen ziet wat er achter je scherm ligt.
       *[other] Je verliest 2 punten voor elk van de { $number } munten, en iedereen ziet wat er achter je scherm ligt.
    }
ee-exchange-short = { $given } voor { $taken }

# Regels van de kroniek die routine samennemen

told-laid = De { $number } locaties liggen er, voor iedereen dezelfde.
told-drawn = { $seat } trekt { $number } kaarten.
told-worked = { $seat } gebruikt { $number } vaardigheden.
told-sealed = { $seat } heeft in het geheim geboden.
told-counted = Het rijk van { $seat } wordt geteld.

## What whoever reads has done, and what was done to them

mine-temple_given = Je hebt de tempel en begint.
mine-drawn = Je trekt { $number } kaarten.
mine-worked = Je gebruikt { $number } vaardigheden.
mine-chose_axes =
    { $axes_id ->
        [hidden] Je kiest bijlen.
       *[other] Je biedt { $axes ->
            [one] 1 bijl
           *[other] { $axes } bijlen
        }.
    }
mine-bid_shown = Je biedt { $axes ->
        [one] 1 bijl
       *[other] { $axes } bijlen
    } en { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }: kracht { $strength }.
mine-sealed = Je hebt in het geheim geboden.
mine-counted = Je rijk wordt geteld.
mine-redrew = Je trekt vier andere kaarten.
mine-chose_strike =
    { $card_id ->
        [hidden] Je kiest een kaart.
       *[other] Je kiest { $card }.
    }
mine-struck =
    { $card } { $card ->
        [Barbaren] treffen
       *[other] treft
    } je.
mine-gained =
    { $resource_id ->
        [hidden] Je krijgt iets.
        [wheat]
            { $number ->
               *[other] Je krijgt { $number } tarwe.
            }
        [axe]
            { $number ->
                [one] Je krijgt 1 bijl.
               *[other] Je krijgt { $number } bijlen.
            }
        [hammer]
            { $number ->
                [one] Je krijgt 1 hamer.
               *[other] Je krijgt { $number } hamers.
            }
       *[coin]
            { $number ->
                [one] Je krijgt 1 munt.
               *[other] Je krijgt { $number } munten.
            }
    }
mine-spent =
    { $resource_id ->
        [hidden] Je geeft iets uit.
        [wheat]
            { $number ->
               *[other] Je geeft { $number } tarwe uit.
            }
        [axe]
            { $number ->
                [one] Je geeft 1 bijl uit.
               *[other] Je geeft { $number } bijlen uit.
            }
        [hammer]
            { $number ->
                [one] Je geeft 1 hamer uit.
               *[other] Je geeft { $number } hamers uit.
            }
       *[coin]
            { $number ->
                [one] Je geeft 1 munt uit.
               *[other] Je geeft { $number } munten uit.
            }
    }
mine-scored =
    { $points_sign ->
        [minus]
            { $points_size ->
                [one] Je verliest 1 punt.
               *[other] Je verliest { $points_size } punten.
            }
       *[plus]
            { $points_size ->
                [one] Je scoort 1 punt.
               *[other] Je scoort { $points_size } punten.
            }
    }
mine-drew =
    { $card_id ->
        [hidden] Je trekt een kaart.
       *[other] Je trekt { $card }.
    }
mine-paid = Je betaalt 1 { $resource } voor { $card }.
mine-skipped = Je slaat { $card } over dankzij { $innovation }.
mine-took = Je neemt { $card }.
mine-temple_moved = De tempel gaat naar jou.
mine-replaced = Je vervangt { $card } dankzij { $innovation }.
mine-declined = Je vervangt niets.
mine-destroyed = Je { $location } wordt verwoest.
mine-nothing_left = Je hebt niets meer dat verwoest kan worden.
mine-triggered = Je { $innovation } werkt nu de locatie valt.
mine-attached = { $innovation } komt bij je { $location }.
mine-card_lost = Je hebt geen plaats voor { $card }; de kaart wordt afgelegd.
mine-showed = Je toont wat er achter je scherm ligt: tarwe { $wheat }, bijlen { $axes }, hamers { $hammers }, munten { $coins }.
mine-bought_coins =
    { $number ->
        [one] Je koopt 1 munt voor punten.
       *[other] Je koopt { $number } munten voor punten.
    }
mine-began_with = Je begint met { $part }.
mine-used = Je gebruikt { $ability }.
mine-exchanged = Je ruilt { $given } bij { $ability }.
mine-reactivated = Je kunt { $ability } nog eens gebruiken.
mine-refreshed = Je { $innovation } wordt hersteld.
mine-built = Je bouwt { $card }.
mine-sold =
    { $card_id ->
        [hidden] Je verkoopt een kaart.
       *[other] Je verkoopt { $card }.
    }
mine-kept =
    { $number ->
        [one] Je houdt 1 kaart.
       *[other] Je houdt { $number } kaarten.
    }
mine-threw_away =
    { $number ->
        [one] Je legt 1 kaart af.
       *[other] Je legt { $number } kaarten af.
    }
mine-rebuilt = Je herbouwt { $location }.
mine-swapped = Je wisselt { $location } en { $other_location } om.
mine-moved = Je verplaatst { $innovation } naar { $location }.
mine-finished = Je bent klaar.
mine-base_strength = Je hebt kracht { $strength }.
mine-committed =
    { $axes_id ->
        [hidden] Je hebt geboden.
       *[other] Je hebt { $axes ->
            [one] 1 bijl
           *[other] { $axes } bijlen
        } en { $coins ->
            [one] 1 munt
           *[other] { $coins } munten
        } geboden.
    }
mine-band_reached = Je haalt de trede voor kracht { $strength }.
mine-victory = Je hebt de hoogste kracht.
mine-upheaved = Omwenteling: jouw { $location } en { $other_location } wisselen van plaats.
mine-marker_removed = Je { $innovation } wordt hersteld.
mine-locations_counted =
    { $points ->
        [one] Je intacte locaties: 1 punt.
       *[other] Je intacte locaties: { $points } punten.
    }
mine-innovation_counted =
    { $points ->
        [one] Je { $innovation }: 1 punt.
       *[other] Je { $innovation }: { $points } punten.
    }
mine-final_score =
    { $points ->
        [one] Je eindigt met { $points } punt.
       *[other] Je eindigt met { $points } punten.
    }
mine-won = Je wint.

## Hoe het afliep

ee-drama-won =
    { $you ->
        [yes] Je wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } verschil
       *[no] { $name } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } verschil
    }
ee-drama-tie =
    { $you ->
        [yes] Je wint na een gelijke stand
       *[no] { $name } wint na een gelijke stand
    }
ee-drama-shared = Gedeelde overwinning
ee-drama-about =
    { $you ->
        [first] Jij hebt { $points } punten, { $other } { $others }.
        [second] { $name } heeft { $points } punten, jij { $others }.
        [third] { $name } heeft { $points } punten, { $other } { $others } en jij { $third }.
       *[no] { $name } heeft { $points } punten, { $other } { $others }.
    }
ee-drama-part = Het grootste verschil: { $part ->
        [track] het scorespoor
        [locations] de intacte locaties
       *[innovations] de innovaties
    }, { $own } tegen { $theirs }.
ee-drama-tie-about =
    { $you ->
        [first] Allebei { $points } punten. Intacte locaties: jij { $own }, { $other } { $theirs }.
        [second] Allebei { $points } punten. Intacte locaties: { $name } { $own }, jij { $theirs }.
       *[no] Allebei { $points } punten. Intacte locaties: { $name } { $own }, { $other } { $theirs }.
    }
ee-drama-shared-about = { $names } hebben elk { $points } punten en evenveel intacte locaties.
ee-drama-sum = { $name }: scorespoor { $track }, intacte locaties { $locations }, innovaties { $innovations }

# Einde van het Rijk: wat er gebeurt, wat je kunt doen, en hoe alles heet.
# $location, $card, $innovation ... zijn namen zoals ze getoond worden; $location_id enzovoort zijn de woorden zelf, om naar te kiezen.

## Namen. Een kaart heet naar soort en nummer, een locatie naar type en punten: Brand 1, Dorp 25.

resource-wheat = tarwe
resource-axe = bijl
resource-hammer = hamer
resource-coin = munt
given-wheat = tarwe
given-coin = een munt
taken-wheat = tarwe
taken-axe = een bijl
taken-hammer = een hamer
taken-coin = een munt
disaster-first = eerste
disaster-second = tweede
part-economy = economie
part-industry = industrie
phase-setup = voorbereiding
phase-disaster = ramp
phase-double_disaster = dubbele ramp
phase-economy = economie
phase-industry = industrie
phase-conflict = conflict
phase-economy_industry = economie en industrie
phase-end = het einde
type-city = Stad
type-town = Dorp
type-camp = Kamp
type-road = Weg
type-farm = Boerderij
card-fire = Brand
card-pestilence = Pest
card-riot = Oproer
card-barbarians = Barbaren
card-famine = Hongersnood
card-rat_plague = Rattenplaag
card-flood = Overstroming
card-earthquake = Aardbeving
innovation-fire = { card-fire }
innovation-pestilence = { card-pestilence }
innovation-riot = { card-riot }
innovation-barbarians = { card-barbarians }
innovation-famine = { card-famine }
innovation-rat_plague = { card-rat_plague }
innovation-flood = { card-flood }
innovation-earthquake = { card-earthquake }
ability-fire = { card-fire }
ability-pestilence = { card-pestilence }
ability-riot = { card-riot }
ability-barbarians = { card-barbarians }
ability-famine = { card-famine }
ability-rat_plague = { card-rat_plague }
ability-flood = { card-flood }
ability-earthquake = { card-earthquake }
location-city = { type-city }
location-town = { type-town }
location-camp = { type-camp }
location-road = { type-road }
location-farm = { type-farm }
ability-city = { type-city }
ability-town = { type-town }
ability-camp = { type-camp }
ability-road = { type-road }
ability-farm = { type-farm }
conflict_card-conflict = Conflict
town-with_town = met de korting van een Dorp
town-without_town = zonder Dorp
amount-wheat = { $number } tarwe
amount-axe =
    { $number ->
        [one] 1 bijl
       *[other] { $number } bijlen
    }
amount-hammer =
    { $number ->
        [one] 1 hamer
       *[other] { $number } hamers
    }
amount-coin =
    { $number ->
        [one] 1 munt
       *[other] { $number } munten
    }
amount-nothing = niets

## Wat vaardigheden doen

effect-gain = economie: krijg { $gain }
effect-exchange =
    { $times ->
        [one] economie, één keer: geef { $give }, neem { $take }
       *[other] economie, tot { $times } keer: geef { $give }, neem { $take }
    }
effect-refresh_adjacent = { $phase }: herstel de innovaties van beide buren
effect-reactivate_economy = economie: één andere economievaardigheid mag nog eens gebruikt worden
effect-gain_per_adjacent = economie: krijg { $gain } per { $type } ernaast, mits intact
effect-points_per_adjacent =
    { $points ->
        [one] economie: 1 punt per { $type } ernaast, mits intact
       *[other] economie: { $points } punten per { $type } ernaast, mits intact
    }
effect-points_per_adjacent_destroyed =
    { $points ->
        [one] economie: 1 punt per ruïne ernaast
       *[other] economie: { $points } punten per ruïne ernaast
    }
effect-gain_points =
    { $points ->
        [one] { $phase }: 1 punt
       *[other] { $phase }: { $points } punten
    }
effect-build_discount =
    { $hammers ->
        [one] industrie: één kaart die je bouwt kost 1 hamer minder
       *[other] industrie: één kaart die je bouwt kost { $hammers } hamers minder
    }
effect-swap_locations = industrie: wissel twee van je locaties om
effect-rebuild_discount_adjacent =
    { $hammers ->
        [one] industrie: een locatie ernaast herbouwen kost 1 hamer minder
       *[other] industrie: een locatie ernaast herbouwen kost { $hammers } hamers minder
    }
effect-move_innovation = industrie: verplaats één innovatie naar een andere locatie
effect-skip_bid =
    ramp: put dit uit om een beurt over te slaan waarin { $resource ->
        [bijl] bijlen aangenomen worden
        [hamer] hamers aangenomen worden
       *[other] { $resource } aangenomen wordt
    }
effect-replace_disaster = ramp: put dit uit om een aangeboden ramp te vervangen door de volgende kaart
effect-strength = conflict: kracht { $strength }
effect-strength_per_adjacent_destroyed = conflict: kracht { $strength } per ruïne ernaast
effect-strength_per_adjacent = conflict: kracht { $strength } per { $type } ernaast, mits intact
effect-endgame_per_destroyed =
    { $points ->
        [one] einde: 1 punt per ruïne van jou
       *[other] einde: { $points } punten per ruïne van jou
    }
effect-endgame_rescore = einde: tel je beste andere eindvaardigheid nog een keer mee
effect-endgame_per_adjacent_destroyed =
    { $points ->
        [one] einde: 1 punt per ruïne ernaast
       *[other] einde: { $points } punten per ruïne ernaast
    }
effect-endgame_per_resource =
    { $points ->
        [one] einde: 1 punt per { $resource } die je overhoudt
       *[other] einde: { $points } punten per { $resource } die je overhoudt
    }
effect-endgame_per_adjacent =
    { $points ->
        [one] einde: 1 punt per { $type } ernaast, mits intact
       *[other] einde: { $points } punten per { $type } ernaast, mits intact
    }
effect-endgame_most_destroyed =
    { $points ->
        [one] einde: 1 punt als niemand meer ruïnes heeft dan jij
       *[other] einde: { $points } punten als niemand meer ruïnes heeft dan jij
    }
effect-on_destroyed_gain = als de locatie verwoest wordt: krijg { $gain }
effect-on_destroyed_points =
    { $points ->
        [one] als de locatie verwoest wordt: 1 punt
       *[other] als de locatie verwoest wordt: { $points } punten
    }
effect-on_destroyed_refresh_all = als de locatie verwoest wordt: herstel je hele rijk

## Wat er gebeurt

told-temple_given = { $seat } heeft de tempel en begint.
told-tile_laid = Plaats { $position }: { $location }.
told-redrew = { $seat } trekt vier andere kaarten.
told-chose_strike =
    { $card_id ->
        [hidden] { $seat } kiest een kaart.
       *[other] { $seat } kiest { $card }.
    }
told-struck =
    { $card } { $card ->
        [Barbaren] treffen
       *[other] treft
    } { $seat }.
told-hourglass_moved = Fase { $space }: { $phase }.
told-phase_skipped = Er is geen rampkaart meer; de fase wordt overgeslagen.
told-reshuffled =
    { $number ->
        [one] 1 afgelegde kaart wordt de nieuwe rampstapel.
       *[other] { $number } afgelegde kaarten worden de nieuwe rampstapel.
    }
told-conflicts_reshuffled =
    { $number ->
        [one] 1 afgelegde kaart wordt de nieuwe conflictstapel.
       *[other] { $number } afgelegde kaarten worden de nieuwe conflictstapel.
    }
told-gained =
    { $resource_id ->
        [hidden] { $seat } krijgt iets.
        [wheat] { $seat } krijgt { $number } tarwe.
        [axe]
            { $number ->
                [one] { $seat } krijgt 1 bijl.
               *[other] { $seat } krijgt { $number } bijlen.
            }
        [hammer]
            { $number ->
                [one] { $seat } krijgt 1 hamer.
               *[other] { $seat } krijgt { $number } hamers.
            }
       *[coin]
            { $number ->
                [one] { $seat } krijgt 1 munt.
               *[other] { $seat } krijgt { $number } munten.
            }
    }
told-spent =
    { $resource_id ->
        [hidden] { $seat } geeft iets uit.
        [wheat] { $seat } geeft { $number } tarwe uit.
        [axe]
            { $number ->
                [one] { $seat } geeft 1 bijl uit.
               *[other] { $seat } geeft { $number } bijlen uit.
            }
        [hammer]
            { $number ->
                [one] { $seat } geeft 1 hamer uit.
               *[other] { $seat } geeft { $number } hamers uit.
            }
       *[coin]
            { $number ->
                [one] { $seat } geeft 1 munt uit.
               *[other] { $seat } geeft { $number } munten uit.
            }
    }
told-scored =
    { $points_sign ->
        [minus]
            { $points_size ->
                [one] { $seat } verliest 1 punt.
               *[other] { $seat } verliest { $points_size } punten.
            }
       *[plus]
            { $points_size ->
                [one] { $seat } scoort 1 punt.
               *[other] { $seat } scoort { $points_size } punten.
            }
    }
told-drew =
    { $card_id ->
        [hidden] { $seat } trekt een kaart.
       *[other] { $seat } trekt { $card }.
    }
told-revealed = Ramp: { $card }.
told-paid = { $seat } betaalt 1 { $resource } voor { $card }.
told-skipped = { $seat } slaat { $card } over dankzij { $innovation }.
told-took = { $seat } neemt { $card }.
told-temple_moved = De tempel gaat naar { $seat }.
told-replaced = { $seat } vervangt { $card } dankzij { $innovation }.
told-declined = { $seat } vervangt niets.
told-destroyed = { $location } van { $seat } wordt verwoest.
told-nothing_left = { $seat } heeft niets meer dat verwoest kan worden.
told-triggered = { $innovation } van { $seat } werkt nu de locatie valt.
told-attached = { $innovation } komt bij { $location } van { $seat }.
told-card_lost = { $seat } heeft geen plaats voor { $card }; de kaart wordt afgelegd.
told-showed = { $seat } toont wat er achter het scherm ligt: tarwe { $wheat }, bijlen { $axes }, hamers { $hammers }, munten { $coins }.
told-bought_coins =
    { $number ->
        [one] { $seat } koopt 1 munt voor punten.
       *[other] { $seat } koopt { $number } munten voor punten.
    }
told-began_with = { $seat } begint met { $part }.
told-used = { $seat } gebruikt { $ability }.
told-exchanged = { $seat } ruilt { $given } bij { $ability }.
told-reactivated = { $ability } van { $seat } kan nog eens gebruikt worden.
told-refreshed = { $innovation } van { $seat } wordt hersteld.
told-built = { $seat } bouwt { $card }.
told-discounted = { $location } maakt het goedkoper.
told-sold =
    { $card_id ->
        [hidden] { $seat } verkoopt een kaart.
       *[other] { $seat } verkoopt { $card }.
    }
told-kept =
    { $number ->
        [one] { $seat } houdt 1 kaart.
       *[other] { $seat } houdt { $number } kaarten.
    }
told-threw_away =
    { $number ->
        [one] { $seat } legt 1 kaart af.
       *[other] { $seat } legt { $number } kaarten af.
    }
told-rebuilt = { $seat } herbouwt { $location }.
told-swapped = { $seat } wisselt { $location } en { $other_location } om.
told-moved = { $seat } verplaatst { $innovation } naar { $location }.
told-finished = { $seat } is klaar.
told-conflict_revealed = De kaart { $conflict_card } wordt onthuld.
told-base_strength = { $seat } heeft kracht { $strength }.
told-chose_axes =
    { $axes_id ->
        [hidden] { $seat } kiest bijlen.
       *[other] { $seat } biedt { $axes ->
            [one] 1 bijl
           *[other] { $axes } bijlen
        }.
    }
told-committed =
    { $axes_id ->
        [hidden] { $seat } heeft geboden.
       *[other] { $seat } heeft { $axes ->
            [one] 1 bijl
           *[other] { $axes } bijlen
        } en { $coins ->
            [one] 1 munt
           *[other] { $coins } munten
        } geboden.
    }
told-bid_shown = { $seat } biedt { $axes ->
        [one] 1 bijl
       *[other] { $axes } bijlen
    } en { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }: kracht { $strength }.
told-band_reached = { $seat } haalt de trede voor kracht { $strength }.
told-victory = { $seat } heeft de hoogste kracht.
told-upheaved = Omwenteling: { $location } en { $other_location } van { $seat } wisselen van plaats.
told-marker_removed = { $innovation } van { $seat } wordt hersteld.
told-locations_counted =
    { $points ->
        [one] De intacte locaties van { $seat }: 1 punt.
       *[other] De intacte locaties van { $seat }: { $points } punten.
    }
told-innovation_counted =
    { $points ->
        [one] { $innovation } van { $seat }: 1 punt.
       *[other] { $innovation } van { $seat }: { $points } punten.
    }
told-final_score =
    { $points ->
        [one] { $seat } eindigt met { $points } punt.
       *[other] { $seat } eindigt met { $points } punten.
    }
told-won = { $seat } wint.

result-most_points = de meeste punten
result-more_intact = evenveel punten, meer intacte locaties
result-shared_victory = evenveel punten en evenveel intacte locaties

## Wat je kunt doen

action-pay = leg 1 fiche op een ramp (een soort die erop staat, of een munt)
action-skip = put deze innovatie uit in plaats van te betalen
action-take = neem de kaart: de fiches erop zijn van jou, een locatie valt, de kaart wordt een innovatie
action-replace = put deze innovatie uit: de volgende kaart komt in de plaats van deze ramp, de fiches blijven
action-decline = vervang nu niets
action-destroy = de locatie die valt
action-attach = de locatie die de kaart als innovatie krijgt; van de intacte locaties een met de minste innovaties
action-buy_coins = met minder dan 5 fiches: 1 munt voor telkens 2 punten, en iedereen ziet wat er achter je scherm ligt
action-done = sluit deze fase voorgoed af
action-use = gebruik de vaardigheid van een locatie of een innovatie
action-exchange = één ruil: VAARDIGHEID, wat je geeft, wat je neemt (een bundel heet naar het eerste fiche: `wheat`)
action-reactivate = de vaardigheid die nog eens gebruikt mag worden
action-build = betaal een handkaart, met de korting van een Dorp of zonder, waarbij MUNTEN voor hamers mogen tellen; kies dan de locatie
action-sell = leg een handkaart af voor 1 munt
action-keep = gebruik geen kaarten meer; houd de andere, en vul je hand aan
action-throw_away = leg alle kaarten af die je nog in de hand hebt, en vul je hand aan
action-rebuild = herbouw een verwoeste locatie voor haar hamers; MUNTEN mogen voor hamers tellen
action-swap = de twee locaties die van plaats wisselen
action-move = de innovatie die verplaatst wordt, en waarheen
action-begin_with = het deel van de gecombineerde fase dat je eerst speelt
action-bid_axes = hoeveel bijlen je in het geheim biedt, en daarna hoeveel munten
action-bid_coins = hoeveel munten je aan het bod toevoegt
action-refresh = de uitputtingsmarker die weggaat
action-keep_hand = houd deze vier kaarten
action-redraw = leg alle vier de kaarten af voor vier andere, één keer
action-strike = een van de twee kaarten die je eigen rijk treffen en innovaties worden
action-temple = toeval: wie begint
action-lay = toeval: de volgende locatie van de rij
action-draw = toeval: een kaart wordt getrokken
action-reveal = toeval: een ramp wordt onthuld
action-reveal_conflict = toeval: een conflictkaart wordt onthuld

## Het bord van de terminal

board-track = Spoor
board-empire = { $name }: { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }, kracht { $strength }, { $hand } in de hand{ $temple ->
        [yes] , TEMPEL
       *[no] { "" }
    }
board-screen = Jouw scherm
board-hand = Jouw hand
board-legend = (Dorp) verwoest; ! bedreigd; fir01 een innovatie, fir01x een uitgeputte. `look fire_01` of `look town_25` vertelt meer.
board-decks = Rampstapel { $deck } kaarten, { $discards } afgelegd. Conflictstapel { $conflicts } kaarten.
board-supply = Voorraad: { $tokens }
board-offer = { $disaster } ramp, { $card } (plaats { $position }): bied { $accepts }. Erop: { $tokens }.
board-offer-effect = De vaardigheid: { $effect }.
board-accepts-or = of
board-conflict = { $card }: hoogste kracht { $victory }; omwenteling van je locatie nummer { $rank } met plaats { $position }.
board-band = kracht { $least } tot { $most }: { $reward }
board-band-open = kracht { $least } of meer: { $reward }
board-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
board-refresh = 1 herstel
board-card-cost = { $card } (kosten { $cost }): { $effect }
board-tile = { $location }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, herbouw voor { $hammers ->
        [one] 1 hamer
       *[other] { $hammers } hamers
    }; { $effect }
board-card = { $card }: bedreigt plaats { $position }, bied { $accepts }, bouwkosten { $cost }; { $effect }
board-where = Ligt bij { $location } van { $name }.
board-place-of = { $name }: plaats { $position }, { $state ->
        [ruin] verwoest
       *[intact] intact
    }

place = locatie of kaart
odds-deck = { $count } rampkaarten heb je nog niet gezien; de volgende is een van deze:
odds-kind = { $name }: { $numbers }
odds-conflict = Conflictkaarten die nog kunnen komen: { $names }

## Wat er gevraagd wordt

due-on_turn = Betalen, overslaan of nemen?
due-in_window = Vervang je een ramp voordat { $name } aan zet is?
due-choose_ruin = Welke locatie valt?
due-choose_home = Waar gaat { $card } heen? De vaardigheid: { $effect }.
due-in_relief = Koop je munten voor telkens 2 punten? (Iedereen ziet dan wat er achter je scherm ligt.)
due-in_economy = Economie: welke vaardigheid gebruik je?
due-in_reactivation = Welke vaardigheid mag nog eens gebruikt worden?
due-in_industry = Industrie: bouw of verkoop tot twee kaarten, herbouw één locatie, gebruik vaardigheden.
due-with_cards = Nog een kaart bouwen of verkopen?
due-with_leftovers = De andere kaarten houden of allemaal afleggen?
due-in_swap = Welke twee locaties wisselen van plaats?
due-in_move = Welke innovatie verplaats je, en waarheen?
due-choose_part = Welk deel speel je eerst?
due-choose_axes = Hoeveel bijlen bied je? (Daarna volgen de munten.)
due-choose_coins = Hoeveel munten voeg je toe?
due-choose_refresh = Welke innovatie herstel je?
due-choose_hand = Houd je deze vier kaarten?
due-choose_strike = Welke kaart treft je eigen rijk? Je kiest er twee, na elkaar.

# Kinds of actions, above the actions of a kind
kind-pay = Betalen
kind-skip = Overslaan
kind-take = Nemen
kind-replace = Vervangen
kind-decline = Niets vervangen
kind-destroy = Wat valt
kind-attach = Leg hem onder
kind-buy_coins = Munten kopen
kind-done = Klaar
kind-use = Gebruiken
kind-exchange = Ruilen
kind-reactivate = Nog eens
kind-build = Bouwen
kind-sell = Verkopen
kind-keep = Kaarten houden
kind-throw_away = Afleggen
kind-rebuild = Herbouwen
kind-swap = Verwisselen
kind-move = Verplaatsen
kind-begin_with = Beginnen met
kind-bid_axes = Bijlen bieden
kind-bid_coins = Munten toevoegen
kind-refresh = Herstellen
kind-keep_hand = Hand houden
kind-redraw = Andere trekken
kind-strike = Kaart kiezen

# Empire's End: what happens, what can be done, and the names of things.
# $location, $card, $innovation ... are names as shown; $location_id and so on are the words themselves, to choose by.

## Names. A card is called by its kind and number, a location by its type and points: Fire 1, Town 25.

resource-wheat = wheat
resource-axe = axe
resource-hammer = hammer
resource-coin = coin
given-wheat = wheat
given-coin = a coin
taken-wheat = wheat
taken-axe = an axe
taken-hammer = a hammer
taken-coin = a coin
disaster-first = first
disaster-second = second
part-economy = economy
part-industry = industry
phase-setup = setting up
phase-disaster = disaster
phase-double_disaster = double disaster
phase-economy = economy
phase-industry = industry
phase-conflict = conflict
phase-economy_industry = economy and industry
phase-end = the end
type-city = City
type-town = Town
type-camp = Camp
type-road = Road
type-farm = Farm
card-fire = Fire
card-pestilence = Pestilence
card-riot = Riot
card-barbarians = Barbarians
card-famine = Famine
card-rat_plague = Rat Plague
card-flood = Flood
card-earthquake = Earthquake
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
town-with_town = with a Town’s discount
town-without_town = without a Town
amount-wheat = { $number } wheat
amount-axe =
    { $number ->
        [one] 1 axe
       *[other] { $number } axes
    }
amount-hammer =
    { $number ->
        [one] 1 hammer
       *[other] { $number } hammers
    }
amount-coin =
    { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
amount-nothing = nothing

## What abilities do

effect-gain = economy: gain { $gain }
effect-exchange = economy, up to { $times } times: give { $give }, take { $take }
effect-refresh_adjacent = { $phase }: refresh the innovations of both neighbours
effect-reactivate_economy = economy: one other economy ability may be used once more
effect-gain_per_adjacent = economy: gain { $gain } for each intact { $type } beside it
effect-points_per_adjacent =
    { $points ->
        [one] economy: 1 point for each intact { $type } beside it
       *[other] economy: { $points } points for each intact { $type } beside it
    }
effect-points_per_adjacent_destroyed =
    { $points ->
        [one] economy: 1 point for each ruin beside it
       *[other] economy: { $points } points for each ruin beside it
    }
effect-gain_points =
    { $points ->
        [one] { $phase }: 1 point
       *[other] { $phase }: { $points } points
    }
effect-build_discount = industry: one card you build costs { $hammers } hammer less
effect-swap_locations = industry: swap any two of your locations
effect-rebuild_discount_adjacent = industry: rebuilding a location beside it costs { $hammers } hammer less
effect-move_innovation = industry: move one innovation to another location
effect-skip_bid =
    disaster: exhaust it to skip a turn where { $resource ->
        [axe] axes are
        [hammer] hammers are
       *[other] { $resource } is
    } accepted
effect-replace_disaster = disaster: exhaust it to replace a disaster on offer by the next card
effect-strength = conflict: strength { $strength }
effect-strength_per_adjacent_destroyed = conflict: strength { $strength } for each ruin beside it
effect-strength_per_adjacent = conflict: strength { $strength } for each intact { $type } beside it
effect-endgame_per_destroyed =
    { $points ->
        [one] end: 1 point for each of your ruins
       *[other] end: { $points } points for each of your ruins
    }
effect-endgame_rescore = end: score your best other end ability once more
effect-endgame_per_adjacent_destroyed =
    { $points ->
        [one] end: 1 point for each ruin beside it
       *[other] end: { $points } points for each ruin beside it
    }
effect-endgame_per_resource =
    { $points ->
        [one] end: 1 point for each { $resource } you have left
       *[other] end: { $points } points for each { $resource } you have left
    }
effect-endgame_per_adjacent =
    { $points ->
        [one] end: 1 point for each intact { $type } beside it
       *[other] end: { $points } points for each intact { $type } beside it
    }
effect-endgame_most_destroyed =
    { $points ->
        [one] end: 1 point if nobody has more ruins than you
       *[other] end: { $points } points if nobody has more ruins than you
    }
effect-on_destroyed_gain = when its location is destroyed: gain { $gain }
effect-on_destroyed_points =
    { $points ->
        [one] when its location is destroyed: 1 point
       *[other] when its location is destroyed: { $points } points
    }
effect-on_destroyed_refresh_all = when its location is destroyed: refresh your whole empire

## What happens

told-temple_given = { $seat } holds the temple and begins.
told-tile_laid = Position { $position }: { $location }.
told-redrew = { $seat } draws four other cards.
told-chose_strike =
    { $card_id ->
        [hidden] { $seat } chooses a card.
       *[other] { $seat } chooses { $card }.
    }
told-struck =
    { $card } { $card ->
        [Barbarians] strike
       *[other] strikes
    } { $seat }.
told-hourglass_moved = Phase { $space }: { $phase }.
told-phase_skipped = No disaster card is left; the phase is skipped.
told-reshuffled =
    { $number ->
        [one] 1 discarded card becomes the new disaster deck.
       *[other] { $number } discarded cards become the new disaster deck.
    }
told-conflicts_reshuffled =
    { $number ->
        [one] 1 discarded card becomes the new conflict deck.
       *[other] { $number } discarded cards become the new conflict deck.
    }
told-gained =
    { $resource_id ->
        [hidden] { $seat } gains something.
        [wheat] { $seat } gains { $number } wheat.
        [axe]
            { $number ->
                [one] { $seat } gains 1 axe.
               *[other] { $seat } gains { $number } axes.
            }
        [hammer]
            { $number ->
                [one] { $seat } gains 1 hammer.
               *[other] { $seat } gains { $number } hammers.
            }
       *[coin]
            { $number ->
                [one] { $seat } gains 1 coin.
               *[other] { $seat } gains { $number } coins.
            }
    }
told-spent =
    { $resource_id ->
        [hidden] { $seat } spends something.
        [wheat] { $seat } spends { $number } wheat.
        [axe]
            { $number ->
                [one] { $seat } spends 1 axe.
               *[other] { $seat } spends { $number } axes.
            }
        [hammer]
            { $number ->
                [one] { $seat } spends 1 hammer.
               *[other] { $seat } spends { $number } hammers.
            }
       *[coin]
            { $number ->
                [one] { $seat } spends 1 coin.
               *[other] { $seat } spends { $number } coins.
            }
    }
told-scored =
    { $points_sign ->
        [minus]
            { $points_size ->
                [one] { $seat } loses 1 point.
               *[other] { $seat } loses { $points_size } points.
            }
       *[plus]
            { $points_size ->
                [one] { $seat } scores 1 point.
               *[other] { $seat } scores { $points_size } points.
            }
    }
told-drew =
    { $card_id ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
told-revealed = Disaster! { $card }.
told-paid = { $seat } pays 1 { $resource } on { $card }.
told-skipped = { $seat } skips { $card } with { $innovation }.
told-took = { $seat } takes { $card }.
told-temple_moved = The temple goes to { $seat }.
told-replaced = { $seat } replaces the disaster { $card }, thanks to the innovation { $innovation }.
told-declined = { $seat } replaces nothing.
told-destroyed = { $location } of { $seat } is destroyed.
told-nothing_left = { $seat } has nothing left to destroy.
told-triggered = { $innovation } of { $seat } works as its location falls.
told-attached = { $innovation } is attached to { $location } of { $seat }.
told-card_lost = { $seat } has no place for { $card }; it is discarded.
told-showed = { $seat } shows the screen: wheat { $wheat }, axes { $axes }, hammers { $hammers }, coins { $coins }.
told-bought_coins =
    { $number ->
        [one] { $seat } buys 1 coin for points.
       *[other] { $seat } buys { $number } coins for points.
    }
told-began_with = { $seat } begins with { $part }.
told-used = { $seat } uses { $ability }.
told-exchanged = { $seat } exchanges { $given } at { $ability }.
told-reactivated = { $ability } of { $seat } can be used once more.
told-refreshed = { $innovation } of { $seat } is refreshed.
told-built = { $seat } builds { $card }.
told-discounted = { $location } makes it cheaper.
told-sold =
    { $card_id ->
        [hidden] { $seat } sells a card.
       *[other] { $seat } sells { $card }.
    }
told-kept =
    { $number ->
        [one] { $seat } keeps 1 card.
       *[other] { $seat } keeps { $number } cards.
    }
told-threw_away =
    { $number ->
        [one] { $seat } throws 1 card away.
       *[other] { $seat } throws { $number } cards away.
    }
told-rebuilt = { $seat } rebuilds { $location }.
told-swapped = { $seat } swaps { $location } and { $other_location }.
told-moved = { $seat } moves { $innovation } to { $location }.
told-finished = { $seat } is done.
told-conflict_revealed = The card { $conflict_card } is revealed.
told-base_strength = { $seat } has strength { $strength }.
told-chose_axes =
    { $axes_id ->
        [hidden] { $seat } chooses axes.
       *[other] { $seat } bids { $axes } axes.
    }
told-committed =
    { $axes_id ->
        [hidden] { $seat } has bid.
       *[other] { $seat } has bid { $axes ->
            [one] 1 axe
           *[other] { $axes } axes
        } and { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
told-bid_shown = { $seat } bids { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: strength { $strength }.
told-band_reached = { $seat } is in the band for strength { $strength }.
told-victory = { $seat } has the highest strength.
told-upheaved = Upheaval: { $location } and { $other_location } of { $seat } swap places.
told-marker_removed = { $innovation } of { $seat } is refreshed.
told-locations_counted =
    { $points ->
        [one] The intact locations of { $seat }: { $points } point.
       *[other] The intact locations of { $seat }: { $points } points.
    }
told-innovation_counted =
    { $points ->
        [one] { $innovation } of { $seat }: { $points } point.
       *[other] { $innovation } of { $seat }: { $points } points.
    }
told-final_score =
    { $points ->
        [one] { $seat } ends with { $points } point.
       *[other] { $seat } ends with { $points } points.
    }
told-won = { $seat } wins.

result-most_points = the most points
result-more_intact = equal points, more intact locations
result-shared_victory = equal points and equally many intact locations

## What can be done

action-pay = put 1 token on a disaster (one of its types, or a coin)
action-skip = exhaust this innovation instead of paying
action-take = take the card: its tokens are yours, a location falls, the card becomes an innovation
action-replace = exhaust this innovation: the next card takes the place of this disaster, tokens stay
action-decline = replace nothing now
action-destroy = the location that falls
action-attach = the location that gets the card as an innovation; among intact ones those with the fewest
action-buy_coins = with fewer than 5 tokens: 1 coin for 2 points each, and everybody sees your screen
action-done = finish this phase for good
action-use = use the ability of a location or an innovation
action-exchange = one exchange: ABILITY, what you give, what you take (a bundle is named by its first token: `wheat`)
action-reactivate = the ability that may be used once more
action-build = pay for a hand card, with a Town's discount or without, some hammers as COINS; then choose its location
action-sell = discard a hand card for 1 coin
action-keep = handle no more cards; keep the others, and draw
action-throw_away = throw away all cards left in hand, and draw
action-rebuild = turn a destroyed location up again for its hammers, some of them as COINS
action-swap = the two locations that change places
action-move = the innovation that moves, and where to
action-begin_with = the part of the combined phase to play first
action-bid_axes = how many axes to bid in secret, and then how many coins
action-bid_coins = how many coins to add to the bid
action-refresh = the exhaust marker to remove
action-keep_hand = strike with these four cards
action-redraw = discard all four cards for four others, once
action-strike = one of the two cards that strike your own empire and become innovations
action-temple = chance: who begins
action-lay = chance: the next location of the row
action-draw = chance: a card is drawn
action-reveal = chance: a disaster is revealed
action-reveal_conflict = chance: a conflict card is revealed

## The board of the terminal

board-track = Track
board-empire = { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, strength { $strength }, { $hand } in hand{ $temple ->
        [yes] , TEMPLE
       *[no] { "" }
    }
board-screen = Your screen
board-hand = Your hand
board-legend = (Town) destroyed; ! threatened; fir01 an innovation, fir01x an exhausted one. `look fire_01` or `look town_25` tells more.
board-decks = Disaster deck { $deck } cards, { $discards } discarded. Conflict deck { $conflicts } cards.
board-supply = Supply: { $tokens }
board-offer = { $disaster } disaster, { $card } (position { $position }): bid { $accepts }. On it: { $tokens }.
board-offer-effect = Its ability: { $effect }.
board-accepts-or = or
board-conflict = { $card }: highest strength { $victory }; upheaval of your number { $rank } location with position { $position }.
board-band = strength { $least } to { $most }: { $reward }
board-band-open = strength { $least } or more: { $reward }
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-refresh = 1 refresh
board-card-cost = { $card } (cost { $cost }): { $effect }
board-tile = { $location }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, rebuilt for { $hammers ->
        [one] 1 hammer
       *[other] { $hammers } hammers
    }; { $effect }
board-card = { $card }: threatens position { $position }, bid { $accepts }, build cost { $cost }; { $effect }
board-where = Attached to { $location } of { $name }.
board-place-of = { $name }: position { $position }, { $state ->
        [ruin] destroyed
       *[intact] intact
    }

place = location or card
odds-deck = { $count } disaster cards have not been seen by you; the next one is any of these:
odds-kind = { $name }: { $numbers }
odds-conflict = Conflict cards that may still come: { $names }

## What somebody is asked

due-on_turn = Pay, skip or take?
due-in_window = Will you replace a disaster before { $name } acts?
due-choose_ruin = Which location falls?
due-choose_home = Where does the card { $card } go? Its ability: { $effect }.
due-in_relief = Will you buy coins for 2 points each? (It shows your screen.)
due-in_economy = Economy: which ability do you use?
due-in_reactivation = Which ability may be used once more?
due-in_industry = Industry: build or sell up to two cards, rebuild one location, use abilities.
due-with_cards = Build or sell another card?
due-with_leftovers = Keep the other cards or throw them all away?
due-in_swap = Which two locations change places?
due-in_move = Which innovation moves, and where to?
due-choose_part = Which part do you play first?
due-choose_axes = How many axes do you bid? (Coins are asked next.)
due-choose_coins = How many coins do you add?
due-choose_refresh = Which innovation do you refresh?
due-choose_hand = Do you keep these four cards?
due-choose_strike = Which card strikes your own empire? Two of them do.

# Kinds of actions, above the actions of a kind
kind-pay = Pay
kind-skip = Skip
kind-take = Take
kind-replace = Replace
kind-decline = Replace nothing
kind-destroy = What falls
kind-attach = Put it under
kind-buy_coins = Buy coins
kind-done = Done
kind-use = Use
kind-exchange = Exchange
kind-reactivate = Once more
kind-build = Build
kind-sell = Sell
kind-keep = Keep the cards
kind-throw_away = Throw away
kind-rebuild = Rebuild
kind-swap = Swap
kind-move = Move
kind-begin_with = Begin with
kind-bid_axes = Bid axes
kind-bid_coins = Add coins
kind-refresh = Refresh
kind-keep_hand = Keep the hand
kind-redraw = Draw others
kind-strike = Strike

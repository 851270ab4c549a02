# Empire's End: names, events and actions.
# $location, $card, $innovation ... are names as shown; $location_id and so on are ids, for selectors.

## Names. A card is named by its kind and number, a location by its type and points: Fire 1, Town 25.

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
phase-setup = setup
phase-disaster = disaster
phase-double_disaster = double disaster
phase-economy = economy
phase-industry = industry
phase-conflict = conflict
phase-economy_industry = economy and industry
phase-end = end
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

## Abilities

effect-gain = economy: gain { $gain }
effect-exchange =
    { $times ->
        [one] economy, once: give { $give }, take { $take }
       *[other] economy, up to { $times } times: give { $give }, take { $take }
    }
effect-refresh_adjacent = { $phase }: refresh the innovations of both neighbours
effect-reactivate_economy = economy: use one other economy ability again
effect-gain_per_adjacent = economy: gain { $gain } per intact { $type } next to it
effect-points_per_adjacent =
    { $points ->
        [one] economy: 1 point per intact { $type } next to it
       *[other] economy: { $points } points per intact { $type } next to it
    }
effect-points_per_adjacent_destroyed =
    { $points ->
        [one] economy: 1 point per ruin next to it
       *[other] economy: { $points } points per ruin next to it
    }
effect-gain_points =
    { $points ->
        [one] { $phase }: 1 point
       *[other] { $phase }: { $points } points
    }
effect-build_discount = industry: one card you build costs { $hammers } hammer less
effect-swap_locations = industry: swap any two of your locations
effect-rebuild_discount_adjacent = industry: rebuilding a location next to it costs { $hammers } hammer less
effect-move_innovation = industry: move one innovation to another location
effect-skip_bid =
    disaster: exhaust it to skip your turn if { $resource ->
        [axe] axes are
        [hammer] hammers are
       *[other] { $resource } is
    } accepted
effect-replace_disaster = disaster: exhaust it to replace a disaster on offer with the next card
effect-strength = conflict: strength { $strength }
effect-strength_per_adjacent_destroyed = conflict: strength { $strength } per ruin next to it
effect-strength_per_adjacent = conflict: strength { $strength } per intact { $type } next to it
effect-endgame_per_destroyed =
    { $points ->
        [one] end: 1 point per ruin you have
       *[other] end: { $points } points per ruin you have
    }
effect-endgame_rescore = end: score your best other end ability again
effect-endgame_per_adjacent_destroyed =
    { $points ->
        [one] end: 1 point per ruin next to it
       *[other] end: { $points } points per ruin next to it
    }
effect-endgame_per_resource =
    { $points ->
        [one] end: 1 point per { $resource } you have left
       *[other] end: { $points } points per { $resource } you have left
    }
effect-endgame_per_adjacent =
    { $points ->
        [one] end: 1 point per intact { $type } next to it
       *[other] end: { $points } points per intact { $type } next to it
    }
effect-endgame_most_destroyed =
    { $points ->
        [one] end: 1 point if no one has more ruins than you
       *[other] end: { $points } points if no one has more ruins than you
    }
effect-on_destroyed_gain = when its location is destroyed: gain { $gain }
effect-on_destroyed_points =
    { $points ->
        [one] when its location is destroyed: 1 point
       *[other] when its location is destroyed: { $points } points
    }
effect-on_destroyed_refresh_all = when its location is destroyed: refresh your whole empire

## Chronicle

told-temple_given = { $seat } starts with the temple and goes first.
told-tile_laid = Place { $position }: { $location }.
told-redrew = { $seat } draws four new cards.
told-chose_strike =
    { $card_id ->
        [hidden] { $seat } chooses a card.
       *[other] { $seat } chooses { $card }.
    }
told-struck =
    { $card } { $card ->
        [Barbarians] hit
       *[other] hits
    } { $seat }.
told-hourglass_moved = Phase { $space }: { $phase }.
told-phase_skipped = No disaster cards are left, so the phase is skipped.
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
told-replaced = { $seat } replaces the disaster { $card } with the innovation { $innovation }.
told-declined = { $seat } chooses not to replace a disaster.
told-destroyed = { $seat }’s { $location } is destroyed.
told-nothing_left = { $seat } has nothing left to destroy.
told-triggered = { $seat }’s { $innovation } triggers as its location is destroyed.
told-attached = { $innovation } is attached to { $seat }’s { $location }.
told-card_lost = { $seat } has no location for { $card }, so it is discarded.
told-showed = { $seat } reveals their tokens: { $wheat } wheat, { $axes } axes, { $hammers } hammers, { $coins } coins.
told-bought_coins =
    { $number ->
        [one] { $seat } buys 1 coin for points.
       *[other] { $seat } buys { $number } coins for points.
    }
told-began_with = { $seat } starts with { $part }.
told-used = { $seat } uses { $ability }.
told-exchanged = { $seat } exchanges { $given } at { $ability }.
told-reactivated = { $seat } can use { $ability } again.
told-refreshed = { $seat }’s { $innovation } is refreshed.
told-built = { $seat } builds { $card }.
told-discounted = { $location } gives a discount.
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
        [one] { $seat } discards 1 card.
       *[other] { $seat } discards { $number } cards.
    }
told-rebuilt = { $seat } rebuilds { $location }.
told-swapped = { $seat } swaps { $location } and { $other_location }.
told-moved = { $seat } moves { $innovation } to { $location }.
told-finished = { $seat } is done.
told-conflict_revealed = { $conflict_card } is revealed.
told-base_strength = { $seat } has strength { $strength }.
told-chose_axes =
    { $axes_id ->
        [hidden] { $seat } chooses axes.
       *[other] { $seat } bids { $axes ->
            [one] 1 axe
           *[other] { $axes } axes
        }.
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
told-band_reached = { $seat } reaches the band for strength { $strength }.
told-victory = { $seat } has the highest strength.
told-upheaved = Upheaval: { $seat }’s { $location } and { $other_location } swap places.
told-marker_removed = { $seat }’s { $innovation } is refreshed.
told-locations_counted =
    { $points ->
        [one] { $seat }’s intact locations: { $points } point.
       *[other] { $seat }’s intact locations: { $points } points.
    }
told-innovation_counted =
    { $points ->
        [one] { $seat }’s { $innovation }: { $points } point.
       *[other] { $seat }’s { $innovation }: { $points } points.
    }
told-final_score =
    { $points ->
        [one] { $seat } finishes with { $points } point.
       *[other] { $seat } finishes with { $points } points.
    }
told-won = { $seat } wins.

result-most_points = the most points
result-more_intact = tied on points, but more intact locations
result-shared_victory = tied on points and intact locations

## Actions

action-pay = put 1 token on a disaster (a resource it accepts, or a coin)
action-skip = exhaust this innovation instead of paying
action-take = take the card: you gain its tokens, lose a location and keep the card as an innovation
action-replace = exhaust this innovation to replace the disaster with the next card; the tokens stay
action-decline = don’t replace a disaster now
action-destroy = choose the location to lose
action-attach = choose the location that gets the card as an innovation: an intact one with the fewest
action-buy_coins = with fewer than 5 tokens: buy coins for 2 points each and show everyone your tokens
action-done = finish this phase; you can’t come back to it
action-use = use the ability of a location or an innovation
action-exchange = exchange once: ABILITY, what you give, what you take (name a bundle by its first token: `wheat`)
action-reactivate = choose the ability to use again
action-build = pay for a hand card, with or without a Town’s discount, using COINS for some of the hammers; then choose its location
action-sell = discard a hand card for 1 coin
action-keep = stop playing cards; keep the others and draw
action-throw_away = discard all cards left in your hand and draw
action-rebuild = rebuild a destroyed location for its hammers, using COINS for some of them
action-swap = choose the two locations that swap places
action-move = choose an innovation to move, and its new location
action-begin_with = choose which part of the combined phase to play first
action-bid_axes = choose how many axes to bid in secret; coins come next
action-bid_coins = choose how many coins to add to your bid
action-refresh = choose the exhaust marker to remove
action-keep_hand = keep these four cards
action-redraw = discard all four cards for four new ones, once
action-strike = choose one of the two cards that hit your own empire and become innovations
action-temple = chance: the first player is chosen
action-lay = chance: the next location in the row is laid out
action-draw = chance: a card is drawn
action-reveal = chance: a disaster is revealed
action-reveal_conflict = chance: a conflict card is revealed

## Board in the terminal

board-track = Track
board-empire = { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, strength { $strength }, { $hand } in hand{ $temple ->
        [yes] , TEMPLE
       *[no] { "" }
    }
board-screen = Your tokens
board-hand = Your hand
board-legend = (Town) destroyed; ! threatened; fir01 an innovation, fir01x exhausted. For details: `look fire_01` or `look town_25`.
board-decks = Disaster deck: { $deck } cards, { $discards } discarded. Conflict deck: { $conflicts } cards.
board-supply = Supply: { $tokens }
board-offer = { $disaster } disaster, { $card } (place { $position }): accepts { $accepts }. On it: { $tokens }.
board-offer-effect = Its ability: { $effect }.
board-accepts-or = or
board-conflict = { $card }: highest strength { $victory }. Upheaval: your number { $rank } location swaps with place { $position }.
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
    }, rebuild for { $hammers ->
        [one] 1 hammer
       *[other] { $hammers } hammers
    }; { $effect }
board-card = { $card }: threatens place { $position }, accepts { $accepts }, build cost { $cost }; { $effect }
board-where = Attached to { $name }’s { $location }.
board-place-of = { $name }: place { $position }, { $state ->
        [ruin] destroyed
       *[intact] intact
    }

place = location or card
odds-deck = You haven’t seen { $count } disaster cards. The next one is one of these:
odds-kind = { $name }: { $numbers }
odds-conflict = Conflict cards that may still come: { $names }

## Questions to the player

due-on_turn = Pay, skip or take?
due-in_window = Replace a disaster before { $name } acts?
due-choose_ruin = Which location do you lose?
due-choose_home = Which location gets the card { $card }? Its ability: { $effect }.
due-in_relief = Buy coins for 2 points each? (This shows everyone your tokens.)
due-in_economy = Economy: which ability do you use?
due-in_reactivation = Which ability do you use again?
due-in_industry = Industry: build or sell up to two cards, rebuild one location, use abilities.
due-with_cards = Build or sell another card?
due-with_leftovers = Keep the other cards, or discard them all?
due-in_swap = Which two locations swap places?
due-in_move = Which innovation do you move, and where to?
due-choose_part = Which part do you play first?
due-choose_axes = How many axes do you bid? (Coins come next.)
due-choose_coins = How many coins do you add?
due-choose_refresh = Which innovation do you refresh?
due-choose_hand = Keep these four cards?
due-choose_strike = Which card hits your own empire? Choose two, one after the other.

# Headings above actions of one kind
kind-pay = Pay
kind-skip = Skip
kind-take = Take
kind-replace = Replace
kind-decline = Don’t replace
kind-destroy = Lose
kind-attach = Attach to
kind-buy_coins = Buy coins
kind-done = Done
kind-use = Use
kind-exchange = Exchange
kind-reactivate = Use again
kind-build = Build
kind-sell = Sell
kind-keep = Keep cards
kind-throw_away = Discard
kind-rebuild = Rebuild
kind-swap = Swap
kind-move = Move
kind-begin_with = Start with
kind-bid_axes = Bid axes
kind-bid_coins = Add coins
kind-refresh = Refresh
kind-keep_hand = Keep hand
kind-redraw = Draw new cards
kind-strike = Choose a card

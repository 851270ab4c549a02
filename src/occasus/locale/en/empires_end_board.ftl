# Empire's End's board in the browser.

ee-your-turn = Your turn
ee-your-empire = Your empire
ee-row-of = { $name }’s locations
ee-decline = Decline
ee-end = End
ee-phase-of = phase { $number } of { $total }
ee-next-phase = Next: { $phase }
ee-decks = Disaster deck { $disasters }, conflict deck { $conflicts }
ee-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ee-signed-points = { $points } pts
ee-strength = strength { $number }
ee-strength-brings = strength { $number }:
ee-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
ee-intact = { $number } of 11 intact
ee-temple = holds the temple
ee-temple-short = temple
ee-screen = Behind your screen
ee-only-you = only you see this
ee-hand = Hand
ee-no-cards = No cards.
ee-industry-in =
    { $number ->
        [one] industry in { $number } phase
       *[other] industry in { $number } phases
    }
ee-industry-now = industry now
ee-no-industry = no more industry phases
ee-tab-phase = Phase
ee-tab-empire = Empire
ee-tab-hand = Hand { $number }
ee-tab-chronicle = Chronicle
ee-text-of = { $what }: { $text }
ee-text-ruin =
    { $hammers ->
        [one] Destroyed; rebuild for { $hammers } hammer
       *[other] Destroyed; rebuild for { $hammers } hammers
    }
ee-text-asleep = inactive until its location is rebuilt
ee-text-exhausted = exhausted
ee-text-card = threatens place { $place }, accepts { $accepts }.
ee-text-pile = On it: { $tokens }.
ee-tokens =
    { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
ee-handled = played this phase
ee-pay = Pay { $resource }
ee-skip-with = Skip: { $name }
ee-replace-with = Replace with { $name }
ee-decline-replacing = Don’t replace
ee-not-this-phase = Not in this phase
ee-choose = Choose first
ee-taken-by = { $name } took the other card.
ee-taken-by-you = You took the other card.
ee-if-temple = you gain the temple
ee-if-gain = you gain
ee-if-nothing = no tokens to gain
ee-if-falls = { $name } at { $place } is destroyed
ee-if-sleeps =
    { $number ->
        [one] its innovation is inactive until you rebuild it (hammers: { $hammers })
       *[other] its { $number } innovations are inactive until you rebuild it (hammers: { $hammers })
    }
ee-if-attached = the card goes under { $place }, the only place allowed
ee-if-choose-ruin = choose which location to lose: { $places }
ee-if-choose-home = the card becomes an innovation under a place you choose: { $places }
ee-if-any-home = the card becomes an innovation under a place you choose
ee-do-pay = Pay 1 { $resource }
ee-do-take = Take the card
ee-do-decline = Don’t replace
ee-do-destroy = Lose { $name }
ee-do-attach = Attach to { $name }
ee-do-buy_coins =
    { $number ->
        [0] Buy no coins
        [one] Buy 1 coin for 2 points
       *[other] Buy { $number } coins for 2 points each
    }
ee-do-use = Use { $name }
ee-do-exchange = { $name }: { $given } for { $taken }
ee-do-reactivate = Use { $name } again
ee-do-build = Build { $name }
ee-do-sell = Sell { $name }
ee-do-keep = Keep the other cards
ee-do-throw_away = Discard them all
ee-do-rebuild = Rebuild { $name }
ee-do-build-for =
    { $town_id ->
        [with_town]
            { $coins ->
                [0] Build { $name } with a Town
                [one] Build { $name } with a Town and 1 coin
               *[other] Build { $name } with a Town and { $coins } coins
            }
       *[without_town]
            { $coins ->
                [0] Build { $name } with hammers
                [one] Build { $name } with 1 coin
               *[other] Build { $name } with { $coins } coins
            }
    }
ee-do-rebuild-for =
    { $coins ->
        [0] Rebuild { $name } with hammers
        [one] Rebuild { $name } with 1 coin
       *[other] Rebuild { $name } with { $coins } coins
    }
ee-do-swap = Swap { $one } and { $other }
ee-do-move = Move { $name } to { $location }
ee-do-begin_with = Start with { $part }
ee-do-refresh = Refresh { $name }
ee-do-keep_hand = Keep these cards
ee-do-redraw = Draw four new cards
ee-do-strike = Choose { $name }
ee-strike-falls = { $name }: you lose { $location }
ee-do-done = Done
ee-do-bid_axes =
    { $number ->
        [one] Bid { $number } axe
       *[other] Bid { $number } axes
    }
ee-do-bid_coins =
    { $number ->
        [one] Add { $number } coin
       *[other] Add { $number } coins
    }
ee-abilities = Usable abilities
ee-all-at-once = Everyone plays at the same time
ee-works = playing
ee-done-mark = done
ee-use = Use
ee-again = Again
ee-changes-nothing = no effect
ee-how = How?
ee-build-short = Build
ee-sell-short = Sell
ee-build = Build with hammers
ee-build-coins =
    { $coins ->
        [one] Build with { $coins } coin
       *[other] Build with { $coins } coins
    }
ee-town-coins =
    { $coins ->
        [one] Build with a Town and { $coins } coin
       *[other] Build with a Town and { $coins } coins
    }
ee-rebuild = Rebuild with hammers
ee-rebuild-coins =
    { $coins ->
        [one] Rebuild with { $coins } coin
       *[other] Rebuild with { $coins } coins
    }
ee-for-good = you can’t change it later
ee-sure-done =
    { $number ->
        [one] You haven’t used 1 ability that would gain you something.
       *[other] You haven’t used { $number } abilities that would gain you something.
    }
ee-sure-throw = Discard all cards left in your hand?
ee-conflict = Conflict
ee-victory = Victory
ee-band = strength { $least } to { $most }
ee-band-open = strength { $least } or more
ee-bar = { $least } to { $most }
ee-bar-open = { $least } or more
ee-upheaval =
    { $rank ->
        [1] Upheaval for all but the strongest: their most valuable intact location swaps with { $place }.
        [2] Upheaval for all but the strongest: their second most valuable intact location swaps with { $place }.
       *[other] Upheaval for all but the strongest: their third most valuable intact location swaps with { $place }.
    }
ee-secret-bid = Your secret bid
ee-bids = Secret bids
ee-sealed-until = sealed until everyone has bid
ee-no-band = no gain, no loss
ee-bid-spent = Tied players all win. Your whole bid is spent, win or lose.
ee-thinks = thinking
ee-sealed = sealed
ee-of = of { $number }
ee-one-less = One less: { $name }
ee-one-more = One more: { $name }
ee-reveal = The bids are revealed
ee-go-on = Continue
ee-bid-of = bid
ee-strongest = strongest
ee-upheaved = Upheaval: { $one } and { $other } swap places.
ee-scoring = Final scoring
ee-score-track = Score track
ee-score-locations = Intact locations
ee-score-rest = Violet innovations
ee-last-conflict = Last conflict
ee-count-all = Count everything at once
ee-second-of = second { $name }
ee-screen-short = behind your screen
ee-strength-word = strength
ee-end-now = if the game ended now
ee-end-now-short = if it ended now
ee-end-now-about = Your score if the game ended now: score track, intact locations and end innovations, as far as you can tell.
ee-at-least = at least
ee-end-change = { $now } → { $then } if it ended now
ee-end-clause = { $change };
ee-points-change = { $now } → { $then ->
        [one] { $then } point
       *[other] { $then } points
    }
ee-follow = Show { $name }’s row full size
ee-following = you’re following this seat
ee-state-turn = playing
ee-state-asked = deciding
ee-state-next = next
ee-state-paid = paid
ee-skipped-with = skipped with { $name }
ee-card-under = { $name } under { $place }
ee-threatened = Threatened by { $name }
ee-would-fall = Destroyed if you take { $disaster }: −{ $points }
ee-may-fall = May be destroyed if you take { $disaster }: −{ $points }
ee-fall-all = destroyed: −{ $points }
ee-fall-maybe = or: −{ $points }
ee-would-come = Would go here:
ee-player = Player
ee-round = Round
ee-who-paid = Who paid what
ee-would-lose = would lose
ee-or = or
ee-on-card = On { $disaster }
ee-goes-to-taker = go to the player who takes it
ee-auction-about = The card goes round until someone takes it. That player gets its tokens and the temple, and loses a location.
ee-auction-about-two = Both cards go round until someone takes each. A player who takes one gets its tokens and loses a location. The temple goes with the card taken last.
ee-answer-to = Answer to { $name }
ee-none-left = none left
ee-not-accepted = not accepted
ee-on-the-other = used on the other
ee-after-the-other = { $name } comes next, and someone may replace it first.
ee-skip-short = free via { $place }
ee-replace-short = new card via { $place }
ee-skip-about = Pay nothing this turn. { $name } is then exhausted until you refresh it.
ee-take-short = Take
ee-choose-token = Choose a token
ee-then = { $name } is next
ee-if-take = Take { $disaster }:
ee-do-pay-on = Pay 1 { $resource } on { $disaster }
ee-do-pay-both = Pay { $one } and { $other }
ee-do-pay-twice = Pay { $amount }
ee-do-take-card = Take { $disaster }
ee-do-skip-on = Skip { $disaster } by exhausting { $name }
ee-do-replace = Replace { $disaster } by exhausting { $name }
ee-ask-ruin = { $card }: { $place } is already a ruin. Which location do you lose instead?
ee-ask-home = Which location gets the card { $card }?
ee-ask-at = { $disaster } at { $place }
ee-ask-on_turn = Your turn: pay a token, or take { $cards }?
ee-ask-both = Your turn: pay or take? { $cards }.
ee-ask-both-short = Pay or take? Answer both, one after the other.
ee-ask-in_window = { $name } acts next. Replace { $cards } first?
ee-ask-in_window-mine = You act next. Replace { $cards } first?
ee-ask-ruin-place = { $place } is a ruin. Which location do you lose instead?
ee-ask-relief = You took { $card }. Buy coins for 2 points each? (This shows everyone your tokens.)
ee-ask-in_reactivation = { $card }: which ability do you use again?
ee-ask-in_swap = { $card }: which two locations swap places?
ee-ask-in_move = { $card }: which innovation do you move, and where to?
ee-ask-with_cards = Industry: build or sell another card?
ee-ask-with_leftovers =
    { $number ->
        [one] Industry: keep the other card, or discard it?
       *[other] Industry: keep the other { $number } cards, or discard them all?
    }
ee-ask-choose_part = Economy and industry in one phase: which do you play first?
ee-ask-choose_axes = Conflict, upheaval at { $place }: how many axes do you bid? (Coins come next.)
ee-ask-choose_coins = Conflict, { $axes } bid so far: how many coins do you add?
ee-ask-choose_refresh = Conflict reward: which innovation do you refresh?
ee-ask-choose_hand = Lightning game: keep { $cards }?
ee-ask-choose_strike =
    { $number ->
        [1] Lightning game: choose the first of two cards that hit your own empire.
       *[other] Lightning game: choose the second card that hits your own empire.
    }
ee-relief-about =
    { $most ->
        [0] You have 5 or more tokens, so you can’t buy any.
       *[other] You have fewer than 5 tokens, so you may buy up to { $most } for 2 points each. Everyone then sees your tokens.
    }
ee-pts = pts
ee-gather = Economy: gather
ee-uses = ready to use: { $simple }, with a choice: { $choices }
ee-use-all = Use all { $number }
ee-use-all-about = or select them one by one in your row; the order doesn’t matter
ee-uses-lost =
    { $number ->
        [one] you’d lose 1 use
       *[other] you’d lose { $number } uses
    }
ee-nothing-yet = nothing yet
ee-nothing-done = nothing
ee-industry = Industry
ee-left-cards = Build or sell
ee-left-rebuild = Rebuild
ee-n-of = { $number } of { $total }
ee-done-industry = Done with industry
ee-build-under = Build under { $place }
ee-build-only = It can only go under { $place }.
ee-build-places =
    { $number ->
        [one] 1 place is highlighted in your row.
       *[other] { $number } places are highlighted in your row.
    }
ee-touch-place = Select a place for it
ee-touch-row = Select two in your row
ee-sell-instead = Sell instead
ee-town-helps = Town { $place } helps
ee-no-town = no Town
ee-with-town = (Town { $place })
ee-free = free
ee-rebuild-short = Rebuild
ee-pill-rebuild = Rebuild: { $number }
ee-pill-swap = swap two
ee-seal-bid = Seal { $bid }
ee-seal-nothing = Seal an empty bid
ee-own-bid = Your bid is sealed: { $bid }.
ee-worth =
    { $points ->
        [one] Worth { $points } point at the end.
       *[other] Worth { $points } points at the end.
    }
ee-lies-under = Under { $place }, { $name }
ee-hand-of = { $name }’s hand
ee-hand-on-table = Your hand is shown on the table.
ee-empires = Empires
ee-touch-tile = Select a location to read about it.
ee-touch-lit = Select a highlighted location.
ee-choose-touched = Choose { $name }
ee-about-disaster = A card goes round. Each player pays a token, skips with an innovation, or takes it.
ee-about-double_disaster = Two cards go round at the same time. Each player answers both.
ee-about-economy = Everyone gathers tokens at the same time, with the green abilities of intact locations.
ee-about-industry = Everyone builds or sells cards, rebuilds one location and uses brown abilities at the same time.
ee-about-economy_industry = Economy and industry in one phase. Each player chooses which comes first.
ee-about-conflict = Everyone bids axes and coins in secret. The strongest wins; all others suffer an upheaval.
ee-legend = Legend
ee-legend-place = A Roman numeral shows a place in the row, nothing else.
ee-legend-flame = A disaster threatens this place; the emblem shows which one.
ee-legend-falls = Destroyed if you take the card.
ee-legend-coming = A card that would go here.
ee-legend-ruin = A ruin, and the hammers to rebuild it.
ee-legend-exhausted = Exhausted until you refresh it.
ee-legend-last = This player’s latest change.
ee-legend-turn = It’s this player’s turn. A gold ring means it’s yours.
ee-legend-temple = The temple: its holder decides first in the next disaster.
ee-legend-numbers = Strength in a conflict; cards in hand.
ee-legend-strips = The strips below a location are innovations. Their colour shows when they work:
ee-strip-disaster = disaster
ee-strip-economy = economy
ee-strip-industry = industry
ee-strip-conflict = conflict
ee-strip-end_game = at the end
ee-strip-on_destruction = when destroyed
ee-town = Build with a Town
ee-sure-buy =
    { $number ->
        [one] You lose 2 points for 1 coin, and everyone sees your tokens.
       *[other] You lose 2 points for each of { $number } coins, and everyone sees your tokens.
    }
ee-exchange-short = { $given } for { $taken }

# Summary lines in the chronicle

told-laid = { $number } locations are laid out, the same for everyone.
told-drawn = { $seat } draws { $number } cards.
told-worked = { $seat } uses { $number } abilities.
told-sealed = { $seat } has bid in secret.
told-counted = { $seat }’s empire is scored.

## Chronicle, addressed to the player

mine-temple_given = You start with the temple and go first.
mine-drawn = You draw { $number } cards.
mine-worked = You use { $number } abilities.
mine-chose_axes =
    { $axes_id ->
        [hidden] You choose axes.
       *[other] You bid { $axes ->
            [one] 1 axe
           *[other] { $axes } axes
        }.
    }
mine-bid_shown = You bid { $axes ->
        [one] 1 axe
       *[other] { $axes } axes
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: strength { $strength }.
mine-sealed = You have bid in secret.
mine-counted = Your empire is scored.
mine-redrew = You draw four new cards.
mine-chose_strike =
    { $card_id ->
        [hidden] You choose a card.
       *[other] You choose { $card }.
    }
mine-struck =
    { $card } { $card ->
        [Barbarians] hit
       *[other] hits
    } you.
mine-gained =
    { $resource_id ->
        [hidden] You gain something.
        [wheat]
            { $number ->
               *[other] You gain { $number } wheat.
            }
        [axe]
            { $number ->
                [one] You gain 1 axe.
               *[other] You gain { $number } axes.
            }
        [hammer]
            { $number ->
                [one] You gain 1 hammer.
               *[other] You gain { $number } hammers.
            }
       *[coin]
            { $number ->
                [one] You gain 1 coin.
               *[other] You gain { $number } coins.
            }
    }
mine-spent =
    { $resource_id ->
        [hidden] You spend something.
        [wheat]
            { $number ->
               *[other] You spend { $number } wheat.
            }
        [axe]
            { $number ->
                [one] You spend 1 axe.
               *[other] You spend { $number } axes.
            }
        [hammer]
            { $number ->
                [one] You spend 1 hammer.
               *[other] You spend { $number } hammers.
            }
       *[coin]
            { $number ->
                [one] You spend 1 coin.
               *[other] You spend { $number } coins.
            }
    }
mine-scored =
    { $points_sign ->
        [minus]
            { $points_size ->
                [one] You lose 1 point.
               *[other] You lose { $points_size } points.
            }
       *[plus]
            { $points_size ->
                [one] You score 1 point.
               *[other] You score { $points_size } points.
            }
    }
mine-drew =
    { $card_id ->
        [hidden] You draw a card.
       *[other] You draw { $card }.
    }
mine-paid = You pay 1 { $resource } on { $card }.
mine-skipped = You skip { $card } with { $innovation }.
mine-took = You take { $card }.
mine-temple_moved = You get the temple.
mine-replaced = You replace the disaster { $card } with your innovation { $innovation }.
mine-declined = You choose not to replace a disaster.
mine-destroyed = Your { $location } is destroyed.
mine-nothing_left = You have nothing left to destroy.
mine-triggered = Your { $innovation } triggers as its location is destroyed.
mine-attached = { $innovation } is attached to your { $location }.
mine-card_lost = You have no location for { $card }, so it is discarded.
mine-showed = You reveal your tokens: { $wheat } wheat, { $axes } axes, { $hammers } hammers, { $coins } coins.
mine-bought_coins =
    { $number ->
        [one] You buy 1 coin for points.
       *[other] You buy { $number } coins for points.
    }
mine-began_with = You start with { $part }.
mine-used = You use { $ability }.
mine-exchanged = You exchange { $given } at { $ability }.
mine-reactivated = You can use { $ability } again.
mine-refreshed = Your { $innovation } is refreshed.
mine-built = You build { $card }.
mine-sold =
    { $card_id ->
        [hidden] You sell a card.
       *[other] You sell { $card }.
    }
mine-kept =
    { $number ->
        [one] You keep 1 card.
       *[other] You keep { $number } cards.
    }
mine-threw_away =
    { $number ->
        [one] You discard 1 card.
       *[other] You discard { $number } cards.
    }
mine-rebuilt = You rebuild { $location }.
mine-swapped = You swap { $location } and { $other_location }.
mine-moved = You move { $innovation } to { $location }.
mine-finished = You’re done.
mine-base_strength = You have strength { $strength }.
mine-committed =
    { $axes_id ->
        [hidden] You have bid.
       *[other] You have bid { $axes } { $axes ->
            [one] axe
           *[other] axes
        } and { $coins } { $coins ->
            [one] coin
           *[other] coins
        }.
    }
mine-band_reached = You reach the band for strength { $strength }.
mine-victory = You have the highest strength.
mine-upheaved = Upheaval: your { $location } and { $other_location } swap places.
mine-marker_removed = Your { $innovation } is refreshed.
mine-locations_counted =
    { $points ->
        [one] Your intact locations: 1 point.
       *[other] Your intact locations: { $points } points.
    }
mine-innovation_counted =
    { $points ->
        [one] Your { $innovation }: 1 point.
       *[other] Your { $innovation }: { $points } points.
    }
mine-final_score =
    { $points ->
        [one] You finish with { $points } point.
       *[other] You finish with { $points } points.
    }
mine-won = You win.

## How it ended

ee-drama-won =
    { $you ->
        [yes] You won by { $points }
       *[no] { $name } won by { $points }
    }
ee-drama-tie =
    { $you ->
        [yes] You won the tie-break
       *[no] { $name } won the tie-break
    }
ee-drama-shared = A shared victory
ee-drama-about =
    { $you ->
        [first] You have { $points } points, { $other } { $others }.
        [second] { $name } has { $points } points, you have { $others }.
        [third] { $name } has { $points } points, { $other } { $others }, and you have { $third }.
       *[no] { $name } has { $points } points, { $other } { $others }.
    }
ee-drama-part = The biggest difference: { $part ->
        [track] the score track
        [locations] intact locations
       *[innovations] innovations
    }, { $own } to { $theirs }.
ee-drama-tie-about =
    { $you ->
        [first] You and { $other } have { $points } points each. Intact locations: you { $own }, { $other } { $theirs }.
        [second] You and { $name } have { $points } points each. Intact locations: { $name } { $own }, you { $theirs }.
       *[no] Both have { $points } points. Intact locations: { $name } { $own }, { $other } { $theirs }.
    }
ee-drama-shared-about = { $names } have { $points } points each, and the same number of intact locations.
ee-drama-sum = { $name }: score track { $track }, intact locations { $locations }, innovations { $innovations }

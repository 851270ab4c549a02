# The board of Empire's End in the browser.

ee-your-turn = Your turn
ee-your-empire = Your empire
ee-row-of = { $name }: locations
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
ee-no-industry = no industry any more
ee-tab-phase = Phase
ee-tab-empire = Empire
ee-tab-hand = Hand { $number }
ee-tab-chronicle = Chronicle
ee-text-of = { $what }: { $text }
ee-text-ruin =
    { $hammers ->
        [one] Destroyed; rebuilt for { $hammers } hammer
       *[other] Destroyed; rebuilt for { $hammers } hammers
    }
ee-text-asleep = asleep until its location is rebuilt
ee-text-exhausted = exhausted
ee-text-card = threatens place { $place }, accepts { $accepts }.
ee-text-pile = On it: { $tokens }.
ee-tokens =
    { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
ee-handled = handled this turn
ee-pay = Pay { $resource }
ee-skip-with = Skip: { $name }
ee-replace-with = Replace with { $name }
ee-decline-replacing = Replace nothing
ee-choose = Choose first
ee-taken-by = The other card was taken: { $name }.
ee-taken-by-you = You took the other card.
ee-if-temple = the temple comes to you
ee-if-gain = you gain
ee-if-nothing = you gain nothing: no token lies there
ee-if-falls = { $place }, { $name }, is destroyed
ee-if-sleeps =
    { $number ->
        [one] its innovation sleeps until it is rebuilt (hammers: { $hammers })
       *[other] its { $number } innovations sleep until it is rebuilt (hammers: { $hammers })
    }
ee-if-attached = the card goes under { $place }: no other place may have it
ee-if-choose-ruin = you choose which falls: { $places }
ee-if-choose-home = the card becomes an innovation under a place of your choice: { $places }
ee-if-any-home = the card becomes an innovation under a place of your choice
ee-do-pay = Pay 1 { $resource }
ee-do-take = Take the card
ee-do-decline = Replace nothing
ee-do-destroy = { $name } falls
ee-do-attach = Put it under { $name }
ee-do-buy_coins =
    { $number ->
        [0] Buy no coins
        [one] Buy 1 coin for 2 points
       *[other] Buy { $number } coins for 2 points each
    }
ee-do-use = Use { $name }
ee-do-exchange = { $name }: { $given } for { $taken }
ee-do-reactivate = { $name } once more
ee-do-build = Build { $name }
ee-do-sell = Sell { $name }
ee-do-keep = Keep the other cards
ee-do-throw_away = Throw all of them away
ee-do-rebuild = Rebuild { $name }
ee-do-build-for =
    { $town_id ->
        [with_town]
            { $coins ->
                [0] Build { $name } with the help of a Town
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
ee-do-begin_with = Begin with { $part }
ee-do-refresh = Refresh { $name }
ee-do-keep_hand = Keep these cards
ee-do-redraw = Draw four others
ee-do-strike = { $name } strikes
ee-strike-falls = { $name }: { $location } falls
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
ee-abilities = Abilities that can be used
ee-all-at-once = All work at the same time
ee-works = at work
ee-done-mark = done
ee-use = Use
ee-again = Once more
ee-changes-nothing = changes nothing
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
ee-for-good = cannot be changed afterwards
ee-sure-done =
    { $number ->
        [one] 1 ability that would bring you something is unused.
       *[other] { $number } abilities that would bring you something are unused.
    }
ee-sure-throw = All cards left in your hand are thrown away.
ee-conflict = Conflict
ee-victory = Victory
ee-band = strength { $least } to { $most }
ee-band-open = strength { $least } or more
ee-bar = { $least } to { $most }
ee-bar-open = { $least } or more
ee-upheaval =
    { $rank ->
        [1] Upheaval for all but the strongest: the most valuable intact location changes places with { $place }.
        [2] Upheaval for all but the strongest: the second most valuable intact location changes places with { $place }.
       *[other] Upheaval for all but the strongest: the third most valuable intact location changes places with { $place }.
    }
ee-secret-bid = Your secret bid
ee-bids = Secret bids
ee-sealed-until = sealed until all are in
ee-no-band = nothing gained, nothing lost
ee-bid-spent = Ties all win. Your whole bid is spent, win or lose.
ee-thinks = thinking
ee-sealed = sealed
ee-of = of { $number }
ee-one-less = One less: { $name }
ee-one-more = One more: { $name }
ee-reveal = The bids are shown
ee-go-on = Go on
ee-bid-of = bid
ee-strongest = strongest
ee-upheaved = Upheaval: { $one } and { $other } change places.
ee-scoring = Final scoring
ee-score-track = Score track
ee-score-locations = Intact locations
ee-last-conflict = The last conflict
ee-count-all = Count everything at once
ee-second-of = second { $name }
ee-screen-short = behind your screen
ee-strength-word = strength
ee-end-now = if it ended now
ee-end-now-short = if it ended
ee-end-now-about = What would count if the game ended now: score track, intact locations, and innovations for the end as far as you can know.
ee-at-least = at least
ee-end-change = { $now } → { $then } if it ended now
ee-end-clause = { $change };
ee-points-change = { $now } → { $then ->
        [one] { $then } point
       *[other] { $then } points
    }
ee-follow = Make { $name }’s row the large one
ee-following = you follow this seat
ee-state-turn = on turn
ee-state-asked = is asked
ee-state-next = next
ee-state-paid = paid
ee-skipped-with = passed with { $name }
ee-card-under = { $name } under { $place }
ee-threatened = Threatened by { $name }
ee-would-fall = Falls if you take { $disaster }: −{ $points }
ee-may-fall = May fall if you take { $disaster }: −{ $points }
ee-fall-all = falls: −{ $points }
ee-fall-maybe = or: −{ $points }
ee-would-come = Would come here:
ee-player = Player
ee-round = Round
ee-who-paid = Who paid what
ee-would-lose = would lose
ee-or = or
ee-on-card = On { $disaster }
ee-goes-to-taker = go to whoever takes it
ee-auction-about = The card goes round until somebody takes it; that player gets what lies on it and the temple, and loses a location.
ee-auction-about-two = Both cards go round until somebody takes them; whoever takes one gets what lies on it and loses a location. The temple goes with the card that is taken last.
ee-answer-to = Answer to { $name }
ee-none-left = none left
ee-not-accepted = not accepted
ee-on-the-other = chosen for the other
ee-after-the-other = { $name } comes after that: somebody may replace it first.
ee-skip-short = free via { $place }
ee-replace-short = new card via { $place }
ee-skip-about = Pay nothing this turn: { $name } is then exhausted until it is refreshed.
ee-take-short = Take
ee-choose-token = Choose a token
ee-then = { $name } is next
ee-if-take = Take { $disaster }:
ee-do-pay-on = Pay 1 { $resource } on { $disaster }
ee-do-pay-both = Pay { $one } and { $other }
ee-do-take-card = Take { $disaster }
ee-do-skip-on = Skip the disaster { $disaster }: exhaust the innovation { $name }
ee-do-replace = Replace the disaster { $disaster }: exhaust the innovation { $name }
ee-ask-ruin = { $card }: { $place } lies in ruins already. Which location falls instead?
ee-ask-home = Under which location does the card { $card } go?
ee-ask-at = { $disaster } at { $place }
ee-ask-on_turn = Your turn: pay one token, or take { $cards }?
ee-ask-both = Your turn: pay or take? { $cards }.
ee-ask-both-short = Pay or take? Both are answered, one after the other.
ee-ask-in_window = { $name } acts next: will you first replace { $cards }?
ee-ask-in_window-mine = You act next: will you first replace { $cards }?
ee-ask-ruin-place = { $place } lies in ruins: which location falls instead?
ee-ask-relief = You took { $card }: will you buy coins for 2 points each? (It shows your screen.)
ee-ask-in_reactivation = { $card }: which ability may be used once more?
ee-ask-in_swap = { $card }: which two locations change places?
ee-ask-in_move = { $card }: which innovation moves, and where to?
ee-ask-with_cards = Industry: build or sell another card?
ee-ask-with_leftovers =
    { $number ->
        [one] Industry: keep the other card, or throw it away?
       *[other] Industry: keep the other { $number } cards, or throw them all away?
    }
ee-ask-choose_part = Economy and industry in one phase: which part do you play first?
ee-ask-choose_axes = Conflict, upheaval at { $place }: how many axes do you bid? (Coins are asked next.)
ee-ask-choose_coins = Conflict, { $axes } laid out: how many coins do you add?
ee-ask-choose_refresh = Won in the conflict: which innovation do you refresh?
ee-ask-choose_hand = Quick game: do you keep { $cards }?
ee-ask-choose_strike =
    { $number ->
        [1] Quick game: which is the first of two cards that strike your own empire?
       *[other] Quick game: which is the second card that strikes your own empire?
    }
ee-relief-about =
    { $most ->
        [0] You have 5 tokens or more, so there is nothing to buy.
       *[other] You have fewer than 5 tokens: you may buy up to { $most }, each for 2 points. Everybody then sees what is behind your screen.
    }
ee-pts = pts
ee-gather = Economy: gather
ee-uses = uses at once: { $simple }, with a choice: { $choices }
ee-use-all = Use all { $number }
ee-use-all-about = or touch them one by one in your row; the order changes nothing
ee-uses-lost =
    { $number ->
        [one] 1 use would be lost
       *[other] { $number } uses would be lost
    }
ee-nothing-yet = nothing yet
ee-nothing-done = nothing done
ee-industry = Industry
ee-left-cards = Build or sell
ee-left-rebuild = Rebuild
ee-n-of = { $number } of { $total }
ee-done-industry = Done with industry
ee-build-under = Build under { $place }
ee-build-only = Only { $place } may have it.
ee-build-places =
    { $number ->
        [one] One place is lit in your row.
       *[other] { $number } places are lit in your row.
    }
ee-touch-place = Touch a place for it
ee-touch-row = Touch two in your row
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
ee-hand-of = Hand of { $name }
ee-hand-on-table = Your cards lie on the table now.
ee-empires = Empires
ee-touch-tile = Touch a location to read about it.
ee-touch-lit = Touch a lit location to choose it.
ee-choose-touched = Choose { $name }
ee-about-disaster = A card goes round: each player pays a token, passes with an innovation, or takes it.
ee-about-double_disaster = Two cards go round at the same time; each player answers both.
ee-about-economy = All gather at the same time with the green abilities of what stands.
ee-about-industry = All build or sell cards, rebuild one location and use brown abilities at the same time.
ee-about-economy_industry = Economy and industry in one phase; each player chooses what comes first.
ee-about-conflict = Secret bids of axes and coins; the strongest wins, all others suffer an upheaval.
ee-legend = Legend
ee-legend-place = A Roman numeral is a place in the row, nothing else.
ee-legend-flame = A disaster threatens this place; the emblem says which.
ee-legend-falls = It would fall if you took the card.
ee-legend-coming = A card that would come here.
ee-legend-ruin = A ruin, and the hammers that rebuild it.
ee-legend-exhausted = Exhausted until it is refreshed.
ee-legend-last = Where this player last changed something.
ee-legend-turn = This player is on turn; a gold ring means that you are asked.
ee-legend-temple = The temple: who has it decides first in the next disaster.
ee-legend-numbers = Strength in a conflict; cards in hand.
ee-legend-strips = The strips below a location are innovations; their colour says when they work:
ee-strip-disaster = disaster
ee-strip-economy = economy
ee-strip-industry = industry
ee-strip-conflict = conflict
ee-strip-end_game = at the end
ee-strip-on_destruction = when destroyed
ee-town = Build with the help of a Town
ee-sure-buy =
    { $number ->
        [one] You lose 2 points for 1 coin, and everybody sees what is behind your screen.
       *[other] You lose 2 points for each of { $number } coins, and everybody sees what is behind your screen.
    }
ee-exchange-short = { $given } for { $taken }

# Lines of the chronicle that gather routine

told-laid = { $number } locations are laid out, the same for everybody.
told-drawn = { $seat } draws { $number } cards.
told-worked = { $seat } uses { $number } abilities.
told-sealed = { $seat } has bid in secret.
told-counted = The empire of { $seat } is counted.

## What whoever reads has done, and what was done to them

mine-temple_given = You hold the temple and begin.
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
mine-counted = Your empire is counted.
mine-redrew = You draw four other cards.
mine-chose_strike =
    { $card_id ->
        [hidden] You choose a card.
       *[other] You choose { $card }.
    }
mine-struck =
    { $card } { $card ->
        [Barbarians] strike
       *[other] strikes
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
mine-temple_moved = The temple goes to you.
mine-replaced = You replace the disaster { $card }, thanks to your innovation { $innovation }.
mine-declined = You replace nothing.
mine-destroyed = Your { $location } is destroyed.
mine-nothing_left = You have nothing left to destroy.
mine-triggered = Your { $innovation } works as its location falls.
mine-attached = { $innovation } is attached to your { $location }.
mine-card_lost = You have no place for { $card }; it is discarded.
mine-showed = You show your screen: wheat { $wheat }, axes { $axes }, hammers { $hammers }, coins { $coins }.
mine-bought_coins =
    { $number ->
        [one] You buy 1 coin for points.
       *[other] You buy { $number } coins for points.
    }
mine-began_with = You begin with { $part }.
mine-used = You use { $ability }.
mine-exchanged = You exchange { $given } at { $ability }.
mine-reactivated = Your { $ability } can be used once more.
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
        [one] You throw 1 card away.
       *[other] You throw { $number } cards away.
    }
mine-rebuilt = You rebuild { $location }.
mine-swapped = You swap { $location } and { $other_location }.
mine-moved = You move { $innovation } to { $location }.
mine-finished = You are done.
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
mine-band_reached = You are in the band for strength { $strength }.
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
        [one] You end with { $points } point.
       *[other] You end with { $points } points.
    }
mine-won = You win.

# The board of Empire's End in the browser.

ee-your-turn = Your turn
ee-pay-or-take = Your turn: pay one token, or take the card
ee-your-turn-both = Your turn: both cards
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
ee-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
ee-intact = { $number } of 11 intact
ee-temple = holds the temple
ee-temple-short = temple
ee-closed = screen
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
ee-threatened = Threatened by card { $card }
ee-lot = On offer
ee-card-numbered = Card { $numeral }
ee-tokens =
    { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
ee-handled = handled this turn
ee-pay = Pay { $resource }
ee-skip-with = Skip: { $name }
ee-replace-with = Replace with { $name }
ee-take = Take, gain { $number }
ee-take-numbered = Take { $numeral }
ee-decline-replacing = Replace nothing
ee-choose = Choose first
ee-taken-by = The other card was taken: { $name }.
ee-if-take = If you take it now:
ee-if-take-numbered = If you take card { $numeral } now:
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
ee-do-pay = Pay 1 { $resource }
ee-do-pay-numbered = Pay 1 { $resource } on { $numeral }
ee-do-take = Take the card
ee-do-take-numbered = Take card { $numeral }
ee-do-skip-numbered = Skip { $numeral } with { $name }
ee-do-replace = Replace { $numeral } with { $name }
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
ee-do-swap = Swap { $one } and { $other }
ee-do-move = Move { $name } to { $location }
ee-do-begin_with = Begin with { $part }
ee-do-refresh = Refresh { $name }
ee-do-keep_hand = Keep these cards
ee-do-redraw = Draw four others
ee-do-strike = { $name } strikes
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
ee-you-are-done = You are done; the others are at work.
ee-use = Use
ee-again = Once more
ee-changes-nothing = changes nothing
ee-relief-enough = You have enough: no coins can be bought. (Whoever takes a card is asked, so that nobody sees who is poor.)
ee-touch-row = Touch two things in your row.
ee-how = How?
ee-hand-cards = Cards from hand, built or sold: { $number } of 2
ee-build-short = Build
ee-sell-short = Sell
ee-build = Build with hammers
ee-build-coins =
    { $coins ->
        [one] Build with { $coins } coin
       *[other] Build with { $coins } coins
    }
ee-town = Build with the help of a Town
ee-town-coins =
    { $coins ->
        [one] Build with a Town and { $coins } coin
       *[other] Build with a Town and { $coins } coins
    }
ee-rebuild-one = Rebuild one ruin
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
ee-sure-buy =
    { $number ->
        [one] You lose 2 points for 1 coin, and everybody sees what is behind your screen.
       *[other] You lose 2 points for each of { $number } coins, and everybody sees what is behind your screen.
    }
ee-sure-yes = Do it
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
ee-base = Base { $base } + bid { $bid } =
ee-no-band = nothing gained, nothing lost
ee-bid-spent = Ties all win. Your whole bid is spent, win or lose.
ee-seal = Seal the bid
ee-own-bid = Your bid is sealed: axes { $axes }, coins { $coins }.
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

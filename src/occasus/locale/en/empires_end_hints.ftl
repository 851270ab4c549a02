# Empire's End: why a bot likes an action, in one sentence. $points are points of the final score, as far as it can guess.

ee-hint-points-more = You score at once; points: { $points }.
ee-hint-points-less = You lose points at once: { $points }.
ee-hint-locations-more = Your locations will be worth more at the end (about { $points }).
ee-hint-locations-less = Your locations will be worth less at the end (about { $points }).
ee-hint-danger-more = Dear locations stand farther from ruins.
ee-hint-danger-less = Dear locations stand beside ruins, where disasters spread.
ee-hint-tokens-more =
    { $points ->
        [one] You gain tokens that are worth about 1 point to you.
       *[other] You gain tokens that are worth about { $points } points to you.
    }
ee-hint-tokens-less =
    { $points ->
        [one] It costs tokens that are worth about 1 point to you.
       *[other] It costs tokens that are worth about { $points } points to you.
    }
ee-hint-strength-more =
    { $points ->
        [one] You have more strength in conflicts to come (about 1 point).
       *[other] You have more strength in conflicts to come (about { $points } points).
    }
ee-hint-strength-less =
    { $points ->
        [one] You have less strength in conflicts to come (about 1 point).
       *[other] You have less strength in conflicts to come (about { $points } points).
    }
ee-hint-production-more =
    { $points ->
        [one] Your economy will bring more (about 1 point).
       *[other] Your economy will bring more (about { $points } points).
    }
ee-hint-production-less =
    { $points ->
        [one] Your economy will bring less (about 1 point).
       *[other] Your economy will bring less (about { $points } points).
    }
ee-hint-auctions-more = It helps you with the next disasters.
ee-hint-auctions-less = The price: you have less for the next disasters.
ee-hint-works-more = Building and rebuilding become easier.
ee-hint-works-less = Building and rebuilding become harder.
ee-hint-quake-more = An innovation pays when its location falls.
ee-hint-quake-less = An innovation that pays when its location falls is lost.
ee-hint-end-more =
    { $points ->
        [one] You get more in the final scoring (about 1 point).
       *[other] You get more in the final scoring (about { $points } points).
    }
ee-hint-end-less =
    { $points ->
        [one] You get less in the final scoring (about 1 point).
       *[other] You get less in the final scoring (about { $points } points).
    }
ee-hint-others-take =
    { $points ->
        [one] Somebody else is likely to take it, which costs them about 1 point.
       *[other] Somebody else is likely to take it, which costs them about { $points } points.
    }
ee-hint-pile-grows = It may come back to you with more tokens on it.
ee-hint-band-gains = Strength { $strength } is in a band that gains points: { $points }.
ee-hint-band-loses = Strength { $strength } is in a band that loses points: { $points }.
ee-hint-band-none = Strength { $strength } is in no band that counts.
ee-hint-strongest = You would probably be the strongest, points for that: { $points }.
ee-hint-economy-first = What the economy brings can be used in industry.
ee-hint-industry-first = What you build or rebuild can work in the economy.
ee-hint-new-cards = New cards are likely to be better.
ee-hint-keep-cards = These cards are worth keeping.
ee-hint-again =
    { $points ->
        [one] Using it once more brings about 1 point.
       *[other] Using it once more brings about { $points } points.
    }
ee-hint-home-lasts = This location is likely to stand to the end.
ee-hint-decline = Another card would hardly be better for you.

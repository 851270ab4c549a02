# Empire's End: why a bot likes an action, in one short line. $points are points of the final score, as far as it can guess.

ee-hint-points-more = points at once: { $points }
ee-hint-points-less = points lost at once: { $points }
ee-hint-locations-more = your locations will be worth more at the end (about { $points })
ee-hint-locations-less = your locations will be worth less at the end (about { $points })
ee-hint-danger-more = dear locations stand farther from ruins
ee-hint-danger-less = dear locations stand beside ruins, where disasters spread
ee-hint-tokens-more =
    { $points ->
        [one] tokens that are worth about 1 point to you
       *[other] tokens that are worth about { $points } points to you
    }
ee-hint-tokens-less =
    { $points ->
        [one] it costs tokens that are worth about 1 point to you
       *[other] it costs tokens that are worth about { $points } points to you
    }
ee-hint-strength-more =
    { $points ->
        [one] more strength in conflicts to come (about 1 point)
       *[other] more strength in conflicts to come (about { $points } points)
    }
ee-hint-strength-less =
    { $points ->
        [one] less strength in conflicts to come (about 1 point)
       *[other] less strength in conflicts to come (about { $points } points)
    }
ee-hint-production-more =
    { $points ->
        [one] your economy will bring more (about 1 point)
       *[other] your economy will bring more (about { $points } points)
    }
ee-hint-production-less =
    { $points ->
        [one] your economy will bring less (about 1 point)
       *[other] your economy will bring less (about { $points } points)
    }
ee-hint-auctions-more = it helps you in auctions to come
ee-hint-auctions-less = you will have less to get through auctions with
ee-hint-works-more = building and rebuilding become easier
ee-hint-works-less = building and rebuilding become harder
ee-hint-quake-more = an innovation pays when its location falls
ee-hint-quake-less = an innovation that pays when its location falls is lost
ee-hint-end-more =
    { $points ->
        [one] more in the final scoring (about 1 point)
       *[other] more in the final scoring (about { $points } points)
    }
ee-hint-end-less =
    { $points ->
        [one] less in the final scoring (about 1 point)
       *[other] less in the final scoring (about { $points } points)
    }
ee-hint-others-take =
    { $points ->
        [one] somebody else is likely to take it, which costs them about 1 point
       *[other] somebody else is likely to take it, which costs them about { $points } points
    }
ee-hint-pile-grows = it may come back to you with more tokens on it
ee-hint-band-gains = strength { $strength } is in a band that gains points: { $points }
ee-hint-band-loses = strength { $strength } is in a band that loses points: { $points }
ee-hint-band-none = strength { $strength } is in no band that counts
ee-hint-strongest = you would probably be the strongest, points for that: { $points }
ee-hint-economy-first = what the economy brings can be used in industry
ee-hint-industry-first = what you build or rebuild can work in the economy
ee-hint-new-cards = new cards are likely to be better
ee-hint-keep-cards = these cards are worth keeping
ee-hint-again =
    { $points ->
        [one] using it once more brings about 1 point
       *[other] using it once more brings about { $points } points
    }
ee-hint-home-lasts = this location is likely to stand to the end
ee-hint-decline = another card would hardly be better for you

# Why a bot suggests an action in Empire's End, in one sentence. $points is its estimate of the change in the final score.

ee-hint-points-more =
    { $points ->
        [one] You score 1 point right away.
       *[other] You score { $points } points right away.
    }
ee-hint-points-less =
    { $points ->
        [one] You lose 1 point right away.
       *[other] You lose { $points } points right away.
    }
ee-hint-locations-more =
    { $points ->
        [one] Your locations will be worth about 1 point more at the end.
       *[other] Your locations will be worth about { $points } points more at the end.
    }
ee-hint-locations-less =
    { $points ->
        [one] Your locations will be worth about 1 point less at the end.
       *[other] Your locations will be worth about { $points } points less at the end.
    }
ee-hint-danger-more = Your valuable locations end up farther from ruins.
ee-hint-danger-less = Your valuable locations end up next to ruins, where disasters spread.
ee-hint-tokens-more =
    { $points ->
        [one] You gain tokens worth about 1 point to you.
       *[other] You gain tokens worth about { $points } points to you.
    }
ee-hint-tokens-less =
    { $points ->
        [one] It costs you tokens worth about 1 point.
       *[other] It costs you tokens worth about { $points } points.
    }
ee-hint-strength-more =
    { $points ->
        [one] You’ll be stronger in future conflicts (about 1 point).
       *[other] You’ll be stronger in future conflicts (about { $points } points).
    }
ee-hint-strength-less =
    { $points ->
        [one] You’ll be weaker in future conflicts (about 1 point).
       *[other] You’ll be weaker in future conflicts (about { $points } points).
    }
ee-hint-production-more =
    { $points ->
        [one] Your economy will produce more (about 1 point).
       *[other] Your economy will produce more (about { $points } points).
    }
ee-hint-production-less =
    { $points ->
        [one] Your economy will produce less (about 1 point).
       *[other] Your economy will produce less (about { $points } points).
    }
ee-hint-auctions-more = Prepares you for the next disasters.
ee-hint-auctions-less = The downside: you have less left for the next disasters.
ee-hint-works-more = Makes building and rebuilding easier.
ee-hint-works-less = Makes building and rebuilding harder.
ee-hint-quake-more = An innovation pays out when its location is destroyed.
ee-hint-quake-less = You lose an innovation that pays out when its location is destroyed.
ee-hint-end-more =
    { $points ->
        [one] You score more at the end (about 1 point).
       *[other] You score more at the end (about { $points } points).
    }
ee-hint-end-less =
    { $points ->
        [one] You score less at the end (about 1 point).
       *[other] You score less at the end (about { $points } points).
    }
ee-hint-others-take =
    { $points ->
        [one] Someone else is likely to take it, which would cost them about 1 point.
       *[other] Someone else is likely to take it, which would cost them about { $points } points.
    }
ee-hint-pile-grows = It may come back to you with more tokens on it.
ee-hint-band-gains =
    { $points ->
        [one] Strength { $strength } is in a band that gains 1 point.
       *[other] Strength { $strength } is in a band that gains { $points } points.
    }
ee-hint-band-loses =
    { $points ->
        [one] Strength { $strength } is in a band that loses 1 point.
       *[other] Strength { $strength } is in a band that loses { $points } points.
    }
ee-hint-band-none = Strength { $strength } is in a band with no effect.
ee-hint-strongest =
    { $points ->
        [one] You would probably be the strongest, for 1 more point.
       *[other] You would probably be the strongest, for { $points } more points.
    }
ee-hint-economy-first = You can use what your economy produces in industry.
ee-hint-industry-first = What you build or rebuild can then produce in the economy part.
ee-hint-new-cards = New cards are likely to be better.
ee-hint-keep-cards = These cards are worth keeping.
ee-hint-again =
    { $points ->
        [one] Using it again gains you about 1 point.
       *[other] Using it again gains you about { $points } points.
    }
ee-hint-home-lasts = This location is likely to survive until the end.
ee-hint-decline = A replacement is unlikely to be better for you.

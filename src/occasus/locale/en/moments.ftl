# What a player sees in the moment: what can be done now, and what happens for the first time.
what-now = What can I do now?
what-now-ways = { $count ->
        [one] in one way
       *[other] in { $count } ways
    }
what-now-rule = The exact rule
what-now-rule-of = The exact rule: { $deed }
what-now-not = Not now, and why
what-now-nothing = Nothing is asked of you at the moment.
what-now-book = How to play, chapter by chapter
first-time = What just happened
first-time-never = No more notes
first-fr-attacked = Barbarians struck a city with legions: a pawn or a fort is there too, so one legion falls and nobody comes in.
first-fr-ambushed = An ambush: legions stood alone, without a pawn or a fort. All of them fall, and nobody comes in.
first-fr-sacked = A sack: a fourth barbarian of one people would have come in. The sun sinks a step, and the people spreads to the cities around.
first-fr-revolted = A revolt: the rate of invasions rises, one city gets three barbarians at once, and the used cards come back on top, so the same cities are struck again.
first-fr-plot = A plot: two pawns in one city hand on the card of that city. Whoever gives or gets it must agree.
first-ee-destroyed = A location falls: turn it over. It counts nothing until it is rebuilt, and the innovations under it sleep.
first-ee-conflict = A conflict: everybody bids axes and coins in secret. All that is bid is spent, and strength decides what you gain or lose.
first-ee-upheaved = An upheaval: two locations of the row change places. Where a location stands decides which disaster can hit it.
first-sr-shortage = A shortage: the bank has too little of a kind for this roll, so everybody gives back half of their resource cards.
first-sr-robbed = The legionnaire robs: whoever moved him takes a card from somebody beside his new place.
first-sr-turned = A plunder: the token is turned over. It shows what the city gives, and whether a fighter falls.
first-sr-founded = A realm: with tokens of three colours a tribe settles. From now on it conquers the cities around instead of travelling.
first-sr-end = The end is near: somebody has ten points. This round is played to its end, then the points decide.

# Why a bot suggests an action in Struggle for Rome: one sentence, shown after the action and its chance to win.

hint-sr-place = The horsemen act first: the warriors get the richer start.
hint-sr-place-poorer = The horsemen act first and move on, so the warriors would get the poorer start.
hint-sr-place-alike = Both starts are equally rich.
hint-sr-least-missed = You’ll miss this one least.
hint-sr-abounds = You have more of this than you can use.
hint-sr-fighters = A fighter for each tribe: you can attack more cities.
hint-sr-wagon =
    { $number ->
        [0] Every conquest needs a wagon, and this box has none.
       *[other] Every conquest costs a wagon, and each wagon earns gold when you plunder.
    }
hint-sr-card = Development cards can be Diplomats, helpers or hidden points.
hint-sr-trade = You’d gain from this trade, and so would someone else.
hint-sr-no-trade = No one is likely to accept this offer.
hint-sr-good-deal = What you get helps you more than what you give.
hint-sr-bad-deal = This trade helps you too little, or the other side too much.
hint-sr-counter = A different trade would suit you better.
hint-sr-rest = No attack is better right now: rest and take the reward.
hint-sr-coins = Gold is always useful.
hint-sr-show = With your hidden points you have the most, and the game ends now.
hint-sr-hide = Revealing your points now wouldn’t make you the winner.
hint-sr-enough = There’s nothing better to do now: keep the rest for later.
hint-sr-booty =
    { $number ->
        [0] The token may give you gold or a card.
        [one] The wagon earns 1 gold, and the token may give you more.
       *[other] The wagons earn { $number } gold, and the token may give you more.
    }
hint-sr-colour = A new colour: { $number } of the { $first_colours } you need to found a realm.
hint-sr-scourge-near = A fourth colour: one more and you are the Scourge of Rome.
hint-sr-scourge =
    The fifth colour: the Scourge of Rome, { $scourge_points ->
        [one] { $scourge_points } point.
       *[other] { $scourge_points } points.
    }
hint-sr-found = A point, and a realm that can grow every round.
hint-sr-city = A point that no one can take away.
hint-sr-legacy =
    The fourth city for each of your tribes: the Legacy of Rome, { $legacy_points ->
        [one] { $legacy_points } point.
       *[other] { $legacy_points } points.
    }
hint-sr-reach =
    { $number ->
        [one] 1 free city is within reach from there.
       *[other] { $number } free cities are within reach from there.
    }
hint-sr-then-plunder = From there you can plunder { $city }.
hint-sr-then-conquer = From there you can conquer { $city }.
hint-sr-nearer = Brings this tribe closer to what it still needs.
hint-sr-income = This spot yields about { $number } cards in ten rounds.
hint-sr-great-warrior = One more fighter may decide the next attack.
hint-sr-treasure = Gold you can use right now.
hint-sr-diplomacy =
    Most Diplomats: Diplomacy, { $diplomacy_points ->
        [one] { $diplomacy_points } point.
       *[other] { $diplomacy_points } points.
    }
hint-sr-diplomat =
    { $number ->
        [one] Your first revealed Diplomat: three can earn Diplomacy.
       *[other] { $number } revealed Diplomats: three can earn Diplomacy.
    }
hint-sr-block = Blocks { $player }’s harvest and may steal a card.
hint-sr-nobody-hit = No one is affected.
hint-sr-rob = { $player } has cards and is worth slowing down.

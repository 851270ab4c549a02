# Why a bot recommends an action of Struggle for Rome: one line each, after the action and its chance to win.

hint-sr-place = The horsemen act first: the warriors get the richer start.
hint-sr-place-poorer = The horsemen act first and move on: then the warriors would have the poorer start.
hint-sr-place-alike = Both starts are equally rich.
hint-sr-least-missed = This is what you will miss least.
hint-sr-abounds = You have more of it than you can use.
hint-sr-fighters = A fighter for each tribe: more cities can be attacked.
hint-sr-wagon =
    { $number ->
        [0] Every conquest needs a wagon, and this box has none.
       *[other] Every conquest takes a wagon, and each one brings gold when you plunder.
    }
hint-sr-card = Development cards bring Diplomats, helpers and hidden points.
hint-sr-trade = You would gain by this exchange, and so would somebody else.
hint-sr-no-trade = Nobody seems likely to take this offer.
hint-sr-good-deal = What you get helps you more than what you give.
hint-sr-bad-deal = The deal helps you too little, or the other side too much.
hint-sr-counter = Another exchange would suit you better.
hint-sr-rest = No attack is worth more now: take what waiting brings.
hint-sr-coins = Gold is gold.
hint-sr-show = With your hidden points you have most, and the game ends now.
hint-sr-hide = Showing your points now would not make you the winner.
hint-sr-enough = Nothing better is left to do: keep the rest for later.
hint-sr-booty =
    { $number ->
        [0] The token may bring gold or a card.
        [one] The wagon brings 1 gold, and the token may bring more.
       *[other] The wagons bring { $number } gold, and the token may bring more.
    }
hint-sr-colour = A new colour: { $number } of the 3 that founding a realm needs.
hint-sr-scourge-near = A fourth colour: one more makes the Scourge of Rome.
hint-sr-scourge = The fifth colour: the Scourge of Rome, 2 points.
hint-sr-found = A point, and a realm that can grow every round.
hint-sr-city = A point that nobody can take away.
hint-sr-legacy = The fourth city of both tribes: the Legacy of Rome, 2 points.
hint-sr-reach =
    { $number ->
        [one] One free city is within reach from there.
       *[other] { $number } free cities are within reach from there.
    }
hint-sr-then-plunder = From there { $city } can be plundered.
hint-sr-then-conquer = From there { $city } can be conquered.
hint-sr-nearer = It is nearer to what this tribe still needs.
hint-sr-income = The place brings about { $number } cards in ten rounds.
hint-sr-great-warrior = One fighter more may decide the next attack.
hint-sr-treasure = Gold that you can use now.
hint-sr-diplomacy = Most Diplomats: Diplomacy, 2 points.
hint-sr-diplomat =
    { $number ->
        [one] Your first open Diplomat: three bring Diplomacy.
       *[other] { $number } open Diplomats: three bring Diplomacy.
    }
hint-sr-block = It costs { $player } an income and perhaps a card.
hint-sr-nobody-hit = It hurts nobody.
hint-sr-rob = { $player } has cards and should be held back.

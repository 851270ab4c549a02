# Why a bot suggests an action in Fall of Rome, in one sentence about the turn that it plans. The action is the first of that turn.

hint-wins = Wins the game.
hint-wins-later = You can win this turn, and this is the first step.
hint-loses = Loses the game.
hint-ally = Forges the alliance with the { $tribe }.
hint-ally-later = Works towards an alliance with the { $tribe } this turn.
hint-ready = { $role } has all the cards for an alliance with the { $tribe } and is close to them.
hint-cards =
    { $number ->
        [one] Brings { $role } closer to an alliance with the { $tribe }: 1 card to go.
       *[other] Brings { $role } closer to an alliance with the { $tribe }: { $number } cards to go.
    }
hint-meet =
    { $number ->
        [one] { $other_role } can pass { $card } to { $role } in { $city }: 1 card to go for an alliance with the { $tribe }.
       *[other] { $other_role } can pass { $card } to { $role } in { $city }: { $number } cards to go for an alliance with the { $tribe }.
    }
mine-hint-ready = You have all the cards for an alliance with the { $tribe } and are close to them.
mine-hint-cards =
    { $number ->
        [one] Brings you closer to an alliance with the { $tribe }: 1 card to go.
       *[other] Brings you closer to an alliance with the { $tribe }: { $number } cards to go.
    }
mine-hint-meet =
    { $number ->
        [one] { $other_role } can pass { $card } to you in { $city }: 1 card to go for an alliance with the { $tribe }.
       *[other] { $other_role } can pass { $card } to you in { $city }: { $number } cards to go for an alliance with the { $tribe }.
    }
tome-hint-meet =
    { $number ->
        [one] You can pass { $card } to { $role } in { $city }: 1 card to go for an alliance with the { $tribe }.
       *[other] You can pass { $card } to { $role } in { $city }: { $number } cards to go for an alliance with the { $tribe }.
    }
hint-falls =
    { $rest ->
        [0] Can save { $city } this turn. Otherwise the chance that it falls is about { $number }%.
       *[other] Makes { $city } safer this turn: the chance that it falls drops from about { $number }% to { $rest }%.
    }
hint-falls-later = Moves towards { $city }: the chance that it falls can still drop from about { $number }% to { $rest }% this turn.
hint-fights = Leaves fewer { $tribe } in { $city } by the end of the turn.
hint-fights-later = Moves towards { $city }: you can still fight the { $tribe } there this turn.
hint-roma = Keeps the { $tribe } away from Roma.
hint-guards = Legions will hold { $city } by the end of the turn.
hint-guards-later = Moves towards { $city }: legions can still defend it this turn.
hint-fort = Lets you build a fort in { $city } this turn, close to the threat.
hint-reach = Moves you closer to where you’re needed.
hint-legions =
    { $number ->
        [one] You’ll have 1 more legion on the board by the end of the turn.
       *[other] You’ll have { $number } more legions on the board by the end of the turn.
    }
hint-keep = Nothing would help more right now: keep your cards.

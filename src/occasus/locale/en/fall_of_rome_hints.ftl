# Why a bot of Fall of Rome likes an action: whole sentences. They tell of the turn that it plans, of which the action is the first.

hint-wins = You win the game with it.
hint-wins-later = You can win this turn: this is a step on the way.
hint-loses = You lose the game with it.
hint-ally = You forge the alliance with the { $tribe }.
hint-ally-later = A step on the way: the alliance with the { $tribe } can still be forged this turn.
hint-ready = { $role } has all cards for the alliance with the { $tribe } and is near them.
hint-cards =
    { $number ->
        [one] { $role } comes nearer to the alliance with the { $tribe }: only 1 card is missing.
       *[other] { $role } comes nearer to the alliance with the { $tribe }: { $number } cards are missing.
    }
hint-meet =
    { $number ->
        [one] { $other_role } can pass { $role } the card { $card } in { $city }; 1 is missing for the alliance with the { $tribe }.
       *[other] { $other_role } can pass { $role } the card { $card } in { $city }; { $number } are missing for the alliance with the { $tribe }.
    }
hint-falls =
    { $rest ->
        [0] The turn can keep { $city } from falling; without it the danger is about { $number }%.
       *[other] The turn can make { $city } safer: the danger that it falls goes from about { $number } to { $rest }%.
    }
hint-falls-later = A step towards { $city }: the danger that it falls can still go from about { $number } to { $rest }% this turn.
hint-fights = By the end of the turn fewer of the { $tribe } stand in { $city }.
hint-fights-later = A step towards { $city }: the { $tribe } there can still be fought this turn.
hint-roma = It keeps the { $tribe } away from Roma.
hint-guards = By the end of the turn legions hold { $city } against those who come.
hint-guards-later = A step towards { $city }: legions can still take their stand there this turn.
hint-fort = A fort in { $city } can be built this turn, near the trouble.
hint-reach = You come nearer to where you are needed.
hint-legions =
    { $number ->
        [one] By the end of the turn you have 1 more legion on the board.
       *[other] By the end of the turn you have { $number } more legions on the board.
    }
hint-keep = Nothing would help more now: keep your cards.

# Why a bot of Fall of Rome likes an action: whole sentences.

hint-wins = This wins the game.
hint-loses = This loses the game.
hint-ally = You forge the alliance with the { $tribe }.
hint-ready = { $role } has all cards for the alliance with the { $tribe } and is near them.
hint-cards =
    { $number ->
        [one] { $role } lacks only 1 card for the alliance with the { $tribe }.
       *[other] { $role } lacks { $number } cards for the alliance with the { $tribe }.
    }
hint-meet =
    { $number ->
        [one] { $other_role } can pass { $role } the card { $card } in { $city }; 1 is missing for the alliance with the { $tribe }.
       *[other] { $other_role } can pass { $role } the card { $card } in { $city }; { $number } are missing for the alliance with the { $tribe }.
    }
hint-falls =
    { $rest ->
        [0] It keeps { $city } from falling this turn; without it the danger is about { $number } %.
       *[other] It makes { $city } safer: the danger that it falls this turn goes from about { $number } to { $rest } %.
    }
hint-fights = It drives the { $tribe } out of { $city }.
hint-roma = It keeps the { $tribe } away from Roma.
hint-guards = Legions hold { $city } against those who come.
hint-fort = A fort in { $city } can be built this turn, near the trouble.
hint-reach = Troops come nearer to where they are needed.
hint-legions =
    { $number ->
        [one] You have 1 more legion on the board.
       *[other] You have { $number } more legions on the board.
    }

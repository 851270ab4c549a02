# Why a bot of Fall of Rome likes an action; short parts of one line.

hint-wins = wins the game
hint-loses = loses the game
hint-ally = an alliance with the { $tribe }
hint-ready = all cards together for the alliance with the { $tribe }, and near them
hint-cards = { $number ->
        [one] 1 card from the alliance with the { $tribe }
       *[other] { $number } cards from the alliance with the { $tribe }
    }
hint-meet = { $role } and { $other_role } meet in { $city }, { $number ->
        [one] 1 card from the alliance with the { $tribe }
       *[other] { $number } cards from the alliance with the { $tribe }
    }
hint-fights = drives the { $tribe } out of { $city }
hint-roma = keeps the { $tribe } away from Roma
hint-guards = legions hold { $city }
hint-fort = a fort in { $city } this turn, near the trouble
hint-reach = troops come nearer to where they are needed
hint-legions = { $number ->
        [one] 1 more legion
       *[other] { $number } more legions
    }

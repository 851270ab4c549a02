## What decided a game: luck and decisions apart. Read by the terminal and the browser.

account-luck =
    { $game ->
        [empires_end] cards
       *[other] dice and cards
    }
account-luck-together = { account-luck }
account-own = own decisions
account-own-together = all players’ decisions
account-others = decisions of others
account-period =
    { $game ->
        [empires_end] phase
        [struggle_for_rome] round
       *[other] turn
    }
account-at =
    { $turn ->
        [0] start
       *[other] { account-period } { $turn }
    }
account-here = { account-at }, move { $move }
account-whole = { $name }: from { $start }% to { $end }% to win. In percentage points: { account-luck } { $luck }, own decisions { $own }, decisions of others { $others }.
account-whole-yours = You: from { $start }% to { $end }% to win. In percentage points: { account-luck } { $luck }, your decisions { $own }, decisions of others { $others }.
account-whole-together = The whole game: from { $start }% to { $end }% to win. In percentage points: { account-luck } { $luck }, all players’ decisions { $own }.
account-turn =
    { $turn ->
        [0] Before the first { account-period }
       *[other] This { account-period } ({ $turn })
    }: from { $start }% to { $end }%. In percentage points: { account-luck } { $luck }, own decisions { $own }, decisions of others { $others }.
account-turn-together =
    { $turn ->
        [0] Before the first { account-period }
       *[other] This { account-period } ({ $turn })
    }: from { $start }% to { $end }%. In percentage points: { account-luck } { $luck }, all players’ decisions { $own }.
account-swing =
    { $turn ->
        [0] Most changed before the first { account-period }
       *[other] Most changed in { account-period } { $turn }
    }: from { $start }% to { $end }%.
account-won-luck = { $name } owes it mostly to good luck: { account-luck }.
account-won-luck-yours = You owe it mostly to good luck: { account-luck }.
account-won-own = { $name } won mostly by good decisions.
account-won-own-yours = You won mostly by good decisions.
account-won-others = { $name } won mostly because the others let chances slip.
account-won-others-yours = You won mostly because the others let chances slip.
account-won-both = { $name } won by several things together: { account-luck }, own decisions, mistakes of others.
account-won-both-yours = You won by several things together: { account-luck }, your decisions, mistakes of others.
account-lost-luck = { $name } lost mostly by bad luck: { account-luck }.
account-lost-luck-yours = You lost mostly by bad luck: { account-luck }.
account-lost-own = { $name } lost mostly by own decisions.
account-lost-own-yours = You lost mostly by your own decisions.
account-lost-others = { $name } lost mostly because the others decided better.
account-lost-others-yours = You lost mostly because the others decided better.
account-lost-both = { $name } lost by several things together: { account-luck }, own decisions, good play of others.
account-lost-both-yours = You lost by several things together: { account-luck }, your decisions, good play of others.
account-won-luck-together = You owe it mostly to good luck: { account-luck }.
account-won-own-together = You won mostly by the decisions of all players.
account-won-both-together = You won both by luck and by the decisions of all players.
account-lost-luck-together = Mostly bad luck took it from you ({ account-luck }); the decisions of all players, taken together, cost little.
account-lost-own-together = The decisions of all players cost more than bad luck did.
account-lost-both-together = You lost both by bad luck and by the decisions of all players.
account-decision = The decision that cost { $name } most was move { $move }: “{ $action }”. “{ $better }” would have been better by about { $cost } percentage points.
account-decision-yours = The decision that cost you most was move { $move }: “{ $action }”. “{ $better }” would have been better by about { $cost } percentage points.
account-no-decision = No single decision cost { $least } percentage points or more.

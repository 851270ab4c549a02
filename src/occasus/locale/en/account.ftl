## What decided a game: facts, accuracy, turns and luck. Shown in the terminal and the browser.

account-luck =
    { $game ->
        [empires_end] cards
       *[other] dice and cards
    }
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
account-even = about even
account-not-judged = not analysed
account-accuracy =
    { $you ->
        [yes] Your accuracy: { $accuracy }%.
       *[no] { $name }’s accuracy: { $accuracy }%.
    }
fact-unused-actions =
    { $you ->
        [yes] You
       *[no] { $name }
    } ended { $turns } of { $of } turns with unused actions ({ $actions } in total).
fact-idle-phases =
    { $you ->
        [yes] You
       *[no] { $name }
    } ended { $turns } of { $of } economy and industry phases without doing anything.
fact-idle-turns =
    { $you ->
        [yes] You
       *[no] { $name }
    } ended { $turns } of { $of } build phases without building or trading.
account-sum =
    Wins per 100 games: { $start } at the start; { $you ->
        [yes] your turns
       *[no] their own turns
    } { $own }, other players’ turns { $others }, { account-luck } { $luck }, unexplained { $rest }; { $end } at the end.
account-sum-luck =
    { $you ->
        [yes] Your luck
       *[no] { $name }’s luck
    } ({ account-luck }), in wins per 100 games: { $luck }.
account-won-own =
    { $you ->
        [yes] Your own turns did the most to win it.
       *[no] { $name }’s own turns did the most to win it.
    }
account-won-others =
    { $you ->
        [yes] Your turns cost you less than the others’ turns cost them.
       *[no] { $name }’s turns cost less than the others’.
    }
account-won-luck = Luck ({ account-luck }) did more for this win than anyone’s turns.
account-won-both = Turns and luck both played their part in this win.
account-lost-own =
    { $you ->
        [yes] Your own turns cost the most.
       *[no] { $name }’s own turns cost the most.
    }
account-lost-others = The other players’ turns mattered most.
account-lost-luck = Bad luck ({ account-luck }) cost more than anyone’s turns.
account-lost-both = Turns and luck both played their part in this defeat.
account-lost-idle =
    { $you ->
        [yes] You left most of your turns unused, so luck isn’t to blame.
       *[no] { $name } left most turns unused, so luck isn’t to blame.
    }
account-unknown = This game went against the forecast: we can’t tell what decided it.
account-moment =
    { $you ->
        [yes] { $at }, you: { $action }
       *[no] { $at }, { $name }: { $action }
    }
account-moment-luck = { $at }: { account-luck }
account-change = { $before } → { $after } wins per 100 games
account-better = Better: { $action }
account-no-moments = No turn cost 4 or more wins per 100 games.
account-moments = Turning points
account-view = View
account-progress = Analysing… { $done } of { $total } turns

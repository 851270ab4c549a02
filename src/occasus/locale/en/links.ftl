# What other sites and chats show of a link to Occasus.

link-invites = { $name } invites you to { $game }
link-free =
    { $free ->
        [one] 1 of { $seats } seats is free. You don’t need an account.
       *[other] { $free } of { $seats } seats are free. You don’t need an account.
    }
link-full = Every seat is taken.
link-begun = This game has already started.
link-running = { $game }, live
link-join = Join
link-watch = Watch
link-solve = Solve it
link-puzzle = { $game }: puzzle
link-study = { $game }: study
link-chapters =
    { $count ->
        [one] 1 chapter
       *[other] { $count } chapters
    }
link-open = Open
link-won = { $game }: { $won } of { $played } won
link-won-note = won
link-no-games = A player on Occasus.
link-points =
    { $ahead ->
        [one] { $points } points in round { $round }, 1 ahead of { $other }.
       *[other] { $points } points in round { $round }, { $ahead } ahead of { $other }.
    }

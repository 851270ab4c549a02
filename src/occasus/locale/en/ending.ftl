## The page at the end of a game

end-board = Final board
end-chance = Chance to win
end-chance-about = if everyone plays well from here
end-out-of = in wins per 100 games
end-failed = The analysis failed.
end-decisions = Decisions and luck
end-column-decisions = Decisions
end-column-luck = Luck
end-turns-cost =
    { $judged ->
        [one] { $cost } of 1 turn cost 4 or more
       *[other] { $cost } of { $judged } turns cost 4 or more
    }
end-not-judged = turns not analysed
end-in-short = In short
end-next = Next
end-puzzle = Puzzle: { $name }
end-puzzle-try = Try it
end-rating = Result and rating
end-guest = Guests aren’t rated.
end-you-left = You left the table.
end-unrated = This game wasn’t rated.
end-share = Share
end-link = Copy link
end-scores = In detail
end-ready = { $name } ✓ ready
end-deciding = { $name } is deciding
end-easier = One step easier: { $level }
end-harder = One step harder: { $level }
end-standing =
    { $number ->
        [one] { $name }: 1 intact location
       *[other] { $name }: { $number } intact locations
    }
end-event = Back to the event

# Puzzles that ask for the best turn, in the terminal and in the client.
puzzle-day = Puzzle of the day
puzzle-name = No. { $number }: { $kind }
puzzle-task-best = A position of a played game, with what you can see of it. One turn is clearly the best: find it.
puzzle-who = You play { $seat }.
puzzle-moves = { $number ->
        [one] One decision.
       *[other] { $number } decisions.
    }
puzzle-degree-1 = easy
puzzle-degree-2 = medium
puzzle-degree-3 = hard
puzzle-found = The best turn.
puzzle-not-best = Another turn is clearly better.
puzzle-chances = Your chance to win: about { $yours } % after this, { $best } % after the best turn.
puzzle-brings = What it brings: { $reasons }.
puzzle-look-for = What the best turn brings: { $reasons }.
puzzle-solve = Solve it
puzzle-turns = { $count } more: find the best turn
puzzle-best-turn = The solution.
puzzle-show = Show the solution
puzzle-solution = The solution: { $line }.
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-commands = undo takes a move back, again begins anew, solution shows it, quit leaves.
puzzle-kind-fall_of_rome-actions = your actions
puzzle-kind-fall_of_rome-draw = before the draw
puzzle-kind-fall_of_rome-invade = before the invasions
puzzle-kind-empires_end-disaster = a disaster
puzzle-kind-empires_end-double_disaster = two disasters at once
puzzle-kind-empires_end-economy = the economy
puzzle-kind-empires_end-industry = the industry
puzzle-kind-empires_end-economy_industry = economy and industry
puzzle-kind-empires_end-conflict = a conflict
puzzle-kind-struggle_for_rome-roll = the dice
puzzle-kind-struggle_for_rome-build = trade and build
puzzle-kind-struggle_for_rome-horseman_actions = the horsemen
puzzle-kind-struggle_for_rome-warrior_actions = the warriors
puzzle-kind-struggle_for_rome-claims = hidden points

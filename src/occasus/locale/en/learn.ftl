## A replay and its analysis

replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Through whose eyes
replay-all = With all secrets
replay-eyes-of = As { $name } saw it
replay-share = Copy link
replay-copied = The link to this move is copied. Whoever has it can look at this game.
analysis = Analysis
analysis-thinking = A bot goes through the whole game again; this can take a minute…
analysis-curve = Chances to win along the game; the slider and the marked decisions lead to its moves
analysis-together = All together
analysis-point = Turning point at move { $move }, { $name }
analysis-points =
    { $count ->
        [one] One decision cost a good part of the chances; it is marked on the curve.
       *[other] { $count } decisions cost a good part of the chances; they are marked on the curve.
    }
analysis-none = No single decision cost much: well played.
analysis-done = { $name } chose “{ $action }” ({ $chance } % to win).
analysis-better = Better: “{ $action }” ({ $chance } %).
analysis-before = Before the decision
analysis-after = What was done

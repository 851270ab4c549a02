# What the browser client says around the games.

close = Close
hidden = hidden
seat = seat { $number }
rule-mark = Rule { $rule }

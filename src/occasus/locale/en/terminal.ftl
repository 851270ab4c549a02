# Texts of the terminal outside the games.

seat = seat { $number }
person = Player { $number }
you = you
hidden = a hidden one
chance = chance
label = { $name }:
game-fall_of_rome = Fall of Rome
game-empires_end = Empire's End
game-struggle_for_rome = Struggle for Rome

# Starting and leaving
welcome =
    { $game }, seed { $seed }. Type `help` to see what you can type, `quit` to leave at any time.
    Your match is saved after every move to { $file }
left = Match saved to { $file }. To continue it:
not-kept = No one has moved yet, so the match wasn’t saved.
kept = Match saved to { $file }. To replay it:
saved = Saved to { $file }
undone = Undone: { $moves }
no-undo = Nothing to undo: something was revealed or rolled since your last move.
hand-over = Pass the keyboard to { $seat }.
hand-over-ready = Type a letter and press Enter when only { $seat } is looking:
hand-over-screen = Press Space when only { $seat } is looking.
prompt = { $seat }>
others-too = { $names } can also decide (type `{ $number }: ACTION` for them)
nobody-there = Player { $number } isn’t at this keyboard.

# Saved matches
matches-none = No saved matches in { $folder } yet. `occasus play GAME` starts one.
matches-played = played
matches-game = game
matches-players = players
matches-moves = moves
matches-state = state
matches-file = file
matches-open = in progress
matches-won = won
matches-lost = lost
matches-by = { $winners } won
matches-damaged = unreadable
matches-deleted = { $name } deleted.
matches-how = `occasus play --continue` resumes the latest match, `occasus play --load NAME` any other. Matches are saved in { $folder }

# Input that wasn't understood
no-such-number =
    { $most ->
        [one] There’s only number 1 in the list.
       *[other] There’s no number { $number } in the list. It goes from 1 to { $most }.
    }
ambiguous = '{ $line }' matches { $count } actions: { $names }. Add a word, or type the number.
not-now = '{ $action }' isn’t allowed now
not-understood-but = '{ $line }' isn’t an action here. Did you mean: { $names }?
not-understood = '{ $line }' isn’t an action or a command. `help` lists both.

# End of the game
ended-won = You won together: { $reason } ({ $rule })
ended-lost = You lost together: { $reason } ({ $rule })
ended =
    { $count ->
        [one] { $winners } won: { $reason } ({ $rule })
       *[other] { $winners } won: { $reason } ({ $rule })
    }

# Help
help-answers =
    Type a number from the list, an action in words ({ $action }), or the first letters of each word ({ $short }).
    The form in brackets is how match files write the action. You can type that too.
    What you can do now:
help-typed =
    After / you can type an action in words ({ $action }), or the first letters of each word ({ $short }).
    The form in brackets is how match files write the action. You can type that too.
    What you can do now:
help-row = `{ $row }` means that number { $number } is `{ $first }`, number { $next } is `{ $second }`, and so on.
help-commands = You can also type at any time:
form-board = board
form-look = look PLACE
form-cards = cards
form-undo = undo
form-why = why ACTION
form-rules = rules ID or WORDS
form-guide = guide
form-hint = hint
form-odds = odds
form-log = log [NUMBER]
form-save = save [FILE]
form-help = help
form-quit = quit
help-board = show the board again
help-look = describe a place on the board
help-cards = explain the visible cards and roles
help-undo = undo your last move, unless something was revealed or rolled since
help-why = show which rule forbids an action, and its text
help-rules = show rules by ID (rules { $rule }) or by words (rules { $words })
help-guide = explain the game from the beginning
help-hint = ask the strongest bot for the three best actions, with win chances and reasons
help-odds = show what the decks may bring
help-log = show the latest events again, with their rules
help-save = save a copy of the match (it is also saved after every move)
help-help = show this page
help-quit = quit; your match is saved and can be resumed
rules-how = Which rule? `rules { $rule }` shows one, `rules { $words }` finds all rules with these words, and `guide` explains the whole game.
rules-more =
    { $count ->
        [one] ... and 1 more; add a word to narrow it down.
       *[other] ... and { $count } more; add a word to narrow it down.
    }
look-how = Which place? For example `look { $example }`.
why-how = Which action? For example `why { $action }`.
why-allowed = '{ $action }' is allowed now.
why-not = '{ $action }' isn’t allowed now, because of { $rule }:
log-how = How many events? For example `log 20`.
no-page = '{ $command }' isn’t available in this game.

# occasus games
games-line = { $title }, { $least } to { $most } players, { $sort }
games-cooperative = everyone wins or loses together
games-competitive = everyone for themselves
games-option = option
games-values = values [default]
games-meaning = meaning
games-bots = Bots, weakest first (--seats):
games-how = To play: `occasus play { $example } --players 3 --option NAME=VALUE`.

# occasus simulate
simulate-interrupted =
    { $games ->
        [one] Interrupted after 1 of { $of } games. Results so far:
       *[other] Interrupted after { $games } of { $of } games. Results so far:
    }
simulate-title =
    { $games ->
        [one] 1 game of { $game } with { $bots }, seed { $seed }
       *[other] { $games } games of { $game } with { $bots }, seed { $seed }
    }
simulate-won = won
simulate-seat = seat { $seat } ({ $bot })
simulate-wins = wins
simulate-places = places 1st/2nd/...
simulate-score = score
simulate-ended = ended by
simulate-decisions = decisions per game
simulate-turns = turns per game
simulate-branching = legal actions per decision
simulate-speed = decisions per second per process
simulate-spread = mean { $mean }, median { $median } (quartiles { $low } and { $high }; { $least } to { $most })

# occasus arena
arena-title =
    { $games ->
        [one] 1 game of { $game }, { $seats } players, seed { $seed }
       *[other] { $games } games of { $game }, { $seats } players, seed { $seed }
    }
arena-begins = Games to play: { $of } ({ $series } × { $games }).
arena-kept = { $file } already has { $there } of { $of } games. They won’t be played again. If a bot has changed since, choose another file.
arena-interrupted = Interrupted after { $games } of { $of } games. Run the same command to continue. Results so far:
arena-one = one
arena-rest = against the rest
arena-bot = bot
arena-series = series
arena-wins = wins, with 95% interval
arena-place = mean place
arena-fair = A fair share for one seat is { $share }.
arena-bots = Bots, across all their seats
arena-rating = rating, with 95% interval
arena-choices = decisions per game
arena-time = time per decision
arena-longest = longest
arena-troubled = { $bot }: decisions over the limit: { $slow }; games lost by failing: { $failed }.
arena-endings = How games ended
result-bot_failed = a bot failed
result-bot_too_slow = a bot took too long

# occasus hint
hint-for = For { $seat }:
hint-chance = { $chance }% to win
hint-meaning = The strongest bot’s estimate for you, using only what you can see.
hint-meaning-together = The strongest bot’s estimate for your team, using only what you can see.
hint-table = Chances at this table, if you play like { $level }.
hint-everyone = Chances if everyone plays like that bot.
hint-enter = Enter plays: { $action }
hint-over = { $file }: this match is over. Use `occasus analyse` to look back at it.
hint-not-yours = Seat { $seat } has nothing to decide now. Waiting for { $seats }.

# occasus analyse
analyse-chart = Chance to win, turn by turn
analyse-all = all together
analyse-going = { $file }: this match isn’t over yet. Use `occasus hint` while it’s in progress.
analyse-seats = The seats in this match are 0 to { $most }.
analyse-thinking = Analysing…

# occasus replay
replay-title = { $game }, { $seats } seats, seed { $seed }, { $moves } moves
replay-verified = Verified: every die roll and card draw matches the seed.
replay-promised = Verified: the seed comes from the committed secret and the seats’ nonces.
replay-going = The match isn’t over. After move { $moves } it’s waiting for { $seats }.

# Rules
rules-found = { $count } rules; `occasus rules ID` shows one in full.
rules-span = { $first } to { $last }
rules-look = `occasus rules ID` shows a rule, `occasus rules WORD...` finds rules by words, `occasus rules GAME --guide` explains how to play.

# The full screen
screen-actions = What you can do
screen-now = Now
menu-title = Which game?
menu-game = { $game }: { $least } to { $most } players
menu-continue = Continue the last match
menu-prompt = Number or name:
screen-type = Type an action or a command; ? for help
screen-thinking = { $seat } is thinking…
screen-thinking-hint = The strongest bot is thinking…
screen-wait = Wait for your turn.
screen-over = The match is over and saved. Press q to quit.
screen-how =
    Use the arrow keys to choose an action and Enter to play it. → and ← open and close a group. Tab moves to the board, where the arrow keys scroll.
    Click a place to read about it and to see only what you can do there. Esc goes back.
    The last line of the screen lists the keys for other pages. Press / to type an action or a command.
screen-keys = Keys:
page-chronicle = Chronicle
page-hint = Hint
page-why = Why not
page-rules = Rules
page-guide = How to play
page-cards = Cards
page-odds = What the decks may bring
page-board = Board as text
page-look = Place
page-log = Events and rules
page-help = Help
screen-key-hint = hint
screen-key-undo = undo
screen-key-why = why not
screen-key-chronicle = chronicle
screen-key-rules = rules
screen-key-guide = guide
screen-key-cards = cards
screen-key-odds = odds
screen-key-board = board
screen-key-type = type
screen-key-help = help
screen-key-leave = quit

## occasus scene

scene-ok = ok
scene-failed = FAILED
scene-happened = what happened
scene-position = position
scene-chance = next: chance
scene-next = next: seat { $seat } decides; { $legal } legal
scene-over = over: { $reason } ({ $rule }); won by { $winners }
scene-seat = seat { $seat }
scene-nobody = no one
scene-odds = { $weight } of { $total }
scene-more = ... and { $number } more
scene-count = { $scenes } scenes, { $failed } failed

# A study in the terminal
study-spot = Line { $line }, move { $at }
study-seat = { $seat } decides.
study-chance = Chance decides. Choose a result, or type { $roll }.
study-no-seat = No seat decides here.
study-start = This is the start of the study.
study-end = No move follows here. Make one to continue.
study-go = Name a line and a move: { $example }.
study-after = Becomes legal after: { $actions }
study-long = A comment can have at most { $most } characters.
study-chapters =
    { $count ->
        [one] This study has 1 chapter.
       *[other] Name a chapter from 1 to { $count }.
    }
study-glyphs = Choose one of these symbols: { $glyphs }
study-saved = Saved to { $file }.
study-unsaved = Not saved yet. Type { $save }, or { $quit } again to discard your changes.
study-commands = Type an action, or: { $commands }

# What the terminal says around a game, whatever the game.

seat = seat { $number }
person = Player { $number }
you = you
hidden = a hidden one
chance = chance
label = { $name }:
game-fall_of_rome = Fall of Rome
game-empires_end = Empire's End
game-struggle_for_rome = Struggle for Rome

# Beginning and leaving
welcome =
    { $game }, seed { $seed }. `help` explains how to answer; `quit` leaves at any time.
    The match is kept after every move in { $file }
left = The match is kept in { $file }. Go on with it by
not-kept = Nobody had moved yet, so the match is not kept.
kept = The match is kept in { $file }. Look at it again by
saved = Saved in { $file }
undone = Taken back: { $moves }
no-undo = Nothing can be taken back: something was revealed or rolled since the last move of a person.
hand-over = Pass the keyboard to { $seat }.
hand-over-ready = Type a letter and press Enter when only { $seat } is looking:
hand-over-screen = Press Space when only { $seat } is looking.
prompt = { $seat }>
others-too = May decide as well: { $names } (write `{ $number }: ACTION` for them)
nobody-there = Nobody at this keyboard is player { $number }.

# Matches that are kept
matches-none = No match is kept in { $folder } yet; `occasus play GAME` begins one.
matches-played = played
matches-game = game
matches-players = players
matches-moves = moves
matches-state = state
matches-file = file
matches-open = goes on
matches-won = won
matches-lost = lost
matches-by = { $winners } won
matches-damaged = cannot be read
matches-deleted = { $name } is gone.
matches-how = `occasus play --continue` goes on with the last one, `occasus play --load NAME` with another. They are kept in { $folder }

# Answers that do not fit
no-such-number =
    { $most ->
        [one] There is only number 1 in the list.
       *[other] There is no number { $number } in the list; it goes from 1 to { $most }.
    }
ambiguous = '{ $line }' can be { $count } things: { $names }. Add a word, or type the number.
not-now = '{ $action }' is not allowed now
not-understood-but = '{ $line }' is no action here. Did you mean: { $names }?
not-understood = '{ $line }' is neither an action of the list nor a command; `help` shows both.

# The end
ended-won = You have won together: { $reason } ({ $rule })
ended-lost = You have lost together: { $reason } ({ $rule })
ended =
    { $count ->
        [one] { $winners } has won: { $reason } ({ $rule })
       *[other] { $winners } have won: { $reason } ({ $rule })
    }

# Help
help-answers =
    Answer with a number of the list, with the words of an action ({ $action }), or with their beginnings ({ $short }).
    `5-8) Roma 0-3` means: number 5 is `Roma 0`, number 6 is `Roma 1`, and so on.
    In brackets is how an action is written in match files, which you may type too.
    What you can do now:
help-typed =
    After / you may type the words of an action ({ $action }), or their beginnings ({ $short }).
    In brackets is how an action is written in match files, which you may type too.
    What you can do now:
help-commands = Besides, at any time:
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
help-board = shows the board again
help-look = tells what there is to know about a place on the board
help-cards = tells what the cards and roles in sight do
help-undo = takes your last move back, unless something was revealed or rolled since
help-why = tells which rule forbids an action, with its sentence
help-rules = shows rules by id (rules { $rule }) or by words (rules { $words })
help-guide = tells how the game is played, from the beginning
help-hint = asks the strongest bot: the three best actions, the chance to win, and why
help-odds = tells what may come from the decks
help-log = tells the last events again, with their rules
help-save = writes a copy of the match (it is kept after every move anyway)
help-help = shows this page
help-quit = leaves; the match is kept and can be gone on with
rules-how = Which rule? `rules { $rule }` shows one, `rules { $words }` all with these words; `guide` is the whole game in order.
rules-more =
    { $count ->
        [one] ... and 1 more; add a word to narrow it down.
       *[other] ... and { $count } more; add a word to narrow it down.
    }
look-how = Look at what? Write its name after it, such as `look { $example }`.
why-how = Why not what? Write the action after it, such as `why { $action }`.
why-allowed = '{ $action }' is allowed now.
why-not = '{ $action }' is not allowed now, by { $rule }:
log-how = How many events? Write a number after it, such as `log 20`.
no-page = There is nothing to tell about '{ $command }' in this game.

# occasus games
games-line = { $title }, { $least } to { $most } players, { $sort }
games-cooperative = all win or lose together
games-competitive = everyone for themselves
games-option = option
games-values = values [default]
games-meaning = meaning
games-bots = Bots, weakest first (--seats):
games-how = Play one by `occasus play { $example } --players 3 --option NAME=VALUE`.

# occasus simulate
simulate-interrupted =
    { $games ->
        [one] Interrupted after 1 game of { $of }; this is what is there so far.
       *[other] Interrupted after { $games } games of { $of }; this is what is there so far.
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
simulate-decisions = decisions a game
simulate-turns = turns a game
simulate-branching = actions to choose from
simulate-speed = decisions per second and process
simulate-spread = mean { $mean }, median { $median } (quartiles { $low } and { $high }; { $least } to { $most })

# occasus arena
arena-title =
    { $games ->
        [one] 1 game of { $game }, { $seats } players, seed { $seed }
       *[other] { $games } games of { $game }, { $seats } players, seed { $seed }
    }
arena-begins = Games to play: { $of } ({ $series } × { $games }).
arena-kept = In { $file } already: { $there } of { $of } games. They are not played again; if a bot has changed since, name another file.
arena-interrupted = Interrupted after { $games } games of { $of }; the same command goes on with them. This is what is there so far.
arena-one = one
arena-rest = against the rest
arena-bot = bot
arena-series = series
arena-wins = wins, with 95 % interval
arena-place = mean place
arena-fair = The fair share of one seat is { $share }.
arena-bots = Bots, over all their seats
arena-rating = rating, with 95 % interval
arena-choices = decisions a game
arena-time = time a decision
arena-longest = longest
arena-endings = How games ended

# occasus hint
hint-for = For { $seat }:
hint-chance = { $chance } to win
hint-meaning = What the strongest bot expects of each for you, knowing no more than you.
hint-meaning-together = What the strongest bot expects of each for all of you, knowing no more than you.
hint-over = { $file }: this match is over; `occasus analyse` looks back at it.
hint-not-yours = Seat { $seat } has nothing to decide now; it is for { $seats }.

# occasus analyse
analyse-chart = Chance to win, move by move
analyse-all = all together
analyse-going = { $file }: this match is not over yet; `occasus hint` helps while it goes on.
analyse-seats = The seats of this match are 0 to { $most }, and turning points are counted from 0.
analyse-thinking = Thinking about it again ...
analyse-point = { $mark }. Move { $number }, { $seat }: { $action }; better by { $cost } points: { $better }
analyse-turns =
    { $game ->
        [empires_end] Phase by phase, where a chance changed by { $least } points or more:
        [struggle_for_rome] Round by round, where a chance changed by { $least } points or more:
       *[other] Turn by turn, where a chance changed by { $least } points or more:
    }
analyse-turn =
    { $game ->
        [empires_end] phase
        [struggle_for_rome] round
       *[other] turn
    }

# occasus replay
replay-title = { $game }, { $seats } seats, seed { $seed }, { $moves } moves
replay-verified = Every die and every card is the one that the seed gives.
replay-promised = The seed was made of the promised secret and of the numbers that the seats added.
replay-going = The match is not over; after move { $moves } it is for { $seats } to decide.

# Rules
rules-found = { $count } rules; `occasus rules ID` shows one in full.
rules-span = { $first } to { $last }
rules-look = `occasus rules ID` shows a rule, `occasus rules WORD...` finds rules by words, `occasus rules GAME --guide` tells how to play.

# The full screen
screen-actions = What you can do
screen-now = Now
screen-type = Type an action or a command; ? helps
screen-thinking = { $seat } is thinking ...
screen-thinking-hint = The strongest bot is thinking ...
screen-wait = Wait until it is your turn.
screen-over = The match is over. q leaves; the match is kept.
screen-how =
    Arrows choose an action, Enter takes it, → and ← open and close a group. Tab goes to the board, where arrows scroll.
    A click on a place tells what there is to know about it and shows only what can be done there; Esc goes back.
    Letters ask for pages, as the last line of the screen says. / lets you type an action or a command in words.
screen-keys = The keys:
page-chronicle = Chronicle
page-hint = Hint
page-why = Why not
page-rules = Rules
page-guide = How it is played
page-cards = Cards
page-odds = What may come
page-board = The board as text
page-look = A place
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
screen-key-leave = leave

## What came of a scene: occasus scene

scene-ok = ok
scene-failed = FAILED
scene-happened = what happened
scene-position = position
scene-chance = next: chance
scene-next = next: seat { $seat } decides; { $legal } legal
scene-over = over: { $reason } ({ $rule }); won by { $winners }
scene-seat = seat { $seat }
scene-nobody = nobody
scene-odds = { $weight } of { $total }
scene-more = ... and { $number } more
scene-count = { $scenes } scenes, { $failed } failed

# Studies: a game in which every seat and chance are yours.

study-intro = Explore any position: play every seat, choose what the dice and cards show, compare lines.
study-new = New study
study-begin = Start
study-from = You can also open a study from a replay, a finished game or a puzzle.
study-saved = Your studies
study-none = No studies yet. They are saved in this browser.
study-untitled = Untitled study
study-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
study-delete = Delete { $name }
study-open = Open a study
study-open-file = Open a match file
study-link = Link
study-open-link = Open link
study-bad-link = This link is broken. Copy the whole link again.
study-newer-link = This link was made by a newer version of Occasus.
study-long-link = This link is too long.
study-title = Title of the study
study-saved-here = saved in this browser
study-not-saved = not saved: storage full
study-opening = Start position
study-start = To the start
study-end = To the end of this line
study-tab-moves = Moves
study-tab-bot = Bot
study-tab-now = Why not?
study-eyes-decider = View of the player who decides
study-eyes-all = All cards revealed
study-chance-seat = Chance
study-chance = Chance decides
study-die = Die { $number }
study-search = Search
study-nothing-found = No matching result.
study-use = Use this
study-roll = Roll
study-roll-on = Roll until someone decides
study-results =
    { $count ->
        [one] 1 possible result
       *[other] { $count } possible results
    }
study-odds = { $percent }, 1 in { $times }
study-over = The game is over here.
study-suggestions = Suggested moves
study-suggestions-off = Off. When on, a bot thinks about every position.
study-ask-more = Think longer
study-sees = As { $name } sees it
study-everyone = Chances if everyone plays like the strongest bot.
study-why = Why not: { $action }?
study-after = Becomes legal after
study-symbol = Symbol
study-symbol-good = good
study-symbol-interesting = worth a look
study-symbol-mistake = mistake
study-symbol-luck = luck
study-comment = Comment on this move
study-marks = Marks on the board
study-mark = Mark the board
study-mark-by-name = Name places instead
study-mark-place = Place
study-mark-to = Arrow to
study-mark-none = none (a ring)
study-mark-add = Add
study-mark-remove = Remove { $mark }
study-mark-clear = Remove all
study-mark-done = Done
study-mark-how = Click or tap a place for a ring, or drag to another one for an arrow.
study-colour-gold = Gold
study-colour-ember = Red
study-colour-info = Blue
study-colour-good = Green
study-promote = Make main line
study-chapter = New chapter from here
study-tab-chapters = Chapters
study-chapter-number = Chapter { $number }
study-chapter-name = Name of this chapter
study-chapter-remove = Delete chapter
study-chapter-remove-sure = Delete this chapter and its moves
study-remove = Delete from here
study-remove-sure = Delete this move and everything after it
study-share = Share
study-link-about = The whole study is in the link: { $size } of 8 kB.
study-copy-link = Copy link
study-link-copied = Link copied. Anyone with it can open a copy of the study.
study-too-long = Too long for a link. Save it on the server instead.
study-too-long-local = Too long for a link. Send it as a file instead.
study-file = File
study-file-about = A match file with variations. A replay follows its main line.
study-server = On the server
study-server-about = Saved among your match files, with a short link.
study-keep = Save on the server
study-keep-again = Save this version
study-kept = Saved on the server.
study-copy-short = Copy short link
study-together =
    { $count ->
        [one] shared, only you are here
       *[other] shared, { $count } people are here
    }
study-reading = shared, read-only
study-alone = The shared study can’t be reached. You continue with your own copy.
error-too-many-studies = You can’t share any more studies. Stop sharing one first.
error-read-only-study = You can read this study but not change it.
error-last-chapter = A study needs at least one chapter.
error-study-changed = Someone has changed this in the meantime. Look at it again.
error-entered-first = Someone else entered a move first. Look at it again.
study-edit-together = Edit together
study-edit-about = Others can edit this study with you. Everyone sees each change at once.
study-edit-start = Share for editing
study-edit-shared = Anyone with the first link can edit this study, anyone with the second can read it.
study-edit-reading = You can read this study. Ask for the link to edit it.
study-copy-edit = Copy link to edit
study-copy-read = Copy link to read
study-link-edit-copied = Link copied. Anyone with it can edit the study.
study-link-read-copied = Link copied. Anyone with it can read the study.
study-edit-stop = Stop sharing
study-log = Who did what
study-did-move = played: { $text }
study-did-comment = commented: { $text }
study-did-symbol = set the symbol { $text }
study-did-mark = marked the board
study-did-delete = deleted from: { $text }
study-did-main = made a variation the main line
study-did-title = changed the title to: { $text }
study-did-name = named a chapter: { $text }
study-did-chapter = began a chapter
study-did-remove-chapter = deleted a chapter: { $text }
study-puzzle = Make a puzzle
study-puzzle-title = Puzzle
study-puzzle-about = Others have to find the next move: { $move }. They see the rest once they’ve answered.
study-puzzle-question = Question (optional)
study-puzzle-make = Make the puzzle
study-puzzle-none = First play the right move from here. It becomes the answer, and your variations its explanation.
study-puzzle-task = What is the best move for { $name }?
study-puzzle-missed = That’s not it. Try again.
study-puzzle-play = Play your answer on the board.
study-puzzle-show = Show the answer
study-play-on = Play from here
study-play-on-about = You play { $name }, bots play the others.

## What chance decides

chance-reveal = Reveal a card
chance-role = Deal a role
chance-draw = Draw a card
chance-draw_event = Draw an event
chance-roll = Roll the dice
chance-temple = Place the temple
chance-lay = Place a location
chance-reveal_conflict = Reveal a conflict
chance-start_player = Choose the first player
chance-station = Place a tribe
chance-turn = Turn over a plunder token
chance-steal = Steal a card
chance-draw_card = Draw a development card

## Referee beside the physical board

referee-intro = Playing with the real board? Enter what everyone does. The referee checks it, tells you what to move, and answers rule questions.
referee-open = Open the referee
referee-new = New game
referee-saved = Your games
referee-none = No games yet. They are saved in this browser.
referee-depth = What the referee does
referee-depth-check = Check
referee-depth-check-about = You enter every action, card and roll.
referee-depth-answer = Answer only
referee-depth-answer-about = Nothing to enter: search the rules and see examples.
referee-options = Game options
referee-what = What did { $name } do?
referee-which = Which one?
referee-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
referee-came = What came up?
referee-roll = Roll for us
referee-face-down = Face down
referee-show = Show your cards
referee-show-about = These cards were drawn face down and never shown. Choose what they are, so that the result is right.
referee-now = Now, on your board
referee-done = Done
referee-undo = Undo the last entry
referee-invite = Invite the others
referee-invite-about = Everyone can enter and undo moves on their own phone. All see each entry at once.
referee-invite-clock = The clock stays on this device.
referee-invite-opening = Hands that you entered in the board editor are shared too.
referee-invite-start = Share this game
referee-link-copied = Link copied. Anyone with it can enter and undo moves.
referee-alone = This game is no longer shared. You continue with your own copy.
referee-leave = Back to your games
referee-tab-turn = Turn
referee-tab-may = May I?
referee-tab-board = Board
referee-tab-log = Log
referee-tab-points = Points
referee-log-empty = Nothing has happened yet.
referee-ahead = Still to come this turn
referee-clock = Clock
referee-clock-start = Start
referee-clock-pause = Pause
referee-clock-wanted = Time each player
referee-add = { $name }: { $step }
referee-depth-count = Count
referee-depth-count-about = You enter the points; there’s a clock, and the referee answers rule questions.
referee-depth-hidden = Cards drawn face down stay unknown until players show them.
referee-middle = In the middle of a game? Build the position in the board editor and open the referee from there.

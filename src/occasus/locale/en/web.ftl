# What the browser client says around the games.

## Everywhere

close = Close
cancel = Cancel
delete = Delete
keep = Keep
kept = Kept.
loading = One moment…
menu = Menu
on = On
off = Off
yes = Yes
no = No
try-again = Try again
new-version-title = A new version
new-version = There is a new version of this site; reload the page to go on.
reload = Reload
skip = To the content
hidden = hidden
seat = seat { $number }
guest = Guest
player = Player { $number }
you = You
you-called = { $name } (you)
somebody = Somebody
toast = News
logo = Occasus, home
language = Language
download = Download

## Ways to pages, and titles

nav = Pages
nav-home = Home
nav-tables = Tables
nav-turns = My turn
nav-rules = Rules
nav-replays = Replays
nav-learn = Learn
nav-about = About these editions
nav-settings = Settings
title-home = Occasus: three games about the fall of Rome
title-page = { $page } · Occasus
title-tables = Tables
title-turns = My turn
title-confirm = Your address
title-reset = New password
title-unsubscribe = No more mails
title-rules = Rules
title-replays = Replays
title-learn = Learn
title-lesson = Learn
title-puzzle = Learn
title-puzzles = Puzzles
title-book = How to play
title-try = Try it
title-cards = Reference cards
title-replay = Replay
analysis = Analysis
title-scene = A scene
title-about = About these editions
title-figures = Figures of a table
title-settings = Settings
title-begin = A game begins
title-join = An invitation
title-lost = Nothing here
title-person = Profile
title-ladder = Ladder
sign-in = Sign in
guest-keep = Keep my games
title-your-turn = Your turn

## The games

game-fall_of_rome = Fall of Rome
game-empires_end = Empire's End
game-struggle_for_rome = Struggle for Rome
game-fall_of_rome-about = Hold the frontier together. Five tribes march on Rome; legions, forts and alliances must be everywhere at once.
game-empires_end-about = Everybody falls; the question is who falls best. Pay to push disasters away, or take them and learn.
game-struggle_for_rome-about = Lead two tribes over the Limes, plunder five provinces, and found a realm in the ruins.
game-about =
    { $sort ->
        [together] { $least } to { $most } players, together · { $minutes } min
       *[rivals] { $least } to { $most } players, rivals · { $minutes } min
    }

## Home

home-title = Three games about the day Rome went dark
home-intro = Play them in your browser with friends or bots, by the printed rules.
open-table = Open a table
join-code = Join with a code
join = Join
code = Code or link of the invitation
play-bots = Play bots now
back-to-table = Back to your table: { $game }
play-people = With people
first-game-together = Your first game: Novice difficulty, one beginner beside you, hints at hand.
first-game-rivals = Your first game: against beginners, with hints at hand.
learn-game = First game: a guide
waiting-for-you = Waiting for you
open-tables = Open tables
no-open-tables = No table is open now. Open one, and others will find it here if it is public.
recent-replays = Recent replays
not-affiliated = Occasus is a free fan project. It is not affiliated with the authors or publishers of the printed games, and uses none of their pictures or texts.

## A new table

new-table = A new table
new-table-game = Game
new-table-with = With whom
new-table-players = Players
with-friends = Friends
with-bots = Bots
with-screen = One screen
with-friends-about = You get a link to send; seats that stay free can go to bots.
with-strangers = Nobody to ask? Play now with whoever wants the same game
with-bots-about = All other seats are played by bots.
with-screen-about = All seats are played here; the screen is passed around.
with-alone-about = You play the game for one: nobody else takes part.

## Tables in lists

my-tables = My tables
no-tables = You sit at no table yet.
tables-intro = Yours, and those that anybody may join or watch
turns-intro = Tables that wait for you, the most urgent first
turns-waiting =
    { $count ->
        [one] 1 table waits for you
       *[other] { $count } tables wait for you
    }
invitations-waiting =
    { $count ->
        [one] 1 invitation
       *[other] { $count } invitations
    }
turns-none = Nobody waits for you.
turns-settings = How you are told when it is your turn
your-turn = Your turn
state-join =
    { $free ->
        [one] Join: 1 seat free
       *[other] Join: { $free } seats free
    }
state-lobby =
    { $free ->
        [0] all seats taken
        [one] 1 seat free
       *[other] { $free } seats free
    }
state-over = Over
state-playing = Being played
state-plays = { $name } plays
with = with { $names }
with-nobody = alone
with-one-screen = { $players } players on one screen
deadline = next move until { $date }
table-mine = Your table
table-of = { $name }'s table
table-closed = This table was closed.
table-closed-about = It was closed before its game began. Open another one, or join one from the list of tables.
table-stopped = This game was stopped.
table-stopped-about = Everybody who played it has left. Open another table, or join one from the list.
table-private = This table is private
table-private-about = It is private, closed or long over. Ask somebody who sits there for the invitation: its link or code lets you in.
logged-out = You have been logged out.
logged-out-about = Log in again to go on: your seat waits for you.
watching-about = You are watching this game; all its seats are taken. To play yourself, open a table or join one.

## The lobby

lobby-intro =
    { $sort ->
        [together] { $players ->
            [one] { $game } for 1 player
           *[other] { $game } for { $players } players, together
        }
       *[rivals] { $game } for { $players } players, rivals
    }
lobby-free =
    { $free ->
        [one] 1 seat is still free
       *[other] { $free } seats are still free
    }
lobby-host-begins = The host begins
lobby-away =
    { $away ->
        [one] 1 player is away
       *[other] { $away } players are away
    }
lobby-ready = Everyone is here
begin = Begin
leave = Leave
close-table = Close the table
close-table-sure = Close it for everybody? Its seats and talk are lost.
leave-lobby-sure = Give up your seat?
seats = Seats
seats-taken = { $taken } of { $seats }
seat-name = Name of player { $number }
lobby-unnamed = The others see you as a guest. How shall they call you?
seat-free = Free seat
seat-open = sit down, or wait for others
seat-open-waits = waits for somebody
seat-open-host = invite, or let a bot sit down
seat-clear = Free the seat
sit = Sit here
sit-too = Play this too
stand-up = Stand up
add-bot = Add a bot
bot-called = Bot { $name }
bot-for = { $name } ({ $bot })
bot-level = How the bot plays
bot-levels = How strong are the bots?
bot-random = Fortuna
bot-random-about = any move
bot-tiro = Tiro
bot-tiro-about = as in a first game
bot-miles = Miles
bot-miles-about = knows the trade
bot-centurio = Centurio
bot-centurio-about = looks ahead
bot-legatus = Legatus
bot-legatus-about = the strongest; takes its time
bot-strength = wins about { $tenths } of 10 games against three of { $other }
bot-strength-together =
    { $tenths ->
        [0] three of them hardly ever win at novice
       *[other] three of them win about { $tenths } of 10 games at novice
    }
host = host
here = here
away = away
copy-invitation = Copy invitation
copied = The invitation is copied. Send it to those who shall play.
copied-playing = The invitation is copied. Whoever follows it may watch.
copy-failed = The browser does not let us copy; select the code and copy it yourself.
rules-of-table = Rules of this table
more-options =
    { $count ->
        [one] 1 more choice, for those who know the game
       *[other] { $count } more choices, for those who know the game
    }
pace = Pace
pace-about = time for each move
pace-days =
    { $days ->
        [0] Live
        [one] 1 day
       *[other] { $days } days
    }
clock = Clock
clock-about = a store for each player, and 10 free seconds a decision; when it is empty, a bot plays until you are back
clock-minutes =
    { $minutes ->
        [0] None
       *[other] { $minutes } min
    }
clock-left = { $time } left
clock-pause = Stop the clocks
clock-paused = The clocks stand still. A move lets them run again.
clock-resume = Go on
clock-lent = Your time is up: a bot plays for you.
clock-yours = You are next: your clock runs
clock-runs = The clocks run again.
clock-runs-by = { $name } lets the clocks run again.
clock-short = Your time is nearly up. When it is, a bot plays for you until you are back; the game is not lost by that.
clock-back = I am back
clock-returning = You are back: you play on when the bot has finished your turn.
vote-pause = { $name } would like to stop the clocks.
hints = Hints
hints-about = a bot may be asked for one move
rated = Rating
rated-about = a rated game has no hints and the usual options
rated-yes = Rated
rated-no = Friendly
rating-is = { $points } ± { $spread }
seat-rating = rating { $points }
public = Who finds it
public-about = a public table is listed for everybody
public-yes = Everybody
public-no = By link
spectators = Watching
spectators-about = others may look on and see what all may see
stand-ins-note =
    { $count ->
        [one] 1 figure of this table is our stand-in for what we could not find.
       *[other] { $count } figures of this table are our stand-ins for what we could not find.
    }
stand-ins-see = See which.
content-own =
    { $count ->
        [one] The host’s own file replaces 1 figure.
       *[other] The host’s own file replaces { $count } figures.
    }
content-bring = Play with figures of your own
content-about = If you own the box, correct what it prints in a small file and open it here: rules, bots, boards and replays of this table then use it.
content-template = A file with every figure, to correct
content-file = Open a content file
content-back = Back to our figures
figures = Figures
figures-own = Played with the host’s own figures
figures-ours = Some figures are ours, where no rulebook prints them
figures-none-own = Nobody has brought a content file for this table, or its figures are the same as ours.
figures-intro = Which figures come from the host’s own file, and which are our stand-ins for what we could not find.
figures-back = Back to the table
figures-stand-ins =
    { $count ->
        [one] 1 stand-in
       *[other] { $count } stand-ins
    }

## Talk

talk = Talk
talk-write = Write to the table
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-thinking = I am still thinking.
phrase-sorry = Sorry.
phrase-thanks = Thank you!
phrase-played = Well played!
phrase-again = Another game?
phrases = Ready sentences; everybody reads them in their own language
block = Block
unblock = Let them be heard again
blocked = { $name } is blocked: you read nothing they say, at any table.
talk-empty = Nothing has been said yet.
talk-unread =
    { $unread ->
        [0] Talk
       *[other] Talk, { $unread } new
    }
said = { $name }: { $text }
mute = Do not show me their words
mute-all = Mute for everyone
report = Report this line
report-name = Report this name
reported = Those who run the server will read it.
muted =
    { $count ->
        [one] 1 person is muted.
       *[other] { $count } persons are muted.
    }
unmute = Show again

## Playing

waiting-for = Waiting for { $names }
acts-now = may act now
hint = Hint
since = Since your turn
since-number = Since your turn: { $number }
since-short = New: { $number }
since-own = What came of it
since-more =
    { $number ->
        [one] and 1 more in the chronicle
       *[other] and { $number } more in the chronicle
    }
advice = What a bot would do
advice-thinking = A bot is thinking…
advice-chance = { $chance }% to win
advice-equal = about as good
advice-do = Do this
advice-next = Next idea { $at }/{ $count }
undo = Undo
undo-ask = Ask to undo
rules = Rules
line-lost = The connection is lost. We try again; your moves wait.
new-rules = This server has a newer release with corrected rules. Your game goes on from the same position by the new rules; moves from before can no longer be taken back, and their log is not shown.
abandoned = { $seat } has left the game waiting.
takeover-bot = Let a bot play
takeover-me = I take the seat
takeover-claim = I win the game
takeover-claim-sure = End the game now, with you as the winner?
vote-undo = { $name } would like to take the last move back.
vote-bot = { $name } would like a bot to play for { $seat }.
vote-takeover = { $name } would like to play for { $seat }.
vote-count = { $yes } of { $voters } agree.
news-resigned = { $name } has resigned. { $bot } plays on.
news-time-up = { $name }’s time is up: { $bot } plays until { $name } is back.
news-bot = { $bot } plays for { $name } until { $name } is back.
news-left = { $name } has left the table.
news-back = { $name } is back.
news-no = { $name } would rather not.
news-no-many = The others would rather not.
vote-mine-pause = You asked to stop the clocks; yours goes on until the others agree.
vote-mine-undo = You asked to take your last move back.
vote-mine-takeover = You asked who shall play for the seat that was left.
vote-withdraw = Withdraw
resign = Resign
resign-sure = Give up? A bot plays on for you; with two at the table the other one wins.
resigned = resigned
block-name = Block { $name }
resigned-about = You have resigned; { $bot } plays on in your seat. You may go on watching.
leave-sure = Leave for good? Your seat waits for somebody who takes it over. To come back later, just close this page.
leave-sure-alone = Leave for good? Nobody else plays here, so the game ends without a result. To come back later, just close this page.
leave-sure-rated = Leave for good? Nobody else plays here, so the game ends. To come back later, just close this page.
sure-rated = This game is rated: whoever leaves or gives up takes the last place.
stay = Stay
fair = Fair chance
fair-about = All dice and cards come from a secret number of the server and from numbers that the players’ browsers add to it. The server showed the fingerprint of its number when the table was made; the number itself is shown at the end, so that anybody can check.
fair-promise = Fingerprint of the server’s number:
fair-mine = Added by this browser:
fair-secret = The server’s number:
fair-kept = Checked: every die and card comes from the number that the server promised and from those that the players added. To check each of them, download the game and run: occasus replay FILE --verify
fair-kept-late = Checked: every die and card comes from the number that the server promised and from those that the players added. The number of this browser arrived when the game had begun, and is not among them.
fair-late = The game had begun when the number of this browser arrived: it is played without it.
fair-cannot = This browser can check the dice only over a secure connection (https).
fair-broken-promise = Warning: the server’s number is not the one it promised. The dice cannot be trusted.
fair-broken-nonce = Warning: this game began without the number that this browser added. The dice cannot be trusted.
fair-broken-seed = Warning: the dice do not come from the numbers that were promised and added. They cannot be trusted.
pass-to = Pass the screen to { $name }
pass-about = What { $name } knows is hidden until only { $name } is looking.
pass-ready = It is me

## The end

the-end = The end
end-won-together = Won: Rome stands
end-lost-together = Lost: Rome has fallen
end-won = You have won
end-winner =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
end-when =
    { $moves ->
        [one] It ended on { $date }, after 1 move.
       *[other] It ended on { $date }, after { $moves } moves.
    }
end-place = { $place }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-resigned = the other side resigned
result-claimed = the other side did not come back
end-you-resigned = You resigned.
end-you-claimed = You did not come back in time.
end-you-gave-up = You resigned: a bot played on in your seat, and you count as last.
end-chapter = What helps next time:
share-picture = Share the picture
share-shared = The picture was shared.
share-kept = Nothing was shared.
share-saved = The picture is saved: occasus.png, among your downloads.
decided = What decided it?
decided-thinking = A bot goes through the game again…
rematch = Play again
rematch-join = To the next game
replay = Replay
look-at-board = Look at the board

## Replays

replays-intro = Finished games, move by move
replays-mine = My games
replays-public = Public games
replays-brought = Match files
no-replays = You have not finished a game yet.
no-public-replays = No other public game is finished yet.
bring-file = Open a match file
replay-of = { $game }, replay
step = Move
step-of = { $at } of { $moves }
step-back = One move back
step-on = One move on
step-turn = Next turn
step-turn-back = Previous turn
replay-play-on = Play on from here
replay-played-on = A new game from move { $move } on. Your seat: { $name }; bots play the others. The old game stays as it was.
replay-older = This game was played by older rules. It is shown as it was kept, with all cards open.

## Rules

rules-intro = Every rule has an id; the log, refusals and hints name them.
rules-search = Search words or an id
rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-none = No rule has all these words.
rule-mark = Rule { $rule }
rule-open = Open the rules here
rule-ledger = The ledger says:
scenes = Scenes that show it
contents = Contents

## About

about-intro = What is printed, what is ours, and whose work is in it
about-editions = About these editions
about-stand-ins = The rules follow the printed rulebooks. Where a printed card or board could not be found, an entry of ours stands in; each is listed here, and each is playable.
about-own = If you own the box, you can replace any of them with a small file of your own: at a table of yours, below its rules, or in the terminal:
about-sure = Figures with a source: { $high } sure, { $medium } likely, { $low } uncertain. Stand-ins: { $standins }.
about-not-affiliated = Not affiliated
about-credits = Whose work is in it
edition-fall_of_rome = Stand-ins: the days of travel on most city cards, which only choose the first player; the strong effects of most event cards rest on one public source.
edition-empires_end = Stand-ins: bids, costs and abilities on the disaster cards, the conflict cards, the order of phases, the costs of rebuilding.
edition-struggle_for_rome = Stand-ins: the map, how many development cards there are and what some of them do, the mix of plunder tokens.
subject-cities = Cities
subject-resources = Resources
subject-locations = Locations
subject-disaster_cards = Disaster cards
subject-conflict_cards = Conflict cards
subject-decline_track = Decline track
subject-development_cards = Development cards
subject-plunder_tokens = Plunder tokens
subject-map = Map
credit-icons = Icons: game-icons.net, by Lorc, Delapouite and the other authors there, under CC BY 3.0.
credit-fonts = Letters: Cinzel by Natanael Gama and EB Garamond by Georg Duffner and Octavio Pardo, under the SIL Open Font License.
credit-map = Coasts: Natural Earth through world-atlas, in the public domain.
credit-code = Everything else is drawn and written by us, under the Apache License 2.0.

## Settings

name = Name
device = This device
theme = Theme
theme-about = how the pages look; boards stay the same
theme-system = As the device
theme-dark = Dark
theme-light = Light
motion = Motion
motion-about = whether pieces move
motion-system = As the device
motion-full = Full
motion-none = None
speed = Speed
speed-now = Speed: { $speed }
speed-about = how fast pieces move
speed-calm = Calm
speed-normal = Usual
speed-fast = Fast
odds = Odds
odds-about = what may come from the decks
notes = Notes
notes-about = what happens for the first time is explained once
sound-offer = Quiet sounds and a bell when it is your turn?
sound-on = Turn them on
sound-effects = Sounds
sound-effects-about = quiet taps for pieces, cards and dice
sound-bell = Bell
sound-bell-about = when it is your turn
install-about = To have Occasus as an app, choose “Install” or “Add to home screen” in the menu of your browser.
notices = Notices
notices-about = When a move of a slow game waits for you: one notice for each move, never more.
notices-push = In this browser
notices-push-about = also when this page is closed
notices-push-none = this browser cannot show them here
notices-push-denied = forbidden in this browser; allow them in its own settings first
notices-mail = By mail
notices-mail-about = an address that you confirm
notices-mail-none = this server sends no mail
notices-address = Address
notices-confirm = Send me a link
notices-pending = A mail with a link is on its way to { $address }.
notices-forget = Forget the address
notices-quiet = Quiet hours
notices-quiet-about = nothing comes then; by the clock of { $zone }
notices-from = From
notices-to = To
confirm-done = Your address is confirmed. You will hear when it is your turn.
unsubscribe-done = Done: no more mails will come.
account = Account
account-about = You are a guest of this browser. With an account you find your tables from everywhere.
account-is = You are logged in as { $account }.
account-name = Name of the account
account-make = New account
account-log-in = Log in
password-forgotten = Forgot your password?
password-sent = If this account has a confirmed mail address, a link is on its way there. It is good for an hour.
password-set = Your password is changed, and you are logged in.
password = Password
password-old = Present password
password-new = New password
password-about = At least 8 characters. Without a mail address nobody can help with a forgotten password.
password-change = Change the password
log-out = Log out
log-out-everywhere = Log out everywhere, programs too
tokens = Tokens for programs
tokens-about = With a token a program can play as you. Treat it like a password.
sessions = Where you are logged in
sessions-about = Each browser that knows you. End what you do not recognise.
session-unknown = A browser
session-current = this one
session-seen = last seen { $date }
session-end = Log out there
token-scope = It may
token-scope-play = play
token-scope-read = only read
token-days = For how many days
token-until = until { $date }
token-label = What for
token-make = Make a token
token-secret = This is shown once:
my-data = My data
my-data-about = Everything the server keeps about you.
my-data-export = Take it away as a file
my-data-delete = Delete me
my-data-delete-about = Your name, account, tokens, words and match files are deleted for good. Games you play at go on without you.

## What went wrong

error-unknown = That did not work. Please try again.
error-offline = The server cannot be reached.
error-old-link = This link is too old, or was used already; ask for another one.
error-guest = This is a guest, who has no password.
error-not-found = There is nothing here, or it is not shown to you.
error-no-code = No open table has this code.
error-taken = This is taken already.
error-play-now = At a table of “Play now” everybody has one seat, and bots come by themselves.
error-play-now-rules = A table of “Play now” keeps its rules; open one of your own for others.
error-not-invited = You can invite people you have finished a game with, if they want that too.
error-too-many-invitations = Too many invitations wait for an answer already.
error-too-many-blocked = You have blocked as many people as you can; let some be heard again.
error-block-self = You cannot block yourself.
error-wrong-password = The name or the password is wrong.
error-too-fast = Too much at once; wait a moment.
error-too-large = This is too large.
error-not-a-match = This is not a match file that can be shown here.
error-open-seats = Some seats are still free; wait, or give them to bots.
error-not-come = A rated game begins when all who sit have come to the table; wait for them.
error-two-paces = A game has days for each move or minutes for all of them, not both.
error-no-clock = There is no clock at this table that could be stopped.
error-paused = The clocks stand still already.
error-not-paused = The clocks run already.
error-rated-hints = A rated game has no hints; turn them off, or play a friendly game.
error-rated-content = A rated game has our figures; take the content file away, or play a friendly game.
error-rated-options = A rated game has the usual options, but for difficulty; or play a friendly game.
error-rated-seats = In a rated game everybody plays one seat; give the others to people or bots.
error-rated-bots = In a rated game bots have one of the four levels; choose one.
error-rated-replay = A game that goes on from a replay is not rated.
error-bad-options = These choices do not go together.
error-no-hint = The bot has no idea just now; ask again in a moment.
error-not-your-turn = It is not your turn to decide.
error-nothing-to-undo = There is no move of yours that could be taken back.
error-asked-already = The others are being asked already.
error-stale = The game has gone on since you looked; look again.
error-not-allowed = The rules do not allow this now.
error-not-abandoned = This seat cannot be taken over now.
error-no-proposal = That is no longer being voted on.
error-cooperative = In a cooperative game nobody resigns; you may leave the table.
error-forbidden = This is not for you to do; perhaps the host can.
error-nobody = The server does not know you; load the page again.
error-no-person = There is nobody like that here.
error-not-seated = You have no seat here.
error-no-seat = There is no such seat.
error-started = This game has begun already.
error-not-playing = This game is not being played now.
error-not-over = This game is not over yet.
error-wrong-seats = This game is not for that many players.
error-unknown-bot = That bot does not play this game.
error-too-many-tables = You host too many tables already; finish or close one.
error-too-many-replays = You have too many match files already; delete one first.
error-too-many-tokens = You have too many tokens already; delete one first.
error-token = A program cannot do this; use a browser in which you are logged in.
error-read-only = This token may only read.
error-hidden-hand = Hands are hidden in this game: only a bot can play for somebody else.
error-unavailable = The server cannot keep anything just now; try again in a moment.
error-others-play = Others sit at this table; you can leave it, but not stop it.
error-refused-already = The others have said no; play on first.
error-maintenance = The server is being looked after and only shows things now; come back soon.
error-banned = You cannot use this server; ask those who run it.
error-newer = This game goes on at a newer release of the server; try again in a moment.
error-not-for-two = Only a game of two can be claimed; let a bot play on.
error-too-many-browsers = You have too many browsers already; turn one off first.
error-too-long = This game is too long to be thought about again.
error-bad-content = This content file cannot be used; below is what does not fit.
error-over = The game is over there; go back some moves and play on from one of them.
error-damaged = This match file is damaged.
error-empty = There is nothing in this message.
error-unknown-zone = There is no such time zone.
error-no-address = Confirm an address first.
error-no-mail = This server sends no mail.
error-mail-failed = The mail could not be sent; try again later.
error-bad-push = This server cannot send notices to this browser.
error-bad-request = Something is missing, too short or too long.
error-accident = Something went wrong on the server; try again.
error-unknown-action = There is no such move in this game; load the page again.
error-unknown-game = There is no such game here.
error-hello-first = The table has not greeted you yet; try again in a moment.
error-bad-message = The server does not understand this page; load it again.
error-wrong-method = The server does not understand this page; load it again.
error-wrong-type = The server does not understand this page; load it again.
lost-title = Nothing here
failed-title = This page cannot be shown
lost-about = There is no page at this address.

## Parts of every board

chronicle = Chronicle
text-board = Board as text
text-board-open = Open the board as text to play on it
text-actions = What you can do
turn-of = { $name }’s turn
screen-parts = Parts of the screen

## Maps and stories of all boards

map-zoom = Zoom
map-nearer = Nearer
map-farther = Farther
map-inset = Where the window lies; touch to move it
story-skip = Skip
story-turns = { $turns ->
    [one] 1 more turn to tell
   *[other] { $turns } more turns to tell
}
story-to-question = Skip to your question
away-title = While you were away
away-late-title = What happened meanwhile
away-show = Show it
away-go-on = Go on
story-on = Go on
seat-on-turn = on turn
seat-due = decides
seat-thinks = thinking
speed-instant = Instant
chronicle-rules = Rules
chronicle-more =
    { $number ->
        [one] 1 more detail
       *[other] { $number } more details
    }
chronicle-before = The beginning
chronicle-empty = Nothing has happened yet: what everybody does will stand here, the newest at the top.
legend = Legend

# running the server
title-admin = Running the server
admin-find = Find a person
admin-find-about = By id, account or a part of the name.
admin-sessions =
    { $count ->
        [one] one session
       *[other] { $count } sessions
    }
admin-password = New password
admin-end = End all sessions
admin-ban = Ban
admin-bans = Bans
admin-whom = Account, id or range of addresses
admin-days = Days (0: for good)
admin-why = Why
admin-unban = End the ban
admin-close = Close a table
admin-table = Id of the table: the last part of its address
admin-reports = Reports
admin-nothing = Nothing waits.
admin-done = Dealt with
admin-read-only = Read-only: nobody changes anything
admin-given = The new password is { $password }. It is shown this once.
admin-ok = Done.
admin-guest = guest
admin-nobody = Nobody was found.
admin-for-good = for good

# on one device, without a server
play-here = Play here without the server

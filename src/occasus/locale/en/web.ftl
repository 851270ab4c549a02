# Texts of the browser client outside the boards.

## Everywhere

close = Close
cancel = Cancel
delete = Delete
keep = Save
kept = Saved.
loading = Loading…
menu = Menu
on = On
off = Off
yes = Yes
no = No
try-again = Try again
new-version-title = Update available
new-version = A new version is available. Reload the page to continue.
reload = Reload
skip = Skip to content
hidden = hidden
seat = seat { $number }
guest = Guest
player = Player { $number }
you = You
you-called = { $name } (you)
somebody = Someone
toast = Notification
logo = Occasus, home
language = Language
download = Download

## Navigation and page titles

nav = Pages
nav-home = Home
nav-play = Play
nav-tables = Tables
nav-turns = My turn
nav-rules = Rules
nav-study = Study
nav-replays = Replays
nav-learn = Learn
nav-people = People
nav-profile = Profile
nav-section = Pages of this section
nav-mine = Your pages
nav-about = About these editions
nav-settings = Settings
title-home = Occasus: three games about the fall of Rome
title-page = { $page } · Occasus
title-tables = Tables
title-turns = My turn
title-confirm = Confirm your email
title-reset = New password
title-unsubscribe = Unsubscribed
title-rules = Rules
title-replays = Replays
title-learn = Learn
title-lesson = Learn
title-puzzle = Learn
title-puzzles = Puzzles
title-editor = Board editor
title-book = How to play
title-try = Try it
title-cards = Reference cards
title-replay = Replay
title-study = Study
title-explore = Study
title-referee = Referee
title-refereed = Referee
open-study = Open in Study
title-ending = { end-results }
analysis = Analysis
title-scene = Scene
title-about = About these editions
title-figures = Component values
title-settings = Settings
title-begin = Starting game
title-join = Invitation
title-lost = Page not found
title-person = Profile
title-people = People
title-messages = Messages
messages = Messages
messages-waiting =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
ask-to-play-name = Invite { $name } to play
title-challenge = Challenge of the week
title-events = Events
home-challenge = Same luck for everyone, one try
title-ladder = Leaderboard
sign-in = Sign in
guest-keep = Save my games
title-your-turn = Your turn

## The games

game-fall_of_rome = Fall of Rome
game-empires_end = Empire's End
game-struggle_for_rome = Struggle for Rome
game-fall_of_rome-about = Defend the frontier together. Five tribes march on Rome, and you need legions, forts and alliances everywhere at once.
game-empires_end-about = Every empire falls; what counts is whose falls best. Pay to pass a disaster on, or take it and learn from it.
game-struggle_for_rome-about = Lead two tribes across the Limes, plunder five provinces, and found a realm in the ruins.
game-about =
    { $sort ->
        [together] { $least } to { $most } players, cooperative · { $minutes } min
       *[rivals] { $least } to { $most } players, competitive · { $minutes } min
    }

## Home

home-title = Three board games about the fall of Rome
home-intro = Play right away against bots, or with friends: no account needed.
home-start = Play your first game
home-greeting = Salve, { $name }
home-greeting-guest = Salve
home-online =
    { $count ->
        [one] 1 person online
       *[other] { $count } people online
    }
home-running =
    { $count ->
        [one] 1 game running
       *[other] { $count } games running
    }
home-waiting =
    { $count ->
        [one] 1 table needs players
       *[other] { $count } tables need players
    }
home-more-waiting =
    { $count ->
        [one] 1 more waiting
       *[other] { $count } more waiting
    }
home-live = Live now
home-watch = Watch
take-turn = Take your turn
puzzle-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-done = Solved
puzzle-others = More puzzles
puzzle-days =
    { $count ->
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
now = Play now
following = Following
invitations = Invitations
open-table = Create table
join-code = Join with a code
join = Join
code = Invitation code or link
play-bots = Play against bots
play-with-bots = Play with bots
back-to-table = Back to your table: { $game }
play-people = Play with people
first-game-together = A good first game: Novice difficulty, strong bots as your partners, hints on.
first-game-rivals = A good first game: two beginner bots, hints on.
step-up = Step up to { $level }
learn-game = Guided first game
waiting-for-you = Waiting for you
open-tables = Open tables
no-open-tables = No open tables right now. Create a public one and others can find it here.
recent-replays = Recent replays
not-affiliated = Occasus is a free fan project. It isn’t affiliated with the authors or publishers of the printed games and uses none of their artwork or texts.

## New table

new-table = New table
new-table-game = Game
new-table-with = Play with
new-table-players = Players
with-friends = Friends
with-bots = Bots
with-screen = Same screen
with-friends-about = You get a link to share. Bots can fill the empty seats.
with-strangers = No one to invite? Find others who want to play this game
with-bots-about = Bots play all the other seats.
with-screen-about = Everyone plays on this device and passes it around.
with-alone-about = Solo: the one-player game.

## Table lists

my-tables = My tables
no-tables = You haven’t joined a table yet.
tables-intro = Your tables, and public tables you can join or watch
turns-intro = Tables waiting for your move, most urgent first
turns-waiting =
    { $count ->
        [one] 1 table is waiting for you
       *[other] { $count } tables are waiting for you
    }
invitations-waiting =
    { $count ->
        [one] 1 invitation
       *[other] { $count } invitations
    }
turns-none = No one is waiting for you.
turns-settings = Turn notifications
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
state-over = Finished
state-playing = In progress
state-plays = { $name }’s turn
with = with { $names }
with-nobody = alone
with-one-screen = { $players } players on the same screen
deadline = next move due { $date }
table-mine = Your table
table-of = { $name }’s table
table-closed = This table was closed.
table-closed-about = It was closed before the game started. Create a new table or join one from the list.
table-stopped = This game was stopped.
table-stopped-about = All players have left. Create a new table or join one from the list.
table-aborted = Game aborted
table-aborted-about = It ended before everyone had made their first decisions, so it doesn’t count.
table-private = This table is private
table-private-about = This table is private, closed or long finished. Ask a player there for the invitation link or code.
logged-out = You’ve been signed out.
logged-out-about = Sign in again to continue. Your seat is still yours.
watching-about = You’re watching: all seats are taken. To play, create a table or join another one.

## Lobby

lobby-intro =
    { $sort ->
        [together] { $players ->
            [one] { $game } for 1 player
           *[other] { $game } for { $players } players, cooperative
        }
       *[rivals] { $game } for { $players } players, competitive
    }
lobby-free =
    { $free ->
        [one] 1 seat is still free
       *[other] { $free } seats are still free
    }
lobby-host-begins = Waiting for the host to start
lobby-away =
    { $away ->
        [one] 1 player is away
       *[other] { $away } players are away
    }
lobby-ready = Everyone is here
ready = Ready
ready-is = ready
ready-not = not ready yet
lobby-not-ready =
    { $waiting ->
        [one] 1 player isn’t ready yet
       *[other] { $waiting } players aren’t ready yet
    }
ready-rated = This game is rated. If you run out of time, leave or resign, you finish last.
ready-changed = The host has changed the options. Check them before you continue.
begin = Start game
leave = Leave
close-table = Close table
close-table-sure = Close this table for everyone? Its seats and chat will be deleted.
leave-lobby-sure = Leave this table? You’ll lose your seat.
seats = Seats
seats-taken = { $taken } of { $seats }
seat-name = Player { $number }’s name
lobby-unnamed = Others see you as a guest. What should they call you?
seat-free = Free seat
seat-open = sit here, or wait for others
seat-open-waits = waiting for a player
seat-open-host = invite someone or add a bot
seat-asked = asked to play again
seat-clear = Clear seat
sit = Sit here
sit-too = Play this seat too
stand-up = Give up seat
add-bot = Add a bot
bot-called = Bot { $name }
bot-for = { $name } ({ $bot })
bot-level = Bot level
bot-levels = How strong are the bots?
bot-random = Fortuna
bot-random-about = plays at random
bot-tiro = Tiro
bot-tiro-about = plays like a beginner
bot-miles = Miles
bot-miles-about = a solid player
bot-centurio = Centurio
bot-centurio-about = looks ahead
bot-legatus = Legatus
bot-legatus-about = the strongest, and the slowest
bot-strength = wins about { $tenths } in 10 games against three { $other } bots
bot-strength-together =
    { $tenths ->
        [0] a team of three hardly ever wins on Novice
       *[other] a team of three wins about { $tenths } in 10 games on Novice
    }
host = host
here = here
away = away
copy-invitation = Copy invitation
copied = Invitation copied. Send it to the people you want to play with.
copied-playing = Invitation copied. Anyone with the link can watch.
copy-failed = Your browser blocked copying. Select the code and copy it yourself.
rules-of-table = Table options
more-options =
    { $count ->
        [one] 1 advanced option
       *[other] { $count } advanced options
    }
pace = Turn time
pace-about = time per move
pace-days =
    { $days ->
        [0] Live
        [one] 1 day
       *[other] { $days } days
    }
clock = Clock
clock-about = a time bank per player, plus 10 free seconds per decision; when it runs out, you finish last
clock-minutes =
    { $minutes ->
        [0] None
       *[other] { $minutes } min
    }
clock-left = { $time } left
clock-pause = Pause clocks
clock-paused = Clocks paused. The next move restarts them.
clock-resume = Resume clocks
clock-lent = You were away: a bot is playing for you.
clock-yours = You’re next: your clock is running
clock-runs = Clocks resumed.
clock-runs-by = { $name } resumed the clocks.
clock-short =
    { $sort ->
        [together] Almost out of time. When it runs out, a bot takes your seat permanently.
       *[rivals] Almost out of time. When it runs out, you finish last and can’t come back.
    }
clock-back = I’m back
clock-returning = Welcome back. You’ll take over when the bot has finished your turn.
vote-pause = { $name } asks to pause the clocks.
hints = Hints
hints-about = players can ask a bot for suggestions
rated = Rating
rated-about = accounts only, with a clock or days per move, no hints, standard options
rated-yes = Rated
rated-no = Casual
rating-is = { $points } ± { $spread }
seat-rating = rating { $points }
seat-provisional = rating { $points }, provisional
seat-guest = guest
seat-program = program
public = Visibility
public-about = public tables are listed for everyone
public-yes = Public
public-no = Link only
spectators = Spectators
spectators-about = others can watch; they see public information only
stand-ins-note =
    { $count ->
        [one] 1 value at this table is a placeholder: we couldn’t find the printed one.
       *[other] { $count } values at this table are placeholders: we couldn’t find the printed ones.
    }
stand-ins-see = See which.
content-own =
    { $count ->
        [one] The host’s content file replaces 1 value.
       *[other] The host’s content file replaces { $count } values.
    }
content-bring = Use your own component values
content-about = Own the game? Correct the values in a small file and load it here. Rules, bots, boards and replays at this table will use it.
content-template = Download a template with every value
content-file = Load a content file
content-back = Use the default values
figures = Values
figures-own = Played with the host’s own values
figures-ours = Some values are placeholders, because the rulebooks don’t give them
figures-none-own = No content file is loaded for this table, or its values match ours.
figures-intro = Which values come from the host’s content file, and which are placeholders.
figures-back = Back to the table
figures-stand-ins =
    { $count ->
        [one] 1 placeholder
       *[other] { $count } placeholders
    }

## Chat

talk = Chat
talk-write = Message the table
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-thinking = I’m still thinking.
phrase-sorry = Sorry.
phrase-thanks = Thank you!
phrase-played = Well played!
phrase-again = Another game?
phrases = Quick phrases: everyone sees them in their own language
block = Block
unblock = Unblock
blocked = { $name } is blocked. You won’t see their messages at any table.
talk-empty = No messages yet.
talk-unread =
    { $unread ->
        [0] Chat
       *[other] Chat, { $unread } new
    }
said = { $name }: { $text }
mute = Mute
mute-all = Mute for everyone
report = Report message
report-name = Report name
reported = Reported. An administrator will review it.
muted =
    { $count ->
        [one] 1 person muted.
       *[other] { $count } people muted.
    }
unmute = Unmute

## Playing

waiting-for = Waiting for { $names }
acts-now = can act now
hint = Hint
since = Since your turn
since-number = Since your turn: { $number } new
since-short = { $number } new
since-own = What happened
since-partner =
    { $number ->
        [one] and 1 more action
       *[other] and { $number } more actions
    }
since-more =
    { $number ->
        [one] and 1 more in the chronicle
       *[other] and { $number } more in the chronicle
    }
advice = Suggested moves
advice-thinking = A bot is thinking…
advice-chance = { $chance }% to win
advice-equal = about as good
advice-table = Chances at this table, if you play like { $level }.
advice-do = Play this
advice-next = Next suggestion { $at }/{ $count }
undo = Undo
edit-board = Edit board
undo-ask = Ask to undo
rules = Rules
line-lost = Connection lost. Reconnecting… Your moves will be sent when you’re back online.
new-rules = The server was updated with corrected rules. Your game continues from the same position under the new rules. Earlier moves can’t be undone or shown.
abandoned = { $seat } has been away too long.
takeover-bot = Replace with a bot
takeover-me = Take over the seat
takeover-claim = Claim victory
takeover-claim-sure = End the game now and claim victory?
vote-undo = { $name } asks to undo their last move.
vote-bot = { $name } asks for a bot to play for { $seat }.
vote-takeover = { $name } asks to play for { $seat }.
vote-count = { $yes } of { $voters } agree.
news-resigned = { $name } resigned. { $bot } takes over.
news-time-up = { $name } ran out of time. { $bot } takes over.
news-bot = { $bot } plays for { $name } until { $name } is back.
news-left = { $name } has left the table.
news-back = { $name } is back.
news-no = { $name } declined.
news-no-many = The others declined.
vote-mine-pause = You asked to pause the clocks. Yours keeps running until the others agree.
vote-mine-undo = You asked to undo your last move.
vote-mine-takeover = You asked the table who should play the abandoned seat.
vote-withdraw = Withdraw
resign = Resign
resign-sure = Resign? A bot takes over your seat. In a two-player game, your opponent wins.
block-name = Block { $name }
abort = Abort game
abort-sure = Abort this game? It won’t count for anyone.
sure-rated = This game is rated: if you leave or resign, you finish last.
stay = Stay
fair = Fair dice
pass-to = Pass the screen to { $name }
pass-about = { $name }’s cards stay hidden until { $name } takes over.
pass-ready = I’m ready

## End of the game

end-results = Results
end-won-together = You won: Rome stands
end-lost-together = You lost: Rome has fallen
end-won = You won
end-winner =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
end-when =
    { $moves ->
        [one] Finished on { $date } after 1 move.
       *[other] Finished on { $date } after { $moves } moves.
    }
end-place = { $place }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-resigned = the opponent resigned
result-claimed = the opponent didn’t come back
result-time = the opponent ran out of time
end-you-resigned = You resigned.
end-you-claimed = You didn’t come back in time.
end-you-time = You ran out of time.
end-you-gave-up = A bot played the rest of the game for you, so you finish last.
end-chapter = Worth reading before your next game:
share-picture = Share picture
share-shared = Picture shared.
share-kept = Nothing was shared.
share-saved = Picture saved to your downloads as occasus.png.
decided-thinking = Analysing the game…
rematch = Play again
rematch-join = Join the rematch
rematch-accept = Accept
rematch-decline = Decline
replay = Replay
look-at-board = View board

## Replays

replays-intro = Finished games, move by move
replays-mine = My games
replays-public = Public games
replays-brought = Uploaded match files
no-replays = You haven’t finished a game yet.
no-public-replays = No public games have finished yet.
bring-file = Open a match file
replay-of = { $game }, replay
step = Move
step-of = { $at } of { $moves }
step-back = Previous move
step-on = Next move
step-turn = Next turn
step-turn-back = Previous turn
step-action = Next action
step-action-back = Previous action
step-strip = Turns
step-setup = Setup
step-end = The end
step-every = Show every card and die
step-place =
    { $game ->
        [empires_end] Phase
        [struggle_for_rome] Round
       *[other] Turn
    } { $turn } of { $total }, action { $action } of { $of }
replay-play-on = Continue from here
replay-played-on = New game from move { $move }. You play { $name }; bots play the other seats. The original game is unchanged.
replay-older = This game was played under older rules. It is shown as recorded, with all cards face up.

## Rules

rules-intro = Every rule has an ID. The chronicle, hints and explanations of forbidden moves link to it.
rules-search = Search by words or rule ID
rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-near = No rule contains all of these words. These come closest.
rule-mark = Rule { $rule }
rule-open = Open in the rules
rule-ledger = The exact rule:
scenes = Scenes that show this rule
contents = Contents

## About

about-intro = Which values are printed, which are placeholders, and whose work we use
about-editions = About these editions
about-stand-ins = The rules follow the printed rulebooks. Where we couldn’t find a printed card or board, we use a placeholder. All placeholders are listed here, and all of them are playable.
about-own = If you own the game, you can replace any of these values with a small file, either below the options of your own table or in the terminal:
about-sure = Values with a source: { $high } certain, { $medium } likely, { $low } uncertain. Placeholders: { $standins }.
about-not-affiliated = Not affiliated
about-credits = Credits
edition-fall_of_rome = Placeholders: the travel days on most city cards, which only decide who goes first. The corruption effects of most event cards come from a single public source.
edition-empires_end = Placeholders: bids, costs and abilities on the disaster cards, the conflict cards, the order of the phases, and the rebuilding costs.
edition-struggle_for_rome = Placeholders: the map, the number of development cards and the effects of some, and the mix of plunder tokens.
subject-cities = Cities
subject-resources = Resources
subject-locations = Locations
subject-disaster_cards = Disaster cards
subject-conflict_cards = Conflict cards
subject-decline_track = Decline track
subject-development_cards = Development cards
subject-plunder_tokens = Plunder tokens
subject-map = Map
credit-icons = Icons: game-icons.net, by Lorc, Delapouite and other authors, under CC BY 3.0.
credit-fonts = Fonts: Cinzel by Natanael Gama and EB Garamond by Georg Duffner and Octavio Pardo, under the SIL Open Font License.
credit-map = Coastlines: Natural Earth via world-atlas, in the public domain.
credit-code = We drew and wrote everything else. It is licensed under the Apache License 2.0.

## Settings

name = Name
device = This device
theme = Theme
theme-about = for pages only; boards don’t change
theme-system = System
theme-dark = Dark
theme-light = Light
motion = Motion
motion-about = animate pieces
motion-system = System
motion-full = Full
motion-none = None
speed = Speed
speed-now = Speed: { $speed }
speed-about = how fast pieces move
speed-calm = Calm
speed-normal = Normal
speed-fast = Fast
odds = Odds
odds-about = show what the decks may bring
notes = First-time tips
notes-about = explain each kind of event the first time it happens
sound-offer = Turn on quiet sounds and a bell for your turn?
sound-on = Turn on
sound-effects = Sounds
sound-effects-about = quiet taps for pieces, cards and dice
sound-bell = Bell
sound-bell-about = when it’s your turn
install-about = To install Occasus as an app, choose “Install” or “Add to home screen” in your browser’s menu.
confirm-done = Email address confirmed. We’ll email you when it’s your turn.
unsubscribe-done = Unsubscribed. You won’t get any more emails.
account = Account
account-about = You’re playing as a guest in this browser. Create an account to reach your tables from any device.
account-is = Signed in as { $account }
account-name = Username
account-make = Create account
account-log-in = Sign in
account-recover = Use a recovery code
passkey-in = Sign in with a passkey
code-if = Two-factor code, if you use one
code-once = Code from the app
recovery-code = Recovery code
security = Sign-in
passkeys = Passkeys
passkeys-about = sign in with your device instead of your password
passkey-add = Add a passkey
second-factor = Second factor
second-factor-about = a code from an app, in addition to your password
second-factor-secret = Enter this key in your authenticator app:
second-factor-open = Open in the app
second-factor-on = Turn on
second-factor-off = Turn off
recovery = Recovery codes
recovery-about = Each code lets you set a new password once, even without email. Keep them in a safe place.
recovery-left =
    { $codes ->
        [0] You have no recovery codes.
        [one] 1 code left
       *[other] { $codes } codes left
    }
recovery-make = Create new codes
password-forgotten = Forgot your password?
password-sent = If this account has a confirmed email address, we’ve sent it a link. The link works for one hour.
password-set = Password changed. You’re signed in.
password = Password
password-old = Current password
password-new = New password
password-about = At least 8 characters. Add an email address so that you can reset it if you forget it.
password-change = Change password
log-out = Sign out
log-out-everywhere = Sign out everywhere and revoke all tokens
tokens = API tokens
tokens-about = A program with a token can play as you. Treat it like a password.
sessions = Active sessions
sessions-about = Browsers signed in as you. Sign out any you don’t recognise.
session-unknown = Unknown browser
session-current = this browser
session-seen = last seen { $date }
session-end = Sign out
token-scope = Permission
token-scope-play = play
token-scope-read = read-only
token-days = Valid for (days)
token-until = until { $date }
token-label = Label
token-make = Create token
token-secret = Copy it now; it won’t be shown again:
my-data = My data
my-data-about = Everything the server stores about you.
my-data-export = Download my data
my-data-delete = Delete my account
my-data-delete-about = Permanently deletes your name, account, tokens, messages and match files. Games in progress continue without you.

## Errors

error-unreadable = This text or link can’t be read.
error-no-start = This game took too long to set up.
error-unknown = Something went wrong. Please try again.
error-offline = The server can’t be reached.
error-old-link = This link has expired or has already been used. Request a new one.
error-guest = Guests have no password.
error-not-found = This doesn’t exist, or you don’t have access to it.
error-private-replay = This replay is private or was deleted. Ask a player to use “Copy link” and send you the link.
error-no-code = No open table has this code.
error-taken = That’s already taken. Choose another one.
error-play-now = “Play now” tables have one seat per person; bots fill the rest.
error-play-now-rules = “Play now” tables have fixed options. Create your own table to change them.
error-not-invited = You can invite people you’ve finished a game with, if they allow it.
error-too-many-invitations = Too many of your invitations are still waiting for an answer.
error-too-many-blocked = You’ve reached the block limit. Unblock someone first.
error-block-self = You can’t block yourself.
error-follow-self = You can’t follow yourself.
error-too-many-followed = You’ve reached the follow limit. Unfollow someone first.
error-wrong-password = Wrong username or password.
error-too-fast = Too many requests. Wait a moment and try again.
error-too-large = This file or message is too large.
error-not-a-match = This isn’t a match file that we can show here.
error-no-study = This study isn’t in this browser. Open its link or file.
error-open-seats = Some seats are still empty. Wait, or give them to bots.
error-not-ready = Some players aren’t ready yet. Wait for them.
error-two-paces = Choose days per move or a clock, not both.
error-no-clock = This table has no clock to pause.
error-paused = The clocks are already paused.
error-not-paused = The clocks are already running.
error-others-away = Someone is away during the pause. Wait until they’re back, or for 15 minutes.
error-rated-hints = Rated games have no hints. Turn hints off or play a casual game.
error-bad-passkey = This passkey didn’t work. Try again, or use your password.
error-wrong-code = This code is wrong or has been used. Try another one.
error-second-factor = Enter the code from your authenticator app as well.
error-name-taken = This name is too close to someone else’s, a bot’s or an administrator’s. Choose another one.
error-reserved = This seat is reserved for someone who was asked to play again.
error-changed = The host has just changed the table. Check it again.
error-rated-programs = Programs play rated games only with other programs and bots.
error-rated-clock = Rated games have a clock or days per move. Choose one, or play a casual game.
error-rated-guest = Rated games need an account. Create one in the settings; you keep your games.
error-rated-aborts = After aborting 3 rated games within a day, you can only play casual games for a while.
error-rated-content = Rated games use the default values. Remove the content file or play a casual game.
error-rated-options = Rated games use the standard options, except difficulty. Reset them or play a casual game.
error-rated-seats = In a rated game, each person plays one seat. Give the others to people or bots.
error-rated-bots = Rated games use the four standard bot levels. Choose one of them.
error-rated-replay = A game continued from a replay can’t be rated.
error-bad-options = These options can’t be combined.
error-no-hint = No suggestion yet. Try again in a moment.
error-not-your-turn = It’s not your turn to decide.
error-nothing-to-decide = No one has a decision to make here. Choose another position.
error-nothing-to-undo = You have no move to undo.
error-asked-already = A vote on this is already open.
error-stale = The game has moved on. Check the board and try again.
error-not-allowed = The rules don’t allow this right now.
error-not-abandoned = This seat can’t be taken over right now.
error-no-proposal = That vote is already closed.
error-cooperative = You can’t resign in a cooperative game, but you can leave the table.
error-forbidden = You don’t have permission to do this. The host may be able to.
error-nobody = Your session was not found. Reload the page.
error-no-person = Player not found.
error-not-seated = You don’t have a seat at this table.
error-no-seat = There’s no such seat at this table.
error-started = This game has already started.
error-not-playing = This game isn’t in progress.
error-not-over = This game isn’t over yet.
error-wrong-seats = This game doesn’t allow that number of players.
error-unknown-bot = That bot doesn’t play this game.
error-too-many-tables = You’re hosting too many tables. Finish or close one first.
error-too-many-replays = You have too many match files. Delete one first.
error-too-many-tokens = You have too many tokens. Delete one first.
error-token = API tokens can’t do this. Use a browser where you’re signed in.
error-read-only = This token is read-only.
error-hidden-hand = Hands are secret in this game, so only a bot can take over.
error-busy = The server is busy. Try again in a moment.
error-challenge-over = This challenge is over. There is a new one every week.
error-challenge-tried = You’ve already had your one try, or someone on your team has.
error-challenge-rules = A challenge is the same for everyone: one seat each, no bots, fixed rules.
error-challenge-open = Replays of a challenge open when the week is over.
error-challenge-undo = You can’t undo in a challenge.
error-unavailable = The server can’t save right now. Try again in a moment.
error-others-play = Other people are at this table. You can leave, but not end the game.
error-refused-already = The others declined. Make a move before asking again.
error-maintenance = The server is in maintenance mode: you can look around, but not play. Please come back soon.
error-banned = Your access to this server is blocked. Contact its administrators.
error-newer = This game has moved to a newer server version. Try again in a moment.
error-not-for-two = You can claim victory only in a two-player game. Let a bot take over instead.
error-too-many-browsers = Too many of your browsers already get notifications. Turn one off first.
error-too-long = This game is too long to analyse.
error-bad-content = This content file can’t be used. Problems:
error-over = The game is over at this point. Go back a few moves and continue from there.
error-damaged = This match file is damaged.
error-empty = This message is empty.
error-unknown-zone = Unknown time zone.
error-no-address = Confirm your email address first.
error-no-mail = This server doesn’t send email.
error-mail-failed = We couldn’t send the email. Try again later.
error-bad-push = This server can’t send notifications to this browser.
error-bad-request = Something is missing, too short or too long.
error-accident = Something went wrong on the server. Please try again.
error-unknown-action = There’s no such move in this game. Reload the page.
error-unknown-game = There’s no such game here.
error-hello-first = Still connecting. Try again in a moment.
error-bad-message = This page is out of date. Reload it.
error-wrong-method = This page is out of date. Reload it.
error-wrong-type = This page is out of date. Reload it.
error-rated-token = Play this rated game in a browser, not with a token.
error-too-many-passkeys = You have too many passkeys, or you’ve already added this one.
error-administrator = This is an administrator. Use the command line on the server.
error-own-address = You’d ban yourself with this range.
error-too-wide = This range of addresses is too wide to ban.
error-waiting-elsewhere = You’re already waiting for another game. Leave that table first.
lost-title = Page not found
failed-title = This page couldn’t be loaded
lost-about = There’s no page at this address.

## On every board

chronicle = Chronicle
text-board = Board as text
text-board-open = Play on the text board
text-actions = What you can do
turn-of = { $name }’s turn
screen-parts = Panels

## Maps, and events played back on every board

map-zoom = Zoom
map-nearer = Zoom in
map-farther = Zoom out
map-inset = Overview map. Select a spot to move the view
story-skip = Skip
story-turns = { $turns ->
    [one] 1 more turn to show
   *[other] { $turns } more turns to show
}
story-to-question = Skip to your decision
away-title = While you were away
away-late-title = What happened while you were away
away-show = Show it
away-go-on = Continue
story-on = Continue
seat-on-turn = playing
seat-due = deciding
seat-thinks = thinking
speed-instant = Instant
chronicle-rules = Rules
chronicle-more =
    { $number ->
        [one] 1 more detail
       *[other] { $number } more details
    }
chronicle-before = Setup
chronicle-empty = Nothing has happened yet. Moves appear here, newest first.
legend = Legend

## Administration
title-admin = Server administration

## Offline, without a server
play-here = Play offline on this device

# Profiles, ratings and leaderboards.

profile-since = Member since { $date }
profile-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
profile-none = No games yet
profile-none-about = Your finished games will appear here.
profile-recent = Recent games
profile-recent-none = No games to show yet.
profile-recent-hidden = This player shares only their statistics.
profile-rating = Rating
profile-band = The band shows how uncertain the rating is. Each step is one rated game.
profile-together = everyone wins or loses together
profile-played =
    { $games ->
        [one] game
       *[other] games
    }
profile-won = won
profile-left =
    { $games ->
       *[other] unfinished
    }
profile-best = Best with { $players }: won on { $level }.
profile-roles = Most frequent role:
profile-opening-fall_of_rome = Most frequent first action:
profile-opening-empires_end = Most frequent first card built:
profile-opening-struggle_for_rome = Most frequent first attack:
opening-march = March
opening-sail = Sail
opening-travel = Travel
opening-fortify = Fortify
opening-recruit = Recruit
opening-battle = Battle
opening-cards = Exchange cards
opening-ally = Forge an alliance
opening-enlist = Enlist barbarians
profile-shown = Who can see this
profile-shown-all = Everyone
profile-shown-all-about = Everyone can see your statistics and your games at public tables.
profile-shown-numbers = Statistics only
profile-shown-numbers-about = Everyone can see your statistics, but not the list of your games.
profile-shown-nobody = No one
profile-shown-nobody-about = No one can see your profile, your rating is hidden at tables, and your teams don’t appear on the leaderboard.
profile-rule = How games count
profile-rule-rated = Every finished game appears here. Only rated games change your rating: accounts only, with a clock, no hints, standard options, one seat per person.
profile-rule-scale = Everyone starts at 1500. A 400-point lead means about ten wins in eleven games head to head. Bots have fixed, measured ratings; Miles, the second level, has 1500.
profile-rule-provisional = A rating is provisional until you have met 5 different opponents. Until then you aren’t on the leaderboard. Repeated games against the same person count less and less within a day.
profile-rule-left = You finish last if you resign, leave or run out of time, or if a bot is playing for you at the end.
profile-rule-stopped = If a rated game is stopped early, the player who left or stopped it loses. A game closed by an administrator doesn’t count.
profile-rule-together = Fall of Rome has no ratings because everyone wins together. The leaderboard shows the teams with the most rated wins.
profile-rule-opening = In Fall of Rome, your opening is your first action. In Empire’s End, it’s the kind of card you build first, and in Struggle for Rome, the first city you plunder or conquer. Undone moves and moves a bot made for you don’t count.
percent = { $percent }%
players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
won-of = { $won } of { $played } won
past-won = won
past-lost = lost
past-place = place { $place }
past-resigned = resigned
past-time = out of time
past-left = left
past-replaced = finished by a bot
ladder-intro = The best players of each game by rating, and the best Fall of Rome teams
ladder-level = Difficulty
ladder-none = No team has played a rated game at this difficulty yet. Create a table, choose “Rated”, and be the first.
ladder-people-none = No rated games yet. Create a table, choose “Rated”, and be the first.
ladder-people-about = Ranked by rating minus its uncertainty, so one lucky game isn’t enough.

# Finding a game, invitations, blocking.

now-about = You join a table that is waiting for the same game, or a new one is created. Bots fill the empty seats after { $seconds } seconds.
now-minutes = Clock
now-waiting = Waiting for players. Bots fill the empty seats in { $time }
now-begins = Starting…
find = Find a table
find-any = Any
find-game = Game
find-players = Players
find-pace = Turn time
find-pace-live = Live
find-pace-slow = Days per move
find-language = Language
find-counts = Rating
find-counts-rated = Rated
find-counts-friendly = Casual
find-free = Has a free seat
find-near = Players near my rating
find-none = No tables match. Change the filters, create a table, or use Play now.
running-tables = Running games
no-running-tables = No public games are running right now.
watch = Watch
now-elsewhere = You’re already waiting for another game.
now-switch = Switch to this game
people-intro = Friends, people you’ve played with, and the best players
played-with = People you’ve played with
played-with-none = People you finish games with will appear here.
messages-none = Your messages with followers and people you’ve played with will appear here.
messages-with = Messages with { $name }
messages-write = Write a message
messages-send = Send message
messages-may = You can write to people who follow you or have finished a game with you.
ask-to-play = Invite
profile-finishes = { $percent } of games finished
follow = Follow
unfollow = Unfollow
follow-about = You’ll see when they’re online, and they can invite you to a table.
following-none = Follow people on their profiles to find them here.
people-copy = Copy my profile link
people-copied = Link copied. Send it to friends so that they can follow you.
followed-playing = playing
followed-online = online
followed-away = away
invitation = { $name } invites you to { $game }.
invitation-accept = Accept
invitation-decline = Decline
invite = Invite someone you’ve played with
invite-one = Invite
invite-sent = Invited
invite-declined = Declined
invite-again = Invite again
blocked-title = Blocked players
blocked-about = You don’t see their messages or invitations, and “Play now” never seats you together. They won’t know.
blocked-none = You haven’t blocked anyone.
challenge-intro = The same luck for everyone, and one try. Replays open when the week is over.
challenge-closes = Closes { $date }
challenge-players = Players
challenge-play = Play the challenge
challenge-team = Gather a team
challenge-gathering = Back to your team
challenge-going = Continue your game
challenge-tried = Your result
challenge-guest = Guests aren’t ranked. Create an account, and this result counts.
challenge-unplayed = This try wasn’t played to the end, so it isn’t ranked.
challenge-code = Code
challenge-copy = Copy code
challenge-copied = Code copied.
challenge-compare = Compare a code
challenge-show = Show result
challenge-none = No results yet. Be the first.
challenge-last = Last week
challenge-replay = Replay
challenge-about = Paste a friend’s code to see how they did.
home-challenge-done = You’ve had your try at every game
home-challenge-look = Results
home-challenge-place = Last week: { $game }, { $place }
home-challenge-last = Last week’s results and replays
challenge-size =
    { $count ->
        [one] Solo
        *[other] Teams of { $count }
    }
challenge-rule-together = A win beats a loss. Among wins: less decline, then fewer turns. Among losses: more turns, then less decline. Undo and hints are off.
challenge-rule-rivals = You play against two bots, the same for everyone. Results are ranked by place, then by lead over the best rival, then by points. Undo and hints are off.
challenge-won = Rome stood: decline { $decline }, { $turns ->
        [one] 1 turn
        *[other] { $turns } turns
    }
challenge-lost = Rome fell after { $turns ->
        [one] 1 turn
        *[other] { $turns } turns
    }, decline { $decline }
challenge-ahead =
    { $points ->
        [one] 1 point
        *[other] { $points } points
    }, place { $place }, { $lead } ahead
challenge-behind =
    { $points ->
        [one] 1 point
        *[other] { $points } points
    }, place { $place }, { $lead } behind
notices = Notifications
notices-about = You get one notification per turn in games with days per move, one per invitation and one before each event. Never more.
notices-push = In this browser
notices-push-about = even when this page is closed
notices-push-none = not supported by this browser
notices-push-denied = blocked by this browser; allow notifications in its settings first
notices-mail = By email
notices-mail-about = needs a confirmed address
notices-mail-none = this server doesn’t send email
notices-address = Address
notices-confirm = Send confirmation link
notices-pending = We’ve sent a confirmation link to { $address }.
notices-forget = Remove address
notices-events = Before events
notices-events-about = 15 minutes before an event you’ve signed up for
notices-quiet = Quiet hours
notices-quiet-about = no notifications during these hours ({ $zone } time)
notices-from = From
notices-to = To
error-challenge-code = This isn’t a challenge code. Check that you copied all of it.
error-not-heard = You can write to people who follow you or have finished a game with you.

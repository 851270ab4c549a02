# Profiles, ratings and ladders.

profile-since = Member since { $date }
profile-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
profile-none = No game yet
profile-none-about = Your finished games will appear here.
profile-recent = Last games
profile-recent-none = There are no games to see here yet.
profile-recent-hidden = Only the numbers are shown here.
profile-rating = Rating
profile-band = The band tells how unsure a rating is. Each step is a rated game.
profile-together = all win or lose together
profile-played =
    { $games ->
        [one] game
       *[other] games
    }
profile-won = won
profile-left =
    { $games ->
       *[other] not played to the end
    }
profile-best = Best with { $players }: won at { $level }.
profile-roles = Role, most often:
profile-opening-fall_of_rome = First action, most often:
profile-opening-empires_end = First card built, most often:
profile-opening-struggle_for_rome = First city attacked, most often:
opening-march = March
opening-sail = Sail
opening-travel = Travel
opening-fortify = Fortify
opening-recruit = Recruit
opening-battle = Battle
opening-cards = Exchange cards
opening-ally = Ally
opening-enlist = Enlist barbarians
profile-shown = Who sees this
profile-shown-all = Everybody
profile-shown-all-about = Everybody sees your numbers and your games at public tables.
profile-shown-numbers = Numbers only
profile-shown-numbers-about = Everybody sees your numbers, but no list of your games.
profile-shown-nobody = Nobody
profile-shown-nobody-about = Nobody sees your profile, your rating is shown at no table, and your teams stand in no ladder.
profile-rule = How games count
profile-rule-rated = Every finished game stands here. Only games at rated tables change a rating: no hints, the usual options, one seat for each person.
profile-rule-scale = Everybody begins at 1500. Whoever is 400 points ahead wins ten games out of eleven between two. Bots have fixed ratings from measured games; the second level has 1500.
profile-rule-left = Whoever resigns, leaves, or is away at the end while a bot plays for them is last, behind all others.
profile-rule-stopped = A rated game that is stopped is lost for whoever left or stopped it; a game closed by those who run the server counts for nobody.
profile-rule-together = Fall of Rome has no rating: you win together. The ladder shows the teams that won most rated games.
profile-rule-opening = An opening is your first action in Fall of Rome, the kind of card that you build first in Empire's End, and the first city that you plunder or conquer in Struggle for Rome. What you took back, and what a bot did for you, does not count.
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
past-left = left
past-replaced = finished by a bot
ladder-intro = The best of each game: people by their ratings, and the teams of Fall of Rome
ladder-level = Difficulty
ladder-none = No team has played a rated game at this difficulty yet. Open a table, choose “Rated”, and be the first.
ladder-people-none = Nobody has finished a rated game of this yet. Open a table, choose “Rated”, and be the first.
ladder-people-about = By rating, less its uncertainty: nobody leads by one lucky game.

# Finding a game, invitations, blocking.

now = Play now
now-about = You sit where somebody waits for the same game, or a table is opened. Bots take the seats that are still free after { $seconds } seconds.
now-minutes = Clock
now-waiting = Waiting for people; bots take the free seats in { $time }
now-begins = The game begins
find = Find a table
find-any = Any
find-game = Game
find-players = Players
find-pace = Pace
find-pace-live = Live
find-pace-slow = Days a move
find-language = Language
find-counts = Stakes
find-counts-rated = Rated
find-counts-friendly = Friendly
find-free = With a free seat
find-near = People of about my strength
find-none = No table is like that now. Change the filters, open a table, or play now.
invitations = Invitations
invitation = { $name } invites you to { $game }.
invitation-accept = Accept
invitation-decline = Decline
invite = Invite somebody you have played with
invite-one = Invite
invite-sent = Invited
invite-declined = Would rather not
invite-again = Ask once more
blocked-title = Blocked people
blocked-about = You no longer read what is said from there, no invitation reaches you, and “Play now” seats you apart. Nobody is told.
blocked-none = You have blocked nobody.

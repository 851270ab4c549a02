## Events: arenas and Swiss tournaments
events-intro = Arenas and Swiss tournaments. They start and run by themselves.
events-new = Create an event
events-account = To create events, you need an account.
events-going = Now and next
events-none = No events are planned. Create one, and others will see it here.
events-over = Finished
events-counting = How events work
events-arena = Arena
events-arena-about = Runs for a fixed time. As soon as enough players are waiting, they get a table. Your best three tables count.
events-swiss = Swiss
events-swiss-about = Runs for a fixed number of rounds. You meet players with similar points, and no one twice if possible. All rounds count.
events-points = Points
events-points-about = Four players: 3, 2, 1, 0. Three: 3, 1.5, 0. Two: 3, 0. If you leave, resign or run out of time, you get 0.
events-bots = If you’re away
events-bots-about = After a minute, a bot plays for you until you’re back. Bots also fill tables when players are missing.
event-running = On now
event-won = Won by { $names }
event-people =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
event-signed-up = Signed up
event-look = View
event-arena-length = Arena, { $length } min
event-swiss-length = Swiss, { $length } rounds
event-seats = { $seats } per table
event-minutes = { $minutes } min each
event-name = Name
event-kind = Type
event-at-table = Players per table
event-clock = Time per player
event-length = Length
event-starts = Start
event-create = Create
event-cancel = Cancel this event
event-mine = Your status
event-is-none = You haven’t signed up.
event-is-begun = This tournament has started. You can watch.
event-is-signed = You’ve signed up. Come back 15 minutes before the start and say that you’re here.
event-is-asked = Are you here? Only players who say so get a seat.
event-is-here = You’re in. Keep this page open: it will take you to your table.
event-is-waits = You’re waiting for a table. This page will take you there.
event-is-plays = Your table is ready.
event-is-away = You’re taking a break.
event-is-over = Won by { $names }.
event-is-cancelled = Cancelled. Open a casual table instead?
event-begins = Starts { $when }
event-ends = ends { $when } at the latest
event-host = by { $name }
event-next-arena = The next table starts as soon as enough players are waiting
event-next-swiss = The next round starts when all tables have finished
event-podium = Podium
event-share = Share
event-link-copied = Link copied. It shows the winners and all points.
event-sum =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
event-own = Your place: { $place }. Your points: { $points }.
event-look-again = Worth another look
event-own-table = your table
event-next = Next
event-sign-up = Sign up
event-here = I’m here
event-go = Go to your table
event-back = I’m back
event-leave = Leave
event-rest = Take a break
event-round = Round { $round } of { $all }
event-tables = Tables now
event-watch = Watch
event-nobody = No one has signed up yet.
event-all = Show all
event-points-by-table = Points by table
event-ties-arena = Ties go to the player whose rivals have more points on average. Players who are still tied share a place.
event-ties-swiss = Ties go to the player whose rivals have more points, then to the one with more points in the games. Players who are still tied share a place.
event-state-signed = signed up
event-state-waits = waiting
event-state-plays = playing
event-state-away = on a break
error-contest-account = To create events, you need an account. Create one in the settings; you keep your games.
error-contest-name = Give the event a name of 3 to 40 characters.
error-contest-game = Choose a game in which players compete.
error-contest-length = This event would be too short or too long.
error-contest-start = Choose a start within the next 30 days.
error-too-many-contests = You already have two events, or there are too many on this server. Wait until one is over.
error-contest-started = This event has already started or is over.
error-contest-over = This event is over. Look for another one.
error-contest-full = This event is full. Look for another one.
error-contest-not-yet = Come back 15 minutes before the start and say that you’re here.
error-contest-away = You’re not taking part right now. Sign up first.
error-contest-undo = You can’t undo in an event.
error-contest-pause = Clocks can’t be paused in an event: others are waiting for this table to end.
error-contest-table = Seats at event tables are fixed.

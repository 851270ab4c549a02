# The page of administrators.

admin-find = Find a player
admin-find-about = By ID, username or part of a name.
admin-sessions =
    { $count ->
        [one] 1 session
       *[other] { $count } sessions
    }
admin-password = New password
admin-end = End all sessions
admin-ban = Ban
admin-bans = Bans
admin-whom = Username, ID or IP range
admin-days = Days (0 = permanent)
admin-why = Reason
admin-unban = Lift ban
admin-close = Close a table
admin-table = Table ID (the last part of its URL)
admin-reports = Reports
admin-nothing = No open reports.
admin-done = Resolve
admin-read-only = Read-only mode: no one can change anything
admin-given = New password: { $password }. It’s shown only once.
admin-ok = Done.
admin-guest = guest
admin-nobody = No matches.
admin-for-good = permanent
admin-suspects = Suspicious results
admin-suspects-about = Accounts that gained points from others in the last 30 days, most striking first.
admin-suspects-none = Nothing suspicious in the last 30 days.
admin-suspect = { $winner } gained { $points } points from { $losers }.
admin-deleted = deleted accounts
admin-sign-address = same IP address
admin-sign-only = no other opponents
admin-sign-lost = lost every game
admin-given-up =
    { $games ->
        [one] 1 game given up
       *[other] { $games } games given up
    }
admin-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
admin-game = Game { $number }
admin-void = Void game
admin-void-title = Void a rated game
admin-void-ask = Void this game? It will count for no one, and ratings since then will change.
admin-voided = Game voided. Ratings are recomputed.
admin-log = Audit log
admin-log-none = What administrators do will be listed here.
admin-did-password = Set a new password
admin-did-end = Ended all sessions
admin-did-role = Changed a role
admin-did-ban = Banned
admin-did-unban = Lifted a ban
admin-did-close = Closed a table
admin-did-void = Voided a game
admin-did-report = Resolved a report
admin-did-read-only = Changed read-only mode
admin-role = Role
admin-role-none = player
admin-role-moderator = moderator
admin-role-owner = owner
admin-my-role = Your role: { $role }
admin-moderator-about = Only owners can assign roles, set passwords and turn read-only mode on or off.
admin-owner-ask = Make { $name } an owner? Only the command line on the server can undo this.
admin-owner-do = Make owner

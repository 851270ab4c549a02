# Notifications: push messages and emails.

turns =
    { $count ->
        [one] { $game }: it’s your turn
       *[other] { $count } tables are waiting for you
    }
turn = { $game }: it’s your turn.
turn-until = { $game }: it’s your turn. Please move by { $date }.
invited = { $name } invites you to a game of { $game }.
event-soon = { $name } starts at { $time }
event-here = Are you here? Only players who say so get a seat.
mail-hello = It’s your turn:
mail-why = You’re getting this email because you turned on email notifications in Occasus. You get one per turn, one per invitation and one before each event you’ve signed up for.
mail-stop = Unsubscribe with one click: { $link }
mail-settings = Change quiet hours and other settings: { $link }
confirm-subject = Occasus: confirm your email address
confirm-ask = Someone, probably you, asked for turn notifications at this address. If it was you, open this link within 24 hours:
confirm-else = If it wasn’t you, ignore this email. We won’t write again.
reset-subject = Occasus: reset your password
moved-subject = Your account’s email address has changed
moved-about = This address no longer belongs to the account “{ $account }”. If that wasn’t you, sign in and change your password now, or ask the server’s administrators for help.
reset-ask = Someone, probably you, asked to reset the password for { $account }. If it was you, open this link within an hour and choose a new one:
reset-else = If it wasn’t you, ignore this email. Your password won’t change.

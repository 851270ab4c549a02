# What notices say that are sent: pushes to browsers, and mails.

turns =
    { $count ->
        [one] { $game }: it is your turn
       *[other] { $count } tables wait for you
    }
turn = { $game }: it is your turn.
turn-until = { $game }: it is your turn, until { $date }.
invited = { $name } invites you to a game of { $game }.
mail-hello = It is your turn:
mail-why = You get this mail because you asked for it in the settings of Occasus: one for each move that waits for you, and for each invitation.
mail-stop = No more mails, in one click: { $link }
mail-settings = Quiet hours and everything else: { $link }
confirm-subject = Occasus: is this your address?
confirm-ask = Somebody, probably you, wants to hear by mail when it is their turn. If it was you, open this link within a day:
confirm-else = If it was not you, do nothing: no more mails will come.
reset-subject = Occasus: a new password
reset-ask = Somebody, probably you, has forgotten the password of the account { $account }. If it was you, open this link within an hour and choose a new one:
reset-else = If it was not you, do nothing: your password stays as it is.

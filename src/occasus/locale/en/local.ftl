local-coming = Downloading Occasus (first visit only): { $percent }%
local-starting = Starting…
local-update = A new version is available. Your games won’t be affected.
local-update-use = Update now
play-there = Play online with others
local-take = Upload finished games to your account
local-take-about = Finished games can be added to your account on this server as replays.
local-taken = { $games ->
    [0] All finished games are already there.
    [one] 1 game added to your account.
   *[other] { $games } games added to your account.
}
local-documents = For bot authors and researchers
local-watching = Occasus is open in another tab. Play there; this tab is view-only.
local-failed = Occasus couldn’t start in this browser. Reload the page, or try a newer browser.
local-games = Games on this device
local-games-about = Your games are saved only in this browser. Save them to a file from time to time, in case its data is cleared or you change devices.
local-export = Save all games to a file
local-import = Import games from a file
local-brought = { $games ->
    [one] 1 game imported.
   *[other] { $games } games imported.
}
local-delete-sure = Delete this game permanently? It’s saved only on this device.
error-not-kept = Your device couldn’t save this, so nothing was changed. Is the disk full?
error-other-tab = Occasus is open in another tab. Play there; this tab is view-only.
error-alone = This table exists only on your device, so no one else can join.
error-no-games = This file contains no Occasus games.
error-no-texts = This text hasn’t been downloaded yet. Go online and try again.
error-games-damaged = This file is damaged. Nothing was imported.
error-games-too-large = This file is too large. The limit is 64 MB.
error-accident = Something went wrong. Please try again.
error-newer = This game was continued with a newer version of Occasus. Reload the page.
local-elsewhere = You’ve opened Occasus in another tab. Play there; this tab is now view-only.
local-elsewhere-use = Play here
local-not-kept = Your device couldn’t save the last move, so it wasn’t made. Is the disk full? Bots retry on their own.
local-anew = A bot stopped responding and was restarted.
local-unreadable = This game can’t be opened
local-unreadable-about = Its saved data is damaged. Your other games aren’t affected.
local-unreadable-games = { $games ->
    [one] 1 game on this device is damaged and can’t be opened. Your other games aren’t affected.
   *[other] { $games } games on this device are damaged and can’t be opened. Your other games aren’t affected.
}
local-unreadable-save = Save what can be recovered
local-unreadable-game = Game { $id }

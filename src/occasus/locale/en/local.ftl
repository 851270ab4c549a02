local-coming = Occasus is loading onto your device, this first time only: { $percent }%
local-starting = Starting …
local-update = A new version of Occasus is there. Your games stay as they are.
local-update-use = Use it now
play-there = Play with others, at the server
local-take = Take finished games to your account
local-take-about = Games that are over can be brought to your account at this server, as replays.
local-taken = { $games ->
    [0] There is no finished game that is not there yet.
    [one] One game is in your account now.
   *[other] { $games } games are in your account now.
}
local-documents = For bot authors and researchers
local-watching = Occasus is open in another tab, where you can play; this one only shows it.
local-failed = Occasus could not be started in this browser; load the page again, or try a newer browser.
local-games = Games on this device
local-games-about = Your games are kept in this browser only. Take them along as a file from time to time, for another device or in case its data is cleared.
local-export = Save all games as a file
local-import = Bring games from a file
local-brought = { $games ->
    [one] One game was brought.
   *[other] { $games } games were brought.
}
local-delete-sure = Delete this game for good? It is kept on this device only.
error-not-kept = This could not be kept on your device, so it did not happen. Is its disk full?
error-other-tab = Occasus is open in another tab, where you can play; this one only shows it.
error-alone = Nobody else is at this table: it is on your device only.
error-no-games = There are no games of Occasus in this file.
error-no-texts = These texts have not been loaded yet; try again with a net.
error-games-damaged = Something in this file is damaged, so nothing of it was brought.
error-games-too-large = This file is too large: Occasus brings at most 64 MB.
error-accident = Something went wrong; try again.
error-newer = This game goes on with a newer version of Occasus; load the page again.
local-elsewhere = Occasus was opened in another tab, where you can play; this one only shows it now.
local-elsewhere-use = Play here
local-not-kept = The last move could not be kept on your device, so it was not made. Is its disk full? A bot tries again by itself.
local-anew = A bot did not answer; it was started again.
local-unreadable = This game cannot be read
local-unreadable-about = What this device has kept of it is damaged. Your other games are not touched by that.
local-unreadable-games = { $games ->
    [one] One game on this device is damaged and cannot be read. Your other games are not touched by that.
   *[other] { $games } games on this device are damaged and cannot be read. Your other games are not touched by that.
}
local-unreadable-save = Save what is left of it as a file
local-unreadable-game = Game { $id }

local-coming = Occasus wordt op je apparaat geladen, alleen deze eerste keer: { $percent }%
local-starting = Bezig met starten…
local-update = Er is een nieuwe versie van Occasus. Je spellen blijven zoals ze zijn.
local-update-use = Nu gebruiken
play-there = Met anderen spelen, op de server
local-take = Uitgespeelde spellen naar je account brengen
local-take-about = Uitgespeelde spellen kunnen naar je account op deze server, om ze terug te kijken.
local-taken = { $games ->
    [0] Er is geen uitgespeeld spel dat daar nog niet staat.
    [one] Eén spel staat nu in je account.
   *[other] { $games } spellen staan nu in je account.
}
local-documents = Voor botauteurs en onderzoekers
local-watching = Occasus staat open in een ander tabblad, waar je kunt spelen; dit tabblad laat het alleen zien.
local-failed = Occasus kon in deze browser niet worden gestart; laad de pagina opnieuw of probeer een nieuwere browser.
local-games = Spellen op dit apparaat
local-games-about = Je spellen worden alleen in deze browser bewaard. Sla ze af en toe op in een bestand, voor een ander apparaat of voor het geval de gegevens worden gewist.
local-export = Alle spellen in een bestand opslaan
local-import = Spellen uit een bestand inlezen
local-brought = { $games ->
    [one] Eén spel is ingelezen.
   *[other] { $games } spellen zijn ingelezen.
}
local-delete-sure = Dit spel voorgoed verwijderen? Het wordt alleen op dit apparaat bewaard.
error-not-kept = Dit kon niet op je apparaat worden bewaard, dus het is niet gebeurd. Is de schijf vol?
error-other-tab = Occasus staat open in een ander tabblad, waar je kunt spelen; dit tabblad laat het alleen zien.
error-alone = Er zit niemand anders aan deze tafel: die bestaat alleen op je apparaat.
error-no-games = In dit bestand staan geen spellen van Occasus.
error-no-texts = Deze teksten zijn nog niet geladen; probeer het opnieuw met een verbinding.
error-games-damaged = Iets in dit bestand is beschadigd, dus er is niets uit ingelezen.
error-games-too-large = Dit bestand is te groot: Occasus leest hoogstens 64 MB in.
error-accident = Er ging iets mis; probeer het nog eens.
error-newer = Dit spel gaat verder met een nieuwere versie van Occasus; laad de pagina opnieuw.
local-elsewhere = Occasus is in een ander tabblad geopend, waar je kunt spelen; dit tabblad laat het nu alleen zien.
local-elsewhere-use = Hier spelen
local-not-kept = De laatste zet kon niet op je apparaat worden bewaard en is dus niet gedaan. Is de schijf vol? Een bot probeert het vanzelf opnieuw.
local-anew = Een bot antwoordde niet meer; hij is opnieuw gestart.
local-unreadable = Dit spel kan niet worden gelezen
local-unreadable-about = Wat dit apparaat ervan heeft bewaard, is beschadigd. Je andere spellen hebben daar geen last van.
local-unreadable-games = { $games ->
    [one] Eén spel op dit apparaat is beschadigd en kan niet worden gelezen. Je andere spellen hebben daar geen last van.
   *[other] { $games } spellen op dit apparaat zijn beschadigd en kunnen niet worden gelezen. Je andere spellen hebben daar geen last van.
}
local-unreadable-save = Wat ervan over is in een bestand opslaan
local-unreadable-game = Spel { $id }

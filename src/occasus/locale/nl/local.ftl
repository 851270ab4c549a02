local-coming = Occasus wordt gedownload (alleen bij je eerste bezoek): { $percent }%
local-starting = Bezig met starten…
local-update = Er is een nieuwe versie. Er verandert niets aan je partijen.
local-update-use = Nu bijwerken
play-there = Online met anderen spelen
local-take = Uitgespeelde partijen naar je account uploaden
local-take-about = Uitgespeelde partijen kun je aan je account op deze server toevoegen, om ze daar terug te kijken.
local-taken = { $games ->
    [0] Alle uitgespeelde partijen staan er al.
    [one] 1 partij toegevoegd aan je account.
   *[other] { $games } partijen toegevoegd aan je account.
}
local-documents = Voor botauteurs en onderzoekers
local-watching = Occasus staat open in een ander tabblad. Speel daar; in dit tabblad kun je alleen kijken.
local-failed = Occasus kon in deze browser niet starten. Laad de pagina opnieuw of probeer een nieuwere browser.
local-games = Partijen op dit apparaat
local-games-about = Je partijen zijn alleen in deze browser opgeslagen. Sla ze af en toe op in een bestand, voor als de browsergegevens worden gewist of je een ander apparaat krijgt.
local-export = Alle partijen opslaan in een bestand
local-import = Partijen uit een bestand inlezen
local-brought = { $games ->
    [one] 1 partij ingelezen.
   *[other] { $games } partijen ingelezen.
}
local-delete-sure = Deze partij voorgoed verwijderen? Ze is alleen op dit apparaat opgeslagen.
error-not-kept = Je apparaat kon dit niet opslaan, dus er is niets veranderd. Is de schijf vol?
error-other-tab = Occasus staat open in een ander tabblad. Speel daar; in dit tabblad kun je alleen kijken.
error-alone = Deze tafel bestaat alleen op jouw apparaat, dus niemand anders kan meedoen.
error-no-games = In dit bestand staan geen partijen van Occasus.
error-no-texts = Deze teksten zijn nog niet gedownload. Ga online en probeer het opnieuw.
error-games-damaged = Dit bestand is beschadigd. Er is niets ingelezen.
error-games-too-large = Dit bestand is te groot. Het maximum is 64 MB.
error-accident = Er ging iets mis. Probeer het opnieuw.
error-newer = Deze partij is voortgezet met een nieuwere versie van Occasus. Laad de pagina opnieuw.
local-elsewhere = Je hebt Occasus in een ander tabblad geopend. Speel daar; in dit tabblad kun je nu alleen kijken.
local-elsewhere-use = Hier spelen
local-not-kept = Je apparaat kon de laatste zet niet opslaan, dus die is niet gedaan. Is de schijf vol? Bots proberen het vanzelf opnieuw.
local-anew = Een bot reageerde niet meer en is opnieuw gestart.
local-unreadable = Deze partij kan niet worden geopend
local-unreadable-about = De opgeslagen gegevens zijn beschadigd. Je andere partijen hebben daar geen last van.
local-unreadable-games = { $games ->
    [one] 1 partij op dit apparaat is beschadigd en kan niet worden geopend. Je andere partijen hebben daar geen last van.
   *[other] { $games } partijen op dit apparaat zijn beschadigd en kunnen niet worden geopend. Je andere partijen hebben daar geen last van.
}
local-unreadable-save = Opslaan wat nog te redden is
local-unreadable-game = Partij { $id }

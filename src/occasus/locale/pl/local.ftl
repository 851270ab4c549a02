local-coming = Pobieranie Occasusa (tylko za pierwszym razem): { $percent }%
local-starting = Uruchamianie…
local-update = Jest nowa wersja. Twoje gry się nie zmienią.
local-update-use = Zaktualizuj teraz
play-there = Graj online z innymi
local-take = Prześlij zakończone gry na swoje konto
local-take-about = Zakończone gry możesz dodać do konta na tym serwerze jako powtórki.
local-taken =
    { $games ->
        [0] Wszystkie zakończone gry już tam są.
        [one] Dodano 1 grę do twojego konta.
        [few] Dodano { $games } gry do twojego konta.
       *[other] Dodano { $games } gier do twojego konta.
    }
local-documents = Dla autorów botów i badaczy
local-watching = Occasus jest otwarty w innej karcie. Graj tam; tu możesz tylko oglądać.
local-failed = Nie udało się uruchomić Occasusa w tej przeglądarce. Wczytaj stronę ponownie albo użyj nowszej przeglądarki.
local-games = Gry na tym urządzeniu
local-games-about = Twoje gry są zapisane tylko w tej przeglądarce. Zapisuj je co jakiś czas do pliku, na wypadek wyczyszczenia danych lub zmiany urządzenia.
local-export = Zapisz wszystkie gry do pliku
local-import = Wczytaj gry z pliku
local-brought = { $games ->
    [one] Wczytano jedną grę.
    [few] Wczytano { $games } gry.
   *[many] Wczytano { $games } gier.
}
local-delete-sure = Usunąć tę grę na dobre? Jest zapisana tylko na tym urządzeniu.
error-not-kept = Nie udało się tego zapisać na urządzeniu, więc nic się nie zmieniło. Czy dysk jest pełny?
error-other-tab = Occasus jest otwarty w innej karcie i tam można grać; ta tylko pokazuje grę.
error-alone = Przy tym stole nie ma nikogo innego: istnieje tylko na twoim urządzeniu.
error-no-games = W tym pliku nie ma gier Occasusa.
error-no-texts = Te teksty nie są jeszcze wczytane; spróbuj ponownie z dostępem do sieci.
error-games-damaged = Coś w tym pliku jest uszkodzone, więc niczego z niego nie wczytano.
error-games-too-large = Ten plik jest za duży: Occasus wczytuje najwyżej 64 MB.
error-accident = Coś poszło nie tak; spróbuj ponownie.
error-newer = Ta gra toczy się w nowszej wersji Occasusa; wczytaj stronę ponownie.
local-elsewhere = Occasus został otwarty w innej karcie i tam można grać; ta już tylko pokazuje grę.
local-elsewhere-use = Graj tutaj
local-not-kept = Ostatniego ruchu nie udało się zapisać na urządzeniu, więc nie został wykonany. Czy dysk jest pełny? Bot sam spróbuje ponownie.
local-anew = Bot nie odpowiadał; uruchomiono go ponownie.
local-unreadable = Tej gry nie da się otworzyć
local-unreadable-about = Jej zapis jest uszkodzony. Inne twoje gry są nienaruszone.
local-unreadable-games =
    { $games ->
        [one] 1 gra na tym urządzeniu jest uszkodzona i nie da się jej otworzyć. Inne twoje gry są nienaruszone.
        [few] { $games } gry na tym urządzeniu są uszkodzone i nie da się ich otworzyć. Inne twoje gry są nienaruszone.
       *[many] { $games } gier na tym urządzeniu jest uszkodzonych i nie da się ich otworzyć. Inne twoje gry są nienaruszone.
    }
local-unreadable-save = Zapisz to, co da się odzyskać
local-unreadable-game = Gra { $id }

local-coming = Occasus wczytuje się na twoje urządzenie, tylko ten pierwszy raz: { $percent }%
local-starting = Uruchamianie…
local-update = Jest nowa wersja Occasusa. Twoje gry pozostaną bez zmian.
local-update-use = Użyj jej teraz
play-there = Graj z innymi, na serwerze
local-take = Przenieś zakończone gry na swoje konto
local-take-about = Zakończone gry można przenieść na konto na tym serwerze, jako powtórki.
local-taken = { $games ->
    [0] Nie ma zakończonej gry, której by tam jeszcze nie było.
    [one] Jedna gra jest teraz na twoim koncie.
    [few] { $games } gry są teraz na twoim koncie.
   *[other] { $games } gier jest teraz na twoim koncie.
}
local-documents = Dla autorów botów i badaczy
local-watching = Occasus jest otwarty w innej karcie i tam można grać; ta tylko pokazuje grę.
local-failed = Nie udało się uruchomić Occasusa w tej przeglądarce; wczytaj stronę ponownie albo użyj nowszej przeglądarki.
local-games = Gry na tym urządzeniu
local-games-about = Twoje gry są przechowywane tylko w tej przeglądarce. Zapisuj je od czasu do czasu do pliku: na inne urządzenie albo na wypadek wyczyszczenia danych.
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
local-unreadable = Tej gry nie da się odczytać
local-unreadable-about = To, co zostało po niej na urządzeniu, jest uszkodzone. Inne twoje gry są całe.
local-unreadable-games = { $games ->
    [one] Jedna gra na tym urządzeniu jest uszkodzona i nie da się jej odczytać. Inne twoje gry są całe.
    [few] { $games } gry na tym urządzeniu są uszkodzone i nie da się ich odczytać. Inne twoje gry są całe.
   *[many] { $games } gier na tym urządzeniu jest uszkodzonych i nie da się ich odczytać. Inne twoje gry są całe.
}
local-unreadable-save = Zapisz do pliku to, co z niej zostało
local-unreadable-game = Gra { $id }

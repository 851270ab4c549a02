# Co gracz widzi w danej chwili: co można teraz zrobić i co dzieje się po raz pierwszy.
what-now = Co mogę teraz zrobić?
what-now-ways =
    { $count ->
        [one] 1 możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
what-now-rule = Dokładna zasada
what-now-rule-of = Dokładna zasada: { $deed }
what-now-not = Czego nie można i dlaczego
what-now-nothing = Nie masz teraz nic do zrobienia.
what-now-ahead = Co stanie się bez twojego udziału
what-now-picked = Wybrano: { $what }
what-now-fold = Ukryj zasadę
what-now-ledger = Pokaż w pełnych zasadach
what-now-in-disaster = Tylko w twojej turze, gdy trwa licytacja katastrofy.
what-now-in-economy = Tylko w fazie ekonomii.
what-now-in-industry = Tylko w fazie przemysłu.
what-now-in-conflict = Tylko w fazie konfliktu.
price-action = 1 akcja
price-action-card = 1 akcja, 1 karta
price-action-cards = 1 akcja, 3 do 5 kart
price-action-legions = 1 akcja, 2 legionistów
price-card = 1 karta
price-free = za darmo
price-token = 1 żeton
price-exhaust = wyczerpuje je
price-falls = tracisz lokację
price-points = po 2 punkty
price-hammers = 1 lub 2 młotki
price-rebuild = 1 do 6 młotków
price-coin = daje 1 monetę
price-spent = przepada tak czy inaczej
price-alike = 3 takie same
price-fighters = 1 ruda, 1 koń
price-wagon = 1 koń, 1 zboże, 1 bydło
price-development = 1 bydło, 1 złoto
price-arrows = pierwsza strzałka darmowa
price-one-wagon = 1 wóz
price-turn = cała tura
first-time = Co się właśnie stało
first-time-never = Wyłącz wskazówki
first-time-more = Więcej
first-time-less = Mniej
first-fr-attacked = Barbarzyńcy najechali miasto z legionistami. Jest tam też pionek albo fort, więc ginie tylko 1 legionista, a żaden barbarzyńca nie wchodzi.
first-fr-ambushed = Zasadzka! Z legionistami nie było pionka ani fortu, więc giną wszyscy. Żaden barbarzyńca nie wchodzi.
first-fr-sacked = Ograbienie! Miał wejść czwarty barbarzyńca jednego plemienia. Upadek rośnie o 1, a plemię rozchodzi się do wszystkich sąsiednich miast.
first-fr-revolted = Bunt! Znacznik tempa najazdów idzie dalej, do jednego miasta wchodzi naraz 3 barbarzyńców, a zużyte karty wracają na wierzch stosu. Znów ucierpią więc te same miasta.
first-fr-plot = Spisek: dwa pionki w jednym mieście przekazują sobie kartę tego miasta. Obaj gracze muszą się zgodzić.
first-ee-destroyed = Lokacja jest zniszczona. Dopóki jej nie odbudujesz, nie daje punktów, a jej usprawnienia nie działają.
first-ee-conflict = Konflikt: wszyscy licytują w tajemnicy topory i monety. Cała oferta przepada, a twoja siła decyduje, co zyskujesz lub tracisz.
first-ee-upheaved = Przewrót: dwie lokacje w rzędzie zamieniają się miejscami. Od miejsca lokacji zależy, które katastrofy mogą w nią uderzyć.
first-sr-shortage = Niedobór! Bank nie ma dość kart na ten rzut, więc każdy oddaje połowę swoich kart dóbr.
first-sr-robbed = Legionista rabuje: kto go przesunął, zabiera kartę komuś, kto stoi przy jego nowym polu.
first-sr-turned = Grabież! Żeton zostaje odwrócony. Pokazuje, co daje miasto i czy tracisz zbrojnego.
first-sr-founded = Nowe królestwo! Z żetonami trzech kolorów plemię osiada. Odtąd podbija pobliskie miasta, zamiast wędrować.
first-sr-end = Koniec jest blisko: ktoś ma { $end_points } punktów. Dogrywacie tę rundę i wygrywa najwyższy wynik.
ee-deed-pay = Zapłać
ee-deed-skip = Pomiń turę
ee-deed-take = Weź kartę
ee-deed-replace = Zastąp kartę
ee-deed-destroy = Wybierz, co tracisz
ee-deed-attach = Umieść usprawnienie
ee-deed-buy_coins = Kup monety
ee-deed-done = Gotowe
ee-deed-use = Użyj zdolności
ee-deed-exchange = Wymień
ee-deed-reactivate = Użyj jeszcze raz
ee-deed-build = Zbuduj kartę
ee-deed-sell = Sprzedaj kartę
ee-deed-keep = Zatrzymaj pozostałe karty
ee-deed-throw_away = Odrzuć pozostałe karty
ee-deed-rebuild = Odbuduj
ee-deed-swap = Zamień dwie lokacje
ee-deed-move = Przenieś usprawnienie
ee-deed-begin_with = Zacznij od
ee-deed-bid_axes = Licytuj topory
ee-deed-bid_coins = Dodaj monety
ee-deed-refresh = Zregeneruj
ee-deed-keep_hand = Zatrzymaj te karty
ee-deed-redraw = Dobierz cztery inne
ee-deed-strike = Wybierz, co w ciebie uderzy
begins-trade = Wybierz, co dajesz i czego chcesz, a potem zaproponuj to jednemu graczowi albo wszystkim.

# Where the dice come from.

fair-about = Rzuty i karty biorą się z tajnej liczby serwera i z liczb dodanych przez przeglądarki graczy. Odcisk swojej liczby serwer ogłosił, gdy powstał stół. Samą liczbę ujawni na koniec, żeby każdy mógł sprawdzić wynik.
fair-promise = Odcisk liczby serwera:
fair-mine = Dodane przez tę przeglądarkę:
fair-secret = Liczba serwera:
fair-kept = Sprawdzone: wszystkie rzuty i karty wynikają z liczby, do której zobowiązał się serwer, i z liczb dodanych przez graczy. Aby sprawdzić je po kolei, pobierz grę i uruchom: occasus replay PLIK --verify
fair-kept-late = Sprawdzone: wszystkie rzuty i karty wynikają z liczby, do której zobowiązał się serwer, i z liczb dodanych przez graczy. Liczba tej przeglądarki dotarła po rozpoczęciu gry, więc jej nie użyto.
fair-late = Liczba tej przeglądarki dotarła po rozpoczęciu gry, więc jej nie użyto.
fair-cannot = Ta przeglądarka może sprawdzić rzuty tylko przez bezpieczne połączenie (https).
fair-broken-promise = Uwaga: liczba serwera nie zgadza się z odciskiem. Rzutom nie można ufać.
fair-broken-nonce = Uwaga: gra zaczęła się bez liczby dodanej przez tę przeglądarkę. Rzutom nie można ufać.
fair-broken-seed = Uwaga: rzuty nie zgadzają się z liczbą serwera i z liczbami dodanymi przez graczy. Nie można im ufać.

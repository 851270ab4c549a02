# Profile, rankingi i tabele drużyn.

profile-since = Z nami od { $date }
profile-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
profile-none = Nie ma jeszcze gier
profile-none-about = Skończone gry pojawią się tutaj.
profile-recent = Ostatnie gry
profile-recent-none = Nie ma jeszcze gier do pokazania.
profile-recent-hidden = Ten gracz pokazuje tylko swoje statystyki.
profile-rating = Ranking
profile-band = Pas pokazuje, jak niepewny jest ranking. Każdy punkt na wykresie to jedna gra rankingowa.
profile-together = wszyscy wygrywają lub przegrywają razem
profile-played =
    { $games ->
        [one] gra
        [few] gry
       *[many] gier
    }
profile-won = wygranych
profile-left =
    { $games ->
        [one] niedokończona
        [few] niedokończone
       *[many] niedokończonych
    }
profile-best = Najlepszy wynik ({ $players }): wygrana na poziomie { $level }.
profile-roles = Najczęstsza postać:
profile-opening-fall_of_rome = Najczęstsza pierwsza akcja:
profile-opening-empires_end = Najczęściej budowana pierwsza karta:
profile-opening-struggle_for_rome = Najczęstszy pierwszy cel ataku:
opening-march = Marsz
opening-sail = Żegluga
opening-travel = Podróż
opening-fortify = Budowa fortu
opening-recruit = Rekrutacja
opening-battle = Bitwa
opening-cards = Wymiana kart
opening-ally = Przymierze
opening-enlist = Werbunek barbarzyńców
profile-shown = Kto może to zobaczyć
profile-shown-all = Wszyscy
profile-shown-all-about = Wszyscy widzą twoje statystyki i twoje gry przy publicznych stołach.
profile-shown-numbers = Tylko statystyki
profile-shown-numbers-about = Wszyscy widzą twoje statystyki, ale nie listę gier.
profile-shown-nobody = Nikt
profile-shown-nobody-about = Nikt nie widzi twojego profilu, przy stołach nie widać twojego rankingu, a twoich drużyn nie ma w tabeli rankingowej.
profile-rule = Jak liczą się gry
profile-rule-rated = Trafia tu każda skończona gra. Ranking zmieniają tylko gry rankingowe: z kontem, z zegarem, bez podpowiedzi, ze standardowymi opcjami, z jednym miejscem na osobę.
profile-rule-scale = Każdy zaczyna od 1500. Przewaga 400 punktów to około dziesięciu wygranych na jedenaście gier jeden na jednego. Rankingi botów są zmierzone i stałe; Miles, bot drugiego poziomu, ma 1500.
profile-rule-provisional = Ranking jest tymczasowy, dopóki nie zagrasz z 5 różnymi przeciwnikami; do tego czasu nie ma cię w tabeli. Kolejne gry tego samego dnia z tą samą osobą liczą się coraz mniej.
profile-rule-left = Jeśli poddasz grę, odejdziesz, skończy ci się czas albo na końcu gra za ciebie bot, zajmujesz ostatnie miejsce.
profile-rule-stopped = Gdy grę rankingową przerwano, przegrywa ten, kto odszedł lub ją przerwał. Gra zamknięta przez administratora się nie liczy.
profile-rule-together = W Upadku Rzymu nie ma rankingu, bo wszyscy wygrywają razem. Tabela pokazuje drużyny z największą liczbą wygranych gier rankingowych.
profile-rule-opening = Otwarcie to twoja pierwsza akcja w Upadku Rzymu, rodzaj pierwszej zbudowanej karty w Upadku Imperium i pierwsze złupione lub podbite miasto w Walce o Rzym. Cofnięte ruchy i ruchy bota, który gra za ciebie, się nie liczą.
percent = { $percent }%
players =
    { $players ->
        [one] { $players } gracz
       *[other] { $players } graczy
    }
won-of = wygrane { $won } z { $played }
past-won = wygrana
past-lost = przegrana
past-place = miejsce { $place }
past-resigned = poddana
past-time = koniec czasu
past-left = opuszczona
past-replaced = dokończona przez bota
ladder-intro = Najlepsi gracze każdej gry według rankingu i najlepsze drużyny Upadku Rzymu
ladder-level = Poziom trudności
ladder-none = Na tym poziomie żadna drużyna nie rozegrała jeszcze gry rankingowej. Otwórz stół, wybierz „Rankingowa” i bądźcie pierwsi.
ladder-people-none = Nie ma jeszcze gier rankingowych. Otwórz stół, wybierz „Rankingowa” i zajmij pierwsze miejsce.
ladder-people-about = Kolejność według rankingu pomniejszonego o niepewność, więc jedna szczęśliwa gra nie wystarczy.

# Szukanie gry, zaproszenia, blokowanie.

now-about = Siadasz przy stole, przy którym ktoś czeka na taką samą grę, albo otwieramy nowy. Po { $seconds } sekundach wolne miejsca zajmują boty.
now-minutes = Zegar
now-waiting = Czekamy na graczy. Boty zajmą wolne miejsca za { $time }
now-begins = Zaczynamy…
find = Znajdź stół
find-any = Bez znaczenia
find-game = Gra
find-players = Gracze
find-pace = Czas na ruch
find-pace-live = Na żywo
find-pace-slow = Korespondencyjne
find-language = Język
find-counts = Rodzaj gry
find-counts-rated = Rankingowe
find-counts-friendly = Towarzyskie
find-free = Z wolnym miejscem
find-near = Gracze o rankingu zbliżonym do mojego
find-none = Żaden stół nie pasuje. Zmień filtry, otwórz stół albo wybierz „Graj teraz”.
running-tables = Trwające gry
no-running-tables = Żadna publiczna gra teraz nie trwa.
watch = Oglądaj
now-elsewhere = Czekasz już na inną grę.
now-switch = Zmień na tę grę
people-intro = Znajomi, osoby ze wspólnych gier i najlepsi gracze
played-with = Osoby ze wspólnych gier
played-with-none = Tu pojawią się osoby, z którymi skończysz grę.
messages-none = Tu pojawią się wiadomości od osób, które cię obserwują albo z którymi masz za sobą wspólną grę.
messages-with = Wiadomości: { $name }
messages-write = Napisz wiadomość
messages-send = Wyślij wiadomość
messages-may = Możesz pisać do osób, które cię obserwują albo z którymi masz za sobą wspólną grę.
ask-to-play = Zaproś
profile-finishes = { $percent } gier skończonych
follow = Obserwuj
unfollow = Przestań obserwować
follow-about = Zobaczysz, kiedy ta osoba jest online, a ona może zaprosić cię do stołu.
following-none = Obserwuj osoby na ich profilach, a znajdziesz je tutaj.
people-copy = Kopiuj link do profilu
people-copied = Link skopiowany. Wyślij go znajomym, żeby mogli cię obserwować.
followed-playing = gra
followed-online = online
followed-away = poza grą
invitation = { $name } zaprasza cię do gry { $game }.
invitation-accept = Przyjmij
invitation-decline = Odmów
invite = Zaproś kogoś z poprzednich gier
invite-one = Zaproś
invite-sent = Zaproszono
invite-declined = Odmowa
invite-again = Zaproś jeszcze raz
blocked-title = Zablokowani gracze
blocked-about = Nie widzisz ich wiadomości ani zaproszeń, a „Graj teraz” nigdy nie posadzi was razem. Nie dowiedzą się o tym.
blocked-none = Nikogo nie blokujesz.
challenge-intro = Te same karty i rzuty dla wszystkich, jedna próba. Powtórki zobaczysz po zakończeniu tygodnia.
challenge-closes = Trwa do: { $date }
challenge-players = Gracze
challenge-play = Zagraj w wyzwanie
challenge-team = Zbierz drużynę
challenge-gathering = Wróć do drużyny
challenge-going = Graj dalej
challenge-tried = Twój wynik
challenge-guest = Goście nie są w rankingu. Załóż konto, a ten wynik będzie się liczył.
challenge-unplayed = Ta próba nie została dograna do końca, więc nie liczy się w rankingu.
challenge-code = Kod
challenge-copy = Kopiuj kod
challenge-copied = Kod skopiowany.
challenge-compare = Porównaj kod
challenge-show = Pokaż wynik
challenge-none = Nie ma jeszcze wyników. Twój może być pierwszy.
challenge-last = Zeszły tydzień
challenge-replay = Powtórka
challenge-about = Wklej kod znajomej osoby i zobacz jej wynik.
home-challenge-done = Wszystkie próby masz już za sobą
home-challenge-look = Wyniki
home-challenge-place = Zeszły tydzień: { $game }, { $place }
home-challenge-last = Wyniki i powtórki z zeszłego tygodnia
challenge-size =
    { $count ->
        [one] Solo
        [few] Drużyny { $count }-osobowe
        *[many] Drużyny { $count }-osobowe
    }
challenge-rule-together = Wygrana jest lepsza od przegranej. Wśród wygranych: mniejszy upadek, potem mniej tur. Wśród przegranych: więcej tur, potem mniejszy upadek. Bez cofania i podpowiedzi.
challenge-rule-rivals = Grasz przeciw dwóm botom, tym samym dla wszystkich. Liczy się najpierw miejsce, potem przewaga nad najlepszym rywalem, potem punkty. Bez cofania i podpowiedzi.
challenge-won = Rzym przetrwał: upadek { $decline }, { $turns ->
        [one] 1 tura
        [few] { $turns } tury
        *[many] { $turns } tur
    }
challenge-lost = Rzym upadł po { $turns ->
        [one] 1 turze
        *[many] { $turns } turach
    }, upadek { $decline }
challenge-ahead =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        *[many] { $points } punktów
    }, miejsce { $place }, przewaga: { $lead }
challenge-behind =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        *[many] { $points } punktów
    }, miejsce { $place }, strata: { $lead }
notices = Powiadomienia
notices-about = Jedno na turę w grach korespondencyjnych, jedno na zaproszenie i jedno przed turniejem. Nigdy więcej.
notices-push = W tej przeglądarce
notices-push-about = nawet gdy ta strona jest zamknięta
notices-push-none = ta przeglądarka ich nie obsługuje
notices-push-denied = zablokowane przez przeglądarkę; najpierw zezwól na powiadomienia w jej ustawieniach
notices-mail = E-mailem
notices-mail-about = wymaga potwierdzonego adresu
notices-mail-none = ten serwer nie wysyła e-maili
notices-address = Adres e-mail
notices-confirm = Wyślij link potwierdzający
notices-pending = Wysłaliśmy link potwierdzający na adres { $address }.
notices-forget = Usuń adres
notices-events = Przed turniejami
notices-events-about = 15 minut przed turniejem, w którym bierzesz udział
notices-quiet = Godziny ciszy
notices-quiet-about = w tych godzinach nie ma powiadomień (czas: { $zone })
notices-from = Od
notices-to = Do
error-challenge-code = To nie jest kod wyzwania. Sprawdź, czy jest cały.
error-not-heard = Możesz pisać do osób, które cię obserwują albo z którymi masz za sobą wspólną grę.

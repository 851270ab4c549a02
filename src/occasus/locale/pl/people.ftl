# Profile, rankingi i tabele drużyn.

profile-since = Z nami od { $date }
profile-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
profile-none = Jeszcze żadnej gry
profile-none-about = Skończone gry pojawią się tutaj.
profile-recent = Ostatnie gry
profile-recent-none = Nie ma tu jeszcze żadnych gier.
profile-recent-hidden = Tutaj widać tylko liczby.
profile-rating = Ranking
profile-band = Pas pokazuje, jak niepewny jest ranking. Każdy krok to jedna gra rankingowa.
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
profile-best = Najlepszy wynik ({ $players }): wygrana, trudność: { $level }.
profile-roles = Postać, najczęściej:
profile-opening-fall_of_rome = Pierwsza akcja, najczęściej:
profile-opening-empires_end = Pierwsza zbudowana karta, najczęściej:
profile-opening-struggle_for_rome = Pierwsze zaatakowane miasto, najczęściej:
opening-march = Marsz
opening-sail = Żegluga
opening-travel = Podróż
opening-fortify = Budowa fortu
opening-recruit = Rekrutacja
opening-battle = Bitwa
opening-cards = Wymiana kart
opening-ally = Przymierze
opening-enlist = Werbunek barbarzyńców
profile-shown = Kto to widzi
profile-shown-all = Wszyscy
profile-shown-all-about = Wszyscy widzą twoje liczby i twoje gry przy publicznych stołach.
profile-shown-numbers = Tylko liczby
profile-shown-numbers-about = Wszyscy widzą twoje liczby, ale nie listę gier.
profile-shown-nobody = Nikt
profile-shown-nobody-about = Nikt nie widzi twojego profilu, twojego rankingu nie widać przy stołach, a twoich drużyn nie ma w tabeli.
profile-rule = Jak liczą się gry
profile-rule-rated = Każda skończona gra jest tutaj. Ranking zmieniają tylko gry przy stołach rankingowych: bez podpowiedzi, ze zwykłymi opcjami, jedno miejsce na osobę.
profile-rule-scale = Każdy zaczyna od 1500. Kto ma 400 punktów więcej, w grze we dwoje wygrywa dziesięć razy na jedenaście. Boty mają stałe rankingi ze zmierzonych gier; drugi poziom ma 1500.
profile-rule-left = Kto poddaje grę, odchodzi albo jest nieobecny na końcu, gdy gra za niego bot, jest ostatni, za wszystkimi.
profile-rule-stopped = Przerwaną grę rankingową przegrywa ten, kto odszedł lub ją przerwał; gra zamknięta przez prowadzących serwer nie liczy się nikomu.
profile-rule-together = Upadek Rzymu nie ma rankingu: wygrywacie razem. Tabela pokazuje drużyny, które wygrały najwięcej gier rankingowych.
profile-rule-opening = Otwarcie to w Upadku Rzymu twoja pierwsza akcja, w Upadku Imperium rodzaj karty, którą budujesz jako pierwszą, a w Walce o Rzym pierwsze złupione lub podbite miasto. Nie liczy się to, co cofasz, ani to, co zrobił za ciebie bot.
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
past-left = opuszczona
past-replaced = dokończona przez bota
ladder-intro = Najlepsi w każdej grze: gracze według rankingów i drużyny Upadku Rzymu
ladder-level = Poziom trudności
ladder-none = Na tym poziomie żadna drużyna nie zagrała jeszcze gry rankingowej. Otwórz stół, wybierz „Rankingowa” i bądźcie pierwsi.
ladder-people-none = Nikt nie skończył jeszcze rankingowej partii tej gry. Otwórz stół, wybierz „Rankingowa” i bądź na początku listy.
ladder-people-about = Według rankingu pomniejszonego o jego niepewność: nikt nie prowadzi dzięki jednej szczęśliwej grze.

# Szukanie gry, zaproszenia, blokowanie.

now = Graj teraz
now-about = Siadasz tam, gdzie ktoś czeka na taką samą grę, albo otwiera się nowy stół. Po { $seconds } sekundach wolne miejsca zajmują boty.
now-minutes = Zegar
now-waiting = Czekamy na ludzi; boty zajmą wolne miejsca za { $time }
now-begins = Gra się zaczyna
find = Znajdź stół
find-any = Dowolnie
find-game = Gra
find-players = Gracze
find-pace = Tempo
find-pace-live = Na żywo
find-pace-slow = Dni na ruch
find-language = Język
find-counts = Rodzaj gry
find-counts-rated = Rankingowe
find-counts-friendly = Towarzyskie
find-free = Z wolnym miejscem
find-near = Ludzie mniej więcej mojej siły
find-none = Teraz nie ma takiego stołu. Zmień filtry, otwórz stół albo zagraj teraz.
invitations = Zaproszenia
invitation = { $name } zaprasza cię do gry: { $game }.
invitation-accept = Przyjmij
invitation-decline = Odmów
invite = Zaproś kogoś ze wspólnych gier
invite-one = Zaproś
invite-sent = Zaproszono
invite-declined = Nie tym razem
invite-again = Zaproś jeszcze raz
blocked-title = Zablokowane osoby
blocked-about = Nie czytasz już, co ta osoba pisze, nie dochodzą do ciebie jej zaproszenia, a „Graj teraz” sadza was osobno. Nikt się o tym nie dowie.
blocked-none = Nikogo nie blokujesz.

# Co mówi klient w przeglądarce wokół gier.

## Wszędzie

close = Zamknij
cancel = Anuluj
delete = Usuń
keep = Zachowaj
kept = Zachowano.
loading = Chwileczkę…
menu = Menu
on = Tak
off = Nie
yes = Tak
no = Nie
try-again = Spróbuj ponownie
new-version-title = Nowa wersja
new-version = Jest nowa wersja tej strony; wczytaj ją ponownie, żeby kontynuować.
reload = Wczytaj ponownie
skip = Do treści
hidden = coś ukrytego
seat = miejsce { $number }
guest = Gość
player = Gracz { $number }
you = Ty
you-called = { $name } (ty)
somebody = Ktoś
toast = Wiadomość
logo = Occasus, strona główna
language = Język
download = Pobierz

## Drogi do stron i tytuły

nav = Strony
nav-home = Strona główna
nav-tables = Stoły
nav-turns = Moja tura
nav-rules = Zasady
nav-replays = Powtórki
nav-learn = Nauka
nav-about = O tych wydaniach
nav-settings = Ustawienia
title-home = Occasus: trzy gry o upadku Rzymu
title-page = { $page } · Occasus
title-tables = Stoły
title-turns = Moja tura
title-confirm = Twój adres
title-reset = Nowe hasło
title-unsubscribe = Koniec wiadomości
title-rules = Zasady
title-replays = Powtórki
title-learn = Nauka
title-lesson = Nauka
title-puzzle = Nauka
title-puzzles = Zadania
title-book = Jak grać
title-try = Wypróbuj
title-cards = Karty pomocy
title-replay = Powtórka
analysis = Analiza
title-scene = Scena
title-about = O tych wydaniach
title-figures = Dane stołu
title-settings = Ustawienia
title-begin = Gra się zaczyna
title-join = Zaproszenie
title-lost = Nic tu nie ma
title-person = Profil
title-ladder = Tabela najlepszych
sign-in = Zaloguj się
guest-keep = Zachowaj moje gry
title-your-turn = Twoja tura

## Gry

game-fall_of_rome = Upadek Rzymu
game-empires_end = Upadek Imperium
game-struggle_for_rome = Walka o Rzym
game-fall_of_rome-about = Wspólnie utrzymajcie granicę. Pięć plemion maszeruje na Rzym; legiony, forty i przymierza muszą być wszędzie naraz.
game-empires_end-about = Upadają wszyscy; pytanie, kto upadnie najlepiej. Płać, by odsunąć katastrofy, albo je weź i wyciągnij z nich naukę.
game-struggle_for_rome-about = Poprowadź dwa plemiona przez Limes, złup pięć prowincji i załóż królestwo na ruinach.
game-about =
    { $sort ->
        [together] { $least }–{ $most } graczy, wspólnie · { $minutes } min
       *[rivals] { $least }–{ $most } graczy, przeciw sobie · { $minutes } min
    }

## Strona główna

home-title = Trzy gry o dniu, w którym zgasł Rzym
home-intro = Graj w przeglądarce z przyjaciółmi albo z botami, według drukowanych zasad.
open-table = Otwórz stół
join-code = Dołącz z kodem
join = Dołącz
code = Kod lub odnośnik z zaproszenia
play-bots = Graj z botami
back-to-table = Wróć do stołu: { $game }
play-people = Z ludźmi
first-game-together = Twoja pierwsza gra: poziom łatwy, początkujący bot u boku, podpowiedzi pod ręką.
first-game-rivals = Twoja pierwsza gra: przeciw początkującym botom, z podpowiedziami pod ręką.
learn-game = Pierwsza gra: przewodnik
waiting-for-you = Czekają na ciebie
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie jest teraz otwarty. Otwórz własny; publiczny znajdą tu inni.
recent-replays = Ostatnie powtórki
not-affiliated = Occasus to darmowy projekt miłośników. Nie jest związany z autorami ani wydawcami drukowanych gier i nie używa ich ilustracji ani tekstów.

## Nowy stół

new-table = Nowy stół
new-table-game = Gra
new-table-with = Z kim
new-table-players = Gracze
with-friends = Przyjaciele
with-bots = Boty
with-screen = Jeden ekran
with-friends-about = Dostaniesz odnośnik do wysłania; wolne miejsca mogą zająć boty.
with-strangers = Nie masz kogo zaprosić? Zagraj teraz z kimś, kto szuka tej samej gry
with-bots-about = Pozostałe miejsca zajmują boty.
with-screen-about = Wszyscy grają tutaj i podają sobie ekran.
with-alone-about = Grasz w wersję dla jednej osoby: nikt więcej nie bierze udziału.

## Stoły na listach

my-tables = Moje stoły
no-tables = Nie siedzisz jeszcze przy żadnym stole.
tables-intro = Twoje oraz te, do których każdy może dołączyć lub je oglądać
turns-intro = Stoły, które na ciebie czekają, najpilniejsze najpierw
turns-waiting =
    { $count ->
        [one] Czeka na ciebie 1 stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }
invitations-waiting =
    { $count ->
        [one] 1 zaproszenie
        [few] { $count } zaproszenia
       *[many] { $count } zaproszeń
    }
turns-none = Nikt na ciebie nie czeka.
turns-settings = Jak się dowiadujesz, że to twoja tura
your-turn = Twoja tura
state-join =
    { $free ->
        [one] Dołącz: 1 wolne miejsce
        [few] Dołącz: { $free } wolne miejsca
       *[many] Dołącz: { $free } wolnych miejsc
    }
state-lobby =
    { $free ->
        [0] wszystkie miejsca zajęte
        [one] 1 wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
state-over = Koniec
state-playing = Trwa gra
state-plays = Tura: { $name }
with = grają też: { $names }
with-nobody = w pojedynkę
with-one-screen =
    { $players ->
        [few] { $players } graczy przy jednym ekranie
       *[many] { $players } graczy przy jednym ekranie
    }
deadline = następny ruch do { $date }
table-mine = Twój stół
table-of = Stół: { $name }
table-closed = Ten stół został zamknięty.
table-closed-about = Zamknięto go przed rozpoczęciem gry. Otwórz inny albo wybierz jeden z listy stołów.
table-stopped = Ta gra została przerwana.
table-stopped-about = Wszyscy grający odeszli. Otwórz inny stół albo dołącz do któregoś z listy.
table-private = Ten stół jest prywatny
table-private-about = Jest prywatny, zamknięty albo gra dawno się skończyła. Poproś kogoś, kto przy nim siedzi, o zaproszenie: odnośnik lub kod wpuści cię do środka.
logged-out = Wylogowano cię.
logged-out-about = Zaloguj się ponownie, by grać dalej: twoje miejsce czeka.
watching-about = Oglądasz tę grę; wszystkie miejsca są zajęte. Aby zagrać, otwórz stół albo dołącz do innego.

## Poczekalnia

lobby-intro =
    { $sort ->
        [together] { $players ->
            [one] { $game } dla 1 gracza
           *[many] { $game } dla { $players } graczy, wspólnie
        }
       *[rivals] { $game } dla { $players } graczy, przeciw sobie
    }
lobby-free =
    { $free ->
        [one] 1 miejsce jest jeszcze wolne
        [few] { $free } miejsca są jeszcze wolne
       *[many] { $free } miejsc jest jeszcze wolnych
    }
lobby-host-begins = Zaczyna gospodarz
lobby-away =
    { $away ->
        [one] 1 gracza nie ma
       *[many] { $away } graczy nie ma
    }
lobby-ready = Wszyscy są
begin = Zaczynamy
leave = Odejdź
close-table = Zamknij stół
close-table-sure = Zamknąć dla wszystkich? Miejsca i rozmowa przepadną.
leave-lobby-sure = Oddać swoje miejsce?
seats = Miejsca
seats-taken = { $taken } z { $seats }
seat-name = Imię gracza { $number }
lobby-unnamed = Inni widzą cię jako gościa. Jak mają się do ciebie zwracać?
seat-free = Wolne miejsce
seat-open = usiądź albo poczekaj na innych
seat-open-waits = czeka na kogoś
seat-open-host = zaproś kogoś albo posadź bota
seat-clear = Zwolnij miejsce
sit = Usiądź tu
sit-too = Zajmij też to miejsce
stand-up = Wstań
add-bot = Dodaj bota
bot-called = Bot { $name }
bot-for = { $name } ({ $bot })
bot-level = Jak gra bot
bot-levels = Jak silne są boty?
bot-random = Fortuna
bot-random-about = losowe ruchy
bot-tiro = Tiro
bot-tiro-about = jak w pierwszej grze
bot-miles = Miles
bot-miles-about = zna swoje rzemiosło
bot-centurio = Centurio
bot-centurio-about = patrzy naprzód
bot-legatus = Legatus
bot-legatus-about = najsilniejszy; namyśla się
bot-strength = wygrywa około { $tenths } z 10 gier z trzema botami { $other }
bot-strength-together =
    { $tenths ->
        [0] trzy takie boty prawie nigdy nie wygrywają przy trudności „Łatwa”
       *[other] trzy takie boty wygrywają około { $tenths } z 10 gier przy trudności „Łatwa”
    }
host = gospodarz
here = przy stole
away = nie ma
copy-invitation = Kopiuj zaproszenie
copied = Zaproszenie skopiowane. Wyślij je tym, którzy mają grać.
copied-playing = Zaproszenie skopiowane. Kto je otworzy, może oglądać grę.
copy-failed = Przeglądarka nie pozwala kopiować; zaznacz kod i skopiuj go ręcznie.
rules-of-table = Zasady tego stołu
more-options =
    { $count ->
        [one] jeszcze 1 wybór, dla znających grę
        [few] jeszcze { $count } wybory, dla znających grę
       *[many] jeszcze { $count } wyborów, dla znających grę
    }
pace = Tempo
pace-about = czas na każdy ruch
pace-days =
    { $days ->
        [0] Na żywo
        [one] 1 dzień
       *[many] { $days } dni
    }
clock = Zegar
clock-about = zapas czasu dla każdego i 10 darmowych sekund na decyzję; gdy się skończy, gra bot, aż wrócisz
clock-minutes =
    { $minutes ->
        [0] Brak
       *[other] { $minutes } min
    }
clock-left = zostało { $time }
clock-pause = Zatrzymaj zegary
clock-paused = Zegary stoją. Ruch uruchomi je znowu.
clock-resume = Dalej
clock-lent = Twój czas minął: gra za ciebie bot.
clock-yours = Teraz ty: twój zegar chodzi
clock-runs = Zegary znowu chodzą.
clock-runs-by = { $name } znowu uruchamia zegary.
clock-short = Twój czas niemal minął. Gdy minie, do twojego powrotu zagra za ciebie bot; gry przez to nie przegrywasz.
clock-back = Wracam do gry
clock-returning = Wracasz do gry, gdy tylko bot skończy twoją turę.
vote-pause = { $name } chce zatrzymać zegary.
hints = Podpowiedzi
hints-about = można zapytać bota o jeden ruch
rated = Ranking
rated-about = gra rankingowa jest bez podpowiedzi i ze zwykłymi opcjami
rated-yes = Rankingowa
rated-no = Towarzyska
rating-is = { $points } ± { $spread }
seat-rating = ranking { $points }
public = Kto go znajdzie
public-about = publiczny stół widać na liście
public-yes = Każdy
public-no = Z odnośnikiem
spectators = Widzowie
spectators-about = inni mogą patrzeć i widzą to, co widzą wszyscy
stand-ins-note =
    { $count ->
        [one] { $count } wartość przy tym stole zastępuje to, czego nie udało się znaleźć.
        [few] { $count } wartości przy tym stole zastępują to, czego nie udało się znaleźć.
       *[many] { $count } wartości przy tym stole zastępuje to, czego nie udało się znaleźć.
    }
stand-ins-see = Zobacz które.
content-own =
    { $count ->
        [one] Plik gospodarza zmienia { $count } wartość.
        [few] Plik gospodarza zmienia { $count } wartości.
       *[many] Plik gospodarza zmienia { $count } wartości.
    }
content-bring = Graj z własnymi danymi
content-about = Jeśli masz pudełko, popraw w małym pliku to, co w nim wydrukowano, i otwórz go tutaj: zasady, boty, plansze i powtórki tego stołu będą z niego korzystać.
content-template = Plik ze wszystkimi wartościami do poprawienia
content-file = Otwórz plik z danymi
content-back = Wróć do naszych danych
figures = Dane
figures-own = Gra z danymi gospodarza
figures-ours = Niektóre wartości są nasze, gdy nie podaje ich żadna instrukcja
figures-none-own = Nikt nie dodał do tego stołu pliku z danymi albo jego wartości są takie jak nasze.
figures-intro = Które wartości pochodzą z pliku gospodarza, a które zastępują to, czego nie udało się nam znaleźć.
figures-back = Wróć do stołu
figures-stand-ins =
    { $count ->
        [one] { $count } wartość zastępcza
        [few] { $count } wartości zastępcze
       *[many] { $count } wartości zastępczych
    }

## Rozmowa

talk = Rozmowa
talk-write = Napisz do stołu
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-moment = Chwileczkę.
phrase-thinking = Jeszcze myślę.
phrase-sorry = Przepraszam.
phrase-thanks = Dziękuję!
phrase-played = Dobra gra!
phrase-again = Jeszcze jedna gra?
phrases = Gotowe zdania; każdy czyta je w swoim języku
block = Zablokuj
unblock = Odblokuj
blocked = Zablokowano: { $name }. Przy żadnym stole nie czytasz już, co pisze.
talk-empty = Nikt jeszcze nic nie powiedział.
talk-unread =
    { $unread ->
        [0] Rozmowa
       *[many] Rozmowa, nowych: { $unread }
    }
said = { $name }: { $text }
mute = Nie pokazuj mi słów tej osoby
mute-all = Wycisz dla wszystkich
report = Zgłoś tę wypowiedź
report-name = Zgłoś tę nazwę
reported = Przeczytają to osoby prowadzące serwer.
muted =
    { $count ->
        [one] 1 osoba jest wyciszona.
        [few] { $count } osoby są wyciszone.
       *[many] { $count } osób jest wyciszonych.
    }
unmute = Pokaż znowu

## Gra

waiting-for = Czekamy: { $names }
acts-now = może teraz działać
hint = Podpowiedź
since = Od twojej tury
since-number = Od twojej tury: { $number }
since-short = Nowe: { $number }
since-own = Skutki
since-more =
    { $number ->
        [one] i jeszcze 1 wpis w kronice
        [few] i jeszcze { $number } wpisy w kronice
       *[many] i jeszcze { $number } wpisów w kronice
    }
advice = Co zrobiłby bot
advice-thinking = Bot się namyśla…
advice-chance = { $chance }% szans na wygraną
advice-equal = mniej więcej tak samo dobre
advice-do = Zrób to
advice-next = Inny pomysł { $at }/{ $count }
undo = Cofnij
undo-ask = Poproś o cofnięcie
rules = Zasady
line-lost = Utracono połączenie. Próbujemy ponownie; twoje ruchy czekają.
new-rules = Ten serwer ma nowszą wersję z poprawionymi zasadami. Wasza gra toczy się dalej z tej samej pozycji według nowych zasad; wcześniejszych ruchów nie można już cofnąć, a kronika ich nie pokazuje.
abandoned = Gra czeka, a przy stole brakuje: { $seat }.
takeover-bot = Niech gra bot
takeover-me = Przejmuję miejsce
takeover-claim = Wygrywam tę grę
takeover-claim-sure = Zakończyć grę teraz, z twoją wygraną?
vote-undo = { $name } chce cofnąć ostatni ruch.
vote-bot = { $name } chce, by to miejsce przejął bot: { $seat }.
vote-takeover = { $name } chce przejąć to miejsce: { $seat }.
vote-count = Zgoda: { $yes } z { $voters }.
news-resigned = { $name } rezygnuje. Dalej gra { $bot }.
news-time-up = Czas gracza { $name } minął: do jego powrotu gra { $bot }.
news-bot = { $bot } gra za gracza { $name } do jego powrotu.
news-left = { $name } odchodzi od stołu.
news-back = { $name } wraca do gry.
news-no = { $name } się nie zgadza.
news-no-many = Pozostali się nie zgadzają.
vote-mine-pause = Prosisz o zatrzymanie zegarów; twój chodzi, dopóki pozostali się nie zgodzą.
vote-mine-undo = Prosisz o cofnięcie swojego ostatniego ruchu.
vote-mine-takeover = Pytasz, kto ma grać na opuszczonym miejscu.
vote-withdraw = Wycofaj
resign = Poddaj się
resign-sure = Poddajesz się? Dalej gra za ciebie bot; w grze we dwoje wygrywa druga osoba.
resigned = poddaje się
block-name = Zablokuj: { $name }
resigned-about = Rezygnujesz z gry; na twoim miejscu gra dalej { $bot }. Możesz nadal patrzeć.
leave-sure = Odejść na dobre? Miejsce poczeka na kogoś, kto je przejmie. Aby wrócić później, wystarczy zamknąć tę stronę.
leave-sure-alone = Odejść na dobre? Nikt inny tu nie gra, więc gra skończy się bez wyniku. Aby wrócić później, wystarczy zamknąć tę stronę.
leave-sure-rated = Odejść na dobre? Nikt inny tu nie gra, więc gra się skończy. Aby wrócić później, wystarczy zamknąć tę stronę.
sure-rated = To gra rankingowa: kto odejdzie lub się podda, zajmie ostatnie miejsce.
stay = Zostań
fair = Dowód uczciwego losowania
fair-about = Wszystkie rzuty i karty pochodzą z tajnej liczby serwera i z liczb, które dodają do niej przeglądarki graczy. Serwer pokazał odcisk swojej liczby, gdy stół powstał; samą liczbę pokaże na końcu, by każdy mógł to sprawdzić.
fair-promise = Odcisk liczby serwera:
fair-mine = Dodane przez tę przeglądarkę:
fair-secret = Liczba serwera:
fair-kept = Sprawdzone: wszystkie rzuty i karty wynikają z liczby obiecanej przez serwer i z liczb dodanych przez graczy. Aby sprawdzić je po kolei, pobierz grę i uruchom: occasus replay PLIK --verify
fair-kept-late = Sprawdzone: wszystkie rzuty i karty wynikają z liczby obiecanej przez serwer i z liczb dodanych przez graczy. Liczba tej przeglądarki dotarła dopiero po rozpoczęciu gry i nie ma jej wśród nich.
fair-late = Gra już się zaczęła, gdy dotarła liczba tej przeglądarki: toczy się bez niej.
fair-cannot = Ta przeglądarka może sprawdzić rzuty tylko przez bezpieczne połączenie (https).
fair-broken-promise = Uwaga: liczba serwera nie jest tą, którą obiecał. Rzutom nie można ufać.
fair-broken-nonce = Uwaga: gra zaczęła się bez liczby dodanej przez tę przeglądarkę. Rzutom nie można ufać.
fair-broken-seed = Uwaga: rzuty nie pochodzą z liczb obiecanych i dodanych. Nie można im ufać.
pass-to = Podaj ekran: { $name }
pass-about = To, co wie { $name }, pozostaje ukryte, aż przed ekranem będzie tylko ta osoba.
pass-ready = To ja

## Koniec

the-end = Koniec
end-won-together = Wygrana: Rzym przetrwał
end-lost-together = Przegrana: Rzym upadł
end-won = Wygrywasz
end-winner =
    { $count ->
        [one] Wygrywa { $names }
       *[many] Wygrywają { $names }
    }
end-when =
    { $moves ->
        [one] Koniec: { $date }, po 1 ruchu.
       *[many] Koniec: { $date }, po { $moves } ruchach.
    }
end-place = { $place }.
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
result-resigned = druga strona się poddała
result-claimed = druga strona nie wróciła
end-you-resigned = Gra poddana przez ciebie.
end-you-claimed = Twój powrót nastąpił za późno.
end-you-gave-up = Gra poddana przez ciebie: na twoim miejscu grał dalej bot, a ty zajmujesz ostatnie miejsce.
end-chapter = Co pomoże następnym razem:
share-picture = Udostępnij obrazek
share-shared = Obrazek został udostępniony.
share-kept = Nic nie zostało udostępnione.
share-saved = Obrazek zapisany: occasus.png, w pobranych plikach.
decided = Co przesądziło?
decided-thinking = Bot analizuje grę…
rematch = Zagraj jeszcze raz
rematch-join = Do następnej gry
replay = Powtórka
look-at-board = Spójrz na planszę

## Powtórki

replays-intro = Skończone gry, ruch po ruchu
replays-mine = Moje gry
replays-public = Publiczne gry
replays-brought = Pliki gier
no-replays = Nie masz jeszcze skończonej gry.
no-public-replays = Żadna inna publiczna gra nie jest jeszcze skończona.
bring-file = Otwórz plik gry
replay-of = { $game }, powtórka
step = Ruch
step-of = { $at } z { $moves }
step-back = Ruch wstecz
step-on = Ruch naprzód
step-turn = Następna tura
step-turn-back = Poprzednia tura
replay-play-on = Graj dalej od tego miejsca
replay-played-on = Nowa rozgrywka od ruchu { $move }. Twoje miejsce: { $name }; resztą kierują boty. Dawna rozgrywka zostaje bez zmian.
replay-older = Tę grę rozegrano według starszych zasad. Jest pokazana tak, jak ją zachowano, z odkrytymi kartami.

## Zasady

rules-intro = Każda zasada ma swój symbol; powołują się na niego kronika, odmowy i podpowiedzi.
rules-search = Szukaj słów albo symbolu
rules-count =
    { $count ->
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-none = Żadna zasada nie ma tych wszystkich słów.
rule-mark = Zasada { $rule }
rule-open = Otwórz zasady w tym miejscu
rule-ledger = Księga zasad, po angielsku:
scenes = Sceny, które ją pokazują
contents = Spis treści

## O grach

about-intro = Co pochodzi z druku, co jest nasze i czyja to praca
about-editions = O tych wydaniach
about-stand-ins = Zasady są zgodne z drukowanymi instrukcjami. Jeśli karty lub planszy nie udało się znaleźć, zastępuje ją nasza; wszystkie są tu wymienione i wszystkimi da się grać.
about-own = Jeśli masz pudełko, możesz każdą z nich zastąpić małym własnym plikiem: przy swoim stole, pod jego zasadami, albo w terminalu:
about-sure = Wartości ze źródłem: { $high } pewnych, { $medium } prawdopodobnych, { $low } niepewnych. Wartości zastępcze: { $standins }.
about-not-affiliated = Bez powiązań
about-credits = Czyja to praca
edition-fall_of_rome = Nasze zastępcze: dni drogi na większości kart miast, które służą tylko do wyboru pierwszego gracza; wersje destabilizujące większości kart zdarzeń pochodzą z jednego publicznego źródła.
edition-empires_end = Nasze zastępcze: stawki, koszty i zdolności na kartach katastrof, karty konfliktów, kolejność faz, koszty odbudowy.
edition-struggle_for_rome = Nasze zastępcze: mapa, liczba kart rozwoju i działanie niektórych z nich, skład żetonów łupu.
subject-cities = Miasta
subject-resources = Zasoby
subject-locations = Lokacje
subject-disaster_cards = Karty katastrof
subject-conflict_cards = Karty konfliktów
subject-decline_track = Tor upadku
subject-development_cards = Karty rozwoju
subject-plunder_tokens = Żetony łupu
subject-map = Mapa
credit-icons = Ikony: game-icons.net, Lorc, Delapouite i inni autorzy, na licencji CC BY 3.0.
credit-fonts = Kroje pisma: Cinzel (Natanael Gama) i EB Garamond (Georg Duffner, Octavio Pardo), na licencji SIL Open Font License.
credit-map = Wybrzeża: Natural Earth przez world-atlas, domena publiczna.
credit-code = Całą resztę narysowaliśmy i napisaliśmy sami, na licencji Apache 2.0.

## Ustawienia

name = Imię
device = To urządzenie
theme = Motyw
theme-about = wygląd stron; plansze się nie zmieniają
theme-system = Jak urządzenie
theme-dark = Ciemny
theme-light = Jasny
motion = Animacje
motion-about = czy elementy się poruszają
motion-system = Jak urządzenie
motion-full = Pełne
motion-none = Brak
speed = Prędkość
speed-now = Prędkość: { $speed }
speed-about = jak szybko poruszają się elementy
speed-calm = Spokojnie
speed-normal = Normalnie
speed-fast = Szybko
odds = Szanse
odds-about = co może nadejść ze stosów
notes = Objaśnienia
notes-about = to, co dzieje się po raz pierwszy, jest raz wyjaśniane
sound-offer = Ciche dźwięki i dzwonek, gdy przyjdzie twoja kolej?
sound-on = Włącz
sound-effects = Dźwięki
sound-effects-about = ciche stuknięcia elementów, kart i kości
sound-bell = Dzwonek
sound-bell-about = gdy przychodzi twoja tura
install-about = Aby mieć Occasus jako aplikację, wybierz w menu przeglądarki „Zainstaluj” lub „Dodaj do ekranu głównego”.
notices = Powiadomienia
notices-about = Gdy czeka na ciebie ruch w wolnej grze: jedno na każdy ruch, nigdy więcej.
notices-push = W tej przeglądarce
notices-push-about = także gdy ta strona jest zamknięta
notices-push-none = ta przeglądarka nie może ich tu pokazywać
notices-push-denied = zabronione w tej przeglądarce; najpierw zezwól na nie w jej ustawieniach
notices-mail = Pocztą
notices-mail-about = na adres, który potwierdzisz
notices-mail-none = ten serwer nie wysyła poczty
notices-address = Adres
notices-confirm = Wyślij mi odnośnik
notices-pending = Wiadomość z odnośnikiem jest w drodze na { $address }.
notices-forget = Zapomnij adres
notices-quiet = Godziny ciszy
notices-quiet-about = nic wtedy nie przychodzi; według zegara { $zone }
notices-from = Od
notices-to = Do
confirm-done = Adres potwierdzony. Dowiesz się, gdy przyjdzie twoja tura.
unsubscribe-done = Gotowe: więcej wiadomości nie będzie.
account = Konto
account-about = Jesteś gościem tej przeglądarki. Z kontem znajdziesz swoje stoły wszędzie.
account-is = Zalogowano jako { $account }.
account-name = Nazwa konta
account-make = Nowe konto
account-log-in = Zaloguj się
password-forgotten = Nie pamiętasz hasła?
password-sent = Jeśli to konto ma potwierdzony adres, wysłaliśmy tam odnośnik. Jest ważny godzinę.
password-set = Hasło zostało zmienione; zalogowano.
password = Hasło
password-old = Obecne hasło
password-new = Nowe hasło
password-about = Co najmniej 8 znaków. Bez adresu e-mail nikt nie pomoże przy zapomnianym haśle.
password-change = Zmień hasło
log-out = Wyloguj się
log-out-everywhere = Wyloguj wszędzie, także programy
tokens = Klucze dla programów
tokens-about = Z kluczem program może grać jako ty. Strzeż go jak hasła.
sessions = Zalogowane przeglądarki
sessions-about = Każda przeglądarka, która cię zna. Wyloguj te, których nie rozpoznajesz.
session-unknown = Przeglądarka
session-current = ta
session-seen = ostatnio { $date }
session-end = Wyloguj tam
token-scope = Może
token-scope-play = grać
token-scope-read = tylko czytać
token-days = Na ile dni
token-until = do { $date }
token-label = Do czego
token-make = Utwórz klucz
token-secret = Widać go tylko raz:
my-data = Moje dane
my-data-about = Wszystko, co serwer o tobie przechowuje.
my-data-export = Pobierz jako plik
my-data-delete = Usuń mnie
my-data-delete-about = Twoje imię, konto, klucze, słowa i pliki gier zostaną usunięte na dobre. Gry, w których uczestniczysz, potoczą się bez ciebie.

## Co się nie udało

error-unknown = To się nie udało. Spróbuj ponownie.
error-offline = Serwer jest nieosiągalny.
error-old-link = Ten odnośnik jest za stary albo został już użyty; poproś o nowy.
error-guest = To gość, który nie ma hasła.
error-not-found = Nic tu nie ma albo nie jest to dla ciebie.
error-no-code = Żaden otwarty stół nie ma tego kodu.
error-taken = To jest już zajęte.
error-play-now = Przy stole „Graj teraz” każdy ma jedno miejsce, a boty przychodzą same.
error-play-now-rules = Stół „Graj teraz” zachowuje swoje zasady; dla innych otwórz własny.
error-not-invited = Możesz zaprosić osoby ze wspólnie skończonych gier, jeśli one też tego chcą.
error-too-many-invitations = Zbyt wiele zaproszeń czeka już na odpowiedź.
error-too-many-blocked = Więcej osób nie możesz zablokować; odblokuj kogoś.
error-block-self = Nie możesz zablokować siebie.
error-wrong-password = Nazwa lub hasło jest błędne.
error-too-fast = Zbyt wiele naraz; poczekaj chwilę.
error-too-large = To jest za duże.
error-not-a-match = To nie jest plik gry, który można tu pokazać.
error-open-seats = Niektóre miejsca są wolne; poczekaj albo oddaj je botom.
error-not-come = Gra rankingowa zaczyna się, gdy wszyscy, którzy mają miejsca, przyjdą do stołu; poczekaj na nich.
error-two-paces = Gra ma dni na każdy ruch albo minuty na wszystkie, nie jedno i drugie.
error-no-clock = Przy tym stole nie ma zegara, który można by zatrzymać.
error-paused = Zegary już stoją.
error-not-paused = Zegary już chodzą.
error-rated-hints = Gra rankingowa jest bez podpowiedzi; wyłącz je albo zagraj towarzysko.
error-rated-content = Gra rankingowa używa naszych danych; usuń plik z danymi albo zagraj towarzysko.
error-rated-options = Gra rankingowa ma zwykłe opcje, poza poziomem trudności; albo zagraj towarzysko.
error-rated-seats = W grze rankingowej każdy ma jedno miejsce; oddaj pozostałe ludziom lub botom.
error-rated-bots = W grze rankingowej boty mają jeden z czterech poziomów; wybierz któryś.
error-rated-replay = Gra rozpoczęta z powtórki nie jest rankingowa.
error-bad-options = Te wybory nie pasują do siebie.
error-no-hint = Bot nie ma teraz pomysłu; zapytaj ponownie za chwilę.
error-not-your-turn = Teraz decyduje ktoś inny.
error-nothing-to-undo = Nie ma twojego ruchu, który można cofnąć.
error-asked-already = Pozostali gracze już są o to pytani.
error-stale = Gra poszła dalej, zanim to dotarło; spójrz jeszcze raz.
error-not-allowed = Zasady na to teraz nie pozwalają.
error-not-abandoned = Tego miejsca nie można teraz przejąć.
error-no-proposal = To głosowanie już się skończyło.
error-cooperative = W grze kooperacyjnej nikt się nie poddaje; możesz odejść od stołu.
error-forbidden = To nie należy do ciebie; może zrobi to gospodarz.
error-nobody = Serwer cię nie zna; wczytaj stronę ponownie.
error-no-person = Nie ma tu nikogo takiego.
error-not-seated = Nie masz tu miejsca.
error-no-seat = Nie ma takiego miejsca.
error-started = Ta gra już się zaczęła.
error-not-playing = Ta gra teraz się nie toczy.
error-not-over = Ta gra jeszcze trwa.
error-wrong-seats = Ta gra nie jest dla tylu graczy.
error-unknown-bot = Ten bot nie gra w tę grę.
error-too-many-tables = Prowadzisz już zbyt wiele stołów; dokończ lub zamknij któryś.
error-too-many-replays = Masz już zbyt wiele plików gier; najpierw usuń któryś.
error-too-many-tokens = Masz już zbyt wiele kluczy; najpierw usuń któryś.
error-token = Program nie może tego zrobić; użyj przeglądarki zalogowanej na twoje konto.
error-read-only = Ten klucz pozwala tylko czytać.
error-hidden-hand = Karty na ręce są w tej grze ukryte: za kogoś innego może grać tylko bot.
error-unavailable = Serwer nie może teraz niczego zapisać; spróbuj za chwilę.
error-others-play = Przy tym stole siedzą inni; możesz odejść, ale nie zatrzymać gry.
error-refused-already = Inni się nie zgodzili; najpierw graj dalej.
error-maintenance = Trwają prace przy serwerze i można teraz tylko oglądać; wróć wkrótce.
error-banned = Nie możesz korzystać z tego serwera; zapytaj tych, którzy go prowadzą.
error-newer = Ta gra toczy się na nowszej wersji serwera; spróbuj za chwilę.
error-not-for-two = Tylko grę dwóch osób można tak wygrać; niech bot gra dalej.
error-too-many-browsers = Masz już zbyt wiele przeglądarek; najpierw wyłącz którąś.
error-too-long = Ta gra jest za długa, by przemyśleć ją od nowa.
error-bad-content = Tego pliku z danymi nie można użyć; poniżej widać, co nie pasuje.
error-over = W tym miejscu gra jest skończona; cofnij się o kilka ruchów i graj dalej stamtąd.
error-damaged = Ten plik gry jest uszkodzony.
error-empty = Ta wiadomość jest pusta.
error-unknown-zone = Nie ma takiej strefy czasowej.
error-no-address = Najpierw potwierdź adres.
error-no-mail = Ten serwer nie wysyła poczty.
error-mail-failed = Nie udało się wysłać wiadomości; spróbuj później.
error-bad-push = Ten serwer nie może wysyłać powiadomień do tej przeglądarki.
error-bad-request = Czegoś brakuje albo coś jest za krótkie lub za długie.
error-accident = Na serwerze coś się nie udało; spróbuj ponownie.
error-unknown-action = W tej grze nie ma takiego ruchu; wczytaj stronę ponownie.
error-unknown-game = Nie ma tu takiej gry.
error-hello-first = Stół nie jest jeszcze gotowy; spróbuj ponownie za chwilę.
error-bad-message = Serwer nie rozumie tej strony; wczytaj ją ponownie.
error-wrong-method = Serwer nie rozumie tej strony; wczytaj ją ponownie.
error-wrong-type = Serwer nie rozumie tej strony; wczytaj ją ponownie.
lost-title = Nic tu nie ma
failed-title = Nie można pokazać tej strony
lost-about = Pod tym adresem nie ma strony.

## Parts of every board

chronicle = Kronika
text-board = Plansza jako tekst
text-board-open = Otwórz planszę jako tekst, aby na niej grać
text-actions = Co możesz zrobić
turn-of = Tura: { $name }
screen-parts = Części ekranu

## Maps and stories of all boards

map-zoom = Powiększenie
map-nearer = Przybliż
map-farther = Oddal
map-inset = Widoczny wycinek; dotknij, by go przesunąć
story-skip = Pomiń
story-turns = { $turns ->
    [one] jeszcze 1 tura
    [few] jeszcze { $turns } tury
   *[other] jeszcze { $turns } tur
}
story-to-question = Przejdź do pytania
away-title = Pod twoją nieobecność
away-late-title = Co się tymczasem wydarzyło
away-show = Pokaż
away-go-on = Graj dalej
story-on = Dalej
seat-on-turn = gra
seat-due = decyduje
seat-thinks = myśli
speed-instant = Od razu
chronicle-rules = Zasady
chronicle-more =
    { $number ->
        [one] jeszcze 1 szczegół
        [few] jeszcze { $number } szczegóły
       *[other] jeszcze { $number } szczegółów
    }
chronicle-before = Początek
chronicle-empty = Jeszcze nic się nie wydarzyło: tu pojawi się wszystko, co robią gracze, najnowsze na górze.
legend = Legenda

# running the server
title-admin = Prowadzenie serwera
admin-find = Znajdź osobę
admin-find-about = Po identyfikatorze, koncie lub części nazwy.
admin-sessions =
    { $count ->
        [one] jedna sesja
        [few] { $count } sesje
       *[many] { $count } sesji
    }
admin-password = Nowe hasło
admin-end = Zakończ wszystkie sesje
admin-ban = Zablokuj
admin-bans = Blokady
admin-whom = Konto, identyfikator lub zakres adresów
admin-days = Dni (0: na zawsze)
admin-why = Dlaczego
admin-unban = Zdejmij blokadę
admin-close = Zamknij stół
admin-table = Identyfikator stołu: ostatnia część adresu
admin-reports = Zgłoszenia
admin-nothing = Nic nie czeka.
admin-done = Załatwione
admin-read-only = Tylko odczyt: nikt niczego nie zmienia
admin-given = Nowe hasło to { $password }. Pokazujemy je tylko raz.
admin-ok = Gotowe.
admin-guest = gość
admin-nobody = Nikogo nie znaleziono.
admin-for-good = na zawsze

# na jednym urządzeniu, bez serwera
play-here = Graj tutaj, bez serwera

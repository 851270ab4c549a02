# Co mówi klient w przeglądarce wokół gier.

## Wszędzie

close = Zamknij
cancel = Anuluj
delete = Usuń
keep = Zapisz
kept = Zapisano.
loading = Wczytywanie…
menu = Menu
on = Tak
off = Nie
yes = Tak
no = Nie
try-again = Spróbuj ponownie
new-version-title = Nowa wersja
new-version = Jest już nowa wersja. Wczytaj stronę ponownie, żeby grać dalej.
reload = Wczytaj ponownie
skip = Przejdź do treści
hidden = coś ukrytego
seat = miejsce { $number }
guest = Gość
player = Gracz { $number }
you = Ty
you-called = { $name } (ty)
somebody = Ktoś
toast = Powiadomienie
logo = Occasus, strona główna
language = Język
download = Pobierz

## Drogi do stron i tytuły

nav = Strony
nav-home = Strona główna
nav-play = Graj
nav-tables = Stoły
nav-turns = Moja tura
nav-rules = Zasady
nav-study = Analizy
nav-replays = Powtórki
nav-learn = Nauka
nav-people = Gracze
nav-profile = Profil
nav-section = Strony tego działu
nav-mine = Twoje strony
nav-about = O tych wydaniach
nav-settings = Ustawienia
title-home = Occasus: trzy gry o upadku Rzymu
title-page = { $page } · Occasus
title-tables = Stoły
title-turns = Moja tura
title-confirm = Potwierdzenie adresu
title-reset = Nowe hasło
title-unsubscribe = Rezygnacja z e-maili
title-rules = Zasady
title-replays = Powtórki
title-learn = Nauka
title-lesson = Nauka
title-puzzle = Nauka
title-puzzles = Zadania
title-editor = Edytor planszy
title-book = Jak grać
title-try = Wypróbuj
title-cards = Karty pomocnicze
title-replay = Powtórka
title-study = Analizy
title-explore = Analiza
title-referee = Sędzia
title-refereed = Sędzia
open-study = Otwórz w analizie
title-ending = { end-results }
analysis = Analiza
title-scene = Scena
title-about = O tych wydaniach
title-figures = Wartości komponentów
title-settings = Ustawienia
title-begin = Gra się zaczyna
title-join = Zaproszenie
title-lost = Nie ma takiej strony
title-person = Profil
title-people = Gracze
title-messages = Wiadomości
messages = Wiadomości
messages-waiting =
    { $count ->
        [one] 1 nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
ask-to-play-name = Zaproś do gry: { $name }
title-challenge = Wyzwanie tygodnia
title-events = Turnieje
home-challenge = Te same karty i rzuty dla wszystkich, jedna próba
title-ladder = Tabela rankingowa
sign-in = Zaloguj się
guest-keep = Zapisz moje gry
title-your-turn = Twoja tura

## Gry

game-fall_of_rome = Upadek Rzymu
game-empires_end = Upadek Imperium
game-struggle_for_rome = Walka o Rzym
game-fall_of_rome-about = Wspólnie brońcie granic. Pięć plemion ciągnie na Rzym, a legionów, fortów i przymierzy trzeba wszędzie naraz.
game-empires_end-about = Upadnie każde imperium. Liczy się, czyje upadnie najlepiej. Zapłać, żeby katastrofa poszła dalej, albo ją weź i wyciągnij z niej naukę.
game-struggle_for_rome-about = Poprowadź dwa plemiona przez Limes, złup pięć prowincji i załóż królestwo na ruinach.
game-about =
    { $sort ->
        [together] { $least }–{ $most } graczy, kooperacja · { $minutes } min
       *[rivals] { $least }–{ $most } graczy, rywalizacja · { $minutes } min
    }

## Strona główna

home-title = Trzy gry planszowe o upadku Rzymu
home-intro = Graj od razu z botami albo ze znajomymi, bez zakładania konta.
home-start = Zagraj pierwszą partię
home-greeting = Salve, { $name }
home-greeting-guest = Salve
home-online =
    { $count ->
        [one] 1 osoba online
        [few] { $count } osoby online
       *[many] { $count } osób online
    }
home-running =
    { $count ->
        [one] 1 gra w toku
        [few] { $count } gry w toku
       *[many] { $count } gier w toku
    }
home-waiting =
    { $count ->
        [one] 1 stół szuka graczy
        [few] { $count } stoły szukają graczy
       *[many] { $count } stołów szuka graczy
    }
home-more-waiting =
    { $count ->
        [one] czeka jeszcze 1 stół
        [few] czekają jeszcze { $count } stoły
       *[many] czeka jeszcze { $count } stołów
    }
home-live = Teraz na żywo
home-watch = Oglądaj
take-turn = Wykonaj ruch
puzzle-day = Zadanie dnia
puzzle-solve = Rozwiąż
puzzle-done = Rozwiązane
puzzle-others = Inne zadania
puzzle-days =
    { $count ->
        [one] 1 dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
now = Graj teraz
following = Obserwowani
invitations = Zaproszenia
open-table = Otwórz stół
join-code = Dołącz za pomocą kodu
join = Dołącz
code = Kod lub link z zaproszenia
play-bots = Graj z botami
play-with-bots = Graj z botami
back-to-table = Wróć do stołu: { $game }
play-people = Graj z ludźmi
first-game-together = Na pierwszy raz: poziom Nowicjusz, silne boty jako partnerzy i włączone podpowiedzi.
first-game-rivals = Na pierwszy raz: dwa początkujące boty i włączone podpowiedzi.
step-up = Poziom wyżej: { $level }
learn-game = Pierwsza gra z przewodnikiem
waiting-for-you = Czekają na ciebie
open-tables = Otwarte stoły
no-open-tables = Nie ma teraz otwartych stołów. Otwórz publiczny, a inni go tu znajdą.
recent-replays = Ostatnie powtórki
not-affiliated = Occasus to darmowy projekt fanów. Nie jest związany z autorami ani wydawcami gier pudełkowych i nie korzysta z ich ilustracji ani tekstów.

## Nowy stół

new-table = Nowy stół
new-table-game = Gra
new-table-with = Z kim grasz
new-table-players = Gracze
with-friends = Przyjaciele
with-bots = Boty
with-screen = Jeden ekran
with-friends-about = Dostaniesz link, który możesz wysłać znajomym. Wolne miejsca mogą zająć boty.
with-strangers = Nie masz kogo zaprosić? Zagraj z kimś, kto szuka tej samej gry
with-bots-about = Na pozostałych miejscach grają boty.
with-screen-about = Wszyscy grają na tym urządzeniu i podają je sobie.
with-alone-about = Grasz w pojedynkę, w wariant dla jednej osoby.

## Stoły na listach

my-tables = Moje stoły
no-tables = Nie grasz jeszcze przy żadnym stole.
tables-intro = Twoje stoły oraz publiczne, do których możesz dołączyć lub które możesz oglądać
turns-intro = Stoły, które czekają na twój ruch, od najpilniejszych
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
turns-settings = Powiadomienia o turze
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
state-over = Zakończona
state-playing = W toku
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
table-of = Stół gracza { $name }
table-closed = Ten stół został zamknięty.
table-closed-about = Zamknięto go, zanim gra się zaczęła. Otwórz nowy stół albo dołącz do któregoś z listy.
table-stopped = Ta gra została przerwana.
table-stopped-about = Wszyscy gracze odeszli. Otwórz nowy stół albo dołącz do któregoś z listy.
table-aborted = Gra przerwana na początku
table-aborted-about = Skończyła się, zanim wszyscy podjęli pierwsze decyzje, więc się nie liczy.
table-private = Ten stół jest prywatny
table-private-about = Ten stół jest prywatny, zamknięty albo gra dawno się skończyła. Poproś kogoś z grających o link lub kod zaproszenia.
logged-out = Wylogowano cię.
logged-out-about = Zaloguj się ponownie, żeby grać dalej. Twoje miejsce nadal czeka.
watching-about = Oglądasz tę grę, bo wszystkie miejsca są zajęte. Żeby zagrać, otwórz stół albo dołącz do innego.

## Poczekalnia

lobby-intro =
    { $sort ->
        [together] { $players ->
            [one] { $game } dla 1 gracza
           *[many] { $game } dla { $players } graczy, kooperacja
        }
       *[rivals] { $game } dla { $players } graczy, rywalizacja
    }
lobby-free =
    { $free ->
        [one] 1 miejsce jest jeszcze wolne
        [few] { $free } miejsca są jeszcze wolne
       *[many] { $free } miejsc jest jeszcze wolnych
    }
lobby-host-begins = Czekamy, aż gospodarz zacznie grę
lobby-away =
    { $away ->
        [one] 1 gracza nie ma
       *[many] { $away } graczy nie ma
    }
lobby-ready = Wszyscy są
ready = Gotowe
ready-is = gotowość potwierdzona
ready-not = gotowość niepotwierdzona
lobby-not-ready =
    { $waiting ->
        [one] 1 gracz jeszcze nie potwierdził
        [few] { $waiting } graczy jeszcze nie potwierdziło
       *[other] { $waiting } graczy jeszcze nie potwierdziło
    }
ready-rated = To gra rankingowa. Koniec czasu, odejście i poddanie się oznaczają ostatnie miejsce.
ready-changed = Gospodarz zmienił opcje stołu. Sprawdź je, zanim potwierdzisz.
begin = Zaczynamy
leave = Odejdź
close-table = Zamknij stół
close-table-sure = Zamknąć ten stół dla wszystkich? Miejsca i czat zostaną usunięte.
leave-lobby-sure = Odejść od stołu? Stracisz swoje miejsce.
seats = Miejsca
seats-taken = { $taken } z { $seats }
seat-name = Imię gracza { $number }
lobby-unnamed = Inni widzą cię jako gościa. Jak mają cię nazywać?
seat-free = Wolne miejsce
seat-open = usiądź tu albo poczekaj na innych
seat-open-waits = czeka na gracza
seat-open-host = zaproś kogoś albo dodaj bota
seat-asked = zaproszenie do rewanżu
seat-clear = Zwolnij miejsce
sit = Usiądź tu
sit-too = Graj też na tym miejscu
stand-up = Zwolnij miejsce
add-bot = Dodaj bota
bot-called = Bot { $name }
bot-for = { $name } ({ $bot })
bot-level = Poziom bota
bot-levels = Jak silne są boty?
bot-random = Fortuna
bot-random-about = gra losowo
bot-tiro = Tiro
bot-tiro-about = gra jak początkujący
bot-miles = Miles
bot-miles-about = solidny gracz
bot-centurio = Centurio
bot-centurio-about = patrzy naprzód
bot-legatus = Legatus
bot-legatus-about = najsilniejszy i najwolniejszy
bot-strength = wygrywa około { $tenths } z 10 gier przeciw trzem botom { $other }
bot-strength-together =
    { $tenths ->
        [0] drużyna trzech takich botów prawie nigdy nie wygrywa na poziomie Nowicjusz
       *[other] drużyna trzech takich botów wygrywa około { $tenths } z 10 gier na poziomie Nowicjusz
    }
host = gospodarz
here = przy stole
away = nie ma przy stole
copy-invitation = Kopiuj zaproszenie
copied = Zaproszenie skopiowane. Wyślij je osobom, z którymi chcesz zagrać.
copied-playing = Zaproszenie skopiowane. Każdy, kto ma link, może oglądać grę.
copy-failed = Przeglądarka nie pozwoliła skopiować. Zaznacz kod i skopiuj go ręcznie.
rules-of-table = Opcje stołu
more-options =
    { $count ->
        [one] 1 opcja zaawansowana
        [few] { $count } opcje zaawansowane
       *[many] { $count } opcji zaawansowanych
    }
pace = Czas na ruch
pace-about = ile czasu na każdy ruch
pace-days =
    { $days ->
        [0] Na żywo
        [one] 1 dzień
       *[many] { $days } dni
    }
clock = Zegar
clock-about = zapas czasu dla każdego gracza i dodatkowe 10 sekund na każdą decyzję; komu skończy się czas, ten jest ostatni
clock-minutes =
    { $minutes ->
        [0] Brak
       *[other] { $minutes } min
    }
clock-left = zostało { $time }
clock-pause = Zatrzymaj zegary
clock-paused = Zegary zatrzymane. Ruszą przy następnym ruchu.
clock-resume = Wznów zegary
clock-lent = Nie było cię: gra za ciebie bot.
clock-yours = Twoja kolej, zegar już chodzi
clock-runs = Zegary znowu chodzą.
clock-runs-by = { $name } wznawia zegary.
clock-short =
    { $sort ->
        [together] Kończy ci się czas. Gdy minie, na twoim miejscu do końca zagra bot.
       *[rivals] Kończy ci się czas. Gdy minie, zajmujesz ostatnie miejsce i nie możesz wrócić do gry.
    }
clock-back = Wracam do gry
clock-returning = Witaj z powrotem. Wrócisz do gry, gdy bot skończy twoją turę.
vote-pause = { $name } prosi o zatrzymanie zegarów.
hints = Podpowiedzi
hints-about = gracze mogą prosić bota o podpowiedź
rated = Ranking
rated-about = tylko z kontem, z zegarem albo korespondencyjnie, bez podpowiedzi, ze standardowymi opcjami
rated-yes = Rankingowa
rated-no = Towarzyska
rating-is = { $points } ± { $spread }
seat-rating = ranking { $points }
seat-provisional = ranking { $points }, tymczasowy
seat-guest = gość
seat-program = program
public = Widoczność
public-about = publiczne stoły widzą wszyscy na liście
public-yes = Publiczny
public-no = Tylko z linkiem
spectators = Widzowie
spectators-about = inni mogą oglądać, ale widzą tylko to, co jawne
stand-ins-note =
    { $count ->
        [one] { $count } wartość przy tym stole jest zastępcza: nie znaleźliśmy drukowanej.
        [few] { $count } wartości przy tym stole są zastępcze: nie znaleźliśmy drukowanych.
       *[many] { $count } wartości przy tym stole jest zastępczych: nie znaleźliśmy drukowanych.
    }
stand-ins-see = Zobacz które.
content-own =
    { $count ->
        [one] Plik gospodarza zmienia { $count } wartość.
        [few] Plik gospodarza zmienia { $count } wartości.
       *[many] Plik gospodarza zmienia { $count } wartości.
    }
content-bring = Graj z własnymi danymi
content-about = Masz grę pudełkową? Popraw wartości w małym pliku i otwórz go tutaj. Będą z nich korzystać zasady, boty, plansze i powtórki tego stołu.
content-template = Plik ze wszystkimi wartościami do poprawienia
content-file = Otwórz plik z danymi
content-back = Przywróć domyślne wartości
figures = Wartości
figures-own = Gra z wartościami gospodarza
figures-ours = Niektóre wartości są zastępcze, bo żadna instrukcja ich nie podaje
figures-none-own = Nikt nie dodał do tego stołu pliku z danymi albo jego wartości są takie same jak nasze.
figures-intro = Które wartości pochodzą z pliku gospodarza, a które są zastępcze.
figures-back = Wróć do stołu
figures-stand-ins =
    { $count ->
        [one] { $count } wartość zastępcza
        [few] { $count } wartości zastępcze
       *[many] { $count } wartości zastępczych
    }

## Czat

talk = Czat
talk-write = Napisz do wszystkich przy stole
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-moment = Chwileczkę.
phrase-thinking = Jeszcze myślę.
phrase-sorry = Przepraszam.
phrase-thanks = Dziękuję!
phrase-played = Dobra gra!
phrase-again = Jeszcze jedna gra?
phrases = Gotowe zdania (każdy czyta je w swoim języku)
block = Zablokuj
unblock = Odblokuj
blocked = Zablokowano: { $name }. Nie zobaczysz już wiadomości od tej osoby przy żadnym stole.
talk-empty = Nie ma jeszcze wiadomości.
talk-unread =
    { $unread ->
        [0] Czat
        [one] Czat, { $unread } nowa wiadomość
        [few] Czat, { $unread } nowe wiadomości
       *[many] Czat, { $unread } nowych wiadomości
    }
said = { $name }: { $text }
mute = Wycisz
mute-all = Wycisz dla wszystkich
report = Zgłoś wiadomość
report-name = Zgłoś nazwę
reported = Zgłoszono. Sprawdzi to administrator.
muted =
    { $count ->
        [one] Wyciszono 1 osobę.
        [few] Wyciszono { $count } osoby.
       *[many] Wyciszono { $count } osób.
    }
unmute = Wyłącz wyciszenie

## Gra

waiting-for = Czekamy na ruch: { $names }
acts-now = może teraz wykonać ruch
hint = Podpowiedź
since = Od twojej tury
since-number =
    { $number ->
        [one] Od twojej tury: { $number } wpis
        [few] Od twojej tury: { $number } wpisy
       *[many] Od twojej tury: { $number } wpisów
    }
since-short = Nowe: { $number }
since-own = Co się stało
since-partner =
    { $number ->
        [one] i jeszcze 1 akcja
        [few] i jeszcze { $number } akcje
       *[other] i jeszcze { $number } akcji
    }
since-more =
    { $number ->
        [one] i jeszcze 1 wpis w kronice
        [few] i jeszcze { $number } wpisy w kronice
       *[many] i jeszcze { $number } wpisów w kronice
    }
advice = Proponowane ruchy
advice-thinking = Bot myśli…
advice-chance = { $chance }% szans na wygraną
advice-equal = mniej więcej tak samo dobre
advice-table = Szanse przy tym stole, jeśli grasz jak { $level }.
advice-do = Zagraj to
advice-next = Następna propozycja { $at }/{ $count }
undo = Cofnij
edit-board = Edytuj planszę
undo-ask = Poproś o cofnięcie
rules = Zasady
line-lost = Utracono połączenie. Łączymy ponownie… Twoje ruchy wyślemy, gdy wróci sieć.
new-rules = Na serwerze poprawiono zasady. Gracie dalej z tej samej pozycji, według nowych zasad. Wcześniejszych ruchów nie można już cofnąć ani obejrzeć.
abandoned = { $seat }: zbyt długa nieobecność.
takeover-bot = Zastąp botem
takeover-me = Przejmij miejsce
takeover-claim = Ogłoś zwycięstwo
takeover-claim-sure = Zakończyć grę i ogłosić swoje zwycięstwo?
vote-undo = { $name } prosi o cofnięcie swojego ostatniego ruchu.
vote-bot = { $name } prosi, żeby za gracza { $seat } grał bot.
vote-takeover = { $name } chce grać za gracza { $seat }.
vote-count = Zgoda: { $yes } z { $voters }.
news-resigned = { $name } poddaje grę. Dalej gra { $bot }.
news-time-up = { $name }: koniec czasu. Dalej gra { $bot }.
news-bot = { $bot } gra za gracza { $name } do jego powrotu.
news-left = { $name } odchodzi od stołu.
news-back = { $name } wraca do gry.
news-no = { $name } się nie zgadza.
news-no-many = Pozostali się nie zgadzają.
vote-mine-pause = Prosisz o zatrzymanie zegarów. Twój chodzi, dopóki pozostali się nie zgodzą.
vote-mine-undo = Prosisz o cofnięcie swojego ostatniego ruchu.
vote-mine-takeover = Pytasz pozostałych, kto ma grać na opuszczonym miejscu.
vote-withdraw = Wycofaj
resign = Poddaj się
resign-sure = Poddać grę? Twoje miejsce przejmie bot, a w grze dwuosobowej wygra przeciwnik.
block-name = Zablokuj: { $name }
abort = Przerwij grę
abort-sure = Przerwać tę grę? Nie będzie się liczyć dla nikogo.
sure-rated = To gra rankingowa: odejście lub poddanie się oznacza ostatnie miejsce.
stay = Zostań
fair = Uczciwe losowanie
pass-to = Podaj ekran: { $name }
pass-about = Karty gracza { $name } są zakryte, dopóki gracz nie usiądzie przed ekranem.
pass-ready = Gotowe, to ja

## Koniec

end-results = Wynik
end-won-together = Wygrana: Rzym przetrwał
end-lost-together = Przegrana: Rzym upadł
end-won = Wygrana
end-winner =
    { $count ->
        [one] Wygrywa { $names }
       *[many] Wygrywają { $names }
    }
end-when =
    { $moves ->
        [one] Koniec gry: { $date }, po 1 ruchu.
       *[many] Koniec gry: { $date }, po { $moves } ruchach.
    }
end-place = { $place }.
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
result-resigned = przeciwnik poddał grę
result-claimed = przeciwnik nie wrócił
result-time = przeciwnikowi skończył się czas
end-you-resigned = Gra poddana.
end-you-claimed = Nie udało ci się wrócić na czas.
end-you-time = Skończył ci się czas.
end-you-gave-up = Grę dokończył za ciebie bot, a ty zajmujesz ostatnie miejsce.
end-chapter = Warto przeczytać przed następną grą:
share-picture = Udostępnij obrazek
share-shared = Obrazek udostępniony.
share-kept = Niczego nie udostępniono.
share-saved = Obrazek zapisano w pobranych plikach jako occasus.png.
decided-thinking = Analizujemy grę…
rematch = Zagraj jeszcze raz
rematch-join = Dołącz do rewanżu
rematch-accept = Przyjmij
rematch-decline = Odmów
replay = Powtórka
look-at-board = Pokaż planszę

## Powtórki

replays-intro = Skończone gry, ruch po ruchu
replays-mine = Moje gry
replays-public = Publiczne gry
replays-brought = Wczytane pliki gier
no-replays = Nie masz jeszcze żadnej zakończonej gry.
no-public-replays = Nie ma jeszcze zakończonych publicznych gier.
bring-file = Otwórz plik gry
replay-of = { $game }, powtórka
step = Ruch
step-of = { $at } z { $moves }
step-back = Poprzedni ruch
step-on = Następny ruch
step-turn = Następna tura
step-turn-back = Poprzednia tura
step-action = Następna akcja
step-action-back = Poprzednia akcja
step-strip = Tury
step-setup = Przygotowanie
step-end = Koniec
step-every = Każda karta i kość osobno
step-place =
    { $game ->
        [empires_end] Faza
        [struggle_for_rome] Runda
       *[other] Tura
    } { $turn } z { $total }, akcja { $action } z { $of }
replay-play-on = Graj dalej od tego miejsca
replay-played-on = Nowa gra od ruchu { $move }. Grasz jako { $name }, na pozostałych miejscach grają boty. Pierwotna gra pozostaje bez zmian.
replay-older = Tę grę rozegrano według starszych zasad. Widzisz ją tak, jak ją zapisano, ze wszystkimi kartami odkrytymi.

## Zasady

rules-intro = Każda zasada ma swój symbol, do którego odsyłają kronika, podpowiedzi i wyjaśnienia, czemu czegoś nie wolno.
rules-search = Szukaj słów albo symbolu zasady
rules-count =
    { $count ->
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-near = Żadna zasada nie zawiera wszystkich tych słów. Te są najbliższe.
rule-mark = Zasada { $rule }
rule-open = Otwórz w zasadach
rule-ledger = Dokładna zasada, po angielsku:
scenes = Sceny, które pokazują tę zasadę
contents = Spis treści

## O grach

about-intro = Które wartości pochodzą z gry pudełkowej, które są zastępcze i z czyjej pracy korzystamy
about-editions = O tych wydaniach
about-stand-ins = Zasady są zgodne z drukowanymi instrukcjami. Tam, gdzie nie znaleźliśmy drukowanej karty lub planszy, używamy zastępczych. Wszystkie są tu wymienione i wszystkimi da się grać.
about-own = Jeśli masz grę pudełkową, możesz zastąpić każdą z tych wartości małym plikiem: przy własnym stole, pod jego opcjami, albo w terminalu:
about-sure = Wartości ze źródłem: { $high ->
        [one] { $high } pewna
        [few] { $high } pewne
       *[many] { $high } pewnych
    }, { $medium ->
        [one] { $medium } prawdopodobna
        [few] { $medium } prawdopodobne
       *[many] { $medium } prawdopodobnych
    }, { $low ->
        [one] { $low } niepewna
        [few] { $low } niepewne
       *[many] { $low } niepewnych
    }. Wartości zastępcze: { $standins }.
about-not-affiliated = Projekt niezależny
about-credits = Podziękowania
edition-fall_of_rome = Wartości zastępcze: dni podróży na większości kart miast, które decydują tylko o tym, kto zaczyna. Destabilizujące wersje większości kart zdarzeń znamy tylko z jednego publicznego źródła.
edition-empires_end = Wartości zastępcze: stawki, koszty i zdolności na kartach katastrof, karty konfliktów, kolejność faz i koszty odbudowy.
edition-struggle_for_rome = Wartości zastępcze: mapa, liczba kart rozwoju i działanie niektórych z nich oraz skład żetonów łupu.
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
theme-about = tylko stron; plansze się nie zmieniają
theme-system = Systemowy
theme-dark = Ciemny
theme-light = Jasny
motion = Animacje
motion-about = czy elementy się poruszają
motion-system = Systemowe
motion-full = Pełne
motion-none = Brak
speed = Prędkość
speed-now = Prędkość: { $speed }
speed-about = jak szybko poruszają się elementy
speed-calm = Spokojnie
speed-normal = Normalnie
speed-fast = Szybko
odds = Szanse
odds-about = pokazuj, co może wyjść ze stosów
notes = Wskazówki dla początkujących
notes-about = wyjaśniaj każde zdarzenie, gdy zachodzi po raz pierwszy
sound-offer = Włączyć ciche dźwięki i dzwonek na twoją turę?
sound-on = Włącz
sound-effects = Dźwięki
sound-effects-about = ciche stuknięcia elementów, kart i kości
sound-bell = Dzwonek
sound-bell-about = gdy przychodzi twoja kolej
install-about = Żeby zainstalować Occasus jako aplikację, wybierz w menu przeglądarki „Zainstaluj” lub „Dodaj do ekranu głównego”.
confirm-done = Adres potwierdzony. Damy znać, gdy przyjdzie twoja kolej.
unsubscribe-done = Gotowe. Nie dostaniesz już więcej e-maili.
account = Konto
account-about = Grasz jako gość w tej przeglądarce. Załóż konto, a wrócisz do swoich stołów z każdego urządzenia.
account-is = Zalogowano jako { $account }
account-name = Nazwa konta
account-make = Załóż konto
account-log-in = Zaloguj się
account-recover = Użyj kodu odzyskiwania
passkey-in = Zaloguj się kluczem dostępu
code-if = Kod, jeśli używasz drugiego składnika
code-once = Kod z aplikacji
recovery-code = Kod odzyskiwania
security = Logowanie
passkeys = Klucze dostępu
passkeys-about = zaloguj się urządzeniem zamiast hasłem
passkey-add = Dodaj klucz dostępu
second-factor = Drugi składnik
second-factor-about = kod z aplikacji, oprócz hasła
second-factor-secret = Wpisz ten klucz w aplikacji uwierzytelniającej:
second-factor-open = Otwórz w aplikacji
second-factor-on = Włącz
second-factor-off = Wyłącz
recovery = Kody odzyskiwania
recovery-about = Każdym kodem możesz jeden raz ustawić nowe hasło, nawet bez e-maila. Przechowuj je w bezpiecznym miejscu.
recovery-left =
    { $codes ->
        [0] Nie masz kodów odzyskiwania.
        [one] Został 1 kod
        [few] Zostały { $codes } kody
       *[other] Zostało { $codes } kodów
    }
recovery-make = Utwórz nowe kody
password-forgotten = Nie pamiętasz hasła?
password-sent = Jeśli to konto ma potwierdzony adres, wysłaliśmy na niego link. Jest ważny przez godzinę.
password-set = Hasło zmienione. Zalogowano cię.
password = Hasło
password-old = Obecne hasło
password-new = Nowe hasło
password-about = Co najmniej 8 znaków. Podaj adres e-mail, żeby móc zmienić hasło, jeśli je zapomnisz.
password-change = Zmień hasło
log-out = Wyloguj się
log-out-everywhere = Wyloguj wszędzie i unieważnij wszystkie klucze
tokens = Klucze API
tokens-about = Program z kluczem może grać jako ty. Traktuj klucz jak hasło.
sessions = Aktywne sesje
sessions-about = Przeglądarki zalogowane na twoje konto. Wyloguj te, których nie rozpoznajesz.
session-unknown = Nieznana przeglądarka
session-current = ta przeglądarka
session-seen = ostatnio { $date }
session-end = Wyloguj
token-scope = Uprawnienia
token-scope-play = gra
token-scope-read = tylko odczyt
token-days = Ważność (dni)
token-until = do { $date }
token-label = Nazwa
token-make = Utwórz klucz
token-secret = Skopiuj go teraz, nie pokażemy go ponownie:
my-data = Moje dane
my-data-about = Wszystko, co serwer o tobie przechowuje.
my-data-export = Pobierz moje dane
my-data-delete = Usuń moje konto
my-data-delete-about = Trwale usuwa twoje imię, konto, klucze, wiadomości i pliki gier. Trwające gry potoczą się bez ciebie.

## Co się nie udało

error-unreadable = Nie można odczytać tego tekstu lub linku.
error-no-start = Rozstawianie tej gry trwa zbyt długo.
error-unknown = Coś poszło nie tak. Spróbuj ponownie.
error-offline = Nie można połączyć się z serwerem.
error-old-link = Ten link wygasł albo został już użyty. Poproś o nowy.
error-guest = Goście nie mają hasła.
error-not-found = Tego nie ma albo nie masz do tego dostępu.
error-private-replay = Ta powtórka jest prywatna albo usunięta. Poproś gracza o link: „Kopiuj link”.
error-no-code = Żaden otwarty stół nie ma tego kodu.
error-taken = To jest już zajęte. Wybierz coś innego.
error-play-now = Przy stołach „Graj teraz” każdy ma jedno miejsce, a resztę zajmują boty.
error-play-now-rules = Stoły „Graj teraz” mają stałe opcje. Żeby je zmienić, otwórz własny stół.
error-not-invited = Możesz zapraszać osoby, które skończyły już z tobą jakąś grę, o ile na to pozwalają.
error-too-many-invitations = Zbyt wiele twoich zaproszeń czeka jeszcze na odpowiedź.
error-too-many-blocked = Nie możesz zablokować więcej osób. Najpierw kogoś odblokuj.
error-block-self = Nie możesz zablokować siebie.
error-follow-self = Nie możesz obserwować siebie.
error-too-many-followed = Obserwujesz już tyle osób, ile można. Najpierw przestań kogoś obserwować.
error-wrong-password = Błędna nazwa konta lub hasło.
error-too-fast = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
error-too-large = Plik lub wiadomość ma za duży rozmiar.
error-not-a-match = Tego pliku gry nie da się tu pokazać.
error-no-study = Tej analizy nie ma w tej przeglądarce. Otwórz jej link lub plik.
error-open-seats = Niektóre miejsca są jeszcze wolne. Poczekaj albo oddaj je botom.
error-not-ready = Nie wszyscy jeszcze potwierdzili. Poczekaj na nich.
error-two-paces = Gra jest albo korespondencyjna, albo z zegarem. Wybierz jedno z nich.
error-no-clock = Przy tym stole nie ma zegara.
error-paused = Zegary są już zatrzymane.
error-not-paused = Zegary już chodzą.
error-others-away = Ktoś odszedł podczas przerwy. Poczekaj, aż wróci, albo 15 minut.
error-rated-hints = W grze rankingowej nie ma podpowiedzi. Wyłącz je albo zagraj towarzysko.
error-bad-passkey = Ten klucz dostępu nie zadziałał. Spróbuj ponownie albo użyj hasła.
error-wrong-code = Ten kod jest błędny albo już użyty. Spróbuj innego.
error-second-factor = Wpisz też kod z aplikacji uwierzytelniającej.
error-name-taken = Ta nazwa przypomina konto, bota albo obsługę serwera. Wybierz inną.
error-reserved = To miejsce czeka na kogoś zaproszonego do rewanżu.
error-changed = Gospodarz właśnie zmienił stół. Sprawdź jeszcze raz.
error-rated-programs = Programy grają rankingowo tylko z innymi programami i botami.
error-rated-clock = Gra rankingowa toczy się z zegarem albo korespondencyjnie. Wybierz jedno z nich albo zagraj towarzysko.
error-rated-guest = Do gier rankingowych potrzebne jest konto. Załóż je w ustawieniach; wszystko, co masz, zostanie.
error-rated-aborts = Kto w ciągu doby przerwie na początku 3 gry rankingowe, gra przez pewien czas tylko towarzysko.
error-rated-content = Gra rankingowa używa domyślnych wartości. Usuń plik z danymi albo zagraj towarzysko.
error-rated-options = Gra rankingowa ma standardowe opcje (poza poziomem trudności). Przywróć je albo zagraj towarzysko.
error-rated-seats = W grze rankingowej każdy gra na jednym miejscu. Oddaj pozostałe ludziom lub botom.
error-rated-bots = W grze rankingowej grają boty czterech standardowych poziomów. Wybierz któryś.
error-rated-replay = Gra rozpoczęta z powtórki nie może być rankingowa.
error-bad-options = Tych opcji nie można połączyć.
error-no-hint = Nie ma jeszcze podpowiedzi. Spróbuj ponownie za chwilę.
error-not-your-turn = To nie twoja kolej na decyzję.
error-nothing-to-decide = Tutaj nikt nie podejmuje decyzji. Wybierz inną pozycję.
error-nothing-to-undo = Nie masz ruchu do cofnięcia.
error-asked-already = Głosowanie w tej sprawie już trwa.
error-stale = Gra potoczyła się dalej. Spójrz na planszę i spróbuj ponownie.
error-not-allowed = Zasady teraz na to nie pozwalają.
error-not-abandoned = Tego miejsca nie można teraz przejąć.
error-no-proposal = To głosowanie już się skończyło.
error-cooperative = W grze kooperacyjnej nie można się poddać, ale możesz odejść od stołu.
error-forbidden = Nie masz do tego uprawnień. Może zrobi to gospodarz.
error-nobody = Nie znaleziono twojej sesji. Wczytaj stronę ponownie.
error-no-person = Nie znaleziono gracza.
error-not-seated = Nie masz miejsca przy tym stole.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-started = Ta gra już się zaczęła.
error-not-playing = Ta gra nie jest w toku.
error-not-over = Ta gra jeszcze trwa.
error-wrong-seats = W tę grę nie można grać w tyle osób.
error-unknown-bot = Ten bot nie gra w tę grę.
error-too-many-tables = Prowadzisz zbyt wiele stołów. Najpierw dokończ lub zamknij któryś.
error-too-many-replays = Masz zbyt wiele plików gier. Najpierw usuń któryś.
error-too-many-tokens = Masz zbyt wiele kluczy. Najpierw usuń któryś.
error-token = Klucz API na to nie pozwala. Użyj przeglądarki zalogowanej na twoje konto.
error-read-only = Ten klucz pozwala tylko na odczyt.
error-hidden-hand = W tej grze karty graczy są tajne, więc miejsce może przejąć tylko bot.
error-busy = Serwer jest przeciążony. Spróbuj za chwilę.
error-challenge-over = To wyzwanie już się skończyło. Co tydzień jest nowe.
error-challenge-tried = Ta jedna próba jest już wykorzystana, przez ciebie albo kogoś z drużyny.
error-challenge-rules = Wyzwanie jest dla wszystkich takie samo: po jednym miejscu, bez botów, ze stałymi zasadami.
error-challenge-open = Powtórki wyzwania zobaczysz po końcu tygodnia.
error-challenge-undo = W wyzwaniu nie można cofać ruchów.
error-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę.
error-others-play = Przy tym stole grają też inni. Możesz odejść, ale nie zakończyć gry.
error-refused-already = Pozostali odmówili. Wykonaj ruch, zanim zapytasz ponownie.
error-maintenance = Trwa konserwacja serwera: można się rozejrzeć, ale nie grać. Wróć niedługo.
error-banned = Twój dostęp do tego serwera jest zablokowany. Skontaktuj się z administratorem.
error-newer = Ta gra toczy się już na nowszej wersji serwera. Spróbuj za chwilę.
error-not-for-two = Zwycięstwo można tak ogłosić tylko w grze dwuosobowej. Niech miejsce przejmie bot.
error-too-many-browsers = Zbyt wiele twoich przeglądarek dostaje już powiadomienia. Najpierw wyłącz je w którejś.
error-too-long = Ta gra jest za długa, żeby ją przeanalizować.
error-bad-content = Tego pliku z danymi nie można użyć. Co w nim nie pasuje:
error-over = W tym miejscu gra jest już skończona. Cofnij się o kilka ruchów i graj stamtąd.
error-damaged = Ten plik gry jest uszkodzony.
error-empty = Ta wiadomość jest pusta.
error-unknown-zone = Nieznana strefa czasowa.
error-no-address = Najpierw potwierdź adres e-mail.
error-no-mail = Ten serwer nie wysyła e-maili.
error-mail-failed = Nie udało się wysłać e-maila. Spróbuj później.
error-bad-push = Ten serwer nie może wysyłać powiadomień do tej przeglądarki.
error-bad-request = Czegoś brakuje albo coś jest za krótkie lub za długie.
error-accident = Coś poszło nie tak na serwerze. Spróbuj ponownie.
error-unknown-action = W tej grze nie ma takiego ruchu. Wczytaj stronę ponownie.
error-unknown-game = Nie ma tu takiej gry.
error-hello-first = Trwa łączenie. Spróbuj ponownie za chwilę.
error-bad-message = Ta strona jest nieaktualna. Wczytaj ją ponownie.
error-wrong-method = Ta strona jest nieaktualna. Wczytaj ją ponownie.
error-wrong-type = Ta strona jest nieaktualna. Wczytaj ją ponownie.
error-rated-token = W tę grę rankingową graj w przeglądarce, a nie za pomocą klucza API.
error-too-many-passkeys = Masz za dużo kluczy dostępu albo ten jest już dodany.
error-administrator = To administrator. Użyj wiersza poleceń na serwerze.
error-own-address = Tym zakresem zablokujesz siebie.
error-too-wide = Ten zakres adresów jest zbyt szeroki, żeby go zablokować.
error-waiting-elsewhere = Czekasz już na inną grę. Najpierw opuść tamten stół.
lost-title = Nie ma takiej strony
failed-title = Nie udało się wczytać strony
lost-about = Pod tym adresem nic nie ma.

## Parts of every board

chronicle = Kronika
text-board = Plansza jako tekst
text-board-open = Graj na planszy tekstowej
text-actions = Co możesz zrobić
turn-of = Tura: { $name }
screen-parts = Panele

## Maps and stories of all boards

map-zoom = Powiększenie
map-nearer = Przybliż
map-farther = Oddal
map-inset = Mapa poglądowa; wskaż miejsce, żeby przesunąć widok
story-skip = Pomiń
story-turns = { $turns ->
    [one] jeszcze 1 tura do pokazania
    [few] jeszcze { $turns } tury do pokazania
   *[other] jeszcze { $turns } tur do pokazania
}
story-to-question = Przejdź do swojej decyzji
away-title = Pod twoją nieobecność
away-late-title = Co się wydarzyło pod twoją nieobecność
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
chronicle-before = Przygotowanie do gry
chronicle-empty = Nic się jeszcze nie wydarzyło. Ruchy pojawią się tutaj, najnowsze na górze.
legend = Legenda

# running the server
title-admin = Administracja serwera

# na jednym urządzeniu, bez serwera
play-here = Graj offline na tym urządzeniu

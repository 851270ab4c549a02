## Powtórka i jej analiza

replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-eyes = Punkt widzenia
replay-all = Wszystko odkryte
replay-eyes-of = Widok gracza { $name }
replay-decided = Decyzja zapadła: { $name }.
replay-share = Kopiuj link
replay-copied = Skopiowano link do tego ruchu. Każdy, kto go ma, może obejrzeć tę grę.
analysis-thinking = Analizujemy całą grę, może to potrwać minutę…
analysis-curve = Szanse na wygraną w ciągu gry. Do tury przejdziesz suwakiem albo przez zaznaczony punkt
analysis-moment = Punkt zwrotny { $letter }
analysis-axis = { $chance }% szans
analysis-show = Pokaż na planszy
analysis-next = Następny
analysis-why = Na 100 gier od tego miejsca lepsza tura wygrywa { $before }, a zagrana { $after }.
analysis-together = Wszyscy razem
analysis-done = Wybór gracza { $name }: „{ $action }”.
analysis-done-yours = Twój wybór: „{ $action }”.
analysis-chance-of = { $name }:

## Nauka

learn = Nauka
learn-intro = Trzy sposoby na każdą grę: pierwsza partia z przewodnikiem, krótka instrukcja albo zadania. Każdy obrazek to plansza, którą możesz wypróbować.
learn-puzzles = Zadania
learn-solved = rozwiązane
lesson-on = Dalej
lesson-show = Pokaż mi
lesson-back = Wstecz
lesson-again = Od początku
lesson-step = Krok { $at } z { $steps }
lesson-more = Więcej zadań
lesson-play = Zagraj teraz
lesson-next-chapter = Następny rozdział: { $chapter }
lesson-first-game = Zagraj pierwszą grę
lesson-leave = Wyjdź
lesson-later = Trochę później, w nowej pozycji.
lesson-chapters = Rozdziały przewodnika
learn-go-on = Graj dalej
learn-chapters =
    { $done } z { $count } rozdziałów za tobą
lesson-not-now = Ten ruch jest dozwolony, ale przewodnik potrzebuje najpierw innego.
puzzle-solved = Rozwiązane.
puzzle-failed = Tym razem nie. Zobacz, co się stało, i spróbuj jeszcze raz.

## Instrukcje

book = Jak grać
book-of = Jak grać: { $game }
book-minutes = { $minutes } min
book-chapters =
    { $count ->
        [one] { $count } rozdział
        [few] { $count } rozdziały
       *[other] { $count } rozdziałów
    }, { $minutes } min
book-read = przeczytane
book-exactly = Dokładne zasady
book-exactly-count =
    { $count ->
        [one] 1 zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    }
book-words = Słowniczek
book-forgotten = Często zapominane
book-forgotten-one = Często zapominane: { $text }
book-look-up = Znajdź zasadę
book-print = Drukuj
book-print-all = Wszystko na jednej stronie, do druku
book-next = Dalej: { $chapter }
book-step-back = Poprzedni krok
book-step-on = Następny krok
book-before = Przed pierwszym ruchem.
book-examples = Nazwa w nawiasie to przykład. `occasus rules { $example }` pokaże go w całości.
book-try = Wypróbuj
book-your-turn = Twój ruch
learn-guide = Pierwsza gra z przewodnikiem
try = Wypróbuj
try-task = Pozycja z instrukcji. Graj, jak chcesz; odpowiadają boty. „Od początku” przywraca tę pozycję.

## Karty pomocnicze

cards = Karty pomocnicze
cards-roles = Postacie
cards-events = Zdarzenia
cards-costs = Koszty
cards-fr-march = Marsz: 1 akcja, wzdłuż jednej linii, najwyżej z 3 legionistami.
cards-fr-sail = Żegluga z portu do portu: 1 akcja i karta miasta w jednym z kolorów celu.
cards-fr-fortify = Umocnienie pozycji: 1 akcja i karta twojego miasta.
cards-fr-recruit = Rekrutacja armii w mieście z fortem: 1 akcja.
cards-fr-battle = Bitwa: 1 akcja; 1 kość za każdego legionistę, najwyżej 3.
cards-fr-plot = Spisek we wspólnym mieście: 1 akcja; karta tego miasta zmienia właściciela.
cards-fr-ally = Przymierze tam, gdzie stoi plemię: 1 akcja i karty miast w jego kolorze.
cards-fr-enlist = Werbowanie sprzymierzonego plemienia: 1 akcja i 1 karta miasta w jego kolorze.
cards-fr-event = Zdarzenie: bez akcji. Destabilizacja: najpierw upadek rośnie o 1.
cards-alliance = Karty za przymierze
cards-pieces = Barbarzyńców w sumie
cards-revolts = Buntów dotąd
cards-invade = Najazdy
cards-recruit = Rekrutacja
cards-odds = Szanse na kościach
cards-battle-about = Nie licząc ścianki specjalnej, która uruchamia zdolność twojej postaci.
cards-dice = Kości
cards-removes = Co najmniej { $least } usuniętych
cards-falls = Średnia strata legionistów
cards-locations = Lokacje
cards-points = Punkty
cards-rebuild = Odbudowa
cards-place = Pozycja
cards-accepts = Czym płacić
cards-hammers = Młotki
cards-conflicts = Konflikty
cards-ee-pay = Katastrofa: w każdej swojej kolejce zapłać 1 żeton, który karta przyjmuje, lub monetę; albo weź kartę.
cards-ee-bid = Konflikt: przepada każdy topór i każda moneta z twojej oferty.
cards-ee-coin = Moneta zastępuje jedno zboże, topór lub młotek.
cards-ee-build = Budowa karty: 1 albo 2 młotki, zgodnie z kartą.
cards-ee-town = Niezniszczona Wioska: o 1 młotek mniej za jedną kartę w każdej fazie przemysłu.
cards-ee-sell = Sprzedaż karty: dostajesz 1 monetę.
cards-ee-rebuild = Odbudowa: młotki z ruiny, raz w każdej fazie przemysłu.
cards-ee-relief = Mniej niż 5 żetonów po wzięciu karty: 1 moneta za 2 punkty, aż będziesz mieć 5.
cards-development = Karty rozwoju
cards-sr-fighters = Zbrojni: 1 ruda, 1 koń. Jeździec i wojownik.
cards-sr-wagon = Wóz: 1 koń, 1 zboże, 1 bydło.
cards-sr-development = Karta rozwoju: 1 bydło, 1 sztuka złota.
cards-sr-joker = Raz w turze budowy 3 sztuki złota zastępują jedno dobro.
cards-sr-bank = Bank: 3 takie same za 1 rudę, 1 zboże albo 1 kartę pastwiska.
cards-sr-land = Strzałka lądowa: pierwsza strzałka darmowa, potem po 1 zbożu albo po 3 sztuki złota.
cards-sr-sea = Strzałka morska: pierwsza strzałka darmowa, potem po 1 sztuce złota.
cards-sr-rest = Plemię, które nic nie robi: 2 sztuki złota albo 1 dobro.
cards-sr-city = Każde podbite miasto: 1 punkt.
cards-sr-diplomacy = Dyplomacja, 3 odkrytych Dyplomatów: 2 punkty.
cards-sr-scourge = Bicz Rzymu, 5 kolorów jednego plemienia: 2 punkty.
cards-sr-legacy = Dziedzictwo Rzymu, po 4 miasta obu plemion: 2 punkty.
cards-sums-about = W rundzie rzuca się, aż wypadną 4 różne sumy.
cards-sum = Suma
cards-one-roll = W jednym rzucie
cards-a-round = W rundzie

## Przewodniki

chapter-fall_of_rome-turn = Pierwsza tura
chapter-fall_of_rome-revolt = Bunt
chapter-fall_of_rome-alliance = Zdarzenie, spisek, przymierze
guide-fall_of_rome-turn-table = Pięć plemion czeka poza Cesarstwem, a strzałki ich dróg wiodą do Rzymu (na planszy: Roma). Wygrywacie razem, gdy każde plemię jest sprzymierzone albo przepędzone. Jeśli Roma zostanie ograbiona, wszystko stracone.
guide-fall_of_rome-turn-sun = Słońce wskazuje upadek. Za każde ograbione miasto schodzi o jedno pole. Na polu 8 Rzym upada.
guide-fall_of_rome-turn-you = Grasz jako Consul: stoisz w Romie z 3 legionistami. W turze masz do 4 akcji. Obok, w Genui, stoi 2 Wizygotów.
guide-fall_of_rome-turn-march = Wejście między barbarzyńców nie zaczyna bitwy. **Dotknij Genui i maszeruj tam z 2 legionistami**; jeden zostaje w Romie.
guide-fall_of_rome-turn-battle = Teraz walcz. Rzucasz jedną kością za każdego legionistę, najwyżej 3. Ścianka usuwa barbarzyńców, kosztuje legionistę albo jedno i drugie. **Wybierz „Bitwa” i rzuć 2 kośćmi.**
guide-fall_of_rome-turn-fort = Obu Wizygotów już nie ma, poległ 1 legionista. Masz kartę Genui: **zapłać nią i umocnij miasto.** Przy forcie legioniści trzymają się bez ciebie, a ty możesz tu rekrutować.
guide-fall_of_rome-turn-levy = Twoja postać umie coś, czego inni nie umieją: Consul dodaje legionistę tam, gdzie stoi, albo w mieście z fortem. **Zaciągnij jednego w Genui.**
guide-fall_of_rome-turn-cards = Twoje 4 akcje są już wykonane, więc dobierasz 2 karty: Lutetię i zdarzenie. Teraz ruszają plemiona. Naciśnij „Dalej”, a zostanie odkryta pierwsza karta.
guide-fall_of_rome-turn-invasion = Wizygoci, Genua. Jest tam twój pionek i fort, więc poległ tylko 1 legionista i nikt nie wszedł. Gdyby legioniści byli sami, polegliby wszyscy. Teraz druga karta.
guide-fall_of_rome-turn-filled = Hunowie, Iuvavum: już tam stali, więc wszedł jeszcze jeden. Plemię, którego nie ma ani tu, ani w poprzednim mieście na swojej drodze, wchodzi bliżej jej początku. W mieście mieści się 3 z jednego plemienia. Czwarty nie wchodzi: miasto jest ograbione.
guide-fall_of_rome-revolt-partner = Trwa tura partnera w Mediolanum; jego akcje już się skończyły. Karty wszystkich leżą odkryte, a zdarzenie możesz zagrać w czyjejkolwiek turze.
guide-fall_of_rome-revolt-asked = Masz zdarzenie, więc w grze padłoby tu pytanie, czy je zagrasz. Nie kosztuje akcji. Na razie je zatrzymaj i zobacz, jakie 2 karty dobierze partner.
guide-fall_of_rome-revolt-increase = Bunt! Najpierw **wzrost**: znacznik idzie o jedno pole. Nadal 2 najazdy na turę i 3 rekrutów, ale po następnym buncie już 3 i 2.
guide-fall_of_rome-revolt-lutetia = Potem **spodnia** karta: Hunowie, Lutetia. Od razu przychodzi 3 Hunów, bez wędrówki. Stało tam 2 legionistów i fort: każdy legionista odparł jednego i poległ. Trzeci wszedł.
guide-fall_of_rome-revolt-intensify = Na koniec **intensyfikacja**: 3 użyte karty po przetasowaniu leżą znów na wierzchu. Dlatego te same miasta się powtarzają. Teraz ruszają plemiona.
guide-fall_of_rome-revolt-third = Hunowie, Iuvavum, znowu. Teraz stoi ich tam 3: jeszcze jeden i Iuvavum zostanie ograbione.
guide-fall_of_rome-revolt-held = I znów Wizygoci, Genua. Jest tam twój pionek i fort: 1 legionista poległ, 1 został. Potem zaczyna się twoja tura.
guide-fall_of_rome-alliance-event = Zdarzenie można zagrać w każdej chwili i nie kosztuje ono akcji. Czerwona, destabilizująca wersja jest silniejsza, ale najpierw schodzi słońce. **Zagraj Festina Lente w zwykłej wersji**: pionek idzie do dowolnego miasta.
guide-fall_of_rome-alliance-choose = Partner stoi w Mediolanum i ma kartę, której chcesz. **Wybierz Mediolanum.**
guide-fall_of_rome-alliance-go = **Przesuń własny pionek, z 2 legionistami.** To nie kosztuje akcji.
guide-fall_of_rome-alliance-plot = Stoicie razem, a partner ma kartę właśnie tego miasta. **Wybierz „Zabierz kartę”: to jest spisek.** Partner musi się zgodzić.
guide-fall_of_rome-alliance-to_huns = Zgoda. Masz teraz 4 zielone karty: tyle kosztuje przymierze z Hunami. Zawiera się je tam, gdzie stoją. **Maszeruj do Iuvavum z 2 legionistami.**
guide-fall_of_rome-alliance-ally = Stoi tu 3 Hunów. **Zawrzyj przymierze**: kosztuje 4 zielone karty.
guide-fall_of_rome-alliance-peace = Hunowie są sprzymierzeni na zawsze. Nadal najeżdżają i nadal ograbiają. Ale jedna zielona karta usuwa teraz wszystkich Hunów z twojego miasta, a w ich miejsce możesz postawić tylu samo legionistów.
guide-fall_of_rome-alliance-end = Zostały inne plemiona. Przegrywacie, gdy zajdzie słońce, gdy Roma zostanie ograbiona, gdy trzeba dołożyć barbarzyńcę, a żadnego już nie ma, albo gdy nie można dobrać dwóch kart. Wiesz już dość: zagraj pierwszą grę (jeśli chcesz, z podpowiedziami).
chapter-empires_end-disaster = Płać albo bierz
chapter-empires_end-industry = Budowa i odbudowa
chapter-empires_end-double = Dwie katastrofy
chapter-empires_end-conflict = Konflikt
chapter-empires_end-count = Podliczanie punktów
guide-empires_end-disaster-row = Twój rząd 11 lokacji; inni mają taki sam. Liczba mówi, ile lokacja jest warta, póki stoi. Wygrywa ten, kto na końcu ma najwięcej punktów.
guide-empires_end-disaster-fire = Pożar zagraża pozycji IX w każdym rzędzie: Farmie wartej 3 punkty. Masz świątynię, więc to ty decydujesz najpierw: zapłać jednym żetonem albo weź kartę.
guide-empires_end-disaster-pay = **Zapłać 1 zboże.** Potem decyduje następny gracz i tak dalej, w kółko, aż ktoś weźmie kartę.
guide-empires_end-disaster-pay_again = Pozostali gracze zapłacili i znów twoja kolej: nikt nie odpada. **Zapłać 1 topór.**
guide-empires_end-disaster-took = Kartę wziął następny gracz, a z nią świątynię i stos: 2 zboża i 2 topory. Karta leży jako usprawnienie pod wybraną lokacją, ale tamta Farma jest ruiną. Twój rząd stoi; zapłacone żetony przepadły.
guide-empires_end-disaster-farm = Ekonomia, dla wszystkich naraz. Każda zdolność z zieloną kreską działa raz: to twoje Farmy i Drogi. **Użyj Farmy wartej 3 punkty**: daje 1 zboże.
guide-empires_end-disaster-farm_11 = **Użyj Farmy wartej 11 punktów**: 1 młotek.
guide-empires_end-disaster-road = Droga warta 14 punktów zamienia zboże na młotek albo topór, do 2 razy. **Wymień 1 zboże na 1 topór.**
guide-empires_end-disaster-done = W swojej grze użyj każdej Farmy: to nic nie kosztuje. Tu wystarczy. **Naciśnij „Gotowe”**; faza kończy się, gdy skończą wszyscy.
guide-empires_end-disaster-so_on = Jest już następna katastrofa. Tak to trwa, pole po polu toru: katastrofy, a między nimi inne fazy.
guide-empires_end-industry-heap = Głód zagraża twojej Drodze wartej 6 punktów, a przy karcie leżą 2 młotki i 1 zboże. Są warte więcej niż Droga. **Weź kartę.**
guide-empires_end-industry-attach = Droga jest ruiną. Karta staje się usprawnieniem: **wsuń ją pod stojącą lokację**; żadna jeszcze nic nie ma, więc dobra jest każda. Jeśli ta upadnie, usprawnienie śpi, aż ją odbudujesz. Nigdy nie przepada.
guide-empires_end-industry-coins = Kto wziął kartę i ma mniej niż 5 żetonów, może kupić monety po 2 punkty. Ty masz dość. **Kup 0 monet.**
guide-empires_end-industry-build = Przemysł. Twoja Powódź kosztuje 1 młotek, a jedna z twoich Wiosek obniża koszt o 1. **Wybierz kartę, potem lokację dla niej, i zbuduj: za darmo.**
guide-empires_end-industry-attach_built = **Dla niej też wybierz lokację**, jedną z tych, które mają najmniej usprawnień.
guide-empires_end-industry-sell = W jednej fazie możesz zbudować lub sprzedać 2 karty. **Sprzedaj kartę Głód za 1 monetę.**
guide-empires_end-industry-keep = Teraz można by odrzucić resztę. **Zatrzymaj ją**; dobierasz do 4 kart.
guide-empires_end-industry-rebuild = Raz w każdej fazie przemysłu możesz odbudować ruinę. Twoja Droga kosztuje 2 młotki. **Odbuduj ją.**
guide-empires_end-industry-finish = Droga jest niezniszczona i jej zdolność znów działa. Dopiero teraz **naciśnij „Koniec przemysłu”.**
guide-empires_end-industry-grown = Katastrofa przyniosła ci żetony, to, co upadło, znów stoi, a usprawnień masz o 2 więcej. Tak upada się z głową.
guide-empires_end-double-both = Dwie katastrofy naraz. W swojej kolejce zajmujesz się każdą kartą, w dowolnej kolejności. Pożar zagraża twojej Wiosce wartej 25 punktów, Rewolta Farmie wartej 3.
guide-empires_end-double-save = Ratuj Wioskę: **zapłać 1 zboże za Pożar.**
guide-empires_end-double-take = Na Rewoltę nic ci nie zostało. Ale leżą tam 2 topory, a Farma jest warta tylko 3 punkty. **Weź kartę Rewolta.**
guide-empires_end-double-attach_two = Nowe usprawnienie. **Wybierz dla niego lokację.**
guide-empires_end-double-poor = Masz mniej niż 5 żetonów: można kupić monety po 2 punkty. Nie teraz. **Kup 0 monet.**
guide-empires_end-double-pay_axe = Pozostali gracze zapłacili za Pożar i wrócił on do ciebie. Tym, co leżało przy jednej karcie, możesz zapłacić za drugą: **zapłać 1 topór.**
guide-empires_end-double-later = Pożar wziął następny gracz. Świątynię dostaje ten, kto wziął kartę jako ostatni, więc teraz jest u niego. Tracisz 3 punkty, a zachowujesz 25.
guide-empires_end-conflict-strength = Konflikt. Każdy niezniszczony Obóz daje siłę 2. Masz 2 Obozy, więc twoja siła wyjściowa to 4; inni też mają 4.
guide-empires_end-conflict-bid = Wszyscy dokładają topory i monety, w tajemnicy. To, co zalicytujesz, przepada, bez względu na to, czy wygrasz. **Licytuj 4 topory.**
guide-empires_end-conflict-bid_coins = Moneta liczy się jak topór. Nie masz żadnej: **dodaj 0 monet.**
guide-empires_end-conflict-bands = Masz siłę 8. Przedział od 7 daje 7 punktów i 2 zboża, a najsilniejszy dostaje jeszcze 3 punkty i 1 monetę. Następny gracz miał 7 i też dostał 7 punktów.
guide-empires_end-conflict-upheaval = Wszystkich prócz najsilniejszego dotyka przewrót: ich Miasto warte 32 punkty zamieniło się miejscami z Farmą. Nic nie przepadło, ale może tam uderzyć katastrofa.
guide-empires_end-count-track = Ostatnia faza minęła, czas podliczyć punkty. Najpierw punkty zdobyte po drodze: 12.
guide-empires_end-count-standing = Potem każda niezniszczona lokacja. 4 twoje to ruiny i nic nie są warte; pozostałe 7 jest warte 128.
guide-empires_end-count-violet = Potem fioletowe usprawnienia pod niezniszczonymi lokacjami. Twoje, pod Miastem, daje 2 punkty za topór: 3 topory, 6 punktów. Twoje 2 monety są tu tylko monetami.
guide-empires_end-count-sum = 12 plus 128 plus 6 to 146. Inni mają po 113: jeden stracił Miasto i Wioskę. Wygrywasz.
guide-empires_end-count-end = Kolejność faz jest jawna: patrz naprzód. Wiesz już dość: zagraj pierwszą grę (jeśli chcesz, z podpowiedziami).
chapter-struggle_for_rome-trade = Kości, handel, budowa
chapter-struggle_for_rome-plunder = Wędrówka i grabież
chapter-struggle_for_rome-card = Karta
chapter-struggle_for_rome-realm = Królestwo
chapter-struggle_for_rome-next = Podbój
guide-struggle_for_rome-trade-map = Grasz czerwonymi i prowadzisz dwa plemiona, jeźdźców i wojowników. Figurka pokazuje, gdzie plemię jest; jego siła leży w zagrodzie. Do zwycięstwa potrzeba 10 punktów.
guide-struggle_for_rome-trade-seven = Rzuca się dla wszystkich, aż wypadną 4 różne sumy; 4 i 9 już są. 7 nic nie daje, ale gracz rozpoczynający przesuwa legionistę, a ten kogoś okrada. **Przesuń go na Latium**; nikogo tam nie ma.
guide-struggle_for_rome-trade-harvest = Potem 5: zbiera każdy, kto stoi przy polu z 5. Ty stoisz przy pastwisku: dobiera się tam losowo konia albo bydło. Trafił się koń.
guide-struggle_for_rome-trade-give = Twoja tura. Wóz wymaga konia, zboża i bydła, a bydła nie masz. **Otwórz Handel: daj 1 zboże za 1 bydło i zaproponuj to wszystkim.** Obie strony muszą coś dać.
guide-struggle_for_rome-trade-want = Oddajesz 1 zboże. **Poproś o 1 bydło.**
guide-struggle_for_rome-trade-propose = **Zaproponuj to wszystkim.**
guide-struggle_for_rome-trade-deal = Niebieski przyjmuje; biały odpowiada własną ofertą i chce 2 zboża. Wybór należy do ciebie. **Wymień się z niebieskim.**
guide-struggle_for_rome-trade-fighters = **Wystaw zbrojnych**: 1 ruda i 1 koń dają po jednym do każdej zagrody.
guide-struggle_for_rome-trade-wagon = **Zbuduj wóz dla jeźdźców**: 1 koń, 1 zboże, 1 bydło.
guide-struggle_for_rome-trade-built = 2 zbrojnych i 2 wozy u jeźdźców. Gdy wszyscy zbudują, działają wszyscy jeźdźcy, potem wszyscy wojownicy.
guide-struggle_for_rome-plunder-travel = Twoi jeźdźcy koczują i mogą wędrować. Pierwsza strzałka po drodze jest darmowa. **Idź na zaznaczone skrzyżowanie.**
guide-struggle_for_rome-plunder-plunder = Stoisz obok Argentoratum. Ma 2 wieże, a twoja zagroda 2 zbrojnych: wystarczy. **Złup je.**
guide-struggle_for_rome-plunder-turned = Żeton pokazuje kartę i stratę: masz Dyplomatę, a 1 zbrojny poległ. Każdy z 2 wozów przyniósł 1 sztukę złota. Żeton zostaje w zagrodzie.
guide-struggle_for_rome-plunder-end_horsemen = Po grabieży nie wędruje się już w tej turze. **Zakończ turę jeźdźców.**
guide-struggle_for_rome-plunder-rest = Teraz wojownicy. Plemię, które zupełnie nic nie robi, może odpocząć i wziąć 2 sztuki złota albo kartę. **Weź 2 sztuki złota.**
guide-struggle_for_rome-plunder-colours = Miasto łupi się raz w grze. Zbieraj żetony różnych prowincji: z 3 kolorami plemię może założyć królestwo.
guide-struggle_for_rome-card-diplomat = Kilka rund później, w twojej turze budowy. W każdej turze najwyżej jedna karta. **Zagraj Dyplomatę**: przesuwa legionistę i okrada, jak 7.
guide-struggle_for_rome-card-rob = Niebieski stoi przy zaznaczonym polu i ma 2 rudy. **Przesuń tam legionistę**, a wyciągniesz 1 z jego kart.
guide-struggle_for_rome-card-diplomacy = Dyplomata zostaje przed tobą odkryty: to twój drugi. Kto pierwszy ma 3, dostaje Dyplomację, czyli 2 punkty. Przejmuje ją ten, kto potem ma ich więcej.
guide-struggle_for_rome-realm-tokens = Twoi jeźdźcy mają żetony 3 kolorów, 2 zbrojnych i 2 wozy. Stoją obok Lutetii, która ma 2 wieże. To wszystko, czego trzeba do pierwszego podboju.
guide-struggle_for_rome-realm-found = **Podbij Lutetię.** Figurka wchodzi do środka, obok staje wóz.
guide-struggle_for_rome-realm-realm = Twoje królestwo jest warte 1 punkt, którego nigdy nie stracisz. Już nie wędruje i nie łupi, ale rośnie. 2 zbrojnych nadal jest w zagrodzie.
guide-struggle_for_rome-next-conquer = Królestwo bierze miasta odległe najwyżej o jedną strzałkę od własnego. Caesarodunum ma 2 wieże, twoja zagroda 2 zbrojnych i wóz. **Podbij je.**
guide-struggle_for_rome-next-end = 2 punkty; kosztowało to 1 zbrojnego i wóz. Skąd więcej punktów: miasta, Bicz za 5 kolorów, Dziedzictwo za 4 miasta każdego z plemion, Dyplomacja. Wiesz już dość: zagraj pierwszą grę (jeśli chcesz, z podpowiedziami).

## Zadania

puzzle-save_roma = Ocal Romę w tej turze
puzzle-save_roma-task = W mieście Roma stoją trzej Wizygoci, a na wierzchu stosu leży ich karta z Romą. Jeśli uderzą na bezbronną Romę, wszystko stracone. Masz cztery akcje.
puzzle-save_roma-why = Legionista w mieście przyjmuje cios: barbarzyńcy atakują jego, zamiast ograbić miasto.
puzzle-ally_huns = Przyjaciel wśród Hunów
puzzle-ally_huns-task = Zawrzyj w tej turze przymierze z Hunami.
puzzle-ally_huns-why = Przymierze zawiera się tam, gdzie stoi plemię, mając dość kart jego koloru; każdej karty wydanej na coś innego wtedy zabraknie.
puzzle-hold_genua = Utrzymaj Genuę
puzzle-hold_genua-task = Masz cztery akcje. Na koniec w mieście Genua mają być fort i trzej legioniści. Na planszy nie ma jeszcze żadnego legionisty.
puzzle-hold_genua-why = Rekrutuj tam, gdzie stoi fort, zabierz legionistów ze sobą i zapłać kartą miasta, w którym jesteś.
puzzle-which_disaster = Którą katastrofę wziąć?
puzzle-which_disaster-task = Dwie katastrofy, a masz tylko jedno zboże. Wyjdź z tej tury z mniejszą stratą.
puzzle-which_disaster-why = Pożar zabrałby Wioskę wartą 25 punktów, Rewolta Farmę wartą 3. Płać tam, gdzie boli.
puzzle-rebuild_town = Wioska od nowa
puzzle-rebuild_town-task = W tej fazie przemysłu odbuduj Wioskę wartą 20 punktów i zbuduj kartę Powódź, mając trzy młotki i dwie monety.
puzzle-rebuild_town-why = Monety zastępują młotki: razem masz pięć, a to ledwie starcza na jedno i drugie, i na nic więcej.
puzzle-full_granary = Dwa razy to samo
puzzle-full_granary-task = Zakończ tę fazę ekonomii z jednym zbożem, jednym toporem i dwoma młotkami. Zaczynasz z niczym.
puzzle-full_granary-why = Usprawnienie Barbarzyńcy pozwala innej zdolności zadziałać jeszcze raz; wybierz Farmę, która daje młotek.
puzzle-way_to_hispania = Najtańsza droga do Hiszpanii
puzzle-way_to_hispania-task = Twoi wojownicy stoją na północy Galii i mają cztery sztuki złota. Złup w tej turze miasto Hiszpanii i nie płać za wędrówkę więcej, niż trzeba.
puzzle-way_to_hispania-why = Strzałka morska kosztuje jedną sztukę złota, lądowa trzy albo zboże. Statkiem do miasta Bracara Augusta to tylko dwie.
puzzle-found_realm = Królestwo w Galii
puzzle-found_realm-task = Twoi jeźdźcy mają żetony trzech prowincji. Podbij w tej turze miasto Lutetia.
puzzle-found_realm-why = Idź na skrzyżowanie obok miasta, potem podbijaj. Kto w turze łupi, nie może w niej podbijać.
puzzle-fighters_by_bank = Trzy za jedno
puzzle-fighters_by_bank-task = Oba twoje plemiona potrzebują w tej turze drugiego zbrojnego.
puzzle-fighters_by_bank-why = Bank daje jedno dobro za trzy takie same: zboże staje się brakującą rudą.

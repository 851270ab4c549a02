# Dlaczego akcja w grze Walka o Rzym jest niedozwolona: po jednym zdaniu na każdą zasadę, która może jej zabronić.

why-SR-BUILD-01 =
    Na zbrojnych potrzebujesz { $fighters_ore ->
        [one] { $fighters_ore } rudy
       *[other] { $fighters_ore } rudy
    } i { $fighters_horses ->
        [one] { $fighters_horses } konia
        [few] { $fighters_horses } koni
       *[other] { $fighters_horses } koni
    }.
why-SR-BUILD-04 = Nie masz już zbrojnych w zapasie.
why-SR-BUILD-05 =
    Na wóz potrzebujesz { $wagon_horses ->
        [one] { $wagon_horses } konia
        [few] { $wagon_horses } koni
       *[other] { $wagon_horses } koni
    }, { $wagon_grain ->
        [one] { $wagon_grain } zboża
       *[other] { $wagon_grain } zboża
    } i { $wagon_cattle } bydła.
why-SR-BUILD-06 = Nie masz już wozów w zapasie.
why-SR-BUILD-07 =
    Na kartę rozwoju potrzebujesz { $card_cattle } bydła i { $card_gold ->
        [one] { $card_gold } sztuki
        [few] { $card_gold } sztuk
       *[other] { $card_gold } sztuk
    } złota.
why-SR-BUILD-08 = Nie ma już kart rozwoju.
why-SR-BUILD-10 =
    Tylko raz na turę możesz użyć złota jako dżokera ({ $joker_gold ->
        [one] { $joker_gold } sztuka
        [few] { $joker_gold } sztuki
       *[other] { $joker_gold } sztuk
    }).
why-SR-COMP-08 = W banku nie ma już takich kart.
why-SR-CONQ-01 =
    Do pierwszego podboju plemię potrzebuje żetonów z { $first_colours ->
        [one] { $first_colours } prowincji
        [few] { $first_colours } prowincji
       *[other] { $first_colours } prowincji
    }, zdobytych w poprzednich turach.
why-SR-CONQ-02 = Plemię musi stać obok miasta.
why-SR-CONQ-03 = Plemię potrzebuje co najmniej tylu zbrojnych, ile miasto ma wież.
why-SR-CONQ-04 = Do podboju plemię potrzebuje wozu.
why-SR-CONQ-05 = To miasto jest neutralne albo już do kogoś należy.
why-SR-DEV-01 = W tej fazie twoja karta rozwoju jest już zagrana albo nie masz tej karty.
why-SR-DEV-06 = Dyplomatę możesz zagrać tylko podczas handlu i budowy.
why-SR-DEV-07 = Zdrajcę możesz zagrać tylko przy ataku.
why-SR-DEV-09 = Wielkiego Wojownika możesz zagrać tylko w turze plemienia, gdy w zapasie masz zbrojnego.
why-SR-DEV-10 = Punkty Zwycięstwa możesz odkryć tylko na końcu albo po to, by ogłosić { $end_points }.
why-SR-DEV-11 = Forsowny Marsz możesz zagrać tylko dla wędrującego plemienia, które jeszcze nie szło ani nie atakowało.
why-SR-DEV-12 = Ta karta nie miałaby teraz żadnego efektu.
why-SR-DICE-06 = Podczas rzutów nie możesz zagrywać kart.
why-SR-END-01 = Gra się skończyła.
why-SR-EXP-01 = Królestwo może podbić tylko miasta odległe najwyżej o jedną strzałkę od własnego.
why-SR-EXP-04 = Do podboju plemię potrzebuje wozu.
why-SR-EXP-05 = Plemię potrzebuje co najmniej tylu zbrojnych, ile miasto ma wież.
why-SR-EXP-06 = To miasto jest neutralne albo już do kogoś należy.
why-SR-LEG-01 = Legionistę możesz przesunąć tylko przy 7 albo Dyplomatą.
why-SR-LEG-02 = Legionista nie może opuścić Cesarstwa.
why-SR-LEG-03 = Przesuń legionistę na inne pole.
why-SR-LEG-04 = Możesz okraść tylko gracza, którego figurka stoi obok legionisty.
why-SR-LEG-05 =
    Możesz wziąć najwyżej { $robbed_gold ->
        [one] { $robbed_gold } sztukę
        [few] { $robbed_gold } sztuki
       *[other] { $robbed_gold } sztuk
    } złota i tylko od gracza bez kart.
why-SR-MOVE-01 = Plemię z królestwem nie może już wędrować.
why-SR-MOVE-02 = Wędrówka musi się skończyć na wolnym skrzyżowaniu.
why-SR-MOVE-05 = Ta wędrówka kosztuje inną ilość zboża i złota.
why-SR-MOVE-08 = Na tak daleką wędrówkę cię nie stać.
why-SR-MOVE-09 = Najpierw zapłać za wędrówkę.
why-SR-MOVE-11 = To plemię wędrowało już w tej turze.
why-SR-MOVE-14 = Forsowny Marsz zastępuje wędrówkę.
why-SR-PASS-01 = Odpocząć za złoto albo kartę może tylko plemię, które w tej turze nic nie robi.
why-SR-PLUN-01 = Wędrujące plemię może złupić tylko miasto obok siebie.
why-SR-PLUN-02 = To miasto nie ma już żetonu.
why-SR-PLUN-03 = Plemię potrzebuje co najmniej tylu zbrojnych, ile miasto ma wież.
why-SR-PLUN-04 = Plemię ma już dwa żetony tej prowincji.
why-SR-ROUND-01 = W tej fazie nie można tego zrobić.
why-SR-ROUND-03 = To nie twoja tura.
why-SR-ROUND-06 = Nie masz teraz takiego wyboru.
why-SR-ROUND-07 = O tym decyduje los, nie gracz.
why-SR-RUL-14 = Oferty składa tylko obecny gracz. Pozostali mogą odpowiadać.
why-SR-RUL-17 = W tej fazie twoja karta rozwoju jest już zagrana.
why-SR-RUL-20 = W banku nie ma już tego dobra.
why-SR-RUL-30 = Plemię już tam stoi. Wybierz inne skrzyżowanie.
why-SR-RUL-45 = Ukryte punkty możesz odkryć tylko wtedy, gdy dają ci { $end_points }.
why-SR-RUL-46 = Przy tym stole nie możesz złożyć w tej turze więcej ofert.
why-SR-SETUP-02 = Twoje figurki zaczynają w dwóch miejscach twojego koloru.
why-SR-SETUP-14 = W grze trzyosobowej to miasto jest neutralne.
why-SR-SHORT-03 = Karty oddajesz tylko przy niedoborze, i tylko własne.
why-SR-SHORT-06 = Stos jest pusty.
why-SR-TRADE-02 = Możesz handlować tylko z obecnym graczem.
why-SR-TRADE-03 = Każda strona musi dać co najmniej jedną kartę i mieć to, co daje.
why-SR-TRADE-04 =
    Bank chce { $bank_gives ->
        [one] { $bank_gives } karty
        [few] { $bank_gives } takich samych kart
       *[other] { $bank_gives } takich samych kart
    }.
why-SR-TRADE-05 = Koń i bydło to różne dobra.
why-SR-TRADE-07 = Złotem nie można handlować.
why-SR-TRADE-11 = W banku nie ma już tego dobra.
why-SR-TRIBE-01 = Trwa faza drugiego plemienia.
why-SR-TRIBE-03 = Wędrujące plemię może raz pójść, a potem raz zaatakować.
why-SR-TRIBE-05 = Po ataku plemię nie może już wędrować.
why-SR-TRIBE-06 = W jednej turze plemię może złupić albo podbić, ale nie jedno i drugie.
why-SR-TRIBE-07 = Plemię z królestwem może tylko podbijać dalsze miasta.
why-SR-TRIBE-08 = Każde plemię może zaatakować tylko jedno miasto na turę.

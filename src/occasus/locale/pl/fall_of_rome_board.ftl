# Plansza Upadku Rzymu w przeglądarce.

fr-decline = Upadek
fr-of = { $number } z { $total }
fr-of-at-most = { $number } z najwyżej { $total }
fr-sun-sets = Przy { $total } słońce zachodzi i Rzym upada
fr-invade = Najazdy
fr-recruit = Rekruci
fr-peace-short = Spokój
fr-revolts-left =
    { $number ->
        [0] Buntów już nie będzie
        [one] Jeszcze 1 bunt; przesunie znacznik
        [few] Jeszcze { $number } bunty; każdy przesuwa znacznik
       *[many] Jeszcze { $number } buntów; każdy przesuwa znacznik
    }
fr-players-pile = Karty gry
fr-barbarian-pile = Barbarzyńcy
fr-used = użyte: { $number }
fr-left = zostało
fr-legions-left =
    { $number ->
        [one] legionista
       *[other] legionistów
    }
fr-forts-left =
    { $number ->
        [one] fort
        [few] forty
       *[many] fortów
    }
fr-at-peace = Spokój: { $number } z { $total }
fr-goal = Cel: wszystkie pięć plemion sprzymierzonych lub poza mapą
fr-show-paths = pokaż ścieżki migracji

fr-over = Koniec gry
fr-setup = Przygotowanie
fr-your-turn = Twoja tura
fr-you-may = Możesz zagrać zdarzenie
fr-turn-of = Tura: { $name }
fr-waiting-for = Czekamy na ruch: { $names }.
fr-actions = Akcje
fr-actions-left =
    { $number ->
        [one] została 1 akcja
        [few] zostały { $number } akcje
       *[many] zostało { $number } akcji
    }
fr-phase-actions = Akcje
fr-phase-draw = Dobierz { $cards_drawn }
fr-phase-invade = Najazdy { $number }
fr-group-events = Zdarzenia
fr-what-may-come = Co może nadejść
fr-next-invasion = Najazd
fr-revolt-two = Bunt przy następnym dobieraniu
fr-revolt-among =
    { $number ->
        [0] nie ma już żadnego
        [one] najbliższa karta
       *[other] 1 wśród najbliższych { $number } kart
    }
fr-revolt-later =
    { $calm ->
        [one] nie w najbliższej karcie, potem 1 wśród { $number }
       *[other] żadnego w najbliższych { $calm } kartach, potem 1 wśród { $number }
    }
fr-revolt-on-top = leży na wierzchu
fr-play-event = Zagraj
fr-less = Mniej: { $what }
fr-more = Więcej: { $what }
fr-percent = { $number }%
fr-more-corruption = Destabilizacja wzmacnia tę kartę.
fr-revolt = Bunt
fr-price = Najpierw upadek rośnie o 1.
fr-price-fatal = Najpierw upadek dochodzi do ostatniego pola: przegrywacie grę.
fr-peek-roles = Postacie
fr-peek-discards = Odrzucone
fr-peek-odds = Karta po karcie
fr-discards-player = Karty gry ({ $number })
fr-discards-barbarian = Karty barbarzyńców ({ $number })
fr-discards-removed = Usunięte z gry ({ $number })
fr-none-yet = jeszcze nic
fr-no-cards = Brak kart
fr-odds-barbarians = Wśród najbliższych kart barbarzyńców ({ $number })
fr-odds-players = Karty miast w stosie; szansa każdej z nich na to, że będzie wśród dwóch najbliższych: { $percent }
fr-odds-events = Zdarzenia w stosie: { $number }, spośród { $unseen }, których nikt nie widział.
fr-pile-about = { $name }: zostało { $left }, użyto { $used }. Wybierz, żeby je zobaczyć.
fr-supply-about = Legioniści i forty w rezerwie oraz plemiona, z którymi panuje spokój. Wybierz, żeby zobaczyć szanse karta po karcie.
fr-decline-about = Upadek: zwiększa go o 1 każde ograbione miasto i każda destabilizacja. Przy { $total } Rzym upada.
fr-rates-about = Ile kart barbarzyńców odkrywa się w turze i ilu legionistów rekrutujesz. Bunt przesuwa znacznik.
fr-event = Zdarzenie
fr-your-hand = Twoje karty
fr-shared-hand = Wspólne karty
fr-hand-of = Karty: { $name }
fr-hand-size = { $number } z { $limit } kart
fr-nearest = { $tribe }: { $held } z { $cost }
fr-treasury = Skarbiec
fr-touch-city = Wybierz podświetlone miasto.
fr-choose-first =
    { $step ->
        [card] Najpierw wybierz kartę.
        [event] Najpierw wybierz kartę.
        [barbarian_card] Najpierw wybierz kartę.
        [role] Najpierw wybierz postać.
        [other_role] Najpierw wybierz postać.
        [tribe] Najpierw wybierz plemię.
       *[other] Najpierw wybierz.
    }
fr-costs-action = Kosztuje 1 akcję.
fr-costs-no-action = Nie kosztuje akcji.
fr-decline-near =
    { $number ->
        [one] Jeszcze jedno pole upadku i Rzym upada
        [few] Jeszcze { $number } pola upadku i Rzym upada
        [many] Jeszcze { $number } pól upadku i Rzym upada
       *[other] Jeszcze { $number } pola upadku i Rzym upada
    }
fr-few-left =
    { $number ->
        [0] { $tribe }: w rezerwie nie ma nikogo. Jeśli trzeba będzie umieścić jeszcze jednego, przegrywacie.
       *[other] { $tribe }: w rezerwie już tylko { $number }. Jeśli trzeba będzie umieścić kogoś, a nikogo nie zostanie, przegrywacie.
    }
fr-at-peace-about = Z plemieniem panuje spokój, gdy jest sprzymierzone albo nie ma go na mapie. Spokój z całą piątką to wygrana.
fr-stays =
    { $number ->
        [0] { $city }: nie zostaje żaden legionista.
        [one] { $city }: zostaje 1 legionista.
        [few] { $city }: zostają { $number } legioniści.
       *[many] { $city }: zostaje { $number } legionistów.
    }
fr-recruit-in =
    { $number ->
        [one] Zrekrutuj 1 legionistę w mieście { $city }
       *[other] Zrekrutuj { $number } legionistów w mieście { $city }
    }
fr-ally-for =
    { $tribe_id ->
        [anglo_saxons_franks] Zawrzyj przymierze z Anglosasami i Frankami za { $number ->
            [few] { $number } pomarańczowe karty
           *[many] { $number } pomarańczowych kart
        }
        [vandals] Zawrzyj przymierze z Wandalami za { $number } czarnych kart
        [huns] Zawrzyj przymierze z Hunami za { $number } zielone karty
        [visigoths] Zawrzyj przymierze z Wizygotami za { $number } białych kart
       *[ostrogoths] Zawrzyj przymierze z Ostrogotami za { $number } niebieskie karty
    }
fr-roll-dice =
    { $number ->
        [one] Rzuć 1 kością
       *[other] Rzuć { $number } kośćmi
    }
fr-battle-least =
    { $number ->
        [one] ginie co najmniej 1 barbarzyńca: { $percent }
       *[other] ginie co najmniej { $number } barbarzyńców: { $percent }
    }
fr-battle-all =
    { $number ->
        [one] barbarzyńca ginie: { $percent }
        [few] giną wszyscy ({ $number }): { $percent }
       *[other] giną wszyscy ({ $number }): { $percent }
    }
fr-battle-lost = średnia strata legionistów: { $number }
fr-battle-won = średni zysk legionistów: { $number }
fr-roll-hits =
    { $number ->
        [one] 1 trafienie
        [few] { $number } trafienia
       *[other] { $number } trafień
    }
fr-roll-losses =
    { $number ->
        [one] ginie 1 legionista
       *[other] ginie { $number } legionistów
    }
fr-roll-specials =
    { $number ->
        [one] 1 ścianka specjalna
        [few] { $number } ścianki specjalne
       *[other] { $number } ścianek specjalnych
    }
fr-tab-actions = Akcje
fr-tab-hand = Karty { $number }
fr-tab-danger = Groźby { $number }
fr-tab-chronicle = Kronika
fr-sure-corruption = Destabilizacja najpierw zwiększa upadek o 1. Nie cofniesz jej, gdy coś zostanie odkryte.
fr-sure-fatal = Destabilizacja najpierw zwiększa upadek o 1, a jest on już na ostatnim polu, więc przegracie grę.
fr-sure-end =
    { $number ->
        [one] Przepadnie 1 niewykorzystana akcja.
        [few] Przepadną { $number } niewykorzystane akcje.
       *[many] Przepadnie { $number } niewykorzystanych akcji.
    }
fr-sure-discard = Odrzucić tę kartę? Nie odzyskasz jej.
fr-number-alliances = Przymierza
fr-number-barbarians = Barbarzyńcy na mapie
fr-number-revolts = Bunty
fr-number-deck = Pozostałe karty gry

fr-text-state = Upadek { $decline }. Znacznik tempa na polu { $rate }. W rezerwie: { $legions } { $legions ->
        [one] legionista
       *[other] legionistów
    } i { $forts } { $forts ->
        [one] fort
        [few] forty
       *[many] fortów
    }.
fr-text-legions =
    { $number ->
        [one] 1 legionista
       *[other] { $number } legionistów
    }
fr-text-fort = fort
fr-text-nothing = nic
fr-text-port = Port, plemiona: { $tribes }. Sąsiednie miasta: { $neighbours }.
fr-text-inland = Bez portu, plemiona: { $tribes }. Sąsiednie miasta: { $neighbours }.
fr-text-tribes = Plemiona
fr-text-tribe = { $tribe }: w rezerwie { $left }, bez przymierza.
fr-text-tribe-allied = { $tribe }: w rezerwie { $left }, w przymierzu.
fr-text-player = { $name }, { $role }, miasto: { $city }. Karty: { $cards }.
fr-text-nowhere = jeszcze żadne
fr-map = Mapa Cesarstwa
fr-not-there = Nie możesz tego zrobić w mieście { $city }. Wybierz inne albo żadne.
fr-map-about = Strzałkami przechodzisz między miastami, Enterem wybierasz, Escape'em wracasz. T pokazuje planszę jako tekst.
fr-about-left =
    { $number ->
        [one] Został 1 barbarzyńca. Jeśli trzeba będzie umieścić kogoś, a nikogo nie zostanie, przegrywacie.
       *[other] Zostało { $number } barbarzyńców. Jeśli trzeba będzie umieścić kogoś, a nikogo nie zostanie, przegrywacie.
    }
fr-about-cards = Przymierze kosztuje { $cost } ich kart; odrzuca je gracz w mieście, w którym stoją. Najwięcej kart u jednego gracza: { $held }. Podświetlone linie to ich ścieżki migracji.
fr-about-allied = Są sprzymierzeni, ale nadal najeżdżają. Podświetlone linie to ich ścieżki migracji.
fr-region-britannia-gallia = Britannia i Gallia
fr-region-germania = Germania i Dunaj
fr-region-hispania-africa = Hispania i Africa
fr-region-italia = Italia
fr-region-graecia = Graecia i Wschód
fr-region-pontus = Morze Czarne

## Deeds, as on their buttons

deed-end_actions = Zakończ akcje
deed-march = Marsz
deed-sail = Żegluga
deed-sail_free = Żegluga bez karty
deed-travel = Podróż
deed-bring = Zabierz
deed-bring-none = Nie zabieraj nikogo
deed-pay = Zapłać
deed-fortify = Umocnij
deed-build_fort = Zbuduj fort
deed-take_fort = Przenieś fort
deed-recruit = Rekrutuj
deed-recruit_only = Rekrutuj mniej
deed-levy =
    { $levy ->
        [one] Zaciągnij legionistę
       *[other] Zaciągnij { $levy } legionistów
    }
deed-port_recruit = Rekrutuj w porcie
deed-battle = Bitwa
also-battle = walcz walczy walka
deed-faces = Ustaw kości
deed-remove = Usuń
deed-give = Oddaj kartę
deed-take = Zabierz kartę
deed-trade_give = Oddaj (Mercator)
deed-trade_take = Zabierz (Mercator)
deed-store = Do skarbca
deed-fetch = Ze skarbca
deed-ally = Przymie{ "\u00AD" }rze
deed-enlist = Werbuj barba{ "\u00AD" }rzyńców
deed-enlist_free = Werbuj bez karty
deed-accept = Zgoda
deed-refuse = Odmów
deed-use = Skorzystaj
deed-decline = Zrezygnuj
deed-done = Gotowe
deed-draw_cards = Dobierz
deed-put_back = Odłóż
deed-discard = Odrzuć
deed-event = Zdarzenie
deed-exchange = Wymień na zdarzenie
deed-pass = Nie teraz
deed-pass_turn = Nie w tej turze
deed-choose = Wybierz
deed-strike = Usuń
deed-place = Umieść legionistów
deed-move_pawn = Przesuń
deed-swap = Wymiana
deed-offer = Zaoferuj
deed-take_card = Weź
deed-lay = Połóż następną
fr-take-back = Cofnij wybór
deed-banish = Usuń z gry
deed-go = Idź
deed-pick_role = Wybierz
deed-start = Miasto początkowe
deed-first = Pierwszy gracz

## What is asked in the tray

step-city = Cel:
step-legions = Legioniści:
step-card = Karta:
step-role = Postać:
step-other_role = Druga postać:
step-tribe = Plemię:
step-dice = Kości:
step-barbarians = Barbarzyńcy:
step-roll = Wyniki:
step-event = Karta:
step-option = Jak:
step-cards = Karty:
step-barbarian_card = Karta:
step-seat = Miejsce:
option-standard = Zwykły efekt
option-corruption = Destabilizacja
barbarians-nothing = nikogo

## Czyny w całości, tak jak doradza je bot

do-march =
    { $legions ->
        [0] Maszeruj do miasta { $city } bez legionistów
        [one] Maszeruj do miasta { $city } z 1 legionistą
       *[other] Maszeruj do miasta { $city } z { $legions } legionistami
    }
do-sail =
    { $legions ->
        [0] Płyń do miasta { $city } bez legionistów
        [one] Płyń do miasta { $city } z 1 legionistą
       *[other] Płyń do miasta { $city } z { $legions } legionistami
    }
do-sail_free =
    { $legions ->
        [0] Płyń bez karty do miasta { $city } bez legionistów
        [one] Płyń bez karty do miasta { $city } z 1 legionistą
       *[other] Płyń bez karty do miasta { $city } z { $legions } legionistami
    }
do-travel =
    { $legions ->
        [0] Podróżuj do miasta { $city } bez legionistów
        [one] Podróżuj do miasta { $city } z 1 legionistą
       *[other] Podróżuj do miasta { $city } z { $legions } legionistami
    }
do-bring = Zabierz ze sobą: { $barbarians }
do-pay = Zapłać kartą: { $card }
do-fortify = Zbuduj fort kartą: { $card }
do-take_fort = Weź fort z miasta { $city }
do-recruit_only =
    { $legions ->
        [0] Nie rekrutuj nikogo
        [one] Zrekrutuj tylko 1 legionistę
       *[other] Zrekrutuj tylko { $legions } legionistów
    }
do-levy =
    { $levy ->
        [one] Zaciągnij 1 legionistę w mieście { $city }
       *[other] Zaciągnij { $levy } legionistów w mieście { $city }
    }
do-port_recruit =
    { $legions ->
        [one] Zapłać kartą { $card } i zrekrutuj 1 legionistę
       *[other] Zapłać kartą { $card } i zrekrutuj { $legions } legionistów
    }
do-battle =
    { $dice ->
        [one] Walcz 1 kością
       *[other] Walcz { $dice } kośćmi
    }
do-faces = Ustaw kości: { $roll }
do-remove = Usuń: { $barbarians }
do-give = Oddaj kartę { $card }; bierze ją { $role }
do-take = Zabierz kartę { $card }; oddaje ją { $role }
do-trade_give = Oddaj kartę { $card }; dostaje ją { $role }
do-trade_take = Weź kartę { $card }; oddaje ją { $role }
do-store = Włóż kartę { $card } do skarbca
do-fetch = Weź kartę { $card } ze skarbca
do-ally =
    Zawrzyj przymierze z { $tribe_id ->
        [anglo_saxons_franks] Anglosasami i Frankami
        [vandals] Wandalami
        [huns] Hunami
        [visigoths] Wizygotami
       *[ostrogoths] Ostrogotami
    }
do-enlist =
    { $legions ->
        [0] Zapłać kartą { $card } i odeślij barbarzyńców
        [one] Zapłać kartą { $card } i zwerbuj 1 legionistę
       *[other] Zapłać kartą { $card } i zwerbuj { $legions } legionistów
    }
do-enlist_free =
    { $legions ->
        [0] { $tribe }: odeślij ich
        [one] { $tribe }: zwerbuj 1 legionistę
       *[other] { $tribe }: zwerbuj { $legions } legionistów
    }
do-draw_cards =
    { $cards ->
        [one] Dobierz 1 kartę
        [few] Dobierz { $cards } karty
       *[many] Dobierz { $cards } kart
    }
do-put_back = Odłóż na stos kartę: { $card }
do-discard = Odrzuć kartę: { $card }
do-event =
    { $option_id ->
        [corruption] Zagraj kartę { $event } w wersji destabilizującej
       *[other] Zagraj kartę { $event }
    }
do-exchange = Wymień kartę { $card } na zdarzenie
do-choose = Wybierz miasto { $city }
do-strike = { $city }: usuń 1 barbarzyńcę ({ $tribe })
do-place =
    { $legions ->
        [0] Nie umieszczaj nikogo w mieście { $city }
        [one] Umieść 1 legionistę w mieście { $city }
       *[other] Umieść { $legions } legionistów w mieście { $city }
    }
do-move_pawn =
    { $legions ->
        [0]
            { $role_id ->
                [you] Rusz bez legionistów
               *[other] { $role } rusza bez legionistów
            }
        [one]
            { $role_id ->
                [you] Rusz z 1 legionistą
               *[other] { $role } rusza z 1 legionistą
            }
       *[other]
            { $role_id ->
                [you] Rusz z { $legions } legionistami
               *[other] { $role } rusza z { $legions } legionistami
            }
    }
do-swap-you = Ty i { $name } wymieniacie się kartami
do-swap = { $one } i { $other } wymieniają się kartami
do-offer = Zaoferuj kartę: { $card }
do-take_card = Weź kartę: { $card }
do-lay = Połóż następną: { $barbarian_card }
do-banish = Usuń z gry: { $barbarian_card }
do-go =
    { $legions ->
        [0] Idź bez legionistów
        [one] Idź z 1 legionistą
       *[other] Idź z { $legions } legionistami
    }
do-pick_role = Wybierz postać { $role }
do-start = Zacznij w mieście { $city }
do-first = Zaczyna { $seat }

## What somebody is asked: who asks, with which card, about which place

ask-event-mine = Zagrywasz kartę { $event }
ask-event = { $who } zagrywa kartę { $event }
ask-interrupt = Teraz gra { $who }. W każdej chwili możesz zagrać zdarzenie.
ask-pick_role = Która postać weźmie udział?
ask-start = Twoja postać: { $role }. W którym mieście zaczynasz, z { $start_legions } legionistami?
ask-tie = Kto zaczyna?
ask-before_draw = { $who } zaraz dobierze karty: zagrywasz zdarzenie?
ask-before_draw-own = Zaraz dobierzesz karty: zagrywasz zdarzenie?
ask-draw_choice = Dobrać { $cards_drawn } karty czy { $vestalis_draws } i jedną odłożyć?
ask-put_back = Która karta wraca na wierzch stosu?
ask-between_revolts = Między dwoma buntami: zagrywasz zdarzenie?
ask-discard =
    { $events ->
        [0]
            { $number ->
                [one] Limit posiadanych kart to { $limit }. Odrzuć 1.
               *[other] Limit posiadanych kart to { $limit }. Odrzuć { $number }.
            }
       *[other]
            { $number ->
                [one] Limit posiadanych kart to { $limit }. Odrzuć 1 albo zagraj zdarzenie.
               *[other] Limit posiadanych kart to { $limit }. Odrzuć { $number } albo zagraj zdarzenia.
            }
    }
ask-after_draw = Dobieranie kart zakończone ({ $who }): zagrywasz zdarzenie?
ask-after_draw-own = Masz już nowe karty: zagrywasz zdarzenie?
ask-before_invasion = Przed najazdami w turze gracza { $who }: zagrywasz zdarzenie?
ask-before_invasion-own = Przed najazdami w twojej turze: zagrywasz zdarzenie?
ask-between_invasions = Przed następnym najazdem: zagrywasz zdarzenie?
ask-exchange = Wymienić kartę miasta na wierzchnią kartę stosu zdarzeń?
ask-pay_sail = Którą kartą płacisz za rejs do miasta { $city }?
ask-pay_travel = Którą kartą płacisz za podróż do miasta { $city }?
ask-pay_ally =
    { $number ->
        [one] Którą kartą płacisz za przymierze ({ $tribe })? Potrzeba jeszcze 1.
       *[other] Którymi kartami płacisz za przymierze ({ $tribe })? Potrzeba jeszcze { $number }.
    }
ask-bring = Których barbarzyńców zabierasz do miasta { $city }?
ask-take_fort = Wszystkie forty są na planszy. Które miasto oddaje fort miastu { $city }?
ask-faces = Jakie ścianki mają pokazać kości w mieście { $city }?
ask-remove =
    { $number ->
        [one] Usuń 1 barbarzyńcę z miasta { $city }. Którego?
       *[other] Usuń { $number } barbarzyńców z miasta { $city }. Których?
    }
ask-regina = Którego barbarzyńcę z miasta { $city } usuwa ścianka specjalna?
ask-regina_legion = Umieścić na jego miejscu legionistę w mieście { $city }?
ask-plot-give = { $who } chce ci oddać kartę { $card }. Bierzesz ją?
ask-plot-take = { $who } prosi cię o kartę { $card }. Oddajesz ją?
ask-extra_draw = Dobrać dodatkowe karty?
ask-swap = Kto z kim wymienia się kartą?
ask-offer = Którą kartę oddajesz w wymianie?
ask-festina_city = Do którego miasta ma pójść pionek?
ask-festina_pawn = Czyj pionek idzie do miasta { $city } i z iloma legionistami?
ask-permit =
    { $number ->
        [0] Idziesz do miasta { $city }?
        [one] Idziesz do miasta { $city } z 1 legionistą?
       *[other] Idziesz do miasta { $city } z { $number } legionistami?
    }
ask-place = Które miasto z fortem otrzymuje legionistów i ilu?
ask-take_card = Którą kartę miasta bierzesz ze stosu odrzuconych?
ask-banish = Którą kartę barbarzyńców usuwasz z gry?
ask-lay = Którą kartę barbarzyńców kładziesz teraz? Pierwsza będzie na wierzchu.
ask-mors_city = W którym mieście zastępujesz barbarzyńców legionistami?
ask-mors = Których barbarzyńców w mieście { $city } zastępujesz legionistami?
ask-strike =
    { $number ->
        [one] Którego barbarzyńcę usunąć? Można jeszcze 1.
       *[other] Którego barbarzyńcę usunąć? Można jeszcze do { $number }.
    }
ask-fort_city = Które miasto otrzymuje fort?
ask-si_vis_pawn = Czyj pionek idzie do miasta { $city } i z iloma legionistami?
ask-vae_city = Z którego miasta usuwasz najwyżej { $number } barbarzyńców?
ask-vae = Których barbarzyńców z miasta { $city } usuwasz?
ask-veni_city-own = Do którego miasta idziesz?
ask-veni_city = Do którego miasta ma pójść { $role }?
ask-veni_go = Idziesz do miasta { $city }? Z iloma legionistami?
ask-veni_battle = Walczysz od razu w mieście { $city }? Iloma kośćmi?

## Tiles, moments, answers

fr-asks-you = Pyta cię { $name }
fr-then-last =
    { $number ->
        [0] stos jest pusty, a dobrać trzeba { $cards_drawn }: to przegrana
        [one] została tylko 1 karta, a dobrać trzeba { $cards_drawn }: to przegrana
        [few] zostały tylko { $number } karty, a dobrać trzeba { $cards_drawn }: to przegrana
       *[many] zostało tylko { $number } kart, a dobrać trzeba { $cards_drawn }: to przegrana
    }
fr-then =
    { $number ->
        [0] potem dobierasz { $cards_drawn }
        [one] potem dobierasz { $cards_drawn }, 1 najazd
        [few] potem dobierasz { $cards_drawn }, { $number } najazdy
       *[other] potem dobierasz { $cards_drawn }, { $number } najazdów
    }
fr-tile-cities =
    { $number ->
        [one] 1 miasto
        [few] { $number } miasta
       *[other] { $number } miast
    }
fr-tile-sail =
    { $cities ->
        [one] 1 karta, 1 port
        [few] 1 karta, { $cities } porty
       *[other] 1 karta, { $cities } portów
    }
fr-tile-travel =
    { $cities ->
        [one] 1 karta, 1 miasto
        [few] 1 karta, { $cities } miasta
       *[other] 1 karta, { $cities } miast
    }
fr-tile-dice =
    { $number ->
        [one] 1 kość
        [few] do { $number } kości
       *[other] do { $number } kości
    }
fr-tile-recruit =
    { $number ->
        [one] 1 legionista
       *[other] { $number } legionistów
    }
fr-tile-legions = koszt: { $number } legionistów
fr-tile-card = { $card }
fr-tile-cards = 1 z { $number } kart
fr-moment-rolled = Bitwa: { $city }
fr-moment-revolted = Bunt: { $tribe }, { $city }
fr-moment-sacked = { $city }: miasto ograbione
fr-moment-allied = Przymierze: { $tribe }
fr-moment-migrated = Miasto { $from_city } jest poza zasięgiem. Zamiast niego: { $city }.
fr-reach-not = { $tribe } nie stoją ani tu, ani w poprzednim mieście.
fr-reach-next_door = { $tribe } są tuż obok, w mieście { $from_city }.
fr-reach-gate = { $tribe } nie stoją w żadnym mieście tej drogi, więc wchodzą do pierwszego.
fr-road = Dokąd prowadzi karta
fr-road-rule = Karta wskazuje najdalsze miasto, które plemię może najechać. Stamtąd cofaj się po drodze aż do pierwszego miasta, w którym stoi plemię, albo następnego po takim mieście.
fr-danger =
    { $number ->
        [0] Żadne miasto nie jest pełne.
        [one] 1 pełne miasto: ograbi je następny barbarzyńca
        [few] { $number } pełne miasta: ograbi je następny barbarzyńca
       *[other] { $number } pełnych miast: ograbi je następny barbarzyńca
    }
fr-danger-fort = fort
fr-danger-sun = Upadek: { $decline } z { $total }. Przed twoją następną turą: { $one }% szans na ograbienie, { $two }% na dwa lub więcej.
fr-since-counts = Ograbione: { $sacked }, przybyło: { $arrived }, odparte: { $held }
fr-moment-sack-means =
    { $fort ->
        [0] Upadek rośnie do { $number }. W każdym sąsiednim mieście staje 1 barbarzyńca tego plemienia.
       *[other] Upadek rośnie do { $number }. Fort przepada, a w każdym sąsiednim mieście staje 1 barbarzyńca tego plemienia.
    }
fr-moment-revolt-means =
    Odtąd { $invade ->
        [one] { $invade } najazd
        [few] { $invade } najazdy
       *[many] { $invade } najazdów
    } na turę i { $recruit ->
        [one] { $recruit } legionista
       *[other] { $recruit } legionistów
    } za każdą rekrutację.
answer-accept-plot-give = Weź kartę
answer-refuse-plot-give = Nie bierz karty
answer-accept-plot-take = Oddaj kartę
answer-refuse-plot-take = Zatrzymaj kartę
answer-accept-permit = Idź tam
answer-refuse-permit = Zostań
answer-refuse-veni_go = Zostań
answer-refuse-offer = Nie wymieniaj
answer-use-extra_draw = Dobierz
answer-decline-extra_draw = Nie dobieraj
answer-use-regina_legion = Umieść legionistę
answer-decline-regina_legion = Nie umieszczaj
answer-decline-veni_battle = Nie walcz
fr-alliance-about = Gracz z największą liczbą kart na przymierze ma { $held } z { $cost }
fr-legend-legion = legionista
fr-legend-pawn = pionek: pozycja gracza
fr-legend-ring = pierścień: plemiona, których karty wymieniają to miasto
fr-legend-full = pełne: następny ograbia miasto
fr-legend-fort = fort
fr-legend-port = port
fr-legend-cards = najwięcej kart u jednego gracza / cena przymierza w kartach
fr-legend-ways = linia między miastami: jeden marsz, lądem lub morzem
fr-legend-lines = ścieżka migracji plemienia
fr-legend-last = ostatnia tura gracza
fr-ask-events = Kiedy pytać mnie o zdarzenia
fr-ask-events-always = Pytaj zawsze
fr-ask-events-revolt = Pytaj tylko między dwoma buntami
fr-ask-events-turn = Pytaj tylko w mojej turze
fr-asks-events-revolt = Pytaj o zdarzenia tylko między dwoma buntami
fr-asks-events-turn = Pytaj o zdarzenia tylko w mojej turze
fr-plate-port = Port ·
fr-plate-inland = Bez portu ·
fr-plate-inside = W mieście:
fr-plate-full = Pełne miasto ({ $tribe }): następny je ograbi.
fr-plate-danger = { $number }% szans, że w tej turze wyjdzie jego karta barbarzyńców.
fr-plate-deeds = Możesz:

fr-fallen = Ograbione miasta
fr-fallen-last = W ostatniej turze: { $cities }
fr-fallen-before = Wcześniej: { $cities }

## What whoever reads has done, and what was done to them

mine-turn_began = Twoja tura.
mine-first_player = Zaczynasz.
mine-dealt = Otrzymujesz kartę: { $card }.
mine-discarded = Odrzucasz kartę: { $card }.
mine-marched =
    { $legions ->
        [0] Maszerujesz z miasta { $from_city } do miasta { $city }.
        [one] Maszerujesz z miasta { $from_city } do miasta { $city } z 1 legionistą.
       *[other] Maszerujesz z miasta { $from_city } do miasta { $city } z { $legions } legionistami.
    }
mine-sailed =
    { $legions ->
        [0] Płyniesz z miasta { $from_city } do miasta { $city }.
        [one] Płyniesz z miasta { $from_city } do miasta { $city } z 1 legionistą.
       *[other] Płyniesz z miasta { $from_city } do miasta { $city } z { $legions } legionistami.
    }
mine-travelled =
    { $legions ->
        [0] Podróżujesz z miasta { $from_city } do miasta { $city }.
        [one] Podróżujesz z miasta { $from_city } do miasta { $city } z 1 legionistą.
       *[other] Podróżujesz z miasta { $from_city } do miasta { $city } z { $legions } legionistami.
    }
mine-pawn_moved =
    { $legions ->
        [0] Przechodzisz z miasta { $from_city } do miasta { $city }.
        [one] Przechodzisz z miasta { $from_city } do miasta { $city } z 1 legionistą.
       *[other] Przechodzisz z miasta { $from_city } do miasta { $city } z { $legions } legionistami.
    }
mine-battle_began =
    { $dice ->
        [one] Walczysz w mieście { $city } 1 kością.
       *[other] Walczysz w mieście { $city } { $dice } kośćmi.
    }
mine-faces_set = Ustawiasz kości: { $roll }.
mine-plot_proposed = Proponujesz spisek o kartę { $card }; zgodzić się musi { $other_role }.
mine-refused = Odmawiasz.
mine-card_passed = Przekazujesz kartę { $card }; bierze ją { $other_role }.
mine-drew = Dobierasz kartę: { $card }.
mine-put_back = Odkładasz na wierzch stosu kartę: { $card }.
mine-event_played =
    { $option_id ->
        [corruption] Zagrywasz kartę { $event } w wersji destabilizującej.
       *[other] Zagrywasz kartę { $event }.
    }
mine-exchanged = Wymieniasz kartę { $card } na zdarzenie { $event }.
mine-card_taken = Bierzesz ze stosu odrzuconych kartę: { $card }.
tome-plot_proposed = { $role } proponuje ci spisek o kartę { $card }.
tome-card_passed = { $role } przekazuje ci kartę { $card }.

## Jak się skończyło

fr-drama-won = Rzym przetrwał
fr-drama-lost = Rzym upadł
fr-drama-roma = Roma ograbiona
fr-drama-deck = Skończyły się karty
fr-drama-turn = Tura { $turn }: { $what }
fr-drama-spare =
    { $left ->
        [one] Jeszcze jeden krok i Rzym by upadł.
        [few] Do upadku Rzymu brakowało { $left } kroków.
       *[other] Do upadku Rzymu brakowało { $left } kroków.
    }
fr-drama-near = Plemiona sprzymierzone lub nieobecne na planszy: { $calm } z { $tribes }. { $cards ->
        [one] W stosie kart gry została 1 karta.
        [few] W stosie kart gry zostały { $cards } karty.
       *[other] W stosie kart gry zostało { $cards } kart.
    }
fr-drama-held = Karty gracza { $name } wystarczyłyby na przymierze ({ $tribe }).

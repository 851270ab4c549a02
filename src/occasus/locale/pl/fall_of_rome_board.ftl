# Plansza Upadku Rzymu w przeglądarce.

fr-decline = Upadek
fr-of = { $number } z { $total }
fr-of-total = z { $total }
fr-sun-sets = Na polu { $total } słońce zachodzi i Rzym upada
fr-invade = Najazdy
fr-recruit = Rekrutacja
fr-revolts-left =
    { $number ->
        [0] Nie będzie już buntów
        [one] Jeszcze 1 bunt; przesunie znacznik w prawo
        [few] Jeszcze { $number } bunty; każdy przesunie znacznik w prawo
       *[many] Jeszcze { $number } buntów; każdy przesunie znacznik w prawo
    }
fr-players-pile = Karty gry
fr-barbarian-pile = Barbarzyńcy
fr-used = zużyte: { $number }
fr-left = zostało
fr-legions-left = × legionista
fr-forts-left = × fort
fr-no-threat = Niegroźni:
fr-goal = Cel: z każdym z pięciu plemion przymierze albo żadnego z jego barbarzyńców na mapie
fr-show-paths = pokaż ścieżki migracji

fr-over = Koniec gry
fr-your-turn = Twoja tura
fr-you-may = Możesz się włączyć
fr-turn-of = Tura: { $name }
fr-waiting-for = Czekamy: { $names }.
fr-actions = Akcje
fr-actions-left =
    { $number ->
        [one] Została 1 akcja
        [few] Zostały { $number } akcje
       *[many] Zostało { $number } akcji
    }
fr-phase-actions = Akcje
fr-phase-draw = Dobierz 2
fr-phase-invade = Najazdy { $number }
fr-group-move = Ruch
fr-group-fight = Walka
fr-group-build = Budowa
fr-group-parley = Układy
fr-group-events = Zdarzenia
fr-why-not = Dlaczego nie? Dotknij pola z przerywaną linią.
fr-what-may-come = Co może nadejść
fr-next-invasion = Następne najazdy
fr-revolt-two = Bunt, 2 karty
fr-revolt-among =
    { $number ->
        [0] nie ma już żadnego
        [one] to następna karta
       *[other] 1 wśród następnych { $number } kart
    }
fr-revolt-on-top = Vestalis odłożyła go na wierzch
fr-chronicle = Kronika
fr-skip = Pomiń
fr-play-event = Zagraj
fr-less = Mniej: { $what }
fr-more = Więcej: { $what }
fr-percent = { $number }%
fr-more-corruption = więcej; upadek 1
fr-revolt = Bunt
fr-price = Najpierw słońce opada o jedno pole.
fr-peek-roles = Postacie
fr-peek-discards = Karty odrzucone
fr-peek-odds = Karta po karcie
fr-discards-player = Karty gry ({ $number })
fr-discards-barbarian = Karty barbarzyńców ({ $number })
fr-discards-removed = Usunięte z gry ({ $number })
fr-none-yet = jeszcze nic
fr-no-cards = Brak kart
fr-odds-barbarians =
    { $number ->
        [one] Jako następna karta barbarzyńców
       *[other] Wśród następnych { $number } kart barbarzyńców
    }
fr-odds-players = Karty miast w stosie; szansa każdej, że będzie wśród dwóch następnych: { $percent }
fr-odds-events =
    { $number ->
        [one] W stosie jest 1 zdarzenie spośród { $unseen }, których nikt nie widział.
        [few] W stosie są { $number } zdarzenia spośród { $unseen }, których nikt nie widział.
       *[many] W stosie jest { $number } zdarzeń spośród { $unseen }, których nikt nie widział.
    }
fr-pile-about = { $name }: w stosie { $left }, zużyte { $used }. Dotknij, aby je zobaczyć.
fr-supply-about = Legioniści i forty w rezerwie oraz plemiona, które już nie zagrażają. Dotknij, aby zobaczyć szanse karta po karcie.
fr-decline-about = Upadek: każde ograbione miasto i każda destabilizacja przesuwa słońce o jedno pole. Na polu { $total } Rzym upada.
fr-rates-about = Ile kart barbarzyńców odkrywa się co turę i ilu legionistów daje rekrutacja. Bunt przesuwa znacznik.
fr-days =
    { $days ->
        [one] 1 dzień
       *[other] { $days } dni
    }
fr-days-about = Odległość od Rzymu (Roma); decyduje o tym, kto zaczyna.
fr-of-total-about = { $tribe }: tyle kart miast jest w grze: { $total }.
fr-event = Zdarzenie
fr-your-hand = Twoje karty
fr-shared-hand = Wspólne karty
fr-hand-of = Karty: { $name }
fr-hand-size =
    { $limit ->
        [one] { $number } z { $limit } karty
       *[other] { $number } z { $limit } kart
    }
fr-nearest = { $tribe }: { $held } z { $cost }
fr-treasury = Skarbiec
fr-touch-city = dotknij miasta
fr-roll-dice =
    { $number ->
        [one] Rzuć 1 kością
       *[other] Rzuć { $number } kośćmi
    }
fr-zoom = Powiększenie
fr-zoom-in = Bliżej
fr-zoom-out = Dalej
fr-tabs = Części ekranu
fr-tab-actions = Akcje
fr-tab-hand = Karty { $number }
fr-tab-chronicle = Kronika
fr-sure-yes = Zrób to
fr-sure-corruption = Destabilizacja najpierw przesuwa słońce o jedno pole. Gdy coś zostanie odkryte, nie da się tego cofnąć.
fr-sure-fatal = Destabilizacja najpierw przesuwa słońce, a ono stoi na ostatnim polu: to przegrana.
fr-sure-end =
    { $number ->
        [one] Została 1 akcja; przepadnie.
        [few] Zostały { $number } akcje; przepadną.
       *[many] Zostało { $number } akcji; przepadną.
    }
fr-sure-discard = Ta karta przepada na dobre.
fr-number-alliances = Przymierza
fr-number-barbarians = Barbarzyńcy na mapie
fr-number-revolts = Bunty

fr-text-board = Plansza jako tekst
fr-text-close = Wróć do mapy
fr-text-state = Upadek: { $decline }. Znacznik tempa na polu { $rate }. W rezerwie legioniści: { $legions }, forty: { $forts }.
fr-text-legions =
    { $number ->
        [one] 1 legionista
       *[other] { $number } legionistów
    }
fr-text-barbarians = { $tribe } ({ $number })
fr-text-fort = fort
fr-text-nothing = nic
fr-text-port = Port; plemiona: { $tribes }. Sąsiedzi: { $neighbours }.
fr-text-inland = Bez portu; plemiona: { $tribes }. Sąsiedzi: { $neighbours }.
fr-text-tribes = Plemiona
fr-text-tribe = { $tribe }: w rezerwie { $left }, bez przymierza.
fr-text-tribe-allied = { $tribe }: w rezerwie { $left }, przymierze zawarte.
fr-text-player = { $name }, { $role }; miasto: { $city }. Karty: { $cards }.
fr-text-nowhere = jeszcze żadne
fr-map = Mapa Cesarstwa
fr-map-about = Strzałki prowadzą od miasta do miasta, Enter wybiera, Escape cofa. T pokazuje planszę jako tekst.
fr-inset = Cała mapa
fr-paths-of = Ścieżki migracji: { $tribe }
fr-region-britannia-gallia = Brytania i Galia
fr-region-germania = Germania i Dunaj
fr-region-hispania-africa = Hiszpania i Afryka
fr-region-italia = Italia
fr-region-graecia = Grecja i Wschód
fr-region-pontus = Morze Czarne

## Czyny, jak na przyciskach

deed-end_actions = Zakończ akcje
deed-march = Marsz
deed-sail = Żegluga
deed-sail_free = Żegluga bez karty
deed-travel = Podróż
deed-bring = Zabierz
deed-pay = Zapłać
deed-fortify = Umocnienie
deed-build_fort = Zbuduj fort
deed-take_fort = Zabierz fort z
deed-recruit = Rekrutacja
deed-recruit_only = Mniejsza rekrutacja
deed-levy = Zaciąg
deed-port_recruit = Zaciąg w porcie
deed-battle = Bitwa
deed-faces = Ustaw kości
deed-remove = Usuń
deed-give = Oddaj kartę
deed-take = Zabierz kartę
deed-trade_give = Oddaj w handlu
deed-trade_take = Zabierz w handlu
deed-store = Do skarbca
deed-fetch = Ze skarbca
deed-ally = Przymierze
deed-enlist = Werbowanie
deed-enlist_free = Werbowanie bez karty
deed-accept = Zgoda
deed-refuse = Odmów
deed-use = Skorzystaj
deed-decline = Nie korzystaj
deed-done = Wystarczy
deed-draw_cards = Dobierz
deed-put_back = Odłóż na stos
deed-discard = Odrzuć
deed-event = Zdarzenie
deed-exchange = Wymień
deed-pass = Teraz nic nie graj
deed-pass_turn = Nic w tej turze
deed-choose = Wybierz
deed-strike = Usuń
deed-place = Umieść legionistów
deed-move_pawn = Przesuń
deed-swap = Wymiana między
deed-offer = Oddaj
deed-take_card = Weź
deed-lay = Połóż następną
deed-banish = Usuń z gry
deed-go = Idź
deed-pick_role = Weź
deed-start = Zacznij w
deed-first = Pierwszy gracz

## O co pyta tacka

step-city = dokąd
step-legions = legioniści
step-card = karta
step-role = z kim
step-other_role = i
step-tribe = plemię
step-dice = kości
step-barbarians = barbarzyńcy
step-roll = ścianki
step-event = karta
step-option = wersja
step-cards = karty
step-barbarian_card = karta
step-seat = miejsce
option-standard = Normalna
option-corruption = Destabilizująca
barbarians-nothing = nic

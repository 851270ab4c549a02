# Upadek Rzymu: co się dzieje, co można zrobić i jak się co nazywa.

## Names. Cities and roles need no message: their words with capitals are their names.

tribe-anglo_saxons_franks = Anglosasi i Frankowie
tribe-vandals = Wandalowie
tribe-huns = Hunowie
tribe-visigoths = Wizygoci
tribe-ostrogoths = Ostrogoci
one-of =
    { $tribe_id ->
        [vandals] 1 Wandal
        [huns] 1 Hun
        [visigoths] 1 Wizygot
        [ostrogoths] 1 Ostrogot
        [anglo_saxons_franks] 1 Anglosas lub Frank
       *[other] 1 barbarzyńca ({ $tribe })
    }
crowd =
    { $number ->
        [one] { one-of }
       *[other] { $number } { $tribe_id ->
            [vandals] Wandalów
            [huns] Hunów
            [visigoths] Wizygotów
            [ostrogoths] Ostrogotów
            [anglo_saxons_franks] Anglosasów i Franków
           *[other] barbarzyńców ({ $tribe })
        }
    }
barbarian_card-anglo_saxons_franks = { tribe-anglo_saxons_franks }
barbarian_card-vandals = { tribe-vandals }
barbarian_card-huns = { tribe-huns }
barbarian_card-visigoths = { tribe-visigoths }
barbarian_card-ostrogoths = { tribe-ostrogoths }

colour-orange = pomarańczowa
colour-black = czarna
colour-green = zielona
colour-white = biała
colour-blue = niebieska

card-orange_burdigala = Burdigala ({ colour-orange })
card-orange_eburacum = Eburacum ({ colour-orange })
card-orange_genua = Genua ({ colour-orange })
card-orange_gesoriacum = Gesoriacum ({ colour-orange })
card-orange_londinium = Londinium ({ colour-orange })
card-orange_lutetia = Lutetia ({ colour-orange })
card-orange_mogontiacum = Mogontiacum ({ colour-orange })
card-orange_narbo = Narbo ({ colour-orange })
card-orange_roma = Roma ({ colour-orange })
card-black_athenae = Athenae ({ colour-black })
card-black_burdigala = Burdigala ({ colour-black })
card-black_caesaraugusta = Caesaraugusta ({ colour-black })
card-black_carthago = Carthago ({ colour-black })
card-black_cesarea = Cesarea ({ colour-black })
card-black_constantinopolis = Constantinopolis ({ colour-black })
card-black_corduba = Corduba ({ colour-black })
card-black_lugdunum = Lugdunum ({ colour-black })
card-black_mogontiacum = Mogontiacum ({ colour-black })
card-black_roma = Roma ({ colour-black })
card-black_syracusae = Syracusae ({ colour-black })
card-black_tingi = Tingi ({ colour-black })
card-green_brundisium = Brundisium ({ colour-green })
card-green_carnuntum = Carnuntum ({ colour-green })
card-green_iuvavum = Iuvavum ({ colour-green })
card-green_lugdunum = Lugdunum ({ colour-green })
card-green_lutetia = Lutetia ({ colour-green })
card-green_mediolanum = Mediolanum ({ colour-green })
card-green_patrae = Patrae ({ colour-green })
card-green_philippopolis = Philippopolis ({ colour-green })
card-green_roma = Roma ({ colour-green })
card-white_aquileia = Aquileia ({ colour-white })
card-white_athenae = Athenae ({ colour-white })
card-white_constantinopolis = Constantinopolis ({ colour-white })
card-white_corduba = Corduba ({ colour-white })
card-white_genua = Genua ({ colour-white })
card-white_narbo = Narbo ({ colour-white })
card-white_narona = Narona ({ colour-white })
card-white_nova_carthago = Nova Carthago ({ colour-white })
card-white_patrae = Patrae ({ colour-white })
card-white_philippopolis = Philippopolis ({ colour-white })
card-white_ravenna = Ravenna ({ colour-white })
card-white_roma = Roma ({ colour-white })
card-white_tyras = Tyras ({ colour-white })
card-blue_aquileia = Aquileia ({ colour-blue })
card-blue_carnuntum = Carnuntum ({ colour-blue })
card-blue_chersonesus = Chersonesus ({ colour-blue })
card-blue_constantinopolis = Constantinopolis ({ colour-blue })
card-blue_roma = Roma ({ colour-blue })
card-blue_sinope = Sinope ({ colour-blue })
card-revolt = bunt

event-mors_tua_vita_mea = Mors Tua, Vita Mea
card-mors_tua_vita_mea = { event-mors_tua_vita_mea }
event-si_vis_pacem_para_bellum = Si Vis Pacem, Para Bellum
card-si_vis_pacem_para_bellum = { event-si_vis_pacem_para_bellum }
event-veni_vidi_vici = Veni, Vidi, Vici
card-veni_vidi_vici = { event-veni_vidi_vici }

roll-legion = strata legionisty
roll-barbarian = trafienie
roll-barbarian_legion = trafienie + strata legionisty
roll-two_barbarians_legion = dwa trafienia + strata legionisty
roll-special = efekt specjalny

region-west = Britannia i Gallia
region-spain = Hispania i Africa
region-north = Germania i Dunaj
region-italy = Italia
region-east = Graecia i Wschód
region-pontus = Morze Czarne

phase-setup = przygotowanie
phase-actions = akcje
phase-draw = dobieranie kart
phase-invade = najazdy

## What event cards and roles do: an effect, and a stronger one for a step of decline

word-corruption = Destabilizacja
standard-abundans_cautela_non_nocet =
    W najbliższej fazie najazdów odkryj o { $abundans_fewer ->
        [one] { $abundans_fewer } kartę
        [few] { $abundans_fewer } karty
       *[other] { $abundans_fewer } kart
    } barbarzyńców mniej.
corruption-abundans_cautela_non_nocet = W tej turze nie ma fazy najazdów.
effect-abundans_cautela_non_nocet = { standard-abundans_cautela_non_nocet } { word-corruption }: { corruption-abundans_cautela_non_nocet }
standard-alea_iacta_est = W jednej bitwie w tej turze wybierz wyniki kości zamiast rzucać.
corruption-alea_iacta_est = W każdej bitwie w tej turze wybierz wyniki kości zamiast rzucać.
effect-alea_iacta_est = { standard-alea_iacta_est } { word-corruption }: { corruption-alea_iacta_est }
standard-audentes_fortuna_iuvat =
    Obecny gracz może dobrać { $audentes_cards ->
        [one] { $audentes_cards } dodatkową kartę
        [few] { $audentes_cards } dodatkowe karty
       *[other] { $audentes_cards } dodatkowych kart
    } gry.
corruption-audentes_fortuna_iuvat =
    Obecny gracz może dobrać { $audentes_cards_corruption ->
        [one] { $audentes_cards_corruption } dodatkową kartę
        [few] { $audentes_cards_corruption } dodatkowe karty
       *[other] { $audentes_cards_corruption } dodatkowych kart
    } gry.
effect-audentes_fortuna_iuvat = { standard-audentes_fortuna_iuvat } { word-corruption }: { corruption-audentes_fortuna_iuvat }
standard-carpe_diem =
    Obecny gracz ma w tej turze { $carpe_actions ->
        [one] { $carpe_actions } dodatkową akcję
        [few] { $carpe_actions } dodatkowe akcje
       *[other] { $carpe_actions } dodatkowych akcji
    }.
corruption-carpe_diem =
    Obecny gracz ma w tej turze { $carpe_actions_corruption ->
        [one] { $carpe_actions_corruption } dodatkową akcję
        [few] { $carpe_actions_corruption } dodatkowe akcje
       *[other] { $carpe_actions_corruption } dodatkowych akcji
    }.
effect-carpe_diem = { standard-carpe_diem } { word-corruption }: { corruption-carpe_diem }
standard-do_ut_des = Dwoje graczy w tym samym mieście może wymienić między sobą po jednej karcie miasta.
corruption-do_ut_des = Dwoje graczy może wymienić między sobą po jednej karcie miasta, gdziekolwiek stoją.
effect-do_ut_des = { standard-do_ut_des } { word-corruption }: { corruption-do_ut_des }
standard-festina_lente =
    Wybierz miasto i przesuń tam 1 pionek (za zgodą właściciela); może zabrać do { $festina_legions ->
        [one] { $festina_legions } legionisty
        [few] { $festina_legions } legionistów
       *[other] { $festina_legions } legionistów
    } z miasta, które opuszcza.
corruption-festina_lente =
    Wybierz miasto i przesuń tam dowolną liczbę pionków (za zgodą właścicieli); każdy może zabrać do { $festina_legions_corruption ->
        [one] { $festina_legions_corruption } legionisty
        [few] { $festina_legions_corruption } legionistów
       *[other] { $festina_legions_corruption } legionistów
    } z miasta, które opuszcza.
effect-festina_lente = { standard-festina_lente } { word-corruption }: { corruption-festina_lente }
standard-hic_manebimus_optime =
    Wybierz do { $hic_cities ->
        [one] { $hic_cities } miasta
        [few] { $hic_cities } miast
       *[other] { $hic_cities } miast
    } z fortem; w każdym umieść do { $hic_legions ->
        [one] { $hic_legions } legionisty
        [few] { $hic_legions } legionistów
       *[other] { $hic_legions } legionistów
    }.
corruption-hic_manebimus_optime =
    Umieść do { $hic_legions_corruption ->
        [one] { $hic_legions_corruption } legionisty
        [few] { $hic_legions_corruption } legionistów
       *[other] { $hic_legions_corruption } legionistów
    } { $hic_cities_corruption ->
        [31] w każdym mieście z fortem.
       *[other] w każdym z wybranych miast z fortem (najwyżej { $hic_cities_corruption }).
    }
effect-hic_manebimus_optime = { standard-hic_manebimus_optime } { word-corruption }: { corruption-hic_manebimus_optime }
standard-homo_faber_fortunae_suae = Obecny gracz może wziąć ze stosu odrzuconych kart gry kartę miasta, w którym się znajduje.
corruption-homo_faber_fortunae_suae = Obecny gracz może wziąć dowolną kartę miasta ze stosu odrzuconych kart gry.
effect-homo_faber_fortunae_suae = { standard-homo_faber_fortunae_suae } { word-corruption }: { corruption-homo_faber_fortunae_suae }
standard-melius_cavere_quam_pavere =
    Obejrzyj { $melius_looks ->
        [one] wierzchnią kartę barbarzyńców i odłóż ją na stos.
        [few] { $melius_looks } wierzchnie karty barbarzyńców i odłóż je na stos w dowolnej kolejności.
       *[other] { $melius_looks } wierzchnich kart barbarzyńców i odłóż je na stos w dowolnej kolejności.
    }
corruption-melius_cavere_quam_pavere = Obejrzyj wierzchnie karty barbarzyńców ({ $melius_looks_corruption }), usuń z gry { $melius_removes } z nich, a resztę odłóż na stos w dowolnej kolejności.
effect-melius_cavere_quam_pavere = { standard-melius_cavere_quam_pavere } { word-corruption }: { corruption-melius_cavere_quam_pavere }
standard-mors_tua_vita_mea =
    Zastąp { $mors_barbarians ->
        [one] 1 barbarzyńcę 1 legionistą.
        [few] w jednym mieście do { $mors_barbarians } barbarzyńców taką samą liczbą legionistów.
       *[other] w jednym mieście do { $mors_barbarians } barbarzyńców taką samą liczbą legionistów.
    }
corruption-mors_tua_vita_mea =
    W jednym mieście zastąp do { $mors_barbarians_corruption ->
        [one] { $mors_barbarians_corruption } barbarzyńcy
        [few] { $mors_barbarians_corruption } barbarzyńców
       *[other] { $mors_barbarians_corruption } barbarzyńców
    } taką samą liczbą legionistów.
effect-mors_tua_vita_mea = { standard-mors_tua_vita_mea } { word-corruption }: { corruption-mors_tua_vita_mea }
standard-mortui_non_mordent =
    Usuń z dowolnych miejsc planszy do { $mortui_barbarians ->
        [one] { $mortui_barbarians } barbarzyńcy
        [few] { $mortui_barbarians } barbarzyńców
       *[other] { $mortui_barbarians } barbarzyńców
    } jednego koloru.
corruption-mortui_non_mordent =
    Usuń z dowolnych miejsc planszy do { $mortui_barbarians_corruption ->
        [one] { $mortui_barbarians_corruption } barbarzyńcy
        [few] { $mortui_barbarians_corruption } barbarzyńców
       *[other] { $mortui_barbarians_corruption } barbarzyńców
    } jednego koloru.
effect-mortui_non_mordent = { standard-mortui_non_mordent } { word-corruption }: { corruption-mortui_non_mordent }
standard-si_vis_pacem_para_bellum = Umieść fort w dowolnym mieście.
corruption-si_vis_pacem_para_bellum =
    Umieść fort w dowolnym mieście i przesuń tam 1 pionek; może zabrać do { $vis_legions_corruption ->
        [one] { $vis_legions_corruption } legionisty
        [few] { $vis_legions_corruption } legionistów
       *[other] { $vis_legions_corruption } legionistów
    }.
effect-si_vis_pacem_para_bellum = { standard-si_vis_pacem_para_bellum } { word-corruption }: { corruption-si_vis_pacem_para_bellum }
standard-vae_victis = Po bitwie, w której usunięto barbarzyńców, usuń najwyżej tylu samo z 1 innego miasta.
corruption-vae_victis = Po bitwie, w której usunięto barbarzyńców, usuń najwyżej tylu samo z dowolnych miast.
effect-vae_victis = { standard-vae_victis } { word-corruption }: { corruption-vae_victis }
standard-veni_vidi_vici =
    Przesuń obecnego gracza, wraz z najwyżej { $veni_legions ->
        [one] { $veni_legions } legionistą
        [few] { $veni_legions } legionistami
       *[other] { $veni_legions } legionistami
    }, do dowolnego miasta; może tam za darmo stoczyć bitwę.
corruption-veni_vidi_vici =
    To samo, ale z najwyżej { $veni_legions_corruption ->
        [one] { $veni_legions_corruption } legionistą
        [few] { $veni_legions_corruption } legionistami
       *[other] { $veni_legions_corruption } legionistami
    }, a w tej bitwie nie giną legioniści.
effect-veni_vidi_vici = { standard-veni_vidi_vici } { word-corruption }: { corruption-veni_vidi_vici }

special-consul =
    Efekt specjalny bitwy: umieść { $consul_adds ->
        [one] { $consul_adds } legionistę
        [few] { $consul_adds } legionistów
       *[other] { $consul_adds } legionistów
    } w swoim mieście.
levy-legions =
    { $levy ->
        [one] { $levy } legionistę
        [few] { $levy } legionistów
       *[other] { $levy } legionistów
    }
carried-legions =
    { $carried ->
        [one] { $carried } legionistą
        [few] { $carried } legionistami
       *[other] { $carried } legionistami
    }
port-legions =
    { $port_recruits ->
        [one] { $port_recruits } legionisty
        [few] { $port_recruits } legionistów
       *[other] { $port_recruits } legionistów
    }
fort-legions =
    { $fort_legions ->
        [one] { $fort_legions } legionistę
        [few] { $fort_legions } legionistów
       *[other] { $fort_legions } legionistów
    }
ability-consul = Akcja: umieść { levy-legions } w dowolnym mieście z fortem. Akcja: umieść { levy-legions } w swoim mieście. { special-consul }
special-magister_militum =
    Efekt specjalny bitwy: usuń { $magister_removes ->
        [one] { $magister_removes } barbarzyńcę
        [few] { $magister_removes } barbarzyńców
       *[other] { $magister_removes } barbarzyńców
    } ze swojego miasta.
ability-magister_militum =
    W twoich bitwach ginie o { $magister_spares ->
        [one] { $magister_spares } legionistę
        [few] { $magister_spares } legionistów
       *[other] { $magister_spares } legionistów
    } mniej. { special-magister_militum }
special-mercator =
    Efekt specjalny bitwy: ze swojego miasta usuń { $mercator_removes ->
        [one] { $mercator_removes } barbarzyńcę
        [few] { $mercator_removes } barbarzyńców
       *[other] { $mercator_removes } barbarzyńców
    } i { $mercator_loses ->
        [one] { $mercator_loses } legionistę
        [few] { $mercator_loses } legionistów
       *[other] { $mercator_loses } legionistów
    }.
ability-mercator = Akcja: oddaj ALBO weź 1 kartę miasta w jednym z kolorów swojego miasta; druga osoba musi stać w nim razem z tobą (raz na turę). Zawierasz przymierza także tam, gdzie nie ma barbarzyńców tego plemienia. { special-mercator }
special-praefectus_classis =
    Efekt specjalny bitwy: w porcie usuń { $classis_removes ->
        [one] { $classis_removes } barbarzyńcę
        [few] { $classis_removes } barbarzyńców
       *[other] { $classis_removes } barbarzyńców
    }.
ability-praefectus_classis = Akcja: popłyń z portu do dowolnego innego portu bez odrzucania karty, z najwyżej { carried-legions }. Akcja: w porcie odrzuć kartę miasta w jednym z jego kolorów i umieść tam do { port-legions }. { special-praefectus_classis }
special-praefectus_fabrum =
    Efekt specjalny bitwy: w mieście z fortem usuń { $fabrum_removes ->
        [one] { $fabrum_removes } barbarzyńcę
        [few] { $fabrum_removes } barbarzyńców
       *[other] { $fabrum_removes } barbarzyńców
    }.
ability-praefectus_fabrum = Akcja: za { fort-legions } ze swojego miasta zbuduj w nim fort. Akcja: za dowolną kartę miasta przejdź z miasta z fortem do dowolnego miasta ALBO z dowolnego miasta do miasta z fortem, z najwyżej { carried-legions }. { special-praefectus_fabrum }
special-regina_foederata =
    Efekt specjalny bitwy: po bitwie usuń { $regina_removes ->
        [one] { $regina_removes } barbarzyńcę
        [few] { $regina_removes } barbarzyńców
       *[other] { $regina_removes } barbarzyńców
    } ze swojego miasta; jeśli to zrobisz, możesz umieścić tam { $regina_adds ->
        [one] { $regina_adds } legionistę
        [few] { $regina_adds } legionistów
       *[other] { $regina_adds } legionistów
    }.
ability-regina_foederata = W marszu i żegludze towarzyszą ci barbarzyńcy i legioniści, łącznie do 3, w dowolnym składzie. W żadnym mieście nie może przez to stanąć więcej niż 3 barbarzyńców jednego koloru; taki ruch nie uruchamia obrony. Raz na turę werbujesz barbarzyńców bez karty; przymierze nadal jest potrzebne. { special-regina_foederata }
special-vestalis =
    Efekt specjalny bitwy: usuń { $vestalis_loses ->
        [one] { $vestalis_loses } legionistę
        [few] { $vestalis_loses } legionistów
       *[other] { $vestalis_loses } legionistów
    } ze swojego miasta.
ability-vestalis = Przygotowanie: z niewykorzystanych kart zdarzeń powstaje zakryty stos zdarzeń. W każdej chwili: za kartę miasta w jednym z kolorów swojego miasta dobierz 1 kartę ze stosu zdarzeń. Przy dobieraniu: możesz wziąć { $vestalis_draws } karty gry zamiast { $cards_drawn } i 1 z nich odłożyć na wierzch stosu. { special-vestalis }

## What happens

told-role_dealt = Do gry wchodzi { $role }.
told-settled = W mieście { $city } osiedla się { crowd }.
told-dealt = { $seat } otrzymuje kartę: { $card }.
told-treasured = Do skarbca trafia karta: { $card }.
told-started =
    { $number ->
        [0] { $role } zaczyna w mieście { $city }, bez legionistów.
        [one] { $role } zaczyna w mieście { $city } z 1 legionistą.
       *[other] { $role } zaczyna w mieście { $city } z { $number } legionistami.
    }
told-deck_built =
    { $cards ->
        [one] Stos kart gry: { $cards } karta w { $piles } częściach, w każdej ukryty bunt.
        [few] Stos kart gry: { $cards } karty w { $piles } częściach, w każdej ukryty bunt.
       *[many] Stos kart gry: { $cards } kart w { $piles } częściach, w każdej ukryty bunt.
    }
told-first_player = Zaczyna { $seat }.
told-turn_began = Tura postaci { $role }.
told-discarded = { $seat } odrzuca kartę: { $card }.
told-marched =
    { $legions ->
        [0] { $role } maszeruje z miasta { $from_city } do miasta { $city }.
        [one] { $role } maszeruje z miasta { $from_city } do miasta { $city } z 1 legionistą.
       *[other] { $role } maszeruje z miasta { $from_city } do miasta { $city } z { $legions } legionistami.
    }
told-sailed =
    { $legions ->
        [0] { $role } płynie z miasta { $from_city } do miasta { $city }.
        [one] { $role } płynie z miasta { $from_city } do miasta { $city } z 1 legionistą.
       *[other] { $role } płynie z miasta { $from_city } do miasta { $city } z { $legions } legionistami.
    }
told-travelled =
    { $legions ->
        [0] { $role } podróżuje z miasta { $from_city } do miasta { $city }.
        [one] { $role } podróżuje z miasta { $from_city } do miasta { $city } z 1 legionistą.
       *[other] { $role } podróżuje z miasta { $from_city } do miasta { $city } z { $legions } legionistami.
    }
told-brought = Z miasta { $from_city } do miasta { $city } idzie też { crowd }.
told-fortified = { $city } otrzymuje fort.
told-fort_moved = Fort z miasta { $from_city } zostaje przeniesiony do miasta { $city }.
told-recruited =
    { $number ->
        [one] Rekrutacja w mieście { $city }: 1 legionista.
       *[other] Rekrutacja w mieście { $city }: { $number } legionistów.
    }
told-levied =
    { $levy ->
        [one] Zaciąg w mieście { $city }: 1 legionista.
       *[other] Zaciąg w mieście { $city }: { $levy } legionistów.
    }
told-enlisted =
    { $number ->
        [0] { $tribe } z miasta { $city } wracają do rezerwy.
        [one] { $tribe } z miasta { $city } zwerbowani: 1 legionista.
       *[other] { $tribe } z miasta { $city } zwerbowani: { $number } legionistów.
    }
told-allied =
    Zawarto przymierze { $tribe_id ->
        [vandals] z Wandalami
        [huns] z Hunami
        [visigoths] z Wizygotami
        [ostrogoths] z Ostrogotami
        [anglo_saxons_franks] z Anglosasami i Frankami
       *[other] ({ $tribe })
    }!
told-battle_began =
    { $dice ->
        [one] { $role } walczy w mieście { $city } 1 kością.
       *[other] { $role } walczy w mieście { $city } { $dice } kośćmi.
    }
told-rolled = Wynik rzutu: { $roll }.
told-faces_set = { $seat } ustawia kości: { $roll }.
told-removed = Z miasta { $city } odchodzi { crowd }.
told-legions_spent =
    { $number ->
        [one] Z miasta { $city } wraca do rezerwy 1 legionista.
       *[other] Z miasta { $city } wraca do rezerwy { $number } legionistów.
    }
told-legions_lost =
    { $number ->
        [one] W mieście { $city } ginie 1 legionista.
       *[other] W mieście { $city } ginie { $number } legionistów.
    }
told-legions_won =
    { $number ->
        [one] W mieście { $city } dołącza 1 legionista.
       *[other] W mieście { $city } dołącza { $number } legionistów.
    }
told-plot_proposed = { $role } proponuje spisek o kartę { $card }; zgodzić się musi { $other_role }.
told-refused = { $seat } odmawia.
told-card_passed = { $role } przekazuje kartę { $card }; bierze ją { $other_role }.
told-stored = Do skarbca trafia karta: { $card }.
told-fetched = Ze skarbca wzięto kartę { $card }.
told-drew = { $seat } dobiera kartę: { $card }.
told-put_back = { $seat } odkłada na wierzch stosu kartę: { $card }.
told-revolted = Bunt! Karta ze spodu stosu: { $barbarian_card }.
told-rate_rose =
    Odtąd { $invasions ->
        [one] { $invasions } najazd
        [few] { $invasions } najazdy
       *[many] { $invasions } najazdów
    } na turę i { $recruits ->
        [one] { $recruits } legionista
       *[other] { $recruits } legionistów
    } za każdą rekrutację.
told-intensified =
    { $number ->
        [one] 1 odrzucona karta barbarzyńców wraca na wierzch stosu.
        [few] { $number } odrzucone karty barbarzyńców wracają po przetasowaniu na wierzch stosu.
       *[many] { $number } odrzuconych kart barbarzyńców wraca po przetasowaniu na wierzch stosu.
    }
told-revealed = Karta barbarzyńców: { $barbarian_card }.
told-invaded = { $tribe } najeżdżają miasto { $city }.
told-migrated = Miasto { $from_city } jest poza zasięgiem. { $tribe } najeżdżają zamiast niego miasto { $city }.
told-added = Do miasta { $city } wkracza { one-of }.
told-attacked = { $tribe } atakują miasto { $city }: ginie 1 legionista, ale żaden barbarzyńca nie wchodzi.
told-ambushed =
    { $number ->
        [one] { $tribe } urządzają zasadzkę w mieście { $city }: ginie jedyny legionista, ale żaden barbarzyńca nie wchodzi.
       *[other] { $tribe } urządzają zasadzkę w mieście { $city }: giną wszyscy legioniści ({ $number }), ale żaden barbarzyńca nie wchodzi.
    }
told-sacked = { $tribe } ograbiają miasto { $city }!
told-fort_fell = Miasto { $city } traci fort.
told-declined = Upadek Rzymu rośnie do { $number }.
told-invasion_skipped = W tej turze nie ma najazdów.
told-event_played =
    { $option_id ->
        [corruption] { $seat } zagrywa { $event } w wersji destabilizującej.
       *[other] { $seat } zagrywa { $event }.
    }
told-exchanged = { $seat } wymienia kartę { $card } na zdarzenie { $event }.
told-fewer_invasions =
    { $number ->
        [one] W najbliższych najazdach o 1 kartę mniej.
        [few] W najbliższych najazdach o { $number } karty mniej.
       *[many] W najbliższych najazdach o { $number } kart mniej.
    }
told-more_actions =
    { $number ->
        [one] W tej turze o 1 akcję więcej.
        [few] W tej turze o { $number } akcje więcej.
       *[many] W tej turze o { $number } akcji więcej.
    }
told-swapped = { $role } i { $other_role } wymieniają się kartami: { $card } i { $other_card }.
told-pawn_moved =
    { $legions ->
        [0] { $role } przechodzi z miasta { $from_city } do miasta { $city }.
        [one] { $role } przechodzi z miasta { $from_city } do miasta { $city } z 1 legionistą.
       *[other] { $role } przechodzi z miasta { $from_city } do miasta { $city } z { $legions } legionistami.
    }
told-legions_placed =
    { $number ->
        [one] W mieście { $city } staje 1 legionista.
       *[other] W mieście { $city } staje { $number } legionistów.
    }
told-card_taken = { $seat } bierze ze stosu odrzuconych kartę: { $card }.
told-looked = Wierzch stosu barbarzyńców: { $barbarian_card }.
told-laid = Na stos barbarzyńców wraca: { $barbarian_card }.
told-banished = Z gry usunięto kartę { $barbarian_card }.
told-replaced =
    { $number ->
        [one] W mieście { $city } 1 legionista zastępuje barbarzyńcę.
       *[other] W mieście { $city } legioniści zastępują barbarzyńców: { $number }.
    }
told-won = Każde plemię jest sprzymierzone albo zniknęło z planszy.
told-lost_no_cubes = { $tribe }: trzeba było umieścić barbarzyńcę, a w rezerwie nie było już żadnego.
told-lost_decline = Upadek Rzymu się dokonał.
told-lost_deck = W stosie kart gry zostało za mało kart do dobrania.
told-lost_roma = { $tribe } ograbili Romę.

result-won = każde plemię jest sprzymierzone albo zniknęło z planszy
result-no_cubes = trzeba było umieścić barbarzyńcę, a w rezerwie jego plemienia nie było już żadnego
result-decline = upadek Rzymu się dokonał
result-no_cards = skończyły się karty gry
result-roma_sacked = Roma została ograbiona

## What can be done

action-end_actions = zakończ akcje i dobierz karty; niewykorzystane akcje przepadają
action-march = przesuń się do sąsiedniego miasta z najwyżej { carried-legions }
action-sail = popłyń z portu do portu z najwyżej { carried-legions }, potem zapłać kartą w kolorze celu
action-sail_free = Praefectus Classis: żegluj bez karty
action-travel = Praefectus Fabrum: przesuń się z miasta z fortem albo do niego; potem zapłać dowolną kartą miasta
action-bring = Regina: wybierz barbarzyńców, których zabierasz
action-pay = wybierz kartę, którą płacisz
action-fortify = zbuduj fort za kartę swojego miasta
action-build_fort = Praefectus Fabrum: zbuduj fort za { fort-legions }
action-take_fort = wszystkie forty są na planszy: wybierz miasto, które traci fort
action-recruit = w mieście z fortem: umieść tylu legionistów, ilu wskazuje tor
action-recruit_only = umieść mniej legionistów, niż wskazuje tor
action-levy =
    { $levy ->
        [one] Consul: umieść 1 legionistę w swoim mieście albo w mieście z fortem
       *[other] Consul: umieść { $levy } legionistów w swoim mieście albo w mieście z fortem
    }
action-port_recruit = Praefectus Classis: do { port-legions } w swoim porcie za kartę w jego kolorze
action-battle = walcz w swoim mieście, rzucając 1–3 kośćmi, najwyżej jedną za każdego legionistę
action-faces = wybierz ścianki kości
action-remove = wybierz barbarzyńców, których usuwa bitwa
action-give = spisek: oddaj kartę z nazwą swojego miasta innemu graczowi w tym mieście
action-take = spisek: weź kartę z nazwą swojego miasta od innego gracza w tym mieście
action-trade_give = Mercator: oddaj kartę w kolorze swojego miasta innemu graczowi w tym mieście, raz na turę
action-trade_take = Mercator: weź kartę w kolorze swojego miasta od innego gracza w tym mieście, raz na turę
action-store = włóż do skarbca kartę swojego miasta
action-fetch = wyjmij ze skarbca kartę swojego miasta
action-ally = tam, gdzie stoi plemię: zawrzyj przymierze, potem zapłać kartami w jego kolorze
action-enlist = odeślij wszystkich barbarzyńców sprzymierzonego plemienia ze swojego miasta za kartę w ich kolorze i umieść legionistów
action-enlist_free = Regina: werbuj bez karty, raz na turę
action-accept = odpowiedz „tak”
action-refuse = odpowiedz „nie”
action-use = skorzystaj z tego, co daje zdarzenie
action-decline = nie korzystaj z tego, co daje zdarzenie
action-done = na tym skończ i graj dalej
action-draw_cards = Vestalis: wybierz, ile kart dobierasz
action-put_back = Vestalis: wybierz, która z trzech kart wraca na wierzch stosu
action-discard = ponad limit kart ({ $hand_limit }): odrzuć kartę
action-event = zagraj kartę zdarzenia; wersja destabilizująca jest silniejsza, ale zwiększa upadek o 1 (`cards` objaśnia każdą kartę)
action-exchange = Vestalis: odrzuć kartę w kolorze jej miasta za wierzchnią kartę zdarzenia
action-pass = nie zagrywaj teraz zdarzenia
action-pass_turn = nie zagrywaj zdarzeń do końca tury
action-choose = wybierz miasto dla zdarzenia
action-strike = wybierz barbarzyńcę, którego zdarzenie usuwa lub zastępuje
action-place = wybierz, ilu legionistów zdarzenie umieszcza w mieście
action-move_pawn = wybierz, czyj pionek się przesuwa i z iloma legionistami
action-swap = wybierz, kto z kim wymienia się kartą
action-offer = wybierz kartę, którą oddajesz w wymianie
action-take_card = wybierz kartę ze stosu odrzuconych
action-lay = wybierz następną kartę stosu barbarzyńców, licząc od góry
action-banish = wybierz kartę barbarzyńców do usunięcia z gry
action-go = wybierz, ilu legionistów zabierasz
action-pick_role = wybierz postać
action-start = wybierz ze swoich początkowych kart miasto, w którym pionek zaczyna z { $start_legions } legionistami
action-role = los: rozdanie postaci
action-reveal = los: odkrycie karty barbarzyńców
action-draw = los: dobranie karty gry
action-draw_event = los: dobranie karty zdarzenia
action-roll = los: rzut kośćmi
action-first = wybierz, kto zaczyna

## The board of the terminal

board-solo = Cesarz
board-here = { $role } w mieście { $city }:
board-hand =
    { $count ->
        [one] Twoje karty (1 z { $limit }):
       *[other] Twoje karty ({ $count } z { $limit }):
    }
board-shared = Wspólne karty trzech postaci ({ $count } z { $limit }):
board-treasury = Skarbiec ({ $count }):
board-events = zdarzenia: { $names }
board-turn = Tura postaci { $role }: { $phase }
board-turn-actions =
    { $actions ->
        [0] Tura postaci { $role }: brak akcji
        [one] Tura postaci { $role }: została 1 akcja
        [few] Tura postaci { $role }: zostały { $actions } akcje
       *[many] Tura postaci { $role }: zostało { $actions } akcji
    }
board-decline = Upadek { $steps } z { $most }
board-invasions = Najazdy { $track }
board-recruits = Rekrutacja { $track }
map-legend = Na mapie: małe litery za miastem to plemiona, których karty je wymieniają, ~ to port. Poniżej każda wielka litera to barbarzyńca (A Anglosasi i Frankowie, V Wandalowie, H Hunowie, W Wizygoci, O Ostrogoci), 2L dwóch legionistów, F fort, ! następny barbarzyńca ograbi miasto. Litera z liczbą poza cesarstwem to reszta plemienia w rezerwie.
board-legend = Rezerwa, legioniści: { $legions }, forty: { $forts }. Mapa: 2L legioniści, F fort, ~ port, ! następny grabi
board-tribe = plemię
board-colour = karta
board-on-map = na mapie
board-left = rezerwa
board-alliance = przymierze
board-allied = zawarte
board-cost =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
board-player-deck =
    Stos kart gry: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $revolts ->
        [0] bez buntów
        [one] { $pile ->
            [1] ostatni bunt na wierzchu
           *[other] ostatni bunt wśród najbliższych { $pile }
        }
       *[other] buntów: { $revolts }, { $pile ->
            [1] najbliższy na wierzchu
           *[other] najbliższy wśród { $pile } kart
        }
    }. Odrzuconych: { $discarded }.
board-barbarian-deck =
    Stos barbarzyńców: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $known ->
        [1] następna jest znana (`odds` ją pokaże)
       *[other] następna to jedna z { $known } (`odds` je pokaże)
    }. Odrzuconych: { $discarded }.

odds-barbarians = Miasta, w które przy obecnym stanie planszy mogą w jednej turze uderzyć najbliższe karty barbarzyńców ({ $rate })
odds-defended = legioniści ich powstrzymają
odds-sacked = miasto ograbione
odds-added = barbarzyńca nr { $number } tego plemienia w mieście
odds-players = Karty gry
odds-revolt = Szansa na bunt wśród dwóch najbliższych kart: { $percent }%.
odds-cards =
    { $count ->
        [one] W stosie jest jeszcze 1 karta miasta:
        [few] W stosie są jeszcze { $count } karty miast:
       *[many] W stosie jest jeszcze { $count } kart miast:
    }
odds-events =
    { $count ->
        [one] W stosie jest jeszcze 1 zdarzenie spośród { $of }, których nikt nie widział.
        [few] W stosie są jeszcze { $count } zdarzenia spośród { $of }, których nikt nie widział.
       *[many] W stosie jest jeszcze { $count } zdarzeń spośród { $of }, których nikt nie widział.
    }

place = miasto
place-port = Port, dziś { $modern }.
place-inland = Bez portu; dziś { $modern }.
place-colours = Karty miasta: { $names }.
place-neighbours = Sąsiednie miasta:

## What somebody is asked, by the step that is due

due-pick_role = Która postać weźmie udział?
due-start = Twoja postać: { $role }. W którym mieście zaczynasz, z { $start_legions } legionistami?
due-tie = Kto zaczyna? ({ $names })
due-actions = Co chcesz zrobić?
due-interrupt = Trwa tura innego gracza, ale możesz coś zagrać.
due-before_draw = Przed dobraniem kart: czy zagrywasz zdarzenie?
due-draw_choice = Dobrać { $cards_drawn } karty czy { $vestalis_draws } i jedną odłożyć?
due-put_back = Która karta wraca na wierzch stosu?
due-between_revolts = Między dwoma buntami: czy zagrywasz zdarzenie?
due-discard = Masz więcej kart, niż wynosi limit ({ $limit }). Odrzuć jedną albo zagraj zdarzenie.
due-after_draw = Po dobraniu kart: czy zagrywasz zdarzenie?
due-before_invasion = Przed najazdami: czy zagrywasz zdarzenie?
due-between_invasions = Przed następnym najazdem: czy zagrywasz zdarzenie?
due-pay_sail = Którą kartą płacisz za żeglugę?
due-pay_travel = Którą kartą płacisz za podróż?
due-pay_ally =
    { $number ->
        [one] Którą kartą płacisz za przymierze? (jeszcze 1)
       *[other] Którymi kartami płacisz za przymierze? (jeszcze { $number })
    }
due-bring = Których barbarzyńców zabierasz?
due-take_fort = Które miasto traci fort?
due-faces = Jakie ścianki mają pokazać kości?
due-remove =
    { $number ->
        [one] Bitwa usuwa 1 barbarzyńcę: którego?
       *[other] Bitwa usuwa { $number } barbarzyńców: których?
    }
due-regina = Którego barbarzyńcę usuwa efekt specjalny?
due-regina_legion = Umieścić na jego miejscu legionistę?
due-plot-give = { $role } chce ci oddać kartę { $card }. Zgadzasz się?
due-plot-take = { $role } prosi cię o kartę { $card }. Zgadzasz się?
due-extra_draw = Dobrać dodatkowe karty?
due-swap = Kto z kim wymienia się kartą?
due-offer = Którą kartę oddajesz w wymianie?
due-festina_city = Które miasto wybierasz?
due-festina_pawn = Czyj pionek tam idzie i z iloma legionistami?
due-permit = Czy twój pionek może zostać przesunięty?
due-place = Gdzie umieszczasz legionistów i ilu?
due-take_card = Którą kartę bierzesz ze stosu odrzuconych?
due-banish = Którą kartę barbarzyńców usuwasz z gry?
due-lay = Którą kartę kładziesz teraz na stos barbarzyńców? (Pierwsza będzie na wierzchu.)
due-mors_city = Które miasto wybierasz?
due-mors = Których barbarzyńców zastępujesz?
due-strike =
    { $number ->
        [one] Którego barbarzyńcę usunąć? (jeszcze 1)
       *[other] Którego barbarzyńcę usunąć? (jeszcze do { $number })
    }
due-fort_city = Które miasto otrzymuje fort?
due-si_vis_pawn = Czyj pionek tam idzie i z iloma legionistami?
due-vae_city = Które miasto wybierasz?
due-vae = Których barbarzyńców usuwasz?
due-veni_city = Do którego miasta?
due-veni_go = Ilu legionistów zabierasz?
due-veni_battle = Walczysz tam od razu? Iloma kośćmi?

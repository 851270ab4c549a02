# Walka o Rzym: co się dzieje, co można zrobić i jak się co nazywa.
# $player, $tribe, $city ... to nazwy do pokazania; $player_id i tak dalej to same słowa, do wyboru odmiany.

## Nazwy. Miasta i pola nie potrzebują wiadomości: ich nazwy to ich słowa wielką literą.

player-red = Czerwony
player-blue = Niebieski
player-white = Biały
player-yellow = Żółty
victim-red = { player-red }
victim-blue = { player-blue }
victim-white = { player-white }
victim-yellow = { player-yellow }
partner-red = { player-red }
partner-blue = { player-blue }
partner-white = { player-white }
partner-yellow = { player-yellow }
whom-red = { player-red }
whom-blue = { player-blue }
whom-white = { player-white }
whom-yellow = { player-yellow }

tribe-red_horseman = Czerwoni jeźdźcy
tribe-red_warrior = Czerwoni wojownicy
tribe-blue_horseman = Niebiescy jeźdźcy
tribe-blue_warrior = Niebiescy wojownicy
tribe-white_horseman = Biali jeźdźcy
tribe-white_warrior = Biali wojownicy
tribe-yellow_horseman = Żółci jeźdźcy
tribe-yellow_warrior = Żółci wojownicy

resource-ore = ruda
resource-grain = zboże
resource-horse = koń
resource-cattle = bydło
good-ore = ruda
good-grain = zboże
good-horse = koń
good-cattle = bydło
good-gold = złoto

# .whom: po słowach „dostaje”, „oddaje”, „płaci” (biernik)
sr-goods-ore =
    { $number ->
        [one] ruda
       *[many] rudy
    }
    .whom =
        { $number ->
            [one] rudę
           *[many] rudy
        }
sr-goods-grain =
    { $number ->
        [one] zboże
       *[many] zboża
    }
sr-goods-horse =
    { $number ->
        [one] koń
        [few] konie
       *[many] koni
    }
    .whom =
        { $number ->
            [one] konia
            [few] konie
           *[many] koni
        }
sr-goods-cattle =
    { $number ->
        [one] bydło
       *[many] bydła
    }
sr-goods-gold =
    { $number ->
        [one] złoto
       *[many] złota
    }
    .whom =
        { $number ->
            [one] sztukę złota
            [few] sztuki złota
           *[many] sztuk złota
        }
sr-goods-resource =
    { $resource_id ->
        [ore] { sr-goods-ore }
        [grain] { sr-goods-grain }
        [horse] { sr-goods-horse }
       *[cattle] { sr-goods-cattle }
    }
    .whom =
        { $resource_id ->
            [ore] { sr-goods-ore.whom }
            [grain] { sr-goods-grain }
            [horse] { sr-goods-horse.whom }
           *[cattle] { sr-goods-cattle }
        }
sr-goods-good =
    { $good_id ->
        [ore] { sr-goods-ore }
        [grain] { sr-goods-grain }
        [horse] { sr-goods-horse }
        [cattle] { sr-goods-cattle }
       *[gold] { sr-goods-gold }
    }
    .whom =
        { $good_id ->
            [ore] { sr-goods-ore.whom }
            [grain] { sr-goods-grain }
            [horse] { sr-goods-horse.whom }
            [cattle] { sr-goods-cattle }
           *[gold] { sr-goods-gold.whom }
        }

supply-ore = { resource-ore }
supply-grain = { resource-grain }
supply-pasture = karta pastwiska
compensation-ore = { resource-ore }
compensation-grain = { resource-grain }
compensation-horse = { resource-horse }
compensation-cattle = { resource-cattle }
compensation-pasture = { supply-pasture }
compensation-two_gold = dwie sztuki złota
joker-no_joker = bez dżokera
joker-joker_ore = złoto zamiast rudy
joker-joker_grain = złoto zamiast zboża
joker-joker_horse = złoto zamiast konia
joker-joker_cattle = złoto zamiast bydła
box-horseman = zagroda jeźdźców
box-warrior = zagroda wojowników

terrain-field = pole uprawne
terrain-mountains = góry
terrain-pasture = pastwisko
terrain-forest = las
prize-diplomacy = Dyplomacja
prize-legacy = Dziedzictwo Rzymu

card-diplomat = Dyplomata
card-traitor = Zdrajca
card-great_warrior = Wielki Wojownik
card-forced_march = Forsowny Marsz
card-treasure_burgundians = Skarb Burgundów
card-treasure_visigoths = Skarb Wizygotów
card-treasure_vandals = Skarb Wandalów
card-treasure_suebi = Skarb Swebów
card-victory_point = Punkt Zwycięstwa

region-germania = Germania
region-gallia = Galia
region-hispania = Hiszpania
region-italia_septentrionalis = Italia Północna
region-italia_meridionalis = Italia Południowa
region-barbaricum = Za Limesem

face-casualty = strata zbrojnego
face-pasture_card = karta pastwiska
face-development_card = karta rozwoju
face-gold_2 = dwie sztuki złota
face-blank = nic

whom-all = wszyscy

phase-setup = przygotowanie do gry
phase-roll = kości
phase-build = handel i budowa
phase-horseman_actions = jeźdźcy
phase-warrior_actions = wojownicy
phase-claims = ukryte punkty

effect-diplomat = W handlu i budowie: przesuń legionistę i okradnij tam kogoś. Karta zostaje odkryta; kto pierwszy ma trzech, dostaje Dyplomację (punkty: { $diplomacy_points }).
effect-traitor = Przy ataku: miasto ma o dwie wieże mniej, ale co najmniej jedną.
effect-great_warrior = W turze plemienia: dodaj zbrojnego do jego zagrody.
effect-forced_march = Zamiast wędrówki: idź bez opłaty na dowolne wolne skrzyżowanie.
effect-treasure_burgundians =
    { $amount ->
        [one] Weź 1 sztukę złota.
        [few] Weź { $amount } sztuki złota.
       *[other] Weź { $amount } sztuk złota.
    }
effect-treasure_visigoths =
    { $amount ->
        [one] Weź 1 sztukę złota.
        [few] Weź { $amount } sztuki złota.
       *[other] Weź { $amount } sztuk złota.
    }
effect-treasure_vandals =
    { $amount ->
        [one] Weź 1 sztukę złota.
        [few] Weź { $amount } sztuki złota.
       *[other] Weź { $amount } sztuk złota.
    }
effect-treasure_suebi =
    { $amount ->
        [one] Weź 1 sztukę złota.
        [few] Weź { $amount } sztuki złota.
       *[other] Weź { $amount } sztuk złota.
    }
effect-victory_point = 1 punkt. Trzymaj go w ukryciu, aż da ci { $end_points }, albo do końca gry.

## Co się dzieje

told-started = Zaczyna { $player }.
told-stationed = Legionista zaczyna na polu { $hex }.
told-placed = { $tribe } zaczynają na skrzyżowaniu { $crossroads }.
told-round_began = Zaczyna się runda { $round }; rzuca { $player }.
told-rolled = Wynik rzutu: { $sum }.
told-rolled_again = Znowu wypada { $sum }: bez efektu.
told-produced = { $player } dostaje { $number } { sr-goods-resource.whom }.
mine-produced = Dostajesz { $number } { sr-goods-resource.whom }.
told-drew =
    { $resource_id ->
        [hidden] { $player } dobiera kartę pastwiska.
       *[other] { $player } dobiera kartę pastwiska: { $resource }.
    }
told-renewed_pasture_pile = Z odrzuconych kart pastwisk powstaje nowy, potasowany stos.
told-shortage = Niedobór: wszyscy oddają połowę swoich kart.
told-returned = { $player } oddaje { $number } { sr-goods-resource.whom }.
mine-returned = Oddajesz { $number } { sr-goods-resource.whom }.
told-legionnaire_moved = { $player } przesuwa legionistę na pole { $hex }.
told-robbed =
    { $resource_id ->
        [hidden] { $player } kradnie kartę; traci ją { $victim }.
        [ore] { $player } kradnie rudę; traci ją { $victim }.
        [grain] { $player } kradnie zboże; traci je { $victim }.
        [horse] { $player } kradnie konia; traci go { $victim }.
        [cattle] { $player } kradnie bydło; traci je { $victim }.
       *[other] { $player } kradnie: { $resource }; traci { $victim }.
    }
told-took_gold =
    { $player } zabiera { $gold ->
        [one] { $gold } sztukę złota; traci ją
        [few] { $gold } sztuki złota; traci je
       *[other] { $gold } sztuk złota; traci je
    } { $victim }.
told-banked = { $player } oddaje do banku { $number } { sr-goods-resource.whom }.
mine-banked = Oddajesz do banku { $number } { sr-goods-resource.whom }.
told-took =
    { $player } bierze { $resource_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
       *[other] { $resource }
    }.
told-laid_out =
    { $player } oferuje { $good_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
        [gold] sztukę złota
       *[other] { $good }
    }.
told-asked_for =
    { $player } chce za to { $good_id ->
        [ore] rudę
        [grain] zboże
        [horse] konia
        [cattle] bydło
        [gold] sztukę złota
       *[other] { $good }
    }.
told-proposed =
    { $whom_id ->
        [all] { $player } składa ofertę wszystkim.
       *[other] { $player } składa ofertę (dla: { $whom }).
    }
told-withdrew = { $player } wycofuje ofertę.
told-accepted = { $player } przyjmuje.
told-declined = { $player } odmawia.
told-unanswered = { $player } nie odpowiada, a to oznacza odmowę.
told-traded = { $player } oddaje { $number } { sr-goods-good.whom }; bierze { $partner }.
tome-traded = { $player } oddaje ci { $number } { sr-goods-good.whom }.
mine-traded = Oddajesz { $number } { sr-goods-good.whom }; bierze { $partner }.
told-built_fighter = { $tribe } dostają zbrojnego.
told-built_wagon = { $tribe } dostają wóz.
told-bought_card = { $player } kupuje kartę rozwoju.
told-used_joker = { $player } płaci złotem zamiast { $resource_id ->
        [ore] rudy
        [grain] zboża
        [horse] konia
       *[cattle] bydła
    }.
told-drew_card =
    { $card_id ->
        [hidden] { $player } dobiera kartę rozwoju.
       *[other] { $player } dobiera kartę rozwoju: { $card }.
    }
told-no_card_left = { $player } nie dostaje karty rozwoju: żadnej już nie ma.
told-played = { $player } zagrywa kartę: { $card }.
told-gained_gold =
    { $player } dostaje { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
told-reinforced = { $tribe } dostają zbrojnego.
told-travelled = { $tribe } wędrują na skrzyżowanie { $crossroads }.
told-paid = { $player } płaci { $number } { sr-goods-good.whom }.
mine-paid = Płacisz { $number } { sr-goods-good.whom }.
told-plundered = { $tribe } łupią miasto { $city }!
told-turned = Żeton miasta { $city }: { $face }.
told-lost_fighter = { $tribe } tracą zbrojnego.
told-founded = { $tribe } podbijają miasto { $city } i zakładają królestwo!
told-expanded = { $tribe } podbijają miasto { $city }!
told-compensated = { $player } daje plemieniu odpocząć.
told-gained_diplomacy =
    { $diplomacy_points ->
        [one] { $player } zdobywa Dyplomację: 1 punkt.
        [few] { $player } zdobywa Dyplomację: { $diplomacy_points } punkty.
       *[other] { $player } zdobywa Dyplomację: { $diplomacy_points } punktów.
    }
told-lost_diplomacy = { $player } traci Dyplomację.
told-gained_scourge_of_rome =
    { $scourge_points ->
        [one] { $tribe } stają się Biczem Rzymu: 1 punkt.
        [few] { $tribe } stają się Biczem Rzymu: { $scourge_points } punkty.
       *[other] { $tribe } stają się Biczem Rzymu: { $scourge_points } punktów.
    }
told-gained_legacy_of_rome =
    { $legacy_points ->
        [one] { $player } zdobywa Dziedzictwo Rzymu: 1 punkt.
        [few] { $player } zdobywa Dziedzictwo Rzymu: { $legacy_points } punkty.
       *[other] { $player } zdobywa Dziedzictwo Rzymu: { $legacy_points } punktów.
    }
told-showed_points =
    { $points ->
        [one] { $player } pokazuje ukryty punkt.
        [few] { $player } pokazuje { $points } ukryte punkty.
       *[many] { $player } pokazuje { $points } ukrytych punktów.
    }
told-showed_treasure = { $player } odkrywa kartę { $card }.
told-announced_end = { $player } ma { $end_points } punktów: to ostatnia runda.
told-ended = Gra kończy się po rundzie { $round }.

# dlaczego bot odrzuca ofertę
told-spares_none =
    { $player }: „Nie mogę oddać { $good_id ->
        [ore] rudy
        [grain] zboża
        [horse] konia
        [cattle] bydła
       *[gold] złota
    }”.
told-has_no_use =
    { $player }: „Nie potrzebuję teraz { $good_id ->
        [ore] więcej rudy
        [grain] więcej zboża
        [horse] więcej koni
        [cattle] więcej bydła
       *[gold] więcej złota
    }”.
told-fears_winner = { $player }: „{ $partner }, to da ci wygraną”.
told-helps_more = { $player }: „{ $partner }, to pomaga ci bardziej niż mnie”.

result-ten_points = najwięcej punktów w rundzie, w której ktoś zdobył { $end_points }
result-round_limit = najwięcej punktów, gdy skończyły się rundy

## Co można zrobić

action-start_player = los: kto zaczyna
action-station = los: gdzie zaczyna legionista
action-roll = los: rzut kośćmi
action-draw = los: wierzchnia karta pastwiska
action-draw_card = los: wierzchnia karta rozwoju
action-turn = los: odkrycie żetonu łupu
action-steal = los: skradziona karta
action-place_horseman = wybierz, gdzie zaczynają jeźdźcy; wojownicy zaczynają w drugim miejscu
action-move_legionnaire = przesuń legionistę na inne pole Cesarstwa i okradnij tam kogoś
action-rob = wybierz, kogo okradasz
action-take_gold = wybierz, ile złota zabierasz graczowi bez kart
action-return = oddaj tę kartę
action-end_turn = zakończ swoją turę
action-bank =
    oddaj do banku { $bank_gives ->
        [one] { $bank_gives } kartę
        [few] { $bank_gives } takie same karty
       *[other] { $bank_gives } takich samych kart
    } za jedną rudę, jedno zboże albo wierzchnią kartę pastwiska
action-build_fighters =
    za { $fighters_ore ->
        [one] { $fighters_ore } rudę
        [few] { $fighters_ore } rudy
       *[other] { $fighters_ore } rudy
    } i { $fighters_horses ->
        [one] { $fighters_horses } konia
        [few] { $fighters_horses } konie
       *[other] { $fighters_horses } koni
    }: po jednym zbrojnym do każdej zagrody (dżoker: { $joker_gold ->
        [one] { $joker_gold } sztuka złota
        [few] { $joker_gold } sztuki złota
       *[other] { $joker_gold } sztuk złota
    } zamiast jednej karty, raz na turę)
action-build_wagon =
    za { $wagon_horses ->
        [one] { $wagon_horses } konia
        [few] { $wagon_horses } konie
       *[other] { $wagon_horses } koni
    }, { $wagon_grain ->
        [one] { $wagon_grain } zboże
        [few] { $wagon_grain } zboża
       *[other] { $wagon_grain } zboża
    } i { $wagon_cattle ->
        [one] { $wagon_cattle } bydło
        [few] { $wagon_cattle } bydła
       *[other] { $wagon_cattle } bydła
    }: wóz do jednej z zagród
action-buy_card =
    za { $card_cattle ->
        [one] { $card_cattle } bydło
        [few] { $card_cattle } bydła
       *[other] { $card_cattle } bydła
    } i { $card_gold ->
        [one] { $card_gold } sztukę złota
        [few] { $card_gold } sztuki złota
       *[other] { $card_gold } sztuk złota
    }: karta rozwoju
action-play = zagraj kartę rozwoju (`cards` objaśnia każdą kartę)
action-give = dodaj kartę do oferty
action-want = poproś o jeszcze jedną kartę
action-propose = złóż ofertę wszystkim albo niektórym
action-withdraw = wycofaj ofertę
action-accept = przyjmij ofertę
action-decline = odrzuć ofertę
action-counter = złóż kontrpropozycję
action-stop_waiting = nie czekaj dłużej; brak odpowiedzi oznacza odmowę
action-deal = wymień się z tym graczem
action-no_deal = nie wymieniaj się
action-travel = idź na skrzyżowanie (`look MIEJSCE` opisuje je i podaje koszt wędrówki)
action-pay = zapłać za wędrówkę: zboże, potem złoto
action-forced_march = zagraj Forsowny Marsz: idź na dowolne wolne skrzyżowanie
action-plunder = złup miasto obok plemienia
action-plunder_with_traitor = złup ze Zdrajcą: dwie wieże mniej, ale co najmniej jedna
action-conquer = podbij miasto: pierwsze zakłada królestwo
action-conquer_with_traitor = podbij ze Zdrajcą: dwie wieże mniej, ale co najmniej jedna
action-take =
    nie rób nic więcej w tej turze i weź { $rest_gold ->
        [one] { $rest_gold } sztukę
        [few] { $rest_gold } sztuki
       *[other] { $rest_gold } sztuk
    } złota albo { $rest_cards ->
        [one] kartę
        [few] { $rest_cards } karty
       *[other] { $rest_cards } kart
    }
action-show_points = odkryj ukryte punkty i ogłoś { $end_points }
action-keep_hidden = nic nie odkrywaj

## Plansza w terminalu

board-head = Runda { $round }, gracz rozpoczynający: { $start }. Zakryte sumy: { $covered }. Legionista stoi na polu { $hex }.
map-legend = Na mapie: f6 to pole uprawne, które daje plon przy wyniku 6, p pastwisko, m góry; lasy nie dają nic. ▟3▙ to miasto z 3 wieżami, * jego żeton łupu. Dwie litery to plemię: kolor gracza, potem H (jeźdźcy) albo W (wojownicy). L to legionista, kropka to skrzyżowanie.
board-legend = Miasta: 3t wieże, * żeton, potem skrzyżowania obok; c061-rH: stoją tam czerwoni jeźdźcy. Pola: f5 pole uprawne z liczbą 5 (zboże), m góry (ruda), p pastwisko, lasy nie dają nic.
board-neutral = neutralne
board-player = gracz
board-points = punkty
board-gold = złoto
board-cards = karty
board-development = karty
board-diplomats = dyplomaci
board-horsemen = jeźdźcy
board-warriors = wojownicy
board-box = { $fighters ->
        [one] 1 zbrojny
       *[other] { $fighters } zbrojnych
    }, { $wagons ->
        [one] 1 wóz
        [few] { $wagons } wozy
       *[many] { $wagons } wozów
    }
board-unplaced = jeszcze poza mapą
board-setup = Przygotowanie do gry. Legionista stoi na polu { $hex }.
board-tokens = żetony { $names }
board-at = na { $place }
board-realm = { $count ->
        [one] 1 miasto
        [few] { $count } miasta
       *[many] { $count } miast
    }
board-special = { $name } ma: { $what }.
board-hand-hidden =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-known =
    { $count ->
        [one] 1 karta, w tym { $names }
        [few] { $count } karty, w tym { $names }
       *[many] { $count } kart, w tym { $names }
    }
board-some = { $number } × { $name }
board-nothing = brak
board-you = Ty ({ $player }): złoto { $gold }, karty: { $hand }, karty rozwoju: { $cards }
board-tribe-line = { $tribe }: { $what }
board-reach = Miasta w zasięgu ataku: { $list }
board-price-free = za darmo
board-price = { $grain ->
        [0] złoto { $gold }
       *[other] { $gold ->
            [0] zboże { $grain }
           *[other] zboże { $grain }, złoto { $gold }
        }
    }
board-offer = { $player } daje: { $give }, chce: { $want }
board-counter = W odpowiedzi { $player } daje: { $give }, chce: { $want }

odds-pasture = Stos pastwisk: { $count }. W stosie albo u innych graczy, w kartach, których nie widzisz: konie { $horses }, bydło { $cattle }.
odds-development = Stos rozwoju: { $count }. Karty, których nie widzisz: { $names }.
odds-tokens = { $province }: żetony, których nie widać: { $names }

place = pole, miasto lub skrzyżowanie
place-city =
    { $towers ->
        [one] { $name }: 1 wieża, { $province }. { $state }
        [few] { $name }: { $towers } wieże, { $province }. { $state }
       *[many] { $name }: { $towers } wież, { $province }. { $state }
    }
place-free-token = Możesz je złupić lub podbić.
place-free = Żeton jest już zabrany, ale miasto można jeszcze podbić.
place-neutral = Neutralne.
place-owned =
    { $tribe_id ->
        [red_horseman] Należy do czerwonych jeźdźców.
        [red_warrior] Należy do czerwonych wojowników.
        [blue_horseman] Należy do niebieskich jeźdźców.
        [blue_warrior] Należy do niebieskich wojowników.
        [white_horseman] Należy do białych jeźdźców.
        [white_warrior] Należy do białych wojowników.
        [yellow_horseman] Należy do żółtych jeźdźców.
        [yellow_warrior] Należy do żółtych wojowników.
       *[other] Należy do plemienia: { $tribe }.
    }
place-beside = Obok: { $names }.
place-near = W zasięgu jednej strzałki: { $names }.
place-hex = { $name }: { $what }, rogi { $names }.
place-crossroads = { $name }: dookoła { $names }.
place-cities = Miasta obok: { $names }.
place-stands = Stoją tam { $name }.
place-way = { $tribe }, cena drogi: { $price }.

due-place = Gdzie zaczynają twoi jeźdźcy?
due-legionnaire = Dokąd idzie legionista?
due-rob = Kogo okradasz?
due-ransom = Ile złota zabierasz?
due-shortage = Niedobór. Którą kartę oddajesz?
due-build = Handluj, buduj albo zakończ turę.
due-draft = Co dajesz, czego chcesz i komu to proponujesz?
due-answers = Jak odpowiadasz na ofertę?
due-choose_deal = Którą wymianę wybierasz?
due-tribe = Co robią twoi { $tribe }?
due-pay = Jak płacisz za wędrówkę? Wybierz zboże, potem złoto.
due-claim = Odkryć ukryte punkty?

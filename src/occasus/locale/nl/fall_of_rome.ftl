# Ondergang van Rome: wat er gebeurt, wat je kunt doen, en hoe alles heet.
# $city, $tribe, $role, $card ... zijn namen zoals ze getoond worden; $city_id enzovoort zijn de woorden zelf, om naar te kiezen.

## Namen. Steden en rollen hebben geen bericht nodig: hun woorden met hoofdletters zijn hun namen.

tribe-anglo_saxons_franks = Angelsaksen & Franken
tribe-vandals = Vandalen
tribe-huns = Hunnen
tribe-visigoths = Visigoten
tribe-ostrogoths = Ostrogoten
one-of =
    { $tribe_id ->
        [vandals] 1 Vandaal
        [huns] 1 Hun
        [visigoths] 1 Visigoot
        [ostrogoths] 1 Ostrogoot
        [anglo_saxons_franks] 1 Angelsaks of Frank
       *[other] 1 van de { $tribe }
    }
crowd =
    { $number ->
        [one] { one-of }
       *[other] { $number } { $tribe }
    }
barbarian_card-anglo_saxons_franks = { tribe-anglo_saxons_franks }
barbarian_card-vandals = { tribe-vandals }
barbarian_card-huns = { tribe-huns }
barbarian_card-visigoths = { tribe-visigoths }
barbarian_card-ostrogoths = { tribe-ostrogoths }

colour-orange = oranje
colour-black = zwart
colour-green = groen
colour-white = wit
colour-blue = blauw

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
card-revolt = een opstand

event-mors_tua_vita_mea = Mors Tua, Vita Mea
card-mors_tua_vita_mea = { event-mors_tua_vita_mea }
event-si_vis_pacem_para_bellum = Si Vis Pacem, Para Bellum
card-si_vis_pacem_para_bellum = { event-si_vis_pacem_para_bellum }
event-veni_vidi_vici = Veni, Vidi, Vici
card-veni_vidi_vici = { event-veni_vidi_vici }

roll-legion = legioen verloren
roll-barbarian = treffer
roll-barbarian_legion = treffer + legioen verloren
roll-two_barbarians_legion = twee treffers + legioen verloren
roll-special = speciale zijde

region-west = Britannia en Gallia
region-spain = Hispania en Africa
region-north = Germania en de Donau
region-italy = Italia
region-east = Graecia en het Oosten
region-pontus = De Zwarte Zee

phase-setup = voorbereiding
phase-actions = acties
phase-draw = kaarten trekken
phase-invade = invasies

## Wat gebeurteniskaarten en rollen doen: een effect, en een sterker effect voor een stap verval

word-corruption = Corruptie
standard-abundans_cautela_non_nocet =
    Onthul in de volgende invasiefase { $abundans_fewer ->
        [one] { $abundans_fewer } barbarenkaart
       *[other] { $abundans_fewer } barbarenkaarten
    } minder.
corruption-abundans_cautela_non_nocet = Geen invasiefase deze beurt.
effect-abundans_cautela_non_nocet = { standard-abundans_cautela_non_nocet } { word-corruption }: { corruption-abundans_cautela_non_nocet }
standard-alea_iacta_est = Kies voor één gevecht deze beurt de zijden van de dobbelstenen in plaats van te gooien.
corruption-alea_iacta_est = Kies voor elk gevecht deze beurt de zijden van de dobbelstenen in plaats van te gooien.
effect-alea_iacta_est = { standard-alea_iacta_est } { word-corruption }: { corruption-alea_iacta_est }
standard-audentes_fortuna_iuvat =
    De actieve speler mag { $audentes_cards ->
        [one] { $audentes_cards } extra spelerskaart
       *[other] { $audentes_cards } extra spelerskaarten
    } trekken.
corruption-audentes_fortuna_iuvat =
    De actieve speler mag { $audentes_cards_corruption ->
        [one] { $audentes_cards_corruption } extra spelerskaart
       *[other] { $audentes_cards_corruption } extra spelerskaarten
    } trekken.
effect-audentes_fortuna_iuvat = { standard-audentes_fortuna_iuvat } { word-corruption }: { corruption-audentes_fortuna_iuvat }
standard-carpe_diem =
    De actieve speler heeft deze beurt { $carpe_actions ->
        [one] { $carpe_actions } extra actie
       *[other] { $carpe_actions } extra acties
    }.
corruption-carpe_diem =
    De actieve speler heeft deze beurt { $carpe_actions_corruption ->
        [one] { $carpe_actions_corruption } extra actie
       *[other] { $carpe_actions_corruption } extra acties
    }.
effect-carpe_diem = { standard-carpe_diem } { word-corruption }: { corruption-carpe_diem }
standard-do_ut_des = Twee spelers in dezelfde stad mogen elk één stadskaart ruilen.
corruption-do_ut_des = Twee spelers, waar dan ook, mogen elk één stadskaart ruilen.
effect-do_ut_des = { standard-do_ut_des } { word-corruption }: { corruption-do_ut_des }
standard-festina_lente =
    Kies een stad en verplaats 1 pion daarheen (als de eigenaar instemt); die mag tot { $festina_legions ->
        [one] { $festina_legions } legioen
       *[other] { $festina_legions } legioenen
    } meenemen uit de stad die hij verlaat.
corruption-festina_lente =
    Kies een stad en verplaats zoveel pionnen als je wilt daarheen (als de eigenaars instemmen); elk mag tot { $festina_legions_corruption ->
        [one] { $festina_legions_corruption } legioen
       *[other] { $festina_legions_corruption } legioenen
    } meenemen uit de stad die hij verlaat.
effect-festina_lente = { standard-festina_lente } { word-corruption }: { corruption-festina_lente }
standard-hic_manebimus_optime =
    Kies hoogstens { $hic_cities ->
        [one] { $hic_cities } stad
       *[other] { $hic_cities } steden
    } met een fort; plaats in elk hoogstens { $hic_legions ->
        [one] { $hic_legions } legioen
       *[other] { $hic_legions } legioenen
    }.
corruption-hic_manebimus_optime =
    Plaats hoogstens { $hic_legions_corruption ->
        [one] { $hic_legions_corruption } legioen
       *[other] { $hic_legions_corruption } legioenen
    } { $hic_cities_corruption ->
        [31] in elke stad met een fort.
       *[other] in hoogstens { $hic_cities_corruption } steden met een fort.
    }
effect-hic_manebimus_optime = { standard-hic_manebimus_optime } { word-corruption }: { corruption-hic_manebimus_optime }
standard-homo_faber_fortunae_suae = De actieve speler mag een stadskaart van de stad waar hij is van de aflegstapel nemen.
corruption-homo_faber_fortunae_suae = De actieve speler mag een stadskaart naar keuze van de aflegstapel nemen.
effect-homo_faber_fortunae_suae = { standard-homo_faber_fortunae_suae } { word-corruption }: { corruption-homo_faber_fortunae_suae }
standard-melius_cavere_quam_pavere =
    Bekijk de bovenste { $melius_looks ->
        [one] barbarenkaart en leg die terug.
       *[other] { $melius_looks } barbarenkaarten en leg ze in een volgorde naar keuze terug.
    }
corruption-melius_cavere_quam_pavere = Bekijk er { $melius_looks_corruption }, verwijder er { $melius_removes } uit het spel en leg de rest in een volgorde naar keuze terug.
effect-melius_cavere_quam_pavere = { standard-melius_cavere_quam_pavere } { word-corruption }: { corruption-melius_cavere_quam_pavere }
standard-mors_tua_vita_mea =
    Vervang { $mors_barbarians ->
        [one] 1 barbaar door 1 legioen.
       *[other] in één stad hoogstens { $mors_barbarians } barbaren door evenveel legioenen.
    }
corruption-mors_tua_vita_mea =
    Vervang in één stad hoogstens { $mors_barbarians_corruption ->
        [one] { $mors_barbarians_corruption } barbaar
       *[other] { $mors_barbarians_corruption } barbaren
    } door evenveel legioenen.
effect-mors_tua_vita_mea = { standard-mors_tua_vita_mea } { word-corruption }: { corruption-mors_tua_vita_mea }
standard-mortui_non_mordent =
    Verwijder hoogstens { $mortui_barbarians ->
        [one] { $mortui_barbarians } barbaar
       *[other] { $mortui_barbarians } barbaren
    } van één kleur, waar dan ook op het bord.
corruption-mortui_non_mordent =
    Verwijder hoogstens { $mortui_barbarians_corruption ->
        [one] { $mortui_barbarians_corruption } barbaar
       *[other] { $mortui_barbarians_corruption } barbaren
    } van één kleur, waar dan ook op het bord.
effect-mortui_non_mordent = { standard-mortui_non_mordent } { word-corruption }: { corruption-mortui_non_mordent }
standard-si_vis_pacem_para_bellum = Plaats een fort in een stad naar keuze.
corruption-si_vis_pacem_para_bellum =
    Plaats een fort in een stad naar keuze en verplaats 1 pion daarheen; die mag tot { $vis_legions_corruption ->
        [one] { $vis_legions_corruption } legioen
       *[other] { $vis_legions_corruption } legioenen
    } meenemen.
effect-si_vis_pacem_para_bellum = { standard-si_vis_pacem_para_bellum } { word-corruption }: { corruption-si_vis_pacem_para_bellum }
standard-vae_victis = Na een gevecht dat barbaren verwijderde: verwijder er hoogstens evenveel uit 1 andere stad.
corruption-vae_victis = Na een gevecht dat barbaren verwijderde: verwijder er hoogstens evenveel uit steden naar keuze.
effect-vae_victis = { standard-vae_victis } { word-corruption }: { corruption-vae_victis }
standard-veni_vidi_vici =
    Verplaats de actieve speler, met hoogstens { $veni_legions ->
        [one] { $veni_legions } legioen
       *[other] { $veni_legions } legioenen
    }, naar een stad naar keuze; hij mag daar gratis strijden.
corruption-veni_vidi_vici =
    Hetzelfde met hoogstens { $veni_legions_corruption ->
        [one] { $veni_legions_corruption } legioen
       *[other] { $veni_legions_corruption } legioenen
    }, en dat gevecht kost geen legioenen.
effect-veni_vidi_vici = { standard-veni_vidi_vici } { word-corruption }: { corruption-veni_vidi_vici }

special-consul =
    Speciaal in gevecht: plaats { $consul_adds ->
        [one] { $consul_adds } legioen
       *[other] { $consul_adds } legioenen
    } in je stad.
levy-legions =
    { $levy ->
        [one] { $levy } legioen
       *[other] { $levy } legioenen
    }
carried-legions =
    { $carried ->
        [one] { $carried } legioen
       *[other] { $carried } legioenen
    }
port-legions =
    { $port_recruits ->
        [one] { $port_recruits } legioen
       *[other] { $port_recruits } legioenen
    }
fort-legions =
    { $fort_legions ->
        [one] { $fort_legions } legioen
       *[other] { $fort_legions } legioenen
    }
ability-consul = Actie: plaats { levy-legions } in een stad met een fort. Actie: plaats { levy-legions } in je stad. { special-consul }
special-magister_militum =
    Speciaal in gevecht: verwijder { $magister_removes ->
        [one] { $magister_removes } barbaar
       *[other] { $magister_removes } barbaren
    } uit je stad.
ability-magister_militum =
    In een gevecht verlies je { $magister_spares ->
        [one] { $magister_spares } legioen
       *[other] { $magister_spares } legioenen
    } minder. { special-magister_militum }
special-mercator =
    Speciaal in gevecht: verwijder { $mercator_removes ->
        [one] { $mercator_removes } barbaar
       *[other] { $mercator_removes } barbaren
    } en { $mercator_loses ->
        [one] { $mercator_loses } legioen
       *[other] { $mercator_loses } legioenen
    } uit je stad.
ability-mercator = Actie: geef aan OF neem van een andere speler in je stad 1 stadskaart in een kleur van die stad (één keer per beurt). Sluit een verbond zonder bijpassende barbaar in je stad. { special-mercator }
special-praefectus_classis =
    Speciaal in gevecht: verwijder in een haven { $classis_removes ->
        [one] { $classis_removes } barbaar
       *[other] { $classis_removes } barbaren
    }.
ability-praefectus_classis = Actie: ga zonder kaart van een haven naar een andere haven, met hoogstens { carried-legions }. Actie: leg in een haven een stadskaart in een kleur van die haven af om er hoogstens { port-legions } te plaatsen. { special-praefectus_classis }
special-praefectus_fabrum =
    Speciaal in gevecht: verwijder in een stad met een fort { $fabrum_removes ->
        [one] { $fabrum_removes } barbaar
       *[other] { $fabrum_removes } barbaren
    }.
ability-praefectus_fabrum = Actie: verwijder { fort-legions } uit je stad om er een fort te plaatsen. Actie: leg een stadskaart af om naar een andere stad naar keuze te gaan, met hoogstens { carried-legions }. In je eigen stad of op je bestemming moet een fort staan. { special-praefectus_fabrum }
special-regina_foederata =
    Speciaal in gevecht: verwijder na het gevecht { $regina_removes ->
        [one] { $regina_removes } barbaar
       *[other] { $regina_removes } barbaren
    } uit je stad; zo ja, dan mag je er { $regina_adds ->
        [one] { $regina_adds } legioen
       *[other] { $regina_adds } legioenen
    } plaatsen.
ability-regina_foederata = Bij marcheren of varen mag je tot 3 barbaren en/of legioenen meenemen (samen 3). Geen stad mag meer dan 3 barbaren van één kleur krijgen; dit leidt niet tot verdediging. Lijf barbaren in zonder een kaart af te leggen; het verbond blijft nodig (één keer per beurt). { special-regina_foederata }
special-vestalis =
    Speciaal in gevecht: verwijder { $vestalis_loses ->
        [one] { $vestalis_loses } legioen
       *[other] { $vestalis_loses } legioenen
    } uit je stad.
ability-vestalis = Voorbereiding: ongebruikte gebeurteniskaarten vormen een gedekte stapel. Op elk moment: leg een stadskaart in een kleur van je stad af om 1 kaart van die stapel te trekken. Bij het trekken: je mag { $vestalis_draws } spelerskaarten trekken in plaats van { $cards_drawn } en er 1 terugleggen op de stapel. { special-vestalis }

## Wat er gebeurt

told-role_dealt = { $role } komt in het spel.
told-settled = { crowd } { $number ->
        [one] vestigt
       *[other] vestigen
    } zich in { $city }.
told-dealt = { $seat } krijgt { $card }.
told-treasured = { $card } gaat in de schatkist.
told-started =
    { $number ->
        [0] { $role } begint in { $city }, zonder legioenen.
        [one] { $role } begint in { $city } met 1 legioen.
       *[other] { $role } begint in { $city } met { $number } legioenen.
    }
told-deck_built = De spelersstapel bestaat uit { $piles } stapeltjes met in elk een verborgen opstand: samen { $cards } kaarten.
told-first_player = { $seat } begint.
told-turn_began = { $role } is aan zet.
told-discarded = { $seat } legt { $card } af.
told-marched =
    { $legions ->
        [0] { $role } marcheert van { $from_city } naar { $city }.
        [one] { $role } marcheert van { $from_city } naar { $city } met 1 legioen.
       *[other] { $role } marcheert van { $from_city } naar { $city } met { $legions } legioenen.
    }
told-sailed =
    { $legions ->
        [0] { $role } vaart van { $from_city } naar { $city }.
        [one] { $role } vaart van { $from_city } naar { $city } met 1 legioen.
       *[other] { $role } vaart van { $from_city } naar { $city } met { $legions } legioenen.
    }
told-travelled =
    { $legions ->
        [0] { $role } reist van { $from_city } naar { $city }.
        [one] { $role } reist van { $from_city } naar { $city } met 1 legioen.
       *[other] { $role } reist van { $from_city } naar { $city } met { $legions } legioenen.
    }
told-brought = { crowd } { $number ->
        [one] gaat
       *[other] gaan
    } mee van { $from_city } naar { $city }.
told-fortified = { $city } krijgt een fort.
told-fort_moved = Het fort van { $from_city } gaat naar { $city }.
told-recruited =
    { $number ->
        [one] 1 legioen wordt geworven in { $city }.
       *[other] { $number } legioenen worden geworven in { $city }.
    }
told-levied =
    { $levy ->
        [one] 1 legioen wordt opgeroepen in { $city }.
       *[other] { $levy } legioenen worden opgeroepen in { $city }.
    }
told-enlisted =
    { $number ->
        [0] De { $tribe } in { $city } worden naar huis gestuurd.
        [one] De { $tribe } in { $city } worden ingelijfd: 1 legioen.
       *[other] De { $tribe } in { $city } worden ingelijfd: { $number } legioenen.
    }
told-allied = De { $tribe } zijn nu bondgenoten!
told-battle_began =
    { $dice ->
        [one] { $role } strijdt in { $city } met 1 dobbelsteen.
       *[other] { $role } strijdt in { $city } met { $dice } dobbelstenen.
    }
told-rolled = De worp: { $roll }.
told-faces_set = { $seat } kiest de worp: { $roll }.
told-removed = { crowd } { $number ->
        [one] verlaat
       *[other] verlaten
    } { $city }.
told-legions_spent =
    { $number ->
        [one] 1 legioen uit { $city } gaat terug naar de voorraad.
       *[other] { $number } legioenen uit { $city } gaan terug naar de voorraad.
    }
told-legions_lost =
    { $number ->
        [one] 1 legioen valt in { $city }.
       *[other] { $number } legioenen vallen in { $city }.
    }
told-legions_won =
    { $number ->
        [one] 1 legioen komt erbij in { $city }.
       *[other] { $number } legioenen komen erbij in { $city }.
    }
told-plot_proposed = { $role } stelt { $other_role } een samenzwering voor: { $card }.
told-refused = { $seat } weigert.
told-card_passed = { $role } geeft { $card } aan { $other_role }.
told-stored = { $card } gaat in de schatkist.
told-fetched = { $card } komt uit de schatkist.
told-drew = { $seat } trekt { $card }.
told-put_back = { $seat } legt { $card } terug op de stapel.
told-revolted = Opstand! De onderste kaart van de stapel: { $barbarian_card }.
told-rate_rose = Vanaf nu { $invasions } invasies per beurt, en { $recruits ->
        [one] 1 legioen
       *[other] { $recruits } legioenen
    } bij het werven.
told-intensified =
    { $number ->
        [one] 1 afgelegde barbarenkaart gaat terug op de stapel.
       *[other] { $number } afgelegde barbarenkaarten gaan geschud terug op de stapel.
    }
told-revealed = Barbarenkaart: { $barbarian_card }.
told-invaded = De { $tribe } vallen { $city } binnen.
told-migrated = { $from_city } is buiten bereik. De { $tribe } vallen in plaats daarvan { $city } binnen.
told-added = { one-of } trekt { $city } binnen.
told-attacked = { $city } wordt aangevallen door de { $tribe }: 1 legioen valt, maar niemand komt binnen.
told-ambushed =
    { $number ->
        [one] Hinderlaag van de { $tribe } in { $city }: het legioen valt, maar niemand komt binnen.
       *[other] Hinderlaag van de { $tribe } in { $city }: alle { $number } legioenen vallen, maar niemand komt binnen.
    }
told-sacked = De { $tribe } plunderen { $city }!
told-fort_fell = Het fort van { $city } valt.
told-declined = Het verval van Rome stijgt naar { $number }.
told-invasion_skipped = Deze beurt zijn er geen invasies.
told-event_played =
    { $option_id ->
        [corruption] { $seat } speelt { $event }, met corruptie.
       *[other] { $seat } speelt { $event }.
    }
told-exchanged = { $seat } ruilt { $card } voor de gebeurtenis { $event }.
told-fewer_invasions =
    { $number ->
        [one] Bij de volgende invasies wordt er 1 kaart minder omgedraaid.
       *[other] Bij de volgende invasies worden er { $number } kaarten minder omgedraaid.
    }
told-more_actions = Deze beurt { $number } extra acties.
told-swapped = { $role } en { $other_role } ruilen { $card } en { $other_card }.
told-pawn_moved =
    { $legions ->
        [0] { $role } gaat van { $from_city } naar { $city }.
        [one] { $role } gaat van { $from_city } naar { $city } met 1 legioen.
       *[other] { $role } gaat van { $from_city } naar { $city } met { $legions } legioenen.
    }
told-legions_placed =
    { $number ->
        [one] 1 legioen wordt in { $city } geplaatst.
       *[other] { $number } legioenen worden in { $city } geplaatst.
    }
told-card_taken = { $seat } neemt { $card } van de aflegstapel.
told-looked = Gezien op de barbarenstapel: { $barbarian_card }.
told-laid = Terug op de barbarenstapel: { $barbarian_card }.
told-banished = { $barbarian_card } verlaat het spel voorgoed.
told-replaced =
    { $number ->
        [one] 1 legioen neemt de plaats in van een barbaar in { $city }.
       *[other] { $number } legioenen nemen de plaats in van barbaren in { $city }.
    }
told-won = Elke stam is bondgenoot of van het bord verdwenen.
told-lost_no_cubes = Er moest een barbaar bij, en er zijn geen { $tribe } meer over.
told-lost_decline = Het verval van Rome heeft het einde bereikt.
told-lost_deck = Er zijn niet genoeg spelerskaarten meer om te trekken.
told-lost_roma = Roma is in handen van de { $tribe } gevallen.

result-won = elke stam is bondgenoot of van het bord verdwenen
result-no_cubes = er moest een barbaar bij, en van die stam was er geen meer
result-decline = het verval van Rome bereikte het einde
result-no_cards = de spelersstapel raakte op
result-roma_sacked = Roma werd geplunderd

## Wat je kunt doen

action-end_actions = ga door naar het trekken van kaarten; acties die over zijn gaan verloren
action-march = ga naar een aangrenzende stad met hoogstens { carried-legions }
action-sail = ga van haven naar haven met hoogstens { carried-legions }; betaal dan een kaart in een kleur van de bestemming
action-sail_free = Praefectus Classis: vaar zonder kaart
action-travel = Praefectus Fabrum: ga van of naar een stad met een fort; betaal dan een willekeurige stadskaart
action-bring = Regina: welke barbaren meegaan
action-pay = de kaart waarmee je betaalt
action-fortify = bouw een fort met een kaart van je stad
action-build_fort = Praefectus Fabrum: bouw een fort voor { fort-legions }
action-take_fort = alle forten staan op het bord: de stad die haar fort verliest
action-recruit = waar een fort staat: plaats zoveel legioenen als het wervingstempo aangeeft
action-recruit_only = plaats minder legioenen dan het wervingstempo aangeeft
action-levy =
    { $levy ->
        [one] Consul: plaats 1 legioen in je stad of in een stad met een fort
       *[other] Consul: plaats { $levy } legioenen in je stad of in een stad met een fort
    }
action-port_recruit = Praefectus Classis: hoogstens { port-legions } in je haven voor een kaart in een van haar kleuren
action-battle = strijd in je stad met 1 tot 3 dobbelstenen, hoogstens één dobbelsteen per legioen
action-faces = de zijden die de dobbelstenen tonen
action-remove = welke barbaren het gevecht verwijdert
action-give = samenzwering: geef een kaart van je stad aan iemand daar
action-take = samenzwering: neem een kaart van je stad van iemand daar
action-trade_give = Mercator: geef een kaart in een kleur van je stad aan iemand daar, eens per beurt
action-trade_take = Mercator: neem een kaart in een kleur van je stad van iemand daar, eens per beurt
action-store = leg een kaart van je stad in de schatkist
action-fetch = neem een kaart van je stad uit de schatkist
action-ally = sluit een verbond voor kaarten in de kleur van de stam, waar die stam staat; betaal dan de kaarten
action-enlist = stuur alle barbaren van een bondgenoot in je stad naar huis voor een kaart in hun kleur, en plaats legioenen
action-enlist_free = Regina: lijf in zonder kaart, eens per beurt
action-accept = zeg ja op wat er gevraagd wordt
action-refuse = zeg nee op wat er gevraagd wordt
action-use = gebruik wat de gebeurtenis biedt
action-decline = sla af wat de gebeurtenis biedt
action-done = genoeg; ga verder
action-draw_cards = Vestalis: hoeveel kaarten je trekt
action-put_back = Vestalis: welke van de drie kaarten terug op de stapel gaat
action-discard = boven de limiet van { $hand_limit } kaarten: leg een kaart af
action-event = speel een gebeurteniskaart; de corruptie ervan is sterker maar kost een stap verval (`cards` vertelt wat elke kaart doet)
action-exchange = Vestalis: leg een kaart in een kleur van haar stad af voor de bovenste kaart van de gebeurtenisstapel
action-pass = speel nu geen gebeurtenis
action-pass_turn = speel geen gebeurtenis tot de beurt voorbij is
action-choose = de stad waar de gebeurtenis over gaat
action-strike = de barbaar die de gebeurtenis verwijdert of vervangt
action-place = hoeveel legioenen de gebeurtenis in een stad plaatst
action-move_pawn = wiens pion gaat, en met hoeveel legioenen
action-swap = wie kaarten ruilen
action-offer = de kaart die je in de ruil geeft
action-take_card = de kaart die je van de aflegstapel neemt
action-lay = welke kaart als volgende op de barbarenstapel ligt, van boven naar beneden
action-banish = welke barbarenkaart het spel verlaat
action-go = met hoeveel legioenen
action-pick_role = welke rol meedoet
action-start = de stad uit de beginhand waar de pion begint, met { $start_legions } legioenen
action-role = toeval: een rol wordt gedeeld
action-reveal = toeval: een barbarenkaart wordt onthuld
action-draw = toeval: een spelerskaart wordt getrokken
action-draw_event = toeval: een gebeurteniskaart wordt getrokken
action-roll = toeval: de dobbelstenen worden gegooid
action-first = wie begint

## Het bord van de terminal

board-solo = De bevelhebber
board-here = { $role } in { $city }:
board-hand =
    { $count ->
        [one] Jouw hand (1 kaart van { $limit }):
       *[other] Jouw hand ({ $count } kaarten van { $limit }):
    }
board-shared = De hand van alle drie ({ $count } van { $limit }):
board-treasury = Schatkist ({ $count }):
board-events = gebeurtenissen: { $names }
board-turn = Beurt van { $role }: { $phase }
board-turn-actions =
    { $actions ->
        [0] Beurt van { $role }: geen acties meer
        [one] Beurt van { $role }: nog 1 actie
       *[other] Beurt van { $role }: nog { $actions } acties
    }
board-decline = Verval { $steps } van { $most }
board-invasions = Invasies { $track }
board-recruits = Werven { $track }
map-legend = Op de kaart: kleine letters achter een stad zijn de stammen die een kaart met die stad hebben, ~ een haven. Daaronder is elke hoofdletter een barbaar (A Angelsaksen & Franken, V Vandalen, H Hunnen, W Visigoten, O Ostrogoten), 2L twee legioenen, F een fort, ! de volgende barbaar plundert de stad. Een letter met een getal, buiten het rijk, is wat er van een stam over is.
board-legend = Voorraad: { $legions } legioenen, { $forts } forten. Kaart: 2L legioenen, F fort, ~ haven, ! de volgende plundert
board-tribe = stam
board-colour = kaarten
board-on-map = op kaart
board-left = over
board-alliance = verbond
board-allied = bondgenoot
board-cost = { $cards } kaarten
board-player-deck =
    { $revolts ->
        [0] Spelersstapel: { $cards } kaarten, zonder opstand. { $discarded } afgelegd.
        [one] Spelersstapel: { $cards } kaarten, { $pile ->
            [1] de laatste opstand bovenop
           *[other] de laatste opstand bij de volgende { $pile }
        }. { $discarded } afgelegd.
       *[other] Spelersstapel: { $cards } kaarten, { $revolts } opstanden, { $pile ->
            [1] de eerste bovenop
           *[other] de eerste bij de volgende { $pile }
        }. { $discarded } afgelegd.
    }
board-barbarian-deck =
    { $known ->
        [1] Barbarenstapel: { $cards } kaarten, de volgende is bekend (`odds` noemt hem). { $discarded } afgelegd.
       *[other] Barbarenstapel: { $cards } kaarten, de volgende is een van { $known } (`odds` somt ze op). { $discarded } afgelegd.
    }

odds-barbarians = Wie de volgende { $rate } barbarenkaarten (één beurt) treffen, zoals het bord er nu voor staat
odds-defended = legioenen houden het tegen
odds-sacked = de stad wordt geplunderd
odds-added = barbaar nummer { $number } van deze stam daar
odds-players = Spelerskaarten
odds-revolt = De kans op een opstand bij de volgende twee is { $percent }%.
odds-cards = Er zitten nog { $count } stadskaarten in de stapel:
odds-events =
    { $count ->
        [one] Er zit nog 1 gebeurtenis in de stapel, een van { $of } die niemand gezien heeft.
       *[other] Er zitten nog { $count } gebeurtenissen in de stapel, van { $of } die niemand gezien heeft.
    }

place = stad
place-port = Een haven, nu { $modern }.
place-inland = Geen haven; nu { $modern }.
place-colours = Stadskaarten: { $names }.
place-neighbours = Buren:

## Wat er gevraagd wordt, naar de stap die aan de beurt is

due-pick_role = Welke rol doet mee?
due-start = Je speelt de rol { $role }. In welke stad begin je, met { $start_legions } legioenen?
due-tie = Wie begint? ({ $names })
due-actions = Wat ga je doen?
due-interrupt = Een andere speler is aan zet; je mag toch iets spelen.
due-before_draw = Speel je een gebeurtenis voordat de kaarten getrokken worden?
due-draw_choice = Trek je { $cards_drawn } kaarten, of { $vestalis_draws } en leg je er een terug?
due-put_back = Welke kaart gaat terug op de stapel?
due-between_revolts = Speel je een gebeurtenis tussen de twee opstanden?
due-discard = Je hebt meer dan { $limit } kaarten. Leg er een af, of speel een gebeurtenis.
due-after_draw = Speel je een gebeurtenis na het trekken?
due-before_invasion = Speel je een gebeurtenis vóór de invasies?
due-between_invasions = Speel je een gebeurtenis vóór de volgende invasie?
due-pay_sail = Met welke kaart betaal je de overtocht?
due-pay_travel = Met welke kaart betaal je de reis?
due-pay_ally =
    { $number ->
        [one] Met welke kaart betaal je het verbond? (nog 1)
       *[other] Met welke kaarten betaal je het verbond? (nog { $number })
    }
due-bring = Welke barbaren gaan mee?
due-take_fort = Welke stad verliest haar fort?
due-faces = Welke zijden tonen de dobbelstenen?
due-remove =
    { $number ->
        [one] Het gevecht verwijdert 1 barbaar: welke?
       *[other] Het gevecht verwijdert { $number } barbaren: welke?
    }
due-regina = Welke barbaar verwijdert het speciale effect?
due-regina_legion = Een legioen in de plaats zetten?
due-plot-give = { $role } wil jou { $card } geven. Ga je akkoord?
due-plot-take = { $role } vraagt jou om { $card }. Ga je akkoord?
due-extra_draw = Trek je de extra kaarten?
due-swap = Welke twee spelers ruilen een kaart?
due-offer = Welke kaart geef je in de ruil?
due-festina_city = Naar welke stad?
due-festina_pawn = Wiens pion gaat erheen, met hoeveel legioenen?
due-permit = Mag jouw pion verplaatst worden?
due-place = Waar komen legioenen, en hoeveel?
due-take_card = Welke kaart van de aflegstapel?
due-banish = Welke barbarenkaart verlaat het spel?
due-lay = Welke kaart ligt als volgende op de barbarenstapel? (De eerste ligt bovenop.)
due-mors_city = In welke stad?
due-mors = Welke barbaren worden vervangen?
due-strike =
    { $number ->
        [one] Welke barbaar wordt verwijderd? (nog 1)
       *[other] Welke barbaar wordt verwijderd? (nog hoogstens { $number })
    }
due-fort_city = Welke stad krijgt het fort?
due-si_vis_pawn = Wiens pion gaat erheen, met hoeveel legioenen?
due-vae_city = In welke stad?
due-vae = Welke barbaren worden verwijderd?
due-veni_city = Naar welke stad?
due-veni_go = Hoeveel legioenen gaan mee?
due-veni_battle = Daar meteen strijden, met hoeveel dobbelstenen?

# Dlaczego bot Upadku Rzymu lubi jakąś akcję; krótkie części jednego wiersza.

hint-wins = wygrywa grę
hint-loses = przegrywa grę
hint-ally = przymierze: { $tribe }
hint-ready = komplet kart do przymierza ({ $tribe }) i blisko do nich
hint-cards = { $number ->
        [one] 1 karta do przymierza ({ $tribe })
        [few] { $number } karty do przymierza ({ $tribe })
       *[other] { $number } kart do przymierza ({ $tribe })
    }
hint-meet = { $role } i { $other_role } spotykają się w mieście { $city }, { $number ->
        [one] brakuje 1 karty do przymierza ({ $tribe })
       *[other] brakuje { $number } kart do przymierza ({ $tribe })
    }
hint-fights = { $tribe } odparci z miasta { $city }
hint-roma = { $tribe } z dala od miasta Roma
hint-guards = legioniści bronią miasta { $city }
hint-fort = jeszcze w tej turze fort w mieście { $city }, blisko zagrożenia
hint-reach = wojska bliżej miejsc, w których są potrzebne
hint-legions = { $number ->
        [one] 1 legionista więcej
        [few] { $number } legionistów więcej
       *[other] { $number } legionistów więcej
    }

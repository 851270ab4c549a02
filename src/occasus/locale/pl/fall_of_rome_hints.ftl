# Dlaczego bot Upadku Rzymu poleca akcję: całe zdania.

hint-wins = Daje wam zwycięstwo.
hint-wins-later = W tej turze możecie wygrać, a to pierwszy krok.
hint-loses = Oznacza waszą porażkę.
hint-ally = Zawieracie przymierze: { $tribe }.
hint-ally-later = Krok w tę stronę: przymierze ({ $tribe }) można zawrzeć jeszcze w tej turze.
hint-ready = { $role } ma komplet kart do przymierza ({ $tribe }) i jest blisko tego plemienia.
hint-cards =
    { $number ->
        [one] { $role }: przymierze ({ $tribe }) jest bliżej, brakuje tylko 1 karty.
       *[other] { $role }: przymierze ({ $tribe }) jest bliżej, brakuje kart: { $number }.
    }
hint-meet =
    { $number ->
        [one] { $other_role } może w mieście { $city } przekazać kartę { $card }; odbiera ją { $role }. Do przymierza ({ $tribe }) brakuje 1 karty.
       *[other] { $other_role } może w mieście { $city } przekazać kartę { $card }; odbiera ją { $role }. Do przymierza ({ $tribe }) brakuje { $number } kart.
    }
mine-hint-ready = Masz komplet kart do przymierza ({ $tribe }) i jesteś blisko tego plemienia.
mine-hint-cards =
    { $number ->
        [one] Zbliżasz się do przymierza ({ $tribe }): brakuje ci tylko 1 karty.
       *[other] Zbliżasz się do przymierza ({ $tribe }); brakuje ci kart: { $number }.
    }
mine-hint-meet =
    { $number ->
        [one] { $other_role } może przekazać ci kartę { $card } w mieście { $city }. Do przymierza ({ $tribe }) brakuje ci tylko 1 karty.
       *[other] { $other_role } może przekazać ci kartę { $card } w mieście { $city }. Do przymierza ({ $tribe }) brakuje ci { $number } kart.
    }
tome-hint-meet =
    { $number ->
        [one] W mieście { $city } możesz przekazać kartę { $card }; odbiera ją { $role }. Do przymierza ({ $tribe }) brakuje 1 karty.
       *[other] W mieście { $city } możesz przekazać kartę { $card }; odbiera ją { $role }. Do przymierza ({ $tribe }) brakuje { $number } kart.
    }
hint-falls =
    { $rest ->
        [0] Ta tura może uchronić miasto { $city } przed upadkiem; bez tego ryzyko wynosi około { $number }%.
       *[other] Miasto { $city } będzie bezpieczniejsze: ryzyko, że padnie, może w tej turze spaść z około { $number } do { $rest }%.
    }
hint-falls-later = Krok w stronę miasta { $city }: ryzyko, że padnie, może jeszcze w tej turze spaść z około { $number } do { $rest }%.
hint-fights = Na koniec tury w mieście { $city } jest mniej wrogów ({ $tribe }).
hint-fights-later = Krok w stronę miasta { $city }: jeszcze w tej turze można tam walczyć ({ $tribe }).
hint-roma = To trzyma wroga z dala od miasta Roma ({ $tribe }).
hint-guards = Na koniec tury legioniści bronią miasta { $city }.
hint-guards-later = Krok w stronę miasta { $city }: jeszcze w tej turze mogą tam stanąć legioniści.
hint-fort = Jeszcze w tej turze w mieście { $city } może stanąć fort, blisko zagrożenia.
hint-reach = Zbliżasz się do miejsc, w których trzeba działać.
hint-legions =
    { $number ->
        [one] Do końca tury na planszy przybywa 1 legionista.
       *[other] Do końca tury na planszy przybywa { $number } legionistów.
    }
hint-keep = Nic teraz nie pomoże bardziej: zatrzymaj karty.

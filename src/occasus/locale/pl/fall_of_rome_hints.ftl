# Dlaczego bot Upadku Rzymu poleca akcję: całe zdania.

hint-wins = To wygrywa grę.
hint-loses = To przegrywa grę.
hint-ally = Zawieracie przymierze: { $tribe }.
hint-ready = { $role } ma komplet kart do przymierza ({ $tribe }) i jest blisko tego plemienia.
hint-cards =
    { $number ->
        [one] { $role }: do przymierza ({ $tribe }) brakuje tylko 1 karty.
       *[other] { $role }: do przymierza ({ $tribe }) brakuje { $number } kart.
    }
hint-meet =
    { $number ->
        [one] { $other_role } może w mieście { $city } przekazać kartę { $card }; odbiera ją { $role }. Do przymierza ({ $tribe }) brakuje 1 karty.
       *[other] { $other_role } może w mieście { $city } przekazać kartę { $card }; odbiera ją { $role }. Do przymierza ({ $tribe }) brakuje { $number } kart.
    }
hint-falls =
    { $rest ->
        [0] To chroni miasto { $city } przed upadkiem w tej turze; bez tego groziłoby mu to z prawdopodobieństwem około { $number } %.
       *[other] Miasto { $city } będzie bezpieczniejsze: groźba, że padnie w tej turze, spada z około { $number } do { $rest } %.
    }
hint-fights = To wypiera wroga z miasta { $city } ({ $tribe }).
hint-roma = To trzyma wroga z dala od miasta Roma ({ $tribe }).
hint-guards = Legioniści obronią miasto { $city } przed tymi, którzy nadejdą.
hint-fort = Jeszcze w tej turze w mieście { $city } może stanąć fort, blisko zagrożenia.
hint-reach = Wojska są bliżej miejsc, w których są potrzebne.
hint-legions =
    { $number ->
        [one] Na planszy przybywa 1 legionista.
       *[other] Na planszy przybywa { $number } legionistów.
    }

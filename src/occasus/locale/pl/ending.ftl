## Strona na koniec gry

end-board = Końcowa plansza
end-chance = Szanse na wygraną
end-chance-about = jeśli odtąd wszyscy zagrają dobrze
end-out-of = w wygranych na 100 gier
end-failed = Analiza się nie powiodła.
end-decisions = Decyzje i szczęście
end-column-decisions = Decyzje
end-column-luck = Szczęście
end-turns-cost =
    { $judged ->
        [one] Tury, które kosztowały 4 lub więcej: { $cost } z 1
       *[other] Tury, które kosztowały 4 lub więcej: { $cost } z { $judged }
    }
end-not-judged = tury bez analizy
end-in-short = W skrócie
end-next = Co dalej
end-puzzle = Zadanie: { $name }
end-puzzle-try = Spróbuj
end-rating = Wynik i ranking
end-guest = Goście nie mają rankingu.
end-you-left = Gra opuszczona przed końcem.
end-unrated = Ta gra nie liczyła się do rankingu.
end-share = Udostępnij
end-link = Skopiuj link
end-scores = Szczegóły
end-ready = { $name } ✓ gotowość
end-deciding = { $name } jeszcze wybiera
end-easier = Łatwiej: { $level }
end-harder = Trudniej: { $level }
end-standing =
    { $number ->
        [one] { $name }: ocalała 1 lokacja
        [few] { $name }: ocalały { $number } lokacje
       *[many] { $name }: ocalało { $number } lokacji
    }
end-event = Wróć do turnieju

## Co przesądziło o grze: osobno los i decyzje. Czyta to terminal i przeglądarka.

account-luck =
    { $game ->
        [empires_end] karty
       *[other] kości i karty
    }
account-luck-together = { account-luck }
account-own = własne decyzje
account-own-together = decyzje wszystkich graczy
account-others = decyzje innych
account-period =
    { $game ->
        [empires_end] faza
        [struggle_for_rome] runda
       *[other] tura
    }
account-at =
    { $turn ->
        [0] początek
       *[other] { account-period } { $turn }
    }
account-here = { account-at }, ruch { $move }
account-whole = { $name }: szanse na wygraną od { $start }% do { $end }%. Punkty procentowe: { account-luck } { $luck }, własne decyzje { $own }, decyzje innych { $others }.
account-whole-yours = Twoje szanse na wygraną: od { $start }% do { $end }%. Punkty procentowe: { account-luck } { $luck }, twoje decyzje { $own }, decyzje innych { $others }.
account-whole-together = Cała gra: szanse na wygraną od { $start }% do { $end }%. Punkty procentowe: { account-luck } { $luck }, decyzje wszystkich graczy { $own }.
account-turn =
    { $turn ->
        [0] Rozstawienie
       *[other] Ta { account-period } ({ $turn })
    }: od { $start }% do { $end }%. Punkty procentowe: { account-luck } { $luck }, własne decyzje { $own }, decyzje innych { $others }.
account-turn-together =
    { $turn ->
        [0] Rozstawienie
       *[other] Ta { account-period } ({ $turn })
    }: od { $start }% do { $end }%. Punkty procentowe: { account-luck } { $luck }, decyzje wszystkich graczy { $own }.
account-swing =
    { $turn ->
        [0] Najwięcej zmieniło rozstawienie
       *[other] Najwięcej zmieniła { account-period } { $turn }
    }: od { $start }% do { $end }%.
account-won-luck = { $name } zawdzięcza wygraną głównie szczęściu: { account-luck }.
account-won-luck-yours = Wygraną zawdzięczasz głównie szczęściu: { account-luck }.
account-won-own = { $name } zawdzięcza wygraną głównie dobrym decyzjom.
account-won-own-yours = Wygraną zawdzięczasz głównie dobrym decyzjom.
account-won-others = { $name } zawdzięcza wygraną głównie temu, że inni nie wykorzystali swoich szans.
account-won-others-yours = Wygraną zawdzięczasz głównie temu, że inni nie wykorzystali swoich szans.
account-won-both = { $name } zawdzięcza wygraną kilku rzeczom naraz: { account-luck }, własne decyzje, błędy innych.
account-won-both-yours = Wygraną zawdzięczasz kilku rzeczom naraz: { account-luck }, twoje decyzje, błędy innych.
account-lost-luck = { $name } przegrywa głównie przez pecha: { account-luck }.
account-lost-luck-yours = Przegrywasz głównie przez pecha: { account-luck }.
account-lost-own = { $name } przegrywa głównie przez własne decyzje.
account-lost-own-yours = Przegrywasz głównie przez własne decyzje.
account-lost-others = { $name } przegrywa głównie dlatego, że inni decydowali lepiej.
account-lost-others-yours = Przegrywasz głównie dlatego, że inni decydowali lepiej.
account-lost-both = { $name } przegrywa przez kilka rzeczy naraz: { account-luck }, własne decyzje, dobra gra innych.
account-lost-both-yours = Przegrywasz przez kilka rzeczy naraz: { account-luck }, twoje decyzje, dobra gra innych.
account-won-luck-together = Wygraną zawdzięczacie głównie szczęściu: { account-luck }.
account-won-own-together = Wygraną zawdzięczacie głównie decyzjom wszystkich graczy.
account-won-both-together = Wygraną zawdzięczacie i szczęściu, i decyzjom wszystkich graczy.
account-lost-luck-together = Przegraną spowodował głównie pech ({ account-luck }); decyzje wszystkich graczy, razem wzięte, kosztowały niewiele.
account-lost-own-together = Decyzje wszystkich graczy kosztowały więcej niż pech.
account-lost-both-together = Przegraną spowodowały i pech, i decyzje wszystkich graczy.
account-decision = Najwięcej kosztowała decyzja w ruchu { $move } ({ $name }): „{ $action }”. Lepsze mniej więcej o { $cost } p. proc. było: „{ $better }”.
account-decision-yours = Najwięcej kosztowała cię decyzja w ruchu { $move }: „{ $action }”. Lepsze mniej więcej o { $cost } p. proc. było: „{ $better }”.
account-no-decision = Żadna pojedyncza decyzja nie kosztowała { $least } p. proc. ani więcej.

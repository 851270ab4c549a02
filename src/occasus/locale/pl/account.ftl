## Co przesądziło o grze: fakty, celność, tury i los. Czyta to terminal i przeglądarka.

account-luck =
    { $game ->
        [empires_end] karty
       *[other] kości i karty
    }
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
account-even = mniej więcej po równo
account-not-judged = nieprzeanalizowane
account-accuracy =
    { $you ->
        [yes] Twoja celność: { $accuracy }%.
       *[no] Celność gracza { $name }: { $accuracy }%.
    }
fact-unused-actions =
    { $you ->
        [yes] Twoje tury
       *[no] Tury gracza { $name }
    } zakończone z niewykorzystanymi akcjami: { $turns } z { $of } (łącznie akcji: { $actions }).
fact-idle-phases =
    { $you ->
        [yes] Twoje fazy
       *[no] Fazy gracza { $name }
    } ekonomii i przemysłu bez żadnego działania: { $turns } z { $of }.
fact-idle-turns =
    { $you ->
        [yes] Twoje fazy
       *[no] Fazy gracza { $name }
    } budowy bez budowania i handlu: { $turns } z { $of }.
account-sum =
    Wygrane na 100 gier: na początku { $start }; { $you ->
        [yes] twoje tury
       *[no] własne tury
    } { $own }, tury innych graczy { $others }, { account-luck } { $luck }, niewyjaśnione { $rest }; na końcu { $end }.
account-sum-luck =
    { $you ->
        [yes] Twoje szczęście
       *[no] Szczęście gracza { $name }
    } ({ account-luck }), w wygranych na 100 gier: { $luck }.
account-won-own =
    { $you ->
        [yes] O wygranej zdecydowały głównie twoje tury.
       *[no] O wygranej zdecydowały głównie tury gracza { $name }.
    }
account-won-others =
    { $you ->
        [yes] Twoje tury kosztowały cię mniej niż pozostałych graczy ich własne tury.
       *[no] Tury gracza { $name } kosztowały mniej niż tury innych.
    }
account-won-luck = W tej wygranej los ({ account-luck }) pomógł bardziej niż czyjekolwiek tury.
account-won-both = Na tę wygraną złożyły się i tury, i los.
account-lost-own =
    { $you ->
        [yes] Najwięcej kosztowały twoje własne tury.
       *[no] Najwięcej kosztowały własne tury gracza { $name }.
    }
account-lost-others = Najwięcej znaczyły tury innych graczy.
account-lost-luck = Pech ({ account-luck }) kosztował więcej niż czyjekolwiek tury.
account-lost-both = Na tę porażkę złożyły się i tury, i los.
account-lost-idle =
    { $you ->
        [yes] Większość twoich tur minęła bezczynnie, więc to nie wina losu.
       *[no] Większość tur gracza { $name } minęła bezczynnie, więc to nie wina losu.
    }
account-unknown = Ta gra potoczyła się wbrew prognozie: nie wiemy, co o niej zdecydowało.
account-moment =
    { $you ->
        [yes] { $at }, Ty: { $action }
       *[no] { $at }, { $name }: { $action }
    }
account-moment-luck = { $at }: { account-luck }
account-change = { $before } → { $after } wygranych na 100 gier
account-better = Lepiej: { $action }
account-no-moments = Żadna tura nie kosztowała 4 lub więcej wygranych na 100 gier.
account-moments = Punkty zwrotne
account-view = Zobacz
account-progress = Analizujemy… { $done } z { $total } tur

# What readers call the words of the rules (`theirs, also theirs: the rules', another`), and words that any question has.

rules-synonyms =
    armia, wojsko, żołnierz, oddział, jednostka: legionista, zbrojni.
    zbroja, tarcza: fort, legionista. mur, zamek, twierdza: fort, wieże.
    ruch, ruszyć, iść, chodzić, podróż: marsz, wędrówka, wędruje, żegluga, strzałka.
    statek, łódź, morze: port, żegluga, morska.
    atak, atakować, walka, walczyć: bitwa, najazd, najeżdża, łupi, podbija.
    sojusz, sojusznik, przyjaciel, pokój: przymierze, sprzymierzone.
    pieniądze, kasa, forsa: moneta, złoto. jedzenie: zboże.
    ukraść, kraść, okraść: zabrać, ciągnie, okrada, łupi.
    wygrać, wygrana, zwycięstwo, zwycięzca: wygrywa, zwycięstwo, koniec.
    przegrać, przegrana: przegrywa, porażka, koniec. ile: najwyżej, limit, kosztuje, więcej. punkty: punkt, punktów.
    wymiana, wymieniać, zamiana: handel, wymiana, handlują. handlować: handel, handlują.
    dać, oddać, podać, przekazać: oddaj, spisek.
    pokazać, widać, tajne, ukryć, jawne: ukryte, widzi, odkryte, jawne.
    chronić, chroni, bronić: broni, obrona. złodziej, rabuś: legionista.
    trzymać, maksymalnie, na ręce, w ręce: limit, najwyżej, ręce, ręki.
    skończyć, skończą się, brak, zabraknie, pusty: pusty, mniej, rezerwa, nie ma.
    odmówić, odrzucić, unikać: płaci, pomija, bierze, odmawia.
    zgoda, zgodzić: zgadza, zgoda.
    naprawić, odbudować: odbudowa, odbudowuje. zniszczone, zburzone: zniszczona, ograbione.
    remis, równo: remis. cena, koszt, kosztuje: koszt, kosztuje, zapłać.
    stać, zapłacić: zapłacić, płaci. sprzedać, sprzedaż, kupić: sprzedaż, wymienić, kup.
    kto zaczyna, kto pierwszy: losowany, losuje, rozpoczynający, pierwszy, świątynia, decyduje.
    ujemne, minus: poniżej, ujemny.
    miejsce: lokacja, skrzyżowanie. pole: skrzyżowanie, cel.
    nic nie robić, nic nie zrobię, nic nie robię: nie, niewykorzystane.
    muszę, musi, trzeba: może, dobrowolne, niewykorzystane.
    cudza, cudzej, innego, inny gracz, przeciwnik: dowolny, pozostali, inny.
    siódemka: 7. surowce, surowiec: zasoby, dobra.
    zdobyć, zdobędą, zająć: podbija, podbój, ograbiona. ze sobą, wziąć: zabrać. Rzym: roma.
    kości, kostka: kości, kostka, rzut. miasto: miasto, mieście. ręka: ręki, ręce. koń: koń, koni. wóz: wóz, wozy.
    budować, zbudować, postawić: umieść, zbuduj, umocnienie. dwa razy, kilka, drugi raz, więcej niż: raz, najwyżej, dwa.
    wyrzucić, pozbyć: odrzuć, odrzucić. rzucić, rzucam: kości, rzuca. wojna: konflikt. bunt: bunty, buntu.
    koniec: koniec, skończona. zostanie: mniej, nie ma
rules-idle =
    a, i, w, we, z, ze, na, do, od, o, u, po, za, przez, dla, przy, pod, nad, czy, jest, są, być.
    mam, mieć, ma, mogę, można, może, możemy, możesz, wolno, muszę, musi, ja, mnie, mi, mój, moje, moja, moich, kto, co, kiedy, gdy.
    gdzie, który, która, które, jaki, jaka, jakie, jak, ilu, dlaczego, to, ten, ta, te, tym, tego, się, nie, jeden, jedna, jedno, jednym.
    jednej, dzieje, jeśli, jeżeli, żeby, aby, dalej, jeszcze, robi, zrobić, każdy, każda, oraz, lub, albo, już, tylko, też, wtedy, działa, daje, służy.
    iloma, sobą, sobie, dostanę.

## Een herhaling en haar analyse

replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-eyes = Door wiens ogen
replay-all = Met alle geheimen
replay-eyes-of = Zoals { $name } het zag
replay-share = Link kopiëren
replay-copied = De link naar deze zet is gekopieerd. Wie hem heeft, kan dit spel bekijken.
analysis = Analyse
analysis-thinking = Een bot loopt het hele spel nog eens door; dat kan een minuut duren…
analysis-curve = Kansen om te winnen in de loop van het spel; de schuif en de gemarkeerde beslissingen leiden naar de zetten
analysis-together = Allen samen
analysis-point = Keerpunt bij zet { $move }, { $name }
analysis-points =
    { $count ->
        [one] Eén beslissing kostte een flink deel van de kansen; ze is op de curve gemarkeerd.
       *[other] { $count } beslissingen kostten een flink deel van de kansen; ze zijn op de curve gemarkeerd.
    }
analysis-none = Geen enkele beslissing kostte veel: goed gespeeld.
analysis-done = { $name } koos “{ $action }” ({ $chance } % kans).
analysis-better = Beter: “{ $action }” ({ $chance } %).
analysis-before = Voor de beslissing
analysis-after = Wat er gedaan werd

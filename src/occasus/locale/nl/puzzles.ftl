# Puzzels waarin je de beste beurt zoekt, in de terminal en in de browser.
puzzle-day = Puzzel van de dag
puzzle-name = Nr. { $number }: { $kind }
puzzle-task-best = Een stelling uit een gespeelde partij, met wat jij ervan kunt zien. Eén beurt is duidelijk de beste: vind die.
puzzle-who = Jij speelt { $seat }.
puzzle-moves = { $number ->
        [one] Eén beslissing.
       *[other] { $number } beslissingen.
    }
puzzle-degree-1 = makkelijk
puzzle-degree-2 = gemiddeld
puzzle-degree-3 = moeilijk
puzzle-found = Dit is de beste beurt.
puzzle-not-best = Een andere beurt is duidelijk beter.
puzzle-chances = Je kans om te winnen: ongeveer { $yours } % hierna, { $best } % na de beste beurt.
puzzle-brings = Wat ze oplevert: { $reasons }.
puzzle-look-for = Wat de beste beurt oplevert: { $reasons }.
puzzle-solve = Los hem op
puzzle-turns = nog { $count }: vind de beste beurt
puzzle-best-turn = De oplossing.
puzzle-show = Toon de oplossing
puzzle-solution = De oplossing: { $line }.
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-commands = undo neemt een zet terug, again begint opnieuw, solution toont de oplossing, quit stopt.
puzzle-kind-fall_of_rome-actions = jouw acties
puzzle-kind-fall_of_rome-draw = voor het trekken
puzzle-kind-fall_of_rome-invade = voor de invasies
puzzle-kind-empires_end-disaster = een ramp
puzzle-kind-empires_end-double_disaster = twee rampen tegelijk
puzzle-kind-empires_end-economy = de economie
puzzle-kind-empires_end-industry = de industrie
puzzle-kind-empires_end-economy_industry = economie en industrie
puzzle-kind-empires_end-conflict = een conflict
puzzle-kind-struggle_for_rome-roll = de dobbelstenen
puzzle-kind-struggle_for_rome-build = handelen en bouwen
puzzle-kind-struggle_for_rome-horseman_actions = de ruiters
puzzle-kind-struggle_for_rome-warrior_actions = de krijgers
puzzle-kind-struggle_for_rome-claims = verborgen punten

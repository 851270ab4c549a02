## Wat een spel besliste: geluk en beslissingen apart. Gelezen door de terminal en de browser.

account-luck =
    { $game ->
        [empires_end] kaarten
       *[other] dobbelstenen en kaarten
    }
account-luck-together = { account-luck }
account-own = eigen beslissingen
account-own-together = beslissingen van alle spelers
account-others = beslissingen van anderen
account-period =
    { $game ->
        [empires_end] fase
        [struggle_for_rome] ronde
       *[other] beurt
    }
account-at =
    { $turn ->
        [0] begin
       *[other] { account-period } { $turn }
    }
account-here = { account-at }, zet { $move }
account-whole = { $name }: van { $start }% naar { $end }% kans om te winnen. In procentpunten: { account-luck } { $luck }, eigen beslissingen { $own }, beslissingen van anderen { $others }.
account-whole-yours = Jij: van { $start }% naar { $end }% kans om te winnen. In procentpunten: { account-luck } { $luck }, jouw beslissingen { $own }, beslissingen van anderen { $others }.
account-whole-together = Het hele spel: van { $start }% naar { $end }% kans om te winnen. In procentpunten: { account-luck } { $luck }, beslissingen van alle spelers { $own }.
account-turn =
    { $turn ->
        [0] Vóór de eerste { account-period }
       *[other] Deze { account-period } ({ $turn })
    }: van { $start }% naar { $end }%. In procentpunten: { account-luck } { $luck }, eigen beslissingen { $own }, beslissingen van anderen { $others }.
account-turn-together =
    { $turn ->
        [0] Vóór de eerste { account-period }
       *[other] Deze { account-period } ({ $turn })
    }: van { $start }% naar { $end }%. In procentpunten: { account-luck } { $luck }, beslissingen van alle spelers { $own }.
account-swing =
    { $turn ->
        [0] De grootste omslag kwam vóór de eerste { account-period }
       *[other] De grootste omslag kwam in { account-period } { $turn }
    }: van { $start }% naar { $end }%.
account-won-luck = { $name } won vooral door geluk: { account-luck }.
account-won-luck-yours = Je won vooral door geluk: { account-luck }.
account-won-own = { $name } won vooral door goede beslissingen.
account-won-own-yours = Je won vooral door goede beslissingen.
account-won-others = { $name } won vooral doordat de anderen kansen lieten liggen.
account-won-others-yours = Je won vooral doordat de anderen kansen lieten liggen.
account-won-both = { $name } won door meerdere dingen samen: { account-luck }, eigen beslissingen, fouten van anderen.
account-won-both-yours = Je won door meerdere dingen samen: { account-luck }, jouw beslissingen, fouten van anderen.
account-lost-luck = { $name } verloor vooral door pech: { account-luck }.
account-lost-luck-yours = Je verloor vooral door pech: { account-luck }.
account-lost-own = { $name } verloor vooral door eigen beslissingen.
account-lost-own-yours = Je verloor vooral door je eigen beslissingen.
account-lost-others = { $name } verloor vooral doordat de anderen beter beslisten.
account-lost-others-yours = Je verloor vooral doordat de anderen beter beslisten.
account-lost-both = { $name } verloor door meerdere dingen samen: { account-luck }, eigen beslissingen, goed spel van anderen.
account-lost-both-yours = Je verloor door meerdere dingen samen: { account-luck }, jouw beslissingen, goed spel van anderen.
account-won-luck-together = Jullie wonnen vooral door geluk: { account-luck }.
account-won-own-together = Jullie wonnen vooral door de beslissingen van alle spelers.
account-won-both-together = Jullie wonnen door geluk én door de beslissingen van alle spelers.
account-lost-luck-together = Vooral pech gaf de doorslag ({ account-luck }); de beslissingen van alle spelers hebben, alles bij elkaar, weinig gekost.
account-lost-own-together = De beslissingen van alle spelers kostten meer dan de pech.
account-lost-both-together = Jullie verloren door pech én door de beslissingen van alle spelers.
account-decision = De beslissing die { $name } het meest kostte, was zet { $move }: ‘{ $action }’. ‘{ $better }’ was ongeveer { $cost } procentpunten beter.
account-decision-yours = De beslissing die jou het meest kostte, was zet { $move }: ‘{ $action }’. ‘{ $better }’ was ongeveer { $cost } procentpunten beter.
account-no-decision = Geen enkele beslissing kostte { $least } procentpunten of meer.

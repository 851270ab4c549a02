## Wat een spel besliste: feiten, nauwkeurigheid, beurten en geluk. Gelezen door de terminal en de browser.

account-luck =
    { $game ->
        [empires_end] kaarten
       *[other] dobbelstenen en kaarten
    }
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
account-even = ongeveer nul
account-not-judged = niet geanalyseerd
account-accuracy =
    { $you ->
        [yes] Jouw nauwkeurigheid: { $accuracy }%.
       *[no] Nauwkeurigheid van { $name }: { $accuracy }%.
    }
fact-unused-actions =
    { $you ->
        [yes] Je beëindigde
       *[no] { $name } beëindigde
    } { $turns } van de { $of } beurten met ongebruikte acties ({ $actions } in totaal).
fact-idle-phases =
    { $you ->
        [yes] Je beëindigde
       *[no] { $name } beëindigde
    } { $turns } van de { $of } economie- en industriefasen zonder iets te doen.
fact-idle-turns =
    { $you ->
        [yes] Je beëindigde
       *[no] { $name } beëindigde
    } { $turns } van de { $of } bouwfasen zonder te bouwen of te handelen.
account-sum =
    Gewonnen van de 100 partijen: { $start } aan het begin; { $you ->
        [yes] jouw beurten
       *[no] eigen beurten
    } { $own }, beurten van anderen { $others }, { account-luck } { $luck }, onverklaard { $rest }; { $end } aan het eind.
account-sum-luck =
    { $you ->
        [yes] Jouw geluk
       *[no] Het geluk van { $name }
    } ({ account-luck }), in gewonnen partijen per 100: { $luck }.
account-won-own =
    { $you ->
        [yes] Je eigen beurten gaven de doorslag voor deze winst.
       *[no] De beurten van { $name } gaven de doorslag voor deze winst.
    }
account-won-others =
    { $you ->
        [yes] Jouw beurten kostten je minder dan die van de anderen hun kostten.
       *[no] De beurten van { $name } kostten minder dan die van de anderen.
    }
account-won-luck = Geluk ({ account-luck }) deed meer voor deze winst dan de beurten van wie dan ook.
account-won-both = Zowel beurten als geluk speelden een rol bij deze winst.
account-lost-own =
    { $you ->
        [yes] Je eigen beurten kostten het meest.
       *[no] De eigen beurten van { $name } kostten het meest.
    }
account-lost-others = De beurten van de andere spelers telden het zwaarst.
account-lost-luck = Pech ({ account-luck }) kostte meer dan de beurten van wie dan ook.
account-lost-both = Zowel beurten als geluk speelden een rol bij dit verlies.
account-lost-idle =
    { $you ->
        [yes] Je liet de meeste beurten ongebruikt, dus het lag niet aan het geluk.
       *[no] { $name } liet de meeste beurten ongebruikt, dus het lag niet aan het geluk.
    }
account-unknown = Deze partij liep anders dan voorspeld: wat de doorslag gaf, weten we niet.
account-moment =
    { $you ->
        [yes] { $at }, jij: { $action }
       *[no] { $at }, { $name }: { $action }
    }
account-moment-luck = { $at }: { account-luck }
account-change = { $before } → { $after } van de 100 partijen gewonnen
account-better = Beter: { $action }
account-no-moments = Geen enkele beurt kostte 4 of meer gewonnen partijen per 100.
account-moments = Keerpunten
account-view = Bekijken
account-progress = Analyseren… { $done } van { $total } beurten

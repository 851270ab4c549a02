# Waarom een bot van Ondergang van Rome een actie aanraadt: hele zinnen.

hint-wins = Dit wint het spel.
hint-loses = Dit verliest het spel.
hint-ally = Jullie sluiten het verbond met de { $tribe }.
hint-ready = { $role } heeft alle kaarten voor het verbond met de { $tribe } en is dicht bij hen.
hint-cards =
    { $number ->
        [one] { $role } komt dichter bij het verbond met de { $tribe }: er ontbreekt nog maar 1 kaart.
       *[other] { $role } komt dichter bij het verbond met de { $tribe }: er ontbreken { $number } kaarten.
    }
hint-meet =
    { $number ->
        [one] { $other_role } kan { $role } in { $city } de kaart { $card } geven; er ontbreekt er 1 voor het verbond met de { $tribe }.
       *[other] { $other_role } kan { $role } in { $city } de kaart { $card } geven; er ontbreken er { $number } voor het verbond met de { $tribe }.
    }
hint-falls =
    { $rest ->
        [0] Deze beurt kan voorkomen dat { $city } valt; zonder dat is het gevaar ongeveer { $number } %.
       *[other] Deze beurt kan { $city } veiliger maken: het gevaar dat het valt, daalt van ongeveer { $number } naar { $rest } %.
    }
hint-fights = Aan het eind van de beurt staan er minder { $tribe } in { $city }.
hint-roma = Dit houdt de { $tribe } weg van Roma.
hint-guards = Aan het eind van de beurt houden legioenen { $city } tegen wie er komt.
hint-fort = In { $city } kan deze beurt nog een fort komen, dicht bij het gevaar.
hint-reach = Troepen komen dichter bij waar ze nodig zijn.
hint-legions =
    { $number ->
        [one] Deze beurt komt er 1 legioen bij op het bord.
       *[other] Deze beurt komen er { $number } legioenen bij op het bord.
    }

# Waarom een bot van Ondergang van Rome een actie aanraadt: hele zinnen.

hint-wins = Dit wint het spel.
hint-loses = Dit verliest het spel.
hint-ally = Jullie sluiten het verbond met de { $tribe }.
hint-ready = { $role } heeft alle kaarten voor het verbond met de { $tribe } en is dicht bij hen.
hint-cards =
    { $number ->
        [one] { $role } komt nog maar 1 kaart tekort voor het verbond met de { $tribe }.
       *[other] { $role } komt { $number } kaarten tekort voor het verbond met de { $tribe }.
    }
hint-meet =
    { $number ->
        [one] { $other_role } kan { $role } in { $city } de kaart { $card } geven; er ontbreekt er 1 voor het verbond met de { $tribe }.
       *[other] { $other_role } kan { $role } in { $city } de kaart { $card } geven; er ontbreken er { $number } voor het verbond met de { $tribe }.
    }
hint-falls =
    { $rest ->
        [0] Dit voorkomt dat { $city } deze beurt valt; zonder dit is het gevaar ongeveer { $number } %.
       *[other] { $city } wordt veiliger: het gevaar dat het deze beurt valt, daalt van ongeveer { $number } naar { $rest } %.
    }
hint-fights = Dit verdrijft de { $tribe } uit { $city }.
hint-roma = Dit houdt de { $tribe } weg van Roma.
hint-guards = Legioenen houden { $city } tegen wie er komt.
hint-fort = In { $city } kan deze beurt nog een fort komen, dicht bij het gevaar.
hint-reach = Troepen komen dichter bij waar ze nodig zijn.
hint-legions =
    { $number ->
        [one] Er komt 1 legioen bij op het bord.
       *[other] Er komen { $number } legioenen bij op het bord.
    }

# Waarom een bot van Ondergang van Rome een actie aanraadt: hele zinnen.

hint-wins = Wint de partij.
hint-wins-later = Jullie kunnen deze beurt winnen, en dit is de eerste stap.
hint-loses = Verliest de partij.
hint-ally = Sluit het verbond met de { $tribe }.
hint-ally-later = Werkt toe naar een verbond met de { $tribe }, nog deze beurt.
hint-ready = { $role } heeft alle kaarten voor het verbond met de { $tribe } en is dicht bij hen.
hint-cards =
    { $number ->
        [one] { $role } komt dichter bij het verbond met de { $tribe }: er ontbreekt nog maar 1 kaart.
       *[other] { $role } komt dichter bij het verbond met de { $tribe }: er ontbreken { $number } kaarten.
    }
hint-meet =
    { $number ->
        [one] { $other_role } kan { $role } in { $city } de kaart { $card } geven; er is er nog 1 nodig voor het verbond met de { $tribe }.
       *[other] { $other_role } kan { $role } in { $city } de kaart { $card } geven; er zijn er nog { $number } nodig voor het verbond met de { $tribe }.
    }
mine-hint-ready = Je hebt alle kaarten voor het verbond met de { $tribe } en bent dicht bij hen.
mine-hint-cards =
    { $number ->
        [one] Je komt dichter bij het verbond met de { $tribe }: je hebt nog maar 1 kaart nodig.
       *[other] Je komt dichter bij het verbond met de { $tribe }: je hebt nog { $number } kaarten nodig.
    }
mine-hint-meet =
    { $number ->
        [one] { $other_role } kan jou in { $city } de kaart { $card } geven; je hebt er nog 1 nodig voor het verbond met de { $tribe }.
       *[other] { $other_role } kan jou in { $city } de kaart { $card } geven; je hebt er nog { $number } nodig voor het verbond met de { $tribe }.
    }
tome-hint-meet =
    { $number ->
        [one] Je kunt { $role } in { $city } de kaart { $card } geven; er is er nog 1 nodig voor het verbond met de { $tribe }.
       *[other] Je kunt { $role } in { $city } de kaart { $card } geven; er zijn er nog { $number } nodig voor het verbond met de { $tribe }.
    }
hint-falls =
    { $rest ->
        [0] Zo voorkom je deze beurt dat { $city } valt; anders is de kans daarop ongeveer { $number }%.
       *[other] Zo wordt { $city } deze beurt veiliger: de kans dat het valt, daalt van ongeveer { $number } naar { $rest }%.
    }
hint-falls-later = Gaat richting { $city }: de kans dat het valt, kan deze beurt nog dalen van ongeveer { $number }% naar { $rest }%.
hint-fights = Aan het eind van de beurt staan er minder { $tribe } in { $city }.
hint-fights-later = Gaat richting { $city }: daar kun je deze beurt nog tegen de { $tribe } vechten.
hint-roma = Houdt de { $tribe } weg van Roma.
hint-guards = Aan het eind van de beurt verdedigen legioenen { $city }.
hint-guards-later = Gaat richting { $city }: legioenen kunnen het deze beurt nog verdedigen.
hint-fort = Zo kun je deze beurt nog een fort bouwen in { $city }, dicht bij het gevaar.
hint-reach = Je komt dichter bij waar je nodig bent.
hint-legions =
    { $number ->
        [one] Deze beurt komt er 1 legioen bij op het bord.
       *[other] Deze beurt komen er { $number } legioenen bij op het bord.
    }
hint-keep = Iets beters is er nu niet: houd je kaarten.

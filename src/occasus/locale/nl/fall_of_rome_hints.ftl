# Waarom een bot van Ondergang van Rome een actie goed vindt; korte delen van één regel.

hint-wins = wint het spel
hint-loses = verliest het spel
hint-ally = een verbond met de { $tribe }
hint-ready = alle kaarten bijeen voor het verbond met de { $tribe }, en dicht bij hen
hint-cards = { $number ->
        [one] 1 kaart van het verbond met de { $tribe }
       *[other] { $number } kaarten van het verbond met de { $tribe }
    }
hint-meet = { $role } en { $other_role } ontmoeten elkaar in { $city }, { $number ->
        [one] 1 kaart van het verbond met de { $tribe }
       *[other] { $number } kaarten van het verbond met de { $tribe }
    }
hint-fights = verdrijft de { $tribe } uit { $city }
hint-roma = houdt de { $tribe } weg van Roma
hint-guards = legioenen houden { $city }
hint-fort = deze beurt nog een fort in { $city }, dicht bij het gevaar
hint-reach = troepen komen dichter bij waar ze nodig zijn
hint-legions = { $number ->
        [one] 1 legioen meer
       *[other] { $number } legioenen meer
    }

# Why an action isn't allowed in Struggle for Rome: one sentence per rule that can forbid one.

why-SR-BUILD-01 =
    You need { $fighters_ore } ore and { $fighters_horses ->
        [one] { $fighters_horses } horse
       *[other] { $fighters_horses } horses
    } for fighters.
why-SR-BUILD-04 = You have no fighters left in your reserve.
why-SR-BUILD-05 =
    You need { $wagon_horses ->
        [one] { $wagon_horses } horse
       *[other] { $wagon_horses } horses
    }, { $wagon_grain } grain and { $wagon_cattle } cattle for a wagon.
why-SR-BUILD-06 = You have no wagons left in your reserve.
why-SR-BUILD-07 = You need { $card_cattle } cattle and { $card_gold } gold for a development card.
why-SR-BUILD-08 = There are no development cards left.
why-SR-BUILD-10 = You can use { $joker_gold } gold as a wild card only once per turn.
why-SR-COMP-08 = The bank has no cards of this kind left.
why-SR-CONQ-01 =
    For its first conquest, a tribe needs tokens from { $first_colours ->
        [one] { $first_colours } province
       *[other] { $first_colours } provinces
    }, gained in earlier turns.
why-SR-CONQ-02 = The tribe must be next to the city.
why-SR-CONQ-03 = The tribe needs at least as many fighters as the city has towers.
why-SR-CONQ-04 = To conquer a city, the tribe needs a wagon.
why-SR-CONQ-05 = This city is neutral or already belongs to someone.
why-SR-DEV-01 = You’ve already played a development card this phase, or you don’t have this one.
why-SR-DEV-06 = You can play a Diplomat only during trade and build.
why-SR-DEV-07 = You can play a Traitor only when you attack.
why-SR-DEV-09 = You can play a Great Warrior only on a tribe’s turn, with a fighter left in your reserve.
why-SR-DEV-10 = You can reveal victory points only at the end, or to claim { $end_points }.
why-SR-DEV-11 = You can play a Forced March only for a nomadic tribe that hasn’t travelled or attacked.
why-SR-DEV-12 = This card would have no effect right now.
why-SR-DICE-06 = You can’t play cards while the dice are being rolled.
why-SR-END-01 = The game is over.
why-SR-EXP-01 = A realm can take only cities up to one arrow away.
why-SR-EXP-04 = To conquer a city, the tribe needs a wagon.
why-SR-EXP-05 = The tribe needs at least as many fighters as the city has towers.
why-SR-EXP-06 = This city is neutral or already belongs to someone.
why-SR-LEG-01 = You can move the legionnaire only on a 7 or with a Diplomat.
why-SR-LEG-02 = The legionnaire can’t leave the Empire.
why-SR-LEG-03 = Move the legionnaire to a different hex.
why-SR-LEG-04 = You can rob only a player with a figure next to the legionnaire.
why-SR-LEG-05 = You can take up to { $robbed_gold } gold, and only from a player without cards.
why-SR-MOVE-01 = A tribe with a realm can’t travel any more.
why-SR-MOVE-02 = A journey must end at a free crossroads.
why-SR-MOVE-05 = This journey costs a different amount of grain and gold.
why-SR-MOVE-08 = You can’t pay for a journey that long.
why-SR-MOVE-09 = Pay for the journey first.
why-SR-MOVE-11 = This tribe has already travelled this turn.
why-SR-MOVE-14 = A Forced March replaces the journey.
why-SR-PASS-01 = Only a tribe that does nothing this turn may rest for gold or a card.
why-SR-PLUN-01 = A nomadic tribe can plunder only a city next to it.
why-SR-PLUN-02 = This city has no token left.
why-SR-PLUN-03 = The tribe needs at least as many fighters as the city has towers.
why-SR-PLUN-04 = The tribe already has two tokens from this province.
why-SR-ROUND-01 = You can’t do this in the current phase.
why-SR-ROUND-03 = It’s not your turn.
why-SR-ROUND-06 = This isn’t one of your choices right now.
why-SR-ROUND-07 = This is decided by chance, not by a player.
why-SR-RUL-14 = Only the current player makes offers. The others can answer.
why-SR-RUL-17 = You’ve already played a development card this phase.
why-SR-RUL-20 = The bank has none of this resource left.
why-SR-RUL-30 = The tribe is already there. Choose another crossroads.
why-SR-RUL-45 = You can reveal hidden points only if they bring you to { $end_points }.
why-SR-RUL-46 = You’ve made all the offers this table allows per turn.
why-SR-SETUP-02 = Your figures start at the two places of your colour.
why-SR-SETUP-14 = This city is neutral in a three-player game.
why-SR-SHORT-03 = You return cards only in a shortage, and only your own.
why-SR-SHORT-06 = The pile is empty.
why-SR-TRADE-02 = You can trade only with the current player.
why-SR-TRADE-03 = Each side must give at least one card, and must have what it gives.
why-SR-TRADE-04 =
    The bank wants { $bank_gives ->
        [one] { $bank_gives } card
       *[other] { $bank_gives } cards
    } of one kind.
why-SR-TRADE-05 = Horse and cattle are different kinds of resource.
why-SR-TRADE-07 = You can’t trade gold.
why-SR-TRADE-11 = The bank has none of this resource left.
why-SR-TRIBE-01 = It’s the other tribe’s phase.
why-SR-TRIBE-03 = A nomadic tribe can travel once, then attack once.
why-SR-TRIBE-05 = The tribe can’t travel after an attack.
why-SR-TRIBE-06 = The tribe can plunder or conquer, but not both in one turn.
why-SR-TRIBE-07 = A tribe with a realm can only conquer more cities.
why-SR-TRIBE-08 = Each tribe can attack only one city per turn.

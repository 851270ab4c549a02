# Pourquoi une action de La Lutte pour Rome n'est pas permise : une ligne par règle qui peut l'interdire.

why-SR-BUILD-01 =
    Les combattants coûtent { $fighters_ore ->
        [one] { $fighters_ore } minerai
       *[other] { $fighters_ore } minerais
    } et { $fighters_horses ->
        [one] { $fighters_horses } cheval
       *[other] { $fighters_horses } chevaux
    }.
why-SR-BUILD-04 = Il n’y a plus de combattants en réserve.
why-SR-BUILD-05 =
    Un chariot coûte { $wagon_horses ->
        [one] { $wagon_horses } cheval
       *[other] { $wagon_horses } chevaux
    }, { $wagon_grain ->
        [one] { $wagon_grain } grain
       *[other] { $wagon_grain } grains
    } et { $wagon_cattle } bétail.
why-SR-BUILD-06 = Il n’y a plus de chariots en réserve.
why-SR-BUILD-07 =
    Une carte Développement coûte { $card_cattle } bétail et { $card_gold ->
        [one] { $card_gold } pièce
       *[other] { $card_gold } pièces
    } d’or.
why-SR-BUILD-08 = Il n’y a plus de cartes Développement.
why-SR-BUILD-10 =
    Une seule fois par tour, une carte peut être remplacée par { $joker_gold ->
        [one] { $joker_gold } pièce
       *[other] { $joker_gold } pièces
    } d’or.
why-SR-COMP-08 = La banque n’a plus de ces cartes.
why-SR-CONQ-01 =
    La première conquête demande des jetons de { $first_colours ->
        [one] { $first_colours } province
       *[other] { $first_colours } provinces
    }, gagnés aux tours précédents.
why-SR-CONQ-02 = La tribu doit se tenir à côté de la ville.
why-SR-CONQ-03 = La tribu a moins de combattants que la ville n’a de tours.
why-SR-CONQ-04 = Une conquête demande un chariot de la tribu.
why-SR-CONQ-05 = Cette ville appartient à quelqu’un ou est neutre.
why-SR-DEV-01 = Vous avez déjà joué une carte Développement dans cette phase, ou vous n’avez pas celle-ci.
why-SR-DEV-06 = Un Diplomate se joue dans la phase « échanger et construire ».
why-SR-DEV-07 = Un Traître se joue avec une attaque.
why-SR-DEV-09 = Un Grand Guerrier se joue au tour d’une tribu, s’il reste un combattant en réserve.
why-SR-DEV-10 = Les Points de victoire ne se montrent qu’à la fin ou pour annoncer { $end_points } points.
why-SR-DEV-11 = La Marche forcée ne se joue que pour une tribu nomade qui n’a ni voyagé ni attaqué.
why-SR-DEV-12 = Cette carte n’aurait aucun effet maintenant.
why-SR-DICE-06 = On ne joue pas de carte pendant le lancer des dés.
why-SR-END-01 = La partie est finie.
why-SR-EXP-01 = Un royaume s’étend d’une flèche au plus depuis une de ses villes.
why-SR-EXP-04 = Une conquête demande un chariot de la tribu.
why-SR-EXP-05 = La tribu a moins de combattants que la ville n’a de tours.
why-SR-EXP-06 = Cette ville appartient à quelqu’un ou est neutre.
why-SR-LEG-01 = Le légionnaire bouge sur un 7 ou avec un Diplomate.
why-SR-LEG-02 = Le légionnaire ne quitte jamais l’Empire.
why-SR-LEG-03 = Le légionnaire doit changer d’hexagone.
why-SR-LEG-04 = On ne vole que quelqu’un qui a une figurine près du légionnaire.
why-SR-LEG-05 =
    Vous prenez au plus { $robbed_gold ->
        [one] { $robbed_gold } pièce
       *[other] { $robbed_gold } pièces
    } d’or, et seulement à un joueur sans cartes.
why-SR-MOVE-01 = Une tribu qui a un royaume ne voyage plus.
why-SR-MOVE-02 = Un voyage finit sur un carrefour libre.
why-SR-MOVE-05 = Ce n’est pas le prix du voyage en grain et en or.
why-SR-MOVE-08 = Vous ne pouvez pas payer un si long voyage.
why-SR-MOVE-09 = Le voyage se paie d’abord.
why-SR-MOVE-11 = Un voyage par tour ; cette tribu a déjà voyagé.
why-SR-MOVE-14 = La Marche forcée remplace le voyage.
why-SR-PASS-01 = Seule une tribu qui ne fait rien à son tour prend de l’or ou une carte.
why-SR-PLUN-01 = Une tribu nomade pille une ville à côté d’elle.
why-SR-PLUN-02 = Cette ville n’a plus de jeton.
why-SR-PLUN-03 = La tribu a moins de combattants que la ville n’a de tours.
why-SR-PLUN-04 = La tribu a déjà deux jetons de cette province.
why-SR-ROUND-01 = Pas dans cette phase de la manche.
why-SR-ROUND-03 = Ce n’est pas votre tour.
why-SR-ROUND-06 = Ce choix ne vous est pas demandé maintenant.
why-SR-ROUND-07 = Le hasard en décide, pas un joueur.
why-SR-RUL-14 = Seul le joueur dont c’est le tour fait des offres ; les autres répondent.
why-SR-RUL-17 = Une carte Développement par phase ; la vôtre est jouée.
why-SR-RUL-20 = La banque n’a pas cette carte à donner.
why-SR-RUL-30 = La tribu s’y trouve déjà : un voyage mène à un autre carrefour.
why-SR-RUL-45 = Les points cachés ne se montrent que s’ils font { $end_points } points en tout.
why-SR-RUL-46 = À cette table, plus aucune offre n’est permise dans ce tour.
why-SR-SETUP-02 = Les figurines partent des deux places de leur couleur.
why-SR-SETUP-14 = Cette ville est neutre à trois joueurs.
why-SR-SHORT-03 = On ne rend des cartes que si la banque en manque, et seulement les siennes.
why-SR-SHORT-06 = La pile est vide.
why-SR-TRADE-02 = On n’échange qu’avec le joueur dont c’est le tour.
why-SR-TRADE-03 = Chacun donne au moins une carte, et doit posséder ce qu’il donne.
why-SR-TRADE-04 =
    La banque veut { $bank_gives ->
        [one] { $bank_gives } carte
       *[other] { $bank_gives } cartes identiques
    }.
why-SR-TRADE-05 = Cheval et bétail sont deux biens différents.
why-SR-TRADE-07 = L’or ne s’échange pas.
why-SR-TRADE-11 = La banque n’a pas cette carte à donner.
why-SR-TRIBE-01 = C’est la phase de l’autre tribu.
why-SR-TRIBE-03 = Une tribu nomade voyage une fois, puis attaque une fois.
why-SR-TRIBE-05 = Après une attaque, la tribu ne voyage plus dans ce tour.
why-SR-TRIBE-06 = Piller ou conquérir, pas les deux dans un tour.
why-SR-TRIBE-07 = Une tribu qui a un royaume ne fait que conquérir d’autres villes.
why-SR-TRIBE-08 = Une ville par tour pour chaque tribu.

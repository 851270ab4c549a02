## Une partie revue et son analyse

replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Par les yeux de qui
replay-all = Avec tous les secrets
replay-eyes-of = Comme l’a vu { $name }
replay-share = Copier le lien
replay-copied = Le lien vers ce coup est copié. Qui l’a peut regarder cette partie.
analysis = Analyse
analysis-thinking = Un robot refait toute la partie ; cela peut prendre une minute…
analysis-curve = Chances de gagner au fil de la partie ; le curseur et les décisions marquées mènent aux coups
analysis-together = Tous ensemble
analysis-point = Tournant au coup { $move }, { $name }
analysis-points =
    { $count ->
        [one] Une décision a coûté une bonne part des chances ; elle est marquée sur la courbe.
       *[other] { $count } décisions ont coûté une bonne part des chances ; elles sont marquées sur la courbe.
    }
analysis-none = Aucune décision n’a coûté cher à elle seule : bien joué.
analysis-done = { $name } a choisi « { $action } » ({ $chance } % de chances).
analysis-better = Mieux : « { $action } » ({ $chance } %).
analysis-why = Pourquoi : { $reasons }.
analysis-also = { $one } ; { $other }
analysis-before = Avant la décision
analysis-after = Ce qui a été fait

## Apprendre

learn = Apprendre
learn-intro = Trois entrées dans chaque jeu : une première partie guidée, le petit livre, ou des problèmes. Chaque image est un plateau que vous pouvez toucher.
learn-guide-of = { $game } : Première partie
learn-puzzles = Problèmes
learn-solved = résolu
lesson-on = Suite
lesson-show = Montrez-moi
lesson-back = Un pas en arrière
lesson-again = Du début
lesson-step = Étape { $at } sur { $steps }
lesson-more = D’autres problèmes
lesson-play = Jouer une partie
lesson-not-now = C’est permis, mais le guide demande d’abord autre chose.
puzzle-solved = Résolu.
puzzle-failed = Pas cette fois : voyez ce qui s’est passé, et réessayez.

## Livres

book = Comment jouer
book-of = Comment jouer : { $game }
book-minutes = { $minutes } min
book-chapters =
    { $count ->
        [one] { $count } chapitre
       *[other] { $count } chapitres
    }, { $minutes } min
book-read = lu
book-exactly = Exactement
book-exactly-count =
    { $count ->
        [one] une règle
       *[other] { $count } règles
    }
book-words = Les mots
book-forgotten = Souvent oublié
book-look-up = Chercher une règle
book-print = Imprimer
book-print-all = Tout sur une page, à imprimer
book-next = Suite : { $chapter }
book-step-back = Un pas en arrière
book-step-on = Un pas en avant
book-before = Avant le premier coup.
book-try = Essayez vous-même
book-your-turn = À vous
learn-guide = Première partie guidée
learn-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
try = Essayer
try-task = La position du livre. Jouez librement, les autres répondent. « Depuis le début » la remet en place.

## Guides

guide-fall_of_rome-welcome = Vous êtes le Consul, à Roma, avec trois légions. Tous gagnent ou perdent ensemble : faites des cinq peuples des alliés, ou chassez-les, avant que Roma tombe ou que trop de villes soient perdues.
guide-fall_of_rome-actions = À votre tour, vous avez quatre actions. Puis vous piochez deux cartes, et les Barbares avancent. Deux Wisigoths sont à Genua, à côté de Roma.
guide-fall_of_rome-march = Allez-y. Choisissez Genua sur la carte et marchez avec deux légions ; une reste pour garder Roma.
guide-fall_of_rome-battle = Combattez. On lance un dé par légion, trois au plus : il retire des Barbares, et peut coûter des légions.
guide-fall_of_rome-fortify = Genua est libre. Vous avez une carte de Genua : payez-la pour bâtir un fort, où l’on pourra mobiliser des légions.
guide-fall_of_rome-levy = Votre rôle sait faire ce que les autres ne peuvent pas : le Consul lève une légion là où il est, ou près d’un fort. Levez-en une à Genua.
guide-fall_of_rome-invasions = Vos quatre actions sont faites. Vous avez pioché deux cartes, les peuples des cartes révélées ont avancé sur leurs routes, et votre partenaire a joué. La chronique raconte tout, pas à pas.
guide-fall_of_rome-end = C’était une manche. Réunissez des cartes d’une couleur pour forger une alliance avec ce peuple, et ne laissez jamais une ville à trois Barbares d’un même peuple : un quatrième la pille.
guide-empires_end-welcome = Votre empire tombera, comme tous ; qui garde le plus de points à la fin gagne. Onze lieux sont en ligne, chacun avec ses points.
guide-empires_end-row = Une catastrophe est proposée : un incendie à la place 9. Qui la prend perd le lieu qui s’y trouve, et gagne ce qui a été payé dessus, plus une innovation.
guide-empires_end-pay = Votre Ville y vaut 20 points. Payez un blé, et le choix passe au joueur suivant.
guide-empires_end-economy = Votre adversaire l’a prise. Vient une phase d’économie, pour tous en même temps. Utilisez la Ferme de 3 points : elle donne un blé.
guide-empires_end-farms = La Ferme de 11 points donne un marteau. Il en faudra pour construire.
guide-empires_end-done = Chaque lieu sert une fois par phase. Dites que vous avez fini.
guide-empires_end-take = La catastrophe suivante, et votre adversaire a payé un marteau. Elle frappe une Route de 6 points seulement, et le marteau vient avec. Prenez-la.
guide-empires_end-attach = La carte devient une innovation : glissez-la sous un lieu. Si ce lieu tombe, l’innovation est perdue aussi.
guide-empires_end-coins = Qui est devenu pauvre peut acheter des pièces. Il ne vous en faut pas.
guide-empires_end-build = Une phase d’industrie : les cartes de votre main se construisent avec des marteaux. Construisez l’inondation, qui rapporte à chaque économie.
guide-empires_end-attach_built = Choisissez aussi un lieu pour elle.
guide-empires_end-keep = Gardez les autres cartes pour plus tard ; votre main est complétée.
guide-empires_end-finish = Rien de détruit que vous puissiez payer. Vous avez fini.
guide-empires_end-end = Voilà le cœur du jeu : catastrophes, économie, industrie. Dans un conflit, tous misent en secret des haches et des pièces. Le soleil, en haut, descend vers la fin.
guide-struggle_for_rome-welcome = Vous menez deux peuples, cavaliers et guerriers. Pillez des villes pour l’or et les jetons, puis fondez un royaume et gagnez avec dix points. Vous avez les biens des premiers jets.
guide-struggle_for_rome-fighters = Construisez : un minerai et un cheval font un combattant pour chacun de vos peuples.
guide-struggle_for_rome-wagon = Un chariot coûte un cheval, du grain et du bétail. Le cheval est parti, mais une fois par tour trois pièces d’or remplacent un bien. Construisez un chariot pour les guerriers.
guide-struggle_for_rome-end_build = Plus rien à construire. Finissez votre tour ; les autres construisent.
guide-struggle_for_rome-plunder = Tous les cavaliers agissent. Les vôtres sont près d’Argentoratum et assez nombreux pour ses tours : pillez-la, et son jeton est retourné.
guide-struggle_for_rome-end_horsemen = Un jeton peut donner de l’or, des cartes ou des pertes. Des jetons de provinces différentes serviront à conquérir. Finissez ce tour.
guide-struggle_for_rome-travel = Aux guerriers. La première flèche d’un voyage est gratuite, chaque autre coûte du grain ou de l’or. Allez au carrefour marqué.
guide-struggle_for_rome-end_warriors = Aucune ville n’y est encore assez faible. Finissez le tour ; une nouvelle manche commence par ses jets.
guide-struggle_for_rome-end = C’était une manche : jets, construction et commerce, cavaliers, guerriers. Qui se tient près d’un champ reçoit son bien quand son nombre sort ; regardez où vont les autres.

## Problèmes

puzzle-save_roma = Sauvez Roma ce tour-ci
puzzle-save_roma-task = Trois Wisigoths sont à Roma, et la carte du dessus est la leur, pour Roma. S’ils frappent Roma sans défense, tout est perdu. Vous avez quatre actions.
puzzle-save_roma-why = Une légion dans la ville reçoit le coup : les Barbares l’attaquent au lieu de piller la ville.
puzzle-ally_huns = Un ami chez les Huns
puzzle-ally_huns-task = Forgez l’alliance avec les Huns ce tour-ci.
puzzle-ally_huns-why = Une alliance se forge là où est le peuple, avec assez de cartes de sa couleur ; chaque carte dépensée ailleurs manque alors.
puzzle-hold_genua = Tenir Genua
puzzle-hold_genua-task = En quatre actions : un fort et trois légions à Genua. Il n’y a encore aucune légion sur la carte.
puzzle-hold_genua-why = Mobilisez là où il y a un fort, emmenez les légions, et payez la carte de la ville où vous êtes.
puzzle-which_disaster = Prendre quelle catastrophe ?
puzzle-which_disaster-task = Deux catastrophes, et vous n’avez qu’un blé. Passez votre tour avec la moindre perte.
puzzle-which_disaster-why = L’incendie prendrait une Ville de 25 points, la révolte une Ferme de 3. Payez là où cela fait mal.
puzzle-rebuild_town = La Ville à nouveau
puzzle-rebuild_town-task = Reconstruisez votre Ville de 20 points et construisez l’inondation dans cette phase d’industrie, avec trois marteaux et deux pièces.
puzzle-rebuild_town-why = Les pièces remplacent des marteaux : cinq en tout suffisent tout juste pour les deux, et pour rien d’autre.
puzzle-full_granary = Deux fois la même
puzzle-full_granary-task = Finissez cette économie avec un blé, une hache et deux marteaux. Vous commencez sans rien.
puzzle-full_granary-why = L’innovation des Barbares fait servir encore une capacité ; choisissez la Ferme qui donne un marteau.
puzzle-way_to_hispania = Le chemin le moins cher vers l’Hispanie
puzzle-way_to_hispania-task = Vos guerriers sont au nord de la Gaule avec quatre pièces d’or. Pillez une ville d’Hispanie ce tour-ci, sans payer le voyage plus qu’il ne faut.
puzzle-way_to_hispania-why = Une flèche de mer coûte une pièce d’or, une flèche de terre trois, ou un grain. En bateau jusqu’à Bracara Augusta, c’est deux.
puzzle-found_realm = Un royaume en Gaule
puzzle-found_realm-task = Vos cavaliers ont des jetons de trois provinces. Conquérez Lutetia ce tour-ci.
puzzle-found_realm-why = Allez à un carrefour près de la ville, puis conquérez. Qui pille dans un tour n’y peut pas conquérir.
puzzle-fighters_by_bank = Trois pour un
puzzle-fighters_by_bank-task = Il faut à vos deux peuples un second combattant ce tour-ci.
puzzle-fighters_by_bank-why = La banque donne un bien pour trois pareils : le grain devient le minerai qui manque.

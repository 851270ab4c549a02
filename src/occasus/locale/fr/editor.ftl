# L’éditeur de plateau.

editor = Éditeur de plateau
editor-game = Jeu
editor-players = Joueurs
editor-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
editor-clear = Vider
editor-random = Mise en place aléatoire
editor-copy = Copier
editor-referee = Ouvrir dans l’arbitre
editor-copy-title = Copier cette position
editor-copy-link = Lien
editor-copy-text = Texte
editor-copy-picture = Image
editor-link-about = Toute la position est dans l’adresse.
editor-text-about = C’est une scène : vous pouvez la lancer dans le terminal et dans les tests. Pour charger une scène, collez-la n’importe où sur cette page.
editor-too-long = Cette position est trop longue pour un lien. Copiez-la plutôt sous forme de texte.
editor-copied = Copié.
editor-save-file = Enregistrer dans un fichier
editor-picture-about = La carte telle qu’elle est affichée, deux fois plus grande.
editor-picture-save = Enregistrer l’image
editor-picture-saved = Image enregistrée.
editor-from-link = d’un lien
editor-from-paste = collée
editor-from-game = d’une partie terminée
editor-from-replay = d’une partie à revoir
editor-from-scene = d’un exemple
editor-from-lesson = d’un guide
editor-from-puzzle = d’un problème
editor-supply = Réserve
editor-left-of = { $name } : { $number } en réserve
editor-eraser = Retirer
editor-adding = Ajouter
editor-stamping = Ajouter ou retirer
editor-in-hand = { $name } : cliquez sur des lieux du plateau pour en ajouter. Échap repose la pièce.
editor-in-hand-touch = { $name } : touchez des lieux pour en ajouter ou en retirer.
editor-misplaced = { $name } : cette pièce ne peut pas aller là.
editor-less = { $name } : un de moins
editor-more = { $name } : un de plus
editor-take = { $name } : retirer
editor-add-card = { $name } : ajouter une carte
editor-find-card = Chercher une carte
editor-none-found = Aucune carte n’a ce nom.
editor-in = actuellement : { $place }
editor-in-of = actuellement : { $place }, { $name }
editor-unknown = carte inconnue
editor-more-cards = encore { $count }
editor-hidden =
    { $count ->
        [0] caché
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
editor-name-them = Les choisir
editor-layer =
    { $count ->
        [one] Couche { $number } : { $count } carte
       *[other] Couche { $number } : { $count } cartes
    }
editor-none = aucun
editor-left = Vers la gauche
editor-right = Vers la droite
editor-nothing = rien
editor-checks = Contrôle
editor-problems =
    { $count ->
        [one] { $count } problème à corriger
       *[other] { $count } problèmes à corriger
    }
editor-options = Options
editor-show = Montrer
editor-fix = Corriger
editor-fix-remove = Retirer { $count } ({ $place })
editor-fix-add = Ajouter { $count } ({ $place })
editor-possible = Cette position est possible.
editor-over = La partie est terminée.
editor-chance = Le hasard décide.
editor-decides =
    { $count ->
        [one] { $name } décide ; { $count } action permise.
       *[other] { $name } décide ; { $count } actions permises.
    }
editor-unknown-cards =
    { $count ->
        [one] { $count } carte est inconnue : il peut s’agir de n’importe quelle carte qui n’est pas ailleurs.
       *[other] { $count } cartes sont inconnues : il peut s’agir de n’importe quelles cartes qui ne sont pas ailleurs.
    }
editor-tab-pieces = Pièces
editor-tab-hands = Joueurs
editor-tab-decks = Paquets
editor-tab-turn = Tour
editor-tab-checks =
    { $count ->
        [0] Contrôle
       *[other] Contrôle ({ $count })
    }
editor-map-about = Les flèches passent d’un lieu à l’autre, Entrée en ouvre un, et les touches plus et moins ajoutent ou retirent la pièce choisie.
editor-help = Choisissez une pièce, puis cliquez sur des lieux, ou faites-la glisser. Quand la souris est sur un lieu, la touche d’une pièce l’ajoute ; avec Maj, elle la retire. Ctrl+V charge un lien ou un texte.
editor-part-on-turn = Joueur actuel
editor-part-phase = Phase
editor-part-actions = Actions restantes
editor-part-decline = Déclin
editor-part-rate = Révoltes jusqu’ici
editor-part-allied = Tribus alliées
editor-part-role = Rôle
editor-part-hand = Main
editor-part-player-top = Cartes connues sur le paquet
editor-part-player-discard = Défausse Joueur
editor-part-barbarian-deck = Paquet Barbare, du haut vers le bas
editor-part-barbarian-discard = Défausse Barbare
editor-part-removed = Retirées de la partie
editor-part-treasury = Trésor
editor-part-hourglass = Case sur la piste
editor-part-temple = Temple
editor-part-score = Piste de score
editor-part-resources = Jetons
editor-part-row = Position dans la rangée
editor-part-innovations = Innovations
editor-part-exhausted = Épuisées
editor-part-first-offer = Première carte proposée
editor-part-second-offer = Deuxième carte proposée
editor-part-discards = Défausse Catastrophe
editor-part-conflict = Carte Conflit
editor-part-conflict-discards = Cartes Conflit utilisées
editor-part-start = Premier joueur
editor-part-round = Manche
editor-part-travelled = A voyagé
editor-part-joker-used = A utilisé l’or comme joker
editor-part-card-played = A joué une carte
editor-part-attacked = Attaque de ce tour
editor-part-covered = Sommes sous les marqueurs blancs
editor-part-gold = Or
editor-part-cards = Cartes Développement
editor-part-diplomats = Diplomates révélés
editor-part-horseman-fighters = Cavaliers dans la case
editor-part-horseman-wagons = Chariots des cavaliers
editor-part-horseman-tokens = Jetons des cavaliers
editor-part-warrior-fighters = Guerriers dans la case
editor-part-warrior-wagons = Chariots des guerriers
editor-part-warrior-tokens = Jetons des guerriers
editor-part-pasture-discard = Défausse Pâturage
editor-part-played = Cartes Développement jouées
editor-piece-legion = Légion
editor-piece-fort = Fort
editor-piece-ruin = Détruit
editor-piece-figure = { $name }
editor-piece-city = Ville : { $name }
editor-piece-legionnaire = Légionnaire
editor-piece-no-token = Sans jeton
phase-after_draw = Après la pioche
phase-revolt = Révolte
attacked-nothing = aucune
attacked-plundered = pillage
attacked-conquered = conquête

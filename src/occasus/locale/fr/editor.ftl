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
editor-random = Départ au hasard
editor-copy = Copier
editor-copy-title = Copier cette position
editor-copy-link = Lien
editor-copy-text = Texte
editor-copy-picture = Image
editor-link-about = Toute la position est dans l’adresse.
editor-text-about = Une scène : elle fonctionne dans le terminal et dans les tests. Collez un tel texte n’importe où sur cette page pour le charger.
editor-too-long = Cette position est trop longue pour un lien. Copiez-la plutôt en texte.
editor-copied = Copié.
editor-save-file = Enregistrer le fichier
editor-picture-about = La carte telle qu’elle est affichée, deux fois plus grande.
editor-picture-save = Enregistrer l’image
editor-picture-saved = Image enregistrée.
editor-from-link = d’un lien
editor-from-paste = collée
editor-from-game = d’une partie terminée
editor-from-replay = d’une rediffusion
editor-from-scene = d’un exemple
editor-from-lesson = d’un guide
editor-from-puzzle = d’un problème
editor-supply = Réserve
editor-left-of = { $name } : { $number } en réserve
editor-eraser = Retirer
editor-removing = Retirer au lieu d’ajouter
editor-less = { $name } : un de moins
editor-more = { $name } : un de plus
editor-take = { $name } : retirer
editor-add-card = { $name } : ajouter une carte
editor-find-card = Chercher une carte
editor-none-found = Aucune carte n’a ce nom.
editor-in = où : { $place }
editor-in-of = où : { $place }, { $name }
editor-unknown = carte inconnue
editor-more-cards = encore { $count }
editor-hidden =
    { $count ->
        [0] caché
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
editor-name-them = Les nommer
editor-layer =
    { $count ->
        [one] Couche { $number } : { $count } carte
       *[other] Couche { $number } : { $count } cartes
    }
editor-none = aucun
editor-left = Vers la gauche
editor-right = Vers la droite
editor-nothing = rien
editor-checks = Vérification
editor-problems =
    { $count ->
        [one] { $count } problème à corriger
       *[other] { $count } problèmes à corriger
    }
editor-options = Options
editor-show = Montrer
editor-fix = Corriger
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
        [one] { $count } carte est inconnue : ce peut être n’importe quelle carte qui n’est pas ailleurs.
       *[other] { $count } cartes sont inconnues : ce peuvent être toutes les cartes qui ne sont pas ailleurs.
    }
editor-tab-pieces = Pièces
editor-tab-hands = Joueurs
editor-tab-decks = Pioches
editor-tab-turn = Tour
editor-tab-checks =
    { $count ->
        [0] Contrôle
       *[other] Contrôle ({ $count })
    }
editor-map-about = Les flèches vont d’un lieu à l’autre, Entrée en ouvre un, plus et moins ajoutent et retirent la pièce choisie.
editor-help = Choisissez une pièce, puis touchez des lieux, ou glissez-la. Souris sur un lieu : la touche d’une pièce l’ajoute, avec Maj la retire. Ctrl+V charge un lien ou un texte.
editor-part-on-turn = Au tour de
editor-part-phase = Phase
editor-part-actions = Actions restantes
editor-part-decline = Déclin
editor-part-rate = Révoltes jusqu’ici
editor-part-allied = Tribus alliées
editor-part-role = Rôle
editor-part-hand = Main
editor-part-player-top = Cartes connues au-dessus
editor-part-player-discard = Défausse des joueurs
editor-part-barbarian-deck = Pioche barbare, du haut vers le bas
editor-part-barbarian-discard = Défausse barbare
editor-part-removed = Hors du jeu
editor-part-treasury = Trésor
editor-part-hourglass = Case de la piste
editor-part-temple = Temple
editor-part-score = Piste de score
editor-part-resources = Jetons
editor-part-row = Place dans la rangée
editor-part-innovations = Innovations
editor-part-exhausted = Épuisées
editor-part-first-offer = Première carte proposée
editor-part-second-offer = Deuxième carte proposée
editor-part-discards = Défausse des catastrophes
editor-part-conflict = Carte de conflit
editor-part-conflict-discards = Cartes de conflit utilisées
editor-part-start = Premier joueur
editor-part-round = Manche
editor-part-travelled = A voyagé
editor-part-joker-used = A utilisé l’or comme joker
editor-part-card-played = A joué une carte
editor-part-attacked = Attaque de ce tour
editor-part-covered = Sommes sous les marqueurs blancs
editor-part-gold = Or
editor-part-cards = Cartes de développement
editor-part-diplomats = Diplomates montrés
editor-part-horseman-fighters = Cavaliers dans la boîte
editor-part-horseman-wagons = Chariots des cavaliers
editor-part-horseman-tokens = Jetons des cavaliers
editor-part-warrior-fighters = Guerriers dans la boîte
editor-part-warrior-wagons = Chariots des guerriers
editor-part-warrior-tokens = Jetons des guerriers
editor-part-pasture-discard = Défausse des pâturages
editor-part-played = Cartes de développement jouées
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

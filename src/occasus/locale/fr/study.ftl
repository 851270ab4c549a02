# Études : une partie où chaque place et le hasard sont au lecteur.

study-intro = Explorez une position : jouez toutes les places, choisissez les dés et les cartes, comparez les variantes.
study-new = Nouvelle étude
study-begin = Commencer
study-from = Une étude s’ouvre aussi depuis une partie revue, une partie finie ou un problème.
study-saved = Vos études
study-none = Aucune étude pour l’instant. Elles s’enregistrent dans ce navigateur.
study-untitled = Étude sans titre
study-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
study-delete = Supprimer { $name }
study-open = Ouvrir une étude
study-open-file = Ouvrir un fichier de partie
study-link = Lien
study-open-link = Ouvrir le lien
study-bad-link = Ce lien est abîmé. Copiez-le de nouveau en entier.
study-newer-link = Ce lien vient d’une version plus récente d’Occasus.
study-long-link = Ce lien est trop long.
study-title = Titre de l’étude
study-saved-here = enregistrée dans ce navigateur
study-not-saved = non enregistrée : plus de place
study-opening = Position de départ
study-start = Au début
study-end = À la fin de cette ligne
study-tab-moves = Coups
study-tab-bot = Robot
study-tab-now = Pourquoi pas ?
study-eyes-decider = Qui décide
study-eyes-all = Toutes les cartes
study-chance-seat = Hasard
study-chance = Le hasard décide
study-die = Dé { $number }
study-search = Rechercher
study-nothing-found = Aucun résultat ne correspond.
study-use = Choisir
study-roll = Tirer au sort
study-results =
    { $count ->
        [one] { $count } résultat possible
       *[other] { $count } résultats possibles
    }
study-odds = { $percent }, 1 sur { $times }
study-over = La partie est finie ici.
study-suggestions = Coups suggérés
study-suggestions-off = Désactivés. Le robot réfléchirait à chaque position.
study-ask-more = Réfléchir plus longtemps
study-sees = Comme { $name } voit la partie
study-why = Pourquoi pas : { $action } ?
study-after = Possible après
study-symbol = Symbole
study-symbol-good = bon
study-symbol-interesting = à étudier
study-symbol-mistake = erreur
study-symbol-luck = chance
study-comment = Commentaire sur ce coup
study-promote = En faire la ligne principale
study-chapter = Nouvelle étude à partir d’ici
study-chapter-of = { $title }, suite
study-remove = Supprimer à partir d’ici
study-remove-sure = Supprimer ce coup et tous les suivants
study-share = Partager
study-link-about = Toute l’étude tient dans le lien : { $size } ko sur 8.
study-copy-link = Copier le lien
study-link-copied = Lien copié. Qui l’a peut ouvrir une copie de l’étude.
study-too-long = Trop longue pour un lien. Enregistrez-la sur le serveur.
study-too-long-local = Trop longue pour un lien. Envoyez-la en fichier.
study-file = Fichier
study-file-about = Un fichier de partie avec variantes. Une partie revue suit la ligne principale.
study-server = Sur le serveur
study-server-about = Enregistrée parmi vos fichiers de partie, avec un lien court.
study-keep = Enregistrer sur le serveur
study-keep-again = Enregistrer cette version
study-kept = Enregistrée sur le serveur.
study-copy-short = Copier le lien court
study-play-on = Jouer à partir d’ici
study-play-on-about = Vous jouez { $name }, des robots jouent les autres.

## Ce que le hasard décide

chance-reveal = Révéler une carte
chance-role = Attribuer un rôle
chance-draw = Piocher une carte
chance-draw_event = Piocher un événement
chance-roll = Lancer les dés
chance-temple = Placer le temple
chance-lay = Placer un lieu
chance-reveal_conflict = Révéler un conflit
chance-start_player = Choisir qui commence
chance-station = Placer une tribu
chance-turn = Retourner le butin
chance-steal = Voler une carte
chance-draw_card = Piocher une carte de développement

## Arbitre à côté du vrai plateau

referee-intro = Vous jouez sur le vrai plateau ? Dites ce que chacun a fait : l’arbitre vérifie, indique ce qui bouge et répond aux questions de règles.
referee-open = Ouvrir l’arbitre
referee-new = Nouvelle partie
referee-saved = Vos parties
referee-none = Aucune partie pour l’instant. Elles s’enregistrent dans ce navigateur.
referee-depth = Ce que fait l’arbitre
referee-depth-check = Vérifier
referee-depth-check-about = Vous entrez chaque action, carte et jet de dés.
referee-depth-answer = Répondre
referee-depth-answer-about = Rien à entrer : cherchez dans les règles et voyez des exemples.
referee-depth-hidden = Dans ce jeu, les mains sont cachées : l’arbitre répond aux questions de règles.
referee-options = Options du jeu
referee-what = Qu’a fait { $name } ?
referee-which = Laquelle ?
referee-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
referee-came = Qu’est-il sorti ?
referee-roll = Tirer pour nous
referee-now = Maintenant, sur votre plateau
referee-done = C’est fait
referee-undo = Annuler la dernière entrée
referee-leave = Vers vos parties
referee-tab-turn = Tour
referee-tab-may = Puis-je ?
referee-tab-board = Plateau
referee-tab-log = Journal
referee-tab-points = Points
referee-log-empty = Il ne s’est encore rien passé.

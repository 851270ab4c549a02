# Études : une partie où chaque place et le hasard sont au lecteur.

study-intro = Explorez n’importe quelle position : jouez toutes les places, choisissez les résultats des dés et des cartes, comparez les variantes.
study-new = Nouvelle étude
study-begin = Commencer
study-from = Vous pouvez aussi ouvrir une étude depuis une partie à revoir, une partie terminée ou un problème.
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
study-bad-link = Ce lien est incomplet ou abîmé. Copiez-le de nouveau en entier.
study-newer-link = Ce lien vient d’une version plus récente d’Occasus.
study-long-link = Ce lien est trop long.
study-title = Titre de l’étude
study-saved-here = enregistrée dans ce navigateur
study-not-saved = non enregistrée : plus de place
study-opening = Position de départ
study-start = Au début
study-end = À la fin de cette variante
study-tab-moves = Coups
study-tab-bot = Robot
study-tab-now = Pourquoi pas ?
study-eyes-decider = Vue de la place qui décide
study-eyes-all = Toutes les cartes visibles
study-chance-seat = Hasard
study-chance = Le hasard décide
study-die = Dé { $number }
study-search = Rechercher
study-nothing-found = Aucun résultat ne correspond.
study-use = Choisir
study-roll = Tirer au sort
study-roll-on = Tirer jusqu’à une décision
study-results =
    { $count ->
        [one] { $count } résultat possible
       *[other] { $count } résultats possibles
    }
study-odds = { $percent }, 1 sur { $times }
study-over = La partie est finie ici.
study-suggestions = Coups conseillés
study-suggestions-off = Désactivés. Activés, ils font réfléchir un robot à chaque position.
study-ask-more = Réfléchir plus longtemps
study-sees = Ce que voit { $name }
study-everyone = Chances si tout le monde joue comme le robot le plus fort.
study-why = Pourquoi pas : { $action } ?
study-after = Possible après
study-symbol = Symbole
study-symbol-good = bon
study-symbol-interesting = à étudier
study-symbol-mistake = erreur
study-symbol-luck = chance
study-comment = Commentaire sur ce coup
study-marks = Repères sur le plateau
study-mark = Marquer le plateau
study-mark-by-name = Choisir dans une liste
study-mark-place = Lieu
study-mark-to = Flèche vers
study-mark-none = aucune : un cercle
study-mark-add = Ajouter
study-mark-remove = Retirer { $mark }
study-mark-clear = Tout retirer
study-mark-done = Terminé
study-mark-how = Touchez un lieu pour un cercle, ou glissez vers un autre pour une flèche.
study-colour-gold = Or
study-colour-ember = Rouge
study-colour-info = Bleu
study-colour-good = Vert
study-promote = En faire la variante principale
study-chapter = Nouveau chapitre à partir d’ici
study-tab-chapters = Chapitres
study-chapter-number = Chapitre { $number }
study-chapter-name = Nom de ce chapitre
study-chapter-remove = Supprimer le chapitre
study-chapter-remove-sure = Supprimer ce chapitre et ses coups
study-remove = Supprimer à partir d’ici
study-remove-sure = Supprimer ce coup et tout ce qui suit
study-share = Partager
study-link-about = Toute l’étude tient dans le lien : { $size } ko sur 8.
study-copy-link = Copier le lien
study-link-copied = Lien copié. Toute personne qui l’a peut ouvrir une copie de l’étude.
study-too-long = Étude trop longue pour un lien. Enregistrez-la sur le serveur.
study-too-long-local = Étude trop longue pour un lien. Envoyez-la sous forme de fichier.
study-file = Fichier
study-file-about = Un fichier de partie avec variantes. Pour revoir la partie, on suit la variante principale.
study-server = Sur le serveur
study-server-about = Enregistrée parmi vos fichiers de partie, avec un lien court.
study-keep = Enregistrer sur le serveur
study-keep-again = Enregistrer cette version
study-kept = Enregistrée sur le serveur.
study-copy-short = Copier le lien court
study-together =
    { $count ->
        [one] partagée, vous êtes seul ici
       *[other] partagée, { $count } personnes sont ici
    }
study-reading = partagée, en lecture seule
study-alone = L’étude partagée est introuvable ou hors ligne. Vous continuez sur votre propre copie.
error-too-many-studies = Vous partagez déjà le maximum d’études. Arrêtez d’abord d’en partager une.
error-read-only-study = Vous pouvez lire cette étude, mais pas la modifier.
error-last-chapter = Une étude a au moins un chapitre.
error-study-changed = Quelqu’un a modifié l’étude entre-temps. Regardez à nouveau.
error-entered-first = Quelqu’un a saisi un coup avant vous. Regardez à nouveau.
study-edit-together = Modifier à plusieurs
study-edit-about = D’autres peuvent modifier cette étude avec vous. Tout le monde voit aussitôt chaque changement.
study-edit-start = Partager pour modifier
study-edit-shared = Le premier lien permet de modifier cette étude, le second de la lire.
study-edit-reading = Vous pouvez lire cette étude. Demandez le lien pour la modifier.
study-copy-edit = Copier le lien pour modifier
study-copy-read = Copier le lien pour lire
study-link-edit-copied = Lien copié. Il permet de modifier l’étude.
study-link-read-copied = Lien copié. Il permet de lire l’étude.
study-edit-stop = Ne plus partager
study-log = Qui a fait quoi
study-did-move = a joué : { $text }
study-did-comment = a commenté : { $text }
study-did-symbol = a mis le symbole { $text }
study-did-mark = a marqué le plateau
study-did-delete = a supprimé à partir de : { $text }
study-did-main = a choisi une autre variante principale
study-did-title = a changé le titre : { $text }
study-did-name = a nommé un chapitre : { $text }
study-did-chapter = a commencé un chapitre
study-did-remove-chapter = a supprimé un chapitre : { $text }
study-puzzle = Créer un problème
study-puzzle-title = Problème
study-puzzle-about = Les autres cherchent le coup qui suit : { $move }. Le reste se montre après la réponse.
study-puzzle-question = Question (facultative)
study-puzzle-make = Créer le problème
study-puzzle-none = Jouez d’abord le bon coup d’ici. Il devient la réponse, et vos variantes l’expliquent.
study-puzzle-task = Quel est le meilleur coup pour { $name } ?
study-puzzle-missed = Ce n’est pas ça. Réessayez.
study-puzzle-play = Jouez votre réponse sur le plateau.
study-puzzle-show = Montrer la réponse
study-play-on = Jouer à partir d’ici
study-play-on-about = Vous jouez { $name }, des robots jouent les autres places.

## Ce que le hasard décide

chance-reveal = Révéler une carte
chance-role = Attribuer un rôle
chance-draw = Piocher une carte
chance-draw_event = Piocher un événement
chance-roll = Lancer les dés
chance-temple = Attribuer le temple
chance-lay = Placer un lieu
chance-reveal_conflict = Révéler un conflit
chance-start_player = Choisir qui commence
chance-station = Placer une tribu
chance-turn = Retourner un jeton de pillage
chance-steal = Voler une carte
chance-draw_card = Piocher une carte Développement

## Arbitre à côté du vrai plateau

referee-intro = Vous jouez sur le vrai plateau ? Indiquez ce que fait chacun. L’arbitre vérifie, vous dit quoi déplacer et répond aux questions de règles.
referee-open = Appeler l’arbitre
referee-new = Nouvelle partie
referee-saved = Vos parties
referee-none = Aucune partie pour l’instant. Elles s’enregistrent dans ce navigateur.
referee-depth = Rôle de l’arbitre
referee-depth-check = Vérifier
referee-depth-check-about = Vous saisissez chaque action, chaque carte et chaque lancer de dés.
referee-depth-answer = Répondre seulement
referee-depth-answer-about = Rien à saisir : cherchez dans les règles et regardez des exemples.
referee-options = Options du jeu
referee-what = Qu’a fait { $name } ?
referee-which = Laquelle ?
referee-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
referee-came = Quel est le résultat ?
referee-roll = Tirer pour nous
referee-face-down = Face cachée
referee-show = Montrez vos cartes
referee-show-about = Ces cartes ont été piochées face cachée et jamais montrées. Indiquez-les pour que le résultat soit juste.
referee-now = Maintenant, sur votre plateau
referee-done = C’est fait
referee-undo = Annuler la dernière saisie
referee-invite = Inviter les autres
referee-invite-about = Chacun peut saisir et annuler des coups sur son téléphone. Tout le monde voit aussitôt chaque saisie.
referee-invite-clock = La pendule reste sur cet appareil.
referee-invite-opening = Les mains saisies dans l’éditeur sont partagées aussi.
referee-invite-start = Partager cette partie
referee-link-copied = Lien copié. Il permet de saisir et d’annuler des coups.
referee-alone = Cette partie n’est plus partagée. Vous continuez sur votre propre copie.
referee-leave = Retour à vos parties
referee-tab-turn = Tour
referee-tab-may = Puis-je ?
referee-tab-board = Plateau
referee-tab-log = Journal
referee-tab-points = Points
referee-log-empty = Il ne s’est encore rien passé.
referee-ahead = Encore à venir ce tour
referee-clock = Pendule
referee-clock-start = Démarrer
referee-clock-pause = Pause
referee-clock-wanted = Compter le temps de chaque joueur
referee-add = { $name } : { $step }
referee-depth-count = Compter
referee-depth-count-about = Vous notez vous-mêmes les points, avec une pendule et des réponses aux questions de règles.
referee-depth-hidden = Les cartes piochées face cachée restent inconnues jusqu’à ce que les joueurs les montrent.
referee-middle = Partie déjà commencée ? Composez la position dans l’éditeur et ouvrez l’arbitre de là.

# Ce que dit le terminal autour d’une partie, quel que soit le jeu.

seat = place { $number }
person = Joueur { $number }
you = vous
hidden = une carte cachée
chance = le hasard
label = { $name } :
game-fall_of_rome = La Chute de Rome
game-empires_end = La Fin de l’Empire
game-struggle_for_rome = La Lutte pour Rome

# Commencer et partir
welcome =
    { $game }, graine { $seed }. `help` explique comment répondre ; `quit` permet de partir à tout moment.
    La partie est enregistrée après chaque coup dans { $file }
left = La partie est enregistrée dans { $file }. Pour la continuer :
not-kept = Personne n’avait encore joué : la partie n’est pas enregistrée.
kept = La partie est enregistrée dans { $file }. Pour la revoir :
saved = Enregistré dans { $file }
undone = Annulé : { $moves }
no-undo = Rien à annuler : quelque chose a été révélé ou lancé depuis votre dernier coup.
hand-over = Passez le clavier à { $seat }.
hand-over-ready = Tapez une lettre puis Entrée quand { $seat } est seul à regarder :
hand-over-screen = Appuyez sur Espace quand { $seat } est seul à regarder.
prompt = { $seat }>
others-too = Une décision est aussi possible pour { $names } (tapez par exemple `{ $number }: ACTION`)
nobody-there = Le joueur { $number } n’est pas à ce clavier.

# Parties enregistrées
matches-none = Aucune partie n’est encore enregistrée dans { $folder }. `occasus play JEU` en commence une.
matches-played = jouée
matches-game = jeu
matches-players = joueurs
matches-moves = coups
matches-state = état
matches-file = fichier
matches-open = en cours
matches-won = gagnée
matches-lost = perdue
matches-by = vainqueur : { $winners }
matches-damaged = illisible
matches-deleted = { $name } est supprimée.
matches-how = `occasus play --continue` reprend la dernière partie, `occasus play --load NOM` une autre. Les parties sont enregistrées dans { $folder }

# Réponses qui ne vont pas
no-such-number = { $most ->
        [one] La liste n’a que le numéro { $most }.
       *[other] Il n’y a pas de numéro { $number } dans la liste. Elle va de 1 à { $most }.
    }
ambiguous = « { $line } » correspond à { $count } actions : { $names }. Ajoutez un mot, ou tapez le numéro.
not-now = « { $action } » n’est pas permis maintenant
not-understood-but = « { $line } » n’est pas une action possible ici. Vouliez-vous dire : { $names } ?
not-understood = « { $line } » n’est ni une action ni une commande. `help` énumère les deux.

# La fin
ended-won = Vous avez gagné ensemble : { $reason } ({ $rule })
ended-lost = Vous avez perdu ensemble : { $reason } ({ $rule })
ended =
    { $count ->
        [one] { $winners } a gagné : { $reason } ({ $rule })
       *[other] { $winners } ont gagné : { $reason } ({ $rule })
    }

# Aide
help-answers = Tapez un numéro de la liste, une action en toutes lettres ({ $action }), ou le début de chaque mot ({ $short }).
    Entre parenthèses, l’action telle que l’écrivent les fichiers de partie. Vous pouvez aussi la taper ainsi.
    Ce que vous pouvez faire maintenant :
help-typed = Après /, vous pouvez taper une action en toutes lettres ({ $action }), ou le début de chaque mot ({ $short }).
    Entre parenthèses, l’action telle que l’écrivent les fichiers de partie. Vous pouvez aussi la taper ainsi.
    Ce que vous pouvez faire maintenant :
help-row = `{ $row }` signifie que le numéro { $number } est `{ $first }`, le numéro { $next } `{ $second }`, et ainsi de suite.
help-commands = À tout moment, vous pouvez aussi taper :
form-board = board
form-look = look LIEU
form-cards = cards
form-undo = undo
form-why = why ACTION
form-rules = rules ID ou MOTS
form-guide = guide
form-hint = hint
form-odds = odds
form-log = log [NOMBRE]
form-save = save [FICHIER]
form-help = help
form-quit = quit
help-board = afficher de nouveau le plateau
help-look = décrire un lieu du plateau
help-cards = expliquer les cartes et les rôles visibles
help-undo = annuler votre dernier coup, sauf si quelque chose a été révélé ou lancé depuis
help-why = montrer quelle règle interdit une action, avec son texte
help-rules = montrer des règles par identifiant (rules { $rule }) ou par mots (rules { $words })
help-guide = expliquer le jeu depuis le début
help-hint = demander au robot le plus fort les trois meilleures actions, avec leurs chances de gagner et leurs raisons
help-odds = montrer ce qui peut sortir des paquets
help-log = revoir les derniers événements, avec leurs règles
help-save = enregistrer une copie de la partie (elle l’est aussi après chaque coup)
help-help = afficher cette page
help-quit = quitter ; la partie est enregistrée et peut être reprise
rules-how = Quelle règle ? `rules { $rule }` en montre une, `rules { $words }` trouve toutes celles qui contiennent ces mots, et `guide` explique tout le jeu.
rules-more =
    { $count ->
        [one] ... et { $count } autre ; ajoutez un mot pour préciser.
       *[other] ... et { $count } autres ; ajoutez un mot pour préciser.
    }
look-how = Quel lieu ? Par exemple `look { $example }`.
why-how = Quelle action ? Par exemple `why { $action }`.
why-allowed = « { $action } » est permis maintenant.
why-not = « { $action } » n’est pas permis maintenant, d’après { $rule } :
log-how = Combien d’événements ? Par exemple `log 20`.
no-page = « { $command } » n’existe pas dans ce jeu.

# occasus games
games-line = { $title }, { $least } à { $most } joueurs, { $sort }
games-cooperative = tous gagnent ou perdent ensemble
games-competitive = chacun pour soi
games-option = option
games-values = valeurs [par défaut]
games-meaning = sens
games-bots = Robots, du plus faible au plus fort (--seats) :
games-how = Pour jouer : `occasus play { $example } --players 3 --option NOM=VALEUR`.

# occasus simulate
simulate-interrupted = { $games ->
        [one] Interrompu après { $games } partie sur { $of }. Résultats jusqu’ici :
       *[other] Interrompu après { $games } parties sur { $of }. Résultats jusqu’ici :
    }
simulate-title =
    { $games ->
        [one] { $games } partie ({ $game }) avec { $bots }, graine { $seed }
       *[other] { $games } parties ({ $game }) avec { $bots }, graine { $seed }
    }
simulate-won = gagnées
simulate-seat = place { $seat } ({ $bot })
simulate-wins = victoires
simulate-places = rangs 1er/2e/...
simulate-score = score
simulate-ended = fin par
simulate-decisions = décisions par partie
simulate-turns = tours par partie
simulate-branching = actions permises par décision
simulate-speed = décisions par seconde et par processus
simulate-spread = moyenne { $mean }, médiane { $median } (quartiles { $low } et { $high } ; de { $least } à { $most })

# occasus arena
arena-title =
    { $games ->
        [one] { $games } partie ({ $game }), { $seats } joueurs, graine { $seed }
       *[other] { $games } parties ({ $game }), { $seats } joueurs, graine { $seed }
    }
arena-begins = Parties à jouer : { $of } ({ $series } × { $games }).
arena-kept = { $file } contient déjà { $there } parties sur { $of }. Elles ne seront pas rejouées. Si un robot a changé depuis, choisissez un autre fichier.
arena-interrupted = Interrompu après { $games } parties sur { $of }. Relancez la même commande pour continuer. Résultats jusqu’ici :
arena-one = un seul
arena-rest = contre les autres
arena-bot = robot
arena-series = série
arena-wins = victoires, intervalle à 95 %
arena-place = rang moyen
arena-fair = À égalité de force, chaque place gagnerait { $share } des parties.
arena-bots = Les robots, toutes places confondues
arena-rating = cote, intervalle à 95 %
arena-choices = décisions par partie
arena-time = temps par décision
arena-longest = la plus longue
arena-troubled = { $bot } : décisions trop lentes : { $slow } ; parties perdues par erreur : { $failed }.
arena-endings = Fins des parties
result-bot_failed = un robot a échoué
result-bot_too_slow = un robot a été trop lent

# occasus hint
hint-for = Pour { $seat } :
hint-chance = { $chance } % de chances de gagner
hint-meaning = L’estimation du robot le plus fort pour vous, à partir de ce que vous voyez.
hint-meaning-together = L’estimation du robot le plus fort pour votre équipe, à partir de ce que vous voyez.
hint-table = Vos chances à cette table, si vous jouez comme { $level }.
hint-everyone = Chances si tout le monde joue comme ce robot.
hint-enter = Entrée joue : { $action }
hint-over = { $file } : cette partie est terminée. Utilisez `occasus analyse` pour y revenir.
hint-not-yours = La place { $seat } n’a rien à décider maintenant. On attend { $seats }.

# occasus analyse
analyse-chart = Chances de gagner, tour par tour
analyse-all = tous ensemble
analyse-going = { $file } : cette partie n’est pas terminée. Utilisez `occasus hint` tant qu’elle dure.
analyse-seats = Les places de cette partie vont de 0 à { $most }.
analyse-thinking = Analyse en cours…

# occasus replay
replay-title = { $game }, places : { $seats }, graine { $seed }, coups : { $moves }
replay-verified = Vérifié : chaque dé lancé et chaque carte piochée correspondent à la graine.
replay-promised = Vérifié : la graine vient du secret promis et des nombres ajoutés par les joueurs.
replay-going = La partie n’est pas terminée. Après le coup { $moves }, on attend { $seats }.

# Rules
rules-found = { $count } règles ; `occasus rules ID` en montre une en entier.
rules-span = de { $first } à { $last }
rules-look = `occasus rules ID` montre une règle, `occasus rules MOT...` cherche des règles par mots, `occasus rules JEU --guide` explique comment jouer.

# The full screen
screen-actions = Ce que vous pouvez faire
screen-now = Maintenant
menu-title = Quel jeu ?
menu-game = { $game } : de { $least } à { $most } joueurs
menu-continue = Reprendre la dernière partie
menu-prompt = Numéro ou nom :
screen-type = Tapez une action ou une commande ; ? pour l’aide
screen-thinking = { $seat } réfléchit…
screen-thinking-hint = Le robot le plus fort réfléchit…
screen-wait = Attendez votre tour.
screen-over = La partie est terminée et enregistrée. Appuyez sur q pour quitter.
screen-how = Choisissez une action avec les flèches et jouez-la avec Entrée. → et ← ouvrent et ferment un groupe. Tab passe au plateau, que les flèches font défiler.
    Cliquez sur un lieu pour en lire la description et ne voir que ce que vous pouvez y faire. Échap revient en arrière.
    La dernière ligne de l’écran donne les touches des autres pages. Appuyez sur / pour taper une action ou une commande.
screen-keys = Touches :
page-chronicle = Chronique
page-hint = Conseil
page-why = Pourquoi c’est interdit
page-rules = Règles
page-guide = Comment jouer
page-cards = Cartes
page-odds = Ce qui peut sortir des paquets
page-board = Plateau en texte
page-look = Lieu
page-log = Événements et règles
page-help = Aide
screen-key-hint = conseil
screen-key-undo = annuler
screen-key-why = interdit ?
screen-key-chronicle = chronique
screen-key-rules = règles
screen-key-guide = guide
screen-key-cards = cartes
screen-key-odds = chances
screen-key-board = plateau
screen-key-type = taper
screen-key-help = aide
screen-key-leave = quitter

## Ce que donne une scène : occasus scene

scene-ok = ok
scene-failed = ÉCHEC
scene-happened = ce qui s’est passé
scene-position = position
scene-chance = ensuite : le hasard
scene-next = ensuite : la place { $seat } décide ; actions permises : { $legal }
scene-over = fin : { $reason } ({ $rule }) ; gagné par { $winners }
scene-seat = la place { $seat }
scene-nobody = personne
scene-odds = { $weight } sur { $total }
scene-more = ... et { $number } de plus
scene-count = scènes : { $scenes }, échecs : { $failed }

# Une étude dans le terminal
study-spot = Variante { $line }, coup { $at }
study-seat = { $seat } décide.
study-chance = Le hasard décide. Choisissez un résultat, ou tapez { $roll }.
study-no-seat = Personne ne décide ici.
study-start = C’est le début de l’étude.
study-end = Aucun coup ne suit. Jouez-en un pour continuer.
study-go = Indiquez une variante et un coup : { $example }.
study-after = Devient permis après : { $actions }
study-long = Un commentaire compte au plus { $most } caractères.
study-chapters =
    { $count ->
        [one] Cette étude a un seul chapitre.
       *[other] Indiquez un chapitre de 1 à { $count }.
    }
study-glyphs = Choisissez un de ces symboles : { $glyphs }
study-saved = Enregistré dans { $file }.
study-unsaved = Pas encore enregistré. Tapez { $save }, ou { $quit } à nouveau pour abandonner vos modifications.
study-commands = Tapez une action, ou : { $commands }

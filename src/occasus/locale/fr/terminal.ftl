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
no-undo = Rien ne peut être annulé : quelque chose a été révélé ou lancé depuis le dernier coup d’une personne.
hand-over = Passez le clavier à { $seat }.
hand-over-ready = Tapez une lettre puis Entrée quand { $seat } est seul à regarder :
hand-over-screen = Appuyez sur Espace quand { $seat } est seul à regarder.
prompt = { $seat }>
others-too = Peuvent aussi décider : { $names } (écrivez `{ $number }: ACTION` pour eux)
nobody-there = Personne à ce clavier n’est le joueur { $number }.

# Parties enregistrées
matches-none = Aucune partie n’est encore enregistrée dans { $folder } ; `occasus play JEU` en commence une.
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
matches-how = `occasus play --continue` reprend la dernière, `occasus play --load NOM` une autre. Elles sont enregistrées dans { $folder }

# Réponses qui ne vont pas
no-such-number =
    { $most ->
        [one] Il n’y a que le numéro { $most } dans la liste.
       *[other] Il n’y a pas de numéro { $number } dans la liste ; elle va de 1 à { $most }.
    }
ambiguous = « { $line } » peut désigner { $count } choses : { $names }. Ajoutez un mot, ou tapez le numéro.
not-now = « { $action } » n’est pas permis maintenant
not-understood-but = « { $line } » n’est pas une action possible ici. Vouliez-vous dire : { $names } ?
not-understood = « { $line } » n’est ni une action de la liste ni une commande ; `help` montre les deux.

# La fin
ended-won = Vous avez gagné ensemble : { $reason } ({ $rule })
ended-lost = Vous avez perdu ensemble : { $reason } ({ $rule })
ended =
    { $count ->
        [one] { $winners } a gagné : { $reason } ({ $rule })
       *[other] { $winners } ont gagné : { $reason } ({ $rule })
    }

# Aide
help-answers =
    Répondez par un numéro de la liste, par les mots d’une action ({ $action }), ou par leurs débuts ({ $short }).
    `5-8) Roma 0-3` veut dire : le numéro 5 est `Roma 0`, le numéro 6 est `Roma 1`, et ainsi de suite.
    Entre parenthèses, l’action telle qu’elle s’écrit dans les fichiers de partie ; vous pouvez aussi la taper ainsi.
    Ce que vous pouvez faire maintenant :
help-typed =
    Après /, vous pouvez taper les mots d’une action ({ $action }), ou leurs débuts ({ $short }).
    Entre parenthèses, l’action telle qu’elle s’écrit dans les fichiers de partie ; vous pouvez aussi la taper ainsi.
    Ce que vous pouvez faire maintenant :
help-commands = En outre, à tout moment :
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
help-board = montre de nouveau le plateau
help-look = dit ce qu’il faut savoir d’un lieu du plateau
help-cards = dit ce que font les cartes et les rôles visibles
help-undo = annule votre dernier coup, sauf si quelque chose a été révélé ou lancé depuis
help-why = dit quelle règle interdit une action, avec sa phrase
help-rules = montre les règles par identifiant (rules { $rule }) ou par mots (rules { $words })
help-guide = raconte depuis le début comment on joue
help-hint = demande au robot le plus fort : les trois meilleures actions, les chances de gagner et pourquoi
help-odds = dit ce qui peut sortir des paquets
help-log = raconte de nouveau les derniers événements, avec leurs règles
help-save = écrit une copie de la partie (elle est de toute façon enregistrée après chaque coup)
help-help = montre cette page
help-quit = permet de partir ; la partie est enregistrée et peut être continuée
rules-how = Quelle règle ? `rules { $rule }` en montre une, `rules { $words }` toutes celles qui ont ces mots ; `guide` raconte tout le jeu dans l’ordre.
rules-more =
    { $count ->
        [one] ... et { $count } autre ; ajoutez un mot pour préciser.
       *[other] ... et { $count } autres ; ajoutez un mot pour préciser.
    }
look-how = Que voulez-vous regarder ? Écrivez son nom à la suite, par exemple `look { $example }`.
why-how = De quelle action s’agit-il ? Écrivez-la à la suite, par exemple `why { $action }`.
why-allowed = « { $action } » est permis maintenant.
why-not = « { $action } » n’est pas permis maintenant, d’après { $rule } :
log-how = Combien d’événements ? Écrivez un nombre à la suite, par exemple `log 20`.
no-page = Il n’y a rien à dire sur « { $command } » dans ce jeu.

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
simulate-interrupted =
    { $games ->
        [one] Interrompu après { $games } partie sur { $of } ; voici ce qu’il y a déjà.
       *[other] Interrompu après { $games } parties sur { $of } ; voici ce qu’il y a déjà.
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
simulate-branching = actions au choix
simulate-speed = décisions par seconde et par processus
simulate-spread = moyenne { $mean }, médiane { $median } (quartiles { $low } et { $high } ; de { $least } à { $most })

# occasus arena
arena-title =
    { $games ->
        [one] { $games } partie ({ $game }), { $seats } joueurs, graine { $seed }
       *[other] { $games } parties ({ $game }), { $seats } joueurs, graine { $seed }
    }
arena-begins = Parties à jouer : { $of } ({ $series } × { $games }).
arena-kept = Parties déjà dans { $file } : { $there } sur { $of }. Elles ne sont pas rejouées ; si un robot a changé depuis, donnez un autre fichier.
arena-interrupted = Interrompu après { $games } parties sur { $of } ; la même commande les reprend. Voici ce qu’il y a jusqu’ici.
arena-one = un seul
arena-rest = contre les autres
arena-bot = robot
arena-series = série
arena-wins = victoires, intervalle à 95 %
arena-place = rang moyen
arena-fair = La juste part d’une place est de { $share }.
arena-bots = Les robots, sur toutes leurs places
arena-rating = cote, intervalle à 95 %
arena-choices = décisions par partie
arena-time = temps par décision
arena-longest = la plus longue
arena-endings = Fins des parties

# occasus hint
hint-for = Pour { $seat } :
hint-chance = { $chance } de chances de gagner
hint-meaning = Ce que le robot le plus fort attend de chacune pour vous, sans en savoir plus que vous.
hint-meaning-together = Ce que le robot le plus fort attend de chacune pour vous tous, sans en savoir plus que vous.
hint-over = { $file } : cette partie est finie ; `occasus analyse` y revient.
hint-not-yours = La place { $seat } n’a rien à décider maintenant ; c’est à { $seats }.

# occasus analyse
analyse-chart = Chances de gagner, coup par coup
analyse-all = tous ensemble
analyse-going = { $file } : cette partie n’est pas finie ; `occasus hint` aide tant qu’elle dure.
analyse-seats = Les places de cette partie vont de 0 à { $most }, et les tournants se comptent à partir de 0.
analyse-thinking = Je réfléchis encore une fois ...
analyse-point = { $mark }. Coup { $number }, { $seat } : { $action } ; mieux, de { $cost } points : { $better }
analyse-turns =
    { $game ->
        [empires_end] Phase par phase, là où une chance a changé d’au moins { $least } points :
        [struggle_for_rome] Manche par manche, là où une chance a changé d’au moins { $least } points :
       *[other] Tour par tour, là où une chance a changé d’au moins { $least } points :
    }
analyse-turn =
    { $game ->
        [empires_end] phase
        [struggle_for_rome] manche
       *[other] tour
    }

# occasus replay
replay-title = { $game }, places : { $seats }, graine { $seed }, coups : { $moves }
replay-verified = Chaque dé et chaque carte est bien celui que donne la graine.
replay-promised = La graine a été faite du secret promis et des nombres ajoutés par les joueurs.
replay-going = La partie n’est pas finie ; après le coup { $moves }, c’est à { $seats } de décider.

# Rules
rules-found = { $count } règles ; `occasus rules ID` en montre une en entier.
rules-span = de { $first } à { $last }
rules-look = `occasus rules ID` montre une règle, `occasus rules MOT...` cherche des règles par mots, `occasus rules JEU --guide` apprend à jouer.

# The full screen
screen-actions = Ce que vous pouvez faire
screen-now = Maintenant
screen-type = Tapez une action ou une commande ; ? aide
screen-thinking = { $seat } réfléchit ...
screen-thinking-hint = Le robot le plus fort réfléchit ...
screen-wait = Attendez votre tour.
screen-over = La partie est finie. q quitte ; la partie est conservée.
screen-how =
    Les flèches choisissent une action, Entrée la fait, → et ← ouvrent et ferment un groupe. Tab va au plateau, que les flèches font défiler.
    Un clic sur un lieu dit ce qu’on en sait et ne montre que ce qu’on peut y faire ; Échap revient.
    Les lettres ouvrent des pages, comme le dit la dernière ligne de l’écran. / permet de taper une action ou une commande.
screen-keys = Les touches :
page-chronicle = Chronique
page-hint = Conseil
page-why = Pourquoi pas
page-rules = Règles
page-guide = Comment on joue
page-cards = Cartes
page-odds = Ce qui peut venir
page-board = Le plateau en texte
page-look = Un lieu
page-log = Événements et règles
page-help = Aide
screen-key-hint = conseil
screen-key-undo = annuler
screen-key-why = pourquoi pas
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

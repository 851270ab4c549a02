# Profils, classements et échelles.

profile-since = Membre depuis le { $date }
profile-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
profile-none = Aucune partie pour l’instant
profile-none-about = Vos parties terminées apparaîtront ici.
profile-recent = Parties récentes
profile-recent-none = Aucune partie à montrer pour l’instant.
profile-recent-hidden = Ce joueur ne partage que ses statistiques.
profile-rating = Classement
profile-band = La bande indique l’incertitude du classement. Chaque point est une partie classée.
profile-together = tous gagnent ou perdent ensemble
profile-played =
    { $games ->
        [one] partie
       *[other] parties
    }
profile-won = de victoires
profile-left =
    { $games ->
        [one] non terminée
       *[other] non terminées
    }
profile-best = Meilleur résultat à { $players } : victoire en { $level }.
profile-roles = Rôle le plus fréquent :
profile-opening-fall_of_rome = Première action la plus fréquente :
profile-opening-empires_end = Première carte construite la plus fréquente :
profile-opening-struggle_for_rome = Première attaque la plus fréquente :
opening-march = Marcher
opening-sail = Naviguer
opening-travel = Voyager
opening-fortify = Fortifier
opening-recruit = Mobiliser
opening-battle = Combattre
opening-cards = Échanger des cartes
opening-ally = Forger une alliance
opening-enlist = Embrigader des barbares
profile-shown = Qui peut voir ce profil
profile-shown-all = Tout le monde
profile-shown-all-about = Tout le monde voit vos statistiques et vos parties aux tables publiques.
profile-shown-numbers = Statistiques seulement
profile-shown-numbers-about = Tout le monde voit vos statistiques, mais pas la liste de vos parties.
profile-shown-nobody = Personne
profile-shown-nobody-about = Personne ne voit votre profil, votre classement est masqué aux tables, et vos équipes ne figurent pas au palmarès.
profile-rule = Comment les parties comptent
profile-rule-rated = Toutes vos parties terminées figurent ici. Seules les parties classées changent votre classement : avec un compte, une pendule, sans conseils, avec les options standard, une place par personne.
profile-rule-scale = Tout le monde commence à 1500. À deux, 400 points d’avance valent environ dix victoires sur onze parties. Les robots ont un classement fixe, mesuré ; Miles, le deuxième niveau, est à 1500.
profile-rule-provisional = Un classement est provisoire tant que vous n’avez pas rencontré 5 adversaires différents ; d’ici là, vous n’êtes pas au palmarès. Dans une même journée, les parties répétées contre la même personne comptent de moins en moins.
profile-rule-left = Si vous abandonnez, partez, n’avez plus de temps, ou si un robot joue pour vous à la fin, vous finissez dernier.
profile-rule-stopped = Si une partie classée est interrompue, celui qui est parti ou l’a arrêtée perd. Une partie fermée par un administrateur ne compte pas.
profile-rule-together = La Chute de Rome n’a pas de classement, puisqu’on y gagne ensemble. Le palmarès montre les équipes qui ont le plus de victoires classées.
profile-rule-opening = Dans La Chute de Rome, votre ouverture est votre première action. Dans La Fin de l’Empire, c’est le type de la première carte que vous construisez, et dans La Lutte pour Rome, la première ville que vous pillez ou conquérez. Les coups annulés et ceux qu’un robot a joués pour vous ne comptent pas.
percent = { $percent } %
players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
won-of = { $won } sur { $played } { $played ->
        [one] gagnée
       *[other] gagnées
    }
past-won = victoire
past-lost = défaite
past-place = { $place ->
        [one] 1re place
       *[other] { $place }e place
    }
past-resigned = abandon
past-time = temps écoulé
past-left = quittée
past-replaced = finie par un robot
ladder-intro = Les meilleurs joueurs de chaque jeu selon leur classement, et les meilleures équipes de La Chute de Rome
ladder-level = Difficulté
ladder-none = Aucune équipe n’a encore joué de partie classée à cette difficulté. Créez une table, choisissez « Classée » et soyez les premiers.
ladder-people-none = Aucune partie classée pour l’instant. Créez une table, choisissez « Classée » et prenez la tête.
ladder-people-about = L’ordre suit le classement moins son incertitude : une seule partie chanceuse ne suffit pas.

# Trouver une partie, invitations, blocage.

now-about = Vous rejoignez une table qui attend la même partie, ou une nouvelle table est créée. Au bout de { $seconds } secondes, des robots occupent les places libres.
now-minutes = Pendule
now-waiting = On attend des joueurs. Des robots occuperont les places libres dans { $time }
now-begins = La partie commence…
find = Trouver une table
find-any = Peu importe
find-game = Jeu
find-players = Joueurs
find-pace = Rythme
find-pace-live = En direct
find-pace-slow = Plusieurs jours par coup
find-language = Langue
find-counts = Type de partie
find-counts-rated = Classées
find-counts-friendly = Amicales
find-free = Avec une place libre
find-near = Joueurs proches de mon classement
find-none = Aucune table ne correspond. Changez les filtres, créez une table ou choisissez Jouer maintenant.
running-tables = Parties en cours
no-running-tables = Aucune partie publique en cours.
watch = Regarder
now-elsewhere = Vous attendez déjà une autre partie.
now-switch = Passer à cette partie
people-intro = Les personnes suivies, vos partenaires de jeu et les meilleurs joueurs
played-with = Vos partenaires de jeu
played-with-none = Les personnes avec qui vous finissez une partie apparaîtront ici.
messages-none = Vos messages avec les personnes qui vous suivent ou avec qui vous avez joué apparaîtront ici.
messages-with = Messages avec { $name }
messages-write = Écrire un message
messages-send = Envoyer le message
messages-may = Vous pouvez écrire aux personnes qui vous suivent ou avec qui vous avez fini une partie.
ask-to-play = Inviter
profile-finishes = { $percent } de parties terminées
follow = Suivre
unfollow = Ne plus suivre
follow-about = Vous verrez quand cette personne est en ligne, et elle pourra vous inviter à une table.
following-none = Suivez des personnes depuis leur profil pour les retrouver ici.
people-copy = Copier le lien de mon profil
people-copied = Lien copié. Envoyez-le à vos amis pour qu’ils puissent vous suivre.
followed-playing = en partie
followed-online = en ligne
followed-away = hors ligne
invitation = { $name } vous invite à une partie de { $game }.
invitation-accept = Accepter
invitation-decline = Refuser
invite = Inviter quelqu’un avec qui vous avez joué
invite-one = Inviter
invite-sent = Invitation envoyée
invite-declined = Invitation refusée
invite-again = Inviter à nouveau
blocked-title = Joueurs bloqués
blocked-about = Vous ne voyez ni leurs messages ni leurs invitations, et « Jouer maintenant » ne vous réunit jamais. Ils n’en savent rien.
blocked-none = Vous n’avez bloqué personne.
challenge-intro = La même chance pour tous et un seul essai. Vous pourrez revoir les parties à la fin de la semaine.
challenge-closes = Jusqu’au { $date }
challenge-players = Joueurs
challenge-play = Relever le défi
challenge-team = Réunir une équipe
challenge-gathering = Retrouver votre équipe
challenge-going = Continuer la partie
challenge-tried = Votre résultat
challenge-guest = Les invités ne sont pas classés. Créez un compte et ce résultat comptera.
challenge-unplayed = Cet essai n’a pas été joué jusqu’au bout : il n’est pas classé.
challenge-code = Code
challenge-copy = Copier le code
challenge-copied = Code copié.
challenge-compare = Comparer un code
challenge-show = Voir le résultat
challenge-none = Aucun résultat pour l’instant. Le premier peut être le vôtre.
challenge-last = La semaine dernière
challenge-replay = Revoir
challenge-about = Collez le code d’un ami pour voir son résultat.
home-challenge-done = Vous avez déjà joué vos essais de la semaine
home-challenge-look = Résultats
home-challenge-place = La semaine dernière : { $game }, { $place }
home-challenge-last = Résultats et parties de la semaine dernière
challenge-size =
    { $count ->
        [one] En solo
        *[other] Équipes de { $count }
    }
challenge-rule-together = Une victoire vaut mieux qu’une défaite. Entre victoires : moins de déclin, puis moins de tours. Entre défaites : plus de tours, puis moins de déclin. Sans annulation ni conseils.
challenge-rule-rivals = Contre deux robots, les mêmes pour tous. D’abord la meilleure place, puis l’avance sur le meilleur adversaire, puis les points. Sans annulation ni conseils.
challenge-won = Rome a tenu : déclin { $decline }, { $turns ->
        [one] { $turns } tour
        *[other] { $turns } tours
    }
challenge-lost = Rome est tombée après { $turns ->
        [one] { $turns } tour
        *[other] { $turns } tours
    }, déclin { $decline }
challenge-ahead =
    { $points ->
        [one] { $points } point
        *[other] { $points } points
    }, place { $place }, avance : { $lead }
challenge-behind =
    { $points ->
        [one] { $points } point
        *[other] { $points } points
    }, place { $place }, retard : { $lead }
notices = Notifications
notices-about = Une notification par tour dans les parties à plusieurs jours par coup, une par invitation et une avant chaque tournoi. Jamais plus.
notices-push = Dans ce navigateur
notices-push-about = même quand cette page est fermée
notices-push-none = non disponible dans ce navigateur
notices-push-denied = bloquées par ce navigateur ; autorisez d’abord les notifications dans ses réglages
notices-mail = Par e-mail
notices-mail-about = demande une adresse confirmée
notices-mail-none = ce serveur n’envoie pas d’e-mails
notices-address = Adresse
notices-confirm = Envoyer le lien
notices-pending = Un lien de confirmation a été envoyé à { $address }.
notices-forget = Retirer l’adresse
notices-events = Avant les tournois
notices-events-about = 15 minutes avant un tournoi auquel vous êtes inscrit
notices-quiet = Heures calmes
notices-quiet-about = aucune notification pendant ces heures (fuseau horaire { $zone })
notices-from = De
notices-to = À
error-challenge-code = Ce n’est pas un code de défi. Vérifiez qu’il est complet.
error-not-heard = Vous pouvez écrire aux personnes qui vous suivent ou qui ont fini une partie avec vous.

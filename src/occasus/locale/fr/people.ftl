# Profils, classements et échelles.

profile-since = Membre depuis le { $date }
profile-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
profile-none = Aucune partie pour l’instant
profile-none-about = Les parties terminées apparaîtront ici.
profile-recent = Dernières parties
profile-recent-none = Il n’y a pas encore de partie à voir ici.
profile-recent-hidden = Seuls les chiffres sont montrés ici.
profile-rating = Classement
profile-band = La bande indique l’incertitude du classement. Chaque pas est une partie classée.
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
profile-roles = Rôle, le plus souvent :
profile-opening-fall_of_rome = Première action, le plus souvent :
profile-opening-empires_end = Première carte construite, le plus souvent :
profile-opening-struggle_for_rome = Première ville attaquée, le plus souvent :
opening-march = Marcher
opening-sail = Naviguer
opening-travel = Voyager
opening-fortify = Fortifier
opening-recruit = Mobiliser
opening-battle = Combattre
opening-cards = Échanger des cartes
opening-ally = S’allier
opening-enlist = Embrigader des barbares
profile-shown = Qui voit ceci
profile-shown-all = Tout le monde
profile-shown-all-about = Tout le monde voit vos chiffres et vos parties aux tables publiques.
profile-shown-numbers = Chiffres seulement
profile-shown-numbers-about = Tout le monde voit vos chiffres, mais pas la liste de vos parties.
profile-shown-nobody = Personne
profile-shown-nobody-about = Personne ne voit votre profil, votre classement n’apparaît à aucune table, et ni vous ni vos équipes ne figurez au palmarès.
profile-rule = Comment les parties comptent
profile-rule-rated = Chaque partie terminée figure ici. Seules les parties aux tables classées changent un classement : sans conseils, avec les options habituelles, une place par personne.
profile-rule-scale = Tout le monde commence à 1500. À deux, avec 400 points de plus, on gagne dix parties sur onze. Les robots ont un classement fixe tiré de parties mesurées ; le deuxième niveau a 1500.
profile-rule-left = Qui abandonne, part, ou est absent à la fin alors qu’un robot joue pour lui est dernier, derrière tous les autres.
profile-rule-stopped = Une partie classée interrompue est perdue pour qui est parti ou l’a arrêtée ; fermée par ceux qui tiennent le serveur, elle ne compte pour personne.
profile-rule-together = La Chute de Rome n’a pas de classement : on gagne ensemble. Le palmarès montre les équipes qui ont gagné le plus de parties classées.
profile-rule-opening = Une ouverture est votre première action dans La Chute de Rome, le type de la première carte que vous construisez dans La Fin de l’Empire, et la première ville que vous pillez ou conquérez dans La Lutte pour Rome. Ce que vous avez annulé, et ce qu’un robot a joué pour vous, ne compte pas.
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
past-left = quittée
past-replaced = finie par un robot
ladder-intro = Les meilleurs de chaque jeu : les joueurs selon leur classement, et les équipes de La Chute de Rome
ladder-level = Difficulté
ladder-none = Aucune équipe n’a encore joué de partie classée à cette difficulté. Ouvrez une table, choisissez « Classée » et soyez les premiers.
ladder-people-none = Personne n’a encore terminé de partie classée de ce jeu. Ouvrez une table, choisissez « Classée » et soyez en tête.
ladder-people-about = Par classement, moins son incertitude : personne n’est en tête pour une seule partie chanceuse.

# Trouver une partie, invitations, blocage.

now = Jouer maintenant
now-about = Vous prenez place là où quelqu’un attend la même partie, ou une table s’ouvre. Après { $seconds } secondes, des robots prennent les places encore libres.
now-minutes = Pendule
now-waiting = On attend du monde ; des robots prennent les places libres dans { $time }
now-begins = La partie commence
find = Trouver une table
find-any = Peu importe
find-game = Jeu
find-players = Joueurs
find-pace = Rythme
find-pace-live = En direct
find-pace-slow = Des jours par coup
find-language = Langue
find-counts = Enjeu
find-counts-rated = Classées
find-counts-friendly = Amicales
find-free = Avec une place libre
find-near = Des joueurs à peu près de ma force
find-none = Aucune table de ce genre en ce moment. Changez les filtres, ouvrez une table ou jouez maintenant.
invitations = Invitations
invitation = { $name } vous invite à une partie de { $game }.
invitation-accept = Accepter
invitation-decline = Refuser
invite = Inviter quelqu’un avec qui vous avez joué
invite-one = Inviter
invite-sent = Invitation envoyée
invite-declined = Préfère ne pas venir
invite-again = Inviter à nouveau
blocked-title = Personnes bloquées
blocked-about = Vous ne lisez plus ce que cette personne écrit, ses invitations ne vous parviennent pas, et « Jouer maintenant » vous place à part. Elle n’en sait rien.
blocked-none = Vous n’avez bloqué personne.

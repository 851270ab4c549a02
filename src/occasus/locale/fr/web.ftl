# Ce que dit le client du navigateur autour des jeux.

## Partout

close = Fermer
cancel = Annuler
delete = Supprimer
keep = Enregistrer
kept = Enregistré.
loading = Chargement…
menu = Menu
on = Oui
off = Non
yes = Oui
no = Non
try-again = Réessayer
new-version-title = Mise à jour disponible
new-version = Une nouvelle version est disponible. Rechargez la page pour continuer.
reload = Recharger
skip = Aller au contenu
hidden = caché
seat = place { $number }
guest = Invité
player = Joueur { $number }
you = Vous
you-called = { $name } (vous)
somebody = Quelqu’un
toast = Notification
logo = Occasus, accueil
language = Langue
download = Télécharger

## Chemins vers les pages, et titres

nav = Pages
nav-home = Accueil
nav-play = Jouer
nav-tables = Tables
nav-turns = Mon tour
nav-rules = Règles
nav-study = Études
nav-replays = Parties à revoir
nav-learn = Apprendre
nav-people = Joueurs
nav-profile = Profil
nav-section = Pages de cette rubrique
nav-mine = Vos pages
nav-about = À propos des éditions
nav-settings = Réglages
title-home = Occasus : trois jeux sur la chute de Rome
title-page = { $page } · Occasus
title-tables = Tables
title-turns = Mon tour
title-confirm = Confirmer votre adresse
title-reset = Nouveau mot de passe
title-unsubscribe = Désinscription
title-rules = Règles
title-replays = Parties à revoir
title-learn = Apprendre
title-lesson = Apprendre
title-puzzle = Apprendre
title-puzzles = Problèmes
title-editor = Éditeur de plateau
title-book = Comment jouer
title-try = Essayer
title-cards = Aide-mémoire
title-replay = Revoir une partie
title-study = Études
title-explore = Étude
title-referee = Arbitre
title-refereed = Arbitre
open-study = Ouvrir dans une étude
title-ending = { end-results }
title-scene = Scène
title-about = À propos des éditions
title-figures = Valeurs du matériel
title-settings = Réglages
title-begin = La partie commence
title-join = Invitation
title-lost = Page introuvable
title-person = Profil
title-people = Joueurs
title-messages = Messages
messages = Messages
messages-waiting =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
ask-to-play-name = Inviter { $name } à jouer
title-challenge = Défi de la semaine
title-events = Tournois
home-challenge = La même chance pour tous, un seul essai
title-ladder = Palmarès
sign-in = Se connecter
guest-keep = Garder mes parties
title-your-turn = À vous de jouer

## Les jeux

game-fall_of_rome = La Chute de Rome
game-empires_end = La Fin de l’Empire
game-struggle_for_rome = La Lutte pour Rome
game-fall_of_rome-about = Défendez la frontière ensemble. Cinq tribus marchent sur Rome, et il faut partout à la fois des légions, des forts et des alliances.
game-empires_end-about = Tous les empires tombent ; reste à savoir lequel tombera le mieux. Payez pour repousser une catastrophe, ou subissez-la et tirez-en une leçon.
game-struggle_for_rome-about = Menez deux tribus au-delà du Limes, pillez cinq provinces et fondez un royaume sur les ruines.
game-about = { $sort ->
        [together] { $least } à { $most } joueurs, coopératif · { $minutes } min
       *[rivals] { $least } à { $most } joueurs, compétitif · { $minutes } min
    }

## Accueil

home-title = Trois jeux de société sur la chute de Rome
home-intro = Jouez tout de suite contre des robots, ou entre amis, sans créer de compte.
home-start = Jouer une première partie
home-greeting = Salve, { $name }
home-greeting-guest = Salve
home-online =
    { $count ->
        [one] { $count } personne en ligne
       *[other] { $count } personnes en ligne
    }
home-running =
    { $count ->
        [one] { $count } partie en cours
       *[other] { $count } parties en cours
    }
home-waiting =
    { $count ->
        [one] { $count } table cherche des joueurs
       *[other] { $count } tables cherchent des joueurs
    }
home-more-waiting =
    { $count ->
        [one] { $count } autre table vous attend
       *[other] { $count } autres tables vous attendent
    }
home-live = En direct
home-watch = Regarder
take-turn = Jouer mon tour
puzzle-day = Problème du jour
puzzle-solve = Résoudre
puzzle-done = Résolu
puzzle-others = Autres problèmes
puzzle-days =
    { $count ->
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
now = Jouer maintenant
following = Personnes suivies
invitations = Invitations
open-table = Créer une table
join-code = Rejoindre avec un code
join = Rejoindre
code = Code ou lien d’invitation
play-bots = Jouer contre des robots
play-with-bots = Jouer avec des robots
back-to-table = Revenir à votre table : { $game }
play-people = Jouer entre humains
first-game-together = Pour bien débuter : niveau Initiation, des robots forts comme partenaires, conseils activés.
first-game-rivals = Pour bien débuter : deux robots débutants, conseils activés.
step-up = Passer au niveau { $level }
learn-game = Première partie guidée
waiting-for-you = On vous attend
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte pour l’instant. Créez une table publique : d’autres la trouveront ici.
recent-replays = Parties récentes
not-affiliated = Occasus est un projet de fans, gratuit. Il n’est lié ni aux auteurs ni aux éditeurs des jeux imprimés et n’utilise aucune de leurs illustrations ni aucun de leurs textes.

## Une nouvelle table

new-table = Nouvelle table
new-table-game = Jeu
new-table-with = Jouer avec
new-table-players = Joueurs
with-friends = Des amis
with-bots = Des robots
with-screen = Même écran
with-friends-about = Vous recevez un lien à partager. Des robots peuvent occuper les places libres.
with-strangers = Personne à inviter ? Jouez avec ceux qui cherchent la même partie
with-bots-about = Des robots jouent toutes les autres places.
with-screen-about = Tout le monde joue sur cet appareil, à tour de rôle.
with-alone-about = Solo : vous jouez la version à un joueur.

## Tables dans les listes

my-tables = Mes tables
no-tables = Vous n’êtes encore à aucune table.
tables-intro = Vos tables, et les tables publiques à rejoindre ou à regarder
turns-intro = Les tables qui attendent votre coup, les plus urgentes d’abord
turns-waiting =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
invitations-waiting =
    { $count ->
        [one] { $count } invitation
       *[other] { $count } invitations
    }
turns-none = Personne ne vous attend.
turns-settings = Être prévenu quand c’est mon tour
your-turn = À vous
state-join =
    { $free ->
        [one] Rejoindre ({ $free } place libre)
       *[other] Rejoindre ({ $free } places libres)
    }
state-lobby =
    { $free ->
        [0] complète
        [one] 1 place libre
       *[other] { $free } places libres
    }
state-over = Terminée
state-playing = En cours
state-plays = { $name } joue
with = avec { $names }
with-nobody = en solitaire
with-one-screen = { $players } joueurs sur le même écran
deadline = prochain coup avant le { $date }
table-mine = Votre table
table-of = Table de { $name }
table-closed = Cette table a été fermée.
table-closed-about = Elle a été fermée avant le début de la partie. Créez une table ou rejoignez-en une de la liste.
table-stopped = Cette partie a été arrêtée.
table-stopped-about = Tous les joueurs sont partis. Créez une table ou rejoignez-en une de la liste.
table-aborted = Partie annulée
table-aborted-about = Elle s’est arrêtée avant que chacun ait pris ses premières décisions : elle ne compte pas.
table-private = Cette table est privée
table-private-about = Elle est privée, fermée ou terminée depuis longtemps. Demandez le lien ou le code d’invitation à quelqu’un qui y joue.
logged-out = Vous avez été déconnecté.
logged-out-about = Reconnectez-vous pour continuer. Votre place est toujours à vous.
watching-about = Vous êtes spectateur : toutes les places sont prises. Pour jouer, créez une table ou rejoignez-en une autre.

## Le salon

lobby-intro = { $sort ->
        [together] { $players ->
            [one] { $game }, { $players } joueur
           *[other] { $game } à { $players } joueurs, coopératif
        }
       *[rivals] { $game } à { $players } joueurs, compétitif
    }
lobby-free =
    { $free ->
        [one] { $free } place est encore libre
       *[other] { $free } places sont encore libres
    }
lobby-host-begins = On attend que l’hôte lance la partie
lobby-away =
    { $away ->
        [one] { $away } joueur est absent
       *[other] { $away } joueurs sont absents
    }
lobby-ready = Tout le monde est là
ready = Prêt
ready-is = prêt
ready-not = pas encore prêt
lobby-not-ready =
    { $waiting ->
        [one] { $waiting } joueur n’est pas encore prêt
       *[other] { $waiting } joueurs ne sont pas encore prêts
    }
ready-rated = Cette partie est classée : si vous dépassez votre temps, partez ou abandonnez, vous finissez dernier.
ready-changed = L’hôte a changé les options. Vérifiez-les avant de continuer.
begin = Commencer
leave = Quitter
close-table = Fermer la table
close-table-sure = Fermer cette table pour tout le monde ? Les places et la discussion seront supprimées.
leave-lobby-sure = Quitter cette table ? Vous perdrez votre place.
seats = Places
seats-taken = { $taken } sur { $seats }
seat-name = Nom du joueur { $number }
lobby-unnamed = Les autres vous voient comme invité. Quel nom doivent-ils voir ?
seat-free = Place libre
seat-open = asseyez-vous ou attendez
seat-open-waits = en attente d’un joueur
seat-open-host = invitez quelqu’un ou ajoutez un robot
seat-asked = invité à rejouer
seat-clear = Libérer la place
sit = S’asseoir ici
sit-too = Jouer aussi cette place
stand-up = Quitter la place
add-bot = Ajouter un robot
bot-called = Robot { $name }
bot-for = { $name } ({ $bot })
bot-level = Niveau du robot
bot-levels = Quelle est la force des robots ?
bot-random = Fortuna
bot-random-about = joue au hasard
bot-tiro = Tiro
bot-tiro-about = joue comme un débutant
bot-miles = Miles
bot-miles-about = un joueur solide
bot-centurio = Centurio
bot-centurio-about = anticipe
bot-legatus = Legatus
bot-legatus-about = le plus fort, et le plus lent
bot-strength = gagne environ { $tenths } parties sur 10 contre trois robots { $other }
bot-strength-together = { $tenths ->
        [0] à trois, ils ne gagnent presque jamais au niveau Initiation
        [one] à trois, ils gagnent environ 1 partie sur 10 au niveau Initiation
       *[other] à trois, ils gagnent environ { $tenths } parties sur 10 au niveau Initiation
    }
host = hôte
here = en ligne
away = absent
copy-invitation = Copier l’invitation
copied = Invitation copiée. Envoyez-la à ceux avec qui vous voulez jouer.
copied-playing = Invitation copiée. Toute personne qui a le lien peut regarder la partie.
copy-failed = Votre navigateur a bloqué la copie. Sélectionnez le code et copiez-le vous-même.
rules-of-table = Options de la table
more-options = { $count ->
        [one] { $count } option avancée
       *[other] { $count } options avancées
    }
pace = Rythme
pace-about = temps par coup
pace-days =
    { $days ->
        [0] En direct
        [one] 1 jour
       *[other] { $days } jours
    }
clock = Pendule
clock-about = une réserve de temps par joueur, plus 10 secondes gratuites par décision ; quand la réserve est épuisée, on finit dernier
clock-minutes =
    { $minutes ->
        [0] Aucune
       *[other] { $minutes } min
    }
clock-left = il reste { $time }
clock-pause = Suspendre les pendules
clock-paused = Les pendules sont arrêtées. Le prochain coup les relancera.
clock-resume = Relancer les pendules
clock-lent = Vous étiez absent : un robot joue à votre place.
clock-yours = C’est à vous : votre pendule tourne
clock-runs = Les pendules sont reparties.
clock-runs-by = { $name } a relancé les pendules.
clock-short =
    { $sort ->
        [together] Votre temps est presque écoulé. Ensuite, un robot prend votre place pour de bon.
       *[rivals] Votre temps est presque écoulé. Ensuite, vous finissez dernier et ne pouvez plus revenir.
    }
clock-back = Je suis de retour
clock-returning = Bon retour ! Vous reprendrez la main quand le robot aura fini votre tour.
vote-pause = { $name } demande à suspendre les pendules.
hints = Conseils
hints-about = les joueurs peuvent demander des conseils à un robot
rated = Classement
rated-about = réservé aux comptes, avec une pendule ou des jours par coup, sans conseils, options standard
rated-yes = Classée
rated-no = Amicale
rating-is = { $points } ± { $spread }
seat-rating = classement { $points }
seat-provisional = classement { $points }, provisoire
seat-guest = invité
seat-program = programme
public = Visibilité
public-about = les tables publiques apparaissent dans la liste, pour tout le monde
public-yes = Publique
public-no = Lien seulement
spectators = Spectateurs
spectators-about = d’autres peuvent regarder ; ils ne voient que les informations publiques
stand-ins-note = { $count ->
        [one] { $count } valeur de cette table est provisoire : nous n’avons pas trouvé celle du jeu imprimé.
       *[other] { $count } valeurs de cette table sont provisoires : nous n’avons pas trouvé celles du jeu imprimé.
    }
stand-ins-see = Voir lesquelles.
content-own = { $count ->
        [one] Le fichier de l’hôte remplace { $count } valeur.
       *[other] Le fichier de l’hôte remplace { $count } valeurs.
    }
content-bring = Utiliser vos propres valeurs
content-about = Vous avez la boîte ? Corrigez les valeurs dans un petit fichier et chargez-le ici. Les règles, les robots, les plateaux et les parties à revoir de cette table s’en serviront.
content-template = Télécharger un modèle avec toutes les valeurs
content-file = Charger un fichier de valeurs
content-back = Revenir aux valeurs par défaut
figures = Valeurs
figures-own = Partie jouée avec les valeurs de l’hôte
figures-ours = Certaines valeurs sont provisoires, là où aucun livret ne les donne
figures-none-own = Aucun fichier de valeurs n’est chargé à cette table, ou ses valeurs sont les mêmes que les nôtres.
figures-intro = Les valeurs tirées du fichier de l’hôte, et celles qui sont provisoires.
figures-back = Revenir à la table
figures-stand-ins = { $count ->
        [one] { $count } valeur provisoire
       *[other] { $count } valeurs provisoires
    }

## Discussion

talk = Discussion
talk-write = Écrire à la table
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-moment = Un instant, s’il vous plaît.
phrase-thinking = Je réfléchis encore.
phrase-sorry = Pardon.
phrase-thanks = Merci !
phrase-played = Bien joué !
phrase-again = Encore une partie ?
phrases = Phrases toutes prêtes : chacun les lit dans sa langue
block = Bloquer
unblock = Débloquer
blocked = { $name } est sur votre liste de blocage. Vous ne verrez plus ses messages, à aucune table.
talk-empty = Aucun message pour l’instant.
talk-unread = { $unread ->
        [0] Discussion
        [one] Discussion, { $unread } nouveau message
       *[other] Discussion, { $unread } nouveaux messages
    }
said = { $name } : { $text }
mute = Masquer ses messages
mute-all = Masquer pour tout le monde
report = Signaler ce message
report-name = Signaler ce nom
reported = Signalement envoyé. Un administrateur va l’examiner.
muted = { $count ->
        [one] Messages de { $count } personne masqués.
       *[other] Messages de { $count } personnes masqués.
    }
unmute = Ne plus masquer

## En jeu

waiting-for = On attend { $names }
acts-now = peut agir
hint = Conseil
since = Depuis votre tour
since-number = Depuis votre tour : { $number }
since-short = Nouveau : { $number }
since-own = Ce qui s’est passé
since-partner =
    { $number ->
        [one] et { $number } autre action
       *[other] et { $number } autres actions
    }
since-more =
    { $number ->
        [one] et { $number } autre ligne dans la chronique
       *[other] et { $number } autres lignes dans la chronique
    }
advice = Coups conseillés
advice-thinking = Un robot réfléchit…
advice-chance = { $chance } % de chances de gagner
advice-equal = à peu près aussi bon
advice-table = Vos chances à cette table, si vous jouez comme { $level }.
advice-do = Jouer ce coup
advice-next = Autre conseil { $at }/{ $count }
undo = Annuler
edit-board = Modifier le plateau
undo-ask = Demander à annuler
rules = Règles
line-lost = Connexion perdue. Reconnexion en cours… Vos coups seront envoyés dès votre retour en ligne.
new-rules = Le serveur a été mis à jour et des règles ont été corrigées. Votre partie continue depuis la même position, avec les nouvelles règles. Les coups précédents ne peuvent plus être annulés ni affichés.
abandoned = L’absence de { $seat } dure trop longtemps.
takeover-bot = Remplacer par un robot
takeover-me = Prendre la place
takeover-claim = Réclamer la victoire
takeover-claim-sure = Mettre fin à la partie et réclamer la victoire ?
vote-undo = { $name } demande à annuler son dernier coup.
vote-bot = { $name } demande qu’un robot joue pour { $seat }.
vote-takeover = { $name } demande à jouer pour { $seat }.
vote-count = D’accord : { $yes } sur { $voters }.
news-resigned = { $name } abandonne. { $bot } prend la suite.
news-time-up = { $name } n’a plus de temps. { $bot } prend la suite.
news-bot = { $bot } joue pour { $name } jusqu’à son retour.
news-left = { $name } a quitté la table.
news-back = { $name } est de retour.
news-no = { $name } a refusé.
news-no-many = Les autres ont refusé.
vote-mine-pause = Vous avez demandé à suspendre les pendules. La vôtre tourne tant que les autres n’ont pas accepté.
vote-mine-undo = Vous avez demandé à annuler votre dernier coup.
vote-mine-takeover = Vous avez demandé à la table qui doit jouer la place abandonnée.
vote-withdraw = Retirer la demande
resign = Abandonner
resign-sure = Abandonner ? Un robot prend votre place. Dans une partie à deux, votre adversaire gagne.
block-name = Bloquer { $name }
abort = Annuler la partie
abort-sure = Annuler cette partie ? Elle ne comptera pour personne.
sure-rated = Cette partie est classée : partir ou abandonner, c’est finir dernier.
stay = Rester
fair = Hasard vérifiable
pass-to = Passez l’écran à { $name }
pass-about = Les cartes de { $name } restent cachées jusqu’à ce que { $name } prenne l’écran.
pass-ready = À moi

## La fin

end-results = Résultats
end-won-together = Victoire : Rome tient bon
end-lost-together = Défaite : Rome est tombée
end-won = Vous avez gagné
end-winner =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
end-when = { $moves ->
        [one] Partie terminée le { $date }, après { $moves } coup.
       *[other] Partie terminée le { $date }, après { $moves } coups.
    }
end-place = { $place }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-resigned = abandon de l’adversaire
result-claimed = l’adversaire n’est pas revenu
result-time = l’adversaire n’a plus de temps
end-you-resigned = Vous avez abandonné.
end-you-claimed = Vous n’êtes pas revenu à temps.
end-you-time = Votre temps est écoulé.
end-you-gave-up = Un robot a fini la partie à votre place, et vous êtes classé dernier.
end-chapter = À lire avant votre prochaine partie :
share-picture = Partager l’image
share-shared = Image partagée.
share-kept = Rien n’a été partagé.
share-saved = Image enregistrée dans vos téléchargements : occasus.png.
decided-thinking = Analyse de la partie…
rematch = Rejouer
rematch-join = Rejoindre la revanche
rematch-accept = Accepter
rematch-decline = Refuser
replay = Revoir
analysis = Analyse
look-at-board = Voir le plateau

## Parties revues

replays-intro = Des parties terminées, coup par coup
replays-mine = Mes parties
replays-public = Parties publiques
replays-brought = Fichiers de partie importés
no-replays = Vous n’avez pas encore terminé de partie.
no-public-replays = Aucune partie publique n’est encore terminée.
bring-file = Ouvrir un fichier de partie
replay-of = { $game }, partie à revoir
step = Coup
step-of = { $at } sur { $moves }
step-back = Coup précédent
step-on = Coup suivant
step-turn = Tour suivant
step-turn-back = Tour précédent
step-action = Action suivante
step-action-back = Action précédente
step-strip = Tours
step-setup = Mise en place
step-end = La fin
step-every = Montrer chaque carte et chaque dé
step-place =
    { $game ->
        [empires_end] Phase
        [struggle_for_rome] Manche
       *[other] Tour
    } { $turn } sur { $total }, action { $action } sur { $of }
replay-play-on = Continuer à partir d’ici
replay-played-on = Nouvelle partie à partir du coup { $move }. Vous jouez { $name } ; des robots jouent les autres places. La partie d’origine ne change pas.
replay-older = Cette partie a été jouée selon d’anciennes règles. Elle est montrée telle qu’elle a été enregistrée, toutes cartes visibles.

## Règles

rules-intro = Chaque règle a un identifiant. La chronique, les refus et les conseils y renvoient.
rules-search = Mots ou identifiant de la règle
rules-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-near = Aucune règle ne contient tous ces mots. Voici les plus proches.
rule-mark = Règle { $rule }
rule-open = Ouvrir dans les règles
rule-ledger = La règle exacte, en anglais :
scenes = Scènes qui montrent cette règle
contents = Sommaire

## À propos

about-intro = Ce qui est imprimé, ce qui est de nous, et ce que nous devons à d’autres
about-editions = À propos des éditions
about-stand-ins = Les règles suivent les livrets imprimés. Quand une carte ou un plateau est resté introuvable, une valeur provisoire le remplace. Toutes ces valeurs sont énumérées ici, et toutes sont jouables.
about-own = Si vous avez la boîte, vous pouvez remplacer chacune de ces valeurs par un petit fichier. Chargez-le dans les options de votre table ou dans le terminal :
about-sure = Valeurs avec une source : { $high } sûres, { $medium } probables, { $low } incertaines. Valeurs provisoires : { $standins }.
about-not-affiliated = Projet indépendant
about-credits = Crédits
edition-fall_of_rome = Valeurs provisoires : les jours de voyage sur la plupart des cartes Ville, qui ne servent qu’à désigner le premier joueur. Les effets Corruption de la plupart des cartes Événement reposent sur une seule source publique.
edition-empires_end = Valeurs provisoires : les mises, coûts et capacités des cartes Catastrophe, les cartes Conflit, l’ordre des phases et les coûts de reconstruction.
edition-struggle_for_rome = Valeurs provisoires : la carte géographique, le nombre de cartes Développement et l’effet de certaines, la répartition des jetons de pillage.
subject-cities = Villes
subject-resources = Ressources
subject-locations = Lieux
subject-disaster_cards = Cartes Catastrophe
subject-conflict_cards = Cartes Conflit
subject-decline_track = Piste de déclin
subject-development_cards = Cartes Développement
subject-plunder_tokens = Jetons de pillage
subject-map = Carte géographique
credit-icons = Icônes : game-icons.net, par Lorc, Delapouite et les autres auteurs, sous CC BY 3.0.
credit-fonts = Polices : Cinzel de Natanael Gama et EB Garamond de Georg Duffner et Octavio Pardo, sous SIL Open Font License.
credit-map = Côtes : Natural Earth, via world-atlas, domaine public.
credit-code = Nous avons dessiné et écrit tout le reste, sous licence Apache 2.0.

## Réglages

name = Nom
device = Cet appareil
theme = Thème
theme-about = pour les pages ; les plateaux ne changent pas
theme-system = Comme l’appareil
theme-dark = Sombre
theme-light = Clair
motion = Animations
motion-about = mouvement des pièces
motion-system = Comme l’appareil
motion-full = Complètes
motion-none = Aucune
speed = Vitesse
speed-now = Vitesse : { $speed }
speed-about = à quelle vitesse les pièces bougent
speed-calm = Calme
speed-normal = Normale
speed-fast = Rapide
odds = Probabilités
odds-about = montrer ce qui peut sortir des paquets
notes = Explications
notes-about = expliquer chaque type d’événement la première fois qu’il se produit
sound-offer = Activer des sons discrets et une cloche quand c’est à vous ?
sound-on = Activer
sound-effects = Sons
sound-effects-about = des bruits discrets pour les pièces, les cartes et les dés
sound-bell = Cloche
sound-bell-about = quand c’est à vous
install-about = Pour installer Occasus comme une application, choisissez « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de votre navigateur.
confirm-done = Adresse confirmée. Vous serez prévenu quand ce sera à vous.
unsubscribe-done = Vous êtes désinscrit. Vous ne recevrez plus d’e-mails.
account = Compte
account-about = Vous jouez comme invité dans ce navigateur. Créez un compte pour retrouver vos tables sur tous vos appareils.
account-is = Compte connecté : { $account }
account-name = Nom d’utilisateur
account-make = Créer un compte
account-log-in = Se connecter
account-recover = Utiliser un code de secours
passkey-in = Se connecter avec une clé d’accès
code-if = Code, si vous utilisez un second facteur
code-once = Code de l’application
recovery-code = Code de secours
security = Connexion
passkeys = Clés d’accès
passkeys-about = connectez-vous avec votre appareil au lieu du mot de passe
passkey-add = Ajouter une clé d’accès
second-factor = Second facteur
second-factor-about = un code d’une application, en plus du mot de passe
second-factor-secret = Saisissez cette clé dans votre application d’authentification :
second-factor-open = Ouvrir dans l’application
second-factor-on = Activer
second-factor-off = Désactiver
recovery = Codes de secours
recovery-about = Chacun permet une fois de choisir un nouveau mot de passe, même sans e-mail. Gardez-les en lieu sûr.
recovery-left =
    { $codes ->
        [0] Vous n’avez pas de codes de secours.
        [one] Il reste 1 code
       *[other] Il reste { $codes } codes
    }
recovery-make = Créer de nouveaux codes
password-forgotten = Mot de passe oublié ?
password-sent = Si ce compte a une adresse confirmée, un lien vient d’y être envoyé. Il reste valable une heure.
password-set = Mot de passe changé. Vous êtes connecté.
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-about = Au moins 8 caractères. Ajoutez une adresse e-mail pour pouvoir le réinitialiser en cas d’oubli.
password-change = Changer le mot de passe
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout et révoquer toutes les clés
tokens = Clés d’API
tokens-about = Avec une clé, un programme peut jouer en votre nom. Traitez-la comme un mot de passe.
sessions = Sessions actives
sessions-about = Les navigateurs connectés à votre compte. Déconnectez ceux que vous ne reconnaissez pas.
session-unknown = Navigateur inconnu
session-current = ce navigateur
session-seen = dernière visite le { $date }
session-end = Déconnecter
token-scope = Autorisation
token-scope-play = jouer
token-scope-read = lecture seule
token-days = Durée (jours)
token-until = jusqu’au { $date }
token-label = Libellé
token-make = Créer une clé
token-secret = Copiez-la maintenant ; elle ne sera plus affichée :
my-data = Mes données
my-data-about = Tout ce que le serveur conserve sur vous.
my-data-export = Télécharger mes données
my-data-delete = Supprimer mon compte
my-data-delete-about = Supprime définitivement votre nom, votre compte, vos clés, vos messages et vos fichiers de partie. Les parties en cours continuent sans vous.

## Ce qui n’a pas marché

error-unreadable = Ce texte ou ce lien est illisible.
error-no-start = La mise en place de ce jeu est trop longue.
error-unknown = Une erreur s’est produite. Réessayez.
error-offline = Le serveur est injoignable.
error-old-link = Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.
error-guest = Un invité n’a pas de mot de passe.
error-not-found = Cela n’existe pas, ou vous n’y avez pas accès.
error-private-replay = Cette partie est privée ou supprimée. Demandez le lien à un joueur (« Copier le lien »).
error-no-code = Aucune table ouverte n’a ce code.
error-taken = C’est déjà pris. Choisissez autre chose.
error-play-now = À une table « Jouer maintenant », chacun n’a qu’une place ; des robots occupent les autres.
error-play-now-rules = Les options d’une table « Jouer maintenant » sont fixes. Créez votre table pour en choisir d’autres.
error-not-invited = Vous pouvez inviter les personnes avec qui vous avez fini une partie, si elles l’acceptent.
error-too-many-invitations = Trop de vos invitations attendent encore une réponse.
error-too-many-blocked = Votre liste de blocage est pleine. Débloquez d’abord quelqu’un.
error-block-self = Vous ne pouvez pas vous bloquer vous-même.
error-follow-self = Vous ne pouvez pas vous suivre.
error-too-many-followed = Vous suivez déjà le maximum de personnes. Cessez d’abord d’en suivre une.
error-wrong-password = Nom d’utilisateur ou mot de passe incorrect.
error-too-fast = Trop de demandes à la fois. Attendez un instant et réessayez.
error-too-large = Ce fichier ou ce message est trop volumineux.
error-not-a-match = Ce n’est pas un fichier de partie que nous pouvons afficher.
error-no-study = Cette étude n’est pas dans ce navigateur. Ouvrez son lien ou son fichier.
error-open-seats = Des places sont encore libres. Attendez, ou donnez-les à des robots.
error-not-ready = Certains joueurs ne sont pas encore prêts. Attendez-les.
error-two-paces = Choisissez plusieurs jours par coup ou une pendule, pas les deux.
error-no-clock = Cette table n’a pas de pendule à suspendre.
error-paused = Les pendules sont déjà arrêtées.
error-not-paused = Les pendules tournent déjà.
error-others-away = Quelqu’un s’est absenté pendant la pause. Attendez son retour, ou 15 minutes.
error-rated-hints = Une partie classée se joue sans conseils. Désactivez-les ou jouez une partie amicale.
error-bad-passkey = Cette clé d’accès n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.
error-wrong-code = Ce code est faux ou déjà utilisé. Essayez-en un autre.
error-second-factor = Saisissez aussi le code de votre application d’authentification.
error-name-taken = Ce nom ressemble à celui d’un compte, d’un robot ou de l’équipe. Choisissez-en un autre.
error-reserved = Cette place est réservée à un joueur invité à rejouer.
error-changed = L’hôte vient de modifier la table. Vérifiez-la.
error-rated-programs = Les programmes ne jouent de parties classées qu’avec des programmes et des robots.
error-rated-clock = Une partie classée a une pendule ou des jours par coup. Choisissez, ou jouez une partie amicale.
error-rated-guest = Une partie classée demande un compte. Créez-le dans les réglages : vous gardez tout.
error-rated-aborts = Après avoir annulé 3 parties classées en un jour, on ne joue plus qu’en amical pendant un temps.
error-rated-content = Une partie classée utilise les valeurs par défaut. Retirez le fichier de valeurs ou jouez une partie amicale.
error-rated-options = Une partie classée utilise les options standard, sauf la difficulté. Rétablissez-les ou jouez une partie amicale.
error-rated-seats = Dans une partie classée, chacun ne joue qu’une place. Donnez les autres à des joueurs ou à des robots.
error-rated-bots = Dans une partie classée, les robots ont un des quatre niveaux standard. Choisissez-en un.
error-rated-replay = Une partie continuée à partir d’une partie déjà jouée ne peut pas être classée.
error-bad-options = Ces options sont incompatibles.
error-no-hint = Pas encore de conseil. Réessayez dans un instant.
error-not-your-turn = Ce n’est pas à vous de décider.
error-nothing-to-decide = Personne n’a de décision à prendre ici. Choisissez une autre position.
error-nothing-to-undo = Vous n’avez aucun coup à annuler.
error-asked-already = Un vote est déjà en cours à ce sujet.
error-stale = La partie a avancé entre-temps. Regardez le plateau et réessayez.
error-not-allowed = Les règles ne le permettent pas maintenant.
error-not-abandoned = Cette place ne peut pas être reprise maintenant.
error-no-proposal = Ce vote est déjà clos.
error-cooperative = On n’abandonne pas dans un jeu coopératif, mais vous pouvez quitter la table.
error-forbidden = Vous n’avez pas le droit de le faire. L’hôte le peut peut-être.
error-nobody = Votre session est introuvable. Rechargez la page.
error-no-person = Joueur introuvable.
error-not-seated = Vous n’avez pas de place à cette table.
error-no-seat = Cette place n’existe pas à cette table.
error-started = Cette partie a déjà commencé.
error-not-playing = Cette partie n’est pas en cours.
error-not-over = Cette partie n’est pas encore finie.
error-wrong-seats = Ce jeu ne se joue pas à autant de joueurs, ou à si peu.
error-unknown-bot = Ce robot ne joue pas à ce jeu.
error-too-many-tables = Vous êtes l’hôte de trop de tables. Terminez-en ou fermez-en d’abord une.
error-too-many-replays = Vous avez trop de fichiers de partie. Supprimez-en d’abord un.
error-too-many-tokens = Vous avez trop de clés. Supprimez-en d’abord une.
error-token = Une clé d’API ne permet pas de faire cela. Utilisez un navigateur où vous êtes connecté.
error-read-only = Cette clé est en lecture seule.
error-hidden-hand = Dans ce jeu, les mains sont secrètes : seul un robot peut prendre la suite.
error-busy = Le serveur est surchargé. Réessayez dans un moment.
error-challenge-over = Ce défi est terminé. Il y en a un nouveau chaque semaine.
error-challenge-tried = Vous avez déjà utilisé votre seul essai, ou un membre de votre équipe l’a fait.
error-challenge-rules = Un défi est le même pour tous : une place chacun, sans robots, avec des règles fixes.
error-challenge-open = Vous pourrez revoir les parties d’un défi à la fin de la semaine.
error-challenge-undo = On ne peut rien annuler dans un défi.
error-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.
error-others-play = D’autres jouent à cette table. Vous pouvez la quitter, mais pas arrêter la partie.
error-refused-already = Les autres ont refusé. Jouez un coup avant de redemander.
error-maintenance = Le serveur est en maintenance : vous pouvez regarder, mais pas jouer. Revenez bientôt.
error-banned = Votre accès à ce serveur est bloqué. Contactez ses administrateurs.
error-newer = Cette partie est passée à une version plus récente du serveur. Réessayez dans un moment.
error-not-for-two = On ne peut réclamer la victoire que dans une partie à deux. Laissez plutôt un robot prendre la suite.
error-too-many-browsers = Trop de vos navigateurs reçoivent déjà des notifications. Désactivez-les d’abord dans l’un d’eux.
error-too-long = Cette partie est trop longue pour être analysée.
error-bad-content = Ce fichier de valeurs ne peut pas être utilisé. Voici les problèmes :
error-over = À cet endroit, la partie est terminée. Revenez quelques coups en arrière et continuez de là.
error-damaged = Ce fichier de partie est endommagé.
error-empty = Ce message est vide.
error-unknown-zone = Fuseau horaire inconnu.
error-no-address = Confirmez d’abord votre adresse e-mail.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-mail-failed = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
error-bad-push = Ce serveur ne peut pas envoyer de notifications à ce navigateur.
error-bad-request = Il manque quelque chose, ou c’est trop court ou trop long.
error-accident = Une erreur s’est produite sur le serveur. Réessayez.
error-unknown-action = Ce coup n’existe pas dans ce jeu. Rechargez la page.
error-unknown-game = Ce jeu n’est pas proposé ici.
error-hello-first = Connexion en cours. Réessayez dans un instant.
error-bad-message = Cette page n’est plus à jour. Rechargez-la.
error-wrong-method = Cette page n’est plus à jour. Rechargez-la.
error-wrong-type = Cette page n’est plus à jour. Rechargez-la.
error-rated-token = Jouez cette partie classée dans un navigateur, pas avec une clé d’API.
error-too-many-passkeys = Vous avez trop de clés d’accès, ou celle-ci est déjà enregistrée.
error-administrator = C’est un administrateur. Utilisez la ligne de commande du serveur.
error-own-address = Vous vous banniriez vous-même avec cette plage.
error-too-wide = Cette plage d’adresses est trop large pour être bannie.
error-waiting-elsewhere = Vous attendez déjà une autre partie. Quittez d’abord cette table.
lost-title = Page introuvable
failed-title = Cette page n’a pas pu être chargée
lost-about = Aucune page ne se trouve à cette adresse.

## Parts of every board

chronicle = Chronique
text-board = Plateau en texte
text-board-open = Jouer sur le plateau en texte
text-actions = Ce que vous pouvez faire
turn-of = { $name } joue
screen-parts = Panneaux

## Maps and stories of all boards

map-zoom = Zoom
map-nearer = Zoom avant
map-farther = Zoom arrière
map-inset = Vue d’ensemble. Touchez un endroit pour y déplacer la vue
story-skip = Passer
story-turns = { $turns ->
    [one] encore { $turns } tour à montrer
   *[other] encore { $turns } tours à montrer
}
story-to-question = Passer à votre décision
away-title = En votre absence
away-late-title = Ce qui s’est passé en votre absence
away-show = Montrer
away-go-on = Continuer
story-on = Continuer
seat-on-turn = joue
seat-due = décide
seat-thinks = réfléchit
speed-instant = Immédiate
chronicle-rules = Règles
chronicle-more =
    { $number ->
        [one] { $number } détail de plus
       *[other] { $number } détails de plus
    }
chronicle-before = Mise en place
chronicle-empty = Il ne s’est encore rien passé. Les coups s’inscriront ici, le plus récent en haut.
legend = Légende

# running the server
title-admin = Administration du serveur

# sur un seul appareil, sans serveur
play-here = Jouer hors ligne sur cet appareil

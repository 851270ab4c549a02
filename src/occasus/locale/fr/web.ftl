# Ce que dit le client du navigateur autour des jeux.

## Partout

close = Fermer
cancel = Annuler
delete = Supprimer
keep = Enregistrer
kept = C’est enregistré.
loading = Un instant…
menu = Menu
on = Oui
off = Non
yes = Oui
no = Non
try-again = Réessayer
new-version-title = Une nouvelle version
new-version = Il y a une nouvelle version de ce site ; rechargez la page pour continuer.
reload = Recharger
skip = Vers le contenu
hidden = caché
seat = place { $number }
guest = Invité
player = Joueur { $number }
you = Vous
you-called = { $name } (vous)
somebody = Quelqu’un
toast = Nouvelle
logo = Occasus, accueil
language = Langue
download = Télécharger

## Chemins vers les pages, et titres

nav = Pages
nav-home = Accueil
nav-tables = Tables
nav-turns = Mon tour
nav-rules = Règles
nav-replays = Parties à revoir
nav-learn = Apprendre
nav-about = À propos des éditions
nav-settings = Réglages
title-home = Occasus : trois jeux sur la chute de Rome
title-page = { $page } · Occasus
title-tables = Tables
title-turns = Mon tour
title-confirm = Votre adresse
title-reset = Nouveau mot de passe
title-unsubscribe = Plus de messages
title-rules = Règles
title-replays = Parties à revoir
title-learn = Apprendre
title-lesson = Apprendre
title-puzzle = Apprendre
title-puzzles = Problèmes
title-book = Comment jouer
title-try = Essayer
title-cards = Aide-mémoire
title-replay = Partie revue
title-scene = Une scène
title-about = À propos des éditions
title-figures = Données d’une table
title-settings = Réglages
title-begin = Une partie commence
title-join = Une invitation
title-lost = Rien ici
title-person = Profil
title-ladder = Palmarès
sign-in = Se connecter
guest-keep = Garder mes parties
title-your-turn = À vous de jouer

## Les jeux

game-fall_of_rome = La Chute de Rome
game-empires_end = La Fin de l’Empire
game-struggle_for_rome = La Lutte pour Rome
game-fall_of_rome-about = Tenez la frontière ensemble. Cinq tribus marchent sur Rome ; légions, forts et alliances sont attendus partout à la fois.
game-empires_end-about = Tout le monde tombe ; reste à savoir qui tombe le mieux. Payez pour repousser les catastrophes, ou prenez-les et apprenez.
game-struggle_for_rome-about = Menez deux tribus par-delà le Limes, pillez cinq provinces et fondez un royaume dans les ruines.
game-about =
    { $sort ->
        [together] { $least } à { $most } joueurs, ensemble · { $minutes } min
       *[rivals] { $least } à { $most } joueurs, rivaux · { $minutes } min
    }

## Accueil

home-title = Trois jeux sur le jour où Rome s’éteignit
home-intro = Jouez dans votre navigateur avec des amis ou des robots, selon les règles imprimées.
open-table = Ouvrir une table
join-code = Rejoindre avec un code
join = Rejoindre
code = Code ou lien de l’invitation
play-bots = Jouer avec des robots
back-to-table = Revenir à votre table : { $game }
play-people = Entre humains
first-game-together = Votre première partie : niveau Initiation, un débutant à vos côtés, des conseils à portée de main.
first-game-rivals = Votre première partie : contre des débutants, avec des conseils à portée de main.
learn-game = Première partie : le guide
waiting-for-you = On vous attend
open-tables = Tables ouvertes
no-open-tables = Aucune table n’est ouverte. Ouvrez-en une ; publique, elle sera visible ici.
recent-replays = Parties récentes
not-affiliated = Occasus est un projet de fans, gratuit. Il n’est lié ni aux auteurs ni aux éditeurs des jeux imprimés, et n’utilise ni leurs images ni leurs textes.

## Une nouvelle table

new-table = Une nouvelle table
new-table-game = Jeu
new-table-with = Avec qui
new-table-players = Joueurs
with-friends = Des amis
with-bots = Des robots
with-screen = Un seul écran
with-friends-about = Vous recevez un lien à envoyer ; les places libres peuvent aller à des robots.
with-strangers = Personne à inviter ? Jouez maintenant avec qui veut la même partie
with-bots-about = Toutes les autres places sont jouées par des robots.
with-screen-about = Toutes les places se jouent ici ; on se passe l’écran.
with-alone-about = Vous jouez la version solo : personne d’autre ne participe.

## Tables dans les listes

my-tables = Mes tables
no-tables = Vous n’êtes encore à aucune table.
tables-intro = Les vôtres, et celles que chacun peut rejoindre ou regarder
turns-intro = Les tables qui vous attendent, les plus urgentes d’abord
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
turns-settings = Comment savoir que c’est votre tour
your-turn = À vous
state-join =
    { $free ->
        [one] Rejoindre : { $free } place
       *[other] Rejoindre : { $free } places
    }
state-lobby =
    { $free ->
        [0] complet
        [one] 1 place libre
       *[other] { $free } places libres
    }
state-over = Terminée
state-playing = En cours
state-plays = { $name } joue
with = avec { $names }
with-nobody = en solitaire
with-one-screen = { $players } joueurs sur un écran
deadline = prochain coup avant le { $date }
table-mine = Votre table
table-of = Chez { $name }
table-closed = Cette table a été fermée.
table-closed-about = Elle a été fermée avant le début de la partie. Ouvrez-en une autre ou choisissez-en une dans la liste.
table-stopped = Cette partie a été arrêtée.
table-stopped-about = Tous ceux qui y jouaient sont partis. Ouvrez une autre table ou rejoignez-en une de la liste.
table-private = Cette table est privée
table-private-about = Elle est privée, fermée ou finie depuis longtemps. Demandez l’invitation à quelqu’un qui y joue : son lien ou son code vous y mène.
logged-out = Votre session est terminée.
logged-out-about = Reconnectez-vous pour continuer : votre place vous attend.
watching-about = Vous regardez cette partie ; toutes les places sont prises. Pour jouer, ouvrez une table ou rejoignez-en une.

## Le salon

lobby-intro =
    { $sort ->
        [together] { $players ->
            [one] { $game }, { $players } joueur
           *[other] { $game }, { $players } joueurs, ensemble
        }
       *[rivals] { $game }, { $players } joueurs, rivaux
    }
lobby-free =
    { $free ->
        [one] { $free } place est encore libre
       *[other] { $free } places sont encore libres
    }
lobby-host-begins = L’hôte lance la partie
lobby-away =
    { $away ->
        [one] { $away } joueur est absent
       *[other] { $away } joueurs sont absents
    }
lobby-ready = Tout le monde est là
begin = Commencer
leave = Quitter
close-table = Fermer la table
close-table-sure = La fermer pour tous ? Les places et la conversation seront perdues.
leave-lobby-sure = Abandonner votre place ?
seats = Places
seats-taken = { $taken } sur { $seats }
seat-name = Nom du joueur { $number }
lobby-unnamed = Les autres vous voient comme invité. Comment doivent-ils vous appeler ?
seat-free = Place libre
seat-open = asseyez-vous, ou attendez
seat-open-waits = attend quelqu’un
seat-open-host = invitez, ou asseyez un robot
seat-clear = Libérer la place
sit = S’asseoir ici
sit-too = La jouer aussi
stand-up = Se lever
add-bot = Ajouter un robot
bot-called = Robot { $name }
bot-for = { $name } ({ $bot })
bot-level = Comment joue le robot
bot-levels = Quelle est la force des robots ?
bot-random = Fortuna
bot-random-about = n’importe quel coup
bot-tiro = Tiro
bot-tiro-about = comme à une première partie
bot-miles = Miles
bot-miles-about = connaît son métier
bot-centurio = Centurio
bot-centurio-about = voit loin
bot-legatus = Legatus
bot-legatus-about = le plus fort ; prend son temps
bot-strength = gagne environ { $tenths } parties sur 10 contre trois { $other }
bot-strength-together =
    { $tenths ->
        [0] à trois, ils ne gagnent presque jamais en difficulté « Initiation »
        [one] à trois, ils gagnent environ 1 partie sur 10 en difficulté « Initiation »
       *[other] à trois, ils gagnent environ { $tenths } parties sur 10 en difficulté « Initiation »
    }
host = hôte
here = en ligne
away = absent
copy-invitation = Copier l’invitation
copied = L’invitation est copiée. Envoyez-la à ceux qui vont jouer.
copied-playing = L’invitation est copiée. Qui la suit peut regarder la partie.
copy-failed = Le navigateur ne permet pas de copier ; sélectionnez le code et copiez-le.
rules-of-table = Règles de cette table
more-options =
    { $count ->
        [one] { $count } autre choix, pour qui connaît le jeu
       *[other] { $count } autres choix, pour qui connaît le jeu
    }
pace = Rythme
pace-about = temps pour chaque coup
pace-days =
    { $days ->
        [0] En direct
        [one] 1 jour
       *[other] { $days } jours
    }
clock = Pendule
clock-about = une réserve pour chacun et 10 secondes gratuites par décision ; quand elle est vide, un robot joue jusqu’à votre retour
clock-minutes =
    { $minutes ->
        [0] Aucune
       *[other] { $minutes } min
    }
clock-left = reste { $time }
clock-pause = Arrêter les pendules
clock-paused = Les pendules sont arrêtées. Un coup les remet en marche.
clock-resume = Reprendre
clock-lent = Votre temps est écoulé : un robot joue pour vous.
clock-yours = À vous ensuite : votre pendule tourne
clock-runs = Les pendules tournent à nouveau.
clock-runs-by = { $name } remet les pendules en marche.
clock-short = Votre temps est presque écoulé. Ensuite, un robot joue pour vous jusqu’à votre retour ; la partie n’est pas perdue pour autant.
clock-back = Je suis de retour
clock-returning = Vous êtes de retour : vous reprendrez la main quand le robot aura fini votre tour.
vote-pause = { $name } voudrait arrêter les pendules.
hints = Conseils
hints-about = un robot peut conseiller un coup
rated = Classement
rated-about = une partie classée se joue sans conseils, avec les options habituelles
rated-yes = Classée
rated-no = Amicale
rating-is = { $points } ± { $spread }
seat-rating = classement { $points }
public = Qui la voit
public-about = une table publique est visible de tous
public-yes = Tout le monde
public-no = Par lien
spectators = Spectateurs
spectators-about = d’autres peuvent regarder et voir ce que tous voient
stand-ins-note =
    { $count ->
        [one] { $count } donnée de cette table remplace ce que nous n’avons pas trouvé.
       *[other] { $count } données de cette table remplacent ce que nous n’avons pas trouvé.
    }
stand-ins-see = Voir lesquelles.
content-own =
    { $count ->
        [one] Le fichier de l’hôte remplace { $count } donnée.
       *[other] Le fichier de l’hôte remplace { $count } données.
    }
content-bring = Jouer avec vos propres données
content-about = Si vous avez la boîte, notez dans un petit fichier ce qui y est imprimé et ouvrez-le ici : les règles, les robots, les plateaux et les parties à revoir de cette table s’en serviront.
content-template = Un fichier avec toutes les données, à corriger
content-file = Ouvrir un fichier de données
content-back = Revenir à nos données
figures = Données
figures-own = Partie jouée avec les données de l’hôte
figures-ours = Certaines valeurs sont les nôtres, là où aucun livret ne les donne
figures-none-own = Personne n’a apporté de fichier de données à cette table, ou ses valeurs sont les mêmes que les nôtres.
figures-intro = Quelles données viennent du fichier de l’hôte, et lesquelles remplacent ce que nous n’avons pas trouvé.
figures-back = Revenir à la table
figures-stand-ins =
    { $count ->
        [one] { $count } donnée de remplacement
       *[other] { $count } données de remplacement
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
phrases = Phrases toutes prêtes ; chacun les lit dans sa langue
block = Bloquer
unblock = Débloquer
blocked = { $name } : personne bloquée. Vous ne lisez plus ce qu’elle dit, à aucune table.
talk-empty = Rien n’a encore été dit.
talk-unread =
    { $unread ->
        [0] Discussion
        [one] Discussion, { $unread } message
       *[other] Discussion, { $unread } messages
    }
said = { $name } : { $text }
mute = Ne plus me montrer ses messages
mute-all = Réduire au silence pour tous
report = Signaler ce message
report-name = Signaler ce nom
reported = Les responsables du serveur le liront.
muted =
    { $count ->
        [one] { $count } personne est masquée.
       *[other] { $count } personnes sont masquées.
    }
unmute = Montrer à nouveau

## En jeu

waiting-for = On attend { $names }
acts-now = peut agir
hint = Conseil
since = Depuis votre tour
since-number = Depuis votre tour : { $number }
since-short = Nouveau : { $number }
since-own = Conséquences
since-more =
    { $number ->
        [one] et { $number } autre ligne dans la chronique
       *[other] et { $number } autres lignes dans la chronique
    }
advice = Ce que ferait un robot
advice-thinking = Un robot réfléchit…
advice-chance = { $chance } % de chances de gagner
advice-equal = à peu près aussi bon
advice-do = Faire cela
advice-next = Autre idée { $at }/{ $count }
undo = Annuler
undo-ask = Demander à annuler
rules = Règles
line-lost = La connexion est perdue. Nous réessayons ; vos coups attendent.
new-rules = Ce serveur a une version plus récente, aux règles corrigées. Votre partie continue depuis la même position selon les nouvelles règles ; les coups d’avant ne peuvent plus être annulés et leur chronique n’est plus montrée.
abandoned = La partie attend { $seat }, qui n’est plus là.
takeover-bot = Laisser jouer un robot
takeover-me = Je prends la place
takeover-claim = Je gagne la partie
takeover-claim-sure = Terminer la partie maintenant, par votre victoire ?
vote-undo = { $name } voudrait annuler le dernier coup.
vote-bot = { $name } voudrait qu’un robot joue pour { $seat }.
vote-takeover = { $name } voudrait jouer pour { $seat }.
vote-count = D’accord : { $yes } sur { $voters }.
news-resigned = { $name } abandonne. { $bot } continue la partie.
news-time-up = { $name } n’a plus de temps : { $bot } joue jusqu’à son retour.
news-bot = { $bot } joue pour { $name } jusqu’à son retour.
news-left = { $name } a quitté la table.
news-back = { $name } est de retour.
news-no = { $name } n’est pas d’accord.
news-no-many = Les autres ne sont pas d’accord.
vote-mine-pause = Vous demandez d’arrêter les pendules ; la vôtre tourne jusqu’à l’accord des autres.
vote-mine-undo = Vous demandez à annuler votre dernier coup.
vote-mine-takeover = Vous demandez qui doit jouer à la place abandonnée.
vote-withdraw = Retirer la demande
resign = Abandonner
resign-sure = Abandonner ? Un robot continue pour vous ; à deux, l’autre gagne.
resigned = a abandonné
block-name = Bloquer { $name }
resigned-about = Vous avez abandonné ; { $bot } continue à votre place. Vous pouvez regarder la suite.
leave-sure = Partir pour de bon ? Votre place attendra que quelqu’un la prenne. Pour revenir plus tard, fermez simplement cette page.
leave-sure-alone = Partir pour de bon ? Personne d’autre ne joue ici : la partie s’arrête sans résultat. Pour revenir plus tard, fermez simplement cette page.
leave-sure-rated = Partir pour de bon ? Personne d’autre ne joue ici : la partie s’arrête. Pour revenir plus tard, fermez simplement cette page.
sure-rated = Cette partie est classée : qui part ou abandonne prend la dernière place.
stay = Rester
fair = Hasard vérifiable
fair-about = Tous les dés et toutes les cartes viennent d’un nombre secret du serveur et de nombres que les navigateurs des joueurs y ajoutent. Le serveur a montré l’empreinte de son nombre à la création de la table ; le nombre lui-même est montré à la fin, pour que chacun puisse vérifier.
fair-promise = Empreinte du nombre du serveur :
fair-mine = Ajouté par ce navigateur :
fair-secret = Le nombre du serveur :
fair-kept = Vérifié : dés et cartes viennent tous du nombre promis par le serveur et de ceux que les joueurs ont ajoutés. Pour les vérifier un à un, téléchargez la partie et lancez : occasus replay FICHIER --verify
fair-kept-late = Vérifié : dés et cartes viennent tous du nombre promis par le serveur et de ceux que les joueurs ont ajoutés. Le nombre de ce navigateur est arrivé après le début de la partie et n’en fait pas partie.
fair-late = La partie avait déjà commencé quand le nombre de ce navigateur est arrivé : elle se joue sans lui.
fair-cannot = Ce navigateur ne peut vérifier les dés que par une connexion sécurisée (https).
fair-broken-promise = Attention : le nombre du serveur n’est pas celui qu’il avait promis. On ne peut pas se fier aux dés.
fair-broken-nonce = Attention : la partie a commencé sans le nombre ajouté par ce navigateur. On ne peut pas se fier aux dés.
fair-broken-seed = Attention : les dés ne viennent pas des nombres promis et ajoutés. On ne peut pas s’y fier.
pass-to = Passez l’écran à { $name }
pass-about = Ce que sait { $name } reste caché tant que d’autres regardent.
pass-ready = C’est moi

## La fin

the-end = La fin
end-won-together = Victoire : Rome est sauve
end-lost-together = Défaite : Rome est tombée
end-won = Vous avez gagné
end-winner =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
end-when =
    { $moves ->
        [one] Fin le { $date }, après { $moves } coup.
       *[other] Fin le { $date }, après { $moves } coups.
    }
end-place = { $place }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-resigned = l’autre camp a abandonné
result-claimed = l’autre camp n’est pas revenu
end-you-resigned = Vous avez abandonné.
end-you-claimed = Votre absence a duré trop longtemps.
end-you-gave-up = Vous avez abandonné : un robot a continué pour vous, et vous avez la dernière place.
end-chapter = Pour la prochaine fois :
share-picture = Partager l’image
share-shared = L’image a été partagée.
share-kept = Rien n’a été partagé.
share-saved = L’image est enregistrée : occasus.png, dans vos téléchargements.
decided = Pourquoi ce résultat ?
decided-thinking = Un robot reprend toute la partie…
rematch = Rejouer
rematch-join = Vers la partie suivante
replay = Revoir
analysis = Analyse
look-at-board = Regarder le plateau

## Parties revues

replays-intro = Des parties terminées, coup par coup
replays-mine = Mes parties
replays-public = Parties publiques
replays-brought = Fichiers de partie
no-replays = Vous n’avez pas encore terminé de partie.
no-public-replays = Aucune autre partie publique n’est terminée.
bring-file = Ouvrir un fichier de partie
replay-of = { $game }, partie à revoir
step = Coup
step-of = { $at } sur { $moves }
step-back = Un coup en arrière
step-on = Un coup en avant
step-turn = Tour suivant
step-turn-back = Tour précédent
replay-play-on = Continuer d’ici
replay-played-on = Une nouvelle partie commence au coup { $move }. Votre place : { $name } ; des robots jouent les autres. L’ancienne partie reste telle quelle.
replay-older = Cette partie a été jouée selon des règles plus anciennes. Elle est montrée telle qu’elle a été conservée, toutes cartes visibles.

## Règles

rules-intro = Chaque règle a son identifiant ; la chronique, les refus et les conseils le citent.
rules-search = Mots ou identifiant
rules-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-none = Aucune règle n’a tous ces mots.
rule-mark = Règle { $rule }
rule-open = Ouvrir les règles ici
rule-ledger = Le registre dit, en anglais :
scenes = Scènes qui la montrent
contents = Sommaire

## À propos

about-intro = Ce qui est imprimé, ce qui est de nous, et à qui l’on doit le reste
about-editions = À propos des éditions
about-stand-ins = Les règles suivent les livrets imprimés. Là où une carte ou un plateau n’a pas été trouvé, une donnée de notre main le remplace ; toutes sont énumérées ici, et toutes se jouent.
about-own = Si vous avez la boîte, vous pouvez en remplacer chacune par un petit fichier à vous : à une table que vous tenez, sous ses règles, ou dans le terminal :
about-sure = Données avec une source : { $high } sûres, { $medium } probables, { $low } incertaines. Données de remplacement : { $standins }.
about-not-affiliated = Sans lien
about-credits = À qui l’on doit le reste
edition-fall_of_rome = De remplacement : les jours de voyage sur la plupart des cartes Ville, qui ne servent qu’à désigner le premier joueur ; les effets forts de la plupart des événements reposent sur une seule source publique.
edition-empires_end = De remplacement : mises, coûts et capacités des cartes Catastrophe, cartes Conflit, ordre des phases, coûts de reconstruction.
edition-struggle_for_rome = De remplacement : la carte, le nombre de cartes Développement et l’effet de certaines, la composition des jetons de pillage.
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
credit-map = Côtes : Natural Earth par world-atlas, domaine public.
credit-code = Tout le reste est dessiné et écrit par nous, sous licence Apache 2.0.

## Réglages

name = Nom
device = Cet appareil
theme = Thème
theme-about = l’aspect des pages ; les plateaux ne changent pas
theme-system = Comme l’appareil
theme-dark = Sombre
theme-light = Clair
motion = Mouvement
motion-about = si les pièces bougent
motion-system = Comme l’appareil
motion-full = Complet
motion-none = Aucun
speed = Vitesse
speed-now = Vitesse : { $speed }
speed-about = à quelle vitesse les pièces bougent
speed-calm = Calme
speed-normal = Normale
speed-fast = Rapide
odds = Probabilités
odds-about = ce qui peut sortir des paquets
notes = Explications
notes-about = ce qui arrive pour la première fois est expliqué une fois
sound-offer = Des sons discrets, et une cloche quand c’est à vous ?
sound-on = Les activer
sound-effects = Sons
sound-effects-about = des bruits discrets pour pièces, cartes et dés
sound-bell = Cloche
sound-bell-about = quand c’est à vous
install-about = Pour avoir Occasus comme application, choisissez « Installer » ou « Sur l’écran d’accueil » dans le menu de votre navigateur.
notices = Avis
notices-about = Quand un coup d’une partie lente vous attend : un seul avis par coup, jamais plus.
notices-push = Dans ce navigateur
notices-push-about = même quand cette page est fermée
notices-push-none = ce navigateur ne peut pas en montrer ici
notices-push-denied = interdits dans ce navigateur ; autorisez-les d’abord dans ses réglages
notices-mail = Par courriel
notices-mail-about = à une adresse que vous confirmez
notices-mail-none = ce serveur n’envoie pas de courriel
notices-address = Adresse
notices-confirm = M’envoyer un lien
notices-pending = Un message avec un lien est en route vers { $address }.
notices-forget = Oublier l’adresse
notices-quiet = Heures calmes
notices-quiet-about = rien ne vient alors ; heure { $zone }
notices-from = De
notices-to = À
confirm-done = Votre adresse est confirmée. Vous saurez quand c’est à vous.
unsubscribe-done = C’est fait : plus aucun message ne viendra.
account = Compte
account-about = Vous êtes l’invité de ce navigateur. Avec un compte, vous retrouvez vos tables partout.
account-is = Vous utilisez le compte { $account }.
account-name = Nom du compte
account-make = Nouveau compte
account-log-in = Se connecter
password-forgotten = Mot de passe oublié ?
password-sent = Si ce compte a une adresse confirmée, un lien vient d’y être envoyé. Il est valable une heure.
password-set = Votre mot de passe est changé, et votre session est ouverte.
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-about = Au moins 8 caractères. Sans adresse de courriel, personne ne peut vous rendre un mot de passe oublié.
password-change = Changer le mot de passe
log-out = Se déconnecter
log-out-everywhere = Déconnecter partout, les programmes aussi
tokens = Clés pour programmes
tokens-about = Avec une clé, un programme peut jouer pour vous. Traitez-la comme un mot de passe.
sessions = Vos sessions ouvertes
sessions-about = Chaque navigateur qui vous connaît. Mettez fin à ce que vous ne reconnaissez pas.
session-unknown = Un navigateur
session-current = celui-ci
session-seen = dernière visite le { $date }
session-end = Déconnecter
token-scope = Il peut
token-scope-play = jouer
token-scope-read = seulement lire
token-days = Pour combien de jours
token-until = jusqu’au { $date }
token-label = Usage
token-make = Créer une clé
token-secret = Montrée une seule fois :
my-data = Mes données
my-data-about = Tout ce que le serveur garde sur vous.
my-data-export = Les emporter dans un fichier
my-data-delete = Tout supprimer
my-data-delete-about = Votre nom, votre compte, vos clés, vos messages et vos fichiers sont supprimés pour de bon. Vos parties continuent sans vous.

## Ce qui n’a pas marché

error-unknown = Cela n’a pas marché. Réessayez.
error-offline = Le serveur est injoignable.
error-old-link = Ce lien est trop ancien ou a déjà servi ; demandez-en un autre.
error-guest = C’est un invité, qui n’a pas de mot de passe.
error-not-found = Il n’y a rien ici, ou ce n’est pas pour vous.
error-no-code = Aucune table ouverte n’a ce code.
error-taken = C’est déjà pris.
error-play-now = À une table « Jouer maintenant », chacun a une place et les robots viennent d’eux-mêmes.
error-play-now-rules = Une table « Jouer maintenant » garde ses règles ; ouvrez la vôtre pour en avoir d’autres.
error-not-invited = Vous pouvez inviter les personnes avec qui vous avez fini une partie, si elles le veulent aussi.
error-too-many-invitations = Trop d’invitations attendent déjà une réponse.
error-too-many-blocked = Vous avez bloqué autant de personnes que possible ; débloquez-en quelques-unes.
error-block-self = Vous ne pouvez pas vous bloquer vous-même.
error-wrong-password = Le nom ou le mot de passe est incorrect.
error-too-fast = Trop à la fois ; attendez un instant.
error-too-large = C’est trop volumineux.
error-not-a-match = Ce n’est pas un fichier de partie que l’on puisse montrer ici.
error-open-seats = Des places sont encore libres ; attendez, ou donnez-les à des robots.
error-not-come = Une partie classée commence quand tous ceux qui ont une place sont venus à la table ; attendez-les.
error-two-paces = Une partie a des jours par coup ou des minutes en tout, pas les deux.
error-no-clock = Cette table n’a pas de pendule à arrêter.
error-paused = Les pendules sont déjà arrêtées.
error-not-paused = Les pendules tournent déjà.
error-rated-hints = Une partie classée se joue sans conseils ; désactivez-les ou jouez une partie amicale.
error-rated-content = Une partie classée a nos données ; retirez le fichier de données ou jouez une partie amicale.
error-rated-options = Une partie classée a les options habituelles, sauf la difficulté ; sinon jouez une partie amicale.
error-rated-seats = Dans une partie classée, chacun a une seule place ; donnez les autres à des joueurs ou à des robots.
error-rated-bots = Dans une partie classée, les robots ont un des quatre niveaux ; choisissez-en un.
error-rated-replay = Une partie qui en continue une autre n’est pas classée.
error-bad-options = Ces choix ne vont pas ensemble.
error-no-hint = Le robot n’a pas d’idée pour l’instant ; redemandez dans un moment.
error-not-your-turn = Ce n’est pas à vous de décider.
error-nothing-to-undo = Vous n’avez aucun coup à annuler.
error-asked-already = La question est déjà posée aux autres.
error-stale = La partie a continué entre-temps ; regardez à nouveau.
error-not-allowed = Les règles ne le permettent pas maintenant.
error-not-abandoned = Cette place ne peut pas être reprise maintenant.
error-no-proposal = On ne vote plus là-dessus.
error-cooperative = Dans un jeu coopératif, personne n’abandonne ; vous pouvez quitter la table.
error-forbidden = Ce n’est pas à vous de le faire ; peut-être à l’hôte.
error-nobody = Le serveur ne vous connaît pas ; rechargez la page.
error-no-person = Cette personne est inconnue ici.
error-not-seated = Vous n’avez pas de place ici.
error-no-seat = Cette place n’existe pas.
error-started = Cette partie a déjà commencé.
error-not-playing = Cette partie n’est pas en cours.
error-not-over = Cette partie n’est pas encore finie.
error-wrong-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
error-unknown-bot = Ce robot ne joue pas à ce jeu.
error-too-many-tables = Vous tenez déjà trop de tables ; finissez-en ou fermez-en une.
error-too-many-replays = Vous avez déjà trop de fichiers de partie ; supprimez-en un d’abord.
error-too-many-tokens = Vous avez déjà trop de clés ; supprimez-en une d’abord.
error-token = Un programme ne peut pas faire cela ; utilisez un navigateur où votre session est ouverte.
error-read-only = Cette clé permet seulement de lire.
error-hidden-hand = Dans ce jeu, les mains sont cachées : seul un robot peut jouer pour quelqu’un d’autre.
error-unavailable = Le serveur ne peut rien enregistrer pour l’instant ; réessayez dans un moment.
error-others-play = D’autres sont à cette table ; vous pouvez la quitter, mais pas l’arrêter.
error-refused-already = Les autres ont refusé ; continuez d’abord à jouer.
error-maintenance = Le serveur est en maintenance et ne fait que montrer ; revenez bientôt.
error-banned = Vous ne pouvez pas utiliser ce serveur ; demandez à ceux qui le gèrent.
error-newer = Cette partie continue sur une version plus récente du serveur ; réessayez dans un moment.
error-not-for-two = Seule une partie à deux peut être gagnée ainsi ; laissez un robot continuer.
error-too-many-browsers = Vous avez déjà trop de navigateurs ; désactivez-en un d’abord.
error-too-long = Cette partie est trop longue à analyser.
error-bad-content = Ce fichier de données ne peut pas servir ; ce qui ne va pas est écrit ci-dessous.
error-over = La partie est finie à cet endroit ; reculez de quelques coups et continuez de là.
error-damaged = Ce fichier de partie est abîmé.
error-empty = Ce message est vide.
error-unknown-zone = Ce fuseau horaire n’existe pas.
error-no-address = Confirmez d’abord une adresse.
error-no-mail = Ce serveur n’envoie pas de courriel.
error-mail-failed = Le message n’a pas pu partir ; réessayez plus tard.
error-bad-push = Ce serveur ne peut pas prévenir ce navigateur.
error-bad-request = Il manque quelque chose, ou c’est trop court ou trop long.
error-accident = Quelque chose a échoué sur le serveur ; réessayez.
error-unknown-action = Ce coup n’existe pas dans ce jeu ; rechargez la page.
error-unknown-game = Ce jeu n’existe pas ici.
error-hello-first = La table n’est pas encore prête ; réessayez dans un instant.
error-bad-message = Le serveur ne comprend pas cette page ; rechargez-la.
error-wrong-method = Le serveur ne comprend pas cette page ; rechargez-la.
error-wrong-type = Le serveur ne comprend pas cette page ; rechargez-la.
lost-title = Rien ici
failed-title = Impossible d’afficher cette page
lost-about = Il n’y a pas de page à cette adresse.

## Parts of every board

chronicle = Chronique
text-board = Plateau en texte
text-board-open = Ouvrir le plateau en texte pour y jouer
text-actions = Ce que vous pouvez faire
turn-of = { $name } joue
screen-parts = Parties de l’écran

## Maps and stories of all boards

map-zoom = Zoom
map-nearer = Plus près
map-farther = Plus loin
map-inset = Où se trouve la fenêtre ; touchez pour la déplacer
story-skip = Passer
story-turns = { $turns ->
    [one] encore { $turns } tour à raconter
   *[other] encore { $turns } tours à raconter
}
story-to-question = Aller à la question
away-title = En votre absence
away-late-title = Ce qui s’est passé entre-temps
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
chronicle-before = Le début
chronicle-empty = Il ne s’est encore rien passé : ce que fait chacun s’inscrira ici, le plus récent en haut.
legend = Légende

# running the server
title-admin = Gestion du serveur
admin-find = Trouver une personne
admin-find-about = Par identifiant, compte ou partie du nom.
admin-sessions =
    { $count ->
        [one] une session
       *[other] { $count } sessions
    }
admin-password = Nouveau mot de passe
admin-end = Fermer toutes les sessions
admin-ban = Exclure
admin-bans = Exclusions
admin-whom = Compte, identifiant ou plage d’adresses
admin-days = Jours (0 : pour toujours)
admin-why = Pourquoi
admin-unban = Lever l’exclusion
admin-close = Fermer une table
admin-table = Identifiant de la table : la fin de son adresse
admin-reports = Signalements
admin-nothing = Rien n’attend.
admin-done = Traité
admin-read-only = Lecture seule : personne ne change rien
admin-given = Le nouveau mot de passe est { $password }. Il n’est montré qu’une fois.
admin-ok = C’est fait.
admin-guest = invité
admin-nobody = Personne n’a été trouvé.
admin-for-good = pour toujours

# sur un seul appareil, sans serveur
play-here = Jouer ici, sans le serveur

## Une partie revue et son analyse

replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Point de vue
replay-all = Avec tous les secrets
replay-eyes-of = Comme l’a vu { $name }
replay-decided = { $name } a décidé.
replay-share = Copier le lien
replay-copied = Le lien vers ce coup est copié. Toute personne qui l’a peut regarder cette partie.
analysis-thinking = Un robot analyse toute la partie ; cela peut prendre une minute…
analysis-curve = Chances de gagner au fil de la partie ; le curseur ou un tour marqué mène à ce moment
analysis-moment = Tournant { $letter }
analysis-axis = { $chance } % de chances
analysis-show = Montrer sur le plateau
analysis-next = Suivant
analysis-why = Sur 100 parties à partir d’ici, le meilleur tour en gagne { $before } et le tour joué { $after }.
analysis-together = Tous ensemble
analysis-done = { $name } a choisi « { $action } ».
analysis-done-yours = Vous avez choisi « { $action } ».
analysis-chance-of = { $name } :

## Apprendre

learn = Apprendre
learn-intro = Trois façons d’apprendre chaque jeu : une première partie guidée, un court livret de règles ou des problèmes. Chaque image est un plateau que vous pouvez manipuler.
learn-puzzles = Problèmes
learn-solved = résolu
lesson-on = Suivant
lesson-show = Montrez-moi
lesson-back = Étape précédente
lesson-again = Recommencer
lesson-step = Étape { $at } sur { $steps }
lesson-more = D’autres problèmes
lesson-play = Jouer une partie
lesson-next-chapter = Chapitre suivant : { $chapter }
lesson-first-game = Jouer une première partie
lesson-leave = Quitter
lesson-later = Un peu plus tard : une nouvelle position.
lesson-chapters = Chapitres du guide
learn-go-on = Continuer
learn-chapters =
    { $done ->
        [one] { $done } chapitre sur { $count }
       *[other] { $done } chapitres sur { $count }
    }
lesson-not-now = C’est permis, mais le guide demande d’abord autre chose.
puzzle-solved = Résolu.
puzzle-failed = Pas cette fois : voyez ce qui s’est passé, et réessayez.

## Livrets

book = Comment jouer
book-of = Comment jouer : { $game }
book-minutes = { $minutes } min
book-chapters =
    { $count ->
        [one] { $count } chapitre
       *[other] { $count } chapitres
    }, { $minutes } min
book-read = lu
book-exactly = Règles exactes
book-exactly-count =
    { $count ->
        [one] une règle
       *[other] { $count } règles
    }
book-words = Lexique
book-forgotten = Souvent oublié
book-forgotten-one = Souvent oublié : { $text }
book-look-up = Chercher une règle
book-print = Imprimer
book-print-all = Tout sur une page, à imprimer
book-next = Suite : { $chapter }
book-step-back = Un pas en arrière
book-step-on = Un pas en avant
book-before = Avant le premier coup.
book-examples = Un nom entre parenthèses est un exemple : `occasus rules { $example }` le raconte en entier.
book-try = Essayez vous-même
book-your-turn = À vous
learn-guide = Première partie guidée
try = Essayer
try-task = La position du livret. Jouez librement, les robots répondent. « Recommencer » la remet en place.

## Aide-mémoire

cards = Aide-mémoire
cards-roles = Rôles
cards-events = Événements
cards-costs = Ce que cela coûte
cards-fr-march = Marcher : 1 action, le long d’une ligne, avec jusqu’à 3 légions.
cards-fr-sail = Naviguer de port en port : 1 action et une carte Ville d’une des couleurs de la destination.
cards-fr-fortify = Fortifier : 1 action et une carte de votre ville.
cards-fr-recruit = Mobiliser là où se trouve un fort : 1 action.
cards-fr-battle = Combattre : 1 action ; 1 dé par légion, 3 au plus.
cards-fr-plot = Comploter dans une ville partagée : 1 action ; une carte de cette ville change de main.
cards-fr-ally = Alliance là où se trouve la tribu : 1 action et des cartes Ville de sa couleur.
cards-fr-enlist = Embrigader une tribu alliée : 1 action et 1 carte Ville de sa couleur.
cards-fr-event = Événement : aucune action. Corruption : le soleil descend d’abord de 1 cran.
cards-alliance = Cartes pour une alliance
cards-pieces = Barbares en tout
cards-revolts = Révoltes jusqu’ici
cards-invade = Invasions
cards-recruit = Mobilisation
cards-odds = Chances aux dés
cards-battle-about = Sans la face spéciale, qui fait ce que dit votre rôle.
cards-dice = Dés
cards-removes = Au moins { $least } retirés
cards-falls = Légions qui tombent, en moyenne
cards-locations = Lieux
cards-points = Points
cards-rebuild = Reconstruire
cards-place = Position
cards-accepts = Se paie en
cards-hammers = Marteaux
cards-conflicts = Conflits
cards-ee-pay = Une catastrophe : à chacun de vos tours, payez 1 jeton d’un type que montre la carte, ou une pièce ; ou prenez la carte.
cards-ee-bid = Un conflit : toutes les haches et pièces misées sont perdues.
cards-ee-coin = Une pièce remplace un blé, une hache ou un marteau.
cards-ee-build = Construire une carte : 1 ou 2 marteaux, selon la carte.
cards-ee-town = Une Ville intacte : 1 marteau de moins pour une carte par phase d’industrie.
cards-ee-sell = Vendre une carte : vous recevez 1 pièce.
cards-ee-rebuild = Reconstruire : les marteaux de la ruine, une fois par phase d’industrie.
cards-ee-relief = Moins de 5 jetons après avoir pris une carte : 1 pièce pour 2 points, jusqu’à en avoir 5.
cards-development = Cartes Développement
cards-sr-fighters = Combattants : 1 minerai, 1 cheval. Un cavalier et un guerrier.
cards-sr-wagon = Chariot : 1 cheval, 1 grain, 1 bétail.
cards-sr-development = Carte Développement : 1 bétail, 1 pièce d’or.
cards-sr-joker = Une fois par tour de construction, 3 pièces d’or remplacent un bien.
cards-sr-bank = Banque : 3 biens identiques pour 1 minerai, 1 grain ou 1 carte Pâturage.
cards-sr-land = Flèche terrestre : la première flèche est gratuite, puis 1 grain ou 3 pièces d’or chacune.
cards-sr-sea = Flèche maritime : la première flèche est gratuite, puis 1 pièce d’or chacune.
cards-sr-rest = Une tribu qui ne fait rien : 2 pièces d’or ou 1 bien.
cards-sr-city = Chaque ville conquise : 1 point.
cards-sr-diplomacy = Diplomatie, 3 Diplomates visibles : 2 points.
cards-sr-scourge = Fléau de Rome, 5 couleurs pour une même tribu : 2 points.
cards-sr-legacy = Héritage de Rome, 4 villes de chaque tribu : 2 points.
cards-sums-about = Dans une manche, on lance les dés jusqu’à obtenir 4 sommes différentes.
cards-sum = Somme
cards-one-roll = En un lancer
cards-a-round = Dans une manche

## Guides

chapter-fall_of_rome-turn = Un premier tour
chapter-fall_of_rome-revolt = Une révolte
chapter-fall_of_rome-alliance = Événement, complot, alliance
guide-fall_of_rome-turn-table = Cinq tribus attendent hors de l’Empire, et les flèches de leurs voies de migration mènent à Roma. Vous gagnez tous ensemble dès que chaque tribu est alliée ou partie. Si Roma est pillée, tout est perdu.
guide-fall_of_rome-turn-sun = Le soleil indique le déclin. Il descend d’un cran pour chaque ville pillée. Au cran 8, Rome tombe et vous perdez.
guide-fall_of_rome-turn-you = Vous êtes le Consul, à Roma avec 3 légions. Un tour donne jusqu’à 4 actions. À côté, à Genua, se trouvent 2 Wisigoths.
guide-fall_of_rome-turn-march = Entrer chez des barbares ne déclenche aucun combat. **Touchez Genua et marchez-y avec 2 légions** ; une reste à Roma.
guide-fall_of_rome-turn-battle = Maintenant, combattez. On lance un dé par légion, 3 au plus. Une face retire des barbares, coûte une légion, ou les deux. **Combattez avec 2 dés.**
guide-fall_of_rome-turn-fort = Les deux Wisigoths sont partis, et 1 légion est tombée. Vous avez en main la carte de Genua : **payez-la pour fortifier la ville.** Avec un fort, les légions tiennent sans vous, et vous pouvez mobiliser ici.
guide-fall_of_rome-turn-levy = Votre rôle sait faire ce que d’autres ne savent pas : le Consul ajoute une légion là où il est, ou dans une ville avec un fort. **Levez-en une à Genua.**
guide-fall_of_rome-turn-cards = Vos 4 actions sont faites, vous avez donc pioché 2 cartes : Lutetia et un événement. Les tribus se mettent en marche. Appuyez sur Suivant : la première carte sera retournée.
guide-fall_of_rome-turn-invasion = Wisigoths, Genua. Votre pion et un fort s’y trouvent : seule 1 légion est tombée, et personne n’est entré. Seules, les légions seraient toutes tombées. Voici la seconde carte.
guide-fall_of_rome-turn-filled = Huns, Iuvavum : ils y étaient déjà, un de plus est entré. Une tribu qui n’est ni là ni dans la ville précédente entre plus près du début de sa voie. Une ville en contient au plus 3 par tribu ; un quatrième la pille.
guide-fall_of_rome-revolt-partner = C’est le tour de votre partenaire, à Mediolanum, et ses actions sont finies. Toutes les cartes sont visibles, et vous pouvez jouer un événement à n’importe quel tour.
guide-fall_of_rome-revolt-asked = Vous avez un événement en main : dans une partie, on vous demande ici si vous le jouez. Il ne coûte pas d’action. Gardez-le, et voyez quelles sont les 2 cartes que pioche votre partenaire.
guide-fall_of_rome-revolt-increase = Une révolte ! D’abord l’**accélération** : le marqueur avance d’une case. Toujours 2 invasions par tour et 3 recrues, mais la prochaine révolte en fera 3 et 2.
guide-fall_of_rome-revolt-lutetia = Puis la carte du **dessous** : Huns, Lutetia. 3 arrivent d’un coup, sans marcher. 2 légions et un fort y étaient : chaque légion en a repoussé un et est tombée. Le troisième est entré.
guide-fall_of_rome-revolt-intensify = Enfin l’**intensification** : les 3 cartes défaussées sont mélangées et remises dessus. Voilà pourquoi les mêmes villes reviennent. Maintenant, les tribus se mettent en marche.
guide-fall_of_rome-revolt-third = Huns, Iuvavum, encore. Ils y sont 3 maintenant : un de plus, et Iuvavum est pillée.
guide-fall_of_rome-revolt-held = Et Wisigoths, Genua, encore. Votre pion et le fort s’y trouvent : 1 légion est tombée, il en reste 1. Ce sera ensuite votre tour.
guide-fall_of_rome-alliance-event = Un événement se joue à tout moment, sans dépenser d’action. Sa moitié rouge, la corruption, est plus forte, mais le soleil descend d’abord. **Jouez Festina Lente, l’effet standard** : un pion va dans n’importe quelle ville.
guide-fall_of_rome-alliance-choose = Votre partenaire est à Mediolanum, avec une carte que vous voulez. **Choisissez Mediolanum.**
guide-fall_of_rome-alliance-go = **Déplacez votre propre pion, avec 2 légions.** Cela ne coûte pas d’action.
guide-fall_of_rome-alliance-plot = Vous êtes dans la même ville, et votre partenaire a justement la carte de cette ville. **Choisissez Recevoir une carte : c’est un complot.** Votre partenaire doit être d’accord.
guide-fall_of_rome-alliance-to_huns = C’est d’accord. Vous avez maintenant 4 cartes vertes, le prix des Huns. L’alliance se forge là où ils sont. **Marchez à Iuvavum avec 2 légions.**
guide-fall_of_rome-alliance-ally = Il y a 3 Huns ici. **Forgez l’alliance** : elle coûte les 4 cartes vertes.
guide-fall_of_rome-alliance-peace = Les Huns sont alliés pour toujours. Ils marchent et pillent encore. Mais une carte verte retire maintenant tous les Huns de votre ville, et autant de légions peuvent prendre leur place.
guide-fall_of_rome-alliance-end = Restent les autres tribus. On perd si le soleil se couche, si Roma est pillée, s’il faut placer un barbare et qu’il n’en reste plus, ou si l’on ne peut plus piocher deux cartes. Jouez maintenant une première partie, avec des conseils si vous voulez.
chapter-empires_end-disaster = Payer ou prendre
chapter-empires_end-industry = Construire, reconstruire
chapter-empires_end-double = Deux catastrophes
chapter-empires_end-conflict = Un conflit
chapter-empires_end-count = Le décompte
guide-empires_end-disaster-row = Votre rangée de 11 lieux ; les autres ont la même. Le nombre dit ce que vaut un lieu tant qu’il est intact. Celui qui a le plus de points à la fin gagne.
guide-empires_end-disaster-fire = Un incendie menace la position IX de chaque rangée : la Ferme à 3 points. Vous avez le temple et décidez d’abord : payez un jeton, ou prenez la carte.
guide-empires_end-disaster-pay = **Payez 1 blé.** Puis le joueur suivant décide, et ainsi de suite, tour après tour, jusqu’à ce que quelqu’un prenne la carte.
guide-empires_end-disaster-pay_again = Les deux autres ont payé, et c’est encore à vous : personne ne se retire. **Payez 1 hache.**
guide-empires_end-disaster-took = Le joueur suivant l’a prise : à lui le temple, le tas (2 blés, 2 haches) et la carte, devenue une innovation sous un lieu de son choix. Mais sa Ferme est une ruine. Votre rangée tient ; ce que vous avez payé est parti.
guide-empires_end-disaster-farm = L’économie : tous jouent en même temps. Chaque capacité au trait vert s’utilise une fois : vos Fermes et vos Routes. **Utilisez la Ferme à 3 points** : elle donne 1 blé.
guide-empires_end-disaster-farm_11 = **Utilisez la Ferme à 11 points** : 1 marteau.
guide-empires_end-disaster-road = La Route à 14 points change du blé en marteau ou en hache, jusqu’à 2 fois. **Échangez 1 blé contre 1 hache.**
guide-empires_end-disaster-done = Dans votre partie, servez-vous de chaque Ferme : cela ne coûte rien. Ici, cela suffit. **Touchez « Terminé »** ; la phase s’achève quand tous ont fini.
guide-empires_end-disaster-so_on = La catastrophe suivante est déjà là. Ainsi va la piste : des catastrophes, et d’autres phases entre elles.
guide-empires_end-industry-heap = Une famine menace votre Route à 6 points, et 2 marteaux et 1 blé sont posés près de la carte. Ils valent plus que la Route. **Prenez la carte.**
guide-empires_end-industry-attach = La Route est une ruine. La carte devient une innovation : **placez-la sous un lieu intact** ; aucun n’en a encore, tous conviennent. S’il tombe, l’innovation dort jusqu’à sa reconstruction. Elle n’est jamais perdue.
guide-empires_end-industry-coins = Si, après avoir pris une carte, on a moins de 5 jetons, on peut acheter des pièces à 2 points chacune. Vous avez assez de jetons. **Achetez-en 0.**
guide-empires_end-industry-build = Industrie. L’inondation de votre main coûte 1 marteau, et une de vos Villes en retire 1. **Touchez la carte, puis un lieu de votre rangée, et construisez : c’est gratuit.**
guide-empires_end-industry-attach_built = **Choisissez-lui aussi un lieu**, un de ceux qui en ont le moins.
guide-empires_end-industry-sell = On peut jouer 2 cartes par phase. **Vendez la famine pour 1 pièce.**
guide-empires_end-industry-keep = Vous pourriez défausser le reste. **Gardez-le** ; votre main est complétée à 4.
guide-empires_end-industry-rebuild = Une fois par phase d’industrie, une ruine peut se relever. Votre Route coûte 2 marteaux. **Reconstruisez-la.**
guide-empires_end-industry-finish = La Route est intacte, et sa capacité sert de nouveau. Maintenant seulement, **touchez « Terminer l’industrie ».**
guide-empires_end-industry-grown = Vous avez pris une catastrophe, gardé ses jetons, relevé ce qui est tombé, et gagné 2 innovations. Voilà comment tomber avec art.
guide-empires_end-double-both = Deux catastrophes à la fois. À votre tour, vous traitez chaque carte, dans l’ordre voulu. L’incendie menace votre Ville à 25 points, l’émeute une Ferme à 3.
guide-empires_end-double-save = Sauvez la Ville : **payez 1 blé pour l’incendie.**
guide-empires_end-double-take = Pour l’émeute, il ne vous reste rien. Mais 2 haches sont là, et la Ferme ne vaut que 3 points. **Prenez l’émeute.**
guide-empires_end-double-attach_two = Une nouvelle innovation. **Choisissez son lieu.**
guide-empires_end-double-poor = Vous avez moins de 5 jetons : vous pourriez acheter des pièces à 2 points chacune. Pas maintenant. **Achetez-en 0.**
guide-empires_end-double-pay_axe = Les deux autres ont payé pour l’incendie, et il vous revient. Ce qui vient d’une carte peut payer l’autre : **payez 1 hache.**
guide-empires_end-double-later = Le joueur suivant a pris l’incendie. Quand deux joueurs prennent une carte, c’est le dernier qui reçoit le temple : le temple est donc à lui. Vous avez perdu 3 points et gardé 25.
guide-empires_end-conflict-strength = Un conflit. Chaque Camp intact donne 2 de force. Vous avez 2 Camps, donc 4 ; les autres ont 4 aussi.
guide-empires_end-conflict-bid = Tous ajoutent haches et pièces, en secret. Ce qui est misé est perdu, que l’on gagne ou non. **Misez 4 haches.**
guide-empires_end-conflict-bid_coins = Une pièce compte comme une hache. Vous n’en avez pas : **ajoutez 0.**
guide-empires_end-conflict-bands = 8 pour vous. La tranche à partir de 7 donne 7 points et 2 blés, et le plus fort reçoit encore 3 points et 1 pièce. Le joueur suivant avait 7, et a reçu 7 points aussi.
guide-empires_end-conflict-upheaval = Tous sauf le plus fort subissent le bouleversement : leur Cité à 32 points a changé de place avec la Ferme. Rien n’est perdu, mais une catastrophe peut frapper là.
guide-empires_end-count-track = La dernière phase est finie, on compte. D’abord les points gagnés en chemin : 12.
guide-empires_end-count-standing = Puis chaque lieu intact. 4 des vôtres sont des ruines et ne comptent pas ; les 7 autres valent 128.
guide-empires_end-count-violet = Puis les innovations violettes des lieux intacts. La vôtre, sous la Cité, donne 2 points par hache : 3 haches, 6 points. Vos 2 pièces ne sont ici que des pièces.
guide-empires_end-count-sum = 12, 128 et 6 font 146. Les autres ont 113 chacun : l’un a perdu la Cité et une Ville. Vous gagnez.
guide-empires_end-count-end = L’ordre des phases est visible par tous : anticipez. Vous en savez assez : jouez une première partie, avec des conseils si vous voulez.
chapter-struggle_for_rome-trade = Dés, échange, construction
chapter-struggle_for_rome-plunder = Voyage et pillage
chapter-struggle_for_rome-card = Une carte
chapter-struggle_for_rome-realm = Fonder un royaume
chapter-struggle_for_rome-next = Conquête
guide-struggle_for_rome-trade-map = Vous êtes rouge et menez deux tribus, cavaliers et guerriers. Une figurine montre où est la tribu ; sa force est dans sa case, hors de la carte. Il faut 10 points pour gagner.
guide-struggle_for_rome-trade-seven = On lance les dés pour tous, jusqu’à obtenir 4 sommes différentes ; 4 et 9 sont déjà là. Un 7 ne donne rien, mais le premier joueur déplace le légionnaire, qui vole une carte. **Mettez-le sur le Latium** ; personne n’y est.
guide-struggle_for_rome-trade-harvest = Puis un 5 : toute tribu au bord d’un hexagone marqué 5 récolte. Vous êtes au bord d’un pâturage : on y pioche au hasard un cheval ou du bétail. C’était un cheval.
guide-struggle_for_rome-trade-give = À vous. Un chariot demande cheval, grain et bétail, et vous n’avez pas de bétail. **Ouvrez Échanger : donnez 1 grain contre 1 bétail, et proposez-le à tous.** Chacun doit donner quelque chose.
guide-struggle_for_rome-trade-want = Vous donnez 1 grain. **Demandez 1 bétail.**
guide-struggle_for_rome-trade-propose = **Proposez-le à tous.**
guide-struggle_for_rome-trade-deal = Le bleu accepte ; le blanc fait sa propre offre et veut 2 grains. À vous de choisir. **Concluez avec le bleu.**
guide-struggle_for_rome-trade-fighters = **Recrutez des combattants** : 1 minerai et 1 cheval en donnent un à chaque tribu.
guide-struggle_for_rome-trade-wagon = **Construisez un chariot pour les cavaliers** : 1 cheval, 1 grain, 1 bétail.
guide-struggle_for_rome-trade-built = 2 combattants et 2 chariots pour les cavaliers. Quand tous ont construit, tous les cavaliers agissent, puis tous les guerriers.
guide-struggle_for_rome-plunder-travel = Vos cavaliers sont nomades et peuvent voyager. La première flèche du chemin est gratuite. **Allez au carrefour marqué.**
guide-struggle_for_rome-plunder-plunder = Vous êtes à côté d’Argentoratum. Elle a 2 tours, et votre case 2 combattants : cela suffit. **Pillez-la.**
guide-struggle_for_rome-plunder-turned = Le jeton montre une carte et une perte : un Diplomate pour vous, et 1 combattant tombé. Chacun de vos 2 chariots a rapporté 1 pièce d’or. Le jeton reste dans la case.
guide-struggle_for_rome-plunder-end_horsemen = Après un pillage, on ne voyage plus dans ce tour. **Finissez le tour des cavaliers.**
guide-struggle_for_rome-plunder-rest = Au tour des guerriers. Une tribu qui ne fait rien du tout peut prendre 2 pièces d’or ou une carte. **Prenez 2 pièces d’or.**
guide-struggle_for_rome-plunder-colours = Une ville est pillée une fois par partie. Amassez des jetons de provinces différentes : avec 3 couleurs, une tribu peut fonder un royaume.
guide-struggle_for_rome-card-diplomat = Quelques manches plus tard, à votre tour de construire. Au plus une carte à chacun de vos tours. **Jouez le Diplomate** : il déplace le légionnaire et vole une carte, comme un 7.
guide-struggle_for_rome-card-rob = Le bleu est au bord de l’hexagone marqué, avec 2 minerais. **Mettez-y le légionnaire**, et vous tirez 1 carte de sa main.
guide-struggle_for_rome-card-diplomacy = Le Diplomate reste visible devant vous : c’est votre deuxième. Le premier à en avoir 3 reçoit la Diplomatie, 2 points. Celui qui en a ensuite davantage la prend.
guide-struggle_for_rome-realm-tokens = Vos cavaliers ont des jetons de 3 couleurs, 2 combattants et 2 chariots. Ils sont à côté de Lutetia, qui a 2 tours. C’est tout ce qu’exige une première conquête.
guide-struggle_for_rome-realm-found = **Conquérez Lutetia.** La figurine y entre, un chariot à côté d’elle.
guide-struggle_for_rome-realm-realm = Votre royaume : 1 point, jamais perdu. Il ne voyage plus et ne pille plus, mais il grandit. Les 2 combattants sont toujours dans la case.
guide-struggle_for_rome-next-conquer = Un royaume prend des villes à une flèche au plus des siennes. Caesarodunum a 2 tours, votre case 2 combattants et un chariot. **Conquérez-la.**
guide-struggle_for_rome-next-end = 2 points ; 1 combattant et le chariot y sont entrés. D’autres points : villes, Fléau pour 5 couleurs, Héritage pour 4 villes par tribu, Diplomatie. Vous en savez assez : jouez une première partie, avec des conseils si vous voulez.

## Problèmes

puzzle-save_roma = Sauvez Roma ce tour-ci
puzzle-save_roma-task = Trois Wisigoths sont à Roma, et la carte du dessus du paquet est une carte Wisigoths, pour Roma. S’ils frappent Roma sans défense, tout est perdu. Vous avez quatre actions.
puzzle-save_roma-why = Une légion dans la ville reçoit le coup : les barbares l’attaquent au lieu de piller la ville.
puzzle-ally_huns = Un ami chez les Huns
puzzle-ally_huns-task = Forgez l’alliance avec les Huns ce tour-ci.
puzzle-ally_huns-why = Une alliance se forge là où est la tribu, avec assez de cartes de sa couleur ; chaque carte dépensée ailleurs manque alors.
puzzle-hold_genua = Tenir Genua
puzzle-hold_genua-task = En quatre actions : un fort et trois légions à Genua. Il n’y a encore aucune légion sur la carte.
puzzle-hold_genua-why = Mobilisez là où il y a un fort, emmenez les légions, et payez la carte de la ville où vous êtes.
puzzle-which_disaster = Quelle catastrophe prendre ?
puzzle-which_disaster-task = Deux catastrophes, et vous n’avez qu’un blé. Finissez votre tour en perdant le moins possible.
puzzle-which_disaster-why = L’incendie prendrait une Ville à 25 points, l’émeute une Ferme à 3. Payez là où cela fait mal.
puzzle-rebuild_town = Une Ville à reconstruire
puzzle-rebuild_town-task = Reconstruisez votre Ville à 20 points et construisez l’inondation dans cette phase d’industrie, avec trois marteaux et deux pièces.
puzzle-rebuild_town-why = Les pièces remplacent des marteaux : cinq en tout suffisent tout juste pour les deux, et pour rien d’autre.
puzzle-full_granary = Deux fois la même
puzzle-full_granary-task = Finissez cette phase d’économie avec un blé, une hache et deux marteaux. Vous commencez sans rien.
puzzle-full_granary-why = L’innovation des Barbares permet d’utiliser une capacité une fois de plus ; choisissez la Ferme qui donne un marteau.
puzzle-way_to_hispania = Le chemin le moins cher vers l’Hispanie
puzzle-way_to_hispania-task = Vos guerriers sont au nord de la Gaule avec quatre pièces d’or. Pillez une ville d’Hispanie ce tour-ci, sans payer le voyage plus qu’il ne faut.
puzzle-way_to_hispania-why = Une flèche maritime coûte une pièce d’or, une flèche terrestre trois, ou un grain. En bateau jusqu’à Bracara Augusta, c’est deux.
puzzle-found_realm = Un royaume en Gaule
puzzle-found_realm-task = Vos cavaliers ont des jetons de trois provinces. Conquérez Lutetia ce tour-ci.
puzzle-found_realm-why = Allez à un carrefour près de la ville, puis conquérez. Après un pillage, on ne peut plus conquérir dans le même tour.
puzzle-fighters_by_bank = Trois pour un
puzzle-fighters_by_bank-task = Vos deux tribus ont besoin d’un second combattant ce tour-ci.
puzzle-fighters_by_bank-why = La banque donne un bien contre trois identiques : le grain devient le minerai qui manque.

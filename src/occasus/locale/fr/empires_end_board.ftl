# Le plateau d’Empire’s End dans le navigateur.

ee-your-turn = À vous de jouer
ee-your-empire = Votre empire
ee-row-of = Les lieux de { $name }
ee-decline = Déclin
ee-end = Fin
ee-phase-of = phase { $number } sur { $total }
ee-next-phase = Ensuite : { $phase }
ee-decks = Paquet Catastrophe { $disasters }, paquet Conflit { $conflicts }
ee-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ee-signed-points = { $points } pts
ee-strength = force { $number }
ee-strength-brings = force { $number } :
ee-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
ee-intact = { $number } sur 11 intacts
ee-temple = a le temple
ee-temple-short = temple
ee-screen = Derrière votre paravent
ee-only-you = vous seul le voyez
ee-hand = Main
ee-no-cards = Aucune carte.
ee-industry-in =
    { $number ->
        [one] industrie dans { $number } phase
       *[other] industrie dans { $number } phases
    }
ee-industry-now = industrie maintenant
ee-no-industry = plus de phase d’industrie
ee-tab-phase = Phase
ee-tab-empire = Empire
ee-tab-hand = Main { $number }
ee-tab-chronicle = Chronique
ee-text-of = { $what } : { $text }
ee-text-ruin =
    { $hammers ->
        [one] Détruit ; se reconstruit pour { $hammers } marteau
       *[other] Détruit ; se reconstruit pour { $hammers } marteaux
    }
ee-text-asleep = inactive jusqu’à la reconstruction de son lieu
ee-text-exhausted = épuisée
ee-text-card = menace la position { $place }, accepte { $accepts }.
ee-text-pile = Dessus : { $tokens }.
ee-tokens =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
ee-handled = jouée dans cette phase
ee-pay = Payer 1 { $resource }
ee-skip-with = Passer : { $name }
ee-replace-with = Remplacer grâce à { $name }
ee-decline-replacing = Ne rien remplacer
ee-not-this-phase = Pas durant cette phase
ee-choose = Choisissez
ee-taken-by = { $name } a pris l’autre carte.
ee-taken-by-you = Vous avez pris l’autre carte.
ee-if-temple = vous recevez le temple
ee-if-gain = vous gagnez
ee-if-nothing = aucun jeton à gagner
ee-if-falls = le lieu { $name }, en { $place }, est détruit
ee-if-sleeps = { $number ->
        [one] son innovation est inactive jusqu’à sa reconstruction (marteaux : { $hammers })
       *[other] ses { $number } innovations sont inactives jusqu’à sa reconstruction (marteaux : { $hammers })
    }
ee-if-attached = la carte va sous { $place }, la seule position possible
ee-if-choose-ruin = choisissez le lieu à perdre : { $places }
ee-if-choose-home = la carte devient une innovation sous le lieu de votre choix : { $places }
ee-if-any-home = la carte devient une innovation sous le lieu de votre choix
ee-do-pay = Payer 1 { $resource }
ee-do-take = Prendre la carte
ee-do-decline = Ne rien remplacer
ee-do-destroy = Perdre { $name }
ee-do-attach = Placer sous { $name }
ee-do-buy_coins =
    { $number ->
        [0] N’acheter aucune pièce
        [one] Acheter 1 pièce pour 2 points
       *[other] Acheter { $number } pièces à 2 points chacune
    }
ee-do-use = Utiliser { $name }
ee-do-exchange = { $name } : { $given } contre { $taken }
ee-do-reactivate = Utiliser encore { $name }
ee-do-build = Construire { $name }
ee-do-sell = Vendre { $name }
ee-do-keep = Garder les autres cartes
ee-do-throw_away = Tout défausser
ee-do-rebuild = Reconstruire { $name }
ee-do-build-for =
    { $town_id ->
        [with_town]
            { $coins ->
                [0] Construire { $name } avec l’aide d’une Ville
                [1] Construire { $name } avec une Ville et 1 pièce
               *[other] Construire { $name } avec une Ville et { $coins } pièces
            }
       *[without_town]
            { $coins ->
                [0] Construire { $name } avec des marteaux
                [1] Construire { $name } avec 1 pièce
               *[other] Construire { $name } avec { $coins } pièces
            }
    }
ee-do-rebuild-for =
    { $coins ->
        [0] Reconstruire { $name } avec des marteaux
        [1] Reconstruire { $name } avec 1 pièce
       *[other] Reconstruire { $name } avec { $coins } pièces
    }
ee-do-swap = Échanger { $one } et { $other }
ee-do-move = Déplacer { $name } sous { $location }
ee-do-begin_with =
    Commencer par { $part_id ->
        [economy] l’économie
       *[industry] l’industrie
    }
ee-do-refresh = Rétablir { $name }
ee-do-keep_hand = Garder ces cartes
ee-do-redraw = En piocher quatre autres
ee-do-strike = Choisir { $name }
ee-strike-falls = { $name } : vous perdez { $location }
ee-do-done = Terminé
ee-do-bid_axes =
    { $number ->
        [one] Miser { $number } hache
       *[other] Miser { $number } haches
    }
ee-do-bid_coins =
    { $number ->
        [one] Ajouter { $number } pièce
       *[other] Ajouter { $number } pièces
    }
ee-abilities = Capacités utilisables
ee-all-at-once = Tout le monde joue en même temps
ee-works = joue
ee-done-mark = terminé
ee-use = Utiliser
ee-again = Encore
ee-changes-nothing = sans effet
ee-how = Comment ?
ee-build-short = Construire
ee-sell-short = Vendre
ee-build = Construire avec des marteaux
ee-build-coins =
    { $coins ->
        [one] Construire avec { $coins } pièce
       *[other] Construire avec { $coins } pièces
    }
ee-town-coins =
    { $coins ->
        [one] Construire avec une Ville et { $coins } pièce
       *[other] Construire avec une Ville et { $coins } pièces
    }
ee-rebuild = Reconstruire avec des marteaux
ee-rebuild-coins =
    { $coins ->
        [one] Reconstruire avec { $coins } pièce
       *[other] Reconstruire avec { $coins } pièces
    }
ee-for-good = vous ne pourrez plus changer
ee-sure-done = { $number ->
        [one] Vous n’avez pas utilisé { $number } capacité qui vous rapporterait quelque chose.
       *[other] Vous n’avez pas utilisé { $number } capacités qui vous rapporteraient quelque chose.
    }
ee-sure-throw = Défausser toutes les cartes qui restent en main ?
ee-conflict = Conflit
ee-victory = Victoire
ee-band = force { $least } à { $most }
ee-band-open = force { $least } ou plus
ee-bar = { $least } à { $most }
ee-bar-open = { $least } ou plus
ee-upheaval =
    { $rank ->
        [1] Bouleversement pour tous sauf les plus forts : le lieu intact le plus précieux échange sa place avec { $place }.
        [2] Bouleversement pour tous sauf les plus forts : le deuxième lieu intact le plus précieux échange sa place avec { $place }.
       *[other] Bouleversement pour tous sauf les plus forts : le troisième lieu intact le plus précieux échange sa place avec { $place }.
    }
ee-secret-bid = Votre mise secrète
ee-bids = Mises secrètes
ee-sealed-until = scellée jusqu’à ce que tous aient misé
ee-no-band = ni gain ni perte
ee-bid-spent = À égalité, tous gagnent. Toute votre mise est dépensée, quel que soit le résultat.
ee-thinks = réfléchit
ee-sealed = scellée
ee-of = sur { $number }
ee-one-less = Un de moins : { $name }
ee-one-more = Un de plus : { $name }
ee-reveal = Les mises sont révélées
ee-go-on = Continuer
ee-bid-of = mise
ee-strongest = le plus fort
ee-upheaved = Bouleversement : { $one } et { $other } échangent leurs places.
ee-scoring = Décompte final
ee-score-track = Piste de score
ee-score-locations = Lieux intacts
ee-score-rest = Innovations violettes
ee-last-conflict = Dernier conflit
ee-count-all = Tout compter d’un coup
ee-second-of = { $name } (deuxième)
ee-screen-short = derrière votre paravent
ee-strength-word = force
ee-end-now = si la partie finissait maintenant
ee-end-now-short = en l’état
ee-end-now-about = Votre score si la partie finissait maintenant : piste de score, lieux intacts et innovations de fin de partie, pour ce que vous pouvez en savoir.
ee-at-least = au moins
ee-end-change = { $now } → { $then } si la partie finissait ici
ee-end-clause = { $change } ;
ee-points-change = { $now } → { $then ->
        [one] { $then } point
       *[other] { $then } points
    }
ee-follow = Agrandir la rangée de { $name }
ee-following = vous suivez ce joueur
ee-state-turn = joue
ee-state-asked = décide
ee-state-next = ensuite
ee-state-paid = a payé
ee-skipped-with = a passé grâce à { $name }
ee-card-under = { $name } sous { $place }
ee-threatened = Menace : { $name }
ee-would-fall = Détruit si vous prenez { $disaster } : −{ $points }
ee-may-fall = Peut être détruit si vous prenez { $disaster } : −{ $points }
ee-fall-all = détruit : −{ $points }
ee-fall-maybe = ou : −{ $points }
ee-would-come = Irait ici :
ee-player = Joueur
ee-round = Tour
ee-who-paid = Qui a payé quoi
ee-would-lose = perdrait
ee-or = ou
ee-on-card = Sur { $disaster }
ee-goes-to-taker = pour qui prend la carte
ee-auction-about = La carte passe de joueur en joueur jusqu’à ce que quelqu’un la prenne. Ce joueur reçoit ses jetons et le temple, et perd un lieu.
ee-auction-about-two = Les deux cartes passent de joueur en joueur jusqu’à ce qu’elles soient prises. Celui qui en prend une reçoit ses jetons et perd un lieu. Le temple va avec la dernière carte prise.
ee-answer-to = Réponse à { $name }
ee-none-left = il n’en reste plus
ee-not-accepted = pas accepté
ee-on-the-other = utilisée pour l’autre
ee-after-the-other = La carte { $name } vient ensuite ; quelqu’un peut d’abord la remplacer.
ee-skip-short = gratuit via { $place }
ee-replace-short = autre carte via { $place }
ee-skip-about = Vous ne payez rien à ce tour. L’innovation { $name } est ensuite épuisée, jusqu’à ce que vous la rétablissiez.
ee-take-short = Prendre
ee-choose-token = Choisissez un jeton
ee-then = Ensuite : { $name }
ee-if-take = Prendre { $disaster } :
ee-do-pay-on = Payer 1 { $resource } sur { $disaster }
ee-do-pay-both = Payer { $one } et { $other }
ee-do-pay-twice = Payer { $amount }
ee-do-take-card = Prendre { $disaster }
ee-do-skip-on = Passer la carte { $disaster } en épuisant l’innovation { $name }
ee-do-replace = Remplacer la carte { $disaster } en épuisant l’innovation { $name }
ee-ask-ruin = { $card } : { $place } est déjà en ruine. Quel lieu perdez-vous à la place ?
ee-ask-home = Quel lieu reçoit la carte { $card } ?
ee-ask-at = { $disaster } en { $place }
ee-ask-on_turn = À vous : payez-vous un jeton, ou prenez-vous { $cards } ?
ee-ask-both = À vous : payer ou prendre ? { $cards }.
ee-ask-both-short = Payer ou prendre ? Répondez aux deux, l’une après l’autre.
ee-ask-in_window = C’est bientôt à { $name }. Remplacez-vous d’abord { $cards } ?
ee-ask-in_window-mine = C’est bientôt à vous. Remplacez-vous d’abord { $cards } ?
ee-ask-ruin-place = { $place } est déjà en ruine. Quel lieu perdez-vous à la place ?
ee-ask-relief = Vous avez pris { $card }. Achetez-vous des pièces à 2 points chacune ? (Tout le monde verra vos jetons.)
ee-ask-in_reactivation = { $card } : quelle capacité utilisez-vous encore une fois ?
ee-ask-in_swap = { $card } : quels sont les deux lieux qui changent de place ?
ee-ask-in_move = { $card } : quelle innovation déplacez-vous, et où ?
ee-ask-with_cards = Industrie : construire ou vendre une autre carte ?
ee-ask-with_leftovers =
    { $number ->
        [one] Industrie : garder l’autre carte, ou la défausser ?
       *[other] Industrie : garder les { $number } autres cartes, ou les défausser toutes ?
    }
ee-ask-choose_part = Économie et industrie dans une même phase : quelle partie jouez-vous d’abord ?
ee-ask-choose_axes = Conflit, bouleversement en { $place } : combien de haches misez-vous ? (Les pièces viennent ensuite.)
ee-ask-choose_coins = Conflit, mise actuelle : { $axes }. Combien de pièces ajoutez-vous ?
ee-ask-choose_refresh = Récompense du conflit : quelle innovation rétablissez-vous ?
ee-ask-choose_hand = Partie éclair : gardez-vous { $cards } ?
ee-ask-choose_strike = { $number ->
        [1] Partie éclair : choisissez la première des deux cartes qui frappent votre propre empire.
       *[other] Partie éclair : choisissez la deuxième carte qui frappe votre propre empire.
    }
ee-relief-about = { $most ->
        [0] Vous avez 5 jetons ou plus : vous ne pouvez rien acheter.
       *[other] Vous avez moins de 5 jetons : vous pouvez acheter jusqu’à { $most } pièces à 2 points chacune. Tout le monde verra alors vos jetons.
    }
ee-pts = pts
ee-gather = Économie : récoltez
ee-uses = prêtes : { $simple }, avec un choix : { $choices }
ee-use-all = Tout utiliser ({ $number })
ee-use-all-about = ou touchez-les une par une dans votre rangée ; l’ordre n’a pas d’importance
ee-uses-lost = { $number ->
        [one] vous perdriez { $number } usage
       *[other] vous perdriez { $number } usages
    }
ee-nothing-yet = rien encore
ee-nothing-done = rien
ee-industry = Industrie
ee-left-cards = Construire ou vendre
ee-left-rebuild = Reconstruire
ee-n-of = { $number } sur { $total }
ee-done-industry = Terminer l’industrie
ee-build-under = Construire sous { $place }
ee-build-only = Elle ne peut aller que sous { $place }.
ee-build-places = { $number ->
        [one] { $number } lieu est en surbrillance dans votre rangée.
       *[other] { $number } lieux sont en surbrillance dans votre rangée.
    }
ee-touch-place = Touchez le lieu où la mettre
ee-touch-row = Touchez-en deux dans votre rangée
ee-sell-instead = Plutôt vendre
ee-town-helps = La Ville { $place } aide
ee-no-town = sans Ville
ee-with-town = (Ville { $place })
ee-free = gratuit
ee-rebuild-short = Reconstruire
ee-pill-rebuild = Reconstruire : { $number }
ee-pill-swap = échanger
ee-seal-bid = Sceller { $bid }
ee-seal-nothing = Sceller une mise vide
ee-own-bid = Votre mise est scellée : { $bid }.
ee-worth =
    { $points ->
        [one] Vaut { $points } point à la fin.
       *[other] Vaut { $points } points à la fin.
    }
ee-lies-under = Sous { $place }, { $name }
ee-hand-of = Main : { $name }
ee-hand-on-table = Votre main est montrée sur la table.
ee-empires = Empires
ee-touch-tile = Touchez un lieu pour en savoir plus.
ee-touch-lit = Touchez un lieu en surbrillance.
ee-choose-touched = Choisir { $name }
ee-about-disaster = Une carte passe de joueur en joueur. Chacun paie un jeton, passe grâce à une innovation, ou la prend.
ee-about-double_disaster = Deux cartes passent de joueur en joueur en même temps. Chacun répond aux deux.
ee-about-economy = Tout le monde récolte des jetons en même temps, avec les capacités vertes des lieux intacts.
ee-about-industry = Tout le monde construit ou vend des cartes, reconstruit un lieu et utilise les capacités brunes en même temps.
ee-about-economy_industry = Économie et industrie en une seule phase. Chacun choisit par laquelle commencer.
ee-about-conflict = Chacun mise en secret des haches et des pièces. Le plus fort gagne ; tous les autres subissent un bouleversement.
ee-legend = Légende
ee-legend-place = Un chiffre romain est une position dans la rangée, rien d’autre.
ee-legend-flame = Une catastrophe menace cette position ; l’emblème indique laquelle.
ee-legend-falls = Détruit si vous prenez la carte.
ee-legend-coming = Une carte qui irait ici.
ee-legend-ruin = Une ruine, et les marteaux pour la reconstruire.
ee-legend-exhausted = Épuisée jusqu’à ce que vous la rétablissiez.
ee-legend-last = Le dernier changement de ce joueur.
ee-legend-turn = C’est le tour de ce joueur. Un anneau doré signifie que c’est le vôtre.
ee-legend-temple = Le temple : celui qui l’a décide en premier à la prochaine catastrophe.
ee-legend-numbers = Force en cas de conflit ; cartes en main.
ee-legend-strips = Les bandes sous un lieu sont des innovations. Leur couleur indique quand elles agissent :
ee-strip-disaster = catastrophe
ee-strip-economy = économie
ee-strip-industry = industrie
ee-strip-conflict = conflit
ee-strip-end_game = à la fin
ee-strip-on_destruction = à la destruction
ee-town = Construire avec l’aide d’une Ville
ee-sure-buy = { $number ->
        [one] Vous perdez 2 points pour { $number } pièce, et tout le monde voit vos jetons.
       *[other] Vous perdez 2 points pour chacune des { $number } pièces, et tout le monde voit vos jetons.
    }
ee-exchange-short = { $given } contre { $taken }

# Les lignes de la chronique qui réunissent la routine

told-laid = { $number } lieux sont posés, les mêmes pour tous.
told-drawn = { $seat } pioche { $number } cartes.
told-worked = { $seat } utilise { $number } capacités.
told-sealed = { $seat } a misé en secret.
told-counted = On compte les points de l’empire de { $seat }.

## What whoever reads has done, and what was done to them

mine-temple_given = Vous recevez le temple et commencez.
mine-drawn = Vous piochez { $number } cartes.
mine-worked = Vous utilisez { $number } capacités.
mine-chose_axes =
    { $axes_id ->
        [hidden] Vous choisissez des haches.
       *[other] Vous misez { $axes ->
            [one] { $axes } hache
           *[other] { $axes } haches
        }.
    }
mine-bid_shown =
    Vous misez { $axes ->
        [one] { $axes } hache
       *[other] { $axes } haches
    } et { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; force { $strength }.
mine-sealed = Vous avez misé en secret.
mine-counted = On compte les points de votre empire.
mine-redrew = Vous piochez quatre autres cartes.
mine-chose_strike =
    { $card_id ->
        [hidden] Vous choisissez une carte.
       *[other] Vous choisissez { $card }.
    }
mine-struck = La carte { $card } vous frappe.
mine-gained =
    { $resource_id ->
        [hidden] Vous gagnez quelque chose.
        [wheat]
            { $number ->
                [one] Vous gagnez { $number } blé.
               *[other] Vous gagnez { $number } blés.
            }
        [axe]
            { $number ->
                [one] Vous gagnez { $number } hache.
               *[other] Vous gagnez { $number } haches.
            }
        [hammer]
            { $number ->
                [one] Vous gagnez { $number } marteau.
               *[other] Vous gagnez { $number } marteaux.
            }
       *[coin]
            { $number ->
                [one] Vous gagnez { $number } pièce.
               *[other] Vous gagnez { $number } pièces.
            }
    }
mine-spent =
    { $resource_id ->
        [hidden] Vous dépensez quelque chose.
        [wheat]
            { $number ->
                [one] Vous dépensez { $number } blé.
               *[other] Vous dépensez { $number } blés.
            }
        [axe]
            { $number ->
                [one] Vous dépensez { $number } hache.
               *[other] Vous dépensez { $number } haches.
            }
        [hammer]
            { $number ->
                [one] Vous dépensez { $number } marteau.
               *[other] Vous dépensez { $number } marteaux.
            }
       *[coin]
            { $number ->
                [one] Vous dépensez { $number } pièce.
               *[other] Vous dépensez { $number } pièces.
            }
    }
mine-scored =
    { $points_sign ->
        [minus]
            { $points_size ->
                [one] Vous perdez { $points_size } point.
               *[other] Vous perdez { $points_size } points.
            }
       *[plus]
            { $points_size ->
                [one] Vous marquez { $points_size } point.
               *[other] Vous marquez { $points_size } points.
            }
    }
mine-drew =
    { $card_id ->
        [hidden] Vous piochez une carte.
       *[other] Vous piochez { $card }.
    }
mine-paid = Vous payez 1 { $resource } sur la carte { $card }.
mine-skipped = Vous passez la carte { $card } grâce à l’innovation { $innovation }.
mine-took = Vous prenez la carte { $card }.
mine-temple_moved = Vous recevez le temple.
mine-replaced = Vous remplacez la catastrophe { $card } grâce à votre innovation { $innovation }.
mine-declined = Vous ne remplacez aucune catastrophe.
mine-destroyed = Vous perdez le lieu { $location }.
mine-nothing_left = Vous n’avez plus rien à détruire.
mine-triggered = Votre innovation { $innovation } se déclenche quand son lieu est détruit.
mine-attached = La carte { $innovation } est placée sous votre lieu { $location }.
mine-card_lost = Vous n’avez aucun lieu pour la carte { $card } ; elle est défaussée.
mine-showed = Vous montrez vos jetons : blé { $wheat }, haches { $axes }, marteaux { $hammers }, pièces { $coins }.
mine-bought_coins =
    { $number ->
        [one] Vous achetez { $number } pièce contre des points.
       *[other] Vous achetez { $number } pièces contre des points.
    }
mine-began_with =
    Vous commencez par { $part_id ->
        [economy] l’économie
       *[industry] l’industrie
    }.
mine-used = Vous utilisez { $ability }.
mine-exchanged = Vous échangez { $given } grâce à { $ability }.
mine-reactivated = Vous pouvez utiliser { $ability } encore une fois.
mine-refreshed = Votre innovation { $innovation } est rétablie.
mine-built = Vous construisez la carte { $card }.
mine-sold =
    { $card_id ->
        [hidden] Vous vendez une carte.
       *[other] Vous vendez { $card }.
    }
mine-kept =
    { $number ->
        [one] Vous gardez { $number } carte.
       *[other] Vous gardez { $number } cartes.
    }
mine-threw_away =
    { $number ->
        [one] Vous défaussez { $number } carte.
       *[other] Vous défaussez { $number } cartes.
    }
mine-rebuilt = Vous reconstruisez votre lieu { $location }.
mine-swapped = Vous échangez vos lieux { $location } et { $other_location }.
mine-moved = Vous déplacez l’innovation { $innovation } sous le lieu { $location }.
mine-finished = Vous avez fini.
mine-base_strength = Vous avez une force de { $strength }.
mine-committed =
    { $axes_id ->
        [hidden] Vous avez misé.
       *[other] Vous avez misé { $axes ->
            [one] { $axes } hache
           *[other] { $axes } haches
        } et { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
    }
mine-band_reached = Vous êtes dans la tranche de force { $strength }.
mine-victory = Vous avez la plus grande force.
mine-upheaved = Bouleversement : vos lieux { $location } et { $other_location } échangent leurs places.
mine-marker_removed = Votre innovation { $innovation } est rétablie.
mine-locations_counted =
    { $points ->
        [one] Vos lieux intacts : { $points } point.
       *[other] Vos lieux intacts : { $points } points.
    }
mine-innovation_counted =
    { $points ->
        [one] Votre innovation { $innovation } : { $points } point.
       *[other] Votre innovation { $innovation } : { $points } points.
    }
mine-final_score = { $points ->
        [one] Vous terminez avec { $points } point.
       *[other] Vous terminez avec { $points } points.
    }
mine-won = Vous gagnez.

## Comment cela s’est terminé

ee-drama-won =
    { $you ->
        [yes] Vous gagnez de { $points }
       *[no] { $name } gagne de { $points }
    }
ee-drama-tie =
    { $you ->
        [yes] Vous gagnez au départage
       *[no] { $name } gagne au départage
    }
ee-drama-shared = Victoire partagée
ee-drama-about =
    { $you ->
        [first] Vous avez { $points } points, { $other } { $others }.
        [second] { $name } a { $points } points, vous { $others }.
        [third] { $name } a { $points } points, { $other } { $others } et vous { $third }.
       *[no] { $name } a { $points } points, { $other } { $others }.
    }
ee-drama-part = Le plus grand écart : { $part ->
        [track] la piste de score
        [locations] les lieux intacts
       *[innovations] les innovations
    }, { $own } à { $theirs }.
ee-drama-tie-about =
    { $you ->
        [first] Vous avez tous deux { $points } points. Lieux intacts : vous { $own }, { $other } { $theirs }.
        [second] Vous avez tous deux { $points } points. Lieux intacts : { $name } { $own }, vous { $theirs }.
       *[no] Tous deux ont { $points } points. Lieux intacts : { $name } { $own }, { $other } { $theirs }.
    }
ee-drama-shared-about = { $names } ont chacun { $points } points et autant de lieux intacts.
ee-drama-sum = { $name } : piste de score { $track }, lieux intacts { $locations }, innovations { $innovations }

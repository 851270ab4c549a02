# Ce que disent les avis envoyés : au navigateur et par courriel.

turns =
    { $count ->
        [one] { $game } : c’est à vous de jouer
       *[other] { $count } tables vous attendent
    }
turn = { $game } : c’est à vous de jouer.
turn-until = { $game } : c’est à vous de jouer, jusqu’au { $date }.
invited = { $name } vous invite à une partie de { $game }.
mail-hello = C’est à vous de jouer :
mail-why = Vous recevez ce message parce que vous l’avez demandé dans les réglages d’Occasus : un seul par coup qui vous attend et par invitation.
mail-stop = Plus de messages, en un clic : { $link }
mail-settings = Heures calmes et tout le reste : { $link }
confirm-subject = Occasus : est-ce bien votre adresse ?
confirm-ask = Quelqu’un, sans doute vous, veut être averti par courriel quand c’est son tour. Si c’est vous, ouvrez ce lien dans la journée :
confirm-else = Si ce n’est pas vous, ne faites rien : aucun autre message ne viendra.
reset-subject = Occasus : un nouveau mot de passe
reset-ask = Quelqu’un, sans doute vous, a oublié le mot de passe du compte { $account }. Si c’est vous, ouvrez ce lien dans l’heure et choisissez-en un nouveau :
reset-else = Si ce n’est pas vous, ne faites rien : votre mot de passe reste le même.

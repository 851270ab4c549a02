# Ce que disent les avis envoyés : au navigateur et par e-mail.

turns =
    { $count ->
        [one] { $game } : c’est à vous de jouer
       *[other] { $count } tables vous attendent
    }
turn = { $game } : c’est à vous de jouer.
turn-until = { $game } : c’est à vous de jouer. Jouez avant le { $date }.
invited = { $name } vous invite à une partie de { $game }.
event-soon = { $name } commence à { $time }
event-here = Êtes-vous là ? Seuls ceux qui le confirment ont une place.
mail-hello = C’est à vous de jouer :
mail-why = Vous recevez cet e-mail parce que vous l’avez demandé dans vos réglages d’Occasus : un par tour, un par invitation et un avant chaque tournoi auquel vous êtes inscrit.
mail-stop = Se désinscrire en un clic : { $link }
mail-settings = Modifier les heures calmes et les autres réglages : { $link }
confirm-subject = Occasus : confirmez votre adresse e-mail
confirm-ask = Quelqu’un, sans doute vous, souhaite être prévenu de ses tours à cette adresse. Si c’est vous, ouvrez ce lien dans les 24 heures :
confirm-else = Si ce n’est pas vous, ignorez cet e-mail. Nous ne vous écrirons plus.
reset-subject = Occasus : réinitialisez votre mot de passe
moved-subject = L’adresse e-mail de votre compte a changé
moved-about = Cette adresse n’est plus celle du compte « { $account } ». Si ce n’est pas vous, connectez-vous et changez tout de suite votre mot de passe, ou demandez de l’aide aux administrateurs du serveur.
reset-ask = Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe du compte { $account }. Si c’est vous, ouvrez ce lien dans l’heure et choisissez-en un nouveau :
reset-else = Si ce n’est pas vous, ignorez cet e-mail. Votre mot de passe ne changera pas.

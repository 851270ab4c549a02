local-coming = Téléchargement d’Occasus (première visite seulement) : { $percent } %
local-starting = Démarrage…
local-update = Une nouvelle version est disponible. Vos parties ne seront pas touchées.
local-update-use = Mettre à jour
play-there = Jouer en ligne avec d’autres
local-take = Transférer les parties terminées vers votre compte
local-take-about = Les parties terminées peuvent être ajoutées à votre compte sur ce serveur, parmi les parties à revoir.
local-taken = { $games ->
    [0] Toutes les parties terminées y sont déjà.
    [one] { $games } partie ajoutée à votre compte.
   *[other] { $games } parties ajoutées à votre compte.
}
local-documents = Pour les auteurs de robots et les chercheurs
local-watching = Occasus est ouvert dans un autre onglet. Jouez là-bas ; celui-ci ne permet que de regarder.
local-failed = Occasus n’a pas pu démarrer dans ce navigateur. Rechargez la page, ou essayez un navigateur plus récent.
local-games = Parties sur cet appareil
local-games-about = Vos parties ne sont enregistrées que dans ce navigateur. Enregistrez-les de temps en temps dans un fichier, au cas où ses données seraient effacées ou si vous changez d’appareil.
local-export = Enregistrer toutes les parties dans un fichier
local-import = Importer les parties d’un fichier
local-brought = { $games ->
    [one] { $games } partie importée.
   *[other] { $games } parties importées.
}
local-delete-sure = Supprimer définitivement cette partie ? Elle n’est enregistrée que sur cet appareil.
error-not-kept = Votre appareil n’a pas pu enregistrer ; rien n’a changé. Le disque est-il plein ?
error-other-tab = Occasus est ouvert dans un autre onglet. Jouez là-bas ; celui-ci ne permet que de regarder.
error-alone = Cette table n’existe que sur votre appareil : personne d’autre ne peut la rejoindre.
error-no-games = Ce fichier ne contient aucune partie d’Occasus.
error-no-texts = Ces textes ne sont pas encore téléchargés. Connectez-vous à Internet et réessayez.
error-games-damaged = Ce fichier est endommagé. Rien n’a été importé.
error-games-too-large = Ce fichier est trop volumineux. La limite est de 64 Mo.
error-accident = Une erreur s’est produite. Réessayez.
error-newer = Cette partie a été continuée avec une version plus récente d’Occasus. Rechargez la page.
local-elsewhere = Vous avez ouvert Occasus dans un autre onglet. Jouez là-bas ; celui-ci ne permet plus que de regarder.
local-elsewhere-use = Jouer ici
local-not-kept = Votre appareil n’a pas pu enregistrer le dernier coup ; il n’a donc pas été joué. Le disque est-il plein ? Les robots réessaient d’eux-mêmes.
local-anew = Un robot ne répondait plus ; il a été relancé.
local-unreadable = Cette partie ne peut pas être ouverte
local-unreadable-about = Ses données enregistrées sont endommagées. Vos autres parties ne sont pas touchées.
local-unreadable-games = { $games ->
    [one] { $games } partie de cet appareil est endommagée et ne peut pas être ouverte. Vos autres parties ne sont pas touchées.
   *[other] { $games } parties de cet appareil sont endommagées et ne peuvent pas être ouvertes. Vos autres parties ne sont pas touchées.
}
local-unreadable-save = Enregistrer ce qui est récupérable
local-unreadable-game = Partie { $id }

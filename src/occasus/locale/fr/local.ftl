local-coming = Occasus se charge sur votre appareil, cette première fois seulement : { $percent } %
local-starting = Démarrage…
local-update = Une nouvelle version d’Occasus est là. Vos parties restent telles quelles.
local-update-use = L’utiliser maintenant
play-there = Jouer avec d’autres, sur le serveur
local-take = Transférer les parties terminées vers votre compte
local-take-about = Les parties terminées peuvent rejoindre votre compte sur ce serveur, comme parties à revoir.
local-taken = { $games ->
    [0] Aucune partie terminée n’y manque.
    [one] Une partie est maintenant dans votre compte.
   *[other] { $games } parties sont maintenant dans votre compte.
}
local-documents = Pour les auteurs de robots et les chercheurs
local-watching = Occasus est ouvert dans un autre onglet, où vous pouvez jouer ; celui-ci ne fait que montrer la partie.
local-failed = Occasus n’a pas pu démarrer dans ce navigateur ; rechargez la page, ou essayez un navigateur plus récent.
local-games = Parties sur cet appareil
local-games-about = Vos parties ne sont conservées que dans ce navigateur. Enregistrez-les de temps en temps dans un fichier, pour un autre appareil ou au cas où ses données seraient effacées.
local-export = Enregistrer toutes les parties dans un fichier
local-import = Reprendre les parties d’un fichier
local-brought = { $games ->
    [one] Une partie a été reprise.
   *[other] { $games } parties ont été reprises.
}
local-delete-sure = Supprimer cette partie pour de bon ? Elle n’est conservée que sur cet appareil.
error-not-kept = Cela n’a pas pu être conservé sur votre appareil, donc rien n’a changé. Son disque est-il plein ?
error-other-tab = Occasus est ouvert dans un autre onglet, où vous pouvez jouer ; celui-ci ne fait que montrer la partie.
error-alone = Personne d’autre n’est à cette table : elle n’existe que sur votre appareil.
error-no-games = Il n’y a pas de parties d’Occasus dans ce fichier.
error-no-texts = Ces textes ne sont pas encore chargés ; réessayez avec une connexion.
error-games-damaged = Quelque chose est abîmé dans ce fichier ; rien n’en a donc été repris.
error-games-too-large = Ce fichier est trop gros : Occasus en reprend 64 Mo au plus.
error-accident = Quelque chose s’est mal passé ; réessayez.
error-newer = Cette partie continue avec une version plus récente d’Occasus ; rechargez la page.
local-elsewhere = Occasus a été ouvert dans un autre onglet, où vous pouvez jouer ; celui-ci ne fait plus que montrer la partie.
local-elsewhere-use = Jouer ici
local-not-kept = Le dernier coup n’a pas pu être conservé sur votre appareil ; il n’a donc pas été joué. Son disque est-il plein ? Un robot réessaie de lui-même.
local-anew = Un robot ne répondait plus ; il a été relancé.
local-unreadable = Cette partie est illisible
local-unreadable-about = Ce que cet appareil en a conservé est abîmé. Vos autres parties ne sont pas touchées.
local-unreadable-games = { $games ->
    [one] Une partie sur cet appareil est abîmée et illisible. Vos autres parties ne sont pas touchées.
   *[other] { $games } parties sur cet appareil sont abîmées et illisibles. Vos autres parties ne sont pas touchées.
}
local-unreadable-save = Enregistrer ce qu’il en reste dans un fichier
local-unreadable-game = Partie { $id }

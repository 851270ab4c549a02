# La page des administrateurs.

admin-find = Trouver un joueur
admin-find-about = Par identifiant, nom d’utilisateur ou partie du nom.
admin-sessions =
    { $count ->
        [one] une session
       *[other] { $count } sessions
    }
admin-password = Nouveau mot de passe
admin-end = Fermer toutes les sessions
admin-ban = Exclure
admin-bans = Exclusions
admin-whom = Nom d’utilisateur, identifiant ou plage d’adresses IP
admin-days = Jours (0 = définitif)
admin-why = Motif
admin-unban = Lever l’exclusion
admin-close = Fermer une table
admin-table = Identifiant de la table (la fin de son adresse)
admin-reports = Signalements
admin-nothing = Aucun signalement en attente.
admin-done = Marquer comme traité
admin-read-only = Lecture seule : personne ne peut rien modifier
admin-given = Nouveau mot de passe : { $password }. Il n’est affiché qu’une fois.
admin-ok = C’est fait.
admin-guest = invité
admin-nobody = Aucun résultat.
admin-for-good = définitif
admin-suspects = Résultats suspects
admin-suspects-about = Comptes qui ont gagné des points sur d’autres ces 30 derniers jours, les plus frappants d’abord.
admin-suspects-none = Rien de suspect ces 30 derniers jours.
admin-suspect = { $winner } a pris { $points } points à { $losers }.
admin-deleted = des comptes supprimés
admin-sign-address = même adresse IP
admin-sign-only = aucun autre adversaire
admin-sign-lost = toujours perdu
admin-given-up =
    { $games ->
        [one] une partie abandonnée
       *[other] { $games } parties abandonnées
    }
admin-games =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    }
admin-game = Partie { $number }
admin-void = Annuler la partie
admin-void-title = Annuler une partie classée
admin-void-ask = Annuler cette partie ? Elle ne comptera pour personne, et les classements suivants changeront.
admin-voided = Partie annulée. Les classements sont recalculés.
admin-log = Journal des actions
admin-log-none = Les actions des administrateurs apparaîtront ici.
admin-did-password = Nouveau mot de passe
admin-did-end = Sessions fermées
admin-did-role = Rôle changé
admin-did-ban = Exclusion
admin-did-unban = Exclusion levée
admin-did-close = Table fermée
admin-did-void = Partie annulée
admin-did-report = Signalement traité
admin-did-read-only = Mode lecture seule modifié
admin-role = Rôle
admin-role-none = joueur
admin-role-moderator = modérateur
admin-role-owner = propriétaire
admin-my-role = Votre rôle : { $role }
admin-moderator-about = Seuls les propriétaires changent les rôles, les mots de passe et la lecture seule.
admin-owner-ask = Faire de { $name } un propriétaire ? Seule la ligne de commande du serveur permet de revenir en arrière.
admin-owner-do = Nommer propriétaire

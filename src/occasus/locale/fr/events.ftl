## Tournois : arènes et tournois suisses
events-intro = Arènes et tournois suisses. Ils commencent et se déroulent tout seuls.
events-new = Créer un tournoi
events-account = Pour créer un tournoi, il faut un compte.
events-going = En cours et à venir
events-none = Aucun tournoi n’est prévu. Créez-en un : les autres le verront ici.
events-over = Terminés
events-counting = Comment ça marche
events-arena = Arène
events-arena-about = Une durée fixe. Dès que les joueurs en attente sont assez nombreux, ils jouent ensemble. Vos trois meilleures tables comptent.
events-swiss = Suisse
events-swiss-about = Un nombre fixe de rondes. On rencontre des joueurs au score proche, si possible jamais deux fois les mêmes. Toutes les rondes comptent.
events-points = Points
events-points-about = À quatre : 3 – 2 – 1 – 0. À trois : 3 – 1,5 – 0. À deux : 3 – 0. Partir, abandonner ou dépasser le temps rapporte 0.
events-bots = Absences
events-bots-about = Après une minute, un robot joue à votre place jusqu’à votre retour. Des robots complètent aussi les tables où il manque des joueurs.
event-running = En cours
event-won = Gagné par { $names }
event-people =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
event-signed-up = Participant
event-look = Voir
event-arena-length = arène, { $length } min
event-swiss-length = suisse, { $length } rondes
event-seats = { $seats } par table
event-minutes = { $minutes } min chacun
event-name = Nom
event-kind = Type
event-at-table = Joueurs par table
event-clock = Temps par joueur
event-length = Durée
event-starts = Début
event-create = Créer
event-cancel = Annuler ce tournoi
event-mine = Votre participation
event-is-none = Vous ne participez pas encore.
event-is-begun = Ce tournoi a commencé. Vous pouvez regarder.
event-is-signed = Vous participez. Revenez 15 minutes avant le début pour confirmer votre présence.
event-is-asked = Êtes-vous là ? Seuls ceux qui le confirment ont une place.
event-is-here = C’est noté. Gardez cette page ouverte : elle vous mènera à votre table.
event-is-waits = Vous attendez une table. Cette page vous y mènera.
event-is-plays = Votre table est prête.
event-is-away = Vous faites une pause.
event-is-over = Terminé. Gagné par { $names }.
event-is-cancelled = Annulé. Pourquoi pas une partie amicale ?
event-begins = Début : { $when }
event-ends = fin au plus tard : { $when }
event-host = créé par { $name }
event-next-arena = La prochaine table commence dès que les joueurs sont assez nombreux
event-next-swiss = La prochaine ronde commence quand toutes les tables ont fini
event-podium = Podium
event-share = Partager
event-link-copied = Lien copié. Il montre les gagnants et tous les points.
event-sum =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-own = Votre place : { $place }. Vos points : { $points }.
event-look-again = À revoir
event-own-table = votre table
event-next = Prochain tournoi
event-sign-up = Participer
event-here = Je suis là
event-go = À votre table
event-back = Je suis de retour
event-leave = Ne plus participer
event-rest = Faire une pause
event-round = Ronde { $round } sur { $all }
event-tables = Tables en cours
event-watch = Regarder
event-nobody = Personne ne participe encore.
event-all = Tout afficher
event-points-by-table = Points par table
event-ties-arena = À égalité de points : la meilleure moyenne des adversaires, sinon place partagée.
event-ties-swiss = À égalité de points : les points des adversaires, puis ceux des parties, sinon place partagée.
event-state-signed = participe
event-state-waits = attend
event-state-plays = joue
event-state-away = en pause
error-contest-account = Pour créer un tournoi, il faut un compte. Créez-en un dans les réglages ; vous gardez tout.
error-contest-name = Donnez au tournoi un nom de 3 à 40 caractères.
error-contest-game = Choisissez un jeu où les joueurs s’affrontent.
error-contest-length = Ce tournoi serait trop court ou trop long.
error-contest-start = Choisissez un début dans les 30 prochains jours.
error-too-many-contests = Vous avez déjà deux tournois, ou ce serveur en a trop. Attendez la fin de l’un d’eux.
error-contest-started = Ce tournoi a déjà commencé ou il est terminé.
error-contest-over = Ce tournoi est terminé. Cherchez-en un autre.
error-contest-full = Ce tournoi est complet. Cherchez-en un autre.
error-contest-not-yet = Revenez 15 minutes avant le début pour confirmer votre présence.
error-contest-away = Vous ne participez pas en ce moment. Inscrivez-vous d’abord.
error-contest-undo = En tournoi, on ne peut pas annuler un coup.
error-contest-pause = En tournoi, les pendules ne s’arrêtent pas : d’autres attendent la fin de cette table.
error-contest-table = Les places d’une table de tournoi sont fixées.

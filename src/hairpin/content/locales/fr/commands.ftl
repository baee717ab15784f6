# La ligne de commande : son aide, et ce qui ne va pas dans la façon de l’appeler.
# L’espace devant « : » et « ; » est insécable : l’aide est coupée en lignes. Les titres reçoivent leur « : » d’argparse.

## Hairpin et ses commandes
help-hairpin = Le jeu de course HEAT : courir sur le réseau ou dans le terminal, revoir, vérifier, mesurer.
help-no-command = Sans commande : serve --open, pour cette machine seulement.
help-version = affiche la version du programme et s’arrête
help-serve = ouvre des tables sur le réseau, pour des personnes, des pilotes et des Légendes
help-backup = copie toutes les tables dans un fichier, pendant que le serveur tourne
help-race = fait courir des pilotes automatiques
help-play = vous fait courir contre des pilotes automatiques
help-season = fait courir un championnat à des pilotes automatiques
help-replay = raconte une course ou une saison enregistrée
help-show = dessine une position avec tout ce qu’elle contient, ou celle d’un enregistrement
help-verify = rejoue des enregistrements et vérifie qu’ils mènent où ils le disent
help-resume = reprend la course ou la saison jouée en dernier, ou une autre qui est enregistrée
help-analyse = revient sur une course enregistrée : la place attendue après chaque décision, et ce qui aurait été mieux
help-analyse-seat = la voiture à examiner, comptée à partir de 0 (par défaut : celles des personnes)
help-analyse-json = l’écrit en JSON (- pour la sortie standard)
help-analyse-html = l’écrit en page pour navigateur (- pour la sortie standard)
help-scenario = joue des fichiers de scénario et vérifie ce qu’ils attendent
help-circuits = donne la liste des circuits
help-circuit = vérifie un circuit à vous, ou dessine n’importe quel circuit
help-circuit-check = signale tout ce qui ne va pas dans un fichier de circuit
help-circuit-render = dessine un circuit en image SVG
help-simulate = fait courir beaucoup de courses ou de saisons sur tous les cœurs et en donne les chiffres
help-dataset = fabrique un jeu de données de décisions, avec une fiche, le même sur chaque machine
help-rate = organise une ligue de pilotes et de Légendes, et les classe
help-compare = fait courir deux pilotes sur les mêmes donnes jusqu’à ce que l’on sache qui est devant
help-upgrades = mesure ce que vaut chaque amélioration, sur des voitures qui ont tiré les leurs au sort
help-targets = mesure si les pilotes tiennent leurs promesses
help-train = laisse un pilote apprendre en courant contre lui-même
help-bench = mesure la rapidité du moteur de jeu
help-completion = affiche un script qui complète les commandes et options de hairpin dans votre shell
help-completion-shell = bash : eval "$(hairpin completion bash)" dans .bashrc ; zsh : de même dans .zshrc ; fish : hairpin completion fish | source dans config.fish

## Ce qui tient lieu d’une valeur
meta-command = COMMANDE
meta-action = ACTION
meta-file = FICHIER
meta-folder = DOSSIER
meta-host = HÔTE
meta-port = PORT
meta-address = ADRESSE
meta-season = SAISON
meta-name = NOM
meta-text = TEXTE

## Servir
help-serve-host = l’adresse à écouter (par défaut : cette machine seulement)
help-serve-port = { $port } par défaut, ou HAIRPIN_PORT ; 0 prend n’importe quel port libre
help-serve-database = sqlite:///chemin ou postgresql://... (par défaut : dans votre dossier de données)
help-serve-allowed-host = ne répond que si l’on demande ce nom, comme example.org ou *.example.org ; peut être donné plusieurs fois (par défaut : HAIRPIN_ALLOWED_HOSTS, ou tous)
help-serve-trusted-proxy = un proxy, ou un réseau de proxys, qui dit d’où viennent les clients ; peut être donné plusieurs fois (par défaut : HAIRPIN_TRUSTED_PROXIES, ou aucun)
help-serve-metrics = montre là les chiffres de /metrics, et nulle part ailleurs (par défaut : HAIRPIN_METRICS, ou avec la page)
help-serve-drivers = des pilotes dans vos propres fichiers, comme ./mine.py:Fast(depth=3), pour toutes les tables
help-serve-public-url = l’adresse que les gens ouvrent, par exemple https://courses.example.org (par défaut : HAIRPIN_PUBLIC_URL)
help-serve-open = ouvre la page dans le navigateur
help-serve-check = dit ce qui manque pour un vrai service, et s’arrête : 0 s’il ne manque rien
help-backup-file = où l’écrire ; rien n’est écrasé
help-backup-database = sqlite:///chemin (par défaut : dans votre dossier de données)
backup-written = { $file } : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }, { $entries ->
        [one] une entrée
       *[other] { $entries } entrées
    }, { $kilobytes } ko. Pour restaurer, arrêtez le serveur et mettez ce fichier à la place de sa base.
backup-exists = { $file } existe déjà et rien n’a été écrit ; donnez un autre nom.
backup-postgresql = PostgreSQL a son propre programme pour cela : pg_dump --format=custom --file=FICHIER URL.

## Ce qui manque
level-ok = ok
level-note = note
level-missing = MANQUE
check-ready = Prêt à servir.
check-not-ready = { $count ->
        [one] Il manque une chose.
       *[other] Il manque { $count } choses.
    }
check-database-ready = base { $place } : lecture et écriture possibles
check-database-new = base { $place } : sera créée au premier démarrage
check-database-older = base { $place } : en version { $version }, elle passera en version { $known } au prochain démarrage ; faites d’abord une sauvegarde
check-database-newer = base { $place } : en version { $version }, ce Hairpin ne va que jusqu’à { $known } ; installez un Hairpin plus récent
check-database-in-use = base { $place } : un Hairpin s’en sert en ce moment, un second ne le peut pas
check-database-problem = base : { $problem }
check-disk-room = disque : { $megabytes } Mo libres dans { $place }
check-disk-little = disque : seulement { $megabytes } Mo libres dans { $place }
check-disk-full = disque : { $megabytes } Mo libres dans { $place } ; une fois plein, plus rien ne s’écrit
check-page-built = page : construite
check-page-missing = page : pas construite, les navigateurs ne verraient rien ; pip install la construit, ou installez un wheel
check-port-free = port { $place } : libre
check-port-ours = port { $place } : un Hairpin y répond en ce moment
check-port-taken = port : { $problem }
check-hosts-named = noms : répond sous { $hosts }
check-hosts-any = noms : répond sous n’importe lequel ; donnez --allowed-host, pour qu’aucun autre site ne se fasse passer pour le vôtre
check-proxies-named = proxys : de confiance : { $proxies }
check-proxies-none = proxys : aucun n’est de confiance ; derrière un proxy, donnez --trusted-proxy, sinon tous les joueurs partagent ses limites et les cookies ne sont pas Secure
check-public-none = adresse : donnez --public-url avec https://..., les services push veulent la connaître
check-public-https = adresse : { $url }
check-public-http = adresse : { $url } n’est pas en https://, les navigateurs ne pourront ni installer la page ni la laisser prévenir quelqu’un
check-push-ready = notifications : Web Push est installé ; ses clés sont dans la base
check-push-library = notifications : pas de Web Push sans sa bibliothèque ; installez hairpin[push]. Tout le reste marche
check-files-any = fichiers ouverts : pas de limite
check-files-many = fichiers ouverts : { $allowed }
check-files-few = fichiers ouverts : { $allowed } autorisés, { $needed } vaudraient mieux ; réglez LimitNOFILE ou ulimit -n
check-rules-compiled = règles : compilées
check-rules-plain = règles : en Python simple, plus lent ; construisez le wheel avec un compilateur C

## Courir
help-drivers = qui pilote : { $drivers } (par défaut : quatre { $default })
help-opponents = vos adversaires : { $drivers } ; human pour quelqu’un à ce clavier (par défaut : cinq { $default })
help-delay = secondes entre deux décisions
help-play-season = une saison entière au lieu d’une course
help-learn = un premier tour guidé : une chose à la fois
help-name = le nom de votre voiture (par défaut : Vous)
help-color = la couleur de votre voiture
help-handicap = partir avec N Heat de moins (0, 1 ou 2)
help-season-which = 1961, 1962, 1963, 1964, 1965, custom, best-of-all-time, ou un fichier qui énumère ses courses
help-config = un race.toml avec n’importe lesquels de ces réglages
help-circuit-or-default = l’identifiant d’un circuit, ou un fichier à vous (par défaut : { $default })
help-laps = tours à courir (par défaut : ceux du circuit)
help-seed = la même graine distribue la même course
help-seed-season = la même graine donne la même saison
help-seed-figures = la même graine donne les mêmes chiffres
help-seed-ratings = la même graine donne le même classement
help-seed-training = la même graine commence avec le même réseau et les mêmes courses
help-seed-races = la même graine donne les mêmes courses
help-record = garde un enregistrement que l’on peut revoir et reprendre
help-spoken = langue à afficher (par défaut : celle de l’environnement, ou l’anglais)
help-json = affiche du JSON à la place

## Modules
help-modules = modules{"\u00A0"}
help-legends = N Légendes participent
help-in-season = dans une saison : { $help }
help-with-default = { $help } (par défaut : { $default })
help-setting-garage = les améliorations en jeu
help-setting-mulligan = payer 1 Heat pour repiocher la main de départ
help-setting-weather = météo et état de la piste
help-setting-tournament = les rapports restent cachés jusqu’à la révélation
help-setting-level = l’extension Légendes, à ce niveau
help-setting-rising = le niveau des Légendes monte d’un cran après chaque course
help-setting-pro = +N aux vitesses de pointe des Légendes
help-setting-aggressive = les Légendes se servent aussi des chevrons de la Grande-Bretagne
help-setting-rivals = deux Légendes sont des rivaux (à partir du niveau 2)
help-setting-legend-adrenaline = les Légendes de l’extension sans Adrénaline
help-setting-boxes = les extensions en jeu, pour tout ce qui est tiré au sort
help-choice-draft = choisir ses améliorations en trois tours (par défaut)
help-choice-quick = trois améliorations au hasard
help-choice-snake = en choisir quatre en deux tours, puis en écarter une

## Enregistrements, positions, scénarios
help-a-record = l’enregistrement d’une course ou d’une saison
help-resume-file = l’enregistrement d’une course ou d’une saison (par défaut : la dernière que vous avez jouée)
help-records = enregistrements de courses ou de saisons
help-hash = l’empreinte que la table avait promise
help-scenarios = fichiers de scénario
help-show-position = une position en texte, son fichier, un enregistrement, ou - pour l’entrée standard
help-show-at = d’un enregistrement : après N actions (par défaut : après la dernière)
help-show-text = n’affiche que la ligne qui peut être collée
help-show-json = affiche plutôt la forme exacte, pour un fichier
help-show-scenario = affiche plutôt un fichier de scénario, là où une manche se prépare

## Circuits
help-circuit-file = votre circuit
help-circuit-which = l’identifiant d’un circuit, ou un fichier à vous
help-circuit-output = où l’écrire (par défaut : dans le terminal)
help-circuit-drawing = un fichier de dessin (par défaut : imaginé d’après le circuit)
help-circuit-dark = le dessine de nuit

## Mesurer
help-simulate-races = combien de courses, ou de saisons avec --season (100 par défaut)
help-simulate-circuits = identifiants ou fichiers, courus à tour de rôle, ou : all (par défaut : { $default })
help-simulate-season = des saisons entières au lieu de courses
help-simulate-rotate = les pilotes avancent d’un siège d’une course à l’autre ; --no-rotate garde leurs sièges
help-handicaps = les cartes Heat que chaque pilote a en moins au départ, comme 0,1,2
help-simulate-rows = écrit une ligne par voiture et par course dans un fichier qui finit par .csv ou .parquet
help-simulate-records = garde un enregistrement de chaque course dans ce dossier
help-dataset-folder = un nouveau dossier, ou un dossier à continuer
help-dataset-races = combien de courses (1000 par défaut)
help-dataset-seed = la même graine donne le même jeu de données (1 par défaut)
help-dataset-format = comment les tableaux sont écrits : npz, ou parquet avec pyarrow (npz par défaut)
help-dataset-shard = les courses dans chaque fichier (50 par défaut)
help-dataset-licence = ce que la fiche en dit, comme CC0-1.0
help-rate-drivers = qui participe : des pilotes, legend-base, legend-1 à legend-6 (par défaut : tous les pilotes et legend-base)
help-rate-circuits = identifiants ou fichiers (par défaut : all, tous)
help-rate-races = pour chaque paire de pilotes (120 par défaut)
help-rate-field = voitures de chaque côté (3 par défaut)
help-rate-league = garde les résultats dans ce fichier : un nouveau pilote ne court que ce qui manque
help-rate-free-for-all = tous les pilotes dans chaque course, au lieu de deux par deux
help-compare-driver = un pilote, une classe dans un fichier, ou une Légende : legend-base, legend-1 à legend-6
help-compare-config = un race.toml : son circuit, ses tours et ses modules
help-compare-pairs = s’arrête au plus tard après tant de paires de courses (1000 par défaut)
help-compare-error = à quelle fréquence une comparaison peut se tromper, de 0.0001 à 0.5 (0.05 par défaut)
help-compare-difference = points de duels qui comptent : un écart plus petit arrête aussi la comparaison (5 par défaut)
help-compare-handicaps = les cartes Heat que A et B ont en moins au départ, comme 0,1 ; les deux peuvent alors être le même pilote
help-upgrades-driver = qui pilote toutes les voitures (club par défaut)
help-targets-share = part des courses à courir, comme 0.1 pour un coup d’œil (1 par défaut)
help-targets-only = ces objectifs seulement, comme ladder,drafting
help-targets-instead = d’autres à la place de nos pilotes, comme pro=./mine.py:Fast(depth=3)
help-train-folder = où l’entraînement est conservé ; s’il y en a déjà un, il continue
help-train-decisions = nombre total de décisions (300 000 000 par défaut ; environ 25 millions par heure sur un cœur)
help-train-races = courses simultanées (par défaut 256 sur les cœurs, 65536 sur un GPU)
help-train-from = commencer avec ce que le champion a appris, ou avec le weights.npz d’un entraînement
help-train-against = confier à ces poids la moitié des voitures des joueurs dans un quart des courses
help-train-among = courses à pratiquer : entre joueurs, seul parmi les Légendes, surtout parmi les Légendes les plus fortes, ou de toutes sortes (par défaut)
help-train-minutes = s’arrête après tant de minutes ; l’entraînement pourra reprendre
help-train-device = sur quoi calculer (par défaut gpu s’il y en a un)
help-bench-races = courses pour chaque plateau (200 par défaut)
help-cores = combien de cœurs utiliser (par défaut : tous)
help-engine = où courir : local, ray://auto ou ray://HÔTE:PORT, dask://HÔTE:PORT (par défaut : local)
help-output = écrit { $what } dans un fichier ; - affiche à la place des tableaux
output-all = tous les chiffres
output-of-drivers = les chiffres de chaque pilote
output-with-charts = un rapport avec des graphiques
output-report = un rapport
output-chart = le graphique du classement
output-page = une page pour la documentation
output-of-pairs = une ligne par paire de courses
output-of-upgrades = une ligne par amélioration

## Ce qu’une option ne peut pas dire
did-you-mean = Vouliez-vous dire { $word } ?
not-a-count = { $text } n’est pas un nombre de 1 à { $maximum }
not-an-index = { $text } n’est pas un nombre d’actions, comme 0 ou 12
not-a-share = { $text } n’est pas une part ; donnez un nombre au-dessus de 0, ou 1 pour toutes les courses
not-an-error = { $text } n’est pas une probabilité d’erreur ; donnez un nombre de 0.0001 à 0.5, comme 0.05
not-points = { $text } n’est pas un nombre de points ; donnez-en un de 0.1 à 50, comme 5
not-a-hash = { $text } n’est pas une empreinte ; donnez ses 64 chiffres hexadécimaux
not-a-port = { $text } n’est pas un port de 0 à 65535
not-seconds = { $text } n’est pas un nombre de secondes de 0 à 60
not-a-member = il n’y a pas de { $text } ; choisissez parmi { $known }

## Ce que dit argparse, de Python. Il remplit lui-même ce que marquent les signes %.
argparse-usage = utilisation :
argparse-arguments = arguments{"\u00A0"}
argparse-options = réglages{"\u00A0"}
argparse-help = affiche cette aide et s’arrête
argparse-error = %(prog)s : erreur : %(message)s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-unknown-command = commande inconnue : %(parser_name)r (au choix : %(choices)s)
argparse-unrecognized = arguments inconnus : %s
argparse-not-with = ne va pas avec l’argument %s
argparse-no-value = ne prend pas de valeur, mais a reçu %r
argparse-required = il manque ces arguments : %s
argparse-one-value = il manque sa valeur
argparse-some-values = il manque au moins une valeur
argparse-ambiguous = option ambiguë : %(option)s peut vouloir dire %(matches)s
argparse-not-a-number = %(value)r n’est pas un nombre entier
argparse-not-a-choice = choix impossible : %(value)r (choisissez parmi %(choices)s)

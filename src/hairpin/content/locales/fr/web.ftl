# La page pour le navigateur. Un message pour chaque chose dite.

## Le cadre
main-menu = Menu principal
home = Accueil
close = Fermer
thinking = Un instant…
keys = Clavier
settings = Réglages
you = vous
you-name = Pilote
away = absent
clear = Effacer
undo = Annuler
skip = Passer
send = Envoyer

## Accueil
poster = Une affiche : une voiture de course rouge sort d’une épingle devant des montagnes
home-title = Freinez tard.
home-title-2 = Du sang-froid.
home-lead = Passez les rapports, jouez vos cartes et gardez assez de Heat dans le moteur pour le virage qui compte.
race-now = En piste
race-now-what = Le circuit des USA, deux tours, vous contre cinq pilotes.
new-table = Nouvelle course
set-up-race = Préparer une course
new-table-what = Choisissez le circuit, la voiture et vos adversaires : pilotes ou amis.
open-tables = Tables ouvertes
replays = Rediffusions
join = Rejoindre
join-label = Vous avez un lien ?
join-placeholder = Lien vers la table
bad-link = Ce n’est pas un lien vers une table ; un lien ressemble à …/t/3f9c…
your-tables = Vos tables
home-turn = À vous de jouer
home-waiting = En attente
home-finished = Terminées
home-empty = Vous n’avez pas encore de table. Celles où vous courez apparaîtront ici, à commencer par celles où c’est à vous de jouer, sur tous vos appareils.
home-lap = tour { $lap } sur { $laps }
home-place = { $place ->
    [1] { $place }er sur { $cars }
   *[other] { $place }e sur { $cars }
  }
home-race = course { $race } sur { $races }
home-ready = tout le monde est là : prêt à partir
home-waits-for = On attend { $names }
home-driven = { $driver } conduit à votre place jusqu’à votre retour.
home-watched = Suivies récemment
home-cars = Les concurrents
home-is-next = doit jouer
home-standings = Classement
home-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
home-all = Afficher les { $tables }
home-away = Tables rangées : { $tables }
put-away = Ranger
bring-back = Ressortir
whose-game = Hairpin est une adaptation indépendante, faite par des amateurs, du jeu de société HEAT, sans lien avec son éditeur ni ses auteurs et sans leur aval. Tous les textes et dessins sont de nous.
open-tables-what = Les tables que leurs hôtes ont rendues publiques. Prenez une place libre, ou regardez.
replays-what = Les courses terminées que vous avez suivies dans ce navigateur.
no-tables = Aucune table ouverte pour le moment. Ouvrez la vôtre !
no-replays = Aucune rediffusion pour l’instant. Terminez d’abord une course.
phase-lobby = pas encore lancée
phase-racing = en course
phase-over = terminée
seats-free = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
  }

## Réglages
language = Langue
theme = Apparence
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
pace = Animation
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-off = Instantanée
auto-step = Étapes automatiques
auto-step-what = Quand un seul choix est possible, il est fait pour vous.
sound = Son
volume = Volume
settings-kept = Les réglages sont conservés dans ce navigateur. Le nom, le numéro et la couleur figurent sur votre licence.

## La licence
your-licence = Votre licence
licence-what = Une licence plutôt qu’un compte : un nom, un numéro et une couleur, sans adresse e-mail ni mot de passe. Toutes les places que vous prenez lui appartiennent, et elle vous suit sur tous vos appareils.
licence-car = Nom, numéro, couleur
carry = Sur un autre appareil
carry-what = Un lien ou un code QR emporte votre licence sur un autre appareil. Vous retrouvez alors les mêmes tables sur les deux.
carry-make = Créer un lien
carry-qr = Code QR du lien
carry-link = À ouvrir sur l’autre appareil
carry-left = encore valable { $time }
carry-once = Il ne sert qu’une fois. Ne le donnez à personne : quiconque l’ouvre court à votre place.
carry-too-old = Ce lien a déjà servi ou n’est plus valable. Créez-en un autre sur l’appareil qui a la licence.
licence-take = Une licence pour cet appareil
licence-take-what = Ce lien apporte une licence sur cet appareil :
licence-take-warning = Désormais, vous courrez ici avec cette licence. Les tables de cet appareil vous suivent. Ne le faites que si ce lien vient de vous.
licence-take-yes = Oui, c’est moi
licence-take-no = Non, ne rien changer
licence-data = Vos données
export-what = Tout ce que ce serveur sait de vous, dans un fichier : votre licence, vos tables et vos places, et les enregistrements des courses terminées.
export = Télécharger
delete-licence = Supprimer la licence
delete-what = Retire votre licence de ce serveur et de tous vos appareils.
delete-sure = Supprimer votre licence ?
delete-means = Vous perdrez vos places à toutes les tables ; dans les courses en cours, un pilote continuera pour vous. Les courses terminées restent à ceux qui ont couru avec vous. C’est irréversible.
delete-yes = Supprimer définitivement
your-name = Votre nom

## Une nouvelle table
company = Avec qui
company-alone = En solo
company-alone-what = Vous contre cinq pilotes. La course commence aussitôt.
company-friends = Entre amis
company-friends-what = Vous recevez un lien à partager. Les pilotes prennent les places restées libres.
preset-first = Première course
preset-first-what = { $company ->
    [alone] Des vitesses, des cartes, des virages, et rien d’autre. Les pilotes sont débutants.
   *[friends] Des vitesses, des cartes, des virages, et rien d’autre.
  }
preset-full = Jeu complet
preset-full-what = Avec l’atelier et ses améliorations, et avec la météo.
preset-season = Saison
preset-season-what = Un championnat avec évènements, sponsors et points :
more-settings = Plus de réglages
more-settings-what = Votre propre circuit, places, Légendes, modules, temps de jeu
your-car = Votre voiture
car-color = Couleur
start-number = Numéro
color-red = rouge
color-orange = orange
color-yellow = jaune
color-green = vert
color-teal = turquoise
color-cyan = bleu ciel
color-blue = bleu
color-purple = violet
color-pink = rose
color-white = blanc
color-grey = gris
color-black = noir
what-to-race = Course ou saison
single-race = Une seule course
a-season = Une saison
circuit = Circuit
circuit-facts = { $length } cases, { $corners } virages, { $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
  }
own-circuit = Circuit personnalisé
laps = Tours
laps-n = { $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
  }
season = Saison
season-named = Saison { $season }
drawn = tiré au sort
seats = Places
seat-for = Place { $seat }
seat-person = Un joueur
seat-remove = Supprimer la place { $seat }
add-person = Ajouter un joueur
add-driver = Ajouter un pilote
add-legend = Ajouter une Légende
legend = Légende
driver-named = Pilote : { $driver }
driver-simple = prudent
driver-random = imprévisible
modules = Modules
module-garage = Atelier
module-garage-what = Des améliorations dans votre paquet au lieu des cartes de départ.
module-garage-on = Atelier : { $value }
none-garage = Cartes de départ
choice-garage-basic = Améliorations ordinaires
choice-garage-advanced = Améliorations avancées
choice-garage-all = Toutes les améliorations
module-draft = Choix des améliorations
choice-draft-draft = Trois tours de choix
choice-draft-quick = Trois au hasard
choice-draft-snake = Quatre en serpentin, une écartée
module-mulligan = Mulligan
module-mulligan-what = Payez 1 Heat pour repiocher votre main de départ.
module-draft-on = { $value }
module-boxes = Boîtes utilisées
module-boxes-what = Ce qui est tiré au sort vient de celles-ci et du jeu de base.
module-boxes-on = Boîtes utilisées : { $value }
choice-boxes-tunnel-vision = Tunnel Vision
choice-boxes-heavy-rain = Heavy Rain
choice-boxes-legends = Legends (sponsors)
none-boxes = aucune
module-weather = Météo
module-weather-what = Une météo pour la course, et des jetons sur les virages et les secteurs.
module-tournament = Mode Tournoi
module-tournament-what = Les rapports restent cachés jusqu’au tour de chaque voiture.
module-level = Extension Légendes
module-level-what = Les Légendes progressent à chaque niveau.
module-level-on = Légendes de niveau { $value }
none-level = Légendes du jeu de base
number-level = Niveau { $n }
module-rivals = Rivaux
module-rivals-what = Deux Légendes sont des rivaux aux capacités spéciales.
module-rising = Niveau croissant
module-rising-what = Les Légendes montent d’un niveau après chaque course.
module-aggressive = Légendes agressives
module-aggressive-what = Les Légendes utilisent les chevrons de la Grande-Bretagne ou de votre circuit. Sur ceux des extensions, c’est toujours le cas.
module-pro = Légendes Pro
module-pro-what = Leur vitesse maximale augmente d’autant.
module-pro-on = Légendes +{ $value }
clock = Temps par décision
clock-what = Une fois le temps écoulé, un pilote décide pour vous.
clock-none = Sans limite
clock-off = Sans limite de temps
clock-each = { $time } par décision
time-seconds = { $seconds } secondes
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
time-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }
time-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
public = Table publique
public-what = Tout le monde peut trouver la table et la rejoindre.
table-title = Nom de la table
create-table = Ouvrir la table
to-the-start = Au départ
own-circuit-title = Votre propre circuit
own-circuit-what = Un fichier de circuit (.toml) : choisissez-le ou déposez-le ici. Il est vérifié aussitôt.
own-circuit-choose = Choisir un fichier
own-circuit-large = { $file } est trop volumineux ; un fichier de circuit fait au plus { $most } ko.
own-circuit-missing = Choisissez d’abord le fichier de votre circuit.
laps-what = Laissez vide pour le nombre par défaut du circuit.
round-limit = Limite de manches
round-limit-what = Les voitures encore en piste après ce nombre de manches sont hors course.
round-limit-on = { $rounds ->
    [one] { $rounds } manche au plus
   *[other] { $rounds } manches au plus
  }
season-drawn-what = Circuits et évènements sont tirés au sort juste avant chaque course.
own-season = Votre propre saison
own-season-what = Choisissez circuits et évènements, course par course.
own-season-name = Nom de la saison
race-circuit = Circuit de la course { $race }
race-event = Évènement de la course { $race }
race-remove = Supprimer la course { $race }
add-race = Ajouter une course
circuit-drawn = Circuit : tiré au sort
event-drawn = Évènement : tiré au sort
races-n = { $races ->
    [one] { $races } course
   *[other] { $races } courses
  }
driver-rookie = débutant
driver-club = de club
driver-privateer = privé
driver-pro = professionnel
driver-champion = champion
the-driver-rookie = le pilote débutant
the-driver-club = le pilote de club
the-driver-privateer = le pilote privé
the-driver-pro = le pilote professionnel
the-driver-champion = le champion
the-driver-simple = le pilote prudent
the-driver-random = le pilote imprévisible
the-driver-named = le pilote { $driver }
some-driver = un pilote
names-and-handicaps = Noms et handicaps
handicap-what = Avec un handicap, un moteur a moins de cartes Heat au départ.
handicap-n = { $heat ->
    [0] Sans handicap
    [one] Handicap : { $heat } Heat en moins
   *[other] Handicap : { $heat } Heat en moins
  }
seat-name = Nom pour la place { $seat }
seat-name-default = Nom par défaut
seat-handicap = Handicap pour la place { $seat }
module-draft-what = Comment les améliorations entrent dans votre paquet.
module-legend-adrenaline = Adrénaline des Légendes
module-legend-adrenaline-what = Les Légendes en queue de course avancent d’une case de plus.
module-legend-adrenaline-off = Légendes sans Adrénaline
legends-what = Donnez une place à une Légende pour avoir plus d’options ici.
the-race = La course
the-table = La table
stand-in = Pilote remplaçant
stand-in-what = Conduit pour les joueurs absents.
stand-in-default = Pilote par défaut
stand-in-on = Remplaçant : { $driver }
grace = Remplaçant au bout de
grace-what = Durée d’absence avant qu’on puisse mettre un pilote au volant.
grace-none = Tout de suite
grace-on = Remplaçant après { $time } d’absence
grace-on-none = Remplaçant dès que quelqu’un s’absente
card-counts = Compter les cartes
card-counts-what = Qui voit quelles cartes sont dans son propre paquet et dans sa défausse.
card-counts-alone = Seulement si l’on joue seul
card-counts-on = Tout le monde
card-counts-off = Personne
counts-shown = Les cartes sont comptées
counts-hidden = Les cartes ne sont pas comptées
hints-setting = Conseils
hints-what = Qui peut demander ce que ferait un bon pilote.
hints-alone = Seulement si l’on joue seul
hints-on = Tout le monde
hints-off = Personne
hints-allowed = Conseils permis
hints-forbidden = Sans conseils
hint-lamp = Conseil
hint-thinking = Réflexion…
hint-says = Conseil : { $option }. { $why }
table-title-what = Affiché à la place du nom du circuit.
cancel = Annuler
settle = Enregistrer
settle-what = Le lien reste le même. Chacun garde sa place tant qu’elle existe.
change-settings = Modifier les réglages
host-away = L’hôte est absent : quiconque a une place peut lancer la course.

## La salle d’attente
lobby-link = Partagez ce lien
copy = Copier
copied = Copié
free = libre
sit = S’asseoir ici
stand = Se lever
watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
start = Lancer la course
start-with-drivers = Partir avec des pilotes
start-fills = { $free ->
    [one] Une place est encore libre. Un pilote la prend si vous partez maintenant.
   *[other] { $free } places sont encore libres. Des pilotes les prennent si vous partez maintenant.
  }
color-taken = { $wished ->
    [orange] L’orange
   *[other] Le { $wished }
  } est déjà pris : vous roulez en { $given }.
number-taken = Le numéro { $wished } est déjà pris : vous partez avec le { $given }.
host-starts = L’hôte va lancer la course.
no-table-title = Table inconnue
to-the-grid = En route vers la grille…
to-table = Retour à la table
stopped-title = La dernière course ne peut pas continuer
stopped-what = Cette version de Hairpin ne peut pas la poursuivre. Les places et les réglages n’ont pas changé : on peut lancer une autre course à tout moment.

## La course
standing = Classement
place = Place
driver = Pilote
gear = Rapport
gear-short = Rap.
speed = Vitesse
speed-short = Vit.
engine-heat = Heat dans le moteur
heat-short = Heat
hand-and-deck = Cartes en main et dans le paquet
hand-short = Cartes
lap = Tour
lap-short = Tour
lap-of = Tour { $lap } sur { $laps }
to-corner = Cases jusqu’à la prochaine ligne de virage
corner-short = Virage
legend-tag = Légende
rival-tag = Rival
adrenaline = Adrénaline : +1 en vitesse, +1 Refroidissement
planned = prêt
finished-as = arrivé { $place ->
    [1] 1er
   *[other] { $place }e
  }
retired = hors course
cockpit = Votre voiture
deck-holds = Paquet { $cards }
discard-holds = Défausse { $cards }
card-count = { $n }x { $card }
no-cards = Aucune carte
hand = Votre main
your-plan = Votre plan
log = Journal
log-all = Les { $lines } lignes
log-or-chat = Journal ou discussion
chat = Discussion
chat-say = Dire quelque chose
chat-empty = Personne n’a encore rien dit.
round-n = Manche { $round }
season-race = Saison { $season }, course { $race } sur { $races }
season-progress = { $done ->
    [one] { $done } course terminée sur { $races }
   *[other] { $done } courses terminées sur { $races }
  }
points = Points
has-left = (parti)
your-decision = À vous de décider
all-plan = Tout le monde planifie
turn-of = Au tour de { $name }
track-of = { $circuit }, { $length } cases.
track-car = { $name } est { $place }.
place-before = { $spaces ->
    [0] juste avant le virage { $limit }
    [one] à { $spaces } case du virage { $limit }
   *[other] à { $spaces } cases du virage { $limit }
  }
track-flooded = Case inondée : rétrograder coûte 1 Heat de plus.
track-tunnel = Tunnel : aucune carte de la main ne peut être défaussée.
zoom-in = Agrandir
zoom-out = Réduire
zoom-own = Ma voiture
zoom-follow = Suivre
before-the-race = Avant la course
take-over-own = Confier le volant à un pilote
take-over-away = Remplacer { $name } par { $driver }
take-over-away-in = Remplacer { $name } par { $driver } (dans { $time })
hand-over-title = Confier le volant à un pilote ?
hand-over-what = À partir de maintenant, { $driver } conduira pour vous. Vous pourrez reprendre le volant à tout moment.
hand-over-yes = Confier le volant
move-here = S’installer ici
zoom-fit = Toute la piste
press = La presse
play-area = Cartes jouées
note-paid = −{ $heat } Heat
note-boost = Boost !
note-spin-out = Tête-à-queue ! Rapport 1, +{ $stress } Stress
note-overtake = Dépasse { $names }
note-press = { $n ->
    [one] +1 sponsor
   *[other] +{ $n } sponsors
  }
moment-last-lap = Dernier tour !
moment-finish = { $name } termine { $place ->
    [1] 1er
   *[other] { $place }e
  }
past-of = Tel qu’à la manche { $round }
back-to-now = Revenir au présent

## Le poste
desk = Ce que vous pouvez faire
gear-n = Rapport { $gear }
place-finish = { $spaces ->
    [0] juste avant la ligne d’arrivée
    [one] { $spaces } case avant la ligne d’arrivée
   *[other] { $spaces } cases avant la ligne d’arrivée
  }
places-before = entre { $from } et { $to } cases du virage { $limit }
places-between = { $from }, au plus loin { $to }
places-between-alike = { $spaces ->
    [0] { $from }, au plus loin juste avant le suivant
    [one] { $from }, au plus loin à { $spaces } case du suivant
   *[other] { $from }, au plus loin à { $spaces } cases du suivant
  }
you-stand = Votre place
heat-n = { $heat } Heat
corner-n = Virage { $limit }
corner-heat = virage { $limit } : { $heat } Heat
corner-over-free = passe le virage { $limit } sans rien payer
discard-n = { $cards ->
    [0] Aucune carte choisie
    [one] Une carte à défausser
   *[other] { $cards } cartes à défausser
  }
discard-pick = Cliquez sur des cartes de votre main
look-speed = { $speed ->
    [0] N’ajoute rien à votre vitesse.
   *[other] Ajoute { $speed } à votre vitesse.
  }
look-heat = Un Heat en main encombre : il ne se joue pas et ne se défausse pas. Un Refroidissement le remet dans le moteur.
look-stress = Cette carte ne se défausse pas.
what-heat = à payer maintenant
what-scrap = cartes du dessus de votre paquet
what-cooldown = { $n } Heat de votre main dans le moteur
what-super-cool = des Heat de la défausse dans le moteur
what-reduce-stress = { $n } Stress hors de votre main
what-salvage = des cartes de la défausse dans le paquet
what-replace = une carte retournée pour chacune
what-boost = 1 Heat pour une carte retournée
what-mulligan = une autre main de départ
what-go-on = vers la course suivante
what-leave = vos points restent acquis
speed-n = Vitesse { $speed }
lands = arrêt { $place }
lands-finish = au-delà de la ligne d’arrivée
lands-perhaps-finish = arrêt { $place }, peut-être au-delà de l’arrivée
blocked = bloqué, { $spaces } de moins
corner-perhaps = atteint dans { $chance } des cas
corner-costs = coûte { $heat } Heat
corner-have = { $engine ->
    [0] vous n’en avez pas
   *[other] vous en avez { $engine }
  }
corner-free = rien à payer
corner-ahead = pas atteint : rien à payer
corner-rule = chaque point au-dessus de { $limit } coûte 1 Heat
values-later = Vous choisirez la valeur quand la carte sera révélée.
spin-out-certain = Tête-à-queue !
spin-out-chance = Tête-à-queue : { $chance }
spin-out-cooled = ({ $chance } si vous refroidissez)
mandatory = obligatoire
sure = Vraiment ?
sure-retire = Vous abandonnez la course, et votre voiture quitte la piste.
sure-leave = Vous quittez définitivement la saison. Vos points restent acquis.
sure-spin-out = Le risque de tête-à-queue est de { $chance }.
no-back = Non, revenir
yes-do = Oui, allons-y
choose-card = Choisissez une carte
no-card = rien
time-left = Temps restant
left-seconds = { $seconds } s
left-hours = { $hours } h
left-days = { $days } j
left-minutes = { $minutes } min
left-hours-minutes = { $hours } h { $minutes } min
left-days-hours = { $days } j { $hours } h
left-long-days-hours = { $days ->
    [one] { $days } jour { $hours } h
   *[other] { $days } jours { $hours } h
  }
time-was-up = Votre temps était écoulé : { $driver } a conduit pour vous.
decide-title = À vous de décider
plan-title = Planifiez votre tour
plan-how = { $gears ->
    [none] Le nombre de cartes donne le rapport.
   *[other] Le nombre de cartes donne le rapport : { $gears }.
  }
plan-commit = Valider le plan
plan-committed = Votre plan est validé.
retire = Abandonner
discard-title = Défausse
discard-how = { $stays ->
    [heat] Défaussez des cartes, ou gardez tout. Les Heat restent.
    [stress] Défaussez des cartes, ou gardez tout. Les Stress restent.
   *[both] Défaussez des cartes, ou gardez tout. Stress et Heat restent.
  }
discard-none = Tout garder
draft-title = Choisissez une amélioration
draft-how = Elle rejoint votre paquet pour toute la course.
keep-upgrade-title = Gardez une amélioration
keep-upgrade-how = Elle vous accompagne dans la saison suivante.
throw-away-title = Écartez une amélioration
throw-away-how = Les autres rejoignent votre paquet.
refresh-title = Récupération
refresh-how = Ces cartes peuvent retourner sur le dessus de votre paquet.
take-title = Sauvetage
take-how = Choisissez des cartes de votre défausse à mélanger dans le paquet.
swap-title = Échangez une amélioration
swap-how = Dernier sur la grille : échangez une des vôtres contre une du marché, si vous voulez.
swap-own = Les vôtres
swap-market = Le marché
swap-do = Échanger
swap-keep = Garder les miennes
speed-title = Choisissez votre vitesse
speed-how = Une de vos cartes propose plusieurs valeurs.
done-title = Réaction
done-how = Utilisez ce que vous voulez, dans n’importe quel ordre, puis continuez.
slipstream-title = Aspiration
slipstream-how = Derrière ou à côté d’une voiture. La vitesse pour les virages ne change pas.
mulligan-title = Votre main de départ
mulligan-how = Gardez-la, ou payez 1 Heat pour la repiocher.
go-on-title = Entre les courses
go-on-how = Continuez la saison, ou arrêtez-vous là.
watching-cars = Les voitures roulent…
waiting-for = En attente de { $names }.
you-watch = Vous regardez.
driver-drives = Pour le moment, { $driver } conduit pour vous.
hand-back = Reprendre le volant
do-retire = Abandonner
do-speed = Vitesse { $values }
do-adrenaline = Adrénaline +1
do-boost = Boost
do-done = Continuer
do-no-slipstream = Pas d’aspiration
do-discard = Défausser { $cards }
do-draft = Prendre { $cards }
do-keep-upgrade = Garder { $cards }
do-throw-away = Écarter { $cards }
do-keep = Garder
do-mulligan = Repiocher pour 1 Heat
do-go-on = Continuer
do-leave = Quitter la saison

## Ce qui s’est passé
reason-adrenaline = grâce à l’Adrénaline
reason-boost = grâce à un Boost
reason-slipstream = par aspiration
reason-accelerate = en accélérant
reason-catch-up = grâce au Rattrapage
reason-direct = par Jeu direct
reason-replace = avec de nouvelles cartes
event-RoundBegan = Ordre : { $order }. Adrénaline pour { $adrenaline }.
event-RoundBegan-no-adrenaline = L’ordre : { $order }. Pas d’Adrénaline aujourd’hui.
event-GearShown = { $seat } : rapport { $gear }{ $heat ->
    [0] .
   *[other] , pour { $heat } Heat.
  }
event-GearMended = { $seat } doit rouler au rapport { $gear }.
event-HandCluttered = { $seat } a la main brûlante : la voiture reste sur place, rapport 1.
event-CardsRevealed = { $seat } joue { $cards }.
event-CardFlipped = { $seat } retourne { $card }.
event-WeatherDrawn = Météo : { $weather }. { $does } Sur la piste : { $tokens }.
token-at-corner = virage { $limit } : { $token }
weather-heat-more = { $n } Heat de plus dans chaque moteur.
weather-heat-less = { $n } Heat de moins dans chaque moteur.
weather-stress-more = { $n } Stress de plus dans chaque paquet.
weather-stress-less = { $n } Stress de moins dans chaque paquet.
weather-heat-to-deck = { $n } Heat de chaque moteur commencent mélangés dans le paquet.
weather-heat-to-discard = { $n } Heat de chaque moteur commencent dans la défausse.
weather-sector = Après { $corners } : { $effect }.
weather-sector-after = le virage { $limit }
weather-slipstream = aspiration plus longue de { $n }
weather-cooldown = { $n } Refroidissement de plus
weather-no-slipstream = pas d’aspiration au départ de ce secteur
weather-no-cooldown = pas de Refroidissement
event-UpgradeChosen = { $seat } choisit { $card }.
event-UpgradesDealt = { $seat } reçoit { $cards }.
event-UpgradeThrownAway = { $seat } écarte une amélioration.
event-HandChosen = { $mulligan ->
    [yes] { $seat } paie 1 Heat pour repiocher sa main de départ.
   *[no] { $seat } garde sa main de départ.
  }
event-SponsorsGained = { $seat } gagne { $n ->
    [one] une carte Sponsor
   *[other] { $n } cartes Sponsor
  }{ $why }.
sponsor-start = pour le départ de la course
sponsor-press = de la presse
sponsor-lap = pour avoir terminé le premier tour parmi les premiers
sponsor-speed = pour sa grande vitesse
sponsor-passing = pour ses dépassements
event-HeatRemoved = { $seat } perd définitivement une carte Heat.
event-CarEliminated = { $seat } est éliminé de la course.
event-UpgradeSwapped = { $seat } échange { $given } contre { $taken }.
event-UpgradeKept = { $seat } garde { $card }.
event-RaceScored = Points : { $points }.
event-SeasonLeft = { $seat } quitte la saison.
event-SeasonEnded = La saison est finie. Classement : { $standings }.
event-RivalsNamed = Rivaux : { $seats }. Chaque carte Manœuvres leur donne une capacité.
event-LegendCardRevealed = Les Légendes suivent { $card }.
event-LegendCardRevealed-manoeuvre = Les Légendes suivent { $card }. Capacité étoile : { $star } ; capacité rival : { $rival }.
event-LegendMoved = { $seat } s’arrête { $place } : { $why }.
event-LegendMoved-stuck = { $seat } reste { $place } : { $why }.
event-DeckReshuffled = { $seat } mélange sa défausse pour former un nouveau paquet.
event-CarMoved = { $seat } avance de { $spaces }{ $reason } : { $place }.
event-CarMoved-blocked = Voie bloquée : { $seat } n’avance que de { $went } au lieu de { $spaces }{ $reason }, { $place }.
event-CarMoved-stuck = Voie bloquée : { $seat } ne peut pas avancer{ $reason }, toujours { $place }.
event-CarMoved-still = { $seat } reste sur place : { $place }.
event-Boosted = { $seat } booste{ $heat ->
    [0] {" "}gratuitement : régulation de la chaleur dans ce secteur.
   *[other] {" "}pour { $heat } Heat.
  }
event-CornerCrossed = { $seat } paie { $heat } Heat au virage { $limit } (vitesse { $speed }).
event-CornerCrossed-dangerous = { $seat } paie { $heat } Heat au virage { $limit } (vitesse { $speed }), dont { $more } parce que le virage est dangereux.
event-SpunOut = { $seat } part en tête-à-queue au virage { $limit } ! Retour au rapport 1, { $place }, avec { $stress } Stress.
event-CardsDiscarded = { $seat } défausse { $cards }.
event-CardsDrawn = { $seat } pioche { $cards }.
event-CarFinished = { $seat } termine { $place ->
    [1] 1er
   *[other] { $place }e
  }.
event-CarRetired = { $seat } abandonne.
event-RaceEnded = La course est finie : { $ranking }.
wheel-clock = Temps écoulé pour { $seat } : { $driver } répond.
wheel-stand-in = Au volant pour { $seat } : { $driver }.
wheel-handed-over = { $seat } cède le volant : { $driver } conduit.
wheel-put-in = { $by } remplace { $seat } par { $driver }.
wheel-away = En l’absence de { $seat }, { $driver } continue.
wheel-back = { $seat } reprend le volant.
wheel-what-if = Et si ? Une course terminée repart de la manche { $round }, paquets mélangés de nouveau.

## Évènements d’une saison
event-of-race = Évènement
explained = Explications
explained-legends = Légendes : { $card }
explained-order = losange { $diamond }, casque { $helmet }{ $star ->
    [yes] , étoile
   *[no] {""}
  }
explained-rivals = Ils utilisent la capacité rival de chaque carte Manœuvres.
explained-sponsor = { $n ->
    [one] Vous gagnez une carte Sponsor
   *[other] Vous gagnez { $n } cartes Sponsor
  }
explained-road = Jeton État de la piste au virage { $limit }
ability-star = ★ { $ability }
ability-rival = Rivaux : { $ability }
rule = Règle
rule-other = Une autre règle
rule-unreachable = Les règles ne peuvent pas être chargées pour le moment.

## Après la course
podium-title = La course est finie
podium-own = { $place ->
    [1] Vous avez gagné !
   *[other] Vous terminez { $place }e
  }
race-again = Revanche
replay = Rediffusion
look-back = Voir la piste
to-podium = Retour au podium
download-record = Télécharger l’enregistrement
deal = La distribution
deal-checked = La distribution, vérifiée
deal-words = Toutes les cartes viennent d’une clé secrète. Son empreinte a été annoncée au départ : la clé ne pouvait plus changer ensuite. Avec l’enregistrement, « hairpin verify » vérifie les deux.
deal-differs = La clé n’a pas l’empreinte annoncée au départ.
deal-hash = Empreinte (SHA-256)
deal-key = Clé
about = { $what } : { $name }
points-n = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
awards = Récompenses
awards-last-race = Récompenses de la dernière course
award-overtakes = Le plus de dépassements
award-overtakes-what = { $value ->
    [one] une voiture dépassée
   *[other] { $value } voitures dépassées
  }
award-slipstream = La plus longue Aspiration
award-slipstream-what = { $value ->
    [one] une case d’un coup
   *[other] { $value } cases d’un coup
  }
award-cool = Le moteur le plus froid
award-cool-what = { $value ->
    [0] aucun Heat payé
    [one] seulement { $value } Heat payé
   *[other] seulement { $value } Heat payés
  }
award-fast = La manche la plus rapide
award-fast-what = { $value ->
    [one] une case en une manche
   *[other] { $value } cases en une manche
  }
award-spins = Rien ne l’arrête
award-spins-what = { $value ->
    [one] a survécu à un tête-à-queue
   *[other] a survécu à { $value } tête-à-queue
  }
award-comeback = La plus belle remontée
award-comeback-what = { $value ->
    [one] une place gagnée depuis la grille
   *[other] { $value } places gagnées depuis la grille
  }
chart-grid = grille
figure-overtakes = Dépassements
analysis = Analyse
analysis-whose = Pilote analysé
analysis-curve = La place attendue après chaque décision de { $name }, et les tours qui ont le plus coûté
analysis-mistake = { $when } : « { $best } » au lieu de « { $done } » aurait valu, en places, { $gain } ± { $error }.
analysis-all = Toutes les décisions
analysis-see = Voir dans la rediffusion
analysis-in-replay = Marquer les pires tours
analysis-again = Réessayer à partir d’ici
analysis-no-mistakes = Aucune décision n’a coûté plus que le hasard ne peut l’expliquer.
analysis-what = Des courses imaginées à partir de ce que l’on savait alors : le champion conduit toutes les voitures pendant deux manches, puis dit quelle place attendre. Marge d’erreur d’un point, en places : { $error } au plus.
analysis-nobody = Aucun humain ne conduisait dans cette course.
analysis-working = Chaque décision est réexaminée…
analysis-so-far = { $done } sur { $total }
analysis-lead = La place à attendre après chaque décision, et ce qui aurait été mieux.
analysis-ask = Analyser cette course
chart-positions = Position par manche
chart-rounds = Manche par manche
chart-spaces = Cases parcourues
chart-heat = Heat payés
figures = Statistiques
figure-gears = Manches aux rapports 1 / 2 / 3 / 4
figure-spinOuts = Tête-à-queue
figure-boosts = Boosts
figure-slipstream = Cases par aspiration
figure-heatPaid = Heat payés
figure-cooled = Heat refroidis
figure-stressPlayed = Stress joué
figure-topSpaces = Le plus de cases en une manche
replay-not-yet = La rediffusion sera disponible quand la course sera finie.
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-moment = Moment de la course
race-otherwise = Rejouer avec d’autres réglages
past-races = Courses de cette table
won-by = Victoire de { $name }

## Touches
key-digits = Choisir une carte, ou l’option portant ce numéro
key-gears = Choisir le rapport 1 à 4
key-enter = Valider le plan, continuer
key-clear = Effacer votre choix
key-undo = Annuler
key-hint = Demander ce que ferait un bon pilote
key-skip = Passer l’animation
key-tab = Passer à l’élément suivant
key-whole = Toute la piste, ou de nouveau votre voiture
key-track = Sur la piste : zoomer et se déplacer
key-sheet = Cette liste
key-now = Revenir d’une ligne du journal au présent
rules-in-short = Les règles en bref

## Installée
app-name = Hairpin : la course sur plateau
app-what = HEAT dans le navigateur, en solo ou entre amis, contre des pilotes et des Légendes.
offline = Pas de réseau pour le moment. Vous pouvez regarder ; la page reviendra d’elle-même.
new-version = Une nouvelle version de Hairpin est là.
take-new-version = L’utiliser maintenant
install = Installer
install-what = Comme application sur cet appareil

## Être prévenu
your-turn-title = ● À vous – { $what }
calls = Notifications
calls-switch = Me prévenir quand c’est mon tour
calls-what = Une fois par tour, quand vous regardez ailleurs, sur chaque appareil où vous l’activez.
calls-only-open = Ici, on ne vous prévient que tant que la page est ouverte dans un onglet.
calls-blocked = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour ce site.
calls-unsupported = Ce navigateur ne peut pas afficher de notifications ici.
quiet = Heures calmes
quiet-from = de
quiet-to = à
quiet-what = Dans votre fuseau horaire. Une notification attend la fin de ces heures ; si ce n’est plus votre tour, elle est abandonnée.
test-call = Envoyer un essai
test-call-sent = C’est parti…
call-turn = C’est à vous.
call-turn-until = C’est à vous, jusqu’à { $time }.
call-reminder = Le temps presse : c’est à vous jusqu’à { $time }.
call-test = C’est ainsi que l’on vous préviendra.

## Ennuis
link-lost = Connexion perdue. Nouvel essai…
nowhere-title = Il n’y a rien ici
nowhere-text = Aucune page n’a cette adresse. Le lien est-il complet ?
page-outdated = La page a été mise à jour depuis que vous l’avez ouverte.
reload = Recharger
refused = Cela a été refusé.
refused-unreachable = Le serveur est injoignable.
refused-bad-message = Cela n’a pas été compris.
refused-too-large = C’est trop long.
refused-too-many = Trop de demandes à la fois. Patientez un instant.
refused-wrong-version = Cette page n’est plus à jour. Rechargez-la.
refused-bad-token = Le serveur ne vous connaît pas. Rechargez la page.
refused-unknown-table = Cette table n’existe pas ici. Le lien est-il complet ?
refused-unknown-seat = Cette place n’existe pas.
refused-unknown-driver = Ce pilote n’existe pas.
refused-not-found = Il n’y a rien ici.
refused-bad-settings = Ces réglages ne conviennent pas :
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-allowed = Vous n’en avez pas le droit.
refused-not-now = Pas maintenant.
refused-seat-taken = Cette place est prise.
refused-name-taken = Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble.
refused-bad-color = Aucune voiture n’a cette couleur.
refused-bad-number = Les numéros de départ vont de 1 à 99.
refused-stale = Trop tard : ce n’est plus possible.
refused-illegal = Les règles ne le permettent pas :
refused-full = Il n’y a plus de place.
refused-other-rules = Cette course a commencé avec une autre version des règles.
refused-unavailable = Le serveur a un problème. Réessayez.
refused-broken = Quelque chose a mal tourné. Réessayez.

## Apprendre, et les règles
rules = Les règles
rules-glance = La manche en un coup d’œil
rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Aucune règle ne correspond.
    [one] { $n } règle.
   *[other] { $n } règles.
}
rule-ids = Dans les règles complètes : { $ids }
rules-all = Toutes les règles
rules-print = Imprimer la carte
rules-page = Ouvrir sur une page
learn-title = Vous débutez ? Apprenez à courir en un tour
learn-what = Un tour guidé d’environ huit minutes : une chose à la fois, et vous arrêtez quand vous voulez.
learn = Apprendre en un tour
learn-not = Je connais le jeu
lesson = Premier tour guidé
lesson-go-on = Continuer
lesson-step = Étape { $step } sur { $steps }
lesson-skip = Passer la leçon
learned-title = Votre premier tour est bouclé
learned-things = Trois choses que vous avez apprises
race-rookies = Courir contre des débutants
lesson-again = Refaire le tour
race-rookies-what = Le circuit des USA, deux tours, vous contre cinq débutants.
key-rules = les règles

## Revenir en arrière

marks = Tête-à-queue, dépassements, tours, erreurs
mark-back = Repère précédent
mark-next = Repère suivant
mark-in-round = Manche { $round } : { $what }
mark-spin-out = { $seat } part en tête-à-queue
mark-overtake = { $seat } dépasse { $names }
mark-lap = { $seat } entame le tour { $lap }
mark-finish = { $seat } franchit la ligne en tête
mark-mistake = { $seat } passe à côté d’un meilleur choix
share = Partager ce moment
share-link = Lien vers ce moment
all-hands = Toutes les mains
what-if = Et si ?
what-if-what = Prenez le volant d’une voiture à la manche { $round } et repartez exactement d’ici, à votre propre table.
what-if-car = Votre voiture
what-if-hand = Votre main
what-if-gear = Rapport
what-if-engine = Heat dans le moteur
what-if-played = Cartes jouées
what-if-deck = Dans le paquet
what-if-discard = Dans la défausse
what-if-driver = Les autres
what-if-agreed = Les pilotes restent ; le remplaçant conduit pour les joueurs
what-if-chance = Chacun garde sa main. Les paquets sont mélangés de nouveau : la suite reste à écrire.
what-if-go = Repartir d’ici
key-marks = Dans une rediffusion : repère suivant ou précédent

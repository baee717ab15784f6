# Le terminal. Un message pour chaque chose dite.
# $who vaut « you » quand on s’adresse au joueur : « vous choisissez », sinon « Bruno choisit ».

## Ce qu’on peut taper. Chaque mot une seule fois ; les mots anglais sont toujours compris aussi.
typed-cards = cartes
typed-count = compte
typed-help = aide
typed-hint = conseil
typed-language = langue
typed-leave = partir
typed-look = voir
typed-mulligan = mulligan
typed-no = non
typed-plans = plans
typed-quit = quitter
typed-retire = abandonner
typed-road = piste
typed-rules = règles
typed-skip = passer
typed-undo = annuler
typed-y = o
typed-yes = oui
key-enter = Entrée

## Petites parties
you = Vous
list-and = { $maximum } et { $last }
list-or = { $maximum } ou { $last }
one-to = { $n ->
    [1] 1
   *[other] 1 à { $n }
  }
between = {"\u00A0"};{" "}
percent = { $n } %
menu-line = { $head } : { $words }
heat-of = { $heat } Heat
no-card = rien
free = gratuit

## Questions
prompt = { $what } ({ $hints }, { typed-help }) >{" "}
hints-undo = { $hints }, { typed-undo }
no-undo = Rien à annuler : seule votre dernière action peut l’être, tant qu’elle n’a rien appris à personne.
undone = C’est annulé.
meant = Vouliez-vous dire { $word } ?
illegal = Les règles ne le permettent pas. Possible : { $allowed }
speaks-how = Langues : { $languages }. Tapez par exemple : { typed-language } { $example }
speaks-now = Désormais en français.
language-en = English
language-fr = français
language-da = dansk
take-keyboard = { $name }, prenez le clavier et appuyez sur Entrée >{" "}
take-keyboard-undo = { $name }, prenez le clavier et appuyez sur Entrée ({ typed-undo } : retour à { $before }) >{" "}
left-in-round = Vous avez quitté la course à la manche { $round }.
left-before-start = Vous avez quitté la course avant le départ.
left-resume = Pour continuer : { $command }
left-unrecorded = Elle n’a pas été enregistrée.
not-saved = Cette course n’est pas enregistrée : impossible d’écrire dans { $folder }.
why-no-server = { $command } a besoin de { $missing }, qui n’est pas installé. Installez-le avec : { $install }
why-nothing-saved = Il n’y a aucune course à reprendre. Commencez-en une avec « hairpin play », ou donnez le fichier d’un enregistrement.
heading = Manche { $round }, tour { $lap } sur { $laps } - { $name } : { $title }
heading-before = Avant la course - { $name } : { $title }
step-draft = choisissez une amélioration
step-throw-away = écartez une amélioration
step-mulligan = garder cette main ?
step-between-races = après la course
step-keep-one = gardez une amélioration
step-swap = échanger une amélioration ?
step-plan = planifiez votre tour
step-speed = choisissez votre vitesse
step-react = Réaction
step-slipstream = aspiration ?
step-discard = défausser ?
step-replenish = récupération ?
hint-number = un numéro
bad-choice = Tapez { $numbers }.

## Aide
help-numbers = choisir par les numéros sous vos cartes, ou ceux d’une liste
help-codes = pareil, par les valeurs des cartes (pour défausser : discard 1 1)
help-enter = oui, terminé ou tout garder, selon la question
help-plans = pendant la planification : ce que coûterait chaque plan
help-look = afficher à nouveau le classement, la piste et la question posée
help-cards = ce que font vos améliorations et autres cartes spéciales
help-count = les cartes de votre paquet et de votre défausse
help-hint = ce que ferait un bon pilote, et pourquoi
help-road = la météo et les jetons posés sur la piste
help-undo = annuler votre dernière action, si elle n’a rien appris à personne
help-retire = pendant la planification : abandonner la course
help-rules = un rappel du tour de jeu
help-language-keys = { typed-language } en
help-language = changer de langue : en, fr, da
help-help-keys = { typed-help }, ?
help-help = cette liste
help-quit = quitter (comme Ctrl-D et Ctrl-C)
help-track = Sur la piste, « { strip-to-corner } » compte les cases possibles sans franchir la ligne, et « { strip-from-you } » la vitesse qui vous y mène. Un tunnel est dessiné avec « : », une route inondée avec « ~ ».
rules-turn =
    1 Rapport : gardez-le ou changez-le d’un cran ; un saut de deux coûte 1 Heat.
    2 Jouez autant de cartes que votre rapport, mais aucun Heat.
    3 Révélation : la somme est votre vitesse et votre avance. Le Stress retourne
      une carte, 1-4.
    4 Adrénaline pour le dernier (les deux derniers dès 5 voitures) : +1 vitesse et
      Refroidissement 1.
    5 Réaction : le Refroidissement (3 en 1re, 1 en 2e) remet des Heat de la main
      au moteur ; le Boost paie 1 Heat et retourne une carte, 1-4, pour avancer.
    6 Aspiration : à côté ou juste derrière une voiture, 2 cases de plus.
    7 Virages : 1 Heat par point de vitesse au-dessus de la limite. Faute de Heat,
      tête-à-queue : retour avant la ligne, 1re, 1 Stress (en 3e ou 4e : 2).
    8 Défaussez ce que vous voulez, sauf Heat et Stress. 9 Piochez jusqu’à 7.
rules-garage =
    Les améliorations remplacent le 0, le 5 et le Heat de votre paquet. Leurs
    symboles servent en Réaction ; Heat et Rebut y sont obligatoires.
    Tapez { typed-cards } pour voir les vôtres.
rules-weather =
    Un jeton change la limite d’un virage, le rend dangereux (1 Heat de plus si
    vous êtes trop rapide), ou s’applique au secteur après le virage.
    Tapez { typed-road } pour tout voir.
rules-tournament =
    Tournoi : votre rapport reste caché jusqu’à votre tour et se paie alors. Deux
    crans sans le Heat nécessaire sont une erreur : en montant, une carte part au
    hasard ; en descendant, une carte est retournée ; vous changez d’un cran.
rules-legends =
    Les Légendes n’ont pas de cartes. Passé leur ligne, elles avancent de la limite
    du virage plus 0 à 3 ; avant elle, elles s’en approchent sans le franchir. Elles
    franchissent un virage par manche au plus, et un de plus par chevron en jeu.
rules-manoeuvres =
    Chaque manche, une carte Manœuvres donne une capacité aux Légendes étoilées,
    une autre aux rivaux. Défensif : sa case est pleine, pas d’aspiration derrière.

## Tableaux
column-lap = tour
column-space = case
column-corner = au virage
column-gear = rapp.
column-speed = vit.
column-heat = Heat
column-hand = main
column-deck = paq.
column-car = voit.
column-name = nom
column-place = place
column-driver = pilote
column-rounds = manches
column-distance = distance
column-points = points
column-risk = risque
column-fastest = la plus rapide
ahead-finish = { $spaces } arrivée
ahead-corner = { $spaces } limite { $limit }
status-finished = arrivé
status-retired = abandon
status-turn = joue
status-rival = Légende, rival
status-legend = Légende
status-adrenaline = Adrénaline
status-planned = prêt
race-title = { $circuit }, { $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
  }
race-title-round = { $race }, manche { $round }
driver-human = humain
legend = Légende
legend-rival = Légende (rival)
end-retired = abandon à la manche { $round }
end-eliminated = éliminé à la manche { $round }
end-absent = a quitté la saison
end-racing = encore en course
own-won = { $who ->
    [you] { $name } avez gagné !
   *[other] { $name } a gagné !
  }
own-place = { $who ->
    [you] { $name } terminez
   *[other] { $name } termine
  } { $place ->
    [1] 1er
   *[other] { $place }e
  } sur { $cars }.
own-retired = { $who ->
    [you] { $name } avez abandonné
   *[other] { $name } a abandonné
  } à la manche { $round }, { $place ->
    [1] 1er
   *[other] { $place }e
  } sur { $cars }.
season-named = Saison { $season }
season-race = Course { $number } sur { $races }, { $circuit } : { $event }.
season-race-press = Course { $number } sur { $races }, { $circuit } : { $event } ; presse au virage avant la case { $spaces }.
name-legend = { $name } (Légende)
name-left = { $name } (parti)
champion = Champion de la saison { $season } : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
champion-of = { $title } : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## La piste
strip-limit = limite
strip-race-line = ligne
strip-beside = à côté
strip-outside = au bord
strip-in-force = en vigueur
strip-to-corner = au virage
strip-from-you = de vous
strip-space = case
strip-start = DÉPART
strip-finish = ARRIVÉE
strip-lap = TOUR { $lap }
effect-slipstream = aspiration jusqu’à +{ $n }
effect-cooldown = Refroidissement +{ $n }
effect-free-boost = le Boost ne coûte pas de Heat
effect-no-slipstream = pas d’aspiration
effect-no-cooldown = pas de refroidissement
effect-mark-slipstream = asp+{ $n }
effect-mark-cooldown = froid+{ $n }
effect-mark-free-boost = boost gratuit
effect-mark-no-slipstream = sans asp
effect-mark-no-cooldown = sans froid
sky-now = Météo : { $weather }
sky-start = (au départ, pour chaque voiture : { $changes })
sky-legend = (3>4 : limite modifiée, ! : virage dangereux ; { typed-road } pour en savoir plus)
start-stress = { $n } Stress
start-heat = { $n } Heat
start-heat-to-deck = { $n } Heat du moteur dans le paquet
start-heat-to-discard = { $n } Heat du moteur à la défausse
no-weather = Ni météo ni jetons sur la piste dans cette course.
road-corner = virage avant la case { $space } : { $words }
road-dangerous = dangereux, +{ $heat } Heat au-dessus de la limite de { $limit }
road-limit = limite { $limit } au lieu de { $printed }
road-sector = ensuite, { $effect }
road-weather = ensuite, { $effect } ({ $weather })
in-tunnel = dans un tunnel : aucune carte de la main ne peut être défaussée
in-water = case inondée : rétrograder coûte 1 Heat de plus
here = Ici, à la case { $space } : { $words }

## La main
hand-now = main : { $cards }
hand-empty = pas de cartes en main
hand-none = (pas de cartes en main)
type-cards = Tapez { typed-cards } pour savoir ce que signifient les symboles.
state-speed = vitesse { $n }
state-gear = rapport { $n }
state-engine = moteur { $n } Heat
state-deck = paquet { $n }
state-discard = défausse { $n }
state-discard-top = défausse { $n } ({ $top } au-dessus)
count-deck = Paquet { $n } : { $cards }
count-discard = Défausse { $n } : { $cards }
count-none = aucune
count-off = À plusieurs sur un clavier, chacun compte ses propres cartes.
advice-says = Conseil : { $do }. { $why }
advice-off = À plusieurs sur un clavier, il n’y a pas de conseils.
bad-twice = [{ $word }] est une seule carte ; pour choisir par les valeurs des cartes, tapez : { $example }
bad-number = Il n’y a pas de carte [{ $n }] ; les vôtres vont de [1] à [{ $maximum }].
bad-word = { $word } n’est ni une carte ni une commande ; tapez des numéros de cartes, comme 1 3, ou { typed-help }.
bad-count = { $n ->
    [0] Vous n’avez pas de carte { $card }.
   *[other] Vous n’avez que { $n } fois la carte { $card }.
  }
plain-starting = amélioration de départ : sa valeur est de la vitesse ; un + qui la retourne la défausse
plain-stress = jouée, elle retourne une carte (+), 1 à 4 ; elle ne peut pas être défaussée
plain-heat = ne peut être ni jouée ni défaussée ; le Refroidissement la remet dans le moteur

## Où mène un choix
speed-spread = { $speeds } (moyenne { NUMBER($average, minimumFractionDigits: 1) })
lands = jusqu’à la case { $spaces }
lands-finish = au-delà de l’arrivée
lands-perhaps-finish = jusqu’à la case { $space }, peut-être au-delà de l’arrivée
lands-blocked = { $way } (bloqué, { $short } de moins)
corner-costs = virage avant la case { $space }, limite { $limit } : { $price }
corner-may-cost = virage avant la case { $space }, limite { $limit } : { $price } si vous y arrivez
bill-no-corner = aucun virage franchi
bill-free = { $corners ->
    [one] virage { $limits } : { $free }
   *[other] virages { $limits } : { $free }
  }
bill = { $corners ->
    [one] le virage { $limits } coûte
   *[other] les virages { $limits } coûtent
  } { $heat } Heat, { $engine ->
    [0] vous n’en avez pas
   *[other] vous en avez { $engine }
  }
spin-out = TÊTE-À-QUEUE
spin-out-in = TÊTE-À-QUEUE : { $chance }
spin-out-unless = sauf si vous refroidissez
spin-out-unless-then = ({ $chance } si vous refroidissez)

## Planifier
ask-plan = Votre plan
hint-plan = numéros de cartes, { typed-plans }
hint-cluttered = Entrée = le premier
ask-commit = Valider ?
hint-commit = Entrée = oui, n = non, ou d’autres cartes
ask-retire = Abandonner définitivement la course ?
hint-retire = { typed-yes }, ou Entrée pour continuer
gear-choice = Le nombre de cartes jouées donne votre rapport : { $gears }.
gears-for-heat = { $gears } pour { $heat } Heat
gears-by-mistake = { $gears } par erreur
gear-for-heat = { $gear } ({ $heat } Heat)
tournament-now = Personne ne voit votre rapport avant votre tour ; un saut de deux crans se paie alors.
tournament-no-heat = Personne ne voit votre rapport avant votre tour ; un saut de deux crans se paie alors, et vous n’avez pas de Heat : ce serait une erreur, corrigée à la révélation.
adrenaline-now = Vous avez l’Adrénaline : +1 vitesse et Refroidissement 1, à utiliser en Réaction.
cluttered-head = Votre main est brûlante :
cluttered =
    { $head } pas assez de cartes jouables, quel que soit le rapport. Quoi que vous planifiiez, la voiture reste sur place et passe au rapport 1, les cartes du plan sont défaussées et vous piochez jusqu’à 7.
    Vous pouvez planifier : { $plans }
bad-plan-cluttered = Votre main est brûlante ; vous ne pouvez planifier que : { $plans }
bad-plan-none = Tapez des numéros de cartes, comme 1 2. { $choice }
bad-plan-heat = Un Heat ne se joue pas ; choisissez d’autres cartes.
bad-plan-count = Pas { $n }. { $choice }
no-heat = aucun
cards-unpaid = les cartes ne peuvent pas être payées
plan-for-heat = { $cards } ({ $heat } Heat pour le rapport)
plan-cluttered = { $plan } : la voiture reste sur place, puis rapport 1
plan-with = avec { $values } : vitesse { $speed } { $way } ; { $bill }
plan-gear = rapport { $gear }
plan-shift = rapport { $before } à { $gear }
plan-shift-heat = { $heat } Heat pour le rapport
plan-mistake-up = ERREUR : pas de Heat pour ce rapport ; à la révélation, une de ces cartes est perdue au hasard, rapport { $gear }
plan-mistake-down = ERREUR : pas assez de Heat pour ce rapport ; à la révélation, { $flips ->
    [one] une carte retournée s’ajoute
   *[other] { $flips } cartes retournées s’ajoutent
  }, rapport { $gear }
plan-card-heat = { $heat } à payer pour ces cartes en Réaction, avant tout virage
plan-unpaid = Vous en aurez { $left } : toute carte impayée est remplacée par une carte retournée. Si tout est payé :
plan-unpaid-unless = Vous en aurez { $left } : toute carte impayée est remplacée par une carte retournée, sauf si vous refroidissez d’abord. Si tout est payé :
plan-limits = toutes les limites { $change } pour vous pendant ce tour
plan-way = vitesse { $speed }, de la case { $start } { $way }
plan-full-now = s’y trouve maintenant, et roulera avant vous : { $names }
plan-due = { $heat } Heat à payer, { $engine } dans le moteur
plan-cooldown = le Refroidissement peut ensuite en ramener { $heat }

## Pendant le tour
ask-speed = Vitesse
speed-played = joué : { $cards }
speed-how = Choisissez une valeur pour { $cards } :
speed-heat = En Réaction, vous devrez payer { $heat } Heat pour { $cards }.
speed-what = vitesse { $speed }, { $way } ; { $bill }
bad-speed = Tapez { $numbers }, ou les valeurs elles-mêmes : { $example }.
ask-react = Réaction
hint-react = un numéro, Entrée = terminé
react-adrenaline = Adrénaline
react-boost = Boost pour 1 Heat
react-boost-free = Boost gratuit (régulation de la chaleur)
react-must = obligatoire avant de continuer
react-or-less = (pour moins, ajoutez le nombre : { $example })
react-gain = +{ $speed } vitesse, { $way } ; { $bill }
react-once-paid = une fois les cartes payées
react-done = Terminé
react-done-what = vitesse { $speed } ; { $bill }
react-not-done = Pas encore terminé
react-replace = Remplacer
react-replace-what = le Heat pour { $cards } ne peut pas être payé. { $n ->
    [one] La carte est défaussée avec ses symboles et remplacée par une carte retournée
   *[other] Elles sont défaussées avec leurs symboles et chacune remplacée par une carte retournée
  } ; la voiture revient à la case { $space } et repart à sa nouvelle vitesse. Puis la Réaction continue.
must-first = vous devez d’abord { $duties }
must-pay = payer pour { $card }
must-scrap = mettre au rebut pour { $card }
bad-react-not-yet = Pas encore : { $must }.
bad-react-done = Appuyez sur Entrée pour terminer.
bad-react = Tapez { $numbers } pour utiliser un symbole, ou appuyez sur Entrée pour terminer.
bad-react-must = Tapez { $numbers } pour utiliser un symbole.
ask-take = Prendre
hint-take = numéros de cartes, Entrée = aucune
salvage-here = Votre défausse, que vous seul voyez, et seulement maintenant :
salvage-how = { $n ->
    [one] Choisissez jusqu’à { $n } carte à remélanger dans votre paquet.
   *[other] Choisissez jusqu’à { $n } cartes à remélanger dans votre paquet.
  }
bad-take = { $maximum ->
    [one] Jusqu’à { $maximum } carte de la défausse, pas { $n }.
   *[other] Jusqu’à { $maximum } cartes de la défausse, pas { $n }.
  }
ask-slipstream = Aspiration
hint-slipstream = { $numbers } = oui, Entrée = non
slip = Aspiration
slip-what = { $n ->
    [one] { $n } case, { $way } ; { $bill }
   *[other] { $n } cases, { $way } ; { $bill }
  }
slip-more = ({ $heat } de plus qu’en restant)
slip-stay = Rester
slip-stay-what = à la case { $space } ; { $bill }
bad-slipstream = Tapez { $numbers } pour prendre l’aspiration, ou appuyez sur Entrée pour rester sur place.
ask-discard = Défausser
hint-discard = numéros de cartes, Entrée = tout garder
discard-how = { $stays ->
    [heat] Défaussez les cartes que vous voulez, sauf Heat ; la dernière nommée est au-dessus.
    [stress] Défaussez les cartes que vous voulez, sauf Stress ; la dernière nommée est au-dessus.
   *[both] Défaussez les cartes que vous voulez, sauf Heat et Stress ; la dernière nommée est au-dessus.
  }
bad-discard = { $stays ->
    [heat] Le Heat ne se défausse pas, et un évènement peut limiter le nombre ; nommez d’autres cartes, ou Entrée pour tout garder.
    [stress] Le Stress ne se défausse pas, et un évènement peut limiter le nombre ; nommez d’autres cartes, ou Entrée pour tout garder.
   *[both] Heat et Stress ne se défaussent pas ; nommez d’autres cartes, ou Entrée pour tout garder.
  }
nothing-to-discard = Heat et Stress ne se défaussent pas : vous gardez votre main.
ask-refresh = Récupérer
hint-refresh = numéros, Entrée = aucune
refresh-how = Avant de piocher jusqu’à 7, ces cartes peuvent aller sur votre paquet plutôt qu’à la défausse :
refresh-none = Aucune
refresh-order = { $n ->
    [1] Vous la piocherez aussitôt.
   *[other] Vous les piocherez aussitôt. La dernière nommée est au-dessus et se pioche en premier.
  }
bad-refresh = Nommez des cartes de la liste, chacune une fois, ou appuyez sur Entrée pour aucune.

## L’atelier, et entre les courses
ask-draft = Votre choix
ask-throw-away = Écarter
hint-draft = un numéro, { typed-look } = grille et piste
bad-draft = Tapez { $numbers }, ou une carte de la liste, comme { $card }.
market-here = Le marché ; tapez { typed-cards } pour les symboles en toutes lettres :
two-of-it = (2 exemplaires)
throw-away-how = Vous avez une amélioration de trop. Laquelle écartez-vous ?
you-have = Vous avez :
other-has = { $name } a : { $cards }
draft-order = Marché { $market } sur { $markets }. À vous de choisir ; après vous dans ce marché : { $names }.
draft-order-last = Marché { $market } sur { $markets }. À vous de choisir, en dernier.
ask-mulligan = La garder ?
hint-mulligan = Entrée = garder, { typed-mulligan } = repiocher pour 1 Heat
mulligan-how = Votre main de départ. Une seule fois, et seulement maintenant, vous pouvez payer 1 Heat pour la remélanger et piocher 7 nouvelles cartes.
bad-mulligan = Appuyez sur Entrée pour garder votre main, ou tapez { typed-mulligan } pour payer 1 Heat et la repiocher.
ask-go-on = Course suivante ?
hint-go-on = Entrée = continuer, { typed-quit } = assez pour aujourd’hui, { typed-leave } = abandonner la saison
bad-go-on = Appuyez sur Entrée pour la course suivante, ou tapez { typed-leave } pour quitter définitivement la saison.
ask-swap = Échanger ?
hint-swap = un numéro, Entrée = garder les vôtres
swap-how = Dernier sur la grille, vous pouvez échanger une de vos améliorations contre une restée au marché.
swap-for = { $given } contre { $taken }
ask-keep-upgrade = Garder
keep-upgrade-how = Une nouvelle saison commence, et une de vos améliorations vous accompagne. Laquelle ?

## Ce qui est arrivé à tous
gears-shown = Rapports : { $gears }
field-RoundBegan = Manche { $round } : { $order } ; Adrénaline pour { $adrenaline }
field-RoundBegan-no-adrenaline = Manche { $round } : { $order } ; pas d’Adrénaline aujourd’hui
field-RaceEnded = La course est finie : { $places }
field-WeatherDrawn = Météo : { $weather } ; sur la piste : { $tokens }
field-MarketOpened = Un marché ouvre : { $cards }
field-CarsBuilt = Améliorations : { $cars }
field-RivalsNamed = Rivaux : { $names }
field-LegendCardRevealed = Les Légendes suivent { $card }
field-LegendCardRevealed-manoeuvre = Les Légendes suivent { $card } ; capacité étoile : { $star }, capacité rival : { $rival }
field-RaceScored = Points de la course { $number } : { $points }
field-SeasonEnded = La saison est finie ; le titre va à { $name }
record-stops = L’enregistrement s’arrête ici, à la manche { $round }.

## Ce qu’une voiture a fait, à mettre après son nom
cards-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
cards-count-top = { $n ->
    [one] { $n } carte, { $card } au-dessus
   *[other] { $n } cartes, { $card } au-dessus
  }
deed-UpgradeChosen = { $who ->
    [you] choisissez { $card }
   *[other] choisit { $card }
  }
deed-UpgradesDealt = { $who ->
    [you] recevez { $cards }
   *[other] reçoit { $cards }
  }
deed-UpgradeThrownAway = { $who ->
    [you] écartez une amélioration
   *[other] écarte une amélioration
  }
deed-HandChosen-mulligan = { $who ->
    [you] payez 1 Heat pour repiocher votre main de départ
   *[other] paie 1 Heat pour repiocher sa main de départ
  }
deed-HandChosen-kept = { $who ->
    [you] gardez votre main de départ
   *[other] garde sa main de départ
  }
deed-SponsorsGained = { $who ->
    [you] gagnez
   *[other] gagne
  } { $n ->
    [one] une carte Sponsor
   *[other] { $n } cartes Sponsor
  } : { $cards }
deed-HeatRemoved = { $who ->
    [you] perdez définitivement une carte Heat
   *[other] perd définitivement une carte Heat
  }
deed-CarEliminated = { $who ->
    [you] êtes hors course à la manche { $round }
   *[other] est hors course à la manche { $round }
  }
deed-UpgradeSwapped = { $who ->
    [you] échangez { $given } contre { $taken }
   *[other] échange { $given } contre { $taken }
  }
deed-UpgradeKept = { $who ->
    [you] gardez { $card } pour la saison suivante
   *[other] garde { $card } pour la saison suivante
  }
deed-SeasonLeft = { $who ->
    [you] quittez la saison
   *[other] quitte la saison
  }
deed-PlanCommitted = { $who ->
    [you] êtes prêt
   *[other] est prêt
  }
deed-PlanTakenBack = { $who ->
    [you] reprenez votre plan
   *[other] reprend son plan
  }
deed-GearShown = { $who ->
    [you] montrez le rapport { $gear }
   *[other] montre le rapport { $gear }
  }
deed-GearShown-heat = { $who ->
    [you] montrez le rapport { $gear }, pour { $heat } Heat
   *[other] montre le rapport { $gear }, pour { $heat } Heat
  }
deed-GearMended-up = { $who ->
    [you] aviez planifié le rapport { $planned } sans le Heat nécessaire : une carte part au hasard, rapport { $gear } avec { $cards }
   *[other] avait planifié le rapport { $planned } sans le Heat nécessaire : une carte part au hasard, rapport { $gear } avec { $cards }
  }
deed-GearMended-down = { $who ->
    [you] aviez planifié
   *[other] avait planifié
  } le rapport { $planned } sans le Heat voulu : { $flips ->
    [one] une carte retournée s’ajoute
   *[other] { $flips } cartes retournées s’ajoutent
  }, rapport { $gear } avec { $cards }
deed-HandCluttered = { $who ->
    [you] restez sur place, la main brûlante ({ $cards }), rapport 1
   *[other] reste sur place, la main brûlante ({ $cards }), rapport 1
  }
deed-CardsRevealed = { $who ->
    [you] révélez { $cards }
   *[other] révèle { $cards }
  }
deed-CardFlipped = { $who ->
    [you] retournez { $card }
   *[other] retourne { $card }
  }
deed-CardFlipped-in-vain = { $who ->
    [you] retournez { $card }, qui ne compte pas
   *[other] retourne { $card }, qui ne compte pas
  }
deed-DeckReshuffled = { $who ->
    [you] mélangez votre défausse pour former un nouveau paquet
   *[other] mélange sa défausse pour former un nouveau paquet
  }
deed-CardsDiscarded = { $who ->
    [you] défaussez { $cards }
   *[other] défausse { $cards }
  }
deed-CardsDrawn = { $who ->
    [you] piochez { $cards }
   *[other] pioche { $cards }
  }
deed-Boosted = { $who ->
    [you] boostez pour { $heat } Heat
   *[other] booste pour { $heat } Heat
  }
deed-Boosted-free = { $who ->
    [you] boostez gratuitement
   *[other] booste gratuitement
  }
deed-CornerCrossed = { $who ->
    [you] passez le virage (limite { $limit })
   *[other] passe le virage (limite { $limit })
  }
deed-CornerCrossed-heat = { $who ->
    [you] payez { $heat } Heat au virage (limite { $limit })
   *[other] paie { $heat } Heat au virage (limite { $limit })
  }
deed-SpunOut = { $who ->
    [you] partez en tête-à-queue avant la case { $space } : { $stress } Stress, rapport 1
   *[other] part en tête-à-queue avant la case { $space } : { $stress } Stress, rapport 1
  }
deed-SpunOut-heat = { $who ->
    [you] partez
   *[other] part
  } en tête-à-queue avant la case { $space } : { $heat ->
    [one] { $heat } Heat payé
   *[other] { $heat } Heat payés
  }, { $stress } Stress, rapport 1
deed-CarFinished = { $who ->
    [you] terminez
   *[other] termine
  } { $place ->
    [1] 1er
   *[other] { $place }e
  }, manche { $round }
deed-CarRetired = { $who ->
    [you] abandonnez à la manche { $round }
   *[other] abandonne à la manche { $round }
  }
way-moves = { $who ->
    [you] avancez jusqu’à la case { $space }
   *[other] avance jusqu’à la case { $space }
  }
way-drives = { $who ->
    [you] roulez jusqu’à la case { $space }
   *[other] roule jusqu’à la case { $space }
  }
way-stays = { $who ->
    [you] restez à la case { $space }
   *[other] reste à la case { $space }
  }
way-why = { $way } : { $why }
moved-cards = { $way } à la vitesse { $speed }
moved-adrenaline = { $who ->
    [you] utilisez l’Adrénaline, +1 vitesse, et { $way }
   *[other] utilise l’Adrénaline, +1 vitesse, et { $way }
  }
moved-gain = { $who ->
    [you] gagnez { $speed } de vitesse et { $way }
   *[other] gagne { $speed } de vitesse et { $way }
  }
moved-slipstream = { $who ->
    [you] prenez l’aspiration et { $way }
   *[other] prend l’aspiration et { $way }
  }
moved-catch-up = { $who ->
    [you] profitez du Rattrapage et { $way }
   *[other] profite du Rattrapage et { $way }
  }
moved-replace = { $who ->
    [you] repartez à la vitesse { $speed } et { $way }
   *[other] repart à la vitesse { $speed } et { $way }
  }
moved-blocked = { $moved } (bloqué, { $short } de moins)

## Une position, avec tout ce qu’elle contient
show-plan = prévu : { $cards }
show-retiring = abandonne
show-played = joué : { $cards }
show-hand = main : { $cards }
show-deck = paquet, du dessus au dessous : { $cards }
show-discard = défausse, du dessus au dessous : { $cards }
show-engine = Heat dans le moteur : { $n }
show-upgrades = améliorations : { $cards }
show-removed = hors de la course : { $cards }
show-market = Améliorations au choix : { $cards }
show-over = La course est finie : personne n’a rien à décider.
show-options = { $n ->
    [one] Une action permise :
   *[other] { $n } actions permises :
  }

## Une leçon
lesson-step-of = Étape { $step } sur { $steps }
lesson-read = Entrée pour continuer, { typed-skip } pour piloter librement >{" "}
lesson-marked = Les cartes marquées sont : { $cards }
lesson-type = Tapez { $typed }
lesson-not-yet = Pas encore : la leçon attend { $typed }.
lesson-left = Vous avez quitté la leçon. Pour la recommencer : { $command }
lesson-learned = Trois choses que vous avez apprises :
## Revenir sur une course
analysis-title = Analyse : { $name }
analysis-how = La place attendue à l’arrivée après chaque décision, dans des courses imaginées : les cartes inconnues y sont redistribuées, le champion tient tous les volants pendant deux manches, puis dit quelle place il attend. Une fois sur cent, le hasard déplace un chiffre de plus de ±.
analysis-number = { $whole },{ $tenth }
analysis-mark = { $when } : { $best } au lieu de { $done } aurait valu, en places, { $gain } ± { $error }.
analysis-no-marks = Aucune décision n’a coûté plus que le hasard ne peut l’expliquer.

# Les mots du jeu lui-même, pour la page et pour le terminal.

## Cartes
card-hidden = une carte cachée
cards-hidden = { $hidden ->
    [one] une carte cachée
   *[other] { $hidden } cartes cachées
  }
card-heat = Heat
card-stress = Stress
card-upgrade = Amélioration
card-sponsor = Sponsor
family-4-wheel-drive = 4 roues motrices
family-body = Carrosserie
family-brakes = Freins
family-cooling-system = Radiateur
family-front-wing = Aileron avant
family-fuel = Carburant
family-gas-pedal = Pédale des gaz
family-radiator = Radiateur
family-rpm = R.P.M.
family-suspension = Suspension
family-tires = Pneus
family-turbo-charger = Turbo
family-wings = Aileron
symbol-plus = cartes à retourner : { $amount }
symbol-heat = coûte { $amount } Heat
symbol-scrap = Rebut { $amount }
symbol-cooldown = Refroidissement { $amount }
symbol-super-cool = Superrefroidissement { $amount }
symbol-reduce-stress = Réduction du stress { $amount }
symbol-slipstream = Aspiration +{ $amount }
symbol-salvage = Sauvetage { $amount }
symbol-catch-up = Rattrapage { $amount }
symbol-limit = vitesses limites { $amount }
symbol-direct = Jeu direct
symbol-accelerate = Accélération
symbol-refresh = Récupération
symbol-single-use = usage unique

## Symboles des cartes : leurs signes, leurs effets, et comment on les raconte
mark-heat = H{ $n }
mark-cooldown = R{ $n }
mark-limit = L{ $n }
mark-slipstream = A+{ $n }
mark-super-cool = sup{ $n }
mark-reduce-stress = str{ $n }
mark-scrap = reb{ $n }
mark-salvage = sau{ $n }
mark-catch-up = rat{ $n }
mark-direct = dir
mark-accelerate = acc
mark-refresh = réc
mark-single-use = 1x
explain-heat-card = Compte comme une carte Heat : ne peut être ni jouée ni défaussée ; elle commence dans votre paquet.
explain-values = Plusieurs valeurs : choisissez-en une à la révélation.
explain-plus = { $n ->
    [one] + : retourne des cartes jusqu’à une carte de base (1 à 4), qui s’ajoute à la vitesse.
   *[other] +{ $n } : retourne des cartes jusqu’à { $n } cartes de base (1 à 4), qui s’ajoutent à la vitesse.
  }
explain-heat = Heat { $n } : à payer en Réaction ; sinon, une carte retournée remplace celle-ci.
explain-scrap = { $n ->
    [one] Rebut { $n } : en Réaction, la carte du dessus de votre paquet doit aller à la défausse.
   *[other] Rebut { $n } : en Réaction, les { $n } cartes du dessus de votre paquet doivent aller à la défausse.
  }
explain-cooldown = Refroidissement { $n } : jusqu’à { $n } Heat de votre main dans le moteur.
explain-limit = Limites { $n } : pour chaque virage franchi pendant ce tour.
explain-slipstream = Aspiration +{ $n } : votre aspiration peut être plus longue de { $n }.
explain-super-cool = { $n ->
    [one] Superrefroidissement { $n } : consultez votre défausse et remettez-en une carte Heat dans le moteur, même là où il est interdit de refroidir.
   *[other] Superrefroidissement { $n } : consultez votre défausse et remettez-en jusqu’à { $n } cartes Heat dans le moteur, même là où il est interdit de refroidir.
  }
explain-reduce-stress = { $n ->
    [one] Réduction du stress { $n } : vous pouvez défausser une carte Stress.
   *[other] Réduction du stress { $n } : vous pouvez défausser jusqu’à { $n } cartes Stress.
  }
explain-salvage = { $n ->
    [one] Sauvetage { $n } : remélangez jusqu’à { $n } carte de votre défausse dans le paquet.
   *[other] Sauvetage { $n } : remélangez jusqu’à { $n } cartes de votre défausse dans le paquet.
  }
explain-catch-up = { $n ->
    [one] Rattrapage { $n } : avancez de { $n } case vide pour finir juste derrière une voiture.
   *[other] Rattrapage { $n } : avancez de { $n } cases vides au plus pour finir juste derrière une voiture.
  }
explain-direct = Jeu direct : se joue depuis la main en Réaction, en plus des cartes du rapport.
explain-accelerate = Accélération : +1 vitesse et +1 case par + retourné pendant ce tour.
explain-refresh = Récupération : peut retourner sur le dessus de votre paquet à la fin du tour.
explain-single-use = Usage unique : quitte le jeu une fois jouée.
react-pay = Payer { $heat } Heat pour { $card }
react-pay-what = il en reste { $engine } dans le moteur
react-scrap = Rebut { $n } pour { $card }
react-scrap-what = { $n ->
    [one] la carte du dessus de votre paquet va à la défausse
   *[other] les { $n } cartes du dessus de votre paquet vont à la défausse
  }
react-salvage = Sauvetage avec { $card }
react-salvage-what = { $n ->
    [one] consultez votre défausse, puis remélangez jusqu’à { $n } carte dans le paquet
   *[other] consultez votre défausse, puis remélangez jusqu’à { $n } cartes dans le paquet
  }
react-accelerate = Accélération avec { $card }
react-cooldown = Refroidissement
react-cooldown-what = { $n } Heat de votre main dans le moteur, qui en aura { $engine }
react-super-cool = Superrefroidissement
react-super-cool-what = { $n ->
    [0] consultez votre défausse ; aucune carte Heat à y prendre
   *[other] { $n } Heat de votre défausse dans le moteur, qui en aura { $engine }
  }
react-reduce-stress = Réduction du stress
react-reduce-stress-what = défaussez { $n } Stress de votre main
react-catch-up = Rattrapage
react-catch-up-what = { $spaces ->
    [one] { $spaces } case, { $way }, juste derrière une voiture ; même vitesse ; { $bill }
   *[other] { $spaces } cases, { $way }, juste derrière une voiture ; même vitesse ; { $bill }
  }
react-direct = Jouer { $card } depuis la main
react-direct-heat = Jouer { $card } depuis la main pour { $heat } Heat
deed-CardScrapped = { $who ->
    [you] mettez { $card } au rebut
   *[other] met { $card } au rebut
  }
deed-CardPaid = { $who ->
    [you] payez { $heat } Heat pour { $card }
   *[other] paie { $heat } Heat pour { $card }
  }
deed-CardsReplaced = { $who ->
    [you] ne pouvez pas payer { $cards } : des cartes retournées les remplacent, le déplacement recommence
   *[other] ne peut pas payer { $cards } : des cartes retournées les remplacent, le déplacement recommence
  }
deed-CardPlayedDirectly = { $who ->
    [you] jouez { $card } directement depuis la main
   *[other] joue { $card } directement depuis la main
  }
deed-SuperCooled = { $who ->
    [you] consultez la défausse ({ $cards }) et en remettez { $heat } Heat dans le moteur
   *[other] consulte la défausse ({ $cards }) et en remet { $heat } Heat dans le moteur
  }
deed-StressReduced = { $who ->
    [you] défaussez { $stress } Stress
   *[other] défausse { $stress } Stress
  }
deed-DiscardSearched = { $who ->
    [you] consultez votre défausse avec { $card }
   *[other] consulte sa défausse avec { $card }
  }
deed-CardsSalvaged = { $who ->
    [you] remélangez { $cards } dans le paquet
   *[other] remélange { $cards } dans le paquet
  }
deed-Accelerated = { $who ->
    [you] accélérez avec { $card }
   *[other] accélère avec { $card }
  }
deed-CardsRefreshed = { $who ->
    [you] remettez { $cards } sur le dessus du paquet
   *[other] remet { $cards } sur le dessus du paquet
  }
deed-CooledDown = { $who ->
    [you] refroidissez { $heat } Heat
   *[other] refroidit { $heat } Heat
  }
do-take-back = Reprendre le plan
do-heat = Payer pour { $cards }
do-scrap = Rebut pour { $cards }
do-cooldown = Refroidir { $n }
do-super-cool = Superrefroidissement { $n }
do-reduce-stress = Réduire le stress de { $n }
do-salvage = Sauvetage avec { $cards }
do-take = Prendre { $cards }
do-direct = Jouer { $cards } directement
do-accelerate = Accélérer avec { $cards }
do-catch-up = Rattrapage { $n }
do-replace = Remplacer les cartes impayées
do-slipstream = Aspiration { $n }
do-refresh = Récupérer { $cards }
event-CardScrapped = { $seat } met { $card } au rebut.
event-CardPaid = { $seat } paie { $heat } Heat pour { $card }.
event-CardsReplaced = { $seat } remplace { $cards }.
event-CardPlayedDirectly = { $seat } joue { $card } directement.
event-SuperCooled = { $seat } consulte la défausse ({ $cards }) et en remet { $heat } Heat dans le moteur.
event-StressReduced = { $seat } défausse { $stress } Stress.
event-DiscardSearched = { $seat } consulte sa défausse.
event-CardsSalvaged = { $seat } remélange { $cards } dans le paquet.
event-Accelerated = { $seat } accélère.
event-CardsRefreshed = { $seat } remet { $cards } sur le paquet.
event-CooledDown = { $seat } refroidit { $heat } Heat.

## La piste
token-at = { $token } (virage avant la case { $line })
weather-clouds = Nuages
weather-fog = Brouillard
weather-storm = Orage
weather-snow = Neige
weather-rain = Pluie
weather-sun = Soleil
token-weather = météo dans le secteur
token-dangerous = virage dangereux : 1 Heat de plus au-delà de la limite
token-limit-minus-1 = limite abaissée de 1
token-limit-plus-1 = limite relevée de 1
token-heat-control = Boost gratuit dans le secteur
token-slipstream-plus-1 = aspiration plus longue de 1 dans le secteur

## Légendes
ability-full-throttle = à fond
ability-slipstream = aspiration
ability-catch-up = rattrapage
ability-limit-plus-2 = limite +2
ability-defensive = défensif
ability-skilful = habile
ability-reckless = téméraire
legend-card = { $deck ->
    [green] la carte verte { $number }
    [yellow] la carte jaune { $number }
    [red] la carte rouge { $number }
   *[base] la carte { $number }
  }
legend-limit = ligne des Légendes passée, limite et losange font { $number }
legend-helmet = casque { $number }
legend-diamond = son casque lui ferait franchir la ligne, alors elle s’arrête sur son losange, { $number }
legend-helped = { $why }, avec { $helps }
legend-blocked = { $why } (bloquée)
help-adrenaline = Adrénaline

## Évènements d’une saison
season-name-custom = Quatre courses tirées au sort
season-name-best-of-all-time = Meilleur de tous les temps
rule-sponsors = Cartes Sponsor dans chaque main de départ : { $n }.
rule-press = La presse récompense ceux qui franchissent son virage par aspiration, ou à 2 ou plus au-dessus de la limite.
rule-slow-press = La presse ne récompense que ceux qui passent en dessous de la limite.
rule-press-cards = La presse donne { $n } cartes Sponsor à la fois.
rule-laps = Tours : { $n }.
rule-heat = Heat dans chaque moteur : { $n }.
rule-stress = Stress dans chaque paquet : { $n }.
rule-hand-size = Les mains comptent { $n } cartes.
rule-lap-leaders = Les { $n } premières voitures à boucler le premier tour gagnent une carte Sponsor.
rule-top-speed = Une vitesse de { $n } ou plus rapporte une carte Sponsor.
rule-cars-passed = Doubler { $n } voitures en un tour rapporte une carte Sponsor.
rule-max-discards = Cartes qu’on peut défausser par tour : { $n } au plus.
rule-stress-discard = Les cartes Stress peuvent être défaussées à la fin du tour.
rule-heat-discard = Les cartes Heat peuvent être défaussées à la fin du tour.
rule-slipstream-gear = L’Aspiration est réservée aux voitures au rapport { $gear } ou plus.
rule-no-adrenaline = Personne n’a d’Adrénaline, pas même les Légendes.
rule-lap-heat = Cartes Heat retirées du jeu à la fin de chaque tour de circuit : { $n }.
rule-spin-out-is-end = Un tête-à-queue met hors course, sans aucun point.
rule-bonus-points = Points bonus pour les premières places : { $points }.
event-name-1 = La foule sur la ligne
event-name-2 = Le radar
event-name-3 = Jour de grève
event-name-4 = Plus d’eau
event-name-5 = La longue course
event-name-6 = Points à prendre
event-name-7 = Un dimanche ordinaire
event-name-8 = Doubler paie
event-name-9 = Voitures légères
event-name-10 = Pas de seconde chance
event-name-11 = Des caméras partout
event-name-12 = Du vent pour les rapides
event-name-13 = Des seaux de glace
event-name-14 = La tête froide
event-name-15 = Gardez vos cartes
event-name-16 = Éloge de la prudence
event-name-17 = Des nerfs solides
event-name-18 = Un moteur qui fuit

## Circuits
circuit-name-france = France
circuit-name-great-britain = Grande-Bretagne
circuit-name-italy = Italie
circuit-name-japan = Japon
circuit-name-mexico = Mexique
circuit-name-netherlands = Pays-Bas
circuit-name-spain = Espagne
circuit-name-usa = USA

## Pourquoi une course ne peut pas être préparée ainsi. $setting est le nom du réglage sur la page ou dans la commande.
why-needs-garage = { $setting } : seulement avec des améliorations. Choisissez les ordinaires, les avancées, ou toutes.
why-needs-legends = { $setting } : seulement avec des Légendes, et aucune voiture n’en est une. Ajoutez une Légende.
why-needs-expansion = { $setting } : appartient à l’extension des Légendes. Choisissez un niveau de 1 à 6.
why-needs-manoeuvres = { $setting } : il faut des cartes Manœuvres, qui arrivent au niveau 2. Choisissez un niveau de 2 à 6.
why-needs-chevrons = { $setting } : il faut un circuit avec des chevrons, et celui-ci n’en a pas.
why-only-in-race = { $setting } : seulement pour une course, pas pour une saison.
why-only-in-season = { $setting } : seulement pour une saison, pas pour une course.
why-none-of = { $setting } : { $given } n’en fait pas partie. Choisissez parmi { $known }.
why-out-of-range = { $setting } : de { $minimum } à { $maximum }, pas { $given }.
why-garage-players = Les Légendes n’ont pas d’améliorations : avec l’atelier, il faut au moins un autre pilote.
why-cars = Une course compte de 1 à { $maximum } voitures, pas { $given }.
why-laps = Une course compte de 1 à { $maximum } tours, pas { $given }.
why-round-limit = Une course dure au moins 1 manche.
why-legends = Il peut y avoir 0 Légende ou plus, pas { $given }.
why-no-name = Chaque voiture a besoin d’un nom.
why-same-name = Deux voitures s’appellent { $name }, ou presque. Donnez un autre nom à l’une d’elles.
why-same-color = Deux voitures ont la même couleur. Il en faut une à chacune.
why-same-number = Deux voitures ont le numéro { $number }. Il en faut un à chacune.
why-number = { $name } : un numéro de départ va de 1 à { $maximum }, pas { $given }.
why-unknown-color = { $name } : aucune voiture n’est { $given }. Les couleurs sont { $known }.
why-handicap = { $name } : un handicap va de 0 à { $maximum } Heat, pas { $given }.
why-seat-driver = Seul un pilote automatique a un niveau : enlevez { $given }, ou donnez-lui la place.
why-unknown-driver = Aucun pilote ne s’appelle { $given }. Les pilotes sont { $known }.
why-unknown-circuit = Aucun circuit ne s’appelle { $given }. Les circuits sont { $known }.
why-lesson-waits = La leçon n’en est pas encore là : faites d’abord ce qui est marqué.
why-unknown-lesson = Aucune leçon ne s’appelle { $given }. Les leçons sont { $known }.
why-lesson-settings = Une leçon apporte son circuit, ses tours et ses places.
why-learn-alone = --learn a sa propre course. Retirez { $given }.
why-unknown-season = Aucune saison ne s’appelle { $given }. Les saisons sont { $known }.
why-unknown-event = Il n’y a pas d’évènement { $given }. Les évènements sont { $known }.
why-season-cars = Une saison compte de 2 à { $maximum } voitures, pas { $given }.
why-season-players = Une saison demande au moins un pilote qui ne soit pas une Légende : les Légendes n’ont rien à décider.
why-season-garage = Une saison se court avec des améliorations : les ordinaires, les avancées, ou toutes.
why-season-own = { $option } : une saison le fixe elle-même. À utiliser pour une seule course.
why-races = Une saison compte de 1 à { $maximum } courses, pas { $given }.
why-events-left = { $drawn } évènements doivent être tirés au sort, tous différents, mais il n’en reste que { $free }.
why-no-such-color = Aucune voiture n’est { $given }. Couleurs possibles : { $known }.
why-file-number = { $file } : { $entry } doit être un nombre entier de { $minimum } à { $maximum }.{ why-file-others }
why-file-name = { $file } : { $entry } doit être un texte de 1 à { $maximum } caractères visibles.{ why-file-others }
why-file-choice = { $file } : { $entry } doit être l’une de ces valeurs : { $known }.{ why-file-others }
why-file-missing = { $file } : il manque { $entry }.{ why-file-others }
why-file-unknown-field = { $file } : le champ { $entry } est inconnu. Champs possibles : { $known }.{ why-file-others }
why-file-not-utf-8 = { $file } n’est pas un texte en UTF-8. Enregistrez-le en UTF-8.
why-file-not-toml = { $file } n’est pas du TOML valide.
why-file-other = { $file } : { $entry } : { $message }.{ why-file-others }
why-file-others = { $others ->
    [0] {""}
    [one] {" "}Il contient une autre erreur.
   *[other] {" "}Il contient { $others } autres erreurs.
  }
why-not-understood = Le serveur ne les a pas compris.
why-text-empty = { $what ->
    [name] Un nom
    [title] Un titre
   *[message] Un message
  } demande au moins une lettre ou un signe visible.
why-text-long = { $what ->
    [name] Un nom
    [title] Un titre
   *[message] Un message
  } compte au plus { $maximum } caractères, pas { $given }.
why-text-invisible = { $what ->
    [name] Un nom
    [title] Un titre
   *[message] Un message
  } ne peut pas contenir de caractères invisibles.

## Conseils : chaque raison porte les chiffres dont elle vient
advice-only = { $options ->
    [one] C’est la seule option.
   *[other] Les { $options } options reviennent au même.
  }
advice-alike = Aussi bon que le deuxième choix : { $rounds ->
    [0] moins de 0,01 manche
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } d’écart.
advice-safer = Plus vite, { $percent ->
    [100] c’est le tête-à-queue
   *[other] il y a un risque de tête-à-queue
  } { $limit ->
    [0] à l’un ou l’autre virage
   *[other] au virage { $limit }
  } : { $percent ->
    [100] { $percent } % de risque.
   *[other] au moins { $percent } %.
  }
advice-keeps-heat = Garde au moins { $heat } Heat pour le virage { $limit } ; avec le deuxième choix, il pourrait n’en rester que { $other }.
advice-further = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  } de plus que { $without ->
    [1] sans cela
   *[other] le deuxième choix
  }, { $heat ->
    [0] pour { $heat } Heat
   *[other] pour au plus { $heat } Heat
  }.
advice-cools = Peut refroidir { $heat } Heat de votre main ; le deuxième choix, { $other ->
    [0] aucune
   *[other] seulement { $other }
  }.
advice-sheds-stress = Joue { $stress ->
    [one] { $stress } carte Stress
   *[other] { $stress } cartes Stress
  } de votre main ; le deuxième choix, { $other ->
    [0] aucune
   *[other] seulement { $other }
  }.
advice-risks = { $percent } % de risque de tête-à-queue au virage { $limit }. Le champion le ferait quand même.
advice-likes = De toutes les options, c’est celle que le champion préfère (sûr à { $percent } %). En l’état, il pense finir vers la { $place ->
    [1] 1re
   *[other] { $place }e
  } place.
advice-upgrade = { $hundredths ->
    [0] D’après les courses, vaut autant que la deuxième sur ce circuit.
    [one] D’après les courses, rapporte { $hundredths } centième de manche de plus que la deuxième sur ce circuit.
   *[other] D’après les courses, rapporte { $hundredths } centièmes de manche de plus que la deuxième sur ce circuit.
  }
advice-worst-upgrade = { $hundredths ->
    [0] D’après les courses, sert aussi peu ici que la suivante.
    [one] D’après les courses, rapporte ici { $hundredths } centième de manche de moins que la suivante.
   *[other] D’après les courses, rapporte ici { $hundredths } centièmes de manche de moins que la suivante.
  }
advice-swap = Rapporte environ { $hundredths ->
    [one] { $hundredths } centième de manche
   *[other] { $hundredths } centièmes de manche
  }.
advice-no-swap = { $hundredths ->
    [0] Aucun échange ne rapporterait quoi que ce soit.
    [one] Le meilleur échange ne rapporterait que { $hundredths } centième de manche.
   *[other] Le meilleur échange ne rapporterait que { $hundredths } centièmes de manche.
  }
advice-keep-hand = Vaut environ { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } de mieux qu’une nouvelle main pour 1 Heat.
advice-new-hand = Une nouvelle main pour 1 Heat vaut en moyenne environ { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } de mieux.
advice-hand = Donne en moyenne une meilleure prochaine main : arrivée environ { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  } plus tôt.
advice-go-on = Qui s’en va marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } dans les courses à venir.
advice-habit-cooldown = Remet { $n } Heat dans le moteur, sans rien coûter.
advice-habit-super-cool = Ramène { $n } Heat de votre défausse dans le moteur, sans rien coûter.
advice-habit-heat = { $n } Heat à payer de toute façon.
advice-habit-scrap = { $n ->
    [one] { $n } carte est à mettre
   *[other] { $n } cartes sont à mettre
  } au rebut de toute façon.
advice-habit-reduce-stress = Enlève { $n } Stress de votre main, sans rien coûter.
advice-habit-salvage = Permet de remettre jusqu’à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } de la défausse dans votre paquet, sans rien coûter.
advice-habit-take = Remet { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } de la défausse dans votre paquet, sans rien coûter.

## analyse : quand une décision a été prise, et pourquoi certaines ne sont pas jugées
analysis-when = { $round ->
    [0] Avant la course
   *[other] Manche { $round }
}
analysis-when-race = { $round ->
    [0] Avant la course { $race }
   *[other] Course { $race }, manche { $round }
}
analysis-round = manche
analysis-done = joué
analysis-place = place attendue
analysis-best = mieux
analysis-gain = places
not-judged-stand-in = { $n ->
    [one] Une décision a été prise par le pilote remplaçant ; elle ne compte pas.
   *[other] { $n } décisions ont été prises par le pilote remplaçant ; elles ne comptent pas.
}
not-judged-gave-up = Un abandon n’est pas jugé.
not-judged-between-races = Passer à la course suivante ou quitter la saison n’est pas jugé.
not-judged-hidden = { $n ->
    [one] Une décision n’a pas pu être jugée : les choix dépendaient de cartes que personne ne voyait.
   *[other] { $n } décisions n’ont pas pu être jugées : les choix dépendaient de cartes que personne ne voyait.
}

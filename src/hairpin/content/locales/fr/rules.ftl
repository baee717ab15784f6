# Les règles en bref, une par mot qui y mène ; chargées à la première ouverture.
# Les numéros sont ceux de docs/rules.md.

## Conduire
term-gear = Rapport
# 3.1, 3.2
term-gear-rule = Le rapport est le nombre de cartes que vous jouez : de 1 à 4. Le garder ou en changer d’un cran est gratuit ; en changer de deux coûte 1 Heat. Le rapport 1 donne aussi Refroidissement 3, le rapport 2 Refroidissement 1.
term-heat = Heat
# 2.5, 2.7
term-heat-rule = Heat sert à payer : une carte Heat passe du moteur à votre défausse. Une fois piochée, elle ne peut être ni jouée ni défaussée ; le Refroidissement la ramène au moteur.
term-stress = Stress
# 2.7, 2.9, 3.5
term-stress-rule = Une carte Stress peut être jouée, mais pas défaussée. Quand elle est révélée, vous retournez des cartes de votre paquet jusqu’à une carte de base (1 à 4) : sa valeur s’ajoute à votre vitesse.
term-boost = Boost
# 3.9, 2.9
term-boost-rule = Une fois par tour, à n’importe quel rapport : payez 1 Heat et retournez des cartes jusqu’à une carte de base (1 à 4). Sa valeur s’ajoute à la vitesse, et la voiture avance d’autant.
term-slipstream = Aspiration
# 3.10, 4.2
term-slipstream-rule = À côté d’une voiture, ou si une autre occupe la case juste devant, vous pouvez avancer de 2 cases de plus, une fois par tour. Votre vitesse dans les virages ne change pas. Au dernier tour de circuit, l’aspiration ne peut pas vous faire franchir l’arrivée.
term-adrenaline = Adrénaline
# 3.7
term-adrenaline-rule = La dernière voiture de l’ordre l’a ; à partir de 5 au départ, les deux dernières. Elle donne +1 de vitesse avec un déplacement d’une case, et Refroidissement 1 : utilisez les deux, un seul ou aucun. Rien ne se garde pour plus tard.
term-cooldown = Refroidissement
# 2.6, 3.8, 6.5
term-cooldown-rule = Refroidissement n remet jusqu’à n cartes Heat de votre main dans le moteur. Les rapports 1 et 2, l’Adrénaline, des cartes et la piste peuvent en donner.
term-corner = Virages
# 3.11
term-corner-rule = À chaque ligne de virage franchie, votre vitesse est comparée à la limite. Chaque point au-dessus coûte 1 Heat. Après l’arrivée du dernier tour, les lignes ne comptent plus.
term-spin-out = Tête-à-queue
# 3.12
term-spin-out-rule = Avec trop peu de Heat pour un virage, vous payez tout ce qui reste et revenez avant sa ligne. Vous recevez 1 Stress au rapport 1 ou 2, 2 Stress au rapport 3 ou 4, et repartez au rapport 1.
term-blocked = Bloqué
# 3.6
term-blocked-rule = Une voiture peut en traverser d’autres, mais pas finir sur une case pleine : elle s’arrête alors sur la case libre la plus proche derrière, sans jamais reculer. Sa vitesse dans les virages ne baisse pas, mais seules comptent les lignes vraiment franchies.
term-cluttered-hand = Main brûlante
# 3.4
term-cluttered-hand-rule = Avec trop peu de cartes jouables pour tous les rapports possibles, la voiture reste sur place : rapport 1, ni symboles ni aspiration. Les cartes posées sont défaussées, cartes Heat comprises.
term-tunnel = Tunnel
# 11.1
term-tunnel-rule = Sur une case de tunnel, aucune carte de la main ne peut être défaussée. Sauvetage, Rebut et Refroidissement restent possibles.
term-flooded = Case inondée
# 14.2
term-flooded-rule = Une voiture qui commence une manche sur une case inondée paie 1 Heat de plus pour rétrograder : 1 pour un rapport, 2 pour deux. Ce que le moteur ne peut pas payer ne peut pas être choisi. Rester ou monter coûte comme d’habitude.

## Symboles des cartes
term-symbol-plus = { "+" }
# 2.9
term-symbol-plus-rule = Retournez des cartes de votre paquet jusqu’à une carte de base (1 à 4) : elle s’ajoute à votre vitesse. Toutes les autres sont défaussées.
term-symbol-heat = Heat sur une carte
# 6.1, 6.2
term-symbol-heat-rule = Vous devez payer ce nombre de Heat pendant la Réaction. Si c’est impossible, une carte retournée remplace la carte et le déplacement recommence.
term-symbol-scrap = Rebut
# 6.3
term-symbol-scrap-rule = Vous devez défausser ce nombre de cartes du dessus de votre paquet.
term-symbol-cooldown = Refroidissement sur une carte
# 6.5, 2.6
term-symbol-cooldown-rule = Jusqu’à ce nombre de cartes Heat de votre main retournent dans le moteur. S’il y en a moins en main, le reste est perdu.
term-symbol-super-cool = Superrefroidissement
# 14.3
term-symbol-super-cool-rule = Consultez votre défausse et remettez dans le moteur jusqu’à ce nombre de cartes Heat qui s’y trouvent. Cela marche aussi là où le Refroidissement est interdit, et dans les tunnels.
term-symbol-reduce-stress = Réduction du stress
# 6.6
term-symbol-reduce-stress-rule = Vous pouvez défausser jusqu’à ce nombre de cartes Stress de votre main.
term-symbol-slipstream = Bonus d’aspiration
# 6.7
term-symbol-slipstream-rule = Quand vous profitez de l’aspiration, vous pouvez aller plus loin d’autant de cases. Un bonus compte en entier ou pas du tout.
term-symbol-salvage = Sauvetage
# 6.9
term-symbol-salvage-rule = Consultez votre défausse et mélangez jusqu’à ce nombre de ses cartes dans votre paquet. Personne d’autre ne les voit.
term-symbol-catch-up = Rattrapage
# 6.11, 11.4
term-symbol-catch-up-rule = Avancez de ce nombre de cases vides au plus pour finir juste derrière une voiture. La vitesse ne change pas, et ce n’est pas une aspiration.
term-symbol-limit = Vitesses limites
# 6.4
term-symbol-limit-rule = Pour vous et pour ce tour, chaque vitesse limite change d’autant.
term-symbol-direct = Jeu direct
# 6.10
term-symbol-direct-rule = Pendant la Réaction, cette carte peut être jouée directement de la main, en plus de celles de votre rapport. Sa valeur compte, et son Heat se paie aussitôt.
term-symbol-accelerate = Accélération
# 6.13
term-symbol-accelerate-rule = Vous pouvez augmenter votre vitesse de 1 par + effectué ce tour et avancer d’autant de cases : tout ou rien.
term-symbol-refresh = Récupération
# 6.8
term-symbol-refresh-rule = À la fin du tour, cette carte peut retourner sur le dessus de votre paquet au lieu d’être défaussée.
term-symbol-single-use = Usage unique
# 6.12
term-symbol-single-use-rule = Une fois jouée, la carte quitte le jeu. Défaussée sans être jouée, elle revient.

## Météo et piste
term-weather = Météo
# 8.1, 8.2, 8.4
term-weather-rule = Une météo est tirée pour la course. Elle change la préparation de chaque voiture, et agit aussi sur la piste dans les secteurs qui ont un jeton météo.
term-weather-clouds = { weather-clouds }
# 8.2, 8.4, 8.5
term-weather-clouds-rule = Chaque paquet a 1 Stress de moins. Dans les secteurs qui ont un jeton météo, pas de Refroidissement.
term-weather-fog = { weather-fog }
# 8.2, 8.4, 8.5
term-weather-fog-rule = Chaque moteur a 1 Heat de plus. Pas d’aspiration au départ d’un secteur qui a un jeton météo ; on peut en revanche y entrer par aspiration.
term-weather-storm = { weather-storm }
# 8.2, 8.4, 8.5
term-weather-storm-rule = Chaque paquet a 1 Stress de plus. Depuis un secteur qui a un jeton météo, une aspiration peut être plus longue de 2.
term-weather-snow = { weather-snow }
# 8.2, 8.4, 8.5
term-weather-snow-rule = Chaque moteur a 1 Heat de moins. Dans les secteurs qui ont un jeton météo, 1 Refroidissement de plus, une fois par tour dans chacun.
term-weather-rain = { weather-rain }
# 8.2, 8.4, 8.5
term-weather-rain-rule = 3 Heat de chaque moteur sont mélangés dans le paquet avant le départ. Dans les secteurs qui ont un jeton météo, 1 Refroidissement de plus, une fois par tour dans chacun.
term-weather-sun = { weather-sun }
# 8.2, 8.4, 8.5
term-weather-sun-rule = 3 Heat de chaque moteur sont dans la défausse dès le départ : ils entreront dans le paquet au premier mélange. Depuis un secteur qui a un jeton météo, une aspiration peut être plus longue de 2.
term-road-token = Jetons État de la piste
# 8.1, 8.3, 8.4, 11.2
term-road-token-rule = Chaque virage en a un, une chicane un seul pour ses deux lignes. Certains changent le virage lui-même, d’autres le secteur qui suit, jusqu’au prochain virage.
term-token-weather = Météo dans le secteur
# 8.4, 8.5
term-token-weather-rule = Dans le secteur après ce virage, la météo de la course agit sur la piste.
term-token-dangerous = Virage dangereux
# 8.3
term-token-dangerous-rule = Qui franchit ce virage au-dessus de la limite paie 1 Heat de plus.
term-token-limit-minus-1 = Limite abaissée de 1
# 8.3, 8.6
term-token-limit-minus-1-rule = La limite de ce virage est inférieure de 1 à celle imprimée, pour les Légendes aussi.
term-token-limit-plus-1 = Limite relevée de 1
# 8.3, 8.6
term-token-limit-plus-1-rule = La limite de ce virage est supérieure de 1 à celle imprimée, pour les Légendes aussi.
term-token-heat-control = Régulation de la chaleur
# 8.4
term-token-heat-control-rule = Un Boost depuis ce secteur ne coûte pas de Heat. Cela reste un Boost par tour.
term-token-slipstream-plus-1 = Aspiration plus longue de 1
# 8.4
term-token-slipstream-plus-1-rule = Une aspiration depuis ce secteur peut aller 1 case plus loin.

## Saisons
term-event = Évènements
# 9.2, 9.2.5
term-event-rule = Chaque course d’une saison a un évènement : il indique les cartes Sponsor de départ, l’emplacement de la presse et une règle spéciale pour toute la course.
term-press = La presse
# 9.5, 9.6
term-press-rule = Là où se tient la presse, franchir le virage par aspiration, ou à 2 ou plus au-dessus de sa limite, rapporte une carte Sponsor. Les jetons de la piste changent cette limite, vos propres cartes non. Rien en cas de tête-à-queue. Certains évènements changent ce que la presse récompense.
term-sponsor = Cartes Sponsor
# 9.5, 6.12
term-sponsor-rule = Des améliorations à usage unique. Celles que vous gagnez vont dans votre main ; les inutilisées suivent à la course d’après. À la fin de la saison, elles ne valent rien.

## Légendes
term-legend = Légendes
# 7.1, 7.2, 7.3, 7.5, 11.3
term-legend-rule = Des voitures automatiques qui suivent une carte par manche. Passé la ligne des Légendes, elles avancent de la limite plus leur losange. Avant elle, elles avancent du nombre de leur casque ; si cela leur faisait franchir le virage, elles s’arrêtent avant, sur la case dont le numéro est leur losange. Elles franchissent au plus un virage par manche, sauf si des chevrons en permettent davantage, et ne paient pas de Heat.
term-rival = Rivaux et étoiles
# 12.3, 12.4
term-rival-rule = À chaque manche, une carte Manœuvres est révélée. Les Légendes qui ont une étoile reçoivent sa capacité étoile, ou 1 case de plus si elle ne s’applique pas ; les deux rivaux, sa capacité rival.
term-ability-full-throttle = { ability-full-throttle } (Légende)
# 12.6
term-ability-full-throttle-rule = Avant la ligne des Légendes, son casque vaut 20. Si cela lui faisait franchir le virage, elle s’arrête juste avant.
term-ability-slipstream = { ability-slipstream } (Légende)
# 12.8
term-ability-slipstream-rule = Elle avance de 2 cases par aspiration à la fin de son déplacement, comme les joueurs ; météo et jetons comptent.
term-ability-catch-up = { ability-catch-up } (Légende)
# 12.6, 11.4
term-ability-catch-up-rule = Elle avance de 3 cases vides au plus pour finir juste derrière une voiture.
term-ability-limit-plus-2 = { ability-limit-plus-2 } (Légende)
# 12.6
term-ability-limit-plus-2-rule = Passé la ligne des Légendes, elle avance de 2 cases de plus.
term-ability-defensive = { ability-defensive } (Légende)
# 12.7
term-ability-defensive-rule = Elle occupe toutes les places libres de sa case jusqu’à son prochain déplacement, et personne juste derrière ne profite de l’aspiration.
term-ability-skilful = { ability-skilful } (Légende)
# 12.9
term-ability-skilful-rule = Elle n’est jamais bloquée : sur une case pleine, elle se place hors de la piste, le long de la ligne de course, devant les autres.
term-ability-reckless = { ability-reckless } (Légende)
# 12.6
term-ability-reckless-rule = Passé la ligne des Légendes, elle peut franchir un virage de plus cette manche.

## Encore la manche
term-plan = Planification
# 3.2, 3.3
term-plan-rule = Tout le monde planifie en même temps : choisissez un rapport et posez autant de cartes face cachée. On peut reprendre son plan jusqu’à ce que le dernier pilote ait validé le sien.
term-react = Réaction
# 3.8
term-react-rule = Après votre déplacement, utilisez vos symboles dans l’ordre voulu : Refroidissement du rapport, Adrénaline, un Boost, ceux des cartes et de la piste. Les symboles obligatoires doivent être utilisés.
term-discard = Défausse
# 3.13, 3.14
term-discard-rule = À la fin de votre tour, vous pouvez défausser des cartes, sauf Stress et Heat. Puis les cartes jouées sont défaussées, et vous piochez jusqu’à en avoir 7.
term-deck = Paquet et défausse
# 2.1, 2.2, 2.8, 3.15
term-deck-rule = Quand le paquet est vide, la défausse est mélangée et devient le paquet : c’est ainsi que reviennent les Heat payés. Tout le monde voit la carte du dessus d’une défausse, mais personne ne peut la consulter, pas même son propriétaire. Vous pouvez compter ce qui y est passé ; un réglage de la table peut le faire pour vous. Au départ, un paquet contient trois cartes de chaque valeur de 1 à 4, des Stress (trois le plus souvent), un 0, un 5 et une carte Heat ; avec l’atelier, trois améliorations remplacent ces trois dernières.
term-finish = Arrivée
# 4.1, 4.3
term-finish-rule = Une voiture est arrivée quand elle franchit la ligne au dernier tour. Celles d’une manche antérieure sont classées devant ; dans une même manche, la voiture la plus avancée à la fin de la manche. Les virages au-delà de la ligne ne comptent pas.

## Modules
term-module-garage = { module-garage }
# 5.1, 5.3, 9.2.1
term-module-garage-rule = Au lieu du 0, du 5 et de la carte Heat, chaque pilote mélange trois améliorations à son paquet : ordinaires, avancées ou les deux. Dans une saison, on en ajoute une avant chaque course.
term-module-draft = { module-draft }
# 5.2, 5.4
term-module-draft-rule = En trois tours de choix, chacun prend une amélioration au marché, le dernier de la grille d’abord (au deuxième tour, le premier) ; ou bien trois sont distribuées au hasard ; ou bien, en serpentin, chacun en prend quatre et en écarte une.
term-module-mulligan = { module-mulligan }
# 5.4
term-module-mulligan-rule = Une fois, avant le premier plan, vous pouvez payer 1 Heat, mélanger votre main au paquet et en piocher une autre ; les cartes Sponsor restent en main. Tous décident en même temps.
term-module-boxes = { module-boxes }
# 9.1, 11.5, 12.10, 14.1
term-module-boxes-rule = Les améliorations, cartes Sponsor, circuits et évènements tirés viennent de ces boîtes et du jeu de base. Sauf choix contraire, toutes les boîtes sont utilisées.
term-module-weather = { module-weather }
# 8.1, 8.2
term-module-weather-rule = Une météo est tirée pour la course et change les cartes de chacun au départ ; chaque virage reçoit un jeton qui le change, lui ou le secteur qui suit.
term-module-tournament = { module-tournament }
# 10.1, 10.2
term-module-tournament-rule = Personne ne montre son rapport en planifiant : on le voit quand vient le tour de la voiture, et c’est alors que se paie un saut de deux rapports. Un saut qu’on ne peut pas payer est corrigé : en montant, une carte est perdue au hasard ; en descendant, une carte retournée s’ajoute.
term-module-level = { module-level }
# 12.1, 12.3
term-module-level-rule = Des paquets vert, jaune et rouge remplacent les cartes Légende de base. Plus le niveau est haut, plus elles sont rapides ; dès le niveau 2, les étoiles leur donnent des capacités.
term-module-rivals = { module-rivals }
# 12.4
term-module-rivals-rule = Dès le niveau 2, deux Légendes sont des rivaux : les plus en avance sur la grille ou, dans une saison, les mieux classées à partir de la deuxième course. Avec ou sans étoile, elles ont la capacité rival que montre la carte Manœuvres de la manche.
term-module-rising = { module-rising }
# 12.10
term-module-rising-rule = La saison commence au niveau choisi, et les Légendes montent d’un niveau avant chaque course suivante.
term-module-aggressive = { module-aggressive }
# 11.3, 7.7, 12.1
term-module-aggressive-rule = Une Légende qui commence son tour sur une case à chevrons peut franchir un virage de plus par chevron. C’est toujours le cas en Espagne, aux Pays-Bas, au Japon et au Mexique, ainsi qu’avec l’extension Légendes ; avec les Légendes de base, en Grande-Bretagne ou sur votre propre circuit, ce réglage en décide.
term-module-pro = { module-pro }
# 7.6
term-module-pro-rule = Tous les nombres des casques sur les cartes Légende augmentent d’autant : les Légendes sont plus rapides en ligne droite.
term-module-legend-adrenaline = { module-legend-adrenaline }
# 12.2
term-module-legend-adrenaline-rule = Avec l’extension Légendes, une Légende à la dernière place, ou à l’une des deux dernières s’il y a 5 partants ou plus, avance de 1 case de plus après son déplacement.

## La manche en un coup d’œil : neuf étapes sur une carte
glance-shift = Rapport : un cran de plus ou de moins est gratuit, deux coûtent 1 Heat.
glance-play = Posez autant de cartes que votre rapport, face cachée. Pas de Heat.
glance-reveal = Révélez et avancez, le premier d’abord : la somme est votre vitesse. Stress et + retournent des cartes jusqu’à un 1 à 4.
glance-adrenaline = Adrénaline pour le dernier (les deux derniers à 5 ou plus) : +1 vitesse et 1 case, Refroidissement 1.
glance-react = Réaction : Refroidissement 3 au rapport 1, 1 au rapport 2 ; un Boost pour 1 Heat ; symboles des cartes et de la piste.
glance-slipstream = Aspiration de 2 cases, si une voiture est à côté ou juste devant.
glance-corners = Virages : 1 Heat par point au-dessus de la limite. Pas assez de Heat : tête-à-queue, recul avant la ligne, Stress, rapport 1.
glance-discard = Défaussez ce que vous ne voulez pas, sauf Stress et Heat.
glance-draw = Défaussez les cartes jouées et piochez jusqu’à en avoir 7.

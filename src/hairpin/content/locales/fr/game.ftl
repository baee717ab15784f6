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
family-rpm = R.P.M.
family-suspension = Suspension
family-tires = Pneus
family-turbo-charger = Turbo
family-wings = Aileron
symbol-plus = à retourner du paquet : { $amount }
symbol-heat = coûte { $amount } Heat
symbol-scrap = Rebut { $amount }
symbol-cooldown = Refroidissement { $amount }
symbol-reduce-stress = Réduction du stress { $amount }
symbol-slipstream = Aspiration +{ $amount }
symbol-salvage = Sauvetage { $amount }
symbol-catch-up = Rattrapage { $amount }
symbol-limit = limites de vitesse { $amount }
symbol-direct = Jeu direct
symbol-accelerate = Accélération
symbol-refresh = Récupération
symbol-single-use = usage unique

## La piste
token-at = { $token } (virage avant la case { $line })
weather-clouds = Nuages
weather-fog = Brouillard
weather-storm = Orage
weather-snow = Neige
weather-rain = Pluie
weather-sun = Soleil
token-weather = météo dans le secteur
token-dangerous = virage dangereux : 1 Heat de plus au-dessus de la limite
token-limit-minus-1 = limite abaissée de 1
token-limit-plus-1 = limite relevée de 1
token-heat-control = Boost gratuit dans le secteur
token-slipstream-plus-1 = aspiration plus longue de 1 dans le secteur

## Évènements d’une saison
season-name-custom = Quatre courses tirées au sort
season-name-best-of-all-time = Meilleur de tous les temps
rule-sponsors = Chaque joueur commence avec des cartes Sponsor en main : { $n }.
rule-press = La presse récompense qui franchit son virage par aspiration, ou à la limite + 2 ou plus.
rule-slow-press = La presse ne récompense que ceux qui passent plus lentement que la limite.
rule-laps = Tours : { $n }.
rule-heat = Heat dans chaque moteur : { $n }.
rule-stress = Stress dans chaque paquet : { $n }.
rule-hand-size = Les mains ont { $n } cartes.
rule-lap-leaders = Les { $n } premières voitures à finir le premier tour gagnent une carte Sponsor.
rule-top-speed = Une vitesse de { $n } ou plus rapporte une carte Sponsor.
rule-cars-passed = Doubler { $n } voitures en un tour rapporte une carte Sponsor.
rule-most-discards = Cartes qu’on peut défausser par tour : { $n } au plus.
rule-stress-discard = Le Stress peut être défaussé à la fin du tour.
rule-lap-heat = À la fin de chaque tour de circuit, des cartes Heat quittent le jeu : { $n }.
rule-spin-out-is-end = Qui part en tête-à-queue est hors course, sans points.
rule-bonus-points = Points en plus pour les premières places : { $points }.
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
event-name-15 = Gardez vos cartes
event-name-16 = Éloge de la prudence
event-name-17 = Les nerfs solides
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

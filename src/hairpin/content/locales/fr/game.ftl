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
symbol-plus = cartes à retourner : { $amount }
symbol-heat = coûte { $amount } Heat
symbol-scrap = Rebut { $amount }
symbol-cooldown = Refroidissement { $amount }
symbol-super-cool = Superrefroidissement { $amount }
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
token-dangerous = virage dangereux : 1 Heat de plus au-delà de la limite
token-limit-minus-1 = limite abaissée de 1
token-limit-plus-1 = limite relevée de 1
token-heat-control = Boost gratuit dans le secteur
token-slipstream-plus-1 = aspiration plus longue de 1 dans le secteur

## Évènements d’une saison
season-name-custom = Quatre courses tirées au sort
season-name-best-of-all-time = Meilleur de tous les temps
rule-sponsors = Cartes Sponsor dans chaque main de départ : { $n }.
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
rule-stress-discard = Le Stress peut être défaussé à la fin du tour.
rule-heat-discard = Le Heat peut être défaussé à la fin du tour.
rule-slipstream-gear = L’Aspiration est réservée aux voitures en { $gear }e ou plus.
rule-no-adrenaline = Personne n’a d’Adrénaline, pas même les Légendes.
rule-lap-heat = Cartes Heat retirées du jeu à la fin de chaque tour de circuit : { $n }.
rule-spin-out-is-end = Un tête-à-queue met hors course, sans aucun point.
rule-bonus-points = Points bonus pour les premières places : { $points }.
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

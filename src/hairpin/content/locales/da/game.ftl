# Spillets egne ord, til siden og til terminalen.

## Kort
card-hidden = et skjult kort
cards-hidden = { $hidden ->
    [one] et skjult kort
   *[other] { $hidden } skjulte kort
  }
card-heat = Heat
card-stress = Stress
card-upgrade = Opgradering
card-sponsor = Sponsor
family-4-wheel-drive = 4-hjulstræk
family-body = Karrosseri
family-brakes = Bremser
family-cooling-system = Kølesystem
family-front-wing = Frontvinge
family-fuel = Brændstof
family-gas-pedal = Speeder
family-radiator = Køler
family-rpm = RPM
family-suspension = Affjedring
family-tires = Dæk
family-turbo-charger = Turbolader
family-wings = Vinge
symbol-plus = kort at vende: { $amount }
symbol-heat = koster { $amount } heat
symbol-scrap = skrot { $amount }
symbol-cooldown = afkøling { $amount }
symbol-super-cool = superkøling { $amount }
symbol-reduce-stress = mindre stress { $amount }
symbol-slipstream = slipstrøm +{ $amount }
symbol-salvage = bjærgning { $amount }
symbol-catch-up = indhentning { $amount }
symbol-limit = hastighedsgrænser { $amount }
symbol-direct = direkte spil
symbol-accelerate = acceleration
symbol-refresh = opfriskning
symbol-single-use = engangsbrug

## Banen
token-at = { $token } (svinget før felt { $line })
weather-clouds = Skyer
weather-fog = Tåge
weather-storm = Storm
weather-snow = Sne
weather-rain = Regn
weather-sun = Sol
token-weather = vejr i sektoren
token-dangerous = farligt sving: 1 ekstra heat over grænsen
token-limit-minus-1 = grænsen 1 lavere
token-limit-plus-1 = grænsen 1 højere
token-heat-control = gratis boost i sektoren
token-slipstream-plus-1 = slipstrøm 1 længere i sektoren

## En sæsons begivenheder
season-name-custom = Fire tilfældige løb
season-name-best-of-all-time = De bedste gennem tiderne
rule-sponsors = Sponsorkort på hver starthånd: { $n }.
rule-press = Pressen belønner dem, der krydser dens sving i slipstrøm eller mindst 2 over grænsen.
rule-slow-press = Pressen belønner kun dem, der krydser under grænsen.
rule-press-cards = Pressen giver { $n } sponsorkort ad gangen.
rule-laps = Omgange: { $n }.
rule-heat = Heat i hver motor: { $n }.
rule-stress = Stress i hver kortstak: { $n }.
rule-hand-size = Der er { $n } kort på hver hånd.
rule-lap-leaders = De første { $n } biler, der gennemfører omgang 1, får et sponsorkort.
rule-top-speed = En hastighed på { $n } eller mere giver et sponsorkort.
rule-cars-passed = Overhaling af { $n } biler i én tur giver et sponsorkort.
rule-max-discards = Kort, du må kassere pr. tur: højst { $n }.
rule-stress-discard = Stress må kasseres i slutningen af turen.
rule-heat-discard = Heat må kasseres i slutningen af turen.
rule-slipstream-gear = Kun biler i gear { $gear } eller højere må bruge slipstrøm.
rule-no-adrenaline = Ingen har adrenalin, heller ikke Legenderne.
rule-lap-heat = Heat-kort, der fjernes fra spillet efter hver omgang: { $n }.
rule-spin-out-is-end = Den, der skrider ud, er ude af løbet uden point.
rule-bonus-points = Bonuspoint til de bedste placeringer: { $points }.
event-name-1 = Trængsel ved stregen
event-name-2 = Fartkontrollen
event-name-3 = En strejkedag
event-name-4 = Mere kølevand
event-name-5 = Det lange løb
event-name-6 = Point at hente
event-name-7 = En almindelig søndag
event-name-8 = Overhaling betaler sig
event-name-9 = Lette biler
event-name-10 = Ingen chance nummer to
event-name-11 = Kameraer overalt
event-name-12 = Vind til de hurtige
event-name-13 = Is i spandevis
event-name-14 = Koldt blod
event-name-15 = Hold på kortene
event-name-16 = Ros til de forsigtige
event-name-17 = Rolige nerver
event-name-18 = En utæt motor

## Baner
circuit-name-france = Frankrig
circuit-name-great-britain = Storbritannien
circuit-name-italy = Italien
circuit-name-japan = Japan
circuit-name-mexico = Mexico
circuit-name-netherlands = Holland
circuit-name-spain = Spanien
circuit-name-usa = USA

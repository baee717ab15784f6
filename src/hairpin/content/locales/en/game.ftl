# Words of the game itself, for the page and for the terminal.

## Cards
card-hidden = a hidden card
cards-hidden = { $hidden ->
    [one] a hidden card
   *[other] { $hidden } hidden cards
  }
card-heat = Heat
card-stress = Stress
card-upgrade = Upgrade
card-sponsor = Sponsor
family-4-wheel-drive = 4-wheel drive
family-body = Body
family-brakes = Brakes
family-cooling-system = Cooling
family-front-wing = Front wing
family-fuel = Fuel
family-gas-pedal = Gas pedal
family-radiator = Radiator
family-rpm = RPM
family-suspension = Suspension
family-tires = Tires
family-turbo-charger = Turbo
family-wings = Wings
symbol-plus = flips { $amount } from the deck
symbol-heat = costs { $amount } Heat
symbol-scrap = scraps { $amount }
symbol-cooldown = Cooldown { $amount }
symbol-super-cool = Super cool { $amount }
symbol-reduce-stress = reduces stress by { $amount }
symbol-slipstream = slipstream +{ $amount }
symbol-salvage = salvages { $amount }
symbol-catch-up = catches up { $amount }
symbol-limit = speed limits { $amount }
symbol-direct = may be played directly
symbol-accelerate = accelerates
symbol-refresh = refreshes
symbol-single-use = single use

## The road
token-at = { $token } (corner before space { $line })
weather-clouds = Clouds
weather-fog = Fog
weather-storm = Storm
weather-snow = Snow
weather-rain = Rain
weather-sun = Sun
token-weather = weather in the sector
token-dangerous = dangerous corner: 1 extra Heat above the limit
token-limit-minus-1 = limit 1 lower
token-limit-plus-1 = limit 1 higher
token-heat-control = free Boost in the sector
token-slipstream-plus-1 = slipstream 1 longer in the sector

## Events of a season
season-name-custom = Four random races
season-name-best-of-all-time = Best of all time
rule-sponsors = Sponsor cards in each starting hand: { $n }.
rule-press = The press rewards crossing its corner by slipstream, or at 2 or more above the limit.
rule-slow-press = The press rewards only those who cross below the limit.
rule-press-cards = The press gives { $n } sponsor cards at a time.
rule-laps = Laps: { $n }.
rule-heat = Heat in every engine: { $n }.
rule-stress = Stress in every deck: { $n }.
rule-hand-size = Hands have { $n } cards.
rule-lap-leaders = The first { $n } cars to finish lap 1 gain a sponsor card.
rule-top-speed = A speed of { $n } or more earns a sponsor card.
rule-cars-passed = Passing { $n } cars in one turn earns a sponsor card.
rule-max-discards = Cards you may discard per turn: at most { $n }.
rule-stress-discard = Stress may be discarded at the end of a turn.
rule-heat-discard = Heat may be discarded at the end of a turn.
rule-slipstream-gear = Only cars in gear { $gear } or higher may slipstream.
rule-no-adrenaline = Nobody has Adrenaline, Legends included.
rule-lap-heat = Heat cards removed from the game after each lap: { $n }.
rule-spin-out-is-end = Anyone who spins out is out of the race and scores no points.
rule-bonus-points = Bonus points for the top places: { $points }.
event-name-1 = Crowds at the line
event-name-2 = The speed trap
event-name-3 = A day of strikes
event-name-4 = More cooling water
event-name-5 = The long race
event-name-6 = Points for sale
event-name-7 = An ordinary Sunday
event-name-8 = Passing pays
event-name-9 = Light cars
event-name-10 = No second chance
event-name-11 = Cameras everywhere
event-name-12 = Wind for the quick
event-name-13 = Buckets of ice
event-name-14 = Cool heads
event-name-15 = Hold on to your cards
event-name-16 = Praise for the careful
event-name-17 = Steady nerves
event-name-18 = A leaking engine

## Circuits
circuit-name-france = France
circuit-name-great-britain = Great Britain
circuit-name-italy = Italy
circuit-name-japan = Japan
circuit-name-mexico = Mexico
circuit-name-netherlands = Netherlands
circuit-name-spain = Spain
circuit-name-usa = USA

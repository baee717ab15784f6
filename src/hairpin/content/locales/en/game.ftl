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

## Symbols of cards: their marks, what they do, and how it is told
mark-heat = H{ $n }
mark-cooldown = C{ $n }
mark-limit = L{ $n }
mark-slipstream = S+{ $n }
mark-super-cool = sup{ $n }
mark-reduce-stress = str{ $n }
mark-scrap = scr{ $n }
mark-salvage = sal{ $n }
mark-catch-up = cat{ $n }
mark-direct = dir
mark-accelerate = acc
mark-refresh = ref
mark-single-use = 1x
explain-heat-card = Counts as Heat: can't be played or discarded; it starts in your deck.
explain-values = Several values: choose one when the card is revealed.
explain-plus = { $n ->
    [one] +: flips cards until a basic one (1 to 4) comes up, which adds to your speed.
   *[other] +{ $n }: flips cards until { $n } basic ones (1 to 4) have come up, which add to your speed.
  }
explain-heat = Heat { $n }: must be paid in React; if you can't, a flip replaces the card.
explain-scrap = { $n ->
    [one] Scrap { $n }: in React, the top card of your deck must go to the discard pile.
   *[other] Scrap { $n }: in React, the top { $n } cards of your deck must go to the discard pile.
  }
explain-cooldown = Cooldown { $n }: up to { $n } Heat from your hand into the engine.
explain-limit = Limits { $n }: for every corner you cross this turn.
explain-slipstream = Slipstream +{ $n }: your slipstream can be { $n } longer.
explain-super-cool = { $n ->
    [one] Super cool { $n }: look through your discard pile and move a Heat card from there to the engine, even where cooling is off.
   *[other] Super cool { $n }: look through your discard pile and move up to { $n } Heat cards from there to the engine, even where cooling is off.
  }
explain-reduce-stress = { $n ->
    [one] Reduce stress { $n }: you may discard a Stress card.
   *[other] Reduce stress { $n }: you may discard up to { $n } Stress cards.
  }
explain-salvage = { $n ->
    [one] Salvage { $n }: shuffle up to { $n } card from your discard pile into the deck.
   *[other] Salvage { $n }: shuffle up to { $n } cards from your discard pile into the deck.
  }
explain-catch-up = { $n ->
    [one] Catch-up { $n }: move { $n } empty space to end right behind a car.
   *[other] Catch-up { $n }: move up to { $n } empty spaces to end right behind a car.
  }
explain-direct = Direct play: can be played from hand in React, on top of your gear's cards.
explain-accelerate = Accelerate: +1 speed and +1 space for every + you have flipped this turn.
explain-refresh = Refresh: can go back on top of your deck at the end of the turn.
explain-single-use = Single use: leaves the game once played.
react-pay = Pay { $heat } Heat for { $card }
react-pay-what = leaves { $engine } in the engine
react-scrap = Scrap { $n } for { $card }
react-scrap-what = { $n ->
    [one] the top card of your deck goes to the discard pile
   *[other] the top { $n } cards of your deck go to the discard pile
  }
react-salvage = Salvage with { $card }
react-salvage-what = { $n ->
    [one] look through your discard pile, then shuffle up to { $n } card into the deck
   *[other] look through your discard pile, then shuffle up to { $n } cards into the deck
  }
react-accelerate = Accelerate with { $card }
react-cooldown = Cooldown
react-cooldown-what = { $n } Heat from your hand into the engine, which then holds { $engine }
react-super-cool = Super cool
react-super-cool-what = { $n ->
    [0] look through your discard pile; there is no Heat in it to be had
   *[other] { $n } Heat from your discard pile into the engine, which then holds { $engine }
  }
react-reduce-stress = Reduce stress
react-reduce-stress-what = discard { $n } Stress from your hand
react-catch-up = Catch-up
react-catch-up-what = { $spaces ->
    [one] { $spaces } space, { $way }, right behind a car; same speed; { $bill }
   *[other] { $spaces } spaces, { $way }, right behind a car; same speed; { $bill }
  }
react-direct = Play { $card } from your hand
react-direct-heat = Play { $card } from your hand for { $heat } Heat
deed-CardScrapped = { $who ->
    [you] scrap { $card }
   *[other] scraps { $card }
  }
deed-CardPaid = { $who ->
    [you] pay { $heat } Heat for { $card }
   *[other] pays { $heat } Heat for { $card }
  }
deed-CardsReplaced = can't pay for { $cards }: replaced by flips, the move starts over
deed-CardPlayedDirectly = { $who ->
    [you] play { $card } straight from hand
   *[other] plays { $card } straight from hand
  }
deed-SuperCooled = { $who ->
    [you] look through the discard pile ({ $cards }) and put { $heat } Heat from it back into the engine
   *[other] looks through the discard pile ({ $cards }) and puts { $heat } Heat from it back into the engine
  }
deed-StressReduced = { $who ->
    [you] discard { $stress } Stress
   *[other] discards { $stress } Stress
  }
deed-DiscardSearched = { $who ->
    [you] look through the discard pile with { $card }
   *[other] looks through the discard pile with { $card }
  }
deed-CardsSalvaged = { $who ->
    [you] shuffle { $cards } back into the deck
   *[other] shuffles { $cards } back into the deck
  }
deed-Accelerated = { $who ->
    [you] accelerate with { $card }
   *[other] accelerates with { $card }
  }
deed-CardsRefreshed = { $who ->
    [you] put { $cards } back on top of the deck
   *[other] puts { $cards } back on top of the deck
  }
deed-CooledDown = { $who ->
    [you] cool down { $heat } Heat
   *[other] cools down { $heat } Heat
  }
do-take-back = Take the plan back
do-heat = Pay for { $cards }
do-scrap = Scrap for { $cards }
do-cooldown = Cooldown { $n }
do-super-cool = Super cool { $n }
do-reduce-stress = Reduce stress { $n }
do-salvage = Salvage with { $cards }
do-take = Take { $cards }
do-direct = Play { $cards } directly
do-accelerate = Accelerate with { $cards }
do-catch-up = Catch up { $n }
do-replace = Replace the unpaid cards
do-slipstream = Slipstream { $n }
do-refresh = Refresh { $cards }
event-CardScrapped = { $seat } scraps { $card }.
event-CardPaid = { $seat } pays { $heat } Heat for { $card }.
event-CardsReplaced = { $seat } replaces { $cards }.
event-CardPlayedDirectly = { $seat } plays { $card } directly.
event-SuperCooled = { $seat } looks through the discard pile ({ $cards }) and puts { $heat } Heat from it back into the engine.
event-StressReduced = { $seat } gets rid of { $stress } Stress.
event-DiscardSearched = { $seat } looks through the discard pile.
event-CardsSalvaged = { $seat } salvages { $cards }.
event-Accelerated = { $seat } accelerates.
event-CardsRefreshed = { $seat } refreshes { $cards }.
event-CooledDown = { $seat } cools down { $heat } Heat.

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

## Legends
ability-full-throttle = full throttle
ability-slipstream = slipstream
ability-catch-up = catch-up
ability-limit-plus-2 = limit +2
ability-defensive = defensive
ability-skilful = skilful
ability-reckless = reckless
legend-card = { $deck ->
    [green] green card { $number }
    [yellow] yellow card { $number }
    [red] red card { $number }
   *[base] card { $number }
  }
legend-limit = past the Legend line, limit and diamond make { $number }
legend-helmet = helmet { $number }
legend-diamond = its helmet would take it over the line, so it stops on its diamond, { $number }
legend-helped = { $why }, with { $helps }
legend-blocked = { $why } (blocked)
help-adrenaline = Adrenaline

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

## Why a race can't be set up as asked. $setting is what the page or the command line calls it.
why-needs-garage = { $setting }: only with upgrades. Choose the basic ones, the advanced ones, or all.
why-needs-legends = { $setting }: only with Legends, and no car is one. Add a Legend.
why-needs-expansion = { $setting }: belongs to the Legends expansion. Choose a level from 1 to 6.
why-needs-manoeuvres = { $setting }: needs Manoeuvre cards, which come in at level 2. Choose a level from 2 to 6.
why-needs-chevrons = { $setting }: needs a circuit with chevrons, and this one has none.
why-only-in-race = { $setting }: only for a single race, not for a season.
why-only-in-season = { $setting }: only for a season, not for a single race.
why-none-of = { $setting }: { $given } is none of them. Choose from { $known }.
why-out-of-range = { $setting }: from { $minimum } to { $maximum }, not { $given }.
why-garage-players = Legends have no upgrades: a race with a garage needs at least one other driver.
why-cars = A race has 1 to { $maximum } cars, not { $given }.
why-laps = A race has 1 to { $maximum } laps, not { $given }.
why-round-limit = A race has at least 1 round.
why-legends = There can be 0 Legends or more, not { $given }.
why-no-name = Every car needs a name.
why-same-name = Two cars are called { $name }, or nearly so. Give one of them another name.
why-same-color = Two cars have the same colour. Each needs its own.
why-same-number = Two cars have the number { $number }. Each needs its own.
why-number = { $name }: a start number is 1 to { $maximum }, not { $given }.
why-unknown-color = { $name }: no car is { $given }. Colours are { $known }.
why-handicap = { $name }: a handicap is 0 to { $maximum } Heat, not { $given }.
why-seat-driver = Only a driver has a strength: leave { $given } out, or let a driver have the seat.
why-unknown-driver = There is no driver called { $given }. Drivers are { $known }.
why-unknown-circuit = There is no circuit called { $given }. Circuits are { $known }.
why-lesson-waits = The lesson isn't there yet: do what is marked first.
why-unknown-lesson = There is no lesson called { $given }. Lessons are { $known }.
why-lesson-settings = A lesson brings its own circuit, laps and seats.
why-learn-alone = --learn brings its own race. Leave out { $given }.
why-unknown-season = There is no season called { $given }. Seasons are { $known }.
why-unknown-event = There is no event { $given }. Events are { $known }.
why-season-cars = A season has 2 to { $maximum } cars, not { $given }.
why-season-players = A season needs at least one driver who is not a Legend: Legends have nothing to decide.
why-season-garage = A season is raced with upgrades: the basic ones, the advanced ones, or all.
why-season-own = { $option }: a season has its own. Use it with a single race.
why-races = A season has 1 to { $maximum } races, not { $given }.
why-events-left = { $drawn } events are to be drawn, all different, but only { $free } are left.
why-no-such-color = No car is { $given }. Colours are { $known }.
why-file-number = { $file }: { $entry } must be a whole number from { $minimum } to { $maximum }.{ why-file-others }
why-file-name = { $file }: { $entry } must be text of 1 to { $maximum } visible characters.{ why-file-others }
why-file-choice = { $file }: { $entry } must be one of { $known }.{ why-file-others }
why-file-missing = { $file }: { $entry } is missing.{ why-file-others }
why-file-unknown-field = { $file }: { $entry } is not a known field. Known fields are { $known }.{ why-file-others }
why-file-not-utf-8 = { $file } is not text in UTF-8. Save it as UTF-8.
why-file-not-toml = { $file } is not valid TOML.
why-file-other = { $file }: { $entry }: { $message }.{ why-file-others }
why-file-others = { $others ->
    [0] {""}
    [one] {" "}One more thing is wrong with it.
   *[other] {" "}{ $others } more things are wrong with it.
  }
why-not-understood = The server did not understand them.
why-text-empty = { $what ->
    [name] A name
    [title] A title
   *[message] A message
  } needs at least one letter or sign that can be seen.
why-text-long = { $what ->
    [name] A name
    [title] A title
   *[message] A message
  } has at most { $maximum } characters, not { $given }.
why-text-invisible = { $what ->
    [name] A name
    [title] A title
   *[message] A message
  } may not contain invisible characters.

## Advice: each reason has the figures that it was made of
advice-only = { $options ->
    [one] It is the only option.
   *[other] All { $options } options come to the same.
  }
advice-alike = As good as the next best: { $rounds ->
    [0] less than 0.01 rounds
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } apart.
advice-safer = Anything faster { $percent ->
    [100] spins out
   *[other] risks a spin-out
  } at { $limit ->
    [0] one corner or another
   *[other] corner { $limit }
  }: { $percent ->
    [100] the risk is { $percent }%.
   *[other] { $percent }% at least.
  }
advice-keeps-heat = Keeps at least { $heat } Heat for corner { $limit }; with the next best it may be only { $other }.
advice-further = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
  } further than { $without ->
    [1] without it
   *[other] the next best
  }, { $heat ->
    [0] with { $heat } Heat to pay
   *[other] with at most { $heat } Heat to pay
  }.
advice-cools = Can cool { $heat } Heat out of your hand; the next best plan { $other ->
    [0] none
   *[other] only { $other }
  }.
advice-sheds-stress = Plays { $stress ->
    [one] { $stress } Stress card
   *[other] { $stress } Stress cards
  } out of your hand; the next best plan { $other ->
    [0] none
   *[other] only { $other }
  }.
advice-risks = The risk of a spin-out at corner { $limit } is { $percent }%. The champion would do it all the same.
advice-likes = Of all options the champion likes this one best ({ $percent }% sure). As things stand, it expects to come in around place { $place }.
advice-upgrade = { $hundredths ->
    [0] As good on this circuit as the next best, going by races.
    [one] { $hundredths } hundredth of a round better on this circuit than the next best, going by races.
   *[other] { $hundredths } hundredths of a round better on this circuit than the next best, going by races.
  }
advice-worst-upgrade = { $hundredths ->
    [0] As little use here as the next one that could go, going by races.
    [one] { $hundredths } hundredth of a round less use here than the next one that could go, going by races.
   *[other] { $hundredths } hundredths of a round less use here than the next one that could go, going by races.
  }
advice-swap = Gains about { $hundredths ->
    [one] { $hundredths } hundredth of a round
   *[other] { $hundredths } hundredths of a round
  }.
advice-no-swap = { $hundredths ->
    [0] No swap would gain anything.
    [one] The best swap would gain only { $hundredths } hundredth of a round.
   *[other] The best swap would gain only { $hundredths } hundredths of a round.
  }
advice-keep-hand = About { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } better than a new hand for 1 Heat.
advice-new-hand = A new hand for 1 Heat is about { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } better, on average.
advice-hand = Gives you a better next hand, on average: home about { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } sooner.
advice-go-on = Whoever leaves scores { $points } points in the races to come.
advice-habit-cooldown = Puts { $n } Heat back into the engine, for nothing.
advice-habit-super-cool = Brings { $n } Heat from your discard back into the engine, for nothing.
advice-habit-heat = { $n } Heat must be paid in any case.
advice-habit-scrap = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } must be scrapped in any case.
advice-habit-reduce-stress = Takes { $n } Stress out of your hand, for nothing.
advice-habit-salvage = Lets you shuffle up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from your discard into your deck, for nothing.
advice-habit-take = Shuffles { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from your discard into your deck, for nothing.

## looking back: when a decision was taken, and why some are not judged
analysis-when = { $round ->
    [0] Before the race
   *[other] Round { $round }
}
analysis-when-race = { $round ->
    [0] Before race { $race }
   *[other] Race { $race }, round { $round }
}
analysis-round = round
analysis-done = done
analysis-place = expected place
analysis-best = better
analysis-gain = places
not-judged-stand-in = { $n ->
    [one] One decision was taken by the stand-in driver and does not count.
   *[other] { $n } decisions were taken by the stand-in driver and do not count.
}
not-judged-gave-up = Giving up is not judged.
not-judged-between-races = Going on to the next race, or leaving the season, is not judged.
not-judged-hidden = { $n ->
    [one] One decision could not be judged: what was possible depended on cards that nobody saw.
   *[other] { $n } decisions could not be judged: what was possible depended on cards that nobody saw.
}

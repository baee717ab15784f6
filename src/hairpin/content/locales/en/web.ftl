# The page for the browser. One message for each thing that is said.

## The frame
main-menu = Main menu
home = Home
close = Close
thinking = One moment…
keys = Keyboard
settings = Settings
you = you
you-name = Racer
away = away
clear = Clear
undo = Undo
skip = Skip ahead
send = Send

## Home
poster = A poster: a red racing car comes out of a hairpin bend in front of mountains
home-title = Brake late.
home-title-2 = Stay cool.
home-lead = Shift gears, play your cards, and keep enough Heat in the engine for the corner that matters.
race-now = Race now
race-now-what = The USA circuit, two laps, you against five drivers.
new-table = New race
set-up-race = Set up a race
new-table-what = Pick a circuit, a car, and whom to race: drivers or friends.
open-tables = Open tables
replays = Replays
join = Join
join-label = Have a link?
join-placeholder = Link to the table
bad-link = That isn't a link to a table; they look like …/t/3f9c…
your-tables = Your tables
home-turn = Your turn
home-waiting = Waiting
home-finished = Finished
home-empty = You have no tables yet. Whatever you race at shows up here, sorted by whose turn it is, on all your devices.
home-lap = lap { $lap } of { $laps }
home-place = place { $place } of { $cars }
home-race = race { $race } of { $races }
home-ready = everybody is here: ready to start
home-waits-for = Waiting for { $names }
home-driven = { $driver } is driving for you until you come back.
home-watched = Watched lately
home-cars = Who is racing
home-is-next = to move
home-standings = Standings
home-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
home-all = Show all { $tables }
home-away = Put away: { $tables }
put-away = Put away
bring-back = Bring back
whose-game = Hairpin is an independent fan implementation of the board game HEAT, neither affiliated with nor endorsed by its publisher or authors. All texts and drawings are our own.
open-tables-what = Tables that their hosts have made public. Take a free seat, or watch.
replays-what = Finished races you have followed in this browser.
no-tables = No open tables at the moment. Open one of your own!
no-replays = No replays yet. Finish a race first.
phase-lobby = not started
phase-racing = racing
phase-over = finished
seats-free = { $free } of { $seats } seats free

## Settings
language = Language
theme = Theme
theme-auto = Match the system
theme-light = Light
theme-dark = Dark
pace = Animation
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = Instant
auto-step = Automatic steps
auto-step-what = When there is only one choice, it is made for you.
sound = Sound
volume = Volume
settings-kept = Settings are stored in this browser. Name, number and colour are on your licence.

## The licence
your-licence = Your licence
licence-what = A licence instead of an account: a name, a number and a colour, without e-mail or password. Every seat you take belongs to it, and you can drive with it on all your devices.
licence-car = Name, number, colour
carry = On another device
carry-what = A link or a QR code takes your licence to another device. Both then have the same tables.
carry-make = Make a link
carry-qr = QR code of the link
carry-link = Open this on the other device
carry-left = good for { $time }
carry-once = It works once. Don't give it to anybody else: whoever opens it drives as you.
carry-too-old = This link has been used already or is too old. Make a new one on the device that has the licence.
licence-take = A licence for this device
licence-take-what = This link brings a licence to this device:
licence-take-warning = From now on you race here under this licence. Tables you have on this device come along. Only do this if the link is your own.
licence-take-yes = Yes, that's me
licence-take-no = No, leave it
licence-data = Your data
export-what = Everything this server knows about you, as a file: your licence, your tables and seats, and the records of finished races.
export = Download
delete-licence = Delete licence
delete-what = Removes your licence from this server and from all your devices.
delete-sure = Delete your licence?
delete-means = You will lose your seats at all tables; in races that are still on, a driver goes on for you. Finished races stay for those who raced with you. This can't be undone.
delete-yes = Delete for good
your-name = Your name

## A new table
company = With whom
company-alone = Alone
company-alone-what = You against five drivers. The race starts right away.
company-friends = With friends
company-friends-what = You get a link to share. Drivers take the seats that stay free.
preset-first = First race
preset-first-what = { $company ->
    [alone] Gears, cards and corners, nothing else. The drivers are rookies.
   *[friends] Gears, cards and corners, nothing else.
  }
preset-full = Full game
preset-full-what = With the garage and its upgrades, and with weather.
preset-season = Season
preset-season-what = A championship with events, sponsors and points:
more-settings = More settings
more-settings-what = Your own circuit, seats, Legends, modules, clocks
your-car = Your car
car-color = Colour
start-number = Number
color-red = red
color-orange = orange
color-yellow = yellow
color-green = green
color-teal = teal
color-cyan = light blue
color-blue = blue
color-purple = purple
color-pink = pink
color-white = white
color-grey = grey
color-black = black
what-to-race = Race or season
single-race = A single race
a-season = A season
circuit = Circuit
circuit-facts = { $length } spaces, { $corners } corners, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }
own-circuit = Custom circuit
laps = Laps
laps-n = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }
season = Season
season-named = Season { $season }
drawn = random
seats = Seats
seat-for = Seat { $seat }
seat-person = A player
seat-remove = Remove seat { $seat }
add-person = Add a player
add-driver = Add a driver
add-legend = Add a Legend
legend = Legend
driver-named = Driver: { $driver }
driver-simple = careful
driver-random = unpredictable
modules = Modules
module-garage = Garage
module-garage-what = Upgrades for your deck instead of the starting cards.
module-garage-on = Garage: { $value }
none-garage = Starting cards
choice-garage-basic = Basic upgrades
choice-garage-advanced = Advanced upgrades
choice-garage-all = All upgrades
module-draft = Upgrade draft
choice-draft-draft = Draft in three rounds
choice-draft-quick = Three at random
choice-draft-snake = Snake draft of four, one thrown away
module-mulligan = Mulligan
module-mulligan-what = Pay 1 Heat to redraw your opening hand.
module-draft-on = { $value }
module-boxes = Boxes in use
module-boxes-what = What is drawn comes from these, and from the base game.
module-boxes-on = Boxes in use: { $value }
choice-boxes-tunnel-vision = Tunnel Vision
choice-boxes-heavy-rain = Heavy Rain
choice-boxes-legends = Legends (sponsors)
none-boxes = none
module-weather = Weather
module-weather-what = Weather over the race, and tokens on corners and sectors.
module-tournament = Tournament
module-tournament-what = Gears stay hidden until each car's turn.
module-level = Legends expansion
module-level-what = Legends get better with every level.
module-level-on = Level { $value } Legends
none-level = Base game Legends
number-level = Level { $n }
module-rivals = Rivals
module-rivals-what = Two Legends are rivals, with special abilities.
module-rising = Rising level
module-rising-what = The Legends go up a level after each race.
module-aggressive = Aggressive Legends
module-aggressive-what = Legends use the chevrons of Great Britain or of your own circuit. On those of expansions they always do.
module-pro = Pro Legends
module-pro-what = Raises their top speeds by this much.
module-pro-on = Legends +{ $value }
clock = Time per decision
clock-what = When time runs out, a driver decides for you.
clock-none = No limit
clock-off = No time limit
clock-each = { $time } per decision
time-seconds = { $seconds } seconds
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
time-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }
time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
public = Public table
public-what = Anyone can find the table and join.
table-title = Table name
create-table = Open the table
to-the-start = To the start
own-circuit-title = A circuit of your own
own-circuit-what = A circuit file (.toml): choose it, or drop it here. It is checked right away.
own-circuit-choose = Choose a file
own-circuit-large = { $file } is too large; a circuit file can be at most { $most } kB.
own-circuit-missing = Choose your circuit file first.
laps-what = Leave empty for the circuit's default.
round-limit = Round limit
round-limit-what = Anyone still on the track after this many rounds is out of the race.
round-limit-on = { $rounds ->
    [one] { $rounds } round at most
   *[other] { $rounds } rounds at most
  }
season-drawn-what = Circuits and events are drawn at random just before each race.
own-season = A season of your own
own-season-what = Choose circuits and events, race by race.
own-season-name = Season name
race-circuit = Circuit for race { $race }
race-event = Event for race { $race }
race-remove = Remove race { $race }
add-race = Add a race
circuit-drawn = Circuit: random
event-drawn = Event: random
races-n = { $races ->
    [one] { $races } race
   *[other] { $races } races
  }
driver-rookie = rookie
driver-club = club
driver-privateer = privateer
driver-pro = pro
driver-champion = champion
the-driver-rookie = the rookie
the-driver-club = the club driver
the-driver-privateer = the privateer
the-driver-pro = the pro
the-driver-champion = the champion
the-driver-simple = the careful driver
the-driver-random = the unpredictable driver
the-driver-named = the driver { $driver }
some-driver = a driver
names-and-handicaps = Names and handicaps
handicap-what = A handicap starts an engine with fewer Heat cards.
handicap-n = { $heat ->
    [0] No handicap
    [one] Handicap: { $heat } less Heat
   *[other] Handicap: { $heat } less Heat
  }
seat-name = Name for seat { $seat }
seat-name-default = Default name
seat-handicap = Handicap for seat { $seat }
module-draft-what = How the upgrades get into your deck.
module-legend-adrenaline = Adrenaline for Legends
module-legend-adrenaline-what = The Legends at the back move one extra space.
module-legend-adrenaline-off = No Adrenaline for Legends
legends-what = Give a seat to a Legend for more options here.
the-race = The race
the-table = The table
stand-in = Stand-in driver
stand-in-what = Drives for players who are away.
stand-in-default = Default driver
stand-in-on = Stand-in: { $driver }
grace = Stand-in after
grace-what = How long players can be away before a driver may be put in for them.
grace-none = At once
grace-on = Stand-in after { $time } away
grace-on-none = Stand-in as soon as somebody is away
card-counts = Counting cards
card-counts-what = Whether players see which cards are in their own deck and discard.
card-counts-alone = Only if you play alone
card-counts-on = Everybody sees it
card-counts-off = Nobody sees it
counts-shown = Cards are counted
counts-hidden = Cards are not counted
hints-setting = Hints
hints-what = Whether players may ask what a strong driver would do.
hints-alone = Only if you play alone
hints-on = Everybody may ask
hints-off = Nobody may ask
hints-allowed = Hints are allowed
hints-forbidden = No hints
hint-lamp = Hint
hint-thinking = Thinking…
hint-says = Hint: { $option }. { $why }
table-title-what = Shown instead of the circuit's name.
cancel = Cancel
settle = Save the settings
settle-what = The link stays the same. Players keep their seats as long as those seats exist.
change-settings = Change the settings
host-away = The host is away: anyone with a seat can start.

## The lobby
lobby-link = Share this link
copy = Copy
copied = Copied
free = free
sit = Sit here
stand = Stand up
watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
start = Start the race
start-with-drivers = Start with drivers
start-fills = { $free ->
    [one] One seat is still free. A driver takes it if you start now.
   *[other] { $free } seats are still free. Drivers take them if you start now.
  }
color-taken = Someone already has { $wished }, so your car is { $given }.
number-taken = Number { $wished } is taken, so you start with { $given }.
host-starts = The host will start the race.
no-table-title = No such table
to-the-grid = To the grid…
to-table = Back to the table
stopped-title = The last race can't go on
stopped-what = This version of Hairpin can't continue it. Seats and settings are as they were: another race can be started at any time.

## The race
standing = Standings
place = Place
driver = Driver
gear = Gear
gear-short = Gear
speed = Speed
speed-short = Spd
engine-heat = Heat in the engine
heat-short = Heat
hand-and-deck = Cards in hand and deck
hand-short = Cards
lap = Lap
lap-short = Lap
lap-of = Lap { $lap } of { $laps }
to-corner = Spaces to the next corner line
corner-short = Corner
legend-tag = Legend
rival-tag = Rival
adrenaline = Adrenaline: +1 speed, +1 Cooldown
planned = ready
finished-as = finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
retired = out of the race
cockpit = Your car
deck-holds = Deck { $cards }
discard-holds = Discard { $cards }
card-count = { $n }x { $card }
no-cards = No cards
hand = Your hand
your-plan = Your plan
log = Log
log-all = All { $lines } lines
log-or-chat = Log or chat
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
round-n = Round { $round }
season-race = Season { $season }, race { $race } of { $races }
season-progress = { $done } of { $races } races done
points = Points
has-left = (left)
your-decision = Your decision
all-plan = Everyone is planning
turn-of = { $name }'s turn
track-of = { $circuit }, { $length } spaces.
track-car = { $name } is { $place }.
place-before = { $spaces ->
    [0] right before corner { $limit }
    [one] 1 space before corner { $limit }
   *[other] { $spaces } spaces before corner { $limit }
  }
track-flooded = Flooded: shifting down costs 1 Heat more.
track-tunnel = Tunnel: no card of the hand can be discarded.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-own = My car
zoom-follow = Follow
before-the-race = Before the race
take-over-own = Let a driver take over
take-over-away = Put in { $driver } for { $name }
take-over-away-in = Put in { $driver } for { $name } (in { $time })
hand-over-title = Let a driver take over?
hand-over-what = From now on { $driver } drives for you. You can take the wheel back at any moment.
hand-over-yes = Hand over the wheel
move-here = Move here
zoom-fit = Whole track
press = The press
play-area = Played
note-paid = −{ $heat } Heat
note-boost = Boost!
note-spin-out = Spin-out! Gear 1, +{ $stress } Stress
note-overtake = Passes { $names }
note-press = { $n ->
    [one] +1 sponsor
   *[other] +{ $n } sponsors
  }
moment-last-lap = Last lap!
moment-finish = { $name } finishes { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
past-of = As it was in round { $round }
back-to-now = Back to now

## The desk
desk = What you can do
gear-n = Gear { $gear }
place-finish = { $spaces ->
    [0] right before the finish line
    [one] 1 space before the finish line
   *[other] { $spaces } spaces before the finish line
  }
places-before = { $from } to { $to } spaces before corner { $limit }
places-between = { $from } to { $to }
places-between-alike = { $spaces ->
    [0] { $from } to right before the next one
    [one] { $from } to { $spaces } space before the next one
   *[other] { $from } to { $spaces } spaces before the next one
  }
you-stand = Where you are
heat-n = { $heat } Heat
corner-n = Corner { $limit }
corner-heat = corner { $limit }: { $heat } Heat
corner-over-free = over corner { $limit } for nothing
discard-n = { $cards ->
    [0] No card chosen
    [one] One card to discard
   *[other] { $cards } cards to discard
  }
discard-pick = Click cards in your hand
look-speed = { $speed ->
    [0] Adds nothing to your speed.
   *[other] Adds { $speed } to your speed.
  }
look-heat = Heat in your hand is in the way: it can't be played or discarded. A Cooldown puts it back into the engine.
look-stress = It can't be discarded.
what-heat = must be paid now
what-scrap = cards from the top of your deck
what-cooldown = { $n } Heat from your hand into the engine
what-super-cool = Heat from your discard pile into the engine
what-reduce-stress = { $n } Stress out of your hand
what-salvage = cards of the discard pile into the deck
what-replace = a flipped card for each
what-boost = 1 Heat for a flipped card
what-mulligan = another opening hand
what-go-on = on to the next race
what-leave = your points stay
speed-n = Speed { $speed }
lands = stops { $place }
lands-finish = over the finish line
lands-perhaps-finish = stops { $place }, perhaps over the finish line
blocked = blocked, { $spaces } short
corner-perhaps = { $chance } chance of getting there
corner-costs = costs { $heat } Heat
corner-have = { $engine ->
    [0] you have none
   *[other] you have { $engine }
  }
corner-free = nothing to pay
corner-ahead = not reached: nothing to pay
corner-rule = each point above { $limit } costs 1 Heat
values-later = You choose the value when the card is revealed.
spin-out-certain = Spin-out!
spin-out-chance = Spin-out: { $chance }
spin-out-cooled = ({ $chance } if you cool down)
mandatory = required
sure = Are you sure?
sure-retire = You will retire, and your car will leave the track.
sure-leave = You will leave the season for good. Your points stay.
sure-spin-out = The risk of a spin-out is { $chance }.
no-back = No, go back
yes-do = Yes, do it
choose-card = Choose a card
no-card = nothing
time-left = Time left
left-seconds = { $seconds } s
left-hours = { $hours } h
left-days = { $days } d
left-minutes = { $minutes } min
left-hours-minutes = { $hours } h { $minutes } min
left-days-hours = { $days } d { $hours } h
left-long-days-hours = { $days ->
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
  }
time-was-up = Your time was up: { $driver } drove for you.
decide-title = Your decision
plan-title = Plan your turn
plan-how = { $gears ->
    [none] The number of cards is your gear.
   *[other] The number of cards is your gear: { $gears }.
  }
plan-commit = Commit the plan
plan-committed = Your plan is in.
retire = Retire
discard-title = Discard
discard-how = { $stays ->
    [heat] Discard cards from your hand, or keep them all. Heat stays.
    [stress] Discard cards from your hand, or keep them all. Stress stays.
   *[both] Discard cards from your hand, or keep them all. Stress and Heat stay.
  }
discard-none = Keep all
draft-title = Choose an upgrade
draft-how = It goes into your deck for the whole race.
keep-upgrade-title = Keep one upgrade
keep-upgrade-how = It comes with you into the next season.
throw-away-title = Throw one upgrade away
throw-away-how = The others go into your deck.
refresh-title = Refresh
refresh-how = These cards may go back on top of your deck.
take-title = Salvage
take-how = Choose cards from your discard pile to shuffle into the deck.
swap-title = Swap an upgrade
swap-how = You are last on the grid: swap one of yours for one from the market, if you like.
swap-own = Yours
swap-market = The market
swap-do = Swap
swap-keep = Keep mine
speed-title = Choose your speed
speed-how = One of your cards offers a choice of values.
done-title = React
done-how = Use what you like, in any order, then continue.
slipstream-title = Slipstream
slipstream-how = Right behind or beside a car. Your speed for corners does not change.
mulligan-title = Your opening hand
mulligan-how = Keep it, or pay 1 Heat to redraw it.
go-on-title = Between races
go-on-how = Continue the season, or leave it here.
watching-cars = The cars are moving…
waiting-for = Waiting for { $names }.
you-watch = You are watching.
driver-drives = For now { $driver } drives for you.
hand-back = Take the wheel
do-retire = Retire
do-speed = Speed { $values }
do-adrenaline = Adrenaline +1
do-boost = Boost
do-done = Continue
do-no-slipstream = No slipstream
do-discard = Discard { $cards }
do-draft = Take { $cards }
do-keep-upgrade = Keep { $cards }
do-throw-away = Throw away { $cards }
do-keep = Keep it
do-mulligan = Redraw for 1 Heat
do-go-on = Continue
do-leave = Leave the season

## What happened
reason-adrenaline = with Adrenaline
reason-boost = with a Boost
reason-slipstream = by slipstream
reason-accelerate = by accelerating
reason-catch-up = with Catch-up
reason-direct = with a card from hand
reason-replace = with new cards
event-RoundBegan = Order: { $order }. Adrenaline for { $adrenaline }.
event-RoundBegan-no-adrenaline = The order: { $order }. No Adrenaline today.
event-GearShown = { $seat }: gear { $gear }{ $heat ->
    [0] .
   *[other] , for { $heat } Heat.
  }
event-GearMended = { $seat } has to drive in gear { $gear }.
event-HandCluttered = { $seat } has a cluttered hand: the car stands still, gear 1.
event-CardsRevealed = { $seat } plays { $cards }.
event-CardFlipped = { $seat } flips { $card }.
event-WeatherDrawn = Weather: { $weather }. { $does } On the road: { $tokens }.
token-at-corner = corner { $limit }: { $token }
weather-heat-more = { $n } more Heat in every engine.
weather-heat-less = { $n } less Heat in every engine.
weather-stress-more = { $n } more Stress in every deck.
weather-stress-less = { $n } less Stress in every deck.
weather-heat-to-deck = { $n } Heat from every engine start shuffled into the deck.
weather-heat-to-discard = { $n } Heat from every engine start in the discard pile.
weather-sector = After { $corners }: { $effect }.
weather-sector-after = corner { $limit }
weather-slipstream = slipstream up to { $n } longer
weather-cooldown = { $n } more Cooldown
weather-no-slipstream = no slipstream from there
weather-no-cooldown = no Cooldown
event-UpgradeChosen = { $seat } chooses { $card }.
event-UpgradesDealt = { $seat } gets { $cards }.
event-UpgradeThrownAway = { $seat } throws an upgrade away.
event-HandChosen = { $mulligan ->
    [yes] { $seat } pays 1 Heat to redraw the opening hand.
   *[no] { $seat } keeps the opening hand.
  }
event-SponsorsGained = { $seat } gains { $n ->
    [one] a sponsor card
   *[other] { $n } sponsor cards
  }{ $why }.
sponsor-start = for the start of the race
sponsor-press = from the press
sponsor-lap = for being among the first to finish lap 1
sponsor-speed = for high speed
sponsor-passing = for passing other cars
event-HeatRemoved = { $seat } loses a Heat card for good.
event-CarEliminated = { $seat } drops out of the race.
event-UpgradeSwapped = { $seat } swaps { $given } for { $taken }.
event-UpgradeKept = { $seat } keeps { $card }.
event-RaceScored = Points: { $points }.
event-SeasonLeft = { $seat } leaves the season.
event-SeasonEnded = The season is over. Standings: { $standings }.
event-RivalsNamed = Rivals: { $seats }. Each Manoeuvre card gives them an ability.
event-LegendCardRevealed = The Legends follow { $card }.
event-LegendCardRevealed-manoeuvre = The Legends follow { $card }. Star ability: { $star }; rival ability: { $rival }.
event-LegendMoved = { $seat } stops { $place }: { $why }.
event-LegendMoved-stuck = { $seat } stays { $place }: { $why }.
event-DeckReshuffled = { $seat } shuffles the discard pile into a new deck.
event-CarMoved = { $seat } moves { $spaces }{ $reason }: { $place }.
event-CarMoved-blocked = { $seat } is blocked and moves { $went } instead of { $spaces }{ $reason }: { $place }.
event-CarMoved-stuck = { $seat } is blocked and can't move{ $reason }: still { $place }.
event-CarMoved-still = { $seat } stands still: { $place }.
event-Boosted = { $seat } boosts{ $heat ->
    [0] {" "}for free: Heat control in this sector.
   *[other] {" "}for { $heat } Heat.
  }
event-CornerCrossed = { $seat } pays { $heat } Heat at corner { $limit } (speed { $speed }).
event-CornerCrossed-dangerous = { $seat } pays { $heat } Heat at corner { $limit } (speed { $speed }), { $more } of it because the corner is dangerous.
event-SpunOut = { $seat } spins out at corner { $limit }! Back to gear 1, { $place }, with { $stress } Stress.
event-CardsDiscarded = { $seat } discards { $cards }.
event-CardsDrawn = { $seat } draws { $cards }.
event-CarFinished = { $seat } finishes { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }.
event-CarRetired = { $seat } retires.
event-RaceEnded = The race is over: { $ranking }.
wheel-clock = { $seat } ran out of time: { $driver } answers.
wheel-stand-in = At the wheel for { $seat }: { $driver }.
wheel-handed-over = { $seat } hands the wheel to { $driver }.
wheel-put-in = { $by } puts in { $driver } for { $seat }.
wheel-away = While { $seat } is away, { $driver } goes on.
wheel-back = { $seat } is back at the wheel.
wheel-what-if = What if? A finished race goes on from round { $round }, with the decks reshuffled.

## Events of a season
event-of-race = Event
explained = Explained
explained-legends = Legends: { $card }
explained-order = diamond { $diamond }, helmet { $helmet }{ $star ->
    [yes] , star
   *[no] {""}
  }
explained-rivals = They use the rival ability of every Manoeuvre card.
explained-sponsor = { $n ->
    [one] You gain a sponsor card
   *[other] You gain { $n } sponsor cards
  }
explained-road = Road token at corner { $limit }
ability-star = ★ { $ability }
ability-rival = Rivals: { $ability }
rule = Rule
rule-other = Another rule
rule-unreachable = The rules can't be loaded at the moment.

## After the race
podium-title = The race is over
podium-own = { $place ->
    [1] You won!
    [2] You finished 2nd
    [3] You finished 3rd
   *[other] You finished { $place }th
  }
race-again = Race again
replay = Replay
look-back = View the track
to-podium = Back to the podium
download-record = Download the record
deal = The deal
deal-checked = The deal, checked
deal-words = All cards came from a secret key. Its hash was published at the start, so the key could not be changed later. With the record, “hairpin verify” checks both.
deal-differs = The key does not match the hash that was published at the start.
deal-hash = Hash (SHA-256)
deal-key = Key
about = { $what }: { $name }
points-n = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
awards = Awards
awards-last-race = Awards of the last race
award-overtakes = Most overtakes
award-overtakes-what = { $value ->
    [one] passed one car
   *[other] passed { $value } cars
  }
award-slipstream = Longest slipstream
award-slipstream-what = { $value ->
    [one] one space in one go
   *[other] { $value } spaces in one go
  }
award-cool = Coolest engine
award-cool-what = { $value ->
    [0] paid no Heat at all
   *[other] paid only { $value } Heat
  }
award-fast = Fastest round
award-fast-what = { $value ->
    [one] one space in a round
   *[other] { $value } spaces in a round
  }
award-spins = Hardest to stop
award-spins-what = { $value ->
    [one] survived a spin-out
   *[other] survived { $value } spin-outs
  }
award-comeback = Biggest comeback
award-comeback-what = { $value ->
    [one] up one place from the grid
   *[other] up { $value } places from the grid
  }
chart-grid = grid
figure-overtakes = Overtakes
analysis = Analysis
analysis-whose = Whose decisions
analysis-curve = The place expected after each decision of { $name }, and the turns that cost most
analysis-mistake = { $when }: “{ $best }” instead of “{ $done }” would have been worth { $gain } ± { $error } places.
analysis-all = All decisions
analysis-see = See it in the replay
analysis-in-replay = Mark the worst turns
analysis-again = Try again from here
analysis-no-mistakes = No decision cost more than luck can explain.
analysis-what = Imagined races from what was known then: the champion drives all cars on for two rounds and says which place to expect. A point may be off by up to { $error } places.
analysis-nobody = No human drove in this race.
analysis-working = Looking at each decision again…
analysis-so-far = { $done } of { $total }
analysis-lead = See the place you could expect after each decision, and what would have been better.
analysis-ask = Analyse this race
chart-positions = Position by round
chart-rounds = Round by round
chart-spaces = Spaces moved
chart-heat = Heat paid
figures = Statistics
figure-gears = Rounds in gears 1 / 2 / 3 / 4
figure-spinOuts = Spin-outs
figure-boosts = Boosts
figure-slipstream = Spaces by slipstream
figure-heatPaid = Heat paid
figure-cooled = Heat cooled
figure-stressPlayed = Stress played
figure-topSpaces = Most spaces in a round
replay-not-yet = The replay will be available once the race is over.
replay-play = Play
replay-pause = Pause
replay-back = Step back
replay-next = Step forward
replay-moment = Point in the race
race-otherwise = Race again with new settings
past-races = Races at this table
won-by = { $name } won

## Keys
key-digits = Choose a card, or the option with that number
key-gears = Choose gear 1 to 4
key-enter = Commit the plan, continue
key-clear = Clear your choice
key-undo = Undo
key-hint = Ask what a strong driver would do
key-skip = Skip the animation
key-tab = Move to the next control
key-whole = The whole track, or your car again
key-track = On the track: zoom and pan
key-sheet = This list
key-now = From a line of the log back to now
rules-in-short = The rules in short

## Installed
app-name = Hairpin: board game racing
app-what = Race HEAT in the browser, alone or with friends, against drivers and Legends.
offline = No network right now. Look around if you like; the page comes back by itself.
new-version = A new version of Hairpin is here.
take-new-version = Use it now
install = Install
install-what = As an app on this device

## Being notified
your-turn-title = ● Your turn – { $what }
calls = Notifications
calls-switch = Notify me when it's my turn
calls-what = Once per turn, while you are looking elsewhere, on each device where you switch it on.
calls-only-open = Here you are notified only while the page is open in a tab.
calls-blocked = Your browser blocks notifications from this page. Allow them in its settings for this site.
calls-unsupported = This browser can't show notifications here.
quiet = Quiet hours
quiet-from = from
quiet-to = to
quiet-what = In your time zone. A notification waits until they are over, and is dropped if it isn't your turn any more.
test-call = Send a test
test-call-sent = On its way…
call-turn = It's your turn.
call-turn-until = It's your turn. Time until { $time }.
call-reminder = Your time is running out: it's your turn until { $time }.
call-test = This is how you'll be notified.

## Trouble
link-lost = Connection lost. Trying again…
nowhere-title = There is nothing here
nowhere-text = No page has this address. Is the link complete?
page-outdated = This page has been updated since you opened it.
reload = Reload
refused = That was refused.
refused-unreachable = The server can't be reached.
refused-bad-message = That was not understood.
refused-too-large = That is too long.
refused-too-many = Too many requests. Wait a moment.
refused-wrong-version = This page is out of date. Reload it.
refused-bad-token = The server does not know you. Reload the page.
refused-unknown-table = There is no such table here. Is the link complete?
refused-unknown-seat = There is no such seat.
refused-unknown-driver = There is no such driver.
refused-not-found = There is nothing here.
refused-bad-settings = These settings can't be raced:
refused-not-seated = You have no seat at this table.
refused-not-allowed = You may not do that.
refused-not-now = Not right now.
refused-seat-taken = This seat is taken.
refused-name-taken = Someone here already has that name or one that looks like it.
refused-bad-color = No car comes in that colour.
refused-bad-number = Start numbers go from 1 to 99.
refused-stale = Too late: that is no longer possible.
refused-illegal = The rules don't allow that:
refused-full = There is no room left.
refused-other-rules = This race was started with another version of the rules.
refused-unavailable = The server is having trouble. Try again.
refused-broken = Something went wrong. Try again.

## Learning, and the rules
rules = The rules
rules-glance = The round at a glance
rules-search = Search the rules
rules-found = { $n ->
    [0] No rule matches.
    [one] { $n } rule.
   *[other] { $n } rules.
}
rule-ids = In the full rules: { $ids }
rules-all = All rules
rules-print = Print the card
rules-page = Open as a page
learn-title = New here? Learn to race in one lap
learn-what = A guided lap of about eight minutes: one thing at a time, and you can stop whenever you like.
learn = Learn in one lap
learn-not = I know the game
lesson = Guided first lap
lesson-go-on = Go on
lesson-step = Step { $step } of { $steps }
lesson-skip = Skip the lesson
learned-title = Your first lap is done
learned-things = Three things you learned
race-rookies = Race against rookies
lesson-again = Drive the lap again
race-rookies-what = The USA circuit, two laps, you against five rookies.
key-rules = the rules

## Looking back

marks = Spin-outs, overtakes, laps, worst turns
mark-back = Previous mark
mark-next = Next mark
mark-in-round = Round { $round }: { $what }
mark-spin-out = { $seat } spins out
mark-overtake = { $seat } overtakes { $names }
mark-lap = { $seat } begins lap { $lap }
mark-finish = { $seat } is first across the line
mark-mistake = { $seat } misses something better
share = Share this moment
share-link = Link to this moment
all-hands = All hands
what-if = What if?
what-if-what = Take over a car in round { $round } and race on from exactly here, at a table of your own.
what-if-car = Your car
what-if-hand = Your hand
what-if-gear = Gear
what-if-engine = Heat in the engine
what-if-played = Cards played
what-if-deck = In the deck
what-if-discard = In the discard pile
what-if-driver = The others
what-if-agreed = Drivers stay; players are replaced by the stand-in driver
what-if-chance = Everybody keeps their hand. The decks are reshuffled, so what comes next is open again.
what-if-go = Race on from here
key-marks = In a replay: next or previous mark

# The page for the browser. One message for each thing that is said.

## The frame
main-menu = Main menu
home = Home
close = Close
thinking = One moment …
keys = Keys
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
race-now-what = The USA circuit, two laps, five drivers against you.
new-table = New table
open-tables = Open tables
replays = Replays
join = Join
join-label = Have a link?
join-placeholder = Link of the table
bad-link = This is no link of a table; it looks like …/t/3f9c…
your-tables = Where you have been
whose-game = Hairpin is an independent fan implementation of the board game HEAT, neither affiliated with nor endorsed by its publisher or authors. All texts and drawings are our own.
open-tables-what = Tables that their hosts want to be seen. You can take a free seat or watch.
replays-what = Finished races that you have been at with this browser.
no-tables = There is none at the moment. Open one of your own!
no-replays = There is none yet. Finish a race first.
phase-lobby = not started
phase-racing = racing
phase-over = finished
seats-free = { $free } of { $seats } seats free

## Settings
language = Language
theme = Look
theme-auto = As the system
theme-light = Light
theme-dark = Dark
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = No driving, at once
auto-step = Automatic steps
auto-step-what = Where there is only one choice, it is made for you.
settings-kept = Settings are kept in this browser only.
your-name = Your name

## A new table
what-to-race = What to race
single-race = A single race
a-season = A season
circuit = Circuit
circuit-facts = { $length } spaces, { $corners } corners, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }
own-circuit = A circuit of one's own
laps = Laps
laps-n = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }
season = Season
season-named = Season { $season }
drawn = drawn
seats = Seats
seat-for = Seat { $seat }
seat-person = A person
seat-remove = Remove seat { $seat }
add-person = Add a person
add-driver = Add a driver
add-legend = Add a Legend
legend = Legend
driver-named = Driver, { $driver }
driver-simple = careful
driver-random = unpredictable
modules = Modules
module-garage = Garage
module-garage-what = Upgrades for your deck instead of the starting cards.
module-garage-on = Garage: { $deck }
garage-none = Starting cards
garage-basic = Basic upgrades
garage-advanced = Advanced upgrades
garage-all = All upgrades
module-draft = Choosing upgrades
draft-draft = Three rounds of choosing
draft-quick = Three at random
draft-snake = Four in snake order, one thrown away
module-mulligan = New first hand
module-mulligan-what = Who dislikes the first hand pays 1 Heat for another.
module-weather = Weather
module-weather-what = A sky over the race, and tokens on corners and sectors.
module-tournament = Tournament
module-tournament-what = Gears stay hidden until the car's turn.
module-level = Legends expansion
module-level-what = Legends get better with every level.
module-level-on = Legends of level { $level }
level-base = Legends of the base game
level-n = Level { $level }
module-rivals = Rivals
module-rivals-what = Two Legends are rivals, with abilities of their own.
module-rising = Rising level
module-rising-what = The Legends' level rises before each race.
module-aggressive = Aggressive Legends
module-aggressive-what = Legends use the chevrons, where a circuit has some.
module-pro = Professional Legends
module-pro-what = Their top speeds are higher by this.
module-pro-on = Legends +{ $pro }
clock = Time for each decision
clock-what = When it has run out, a driver answers.
clock-none = Take your time
seconds-each = { $seconds } seconds each
public = Listed
public-what = Everybody can find the table and come in.
table-title = Name of the table
create-table = Open the table
to-the-start = To the start
own-circuit-title = A circuit of your own
own-circuit-what = A circuit file (.toml): choose it, or drop it here. It is checked at once.
own-circuit-choose = Choose a file
own-circuit-large = { $file } is too large; a circuit file has at most { $most } kB.
own-circuit-missing = Choose the file of your circuit first.
laps-what = Left empty: as many as the circuit has.
round-limit = Round limit
round-limit-what = Who is on the track after so many rounds is out of the race.
round-limit-on = { $rounds ->
    [one] { $rounds } round at most
   *[other] { $rounds } rounds at most
  }
season-drawn-what = Circuits and events are drawn just before each race.
own-season = A season of your own
own-season-what = Choose circuits and events, race by race.
own-season-name = Name of the season
race-circuit = Circuit of race { $race }
race-event = Event of race { $race }
race-remove = Remove race { $race }
add-race = Add a race
circuit-drawn = Circuit: drawn
event-drawn = Event: drawn
races-n = { $races ->
    [one] { $races } race
   *[other] { $races } races
  }
driver-rookie = rookie
driver-club = club
driver-pro = pro
driver-champion = champion
names-and-handicaps = Names and handicaps
names-of-drivers = Names
handicap-what = A handicap takes Heat cards out of an engine at the start.
handicap-n = { $heat ->
    [0] No handicap
    [one] Handicap: { $heat } Heat less
   *[other] Handicap: { $heat } Heat less
  }
seat-name = Name at seat { $seat }
seat-name-usual = A usual name
seat-handicap = Handicap of seat { $seat }
module-draft-what = How the upgrades come into your deck.
module-legendAdrenaline = Adrenaline for Legends
module-legendAdrenaline-what = The last Legends drive one space further.
no-legend-adrenaline = No Adrenaline for Legends
legends-what = Give a seat to a Legend, and more can be chosen here.
the-table = The table
stand-in = Driver for the absent
stand-in-what = Who answers for people who are away.
stand-in-usual = The usual driver
stand-in-on = For the absent: { $driver }
table-title-what = Instead of the circuit's name.
clock-minutes = { $minutes } minutes each
clock-hours = { $hours ->
    [one] { $hours } hour each
   *[other] { $hours } hours each
  }
clock-days = { $days ->
    [one] { $days } day each
   *[other] { $days } days each
  }
cancel = Cancel
settle = Settle it so
settle-what = The link stays the same. Who sits keeps the seat as long as it is there.
change-settings = Change the settings
host-away = The host is away: everybody with a seat may start.

## The lobby
lobby-link = Share this link
copy = Copy
copied = Copied
free = free
sit = Sit here
stand = Stand up
watchers = { $count ->
    [0] Nobody is watching.
    [one] One is watching.
   *[other] { $count } are watching.
  }
start = Start the race
start-waits = { $free ->
    [one] One seat is still free: somebody must sit there, or a driver.
   *[other] { $free } seats are still free: somebody must sit there, or drivers.
  }
host-starts = The host starts the race.
no-table-title = No such table
to-the-grid = To the grid …
to-table = To the table

## The race
standing = Standing
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
to-corner = Spaces to the next corner line
corner-short = Corner
legend-tag = Legend
rival-tag = Rival
adrenaline = Adrenaline: one more speed, one more Cooldown
adrenaline-tag = Adr
planned = ready
finished-as = finished, place { $place }
retired = out of the race
cockpit = Your car
engine = Engine
engine-holds = { $heat ->
    [0] No Heat in the engine
   *[other] { $heat } Heat in the engine
  }
deck-holds = Deck { $cards }
discard-holds = Discard { $cards }
hand = Your hand
your-plan = Your plan
log = Log
log-all = All { $lines } lines
log-or-chat = Log or chat
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything.
round-n = Round { $round }
season-race = Season { $season }, race { $race } of { $races }
season-progress = { $done } of { $races } races done
points = Points
has-left = (left)
your-decision = Your decision
all-plan = All plan
turn-of = { $name }'s turn
track-of = { $circuit }, { $length } spaces.
track-car = { $name } at space { $space }, { $corner } before the corner.
track-flooded = Flooded: shifting down costs 1 Heat more.
track-tunnel = Tunnel: no card can be discarded.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-own = My car
zoom-follow = Follow
before-the-race = Before the race
take-over-own = Let a driver drive
take-over-away = A driver for { $name }
move-here = Move here
zoom-fit = Whole track
press = The press
play-area = Played
note-paid = −{ $heat } Heat
note-boost = Boost!
note-spin-out = Spin-out! Gear 1, +{ $stress } Stress
past-of = As it was in round { $round }
back-to-now = Back to now

## The desk
desk = What you can do
gear-n = Gear { $gear }
speed-n = Speed { $speed }
lands = to space { $space }
lands-finish = over the finish line
lands-perhaps-finish = to space { $space }, perhaps over the finish line
blocked = blocked, { $spaces } short
heat-now = { $heat } Heat to pay
corner-perhaps = in { $chance }:
corner-costs = corner limit { $limit }: { $heat } of your { $engine } Heat
corner-free = corner limit { $limit }: free
values-later = You choose the value when the card is turned up.
spin-out-certain = Spin-out!
spin-out-chance = Spin-out in { $chance }
spin-out-cooled = ({ $chance } if you cool down)
mandatory = must be done
sure = Are you sure?
sure-retire = You give up the race, and your car leaves the track.
sure-leave = You leave the season for good. Your points stay.
sure-spin-out = The chance of a spin-out is { $chance }.
no-back = No, back
yes-do = Yes, do it
choose-card = Choose a card
no-card = nothing
seconds-left = { $seconds } s
decide-title = Your decision
plan-title = Plan your turn
plan-how = Choose as many cards as the gear you want: { $gears }.
plan-commit = Commit the plan
plan-committed = Your plan is in.
retire = Give up
discard-title = Discard
discard-how = Choose cards of the hand to throw off, or keep them all. Stress and Heat stay.
discard-none = Keep all
draft-title = Choose an upgrade
draft-how = It goes into your deck for the whole race.
keep-upgrade-title = Keep one upgrade
keep-upgrade-how = It comes along into the next season.
throw-away-title = Throw one upgrade away
throw-away-how = The others go into your deck.
refresh-title = Refresh
refresh-how = These cards may go back on top of your deck.
take-title = Salvage
take-how = Choose cards of your discard to shuffle into the deck.
swap-title = Swap an upgrade
swap-how = You are last on the grid: one of yours for one of the market, if you like.
swap-own = Yours
swap-market = The market
swap-do = Swap
swap-keep = Keep mine
speed-title = Choose your speed
speed-how = A card of yours offers several values.
done-title = React
done-how = Use what you like, in any order, and then go on.
slipstream-title = Slipstream
slipstream-how = You are right behind or beside a car. The speed for corners stays as it is.
mulligan-title = Your first hand
mulligan-how = Keep it, or pay 1 Heat for another.
go-on-title = Between races
go-on-how = Go on with the season, or leave it here.
watching-cars = The cars are driving …
waiting-for = Waiting for { $names }.
you-watch = You are watching.
driver-drives = { $driver } drives for you.
hand-back = Take the wheel
do-take-back = Take the plan back
do-retire = Give up
do-speed = Speed { $values }
do-heat = Pay the Heat for { $cards }
do-scrap = Scrap for { $cards }
do-cooldown = Cooldown { $n }
do-reduce-stress = Reduce stress { $n }
do-salvage = Salvage with { $cards }
do-take = Take { $cards }
do-direct = Play { $cards } directly
do-accelerate = Accelerate with { $cards }
do-catch-up = Catch up { $n }
do-adrenaline = Adrenaline +1
do-boost = Boost
do-replace = Replace the unpaid cards
do-done = Go on
do-slipstream = Slipstream { $n }
do-no-slipstream = No slipstream
do-discard = Discard { $cards }
do-refresh = Refresh { $cards }
do-draft = Take { $cards }
do-keep-upgrade = Keep { $cards }
do-throw-away = Throw away { $cards }
do-keep = Keep it
do-mulligan = A new hand for 1 Heat
do-go-on = Go on
do-leave = Leave the season


## What happened
reason-adrenaline = by Adrenaline
reason-boost = by a Boost
reason-slipstream = by slipstream
reason-accelerate = by accelerating
reason-catch-up = by catching up
reason-direct = by a card from the hand
reason-replace = with new cards
event-RoundBegan = The order: { $order }. Adrenaline for { $adrenaline }.
event-GearShown = { $seat }: gear { $gear }{ $heat ->
    [0] .
   *[other] , for { $heat } Heat.
  }
event-GearMended = { $seat } has to drive in gear { $gear }.
event-HandCluttered = { $seat } has a cluttered hand: the car stands still, gear 1.
event-CardsRevealed = { $seat } plays { $cards }.
event-CardFlipped = { $seat } flips { $card }.
event-CardScrapped = { $seat } scraps { $card }.
event-CardPaid = { $seat } pays { $heat } Heat for { $card }.
event-CardsReplaced = { $seat } replaces { $cards }.
event-CardPlayedDirectly = { $seat } plays { $card } directly.
event-StressReduced = { $seat } gets rid of { $stress } Stress.
event-DiscardSearched = { $seat } looks through the discard.
event-CardsSalvaged = { $seat } salvages { $cards }.
event-Accelerated = { $seat } accelerates.
event-CardsRefreshed = { $seat } refreshes { $cards }.
event-WeatherDrawn = The weather: { $weather }. On the road: { $tokens }.
event-UpgradeChosen = { $seat } chooses { $card }.
event-UpgradesDealt = { $seat } gets { $cards }.
event-UpgradeThrownAway = { $seat } throws an upgrade away.
event-HandChosen = { $mulligan ->
    [yes] { $seat } pays 1 Heat for a new hand.
   *[no] { $seat } keeps the hand.
  }
event-SponsorsGained = { $seat } gains a sponsor card.
event-HeatRemoved = { $seat } loses a Heat card for good.
event-CarEliminated = { $seat } drops out of the race.
event-UpgradeSwapped = { $seat } swaps { $given } for { $taken }.
event-UpgradeKept = { $seat } keeps { $card }.
event-RaceScored = Points: { $points }.
event-SeasonLeft = { $seat } leaves the season.
event-SeasonEnded = The season is over. The standings: { $standings }.
event-RivalsNamed = Rivals: { $seats }.
event-LegendCardRevealed = The Legends drive by card { $name }.
event-LegendMoved = { $seat } drives to space { $distance }.
event-DeckReshuffled = { $seat } shuffles the discard into a new deck.
event-CarMoved = { $seat } moves { $spaces } to space { $distance }{ $reason }.
event-CooledDown = { $seat } cools down { $heat } Heat.
event-Boosted = { $seat } boosts{ $heat ->
    [0] {" "}for free.
   *[other] {" "}for { $heat } Heat.
  }
event-CornerCrossed = { $seat } pays { $heat } Heat at the corner with limit { $limit }.
event-SpunOut = { $seat } spins out! Back to space { $distance }, with { $stress } Stress.
event-CardsDiscarded = { $seat } discards { $cards }.
event-CardsDrawn = { $seat } draws { $cards }.
event-CarFinished = { $seat } crosses the finish line: place { $place }.
event-CarRetired = { $seat } is out of the race.
event-RaceEnded = The race is over: { $ranking }.

## Events of a season
event-of-race = Event

## After the race
podium-title = The race is over
podium-own = { $place ->
    [1] You have won!
   *[other] You came in at place { $place }
  }
race-again = Race again
replay = Replay
look-back = Look at the track
to-podium = To the podium
download-record = Download the record
chart-positions = Places by round
chart-rounds = Round by round
chart-spaces = Spaces moved
chart-heat = Heat paid
figures = Figures
figure-gears = Rounds in gears 1 / 2 / 3 / 4
figure-spinOuts = Spin-outs
figure-boosts = Boosts
figure-slipstream = Spaces by slipstream
figure-heatPaid = Heat paid
figure-cooled = Heat cooled
figure-stressPlayed = Stress played
figure-topSpaces = Longest round
replay-not-yet = The replay can be watched when the race is over.
replay-play = Play
replay-pause = Pause
replay-back = One moment back
replay-next = One moment on
replay-moment = Moment of the race
race-otherwise = Race again with other settings
past-races = Races at this table
won-by = { $name } won

## Keys
key-digits = Choose a card, or the option with that number
key-gears = Choose gear 1 to 4
key-enter = Commit the plan, go on
key-clear = Clear the choice
key-take-back = Take the plan back
key-undo = Undo
key-skip = Skip what is being shown
key-tab = From one thing to the next
key-track = On the track: zoom and pan
key-sheet = This sheet
key-now = Back from a line of the log to now

## Trouble
link-lost = The connection is lost. Trying again …
page-outdated = The page has changed since you opened it.
reload = Reload
refused = That was refused.
refused-unreachable = The server can't be reached.
refused-bad-message = That was not understood.
refused-too-large = That is too long.
refused-too-many = Too much at once. Wait a moment.
refused-wrong-version = This page is of another version. Reload it.
refused-bad-token = The server does not know you. Reload the page.
refused-unknown-table = There is no such table here. Is the link complete?
refused-unknown-seat = There is no such seat.
refused-unknown-driver = There is no such driver.
refused-not-found = There is no such thing here.
refused-bad-settings = That can't be raced:
refused-not-seated = You have no seat at this table.
refused-not-allowed = You may not do that.
refused-not-now = Not at this moment.
refused-seat-taken = This seat is taken.
refused-name-taken = Somebody here has that name already.
refused-stale = Too late: that is not open any more.
refused-illegal = The rules don't allow it:
refused-full = It is full here.
refused-other-rules = This race was begun with another version of the rules.
refused-unavailable = The server has trouble. Try again.
refused-broken = Something went wrong. Try again.

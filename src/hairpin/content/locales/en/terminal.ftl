# The terminal. One message for each thing that is said.
# $who is "you" where the player is spoken to; languages whose verbs don't mind can leave it out.

## What can be typed. Each word once; English ones are always understood as well.
typed-cards = cards
typed-count = count
typed-help = help
typed-hint = hint
typed-language = language
typed-leave = leave
typed-look = look
typed-mulligan = mulligan
typed-no = no
typed-plans = plans
typed-quit = quit
typed-retire = retire
typed-road = road
typed-rules = rules
typed-skip = skip
typed-undo = undo
typed-y = y
typed-yes = yes
key-enter = Enter

## Small parts
you = You
list-and = { $maximum } and { $last }
list-or = { $maximum } or { $last }
one-to = { $n ->
    [1] 1
   *[other] 1 to { $n }
  }
between = ;{" "}
percent = { $n }%
menu-line = { $head }: { $words }
heat-of = { $heat } Heat
no-card = nothing
free = free

## Asking
prompt = { $what } ({ $hints }, { typed-help }) >{" "}
hints-undo = { $hints }, { typed-undo }
no-undo = Nothing to undo: only your own last action can be undone, and only until somebody has learnt something from it.
undone = Undone.
meant = Did you mean { $word }?
illegal = The rules don't allow that. Allowed: { $allowed }
speaks-how = Languages: { $languages }. Type, for example: { typed-language } { $example }
speaks-now = English from now on.
language-en = English
language-fr = français
language-da = dansk
take-keyboard = { $name }, take the keyboard and press Enter >{" "}
take-keyboard-undo = { $name }, take the keyboard and press Enter ({ typed-undo }: back to { $before }) >{" "}
left-in-round = You left the race in round { $round }.
left-before-start = You left the race before the start.
left-resume = To continue: { $command }
left-unrecorded = It was not recorded.
not-saved = This race is not saved: nothing can be written in { $folder }.
why-no-server = { $command } needs { $missing }, which is not installed. Install it with: { $install }
why-nothing-saved = There is no race to continue. Begin one with 'hairpin play', or give the file of a record.
heading = Round { $round }, lap { $lap } of { $laps } - { $name }: { $title }
heading-before = Before the race - { $name }: { $title }
step-draft = choose an upgrade
step-throw-away = throw one upgrade away
step-mulligan = keep your hand?
step-between-races = after the race
step-keep-one = keep one upgrade
step-swap = swap an upgrade?
step-plan = plan your turn
step-speed = choose your speed
step-react = React
step-slipstream = slipstream?
step-discard = discard?
step-replenish = refresh?
hint-number = a number
bad-choice = Type { $numbers }.

## Help
help-numbers = choose by the numbers below your cards, or those in a list
help-codes = the same, by the values on the cards (to discard: discard 1 1)
help-enter = yes, done or keep all, depending on the question
help-plans = while planning: what each plan would cost
help-look = show the standings and the track, and this question again
help-cards = what your upgrades and other special cards do, in words
help-count = which cards are in your deck and in your discard
help-hint = what a strong driver would do, and why
help-road = the weather, and the tokens on the road
help-undo = take back your last action, unless it has shown somebody something
help-retire = while planning: retire from the race
help-rules = a reminder of the turn
help-language-keys = { typed-language } fr
help-language = switch languages: en, fr, da
help-help-keys = { typed-help }, ?
help-help = this list
help-quit = leave (as do Ctrl-D and Ctrl-C)
help-track = On the track, '{ strip-to-corner }' counts the spaces you can move without crossing the line, and '{ strip-from-you }' is the speed that takes you there. Tunnels are drawn with ':', a flooded road with '~'.
rules-turn =
    1 Shift: keep your gear or change it by one; a change of two costs 1 Heat.
    2 Play as many cards as your gear, but no Heat.
    3 Reveal: the sum is your speed, and how far you move. Stress flips a card, 1-4.
    4 Adrenaline for the last car (the last two of 5 or more): +1 speed, Cooldown 1.
    5 React: Cooldown (3 in gear 1, 1 in gear 2) moves Heat from hand to engine;
      Boost pays 1 Heat and flips a card, 1-4, for speed and spaces.
    6 Slipstream: with a car beside you or right ahead, 2 more spaces, same speed.
    7 Corners: 1 Heat for each point of speed above the limit. Without enough Heat
      you spin out: back before the line, gear 1, 1 Stress (gear 3-4: 2).
    8 Discard what you like, except Heat and Stress. 9 Draw up to 7 cards.
rules-garage =
    Upgrades replace the 0, the 5 and the Heat in your deck. Their symbols are used
    in React; Heat and Scrap are mandatory there. Type { typed-cards } to see yours.
rules-weather =
    A road token changes a corner's limit, makes it dangerous (1 extra Heat if you
    are too fast), or applies to the road after it. Type { typed-road } to see all.
rules-tournament =
    Tournament: your gear stays hidden until your turn and is paid for then. A shift
    of two without the Heat for it is a mistake: going up, you lose a random card;
    going down, a flip is added; either way you shift by one.
rules-legends =
    Legends have no cards. Past the Legend line before a corner they move its limit
    plus 0 to 3; before it they race up to the corner without crossing it. They
    cross at most one corner a round, and one more for each chevron in play.
rules-manoeuvres =
    Each round a Manoeuvre card gives starred Legends one ability, rivals another.
    Defensive: its space is full, and no slipstream from right behind it.

## Tables
column-lap = lap
column-space = space
column-corner = to corner
column-gear = gear
column-speed = speed
column-heat = Heat
column-hand = hand
column-deck = deck
column-car = car
column-name = name
column-place = place
column-driver = driver
column-rounds = rounds
column-distance = distance
column-points = points
column-risk = risk
column-fastest = fastest
ahead-finish = { $spaces } finish
ahead-corner = { $spaces } limit { $limit }
status-finished = finished
status-retired = retired
status-turn = moving
status-rival = Legend, rival
status-legend = Legend
status-adrenaline = Adrenaline
status-planned = planned
race-title = { $circuit }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
  }
race-title-round = { $race }, round { $round }
driver-human = human
legend = Legend
legend-rival = Legend (rival)
end-retired = retired in round { $round }
end-eliminated = eliminated in round { $round }
end-absent = has left the season
end-racing = still racing
own-won = { $name } won!
own-place = { $name } finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $cars }.
own-retired = { $name } retired in round { $round }, placed { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $cars }.
season-named = Season { $season }
season-race = Race { $number } of { $races }, { $circuit }: { $event }.
season-race-press = Race { $number } of { $races }, { $circuit }: { $event }; press at the corner before space { $spaces }.
name-legend = { $name } (Legend)
name-left = { $name } (left)
champion = Champion of season { $season }: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
champion-of = Champion, { $title }: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## The track
strip-limit = limit
strip-race-line = race line
strip-beside = beside
strip-outside = outside
strip-in-force = in force
strip-to-corner = to corner
strip-from-you = from you
strip-space = space
strip-start = START
strip-finish = FINISH
strip-lap = LAP { $lap }
effect-slipstream = slipstream up to +{ $n }
effect-cooldown = Cooldown +{ $n }
effect-free-boost = a Boost costs no Heat
effect-no-slipstream = no slipstream
effect-no-cooldown = no cooldown
effect-mark-slipstream = slip+{ $n }
effect-mark-cooldown = cool+{ $n }
effect-mark-free-boost = free boost
effect-mark-no-slipstream = no slip
effect-mark-no-cooldown = no cool
sky-now = Weather: { $weather }
sky-start = (at the start, for every car: { $changes })
sky-legend = (3>4: changed limit, !: dangerous corner; type { typed-road } for more)
start-stress = { $n } Stress
start-heat = { $n } Heat
start-heat-to-deck = { $n } Heat from the engine into the deck
start-heat-to-discard = { $n } Heat from the engine onto the discard pile
no-weather = No weather and no road tokens in this race.
road-corner = corner before space { $space }: { $words }
road-dangerous = dangerous, +{ $heat } Heat above the limit of { $limit }
road-limit = limit { $limit } instead of { $printed }
road-sector = after it, { $effect }
road-weather = after it, { $effect } ({ $weather })
in-tunnel = in a tunnel: cards in your hand can't be discarded
in-water = flooded: shifting down costs 1 Heat more
here = Here, on space { $space }: { $words }

## The hand
hand-now = hand: { $cards }
hand-empty = no cards in hand
hand-none = (no cards in hand)
type-cards = Type { typed-cards } for what the symbols on your cards mean.
state-speed = speed { $n }
state-gear = gear { $n }
state-engine = engine { $n } Heat
state-deck = deck { $n }
state-discard = discard { $n }
state-discard-top = discard { $n } ({ $top } on top)
count-deck = Deck { $n }: { $cards }
count-discard = Discard { $n }: { $cards }
count-none = none
count-off = With several people at one keyboard, everybody counts their own cards.
advice-says = Hint: { $do }. { $why }
advice-off = With several people at one keyboard, there are no hints.
bad-twice = [{ $word }] is a single card; to choose by the values on the cards, type: { $example }
bad-number = There is no card [{ $n }]; yours are [1] to [{ $maximum }].
bad-word = { $word } is neither a card nor a command; type card numbers, such as 1 3, or { typed-help }.
bad-count = { $n ->
    [0] You have no card { $card }.
   *[other] You have only { $n } of card { $card }.
  }
plain-starting = a starting upgrade: its value is speed; a + flip discards it
plain-stress = played, it flips a card (+), 1 to 4; it can't be discarded
plain-heat = can't be played or discarded; Cooldown puts it back into the engine

## What a choice leads to
speed-spread = { $speeds } (average { NUMBER($average, minimumFractionDigits: 1) })
lands = to space { $spaces }
lands-finish = over the finish line
lands-perhaps-finish = to space { $space }, perhaps over the finish line
lands-blocked = { $way } (blocked, { $short } short)
corner-costs = corner before space { $space }, limit { $limit }: { $price }
corner-may-cost = corner before space { $space }, limit { $limit }: { $price } if you get there
bill-no-corner = no corner crossed
bill-free = { $corners ->
    [one] corner { $limits }: { $free }
   *[other] corners { $limits }: { $free }
  }
bill = { $corners ->
    [one] corner { $limits } costs
   *[other] corners { $limits } cost
  } { $heat } Heat, { $engine ->
    [0] you have none
   *[other] you have { $engine }
  }
spin-out = SPIN-OUT
spin-out-in = SPIN-OUT risk { $chance }
spin-out-unless = unless you cool down
spin-out-unless-then = ({ $chance } if you cool down)

## Planning
ask-plan = Your plan
hint-plan = card numbers, { typed-plans }
hint-cluttered = Enter = the first
ask-commit = Commit?
hint-commit = Enter = yes, n = no, or other cards
ask-retire = Retire from the race for good?
hint-retire = { typed-yes }, or Enter to keep racing
gear-choice = The number of cards you play is your gear: { $gears }.
gears-for-heat = { $gears } for { $heat } Heat
gears-by-mistake = { $gears } by mistake
gear-for-heat = { $gear } ({ $heat } Heat)
tournament-now = Nobody sees your gear until your turn; a shift of two is paid for then.
tournament-no-heat = Nobody sees your gear until your turn; a shift of two is paid for then, and you have no Heat: it would be a mistake, corrected at the reveal.
adrenaline-now = You have Adrenaline: +1 speed and Cooldown 1, to use when you React.
cluttered-head = Your hand is cluttered:
cluttered =
    { $head } too few playable cards for any gear. Whatever you plan, the car stays where it is and drops to gear 1, the planned cards are discarded, and you draw up to 7.
    You can plan: { $plans }
bad-plan-cluttered = Your hand is cluttered; you can only plan: { $plans }
bad-plan-none = Type card numbers, such as 1 2. { $choice }
bad-plan-heat = Heat can't be played; choose other cards.
bad-plan-count = Not { $n }. { $choice }
no-heat = none
cards-unpaid = the cards can't be paid for
plan-for-heat = { $cards } ({ $heat } Heat for the shift)
plan-cluttered = { $plan }: the car stays where it is, then gear 1
plan-with = with { $values }: speed { $speed } { $way }; { $bill }
plan-gear = gear { $gear }
plan-shift = gear { $before } to { $gear }
plan-shift-heat = { $heat } Heat for the shift
plan-mistake-up = MISTAKE: no Heat for this shift; at the reveal you lose a random one of these cards, gear { $gear }
plan-mistake-down = MISTAKE: not enough Heat for this shift; at the reveal { $flips ->
    [one] a flip is added
   *[other] { $flips } flips are added
  } to these cards, gear { $gear }
plan-card-heat = { $heat } to pay for these cards in React, before any corner
plan-unpaid = You will have { $left }: any card you can't pay for is replaced by a flip. If you pay for all:
plan-unpaid-unless = You will have { $left }: any card you can't pay for is replaced by a flip, unless you cool down first. If you pay for all:
plan-limits = all limits { $change } for you this turn
plan-way = speed { $speed }, from space { $start } { $way }
plan-full-now = there now, moving before you: { $names }
plan-due = { $heat } Heat due, { $engine } in the engine
plan-cooldown = Cooldown can then bring back { $heat } Heat

## In the turn
ask-speed = Speed
speed-played = played: { $cards }
speed-how = Choose a value for { $cards }:
speed-heat = In React you will have to pay { $heat } Heat for { $cards }.
speed-what = speed { $speed }, { $way }; { $bill }
bad-speed = Type { $numbers }, or the values themselves: { $example }.
ask-react = React
hint-react = a number, Enter = done
react-adrenaline = Adrenaline
react-boost = Boost for 1 Heat
react-boost-free = Boost for free (heat control here)
react-must = required before you continue
react-or-less = (for less, add the amount: { $example })
react-gain = +{ $speed } speed, { $way }; { $bill }
react-once-paid = once the cards are paid for
react-done = Done
react-done-what = speed { $speed }; { $bill }
react-not-done = Not done yet
react-replace = Replace
react-replace-what = the Heat for { $cards } can't be paid. { $n ->
    [one] The card is discarded with its symbols and replaced by a flip
   *[other] They are discarded with their symbols and each replaced by a flip
  }; the car goes back to space { $space } and moves again at its new speed. Then React continues.
must-first = you must first { $duties }
must-pay = pay for { $card }
must-scrap = scrap for { $card }
bad-react-not-yet = Not yet: { $must }.
bad-react-done = Press Enter to finish.
bad-react = Type { $numbers } to use a symbol, or press Enter to finish.
bad-react-must = Type { $numbers } to use a symbol.
ask-take = Take
hint-take = card numbers, Enter = none
salvage-here = Your discard pile, which only you see, and only now:
salvage-how = { $n ->
    [one] Choose up to { $n } card to shuffle into your deck.
   *[other] Choose up to { $n } cards to shuffle into your deck.
  }
bad-take = { $maximum ->
    [one] Up to { $maximum } card from the discard pile, not { $n }.
   *[other] Up to { $maximum } cards from the discard pile, not { $n }.
  }
ask-slipstream = Slipstream
hint-slipstream = { $numbers } = yes, Enter = no
slip = Slipstream
slip-what = { $n ->
    [one] { $n } space, { $way }; { $bill }
   *[other] { $n } spaces, { $way }; { $bill }
  }
slip-more = ({ $heat } more than if you stay)
slip-stay = Stay
slip-stay-what = on space { $space }; { $bill }
bad-slipstream = Type { $numbers } to take the slipstream, or press Enter to stay where you are.
ask-discard = Discard
hint-discard = card numbers, Enter = keep all
discard-how = { $stays ->
    [heat] Discard any cards but Heat; the last one named lies on top.
    [stress] Discard any cards but Stress; the last one named lies on top.
   *[both] Discard any cards but Heat and Stress; the last one named lies on top.
  }
bad-discard = { $stays ->
    [heat] Heat can't be discarded, and an event may limit the number; name other cards, or press Enter to keep all.
    [stress] Stress can't be discarded, and an event may limit the number; name other cards, or press Enter to keep all.
   *[both] Heat and Stress can't be discarded; name other cards, or press Enter to keep all.
  }
nothing-to-discard = Heat and Stress can't be discarded: you keep your hand.
ask-refresh = Refresh
hint-refresh = numbers, Enter = none
refresh-how = Before you draw up to 7, these may go on top of your deck instead of to the discard pile:
refresh-none = None of them
refresh-order = { $n ->
    [1] You will draw it next.
   *[other] You will draw them next. The last one named goes on top and is drawn first.
  }
bad-refresh = Name cards from the list, each once, or press Enter for none.

## The garage, and between races
ask-draft = Your choice
ask-throw-away = Throw away
hint-draft = a number, { typed-look } = grid and track
bad-draft = Type { $numbers }, or a card from the list, such as { $card }.
market-here = The market; type { typed-cards } to see the symbols in words:
two-of-it = (2 copies)
throw-away-how = You have one upgrade too many. Which one will you do without?
you-have = You have:
other-has = { $name } has: { $cards }
draft-order = Market { $market } of { $markets }. It is your pick; after you in this market: { $names }.
draft-order-last = Market { $market } of { $markets }. It is your pick, the last one.
ask-mulligan = Keep it?
hint-mulligan = Enter = keep, { typed-mulligan } = redraw for 1 Heat
mulligan-how = Your opening hand. Once, and only now, you may pay 1 Heat to shuffle it back and draw 7 new cards.
bad-mulligan = Press Enter to keep your hand, or type { typed-mulligan } to pay 1 Heat and redraw it.
ask-go-on = Next race?
hint-go-on = Enter = continue, { typed-quit } = stop for today, { typed-leave } = give up the season
bad-go-on = Press Enter for the next race, or type { typed-leave } to leave the season for good.
ask-swap = Swap?
hint-swap = a number, Enter = keep what you have
swap-how = Last on the grid, you may swap one of your upgrades for one left in the market.
swap-for = { $given } for { $taken }
ask-keep-upgrade = Keep
keep-upgrade-how = A new season begins, and one of your upgrades comes with you. Which one?

## What happened to the field
gears-shown = Gears: { $gears }
field-RoundBegan = Round { $round }: { $order }; Adrenaline for { $adrenaline }
field-RoundBegan-no-adrenaline = Round { $round }: { $order }; no Adrenaline today
field-RaceEnded = The race is over: { $places }
field-WeatherDrawn = Weather: { $weather }; on the road: { $tokens }
field-MarketOpened = A market opens: { $cards }
field-CarsBuilt = Upgrades: { $cars }
field-RivalsNamed = Rivals: { $names }
field-LegendCardRevealed = The Legends follow { $card }
field-LegendCardRevealed-manoeuvre = The Legends follow { $card }; star ability: { $star }, rival ability: { $rival }
field-RaceScored = Points for race { $number }: { $points }
field-SeasonEnded = The season is over; the champion is { $name }
record-stops = The record stops here, in round { $round }.

## What a car did, to be put after its name
cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
cards-count-top = { $n ->
    [one] { $n } card, { $card } on top
   *[other] { $n } cards, { $card } on top
  }
deed-UpgradeChosen = { $who ->
    [you] choose { $card }
   *[other] chooses { $card }
  }
deed-UpgradesDealt = { $who ->
    [you] get { $cards }
   *[other] gets { $cards }
  }
deed-UpgradeThrownAway = { $who ->
    [you] throw one upgrade away
   *[other] throws one upgrade away
  }
deed-HandChosen-mulligan = { $who ->
    [you] pay 1 Heat to redraw the opening hand
   *[other] pays 1 Heat to redraw the opening hand
  }
deed-HandChosen-kept = { $who ->
    [you] keep the opening hand
   *[other] keeps the opening hand
  }
deed-SponsorsGained = { $who ->
    [you] gain
   *[other] gains
  } { $n ->
    [one] a sponsor card
   *[other] { $n } sponsor cards
  }: { $cards }
deed-HeatRemoved = { $who ->
    [you] lose a Heat card for good
   *[other] loses a Heat card for good
  }
deed-CarEliminated = { $who ->
    [you] drop out of the race in round { $round }
   *[other] drops out of the race in round { $round }
  }
deed-UpgradeSwapped = { $who ->
    [you] swap { $given } for { $taken }
   *[other] swaps { $given } for { $taken }
  }
deed-UpgradeKept = { $who ->
    [you] take { $card } into the next season
   *[other] takes { $card } into the next season
  }
deed-SeasonLeft = { $who ->
    [you] leave the season
   *[other] leaves the season
  }
deed-PlanCommitted = { $who ->
    [you] commit
   *[other] commits
  }
deed-PlanTakenBack = { $who ->
    [you] take the plan back
   *[other] takes the plan back
  }
deed-GearShown = { $who ->
    [you] show gear { $gear }
   *[other] shows gear { $gear }
  }
deed-GearShown-heat = { $who ->
    [you] show gear { $gear }, pay { $heat } Heat for the shift
   *[other] shows gear { $gear }, pays { $heat } Heat for the shift
  }
deed-GearMended-up = planned gear { $planned } without the Heat for it: one card is lost at random, gear { $gear } with { $cards }
deed-GearMended-down = planned gear { $planned } without the Heat for it: { $flips ->
    [one] a flip is added
   *[other] { $flips } flips are added
  }, gear { $gear } with { $cards }
deed-HandCluttered = { $who ->
    [you] stand still with a cluttered hand ({ $cards }), gear 1
   *[other] stands still with a cluttered hand ({ $cards }), gear 1
  }
deed-CardsRevealed = { $who ->
    [you] reveal { $cards }
   *[other] reveals { $cards }
  }
deed-CardFlipped = { $who ->
    [you] flip { $card }
   *[other] flips { $card }
  }
deed-CardFlipped-in-vain = { $who ->
    [you] flip { $card }, which doesn't count
   *[other] flips { $card }, which doesn't count
  }
deed-DeckReshuffled = { $who ->
    [you] shuffle the discard pile into a new deck
   *[other] shuffles the discard pile into a new deck
  }
deed-CardsDiscarded = { $who ->
    [you] discard { $cards }
   *[other] discards { $cards }
  }
deed-CardsDrawn = { $who ->
    [you] draw { $cards }
   *[other] draws { $cards }
  }
deed-Boosted = { $who ->
    [you] boost for { $heat } Heat
   *[other] boosts for { $heat } Heat
  }
deed-Boosted-free = { $who ->
    [you] boost for free
   *[other] boosts for free
  }
deed-CornerCrossed = { $who ->
    [you] clear the corner (limit { $limit })
   *[other] clears the corner (limit { $limit })
  }
deed-CornerCrossed-heat = { $who ->
    [you] pay { $heat } Heat at the corner (limit { $limit })
   *[other] pays { $heat } Heat at the corner (limit { $limit })
  }
deed-SpunOut = { $who ->
    [you] spin out before space { $space }: { $stress } Stress, gear 1
   *[other] spins out before space { $space }: { $stress } Stress, gear 1
  }
deed-SpunOut-heat = { $who ->
    [you] spin out before space { $space }: { $heat } Heat paid, { $stress } Stress, gear 1
   *[other] spins out before space { $space }: { $heat } Heat paid, { $stress } Stress, gear 1
  }
deed-CarFinished = { $who ->
    [you] finish
   *[other] finishes
  } { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } in round { $round }
deed-CarRetired = { $who ->
    [you] retire in round { $round }
   *[other] retires in round { $round }
  }
way-moves = { $who ->
    [you] move to space { $space }
   *[other] moves to space { $space }
  }
way-drives = { $who ->
    [you] drive to space { $space }
   *[other] drives to space { $space }
  }
way-stays = { $who ->
    [you] stay on space { $space }
   *[other] stays on space { $space }
  }
way-why = { $way }: { $why }
moved-cards = { $way } at speed { $speed }
moved-adrenaline = { $who ->
    [you] use Adrenaline for +1 speed and { $way }
   *[other] uses Adrenaline for +1 speed and { $way }
  }
moved-gain = { $who ->
    [you] gain { $speed } speed and { $way }
   *[other] gains { $speed } speed and { $way }
  }
moved-slipstream = { $who ->
    [you] slipstream and { $way }
   *[other] slipstreams and { $way }
  }
moved-catch-up = { $who ->
    [you] catch up and { $way }
   *[other] catches up and { $way }
  }
moved-replace = { $who ->
    [you] start again at speed { $speed } and { $way }
   *[other] starts again at speed { $speed } and { $way }
  }
moved-blocked = { $moved } (blocked, { $short } short)

## A position, with all that is in it
show-plan = planned: { $cards }
show-retiring = gives up
show-played = played: { $cards }
show-hand = hand: { $cards }
show-deck = deck, top first: { $cards }
show-discard = discard, top first: { $cards }
show-engine = Heat in the engine: { $n }
show-upgrades = upgrades: { $cards }
show-removed = out of the race: { $cards }
show-market = Upgrades to choose from: { $cards }
show-over = The race is over: nobody has to decide anything.
show-options = { $n ->
    [one] One legal action:
   *[other] { $n } legal actions:
  }

## A lesson
lesson-step-of = Step { $step } of { $steps }
lesson-read = Enter to go on, { typed-skip } to drive freely >{" "}
lesson-marked = The marked cards are: { $cards }
lesson-type = Type { $typed }
lesson-not-yet = Not yet: the lesson waits for { $typed }.
lesson-left = You have left the lesson. Begin it again with: { $command }
lesson-learned = Three things you learned:
## Looking back at a race
analysis-title = Analysis of { $name }
analysis-how = Places at the finish, as expected after each decision in imagined races: dealt again from what was known then, with the champion at all wheels for two rounds, and then as the champion sees it. In one case out of a hundred, luck moves a figure by more than ±.
analysis-number = { $whole }.{ $tenth }
analysis-mark = { $when }: { $best } instead of { $done } would have been worth { $gain } ± { $error } places.
analysis-no-marks = No decision cost more than luck can explain.

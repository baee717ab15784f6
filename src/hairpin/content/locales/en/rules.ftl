# The rules in short, one for each word that opens them; fetched when the first is opened.
# The numbers are those of docs/rules.md.

## Driving
term-gear = Gear
# 3.1, 3.2
term-gear-rule = Your gear is the number of cards you play: 1 to 4. Keeping it or changing it by one is free; changing it by two costs 1 Heat. Gear 1 also gives Cooldown 3, gear 2 Cooldown 1.
term-heat = Heat
# 2.5, 2.7
term-heat-rule = Heat is what you pay with: a Heat card goes from your engine to your discard pile. Drawn into your hand, it can be neither played nor discarded; Cooldown brings it back to the engine.
term-stress = Stress
# 2.7, 2.9, 3.5
term-stress-rule = A Stress card may be played but not discarded. When it is revealed, you flip cards from your deck until a basic one (1 to 4) comes up: its value is added to your speed.
term-boost = Boost
# 3.9, 2.9
term-boost-rule = Once per turn, in any gear: pay 1 Heat and flip cards until a basic one (1 to 4) comes up. Its value is added to your speed, and the car moves that far.
term-slipstream = Slipstream
# 3.10, 4.2
term-slipstream-rule = Beside another car, or with one on the very next space ahead, you may move 2 more spaces, once per turn. Your speed for corners stays the same. In the last lap a slipstream can't take you over the finish line.
term-adrenaline = Adrenaline
# 3.7
term-adrenaline-rule = The last car in the order has it; with 5 or more starters, the last two. It gives +1 speed with a move of 1 space, and Cooldown 1: use both, one or neither. Nothing is saved for later.
term-cooldown = Cooldown
# 2.6, 3.8, 6.5
term-cooldown-rule = Cooldown n takes up to n Heat cards out of your hand and back into the engine. Gears 1 and 2, Adrenaline, cards and the road can give it.
term-corner = Corners
# 3.11
term-corner-rule = At each corner line you cross, your speed is compared with its limit. You pay 1 Heat for each point above it. Lines beyond the finish of the last lap don't count.
term-spin-out = Spin-out
# 3.12
term-spin-out-rule = With too little Heat for a corner, you pay all you have and go back before its line. You get 1 Stress if you drove in gear 1 or 2, 2 Stress in gear 3 or 4, and continue in gear 1.
term-blocked = Blocked
# 3.6
term-blocked-rule = A car may drive through others but can't end on a full space: it then stops on the nearest free one behind, never behind where it began. Its speed for corners is not lowered, but only lines that it really crossed count.
term-cluttered-hand = Cluttered hand
# 3.4
term-cluttered-hand-rule = With too few playable cards for every gear in reach, the car stands still this turn: gear 1, no symbols, no slipstream. The cards laid are discarded, Heat included.
term-tunnel = Tunnel
# 11.1
term-tunnel-rule = On a tunnel space, no card of your hand can be discarded. Salvage, Scrap and Cooldown work as usual.
term-flooded = Flooded space
# 14.2
term-flooded-rule = A car that begins a round on a flooded space pays 1 Heat more for shifting down: 1 for one gear, 2 for two. What the engine can't pay can't be chosen. Staying or shifting up costs the same as ever.

## Symbols of cards
term-symbol-plus = { "+" }
# 2.9
term-symbol-plus-rule = Flip cards from your deck until a basic one (1 to 4) comes up: it is added to your speed. All others that come up are discarded.
term-symbol-heat = Heat on a card
# 6.1, 6.2
term-symbol-heat-rule = You must pay this much Heat when you react. If you can't, a flip takes the card's place and the move starts over.
term-symbol-scrap = Scrap
# 6.3
term-symbol-scrap-rule = You must discard that many cards from the top of your deck.
term-symbol-cooldown = Cooldown on a card
# 6.5, 2.6
term-symbol-cooldown-rule = Up to that many Heat cards go from your hand back into the engine. If you hold fewer, the rest is lost.
term-symbol-super-cool = Super cool
# 14.3
term-symbol-super-cool-rule = Look through your discard pile and move up to that many Heat cards from it to the engine. It works where cooling is off, and in tunnels.
term-symbol-reduce-stress = Reduce stress
# 6.6
term-symbol-reduce-stress-rule = You may discard up to that many Stress cards from your hand.
term-symbol-slipstream = Slipstream bonus
# 6.7
term-symbol-slipstream-rule = When you slipstream, you may go that many spaces further. A bonus counts in full or not at all.
term-symbol-salvage = Salvage
# 6.9
term-symbol-salvage-rule = Look through your discard pile and shuffle up to that many cards of it into your deck. Nobody else sees them.
term-symbol-catch-up = Catch-up
# 6.11, 11.4
term-symbol-catch-up-rule = Move up to that many empty spaces so that you end right behind a car. It adds no speed, and it is no slipstream.
term-symbol-limit = Speed limits
# 6.4
term-symbol-limit-rule = For you and for this turn, every speed limit changes by that much.
term-symbol-direct = Direct play
# 6.10
term-symbol-direct-rule = When you react, this card may be played straight from your hand, on top of those of your gear. Its value counts, and its Heat must be paid at once.
term-symbol-accelerate = Accelerate
# 6.13
term-symbol-accelerate-rule = You may raise your speed by 1 for every + carried out this turn, and move as many spaces: all of it or nothing.
term-symbol-refresh = Refresh
# 6.8
term-symbol-refresh-rule = At the end of the turn, this card may go back on top of your deck instead of being discarded.
term-symbol-single-use = Single use
# 6.12
term-symbol-single-use-rule = Once played, the card leaves the game. Discarded unplayed, it comes back.

## Weather and road
term-weather = Weather
# 8.1, 8.2, 8.4
term-weather-rule = One weather is drawn for the race. It changes the set-up of every car, and in sectors with a weather token it does something on the road too.
term-weather-clouds = { weather-clouds }
# 8.2, 8.4, 8.5
term-weather-clouds-rule = Every deck has 1 less Stress. In sectors with a weather token there is no Cooldown.
term-weather-fog = { weather-fog }
# 8.2, 8.4, 8.5
term-weather-fog-rule = Every engine has 1 more Heat. Nobody can slipstream out of a sector with a weather token; slipstreaming into one is allowed.
term-weather-storm = { weather-storm }
# 8.2, 8.4, 8.5
term-weather-storm-rule = Every deck has 1 more Stress. From sectors with a weather token, a slipstream may be 2 longer.
term-weather-snow = { weather-snow }
# 8.2, 8.4, 8.5
term-weather-snow-rule = Every engine has 1 less Heat. In sectors with a weather token there is 1 more Cooldown, once per turn in each.
term-weather-rain = { weather-rain }
# 8.2, 8.4, 8.5
term-weather-rain-rule = 3 Heat from every engine are shuffled into the deck before the start. In sectors with a weather token there is 1 more Cooldown, once per turn in each.
term-weather-sun = { weather-sun }
# 8.2, 8.4, 8.5
term-weather-sun-rule = 3 Heat from every engine lie in the discard pile from the start: they come into the deck with the first reshuffle. From sectors with a weather token, a slipstream may be 2 longer.
term-road-token = Road tokens
# 8.1, 8.3, 8.4, 11.2
term-road-token-rule = Each corner has one, a chicane one for both lines. Some change the corner itself, others the sector after it, as far as the next corner.
term-token-weather = Weather in the sector
# 8.4, 8.5
term-token-weather-rule = In the sector after this corner, the weather of the race acts on the road.
term-token-dangerous = Dangerous corner
# 8.3
term-token-dangerous-rule = Whoever crosses this corner above the limit pays 1 Heat more.
term-token-limit-minus-1 = Limit 1 lower
# 8.3, 8.6
term-token-limit-minus-1-rule = The limit of this corner is 1 lower than printed, for Legends too.
term-token-limit-plus-1 = Limit 1 higher
# 8.3, 8.6
term-token-limit-plus-1-rule = The limit of this corner is 1 higher than printed, for Legends too.
term-token-heat-control = Heat control
# 8.4
term-token-heat-control-rule = A Boost from this sector costs no Heat. It is still one Boost per turn.
term-token-slipstream-plus-1 = Slipstream 1 longer
# 8.4
term-token-slipstream-plus-1-rule = A slipstream from this sector may go 1 space further.

## Seasons
term-event = Events
# 9.2, 9.2.5
term-event-rule = Each race of a season has an event: it names the sponsor cards to begin with, where the press stands, and a special rule that holds for the whole race.
term-press = The press
# 9.5, 9.6
term-press-rule = Where the press stands, crossing the corner by slipstream, or at 2 or more above its limit, earns you a sponsor card. Road tokens change this limit, your own cards don't. No card if you spin out. Some events change what the press rewards.
term-sponsor = Sponsor cards
# 9.5, 6.12
term-sponsor-rule = Upgrades for a single use. What you gain goes to your hand; unused ones come along to the next race. At the end of the season they are worth nothing.

## Legends
term-legend = Legends
# 7.1, 7.2, 7.3, 7.5, 11.3
term-legend-rule = Automated cars that follow one card per round. Past the Legend line they move the limit plus their diamond. Before it they move their helmet number; if that would take them over the corner, they stop before it, on the space whose number is their diamond. They cross at most one corner a round, unless chevrons allow more, and pay no Heat.
term-rival = Rivals and stars
# 12.3, 12.4
term-rival-rule = Each round a Manoeuvre card is turned up. Legends with a star get its star ability, or 1 more space where it doesn't apply; the two rivals get its rival ability.
term-ability-full-throttle = { ability-full-throttle } (Legend)
# 12.6
term-ability-full-throttle-rule = Before the Legend line its helmet counts as 20. If that would take it over the corner, it stops right before it.
term-ability-slipstream = { ability-slipstream } (Legend)
# 12.8
term-ability-slipstream-rule = It slipstreams 2 spaces at the end of its move, as players do; weather and road tokens count.
term-ability-catch-up = { ability-catch-up } (Legend)
# 12.6, 11.4
term-ability-catch-up-rule = It moves up to 3 empty spaces to end right behind a car.
term-ability-limit-plus-2 = { ability-limit-plus-2 } (Legend)
# 12.6
term-ability-limit-plus-2-rule = Past the Legend line it moves 2 spaces more.
term-ability-defensive = { ability-defensive } (Legend)
# 12.7
term-ability-defensive-rule = It takes every free spot of its space until it moves again, and nobody right behind it can slipstream.
term-ability-skilful = { ability-skilful } (Legend)
# 12.9
term-ability-skilful-rule = It is never blocked: on a full space it stands outside the track, next to the race line, in front of the others there.
term-ability-reckless = { ability-reckless } (Legend)
# 12.6
term-ability-reckless-rule = Past the Legend line it may cross one corner more this round.

## More of the round
term-plan = Planning
# 3.2, 3.3
term-plan-rule = Everybody plans at the same time: choose a gear and lay as many cards face down. A plan can be taken back until the last driver has committed.
term-react = Reacting
# 3.8
term-react-rule = After your move you use the symbols you have, in any order: Cooldown of your gear, Adrenaline, one Boost, and those of your cards and of the road. Mandatory ones must be used.
term-discard = Discarding
# 3.13, 3.14
term-discard-rule = At the end of your turn you may discard any cards but Stress and Heat. Then the cards you played are discarded, and you draw until you hold 7.
term-deck = Deck and discard pile
# 2.1, 2.2, 2.8, 3.15
term-deck-rule = When the deck is empty, the discard pile is shuffled and becomes the deck: Heat that you paid comes back that way. Everybody sees the top card of a discard pile, but nobody may look through it, not even its owner. You may count what went in; a setting of the table can do that for you. A deck begins with three each of 1 to 4, Stress (mostly three), a 0, a 5 and one Heat; with the garage, three upgrades replace the last three.
term-finish = Finish
# 4.1, 4.3
term-finish-rule = A car that crosses the finish line of the last lap is home. Those of an earlier round are placed first; within a round, the car that is furthest ahead when the round ends. Corners beyond the line don't count.

## Modules
term-module-garage = { module-garage }
# 5.1, 5.3, 9.2.1
term-module-garage-rule = Instead of the 0, the 5 and the Heat, each driver shuffles three upgrades into the deck. They come from the basic cards, the advanced ones, or both. In a season it is one more before each race.
term-module-draft = { module-draft }
# 5.2, 5.4
term-module-draft-rule = In three rounds everybody takes one upgrade from an open market, the last on the grid first (in the second round, the first); or three are dealt at random; or in a snake draft everybody takes four and throws one away.
term-module-mulligan = { module-mulligan }
# 5.4
term-module-mulligan-rule = Once, before the first plan, you may pay 1 Heat, shuffle your hand into your deck and draw a new one; sponsor cards stay in your hand. All decide at the same time.
term-module-boxes = { module-boxes }
# 9.1, 11.5, 12.10, 14.1
term-module-boxes-rule = Upgrades, sponsor cards, circuits and events that are drawn come from these boxes and from the base game. Unless you choose otherwise, all boxes are in use.
term-module-weather = { module-weather }
# 8.1, 8.2
term-module-weather-rule = One weather is drawn for the race and changes everybody's cards at the start; each corner gets a road token that changes it or the sector after it.
term-module-tournament = { module-tournament }
# 10.1, 10.2
term-module-tournament-rule = Nobody shows a gear while planning: it is seen when the car's turn comes, and a shift by two gears is paid then. A shift that can't be paid is put right: going up, you lose a random card; going down, a flip is added.
term-module-level = { module-level }
# 12.1, 12.3
term-module-level-rule = Green, yellow and red decks take the place of the base Legend cards. The higher the level, the faster they are; from level 2 on, stars give them abilities.
term-module-rivals = { module-rivals }
# 12.4
term-module-rivals-rule = From level 2 on, two Legends are rivals: the foremost on the grid or, in a season, the best in the standings from the second race on. With or without a star, they have the rival ability that the Manoeuvre card of the round shows.
term-module-rising = { module-rising }
# 12.10
term-module-rising-rule = A season begins at the chosen level, and the Legends go up one level before each further race.
term-module-aggressive = { module-aggressive }
# 11.3, 7.7, 12.1
term-module-aggressive-rule = A Legend that begins its turn on a space with chevrons may cross one corner more for each of them. In Spain, the Netherlands, Japan and Mexico, and with the Legends expansion, this is always so; with the base Legends in Great Britain or on a circuit of your own, this setting decides.
term-module-pro = { module-pro }
# 7.6
term-module-pro-rule = Every helmet number of the Legend cards is raised by this much, so Legends are faster on the straights.
term-module-legend-adrenaline = { module-legend-adrenaline }
# 12.2
term-module-legend-adrenaline-rule = With the Legends expansion, a Legend in last place, or with 5 or more starters in one of the last two, moves 1 space more after its normal move.

## The round at a glance: nine steps on one card
glance-shift = Shift: one gear up or down is free, two cost 1 Heat.
glance-play = Play as many cards as your gear, face down. No Heat.
glance-reveal = Reveal and move, the leader first: the sum is your speed. Stress and + flip cards until a 1 to 4 comes up.
glance-adrenaline = Adrenaline for the last car (the last two of 5 or more): +1 speed and 1 space, Cooldown 1.
glance-react = React: Cooldown 3 in gear 1, 1 in gear 2; one Boost for 1 Heat; symbols of cards and of the road.
glance-slipstream = Slipstream 2 spaces, if a car is beside you or right in front.
glance-corners = Corners: pay 1 Heat for each point above the limit. Too little Heat: spin-out, back before the line, Stress, gear 1.
glance-discard = Discard what you don't want, but no Stress and no Heat.
glance-draw = Discard the cards you played, and draw until you hold 7.

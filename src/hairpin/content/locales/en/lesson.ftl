# The guided first lap, for page and terminal. The numbers come from the lesson, where the engine has checked them:
# no sentence has one of its own.

lesson-watch = Watch what happens on the track.
lesson-free = You drive on your own now. The lamp shows what a strong driver would do: follow it, or do what you think is best.

## first-lap
lesson-first-lap-welcome = Welcome to the grid! You drive one lap against two cars, and learn one thing at a time.
lesson-first-lap-gears = Your gear is the number of cards you play: take the { $cards } marked ones for speed { $speed }, and the mark on the road shows where you stop.
lesson-first-lap-limit = This corner has a speed limit of { $limit }: lay out the marked cards and see that speed { $speed } takes you over its line for free.
lesson-first-lap-pay = Now play a faster card instead: speed { $speed } is { $above } above the limit, and every point costs a Heat card, so you pay { $heat }.
lesson-first-lap-paid = Your engine has { $engine } Heat left: what you paid went to your discard pile, and sooner or later it will turn up in your hand.
lesson-first-lap-stress = Shift up to gear { $cards } and play a Stress card with the others: when it is revealed, it flips cards from your deck until a basic one comes up, and that one adds to your speed.
lesson-first-lap-boost = The flip brought you to speed { $was }, and there is still room before the corner: pay { $heat } Heat for a Boost, which flips one more card.
lesson-first-lap-brake = Now brake: the corner ahead allows only { $limit }, so play { $cards } low cards and stop right before its line.
lesson-first-lap-slipstream = A car right in front of you means slipstream: { $spaces } spaces for nothing, over the line, and as your speed stays { $speed }, the corner costs nothing either.
lesson-first-lap-clog = Two kinds of cards clog your hand now: Stress, and { $held } Heat cards, which can be neither played nor discarded.
lesson-first-lap-shift-down = Low gears cool the engine: go down to gear { $cards } with the marked card; a shift by two gears at once costs { $heat } Heat.
lesson-first-lap-cool = Cool down: { $cooled } Heat cards go from your hand back into the engine, which then has { $engine } again.
lesson-first-lap-discard = At the end of a turn you may discard cards that you don't want: choose the { $cards } marked ones, and you will draw others.
lesson-first-lap-last = You are last, in place { $place }, and the last car has Adrenaline: first play the { $cards } marked cards for speed { $speed }.
lesson-first-lap-adrenaline = Here it is: { $spaces } extra space and { $spaces } extra speed, and it costs nothing.
lesson-first-lap-too-fast = Now a spin-out that won't count: lay out the marked cards and see that speed { $speed } at limit { $limit } costs { $above } Heat, while you have { $stock }.
lesson-first-lap-spin-out = A spin-out is certain, but play the marked cards all the same.
lesson-first-lap-spun = You paid all your Heat, went back before the line, took Stress into your hand and stand in gear { $gear }: go on, and the clock is turned back.
lesson-first-lap-again = The same corner once more: with the marked cards your speed is { $speed }, the limit is { $limit }, and you get through unharmed.
lesson-first-lap-home = That is all you need to know: bring the car home on your own, and mind the last corner, which allows only { $limit }.
lesson-first-lap-free-plan = Choose cards and look at the forecast: it tells where you stop, what the corner costs and how likely a spin-out is.
lesson-first-lap-free-adrenaline = The last car may take Adrenaline every turn: one space more, and one Heat card cooled.
lesson-first-lap-free-cooldown = This gear lets you put Heat from your hand back into the engine.
lesson-first-lap-free-boost = You may Boost once a turn in any gear, if you have Heat to spare.
lesson-first-lap-free-slipstream = There is a car beside you or right in front: you may slipstream, but look at the corner first.
lesson-first-lap-free-discard = Keep what the next corner needs, and discard the rest.
lesson-first-lap-learned-cards = Your gear is how many cards you play, and their sum is your speed.
lesson-first-lap-learned-heat = Heat pays for speed, and low gears bring it back.
lesson-first-lap-learned-corners = Before a corner, look at its limit: it is cheaper to brake than to spin out.

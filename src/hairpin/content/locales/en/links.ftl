# What is said of a pasted link, by those who show a preview of it.

link-title = { $what } – Hairpin
link-full = Everybody is here: the race is about to begin.
link-free = { $free ->
    [one] One seat is still free. Come and race!
   *[other] { $free } seats are still free. Come and race!
  }
link-racing = On the track, round { $round }: { $names }.
link-over = { $winner } won. { $names } were racing.
link-replay = The whole race again: { $names }.
link-moment = A moment of the race between { $names }.

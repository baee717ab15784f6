# Det, der siges om et indsat link, hvor der vises en forhåndsvisning af det.

link-title = { $what } – Hairpin
link-full = Alle er her: løbet går snart i gang.
link-free = { $free ->
    [one] Der er én plads tilbage. Kom og kør med!
   *[other] Der er { $free } pladser tilbage. Kom og kør med!
  }
link-racing = På banen, runde { $round }: { $names }.
link-over = { $winner } vandt. Med i løbet: { $names }.
link-replay = Hele løbet igen: { $names }.
link-moment = Et øjeblik fra løbet mellem { $names }.

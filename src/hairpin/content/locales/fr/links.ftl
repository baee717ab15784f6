# Ce qui accompagne un lien collé, là où l’on en montre un aperçu.

link-title = { $what } – Hairpin
link-full = Tout le monde est là : la course va commencer.
link-free = { $free ->
    [one] Il reste une place. Venez courir !
   *[other] Il reste { $free } places. Venez courir !
  }
link-racing = En piste, manche { $round } : { $names }.
link-over = Victoire de { $winner }. En course : { $names }.
link-replay = Toute la course à revoir : { $names }.
link-moment = Un moment de la course entre { $names }.

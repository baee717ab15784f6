# Terminalen. En besked for hver ting, der siges.
# Danske verber er ens for dig og for andre; $who bruges kun, hvor der skal stå »dig« i stedet for »sig«.

## Hvad man kan skrive. Hvert ord én gang; de engelske forstås altid også.
typed-cards = kort
typed-count = tæl
typed-help = hjælp
typed-hint = råd
typed-language = sprog
typed-leave = forlad
typed-look = se
typed-mulligan = mulligan
typed-no = nej
typed-plans = planer
typed-quit = slut
typed-retire = opgiv
typed-road = bane
typed-rules = regler
typed-skip = spring
typed-undo = fortryd
typed-y = j
typed-yes = ja
key-enter = Enter

## Småting
you = Du
list-and = { $maximum } og { $last }
list-or = { $maximum } eller { $last }
one-to = { $n ->
    [1] 1
   *[other] 1 til { $n }
  }
between = ;{" "}
percent = { $n } %
menu-line = { $head }: { $words }
heat-of = { $heat } heat
no-card = ingenting
free = gratis

## Spørgsmål
prompt = { $what } ({ $hints }, { typed-help }) >{" "}
hints-undo = { $hints }, { typed-undo }
no-undo = Intet at fortryde: kun din egen seneste handling kan fortrydes, og kun så længe den intet har røbet.
undone = Fortrudt.
meant = Mente du { $word }?
illegal = Det tillader reglerne ikke. Tilladt: { $allowed }
speaks-how = Sprog: { $languages }. Skriv for eksempel: { typed-language } { $example }
speaks-now = Fra nu af på dansk.
language-en = English
language-fr = français
language-da = dansk
take-keyboard = { $name }, tag tastaturet, og tryk Enter >{" "}
take-keyboard-undo = { $name }, tag tastaturet, og tryk Enter ({ typed-undo }: tilbage til { $before }) >{" "}
left-in-round = Du forlod løbet i runde { $round }.
left-before-start = Du forlod løbet før starten.
left-resume = Fortsæt med: { $command }
left-unrecorded = Det blev ikke optaget.
not-saved = Dette løb bliver ikke gemt: der kan ikke skrives i { $folder }.
why-no-server = { $command } kræver { $missing }, som ikke er installeret. Installér det med: { $install }
why-nothing-saved = Der er intet løb at fortsætte. Begynd et med »hairpin play«, eller angiv filen med en optagelse.
heading = Runde { $round }, omgang { $lap } af { $laps } - { $name }: { $title }
heading-before = Før løbet - { $name }: { $title }
step-draft = vælg en opgradering
step-throw-away = smid én opgradering væk
step-mulligan = beholde hånden?
step-between-races = efter løbet
step-keep-one = behold én opgradering
step-swap = bytte en opgradering?
step-plan = planlæg din tur
step-speed = vælg din hastighed
step-react = Reagér
step-slipstream = slipstrøm?
step-discard = kassere?
step-replenish = opfriske?
hint-number = et nummer
bad-choice = Skriv { $numbers }.

## Hjælp
help-numbers = vælg med numrene under dine kort eller på en liste
help-codes = det samme med kortenes værdier (når du kasserer: discard 1 1)
help-enter = ja, færdig eller behold alle, alt efter spørgsmålet
help-plans = når du planlægger: hvad hver plan ville koste
help-look = vis stilling, bane og det, du bliver spurgt om, igen
help-cards = hvad dine opgraderinger og andre særlige kort gør, i ord
help-count = hvilke kort der er i din stak og blandt de brugte
help-hint = hvad en stærk kører ville gøre, og hvorfor
help-road = vejret og brikkerne på banen
help-undo = fortryd din seneste handling, hvis den intet har røbet
help-retire = når du planlægger: træk dig fra løbet
help-rules = en påmindelse om turens gang
help-language-keys = { typed-language } en
help-language = skift sprog: en, fr, da
help-help-keys = { typed-help }, ?
help-help = denne liste
help-quit = afslut (det gør Ctrl-D og Ctrl-C også)
help-track = På banen tæller »{ strip-to-corner }« de felter, du kan køre uden at krydse linjen, og »{ strip-from-you }« den hastighed, der bringer dig derhen. En tunnel tegnes med »:«, en oversvømmet vej med »~«.
rules-turn =
    1 Gear: behold det, eller skift ét op eller ned; to gear koster 1 heat.
    2 Spil lige så mange kort som dit gear, men ingen heat.
    3 Afslør: summen er din hastighed, og så langt kører du. Stress vender et kort,
      1-4.
    4 Adrenalin til den sidste bil (fra 5 biler: de to sidste): +1 hastighed og
      afkøling 1.
    5 Reagér: afkøling (3 i 1. gear, 1 i 2. gear) tager heat fra hånden til motoren;
      boost betaler 1 heat og vender et kort, 1-4, til hastighed og felter.
    6 Slipstrøm: ved siden af eller lige bag en bil 2 felter mere, samme hastighed.
    7 Sving: 1 heat for hvert point hastighed over grænsen. Rækker det ikke, skrider
      du ud: tilbage før linjen, 1. gear, 1 stress (i 3. og 4. gear: 2).
    8 Kassér, hvad du vil, undtagen heat og stress. 9 Træk op til 7 kort.
rules-garage =
    Opgraderinger erstatter 0, 5 og heat i din kortstak. Deres symboler bruges, når
    du reagerer; heat og skrot er obligatoriske. Skriv { typed-cards } for at se dine.
rules-weather =
    En brik ændrer et svings grænse, gør det farligt (1 heat mere, hvis du er for
    hurtig) eller gælder for sektoren efter svinget. Skriv { typed-road } for at se alt.
rules-tournament =
    Turnering: dit gear er skjult til din tur og betales da. To gear uden heat til
    det er en fejl: opad mister du et tilfældigt kort, nedad vendes ét mere; under
    alle omstændigheder skifter du ét gear.
rules-legends =
    Legender har ingen kort. Efter deres linje før et sving kører de svingets grænse
    plus 0 til 3; før den kører de frem til svinget uden at krydse det. De krydser
    højst ét sving i hver runde og ét mere for hver pil, der gælder.
rules-manoeuvres =
    Hver runde giver et manøvrekort Legender med stjerne én evne, rivaler en anden.
    Defensiv: dens felt er fuldt, og der er ingen slipstrøm lige bag den.

## Tabeller
column-lap = omg.
column-space = felt
column-corner = til sving
column-gear = gear
column-speed = fart
column-heat = heat
column-hand = hånd
column-deck = stak
column-car = bil
column-name = navn
column-place = plads
column-driver = kører
column-rounds = runder
column-distance = distance
column-points = point
column-risk = risiko
column-fastest = hurtigste
ahead-finish = { $spaces } mål
ahead-corner = { $spaces } grænse { $limit }
status-finished = i mål
status-retired = har trukket sig
status-turn = har turen
status-rival = Legende, rival
status-legend = Legende
status-adrenaline = adrenalin
status-planned = klar
race-title = { $circuit }, { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }
race-title-round = { $race }, runde { $round }
driver-human = menneske
legend = Legende
legend-rival = Legende (rival)
end-retired = trak sig i runde { $round }
end-eliminated = udgået i runde { $round }
end-absent = har forladt sæsonen
end-racing = kører stadig
own-won = { $name } vandt!
own-place = { $name } blev nr. { $place } af { $cars }.
own-retired = { $name } { $who ->
    [you] trak dig
   *[other] trak sig
  } i runde { $round }, nr. { $place } af { $cars }.
season-named = Sæson { $season }
season-race = Løb { $number } af { $races }, { $circuit }: { $event }.
season-race-press = Løb { $number } af { $races }, { $circuit }: { $event }; pressen er ved svinget før felt { $spaces }.
name-legend = { $name } (Legende)
name-left = { $name } (har forladt sæsonen)
champion = Mester i sæson { $season }: { $name }, { $points } point.
champion-of = Mester, { $title }: { $name }, { $points } point.

## Banen
strip-limit = grænse
strip-race-line = ideallinje
strip-beside = ved siden
strip-outside = udenfor
strip-in-force = gælder
strip-to-corner = til sving
strip-from-you = fra dig
strip-space = felt
strip-start = START
strip-finish = MÅL
strip-lap = OMGANG { $lap }
effect-slipstream = slipstrøm op til +{ $n }
effect-cooldown = afkøling +{ $n }
effect-free-boost = boost koster ingen heat
effect-no-slipstream = ingen slipstrøm
effect-no-cooldown = ingen afkøling
effect-mark-slipstream = slip+{ $n }
effect-mark-cooldown = køl+{ $n }
effect-mark-free-boost = gratis boost
effect-mark-no-slipstream = ingen slip
effect-mark-no-cooldown = ingen køl
sky-now = Vejr: { $weather }
sky-start = (ved starten, for hver bil: { $changes })
sky-legend = (3>4: ændret grænse, !: farligt sving; skriv { typed-road } for mere)
start-stress = { $n } stress
start-heat = { $n } heat
start-heat-to-deck = { $n } heat fra motoren til kortstakken
start-heat-to-discard = { $n } heat fra motoren til de brugte kort
no-weather = Intet vejr og ingen brikker på banen i dette løb.
road-corner = sving før felt { $space }: { $words }
road-dangerous = farligt, +{ $heat } heat over grænsen på { $limit }
road-limit = grænse { $limit } i stedet for { $printed }
road-sector = efter det { $effect }
road-weather = efter det { $effect } ({ $weather })
in-tunnel = i en tunnel: ingen kort fra hånden kan kasseres
in-water = oversvømmet: at skifte ned koster 1 heat mere
here = Her, på felt { $space }: { $words }

## Hånden
hand-now = hånd: { $cards }
hand-empty = ingen kort på hånden
hand-none = (ingen kort på hånden)
type-cards = Skriv { typed-cards } for at se, hvad symbolerne på dine kort betyder.
state-speed = hastighed { $n }
state-gear = gear { $n }
state-engine = motor { $n } heat
state-deck = stak { $n }
state-discard = brugte { $n }
state-discard-top = brugte { $n } ({ $top } øverst)
count-deck = Stak { $n }: { $cards }
count-discard = Brugte { $n }: { $cards }
count-none = ingen
count-off = Når flere deler ét tastatur, tæller hver sine egne kort.
advice-says = Råd: { $do }. { $why }
advice-off = Når flere deler ét tastatur, er der ingen råd.
bad-twice = [{ $word }] er kun ét kort; vil du vælge efter kortenes værdier, så skriv: { $example }
bad-number = Der er intet kort [{ $n }]; dine er [1] til [{ $maximum }].
bad-word = { $word } er hverken et kort eller en kommando; skriv kortnumre, for eksempel 1 3, eller { typed-help }.
bad-count = { $n ->
    [0] Du har intet kort { $card }.
   *[other] Du har kun { $n } af kort { $card }.
  }
plain-starting = en startopgradering: værdien er hastighed; et +, der vender den, kasserer den
plain-stress = når det spilles, vender det et kort (+), 1 til 4; det kan ikke kasseres
plain-heat = kan hverken spilles eller kasseres; afkøling lægger det tilbage i motoren

## Hvad et valg fører til
speed-spread = { $speeds } (i snit { NUMBER($average, minimumFractionDigits: 1) })
lands = til felt { $spaces }
lands-finish = over målstregen
lands-perhaps-finish = til felt { $space }, måske over målstregen
lands-blocked = { $way } (blokeret, { $short } kortere)
corner-costs = sving før felt { $space }, grænse { $limit }: { $price }
corner-may-cost = sving før felt { $space }, grænse { $limit }: { $price }, hvis du når dertil
bill-no-corner = intet sving krydses
bill-free = { $corners ->
    [one] sving { $limits }: { $free }
   *[other] sving { $limits }: { $free }
  }
bill = { $corners ->
    [one] sving { $limits } koster
   *[other] sving { $limits } koster
  } { $heat } heat, { $engine ->
    [0] du har ingen
   *[other] du har { $engine }
  }
spin-out = SKRIDER UD
spin-out-in = SKRIDER UD: { $chance }
spin-out-unless = medmindre du køler ned
spin-out-unless-then = ({ $chance }, hvis du køler ned)

## Planlægning
ask-plan = Din plan
hint-plan = kortnumre, { typed-plans }
hint-cluttered = Enter = den første
ask-commit = Bekræfte planen?
hint-commit = Enter = ja, n = nej, eller andre kort
ask-retire = Vil du trække dig fra løbet for altid?
hint-retire = { typed-yes }, eller Enter for at køre videre
gear-choice = Antallet af kort, du spiller, er dit gear: { $gears }.
gears-for-heat = { $gears } for { $heat } heat
gears-by-mistake = { $gears } som fejl
gear-for-heat = { $gear } ({ $heat } heat)
tournament-now = Ingen ser dit gear før din tur; et skift på to betales først da.
tournament-no-heat = Ingen ser dit gear før din tur; et skift på to betales først da, og du har ingen heat: det ville være en fejl, som rettes ved afsløringen.
adrenaline-now = Du har adrenalin: +1 hastighed og afkøling 1, som du kan bruge, når du reagerer.
cluttered-head = Din hånd er rodet:
cluttered =
    { $head } for få spilbare kort til noget gear. Hvad du end planlægger, bliver bilen stående og går i gear 1, de planlagte kort kasseres, og du trækker op til 7.
    Du kan planlægge: { $plans }
bad-plan-cluttered = Din hånd er rodet; du kan kun planlægge: { $plans }
bad-plan-none = Skriv kortnumre, for eksempel 1 2. { $choice }
bad-plan-heat = Heat kan ikke spilles; vælg andre kort.
bad-plan-count = Ikke { $n }. { $choice }
no-heat = ingen
cards-unpaid = kortene kan ikke betales
plan-for-heat = { $cards } ({ $heat } heat for skiftet)
plan-cluttered = { $plan }: bilen bliver stående, så gear 1
plan-with = med { $values }: hastighed { $speed } { $way }; { $bill }
plan-gear = gear { $gear }
plan-shift = gear { $before } til { $gear }
plan-shift-heat = { $heat } heat for skiftet
plan-mistake-up = FEJL: ingen heat til dette skift; ved afsløringen mister du et tilfældigt af disse kort, gear { $gear }
plan-mistake-down = FEJL: ikke nok heat til dette skift; ved afsløringen vendes { $flips ->
    [one] et kort mere
   *[other] { $flips } kort mere
  }, gear { $gear }
plan-card-heat = { $heat } at betale for disse kort, når du reagerer, før noget sving
plan-unpaid = Du vil have { $left }: kort, du ikke kan betale, erstattes af vendte kort. Hvis alt betales:
plan-unpaid-unless = Du vil have { $left }: kort, du ikke kan betale, erstattes af vendte kort, medmindre du køler ned først. Hvis alt betales:
plan-limits = alle grænser { $change } for dig i denne tur
plan-way = hastighed { $speed }, fra felt { $start } { $way }
plan-full-now = der nu, men kører før dig: { $names }
plan-due = { $heat } heat at betale, { $engine } i motoren
plan-cooldown = afkøling kan derefter give { $heat } heat tilbage

## I turen
ask-speed = Hastighed
speed-played = spillet: { $cards }
speed-how = Vælg en værdi for { $cards }:
speed-heat = Når du reagerer, skal du betale { $heat } heat for { $cards }.
speed-what = hastighed { $speed }, { $way }; { $bill }
bad-speed = Skriv { $numbers } eller selve værdierne: { $example }.
ask-react = Reagér
hint-react = et nummer, Enter = færdig
react-adrenaline = Adrenalin
react-boost = Boost for 1 heat
react-boost-free = Gratis boost (varmekontrol her)
react-must = obligatorisk, før du kører videre
react-or-less = (for mindre, tilføj antallet: { $example })
react-gain = +{ $speed } hastighed, { $way }; { $bill }
react-once-paid = når kortene er betalt
react-done = Færdig
react-done-what = hastighed { $speed }; { $bill }
react-not-done = Ikke færdig endnu
react-replace = Erstat
react-replace-what = heat for { $cards } kan ikke betales. { $n ->
    [one] Kortet kasseres med sine symboler og erstattes af et vendt kort
   *[other] De kasseres med deres symboler og erstattes hver af et vendt kort
  }; bilen går tilbage til felt { $space } og kører igen med sin nye hastighed. Derefter reagerer du videre.
must-first = du skal først { $duties }
must-pay = betale for { $card }
must-scrap = skrotte for { $card }
bad-react-not-yet = Ikke endnu: { $must }.
bad-react-done = Tryk Enter for at afslutte.
bad-react = Skriv { $numbers } for at bruge et symbol, eller tryk Enter for at afslutte.
bad-react-must = Skriv { $numbers } for at bruge et symbol.
ask-take = Tag
hint-take = kortnumre, Enter = ingen
salvage-here = Dine brugte kort, som kun du ser, og kun nu:
salvage-how = Vælg op til { $n } kort, der skal blandes i din stak.
bad-take = Op til { $maximum } af de brugte kort, ikke { $n }.
ask-slipstream = Slipstrøm
hint-slipstream = { $numbers } = ja, Enter = nej
slip = Slipstrøm
slip-what = { $n ->
    [one] { $n } felt, { $way }; { $bill }
   *[other] { $n } felter, { $way }; { $bill }
  }
slip-more = ({ $heat } mere, end hvis du bliver)
slip-stay = Bliv
slip-stay-what = på felt { $space }; { $bill }
bad-slipstream = Skriv { $numbers } for at tage slipstrømmen, eller tryk Enter for at blive, hvor du er.
ask-discard = Kassér
hint-discard = kortnumre, Enter = behold alle
discard-how = { $stays ->
    [heat] Kassér de kort, du vil, undtagen heat; det sidst nævnte ligger øverst.
    [stress] Kassér de kort, du vil, undtagen stress; det sidst nævnte ligger øverst.
   *[both] Kassér de kort, du vil, undtagen heat og stress; det sidst nævnte ligger øverst.
  }
bad-discard = { $stays ->
    [heat] Heat kan ikke kasseres, og en begivenhed kan begrænse antallet; nævn andre kort, eller tryk Enter for at beholde alle.
    [stress] Stress kan ikke kasseres, og en begivenhed kan begrænse antallet; nævn andre kort, eller tryk Enter for at beholde alle.
   *[both] Heat og stress kan ikke kasseres; nævn andre kort, eller tryk Enter for at beholde alle.
  }
nothing-to-discard = Heat og stress kan ikke kasseres: du beholder din hånd.
ask-refresh = Opfrisk
hint-refresh = numre, Enter = ingen
refresh-how = Før du trækker op til 7, må disse lægges øverst på din stak i stedet for til de brugte kort:
refresh-none = Ingen af dem
refresh-order = { $n ->
    [1] Det er det næste kort, du trækker.
   *[other] Det er de næste kort, du trækker. Det sidst nævnte ligger øverst og trækkes først.
  }
bad-refresh = Nævn kort fra listen, hvert én gang, eller tryk Enter for ingen.

## Værkstedet, og mellem løbene
ask-draft = Dit valg
ask-throw-away = Smid væk
hint-draft = et nummer, { typed-look } = opstilling og bane
bad-draft = Skriv { $numbers } eller et kort fra listen, for eksempel { $card }.
market-here = Markedet; skriv { typed-cards } for at se symbolerne i ord:
two-of-it = (2 stk.)
throw-away-how = Du har én opgradering for meget. Hvilken vil du undvære?
you-have = Du har:
other-has = { $name } har: { $cards }
draft-order = Marked { $market } af { $markets }. Det er dit valg; efter dig i dette marked: { $names }.
draft-order-last = Marked { $market } af { $markets }. Det er dit valg, som den sidste.
ask-mulligan = Beholde den?
hint-mulligan = Enter = behold, { typed-mulligan } = træk en ny for 1 heat
mulligan-how = Din starthånd. Én gang, og kun nu, må du betale 1 heat for at blande den tilbage og trække 7 nye kort.
bad-mulligan = Tryk Enter for at beholde din hånd, eller skriv { typed-mulligan } for at betale 1 heat og trække en ny.
ask-go-on = Næste løb?
hint-go-on = Enter = videre, { typed-quit } = stop for i dag, { typed-leave } = opgiv sæsonen
bad-go-on = Tryk Enter for næste løb, eller skriv { typed-leave } for at forlade sæsonen for altid.
ask-swap = Bytte?
hint-swap = et nummer, Enter = behold dine
swap-how = Som sidste bil i opstillingen må du bytte en af dine opgraderinger for en, der er tilbage på markedet.
swap-for = { $given } for { $taken }
ask-keep-upgrade = Behold
keep-upgrade-how = En ny sæson begynder, og én af dine opgraderinger følger med. Hvilken?

## Hvad der skete for alle
gears-shown = Gear: { $gears }
field-RoundBegan = Runde { $round }: { $order }; adrenalin til { $adrenaline }
field-RoundBegan-no-adrenaline = Runde { $round }: { $order }; ingen adrenalin i dag
field-RaceEnded = Løbet er slut: { $places }
field-WeatherDrawn = Vejr: { $weather }; på banen: { $tokens }
field-MarketOpened = Et marked åbner: { $cards }
field-CarsBuilt = Opgraderinger: { $cars }
field-RivalsNamed = Rivaler: { $names }
field-LegendCardRevealed = Legenderne kører efter { $card }
field-LegendCardRevealed-manoeuvre = Legenderne kører efter { $card }; stjerneevne: { $star }, rivalevne: { $rival }
field-RaceScored = Point i løb { $number }: { $points }
field-SeasonEnded = Sæsonen er slut; mesteren er { $name }
record-stops = Optagelsen slutter her, i runde { $round }.

## Hvad en bil gjorde, sat efter dens navn
cards-count = { $n } kort
cards-count-top = { $n } kort, { $card } øverst
deed-UpgradeChosen = vælger { $card }
deed-UpgradesDealt = får { $cards }
deed-UpgradeThrownAway = smider én opgradering væk
deed-HandChosen-mulligan = betaler 1 heat for at trække en ny starthånd
deed-HandChosen-kept = beholder starthånden
deed-SponsorsGained = får { $n ->
    [one] et sponsorkort
   *[other] { $n } sponsorkort
  }: { $cards }
deed-HeatRemoved = mister et heat-kort for altid
deed-CarEliminated = udgår af løbet i runde { $round }
deed-UpgradeSwapped = bytter { $given } for { $taken }
deed-UpgradeKept = tager { $card } med i næste sæson
deed-SeasonLeft = forlader sæsonen
deed-PlanCommitted = er klar
deed-PlanTakenBack = tager planen tilbage
deed-GearShown = viser gear { $gear }
deed-GearShown-heat = viser gear { $gear }, betaler { $heat } heat for skiftet
deed-GearMended-up = planlagde gear { $planned } uden heat til det: et tilfældigt kort går tabt, gear { $gear } med { $cards }
deed-GearMended-down = planlagde gear { $planned } uden heat til det: { $flips ->
    [one] et kort mere
   *[other] { $flips } kort mere
  } vendes, gear { $gear } med { $cards }
deed-HandCluttered = bliver stående med en rodet hånd ({ $cards }), gear 1
deed-CardsRevealed = afslører { $cards }
deed-CardFlipped = vender { $card }
deed-CardFlipped-in-vain = vender { $card }, som ikke tæller
deed-DeckReshuffled = blander de brugte kort til en ny stak
deed-CardsDiscarded = kasserer { $cards }
deed-CardsDrawn = trækker { $cards }
deed-Boosted = booster for { $heat } heat
deed-Boosted-free = booster gratis
deed-CornerCrossed = klarer svinget (grænse { $limit })
deed-CornerCrossed-heat = betaler { $heat } heat ved svinget (grænse { $limit })
deed-SpunOut = skrider ud før felt { $space }: { $stress } stress, gear 1
deed-SpunOut-heat = skrider ud før felt { $space }: { $heat } heat betalt, { $stress } stress, gear 1
deed-CarFinished = kommer i mål som nr. { $place } i runde { $round }
deed-CarRetired = { $who ->
    [you] trækker dig i runde { $round }
   *[other] trækker sig i runde { $round }
  }
way-moves = kører til felt { $space }
way-drives = kører til felt { $space }
way-stays = bliver på felt { $space }
way-why = { $way }: { $why }
moved-cards = { $way } med hastighed { $speed }
moved-adrenaline = bruger adrenalin til +1 hastighed og { $way }
moved-gain = får { $speed } mere i hastighed og { $way }
moved-slipstream = tager slipstrømmen og { $way }
moved-catch-up = bruger indhentning og { $way }
moved-replace = begynder igen med hastighed { $speed } og { $way }
moved-blocked = { $moved } (blokeret, { $short } kortere)

## En stilling med alt, hvad den rummer
show-plan = planlagt: { $cards }
show-retiring = trækker sig
show-played = spillet: { $cards }
show-hand = hånd: { $cards }
show-deck = kortstak, øverste først: { $cards }
show-discard = brugte kort, øverste først: { $cards }
show-engine = heat i motoren: { $n }
show-upgrades = opgraderinger: { $cards }
show-removed = ude af løbet: { $cards }
show-market = Opgraderinger at vælge imellem: { $cards }
show-over = Løbet er slut: ingen skal beslutte noget.
show-options = { $n ->
    [one] Én lovlig handling:
   *[other] { $n } lovlige handlinger:
  }

## En lektion
lesson-step-of = Trin { $step } af { $steps }
lesson-read = Enter for at gå videre, { typed-skip } for at køre frit >{" "}
lesson-marked = De markerede kort er: { $cards }
lesson-type = Skriv { $typed }
lesson-not-yet = Ikke endnu: lektionen venter på { $typed }.
lesson-left = Du har forladt lektionen. Begynd forfra med: { $command }
lesson-learned = Tre ting, du lærte:
## Tilbageblik på et løb
analysis-title = Analyse af { $name }
analysis-how = Den plads i mål, der var at forvente efter hver beslutning, i tænkte løb: givet om ud fra det, man vidste dengang, med mesteren ved alle rat i to runder, og derefter som mesteren ser det. I ét tilfælde ud af hundrede rykker tilfældigheder et tal mere end ±.
analysis-number = { $whole },{ $tenth }
analysis-mark = { $when }: { $best } i stedet for { $done } havde været { $gain } ± { $error } pladser værd.
analysis-no-marks = Ingen beslutning kostede mere, end tilfældet kan forklare.

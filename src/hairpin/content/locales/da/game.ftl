# Spillets egne ord, til siden og til terminalen.

## Kort
card-hidden = et skjult kort
cards-hidden = { $hidden ->
    [one] et skjult kort
   *[other] { $hidden } skjulte kort
  }
card-heat = Heat
card-stress = Stress
card-upgrade = Opgradering
card-sponsor = Sponsor
family-4-wheel-drive = 4-hjulstræk
family-body = Karrosseri
family-brakes = Bremser
family-cooling-system = Kølesystem
family-front-wing = Frontvinge
family-fuel = Brændstof
family-gas-pedal = Speeder
family-radiator = Køler
family-rpm = RPM
family-suspension = Affjedring
family-tires = Dæk
family-turbo-charger = Turbolader
family-wings = Vinge
symbol-plus = kort at vende: { $amount }
symbol-heat = koster { $amount } heat
symbol-scrap = skrot { $amount }
symbol-cooldown = afkøling { $amount }
symbol-super-cool = superkøling { $amount }
symbol-reduce-stress = mindre stress { $amount }
symbol-slipstream = slipstrøm +{ $amount }
symbol-salvage = bjærgning { $amount }
symbol-catch-up = indhentning { $amount }
symbol-limit = hastighedsgrænser { $amount }
symbol-direct = direkte spil
symbol-accelerate = acceleration
symbol-refresh = opfriskning
symbol-single-use = engangsbrug

## Kortenes symboler: deres mærker, hvad de gør, og hvordan det fortælles
mark-heat = H{ $n }
mark-cooldown = A{ $n }
mark-limit = G{ $n }
mark-slipstream = S+{ $n }
mark-super-cool = sup{ $n }
mark-reduce-stress = str{ $n }
mark-scrap = skr{ $n }
mark-salvage = bjæ{ $n }
mark-catch-up = ind{ $n }
mark-direct = dir
mark-accelerate = acc
mark-refresh = opf
mark-single-use = 1x
explain-heat-card = Tæller som heat: kan hverken spilles eller kasseres; det begynder i din kortstak.
explain-values = Flere værdier: vælg én, når kortet afsløres.
explain-plus = { $n ->
    [one] +: vender kort, til der kommer et standardkort (1 til 4), som lægges til hastigheden.
   *[other] +{ $n }: vender kort, til der er kommet { $n } standardkort (1 til 4), som lægges til hastigheden.
  }
explain-heat = Heat { $n }: skal betales, når du reagerer; kan du ikke, erstattes kortet af et vendt kort.
explain-scrap = { $n ->
    [one] Skrot { $n }: når du reagerer, skal det øverste kort i din stak til de brugte kort.
   *[other] Skrot { $n }: når du reagerer, skal de øverste { $n } kort i din stak til de brugte kort.
  }
explain-cooldown = Afkøling { $n }: op til { $n } heat fra din hånd til motoren.
explain-limit = Grænser { $n }: gælder for hvert sving, du kører igennem i denne tur.
explain-slipstream = Slipstrøm +{ $n }: din slipstrøm kan være { $n } længere.
explain-super-cool = Superkøling { $n }: se dine brugte kort igennem, og læg op til { $n } heat-kort derfra i motoren, også hvor man ikke kan køle ned.
explain-reduce-stress = Mindre stress { $n }: du må kassere op til { $n } stresskort.
explain-salvage = Bjærgning { $n }: bland op til { $n } af dine brugte kort i stakken.
explain-catch-up = { $n ->
    [one] Indhentning { $n }: kør { $n } tomt felt frem til lige bag en bil.
   *[other] Indhentning { $n }: kør op til { $n } tomme felter frem til lige bag en bil.
  }
explain-direct = Direkte spil: kan spilles fra hånden, når du reagerer, ud over gearets kort.
explain-accelerate = Acceleration: +1 hastighed og +1 felt for hvert +, du har vendt i denne tur.
explain-refresh = Opfriskning: kan lægges tilbage øverst på din stak, når turen slutter.
explain-single-use = Engangsbrug: forlader spillet, når kortet er spillet.
react-pay = Betal { $heat } heat for { $card }
react-pay-what = så er der { $engine } i motoren
react-scrap = Skrot { $n } for { $card }
react-scrap-what = { $n ->
    [one] det øverste kort i din stak går til de brugte kort
   *[other] de øverste { $n } kort i din stak går til de brugte kort
  }
react-salvage = Bjærgning med { $card }
react-salvage-what = se dine brugte kort igennem, og bland op til { $n } af dem i stakken
react-accelerate = Accelerér med { $card }
react-cooldown = Afkøling
react-cooldown-what = { $n } heat fra din hånd til motoren, som så har { $engine }
react-super-cool = Superkøling
react-super-cool-what = { $n ->
    [0] se dine brugte kort igennem; der er ingen heat at hente
   *[other] { $n } heat fra dine brugte kort til motoren, som så har { $engine }
  }
react-reduce-stress = Mindre stress
react-reduce-stress-what = kassér { $n } stress fra din hånd
react-catch-up = Indhentning
react-catch-up-what = { $spaces ->
    [one] { $spaces } felt, { $way }, lige bag en bil; samme hastighed; { $bill }
   *[other] { $spaces } felter, { $way }, lige bag en bil; samme hastighed; { $bill }
  }
react-direct = Spil { $card } fra hånden
react-direct-heat = Spil { $card } fra hånden for { $heat } heat
deed-CardScrapped = skrotter { $card }
deed-CardPaid = betaler { $heat } heat for { $card }
deed-CardsReplaced = kan ikke betale for { $cards }: erstattet af vendte kort, bilen kører igen
deed-CardPlayedDirectly = spiller { $card } direkte fra hånden
deed-SuperCooled = ser de brugte kort igennem ({ $cards }) og lægger { $heat } heat derfra i motoren
deed-StressReduced = kasserer { $stress } stress
deed-DiscardSearched = ser de brugte kort igennem med { $card }
deed-CardsSalvaged = blander { $cards } tilbage i stakken
deed-Accelerated = accelererer med { $card }
deed-CardsRefreshed = lægger { $cards } tilbage øverst på stakken
deed-CooledDown = køler { $heat } heat ned
do-take-back = Tag planen tilbage
do-heat = Betal for { $cards }
do-scrap = Skrot for { $cards }
do-cooldown = Afkøling { $n }
do-super-cool = Superkøling { $n }
do-reduce-stress = Mindsk stress { $n }
do-salvage = Bjærg med { $cards }
do-take = Tag { $cards }
do-direct = Spil { $cards } direkte
do-accelerate = Accelerér med { $cards }
do-catch-up = Indhent { $n }
do-replace = Erstat de ubetalte kort
do-slipstream = Slipstrøm { $n }
do-refresh = Opfrisk { $cards }
event-CardScrapped = { $seat } skrotter { $card }.
event-CardPaid = { $seat } betaler { $heat } heat for { $card }.
event-CardsReplaced = { $seat } erstatter { $cards }.
event-CardPlayedDirectly = { $seat } spiller { $card } direkte.
event-SuperCooled = { $seat } ser de brugte kort igennem ({ $cards }) og lægger { $heat } heat derfra i motoren.
event-StressReduced = { $seat } kasserer { $stress } stress.
event-DiscardSearched = { $seat } ser sine brugte kort igennem.
event-CardsSalvaged = { $seat } blander { $cards } tilbage i stakken.
event-Accelerated = { $seat } accelererer.
event-CardsRefreshed = { $seat } lægger { $cards } tilbage på stakken.
event-CooledDown = { $seat } køler { $heat } heat ned.

## Banen
token-at = { $token } (svinget før felt { $line })
weather-clouds = Skyer
weather-fog = Tåge
weather-storm = Storm
weather-snow = Sne
weather-rain = Regn
weather-sun = Sol
token-weather = vejr i sektoren
token-dangerous = farligt sving: 1 ekstra heat over grænsen
token-limit-minus-1 = grænsen 1 lavere
token-limit-plus-1 = grænsen 1 højere
token-heat-control = gratis boost i sektoren
token-slipstream-plus-1 = slipstrøm 1 længere i sektoren

## Legender
ability-full-throttle = fuld gas
ability-slipstream = slipstrøm
ability-catch-up = indhentning
ability-limit-plus-2 = grænse +2
ability-defensive = defensiv
ability-skilful = behændig
ability-reckless = dumdristig
legend-card = { $deck ->
    [green] grønt kort { $number }
    [yellow] gult kort { $number }
    [red] rødt kort { $number }
   *[base] kort { $number }
  }
legend-limit = forbi legendelinjen, grænse og rude giver { $number }
legend-helmet = hjelm { $number }
legend-diamond = hjelmen ville føre den over linjen, så den stopper på sin rude, { $number }
legend-helped = { $why }, med { $helps }
legend-blocked = { $why } (blokeret)
help-adrenaline = adrenalin

## En sæsons begivenheder
season-name-custom = Fire tilfældige løb
season-name-best-of-all-time = De bedste gennem tiderne
rule-sponsors = Sponsorkort på hver starthånd: { $n }.
rule-press = Pressen belønner dem, der krydser dens sving i slipstrøm eller mindst 2 over grænsen.
rule-slow-press = Pressen belønner kun dem, der krydser under grænsen.
rule-press-cards = Pressen giver { $n } sponsorkort ad gangen.
rule-laps = Omgange: { $n }.
rule-heat = Heat i hver motor: { $n }.
rule-stress = Stress i hver kortstak: { $n }.
rule-hand-size = Der er { $n } kort på hver hånd.
rule-lap-leaders = De første { $n } biler, der gennemfører omgang 1, får et sponsorkort.
rule-top-speed = En hastighed på { $n } eller mere giver et sponsorkort.
rule-cars-passed = Overhaling af { $n } biler i én tur giver et sponsorkort.
rule-max-discards = Kort, du må kassere pr. tur: højst { $n }.
rule-stress-discard = Stress må kasseres i slutningen af turen.
rule-heat-discard = Heat må kasseres i slutningen af turen.
rule-slipstream-gear = Kun biler i gear { $gear } eller højere må bruge slipstrøm.
rule-no-adrenaline = Ingen har adrenalin, heller ikke Legenderne.
rule-lap-heat = Heat-kort, der fjernes fra spillet efter hver omgang: { $n }.
rule-spin-out-is-end = Den, der skrider ud, er ude af løbet uden point.
rule-bonus-points = Bonuspoint til de bedste placeringer: { $points }.
event-name-1 = Trængsel ved stregen
event-name-2 = Fartkontrollen
event-name-3 = En strejkedag
event-name-4 = Mere kølevand
event-name-5 = Det lange løb
event-name-6 = Point at hente
event-name-7 = En almindelig søndag
event-name-8 = Overhaling betaler sig
event-name-9 = Lette biler
event-name-10 = Ingen chance nummer to
event-name-11 = Kameraer overalt
event-name-12 = Vind til de hurtige
event-name-13 = Is i spandevis
event-name-14 = Koldt blod
event-name-15 = Hold på kortene
event-name-16 = Ros til de forsigtige
event-name-17 = Rolige nerver
event-name-18 = En utæt motor

## Baner
circuit-name-france = Frankrig
circuit-name-great-britain = Storbritannien
circuit-name-italy = Italien
circuit-name-japan = Japan
circuit-name-mexico = Mexico
circuit-name-netherlands = Holland
circuit-name-spain = Spanien
circuit-name-usa = USA

## Hvorfor et løb ikke kan gøres klar som ønsket. $setting er det, siden eller kommandolinjen kalder indstillingen.
why-needs-garage = { $setting }: kun med opgraderinger. Vælg basis, avancerede eller alle.
why-needs-legends = { $setting }: kun med Legender, og ingen bil er en. Tilføj en Legende.
why-needs-expansion = { $setting }: hører til udvidelsen med Legender. Vælg et niveau fra 1 til 6.
why-needs-manoeuvres = { $setting }: kræver manøvrekort, som kommer med fra niveau 2. Vælg et niveau fra 2 til 6.
why-needs-chevrons = { $setting }: kræver en bane med pile, og denne har ingen.
why-only-in-race = { $setting }: kun til et enkelt løb, ikke til en sæson.
why-only-in-season = { $setting }: kun til en sæson, ikke til et enkelt løb.
why-none-of = { $setting }: { $given } er ikke en af dem. Vælg mellem { $known }.
why-out-of-range = { $setting }: fra { $minimum } til { $maximum }, ikke { $given }.
why-garage-players = Legender har ingen opgraderinger: med værkstedet skal der være mindst én anden kører.
why-cars = Et løb har 1 til { $maximum } biler, ikke { $given }.
why-laps = Et løb har 1 til { $maximum } omgange, ikke { $given }.
why-round-limit = Et løb har mindst 1 runde.
why-legends = Der kan være 0 Legender eller flere, ikke { $given }.
why-no-name = Hver bil skal have et navn.
why-same-name = To biler hedder { $name }, eller næsten. Giv en af dem et andet navn.
why-same-color = To biler har samme farve. Hver skal have sin egen.
why-same-number = To biler har nummer { $number }. Hver skal have sit eget.
why-number = { $name }: et startnummer er 1 til { $maximum }, ikke { $given }.
why-unknown-color = { $name }: ingen bil er { $given }. Farverne er { $known }.
why-handicap = { $name }: et handicap er 0 til { $maximum } heat, ikke { $given }.
why-seat-driver = Kun en automatisk kører har en styrke: fjern { $given }, eller giv en kører pladsen.
why-unknown-driver = Ingen kører hedder { $given }. Kørerne er { $known }.
why-unknown-circuit = Ingen bane hedder { $given }. Banerne er { $known }.
why-lesson-waits = Så langt er lektionen ikke endnu: gør først det, der er markeret.
why-unknown-lesson = Ingen lektion hedder { $given }. Lektionerne er { $known }.
why-lesson-settings = En lektion har sin egen bane, sine omgange og sine pladser.
why-learn-alone = --learn har sit eget løb. Udelad { $given }.
why-unknown-season = Ingen sæson hedder { $given }. Sæsonerne er { $known }.
why-unknown-event = Der er ingen begivenhed { $given }. Begivenhederne er { $known }.
why-season-cars = En sæson har 2 til { $maximum } biler, ikke { $given }.
why-season-players = En sæson kræver mindst én kører, der ikke er en Legende: Legender har intet at beslutte.
why-season-garage = En sæson køres med opgraderinger: basis, avancerede eller alle.
why-season-own = { $option }: det bestemmer en sæson selv. Brug det til et enkelt løb.
why-races = En sæson har 1 til { $maximum } løb, ikke { $given }.
why-events-left = Der skal trækkes { $drawn } begivenheder, alle forskellige, men der er kun { $free } tilbage.
why-no-such-color = Ingen bil er { $given }. Farverne er { $known }.
why-file-number = { $file }: { $entry } skal være et helt tal fra { $minimum } til { $maximum }.{ why-file-others }
why-file-name = { $file }: { $entry } skal være en tekst på 1 til { $maximum } synlige tegn.{ why-file-others }
why-file-choice = { $file }: { $entry } skal være en af disse: { $known }.{ why-file-others }
why-file-missing = { $file }: { $entry } mangler.{ why-file-others }
why-file-unknown-field = { $file }: { $entry } er ikke et kendt felt. Kendte felter er { $known }.{ why-file-others }
why-file-not-utf-8 = { $file } er ikke tekst i UTF-8. Gem den som UTF-8.
why-file-not-toml = { $file } er ikke gyldig TOML.
why-file-other = { $file }: { $entry }: { $message }.{ why-file-others }
why-file-others = { $others ->
    [0] {""}
    [one] {" "}Der er én fejl mere i den.
   *[other] {" "}Der er { $others } fejl mere i den.
  }
why-not-understood = Serveren forstod dem ikke.
why-text-empty = { $what ->
    [name] Et navn
    [title] En titel
   *[message] En besked
  } skal have mindst ét bogstav eller tegn, der kan ses.
why-text-long = { $what ->
    [name] Et navn
    [title] En titel
   *[message] En besked
  } har højst { $maximum } tegn, ikke { $given }.
why-text-invisible = { $what ->
    [name] Et navn
    [title] En titel
   *[message] En besked
  } må ikke have usynlige tegn.

## Råd: hver begrundelse har de tal, den bygger på
advice-only = { $options ->
    [one] Det er den eneste mulighed.
   *[other] Alle { $options } muligheder er lige gode.
  }
advice-alike = Lige så godt som det næstbedste; forskellen er { $rounds ->
    [0] under 0,01 runde
    [one] { $rounds } runde
   *[other] { $rounds } runder
  }.
advice-safer = Alt, der er hurtigere, { $percent ->
    [100] ender i en udskridning
   *[other] giver risiko for udskridning
  } i { $limit ->
    [0] et af svingene
   *[other] sving { $limit }
  }: { $percent ->
    [100] risikoen er { $percent } %.
   *[other] mindst { $percent } %.
  }
advice-keeps-heat = Gemmer mindst { $heat } heat til sving { $limit }; med det næstbedste bliver det måske kun { $other }.
advice-further = { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
  } længere end { $without ->
    [1] uden
   *[other] det næstbedste
  }, { $heat ->
    [0] for { $heat } heat
   *[other] for højst { $heat } heat
  }.
advice-cools = Kan køle { $heat } heat ud af hånden; det næstbedste { $other ->
    [0] slet ingen
   *[other] kun { $other }
  }.
advice-sheds-stress = Spiller { $stress } stresskort fra hånden; det næstbedste { $other ->
    [0] slet ingen
   *[other] kun { $other }
  }.
advice-risks = Risikoen for udskridning i sving { $limit } er { $percent } %. Mesteren ville gøre det alligevel.
advice-likes = Af alle muligheder foretrækker mesteren denne ({ $percent } % sikker). Som det ser ud nu, regner mesteren med at slutte omkring en { $place }.-plads.
advice-upgrade = { $hundredths ->
    [0] Lige så god på denne bane som den næstbedste, efter løb at dømme.
    [one] { $hundredths } hundrededel af en runde bedre på denne bane end den næstbedste, efter løb at dømme.
   *[other] { $hundredths } hundrededele af en runde bedre på denne bane end den næstbedste, efter løb at dømme.
  }
advice-worst-upgrade = { $hundredths ->
    [0] Lige så lidt nytte her som den næste, der kunne undværes, efter løb at dømme.
    [one] { $hundredths } hundrededel af en runde mindre nytte her end den næste, der kunne undværes, efter løb at dømme.
   *[other] { $hundredths } hundrededele af en runde mindre nytte her end den næste, der kunne undværes, efter løb at dømme.
  }
advice-swap = Giver omkring { $hundredths ->
    [one] { $hundredths } hundrededel af en runde
   *[other] { $hundredths } hundrededele af en runde
  }.
advice-no-swap = { $hundredths ->
    [0] Intet bytte ville give noget.
    [one] Det bedste bytte ville kun give { $hundredths } hundrededel af en runde.
   *[other] Det bedste bytte ville kun give { $hundredths } hundrededele af en runde.
  }
advice-keep-hand = Omkring { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
  } bedre end en ny hånd for 1 heat.
advice-new-hand = En ny hånd for 1 heat er i gennemsnit omkring { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
  } bedre.
advice-hand = Giver i gennemsnit en bedre næste hånd: omkring { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
  } før i mål.
advice-go-on = Den, der stopper, får { $points } point i de løb, der er tilbage.
advice-habit-cooldown = Lægger { $n } heat tilbage i motoren, helt gratis.
advice-habit-super-cool = Henter { $n } heat fra dine brugte kort tilbage til motoren, helt gratis.
advice-habit-heat = { $n } heat skal betales under alle omstændigheder.
advice-habit-scrap = { $n } kort skal skrottes under alle omstændigheder.
advice-habit-reduce-stress = Tager { $n } stress af din hånd, helt gratis.
advice-habit-salvage = Lader dig blande op til { $n } af dine brugte kort i stakken, helt gratis.
advice-habit-take = Blander { $n } af dine brugte kort i stakken, helt gratis.

## analyse: hvornår en beslutning blev taget, og hvorfor nogle ikke bedømmes
analysis-when = { $round ->
    [0] Før løbet
   *[other] Runde { $round }
}
analysis-when-race = { $round ->
    [0] Før løb { $race }
   *[other] Løb { $race }, runde { $round }
}
analysis-round = runde
analysis-done = gjort
analysis-place = forventet plads
analysis-best = bedre
analysis-gain = pladser
not-judged-stand-in = { $n ->
    [one] Én beslutning blev taget af afløseren og tæller ikke.
   *[other] { $n } beslutninger blev taget af afløseren og tæller ikke.
}
not-judged-gave-up = At give op bedømmes ikke.
not-judged-between-races = At gå videre til næste løb eller forlade sæsonen bedømmes ikke.
not-judged-hidden = { $n ->
    [one] Én beslutning kunne ikke bedømmes: mulighederne afhang af kort, som ingen så.
   *[other] { $n } beslutninger kunne ikke bedømmes: mulighederne afhang af kort, som ingen så.
}

# Siden til browseren. En besked for hver ting, der siges.

## Rammen
main-menu = Hovedmenu
home = Forside
close = Luk
thinking = Et øjeblik …
keys = Tastatur
settings = Indstillinger
you = dig
you-name = Racerkører
away = væk
clear = Ryd
undo = Fortryd
skip = Spring frem
send = Send

## Forside
poster = En plakat: en rød racerbil kommer ud af et hårnålesving foran bjerge
home-title = Brems sent.
home-title-2 = Hold hovedet koldt.
home-lead = Skift gear, spil dine kort, og gem nok heat i motoren til det sving, der tæller.
race-now = Kør nu
race-now-what = Banen i USA, to omgange, dig mod fem kørere.
new-table = Nyt løb
set-up-race = Sæt et løb op
new-table-what = Vælg bane, bil og modstandere: kørere eller venner.
open-tables = Åbne borde
replays = Gensyn
join = Vær med
join-label = Har du et link?
join-placeholder = Link til bordet
bad-link = Det er ikke et link til et bord; sådan et ser ud som …/t/3f9c…
your-tables = Dine borde
home-turn = Din tur
home-waiting = Venter
home-finished = Afsluttede
home-empty = Du har ingen borde endnu. Dem, du kører ved, dukker op her, først dem, hvor det er din tur, på alle dine enheder.
home-lap = omgang { $lap } af { $laps }
home-place = nummer { $place } af { $cars }
home-race = løb { $race } af { $races }
home-ready = alle er her: klar til start
home-waits-for = Venter på { $names }
home-driven = { $driver } kører for dig, til du er tilbage.
home-watched = Set for nylig
home-cars = Hvem der kører
home-is-next = skal køre
home-standings = Stilling
home-points = { $points } point
home-all = Vis alle { $tables }
home-away = Lagt væk: { $tables }
put-away = Læg væk
bring-back = Hent frem
whose-game = Hairpin er en uafhængig udgave af brætspillet HEAT, lavet af fans, uden forbindelse til og uden godkendelse fra forlaget eller forfatterne. Alle tekster og tegninger er vores egne.
open-tables-what = Borde, som værterne har gjort offentlige. Tag en ledig plads, eller se på.
replays-what = Afsluttede løb, som du har fulgt i denne browser.
no-tables = Ingen åbne borde lige nu. Åbn dit eget!
no-replays = Ingen gensyn endnu. Kør først et løb til ende.
phase-lobby = ikke begyndt
phase-racing = i gang
phase-over = afsluttet
seats-free = { $free } af { $seats } pladser ledige

## Indstillinger
language = Sprog
theme = Udseende
theme-auto = Følg systemet
theme-light = Lyst
theme-dark = Mørkt
pace = Animation
pace-slow = Langsom
pace-normal = Normal
pace-fast = Hurtig
pace-off = Øjeblikkelig
auto-step = Automatiske trin
auto-step-what = Når der kun er ét valg, bliver det truffet for dig.
sound = Lyd
volume = Lydstyrke
settings-kept = Indstillingerne gemmes i denne browser. Navn, nummer og farve står på din licens.

## Licensen
your-licence = Din licens
licence-what = En licens i stedet for en konto: et navn, et nummer og en farve, uden e-mail og adgangskode. Alle pladser, du tager, hører til den, og du kan køre med den på alle dine enheder.
licence-car = Navn, nummer, farve
carry = På en anden enhed
carry-what = Et link eller en QR-kode tager din licens med til en anden enhed. Så er de samme borde på dem begge.
carry-make = Lav et link
carry-qr = QR-kode til linket
carry-link = Åbn dette på den anden enhed
carry-left = gælder i { $time } endnu
carry-once = Det virker én gang. Giv det ikke til andre: den, der åbner det, kører som dig.
carry-too-old = Linket er allerede brugt eller for gammelt. Lav et nyt på den enhed, der har licensen.
licence-take = En licens til denne enhed
licence-take-what = Linket giver denne enhed en licens:
licence-take-warning = Fra nu af kører du her med denne licens. Borde, du har på denne enhed, kommer med. Gør det kun, hvis linket er dit eget.
licence-take-yes = Ja, det er mig
licence-take-no = Nej, lad være
licence-data = Dine data
export-what = Alt, hvad denne server ved om dig, i en fil: din licens, dine borde og pladser og optagelserne af afsluttede løb.
export = Hent
delete-licence = Slet licensen
delete-what = Fjerner din licens fra denne server og fra alle dine enheder.
delete-sure = Vil du slette din licens?
delete-means = Du mister dine pladser ved alle borde; i løb, der er i gang, overtager en kører din bil. Afsluttede løb bliver hos dem, du kørte med. Det kan ikke fortrydes.
delete-yes = Slet for altid
your-name = Dit navn

## Et nyt bord
company = Med hvem
company-alone = Alene
company-alone-what = Dig mod fem kørere. Løbet starter med det samme.
company-friends = Med venner
company-friends-what = Du får et link, du kan dele. Kørere tager de pladser, der er ledige.
preset-first = Første løb
preset-first-what = { $company ->
    [alone] Gear, kort og sving, ikke andet. Kørerne er begyndere.
   *[friends] Gear, kort og sving, ikke andet.
  }
preset-full = Hele spillet
preset-full-what = Med værkstedet og dets opgraderinger, og med vejr.
preset-season = Sæson
preset-season-what = Et mesterskab med begivenheder, sponsorer og point:
more-settings = Flere indstillinger
more-settings-what = Din egen bane, pladser, Legender, moduler, betænkningstid
your-car = Din bil
car-color = Farve
start-number = Nummer
color-red = rød
color-orange = orange
color-yellow = gul
color-green = grøn
color-teal = turkis
color-cyan = lyseblå
color-blue = blå
color-purple = lilla
color-pink = lyserød
color-white = hvid
color-grey = grå
color-black = sort
what-to-race = Løb eller sæson
single-race = Et enkelt løb
a-season = En sæson
circuit = Bane
circuit-facts = { $length } felter, { $corners } sving, { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }
own-circuit = Hjemmelavet bane
laps = Omgange
laps-n = { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }
season = Sæson
season-named = Sæson { $season }
drawn = tilfældig
seats = Pladser
seat-for = Plads { $seat }
seat-person = En spiller
seat-remove = Fjern plads { $seat }
add-person = Tilføj en spiller
add-driver = Tilføj en kører
add-legend = Tilføj en Legende
legend = Legende
driver-named = Kører: { $driver }
driver-simple = forsigtig
driver-random = uforudsigelig
modules = Moduler
module-garage = Værksted
module-garage-what = Opgraderinger i din kortstak i stedet for startkortene.
module-garage-on = Værksted: { $value }
none-garage = Startkort
choice-garage-basic = Basisopgraderinger
choice-garage-advanced = Avancerede opgraderinger
choice-garage-all = Alle opgraderinger
module-draft = Valg af opgraderinger
choice-draft-draft = Tre valgrunder
choice-draft-quick = Tre tilfældige
choice-draft-snake = Fire i slangerækkefølge, én smides væk
module-mulligan = Mulligan
module-mulligan-what = Betal 1 heat for at trække en ny starthånd.
module-draft-on = { $value }
module-boxes = Æsker i brug
module-boxes-what = Det, der trækkes, kommer fra disse og fra grundspillet.
module-boxes-on = Æsker i brug: { $value }
choice-boxes-tunnel-vision = Tunnel Vision
choice-boxes-heavy-rain = Heavy Rain
choice-boxes-legends = Legends (sponsorer)
none-boxes = ingen
module-weather = Vejr
module-weather-what = Vejr over løbet og brikker ved sving og i sektorer.
module-tournament = Turnering
module-tournament-what = Gear er skjult, indtil det bliver bilens tur.
module-level = Udvidelsen Legender
module-level-what = Legenderne bliver bedre for hvert niveau.
module-level-on = Legender på niveau { $value }
none-level = Grundspillets Legender
number-level = Niveau { $n }
module-rivals = Rivaler
module-rivals-what = To Legender er rivaler med særlige evner.
module-rising = Stigende niveau
module-rising-what = Legenderne stiger et niveau efter hvert løb.
module-aggressive = Aggressive Legender
module-aggressive-what = Legenderne bruger pilene i Storbritannien eller på din egen bane. På udvidelsernes baner gør de det altid.
module-pro = Professionelle Legender
module-pro-what = Hæver deres tophastighed med så meget.
module-pro-on = Legender +{ $value }
clock = Tid pr. beslutning
clock-what = Når tiden er gået, bestemmer en kører for dig.
clock-none = Ingen grænse
clock-off = Ingen tidsgrænse
clock-each = { $time } pr. beslutning
time-seconds = { $seconds } sekunder
time-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
  }
time-hours = { $hours ->
    [one] { $hours } time
   *[other] { $hours } timer
  }
time-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dage
  }
public = Offentligt bord
public-what = Alle kan finde bordet og være med.
table-title = Bordets navn
create-table = Åbn bordet
to-the-start = Til start
own-circuit-title = Din egen bane
own-circuit-what = En banefil (.toml): vælg den, eller slip den her. Den bliver tjekket med det samme.
own-circuit-choose = Vælg en fil
own-circuit-large = { $file } er for stor; en banefil må højst fylde { $most } kB.
own-circuit-missing = Vælg først din banefil.
laps-what = Lad feltet stå tomt for banens standard.
round-limit = Rundegrænse
round-limit-what = Biler, der stadig er på banen efter så mange runder, er ude af løbet.
round-limit-on = { $rounds ->
    [one] højst { $rounds } runde
   *[other] højst { $rounds } runder
  }
season-drawn-what = Baner og begivenheder trækkes tilfældigt lige før hvert løb.
own-season = Din egen sæson
own-season-what = Vælg baner og begivenheder, løb for løb.
own-season-name = Sæsonens navn
race-circuit = Bane til løb { $race }
race-event = Begivenhed til løb { $race }
race-remove = Fjern løb { $race }
add-race = Tilføj et løb
circuit-drawn = Bane: tilfældig
event-drawn = Begivenhed: tilfældig
races-n = { $races ->
    [one] { $races } løb
   *[other] { $races } løb
  }
driver-rookie = begynder
driver-club = klubkører
driver-privateer = privatkører
driver-pro = professionel
driver-champion = mester
the-driver-rookie = begynderen
the-driver-club = klubkøreren
the-driver-privateer = privatkøreren
the-driver-pro = den professionelle
the-driver-champion = mesteren
the-driver-simple = den forsigtige kører
the-driver-random = den uforudsigelige kører
the-driver-named = køreren { $driver }
some-driver = en kører
names-and-handicaps = Navne og handicap
handicap-what = Med et handicap starter en motor med færre heat-kort.
handicap-n = { $heat ->
    [0] Intet handicap
    [one] Handicap: { $heat } heat mindre
   *[other] Handicap: { $heat } heat mindre
  }
seat-name = Navn til plads { $seat }
seat-name-default = Standardnavn
seat-handicap = Handicap til plads { $seat }
module-draft-what = Sådan kommer opgraderingerne i din kortstak.
module-legend-adrenaline = Adrenalin til Legender
module-legend-adrenaline-what = De bageste Legender kører et ekstra felt.
module-legend-adrenaline-off = Ingen adrenalin til Legender
legends-what = Giv en Legende en plads for at få flere valg her.
the-race = Løbet
the-table = Bordet
stand-in = Afløser
stand-in-what = Kører for spillere, der er væk.
stand-in-default = Standardkører
stand-in-on = Afløser: { $driver }
grace = Afløser efter
grace-what = Så længe skal en spiller være væk, før en kører kan sættes ind.
grace-none = Straks
grace-on = Afløser, når nogen er væk i { $time }
grace-on-none = Afløser, så snart nogen er væk
card-counts = Tælle kort
card-counts-what = Om spillerne ser, hvilke kort der er i deres egen stak og blandt deres brugte.
card-counts-alone = Kun den, der spiller alene, ser det
card-counts-on = Alle ser det
card-counts-off = Ingen ser det
counts-shown = Kortene tælles
counts-hidden = Kortene tælles ikke
hints-setting = Råd
hints-what = Om spillerne må spørge, hvad en stærk kører ville gøre.
hints-alone = Kun den, der spiller alene
hints-on = Alle må spørge
hints-off = Ingen må spørge
hints-allowed = Råd er tilladt
hints-forbidden = Ingen råd
hint-lamp = Råd
hint-thinking = Tænker …
hint-says = Råd: { $option }. { $why }
table-title-what = Vises i stedet for banens navn.
cancel = Annullér
settle = Gem indstillingerne
settle-what = Linket er det samme. Alle beholder deres plads, så længe den findes.
change-settings = Ændr indstillinger
host-away = Værten er væk: alle med en plads kan starte.

## Lobbyen
lobby-link = Del dette link
copy = Kopiér
copied = Kopieret
free = ledig
sit = Sæt dig her
stand = Rejs dig
watchers = { $count ->
    [0] Ingen ser på.
    [one] Én person ser på.
   *[other] { $count } personer ser på.
  }
start = Start løbet
start-with-drivers = Start med kørere
start-fills = { $free ->
    [one] Én plads er stadig ledig. En kører tager den, hvis du starter nu.
   *[other] { $free } pladser er stadig ledige. Kørere tager dem, hvis du starter nu.
  }
color-taken = Der er allerede en { $wished } bil, så din er { $given }.
number-taken = Nummer { $wished } er taget, så du starter med { $given }.
host-starts = Det er værten, der starter løbet.
no-table-title = Bordet findes ikke
to-the-grid = Til startopstillingen …
to-table = Tilbage til bordet
stopped-title = Det seneste løb kan ikke køres færdigt
stopped-what = Denne version af Hairpin kan ikke køre det videre. Pladser og indstillinger er, som de var: et nyt løb kan startes når som helst.

## Løbet
standing = Stilling
place = Plads
driver = Kører
gear = Gear
gear-short = Gear
speed = Hastighed
speed-short = Hast.
engine-heat = Heat i motoren
heat-short = Heat
hand-and-deck = Kort på hånden og i stakken
hand-short = Kort
lap = Omgang
lap-short = Omg.
lap-of = Omgang { $lap } af { $laps }
to-corner = Felter til næste sving
corner-short = Sving
legend-tag = Legende
rival-tag = Rival
adrenaline = Adrenalin: +1 hastighed, +1 afkøling
planned = klar
finished-as = i mål som nr. { $place }
retired = ude af løbet
cockpit = Din bil
deck-holds = Stak { $cards }
discard-holds = Brugte { $cards }
card-count = { $n }x { $card }
no-cards = Ingen kort
hand = Din hånd
your-plan = Din plan
log = Logbog
log-all = Alle { $lines } linjer
log-or-chat = Logbog eller chat
chat = Chat
chat-say = Skriv noget
chat-empty = Ingen har skrevet noget endnu.
round-n = Runde { $round }
season-race = Sæson { $season }, løb { $race } af { $races }
season-progress = { $done } af { $races } løb kørt
points = Point
has-left = (har trukket sig)
your-decision = Dit valg
all-plan = Alle planlægger
turn-of = Nu kører { $name }
track-of = { $circuit }, { $length } felter.
track-car = { $name } er { $place }.
place-before = { $spaces ->
    [0] lige før sving { $limit }
    [one] { $spaces } felt før sving { $limit }
   *[other] { $spaces } felter før sving { $limit }
  }
track-flooded = Oversvømmet: at skifte ned koster 1 heat mere.
track-tunnel = Tunnel: ingen kort fra hånden kan kasseres.
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-own = Min bil
zoom-follow = Følg
before-the-race = Før løbet
take-over-own = Lad en kører overtage
take-over-away = Sæt { $driver } ind for { $name }
take-over-away-in = Sæt { $driver } ind for { $name } (om { $time })
hand-over-title = Vil du lade en kører overtage?
hand-over-what = Fra nu af kører { $driver } for dig. Du kan til enhver tid tage rattet tilbage.
hand-over-yes = Overlad rattet
move-here = Flyt hertil
zoom-fit = Hele banen
press = Pressen
play-area = Spillet
note-paid = −{ $heat } heat
note-boost = Boost!
note-spin-out = Udskridning! Gear 1, +{ $stress } stress
note-overtake = Overhaler { $names }
note-press = { $n ->
    [one] +1 sponsor
   *[other] +{ $n } sponsorer
  }
moment-last-lap = Sidste omgang!
moment-finish = { $name } i mål som nr. { $place }
past-of = Som i runde { $round }
back-to-now = Tilbage til nu

## Pulten
desk = Hvad du kan gøre
gear-n = Gear { $gear }
place-finish = { $spaces ->
    [0] lige før målstregen
    [one] { $spaces } felt før målstregen
   *[other] { $spaces } felter før målstregen
  }
places-before = { $from } til { $to } felter før sving { $limit }
places-between = { $from } til { $to }
places-between-alike = { $spaces ->
    [0] { $from } til lige før det næste
    [one] { $from } til { $spaces } felt før det næste
   *[other] { $from } til { $spaces } felter før det næste
  }
you-stand = Her er du
heat-n = { $heat } heat
corner-n = Sving { $limit }
corner-heat = sving { $limit }: { $heat } heat
corner-over-free = gratis gennem sving { $limit }
discard-n = { $cards ->
    [0] Intet kort valgt
    [one] Ét kort at kassere
   *[other] { $cards } kort at kassere
  }
discard-pick = Klik på kort på din hånd
look-speed = { $speed ->
    [0] Giver ingen hastighed.
   *[other] Giver { $speed } i hastighed.
  }
look-heat = Heat på hånden er i vejen: den kan hverken spilles eller kasseres. En afkøling lægger den tilbage i motoren.
look-stress = Kortet kan ikke kasseres.
what-heat = skal betales nu
what-scrap = kort fra toppen af din stak
what-cooldown = { $n } heat fra din hånd til motoren
what-super-cool = heat fra dine brugte kort til motoren
what-reduce-stress = { $n } stress væk fra hånden
what-salvage = brugte kort tilbage i stakken
what-replace = et vendt kort for hvert
what-boost = 1 heat for et vendt kort
what-mulligan = en anden starthånd
what-go-on = videre til næste løb
what-leave = du beholder dine point
speed-n = Hastighed { $speed }
lands = standser { $place }
lands-finish = over målstregen
lands-perhaps-finish = standser { $place }, måske over målstregen
blocked = blokeret, { $spaces } kortere
corner-perhaps = nås i { $chance } af tilfældene
corner-costs = koster { $heat } heat
corner-have = { $engine ->
    [0] du har ingen
   *[other] du har { $engine }
  }
corner-free = intet at betale
corner-ahead = nås ikke: intet at betale
corner-rule = hvert point over { $limit } koster 1 heat
values-later = Du vælger værdien, når kortet afsløres.
spin-out-certain = Du skrider ud!
spin-out-chance = Udskridning: { $chance }
spin-out-cooled = ({ $chance }, hvis du køler ned)
mandatory = obligatorisk
sure = Er du sikker?
sure-retire = Du trækker dig, og din bil forlader banen.
sure-leave = Du forlader sæsonen for altid. Du beholder dine point.
sure-spin-out = Risikoen for at skride ud er { $chance }.
no-back = Nej, tilbage
yes-do = Ja, gør det
choose-card = Vælg et kort
no-card = ingenting
time-left = Tid tilbage
left-seconds = { $seconds } s
left-hours = { $hours } t
left-days = { $days } d
left-minutes = { $minutes } min
left-hours-minutes = { $hours } t { $minutes } min
left-days-hours = { $days } d { $hours } t
left-long-days-hours = { $days ->
    [one] { $days } dag { $hours } t
   *[other] { $days } dage { $hours } t
  }
time-was-up = Din tid var gået: { $driver } kørte for dig.
decide-title = Dit valg
plan-title = Planlæg din tur
plan-how = { $gears ->
    [none] Antallet af kort er dit gear.
   *[other] Antallet af kort er dit gear: { $gears }.
  }
plan-commit = Bekræft planen
plan-committed = Din plan er bekræftet.
retire = Træk dig
discard-title = Kassér
discard-how = { $stays ->
    [heat] Kassér kort fra hånden, eller behold alle. Heat bliver.
    [stress] Kassér kort fra hånden, eller behold alle. Stress bliver.
   *[both] Kassér kort fra hånden, eller behold alle. Stress og heat bliver.
  }
discard-none = Behold alle
draft-title = Vælg en opgradering
draft-how = Den kommer i din kortstak i hele løbet.
keep-upgrade-title = Behold én opgradering
keep-upgrade-how = Den følger med dig ind i næste sæson.
throw-away-title = Smid én opgradering væk
throw-away-how = De andre kommer i din kortstak.
refresh-title = Opfrisk
refresh-how = Disse kort må lægges tilbage øverst på din stak.
take-title = Bjærgning
take-how = Vælg de brugte kort, der skal blandes i stakken.
swap-title = Byt en opgradering
swap-how = Du er sidst i opstillingen: byt en af dine ud med en fra markedet, hvis du vil.
swap-own = Dine
swap-market = Markedet
swap-do = Byt
swap-keep = Behold mine
speed-title = Vælg din hastighed
speed-how = Et af dine kort har flere værdier.
done-title = Reagér
done-how = Brug, hvad du vil, i vilkårlig rækkefølge, og kør så videre.
slipstream-title = Slipstrøm
slipstream-how = Lige bag ved eller ved siden af en bil. Din hastighed i sving ændres ikke.
mulligan-title = Din starthånd
mulligan-how = Behold den, eller betal 1 heat for at trække en ny.
go-on-title = Mellem løbene
go-on-how = Fortsæt sæsonen, eller forlad den her.
watching-cars = Bilerne kører …
waiting-for = Venter på { $names }.
you-watch = Du ser på.
driver-drives = Lige nu kører { $driver } for dig.
hand-back = Tag rattet tilbage
do-retire = Træk dig
do-speed = Hastighed { $values }
do-adrenaline = Adrenalin +1
do-boost = Boost
do-done = Kør videre
do-no-slipstream = Ingen slipstrøm
do-discard = Kassér { $cards }
do-draft = Tag { $cards }
do-keep-upgrade = Behold { $cards }
do-throw-away = Smid { $cards } væk
do-keep = Behold
do-mulligan = Træk en ny for 1 heat
do-go-on = Fortsæt
do-leave = Forlad sæsonen

## Hvad der skete
reason-adrenaline = med adrenalin
reason-boost = med et boost
reason-slipstream = i slipstrøm
reason-accelerate = med acceleration
reason-catch-up = med indhentning
reason-direct = med et kort fra hånden
reason-replace = med nye kort
event-RoundBegan = Rækkefølge: { $order }. Adrenalin til { $adrenaline }.
event-RoundBegan-no-adrenaline = Rækkefølgen: { $order }. Ingen adrenalin i dag.
event-GearShown = { $seat }: gear { $gear }{ $heat ->
    [0] .
   *[other] , for { $heat } heat.
  }
event-GearMended = { $seat } er nødt til at køre i gear { $gear }.
event-HandCluttered = { $seat } har en rodet hånd: bilen bliver stående, gear 1.
event-CardsRevealed = { $seat } spiller { $cards }.
event-CardFlipped = { $seat } vender { $card }.
event-WeatherDrawn = Vejr: { $weather }. { $does } På banen: { $tokens }.
token-at-corner = sving { $limit }: { $token }
weather-heat-more = { $n } heat mere i hver motor.
weather-heat-less = { $n } heat mindre i hver motor.
weather-stress-more = { $n } stress mere i hver kortstak.
weather-stress-less = { $n } stress mindre i hver kortstak.
weather-heat-to-deck = { $n } heat fra hver motor er fra start blandet ind i kortstakken.
weather-heat-to-discard = { $n } heat fra hver motor ligger fra start i de brugte kort.
weather-sector = Efter { $corners }: { $effect }.
weather-sector-after = sving { $limit }
weather-slipstream = slipstrøm op til { $n } længere
weather-cooldown = { $n } afkøling mere
weather-no-slipstream = ingen slipstrøm derfra
weather-no-cooldown = ingen afkøling
event-UpgradeChosen = { $seat } vælger { $card }.
event-UpgradesDealt = { $seat } får { $cards }.
event-UpgradeThrownAway = { $seat } smider en opgradering væk.
event-HandChosen = { $mulligan ->
    [yes] { $seat } betaler 1 heat for at trække en ny starthånd.
   *[no] { $seat } beholder sin starthånd.
  }
event-SponsorsGained = { $seat } får { $n ->
    [one] et sponsorkort
   *[other] { $n } sponsorkort
  }{ $why }.
sponsor-start = til løbets start
sponsor-press = af pressen
sponsor-lap = for at være blandt de første, der fuldfører 1. omgang
sponsor-speed = for høj hastighed
sponsor-passing = for at overhale
event-HeatRemoved = { $seat } mister et heat-kort for altid.
event-CarEliminated = { $seat } udgår af løbet.
event-UpgradeSwapped = { $seat } bytter { $given } for { $taken }.
event-UpgradeKept = { $seat } beholder { $card }.
event-RaceScored = Point: { $points }.
event-SeasonLeft = { $seat } forlader sæsonen.
event-SeasonEnded = Sæsonen er slut. Stilling: { $standings }.
event-RivalsNamed = Rivaler: { $seats }. Hvert manøvrekort giver dem en evne.
event-LegendCardRevealed = Legenderne kører efter { $card }.
event-LegendCardRevealed-manoeuvre = Legenderne kører efter { $card }. Stjerneevne: { $star }; rivalevne: { $rival }.
event-LegendMoved = { $seat } stopper { $place }: { $why }.
event-LegendMoved-stuck = { $seat } bliver { $place }: { $why }.
event-DeckReshuffled = { $seat } blander de brugte kort til en ny stak.
event-CarMoved = { $seat } kører { $spaces }{ $reason }: { $place }.
event-CarMoved-blocked = { $seat } er blokeret og kører { $went } i stedet for { $spaces }{ $reason }: { $place }.
event-CarMoved-stuck = { $seat } er blokeret og kan ikke køre{ $reason }: stadig { $place }.
event-CarMoved-still = { $seat } bliver stående: { $place }.
event-Boosted = { $seat } booster{ $heat ->
    [0] {" "}gratis: varmekontrol i denne sektor.
   *[other] {" "}for { $heat } heat.
  }
event-CornerCrossed = { $seat } betaler { $heat } heat ved sving { $limit } (hastighed { $speed }).
event-CornerCrossed-dangerous = { $seat } betaler { $heat } heat ved sving { $limit } (hastighed { $speed }), heraf { $more }, fordi svinget er farligt.
event-SpunOut = { $seat } skrider ud i sving { $limit }! Tilbage i gear 1, { $place }, med { $stress } stress.
event-CardsDiscarded = { $seat } kasserer { $cards }.
event-CardsDrawn = { $seat } trækker { $cards }.
event-CarFinished = { $seat } kommer i mål som nr. { $place }.
event-CarRetired = { $seat } trækker sig.
event-RaceEnded = Løbet er slut: { $ranking }.
wheel-clock = Tiden er gået for { $seat }: { $driver } svarer.
wheel-stand-in = Ved rattet for { $seat }: { $driver }.
wheel-handed-over = { $seat } overlader rattet til { $driver }.
wheel-put-in = { $by } sætter { $driver } ind for { $seat }.
wheel-away = Mens { $seat } er væk, kører { $driver } videre.
wheel-back = { $seat } er tilbage ved rattet.
wheel-what-if = Hvad nu hvis? Et afsluttet løb går videre fra runde { $round }, og kortstakkene er blandet igen.

## En sæsons begivenheder
event-of-race = Begivenhed
explained = Forklaring
explained-legends = Legender: { $card }
explained-order = rude { $diamond }, hjelm { $helmet }{ $star ->
    [yes] , stjerne
   *[no] {""}
  }
explained-rivals = De bruger rivalevnen på hvert manøvrekort.
explained-sponsor = { $n ->
    [one] Du får et sponsorkort
   *[other] Du får { $n } sponsorkort
  }
explained-road = Brik ved sving { $limit }
ability-star = ★ { $ability }
ability-rival = Rivaler: { $ability }
rule = Regel
rule-other = En anden regel
rule-unreachable = Reglerne kan ikke hentes lige nu.

## Efter løbet
podium-title = Løbet er slut
podium-own = { $place ->
    [1] Du vandt!
   *[other] Du blev nr. { $place }
  }
race-again = Kør igen
replay = Gensyn
look-back = Se på banen
to-podium = Tilbage til podiet
download-record = Hent optagelsen
deal = Kortgivningen
deal-checked = Kortgivningen, kontrolleret
deal-words = Alle kort kom fra en hemmelig nøgle. Dens hash blev oplyst ved starten, så nøglen ikke kunne ændres bagefter. Med optagelsen kontrollerer »hairpin verify« begge dele.
deal-differs = Nøglen har ikke den hash, der blev oplyst ved starten.
deal-hash = Hash (SHA-256)
deal-key = Nøgle
about = { $what }: { $name }
points-n = { $points } point
awards = Priser
awards-last-race = Priser for det sidste løb
award-overtakes = Flest overhalinger
award-overtakes-what = { $value ->
    [one] kom forbi én bil
   *[other] kom forbi { $value } biler
  }
award-slipstream = Længste slipstrøm
award-slipstream-what = { $value ->
    [one] ét felt på én gang
   *[other] { $value } felter på én gang
  }
award-cool = Koldeste motor
award-cool-what = { $value ->
    [0] betalte slet ingen heat
   *[other] betalte kun { $value } heat
  }
award-fast = Hurtigste runde
award-fast-what = { $value ->
    [one] ét felt på en runde
   *[other] { $value } felter på en runde
  }
award-spins = Ikke til at stoppe
award-spins-what = { $value ->
    [one] overlevede en udskridning
   *[other] overlevede { $value } udskridninger
  }
award-comeback = Flotteste comeback
award-comeback-what = { $value ->
    [one] én plads frem fra startfeltet
   *[other] { $value } pladser frem fra startfeltet
  }
chart-grid = start
figure-overtakes = Overhalinger
analysis = Analyse
analysis-whose = Hvis beslutninger
analysis-curve = Den forventede plads efter hver beslutning af { $name }, og de ture, der kostede mest
analysis-mistake = { $when }: »{ $best }« i stedet for »{ $done }« havde været { $gain } ± { $error } pladser værd.
analysis-all = Alle beslutninger
analysis-see = Se det i gensynet
analysis-in-replay = Markér de dyreste ture
analysis-again = Prøv igen herfra
analysis-no-mistakes = Ingen beslutning kostede mere, end tilfældet kan forklare.
analysis-what = Tænkte løb ud fra det, man vidste dengang: mesteren kører alle biler videre i to runder og siger, hvilken plads der er at forvente. Et punkt kan ligge op til { $error } pladser forkert.
analysis-nobody = Ingen mennesker kørte i dette løb.
analysis-working = Hver beslutning gennemgås igen …
analysis-so-far = { $done } af { $total }
analysis-lead = Se, hvilken plads du kunne forvente efter hver beslutning, og hvad der ville have været bedre.
analysis-ask = Analysér løbet
chart-positions = Placering pr. runde
chart-rounds = Runde for runde
chart-spaces = Kørte felter
chart-heat = Betalt heat
figures = Statistik
figure-gears = Runder i gear 1 / 2 / 3 / 4
figure-spinOuts = Udskridninger
figure-boosts = Boost
figure-slipstream = Felter i slipstrøm
figure-heatPaid = Betalt heat
figure-cooled = Afkølet heat
figure-stressPlayed = Spillet stress
figure-topSpaces = Flest felter i en runde
replay-not-yet = Gensynet kan ses, når løbet er slut.
replay-play = Afspil
replay-pause = Pause
replay-back = Et trin tilbage
replay-next = Et trin frem
replay-moment = Tidspunkt i løbet
race-otherwise = Kør igen med nye indstillinger
past-races = Løb ved dette bord
won-by = { $name } vandt

## Taster
key-digits = Vælg et kort eller muligheden med det nummer
key-gears = Vælg gear 1 til 4
key-enter = Bekræft planen, kør videre
key-clear = Ryd dit valg
key-undo = Fortryd
key-hint = Spørg, hvad en stærk kører ville gøre
key-skip = Spring animationen over
key-tab = Gå til næste element
key-whole = Hele banen, eller din bil igen
key-track = På banen: zoom og flyt
key-sheet = Denne liste
key-now = Fra en linje i logbogen tilbage til nu
rules-in-short = Reglerne i korthed

## Installeret
app-name = Hairpin: racerløb på brættet
app-what = Kør HEAT i browseren, alene eller med venner, mod kørere og Legender.
offline = Intet netværk lige nu. Se dig bare omkring; siden kommer tilbage af sig selv.
new-version = Der er en ny version af Hairpin.
take-new-version = Brug den nu
install = Installér
install-what = Som app på denne enhed

## At få besked
your-turn-title = ● Din tur – { $what }
calls = Notifikationer
calls-switch = Giv mig besked, når det er min tur
calls-what = Én gang pr. tur, mens du kigger et andet sted hen, på hver enhed, hvor du slår det til.
calls-only-open = Her får du kun besked, mens siden er åben i en fane.
calls-blocked = Din browser blokerer notifikationer fra denne side. Tillad dem i browserens indstillinger for siden.
calls-unsupported = Denne browser kan ikke vise notifikationer her.
quiet = Stille timer
quiet-from = fra
quiet-to = til
quiet-what = I din tidszone. En besked venter, til de er forbi, og bortfalder, hvis det så ikke længere er din tur.
test-call = Send en prøve
test-call-sent = På vej …
call-turn = Det er din tur.
call-turn-until = Det er din tur. Du har til { $time }.
call-reminder = Din tid er ved at løbe ud: det er din tur indtil { $time }.
call-test = Sådan får du besked.

## Besvær
link-lost = Forbindelsen er afbrudt. Prøver igen …
nowhere-title = Her er ingenting
nowhere-text = Ingen side har denne adresse. Er linket komplet?
page-outdated = Siden er blevet opdateret, siden du åbnede den.
reload = Genindlæs
refused = Det blev afvist.
refused-unreachable = Serveren kan ikke nås.
refused-bad-message = Det kunne ikke forstås.
refused-too-large = Det er for langt.
refused-too-many = For mange forespørgsler. Vent et øjeblik.
refused-wrong-version = Denne side er forældet. Genindlæs den.
refused-bad-token = Serveren kender dig ikke. Genindlæs siden.
refused-unknown-table = Bordet findes ikke her. Er linket komplet?
refused-unknown-seat = Pladsen findes ikke.
refused-unknown-driver = Køreren findes ikke.
refused-not-found = Her er ikke noget.
refused-bad-settings = De indstillinger kan der ikke køres med:
refused-not-seated = Du har ingen plads ved dette bord.
refused-not-allowed = Det må du ikke.
refused-not-now = Ikke lige nu.
refused-seat-taken = Pladsen er taget.
refused-name-taken = Der er allerede en med det navn eller et, der ligner.
refused-bad-color = Ingen bil har den farve.
refused-bad-number = Startnumre går fra 1 til 99.
refused-stale = For sent: det er ikke muligt længere.
refused-illegal = Reglerne tillader det ikke:
refused-full = Der er ikke plads til flere.
refused-other-rules = Løbet blev startet med en anden version af reglerne.
refused-unavailable = Serveren har problemer. Prøv igen.
refused-broken = Noget gik galt. Prøv igen.

## At lære, og reglerne
rules = Reglerne
rules-glance = Runden på et øjeblik
rules-search = Søg i reglerne
rules-found = { $n ->
    [0] Ingen regel passer.
    [one] { $n } regel.
   *[other] { $n } regler.
}
rule-ids = I de fulde regler: { $ids }
rules-all = Alle regler
rules-print = Udskriv kortet
rules-page = Åbn som side
learn-title = Ny her? Lær at køre løb på én omgang
learn-what = En guidet omgang på omkring otte minutter: én ting ad gangen, og du kan stoppe, når du vil.
learn = Lær det på én omgang
learn-not = Jeg kender spillet
lesson = Guidet første omgang
lesson-go-on = Videre
lesson-step = Trin { $step } af { $steps }
lesson-skip = Spring lektionen over
learned-title = Din første omgang er kørt
learned-things = Tre ting, du lærte
race-rookies = Kør mod begyndere
lesson-again = Kør omgangen igen
race-rookies-what = Banen i USA, to omgange, dig mod fem begyndere.
key-rules = reglerne

## Se tilbage

marks = Udskridninger, overhalinger, omgange, fejl
mark-back = Forrige mærke
mark-next = Næste mærke
mark-in-round = Runde { $round }: { $what }
mark-spin-out = { $seat } skrider ud
mark-overtake = { $seat } overhaler { $names }
mark-lap = { $seat } begynder omgang { $lap }
mark-finish = { $seat } er først over målstregen
mark-mistake = { $seat } overser noget bedre
share = Del dette øjeblik
share-link = Link til dette øjeblik
all-hands = Alle hænder
what-if = Hvad nu hvis?
what-if-what = Overtag en bil i runde { $round }, og kør videre præcis herfra ved dit eget bord.
what-if-car = Din bil
what-if-hand = Din hånd
what-if-gear = Gear
what-if-engine = Heat i motoren
what-if-played = Spillede kort
what-if-deck = I kortstakken
what-if-discard = Blandt de brugte kort
what-if-driver = De andre
what-if-agreed = Kørerne bliver; afløseren kører for spillerne
what-if-chance = Alle beholder deres hånd. Kortstakkene blandes igen, så ingen ved, hvad der kommer.
what-if-go = Kør videre herfra
key-marks = I et gensyn: næste eller forrige mærke

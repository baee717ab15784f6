# Siden til browseren. En besked for hver ting, der siges.

## Rammen
main-menu = Hovedmenu
home = Forside
close = Luk
thinking = Et øjeblik …
keys = Taster
settings = Indstillinger
you = dig
you-name = Kører
away = væk
clear = Ryd
undo = Fortryd
skip = Spring frem
send = Send

## Forside
poster = En plakat: en rød racerbil kommer ud af et hårnålesving foran bjerge
home-title = Brems sent.
home-title-2 = Hold hovedet koldt.
home-lead = Skift gear, spil dine kort, og gem nok Varme i motoren til det sving, der tæller.
race-now = Kør nu
race-now-what = Banen i USA, to omgange, fem kørere mod dig.
new-table = Nyt bord
open-tables = Åbne borde
replays = Gensyn
join = Vær med
join-label = Har du et link?
join-placeholder = Bordets link
bad-link = Det er ikke et link til et bord; det ser ud som …/t/3f9c…
your-tables = Hvor du har været
whose-game = Hairpin er fans’ egen uafhængige udgave af brætspillet HEAT, uden forbindelse til eller godkendelse fra forlaget eller forfatterne. Alle tekster og tegninger er vores egne.
open-tables-what = Borde, som deres værter gerne vil vise. Du kan tage en ledig plads eller se på.
replays-what = Afsluttede løb, som du har været til med denne browser.
no-tables = Der er ingen lige nu. Åbn dit eget!
no-replays = Der er ingen endnu. Kør først et løb til ende.
phase-lobby = ikke begyndt
phase-racing = i gang
phase-over = afsluttet
seats-free = { $free } af { $seats } pladser ledige

## Indstillinger
language = Sprog
theme = Udseende
theme-auto = Som systemet
theme-light = Lyst
theme-dark = Mørkt
pace = Tempo
pace-slow = Langsomt
pace-normal = Normalt
pace-fast = Hurtigt
pace-off = Uden bevægelse
auto-step = Automatiske skridt
auto-step-what = Hvor der kun er ét valg, bliver det truffet for dig.
settings-kept = Indstillingerne gemmes kun i denne browser.
your-name = Dit navn

## Et nyt bord
what-to-race = Hvad skal køres
single-race = Et enkelt løb
a-season = En sæson
circuit = Bane
circuit-facts = { $length } felter, { $corners } sving, { $laps } omgange
own-circuit = En egen bane
laps = Omgange
laps-n = { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }
season = Sæson
season-named = Sæson { $season }
drawn = trækkes
seats = Pladser
seat-for = Plads { $seat }
seat-person = En person
seat-remove = Fjern plads { $seat }
add-person = Tilføj en person
add-driver = Tilføj en kører
add-legend = Tilføj en Legende
legend = Legende
driver-named = Kører, { $driver }
driver-simple = forsigtig
driver-random = uforudsigelig
modules = Moduler
module-garage = Garage
module-garage-what = Opgraderinger til dit dæk i stedet for startkortene.
module-garage-on = Garage: { $deck }
garage-none = Startkort
garage-basic = Grundlæggende opgraderinger
garage-advanced = Avancerede opgraderinger
garage-all = Alle opgraderinger
module-draft = Valg af opgraderinger
draft-draft = Tre valgrunder
draft-quick = Tre tilfældige
draft-snake = Fire i slangeorden, én smides væk
module-mulligan = Ny første hånd
module-mulligan-what = Den, der ikke kan lide sin første hånd, betaler 1 Varme for en ny.
module-weather = Vejr
module-weather-what = En himmel over løbet og brikker ved sving og sektorer.
module-tournament = Turnering
module-tournament-what = Gear er skjult, til det er bilens tur.
module-level = Legende-udvidelsen
module-level-what = Legenderne bliver bedre for hvert niveau.
module-level-on = Legender på niveau { $level }
level-base = Grundspillets Legender
level-n = Niveau { $level }
module-rivals = Rivaler
module-rivals-what = To Legender er rivaler med egne evner.
module-rising = Stigende niveau
module-rising-what = Legendernes niveau stiger før hvert løb.
module-aggressive = Aggressive Legender
module-aggressive-what = Legenderne bruger pilene, hvor banen har nogle.
module-pro = Professionelle Legender
module-pro-what = Deres topfart er så meget højere.
module-pro-on = Legender +{ $pro }
clock = Tid til hver beslutning
clock-what = Når den er gået, svarer en kører.
clock-none = Tag dig god tid
seconds-each = { $seconds } sekunder hver
public = På listen
public-what = Alle kan finde bordet og komme ind.
table-title = Bordets navn
create-table = Åbn bordet
to-the-start = Til start
own-circuit-title = Din egen bane
own-circuit-what = En banefil (.toml): vælg den, eller slip den her. Den bliver tjekket med det samme.
own-circuit-choose = Vælg en fil
own-circuit-large = { $file } er for stor; en banefil har højst 8 kB.
own-circuit-missing = Vælg først filen med din bane.
laps-what = Tomt felt: så mange, som banen har.
round-limit = Grænse for runder
round-limit-what = Den, der stadig er på banen efter så mange runder, er ude af løbet.
round-limit-on = { $rounds ->
    [one] højst { $rounds } runde
   *[other] højst { $rounds } runder
  }
season-name-custom = Fire løb, alle trækkes
season-drawn-what = Baner og begivenheder trækkes lige før hvert løb.
season-name-best-of-all-time = De bedste gennem tiderne
own-season = Din egen sæson
own-season-what = Vælg baner og begivenheder, løb for løb.
own-season-name = Sæsonens navn
race-circuit = Bane i løb { $race }
race-event = Begivenhed i løb { $race }
race-remove = Fjern løb { $race }
add-race = Tilføj et løb
circuit-drawn = Bane: trækkes
event-drawn = Begivenhed: trækkes
races-n = { $races ->
    [one] { $races } løb
   *[other] { $races } løb
  }
driver-rookie = begynder
driver-club = klubkører
driver-pro = professionel
driver-champion = mester
names-and-handicaps = Navne og handicap
names-of-drivers = Navne
handicap-what = Et handicap tager heat-kort ud af en motor ved starten.
handicap-n = { $heat ->
    [0] Intet handicap
    [one] Handicap: { $heat } heat mindre
   *[other] Handicap: { $heat } heat mindre
  }
seat-name = Navn på plads { $seat }
seat-name-usual = Et sædvanligt navn
seat-handicap = Handicap på plads { $seat }
module-draft-what = Sådan kommer opgraderingerne i din kortstak.
module-legendAdrenaline = Adrenalin til Legender
module-legendAdrenaline-what = De bageste Legender kører et felt længere.
no-legend-adrenaline = Ingen adrenalin til Legender
legends-what = Giv en plads til en Legende, så er der mere at vælge her.
the-table = Bordet
stand-in = Kører for de fraværende
stand-in-what = Hvem der svarer for folk, der er væk.
stand-in-usual = Den sædvanlige kører
stand-in-on = For de fraværende: { $driver }
table-title-what = I stedet for banens navn.
clock-minutes = { $minutes } minutter hver
clock-hours = { $hours ->
    [one] { $hours } time hver
   *[other] { $hours } timer hver
  }
clock-days = { $days ->
    [one] { $days } dag hver
   *[other] { $days } dage hver
  }
cancel = Fortryd
settle = Sådan skal det være
settle-what = Linket er det samme. Enhver beholder sin plads, så længe den findes.
change-settings = Skift indstillinger
host-away = Værten er væk: alle med en plads kan starte.

## Lobbyen
lobby-link = Del dette link
copy = Kopiér
copied = Kopieret
free = ledig
sit = Sid her
stand = Rejs dig
watchers = { $count ->
    [0] Ingen ser på.
    [one] Én ser på.
   *[other] { $count } ser på.
  }
start = Start løbet
start-waits = { $free ->
    [one] Én plads er stadig ledig: nogen må sidde der, eller en kører.
   *[other] { $free } pladser er stadig ledige: nogen må sidde der, eller kørere.
  }
host-starts = Værten starter løbet.
no-table-title = Intet sådant bord
to-the-grid = Til startopstillingen …
to-table = Til bordet

## Løbet
standing = Stilling
place = Plads
driver = Kører
gear = Gear
gear-short = Gear
speed = Fart
speed-short = Fart
engine-heat = Varme i motoren
heat-short = Varme
hand-and-deck = Kort på hånd og i dæk
hand-short = Kort
lap = Omgang
lap-short = Omg.
to-corner = Felter til næste svinglinje
corner-short = Sving
legend-tag = Legende
rival-tag = Rival
adrenaline = Adrenalin: én fart mere, én afkøling mere
adrenaline-tag = Adr
planned = klar
finished-as = i mål, plads { $place }
retired = ude af løbet
cockpit = Din bil
engine = Motor
engine-holds = { $heat ->
    [0] Ingen Varme i motoren
   *[other] { $heat } Varme i motoren
  }
deck-holds = Dæk { $cards }
discard-holds = Afkast { $cards }
hand = Din hånd
your-plan = Din plan
log = Logbog
log-all = Alle { $lines } linjer
log-or-chat = Logbog eller snak
chat = Snak
chat-say = Sig noget
chat-empty = Ingen har sagt noget.
round-n = Runde { $round }
season-race = Sæson { $season }, løb { $race } af { $races }
season-progress = { $done } af { $races } løb kørt
points = Point
has-left = (gået)
your-decision = Du bestemmer
all-plan = Alle planlægger
turn-of = { $name } har tur
track-of = { $circuit }, { $length } felter.
track-car = { $name } på felt { $space }, { $corner } før svinget.
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-own = Min bil
zoom-follow = Følg
before-the-race = Før løbet
take-over-own = Lad en kører køre
take-over-away = En kører for { $name }
move-here = Flyt hertil
zoom-fit = Hele banen
press = Pressen
token-at = { $token } (svinget før felt { $line })
weather-clouds = Skyer
weather-fog = Tåge
weather-storm = Storm
weather-snow = Sne
weather-rain = Regn
weather-sun = Sol
token-weather = vejr i sektoren
token-dangerous = farligt sving: 1 Varme mere over grænsen
token-limit-minus-1 = grænsen 1 lavere
token-limit-plus-1 = grænsen 1 højere
token-heat-control = gratis Boost i sektoren
token-slipstream-plus-1 = slipstrøm 1 længere i sektoren
play-area = Spillet
note-paid = −{ $heat } Varme
note-boost = Boost!
note-spin-out = Snurrer ud! Gear 1, +{ $stress } Stress
past-of = Som i runde { $round }
back-to-now = Tilbage til nu

## Pulten
desk = Hvad du kan gøre
gear-n = Gear { $gear }
speed-n = Fart { $speed }
lands = til felt { $space }
lands-finish = over målstregen
lands-perhaps-finish = til felt { $space }, måske over målstregen
blocked = spærret, { $spaces } kortere
heat-now = { $heat } Varme at betale
corner-perhaps = med { $chance }:
corner-costs = sving grænse { $limit }: { $heat } af dine { $engine } Varme
corner-free = sving grænse { $limit }: gratis
values-later = Du vælger værdien, når kortet vendes.
spin-out-certain = Du snurrer ud!
spin-out-chance = Snurrer ud: { $chance }
spin-out-cooled = ({ $chance }, hvis du køler af)
mandatory = skal gøres
sure = Er du sikker?
sure-retire = Du opgiver løbet, og din bil forlader banen.
sure-leave = Du forlader sæsonen for altid. Dine point bliver stående.
sure-spin-out = Risikoen for at snurre ud er { $chance }.
no-back = Nej, tilbage
yes-do = Ja, gør det
choose-card = Vælg et kort
no-card = ingenting
seconds-left = { $seconds } s
decide-title = Du bestemmer
plan-title = Planlæg din tur
plan-how = Vælg lige så mange kort som det gear, du vil have: { $gears }.
plan-commit = Læg planen
plan-committed = Din plan er lagt.
retire = Giv op
discard-title = Kast af
discard-how = Vælg kort fra hånden at kaste af, eller behold alle. Stress og Varme bliver.
discard-none = Behold alle
draft-title = Vælg en opgradering
draft-how = Den er i dit dæk hele løbet.
keep-upgrade-title = Behold én opgradering
keep-upgrade-how = Den kommer med i næste sæson.
throw-away-title = Smid én opgradering væk
throw-away-how = De andre kommer i dit dæk.
refresh-title = Opfrisk
refresh-how = Disse kort må tilbage øverst på dit dæk.
take-title = Redning
take-how = Vælg kort fra dit afkast at blande i dækket.
swap-title = Byt en opgradering
swap-how = Du er sidst i opstillingen: en af dine for en fra markedet, hvis du vil.
swap-own = Dine
swap-market = Markedet
swap-do = Byt
swap-keep = Behold mine
speed-title = Vælg din fart
speed-how = Et af dine kort har flere værdier.
done-title = Reagér
done-how = Brug, hvad du vil, i vilkårlig orden, og kør så videre.
slipstream-title = Slipstrøm
slipstream-how = Du er lige bag eller ved siden af en bil. Farten i sving ændres ikke.
mulligan-title = Din første hånd
mulligan-how = Behold den, eller betal 1 Varme for en ny.
go-on-title = Mellem løbene
go-on-how = Fortsæt sæsonen, eller forlad den her.
watching-cars = Bilerne kører …
waiting-for = Venter på { $names }.
you-watch = Du ser på.
driver-drives = { $driver } kører for dig.
hand-back = Tag rattet
do-take-back = Tag planen tilbage
do-retire = Giv op
do-speed = Fart { $values }
do-heat = Betal Varmen for { $cards }
do-scrap = Skrot for { $cards }
do-cooldown = Køl af { $n }
do-reduce-stress = Mindsk stress { $n }
do-salvage = Red med { $cards }
do-take = Tag { $cards }
do-direct = Spil { $cards } direkte
do-accelerate = Accelerér med { $cards }
do-catch-up = Indhent { $n }
do-adrenaline = Adrenalin +1
do-boost = Boost
do-replace = Skift hånden ud
do-done = Kør videre
do-slipstream = Slipstrøm { $n }
do-no-slipstream = Ingen slipstrøm
do-discard = Kast { $cards } af
do-refresh = Opfrisk { $cards }
do-draft = Tag { $cards }
do-keep-upgrade = Behold { $cards }
do-throw-away = Smid { $cards } væk
do-keep = Behold
do-mulligan = En ny hånd for 1 Varme
do-go-on = Fortsæt
do-leave = Forlad sæsonen

## Kort
card-hidden = et skjult kort
cards-hidden = { $hidden ->
    [one] et skjult kort
   *[other] { $hidden } skjulte kort
  }
card-heat = Varme
card-stress = Stress
card-upgrade = Opgradering
card-sponsor = Sponsor
family-4-wheel-drive = Firehjulstræk
family-body = Karrosseri
family-brakes = Bremser
family-cooling-system = Køling
family-front-wing = Frontvinge
family-fuel = Brændstof
family-gas-pedal = Speeder
family-rpm = Omdrejninger
family-suspension = Affjedring
family-tires = Dæk
family-turbo-charger = Turbo
family-wings = Vinger
symbol-plus = vender { $amount } fra dækket
symbol-heat = koster { $amount } Varme
symbol-scrap = skrotter { $amount }
symbol-cooldown = køler { $amount } af
symbol-reduce_stress = mindsker stress med { $amount }
symbol-slipstream = slipstrøm +{ $amount }
symbol-salvage = redder { $amount }
symbol-catch_up = indhenter { $amount }
symbol-limit = fartgrænser { $amount }
symbol-direct = kan spilles direkte
symbol-accelerate = accelererer
symbol-refresh = opfriskes
symbol-single_use = engangsbrug

## Hvad der skete
reason-adrenaline = med Adrenalin
reason-boost = med et Boost
reason-slipstream = i slipstrøm
reason-accelerate = ved at accelerere
reason-catch-up = ved at indhente
reason-direct = med et kort fra hånden
reason-replace = med nye kort
event-RoundBegan = Rækkefølgen: { $order }. Adrenalin til { $adrenaline }.
event-GearShown = { $seat }: gear { $gear }{ $heat ->
    [0] .
   *[other] , for { $heat } Varme.
  }
event-GearMended = { $seat } må køre i gear { $gear }.
event-HandCluttered = { $seat } har en fyldt hånd og bliver i gear 1.
event-CardsRevealed = { $seat } spiller { $cards }.
event-CardFlipped = { $seat } vender { $card }.
event-CardScrapped = { $seat } skrotter { $card }.
event-CardPaid = { $seat } betaler { $heat } Varme for { $card }.
event-CardsReplaced = { $seat } skifter { $cards } ud.
event-CardPlayedDirectly = { $seat } spiller { $card } direkte.
event-StressReduced = { $seat } slipper af med { $stress } Stress.
event-DiscardSearched = { $seat } ser afkastet igennem.
event-CardsSalvaged = { $seat } redder { $cards }.
event-Accelerated = { $seat } accelererer.
event-CardsRefreshed = { $seat } opfrisker { $cards }.
event-WeatherDrawn = Vejret: { $weather }. På vejen: { $tokens }.
event-UpgradeChosen = { $seat } vælger { $card }.
event-UpgradesDealt = { $seat } får { $cards }.
event-UpgradeThrownAway = { $seat } smider en opgradering væk.
event-HandChosen = { $mulligan ->
    [yes] { $seat } betaler 1 Varme for en ny hånd.
   *[no] { $seat } beholder hånden.
  }
event-SponsorsGained = { $seat } får et sponsorkort.
event-HeatRemoved = { $seat } mister et Varmekort for altid.
event-CarEliminated = { $seat } udgår af løbet.
event-UpgradeSwapped = { $seat } bytter { $given } for { $taken }.
event-UpgradeKept = { $seat } beholder { $card }.
event-RaceScored = Point: { $points }.
event-SeasonLeft = { $seat } forlader sæsonen.
event-SeasonEnded = Sæsonen er slut. Stillingen: { $standings }.
event-RivalsNamed = Rivaler: { $seats }.
event-LegendCardRevealed = Legenderne kører efter kort { $name }.
event-LegendMoved = { $seat } kører til felt { $distance }.
event-DeckReshuffled = { $seat } blander afkastet til et nyt dæk.
event-CarMoved = { $seat } kører { $spaces } til felt { $distance } { $reason }
event-CooledDown = { $seat } køler { $heat } af.
event-Boosted = { $seat } bruger Boost{ $heat ->
    [0] {" "}gratis.
   *[other] {" "}for { $heat } Varme.
  }
event-CornerCrossed = { $seat } betaler { $heat } Varme ved svinget med grænse { $limit }.
event-SpunOut = { $seat } snurrer ud! Tilbage til felt { $distance } med { $stress } Stress.
event-CardsDiscarded = { $seat } kaster { $cards } af.
event-CardsDrawn = { $seat } trækker { $cards }.
event-CarFinished = { $seat } kører over målstregen: plads { $place }.
event-CarRetired = { $seat } er ude af løbet.
event-RaceEnded = Løbet er slut: { $ranking }.

## En sæsons begivenheder
event-of-race = Begivenhed
rule-sponsors = Hver spiller begynder med sponsorkort på hånden: { $n }.
rule-press = Pressen belønner den, der kører gennem dens sving i slipstrøm eller ved grænse + 2 eller mere.
rule-slow-press = Pressen belønner kun dem, der kører langsommere end grænsen.
rule-laps = Omgange: { $n }.
rule-heat = Varme i hver motor: { $n }.
rule-stress = Stress i hvert dæk: { $n }.
rule-hand-size = Hænder har { $n } kort.
rule-lap-leaders = De første { $n } biler, der fuldfører omgang 1, får et sponsorkort.
rule-top-speed = En fart på { $n } eller mere giver et sponsorkort.
rule-cars-passed = At overhale { $n } biler i én tur giver et sponsorkort.
rule-most-discards = Kort, der må kastes af i en tur: højst { $n }.
rule-stress-discard = Stress må kastes af i slutningen af turen.
rule-lap-heat = Efter hver omgang forlader Varmekort spillet: { $n }.
rule-spin-out-is-end = Den, der snurrer ud, er ude af løbet uden point.
rule-bonus-points = Ekstra point til de første pladser: { $points }.
event-name-1 = Trængsel ved stregen
event-name-2 = Fartfælden
event-name-3 = En strejkedag
event-name-4 = Mere kølevand
event-name-5 = Det lange løb
event-name-6 = Point at hente
event-name-7 = En almindelig søndag
event-name-8 = Overhaling betaler sig
event-name-9 = Lette biler
event-name-10 = Ingen ny chance
event-name-15 = Hold på kortene
event-name-16 = Ros til de forsigtige
event-name-17 = Rolige nerver
event-name-18 = En utæt motor

## Efter løbet
podium-title = Løbet er slut
podium-own = { $place ->
    [1] Du har vundet!
   *[other] Du kom ind på plads { $place }
  }
race-again = Kør igen
replay = Gensyn
look-back = Se på banen
to-podium = Til podiet
download-record = Hent optagelsen
chart-positions = Pladser pr. runde
chart-rounds = Runde for runde
chart-spaces = Kørte felter
chart-heat = Betalt Varme
figures = Tal
figure-gears = Runder i gear 1 / 2 / 3 / 4
figure-spinOuts = Snurreture
figure-boosts = Boost
figure-slipstream = Felter i slipstrøm
figure-heatPaid = Betalt Varme
figure-cooled = Afkølet Varme
figure-stressPlayed = Spillet Stress
figure-topSpaces = Længste runde
replay-not-yet = Gensynet kan ses, når løbet er slut.
replay-play = Afspil
replay-pause = Pause
replay-back = Et øjeblik tilbage
replay-next = Et øjeblik frem
replay-moment = Øjeblik i løbet
race-otherwise = Kør igen med andre indstillinger
past-races = Løb ved dette bord
won-by = { $name } vandt

## Taster
key-digits = Vælg et kort eller muligheden med det nummer
key-gears = Vælg gear 1 til 4
key-enter = Læg planen, kør videre
key-clear = Ryd valget
key-take-back = Tag planen tilbage
key-undo = Fortryd
key-skip = Spring det viste over
key-tab = Fra det ene til det næste
key-track = På banen: zoom og flyt
key-sheet = Dette ark
key-now = Fra en linje i logbogen tilbage til nu

## Besvær
link-lost = Forbindelsen er væk. Prøver igen …
page-outdated = Siden er ændret, siden du åbnede den.
reload = Genindlæs
refused = Det blev afvist.
refused-unreachable = Serveren kan ikke nås.
refused-bad-message = Det blev ikke forstået.
refused-too-large = Det er for langt.
refused-too-many = For meget på én gang. Vent et øjeblik.
refused-wrong-version = Denne side er af en anden version. Genindlæs den.
refused-bad-token = Serveren kender dig ikke. Genindlæs siden.
refused-unknown-table = Der er intet sådant bord her. Er linket helt?
refused-unknown-seat = Der er ingen sådan plads.
refused-unknown-driver = Der er ingen sådan kører.
refused-not-found = Det findes ikke her.
refused-bad-settings = Det kan ikke køres:
refused-not-seated = Du har ingen plads ved dette bord.
refused-not-allowed = Det må du ikke.
refused-not-now = Ikke lige nu.
refused-seat-taken = Pladsen er taget.
refused-name-taken = Nogen hedder allerede det her.
refused-stale = For sent: det er ikke længere muligt.
refused-illegal = Reglerne tillader det ikke:
refused-full = Her er fuldt.
refused-other-rules = Dette løb blev begyndt med en anden version af reglerne.
refused-unavailable = Serveren har problemer. Prøv igen.
refused-broken = Noget gik galt. Prøv igen.

# Siden til browseren. En besked for hver ting, der siges.

## Rammen
main-menu = Hovedmenu
home = Forside
close = Luk
thinking = Et øjeblik …
keys = Taster
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
race-now-what = Banen i USA, to omgange, fem kørere mod dig.
new-table = Nyt bord
open-tables = Åbne borde
replays = Gensyn
join = Vær med
join-label = Har du et link?
join-placeholder = Bordets link
bad-link = Det er ikke et link til et bord; et link ser ud som …/t/3f9c…
your-tables = Dine seneste borde
whose-game = Hairpin er en uafhængig udgave af brætspillet HEAT, lavet af fans, uden forbindelse til og uden godkendelse fra forlaget eller forfatterne. Alle tekster og tegninger er vores egne.
open-tables-what = Borde, som deres værter gerne vil vise. Du kan tage en ledig plads eller se på.
replays-what = Afsluttede løb, som du har fulgt i denne browser.
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
auto-step = Automatiske trin
auto-step-what = Hvor der kun er ét valg, bliver det truffet for dig.
settings-kept = Indstillingerne gemmes kun i denne browser.
your-name = Dit navn

## Et nyt bord
what-to-race = Hvad skal der køres
single-race = Et enkelt løb
a-season = En sæson
circuit = Bane
circuit-facts = { $length } felter, { $corners } sving, { $laps ->
    [one] { $laps } omgang
   *[other] { $laps } omgange
  }
own-circuit = Din egen bane
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
module-garage = Værksted
module-garage-what = Opgraderinger i din kortstak i stedet for startkortene.
module-garage-on = Værksted: { $deck }
garage-none = Startkort
garage-basic = Basisopgraderinger
garage-advanced = Avancerede opgraderinger
garage-all = Alle opgraderinger
module-draft = Valg af opgraderinger
draft-draft = Tre valgrunder
draft-quick = Tre tilfældige
draft-snake = Fire i slangerækkefølge, én smides væk
module-mulligan = Ny første hånd
module-mulligan-what = Er du utilfreds med din første hånd, betaler du 1 heat for en ny.
module-weather = Vejr
module-weather-what = En himmel over løbet og brikker ved sving og i sektorer.
module-tournament = Turnering
module-tournament-what = Gear er skjult, til det bliver bilens tur.
module-level = Udvidelsen Legender
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
module-pro-what = Deres tophastighed er så meget højere.
module-pro-on = Legender +{ $pro }
clock = Tid til hver beslutning
clock-what = Når den er gået, svarer en kører for dig.
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
own-circuit-large = { $file } er for stor; en banefil har højst { $most } kB.
own-circuit-missing = Vælg først filen med din bane.
laps-what = Tomt felt: så mange, som banen har.
round-limit = Grænse for runder
round-limit-what = Den, der stadig er på banen efter så mange runder, er ude af løbet.
round-limit-on = { $rounds ->
    [one] højst { $rounds } runde
   *[other] højst { $rounds } runder
  }
season-drawn-what = Baner og begivenheder trækkes lige før hvert løb.
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
cancel = Annullér
settle = Sådan skal det være
settle-what = Linket er det samme. Enhver beholder sin plads, så længe den findes.
change-settings = Skift indstillinger
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
    [one] Én ser på.
   *[other] { $count } ser på.
  }
start = Start løbet
start-waits = { $free ->
    [one] Én plads er stadig ledig: der skal sidde nogen, eller en kører.
   *[other] { $free } pladser er stadig ledige: der skal sidde nogen, eller kørere.
  }
host-starts = Værten starter løbet.
no-table-title = Bordet findes ikke
to-the-grid = Til startopstillingen …
to-table = Til bordet

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
to-corner = Felter til næste sving
corner-short = Sving
legend-tag = Legende
rival-tag = Rival
adrenaline = Adrenalin: 1 hastighed mere, 1 afkøling mere
adrenaline-tag = Adr
planned = klar
finished-as = i mål, plads { $place }
retired = ude af løbet
cockpit = Din bil
engine = Motor
engine-holds = { $heat ->
    [0] Ingen heat i motoren
   *[other] { $heat } heat i motoren
  }
deck-holds = Stak { $cards }
discard-holds = Brugte { $cards }
hand = Din hånd
your-plan = Din plan
log = Logbog
log-all = Alle { $lines } linjer
log-or-chat = Logbog eller chat
chat = Chat
chat-say = Skriv noget
chat-empty = Ingen har skrevet noget.
round-n = Runde { $round }
season-race = Sæson { $season }, løb { $race } af { $races }
season-progress = { $done } af { $races } løb kørt
points = Point
has-left = (har forladt)
your-decision = Dit valg
all-plan = Alle planlægger
turn-of = Nu kører { $name }
track-of = { $circuit }, { $length } felter.
track-car = { $name } på felt { $space }, { $corner } før svinget.
track-flooded = Oversvømmet: at skifte ned koster 1 heat mere.
track-tunnel = Tunnel: ingen kort kan kasseres.
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-own = Min bil
zoom-follow = Følg
before-the-race = Før løbet
take-over-own = Overlad rattet til en kører
take-over-away = En kører for { $name }
move-here = Flyt hertil
zoom-fit = Hele banen
press = Pressen
play-area = Spillet
note-paid = −{ $heat } heat
note-boost = Boost!
note-spin-out = Udskridning! Gear 1, +{ $stress } stress
past-of = Som i runde { $round }
back-to-now = Tilbage til nu

## Pulten
desk = Hvad du kan gøre
gear-n = Gear { $gear }
speed-n = Hastighed { $speed }
lands = til felt { $space }
lands-finish = over målstregen
lands-perhaps-finish = til felt { $space }, måske over målstregen
blocked = blokeret, { $spaces } kortere
heat-now = { $heat } heat at betale
corner-perhaps = i { $chance }:
corner-costs = sving med grænse { $limit }: { $heat } af dine { $engine } heat
corner-free = sving med grænse { $limit }: gratis
values-later = Du vælger værdien, når kortet afsløres.
spin-out-certain = Du skrider ud!
spin-out-chance = Skrider ud: { $chance }
spin-out-cooled = ({ $chance }, hvis du køler ned)
mandatory = skal gøres
sure = Er du sikker?
sure-retire = Du opgiver løbet, og din bil forlader banen.
sure-leave = Du forlader sæsonen for altid. Dine point bliver stående.
sure-spin-out = Risikoen for at skride ud er { $chance }.
no-back = Nej, tilbage
yes-do = Ja, gør det
choose-card = Vælg et kort
no-card = ingenting
seconds-left = { $seconds } s
decide-title = Dit valg
plan-title = Planlæg din tur
plan-how = Vælg lige så mange kort som det gear, du vil have: { $gears }.
plan-commit = Bekræft planen
plan-committed = Din plan er bekræftet.
retire = Udgå
discard-title = Kassér
discard-how = Vælg de kort på hånden, du vil kassere, eller behold alle. Stress og heat bliver på hånden.
discard-none = Behold alle
draft-title = Vælg en opgradering
draft-how = Den er i din kortstak hele løbet.
keep-upgrade-title = Behold én opgradering
keep-upgrade-how = Den kommer med i næste sæson.
throw-away-title = Smid én opgradering væk
throw-away-how = De andre kommer i din kortstak.
refresh-title = Opfrisk
refresh-how = Disse kort må lægges tilbage øverst på din stak.
take-title = Bjærgning
take-how = Vælg blandt dine brugte kort, hvad der skal blandes i stakken.
swap-title = Byt en opgradering
swap-how = Du er sidst i opstillingen: en af dine for en fra markedet, hvis du vil.
swap-own = Dine
swap-market = Markedet
swap-do = Byt
swap-keep = Behold mine
speed-title = Vælg din hastighed
speed-how = Et af dine kort har flere værdier.
done-title = Reagér
done-how = Brug, hvad du vil, i hvilken som helst rækkefølge, og kør så videre.
slipstream-title = Slipstrøm
slipstream-how = Du er lige bag eller ved siden af en bil. Din hastighed i sving ændres ikke.
mulligan-title = Din første hånd
mulligan-how = Behold den, eller betal 1 heat for en ny.
go-on-title = Mellem løbene
go-on-how = Fortsæt sæsonen, eller forlad den her.
watching-cars = Bilerne kører …
waiting-for = Venter på { $names }.
you-watch = Du ser på.
driver-drives = { $driver } kører for dig.
hand-back = Tag rattet igen
do-take-back = Tag planen tilbage
do-retire = Udgå
do-speed = Hastighed { $values }
do-heat = Betal heat for { $cards }
do-scrap = Skrot for { $cards }
do-cooldown = Afkøling { $n }
do-reduce-stress = Mindsk stress { $n }
do-salvage = Bjærg med { $cards }
do-take = Tag { $cards }
do-direct = Spil { $cards } direkte
do-accelerate = Accelerér med { $cards }
do-catch-up = Indhent { $n }
do-adrenaline = Adrenalin +1
do-boost = Boost
do-replace = Erstat de ubetalte kort
do-done = Kør videre
do-slipstream = Slipstrøm { $n }
do-no-slipstream = Ingen slipstrøm
do-discard = Kassér { $cards }
do-refresh = Opfrisk { $cards }
do-draft = Tag { $cards }
do-keep-upgrade = Behold { $cards }
do-throw-away = Smid { $cards } væk
do-keep = Behold
do-mulligan = En ny hånd for 1 heat
do-go-on = Fortsæt
do-leave = Forlad sæsonen


## Hvad der skete
reason-adrenaline = med adrenalin
reason-boost = med boost
reason-slipstream = i slipstrøm
reason-accelerate = ved acceleration
reason-catch-up = ved indhentning
reason-direct = med et kort fra hånden
reason-replace = med nye kort
event-RoundBegan = Rækkefølgen: { $order }. Adrenalin til { $adrenaline }.
event-GearShown = { $seat }: gear { $gear }{ $heat ->
    [0] .
   *[other] , for { $heat } heat.
  }
event-GearMended = { $seat } må køre i gear { $gear }.
event-HandCluttered = { $seat } har en rodet hånd: bilen bliver stående, gear 1.
event-CardsRevealed = { $seat } spiller { $cards }.
event-CardFlipped = { $seat } vender { $card }.
event-CardScrapped = { $seat } skrotter { $card }.
event-CardPaid = { $seat } betaler { $heat } heat for { $card }.
event-CardsReplaced = { $seat } erstatter { $cards }.
event-CardPlayedDirectly = { $seat } spiller { $card } direkte.
event-StressReduced = { $seat } kasserer { $stress } stress.
event-DiscardSearched = { $seat } ser sine brugte kort igennem.
event-CardsSalvaged = { $seat } blander { $cards } tilbage i stakken.
event-Accelerated = { $seat } accelererer.
event-CardsRefreshed = { $seat } lægger { $cards } tilbage på stakken.
event-WeatherDrawn = Vejret: { $weather }. På banen: { $tokens }.
event-UpgradeChosen = { $seat } vælger { $card }.
event-UpgradesDealt = { $seat } får { $cards }.
event-UpgradeThrownAway = { $seat } smider en opgradering væk.
event-HandChosen = { $mulligan ->
    [yes] { $seat } betaler 1 heat for en ny hånd.
   *[no] { $seat } beholder hånden.
  }
event-SponsorsGained = { $seat } får et sponsorkort.
event-HeatRemoved = { $seat } mister et heat-kort for altid.
event-CarEliminated = { $seat } udgår af løbet.
event-UpgradeSwapped = { $seat } bytter { $given } for { $taken }.
event-UpgradeKept = { $seat } beholder { $card }.
event-RaceScored = Point: { $points }.
event-SeasonLeft = { $seat } forlader sæsonen.
event-SeasonEnded = Sæsonen er slut. Stillingen: { $standings }.
event-RivalsNamed = Rivaler: { $seats }.
event-LegendCardRevealed = Legenderne kører efter kort { $name }.
event-LegendMoved = { $seat } kører til felt { $distance }.
event-DeckReshuffled = { $seat } blander de brugte kort til en ny stak.
event-CarMoved = { $seat } kører { $spaces } til felt { $distance }{ $reason }.
event-CooledDown = { $seat } køler { $heat } heat ned.
event-Boosted = { $seat } booster{ $heat ->
    [0] {" "}gratis.
   *[other] {" "}for { $heat } heat.
  }
event-CornerCrossed = { $seat } betaler { $heat } heat ved svinget med grænse { $limit }.
event-SpunOut = { $seat } skrider ud! Tilbage til felt { $distance } med { $stress } stress.
event-CardsDiscarded = { $seat } kasserer { $cards }.
event-CardsDrawn = { $seat } trækker { $cards }.
event-CarFinished = { $seat } krydser målstregen: plads { $place }.
event-CarRetired = { $seat } er ude af løbet.
event-RaceEnded = Løbet er slut: { $ranking }.

## En sæsons begivenheder
event-of-race = Begivenhed

## Efter løbet
podium-title = Løbet er slut
podium-own = { $place ->
    [1] Du har vundet!
   *[other] Du kom i mål som nummer { $place }
  }
race-again = Kør igen
replay = Gensyn
look-back = Se på banen
to-podium = Til podiet
download-record = Hent optagelsen
chart-positions = Pladser pr. runde
chart-rounds = Runde for runde
chart-spaces = Kørte felter
chart-heat = Betalt heat
figures = Tal
figure-gears = Runder i gear 1 / 2 / 3 / 4
figure-spinOuts = Udskridninger
figure-boosts = Boost
figure-slipstream = Felter i slipstrøm
figure-heatPaid = Betalt heat
figure-cooled = Afkølet heat
figure-stressPlayed = Spillet stress
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
key-enter = Bekræft planen, kør videre
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
refused-unknown-table = Bordet findes ikke her. Er linket helt?
refused-unknown-seat = Pladsen findes ikke.
refused-unknown-driver = Køreren findes ikke.
refused-not-found = Det findes ikke her.
refused-bad-settings = Det kan ikke køres:
refused-not-seated = Du har ingen plads ved dette bord.
refused-not-allowed = Det må du ikke.
refused-not-now = Ikke lige nu.
refused-seat-taken = Pladsen er taget.
refused-name-taken = Der er allerede en med det navn.
refused-stale = For sent: det er ikke længere muligt.
refused-illegal = Reglerne tillader det ikke:
refused-full = Her er fuldt.
refused-other-rules = Dette løb blev begyndt med en anden version af reglerne.
refused-unavailable = Serveren har problemer. Prøv igen.
refused-broken = Noget gik galt. Prøv igen.

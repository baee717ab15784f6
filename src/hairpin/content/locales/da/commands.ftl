# Kommandolinjen: dens hjælp, og hvad der er galt med den måde, den blev kaldt på.

## Hairpin og dets kommandoer
help-hairpin = Racerspillet HEAT: kør på nettet eller i terminalen, se løb igen, kontrollér, mål.
help-no-command = Uden en kommando: serve --open, kun for denne maskine.
help-version = vis programmets version og stop
help-serve = åbn borde på nettet for mennesker, kørere og Legender
help-backup = kopiér alle borde til en fil, mens serveren kører videre
help-race = kør et løb med automatiske kørere
help-play = kør mod automatiske kørere
help-season = kør et mesterskab med automatiske kørere
help-replay = fortæl om et løb eller en sæson, der er optaget
help-show = tegn en stilling med alt, hvad den rummer, eller en fra en optagelse
help-verify = afspil optagelser, og kontrollér, at de ender, hvor de siger
help-resume = fortsæt det løb eller den sæson, du sidst spillede, eller en optagelse
help-analyse = se tilbage på et optaget løb: hvad der var at forvente efter hver beslutning, og hvad der ville have været bedre
help-analyse-seat = bilen, der ses på, talt fra 0 (standard: dem med mennesker ved rattet)
help-analyse-json = skriv det som JSON (- for standardoutput)
help-analyse-html = skriv det som en side til en browser (- for standardoutput)
help-scenario = spil scenariefiler, og kontrollér, at det går, som de venter
help-circuits = vis en liste over banerne
help-circuit = kontrollér din egen bane, eller tegn en hvilken som helst bane
help-circuit-check = fortæl alt, hvad der er galt med en banefil
help-circuit-render = tegn en bane som SVG-billede
help-simulate = kør mange løb eller sæsoner på alle kerner, og vis tallene
help-dataset = lav et datasæt af beslutninger, med datablad, ens på alle maskiner
help-rate = kør en liga med kørere og Legender, og rangér dem
help-compare = lad to kørere køre med de samme kort, til det er klart, hvem der er foran
help-upgrades = mål, hvad hver opgradering er værd, i biler der har trukket deres ved lodtrækning
help-targets = mål, om kørerne holder, hvad de lover
help-train = lad en kører lære ved at køre mod sig selv
help-bench = mål, hvor hurtigt spillet regner
help-completion = vis et script, der fuldender hairpins kommandoer og indstillinger i din shell
help-completion-shell = bash: eval "$(hairpin completion bash)" i .bashrc; zsh: på samme måde i .zshrc; fish: hairpin completion fish | source i config.fish

## Det, der står for en værdi
meta-command = KOMMANDO
meta-action = HANDLING
meta-file = FIL
meta-folder = MAPPE
meta-host = VÆRT
meta-port = PORT
meta-address = ADRESSE
meta-season = SÆSON
meta-name = NAVN
meta-text = TEKST

## På nettet
help-serve-host = adressen, der lyttes på (standard: kun denne maskine)
help-serve-port = standard: { $port } eller HAIRPIN_PORT; 0 tager en ledig port
help-serve-database = sqlite:///sti eller postgresql://... (standard: i din datamappe)
help-serve-allowed-host = svar kun, når der spørges efter dette navn, såsom example.org eller *.example.org; kan angives flere gange (standard: HAIRPIN_ALLOWED_HOSTS eller alle)
help-serve-trusted-proxy = en proxy, eller et net af dem, der siger, hvor klienter kommer fra; kan angives flere gange (standard: HAIRPIN_TRUSTED_PROXIES eller ingen)
help-serve-metrics = vis tallene fra /metrics dér og ingen andre steder (standard: HAIRPIN_METRICS eller sammen med siden)
help-serve-drivers = kørere i dine egne filer, såsom ./mine.py:Fast(depth=3), til alle borde
help-serve-public-url = den adresse, folk åbner, f.eks. https://race.example.org (standard: HAIRPIN_PUBLIC_URL)
help-serve-open = åbn siden i browseren
help-serve-check = sig, hvad der mangler til rigtig drift, og slut: 0, hvis intet mangler
help-backup-file = hvor den skal skrives; intet overskrives
help-backup-database = sqlite:///sti (standard: i din datamappe)
backup-written = { $file }: { $tables ->
        [one] ét bord
       *[other] { $tables } borde
    }, { $entries ->
        [one] én post
       *[other] { $entries } poster
    }, { $kilobytes } kB. Gendan ved at stoppe serveren og lægge filen, hvor dens database ligger.
backup-exists = { $file } findes allerede, og intet blev skrevet; giv et andet navn.
backup-postgresql = PostgreSQL har sit eget program til det: pg_dump --format=custom --file=FIL URL.

## Hvad der mangler
level-ok = ok
level-note = bemærk
level-missing = MANGLER
check-ready = Klar til at køre.
check-not-ready = { $count ->
        [one] Der mangler én ting.
       *[other] Der mangler { $count } ting.
    }
check-database-ready = database { $place }: kan læses og skrives
check-database-new = database { $place }: oprettes ved første start
check-database-older = database { $place }: har version { $version } og opgraderes til { $known } ved næste start; tag en sikkerhedskopi først
check-database-newer = database { $place }: har version { $version }, og denne Hairpin kender kun til { $known }; installér en nyere Hairpin
check-database-in-use = database { $place }: bruges lige nu af en Hairpin, og to kan ikke dele den
check-database-problem = database: { $problem }
check-disk-room = disk: { $megabytes } MB ledige i { $place }
check-disk-little = disk: kun { $megabytes } MB ledige i { $place }
check-disk-full = disk: { $megabytes } MB ledige i { $place }; når den er fuld, kan intet skrives
check-page-built = side: bygget
check-page-missing = side: ikke bygget, så browsere ville intet se; pip install bygger den, eller installér et wheel
check-port-free = port { $place }: ledig
check-port-ours = port { $place }: en Hairpin svarer der lige nu
check-port-taken = port: { $problem }
check-hosts-named = navne: svarer som { $hosts }
check-hosts-any = navne: svarer på alle; angiv --allowed-host, så intet andet websted kan udgive sig for dit
check-proxies-named = proxyer: der stoles på { $proxies }
check-proxies-none = proxyer: der stoles ikke på nogen; bag en proxy skal du angive --trusted-proxy, ellers deler alle spillere dens grænser, og cookies er ikke Secure
check-public-none = adresse: angiv --public-url med https://..., som push-tjenester vil kende
check-public-https = adresse: { $url }
check-public-http = adresse: { $url } er ikke https://, så browsere hverken installerer siden eller lader den give besked
check-push-ready = notifikationer: Web Push er installeret; nøglerne ligger i databasen
check-push-library = notifikationer: ingen Web Push uden dets bibliotek; installér hairpin[push]. Alt andet virker
check-files-any = åbne filer: ingen grænse
check-files-many = åbne filer: { $allowed }
check-files-few = åbne filer: { $allowed } er tilladt, { $needed } er bedre; sæt LimitNOFILE eller ulimit -n
check-rules-compiled = regler: kompileret
check-rules-plain = regler: ren Python, som er langsommere; byg et wheel med en C-compiler

## Løb
help-drivers = hvem der kører: { $drivers } (standard: fire { $default })
help-opponents = dine modstandere: { $drivers }; human for en ven ved dette tastatur (standard: fem { $default })
help-delay = sekunder mellem beslutninger
help-play-season = en hel sæson i stedet for ét løb
help-learn = en guidet første omgang: én ting ad gangen
help-name = navnet på din bil (standard: Du)
help-color = farven på din bil
help-handicap = start med N heat mindre (0, 1 eller 2)
help-season-which = 1961, 1962, 1963, 1964, 1965, custom, best-of-all-time eller en fil med løbene
help-config = en race.toml med nogle af disse indstillinger
help-circuit-or-default = en banes id eller din egen fil (standard: { $default })
help-laps = omgange, der køres (standard: banens egne)
help-seed = samme frø giver samme løb
help-seed-season = samme frø giver samme sæson
help-seed-figures = samme frø giver samme tal
help-seed-ratings = samme frø giver samme rangering
help-seed-training = det samme frø begynder med det samme netværk og de samme løb
help-seed-races = samme frø giver de samme løb
help-record = gem en optagelse, der kan ses igen og fortsættes
help-spoken = sproget, der vises (standard: omgivelsernes eller engelsk)
help-json = vis JSON i stedet

## Moduler
help-modules = moduler
help-legends = N Legender er med
help-in-season = i en sæson: { $help }
help-with-default = { $help } (standard: { $default })
help-setting-garage = opgraderingerne, der er med
help-setting-mulligan = betal 1 heat for at trække en ny starthånd
help-setting-weather = vejr og banens tilstand
help-setting-tournament = gear er skjult, indtil de afsløres
help-setting-level = udvidelsen Legender på dette niveau
help-setting-rising = Legendernes niveau stiger med ét efter hvert løb
help-setting-pro = Legendernes tophastigheder +N
help-setting-aggressive = Legender bruger også Storbritanniens pile
help-setting-rivals = to Legender er rivaler (fra niveau 2)
help-setting-legend-adrenaline = udvidelsens Legender uden adrenalin
help-setting-boxes = udvidelserne, der er med i alt, hvad der trækkes
help-choice-draft = vælg opgraderinger i tre runder (standard)
help-choice-quick = tre tilfældige opgraderinger
help-choice-snake = vælg fire i to runder, og smid én væk

## Optagelser, stillinger, scenarier
help-a-record = optagelsen af et løb eller en sæson
help-resume-file = optagelsen af et løb eller en sæson (standard: det sidste, du spillede)
help-records = optagelser af løb eller sæsoner
help-hash = den hash, som bordet lovede
help-scenarios = scenariefiler
help-show-position = en stilling som tekst, dens fil, en optagelse eller - for det, der kommer ind fra stdin
help-show-at = i en optagelse: efter N handlinger (standard: efter den sidste)
help-show-text = vis kun den ene linje, der kan sættes ind et andet sted
help-show-json = vis den nøjagtige form i stedet, til en fil
help-show-scenario = vis en scenariefil i stedet, dér hvor en runde planlægges

## Baner
help-circuit-file = din bane
help-circuit-which = en banes id eller din egen fil
help-circuit-output = hvor den skrives (standard: i terminalen)
help-circuit-drawing = en tegnefil (standard: fundet på ud fra banen)
help-circuit-dark = tegn den om natten

## Målinger
help-simulate-races = hvor mange løb, eller sæsoner med --season (standard: 100)
help-simulate-circuits = id’er eller filer, der køres på skift, eller: all (standard: { $default })
help-simulate-season = hele sæsoner i stedet for løb
help-simulate-rotate = kørerne rykker én plads fra løb til løb; --no-rotate beholder pladserne
help-handicaps = hvor mange heat-kort hver kører starter med mindre, såsom 0,1,2
help-simulate-rows = skriv en række for hver bil og hvert løb til en fil, der ender på .csv eller .parquet
help-simulate-records = gem en optagelse af hvert løb i denne mappe
help-dataset-folder = en ny mappe, eller en der skal fortsættes
help-dataset-races = hvor mange løb (standard: 1000)
help-dataset-seed = samme frø giver samme datasæt (standard: 1)
help-dataset-format = hvordan tabellerne skrives: npz, eller parquet med pyarrow (standard: npz)
help-dataset-shard = løb i hver fil (standard: 50)
help-dataset-licence = hvad databladet siger om den, såsom CC0-1.0
help-rate-drivers = hvem der er med: kørere, legend-base, legend-1 til legend-6 (standard: alle kørere og legend-base)
help-rate-circuits = id’er eller filer (standard: all, alle)
help-rate-races = for hvert par af kørere (standard: 120)
help-rate-field = biler på hver side (standard: 3)
help-rate-league = gem resultaterne i denne fil: en ny kører kører kun det, der mangler
help-rate-free-for-all = alle kørere i hvert løb i stedet for to og to
help-compare-driver = en kører, en klasse i en fil eller en Legende: legend-base, legend-1 til legend-6
help-compare-config = en race.toml: dens bane, omgange og moduler
help-compare-pairs = stop senest efter så mange par løb (standard: 1000)
help-compare-error = hvor ofte en sammenligning må tage fejl, fra 0.0001 til 0.5 (standard: 0.05)
help-compare-difference = point af dueller, der betyder noget: også mindre forskelle afslutter den (standard: 5)
help-compare-handicaps = hvor mange heat-kort A og B starter med mindre, såsom 0,1; så må de gerne være den samme kører
help-upgrades-driver = hvem der kører alle biler (standard: club)
help-targets-share = andel af løbene, der køres, såsom 0.1 for et hurtigt kig (standard: 1)
help-targets-only = kun disse mål, såsom ladder,drafting
help-targets-instead = andre i stedet for vores kørere, såsom pro=./mine.py:Fast(depth=3)
help-train-folder = hvor træningen gemmes; er der allerede en, fortsætter den
help-train-decisions = beslutninger i alt (standard: 300.000.000; på én kerne omkring 25 millioner i timen)
help-train-races = løb på én gang (standard: 256 på kerner, 65536 på en GPU)
help-train-from = begynd med det, mesteren har lært, eller med en trænings weights.npz
help-train-against = lad disse vægte køre halvdelen af spillernes biler i hvert fjerde løb
help-train-among = løb der øves: blandt spillere, alene blandt Legender, mest blandt de stærkeste Legender, eller alle slags (standard)
help-train-minutes = stop efter så mange minutter; træningen kan fortsættes
help-train-device = hvad der regnes på (standard: gpu, hvis der er en)
help-bench-races = løb for hvert felt (standard: 200)
help-cores = hvor mange kerner der bruges (standard: alle)
help-engine = hvor der køres: local, ray://auto eller ray://VÆRT:PORT, dask://VÆRT:PORT (standard: local)
help-output = skriv { $what } til en fil; - viser det i stedet for tabeller
output-all = alle tal
output-of-drivers = tallene for hver kører
output-with-charts = en rapport med diagrammer
output-report = en rapport
output-chart = diagrammet over rangeringen
output-page = en side til dokumentationen
output-of-pairs = en række for hvert par løb
output-of-upgrades = en række for hver opgradering

## Hvad en indstilling ikke kan sige
did-you-mean = Mente du { $word }?
not-a-count = { $text } er ikke et tal fra 1 til { $maximum }
not-an-index = { $text } er ikke et antal handlinger, såsom 0 eller 12
not-a-share = { $text } er ikke en andel; giv et tal over 0, eller 1 for alle løb
not-an-error = { $text } er ingen sandsynlighed for fejl; angiv et tal fra 0.0001 til 0.5, såsom 0.05
not-points = { $text } er intet antal point; angiv et fra 0.1 til 50, såsom 5
not-a-hash = { $text } er ikke en hash; giv dens 64 hexcifre
not-a-port = { $text } er ikke en port fra 0 til 65535
not-seconds = { $text } er ikke et antal sekunder fra 0 til 60
not-a-member = der er ingen { $text }; vælg mellem { $known }

## Hvad Pythons argparse siger. Det, %-tegnene står for, sætter den selv ind.
argparse-usage = brug:
argparse-arguments = argumenter
argparse-options = indstillinger
argparse-help = vis denne hjælp og stop
argparse-error = %(prog)s: fejl: %(message)s
argparse-argument = argumentet %(argument_name)s: %(message)s
argparse-unknown-command = ukendt kommando: %(parser_name)r (vælg mellem %(choices)s)
argparse-unrecognized = ukendte argumenter: %s
argparse-not-with = kan ikke bruges sammen med %s
argparse-no-value = tager ingen værdi, men fik %r
argparse-required = disse argumenter mangler: %s
argparse-one-value = værdien mangler
argparse-some-values = mindst én værdi mangler
argparse-ambiguous = tvetydig indstilling: %(option)s kan være %(matches)s
argparse-not-a-number = %(value)r er ikke et helt tal
argparse-not-a-choice = umuligt valg: %(value)r (vælg mellem %(choices)s)

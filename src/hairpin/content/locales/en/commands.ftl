# The command line: its help, and what is wrong with how it was called.

## Hairpin, and its commands
help-hairpin = The racing board game HEAT: race on the network or in the terminal, replay, check, measure.
help-no-command = Without a command: serve --open, for this machine only.
help-version = show program's version number and exit
help-serve = open tables on the network, for people, drivers and Legends
help-backup = copy all tables to a file, while the server keeps running
help-race = run a race of automated drivers
help-play = race against automated drivers
help-season = run a championship of automated drivers
help-replay = tell the story of a recorded race or season
help-show = draw a position with all that is in it, or one of a record
help-verify = replay records and check that they lead where they say
help-resume = continue the race or season that you played last, or a recorded one
help-analyse = look back at a recorded race: what was expected after each decision, and what would have been better
help-analyse-seat = the car to look at, counted from 0 (default: those of people)
help-analyse-json = write it as JSON (- for standard output)
help-analyse-html = write it as a page for a browser (- for standard output)
help-scenario = play scenario files and check what they expect
help-circuits = list the circuits
help-circuit = check a circuit of your own, or draw any circuit
help-circuit-check = report everything that is wrong with a circuit file
help-circuit-render = draw a circuit as an SVG picture
help-simulate = run many races or seasons on all cores, and show their figures
help-dataset = make a data set of decisions, with a datasheet, the same on every machine
help-rate = run a league of drivers and Legends, and rate them
help-compare = race two drivers on the same deals until it is clear who is ahead
help-upgrades = measure what each upgrade is worth, in cars that drew theirs by lot
help-targets = measure whether the drivers keep their promises
help-train = let a driver learn by racing against itself
help-bench = measure how fast the engine is
help-completion = print a script that completes hairpin's commands and options in your shell
help-completion-shell = bash: eval "$(hairpin completion bash)" in .bashrc; zsh likewise in .zshrc; fish: hairpin completion fish | source in config.fish

## What stands for a value
meta-command = COMMAND
meta-action = ACTION
meta-file = FILE
meta-folder = FOLDER
meta-host = HOST
meta-port = PORT
meta-address = ADDRESS
meta-season = SEASON
meta-name = NAME
meta-text = TEXT

## Serving
help-serve-host = the address to listen on (default: this machine only)
help-serve-port = default { $port }, or HAIRPIN_PORT; 0 takes any free port
help-serve-database = sqlite:///path or postgresql://... (default: in your data folder)
help-serve-allowed-host = answer only when asked by this name, such as example.org or *.example.org; can be given several times (default: HAIRPIN_ALLOWED_HOSTS, or any)
help-serve-trusted-proxy = a proxy, or a network of them, that says where clients come from; can be given several times (default: HAIRPIN_TRUSTED_PROXIES, or none)
help-serve-metrics = show the figures of /metrics there, and nowhere else (default: HAIRPIN_METRICS, or with the page)
help-serve-drivers = drivers in files of your own, such as ./mine.py:Fast(depth=3), for all tables
help-serve-public-url = the address that people open, such as https://races.example.org (default: HAIRPIN_PUBLIC_URL)
help-serve-open = open the page in the browser
help-serve-check = say what is missing to run it for real, and exit: 0 if nothing is
help-backup-file = where to write it; nothing is overwritten
help-backup-database = sqlite:///path (default: in your data folder)
backup-written = { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $kilobytes } kB. To restore it, end the server and put this file in the place of its database.
backup-exists = { $file } exists already, and nothing was written; give another name.
backup-postgresql = PostgreSQL has a program of its own for this: pg_dump --format=custom --file=FILE URL.

## What is missing
level-ok = ok
level-note = note
level-missing = MISSING
check-ready = Ready to serve.
check-not-ready = { $count ->
        [one] One thing is missing.
       *[other] { $count } things are missing.
    }
check-database-ready = database { $place }: can be read and written
check-database-new = database { $place }: is made at the first start
check-database-older = database { $place }: is of version { $version } and is upgraded to { $known } at the next start; make a backup first
check-database-newer = database { $place }: is of version { $version }, this Hairpin knows up to { $known }; install a newer Hairpin
check-database-in-use = database { $place }: a Hairpin is serving it now, and a second one can't
check-database-problem = database: { $problem }
check-disk-room = disk: { $megabytes } MB free in { $place }
check-disk-little = disk: only { $megabytes } MB free in { $place }
check-disk-full = disk: { $megabytes } MB free in { $place }; nothing can be written when it is full
check-page-built = page: built
check-page-missing = page: not built, so browsers would see nothing; pip install builds it, or install a wheel
check-port-free = port { $place }: free
check-port-ours = port { $place }: a Hairpin answers there now
check-port-taken = port: { $problem }
check-hosts-named = names: answers as { $hosts }
check-hosts-any = names: answers to any; give --allowed-host, so that no other site can pose as yours
check-proxies-named = proxies: { $proxies } are trusted
check-proxies-none = proxies: none is trusted; behind one, give --trusted-proxy, or all players share its limits and cookies are not Secure
check-public-none = address: give --public-url with https://..., which push services want to know
check-public-https = address: { $url }
check-public-http = address: { $url } is not https://, so browsers neither install the page nor let it notify anybody
check-push-ready = notifications: Web Push is installed; its keys are kept in the database
check-push-library = notifications: no Web Push without its library; install hairpin[push]. All else works
check-files-any = open files: no limit
check-files-many = open files: { $allowed }
check-files-few = open files: { $allowed } are allowed, { $needed } are better; set LimitNOFILE or ulimit -n
check-rules-compiled = rules: compiled
check-rules-plain = rules: plain Python, which is slower; build the wheel with a C compiler

## Racing
help-drivers = who drives: { $drivers } (default: four { $default })
help-opponents = your opponents: { $drivers }; human for a friend at this keyboard (default: five { $default })
help-delay = seconds between decisions
help-play-season = a whole season instead of one race
help-learn = a guided first lap: one thing at a time
help-name = the name on your car (default: You)
help-color = the colour of your car
help-handicap = start with N less Heat (0, 1 or 2)
help-season-which = 1961, 1962, 1963, 1964, 1965, custom, best-of-all-time, or a file that lists its races
help-config = a race.toml with any of these settings
help-circuit-or-default = a circuit's id, or your own file (default: { $default })
help-laps = laps to race (default: the circuit's own)
help-seed = the same seed deals the same race
help-seed-season = the same seed gives the same season
help-seed-figures = the same seed gives the same figures
help-seed-ratings = the same seed gives the same ratings
help-seed-training = the same seed begins with the same network and the same races
help-seed-races = the same seed gives the same races
help-record = keep a record that can be replayed and resumed
help-spoken = language to show (default: from the environment, or English)
help-json = print JSON instead

## Modules
help-modules = modules
help-legends = N Legends join in
help-in-season = in a season: { $help }
help-with-default = { $help } (default: { $default })
help-setting-garage = the upgrades in use
help-setting-mulligan = pay 1 Heat to redraw the opening hand
help-setting-weather = weather and road conditions
help-setting-tournament = gears are hidden until the reveal
help-setting-level = the Legends expansion, at this level
help-setting-rising = the Legends' level rises by one after each race
help-setting-pro = Legends' top speeds +N
help-setting-aggressive = Legends use the chevrons of Great Britain, too
help-setting-rivals = two Legends are rivals (from level 2)
help-setting-legend-adrenaline = expansion Legends without Adrenaline
help-setting-boxes = the expansions in use, for all that is drawn
help-choice-draft = choose upgrades in three rounds (default)
help-choice-quick = three upgrades at random
help-choice-snake = choose four in two rounds, then throw one away

## Records, positions, scenarios
help-a-record = the record of a race or season
help-resume-file = the record of a race or season (default: the last one that you played)
help-records = records of races or seasons
help-hash = the hash that the table promised
help-scenarios = scenario files
help-show-position = a position as text, the file of one, a record, or - to read it from standard input
help-show-at = of a record: after N actions (default: after the last one)
help-show-text = print only the one line that can be pasted
help-show-json = print the exact form instead, for a file
help-show-scenario = print a scenario file instead, where a round is planned

## Circuits
help-circuit-file = your circuit
help-circuit-which = a circuit's id, or your own file
help-circuit-output = where to write it (default: the terminal)
help-circuit-drawing = a drawing file (default: made up from the circuit)
help-circuit-dark = draw it at night

## Measuring
help-simulate-races = how many races, or seasons with --season (default 100)
help-simulate-circuits = ids or files, raced in turn, or: all (default: { $default })
help-simulate-season = whole seasons instead of races
help-simulate-rotate = drivers move on one seat from race to race; --no-rotate keeps their seats
help-handicaps = Heat cards that each driver starts with less, such as 0,1,2
help-simulate-rows = write a row for each car and race to a file that ends in .csv or .parquet
help-simulate-records = keep a record of every race in this folder
help-dataset-folder = a new folder, or one to continue
help-dataset-races = how many races (default 1000)
help-dataset-seed = the same seed gives the same data set (default 1)
help-dataset-format = how arrays are written: npz, or parquet with pyarrow (default npz)
help-dataset-shard = races in each file (default 50)
help-dataset-licence = what the datasheet says of it, such as CC0-1.0
help-rate-drivers = who takes part: drivers, legend-base, legend-1 to legend-6 (default: all drivers and legend-base)
help-rate-circuits = ids or files (default: all)
help-rate-races = for each pairing of drivers (default 120)
help-rate-field = cars on each side (default 3)
help-rate-league = keep the results in this file: a new driver only races what is missing
help-rate-free-for-all = all drivers in every race, instead of two by two
help-compare-driver = a driver, a class in a file, or a Legend: legend-base, legend-1 to legend-6
help-compare-config = a race.toml: its circuit, laps and modules
help-compare-pairs = stop at the latest after so many pairs of races (default 1000)
help-compare-error = how often a comparison may be wrong, from 0.0001 to 0.5 (default 0.05)
help-compare-difference = points of pairings that matter: smaller differences end it, too (default 5)
help-compare-handicaps = Heat cards that A and B start with less, such as 0,1; then both may be the same driver
help-upgrades-driver = who drives all cars (default: club)
help-targets-share = share of the races to run, such as 0.1 for a quick look (default 1)
help-targets-only = these targets only, such as ladder,drafting
help-targets-instead = others in the places of our drivers, such as pro=./mine.py:Fast(depth=3)
help-train-folder = where the run is kept; a run that is there already continues
help-train-decisions = decisions in all (default 300,000,000; on one core about 25 million an hour)
help-train-races = races at once (default 256 on cores, 65536 on a GPU)
help-train-from = begin with what the champion has learned, or with a run's weights.npz
help-train-against = have half of the players’ cars in a quarter of the races driven by these weights
help-train-among = races to practise: among players, alone among Legends, mostly among the strongest Legends, or all kinds (default)
help-train-minutes = stop after so many minutes; the run can be continued
help-train-device = what to compute with (default: gpu where there is one)
help-bench-races = races for each field (default 200)
help-cores = how many cores to use (default: all)
help-engine = where to race: local, ray://auto or ray://HOST:PORT, dask://HOST:PORT (default: local)
help-output = write { $what } to a file; - prints instead of tables
output-all = all figures
output-of-drivers = the figures of each driver
output-with-charts = a report with charts
output-report = a report
output-chart = the chart of the ratings
output-page = a page for the documentation
output-of-pairs = a row for each pair of races
output-of-upgrades = a row for each upgrade

## What an option may not say
did-you-mean = Did you mean { $word }?
not-a-count = { $text } is not a number from 1 to { $maximum }
not-an-index = { $text } is not a number of actions, such as 0 or 12
not-a-share = { $text } is not a share; give a number above 0, or 1 for all races
not-an-error = { $text } is not a probability of an error; give a number from 0.0001 to 0.5, such as 0.05
not-points = { $text } is not a number of points; give one from 0.1 to 50, such as 5
not-a-hash = { $text } is not a hash; give its 64 hex digits
not-a-port = { $text } is not a port from 0 to 65535
not-seconds = { $text } is not a number of seconds from 0 to 60
not-a-member = there is no { $text }; choose from { $known }

## What Python's argparse says. Its %-signs are filled in by itself.
argparse-usage = usage:
argparse-arguments = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unknown-command = unknown parser %(parser_name)r (choices: %(choices)s)
argparse-unrecognized = unrecognized arguments: %s
argparse-not-with = not allowed with argument %s
argparse-no-value = ignored explicit argument %r
argparse-required = the following arguments are required: %s
argparse-one-value = expected one argument
argparse-some-values = expected at least one argument
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-not-a-number = %(value)r is not a whole number
argparse-not-a-choice = invalid choice: %(value)r (choose from %(choices)s)

// Made by scripts/protocol from src/hairpin/server/protocol. Change it there.

export const VERSION = "hairpin-1";

export const DEFAULT_CIRCUIT = "usa";
export const DEFAULT_SEASON = "1961";
export const DEFAULT_DRIVER = "club";
export const DEFAULT_GRACE = 60;
export const MAX_CARS = 12;
export const MAX_RACES = 24;

/** The symbols of cards, as the fields of `CardData` name them, in the order in which cards show them. */
export const SYMBOLS = ["plus", "heat", "scrap", "cooldown", "super_cool", "reduce_stress", "slipstream", "salvage", "catch_up", "limit", "direct", "accelerate", "refresh", "single_use"] as const;

export type SettingValue = boolean | number | string | readonly string[];

/** A setting of races or seasons; `in_season` is its default there, where that is another one. */
export interface Setting {
  readonly name: string;
  readonly kind: "flag" | "choice" | "number" | "set";
  readonly scopes: readonly ("race" | "season")[];
  readonly choices: readonly string[];
  readonly limits: readonly [number, number];
  readonly needs: readonly string[];
  readonly default: SettingValue;
  readonly in_season: SettingValue | null;
}

export const SETTINGS: readonly Setting[] = [
  {"name": "garage", "kind": "choice", "scopes": ["race", "season"], "choices": ["basic", "advanced", "all"], "limits": [0, 0], "needs": [], "default": "", "in_season": "all"},
  {"name": "draft", "kind": "choice", "scopes": ["race"], "choices": ["draft", "quick", "snake"], "limits": [0, 0], "needs": ["garage"], "default": "draft", "in_season": null},
  {"name": "mulligan", "kind": "flag", "scopes": ["race", "season"], "choices": [], "limits": [0, 0], "needs": ["garage"], "default": false, "in_season": null},
  {"name": "weather", "kind": "flag", "scopes": ["race"], "choices": [], "limits": [0, 0], "needs": [], "default": false, "in_season": true},
  {"name": "tournament", "kind": "flag", "scopes": ["race", "season"], "choices": [], "limits": [0, 0], "needs": [], "default": false, "in_season": null},
  {"name": "level", "kind": "number", "scopes": ["race", "season"], "choices": [], "limits": [0, 6], "needs": ["legends"], "default": 0, "in_season": null},
  {"name": "rising", "kind": "flag", "scopes": ["season"], "choices": [], "limits": [0, 0], "needs": ["legends"], "default": false, "in_season": null},
  {"name": "pro", "kind": "number", "scopes": ["race", "season"], "choices": [], "limits": [0, 20], "needs": ["legends"], "default": 0, "in_season": null},
  {"name": "aggressive", "kind": "flag", "scopes": ["race", "season"], "choices": [], "limits": [0, 0], "needs": ["legends", "chevrons"], "default": false, "in_season": null},
  {"name": "rivals", "kind": "flag", "scopes": ["race", "season"], "choices": [], "limits": [0, 0], "needs": ["legends", "manoeuvres"], "default": false, "in_season": null},
  {"name": "legend_adrenaline", "kind": "flag", "scopes": ["race", "season"], "choices": [], "limits": [0, 0], "needs": ["legends", "expansion"], "default": true, "in_season": null},
  {"name": "boxes", "kind": "set", "scopes": ["race", "season"], "choices": ["tunnel-vision", "heavy-rain", "legends"], "limits": [0, 0], "needs": [], "default": ["tunnel-vision", "heavy-rain", "legends"], "in_season": null},
];

export interface Accelerated {
  event: "Accelerated";
  seat: number;
  card: string;
  spaces: number;
}

export interface ActedNews {
  kind: "acted";
  seat: number;
  by: "clock" | "driver" | "person" | "stand-in";
  driver: string | null;
  do: string | null;
}

/** The process answers, whatever else may be wrong. */
export interface Alive {
  status: string;
}

/** The analysis of a race or season that is over, or how far it has come. */
export interface AnalysisShown {
  game: number;
  done: number;
  total: number;
  seats: SeatAnalysisData[] | null;
  begun: boolean;
}

/** Your own decision: `do` is one of its options. A new plan takes the place of a committed one. */
export interface Answer {
  type: "answer";
  decision: string;
  do: string;
  id?: number | null;
}

/** What a strong driver would do in your own decision, and why; where the table allows it. */
export interface AskHint {
  type: "hint";
  decision: string;
  id?: number | null;
}

/** What each option of your own decision would come to. */
export interface AskPreview {
  type: "preview";
  decision: string;
  id?: number | null;
}

/** A race that begins in the middle of another, which is over. */
export interface BeginningData {
  race: number;
  round: number;
  places: PlaceData[];
}

export interface Boosted {
  event: "Boosted";
  seat: number;
  heat: number;
}

export interface BriefSeat {
  kind: "driver" | "legend" | "person";
  name: string | null;
  driver: string | null;
  color: string;
  number: number;
  taken: boolean;
  stand_in: string | null;
  is_next: boolean;
  place: number | null;
  lap: number | null;
  points: number | null;
}

/** A browser, as its PushSubscription says. */
export interface CallDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser that is not to be called any more. */
export interface CallEndpoint {
  endpoint: string;
}

export interface CallWishes {
  on?: boolean;
  quiet?: QuietHours | null;
}

export interface CallsShown {
  on: boolean;
  quiet: QuietHours | null;
  devices: number;
  key: string | null;
}

/** What everybody can see of a car. */
export interface CarData {
  seat: number;
  name: string;
  color: string;
  number: number;
  distance: number;
  spot: number;
  bits: number;
  gear: number;
  speed: number;
  status: string;
  place: number;
  committed: boolean;
  engine: number;
  hand: number;
  deck: number;
  discard: number;
  discard_top: string | null;
  play_area: (string | null)[];
  legend: boolean;
  rival: boolean;
  upgrades: string[];
  removed: string[];
}

export interface CarEliminated {
  event: "CarEliminated";
  seat: number;
  round: number;
}

export interface CarFinished {
  event: "CarFinished";
  seat: number;
  round: number;
  place: number;
}

export interface CarMoved {
  event: "CarMoved";
  seat: number;
  reason: string;
  spaces: number;
  start: number;
  distance: number;
  spot: number;
}

export interface CarRetired {
  event: "CarRetired";
  seat: number;
  round: number;
}

export interface CardData {
  code: string;
  kind: string;
  values: number[];
  copies: number;
  family: string;
  deck: string;
  is_heat: boolean;
  words: string;
  plus: number;
  heat: number;
  scrap: number;
  cooldown: number;
  super_cool: number;
  reduce_stress: number;
  slipstream: number;
  salvage: number;
  catch_up: number;
  limit: number;
  direct: boolean;
  accelerate: boolean;
  refresh: boolean;
  single_use: boolean;
}

export interface CardFlipped {
  event: "CardFlipped";
  seat: number;
  card: string;
  counts: boolean;
}

export interface CardList {
  cards: CardData[];
}

export interface CardPaid {
  event: "CardPaid";
  seat: number;
  card: string;
  heat: number;
}

export interface CardPlayedDirectly {
  event: "CardPlayedDirectly";
  seat: number;
  card: string;
}

export interface CardScrapped {
  event: "CardScrapped";
  seat: number;
  card: string;
}

/** At a moment, of those whose cards were different at the one before. */
export interface CardsAt {
  seq: number;
  waiting: number[];
  seats: SeatCards[];
}

export interface CardsDiscarded {
  event: "CardsDiscarded";
  seat: number;
  cards: (string | null)[];
}

export interface CardsDrawn {
  event: "CardsDrawn";
  seat: number;
  cards: (string | null)[];
}

export interface CardsRefreshed {
  event: "CardsRefreshed";
  seat: number;
  cards: string[];
}

export interface CardsReplaced {
  event: "CardsReplaced";
  seat: number;
  cards: string[];
}

export interface CardsRevealed {
  event: "CardsRevealed";
  seat: number;
  cards: string[];
}

export interface CardsSalvaged {
  event: "CardsSalvaged";
  seat: number;
  cards: (string | null)[];
}

export interface CarsBuilt {
  event: "CarsBuilt";
  upgrades: string[][];
}

/** The host, not in a race: other settings. After a race everybody is in the lobby again. */
export interface ChangeSettings {
  type: "settle";
  settings: TableSettings;
  was?: (number | null)[] | null;
  id?: number | null;
}

/** What was chosen for a card that offers several values. */
export interface ChosenValue {
  card: string;
  value: number;
}

/** A circuit file that can be raced on. */
export interface CircuitChecked {
  circuit: CircuitData;
  wish: Record<string, unknown>;
  drawing: DrawingData;
}

export interface CircuitData {
  id: string;
  name: string;
  box: string;
  length: number;
  laps: number;
  heat: number;
  stress: number;
  lines: LineData[];
  tunnels: ([number, number])[];
  flooded: ([number, number])[];
  press: number[];
}

/** A circuit of one's own, as in docs/circuits.md, to be checked and drawn. */
export interface CircuitFile {
  file: string;
  text: string;
}

export interface CircuitList {
  circuits: CircuitData[];
  file_bytes: number;
}

export type ClientMessage = Hello | Sit | Stand | Rename | Paint | SetSeat | ChangeSettings | Start | Answer | StepOn | Undo | TakeOver | HandBack | Say | AskPreview | AskHint | Ping;

/** For the address of the page: `/#/licence/CODE`. What is after the # is never sent to a server. */
export interface CodeMade {
  code: string;
  seconds: number;
}

export interface CooledDown {
  event: "CooledDown";
  seat: number;
  heat: number;
}

export interface CornerCrossed {
  event: "CornerCrossed";
  seat: number;
  line: number;
  limit: number;
  speed: number;
  heat: number;
}

export interface CornerRiskData {
  line: number;
  limit: number;
  reached: number;
  heat: [number, number];
  spin_out: number;
  spin_out_cooled: number;
  back: number;
}

export interface CreatedNews {
  kind: "created";
}

/** The promise that every card was settled before the first one was dealt. */
export interface DealData {
  hash: string;
  key: string | null;
}

export interface DecisionData {
  id: string;
  options: string[];
  seconds: number | null;
}

export interface DeckReshuffled {
  event: "DeckReshuffled";
  seat: number;
}

export interface DiscardSearched {
  event: "DiscardSearched";
  seat: number;
  card: string;
}

/** What the client asked for has been done, and is on disk. */
export interface Done {
  type: "done";
  id: number | null;
  seq: number;
}

export interface DrawingData {
  id: string;
  name: string;
  view_box: [number, number, number, number];
  path: string;
  space_length: number;
  road_width: number;
  car_length: number;
  car_width: number;
  badge_radius: number;
  token_radius: number;
  weather_radius: number;
  spaces: SpaceDrawn[];
  lines: LineDrawn[];
  sectors: SectorDrawn[];
  tunnels: StretchDrawn[];
  flooded: StretchDrawn[];
  start: [[number, number], [number, number]];
  grid: ([number, number, number])[];
  weather: [number, number];
  light: Record<string, string>;
  dark: Record<string, string>;
  prefix: string;
  svg: string;
}

export interface DriverList {
  drivers: string[];
  default: string;
}

export interface ErrorData {
  code: string;
  text: string;
  reason?: string;
  values?: Record<string, string | number>;
}

/** An event of the championship; a figure that changes nothing is 0, or empty. */
export interface EventCardData {
  id: number;
  name: string;
  sponsors: number;
  press: number[];
  laps: number;
  heat: number;
  stress: number;
  hand_size: number;
  lap_leaders: number;
  top_speed: number;
  cars_passed: number;
  press_cards: number;
  slow_press: boolean;
  max_discards: number;
  stress_discard: boolean;
  heat_discard: boolean;
  slipstream_gear: number;
  no_adrenaline: boolean;
  lap_heat: number;
  spin_out_is_end: boolean;
  bonus_points: number[];
  box: string;
}

export interface EventList {
  events: EventCardData[];
}

/** How you want to be called, and by which push services. */
export interface ExportedCalls {
  on: boolean;
  quiet: QuietHours | null;
  endpoints: string[];
}

export interface ExportedRecord {
  game: number;
  record: (Record<string, unknown>)[];
}

export interface ExportedTable {
  link: string;
  table: HomeTable;
  put_away: boolean;
  records: ExportedRecord[];
}

export interface ForecastData {
  values: number[];
  gear: number;
  heat: number;
  engine: number;
  landings: LandingData[];
  corners: CornerRiskData[];
  hand: string[];
  draws: number;
}

export interface GearMended {
  event: "GearMended";
  seat: number;
  planned: number;
  gear: number;
  cards: string[];
}

export interface GearShown {
  event: "GearShown";
  seat: number;
  gear: number;
  heat: number;
}

/** Your own seat again, after a driver went on for it. */
export interface HandBack {
  type: "hand-back";
  id?: number | null;
}

export interface HandChosen {
  event: "HandChosen";
  seat: number;
  mulligan: boolean;
}

export interface HandCluttered {
  event: "HandCluttered";
  seat: number;
  cards: string[];
}

export interface HandedBackNews {
  kind: "handed-back";
  seat: number;
}

/** Whether players can go on: what they do must be written before it is told. */
export interface Health {
  status: string;
  database: string;
  problem?: string | null;
}

export interface HeatRemoved {
  event: "HeatRemoved";
  seat: number;
}

/** The first message of every socket. */
export interface Hello {
  type: "hello";
  version: string;
  token?: string | null;
  since?: number | null;
  id?: number | null;
}

/** What a strong driver would do with what this seat knows. Nothing has been done. */
export interface HintMessage {
  type: "hint";
  id: number | null;
  decision: string;
  do: string;
  reason: string;
  values: Record<string, number>;
  worth: number | null;
  others: WeighedOption[];
}

/** All tables of the person, what happened last first. */
export interface Home {
  type: "home";
  tables: HomeTable[];
  away: number;
}

/** How one of them stands now; null, if it is no more among those that are shown. */
export interface HomeChanged {
  type: "home-table";
  table_id: string;
  table: HomeTable | null;
}

export interface HomeList {
  tables: HomeTable[];
  away: number;
}

/** A table, as it concerns one person. */
export interface HomeTable {
  id: string;
  group: "finished" | "turn" | "waiting";
  seat: number | null;
  host: boolean;
  at: number;
  seconds: number | null;
  brief: TableBrief;
}

/** One decision of a person, looked at again in imagined races from what was known then. */
export interface JudgedDecision {
  action: number;
  race: number;
  round: number;
  step: string;
  done: string;
  best: string;
  place: number;
  place_error: number;
  gain: number;
  gain_error: number;
  races: number;
  mark: boolean;
}

/** One way it may go; with + symbols there are several. */
export interface LandingData {
  chance: number;
  speed: number;
  distance: number;
  spot: number;
  blocked: number;
  cooldown: number;
}

export interface LegendCardRevealed {
  event: "LegendCardRevealed";
  name: string;
  manoeuvre: string;
  orders: OrderTold[];
}

export interface LegendMoved {
  event: "LegendMoved";
  seat: number;
  start: number;
  distance: number;
  spot: number;
  way: string;
  number: number;
  helps: string[];
  blocked: boolean;
}

/** Where somebody stands in a lesson, told to nobody else. */
export interface LessonData {
  name: string;
  step: number;
  steps: number;
  say: string | null;
  figures: Record<string, number>;
  do: string | null;
  show: string | null;
  reads: boolean;
  free: boolean;
  explained: Record<string, string>;
  learned: string[];
}

/** What was in the link, or in the QR code. */
export interface LicenceCode {
  code: string;
}

/** What its holder may know of it; the secret itself is in the cookie, or the token. */
export interface LicenceData {
  name: string;
  color: string | null;
  number: number | null;
  made_at: number;
}

export interface LicenceDeleted {
  tables: number;
}

/** All that this server keeps of a person. */
export interface LicenceExport {
  licence: LicenceData | null;
  calls: ExportedCalls;
  tables: ExportedTable[];
}

export interface LicenceIssued {
  licence: LicenceData;
  token: string | null;
}

/** How somebody wants to be known. The first one issues the licence, a later one changes it. */
export interface LicenceWish {
  name?: string;
  color?: string | null;
  number?: number | null;
  tokens?: string[];
  tables?: string[];
}

/** A corner line lies between the spaces `at - 1` and `at`. */
export interface LineData {
  at: number;
  limit: number;
  legend_line: number;
  race_side: string;
  chicane: boolean;
  chevrons: number[];
}

export interface LineDrawn {
  at: number;
  limit: number;
  across: [[number, number], [number, number]];
  legend_across: [[number, number], [number, number]];
  badge: [number, number];
  token: [number, number] | null;
  press: [number, number] | null;
}

export interface ListedTable {
  id: string;
  touched_at: number;
  summary: Summary;
}

export interface MarketOpened {
  event: "MarketOpened";
  cards: string[];
}

export interface NotJudgedDecision {
  action: number;
  race: number;
  round: number;
  step: string;
  done: string;
  why: string;
}

export interface OptionPreview {
  do: string;
  forecasts: ForecastData[];
}

/** A line of a Legend card, for the Legend in this seat. */
export interface OrderTold {
  seat: number;
  diamond: number;
  helmet: number;
  star: boolean;
}

/** Another look for your own car, not in a race; as when you sit down. */
export interface Paint {
  type: "paint";
  color?: string | null;
  number?: number | null;
  id?: number | null;
}

export interface PaintedNews {
  kind: "painted";
  seat: number;
  color: string | null;
  number: number | null;
}

/** An entry that the client had missed. */
export interface Past {
  type: "past";
  seq: number;
  at: number;
  news: CreatedNews | SettingsChangedNews | SeatSetNews | SeatedNews | StoodNews | RenamedNews | PaintedNews | StartedNews | ActedNews | SteppedNews | UndoneNews | TakenOverNews | HandedBackNews | SaidNews | UnreadableNews;
  events: (RoundBegan | PlanCommitted | PlanTakenBack | GearShown | HandCluttered | CardsRevealed | CardFlipped | CardScrapped | CardPaid | CardsReplaced | CardPlayedDirectly | StressReduced | SuperCooled | DiscardSearched | CardsSalvaged | Accelerated | CardsRefreshed | GearMended | WeatherDrawn | MarketOpened | UpgradeChosen | UpgradesDealt | UpgradeThrownAway | CarsBuilt | HandChosen | SponsorsGained | HeatRemoved | CarEliminated | UpgradeSwapped | UpgradeKept | RaceScored | SeasonLeft | SeasonEnded | RivalsNamed | LegendCardRevealed | LegendMoved | DeckReshuffled | CarMoved | CooledDown | Boosted | CornerCrossed | SpunOut | CardsDiscarded | CardsDrawn | CarFinished | CarRetired | RaceEnded)[];
}

export interface Ping {
  type: "ping";
  id?: number | null;
}

/** Where a car stands, by seat. */
export interface PlaceData {
  distance: number;
  spot: number;
  gear: number;
}

export interface PlanCommitted {
  event: "PlanCommitted";
  seat: number;
}

export interface PlanTakenBack {
  event: "PlanTakenBack";
  seat: number;
}

export interface Pong {
  type: "pong";
  id: number | null;
}

export interface Presence {
  type: "presence";
  seats: boolean[];
  host: boolean;
  watchers: number;
  grace?: (number | null)[];
}

export interface PreviewMessage {
  type: "preview";
  id: number | null;
  decision: string;
  options: OptionPreview[];
}

export interface ProtocolData {
  version: string;
  hairpin: string;
  rules: number;
}

export interface PutAway {
  table: string;
  away?: boolean;
}

export interface PutAwayDone {
  away: number;
}

/** In minutes after midnight, where the sleeper is. `until` may be on the next day. */
export interface QuietHours {
  since: number;
  until: number;
  zone: string;
}

/** Of a race that is over. Its moments are entries of the table's log. */
export interface RaceCards {
  moments: CardsAt[];
}

export interface RaceEnded {
  event: "RaceEnded";
  ranking: number[];
}

export interface RaceList {
  races: RaceShown[];
}

export interface RaceScored {
  event: "RaceScored";
  number: number;
  points: number[];
}

/** A single race. The defaults are those of `hairpin race`. */
export interface RaceSettings {
  game: "race";
  garage?: string;
  draft?: string;
  mulligan?: boolean;
  weather?: boolean;
  tournament?: boolean;
  level?: number;
  pro?: number;
  aggressive?: boolean;
  rivals?: boolean;
  legend_adrenaline?: boolean;
  boxes?: string[];
  circuit?: string | Record<string, unknown>;
  laps?: number | null;
  round_limit?: number | null;
}

/** A race that is over. Its entries are in the log of the table, after the `started` of its game. */
export interface RaceShown {
  game: number;
  race: number;
  at: number;
  season: string | null;
  laps: number;
  track: TrackData;
  cars: RacedCar[];
  ranking: number[];
  has_record: boolean;
}

export interface RacedCar {
  seat: number;
  name: string;
  color: string;
  number: number;
  legend: boolean;
}

/** Nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  id: number | null;
  code: string;
  text: string;
  reason?: string;
  values?: Record<string, string | number>;
}

export interface Rename {
  type: "rename";
  name: string;
  id?: number | null;
}

export interface RenamedNews {
  kind: "renamed";
  seat: number;
  name: string;
}

export interface RivalsNamed {
  event: "RivalsNamed";
  seats: number[];
}

export interface RoadTokenData {
  line: number;
  token: string;
}

export interface RoundBegan {
  event: "RoundBegan";
  round: number;
  order: number[];
  adrenaline: number[];
}

export interface SaidNews {
  kind: "said";
  seat: number | null;
  name: string;
  text: string;
}

export interface Say {
  type: "say";
  text: string;
  name?: string | null;
  id?: number | null;
}

/** The sheet that everybody sees. */
export interface SeasonData {
  name: string;
  race: number;
  races: number;
  event: number;
  event_name: string;
  results: SeasonResult[];
  points: number[];
  standings: number[];
  left: number[];
}

export interface SeasonEnded {
  event: "SeasonEnded";
  standings: number[];
}

export interface SeasonLeft {
  event: "SeasonLeft";
  seat: number;
}

export interface SeasonList {
  seasons: SeasonShown[];
}

/** What is left out is drawn just before the race. */
export interface SeasonRaceSettings {
  circuit?: string | Record<string, unknown> | null;
  event?: number | null;
}

export interface SeasonRaceShown {
  circuit: string | null;
  event: number | null;
  event_name: string | null;
}

export interface SeasonResult {
  circuit: string;
  event: number;
  ranking: number[];
  points: number[];
}

/** A championship: one of the known seasons by its name, or a list of races. */
export interface SeasonSettings {
  game: "season";
  garage?: string;
  mulligan?: boolean;
  tournament?: boolean;
  level?: number;
  rising?: boolean;
  pro?: number;
  aggressive?: boolean;
  rivals?: boolean;
  legend_adrenaline?: boolean;
  boxes?: string[];
  season?: string;
  races?: SeasonRaceSettings[] | null;
}

export interface SeasonShown {
  name: string;
  races: SeasonRaceShown[];
}

export interface SeatAnalysisData {
  seat: number;
  name: string;
  decisions: JudgedDecision[];
  not_judged: NotJudgedDecision[];
  worst: number[];
}

/** What whoever sat there knew, besides what everybody could see. */
export interface SeatCards {
  seat: number;
  racing: boolean;
  gear: number;
  engine: number;
  hand: string[];
  deck: string[];
  discard: string[];
  played: string[];
  planned: string[] | null;
}

export interface SeatData {
  kind: "driver" | "legend" | "person";
  name: string | null;
  driver: string | null;
  handicap: number;
  color: string;
  number: number;
  taken: boolean;
  stand_in: string | null;
}

export interface SeatSetNews {
  kind: "seat-set";
  seat: number;
}

/** A seat: for a person, for a driver by name, or for a Legend. */
export interface SeatSettings {
  kind?: "driver" | "legend" | "person";
  driver?: string | null;
  name?: string | null;
  color?: string | null;
  handicap?: number;
}

export interface SeatedNews {
  kind: "seated";
  seat: number;
  name: string;
  color: string | null;
  number: number | null;
}

/** From a line, by its number, to the next; the last one runs through the finish. */
export interface SectorDrawn {
  line: number;
  first: number;
  last: number;
  outline: string;
}

export type ServerMessage = Welcome | State | Past | Update | Presence | Done | RefusedMessage | Pong | PreviewMessage | HintMessage | Home | HomeChanged;

/** The host, before the start: what a seat is for. */
export interface SetSeat {
  type: "set-seat";
  seat: number;
  wish: SeatSettings;
  id?: number | null;
}

export interface SettingsChangedNews {
  kind: "settled";
}

export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  color?: string | null;
  number?: number | null;
  id?: number | null;
}

export interface SpaceDrawn {
  spots: [[number, number, number], [number, number, number]];
  aside: [number, number, number];
  middle: [number, number, number];
  countdown: number;
  race_side: string;
}

export interface SponsorsGained {
  event: "SponsorsGained";
  seat: number;
  cards: (string | null)[];
  why: string[];
}

export interface SpunOut {
  event: "SpunOut";
  seat: number;
  line: number;
  distance: number;
  spot: number;
  heat: number;
  stress: number;
}

/** Leave the seat for good. */
export interface Stand {
  type: "stand";
  id?: number | null;
}

/** The host. After a race it is the rematch. */
export interface Start {
  type: "start";
  id?: number | null;
}

export interface StartedNews {
  kind: "started";
  game: number;
  hash?: string | null;
  beginning?: BeginningData | null;
}

/** Everything at once; after `hello`, when all that was missed has been told. */
export interface State {
  type: "state";
  seq: number;
  seat: number | null;
  table: TableData;
  track: TrackData | null;
  view: ViewData | null;
  decision: DecisionData | null;
  undo: number | null;
  clocks?: (number | null)[] | null;
  lesson?: LessonData | null;
}

/** In a lesson: what there was to read has been read. `step` is the one that the last update gave. */
export interface StepOn {
  type: "step-on";
  step: number;
  id?: number | null;
}

export interface SteppedNews {
  kind: "stepped";
  seat: number;
  back_to: number | null;
}

export interface StoodNews {
  kind: "stood";
  seat: number;
}

export interface StressReduced {
  event: "StressReduced";
  seat: number;
  stress: number;
}

/** A tunnel, or water: its first space and its last. */
export interface StretchDrawn {
  first: number;
  last: number;
  outline: string;
}

/** A table in the public list. */
export interface Summary {
  title: string;
  phase: string;
  game: string;
  what: string;
  seats: number;
  free: number;
  names: string[];
}

export interface SuperCooled {
  event: "SuperCooled";
  seat: number;
  heat: number;
  cards: (string | null)[];
}

/** A symbol that waits to be used: its number, and the card on which it stands. */
export interface SymbolData {
  symbol: string;
  card: string;
}

/** The same for everybody. */
export interface TableBrief {
  title: string;
  phase: string;
  game: string;
  what: string;
  circuit: string;
  lap: number | null;
  laps: number | null;
  race: number | null;
  races: number | null;
  standings: number[] | null;
  seconds: number | null;
  seats: BriefSeat[];
}

export interface TableCreated {
  id: string;
  link: string;
  token: string | null;
}

/** The table itself, the same for everybody. */
export interface TableData {
  id: string;
  phase: string;
  games: number;
  settings: TableSettings;
  seats: SeatData[];
  stopped?: string | null;
  hints?: boolean;
  deal?: DealData | null;
}

export interface TableList {
  tables: ListedTable[];
}

/** Everything about a table that is settled before the race. */
export interface TableSettings {
  game: RaceSettings | SeasonSettings;
  seats: SeatSettings[];
  seconds?: number | null;
  grace?: number;
  stand_in?: string | null;
  card_counts?: boolean | null;
  hints?: boolean | null;
  public?: boolean;
  title?: string;
  lesson?: string | null;
}

export interface TableShown {
  table: TableData;
  finished_games: number[];
}

/** A driver goes on for your own seat, or, said by the host, for that of somebody who is away. */
export interface TakeOver {
  type: "take-over";
  seat: number;
  driver?: string | null;
  id?: number | null;
}

export interface TakenOverNews {
  kind: "taken-over";
  seat: number;
  driver: string;
  own_wish: boolean;
  asked_by: number | null;
}

/** The circuit with what lies on it in this race; sent when it changes. */
export interface TrackData {
  circuit: CircuitData;
  weather: string | null;
  weather_does: WeatherData | null;
  tokens: RoadTokenData[];
  limits: number[];
  dangerous: number[];
  press: number[];
}

/** `action` is the number that the last update gave as `undo`. */
export interface Undo {
  type: "undo";
  action: number;
  id?: number | null;
}

export interface UndoneNews {
  kind: "undone";
  seat: number;
  action: number;
}

export interface UnreadableNews {
  kind: "unreadable";
}

/** The next entry of the log, and how things stand after it. */
export interface Update {
  type: "update";
  seq: number;
  at: number;
  news: CreatedNews | SettingsChangedNews | SeatSetNews | SeatedNews | StoodNews | RenamedNews | PaintedNews | StartedNews | ActedNews | SteppedNews | UndoneNews | TakenOverNews | HandedBackNews | SaidNews | UnreadableNews;
  events: (RoundBegan | PlanCommitted | PlanTakenBack | GearShown | HandCluttered | CardsRevealed | CardFlipped | CardScrapped | CardPaid | CardsReplaced | CardPlayedDirectly | StressReduced | SuperCooled | DiscardSearched | CardsSalvaged | Accelerated | CardsRefreshed | GearMended | WeatherDrawn | MarketOpened | UpgradeChosen | UpgradesDealt | UpgradeThrownAway | CarsBuilt | HandChosen | SponsorsGained | HeatRemoved | CarEliminated | UpgradeSwapped | UpgradeKept | RaceScored | SeasonLeft | SeasonEnded | RivalsNamed | LegendCardRevealed | LegendMoved | DeckReshuffled | CarMoved | CooledDown | Boosted | CornerCrossed | SpunOut | CardsDiscarded | CardsDrawn | CarFinished | CarRetired | RaceEnded)[];
  seat: number | null;
  table: TableData | null;
  track: TrackData | null;
  view: ViewData | null;
  decision: DecisionData | null;
  undo: number | null;
  clocks?: (number | null)[] | null;
  lesson?: LessonData | null;
}

export interface UpgradeChosen {
  event: "UpgradeChosen";
  seat: number;
  card: string;
}

export interface UpgradeKept {
  event: "UpgradeKept";
  seat: number;
  card: string;
}

export interface UpgradeSwapped {
  event: "UpgradeSwapped";
  seat: number;
  given: string;
  taken: string;
}

export interface UpgradeThrownAway {
  event: "UpgradeThrownAway";
  seat: number;
}

export interface UpgradesDealt {
  event: "UpgradesDealt";
  seat: number;
  cards: string[];
}

/** A race as `seat` sees it; with no seat, as a watcher does. */
export interface ViewData {
  seat: number | null;
  tournament: boolean;
  draft: string;
  upgrade_supply: number;
  laps: number;
  hand_size: number;
  round: number;
  step: string;
  active: number | null;
  waiting: number[];
  order: number[];
  adrenaline: number[];
  cars: CarData[];
  hand: string[];
  plan: string[] | null;
  retiring: boolean;
  boosted: boolean;
  cooldowns: number[];
  turn_start: number;
  start_spot: number;
  adrenaline_unused: boolean;
  road_cooled: number[];
  chosen: ChosenValue[];
  symbols: SymbolData[];
  plus_count: number;
  market: string[];
  picks: number[];
  discard: string[];
  deck_cards: string[] | null;
  discard_cards: string[] | null;
  legend_card: string;
  manoeuvre: string;
  legend_deck: number[];
  manoeuvre_deck: number[];
  season?: SeasonData | null;
}

/** What the weather token does: to the set-up of every car, and in sectors with a weather token. */
export interface WeatherData {
  stress: number;
  heat: number;
  heat_to_deck: number;
  heat_to_discard: number;
  slipstream: number;
  cooldown: number;
  no_slipstream: boolean;
  no_cooldown: boolean;
}

export interface WeatherDrawn {
  event: "WeatherDrawn";
  weather: string;
  tokens: ([number, string])[];
}

export interface WeighedOption {
  do: string;
  worth: number | null;
}

export interface Welcome {
  type: "hello";
  version: string;
  token: string | null;
  host: boolean;
}

/** A new table, at which a race goes on from a moment of one that is over. */
export interface WhatIf {
  game: number;
  moment: number;
  seat: number;
  race?: number;
  driver?: string | null;
}

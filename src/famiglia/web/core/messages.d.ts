/* Made by `make docs` from the types of the server; do not edit.
 *
 * Everything that the server sends and takes. Both games have their own state; the field `game` tells which one it is. */

export type GameState = DuelState | WarState;
export type GamePreview = DuelPreview | WarPreview;
export type Choice = DuelChoice | WarChoice;
export type Deed = Command["deed"];

/** Something that a person wants to do at a table. */
export interface Command {
  /** Made by the client: the same id sent twice takes effect once. */
  id: string;
  /** The number that the sender has seen of the stream it is about: `game` for play and undo, `seats` for sit, leave, invite and rematch, the room for a line of chat (which never comes too late). */
  expected: number;
  /** What to do; `do` says what it is. */
  deed: Sit | Leave | Invite | Play | Undo | Say | Rematch;
}

/** Take an open seat, or one's own back from the bot that filled in. */
export interface Sit {
  do: "sit";
  seat: number;
  /** What this seat adds to the seed of the dice; any words. */
  seed?: string;
  /** How the seat is called, where several people share a screen; null: as one is called oneself. */
  name?: string | null;
}

/** Free one's seat before the game; hand it to a bot while it runs. */
export interface Leave {
  do: "leave";
  seat: number;
}

/** The host puts a bot into an open seat, or (null) sends a bot away; only before the game. */
export interface Invite {
  do: "invite";
  seat: number;
  /** The level of the bot; null sends it away. */
  bot: string | null;
}

/** Make a move. */
export interface Play {
  do: "play";
  seat: number;
  /** In notation, as the state lists it. */
  move: string;
}

/** Take back one's last moves. */
export interface Undo {
  do: "undo";
  seat: number;
  /** How many. */
  moves?: number;
}

/** A line of chat. */
export interface Say {
  do: "say";
  /** `team` is a war's own team. */
  room: "players" | "spectators" | "team";
  text: string;
  /** Which of one's seats speaks; null: the awaited one, else the first. */
  seat?: number | null;
}

/** Ask for another game with seats swapped; it is opened when every person at the table has asked. */
export interface Rematch {
  do: "rematch";
  /** What the seats of whoever asks add to the seed of the next game; any words. */
  seed?: string;
}

/** What has changed; parts that have not are left out. */
export interface TableUpdate {
  kind: "update";
  /** The same numbers as in the state, now. */
  numbers: Record<string, number>;
  about?: About | null;
  seats?: SeatState[] | null;
  game?: DuelState | WarState | null;
  /** What is new. */
  log?: LogEntry[];
  /** By room: what is new. */
  chat?: Record<string, ChatLine[]>;
  spectators?: number | null;
}

/** What is settled when a table is opened. */
export interface About {
  /** The secret link: whoever knows it may look on. */
  id: string;
  game: "duel" | "war";
  settings: PublicSettings;
  /** Everybody may find a listed table; of a private one, only who has its link knows. */
  visibility: "listed" | "private";
  /** Played at one sitting, or turn by turn over days. */
  pace: "live" | "turns";
  /** `open` until every seat is taken. */
  status: "open" | "over" | "running";
  /** When. */
  opened: number;
  /** Did the reader open it? */
  host: boolean;
  /** The version of the rules that is played. */
  rules: string;
  /** Of the seed; published before anybody sits down. */
  commitment: string;
  /** What each seat added to the seed. */
  added: string[];
  /** Was it uploaded as a record? */
  imported: boolean;
  /** The table of the rematch. */
  next: string | null;
  /** The seats that want one. */
  rematch: number[];
  /** Of the rematch's seed; published when the game is over, before anybody asks for a rematch. */
  next_commitment: string | null;
  /** Of a duel: the victory points of each card. */
  worth?: Record<string, number>;
}

/** The settings that everyone at a table may read. */
export interface PublicSettings {
  /** Of a duel. */
  edition?: string;
  /** Of a duel: the seat that begins; null lets the dice decide. */
  first?: number | null;
  /** Of a duel: whether all hands are open. */
  memory_aid?: boolean;
  /** House rules. */
  options: string[];
  /** Of a war: the set of components. */
  pack?: string;
}

/** One seat and who sits there. */
export interface SeatState {
  seat: number;
  kind: "bot" | "human" | "open";
  /** Of a bot: empty; its level is in `bot`. */
  name: string;
  /** The level of the bot that plays here. */
  bot: string | null;
  /** Does the reader hold it? */
  yours: boolean;
  /** Bots always are. */
  online: boolean;
  /** Does the bot only fill in for a person who may come back? */
  substitute: boolean;
  /** Is the reader that person? */
  back?: boolean;
}

/** A duel as the reader may know it. */
export interface DuelState {
  game: "duel";
  /** The seat from which it is seen; null for a spectator. */
  viewer: number | null;
  /** What lies on the table. */
  view: View;
  /** The seats that the game waits for. */
  to_decide: number[];
  /** The legal moves of the reader's seat. */
  moves: DuelChoice[];
  /** When the reader is to decide: every Street card that cannot be taken, every own card that no move uses. */
  whys: Why[];
  /** When the reader is to decide: every step of the turn that is not possible now. */
  shut: Record<string, Reason>;
  /** How many of the last moves the reader may take back. */
  undoable: number;
  /** For each seat: victory points in its hand (null where it is hidden) and in its play area. */
  points: ((number | null)[])[];
  /** For each card of the Street what two cards of its own family it costs; none if it is free. Where the same kind lies there both old and new, the new one has a plus sign before its code: `+F3`. A card that a Brute has lowered stands beside its kind, with a minus sign and the amount after its code: `F3-1`, `+F3-1`. */
  prices: Record<string, string[]>;
  /** Its number, from 1. */
  turn: number;
  /** Null while the duel runs. */
  result: Result | null;
  /** The end in sight, or what a second pass of the reader would bring. */
  warning?: Sentence | null;
  /** What to ask the reader before a pass. */
  ask?: Sentence | null;
}

/** Everything that one viewer may know of a duel; it has no access to the rest of the position. */
export interface View {
  /** A seat, or null for a spectator. */
  viewer: number | null;
  edition: string;
  /** House rules. */
  options: string[];
  /** The starting player. */
  first: number;
  /** Whose turn it is. */
  seat: number;
  /** What is next in this turn; `over` at the end. */
  step: string;
  /** How often the Street may still be refreshed this turn; null without limit. */
  refreshes: number | null;
  /** A hand that the viewer may not see is null. */
  hands: [string[] | null, string[] | null];
  /** By seat. */
  hand_sizes: [number, number];
  /** The play areas, by seat. */
  areas: [string[], string[]];
  /** The Street without the new cards. */
  street: string[];
  /** The new cards of the Street. */
  new: string[];
  /** The card that a Brute has lowered in this turn. */
  lowered: Lowered | null;
  /** The Accountant that is at work. */
  exchanging: Exchanging | null;
  /** The discard pile. */
  discard: string[];
  /** How many cards are in the deck. */
  deck_size: number;
  /** The cards at the bottom of the deck that were put there openly, from top to bottom. */
  deck_known: string[];
  /** 1 with the first deck, 2 after the reshuffle. */
  phase: number;
  /** How many passes in a row there were. */
  passes: number;
  /** What will end the duel, once that is certain: `deck` or `pass`. */
  ending: string | null;
  /** Then: how many turns follow this one. */
  turns_left: number;
  /** null while the duel runs. */
  result: Result | null;
}

/** The Street card that a Brute has lowered for this turn. */
export interface Lowered {
  card: string;
  /** Whether it is one of the new cards. */
  new: boolean;
  /** By how much. */
  amount: number;
}

/** An Accountant at work. */
export interface Exchanging {
  accountant: string;
  /** How many exchanges are left. */
  left: number;
  /** What has come to the hand. */
  fetched: string[];
  /** What went to the play area. */
  laid: string[];
}

/** The points, the winner, and what ended the duel. */
export interface Result {
  /** By seat. */
  points: [number, number];
  /** The winning seat, or null when both share the victory (DA-46). */
  winner: number | null;
  /** `deck` when the deck ran out, `pass` when both passed in a row. */
  reason: string;
  /** With equal points, each seat's most valuable card (D-85). */
  tie_break: [number, number] | null;
}

/** A legal move of a duel. */
export interface DuelChoice {
  /** The notation: this is what the command `play` sends back. */
  move: string;
  /** What kind of move it is. */
  verb: "account" | "brute" | "exchange" | "pass" | "refresh" | "stop" | "take";
  /** Its parts. */
  arguments: DuelArguments;
  /** What it does. */
  says: Sentence;
  /** The step of the turn that it belongs to. */
  step: "accountant" | "brute" | "street" | "take";
  /** A warning: what a refresh would give up, or that a Brute would bring nothing. */
  cost?: Sentence | null;
}

/** The parts of a move. */
export interface DuelArguments {
  /** The Street card that is refreshed, lowered or taken; the Accountant that is played; the card that is fetched. */
  card?: string | null;
  /** Whether that card is one of the new cards of the Street. */
  new?: boolean;
  /** The Brute that lowers the card. */
  brute?: string | null;
  /** By how much. */
  amount?: number;
  /** The value for which the card is taken: of two alike, one may have been lowered. */
  price?: number;
  /** In an exchange: the card that goes to the play area. */
  lay?: string | null;
  /** Of the two cards paid: the one that returns to the hand. */
  back?: string | null;
  /** Of the two cards paid: the one that is laid into the play area. */
  down?: string | null;
}

/** A sentence: its id, and its arguments. A list is card codes; an object is another sentence. The argument `seat`, where there is one, stands for the player in that seat: the client adds `name`, and `who`, which is "you" for the reader's own seat and "other" for every other one. */
export interface Sentence {
  /** In the catalogues in `words/`. */
  id: string;
  /** By name. */
  args?: Record<string, unknown>;
}

/** Why a card cannot be used now: the refusal of the most natural move with it. */
export interface Why {
  /** The id of the rule that forbids it. */
  rule: string;
  /** What on the table makes it so. */
  fact: Sentence;
  /** What would make it legal. */
  remedy: Sentence | null;
  /** Where the card lies. */
  zone: "area" | "hand" | "new" | "street";
  card: string;
  /** By how much a Brute has lowered it. */
  lowered?: number;
}

/** Why something is not possible now. */
export interface Reason {
  /** The id of the rule that forbids it. */
  rule: string;
  /** What on the table makes it so. */
  fact: Sentence;
  /** What would make it legal. */
  remedy: Sentence | null;
}

/** A war as the reader may know it. */
export interface WarState {
  game: "war";
  /** The seat or the team from which it is seen; null for a spectator. */
  viewer: number | string | null;
  /** What lies on the table. */
  view: WarView;
  /** The seats that the game waits for. */
  to_decide: number[];
  /** The legal moves of the reader's seat. A seat that is not awaited may sell an order or give money. */
  moves: WarChoice[];
  /** How many of the last moves the reader may take back. */
  undoable: number;
  /** The round. */
  turn: number;
  /** Null while the war runs. */
  result: ResultView | null;
}

/** A war as one viewer may know it. */
export interface WarView {
  /** By area: what stands there. */
  areas: Record<string, AreaView>;
  /** What is asked now. */
  decision: Decision;
  /** `war`. */
  game: "war";
  /** In the supply. */
  labs: number;
  /** By Mandamento: who controls it. */
  mandamenti: Record<string, ControlView>;
  /** Gray Soldati in the supply. */
  neutral_soldati: number;
  /** The starting player of the next round; -1 until it is settled. */
  next_starter: number;
  /** `setup`, `planning`, `encounter` or `over`. */
  phase: string;
  /** Null while the war runs. */
  result: ResultView | null;
  round: number;
  /** How many the war has. */
  rounds: number;
  /** By sea: how many boats of which colour. */
  seas: Record<string, Record<string, number>>;
  seats: FamilyView[];
  /** The action sheets. */
  sheets: SheetsView;
  /** The starting player of this round. */
  starter: number;
  /** The control tiles of this war. */
  tiles: TileView[];
  /** The seats that the game waits for. */
  to_decide: number[];
  /** A seat, a team, or null for a spectator. */
  viewer: number | string | null;
}

/** What stands in an area. */
export interface AreaView {
  cars: number;
  /** Drug labs. */
  labs: number;
  /** Those that the viewer knows come first. */
  orders: AreaOrderView[];
  /** A seat, `neutral`, or null. */
  owner: number | "neutral" | null;
  soldati: number;
}

/** An order token in an area. */
export interface AreaOrderView {
  /** Carried out in this encounter. */
  executed: boolean;
  /** Since the reveal. */
  face_up: boolean;
  /** Null if the viewer may not look at it. */
  order: string | null;
}

/** What is asked now: the kind of step, and what is settled about it already. Which fields there are depends on the step. A card is null while none is chosen, and `?` if the viewer may not know it. */
export interface Decision {
  /** 1 if the action of the column is done. */
  action_done?: number;
  /** Where. */
  area?: string;
  /** How many are still to come. */
  areas?: number;
  /** Who attacks. */
  attacker?: number | "neutral" | null;
  /** 1 if the attacker takes, 0 if the attacker leaves. */
  attacker_took?: number;
  /** Soldati that attack. */
  attackers?: number;
  /** The conflict card of the attacker. */
  attackers_card?: string | null;
  /** How many are to be placed. */
  boats?: number;
  /** 1 if a car goes along. */
  car?: number;
  /** How many are to be placed. */
  cars?: number;
  /** From 1. */
  column?: number;
  /** Who plays for the defenders. */
  defender?: number | "neutral" | null;
  /** The conflict card of the defender. */
  defenders_card?: string | null;
  /** The parts that are done, a bit each. */
  done?: number;
  from?: string;
  /** How many are to be placed. */
  labs?: number;
  /** How many are still to come. */
  left?: number;
  /** How many at most. */
  most?: number;
  /** How many are left. */
  movements?: number;
  /** How many may still be placed. */
  n?: number;
  /** The numbers of the Pentito that are left. */
  numbers?: number[];
  /** The order that is carried out. */
  order?: string | null;
  /** 1 if the order of the column is issued. */
  order_issued?: number;
  /** How many may still be issued. */
  orders?: number;
  /** Whose token it is. */
  owner?: number | "neutral" | null;
  /** How far agitated neutrals may go. */
  range?: number;
  /** Units removed by the Pentito so far. */
  removed?: number;
  /** Where the boat lies. */
  sea?: string;
  /** How many are to be placed, move or come. */
  soldati?: number;
  /** The action space. */
  space?: string;
  /** The kind of step; `over` at the end. */
  step: string;
  /** How many are left. */
  strikes?: number;
  /** The area to which Soldati move. */
  to?: string;
  /** The place of the top sheet from which the token comes. */
  token?: string;
  /** Influence tokens that are still to be exerted. */
  tokens?: number;
  /** By land or by sea. */
  way?: string;
}

/** The control of a Mandamento. */
export interface ControlView {
  /** Whether the control token of this seat lies face up. */
  face_up: boolean;
  /** Who holds most of its areas now; null if no family does. */
  seat: number | null;
}

/** How a war ended. */
export interface ResultView {
  /** By seat: how many it controls. */
  mandamenti: number[];
  /** What decided it. */
  reason: string;
  /** The team that has won; null for a draw. */
  winner: string | null;
}

/** A seat with its family. */
export interface FamilyView {
  /** In the supply. */
  boats?: number;
  /** Whether the bust for the Ultima Azione is still unused. */
  bust?: boolean;
  /** In the supply. */
  cars?: number;
  /** Who leads the family; null until it is chosen. */
  character: string | null;
  /** Null until it is chosen. */
  family: string | null;
  /** Soldati in the headquarters; null if the viewer may not know it. */
  headquarters?: number | null;
  /** The corner of the board. */
  id: string;
  /** How many it controls. */
  mandamenti?: number;
  /** The family mat. */
  mat?: MatView;
  /** Until the family is chosen: the families from which the seat chooses. All other fields follow then. */
  may_lead?: string[];
  /** Null if the viewer may not know it. */
  money?: number | null;
  /** Where its orders are. */
  orders?: FamilyOrdersView;
  seat: number;
  /** Soldati in the supply; null if the viewer may not know it. */
  supply?: number | null;
  team: string;
  /** Influence tokens in the supply. */
  tokens?: number;
}

/** A family's mat, row by row. */
export interface MatView {
  /** The Church row. */
  church: MatRowView;
  /** The Economy row. */
  economy: MatRowView;
  /** The Justice row. */
  justice: MatRowView;
  /** The Police row. */
  police: MatRowView;
}

/** A row of a family's mat. */
export interface MatRowView {
  /** Of Justice: the attack bonus that counts now. */
  attack?: number;
  /** Of Police and Church: the number that counts now. */
  base?: number;
  /** Of Justice: the Strike value that counts now. */
  strike?: number;
  /** Influence tokens that still lie on it. */
  tokens: number;
}

/** Where a family's orders are. */
export interface FamilyOrdersView {
  /** How many order tokens lie in areas that the viewer may not look at. */
  face_down: number;
  /** In the headquarters, as far as the viewer knows them. */
  headquarters: string[];
  /** Still covered on the mat. */
  mat: string[];
  /** Out of the game. */
  removed: string[];
  /** In the headquarters or face down in an area: the viewer does not know which is where. */
  unknown: string[];
}

/** The two action sheets and the influence tokens on them, by the colour of their families. */
export interface SheetsView {
  /** The number of the bottom sheet. */
  bottom: number;
  /** By action space of the bottom sheet: the colours of the tokens there. */
  bottom_tokens: Record<string, string[]>;
  /** The number of the top sheet. */
  top: number;
  /** By place of the top sheet: the colours of the tokens there. */
  top_tokens: Record<string, string[]>;
}

/** A control tile. */
export interface TileView {
  /** By team: the seat that uses it, or null. */
  marked_by: Record<string, number | null>;
  tile: string;
}

/** A legal move of a war. */
export interface WarChoice {
  /** The notation: this is what the command `play` sends back. */
  move: string;
  /** The first word of the notation. */
  verb: "agitate" | "allies" | "boat" | "bribe" | "brute" | "buy" | "car" | "card" | "cars" | "column" | "defect" | "defend" | "execute" | "exert" | "finesse" | "gather" | "give" | "into" | "issue" | "lab" | "lead" | "leave" | "mark" | "move" | "onto" | "order" | "part" | "pass" | "place" | "rally" | "recruit" | "remove" | "replace" | "sail" | "sell" | "sink" | "soldati" | "soldato" | "space" | "spread" | "start" | "strike" | "take" | "tile" | "token" | "unmark";
  /** Its parts. */
  arguments: WarArguments;
  /** What it does; the first letter is small. */
  says: Sentence;
}

/** The parts of a move; names and ids are those of the pack. */
export interface WarArguments {
  /** The area, or the one that the move starts from. */
  area?: string | null;
  /** The area that the move is aimed at. */
  target?: string | null;
  sea?: string | null;
  /** An order of a family, such as `blue_b1`. */
  order?: string | null;
  /** An action space of the bottom sheet. */
  space?: string | null;
  /** A place of the top sheet, such as `c2r1`: its column and its row. */
  place?: string | null;
  /** The colour of a family, or `neutral`. */
  family?: string | null;
  /** Of the top sheet, from 1. */
  column?: number | null;
  /** Of the family mat. */
  row?: string | null;
  /** A conflict card. */
  card?: string | null;
  /** A control tile. */
  tile?: string | null;
  /** How many; of `part`, which one. */
  number?: number | null;
  /** By land, or by sea over a chain of boats. */
  way?: "land" | "sea" | null;
  /** Of a Strike: whether a car is used, as a car bomb. */
  bomb?: "bomb" | "car" | null;
  /** Where influence tokens go. */
  to?: "box" | "sheet" | "supply" | null;
}

/** One line of the game's log as the reader may know it: a move with what followed, or moves taken back. */
export interface LogEntry {
  /** Its number in the stream `game`; the deal is 1. */
  n: number;
  /** When it was done. */
  at: number;
  kind: "dealt" | "end" | "move" | "undo";
  /** What happened, as far as the reader may know it. */
  events?: GameEvent[];
  /** How many were taken back. */
  moves?: number;
  /** Who moved, or took moves back. */
  seat?: number | null;
}

/** Something that happened in a game. What else it tells stands beside these fields and depends on its kind. */
export interface GameEvent {
  /** Of a move: as in the choices of its game; what the reader may not know is `?`. */
  arguments?: unknown;
  /** What happened, as in the records of the game. */
  kind: string;
  /** The sentence for the log; null where the events after it say as much. */
  says: Sentence | null;
  /** Who did it. */
  seat?: number;
  /** Of a move: as in the choices of its game. */
  verb?: string;
  [part: string]: unknown;
}

/** A line of chat. */
export interface ChatLine {
  /** Its number in the room. */
  n: number;
  /** When it was said. */
  at: number;
  name: string;
  /** Of the speaker; null for a spectator. */
  seat: number | null;
  text: string;
}

/** All that one person may know of a table; sent at the beginning and after every reconnect. */
export interface TableState {
  kind: "state";
  about: About;
  seats: SeatState[];
  /** The reader's name; null for somebody without one. */
  you: string | null;
  /** By stream (`game`, `seats`, and the chat rooms the reader may enter): how many entries it has. */
  numbers: Record<string, number>;
  game: DuelState | WarState | null;
  /** What has happened in the game. */
  log: LogEntry[];
  /** By room: `players`, `spectators`, and of a war `team` (the own team only). */
  chat: Record<string, ChatLine[]>;
  /** How many look on without a seat. */
  spectators: number;
}

/** Why a move is not legal; everything null if it is. */
export interface Reasons {
  legal: boolean;
  /** The id of the rule that forbids it. */
  rule?: string | null;
  /** The rule. */
  sentence?: string | null;
  /** What on the table makes it so. */
  fact?: Sentence | null;
  /** What would make it legal. */
  remedy?: Sentence | null;
  /** The whole refusal in words. */
  text?: string | null;
}

/** What a move of a duel would bring. */
export interface DuelPreview {
  game: "duel";
  /** What a refresh would give up, or that a Brute would bring nothing; null where there is nothing to warn of. */
  cost: Sentence | null;
}

/** What a move of a war would bring, as far as the seat's team can know. */
export interface WarPreview {
  game: "war";
  /** Bonuses and losses of a Strike, a movement or a conflict; empty where the move has no such consequences. */
  forecast: Preview;
}

/** What a move would bring; empty where it has no such consequences. */
export interface Preview {
  /** Where. */
  area?: string;
  /** The attack bonus. */
  attack?: number;
  /** Soldati that attack. */
  attackers?: number;
  /** Who stands there after brute force. */
  brute?: Standing;
  /** The defence bonus. */
  defence?: number;
  /** What the defence bonus consists of. */
  defence_of?: Defence;
  /** Soldati that defend. */
  defenders?: number;
  /** Of a Strike: Soldati that the defender loses. */
  defenders_lost?: number;
  /** Of a Strike: whether the area is empty then. */
  emptied?: boolean;
  /** Of a target: what each number of Soldati could bring. */
  numbers?: NumberForecast[];
  /** Of finesse: every pair of cards, each with take and leave. */
  outcomes?: Outcome[];
}

/** Who stands in the area after a conflict. */
export interface Standing {
  /** Drug labs that are left. */
  labs: number;
  /** A seat, `neutral`, or null. */
  owner: number | "neutral" | null;
  soldati: number;
  /** Whether the attacker takes the area. */
  taken: boolean;
}

/** What a defence bonus consists of. */
export interface Defence {
  /** From bodyguards. */
  bodyguards: number;
  /** From drug labs. */
  labs: number;
  /** From bulletproof vests. */
  vests: number;
}

/** What a number of Soldati could bring. */
export interface NumberForecast {
  /** The attack bonus. */
  attack?: number;
  /** Soldati that attack. */
  attackers?: number;
  /** Whether brute force takes the area. */
  brute?: boolean;
  /** The defence bonus. */
  defence?: number;
  /** Soldati that defend. */
  defenders?: number;
  /** In how many endings finesse takes the area. */
  finesse?: number;
  /** How many endings finesse has. */
  of?: number;
  soldati: number;
  /** Where no conflict follows: whether the area is taken. */
  taken?: boolean;
}

/** One outcome of a conflict of finesse. */
export interface Outcome {
  /** What the attacker chooses. */
  attacker: "leave" | "take";
  /** The conflict card of the attacker. */
  attackers_card: string;
  /** What the defender chooses. */
  defender: "leave" | "take";
  /** The conflict card of the defender. */
  defenders_card: string;
  /** Drug labs that are left. */
  labs: number;
  /** A seat, `neutral`, or null. */
  owner: number | "neutral" | null;
  soldati: number;
  /** Whether the attacker takes the area. */
  taken: boolean;
}

/** Some steps of a replay; step 0 is the deal. */
export interface Steps {
  steps: Step[];
  /** The number of the first of them. */
  first: number;
  /** How many the whole replay has. */
  total: number;
}

/** One step of a replay: what happened, and how the table stood then; step 0 is the deal. */
export interface Step {
  /** The number of its entry; moves that were taken back are no steps. */
  n: number;
  entry: LogEntry;
  /** How the table stood after it. */
  game: DuelState | WarState;
}

/** Some lines of a chat room, the oldest first. */
export interface Talk {
  lines: ChatLine[];
}

/** A private note as it is kept. */
export interface KeptNote {
  text: string;
  /** It counts the changes. */
  version: number;
}

/** A private note and the version that it was made from (0 for a new one). */
export interface NoteText {
  text: string;
  /** The one that was read; 0 for a new note. */
  version: number;
}

/** Tables, the latest first. */
export interface Listings {
  tables: Listed[];
  /** How many follow after these; ask for those `after` the last one. */
  more: number;
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  /** As in the table's state. */
  settings: PublicSettings;
  status: "open" | "over" | "running";
  /** As in the table's state. */
  visibility: string;
  /** As in the table's state. */
  pace: string;
  seats: ListedSeat[];
  /** The seats that the reader holds. */
  yours: number[];
  /** Is one of them awaited? */
  your_turn: boolean;
  /** When. */
  opened: number;
  /** When something happened there last. */
  updated: number;
}

/** A seat in a list of tables. */
export interface ListedSeat {
  kind: "bot" | "human" | "open";
  name: string;
  /** The level of the bot that plays here. */
  bot: string | null;
  /** Did this seat win, or share the victory? False while the game runs, and of games that ended before this was kept. */
  won: boolean;
}

/** A table to open; its id is made by whoever opens it, from at least 128 random bits. */
export interface NewTable {
  /** Also the secret link of the table. */
  id: string;
  game: "duel" | "war";
  /** For each seat: `me`, `open`, or `bot:` and its name. */
  seats: string[];
  /** For each seat that is `me`: how it is called, where several people share a screen; null: as one is called oneself. */
  names?: (string | null)[];
  /** Of a duel. */
  edition?: string;
  /** House rules; `/api/games` lists them. */
  options?: string[];
  /** Of a duel: the seat that begins; null lets the dice decide. */
  first?: number | null;
  /** Of a duel: are all hands open? */
  memory_aid?: boolean;
  /** Of a war. */
  pack?: string;
  /** Everybody may find a listed table and take its open seats. */
  visibility?: "listed" | "private";
  /** Played at one sitting, or turn by turn over days. */
  pace?: "live" | "turns";
  /** What the opener's seats add to the seed of the dice; any words. */
  seed?: string;
}

/** Where an uploaded record can be looked at. */
export interface Imported {
  /** The id of the table. */
  table: string;
}

/** Somebody who wants to play under this name. */
export interface NewGuest {
  name: string;
}

/** Who one is. */
export interface Me {
  /** The id of the person, the same for as long as they are known. */
  player: string;
  name: string;
  /** Null for a guest. */
  account: string | null;
  /** The secret that brings a guest back from another device; told once, when it is made. */
  link: string | null;
}

/** Keep one's games under a name and a password; whoever is no guest yet says how to be called. */
export interface NewAccount {
  account: string;
  password: string;
  /** How tables call the person; null: as the account, or as the guest is called. */
  name?: string | null;
}

/** By account and password, or by the secret link of a guest. */
export interface SignIn {
  /** Together with `password`. */
  account?: string | null;
  password?: string | null;
  /** Instead of both: the secret link of a guest. */
  link?: string | null;
}

/** Another name. */
export interface NewName {
  name: string;
}

/** A new secret to come back with; the one before is worth nothing now. */
export interface Link {
  /** The secret itself. */
  link: string;
}

/** Another password for one's account; whoever knows the current one may choose it. */
export interface NewPassword {
  current: string;
  new: string;
}

/** The games of this server. */
export interface Games {
  games: GameOffer[];
  /** The address under which others reach the server; null if it listens on this machine only. */
  share: string | null;
}

/** What can be chosen when a table of this game is opened. */
export interface GameOffer {
  game: "duel" | "war";
  seats: number;
  /** Of a duel. */
  editions: string[];
  /** House rules. */
  options: string[];
  /** Levels, for the seats. */
  bots: string[];
  /** Of a war: sets of components. */
  packs: string[];
  /** May all hands be open? */
  memory_aid: boolean;
}

/** All rules and rulings of a game. */
export interface Rulebook {
  game: string;
  rules: RuleText[];
  rulings: RulingText[];
}

/** A rule in our words. */
export interface RuleText {
  id: string;
  sentence: string;
  /** Of a duel: those that it belongs to. */
  editions: string[];
  /** Where in the rulebooks it stands. */
  cite: string;
  /** The ids of the rulings about it. */
  rulings: string[];
}

/** How an open question of a rulebook is answered here. */
export interface RulingText {
  id: string;
  question: string;
  ruling: string;
  /** The ids of the rules that it is about. */
  rules: string[];
  /** How sure we are of it. */
  confidence: string;
  /** The house rule that decides otherwise, if there is one. */
  option: string | null;
}

/** Is everything that the server needs at hand? */
export interface Health {
  status: "ok";
  version: string;
  /** Does the database keep what is written? */
  database: boolean;
  /** Does the connection to the other processes stand? */
  bus: boolean;
}

/** Why a request failed (RFC 9457). `code` is for programs, `detail` for people. */
export interface Problem {
  /** The URL where the code is described. */
  type: string;
  /** The status in words. */
  title: string;
  status: number;
  /** For people, in the language of the request. */
  detail: string;
  /** For programs. */
  code: string;
  /** The rule that forbids a move, with its `sentence`, the `fact` that makes it apply, and a `remedy` if there is one. */
  rule?: string | null;
  /** The rule in words. */
  sentence?: string | null;
  /** What on the table makes the rule apply. */
  fact?: string | null;
  /** What would make the move legal. */
  remedy?: string | null;
  /** The invalid field of the request. */
  field?: string | null;
  /** For programmers, in English: what could not be read. */
  reason?: string | null;
  /** In an uploaded record: the damaged line. */
  line?: number | null;
  /** After a stale command: the table as it stands now. */
  state?: unknown;
  /** After a stale note: the version that is stored now. Of a failing server: its own version. */
  version?: number | string | null;
  /** Of a failing server: can the database be written? */
  database?: boolean | null;
  /** Of a failing server: is it connected to the other processes? */
  bus?: boolean | null;
}

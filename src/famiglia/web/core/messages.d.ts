/* Made by `make docs` from the types of the server; do not edit.
 *
 * Everything that the server sends and takes. Both games have their own state; the field `game` tells which one it is. */

export type GameState = DuelState | WarState;
export type GamePreview = DuelPreview | WarPreview;
export type Choice = DuelChoice | WarChoice;
export type Deed = Command["deed"];

/** A command of a player at a table. */
export interface Command {
  /** Chosen by the client. A command that is sent again with the same id takes effect only once. */
  id: string;
  /** The number of the stream that the command is about, as the client has last seen it. The stream is `game` for play, play-all, undo, sketch and suggest, `seats` for sit, leave, invite and rematch, and the chat room for say. An outdated number is refused, except for say, sketch and suggest. */
  expected: number;
  /** What to do; its field `do` says which kind of command it is. */
  deed: Sit | Leave | Invite | Play | PlayAll | Undo | Say | Sketch | Suggest | Rematch;
}

/** Take an open seat, or take your own seat back from its substitute. */
export interface Sit {
  do: "sit";
  seat: number;
  /** Any text, which is added to the seed of the dice. */
  seed?: string;
  /** The name of the seat, for several people at one screen; null stands for your own name. */
  name?: string | null;
}

/** Leave your seat. If the game is running, a bot takes your place until you come back. */
export interface Leave {
  do: "leave";
  seat: number;
}

/** Put a bot into an open seat, or remove a bot. Only the host can do this, before the game begins. */
export interface Invite {
  do: "invite";
  seat: number;
  /** The level of the bot; null removes the bot in this seat. */
  bot: string | null;
}

/** Make a move. */
export interface Play {
  do: "play";
  seat: number;
  /** The move in notation, as in `moves` of the state. */
  move: string;
}

/** Make several moves, all of them or none. Each is a move of its own in the log. */
export interface PlayAll {
  do: "play-all";
  seat: number;
  /** The moves in notation, in order. A move that is final at once, as in `Draft`, can only be the last one. */
  moves: string[];
}

/** Take back your last moves. */
export interface Undo {
  do: "undo";
  seat: number;
  /** How many moves; at most `undoable` in the state. */
  moves?: number;
}

/** Send a line of chat. */
export interface Say {
  do: "say";
  /** The chat room; `team` is your own team in a war. */
  room: "players" | "spectators" | "team";
  text: string;
  /** Which of your seats sends the line; by default the one whose turn it is, else the first. */
  seat?: number | null;
}

/** Replace the marks of your seat on the private map of your team, in a running war. */
export interface Sketch {
  do: "sketch";
  seat: number;
  /** All marks that the seat has from now on; none removes them. */
  marks: Mark[];
}

/** A mark on the private map of a team. A place is the id of an area or of a sea. */
export interface Mark {
  /** An `arrow` has `from` and `to`, a `ring` has `area`, a `note` has `area` and `text`; `text` is possible with each. */
  kind: "arrow" | "note" | "ring";
  /** The place where the arrow begins. */
  from?: string | null;
  /** The place where the arrow ends. */
  to?: string | null;
  /** The place of the ring or the note. */
  area?: string | null;
  text?: string;
}

/** Suggest moves to your mate in a running war, in place of those that your seat has suggested before. */
export interface Suggest {
  do: "suggest";
  seat: number;
  /** The moves in notation, in order; none withdraws the suggestion. They need not be legal now. */
  moves: string[];
  /** A remark. */
  text?: string;
}

/** Ask for a rematch, in which everybody moves on by one seat. It opens when every person at the table has asked. */
export interface Rematch {
  do: "rematch";
  /** Any text, which is added to the seed of the rematch for each of your seats. */
  seed?: string;
}

/** The parts of the state that have changed; all others are left out. */
export interface TableUpdate {
  kind: "update";
  /** The new numbers of all streams, as in `TableState`. */
  numbers: Record<string, number>;
  about?: About | null;
  seats?: SeatState[] | null;
  game?: DuelState | WarState | null;
  /** The new entries of the log. */
  log?: LogEntry[];
  /** The new lines of each chat room. */
  chat?: Record<string, ChatLine[]>;
  spectators?: number | null;
  team?: Team | null;
}

/** The facts about a table, apart from its seats and its game. */
export interface About {
  /** The id of the table. Anybody who knows it can watch the table. */
  id: string;
  game: "duel" | "war";
  settings: PublicSettings;
  /** Anybody can find a `listed` table; a `private` one can only be found by its id. */
  visibility: "listed" | "private";
  /** `live` for a game at one sitting, `turns` for one that goes on for days. */
  pace: "live" | "turns";
  /** `open` until every seat is taken, `over` when the game has ended. */
  status: "open" | "over" | "running";
  /** When the table was opened. */
  opened: number;
  /** Whether you have opened the table. */
  host: boolean;
  /** The version of the rules that applies. */
  rules: string;
  /** The commitment to the seed of the dice, published before anybody sits down. */
  commitment: string;
  /** The text that each seat has added to the seed. */
  added: string[];
  /** Whether the table shows an uploaded record. */
  imported: boolean;
  /** The id of the table of the rematch; null until it is open. */
  next: string | null;
  /** The seats that have asked for a rematch. */
  rematch: number[];
  /** The commitment to the seed of a rematch; null until the game is over. */
  next_commitment: string | null;
  /** In a duel: the victory points of each card. */
  worth?: Record<string, number>;
  /** Whether you may ask for hints for your seats. */
  hints?: boolean;
}

/** The settings of a table that everybody may see. */
export interface PublicSettings {
  /** In a duel: the edition of the rulebook. */
  edition?: string;
  /** In a duel: the seat that begins; null lets the dice decide. */
  first?: number | null;
  /** In a duel: whether people who play against each other may ask for hints. */
  hints?: boolean;
  /** In a duel: whether all hands are open. */
  memory_aid?: boolean;
  /** The house rules that apply. */
  options: string[];
  /** In a war: the set of components. */
  pack?: string;
}

/** One seat of a table, and its occupant. */
export interface SeatState {
  seat: number;
  kind: "bot" | "human" | "open";
  /** The name of the person, even while a substitute plays for them; empty for other bots and for an open seat. */
  name: string;
  /** The level of the bot in this seat; null if there is none. */
  bot: string | null;
  /** Whether you hold this seat. */
  yours: boolean;
  /** Whether the person is connected; always true for a bot. */
  online: boolean;
  /** Whether the bot is a substitute for a person who has left and may come back. */
  substitute: boolean;
  /** Whether you are that person. */
  back?: boolean;
}

/** The state of a duel as you may see it. */
export interface DuelState {
  game: "duel";
  /** The seat from which you see the game; null for a spectator. */
  viewer: number | null;
  /** The cards on the table. */
  view: View;
  /** The seats that the game waits for. */
  to_decide: number[];
  /** The legal moves of your seat. */
  moves: DuelChoice[];
  /** On your turn: every Street card that cannot be taken, and every card of yours that no legal move uses. */
  whys: Why[];
  /** On your turn: every step of the turn that is not possible now. */
  shut: Record<string, Reason>;
  /** How many of the last moves you may take back. */
  undoable: number;
  /** For each seat: the victory points in its hand (null if it is hidden) and in its play area. */
  points: ((number | null)[])[];
  /** For each card of the Street: the two cards of its own family that it costs; empty if it is free. If a kind of card is there both old and new, the key of the new one begins with a plus sign: `+F3`. A card that a Brute has lowered has a key of its own, with a minus sign and the amount: `F3-1`, `+F3-1`. */
  prices: Record<string, string[]>;
  /** The number of the turn, from 1. */
  turn: number;
  /** The result; null while the duel runs. */
  result: Result | null;
  /** A warning that the end is near, or what a second pass by you would lead to. */
  warning?: Sentence | null;
  /** A question that the client should ask you before a pass. */
  ask?: Sentence | null;
}

/** Everything that one viewer may know of a duel, and nothing else. */
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
  /** The next step of this turn; `over` at the end. */
  step: string;
  /** How often the Street may still be refreshed this turn; null if there is no limit. */
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
  /** The Accountant that is being used. */
  exchanging: Exchanging | null;
  /** The discard pile. */
  discard: string[];
  /** How many cards are in the deck. */
  deck_size: number;
  /** The cards that everyone saw being put under the deck, from top to bottom. */
  deck_known: string[];
  /** 1 with the first deck, 2 after the reshuffle. */
  phase: number;
  /** How many passes in a row there were. */
  passes: number;
  /** What will end the duel, once that is certain: `deck` or `pass`. */
  ending: string | null;
  /** Once the end is certain: how many turns follow this one. */
  turns_left: number;
  /** null while the duel is running. */
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

/** An Accountant during its exchanges. */
export interface Exchanging {
  accountant: string;
  /** How many exchanges are left. */
  left: number;
  /** The cards that it has brought to the hand. */
  fetched: string[];
  /** The cards that it has laid in the play area. */
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
  /** The notation of the move, for the command `play`. */
  move: string;
  /** The kind of move. */
  verb: "account" | "brute" | "exchange" | "pass" | "refresh" | "stop" | "take";
  /** The arguments of the move. */
  arguments: DuelArguments;
  /** What the move does. */
  says: Sentence;
  /** The step of the turn to which the move belongs. */
  step: "accountant" | "brute" | "street" | "take";
  /** A warning: what a refresh would give up, or that a Brute would gain nothing. */
  cost?: Sentence | null;
}

/** The arguments of a move. */
export interface DuelArguments {
  /** The Street card that is refreshed, lowered or taken, the Accountant that is played, or the card that is fetched. */
  card?: string | null;
  /** Whether this card is one of the new cards of the Street. */
  new?: boolean;
  /** The Brute that lowers the card. */
  brute?: string | null;
  /** By how much the Brute lowers the card. */
  amount?: number;
  /** The value for which the card is taken. It distinguishes a lowered card from another of the same kind. */
  price?: number;
  /** In an exchange: the card that goes to the play area in return. */
  lay?: string | null;
  /** The one of the two cards paid that returns to the hand. */
  back?: string | null;
  /** The one of the two cards paid that is laid into the play area. */
  down?: string | null;
}

/** A sentence: the id of a message in the catalogues, and its arguments. An argument that is a list contains the codes of cards; one that is an object is another sentence. If there is an argument `seat`, the client adds two more: `name`, the player in that seat, and `who`, which is "you" for one of your own seats and "other" for all others. */
export interface Sentence {
  /** The id of the message; `/words/en.ftl` and `/words/en/war.ftl` are the English catalogues. */
  id: string;
  /** The arguments by name. */
  args?: Record<string, unknown>;
}

/** Why a card cannot be used now: why the most obvious move with it is not legal. */
export interface Why {
  /** The id of the rule that forbids it. */
  rule: string;
  /** The situation on the table that makes the rule apply. */
  fact: Sentence;
  /** What would make it possible. */
  remedy: Sentence | null;
  /** Where the card is: in the Street, among its new cards, in your hand or in your play area. */
  zone: "area" | "hand" | "new" | "street";
  card: string;
  /** By how much a Brute has lowered the card. */
  lowered?: number;
}

/** Why something is not possible now. */
export interface Reason {
  /** The id of the rule that forbids it. */
  rule: string;
  /** The situation on the table that makes the rule apply. */
  fact: Sentence;
  /** What would make it possible. */
  remedy: Sentence | null;
}

/** The state of a war as you may see it. */
export interface WarState {
  game: "war";
  /** The seat or the team from which you see the game; null for a spectator. */
  viewer: number | string | null;
  /** The board, the mats and everything else on the table. */
  view: WarView;
  /** The seats that the game waits for. */
  to_decide: number[];
  /** The legal moves of your seat. When it is not your turn, you may still sell an order or give money. */
  moves: WarChoice[];
  /** How many of the last moves you may take back. */
  undoable: number;
  /** The number of the round. */
  turn: number;
  /** The result; null while the war runs. */
  result: ResultView | null;
  /** What follows from the table for the seat of the viewer; null for spectators, in replays and after the end. */
  guidance?: WarGuidance | null;
}

/** What one viewer may know of a war. */
export interface WarView {
  /** By area: the pieces there. */
  areas: Record<string, AreaView>;
  /** The pending decision. */
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

/** The pieces in an area. */
export interface AreaView {
  cars: number;
  /** Drug labs. */
  labs: number;
  /** The orders that the viewer knows come first. */
  orders: AreaOrderView[];
  /** A seat, `neutral`, or null. */
  owner: number | "neutral" | null;
  soldati: number;
}

/** An order token in an area. */
export interface AreaOrderView {
  /** Whether it has been carried out in this encounter. */
  executed: boolean;
  /** Whether it has been revealed. */
  face_up: boolean;
  /** Null if the viewer may not look at it. */
  order: string | null;
}

/** The pending decision: the kind of step, and what is already settled about it. Which fields there are depends on the step. A card is null while none is chosen, and `?` if the viewer may not know it. */
export interface Decision {
  /** 1 if the action of the column is done. */
  action_done?: number;
  /** Where. */
  area?: string;
  /** How many more areas may be chosen. */
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
  /** How many Soldati may still change sides. */
  left?: number;
  /** How many at most. */
  most?: number;
  /** How many are left. */
  movements?: number;
  /** How many may still be placed. */
  n?: number;
  /** The numbers of the Pentito that are left. */
  numbers?: number[];
  /** The order that is being carried out. */
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
  /** How many are to be placed, move or rally. */
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
  /** Influence tokens that may still be exerted. */
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
  /** How many Mandamenti it controls. */
  mandamenti?: number;
  /** The family mat. */
  mat?: MatView;
  /** Until the family is chosen: the families to choose from. The fields below appear only after that. */
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
  /** Justice only: the attack bonus of a car now. */
  attack?: number;
  /** Police and Church only: the value that the row gives now. */
  base?: number;
  /** Justice only: the value of a Strike with a car now. */
  strike?: number;
  /** Influence tokens that still lie on it. */
  tokens: number;
}

/** Where a family's orders are. */
export interface FamilyOrdersView {
  /** How many order tokens lie in areas that the viewer may not look at. */
  face_down: number;
  /** Orders in the headquarters, as far as the viewer knows them. */
  headquarters: string[];
  /** Orders still covered on the mat. */
  mat: string[];
  /** Orders out of the game. */
  removed: string[];
  /** Orders in the headquarters or face down in an area; the viewer does not know which are where. */
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
  /** By team: the seat that has marked it, or null. */
  marked_by: Record<string, number | null>;
  tile: string;
}

/** A legal move of a war. */
export interface WarChoice {
  /** The notation of the move, for the command `play`. */
  move: string;
  /** The first word of the notation. */
  verb: "agitate" | "allies" | "boat" | "bribe" | "brute" | "buy" | "car" | "card" | "cars" | "column" | "defect" | "defend" | "execute" | "exert" | "finesse" | "gather" | "give" | "into" | "issue" | "lab" | "lead" | "leave" | "mark" | "move" | "onto" | "order" | "part" | "pass" | "place" | "rally" | "recruit" | "remove" | "replace" | "sail" | "sell" | "sink" | "soldati" | "soldato" | "space" | "spread" | "start" | "strike" | "take" | "tile" | "token" | "unmark";
  /** The arguments of the move. */
  arguments: WarArguments;
  /** What the move does, without a capital letter at the beginning. */
  says: Sentence;
}

/** The arguments of a move, with the names and ids of the pack. */
export interface WarArguments {
  /** The area of the move, or the one where it starts. */
  area?: string | null;
  /** The area where the move leads or takes effect. */
  target?: string | null;
  sea?: string | null;
  /** An order, such as `blue_b1`. */
  order?: string | null;
  /** An action space of the bottom sheet. */
  space?: string | null;
  /** A place on the top sheet, such as `c2r1` for column 2 and row 1. */
  place?: string | null;
  /** The colour of a family, or `neutral`. */
  family?: string | null;
  /** A column of the top sheet, from 1. */
  column?: number | null;
  /** A row of the family mat. */
  row?: string | null;
  /** A conflict card. */
  card?: string | null;
  /** A control tile. */
  tile?: string | null;
  /** How many; with the verb `part`, which one. */
  number?: number | null;
  /** By land, or by sea over a chain of boats. */
  way?: "land" | "sea" | null;
  /** In a Strike: `car` if a car is used as a car bomb, else `bomb`. */
  bomb?: "bomb" | "car" | null;
  /** Where influence tokens go. */
  to?: "box" | "sheet" | "supply" | null;
}

/** What the viewer could derive from the table and the components; empty parts are left out. */
export interface WarGuidance {
  /** In the planning phase: the columns of the top sheet. */
  columns?: ColumnPrice[];
  /** The families of other teams. */
  dossier?: Dossier[];
  /** The decisions that contain the pending one, the outermost first, such as the space and its part. */
  path?: Decision[];
  /** In the encounter phase: all orders that were revealed, in the order of execution. */
  queue?: QueuedOrder[];
  /** By area of the viewer's seat: where its Soldati could move with an order; after the reveal, for orders still to come. */
  reach?: Record<string, Reach>;
  /** In the planning phase: the spaces of the bottom sheet. */
  spaces?: Record<string, SpaceOffer>;
  /** For each target of a legal Movement or Strike of the viewer: what it would change. */
  stakes?: Stake[];
  /** By area of the viewer's team: which enemy areas with an order, or an order still to come, could attack it. */
  threats?: Record<string, Threat[]>;
}

/** What it costs the viewer to take a whole column of the top sheet. */
export interface ColumnPrice {
  /** From 1. */
  column: number;
  /** Money that the viewer has left after paying; below zero if it is not enough. */
  keep: number;
  /** Whether it has tokens and each of them finds a space. The viewer may take the column on its turn if it can also pay. */
  open: boolean;
  /** Whether the viewer has enough Money. */
  payable: boolean;
  /** Money to the supply: the printed cost and 1 for each token. */
  supply: number;
  /** By seat: the fees for tokens of other families. */
  to: Record<string, number>;
  /** Influence tokens in the column. */
  tokens: number;
}

/** The orders of another team's family, as far as they are known. */
export interface Dossier {
  /** The tokens that lie face down. */
  face_down?: FaceDownOrder[];
  /** By order: on the mat, in the headquarters or face down (`possible`), in the headquarters, face up, or sold. */
  orders: Record<string, "area" | "headquarters" | "mat" | "possible" | "sold">;
  seat: number;
  /** By order: where and when it was last face up. */
  seen?: Record<string, Sighting>;
}

/** A face-down order of another team. */
export interface FaceDownOrder {
  /** The area. */
  area: string;
  /** The orders that it can be. */
  could_be: string[];
}

/** Where and when an order was last face up. */
export interface Sighting {
  /** The area. */
  area: string;
  /** The round. */
  round: number;
}

/** An order of the encounter phase, in the order of execution. */
export interface QueuedOrder {
  /** The area. */
  area: string;
  /** Orders with a lower number are executed first. */
  initiative: number;
  /** The id of the order. */
  order: string;
  seat: number;
  /** Executed, being executed, still to come, or stopped because its area was lost. */
  state: "done" | "lapsed" | "next" | "now";
  /** Supply or attack. */
  type: "attack" | "supply";
}

/** The areas that the Soldati of an area could move to or attack in one Movement; what is empty is left out. */
export interface Reach {
  /** Across an empty or neutral area, with the control tile for it. */
  allies?: string[];
  /** By land. */
  land?: string[];
  /** By sea: for each area a shortest chain of seas with boats of the team, in their order. */
  sea?: Record<string, string[]>;
}

/** An action space of the bottom sheet. */
export interface SpaceOffer {
  /** Money that it brings, or costs if it is negative. */
  money: number;
  /** Whether it is empty and does something for the viewer, or nothing payable does. */
  open: boolean;
  /** The parts as printed. */
  parts: SpacePart[];
  /** Whether the viewer has enough Money, also for the fee of the chosen token, or else of the cheapest one. */
  payable: boolean;
}

/** A part of an action space with the viewer's own number. */
export interface SpacePart {
  /** The part of the number that comes from the viewer's mat. */
  base?: number;
  /** How many are possible now, if that is fewer because pieces, areas or orders are missing. */
  limit?: number;
  /** How many the viewer may have at most: Soldati, orders, pieces, Money or tokens; null if the action has no number. */
  number: number | null;
  /** From 1, as printed. */
  part: number;
  /** The action, such as `place` or `recruit`. */
  verb: string;
}

/** What it would change if the viewer's seat took an area, or emptied it with a Strike. */
export interface Stake {
  /** The seat that would hold most of its areas. */
  after: number | null;
  /** The area. */
  area: string;
  /** The seat that holds most of its areas now. */
  controller: number | null;
  /** The Mandamento of the area. */
  mandamento: string;
  /** Revealed orders in the area that would not be executed any more. */
  stops: string[];
  /** Whether the seat would take it; if not, a Strike would empty it. */
  taken: boolean;
}

/** How an enemy area could attack an area of the viewer's team in one Movement. */
export interface Threat {
  /** True if a car that stands there could come along. */
  car?: boolean;
  /** Further Soldati in areas beside it, if the order could bring them together first (Rally). */
  gather?: number;
  /** The order, once it is revealed. */
  order?: string;
  /** Whether more Soldati could come than stand in the area of the team. */
  outnumbered: boolean;
  /** The Soldati that stand there; all of them could come. */
  soldati: number;
  /** The enemy area, where an order lies that could move Soldati. */
  source: string;
  /** How they would come; by land if they could also come otherwise. */
  way: "allies" | "land" | "sea";
}

/** One entry of the log of a game, as you may see it. */
export interface LogEntry {
  /** The number of the entry; the deal is 1. */
  n: number;
  /** When it happened. */
  at: number;
  kind: "dealt" | "end" | "move" | "undo";
  /** The events, as far as you may know them. */
  events?: GameEvent[];
  /** In `undo`: how many moves were taken back. */
  moves?: number;
  /** The seat that moved or took moves back. */
  seat?: number | null;
}

/** Something that happened in a game. Further fields depend on its kind. */
export interface GameEvent {
  /** For a move: its arguments, as in `DuelChoice` and `WarChoice`; a secret one is `?`. */
  arguments?: unknown;
  /** The kind of event, as in records. */
  kind: string;
  /** The sentence for the log; null if the next events say the same. */
  says: Sentence | null;
  /** The seat that did it. */
  seat?: number;
  /** For a move: its verb, as in `DuelChoice` and `WarChoice`. */
  verb?: string;
  [part: string]: unknown;
}

/** A line of chat. */
export interface ChatLine {
  /** The number of the line in its room. */
  n: number;
  /** When it was sent. */
  at: number;
  name: string;
  /** The seat of the sender; null for a spectator. */
  seat: number | null;
  text: string;
}

/** What you and your mate share. Nobody else learns of it, not even after the end. */
export interface Team {
  /** The marks on the private map, seat by seat. */
  marks: TeamMark[];
  /** What your mate suggests to you. */
  suggestion: Suggestion | null;
  /** What you suggest to your mate. */
  suggested: Suggestion | null;
}

/** A mark on the private map of your team. */
export interface TeamMark {
  /** An `arrow` has `from` and `to`, a `ring` has `area`, a `note` has `area` and `text`; `text` is possible with each. */
  kind: "arrow" | "note" | "ring";
  /** The place where the arrow begins. */
  from?: string | null;
  /** The place where the arrow ends. */
  to?: string | null;
  /** The place of the ring or the note. */
  area?: string | null;
  text?: string;
  /** The seat that has drawn it. */
  seat: number;
}

/** Moves that a seat suggests to its mate. */
export interface Suggestion {
  /** The seat that suggests them. */
  seat: number;
  /** The moves in notation, in order. */
  moves: string[];
  text: string;
  /** The number of the stream `game` for which they were meant. If it is larger now, they may not be possible any more. */
  n: number;
}

/** The state of a table as you may see it. A socket sends it first, and again when an update would not be enough. */
export interface TableState {
  kind: "state";
  about: About;
  seats: SeatState[];
  /** Your name; null without a session. */
  you: string | null;
  /** The number of entries in each stream: `game`, `seats`, every chat room that you may read, and in a war `sketches`, what your own team shares besides its chat. */
  numbers: Record<string, number>;
  game: DuelState | WarState | null;
  /** The last entries of the log, oldest first. The replay has all of them. */
  log: LogEntry[];
  /** The lines of each chat room that you may read: `players`, `spectators`, and in a war `team` for your own team. */
  chat: Record<string, ChatLine[]>;
  /** The number of people who watch without a seat. */
  spectators: number;
  /** What your team shares in a war; null if you have no team. */
  team?: Team | null;
}

/** Why a move is not legal. If it is legal, every field but `legal` is null. */
export interface Reasons {
  legal: boolean;
  /** The id of the rule that forbids the move. */
  rule?: string | null;
  /** The text of the rule. */
  sentence?: string | null;
  /** The situation on the table that makes the rule apply. */
  fact?: Sentence | null;
  /** What would make the move legal. */
  remedy?: Sentence | null;
  /** The whole explanation in words. */
  text?: string | null;
}

/** The consequences of a move in a duel. */
export interface DuelPreview {
  game: "duel";
  /** A warning: what a refresh would give up, or that a Brute would gain nothing; null if there is none. */
  cost: Sentence | null;
}

/** The consequences of a move in a war, as far as the seat's team can know them. */
export interface WarPreview {
  game: "war";
  /** The bonuses and losses of a Strike, a movement or a conflict; empty for any other move. */
  forecast: Preview;
}

/** What a move would lead to; empty if it has no consequences of these kinds. */
export interface Preview {
  /** Where. */
  area?: string;
  /** The attack bonus. */
  attack?: number;
  /** Soldati that attack. */
  attackers?: number;
  /** The area after brute force. */
  brute?: AreaAfterConflict;
  /** The defence bonus. */
  defence?: number;
  /** What the defence bonus consists of. */
  defence_of?: Defence;
  /** Soldati that defend. */
  defenders?: number;
  /** Strike only: Soldati that the defender loses. */
  defenders_lost?: number;
  /** Strike only: whether the area is empty afterwards. */
  emptied?: boolean;
  /** Movement only: the possible result for each number of Soldati. */
  numbers?: NumberForecast[];
  /** Finesse only: the outcome of every pair of cards, with every choice to take or leave. */
  outcomes?: Outcome[];
}

/** The area after a conflict. */
export interface AreaAfterConflict {
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

/** The possible result of a movement with this number of Soldati. */
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
  /** In how many outcomes of finesse the area is taken. */
  finesse?: number;
  /** How many outcomes finesse has. */
  of?: number;
  soldati: number;
  /** If no conflict follows: whether the area is taken. */
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

/** Moves that the server tries for one of your seats, or in a war for that of your mate, to suggest them. */
export interface Try {
  seat: number;
  /** The number of the stream `game`, as the client has last seen it. An outdated number is refused. */
  number: number;
  /** The moves in notation, in order; none for the state of the game as the seat sees it. */
  moves: string[];
}

/** What the moves lead to, without any of them being made. */
export interface Draft {
  /** The number of the stream `game` to which the moves would be added. */
  number: number;
  /** The moves that are possible, one after the other. */
  moves: DraftMove[];
  /** The state of the game after these moves, as the seat would see it. Nothing in it can be undone. */
  game: DuelState | WarState;
  /** Why no more of the moves are possible; null if all of them are. */
  stopped: Stopped | null;
}

/** A move of a draft. */
export interface DraftMove {
  /** The notation of the move. */
  move: string;
  /** The kind of move, as in `DuelChoice` and `WarChoice`. */
  verb: string;
  /** The arguments of the move, as in `DuelChoice` and `WarChoice`. */
  arguments: unknown;
  /** What the move does. */
  says: Sentence;
}

/** Where a draft ends before the last of its moves, and why. */
export interface Stopped {
  /** Which move was not made, counted from 0. */
  at: number;
  /** `illegal` if a rule forbids the move, `other-seat` if it is the turn of somebody else by then. `final` if the move cannot be tried out, because it uses chance, reveals something, ends the game or takes effect at once. */
  why: "final" | "illegal" | "other-seat";
  /** The rule that forbids the move; null if it is `final`. */
  reason: Reason | null;
}

/** A question for a hint, about a decision of one of your seats. */
export interface AskHint {
  seat: number;
  /** The number of the stream `game`, as the client has last seen it. An outdated number is refused. */
  number: number;
  /** A legal move in notation that is to be compared with the best one; null for none. */
  move?: string | null;
}

/** The best ways to go on for a seat. They are an estimate: the order of the deck is not used. */
export interface Hint {
  /** The number of the stream `game` that the hint is about. */
  number: number;
  /** The best first, at most three. */
  lines: HintLine[];
  /** The line of the move that the question was about. */
  asked: HintLine | null;
}

/** One way to go on. */
export interface HintLine {
  /** The notation of the move. */
  move: string;
  /** What this move does, and each one that should follow it before chance or another seat acts. */
  plan: Sentence[];
  /** The chance to win, from 0 to 1. */
  chance: number;
  /** By how many points the seat should lead at the end. */
  lead: number;
  /** For the best line what speaks for it, for the others what speaks against them; the most important first. */
  reasons: Sentence[];
}

/** Consecutive steps of a replay. Step 0 is the deal. */
export interface Steps {
  steps: Step[];
  /** The number of the first of these steps. */
  first: number;
  /** The number of steps in the whole replay. */
  total: number;
}

/** One step of a replay. Step 0 is the deal, and every move that was not taken back is one more step. */
export interface Step {
  /** The number of the entry in the log. */
  n: number;
  entry: LogEntry;
  /** The state of the game after this step. */
  game: DuelState | WarState;
}

/** The story of a finished duel. */
export interface DuelStory {
  game: "duel";
  /** The points after the deal and after every turn. */
  turns: DuelStoryPoint[];
  /** The moves that changed the difference in points most, at most five, in the order in which they were made. */
  moments: Moment[];
}

/** The points of both seats after a turn. */
export interface DuelStoryPoint {
  /** The number of the turn; 0 is the deal. */
  turn: number;
  /** By seat: the victory points in its hand and its play area. */
  points: number[];
}

/** A turning point of a finished game, with its sentence. */
export interface Moment {
  /** The id of the message; `/words/en.ftl` and `/words/en/war.ftl` are the English catalogues. */
  id: string;
  /** The arguments by name. */
  args?: Record<string, unknown>;
  /** The step of the replay that it belongs to. */
  n: number;
  /** The seat that it is about, above all the one that gained. */
  seat: number;
}

/** The story of a finished war. */
export interface WarStory {
  game: "war";
  /** What the seats held after the setup and after every planning and encounter phase. */
  rounds: WarStoryPoint[];
  /** By seat: its orders and attacks. */
  orders: SeatTally[];
  /** The steps that changed the difference between the teams most, first in Mandamenti, then in areas; at most five, in the order in which they happened. */
  moments: WarMoment[];
}

/** What the seats held when a phase was over. */
export interface WarStoryPoint {
  /** The number of the round; 0 is the setup. */
  round: number;
  /** The phase that was over. Management has no point of its own, because nothing changes hands in it. */
  phase: "encounter" | "planning" | "setup";
  /** By seat: how many Mandamenti it controlled. */
  mandamenti: number[];
  /** By seat: how many areas it held. */
  areas: number[];
}

/** The orders and attacks of a seat in a whole war. */
export interface SeatTally {
  seat: number;
  /** How many orders it executed. */
  played: number;
  /** How many attacks it won: areas that it took by an attack, and attacks on its areas that failed. */
  won: number;
  /** How many attacks it lost: its own that failed, and areas that were taken from it by an attack. */
  lost: number;
}

/** A turning point of a finished war, with its sentence. */
export interface WarMoment {
  /** The id of the message; `/words/en.ftl` and `/words/en/war.ftl` are the English catalogues. */
  id: string;
  /** The arguments by name. */
  args?: Record<string, unknown>;
  /** The step of the replay that it belongs to. */
  n: number;
  /** The seat that it is about, above all the one that gained. */
  seat: number;
  round: number;
}

/** Lines of a chat room, oldest first. */
export interface Talk {
  lines: ChatLine[];
}

/** Your private note at a table. */
export interface KeptNote {
  text: string;
  /** Increases by one with every change; 0 if there is no note yet. */
  version: number;
}

/** A new text for your private note at a table. */
export interface NoteText {
  text: string;
  /** The version that this text replaces; 0 if there is no note yet. */
  version: number;
}

/** A list of tables. */
export interface Listings {
  tables: Listed[];
  /** How many tables follow after these; to get them, pass the id of the last one as `after`. */
  more: number;
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  /** The settings, as in the state of the table. */
  settings: PublicSettings;
  status: "open" | "over" | "running";
  /** `private` or `listed`. */
  visibility: string;
  /** `live` or `turns`. */
  pace: string;
  seats: ListedSeat[];
  /** The seats that you hold. */
  yours: number[];
  /** Whether the game waits for one of your seats. */
  your_turn: boolean;
  /** When the table was opened. */
  opened: number;
  /** When something other than chat last happened at the table. */
  updated: number;
}

/** A seat in a list of tables. */
export interface ListedSeat {
  kind: "bot" | "human" | "open";
  name: string;
  /** The level of the bot in this seat; null if there is none. */
  bot: string | null;
  /** Whether this seat has won or shared the victory. Also false while the game runs, and for very old games. */
  won: boolean;
}

/** A table to open. */
export interface NewTable {
  /** The id of the table, chosen by you from at least 128 random bits. Anybody who knows it can watch the table. */
  id: string;
  game: "duel" | "war";
  /** Who takes each seat: `me`, `open`, or `bot:` and the level of a bot. */
  seats: string[];
  /** The name of each seat that is `me`, for several people at one screen; null stands for your own name. */
  names?: (string | null)[];
  /** In a duel: the edition of the rulebook. */
  edition?: string;
  /** The house rules to play with; `/api/games` lists them. */
  options?: string[];
  /** In a duel: the seat that begins; null lets the dice decide. */
  first?: number | null;
  /** In a duel: whether all hands are open. */
  memory_aid?: boolean;
  /** In a duel: whether people who play against each other may ask for hints. Against bots alone they always may. */
  hints?: boolean;
  /** In a war: the set of components. */
  pack?: string;
  /** Anybody can find a `listed` table and take an open seat at it. */
  visibility?: "listed" | "private";
  /** `live` for a game at one sitting, `turns` for one that goes on for days. */
  pace?: "live" | "turns";
  /** Any text, which is added to the seed of the dice for each of your seats. */
  seed?: string;
}

/** The table that shows an uploaded record. */
export interface Imported {
  /** The id of the table. */
  table: string;
}

/** A guest to create. */
export interface NewGuest {
  name: string;
}

/** The player of your session. */
export interface Me {
  /** Your player id. It changes only if you sign in to an existing account. */
  player: string;
  name: string;
  /** The name of your account; null for a guest. */
  account: string | null;
  /** The secret with which a guest can sign in again, from any device. Only the response that creates the guest has it. */
  link: string | null;
}

/** An account to create. A guest keeps all games; without a session, a new player is created. */
export interface NewAccount {
  account: string;
  password: string;
  /** The name that other players see, if you are not a guest already; the default is the name of the account. */
  name?: string | null;
}

/** Either `account` and `password`, or the `link` of a guest. */
export interface SignIn {
  /** The name of the account; requires `password`. */
  account?: string | null;
  password?: string | null;
  /** The secret link of a guest, instead of an account and a password. */
  link?: string | null;
}

/** A new name for yourself. */
export interface NewName {
  name: string;
}

/** A new secret link. The previous one no longer works. */
export interface Link {
  /** The secret with which a guest can sign in again, from any device. */
  link: string;
}

/** A new password for your account, confirmed by the current one. */
export interface NewPassword {
  current: string;
  new: string;
}

/** The games of this server. */
export interface Games {
  games: GameOffer[];
  /** The address at which other people reach this server; null if it only accepts connections from its own machine. */
  share: string | null;
}

/** The choices for a new table of this game. */
export interface GameOffer {
  game: "duel" | "war";
  seats: number;
  /** The editions of the rulebook. Only a duel has several. */
  editions: string[];
  /** The house rules that can be switched on. */
  options: string[];
  /** Those of them that suit a first game. */
  newcomers: string[];
  /** The levels of bots that can take a seat. */
  bots: string[];
  /** By level: how strong it is; empty if that has not been measured. */
  strength: Record<string, BotStrength>;
  /** The sets of components. Only a war has them. */
  packs: string[];
  /** Whether a table of this game may show all hands (`memory_aid` of a new table). */
  memory_aid: boolean;
}

/** How strong a bot is, as a ladder of all bots has measured it. */
export interface BotStrength {
  /** On the scale of Elo; a difference of 100 means a share of 64 %. In a duel the level `rookie` has 1000. */
  rating: number;
  /** The rating lies between this and `high` with 95 % confidence. */
  low: number;
  /** See `low`. */
  high: number;
  /** The level that comes next below it; null for the weakest. */
  below: string | null;
  /** The share of its games that it wins against that level. */
  rate: number;
}

/** All rules and rulings of a game. */
export interface Rulebook {
  game: string;
  /** The chapters, in the order in which they are read. */
  chapters: ChapterText[];
  rules: RuleText[];
  rulings: RulingText[];
}

/** Some rules of a game under a common title. */
export interface ChapterText {
  id: string;
  /** In the requested language. */
  title: string;
  /** The ids of its rules. Every rule stands in exactly one chapter. */
  rules: string[];
}

/** A rule, in our own words. */
export interface RuleText {
  id: string;
  sentence: string;
  /** The editions of a duel that have this rule; empty for a rule of the war. */
  editions: string[];
  /** Where the rule is printed in the rulebooks. */
  cite: string;
  /** The ids of the rulings about this rule. */
  rulings: string[];
}

/** A ruling: how we answer a question that the rulebook leaves open. */
export interface RulingText {
  id: string;
  question: string;
  ruling: string;
  /** The ids of the rules that the question is about. */
  rules: string[];
  /** How sure we are of the answer: `high`, `medium` or `low`. */
  confidence: string;
  /** The house rule that changes the answer; null if there is none. */
  option: string | null;
}

/** All components of a pack, in the order of its files. */
export interface PackContents {
  name: string;
  /** The hash of all files of the pack. Records contain it, too. */
  hash: string;
  /** The area that decides a tie. */
  tie_break: string;
  /** The number of Mandamenti with which a family wins alone. */
  win_alone: number;
  /** The number of Mandamenti with which a team wins. */
  win_team: number;
  /** The number of areas of a Mandamento that a family needs to control it. */
  areas_to_control: number;
  /** The money for selling an order. */
  sell_order: number;
  seats: PackSeat[];
  /** The land areas of the map. */
  areas: PackArea[];
  /** The sea areas of the map. */
  seas: PackSea[];
  /** The Mandamenti of the map. */
  mandamenti: PackMandamento[];
  /** The columns of the action sheets, from left to right. */
  columns: PackColumn[];
  /** The action sheets by number. */
  sheets: PackSheet[];
  /** The action spaces of all sheets. */
  spaces: PackSpace[];
  /** All families, also those that nobody leads. */
  families: PackFamily[];
  /** The orders of all families. */
  orders: PackOrder[];
  /** The character cards. */
  characters: PackCharacter[];
  /** All control tiles, of which some are drawn for each war. */
  tiles: PackTile[];
  /** The conflict cards of each family. */
  cards: PackCard[];
}

/** A corner of the board. */
export interface PackSeat {
  id: string;
  team: string;
  /** The symbol of its arrow. */
  symbol: string;
  /** The seat that plays after this one. */
  next: string;
}

/** An area of the map. */
export interface PackArea {
  id: string;
  name: string;
  /** The Mandamento of the area. */
  mandamento: string;
  /** The places next to it. */
  neighbours: string[];
  /** The seas on its coast. */
  seas: string[];
  /** The seat that begins here, or `neutral`. */
  start: string;
}

/** A sea area. */
export interface PackSea {
  id: string;
  name: string;
  /** The areas that belong to it. */
  areas: string[];
  /** The places next to it. */
  neighbours: string[];
}

/** Areas that count together. */
export interface PackMandamento {
  id: string;
  name: string;
  /** The areas that belong to it. */
  areas: string[];
  /** The colour in which it is drawn. */
  colour: string;
}

/** A column of the action sheets. */
export interface PackColumn {
  /** The number of the column, from 1. */
  column: number;
  /** The column action. */
  action: string;
  /** The institution that the column action is about; null if it is about several or none. */
  row: string | null;
  /** What it does. */
  says: Sentence;
}

/** An action sheet. */
export interface PackSheet {
  /** The number of the sheet. */
  sheet: number;
  /** By column: what the column costs while this sheet is on top; null if it never is. */
  cost: number[] | null;
  /** Of the sheet without actions: how many circles each column has. */
  rows: number | null;
}

/** An action space of a sheet. */
export interface PackSpace {
  id: string;
  /** The number of the sheet. */
  sheet: number;
  /** The column. */
  column: number;
  /** The row. */
  row: number;
  /** Whether any number of tokens may lie here. */
  infinite: boolean;
  /** The money that a player gets here; negative if the space costs money. */
  money: number;
  /** `all` if a player may do every part, `one` if only one of them. */
  mode: string;
  /** The parts as printed. */
  parts: PackEffect[];
  /** What it does. */
  says: Sentence;
}

/** One symbol of a component. */
export interface PackEffect {
  /** What it does, such as `place`, `recruit` or `move`. */
  verb: string;
  /** How much of it, and under which conditions; the names depend on the verb. */
  parameters: Record<string, unknown>;
  /** What it does. */
  says: Sentence;
}

/** A family with its mat. */
export interface PackFamily {
  id: string;
  name: string;
  /** What the family is good at. */
  theme: string;
  /** Whether it suits a first game. */
  first_game: boolean;
  /** The rows of its mat. */
  mat: PackMatRow[];
}

/** A row of a family's mat, from left to right. */
export interface PackMatRow {
  /** The row. */
  row: string;
  /** The effect that is visible from the beginning; null if there is none. */
  start: PackEffect | null;
  /** The tokens of the row by letter. */
  groups: PackGroup[];
}

/** The tokens of a mat row under one letter; the first one that is taken brings the order. */
export interface PackGroup {
  /** The column. */
  column: string;
  /** The id of the order. */
  order: string;
  /** What the tokens cover, from left to right. */
  spaces: PackEffect[];
}

/** An order of a family. */
export interface PackOrder {
  id: string;
  name: string;
  /** The family that has it. */
  family: string;
  /** `basic` or `advanced`. */
  tier: string;
  /** `supply` or `attack`. */
  type: string;
  /** Orders with a lower number are executed first. */
  initiative: number;
  /** The attack bonus. */
  skull: number;
  /** The defence bonus of its area. */
  vest: number;
  /** For an advanced order: the row of the mat that brings it. */
  row: string | null;
  /** For an advanced order: the letter on that row. */
  column: string | null;
  /** What it does, in any order unless a rule says otherwise. */
  effects: PackEffect[];
  /** What it does. */
  says: Sentence;
}

/** A character: what its player gets at the start. */
export interface PackCharacter {
  id: string;
  name: string;
  /** Money at the start. */
  money: number;
  /** Soldati in the headquarters. */
  headquarters: number;
  soldati: number;
  cars: number;
  /** Boats. */
  boats: number;
  /** Drug labs. */
  labs: number;
}

/** A control tile. */
export interface PackTile {
  id: string;
  /** The phase in which it works. */
  phase: string;
  name: string | Sentence;
  /** What it does. */
  says: Sentence;
}

/** A conflict card. */
export interface PackCard {
  id: string;
  name: string | Sentence;
  /** What it does. */
  says: Sentence;
}

/** The state of a healthy server. A server that is not healthy answers with the problem `failing`. */
export interface Health {
  status: "ok";
  version: string;
  /** Whether the database can be written. */
  database: boolean;
  /** Whether this server process is connected to the others. */
  bus: boolean;
}

/** Why a request failed (RFC 9457). */
export interface Problem {
  /** The URL where the code is described. */
  type: string;
  /** The status in English words. */
  title: string;
  status: number;
  /** An explanation for people, in the language of the request. */
  detail: string;
  /** The kind of problem, for programs. */
  code: string;
  /** In `refused`: the id of the rule that forbids the move. */
  rule?: string | null;
  /** In `refused`: the text of the rule. */
  sentence?: string | null;
  /** In `refused`: the situation on the table that makes the rule apply. */
  fact?: string | null;
  /** In `refused`: what would make the move legal. */
  remedy?: string | null;
  /** The name of the invalid field of the request. */
  field?: string | null;
  /** Why the request is invalid, for programmers, in English. */
  reason?: string | null;
  /** In `refused`, `bad-move` and `final-move` about several moves: which of them it is, counted from 0. */
  at?: number | null;
  /** In `bad-record`: the number of the first invalid line. */
  line?: number | null;
  /** In `stale`: the current state of the table. */
  state?: unknown;
  /** In `note-changed`: the current version of the note. In `failing`: the version of the server. */
  version?: number | string | null;
  /** In `failing`: whether the database can be written. */
  database?: boolean | null;
  /** In `failing`: whether this server process is connected to the others. */
  bus?: boolean | null;
}

/** What travels between client and server, as docs/protocol.md names it. */

export type Arg = boolean | number | string | null | (number | string)[];
export type Args = Record<string, Arg>;
export interface Message { key: string; args: Args }

export interface Setting {
  name: string;
  values: string[];
  default: string;
  rule: string;
  /** Whether it is called NAME.SEAT, one for every seat. */
  each_seat: boolean;
  /** Whether another text than its values will do. */
  free: boolean;
}
/** How a game would begin. */
export interface Setup {
  settings: Record<string, string>;
  possible: Record<string, string[]>;
  teams: number[][];
  /** What is wrong with it; then the rest is empty. */
  problem: string | null;
}
export interface Game {
  name: string;
  seats: number[];
  settings: Setting[];
  words: string[];
  levels: string[];
  rules: number;
  rules_version: number;
  languages: string[];
  texts: string[];
  /** Whether there is a drawing module. */
  table: boolean;
}
export interface Rule {
  id: string;
  section: string;
  source: string[];
  rulings: string[];
  related: string[];
  note: string;
}

export interface TableOptions {
  watch: 'everybody' | 'code' | 'nobody';
  takeback: 'consent' | 'never';
  bots_accept: boolean;
  pace: 'brisk' | 'relaxed' | 'none';
  warm: boolean;
}
export interface NewSeat { kind: 'you' | 'person' | 'open' | 'bot'; level?: string; name?: string }
export interface NewTable {
  game: string;
  title?: string;
  settings: Record<string, string>;
  words?: string | null;
  name: string;
  seats: NewSeat[];
  options: Partial<TableOptions>;
  /** The table whose campaign goes on with this one. */
  after?: string;
}
export interface SeatLink { seat: number; invite: string }
export interface Joined {
  table: string;
  token: string;
  person: number;
  seats: number[];
  links: SeatLink[];
}
export interface Join {
  name?: string;
  invite?: string;
  seat?: number;
  watch?: boolean;
  token?: string;
}
export interface Summary {
  table: string;
  title: string | null;
  game: string;
  status: Status;
  seats: { name: string | null; kind: SeatKind }[];
  waiting: number[];
  yours: boolean;
  step: number;
  at: number;
  watchers: number;
}

export type Status = 'playing' | 'over' | 'abandoned' | 'outdated' | 'record';
export type SeatKind = 'person' | 'reserved' | 'open' | 'bot';
export interface Seat {
  seat: number;
  name: string | null;
  kind: SeatKind;
  person: number | null;
  level: string | null;
  present: boolean;
}
export interface Person { person: number; name: string; present: boolean }
export interface Motion {
  kind: 'takeback' | 'abandon' | 'renew';
  by: number;
  seat: number | null;
  agreed: number[];
  wanted: number[];
}
export interface Outcome { winners: number[]; scores: number[]; reason: string; rule: string }
export interface Table {
  id: string;
  title: string | null;
  game: string;
  status: Status;
  rules_version: number;
  settings: Record<string, string>;
  words: string | null;
  options: TableOptions;
  seats: Seat[];
  teams: number[][];
  sharing: number[][];
  people: Person[];
  host: number | null;
  waiting: number[];
  motion: Motion | null;
  watchers: number;
  outcome: Outcome | null;
  next: string | null;
  /** Where its campaign stands; null: it belongs to none. */
  campaign: 'playing' | 'next' | 'again' | 'resume' | 'over' | null;
  thinking: number[];
}

export interface You { person: number | null; name: string | null; seats: number[]; host: boolean }
export interface Cost { amount: number; of: string; rule: string }
export interface Option {
  key: string;
  label: Message;
  rule: string;
  anchors: string[];
  cost: Cost[];
  warning: Message | null;
}
export interface Suggestion { label: Message; keys: string[] }
export interface Decision {
  number: number;
  seats: number[];
  prompt: Message;
  source: string;
  rule: string;
  progress: Record<string, any>;
  options: Option[];
  suggestions: Suggestion[];
}
export interface Glimpse { number: number; seats: number[]; source: string; rule: string }
export interface Undo { grant: 'free' | 'consent' | 'none'; reason: string }
export interface GameEvent { kind: string; rule: string; args: Args; anchors: string[] }
export interface Proposal {
  key: string;
  by: number;
  agreed: number[];
  wanted: number[];
  /** The seat that may end the matter. */
  insist: number | null;
}
export interface Block {
  seat: number | null;
  view: any;
  decision: Decision | null;
  others: Glimpse[];
  undo: Undo | null;
  events: GameEvent[];
  proposal: Proposal | null;
}
export interface Past { step: number; seat: number | null; events: GameEvent[] }
export interface ChatLine { number: number; person: number | null; name: string; text: string; at: number }

export interface StateMessage {
  type: 'state';
  step: number;
  you: You;
  table: Table;
  blocks: Block[];
  history: Past[][];
  chat: ChatLine[];
}
export interface What {
  kind: 'answer' | 'takeback' | 'seat' | 'end';
  seat?: number | null;
  by?: number | null;
}
export interface StepMessage {
  type: 'step';
  step: number;
  what: What;
  table: Table;
  blocks: Block[];
}
export interface ProblemBody {
  type: string;
  title?: string;
  status: number;
  detail?: string;
  rule?: string;
  args?: Args;
  decision?: number;
}
export type ServerMessage =
  | StateMessage
  | StepMessage
  | { type: 'table'; table: Table }
  | { type: 'chat'; line: ChatLine }
  | { type: 'done'; ref: number | null; step: number; result: any }
  | { type: 'refused'; ref: number | null; problem: ProblemBody }
  | { type: 'bye'; after: number };

export interface Command { do: string; [field: string]: unknown }
export interface Done { step: number; result: any }

export interface Hint {
  decision: number;
  value: number;
  ranked: { key: string; value: number; half_width: number }[];
  reasons: { key: string; change: number }[];
  line: { key: string; label: Message }[];
}
export interface Previews { decision: number; previews: Record<string, Message[]> }

/** What a seat sees of Etherfields: view.py and its parts. */

export type Colour = 'wrath' | 'cunning' | 'awareness';
export type Suit = 'hearts' | 'spades' | 'diamonds' | 'clubs';
export type Terrain = 'light' | 'darkness' | 'swamp' | 'water';
export type StepKind = 'morph' | 'basic' | 'special' | 'move';
export type Intents = Partial<Record<Colour, number>>;

/** A part of a price. */
export interface Part { of: string; amount: number }

export interface Action {
  key: string;
  name: string;
  text: string;
  /** The ways to pay it. */
  costs: Part[][];
  gradual?: boolean;
  times_players?: boolean;
  keyword?: 'assault' | 'contact';
  limit?: string;
  each_dreamer?: boolean;
  single_use?: boolean;
  rapid?: boolean;
  flying?: boolean;
}
export interface Printed extends Action { used: boolean; markers: Intents }

export interface Card {
  name: string;
  kind: string;
  owner?: number;
  intent: Intents;
  ether: number;
  rapid?: boolean;
  text: string;
  flavour: string;
  /** The ways to place it; only of a Progress card. */
  progress?: Part[][];
  colour?: Colour;
  stays?: boolean;
  actions: Action[];
  passives: string[];
}
export interface Thing {
  name: string;
  kind: string;
  text: string;
  intent: Intents;
  rapid?: boolean;
  mood?: string;
  actions: Action[];
  passives: string[];
}
export interface Quirk { on_space: boolean; text: string; actions: Action[]; passives: string[] }
export interface Fate { name: string; text: string; quirk: Quirk | null }
export interface TurnCard { id: string; name: string; suit: Suit; steps: StepKind[]; loot: string }
export interface EntityFace {
  name: string;
  slumber: boolean;
  figure: string | null;
  big: boolean;
  move: number | null;
  target: string;
  text: string;
  effects: Partial<Record<StepKind, string>>;
  actions: Action[];
  turns: number;
  skip: boolean;
  out_of_turns: string | null;
}
export interface Entity extends EntityFace {
  morphings: string[];
  tokens: Record<string, number>;
  paid: Record<string, Laid>;
}
/** What lies on a printed action. */
export interface Laid { used: boolean; markers: Intents }
export interface Gate {
  name: string;
  dream: string;
  goal: string;
  rules: string;
  trap: string;
  effects: Partial<Record<StepKind, string>>;
  actions: Action[];
  out_of_turns: number;
}
export interface Icon { kind: string; suit?: Suit; n: number; text?: string }
export interface Space {
  tile?: string;
  icons: Icon[];
  actions: string[];
  /** The spaces one step away. */
  near: string[];
  trap?: boolean;
  terrain: Terrain[];
  gem?: boolean;
  full?: boolean;
}
export interface Figure {
  number: number;
  name: string;
  companion: boolean;
  big: boolean;
  kind: string;
  space: string | null;
  states: string[];
  owner: number | null;
}
export interface Token { kind: string; space: string | null; side: number | string; owner: number | null }
export interface Tile { id: string; name: string; row: number; column: number; rotation: number }
export interface Dreamscape {
  tiles: Tile[];
  overlays: string[];
  spaces: Record<string, Space>;
  blocked: string[];
  walls: [string, string][];
  edge_tokens: { edge: [string, string]; wall: boolean }[];
  flying: { action: string; tile: string | null }[];
  rules: { text: string; space: string | null }[];
  quirks: (Fate & { tile: string; slot: string; space: string | null })[];
  actions: Record<string, Printed>;
  figures: Figure[];
  tokens: Token[];
  entities: Entity[];
}
export interface Turn {
  card: TurnCard | null;
  suit?: Suit;
  left: number;
  turn: number;
  /** The step that is next. */
  at?: number;
  steps: { kind: StepKind; blocked: boolean; brings: { source: string; text: string }[] }[];
}
export interface Seat {
  /** Without an id as long as none is chosen. */
  dreamer: { id: string; name: string; archetype: string; about: string };
  space: string | null;
  distress: number;
  distress_limit: number;
  ether: number;
  gems: number;
  voucher: boolean;
  deck: number;
  back: string | null;
  /** The deck while it is built. */
  built: string[];
  hand: string[] | null;
  cards: number;
  hand_limit: number;
  playing: string[];
  discard: string[];
  sealed: string[];
  box: string[];
  progress: { name: string; flipped: boolean }[];
  progress_limit: number;
  flaws: string[];
  masks: string[];
  mask: string | null;
  mask_works: boolean;
  signs: string[];
  spirit: string | null;
  states: string[];
  spent: string[];
  passes: string[];
  memory: boolean;
  done: boolean;
}
export interface Location {
  id: string;
  name: string;
  icon: string;
  tile: string;
  paid: boolean;
  gate: { name: string; keys: number } | null;
}
export interface World {
  tiles: { id: string; name: string; slot: string }[];
  locations: Location[];
  edges: { from: string; to: string; shortcut: boolean; one_way: boolean }[];
  at: string | null;
  journey: number;
}
/** How a Dream came out; `ending` is the pack's word for it, if it has several. */
export interface Ending { dream: string; result: string; ending: string }
export interface Script { number: number; text: string; effect: string; lesson: string }
/** What is being looked at: of a card only the name, of the others what they say. */
export interface Looked { name: string; text?: string; suit?: Suit; steps?: StepKind[]; loot?: string }

export interface View {
  seat: number | null;
  pack: { id: string; title: string };
  place: 'dreamworld' | 'dream' | 'slumber';
  phase: string;
  first: number;
  round: number | null;
  options: string[];
  hours: number;
  keys: number;
  supply: Record<string, number>;
  gate: Gate | null;
  slumber: EntityFace | null;
  turn: Turn | null;
  map: Dreamscape;
  items: Thing[];
  item_slots: number;
  storage: Thing[];
  notes: Thing[];
  wisdom: Thing[];
  masks: Record<string, Thing>;
  companions: Record<string, Thing>;
  backs: Record<string, { name: string; action: Action }>;
  fate: Fate | null;
  offer: string[];
  season: Thing | null;
  shopping: number;
  decks: Record<string, number>;
  world: World;
  counters: Record<string, number>;
  /** By the name of the Dreamer. */
  votes: Record<string, number>;
  read: Script[];
  endings: Ending[];
  /** The names of all that were active once. */
  seasons: string[];
  session: number;
  seats: Seat[];
  looks: { what: string; things: Looked[] } | null;
  cards: Record<string, Card>;
}

/** A Dreamer of the pack, as everybody knows it. */
export interface Public { name: string; archetype: string; about: string; back: Action }

type Context = import('/web/table/context.js').Context;
export type Drawing = Omit<Context, 'view'> & { view: View };
export type Template = import('/web/vendor/lit-html/lit-html.js').TemplateResult;
export interface Point { x: number; y: number }

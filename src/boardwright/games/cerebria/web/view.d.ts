/** What a seat sees of Cerebria, and the facts it is drawn with: view.py and drawing.py. */

export type Team = 'bliss' | 'gloom';
export type Vibe = 'none' | 'red' | 'yellow' | 'green' | 'blue' | 'wild';
export type Kind = 'starting' | 'mild' | 'strong';
export type ActionName = 'move' | 'invoke' | 'quell' | 'fortify' | 'empower';

export interface Emotion {
  emotion: string;
  team: Team;
  kind: Kind;
  vibe: Vibe;
  essence: number;
  row: number[];
  intensity: number;
  token: number;
  insecurity: boolean;
  home: number | null;
  power_spent: boolean;
  blocked: string[];
}

export interface Held { control: Team | null; bliss: number; gloom: number }
export interface Fort { team: Team; size: 'minor' | 'major'; turn: number; ripe: boolean }
export interface Realm extends Held { fort: Fort | null; fee: number }
export interface Sphere { name: string; realm: string; wp: number }

export interface TeamView {
  ambition: number;
  fragments: { minor: number; major: number };
  identity: { minor: number; major: number; capping: number };
  wheel: number;
  points: number;
  hidden: string | null;
  has_hidden: boolean;
  hidden_left: number;
  past: string[];
  strong: Record<string, number>;
}

export interface Place { name: string; vibe: Vibe | null; wp: number; ambition: number; rule: string }

export interface Seat {
  team: Team;
  spirit: string;
  space: string | null;
  wp: number;
  essence: number;
  cards: number;
  hand?: string[] | null;
  shown: string[];
  deck: number;
  top: string | null;
  bottom: string[];
  /** The cards that the seat owns, where they are known. */
  list?: string[];
  rows: Record<ActionName, Place[]>;
}

export interface View {
  seat: number | null;
  phase: 'placing' | 'wilds' | 'turn' | 'end';
  turn: number;
  place: number;
  turns: number;
  order: number[];
  actions: number;
  absorbed: boolean;
  used: string[];
  scored: number;
  ends: string | null;
  rules: { basic: boolean; boards: 'A' | 'B'; team_boards: 'A' | 'B'; powers: boolean };
  spheres: Sphere[];
  slots: Record<string, Emotion | null>;
  realms: Record<string, Realm>;
  frontiers: Record<string, Held>;
  teams: Record<Team, TeamView>;
  common: { row: string[]; down: string[]; removed: string[] };
  standings: Record<string, { bliss: number; gloom: number }>;
  bleakness_left: number;
  seats: Seat[];
}

/** A card: its facts, and the keys of its texts. */
export interface Card {
  key: string;
  team: Team;
  kind: Kind;
  vibe: Vibe;
  row: number[];
  counterpart: string | null;
  threshold: number | null;
  power: string | null;
  text: string | null;
  mark: string | null;
  note: string | null;
}
export interface Priced { key: string; text: string; wp: number; ambition: number; essence: number; rule: string }
export interface Upgrade extends Priced { name: string }
export interface Content {
  emotions: Record<string, Card>;
  decks: Record<string, string[]>;
  board: {
    spaces: Record<string, { slots: string[]; forts: string[]; frontiers: string[] }>;
    slots: Record<string, { space: string; realms: string[] }>;
    triads: Record<string, string[]>;
    opposites: Record<string, string>;
    spheres: string[];
  };
  actions: Record<ActionName, Priced>;
  realms: Record<string, { key: string; action: string; wp: number; rule: string; slots: string[] }>;
  spheres: Record<string, { key: string; bonus: string; rule: string }>;
  abilities: Record<string, { key: string; text: string; ambition: number; rule: string }>;
  spirits: Record<string, { key: string; team: Team; power: string; rule: string; boards: Record<'A' | 'B', Record<ActionName, Upgrade[]>> }>;
  aspirations: Record<string, { key: string; text: string; rule: string }>;
  intentions: Record<'A' | 'B', { name: string; key: string; rule: string }[]>;
  wheel: { size: number; marks: { space: number; bonus: 'essence' | 'card' | 'ambition'; key: string }[]; rule: string };
  limits: { ambition: number; minor: number; major: number; sphere: number };
}

type Context = import('/web/table/context.js').Context;
export type Drawing = Omit<Context, 'view' | 'content'> & { view: View; content: Content };
export type Template = import('/web/vendor/lit-html/lit-html.js').TemplateResult;
export interface Point { x: number; y: number }

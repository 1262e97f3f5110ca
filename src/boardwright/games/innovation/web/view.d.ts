/** What a seat sees of Innovation, and the facts it is drawn with: view.py and drawing.py. */

export type Icon = 'castle' | 'leaf' | 'bulb' | 'crown' | 'factory' | 'clock';
export type Colour = 'blue' | 'red' | 'green' | 'yellow' | 'purple';
export type Way = 'none' | 'left' | 'right' | 'up';
export type Counts = Record<Icon, number>;
export type Spot = Icon | null;

export interface Pile {
  count: number;
  top: string | null;
  splay: Way;
  icons: Counts;
  strips: Counts[];
  cards?: string[];
  splays?: Partial<Record<Way, Counts>>;
}

export interface Seat {
  points: number;
  icons: Counts;
  dominations: (number | string)[];
  archived: number;
  scored: number;
  draws: number;
  towards: Record<string, { have: number; of: number }>;
  hand_values: number[];
  influence_values: number[];
  zone: Record<Colour, Pile>;
  hand?: string[];
  influence?: string[];
}

export interface Run {
  card: string;
  effect: number;
  of: number;
  by: number;
  on: number;
  alone: boolean;
  obeying: number[];
  sharing: number[];
}

export interface View {
  seat: number | null;
  phase: 'first' | 'turn';
  turn: number;
  turns: number;
  actions: number;
  supply: Record<string, number>;
  periods: number[];
  domains: string[];
  box: number;
  needed: number;
  resolving: Run[];
  seats: Seat[];
}

export interface Effect { kind: 'demand' | 'share'; text: string; short: string }

export interface Card {
  key: string;
  period: number;
  colour: Colour;
  icons: [Spot, Spot, Spot, Spot];
  needs: Icon;
  effects: Effect[];
  note: string | null;
  later?: { effects: Effect[]; note: string | null };
}

export interface Period { period: number; points: number; value: number; rule: string }

export interface Domain {
  name: string;
  key: string;
  icon: Icon;
  condition: string;
  either: string | null;
  card: string;
  rule: string;
}

export interface Content {
  icons: Icon[];
  colours: Colour[];
  cards: Record<string, Card>;
  periods: Period[];
  domains: Domain[];
}

type Context = import('/web/table/context.js').Context;
export type Drawing = Omit<Context, 'view' | 'content'> & { view: View; content: Content };
export type Template = import('/web/vendor/lit-html/lit-html.js').TemplateResult;

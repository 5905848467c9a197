/** The shapes of docs/protocol.md. */

export type Piece = string | { card?: string; back?: string; text: string };
export type Sentence = Piece[];

export interface Effect { kind: "effect" | "demand" | "compel"; text: string }

export interface Card {
  name: string;
  title: string;
  kind: "card" | "special" | "decree";
  set: string;
  age: number;
  front?: number;
  color: string;
  icons: Record<string, string>;
  featured: string | null;
  relic?: boolean;
  effects: Effect[];
  effects_first?: Effect[];
  echo: string | null;
  inspire: string | null;
  karma: string[];
  rulings: string[];
  condition?: string;
}

export interface Seat {
  seat: number;
  name: string | null;
  kind: "person" | "bot" | "open" | "left" | "invited";
  bot: string | null;
  here: boolean;
  mine: boolean;
  substitutes?: boolean;
}

export interface Table {
  id: string;
  status: "open" | "running" | "over";
  listed: boolean;
  options: Record<string, any>;
  threshold: number;
  engine: string;
  version: number;
  host: number | null;
  hosting?: boolean;
  mine: number[];
  invite?: string;
  rematch: { id: string; status: string } | null;
  seats: Seat[];
  waiting?: number[];
  my_turn?: boolean;
  created: number;
  moved: number;
}

export interface Stack { splay: "none" | "left" | "right" | "up"; cards: string[] }

export interface PlayerView {
  hand: string[];
  score: string[];
  forecast: string[];
  achievements: string[];
  display: string[];
  revealed?: string[];
  board: Record<string, Stack>;
  this_turn: Record<string, number>;
  points: number;
  eliminated?: boolean;
}

export interface View {
  viewer: string | null;
  game: Record<string, any>;
  turn: { number: number; player: string; action: number | null; actions: number; used: string[] };
  supply: Record<string, Record<string, number | string[]>>;
  achievements: string[];
  relics: string[];
  removed: string[];
  players: Record<string, PlayerView>;
  pending?: boolean;
}

export interface Reach { card: string; effect: number; demand: boolean; players: string[] }

export interface Foreseen { reach: Reach[]; karma_first?: string[] }

export interface Option {
  text: string;
  label: Sentence;
  card?: string | null;
  owner?: string | null;
  zone?: string | null;
  color?: string | null;
  value?: number | null;
  player?: string | null;
  back?: string;
  reach?: Reach[];
  karma_first?: string[];
}

export interface Decision {
  number: number;
  seat: number;
  player: string;
  kind: string;
  verb: string;
  source: string | null;
  effect: number | null;
  karma: boolean;
  taken: number;
  at_least: number;
  at_most: number;
  can_pass: boolean;
  prompt: Sentence;
  options: Option[];
}

export interface Standing { icons: Record<string, number>; achievements: number; points: number; highest_top: number }

export interface Row { row: Record<string, any>; text: Sentence }

export interface Result {
  winners: string[];
  reason: string;
  card: string | null;
  points: Record<string, number>;
  achievements: Record<string, number>;
  tie_break: string | null;
  sentence: Sentence;
}

export interface State {
  version: number;
  language: string;
  seat: number | null;
  table: Table;
  view: View | null;
  standings: Record<string, Standing>;
  achievements: { text: string; value: number; price: number | null; claimable: boolean }[];
  reaches: Record<string, Record<string, Foreseen>>;
  specials: Record<string, Record<string, [number, number][]>>;
  preparations?: Record<string, Record<string, [number, number]>>;
  next_draw: string | null;
  decision: Decision | null;
  waiting: { seat: number; player: string; source: string | null; effect: number | null }[];
  undo: { allowed: boolean; version: number | null };
  bots_wait?: boolean;
  log: { from: number; rows: Row[] };
  since: number;
  result: Result | null;
}

export interface CouldBeGroup {
  owner: string | null;
  zone: string;
  color: string | null;
  back: string;
  count: number;
  known: string[];
  possible: string[];
}

export interface Preview {
  after?: Record<string, { icons?: Record<string, number>; points?: number; achievements?: number }>;
  draws?: string[] | null;
  dig?: boolean | null;
  claims?: string[] | null;
  nothing?: boolean | null;
}

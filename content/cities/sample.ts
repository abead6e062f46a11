/**
 * How the sample feed server imitates a city. What is left out is as in most cities: the middle is the city's place,
 * streets have common names, days have a time, amounts are numbers.
 */
export interface SampleCity {
  /** Latitude and longitude of its middle. */
  centre?: [number, number];
  zips?: string[];
  streets?: [string, ...string[]];
  /** The permit's number from its year and running number; `trade` is E, P, M or B. */
  number?: (year: number, running: number, trade: string) => string;
  /** The words the city itself uses for a kind of work. */
  wording?: (kind: WorkKind, plain: Wording) => Wording;
  /** A contractor's name with what the city's own system adds to it. */
  contractor?: (name: string, draw: SampleDraw) => string;
  /** The city publishes days without a time. */
  datesOnly?: true;
  /** Amounts are texts: as `$1,200.00`, or as digits alone. */
  amounts?: 'dollars' | 'text';
  /** The address from its street line. */
  address?: (street: string, zip: string | null) => string;
  zip?: (zip: string, row: number) => string;
  /** The city fills the date of issue on every row; elsewhere it is empty until the permit is issued. */
  issueDateOnEveryRow?: true;
  /** Date columns the city publishes beside those that are read into a field, by what they say. */
  dates?: Record<string, 'lastChanged'>;
  /** The layer that has the permits that were issued; each other layer has all of them. Elsewhere layers share them out. */
  issuedOnly?: string;
  /** Days after which the city publishes what has happened. */
  daysLate?: number;
}

export type WorkKind =
  | 'new_home'
  | 'addition'
  | 'remodel'
  | 'new_commercial'
  | 'finish_out'
  | 'adu'
  | 'roof'
  | 'solar'
  | 'pool'
  | 'deck'
  | 'electrical'
  | 'plumbing'
  | 'mechanical'
  | 'demolition';

export interface Wording {
  type: string;
  subtype: string;
  work: string;
}

/** Chance and whole numbers that are the same at every start. */
export interface SampleDraw {
  chance(share: number): boolean;
  int(from: number, to: number): number;
}

const TRADES: readonly WorkKind[] = ['electrical', 'plumbing', 'mechanical'];

export function isTrade(kind: WorkKind): boolean {
  return TRADES.includes(kind);
}

export function isCommercial(kind: WorkKind): boolean {
  return kind === 'new_commercial' || kind === 'finish_out';
}

/** The word for a key, or the usual one. */
export function among(words: Record<string, string>, key: string, otherwise: string): string {
  return words[key] ?? otherwise;
}

export function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** The year's last two digits. */
export function yy(year: number): string {
  return pad(year % 100, 2);
}

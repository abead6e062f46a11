import { ownEntry } from '@/lib/own-entry';

/** How cities shorten the words of a firm's name. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  const: 'construction',
  constr: 'construction',
  construct: 'construction',
  cnstr: 'construction',
  bldr: 'builder',
  bldg: 'building',
  contr: 'contractor',
  contrs: 'contractor',
  contg: 'contracting',
  gc: 'contractor',
  elec: 'electric',
  elect: 'electric',
  electrical: 'electric',
  plbg: 'plumbing',
  plmb: 'plumbing',
  plumb: 'plumbing',
  plumber: 'plumbing',
  mech: 'mechanical',
  htg: 'heating',
  clg: 'cooling',
  ac: 'cooling',
  conditioning: 'cooling',
  rfg: 'roofing',
  roof: 'roofing',
  roofer: 'roofing',
  svc: 'service',
  svcs: 'service',
  serv: 'service',
  sys: 'system',
  bro: 'brother',
  ent: 'enterprise',
  dev: 'development',
  mgmt: 'management',
  intl: 'international',
  natl: 'national',
  assoc: 'associate',
  remodel: 'remodeling',
  remodeler: 'remodeling',
  landscape: 'landscaping',
  paint: 'painting',
  painter: 'painting',
  mason: 'masonry',
  tx: stem('texas'),
};

/** Words that do not distinguish firms. */
const BINDING = new Set([
  'and',
  'of',
  'the',
  'y',
  'by',
  'at',
  'for',
  'in',
  'on',
  'de',
  'del',
  'la',
  'el',
  'los',
]);

/** General trade words. */
const GENERAL_TRADE = new Set(
  'construction builder building contractor contracting general service group enterprise solution system development home house company property design management associate project work industry specialist resource custom residential commercial'.split(
    ' ',
  ),
);

/** Specific trades: firms with the same family name but different trades are different firms. */
const TRADES: Readonly<Record<string, string>> = {
  electric: 'electric',
  electrician: 'electric',
  lighting: 'electric',
  plumbing: 'plumbing',
  sewer: 'plumbing',
  drain: 'plumbing',
  rooter: 'plumbing',
  roofing: 'roofing',
  gutter: 'roofing',
  mechanical: 'air',
  heating: 'air',
  cooling: 'air',
  hvac: 'air',
  air: 'air',
  refrigeration: 'air',
  furnace: 'air',
  solar: 'solar',
  energy: 'solar',
  painting: 'painting',
  concrete: 'concrete',
  foundation: 'concrete',
  paving: 'concrete',
  asphalt: 'concrete',
  masonry: 'masonry',
  landscaping: 'landscaping',
  irrigation: 'landscaping',
  tree: 'landscaping',
  pool: 'pool',
  spa: 'pool',
  fence: 'fence',
  fencing: 'fence',
  sign: 'sign',
  signage: 'sign',
  fire: 'fire',
  sprinkler: 'fire',
  alarm: 'fire',
  remodeling: 'remodeling',
  renovation: 'remodeling',
  restoration: 'remodeling',
  kitchen: 'remodeling',
  bath: 'remodeling',
  demolition: 'demolition',
  wrecking: 'demolition',
  window: 'openings',
  door: 'openings',
  glass: 'openings',
  flooring: 'flooring',
  tile: 'flooring',
  elevator: 'elevator',
  siding: 'siding',
  drywall: 'drywall',
  excavation: 'earth',
  grading: 'earth',
  welding: 'steel',
};

/** Common first words, which weigh less than coined names. */
const COMMON = new Set(
  'american america national united quality premier superior pro professional first best elite advanced precision reliable total complete perfect master expert modern classic universal global star sun city metro urban capital central north south east west northern southern eastern western coast coastal bay river lake mountain valley creek hill rock stone iron golden silver diamond eagle lion liberty patriot heritage legacy pioneer blue red green white black gold all a one top new old family brother son texas austin chicago boston denver seattle dallas houston phoenix philadelphia california colorado florida arizona york orleans antonio francisco diego smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson thomas taylor moore jackson martin lee perez thompson harris sanchez clark ramirez lewis robinson walker young allen king wright scott torres nguyen flores adams nelson baker hall rivera campbell mitchell carter robert john joe james mike david jose juan'
    .split(' ')
    .map(stem),
);

const TRADE_WEIGHT = 0.2;
const COMMON_WEIGHT = 0.6;
/** Maximum words: comparison is quadratic. */
const MAX_WORDS = 12;

export interface NameWord {
  word: string;
  /** As the name has it. */
  given: string;
  /** Its weight in the comparison. */
  weight: number;
}

/** The significant words of a normalised name in order, abbreviations expanded, in the singular. */
export function nameWords(norm: string): NameWord[] {
  const words = norm.split(' ').filter((word) => word !== '' && !BINDING.has(word));
  // If all words are insignificant, they are used after all.
  const significant = words.length > 0 ? words : norm.split(' ').filter((word) => word !== '');
  return significant.slice(0, MAX_WORDS).map((given) => {
    const singular = stem(given);
    const word = ownEntry(SHORT_FORMS, given) ?? ownEntry(SHORT_FORMS, singular) ?? singular;
    return { word, given, weight: getWordWeight(word) };
  });
}

/** Whether a word identifies a firm rather than a trade. */
export function isDistinctive({ weight }: NameWord): boolean {
  return weight > TRADE_WEIGHT;
}

/** Whether many firms have the word. */
export function isCommon({ weight }: NameWord): boolean {
  return weight <= COMMON_WEIGHT;
}

/** The specific trades of a name; none for a general contractor. */
export function getTrades(words: readonly NameWord[]): Set<string> {
  return new Set(words.flatMap(({ word }) => ownEntry(TRADES, word) ?? []));
}

function getWordWeight(word: string): number {
  if (GENERAL_TRADE.has(word) || Object.hasOwn(TRADES, word)) return TRADE_WEIGHT;
  return COMMON.has(word) ? COMMON_WEIGHT : 1;
}

/** `builders` and `builder`, `properties` and `property`; short words and `glass` stay. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word;
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

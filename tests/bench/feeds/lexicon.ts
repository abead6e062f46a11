/** Words of made-up permits, by rank: the first are in many, the last in a handful. */

/** A stream of numbers below 1, the same at every start. */
export function rolls(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A rank below `size`, the rth met about once for r times of the first, as words of a language are. */
export const zipf = (roll: number, size: number) => Math.floor(size ** roll) - 1;

const ONSETS = 'b br c ch d dr f g gr h j k l m n p pr qu r s st t tr v w z'.split(' ');
const VOWELS = 'a e i o u ai ea ou'.split(' ');
const CODAS = ['', 'n', 'r', 'l', 's', 't', 'nd', 'ck'];

/** The nth of a list of words nobody uses, each different. */
export function coinedWord(index: number, ending = ''): string {
  let rest = index + 1;
  let word = '';
  do {
    word += ONSETS[rest % ONSETS.length];
    rest = Math.floor(rest / ONSETS.length);
    word += VOWELS[rest % VOWELS.length];
    rest = Math.floor(rest / VOWELS.length);
  } while (rest > 0);
  return word + CODAS[index % CODAS.length] + ending;
}

/** Kinds of permit, each with the words its descriptions are made of, so that some words seldom meet. */
export const TRADES: { type: string; words: string[] }[] = [
  [
    'Building Permit',
    'remodel kitchen bathroom addition garage interior framing window door deck patio porch single family residence',
  ],
  [
    'Electrical Permit',
    'electrical panel upgrade circuits outlets service amp meter wiring lighting breaker conduit generator solar',
  ],
  [
    'Plumbing Permit',
    'plumbing water heater sewer line repair gas pipe fixtures replace backflow tub shower sink irrigation',
  ],
  [
    'Mechanical Permit',
    'mechanical hvac furnace condenser ducts air handler heat pump changeout ton coil thermostat ventilation',
  ],
  [
    'Roofing Permit',
    'roof reroof shingle tile underlayment decking tear off squares flashing gutters skylight torch',
  ],
  [
    'Demolition Permit',
    'demolition remove structure slab debris asbestos shed pool fill abatement total partial',
  ],
  ['Sign Permit', 'sign wall monument illuminated channel letters pole banner storefront face awning'],
  [
    'Commercial Permit',
    'tenant improvement office retail restaurant suite sprinkler egress occupancy finish shell warehouse hood',
  ],
].map(([type = '', words = '']) => ({ type, words: words.split(' ') }));

export const COINED = 20_000;
export const STREETS = 12_000;
export const FIRMS = 150_000;

export const streetName = (index: number) => coinedWord(index, 'ow').toUpperCase();
export function firmName(index: number): string {
  const trade = [
    'Plumbing LLC',
    'Electric Inc',
    'Homes',
    'Roofing Co',
    'Mechanical Services LLC',
    'Builders',
  ];
  return `${coinedWord(index % 40_000, 'ez')} ${coinedWord((index * 7) % 1_009)} ${trade[index % trade.length]}`;
}

/** First words of highway names; a quick test before parsing. */
const STARTS: ReadonlySet<string> = new Set([
  'US',
  'I',
  'IH',
  'INTERSTATE',
  'STATE',
  'ST',
  'SH',
  'SR',
  'FM',
  'FARM',
  'RNCH',
  'RR',
  'COUNTY',
  'CNTY',
  'CO',
  'CR',
]);

const NUMBER = /^\d{1,4}[A-Z]?$/;
const KINDS: ReadonlySet<string> = new Set(['HWY', 'RTE', 'RD']);

export function mayBeginHighway(word: string): boolean {
  return STARTS.has(word);
}

/**
 * Normalises numbered roads in place: `I-35`, `IH 35` and `INTERSTATE HIGHWAY 35` become `INTERSTATE 35`;
 * `U.S. 90` becomes `US HWY 90`; `SH 71` and `STATE HIGHWAY 71` become `STATE HWY 71`; `FARM TO MARKET ROAD
 * 620` becomes `FM 620`. The words are already abbreviated, with the house number first.
 */
export function foldHighways(words: string[]): void {
  for (let at = 1; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || !STARTS.has(word)) continue;
    const length = nameLength(words, at, word);
    const number = words[at + length];
    if (number === undefined || !NUMBER.test(number)) continue;
    const name = parseHighwayName(words, at, word, length);
    if (name) words.splice(at, length, ...name);
  }
}

/** How many words the name has before its number. */
function nameLength(words: string[], at: number, word: string): number {
  const isLong = (word === 'FARM' || word === 'RNCH') && words[at + 1] === 'TO' && words[at + 2] === 'MARKET';
  const next = at + (isLong ? 3 : 1);
  return next - at + (KINDS.has(words[next] ?? '') ? 1 : 0);
}

function parseHighwayName(words: string[], at: number, word: string, length: number): string[] | null {
  const kind = words[at + length - 1];
  switch (word) {
    case 'I':
    case 'IH':
    case 'INTERSTATE':
      return ['INTERSTATE'];
    case 'US':
      return ['US', 'HWY'];
    case 'SH':
      return ['STATE', 'HWY'];
    case 'SR':
      return ['STATE', 'RTE'];
    // "ST 4" alone is a street.
    case 'STATE':
    case 'ST':
      if (kind === 'HWY') return ['STATE', 'HWY'];
      return kind === 'RTE' || kind === 'RD' ? ['STATE', 'RTE'] : null;
    case 'FM':
      return ['FM'];
    case 'FARM':
      return length > 2 ? ['FM'] : null;
    case 'RNCH':
    case 'RR':
      return ['RNCH', 'RD'];
    case 'CR':
      return ['COUNTY', 'RD'];
    default:
      if (kind === 'HWY') return ['COUNTY', 'HWY'];
      return kind === 'RD' ? ['COUNTY', 'RD'] : null;
  }
}

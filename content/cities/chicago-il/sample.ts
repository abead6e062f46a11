import { isTrade, pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [41.8781, -87.6298],
  zips: ['60608', '60614', '60622', '60647', '60618'],
  streets: [
    'W ARMITAGE AVE',
    'N DAMEN AVE',
    'S HALSTED ST',
    'W DIVISION ST',
    'N ASHLAND AVE',
    'W CERMAK RD',
    'N KEDZIE AVE',
    'S MICHIGAN AVE',
    'W BELMONT AVE',
    'N CLARK ST',
  ],
  number: (_, n) => `10${pad(n, 7)}`,
  wording: (kind, { work }) => {
    const type =
      work === 'Demolition'
        ? 'PERMIT - WRECKING/DEMOLITION'
        : kind === 'deck'
          ? 'PERMIT - PORCH CONSTRUCTION'
          : isTrade(kind) || kind === 'roof'
            ? 'PERMIT – EXPRESS PERMIT PROGRAM'
            : work === 'New' && kind !== 'solar'
              ? 'PERMIT - NEW CONSTRUCTION'
              : 'PERMIT - RENOVATION/ALTERATION';
    return {
      type,
      subtype: type.includes('EXPRESS') ? 'EXPRESS PERMIT PROGRAM' : 'STANDARD PLAN REVIEW',
      work: work.toUpperCase(),
    };
  },
};

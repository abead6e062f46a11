import type { SampleCity } from '../sample';

export const sample: SampleCity = {
  zips: ['20814', '20850', '20878', '20902', '20910'],
  streets: [
    'Georgia Ave',
    'Rockville Pike',
    'Colesville Rd',
    'Viers Mill Rd',
    'Darnestown Rd',
    'Wisconsin Ave',
  ],
  number: (_, n) => String(1_000_000 + n),
};

import { among, isCommercial, isTrade, pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [39.9526, -75.1652],
  zips: ['19103', '19106', '19121', '19125', '19143', '19147'],
  streets: [
    'N BROAD ST',
    'SPRUCE ST',
    'PINE ST',
    'S 9TH ST',
    'FRANKFORD AVE',
    'BALTIMORE AVE',
    'GIRARD AVE',
    'N 22ND ST',
    'PASSYUNK AVE',
    'CATHARINE ST',
  ],
  number: (year, n, trade) => `${among({ E: 'EP', P: 'PP', M: 'MP' }, trade, 'RP')}-${year}-${pad(n, 6)}`,
  zip: (zip, row) => `${zip}-${1000 + (row % 9000)}`,
  wording: (kind, { type, work }) => {
    const name = isTrade(kind)
      ? type
      : kind === 'demolition'
        ? 'Demolition'
        : isCommercial(kind)
          ? 'Commercial Building'
          : 'Residential Building';
    return {
      type: name,
      subtype: `${name} Permit`,
      work: among({ New: 'New Construction', Alteration: 'Alterations' }, work, work),
    };
  },
};

import { among, isCommercial, pad, type SampleCity, yy } from '../sample';

export const sample: SampleCity = {
  zips: ['85003', '85006', '85014', '85018', '85032', '85044'],
  streets: [
    'E CAMELBACK RD',
    'N 7TH ST',
    'N CENTRAL AVE',
    'E INDIAN SCHOOL RD',
    'W THOMAS RD',
    'N 32ND ST',
    'E OSBORN RD',
    'W GLENDALE AVE',
    'S 24TH ST',
    'E CACTUS RD',
  ],
  number: (year, n, trade) =>
    `${among({ E: 'ELEC', P: 'PLMB', M: 'MECH' }, trade, 'BLD')}-${yy(year)}${pad(n, 6)}`,
  wording: (kind, { type, work }) => {
    const code = among(
      {
        electrical: 'ELEC',
        plumbing: 'PLMB',
        mechanical: 'MECH',
        demolition: 'DEMO',
        solar: 'PVRS',
        pool: 'POOL',
      },
      kind,
      isCommercial(kind) ? 'COMB' : 'RESB',
    );
    return {
      subtype: code,
      type: `${isCommercial(kind) ? 'COMMERCIAL' : 'RESIDENTIAL'} ${type.replace(/^(Residential|Commercial) /, '').toUpperCase()}`,
      work,
    };
  },
};

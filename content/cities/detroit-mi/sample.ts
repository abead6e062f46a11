import { pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [42.3504, -83.0637],
  zips: ['48201', '48206', '48208', '48214', '48226'],
  streets: [
    'Cass Ave',
    'Trumbull St',
    'Vernor Hwy',
    'Grand River Ave',
    'Kercheval St',
    'Michigan Ave',
    'Second Ave',
    'Jefferson Ave',
  ],
  number: (year, n, trade) => `${trade === 'B' ? 'RES' : 'TRD'}${year}-${pad(n, 5)}`,
  datesOnly: true,
  wording: (_, { work, subtype }) => ({
    type: work === 'Tenant Improvement' || work === 'Replacement' || work === 'Repair' ? 'Alteration' : work,
    subtype,
    work,
  }),
};

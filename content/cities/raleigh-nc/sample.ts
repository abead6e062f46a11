import { among, pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [35.7796, -78.6382],
  dates: { recordupdatedate: 'lastChanged' },
  zips: ['27601', '27604', '27607', '27609', '27612'],
  streets: [
    'Hillsborough St',
    'Glenwood Ave',
    'New Bern Ave',
    'Six Forks Rd',
    'Person St',
    'Wake Forest Rd',
    'Oberlin Rd',
  ],
  number: (year, n, trade) =>
    `${among({ E: 'ELEC', P: 'PLMB', M: 'MECH' }, trade, 'BLDR')}-${pad(n, 6)}-${year}`,
};

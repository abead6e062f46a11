import { among, pad, type SampleCity, yy } from '../sample';

export const sample: SampleCity = {
  centre: [29.9511, -90.0715],
  zips: ['70115', '70116', '70117', '70119', '70124'],
  streets: [
    'Magazine St',
    'Dauphine St',
    'St Claude Ave',
    'Canal St',
    'Esplanade Ave',
    'Oak St',
    'Tchoupitoulas St',
    'Freret St',
  ],
  number: (year, n, trade) =>
    `${yy(year)}-${pad(n, 5)}-${among({ E: 'ELEC', P: 'PLMB', M: 'HVAC' }, trade, 'RNVS')}`,
};

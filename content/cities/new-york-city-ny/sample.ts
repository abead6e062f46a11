import { pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [40.7128, -74.006],
  zips: ['10002', '10027', '11201', '11215', '11385'],
  streets: ['BROADWAY', 'ATLANTIC AVE', 'AMSTERDAM AVE', 'BERGEN ST', 'COURT ST', 'GRAND ST'],
  number: (_, n) => `B${pad(n, 8)}-I1`,
};

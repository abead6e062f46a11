import { isCommercial, type SampleCity } from '../sample';

export const sample: SampleCity = {
  zips: ['98103', '98107', '98115', '98118', '98122', '98144'],
  streets: [
    'BALLARD AVE NW',
    'RAINIER AVE S',
    'E PIKE ST',
    'N 45TH ST',
    'GREENWOOD AVE N',
    'BEACON AVE S',
    'E MADISON ST',
    'CALIFORNIA AVE SW',
  ],
  number: (_, n) => `${6_000_000 + n}-CN`,
  wording: (kind, { work }) => ({
    type: work === 'Demolition' ? 'Demolition' : work === 'New' ? 'Building' : 'Building',
    subtype: work === 'New' ? 'New' : work === 'Demolition' ? 'Demolition' : 'Addition/Alteration',
    work: isCommercial(kind) ? 'Commercial' : 'Single Family/Duplex',
  }),
};

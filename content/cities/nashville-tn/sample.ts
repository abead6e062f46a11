import { pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [36.1627, -86.7816],
  zips: ['37203', '37206', '37208', '37212'],
  number: (year, n, trade) => `${year}${trade}${pad(n, 6)}`,
};

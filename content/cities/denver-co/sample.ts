import { pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [39.7392, -104.9903],
  zips: ['80203', '80205', '80209', '80211'],
  daysLate: 2,
  number: (year, n, trade) => `${year}-${trade}-${pad(n, 7)}`,
};

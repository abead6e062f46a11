import { pad, type SampleCity, yy } from '../sample';

export const sample: SampleCity = {
  centre: [38.9072, -77.0369],
  daysLate: 4,
  zips: ['20001', '20002', '20009', '20010', '20011'],
  streets: ['14TH ST NW', 'H ST NE', 'GEORGIA AVE NW', 'U ST NW', 'RHODE ISLAND AVE NE', 'P ST NW'],
  number: (year, n, trade) => `${trade}${yy(year)}${pad(n, 6)}`,
};

import { pad, type SampleCity, yy } from '../sample';

export const sample: SampleCity = {
  centre: [33.4152, -111.8315],
  zips: ['85201', '85203', '85204', '85210'],
  streets: [
    'E MAIN ST',
    'W BROADWAY RD',
    'N COUNTRY CLUB DR',
    'E UNIVERSITY DR',
    'S STAPLEY DR',
    'E SOUTHERN AVE',
  ],
  number: (year, n) => `PMT${yy(year)}-${pad(n, 5)}`,
};

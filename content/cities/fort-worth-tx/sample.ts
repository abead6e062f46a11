import { pad, type SampleCity, yy } from '../sample';

export const sample: SampleCity = {
  centre: [32.7555, -97.3308],
  zips: ['76102', '76104', '76107', '76110', '76116'],
  streets: [
    'Camp Bowie Blvd',
    'Hemphill St',
    'W 7th St',
    'Magnolia Ave',
    'Berry St',
    'University Dr',
    'Forest Park Blvd',
    'Sylvania Ave',
  ],
  number: (year, n, trade) => `P${trade}${yy(year)}-${pad(n, 5)}`,
  amounts: 'text',
};

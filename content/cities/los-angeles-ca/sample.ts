import { among, isCommercial, isTrade, pad, type SampleCity, yy } from '../sample';

export const sample: SampleCity = {
  issuedOnly: 'issued',
  zips: ['90004', '90019', '90026', '90034', '90042', '90065'],
  streets: [
    'W PICO BLVD',
    'S LA BREA AVE',
    'N FIGUEROA ST',
    'W SUNSET BLVD',
    'E 1ST ST',
    'N ALVARADO ST',
    'W ADAMS BLVD',
    'S NORMANDIE AVE',
    'N EAGLE ROCK BLVD',
  ],
  number: (year, n, trade) =>
    `${yy(year)}0${among({ E: '41', P: '42', M: '44' }, trade, '16')}-10000-${pad(n, 5)}`,
  wording: (kind, { type: plain, work }) => {
    const type = isTrade(kind)
      ? plain
      : work === 'Demolition'
        ? 'Bldg-Demolition'
        : kind === 'addition'
          ? 'Bldg-Addition'
          : kind === 'pool'
            ? 'Swimming-Pool/Spa'
            : work === 'New' && kind !== 'solar'
              ? 'Bldg-New'
              : 'Bldg-Alter/Repair';
    return {
      type,
      subtype: isCommercial(kind) ? 'Commercial' : '1 or 2 Family Dwelling',
      work: isTrade(kind) ? type : 'Building',
    };
  },
};

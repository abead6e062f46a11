import { among, isCommercial, isTrade, pad, type SampleCity, yy } from '../sample';

export const sample: SampleCity = {
  centre: [29.4252, -98.4946],
  zips: ['78201', '78204', '78209', '78216', '78228', '78245'],
  streets: [
    'Broadway',
    'S Flores St',
    'Fredericksburg Rd',
    'San Pedro Ave',
    'Mission Rd',
    'Blanco Rd',
    'Culebra Rd',
    'Nogalitos St',
    'Hildebrand Ave',
    'Mulberry Ave',
  ],
  number: (year, n, trade) =>
    `${among({ E: 'TRD-ELE', P: 'TRD-PLM', M: 'TRD-MEC' }, trade, 'COM-BLG')}-PMT${yy(year)}-${pad(n, 8)}`,
  datesOnly: true,
  amounts: 'text',
  address: (street, zip) => `${street.toUpperCase()}, City of San Antonio, TX ${zip}`,
  wording: (kind, { type, work }) => {
    if (isTrade(kind)) return { type: `${type} General Permit`, subtype: type, work };
    if (kind === 'roof') return { type: 'Re-Roof Permit', subtype: type, work };
    const side = isCommercial(kind) ? 'Comm' : 'Res';
    return {
      type: work === 'New' ? `${side} New Building Permit` : `${side} Building Application`,
      subtype: type,
      work,
    };
  },
};

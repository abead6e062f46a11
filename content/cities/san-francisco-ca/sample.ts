import { pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [37.7599, -122.4368],
  zips: ['94103', '94109', '94110', '94114', '94117', '94122'],
  streets: [
    'Valencia St',
    'Irving St',
    'Castro St',
    'Folsom St',
    'Mission St',
    'Divisadero St',
    'Noriega St',
    'Guerrero St',
    'Polk St',
    'Clement St',
  ],
  number: (year, n) => `${year}${pad(n, 8)}`,
  wording: (kind, { work }) => {
    const [type, subtype] =
      work === 'Demolition'
        ? ['6', 'demolitions']
        : kind === 'new_home'
          ? ['2', 'new construction wood frame']
          : kind === 'new_commercial'
            ? ['1', 'new construction']
            : kind === 'addition' || kind === 'adu'
              ? ['3', 'additions alterations or repairs']
              : ['8', 'otc alterations permit'];
    return { type: type ?? '8', subtype: subtype ?? '', work };
  },
};

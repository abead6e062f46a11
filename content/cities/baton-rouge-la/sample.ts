import { among, isCommercial, isTrade, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [30.4515, -91.1871],
  zips: ['70802', '70806', '70808', '70809', '70816'],
  streets: [
    'GOVERNMENT ST',
    'HIGHLAND RD',
    'PERKINS RD',
    'GOODWOOD BLVD',
    'AIRLINE HWY',
    'COLLEGE DR',
    'BLUEBONNET BLVD',
    'JEFFERSON HWY',
  ],
  number: (_, n) => String(100_000 + n),
  contractor: (name, draw) => (draw.chance(0.7) ? `${name} - Qualifying Party ${draw.int(10, 99)}` : name),
  wording: (kind, { type, work }) => ({
    type:
      kind === 'pool'
        ? 'Pool'
        : isTrade(kind)
          ? type
          : `${isCommercial(kind) ? 'Commercial' : 'Residential'}: ${among({ New: 'New', Addition: 'Addition', Demolition: 'Demolition' }, work, 'Remodel')}`,
    subtype: type,
    work: isCommercial(kind) ? 'Commercial' : 'Residential',
  }),
};

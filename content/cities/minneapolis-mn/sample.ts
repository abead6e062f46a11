import { among, isCommercial, isTrade, pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [44.9778, -93.265],
  zips: ['55403', '55406', '55408', '55413', '55418'],
  streets: [
    'LYNDALE AVE S',
    'CENTRAL AVE NE',
    'E LAKE ST',
    'HENNEPIN AVE',
    'NICOLLET AVE',
    'W 50TH ST',
    'BRYANT AVE S',
    'CEDAR AVE S',
  ],
  number: (_, n, trade) =>
    `${among({ E: 'ELEC', P: 'PLMB', M: 'MECH' }, trade, 'BINB')}${pad(3_000_000 + n, 7)}`,
  wording: (kind, { type, work, subtype }) => ({
    type: isTrade(kind) ? type : isCommercial(kind) ? 'Commercial' : 'Res',
    subtype,
    work: among({ New: 'New', Addition: 'Addition', Demolition: 'Wrecking' }, work, 'Remodel'),
  }),
};

import { among, isCommercial, isTrade, pad, type SampleCity } from '../sample';

export const sample: SampleCity = {
  centre: [42.3467, -71.0809],
  zips: ['02108', '02116', '02118', '02127', '02130', '02134'],
  streets: [
    'Tremont ST',
    'Beacon ST',
    'Dorchester AV',
    'Centre ST',
    'W Broadway',
    'Harrison AV',
    'Commonwealth AV',
    'Bunker Hill ST',
    'Warren ST',
    'Market ST',
  ],
  number: (_, n, trade) => `${among({ E: 'E', P: 'P', M: 'G' }, trade, 'SF')}${pad(1_000_000 + n, 7)}`,
  amounts: 'dollars',
  wording: (kind, { work }) => {
    const type =
      kind === 'electrical'
        ? 'Electrical Permit'
        : kind === 'plumbing'
          ? 'Plumbing Permit'
          : kind === 'mechanical'
            ? 'Gas Permit'
            : work === 'New'
              ? 'Erect/New Construction'
              : isCommercial(kind)
                ? 'Long Form/Alteration Permit'
                : 'Short Form Bldg Permit';
    const code = among({ New: 'ERECT', Demolition: 'EXTDEM', Addition: 'ADDITION' }, work, 'INTREN');
    return { type, subtype: work, work: isTrade(kind) ? type.slice(0, 5).toUpperCase() : code };
  },
};

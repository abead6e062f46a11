import type { FeeTable } from '@/lib/catalogue/fees/types';
import { type PrintedBand, source, valuationBands } from './as-printed';

export const UBC_1997_ROWS: readonly PrintedBand[] = [
  [0, 500, 23.5, 0, 0, 100],
  [500, 2000, 23.5, 500, 3.05, 100],
  [2000, 25_000, 69.25, 2000, 14, 1000],
  [25_000, 50_000, 391.25, 25_000, 10.1, 1000],
  [50_000, 100_000, 643.75, 50_000, 7, 1000],
  [100_000, 500_000, 993.75, 100_000, 5.6, 1000],
  [500_000, 1_000_000, 3233.75, 500_000, 4.75, 1000],
  [1_000_000, null, 5608.75, 1_000_000, 3.15, 1000],
];

export const SELAH_TABLE: FeeTable = {
  id: 'selah-wa-20-24-020',
  name: {
    en: 'Selah, WA, section 20.24.020: the 1997 table as a small city adjusts it',
    es: 'Selah, WA, sección 20.24.020: la tabla de 1997 como la ajusta una ciudad pequeña',
  },
  bands: valuationBands(
    [
      [0, 500, 21.74, 0, 0, 100],
      [500, 2000, 21.74, 500, 2.9, 100],
      [2000, 25_000, 78.35, 2000, 13.03, 1000],
      [25_000, 50_000, 374.58, 25_000, 9.42, 1000],
      [50_000, 100_000, 607.25, 50_000, 6.52, 1000],
      [100_000, 500_000, 931.73, 100_000, 5.08, 1000],
      [500_000, 1_000_000, 2960.11, 500_000, 4.34, 1000],
      [1_000_000, null, 5133.66, 1_000_000, 2.9, 1000],
    ],
    true,
  ),
  notes: [],
  sources: [
    source(
      'Selah Municipal Code 20.24.020',
      'http://selah-wa.elaws.us/code/coor_title20_ch20.24_sec20.24.020',
    ),
  ],
  confidence: 'A',
};

/** Tables that many cities' own were made from. */
export const FEE_TABLES: readonly FeeTable[] = [
  {
    id: 'ubc-1994-table-1a',
    name: { en: 'Uniform Building Code 1994, Table 1-A', es: 'Uniform Building Code 1994, Tabla 1-A' },
    bands: valuationBands(
      [
        [0, 500, 21, 0, 0, 100],
        [500, 2000, 21, 500, 2.75, 100],
        [2000, 25_000, 62.25, 2000, 12.5, 1000],
        [25_000, 50_000, 349.75, 25_000, 9, 1000],
        [50_000, 100_000, 574.75, 50_000, 6.25, 1000],
        [100_000, 500_000, 887.25, 100_000, 5, 1000],
        [500_000, 1_000_000, 2887.25, 500_000, 4.25, 1000],
        [1_000_000, null, 5012.25, 1_000_000, 2.75, 1000],
      ],
      true,
    ),
    notes: [],
    sources: [
      source(
        'City of Pequot Lakes, MN: Table 1-A of the 1994 code',
        'https://mail.pequotlakes-mn.gov/WebLink/0/doc/13695/Page4.aspx',
      ),
    ],
    confidence: 'A',
  },
  {
    id: 'ubc-1997-table-1a',
    name: { en: 'Uniform Building Code 1997, Table 1-A', es: 'Uniform Building Code 1997, Tabla 1-A' },
    bands: valuationBands(UBC_1997_ROWS, true),
    notes: [
      {
        en: 'Plan review is 65% of the building permit fee (UBC 107.3).',
        es: 'La revisión de planos es 65% de la tarifa del permiso de construcción (UBC 107.3).',
      },
      {
        en: 'City copies differ: the first row is printed $23.00 or $23.50, the $25,001 row $391.25 or $391.75, the top rate $3.15 or $3.65.',
        es: 'Las copias de las ciudades difieren: el primer renglón dice $23.00 o $23.50, el de $25,001 dice $391.25 o $391.75, y la tasa más alta $3.15 o $3.65.',
      },
    ],
    sources: [
      source(
        'City of Pequot Lakes, MN: Table 1-A of the 1997 code',
        'https://mail.pequotlakes-mn.gov/WebLink/0/doc/13695/Page5.aspx',
      ),
      source(
        'City of Ramsey, MN: building permit fees',
        'https://weblink.cityoframsey.com/WebLink/0/doc/176673/Page31.aspx',
      ),
    ],
    confidence: 'A',
  },
  SELAH_TABLE,
];

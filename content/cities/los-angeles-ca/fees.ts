import {
  COMMERCIAL,
  component,
  HOUSE,
  match,
  onValuation,
  source,
  usd,
  VALUED_WORK,
} from '@/content/fees/as-printed';
import { buildingStandards, seismic } from '@/content/fees/california';
import {
  BUILDING_PERMIT,
  COMMERCIAL_ROW,
  HOUSE_ROW,
  MULTIFAMILY_ROW,
  NOT_IN_PERMIT_FEE,
} from '@/content/fees/wording';
import type { FeeComponent, FeeSchedule } from '@/lib/catalogue/fees/types';

/** Table 1-A: the rate applies to the whole value, so every row counts from 0. */
const TABLE_1_A: FeeComponent = component(
  'permit',
  'permit',
  BUILDING_PERMIT,
  onValuation([
    [0, 100, 0, 0, 0, 100],
    [100, 2000, 65, 0, 0, 100],
    [2000, 20_000, 40, 0, 1.25, 100],
    [20_000, 50_000, 170, 0, 6, 1000],
    [50_000, 100_000, 195, 0, 5.5, 1000],
    [100_000, 500_000, 395, 0, 3.5, 1000],
    [500_000, 1_000_000, 520, 0, 3.25, 1000],
    [1_000_000, null, 920, 0, 2.85, 1000],
  ]),
);

export const fees: FeeSchedule = {
  id: 'los-angeles-ca',
  citySlug: 'los-angeles-ca',
  state: 'CA',
  name: { en: 'Los Angeles, CA (LADBS)', es: 'Los Ángeles, CA (LADBS)' },
  mechanism: 'valuation_table',
  covers: {
    en: 'Building permits by value, at the amounts of the 2018 table',
    es: 'Permisos de construcción por valor, con los montos de la tabla de 2018',
  },
  effective: {
    from: '2018-07-16',
    to: null,
    text: {
      en: 'Table 1-A of LAMC 91.113 as in force on July 16, 2018 (Ordinance 185,587)',
      es: 'Tabla 1-A de LAMC 91.113 en vigor el 16 de julio de 2018 (Ordinance 185,587)',
    },
  },
  outdated: {
    en: 'The code has every fee raised each July by the Los Angeles price index (LAMC 91.107.1.1), but in September 2026 it still printed these amounts. What is charged today may be higher; ask LADBS for the figure to pay.',
    es: 'El código hace subir todas las tarifas cada julio según el índice de precios de Los Ángeles (LAMC 91.107.1.1), pero en septiembre de 2026 aún imprimía estos montos. Lo que se cobra hoy puede ser más; pida a LADBS la cifra por pagar.',
  },
  works: [
    {
      id: 'house',
      label: HOUSE_ROW,
      match: match(HOUSE, ...VALUED_WORK),
      components: [TABLE_1_A, seismic(0.13), buildingStandards()],
    },
    {
      id: 'multifamily',
      label: MULTIFAMILY_ROW,
      match: match(['multifamily'], ...VALUED_WORK),
      components: [
        TABLE_1_A,
        seismic(0.13, 'seismic', { when: { quantity: 'stories', over: 0, upTo: 3 } }),
        seismic(0.28, 'seismic_over_3_stories', { when: { quantity: 'stories', over: 3, upTo: null } }),
        buildingStandards(),
      ],
    },
    {
      id: 'commercial',
      label: COMMERCIAL_ROW,
      match: match(COMMERCIAL, ...VALUED_WORK),
      components: [TABLE_1_A, seismic(0.28), buildingStandards()],
    },
  ],
  unpublished: null,
  excluded: [
    {
      en: 'The raises the code orders for each July since 2018: these are the amounts of the table of 2018, which the code still prints',
      es: 'Las alzas que el código ordena cada julio desde 2018: estos son los montos de la tabla de 2018, la que aún aparece en el código',
    },
    {
      en: 'Plan check, 90% of the table where plans are checked, and the City’s surcharges of 3% and 6%',
      es: 'La revisión de planos (plan check), 90% de la tabla donde se revisan, y los recargos de la ciudad de 3% y 6%',
    },
    {
      en: '10% of the permit fee where the state energy rules apply, 12.5% where the access rules apply',
      es: '10% de la tarifa del permiso donde rigen las normas estatales de energía, 12.5% donde rigen las de accesibilidad',
    },
    {
      en: 'The charge for issuing the permit and any other surcharge of the City: we did not find a full list',
      es: 'El cargo por emitir el permiso y cualquier otro recargo de la ciudad: no hallamos una lista completa',
    },
    NOT_IN_PERMIT_FEE,
  ],
  notes: [
    {
      en: 'The rate applies to the whole value, not to the part above the band.',
      es: 'La tasa se aplica a todo el valor, no a la parte que pasa del tramo.',
    },
  ],
  penalty: null,
  examples: [
    {
      id: 'remodel',
      title: {
        en: 'Remodel of a house, $50,000: 2018 amounts with the state’s two fees, before plan check and surcharges',
        es: 'Remodelación de una casa, $50,000: montos de 2018 con las dos tarifas estatales, sin revisión de planos ni recargos',
      },
      input: { occupancy: 'residential_1_2', work: 'alteration', valuationCents: usd(50_000) },
      published: null,
    },
    {
      id: 'addition',
      title: {
        en: 'Addition to a house, $120,000: 2018 amounts with the state’s two fees, before plan check and surcharges',
        es: 'Ampliación de una casa, $120,000: montos de 2018 con las dos tarifas estatales, sin revisión de planos ni recargos',
      },
      input: { occupancy: 'residential_1_2', work: 'addition', valuationCents: usd(120_000) },
      published: null,
    },
    {
      id: 'commercial',
      title: {
        en: 'Commercial remodel of $250,000: 2018 amounts with the state’s two fees, before plan check and surcharges',
        es: 'Remodelación comercial de $250,000: montos de 2018 con las dos tarifas estatales, sin revisión de planos ni recargos',
      },
      input: { occupancy: 'commercial', work: 'alteration', valuationCents: usd(250_000) },
      published: null,
    },
  ],
  sources: [
    source(
      'Los Angeles Municipal Code 91.113, Table 1-A',
      'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-173237',
    ),
    source(
      'Los Angeles Municipal Code 91.107, fees',
      'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-172789',
    ),
  ],
  confidence: 'A',
};

import type { FeeStateRule } from '@/lib/catalogue/fees/types';
import { source, transcription } from './as-printed';

/** Texas Local Government Code 214.907: why a dwelling's value is never asked for there. */
export const TEXAS_DWELLINGS: FeeStateRule = {
  state: 'TX',
  text: {
    en: 'In Texas a city may not base the permit fee of a dwelling on its value or cost, nor ask for that figure (Local Government Code 214.907).',
    es: 'En Texas la ciudad no puede basar la tarifa del permiso de una vivienda en su valor o costo, ni pedir ese dato (Local Government Code 214.907).',
  },
  sources: [
    source('Texas Municipal League, May 24, 2019, no. 21', 'https://www.tml.org/599/May-24-2019-Number-21'),
    source(
      'Texas HB 852, 86th Legislature',
      'https://app.legiplex.com/tx/legislature/2019/86-0/bills/hb852/draft-647939',
    ),
  ],
  confidence: 'A',
};

/** What states themselves say about permit fees: levies collected with the permit, and limits. */
export const FEE_STATE_RULES: readonly FeeStateRule[] = [
  TEXAS_DWELLINGS,
  {
    state: 'FL',
    text: {
      en: 'Two state surcharges ride on permit fees: 1% (FS 553.721) and 1.5% (FS 468.631), each at least $2.00.',
      es: 'Sobre la tarifa del permiso hay dos recargos estatales: 1% (FS 553.721) y 1.5% (FS 468.631), cada uno de $2.00 como mínimo.',
    },
    sources: [
      source(
        'Miami-Dade County Implementing Order 4-63',
        'https://documents.miamidade.gov/ao-io/IO/IO-04-63.pdf',
      ),
      transcription('florida/miami-dade-county.md'),
    ],
    confidence: 'B',
  },
  {
    state: 'CA',
    text: {
      en: 'Two state fees are collected with the permit: seismic (PRC 2705), $0.13 per $1,000 on low residential buildings and $0.28 on others, and building standards (SB 1473), $1.00 per $25,000 or fraction.',
      es: 'Con el permiso se cobran dos tarifas estatales: sísmica (PRC 2705), $0.13 por $1,000 en edificios residenciales bajos y $0.28 en los demás, y de normas de construcción (SB 1473), $1.00 por cada $25,000 o fracción.',
    },
    sources: [
      source(
        'City of San Diego Information Bulletin 501',
        'https://www.sandiego.gov/development-services/forms-publications/information-bulletins/501',
      ),
      source(
        'Los Angeles Municipal Code, Article 1 Chapter IX',
        'https://codelibrary.amlegal.com/codes/los_angeles/latest/lamc/0-0-0-173237',
      ),
      transcription('california/san-diego.md'),
    ],
    confidence: 'B',
  },
  {
    state: 'WA',
    text: {
      en: 'A State Building Code Council fee goes on each building permit: $6.50 residential, $25.00 commercial, and $2.00 for each residential unit after the first (RCW 19.27.085).',
      es: 'Cada permiso de construcción lleva una tarifa del State Building Code Council: $6.50 residencial, $25.00 comercial, y $2.00 por cada unidad residencial después de la primera (RCW 19.27.085).',
    },
    sources: [
      source(
        'RCW 19.27.085: Building code council account, fees imposed',
        'https://app.leg.wa.gov/rcw/default.aspx?cite=19.27.085',
      ),
      transcription('washington/seattle.md'),
    ],
    confidence: 'B',
  },
  {
    state: 'NJ',
    text: {
      en: 'A state permit surcharge is collected with the permit: $0.00371 per cubic foot of new buildings and additions, $1.90 per $1,000 on other work (N.J.A.C. 5:23-4.19).',
      es: 'Con el permiso se cobra un recargo estatal: $0.00371 por pie cúbico en edificios nuevos y ampliaciones, $1.90 por cada $1,000 en los demás trabajos (N.J.A.C. 5:23-4.19).',
    },
    sources: [
      source(
        'N.J.A.C. 5:23-4, Uniform Construction Code: enforcing agencies',
        'https://www.nj.gov/dca/codes/codreg/pdf_regs/njac_5_23_4.pdf',
      ),
      transcription('new-jersey/newark.md'),
    ],
    confidence: 'B',
  },
  {
    state: 'MN',
    text: {
      en: 'A state surcharge of 0.05% of the value of the work goes on building permits, and $1.00 on permits with a fixed fee.',
      es: 'Los permisos de construcción llevan un recargo estatal de 0.05% del valor de la obra, y los de tarifa fija $1.00.',
    },
    sources: [
      source(
        'Minneapolis Building Permit Fee Schedule',
        'https://publish.smartsheet.com/5bac769dc10f49f7a65d69b39243a54f',
      ),
      source(
        'City of Arden Hills, MN: fee schedule, 2002',
        'https://miweblink2.metro-inet.us/AHPublic/0/doc/413652/Page31.aspx',
      ),
    ],
    confidence: 'A',
  },
  {
    state: 'PA',
    text: {
      en: 'A training surcharge of $4.50 under the Uniform Construction Code goes on each permit.',
      es: 'Cada permiso lleva un recargo de capacitación de $4.50 según el Uniform Construction Code.',
    },
    sources: [
      source(
        'City of Philadelphia: Get a Building Permit',
        'https://www.phila.gov/services/permits-violations-licenses/apply-for-a-permit/building-and-repair-permits/get-a-building-permit/',
      ),
      transcription('pennsylvania/philadelphia.md'),
    ],
    confidence: 'B',
  },
];

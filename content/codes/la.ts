import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';

const read = sourceReadOn('2026-11-28');

const ICC_NTA = {
  ...read(
    'Louisiana Code Adoption and Amendments Effective January 1, 2023 (ICC NTA)',
    'https://www.icc-nta.org/code-update/louisiana-code-adoption-and-amendments-effective-january-1-2023/',
  ),
  publishedOn: '2022-12-09',
};
const ENERGY_LAW = {
  ...read(
    'Louisiana Revised Statutes 40:1730.28.5, energy code',
    'https://lawserver.com/law/state/louisiana/la-constitution/louisiana_revised_statutes_40-1730-28-5',
  ),
  isCopy: true,
} as const;
const ENERGY_PLAN = {
  ...read(
    'LSFM Update: 2021 codes from January, energy code from July 2023 (ABC Pelican newsletter, fall 2022)',
    'https://issuu.com./abcpelican/docs/fall_2022_newsletter/s/17330686',
  ),
  publishedOn: '2022',
};

/** That one code binds every parish and who may inspect by it. */
export const LA_40_1730_23 = read(
  'Louisiana Revised Statutes 40:1730.23, enforcement of building codes by municipalities and parishes',
  'https://www.legis.la.gov/legis/Law.aspx?d=97797',
);

const SINCE = '2023-01-01';

/** The Louisiana State Uniform Construction Code, which no parish may weaken or amend. */
export const LA_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial', 'residential'],
    edition: {
      en: '2021 IBC and IRC with Louisiana amendments',
      es: 'IBC e IRC 2021 con enmiendas de Luisiana',
    },
    since: SINCE,
    sources: [ICC_NTA, LA_40_1730_23],
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: { en: '2020 NEC with Louisiana amendments', es: 'NEC 2020 con enmiendas de Luisiana' },
    since: SINCE,
    sources: [ICC_NTA, LA_40_1730_23],
    confidence: 'C',
  },
  {
    fields: ['plumbing', 'mechanical'],
    edition: {
      en: '2021 IPC and IMC with Louisiana amendments',
      es: 'IPC e IMC 2021 con enmiendas de Luisiana',
    },
    since: SINCE,
    sources: [ICC_NTA, LA_40_1730_23],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2021 IECC, and chapter 11 of the 2021 IRC, as amended',
      es: 'IECC 2021 y capítulo 11 del IRC 2021, con enmiendas',
    },
    since: '2023-07-01',
    sources: [ENERGY_LAW, ENERGY_PLAN],
    confidence: 'B',
  },
];

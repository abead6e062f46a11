import type { CityFact, CodeEdition } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../cities/facts';
import { buildingCodeMap } from './firm-pages';

const read = sourceReadOn('2026-11-28');

const WA_SBCC = read('About SBCC, Washington State Building Code Council', 'https://sbcc.wa.gov/about-sbcc');
const WA_SBCC_NEWS = read('News, Washington State Building Code Council', 'https://sbcc.wa.gov/news');
const WA_REPORT = buildingCodeMap('Washington', 'washington.md', '2026-06-26');
const IN_FORCE = {
  since: '2024-03-15',
  sources: [WA_SBCC, WA_SBCC_NEWS],
  confidence: 'A',
} as const;

export const WA_ELECTRICAL: CodeEdition = {
  fields: ['electrical'],
  edition: { en: '2023 NEC with Washington amendments', es: 'NEC 2023 con enmiendas de Washington' },
  since: '2024-04-01',
  sources: [WA_SBCC, WA_REPORT],
  confidence: 'B',
};

/** The state building code, which every city enforces and may amend within limits. */
export const WA_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: { en: '2021 IBC with Washington amendments', es: 'IBC 2021 con enmiendas de Washington' },
    ...IN_FORCE,
  },
  {
    fields: ['residential'],
    edition: { en: '2021 IRC with Washington amendments', es: 'IRC 2021 con enmiendas de Washington' },
    ...IN_FORCE,
  },
  {
    fields: ['plumbing'],
    edition: { en: '2021 UPC with Washington amendments', es: 'UPC 2021 con enmiendas de Washington' },
    ...IN_FORCE,
  },
  {
    fields: ['mechanical'],
    edition: { en: '2021 IMC with Washington amendments', es: 'IMC 2021 con enmiendas de Washington' },
    ...IN_FORCE,
  },
  {
    fields: ['energy'],
    edition: { en: '2021 Washington State Energy Code', es: 'Washington State Energy Code 2021' },
    ...IN_FORCE,
  },
  {
    fields: ['fire'],
    edition: { en: '2021 IFC with Washington amendments', es: 'IFC 2021 con enmiendas de Washington' },
    ...IN_FORCE,
  },
  WA_ELECTRICAL,
];

/** What the state has announced to follow. */
export const WA_NEXT: CityFact = fact(
  'C',
  [WA_REPORT],
  'Announced in June 2026: the 2026 NEC on December 31, 2026, the state’s 2024 codes on May 3, 2027.',
  'Anunciado en junio de 2026: el NEC 2026 el 31 de diciembre de 2026 y los códigos estatales 2024 el 3 de mayo de 2027.',
);

import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';
import { stateCodeReport } from './state-report';

const read = sourceReadOn('2026-11-28');

export const NY_CODE_REPORT = stateCodeReport('New York');
const UNIFORM = read(
  'Building Code of New York State: Permits and Enforcement (LegalClarity)',
  'https://legalclarity.org/building-code-of-new-york-state-permits-and-enforcement/',
);
const ENERGY = {
  ...read(
    'NYS fire prevention and building codes updated (a Cornell blog, quoting Urban Green)',
    'https://blogs.cornell.edu/workinglands/2025/08/04/nys-fire-prevention-and-building-codes-updated-for-efficiency-electrification-energy-savings-fire-safety-and-refrigerant-ghgs',
  ),
  publishedOn: '2025-08-04',
};

/** Set by the State for every city but New York City, which writes its own. */
export const NY_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial', 'residential', 'plumbing', 'mechanical', 'fire'],
    edition: {
      en: '2025 Uniform Code of New York State (2024 I-Codes)',
      es: 'Uniform Code de 2025 del estado de Nueva York (I-Codes de 2024)',
    },
    since: '2025-12-31',
    sources: [UNIFORM, NY_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2023 NEC, as the state codes refer to it',
      es: 'NEC 2023, como lo citan los códigos estatales',
    },
    since: '2025-12-31',
    sources: [NY_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2025 Energy Code of New York State (2024 IECC)',
      es: 'Energy Code de 2025 del estado de Nueva York (IECC 2024)',
    },
    since: '2025-12-31',
    sources: [ENERGY, NY_CODE_REPORT],
    confidence: 'C',
  },
];

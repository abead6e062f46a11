import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';
import { NEC_BY_STATE, stateCodeReport } from './state-report';

const read = sourceReadOn('2026-11-28');

const REPORT = stateCodeReport('Michigan');
const BY_CITY = read('Michigan building code adoption', 'https://onlyplans.io/zoning/codes/michigan/');
export const MI_RESIDENTIAL_PAUSE = {
  ...read(
    'Michigan pauses new construction codes amid legal challenge (Crain’s Grand Rapids Business)',
    'https://www.crainsgrandrapids.com/news/real-estate/michigan-pauses-new-construction-codes-amid-legal-challenge/',
  ),
  publishedOn: '2025-07-08',
};

/** Set by the State for every city; the fire code is each city's own. */
export const MI_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: {
      en: '2021 Michigan Building Code (2021 IBC)',
      es: 'Michigan Building Code de 2021 (IBC 2021)',
    },
    since: '2025-04-09',
    sources: [REPORT, BY_CITY],
    confidence: 'C',
  },
  {
    fields: ['residential'],
    edition: {
      en: '2015 Michigan Residential Code (2015 IRC)',
      es: 'Michigan Residential Code de 2015 (IRC 2015)',
    },
    since: '2016-02-08',
    sources: [REPORT, MI_RESIDENTIAL_PAUSE],
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2023 NEC with Michigan’s Part 8 rules',
      es: 'NEC 2023 con las reglas Part 8 de Michigan',
    },
    since: '2024-03-12',
    sources: [REPORT, NEC_BY_STATE],
    confidence: 'C',
  },
  {
    fields: ['plumbing', 'mechanical'],
    edition: {
      en: '2021 Michigan Plumbing and Mechanical Codes (2021 IPC and IMC)',
      es: 'Michigan Plumbing Code y Mechanical Code de 2021 (IPC e IMC 2021)',
    },
    since: '2024-03-12',
    sources: [REPORT],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2021 Michigan Commercial Energy Code, for commercial work',
      es: 'Michigan Commercial Energy Code de 2021, para obra comercial',
    },
    since: '2025-04-22',
    sources: [REPORT],
    confidence: 'C',
  },
];

import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';
import { stateCodeReport } from './state-report';

const read = sourceReadOn('2026-11-28');

export const WI_CODE_REPORT = stateCodeReport('Wisconsin');
const COMMERCIAL = {
  ...sourceReadOn('2026-11-21')(
    'Upgraded Wisconsin Commercial Building Code to Take Effect September 1 (DSPS press release)',
    'https://urbanmilwaukee.com/pressrelease/upgraded-wisconsin-commercial-building-code-to-take-effect-september-1',
  ),
  isCopy: true,
} as const;
const NEC_2023 = {
  ...read(
    'Wisconsin Implements New Electrical Safety Code Based on 2023 NEC Standards (EC&M)',
    'https://www.ecmweb.com/national-electrical-code/news/55387869/wisconsin-implements-new-electrical-safety-code-based-on-2023-nec-standards',
  ),
  publishedOn: '2026',
};

/** Set by the State for every city. */
export const WI_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: {
      en: 'Wisconsin Commercial Building Code (2021 IBC)',
      es: 'Wisconsin Commercial Building Code (IBC 2021)',
    },
    since: '2025-09-01',
    sources: [COMMERCIAL, WI_CODE_REPORT],
    confidence: 'B',
  },
  {
    fields: ['residential'],
    edition: {
      en: 'Wisconsin Uniform Dwelling Code, SPS 320 to 325',
      es: 'Wisconsin Uniform Dwelling Code, SPS 320 a 325',
    },
    since: '2016-01-01',
    sources: [WI_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2023 NEC with Wisconsin’s changes (SPS 316)',
      es: 'NEC 2023 con cambios de Wisconsin (SPS 316)',
    },
    since: '2026-09-01',
    sources: [NEC_2023, WI_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['plumbing'],
    edition: {
      en: 'Wisconsin Plumbing Code, SPS 381 to 387, as updated in 2026',
      es: 'Wisconsin Plumbing Code, SPS 381 a 387, actualizado en 2026',
    },
    since: '2026-09-01',
    sources: [WI_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['mechanical'],
    edition: {
      en: 'Wisconsin Commercial Building Code, SPS 364 (2021 IMC)',
      es: 'Wisconsin Commercial Building Code, SPS 364 (IMC 2021)',
    },
    since: '2025-09-01',
    sources: [WI_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2021 IECC for commercial work (SPS 363)',
      es: 'IECC 2021 en obra comercial (SPS 363)',
    },
    since: '2025-09-01',
    sources: [WI_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['fire'],
    edition: {
      en: 'Wisconsin Fire Prevention Code, SPS 314 (NFPA 1, 2012)',
      es: 'Wisconsin Fire Prevention Code, SPS 314 (NFPA 1 de 2012)',
    },
    since: '2014-09-01',
    sources: [WI_CODE_REPORT],
    confidence: 'C',
  },
];

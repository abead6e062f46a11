import type { CodeEdition } from '@/lib/tracking/cities/types';
import { MA_CODE_10 } from '../cities/sources';
import { stateCodeReport } from './state-report';

export const MA_CODE_REPORT = stateCodeReport('Massachusetts');

/** Set by the State for every city; the energy code is the one each city has chosen. */
export const MA_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial', 'residential', 'mechanical'],
    edition: { en: '780 CMR, tenth edition (2021 I-Codes)', es: '780 CMR, décima edición (I-Codes de 2021)' },
    since: '2024-10-11',
    sources: [MA_CODE_10, MA_CODE_REPORT],
    confidence: 'B',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '527 CMR 12.00 (2026 NEC with state changes)',
      es: '527 CMR 12.00 (NEC 2026 con cambios estatales)',
    },
    since: '2026-04-24',
    sources: [MA_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['plumbing'],
    edition: {
      en: '248 CMR 10.00, the State’s own plumbing code',
      es: '248 CMR 10.00, código de plomería propio del estado',
    },
    since: '2023-12-08',
    sources: [MA_CODE_REPORT],
    confidence: 'C',
  },
  {
    fields: ['fire'],
    edition: { en: '527 CMR 1.00 (NFPA 1, 2021)', es: '527 CMR 1.00 (NFPA 1 de 2021)' },
    since: '2023-05-12',
    sources: [MA_CODE_REPORT],
    confidence: 'C',
  },
];

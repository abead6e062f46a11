import type { CodeEdition } from '@/lib/tracking/cities/types';
import { PA_CODES_2026 } from '../cities/sources';
import { NEC_BY_STATE, stateCodeReport } from './state-report';

const REPORT = stateCodeReport('Pennsylvania');

/** By the reference in the building codes; in Philadelphia too. */
export const PA_ELECTRICAL: CodeEdition = {
  fields: ['electrical'],
  edition: { en: '2020 NEC', es: 'NEC 2020' },
  since: null,
  sources: [NEC_BY_STATE],
  confidence: 'C',
};

/** Set by the State; Philadelphia and, for plumbing, Allegheny County write their own. */
export const PA_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial', 'residential', 'mechanical', 'energy'],
    edition: {
      en: 'Uniform Construction Code (2021 I-Codes with state changes)',
      es: 'Uniform Construction Code (I-Codes de 2021 con cambios estatales)',
    },
    since: '2026-01-01',
    sources: [PA_CODES_2026, REPORT],
    confidence: 'C',
  },
  PA_ELECTRICAL,
  {
    fields: ['fire'],
    edition: {
      en: '2021 IFC (where the other codes refer to it)',
      es: 'IFC 2021 (donde lo citan los demás códigos)',
    },
    since: '2026-01-01',
    sources: [REPORT],
    confidence: 'C',
  },
];

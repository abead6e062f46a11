import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';
import { MA_CODE_10 } from '../cities/sources';
import { stateCodeReport } from './state-report';

export const MA_CODE_REPORT = stateCodeReport('Massachusetts');

const read28 = sourceReadOn('2026-11-28');

/** State law on permits, mostly as towns print it, so a C for any other city. */
export const MA_105_1 = read28(
  'When is a permit needed? State code 105.1 as the City of Taunton prints it',
  'https://www.taunton-ma.gov/Faq.aspx?QID=68',
);
export const MA_REPAIR = read28(
  'Ordinary repairs under the state building code, as the Town of Shrewsbury explains them',
  'https://shrewsburyma.gov/FAQ.aspx?QID=181',
);
export const MA_REPAIR_NORTON = read28(
  'Building permit application procedures, Town of Norton',
  'https://www.nortonma.org/building-inspector/pages/building-permit-application-procedures',
);
export const MA_248_3 = {
  ...read28(
    'Permits and inspections, 248 CMR 3.05',
    'https://print.casetext.com/regulation/code-of-massachusetts-regulations/department-248-cmr-board-of-state-examiners-of-plumbers-and-gas-fitters/title-248-cmr-300-general-provisions-governing-the-conduct-of-plumbing-and-gas-fitting-work-performed-in-the-commonwealth/section-305-permits-and-inspections',
  ),
  isCopy: true,
} as const;
export const MA_143_3L = read28(
  'Massachusetts General Laws, chapter 143, section 3L: electrical permits and inspectors of wires',
  'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXX/Chapter143/Section3L',
);

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

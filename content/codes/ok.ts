import { sourceReadOn } from '@/content/cities/facts';
import type { CodeEdition } from '@/lib/tracking/cities/types';

const read = sourceReadOn('2026-11-28');

const COMMISSION_HISTORY = read(
  'Oklahoma Uniform Building Code Commission: History',
  'https://oklahoma.gov/oubcc/commission/history.html',
);
const NEC_RULE = {
  ...read(
    'Oklahoma Administrative Code 748:20-10-3, NEC 2023 informative annexes (current to October 15, 2024)',
    'https://casetext.com/regulation/oklahoma-administrative-code/title-748-oklahoma-uniform-building-code-commission/chapter-20-adopted-codes/subchapter-10-nec2023/section-74820-10-3-nec2023-informative-annexes',
  ),
  publishedOn: '2024-10-15',
  isCopy: true,
} as const;
const NEC_DAY = read(
  'Oklahoma energy and appliance code adoption (Battery Codes)',
  'https://www.batterycodes.com/jurisdiction/oklahoma/',
);

/** The state’s minimum; a city may adopt stricter codes. */
export const OK_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial', 'plumbing', 'mechanical', 'fire'],
    edition: {
      en: '2018 I-codes with Oklahoma amendments, the state minimum',
      es: 'I-codes 2018 con enmiendas de Oklahoma, el mínimo estatal',
    },
    since: '2021-09-14',
    sources: [COMMISSION_HISTORY],
    confidence: 'A',
  },
  {
    fields: ['residential'],
    edition: {
      en: '2018 IRC with Oklahoma amendments, the state minimum',
      es: 'IRC 2018 con enmiendas de Oklahoma, el mínimo estatal',
    },
    since: '2022-09-14',
    sources: [COMMISSION_HISTORY],
    confidence: 'A',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2023 NEC with Oklahoma amendments, the state minimum',
      es: 'NEC 2023 con enmiendas de Oklahoma, el mínimo estatal',
    },
    since: '2024-09-14',
    sources: [NEC_RULE, NEC_DAY],
    confidence: 'C',
  },
];

import { sourceReadOn } from '@/content/cities/facts';
import type { CodeEdition } from '@/lib/tracking/cities/types';

const read = sourceReadOn('2026-11-28');

const DISTRICT_LIST = read(
  'Codes and Design Criteria: adopted building codes, Greater Salt Lake Municipal Services District',
  'https://msd.utah.gov/316/Codes-and-Design-Criteria',
);
const CODE_15A_2_103 = {
  ...read(
    'Utah Code 15A-2-103, editions adopted, effective July 1, 2025 and superseded July 1, 2026',
    'https://self-law.org/code/ut/title-15a/chapter-2/7',
  ),
  isCopy: true,
} as const;
const FIRE_BILL = {
  ...read(
    'BillTrack50: Utah HB 45, Fire Code Amendments, 2026',
    'https://www.billtrack50.com/billdetail/1918871',
  ),
  publishedOn: '2026-03-13',
};

/** What the legislature adopts for the whole state. */
export const UT_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial', 'plumbing', 'mechanical'],
    edition: {
      en: '2021 IBC, IPC and IMC (the last text we read, which ran until July 1, 2026)',
      es: 'IBC, IPC e IMC 2021 (el último texto que leímos, que rigió hasta el 1 de julio de 2026)',
    },
    since: '2023-07-01',
    sources: [DISTRICT_LIST, CODE_15A_2_103],
    confidence: 'B',
  },
  {
    fields: ['residential'],
    edition: {
      en: '2021 IRC (the last text we read, which ran until July 1, 2026)',
      es: 'IRC 2021 (el último texto que leímos, que rigió hasta el 1 de julio de 2026)',
    },
    since: '2023-07-01',
    sources: [DISTRICT_LIST, CODE_15A_2_103],
    confidence: 'B',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2023 NEC (the last text we read, which ran until July 1, 2026)',
      es: 'NEC 2023 (el último texto que leímos, que rigió hasta el 1 de julio de 2026)',
    },
    since: '2025-07-01',
    sources: [CODE_15A_2_103],
    confidence: 'B',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2021 IECC (commercial work) and 2015 IECC (houses)',
      es: 'IECC 2021 (obra comercial) e IECC 2015 (viviendas)',
    },
    since: '2023-07-01',
    sources: [DISTRICT_LIST],
    confidence: 'B',
  },
  {
    fields: ['fire'],
    edition: { en: '2024 IFC with Utah amendments', es: 'IFC 2024 con enmiendas de Utah' },
    since: null,
    sources: [FIRE_BILL],
    confidence: 'C',
  },
];

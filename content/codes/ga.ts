import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';

const read = sourceReadOn('2026-11-28');

const DCA_CURRENT = {
  ...read(
    'Current State Minimum Codes for Construction, Georgia Department of Community Affairs (as a third party’s notes of June 2026 sum it up)',
    'https://dca.georgia.gov/community-assistance/construction-codes/current-state-minimum-codes-construction',
  ),
  publishedOn: '2026-06-25',
  isCopy: true,
} as const;
export const GA_NEW_CODES = {
  ...read(
    'New Georgia Codes and Amendments, Effective January 1, 2026, Georgia Department of Community Affairs (as a third party’s notes of June 2026 sum it up)',
    'https://dca.georgia.gov/announcement/2025-12-09/new-codes-jan-2026',
  ),
  publishedOn: '2025-12-09',
  isCopy: true,
} as const;

/** By when the law wants an inspection made, whichever city it is. */
export const GA_TWO_DAYS = {
  ...read(
    'Private Plan Review and Third Party Inspection: O.C.G.A. 8-2-26(g) (Home Builders Association of Georgia)',
    'https://www.hbag.org/page.asp?pg=news&cat=10',
  ),
  publishedOn: '2020-04-01',
};

const SINCE = '2026-01-01';

/** Mandatory statewide, whether or not a city enforces them itself. */
export const GA_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: { en: '2024 IBC with Georgia amendments', es: 'IBC 2024 con enmiendas de Georgia' },
    since: SINCE,
    sources: [GA_NEW_CODES, DCA_CURRENT],
    confidence: 'C',
  },
  {
    fields: ['residential'],
    edition: { en: '2024 IRC with Georgia amendments', es: 'IRC 2024 con enmiendas de Georgia' },
    since: SINCE,
    sources: [GA_NEW_CODES, DCA_CURRENT],
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2026 Georgia amendments to the 2023 NEC',
      es: 'Enmiendas de Georgia de 2026 al NEC 2023',
    },
    since: SINCE,
    sources: [GA_NEW_CODES, DCA_CURRENT],
    confidence: 'C',
  },
  {
    fields: ['plumbing', 'mechanical'],
    edition: {
      en: '2024 IPC and IMC with Georgia amendments',
      es: 'IPC e IMC 2024 con enmiendas de Georgia',
    },
    since: SINCE,
    sources: [GA_NEW_CODES, DCA_CURRENT],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2015 IECC with Georgia supplements and amendments',
      es: 'IECC 2015 con suplementos y enmiendas de Georgia',
    },
    since: null,
    sources: [DCA_CURRENT],
    confidence: 'C',
  },
  {
    fields: ['fire'],
    edition: {
      en: '2024 IFC as changed by the Safety Fire Commissioner',
      es: 'IFC 2024 con los cambios del Safety Fire Commissioner',
    },
    since: SINCE,
    sources: [GA_NEW_CODES, DCA_CURRENT],
    confidence: 'C',
  },
];

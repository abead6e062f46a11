import { sourceReadOn } from '@/content/cities/facts';
import type { CodeEdition } from '@/lib/tracking/cities/types';

const read = sourceReadOn('2026-11-28');

const STATE_LAW = {
  ...read(
    'Colorado Revised Statutes 12-115-107: the State Electrical Board adopts the National Electrical Code',
    'https://law.counselstack.com/statute/co/12/12-115-107',
  ),
  isCopy: true,
} as const;
const DENVER_CODES = read(
  'Building Codes, Policies and Guides, City and County of Denver (on the edition of the state)',
  'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Building-Codes-Policies-and-Guides',
);

/** What Colorado sets for every city; the other codes each city adopts for itself. */
export const CO_CODES: readonly CodeEdition[] = [
  {
    fields: ['electrical'],
    edition: { en: '2023 NEC, adopted by the state', es: 'NEC 2023, adoptado por el estado' },
    since: null,
    sources: [STATE_LAW, DENVER_CODES],
    confidence: 'B',
  },
];

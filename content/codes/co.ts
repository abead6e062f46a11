import { sourceReadOn } from '@/content/cities/facts';
import type { CodeEdition } from '@/lib/tracking/cities/types';

const DENVER_CODES = sourceReadOn('2026-11-28')(
  'Building Codes, Policies and Guides, City and County of Denver',
  'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Community-Planning-and-Development/Building-Codes-Policies-and-Guides',
);

/** What Colorado sets for every city; the other codes each city adopts for itself. */
export const CO_CODES: readonly CodeEdition[] = [
  {
    fields: ['electrical'],
    edition: { en: '2023 NEC, adopted by the state', es: 'NEC 2023, adoptado por el estado' },
    since: null,
    sources: [DENVER_CODES],
    confidence: 'A',
  },
];

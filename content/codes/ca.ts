import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';
import { buildingCodeMap } from './firm-pages';

/** It dates the whole of Title 24; which model code lies under each part stands in the report. */
const CA_TITLE_24 = {
  ...sourceReadOn('2026-11-28')(
    '2025 Title 24 in effect January 1, 2026, Division of the State Architect, California Department of General Services',
    'https://content.govdelivery.com/accounts/CADGS/bulletins/3da3373',
  ),
  publishedOn: '2025',
};
const CA_REPORT = buildingCodeMap('California', 'california.md', '2026-06-25');
const IN_FORCE = {
  since: '2026-01-01',
  sources: [CA_TITLE_24, CA_REPORT],
  confidence: 'B',
} as const;

/** Title 24 of 2025, for every permit applied for since the first day of 2026. */
export const CA_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: {
      en: '2025 California Building Code (2024 IBC)',
      es: 'California Building Code 2025 (IBC 2024)',
    },
    ...IN_FORCE,
  },
  {
    fields: ['residential'],
    edition: {
      en: '2025 California Residential Code (2024 IRC)',
      es: 'California Residential Code 2025 (IRC 2024)',
    },
    ...IN_FORCE,
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2025 California Electrical Code (2023 NEC)',
      es: 'California Electrical Code 2025 (NEC 2023)',
    },
    ...IN_FORCE,
  },
  {
    fields: ['plumbing'],
    edition: {
      en: '2025 California Plumbing Code (2024 UPC)',
      es: 'California Plumbing Code 2025 (UPC 2024)',
    },
    ...IN_FORCE,
  },
  {
    fields: ['mechanical'],
    edition: {
      en: '2025 California Mechanical Code (2024 UMC)',
      es: 'California Mechanical Code 2025 (UMC 2024)',
    },
    ...IN_FORCE,
  },
  {
    fields: ['energy'],
    edition: {
      en: '2025 California Energy Code, Title 24 Part 6',
      es: 'California Energy Code 2025, Title 24 parte 6',
    },
    ...IN_FORCE,
  },
  {
    fields: ['fire'],
    edition: { en: '2025 California Fire Code (2024 IFC)', es: 'California Fire Code 2025 (IFC 2024)' },
    ...IN_FORCE,
  },
];

import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';
import { NEC_BY_STATE, stateCodeReport } from './state-report';

const read = sourceReadOn('2026-11-28');

const REPORT = stateCodeReport('Ohio');
const ANNOUNCEMENT = {
  ...sourceReadOn('2026-11-21')(
    'Updated building codes effective March 1 (State of Ohio announcement)',
    'https://blufftonicon.com/news/2024/02/28/updated-building-codes-effective-march-1',
  ),
  publishedOn: '2024-02-28',
};
const OBC_RULE = {
  ...read(
    'Ohio Administrative Code 4101:1-1-01, Ohio Building Code (Cornell LII)',
    'https://www.law.cornell.edu/regulations/ohio/Ohio-Admin-Code-4101-1-1-01',
  ),
  isCopy: true,
} as const;
const RCO_RULE = {
  ...read(
    'Ohio Administrative Code 4101:8-1-01, Residential Code of Ohio (Cornell LII)',
    'https://www.law.cornell.edu/regulations/ohio/Ohio-Admin-Code-4101-8-1-01',
  ),
  isCopy: true,
} as const;

/** Set by the State for every city; commercial work takes in four dwellings and more. */
export const OH_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: { en: '2024 Ohio Building Code (2021 IBC)', es: 'Ohio Building Code de 2024 (IBC 2021)' },
    since: '2024-03-01',
    sources: [OBC_RULE, ANNOUNCEMENT, REPORT],
    confidence: 'B',
  },
  {
    fields: ['residential'],
    edition: {
      en: '2019 Residential Code of Ohio (2018 IRC, with later amendments)',
      es: 'Residential Code of Ohio de 2019 (IRC 2018, con enmiendas posteriores)',
    },
    since: '2019-07-01',
    sources: [RCO_RULE, REPORT],
    confidence: 'B',
  },
  {
    fields: ['electrical'],
    edition: { en: '2023 NEC', es: 'NEC 2023' },
    since: '2024',
    sources: [REPORT, NEC_BY_STATE],
    confidence: 'C',
  },
  {
    fields: ['plumbing', 'mechanical'],
    edition: {
      en: '2024 Ohio Plumbing and Mechanical Codes (2021 IPC and IMC)',
      es: 'Ohio Plumbing Code y Mechanical Code de 2024 (IPC e IMC 2021)',
    },
    since: '2024-03-01',
    sources: [ANNOUNCEMENT, REPORT],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2021 IECC and ASHRAE 90.1-2019, for commercial work',
      es: 'IECC 2021 y ASHRAE 90.1-2019, en obra comercial',
    },
    since: '2024-03-01',
    sources: [REPORT],
    confidence: 'C',
  },
  {
    fields: ['fire'],
    edition: { en: '2025 Ohio Fire Code (2021 IFC)', es: 'Ohio Fire Code de 2025 (IFC 2021)' },
    since: '2025-11-20',
    sources: [REPORT],
    confidence: 'C',
  },
];

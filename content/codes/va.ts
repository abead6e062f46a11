import type { CodeEdition } from '@/lib/tracking/cities/types';
import { sourceReadOn } from '../cities/facts';

const read = sourceReadOn('2026-11-28');

const VAC_13_5_63 = {
  ...read(
    'Virginia Administrative Code 13VAC5-63, Uniform Statewide Building Code (as a third party’s notes of 2026 sum it up)',
    'https://law.lis.virginia.gov/admincode/title13/agency5/chapter63/',
  ),
  publishedOn: '2026',
  isCopy: true,
} as const;
export const VA_BOTETOURT = read(
  'Current Code, Botetourt County',
  'https://www.botetourtva.gov/777/Current-Code',
);
export const VA_ARLINGTON = read(
  'Building Code Standards, Arlington County',
  'https://www.arlingtonva.us/Government/Programs/Building/Codes-Ordinances/Building/Standards',
);

const SINCE = '2024-01-18';

/** The Uniform Statewide Building Code binds every city. */
export const VA_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial', 'residential'],
    edition: {
      en: '2021 Virginia Construction and Residential Codes (2021 IBC and IRC)',
      es: 'Virginia Construction y Residential Code 2021 (IBC e IRC 2021)',
    },
    since: SINCE,
    sources: [VAC_13_5_63, VA_BOTETOURT, VA_ARLINGTON],
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: { en: '2020 NEC with Virginia amendments', es: 'NEC 2020 con enmiendas de Virginia' },
    since: SINCE,
    sources: [VAC_13_5_63],
    confidence: 'C',
  },
  {
    fields: ['plumbing', 'mechanical', 'energy'],
    edition: {
      en: '2021 IPC, IMC and IECC with Virginia amendments',
      es: 'IPC, IMC e IECC 2021 con enmiendas de Virginia',
    },
    since: SINCE,
    sources: [VAC_13_5_63],
    confidence: 'C',
  },
  {
    fields: ['fire'],
    edition: {
      en: '2021 Virginia Statewide Fire Prevention Code',
      es: 'Virginia Statewide Fire Prevention Code 2021',
    },
    since: SINCE,
    sources: [VA_BOTETOURT],
    confidence: 'C',
  },
];

import type { CityFact, CodeEdition } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../cities/facts';
import { NC_SL_2025_2 } from '../cities/sources';

const read = sourceReadOn('2026-11-28');

const OSFM_CODES = {
  ...read(
    'Codes, Current and Past, North Carolina Office of State Fire Marshal (as summed up in public notes of June 2026)',
    'https://www.ncosfm.gov/codes/codes-current-and-past',
  ),
  publishedOn: '2026-06-26',
  isCopy: true,
} as const;
export const NC_CARY = {
  ...read(
    'NC Building Codes, Town of Cary',
    'https://www.carync.gov/services-publications/residential-permits-inspections/nc-building-codes',
  ),
  publishedOn: '2025',
};

const SINCE = '2019-01-01';

/** One code for every city of the state. */
export const NC_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial', 'residential'],
    edition: {
      en: '2018 NC Building and Residential Codes (2015 IBC and IRC)',
      es: 'NC Building y Residential Code 2018 (IBC e IRC 2015)',
    },
    since: SINCE,
    sources: [OSFM_CODES],
    confidence: 'B',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2020 NC Electrical Code; on houses the 2017 one',
      es: 'NC Electrical Code 2020; en casas el de 2017',
    },
    since: '2021-11-01',
    sources: [OSFM_CODES],
    confidence: 'B',
  },
  {
    fields: ['plumbing', 'mechanical', 'energy', 'fire'],
    edition: {
      en: '2018 NC codes of each field (2015 I-Codes)',
      es: 'códigos NC 2018 de cada rama (I-Codes 2015)',
    },
    since: SINCE,
    sources: [OSFM_CODES],
    confidence: 'B',
  },
];

/** Why the 2024 codes are not in force, and how to use them all the same. */
export const NC_CODE_NEXT: CityFact = fact(
  'B',
  [NC_SL_2025_2, OSFM_CODES, NC_CARY],
  'The 2024 state codes, with the 2023 NEC, are adopted and wait: Session Law 2025-2 starts them 12 months after the State Fire Marshal certifies that they are published and the Residential Code Council sits. The marshal’s page still gave 2018 as current in June 2026. Until then you may ask to build under 2024.',
  'Los códigos estatales de 2024, con el NEC 2023, están adoptados y esperan: la Session Law 2025-2 los pone en vigor 12 meses después de que el State Fire Marshal certifique que están publicados y que el Residential Code Council está formado. En junio de 2026 su página aún daba los de 2018 como vigentes. Mientras, usted puede pedir construir con los de 2024.',
);

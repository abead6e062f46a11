import type { CityFact, CodeEdition } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../cities/facts';
import { costNotes, NC_SL_2025_2 } from '../cities/sources';

const read = sourceReadOn('2026-11-28');

const OSFM_CODES = {
  ...read(
    'Codes, Current and Past, North Carolina Office of State Fire Marshal (as a third party’s notes of June 2026 sum it up)',
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

/** State law on work that needs no permit, the same in every city. */
export const NC_143_138 = {
  ...read(
    'Permitting Process, City of Sanford (printing G.S. 143-138(b5))',
    'https://www.sanfordnc.net/215/Permitting-Process',
  ),
  isCopy: true,
} as const;
export const NC_160D_1110 = costNotes('N.C.G.S. 160D-1110 and the state’s guidance on its exemptions');
export const NC_160D_1110_TEXT = {
  ...read(
    'G.S. 160D-1110, Building permits (law text through Session Law 2024-58)',
    'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_160D/GS_160D-1110.html',
  ),
  isCopy: true,
} as const;
const TWO_DAYS = read(
  'Inspections service changes: General Statute 143-139, Orange County, NC',
  'http://www.co.orange.nc.us/2373/Inspections-service-changes',
);

/** By when the law wants an inspection made, whichever city it is. */
export const NC_INSPECTION_CUT_OFF: CityFact = fact(
  'C',
  [TWO_DAYS],
  'State law gives the office 2 business days from your request (General Statute 143-139, as Orange County, NC, sums it up): ask at least that long before you need the visit.',
  'La ley estatal da a la oficina 2 días hábiles desde que usted la pide (General Statute 143-139, según lo resume Orange County, NC): pídala al menos con esa anticipación.',
);

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
    confidence: 'C',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2020 NC Electrical Code, except on houses',
      es: 'NC Electrical Code 2020, salvo en casas',
    },
    since: '2021-11-01',
    sources: [OSFM_CODES],
    confidence: 'C',
  },
  {
    fields: ['plumbing', 'mechanical', 'energy', 'fire'],
    edition: {
      en: '2018 NC codes of each field (2015 I-Codes)',
      es: 'códigos NC 2018 de cada rama (I-Codes 2015)',
    },
    since: SINCE,
    sources: [OSFM_CODES],
    confidence: 'C',
  },
];

/** What houses keep for wiring, why the 2024 codes are not in force, and how to use them all the same. */
export const NC_CODE_NEXT: CityFact = fact(
  'C',
  [NC_SL_2025_2, OSFM_CODES, NC_CARY],
  'On houses the 2017 electrical code still holds. The 2024 state codes, with the 2023 NEC, are adopted and wait: Session Law 2025-2 starts them 12 months after the State Fire Marshal certifies that they are published and the Residential Code Council sits. The marshal’s page still gave 2018 as current in June 2026. Until then you may ask to build under 2024.',
  'En casas sigue vigente el código eléctrico de 2017. Los códigos estatales de 2024, con el NEC 2023, están adoptados y esperan: la Session Law 2025-2 los pone en vigor 12 meses después de que el State Fire Marshal certifique que están publicados y que el Residential Code Council está formado. En junio de 2026 su página aún daba los de 2018 como vigentes. Mientras, usted puede pedir construir con los de 2024.',
);

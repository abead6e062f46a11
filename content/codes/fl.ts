import type { CityFact, CodeEdition } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../cities/facts';
import { FL_CODE_9 } from '../cities/sources';

const read = sourceReadOn('2026-11-28');

const JAX_CODES = {
  ...read(
    'Building Inspection Division: Codes, City of Jacksonville (as copied in public notes of May 2026)',
    'https://www.jacksonville.gov/departments/public-works/building-inspection-division/codes',
  ),
  publishedOn: '2026-05-16',
  isCopy: true,
} as const;
const SEMINOLE = read(
  'Building Division: code change notice, Seminole County',
  'https://www.seminolecountyfl.gov/departments-services/development-services/building/',
);
const COMMISSION_MENU = {
  ...read(
    'Florida Building Code, menu of the Florida Building Commission (as described in public notes of September 2026)',
    'https://www.floridabuilding.org/c/default.aspx',
  ),
  publishedOn: '2026-09',
  isCopy: true,
} as const;

const SINCE = '2023-12-31';

/** Statewide: no city writes a technical code of its own. */
export const FL_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial', 'residential'],
    edition: {
      en: 'Florida Building Code, 8th Edition (2023), Building and Residential',
      es: 'Florida Building Code, 8.ª edición (2023), Building y Residential',
    },
    since: SINCE,
    sources: [JAX_CODES, SEMINOLE],
    confidence: 'B',
  },
  {
    fields: ['electrical'],
    edition: { en: '2020 NEC (NFPA 70)', es: 'NEC 2020 (NFPA 70)' },
    since: SINCE,
    sources: [JAX_CODES, SEMINOLE],
    confidence: 'B',
  },
  {
    fields: ['plumbing', 'mechanical', 'energy'],
    edition: {
      en: 'Florida Building Code, 8th Edition (2023), own volume for each field',
      es: 'Florida Building Code, 8.ª edición (2023), un tomo por rama',
    },
    since: SINCE,
    sources: [JAX_CODES, SEMINOLE],
    confidence: 'B',
  },
  {
    fields: ['fire'],
    edition: {
      en: 'Florida Fire Prevention Code, 8th Edition (NFPA 1, 2021)',
      es: 'Florida Fire Prevention Code, 8.ª edición (NFPA 1, 2021)',
    },
    since: SINCE,
    sources: [JAX_CODES, SEMINOLE],
    confidence: 'B',
  },
];

/** The edition that is coming, for whoever files around the turn of the year. */
export const FL_CODE_NEXT: CityFact = fact(
  'C',
  [FL_CODE_9, COMMISSION_MENU],
  'A permit service expects the 9th Edition of the state code on December 31, 2026; in September 2026 the commission’s menu still listed it as a draft. If you file around that day, ask first which edition your plans must name.',
  'Un servicio de permisos espera la 9.ª edición del código estatal para el 31 de diciembre de 2026; en septiembre de 2026 el menú de la comisión aún la daba como borrador. Si presenta cerca de ese día, pregunte antes qué edición deben citar sus planos.',
);

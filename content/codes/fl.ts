import type { CityFact, CodeEdition, JobNeed } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../cities/facts';
import { FL_CODE_9 } from '../cities/sources';

const read = sourceReadOn('2026-11-28');

export const JAX_CODES = {
  ...read(
    'Building Inspection Division: Codes, City of Jacksonville (as copied in a third party’s notes of May 2026)',
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
    'Florida Building Code, menu of the Florida Building Commission (as a third party’s notes of September 2026 describe it)',
    'https://www.floridabuilding.org/c/default.aspx',
  ),
  publishedOn: '2026-09',
  isCopy: true,
} as const;

const JAX_SERVICES = read(
  'Building Inspection Division: Services Provided, City of Jacksonville',
  'https://jacksonville.gov/departments/planning-and-development/building-inspection-division/services',
);
const SENATE_2024 = {
  ...read(
    'Florida Senate, amendment to SB 684: section 553.73 and the Florida Building Code, 8th edition (2023)',
    'http://www.flsenate.gov/Session/Bill/2024/684/Amendment/695408/HTML',
  ),
  publishedOn: '2024-02-08',
};
/** The state code’s own sentence on what takes a permit. */
export const FL_105_1 = read(
  'Florida Building Code, section 105.1, as quoted by the Division of Building Safety, Orange County',
  'http://ocfl.net/building',
);

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
    sources: [SENATE_2024, JAX_SERVICES, SEMINOLE],
    confidence: 'B',
  },
  {
    fields: ['electrical'],
    edition: { en: '2020 NEC (NFPA 70)', es: 'NEC 2020 (NFPA 70)' },
    since: SINCE,
    sources: [JAX_CODES, SEMINOLE, COMMISSION_MENU],
    confidence: 'C',
  },
  {
    fields: ['plumbing', 'mechanical', 'energy'],
    edition: {
      en: 'Florida Building Code, 8th Edition (2023), own volume for each field',
      es: 'Florida Building Code, 8.ª edición (2023), un tomo por rama',
    },
    since: SINCE,
    sources: [JAX_CODES, SEMINOLE, COMMISSION_MENU],
    confidence: 'C',
  },
  {
    fields: ['fire'],
    edition: {
      en: 'Florida Fire Prevention Code, 8th Edition (NFPA 1, 2021)',
      es: 'Florida Fire Prevention Code, 8.ª edición (NFPA 1, 2021)',
    },
    since: SINCE,
    sources: [JAX_CODES, SEMINOLE, COMMISSION_MENU],
    confidence: 'C',
  },
];

/** The edition that is coming, for whoever files around the turn of the year. */
export const FL_CODE_NEXT: CityFact = fact(
  'C',
  [FL_CODE_9, COMMISSION_MENU],
  'A permit service expects the 9th Edition of the state code on December 31, 2026; in September 2026 the commission’s menu still listed it as a draft. If you file around that day, ask first which edition your plans must name.',
  'Un servicio de permisos espera la 9.ª edición del código estatal para el 31 de diciembre de 2026; en septiembre de 2026 el menú de la comisión aún la daba como borrador. Si presenta cerca de ese día, pregunte antes qué edición deben citar sus planos.',
);

export const ORANGE_NEED = read(
  'Do I Need a Permit? Orange County',
  'https://ocfl.net/PermitsLicenses/DoINeedaPermit.aspx',
);
const ORANGE_WINDOWS = read(
  'Exterior Windows and Doors, Orange County',
  'https://ocfl.net/PermitsLicenses/Permits/Exterior-Windows-Doors.aspx',
);

/** What the state code asks of usual jobs, for cities whose own pages do not say. */
export const FL_WINDOW: JobNeed = {
  job: 'window',
  needs: 'yes',
  text: {
    en: 'Orange County, under the same state code, requires one to replace windows and exterior doors.',
    es: 'El condado de Orange, con el mismo código estatal, lo exige para cambiar ventanas y puertas exteriores.',
  },
  sources: [ORANGE_WINDOWS, FL_105_1],
  confidence: 'C',
};
export const FL_WATER_HEATER: JobNeed = {
  job: 'water_heater',
  needs: 'yes',
  text: {
    en: 'State code 105.1 requires one to replace a plumbing or gas system; Orange County lists water heaters as such work.',
    es: 'El código estatal 105.1 lo exige para cambiar un sistema de plomería o gas; el condado de Orange incluye ahí los calentadores de agua.',
  },
  sources: [FL_105_1, ORANGE_NEED],
  confidence: 'C',
};
export const FL_PANEL: JobNeed = {
  job: 'panel',
  needs: 'yes',
  text: {
    en: 'State code 105.1 requires one to install, alter or replace an electrical system.',
    es: 'El código estatal 105.1 lo exige para instalar, alterar o reemplazar un sistema eléctrico.',
  },
  sources: [FL_105_1],
  confidence: 'C',
};

import type { CityFact, CitySource, CodeEdition } from '@/lib/tracking/cities/types';
import { fact, sourceReadOn } from '../cities/facts';
import { buildingCodeMap } from './firm-pages';

const OR_REPORT = buildingCodeMap('Oregon', 'oregon.md', '2026-06-26');
const OR_RESIDENTIAL: CitySource = sourceReadOn('2026-11-21')(
  'Residential Structures Code Program, Oregon Building Codes Division',
  'https://www.oregon.gov/bcd/codes-stand/Pages/residential-structures.aspx',
);

/** The specialty codes of the state, uniform in every city. */
export const OR_CODES: readonly CodeEdition[] = [
  {
    fields: ['commercial'],
    edition: {
      en: '2025 Oregon Structural Specialty Code (2024 IBC)',
      es: 'Oregon Structural Specialty Code 2025 (IBC 2024)',
    },
    since: '2025-10-01',
    sources: [OR_REPORT],
    confidence: 'C',
  },
  {
    fields: ['residential'],
    edition: {
      en: '2023 Oregon Residential Specialty Code (2021 IRC)',
      es: 'Oregon Residential Specialty Code 2023 (IRC 2021)',
    },
    since: '2023-10-01',
    sources: [OR_REPORT, OR_RESIDENTIAL],
    confidence: 'B',
  },
  {
    fields: ['electrical'],
    edition: {
      en: '2023 Oregon Electrical Specialty Code (2023 NEC)',
      es: 'Oregon Electrical Specialty Code 2023 (NEC 2023)',
    },
    since: '2023-10-01',
    sources: [OR_REPORT],
    confidence: 'C',
  },
  {
    fields: ['plumbing'],
    edition: {
      en: '2023 Oregon Plumbing Specialty Code (2021 UPC)',
      es: 'Oregon Plumbing Specialty Code 2023 (UPC 2021)',
    },
    since: '2023-10-01',
    sources: [OR_REPORT],
    confidence: 'C',
  },
  {
    fields: ['mechanical'],
    edition: {
      en: '2025 Oregon Mechanical Specialty Code (2024 IMC)',
      es: 'Oregon Mechanical Specialty Code 2025 (IMC 2024)',
    },
    since: '2025-10-01',
    sources: [OR_REPORT],
    confidence: 'C',
  },
  {
    fields: ['energy'],
    edition: {
      en: '2025 Oregon Energy Efficiency Specialty Code (ASHRAE 90.1-2022; commercial work)',
      es: 'Oregon Energy Efficiency Specialty Code 2025 (ASHRAE 90.1-2022; obra comercial)',
    },
    since: '2025-01-01',
    sources: [OR_REPORT],
    confidence: 'C',
  },
  {
    fields: ['fire'],
    edition: { en: '2025 Oregon Fire Code (2024 IFC)', es: 'Oregon Fire Code 2025 (IFC 2024)' },
    since: '2025-10-01',
    sources: [OR_REPORT],
    confidence: 'C',
  },
];

/** From which day each edition left no choice, and which application falls under it. */
export const OR_TRANSITION: CityFact = fact(
  'B',
  [OR_REPORT, OR_RESIDENTIAL],
  'What was filed before an edition became mandatory could still use the one before: April 1, 2026 for the structural and mechanical codes, July 1, 2025 for energy, April 1, 2024 for residential. The code of the day the application or plan review is filed governs the job.',
  'Lo presentado antes de que una edición fuera obligatoria podía usar la anterior: 1 de abril de 2026 en estructura y mecánica, 1 de julio de 2025 en energía, 1 de abril de 2024 en vivienda. A la obra la rige el código del día en que se presenta la solicitud o la revisión de planos.',
);

/** The edition under way that may already have followed. */
export const OR_ELECTRICAL_NEXT: CityFact = fact(
  'C',
  [OR_REPORT],
  'In June 2026 the state expected a 2026 Oregon Electrical Specialty Code on October 1, 2026. Whether it came on that day we could not see.',
  'En junio de 2026 el estado esperaba un Oregon Electrical Specialty Code 2026 para el 1 de octubre de 2026. Si llegó ese día no lo pudimos ver.',
);

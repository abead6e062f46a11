import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const fencePoints: readonly ReviewPointRecord[] = [
  {
    id: 'fence_height',
    check: {
      en: 'The height fits the zone and the place on the lot',
      es: 'La altura corresponde a la zona y al lugar en el lote',
    },
    passIf: {
      en: 'Often 4 ft in the front yard (3 ft in a sight triangle) and 6 ft at the side and rear; the city sets its own limits',
      es: 'A menudo 4 pies al frente (3 pies en un triángulo de visibilidad) y 6 pies a los lados y atrás; la ciudad fija sus propios límites',
    },
    citation: { en: 'Local zoning code', es: 'Código local de zonificación' },
    severity: 'critical',
    when: ALWAYS,
    confidence: 'B',
    sources: ['boynton', 'edgewater', 'sunnyside'],
  },
  {
    id: 'visibility',
    check: { en: 'The sight triangle stays clear', es: 'El triángulo de visibilidad queda libre' },
    passIf: { en: 'At street corners and driveways', es: 'En las esquinas y en las entradas de vehículos' },
    citation: { en: 'Local zoning code', es: 'Código local de zonificación' },
    severity: 'major',
    when: ALWAYS,
    confidence: 'B',
    sources: ['edgewater', 'sunnyside'],
  },
  {
    id: 'exempt_7',
    check: {
      en: 'A fence up to 7 ft is exempt from the permit in the model code',
      es: 'El código modelo exime del permiso una cerca de hasta 7 pies',
    },
    passIf: {
      en: 'The city has not set a lower limit; zoning may apply all the same',
      es: 'La ciudad no ha fijado un límite menor; la zonificación puede aplicar de todos modos',
    },
    citation: 'IRC R105.2; IBC 105.2',
    severity: 'info',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

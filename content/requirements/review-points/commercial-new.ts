import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const commercialNewPoints: readonly ReviewPointRecord[] = [
  {
    id: 'height_area',
    check: {
      en: 'Height, area and stories are compared with the tables',
      es: 'La altura, el área y los pisos se comparan con las tablas',
    },
    passIf: {
      en: 'Each is within the limit of the occupancy and construction type, with increases computed',
      es: 'Cada uno está dentro del límite de la ocupación y del tipo de construcción, con los aumentos calculados',
    },
    citation: 'IBC 503-506',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'exits_new',
    check: {
      en: 'Exits, travel distance and common path are drawn',
      es: 'Las salidas, la distancia de recorrido y el recorrido común están dibujados',
    },
    passIf: {
      en: 'Each distance is dimensioned beside its limit',
      es: 'Cada distancia está acotada junto a su límite',
    },
    citation: 'IBC 1006, 1017',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'fire_flow',
    check: {
      en: 'Fire flow and hydrant spacing are shown to be enough',
      es: 'Se demuestra que el flujo contra incendio y la separación de hidrantes bastan',
    },
    passIf: {
      en: 'A flow test report and a hydrant plan',
      es: 'Un informe de prueba de flujo y un plano de hidrantes',
    },
    citation: 'IFC 507',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

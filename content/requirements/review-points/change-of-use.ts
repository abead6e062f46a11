import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const changeOfUsePoints: readonly ReviewPointRecord[] = [
  {
    id: 'hazard',
    check: {
      en: 'The old and the new occupancy are compared by relative hazard',
      es: 'La ocupación anterior y la nueva se comparan por riesgo relativo',
    },
    passIf: {
      en: 'Where the hazard rises, the drawings show the egress, height, area and exterior walls that the new one needs',
      es: 'Donde el riesgo aumenta, los planos muestran las vías de salida, la altura, el área y los muros exteriores que la nueva requiere',
    },
    citation: 'IEBC 1011',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'zoned',
    check: { en: 'The zone allows the new use', es: 'La zona permite el uso nuevo' },
    passIf: {
      en: 'Allowed by right, or under a conditional use permit that is in hand',
      es: 'Permitido por derecho, o con un permiso de uso condicional ya obtenido',
    },
    citation: { en: 'Local zoning code', es: 'Código local de zonificación' },
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'co_required',
    check: {
      en: 'A new certificate of occupancy comes before the building is used',
      es: 'Un certificado de ocupación nuevo va antes de usar el edificio',
    },
    passIf: { en: 'The application asks for it', es: 'La solicitud lo pide' },
    citation: 'IBC 111.1',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

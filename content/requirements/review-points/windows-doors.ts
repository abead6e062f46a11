import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const windowsDoorsPoints: readonly ReviewPointRecord[] = [
  {
    id: 'win_egress',
    check: {
      en: 'A replaced bedroom window still serves as an escape opening',
      es: 'Una ventana de recámara reemplazada sigue sirviendo de abertura de escape',
    },
    passIf: {
      en: 'The largest standard size that fits the existing frame, of the same operating style or one that opens at least as wide',
      es: 'El tamaño estándar más grande que cabe en el marco existente, del mismo tipo de apertura o de uno que abre al menos lo mismo',
    },
    citation: 'IRC R310.5',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'win_glazing',
    check: {
      en: 'Safety glazing stands near tubs, doors and stairs',
      es: 'Hay vidrio de seguridad cerca de tinas, puertas y escaleras',
    },
    passIf: {
      en: 'Each hazardous location is marked in the schedule',
      es: 'Cada ubicación peligrosa está marcada en el cuadro',
    },
    citation: 'IRC R308',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'win_energy',
    check: { en: 'The U-factor meets the climate zone', es: 'El factor U cumple con la zona climática' },
    passIf: {
      en: 'The NFRC value is at or below the table',
      es: 'El valor NFRC es igual o menor que el de la tabla',
    },
    citation: 'IECC R402.1.2',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const foundationRepairPoints: readonly ReviewPointRecord[] = [
  {
    id: 'eng_seal',
    check: {
      en: 'An engineer has sealed the repair design, and will seal a letter when it is done',
      es: 'Un ingeniero selló el diseño de la reparación y sellará una carta cuando termine',
    },
    passIf: {
      en: 'The sealed design is in the package; the letter at the end says what was installed',
      es: 'El diseño sellado está en el paquete; la carta final dice qué se instaló',
    },
    citation: 'IBC 1704',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

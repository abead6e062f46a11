import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const demolitionPoints: readonly ReviewPointRecord[] = [
  {
    id: 'demo_hist',
    check: {
      en: 'The age of the building has been checked for historic review',
      es: 'Se verificó la edad del edificio para la revisión histórica',
    },
    passIf: {
      en: 'A building above the local age, often 45 to 50 years, has a clearance',
      es: 'Un edificio que pasa de la edad local, a menudo de 45 a 50 años, tiene su visto bueno',
    },
    citation: { en: 'Local preservation rule', es: 'Regla local de preservación' },
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'demo_sewer',
    check: {
      en: 'The sewer is capped under its own permit',
      es: 'El alcantarillado se tapona con su propio permiso',
    },
    passIf: {
      en: 'The permit is filed before the demolition',
      es: 'El permiso se presenta antes de la demolición',
    },
    citation: { en: 'Local sewer rule', es: 'Regla local de alcantarillado' },
    severity: 'major',
    when: { fact: 'demolitionScope', op: 'eq', value: 'full' },
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'demo_asb_rule',
    check: {
      en: 'The asbestos survey covers the work and is recent enough',
      es: 'La inspección de asbesto abarca el trabajo y es suficientemente reciente',
    },
    passIf: {
      en: 'It names every area that comes down and is not older than the local limit',
      es: 'Nombra cada área que se demuele y no pasa del límite local de antigüedad',
    },
    citation: '40 CFR 61.145',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

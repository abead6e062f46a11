import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const roofingPoints: readonly ReviewPointRecord[] = [
  {
    id: 'layers',
    check: {
      en: 'The number of existing roof layers is stated',
      es: 'Se indica el número de capas que ya tiene el techo',
    },
    passIf: {
      en: 'No new covering over two layers or more: the old ones are torn off',
      es: 'Ninguna cubierta nueva sobre dos capas o más: las viejas se retiran',
    },
    citation: 'IRC R908.3.1; IBC 1511.3',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'slope',
    check: { en: 'The slope suits the covering', es: 'La pendiente es adecuada para la cubierta' },
    passIf: {
      en: 'Asphalt shingles from 2:12, with double underlayment between 2:12 and 4:12',
      es: 'Tejas asfálticas (shingle) desde 2:12, con doble membrana base entre 2:12 y 4:12',
    },
    citation: 'IRC R905.2.2',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    // Whether ice forms at the eaves is no question of the engine; the words say when it applies.
    id: 'ice',
    check: {
      en: 'Where ice forms along the eaves, an ice barrier is called out',
      es: 'Donde se forma hielo en los aleros, se indica una barrera contra hielo',
    },
    passIf: {
      en: 'From the edge of the eave to at least 24 in inside the exterior wall line',
      es: 'Desde el borde del alero hasta al menos 24 pulgadas hacia adentro de la línea del muro exterior',
    },
    citation: 'IRC R905.1.2',
    severity: 'minor',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'ventilation',
    check: {
      en: 'Attic ventilation is kept or computed',
      es: 'La ventilación del ático se conserva o se calcula',
    },
    passIf: {
      en: 'Net free area of 1/150 of the attic floor, or 1/300 under the conditions of the code',
      es: 'Área libre neta de 1/150 del piso del ático, o de 1/300 con las condiciones del código',
    },
    citation: 'IRC R806.2',
    severity: 'minor',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

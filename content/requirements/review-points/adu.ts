import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const aduPoints: readonly ReviewPointRecord[] = [
  {
    id: 'adu_size',
    check: {
      en: 'Area, height and setbacks are within the limits of the state and the zone',
      es: 'El área, la altura y los retiros están dentro de los límites del estado y de la zona',
    },
    passIf: { en: 'Each figure stands beside its limit', es: 'Cada cifra aparece junto a su límite' },
    inState: {
      CA: {
        passIf: {
          en: 'Each figure stands beside its limit; the state assures at least 800 sq ft and 16 ft of height with side and rear setbacks of 4 ft',
          es: 'Cada cifra aparece junto a su límite; el estado asegura al menos 800 pies cuadrados y 16 pies de altura con retiros laterales y posterior de 4 pies',
        },
        citation: 'CA Gov 66314-66323',
      },
    },
    citation: {
      en: 'State ADU law; local zoning code',
      es: 'Ley estatal de viviendas accesorias; código local de zonificación',
    },
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'adu_sep',
    check: {
      en: 'Where the unit is attached, it is separated from the main dwelling',
      es: 'Donde la vivienda accesoria está unida, se separa de la vivienda principal',
    },
    passIf: {
      en: 'A one-hour wall or floor assembly is detailed',
      es: 'Un muro o piso de una hora tiene su detalle',
    },
    citation: 'IRC R302.3',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'adu_egress',
    check: {
      en: 'The unit has its own exit and its own escape openings',
      es: 'La vivienda accesoria tiene su propia salida y sus propias aberturas de escape',
    },
    passIf: {
      en: 'A door to the outside, and an escape opening in each sleeping room',
      es: 'Una puerta al exterior y una abertura de escape en cada recámara',
    },
    citation: 'IRC R310, R311',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    // The clock that is recorded is California's; elsewhere nothing is said.
    id: 'adu_clock',
    check: {
      en: 'The state limits how long the review may take',
      es: 'El estado limita cuánto puede tardar la revisión',
    },
    passIf: {
      en: 'In California 15 business days to say whether the application is complete and 60 days from a complete one',
      es: 'En California, 15 días hábiles para decir si la solicitud está completa y 60 días a partir de una completa',
    },
    citation: { en: 'State ADU law (CA SB 543)', es: 'Ley estatal de viviendas accesorias (CA SB 543)' },
    severity: 'info',
    when: { fact: 'state', op: 'eq', value: 'CA' },
    confidence: 'G',
    sources: ['gk'],
  },
];

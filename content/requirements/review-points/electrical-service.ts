import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const electricalServicePoints: readonly ReviewPointRecord[] = [
  {
    id: 'working_space',
    check: {
      en: 'The working space in front of the equipment is shown',
      es: 'Se muestra el espacio de trabajo frente al equipo',
    },
    passIf: {
      en: '30 in wide, 36 in deep and 6 ft 6 in high, kept clear',
      es: '30 pulgadas de ancho, 36 de fondo y 6 pies 6 pulgadas de alto, libres de obstáculos',
    },
    citation: 'NEC 110.26(A)',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'service_rating',
    check: {
      en: 'The service disconnect of a house has the minimum rating',
      es: 'El desconectador de la acometida de una casa tiene la capacidad mínima',
    },
    passIf: {
      en: 'At least 100 A for a one-family dwelling',
      es: 'Al menos 100 A para una vivienda de una familia',
    },
    citation: 'NEC 230.79(C)',
    severity: 'major',
    when: { fact: 'occupancy', op: 'eq', value: 'residential_1_2' },
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'emergency_disc',
    check: {
      en: 'A new or replaced service has an outdoor emergency disconnect and surge protection',
      es: 'Una acometida nueva o reemplazada tiene desconexión de emergencia exterior y protección contra sobretensiones',
    },
    passIf: {
      en: 'Both are on the one-line diagram of a one- or two-family dwelling, where the 2020 NEC or later is in force',
      es: 'Ambas aparecen en el diagrama unifilar de una vivienda de una o dos familias, donde rige el NEC 2020 o posterior',
    },
    citation: 'NEC 230.85, 230.67',
    severity: 'major',
    when: { fact: 'occupancy', op: 'eq', value: 'residential_1_2' },
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'grounding',
    check: {
      en: 'The grounding electrodes and their conductor are sized',
      es: 'Los electrodos de puesta a tierra y su conductor tienen calibre indicado',
    },
    passIf: {
      en: 'Electrode system, size of the electrode conductor and intersystem bonding are shown',
      es: 'Se muestran el sistema de electrodos, el calibre del conductor del electrodo y la unión entre sistemas',
    },
    citation: 'NEC 250.50, 250.66, 250.94',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'afci_gfci',
    check: {
      en: 'Circuits that are extended or replaced get AFCI and GFCI protection',
      es: 'Los circuitos que se extienden o reemplazan llevan protección AFCI y GFCI',
    },
    passIf: { en: 'Shown in the panel schedule', es: 'Indicada en el cuadro del tablero' },
    citation: 'NEC 210.8, 210.12',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    // Whether another source feeds the panel is no question of the engine; the words say when it applies.
    id: 'bus_120',
    check: {
      en: 'Where solar, batteries or another source backfeed the panel, the busbar carries the sum',
      es: 'Donde paneles solares, baterías u otra fuente alimentan el tablero, la barra soporta la suma',
    },
    passIf: {
      en: 'The sum of the breakers is at most 120% of the busbar rating, or a power control system limits it',
      es: 'La suma de los interruptores es de 120% de la capacidad de la barra como máximo, o la limita un sistema de control de potencia',
    },
    citation: 'NEC 705.12(B)',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

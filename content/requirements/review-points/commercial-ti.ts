import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const commercialTiPoints: readonly ReviewPointRecord[] = [
  {
    id: 'two_exits',
    check: { en: 'Two exits where one is not enough', es: 'Dos salidas donde una no basta' },
    passIf: {
      en: 'Shown where the occupant load is above 49 (offices, shops and similar uses) or the common path is too long',
      es: 'Indicadas donde la carga de ocupantes es de más de 49 (oficinas, tiendas y usos parecidos) o el recorrido común es demasiado largo',
    },
    citation: 'IBC 1006.2.1',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'occ_load',
    check: {
      en: 'The occupant load is computed room by room',
      es: 'La carga de ocupantes está calculada cuarto por cuarto',
    },
    passIf: {
      en: 'A table on the sheet uses the factors of Table 1004.5',
      es: 'Un cuadro en la lámina usa los factores de la Tabla 1004.5',
    },
    citation: 'IBC 1004.5',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'C',
    sources: ['innodez'],
  },
  {
    id: 'door_swing',
    check: {
      en: 'Exit doors are wide enough and swing the right way',
      es: 'Las puertas de salida tienen el ancho y abren hacia donde deben',
    },
    passIf: {
      en: 'At least 32 in clear; with 50 occupants or more they swing with the egress',
      es: 'Al menos 32 pulgadas libres; con 50 ocupantes o más abren en el sentido de la salida',
    },
    citation: 'IBC 1010',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'toilet_access',
    check: {
      en: 'Toilet rooms are accessible and dimensioned',
      es: 'Los baños son accesibles y están acotados',
    },
    passIf: {
      en: 'A turning space (60 in or more), clearances at the fixtures and grab bars are drawn',
      es: 'Están dibujados un espacio de giro (60 pulgadas o más), los espacios libres junto a los aparatos y las barras de apoyo',
    },
    citation: 'ICC A117.1 603-604',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'path20',
    check: {
      en: 'The accessible route to the altered area is upgraded, up to 20% of the cost',
      es: 'La ruta accesible al área modificada se mejora, hasta 20% del costo',
    },
    passIf: {
      en: 'A calculation shows what is upgraded and what it costs',
      es: 'Un cálculo muestra qué se mejora y cuánto cuesta',
    },
    citation: 'IEBC 306.7.1; ADA',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'mixed',
    check: {
      en: 'Mixed occupancies are treated as separated or not separated',
      es: 'Las ocupaciones mixtas se tratan como separadas o no separadas',
    },
    passIf: {
      en: 'The code analysis chooses one and shows the ratings it needs',
      es: 'El análisis del código elige una y muestra las resistencias al fuego que requiere',
    },
    citation: 'IBC 508',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const resAlterationPoints: readonly ReviewPointRecord[] = [
  {
    id: 'alarm_upgrade',
    check: {
      en: 'Interior work under a permit brings the alarms of the whole dwelling up to date',
      es: 'El trabajo interior con permiso pone al día las alarmas de toda la vivienda',
    },
    passIf: {
      en: 'The plans show smoke and carbon monoxide alarms where a new house would have them',
      es: 'Los planos muestran alarmas de humo y de monóxido de carbono donde las tendría una casa nueva',
    },
    citation: 'IRC R314.2.2, R315.2.2',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'egress_new_bedroom',
    check: {
      en: 'Each new bedroom has an emergency escape and rescue opening',
      es: 'Cada recámara nueva tiene una abertura de emergencia para escape y rescate',
    },
    passIf: {
      en: 'The opening meets the sizes for a new house, drawn in the window schedule',
      es: 'La abertura cumple las medidas de una casa nueva y aparece en el cuadro de ventanas',
    },
    citation: 'IRC R310',
    severity: 'critical',
    when: { fact: 'addsBedrooms', op: 'eq', value: true },
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'coverage',
    check: {
      en: 'An addition computes lot coverage, floor area ratio and setbacks again',
      es: 'Una ampliación vuelve a calcular la cobertura del lote, el índice de área construida y los retiros',
    },
    passIf: {
      en: 'The new totals are within the limits of the zone',
      es: 'Los totales nuevos están dentro de los límites de la zona',
    },
    citation: { en: 'Local zoning code', es: 'Código local de zonificación' },
    severity: 'critical',
    when: {
      any: [
        { fact: 'workType', op: 'eq', value: 'addition' },
        { fact: 'changesFootprint', op: 'eq', value: true },
      ],
    },
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'ceiling_height',
    check: {
      en: 'New and altered habitable rooms have at least 7 ft of ceiling height',
      es: 'Los cuartos habitables nuevos o modificados tienen al menos 7 pies de altura de techo interior',
    },
    passIf: { en: 'The height is dimensioned in a section', es: 'La altura está acotada en un corte' },
    citation: 'IRC R305',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'texas_value',
    check: {
      en: 'A Texas dwelling is reviewed without its construction cost',
      es: 'Una vivienda en Texas se revisa sin su costo de construcción',
    },
    passIf: {
      en: 'Nobody asks for the value or cost in order to issue the permit',
      es: 'Nadie pide el valor ni el costo para emitir el permiso',
    },
    citation: 'TX Local Government Code 214.907',
    severity: 'info',
    when: {
      all: [
        { fact: 'state', op: 'eq', value: 'TX' },
        { fact: 'occupancy', op: 'eq', value: 'residential_1_2' },
      ],
    },
    confidence: 'G',
    sources: ['gk'],
  },
];

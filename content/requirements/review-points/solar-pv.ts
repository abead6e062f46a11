import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const solarPvPoints: readonly ReviewPointRecord[] = [
  {
    id: 'rapid_shutdown',
    check: { en: 'Rapid shutdown is shown and labeled', es: 'El apagado rápido está indicado y rotulado' },
    passIf: {
      en: 'The initiation device and the listed equipment are on the diagram, and the label is drawn',
      es: 'El dispositivo de inicio y el equipo certificado aparecen en el diagrama, y la etiqueta está dibujada',
    },
    citation: 'NEC 690.12',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'C',
    sources: ['surge'],
  },
  {
    id: 'pathways',
    check: {
      en: 'Fire pathways and the ridge setback are dimensioned',
      es: 'Los pasillos para bomberos y el retiro de la cumbrera están acotados',
    },
    passIf: {
      en: 'Pathways of 36 in; at the ridge 18 in where the array covers up to 33% of the roof, else 36 in',
      es: 'Pasillos de 36 pulgadas; en la cumbrera 18 pulgadas si los paneles cubren hasta 33% del techo, si no 36',
    },
    citation: 'IRC R324.6; IFC 1205.2',
    severity: 'critical',
    when: { fact: 'mount', op: 'eq', value: 'roof' },
    confidence: 'C',
    sources: ['surge'],
  },
  {
    id: 'bus',
    check: { en: 'The busbar calculation is shown', es: 'Se muestra el cálculo de la barra' },
    passIf: {
      en: 'At most 120% of the busbar rating, or a supply-side connection, or a power control system',
      es: '120% de la capacidad de la barra como máximo, o una conexión del lado de la acometida, o un sistema de control de potencia',
    },
    citation: 'NEC 705.12(B)',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'voc',
    check: {
      en: 'The maximum voltage at the record low temperature is computed',
      es: 'El voltaje máximo a la temperatura mínima registrada está calculado',
    },
    passIf: {
      en: 'With the correction for cold, at most 600 V on a one- or two-family dwelling',
      es: 'Con la corrección por frío, 600 V como máximo en una vivienda de una o dos familias',
    },
    citation: 'NEC 690.7',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'ocpd_match',
    check: {
      en: 'The breaker or fuse matches the inverter data sheet',
      es: 'El interruptor o fusible coincide con la ficha técnica del inversor',
    },
    passIf: { en: 'The same rating on every sheet', es: 'La misma capacidad en todas las láminas' },
    citation: 'NEC 690.9',
    severity: 'major',
    when: ALWAYS,
    confidence: 'C',
    sources: ['surge'],
  },
  {
    id: 'structural_loads',
    check: {
      en: 'Snow and wind loads and the attachment spacing match the site',
      es: 'Las cargas de nieve y viento y la separación de las fijaciones corresponden al sitio',
    },
    passIf: {
      en: 'The design loads are the ones of the address, by ASCE 7 or by the city',
      es: 'Las cargas de diseño son las de la dirección, según ASCE 7 o según la ciudad',
    },
    citation: 'IRC R301',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

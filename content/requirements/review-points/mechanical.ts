import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const mechanicalPoints: readonly ReviewPointRecord[] = [
  {
    id: 'design_temp',
    check: {
      en: 'The design temperatures of the Manual J match the location',
      es: 'Las temperaturas de diseño del Manual J coinciden con el lugar',
    },
    passIf: {
      en: 'Outdoor and indoor values of the station in Manual J Table 1A, or the ones the city publishes',
      es: 'Valores exteriores e interiores de la estación de la Tabla 1A del Manual J, o los que publica la ciudad',
    },
    citation: 'ACCA Manual J',
    severity: 'major',
    when: ALWAYS,
    confidence: 'C',
    sources: ['loadcalc'],
  },
  {
    id: 'sizing',
    check: {
      en: 'The equipment is within the limits of Manual S',
      es: 'El equipo está dentro de los límites del Manual S',
    },
    passIf: {
      en: 'Capacity beside the load; a larger unit is justified in writing',
      es: 'La capacidad aparece junto a la carga; un equipo más grande se justifica por escrito',
    },
    citation: 'IRC M1401.3',
    severity: 'major',
    when: ALWAYS,
    confidence: 'C',
    sources: ['loadcalc'],
  },
  {
    id: 'condensate',
    check: {
      en: 'Condensate has a secondary drain or a shutoff',
      es: 'El condensado tiene un drenaje secundario o un apagado automático',
    },
    passIf: {
      en: 'Shown for every unit whose overflow would damage the building',
      es: 'Indicado para cada unidad cuyo desborde dañaría el edificio',
    },
    citation: 'IRC M1411.3',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'access',
    check: { en: 'The unit can be reached and serviced', es: 'Se puede llegar al equipo y darle servicio' },
    passIf: {
      en: 'Opening, passage and a level service space of at least 30 by 30 in in front of it',
      es: 'Abertura, pasillo y un espacio de servicio nivelado de al menos 30 por 30 pulgadas enfrente',
    },
    citation: 'IRC M1305.1',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'duct_test',
    check: {
      en: 'Where ducts are new or replaced, a leakage test is noted',
      es: 'Donde hay ductos nuevos o reemplazados, se indica una prueba de fugas',
    },
    passIf: {
      en: 'The note names the limit of the energy code',
      es: 'La nota indica el límite del código de energía',
    },
    citation: 'IECC R403.3.3',
    severity: 'minor',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'elec_disc',
    check: {
      en: 'A disconnect is in sight of the unit and the circuit fits its nameplate',
      es: 'Hay un desconectador a la vista del equipo y el circuito corresponde a su placa',
    },
    passIf: {
      en: 'The circuit is not below the MCA and the breaker not above the MOCP of the nameplate',
      es: 'El circuito no está por debajo de la MCA ni el interruptor por encima de la MOCP de la placa',
    },
    citation: 'NEC 440.14',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];

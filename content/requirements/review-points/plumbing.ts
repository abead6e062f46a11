import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';

export const plumbingPoints: readonly ReviewPointRecord[] = [
  {
    id: 'tp',
    check: {
      en: 'The relief valve of the water heater discharges safely',
      es: 'La válvula de alivio del calentador de agua descarga sin riesgo',
    },
    passIf: {
      en: 'Full size to an approved point, without a trap and without a threaded end',
      es: 'De tamaño completo hasta un punto aprobado, sin trampa y sin rosca en el extremo',
    },
    citation: 'IRC P2804.6.1',
    severity: 'critical',
    when: { fact: 'subtype', op: 'eq', value: 'water_heater' },
    confidence: 'B',
    sources: ['larkspur', 'smc'],
  },
  {
    id: 'pan',
    check: {
      en: 'A tank that could leak onto finishes stands in a pan with a drain',
      es: 'Un tanque cuya fuga dañaría acabados está sobre una charola con drenaje',
    },
    passIf: { en: 'Pan and drain are shown', es: 'Se muestran la charola y el drenaje' },
    citation: 'IRC P2801.6',
    severity: 'major',
    when: {
      all: [
        { fact: 'subtype', op: 'eq', value: 'water_heater' },
        { fact: 'tankless', op: 'eq', value: false },
      ],
    },
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'ignition',
    check: {
      en: 'In a garage, the ignition source is raised',
      es: 'En una cochera, la fuente de encendido queda elevada',
    },
    passIf: {
      en: 'At least 18 in above the floor, unless the heater is listed as flammable vapor ignition resistant',
      es: 'Al menos 18 pulgadas sobre el piso, salvo que el calentador esté certificado como resistente a la ignición de vapores inflamables',
    },
    citation: 'IRC P2801.7; IRC G2408.2',
    severity: 'major',
    when: { fact: 'subtype', op: 'eq', value: 'water_heater' },
    confidence: 'B',
    sources: ['smc'],
  },
  {
    id: 'expansion',
    check: {
      en: 'A closed system has thermal expansion control',
      es: 'Un sistema cerrado tiene control de expansión térmica',
    },
    passIf: {
      en: 'An expansion tank or device is shown where a check valve, backflow preventer or pressure regulator closes the system',
      es: 'Se muestra un tanque o dispositivo de expansión donde una válvula de retención, un preventor de reflujo o un regulador de presión cierra el sistema',
    },
    citation: 'IRC P2903.4.2',
    severity: 'major',
    when: { fact: 'subtype', op: 'eq', value: 'water_heater' },
    confidence: 'B',
    sources: ['hayward'],
  },
  {
    id: 'seismic',
    check: {
      en: 'The water heater is strapped against earthquakes',
      es: 'El calentador de agua está sujeto contra sismos',
    },
    passIf: {
      en: 'Straps in the upper and the lower third, where the seismic design category or the state asks for them',
      es: 'Flejes en el tercio superior y en el inferior, donde los pide la categoría de diseño sísmico o el estado',
    },
    citation: 'IRC P2801.8',
    severity: 'major',
    when: {
      all: [
        { fact: 'state', op: 'in', values: ['CA', 'WA', 'OR', 'AK', 'NV', 'UT'] },
        { fact: 'subtype', op: 'eq', value: 'water_heater' },
      ],
    },
    confidence: 'B',
    sources: ['smc', 'larkspur'],
  },
  {
    id: 'combustion_air',
    check: {
      en: 'A gas appliance has combustion air and a vent of its category',
      es: 'Un aparato de gas tiene aire de combustión y ventila de su categoría',
    },
    passIf: {
      en: 'Openings or ducts are sized and the vent is the listed one',
      es: 'Las aberturas o ductos tienen tamaño calculado y la ventila es la certificada',
    },
    citation: 'IRC G2407, G2427',
    severity: 'major',
    when: {
      any: [
        { fact: 'subtype', op: 'in', values: ['water_heater', 'gas_piping'] },
        { fact: 'gasLine', op: 'eq', value: true },
      ],
    },
    confidence: 'G',
    sources: ['gk'],
  },
];

/** Papers of heating, cooling, water heaters and energy. */
import type { PaperSpec } from './paper';

export const PAPERS_MECHANICAL: Readonly<Record<string, PaperSpec>> = {
  equipment_data: {
    titles: {
      en: ['AHRI Certificate of Product Ratings', 'HVAC Equipment Specification'],
      es: ['Ficha técnica del equipo de aire acondicionado'],
    },
    head: 'maker',
    rows: [],
    own: ({ random }) => [
      { label: 'AHRI reference number', value: random.digits(9) },
      { label: 'Outdoor unit model', value: `HX${random.int(2, 5)}436-A` },
      { label: 'Indoor unit model', value: `AH${random.int(2, 5)}436-M` },
      { label: 'Cooling capacity', value: '34,800 BTU/h' },
      { label: 'SEER2', value: '16.2' },
      { label: 'Refrigerant', value: 'R-454B' },
    ],
  },
  manual_j: {
    titles: {
      en: ['Manual J Load Calculation', 'ACCA Manual J Residential Load Report', 'Right-J Load Short Form'],
      es: ['Manual J: cálculo de carga térmica'],
    },
    head: 'contractor',
    rows: ['address', 'owner'],
    own: () => [
      { label: 'Outdoor design temperature', value: '93 F cooling / 24 F heating' },
      { label: 'Indoor design temperature', value: '75 F / 70 F' },
    ],
    table: () => ({
      heads: ['Component', 'Heating BTUH', 'Cooling BTUH'],
      rows: [
        ['Walls', '7,410', '2,220'],
        ['Windows', '6,880', '8,140'],
        ['Ceilings', '3,120', '2,960'],
        ['Infiltration', '5,240', '1,870'],
        ['People and appliances', '0', '3,400'],
        ['Total', '22,650', '18,590'],
      ],
    }),
  },
  manual_s_d: {
    titles: {
      en: ['Manual S Equipment Selection and Manual D Duct Design', 'ACCA Manual S and Manual D Report'],
      es: ['Manual S y Manual D: selección de equipo y diseño de ductos'],
    },
    head: 'contractor',
    rows: ['address'],
    table: () => ({
      heads: ['Duct run', 'CFM', 'Friction rate', 'Size'],
      rows: [
        ['Supply trunk', '1,150', '0.08', '16 x 10'],
        ['Living', '240', '0.08', '8 in'],
        ['Bedroom 1', '160', '0.08', '7 in'],
        ['Return', '1,150', '0.06', '18 x 12'],
      ],
    }),
  },
  energy_alt: {
    titles: {
      en: [
        'Energy Compliance Form: HVAC Change-Out',
        'CF1R-ALT-02 HVAC Alterations',
        'Residential HVAC Replacement Energy Form',
      ],
      es: ['Formulario de energía: cambio de equipo HVAC'],
    },
    head: 'none',
    rows: ['address', 'owner', 'contractor'],
    own: () => [
      { label: 'Duct leakage test', value: 'Required' },
      { label: 'Efficiency', value: 'SEER2 16.2 / HSPF2 8.1' },
    ],
    body: {
      en: [
        'Mandatory measures for the replacement of heating and cooling equipment are met. Ducts in unconditioned space are sealed and tested.',
      ],
      es: [
        'Se cumplen las medidas obligatorias para el cambio de equipo. Los ductos en espacios sin acondicionar se sellan y se prueban.',
      ],
    },
    signs: ['contractor'],
  },
  wh_spec: {
    titles: {
      en: ['Tankless Water Heater Specification', 'Water Heater Data Sheet'],
      es: ['Ficha técnica del calentador de agua'],
    },
    head: 'maker',
    rows: [],
    own: ({ random }) => [
      { label: 'Water heater model', value: `TW-${random.int(160, 199)}N` },
      { label: 'Fuel', value: 'Natural gas' },
      { label: 'Input', value: '199,000 BTU/h' },
      { label: 'Flow rate', value: '9.8 GPM' },
      { label: 'Venting', value: 'Category IV, concentric' },
      { label: 'Uniform energy factor', value: '0.93' },
    ],
  },
  manual_jsd: {
    titles: {
      en: ['ACCA Manual J, Manual S and Manual D Reports', 'Manual J / S / D HVAC Design Report'],
      es: ['Manual J, S y D: diseño HVAC'],
    },
    head: 'contractor',
    rows: ['address', 'owner'],
    own: () => [{ label: 'Outdoor design temperature', value: '93 F / 24 F' }],
    table: () => ({
      heads: ['Report', 'Item', 'Value'],
      rows: [
        ['Manual J', 'Total heating load', '28,900 BTUH'],
        ['Manual J', 'Total cooling load', '24,100 BTUH'],
        ['Manual S', 'Selected unit', '2.5 ton heat pump'],
        ['Manual D', 'Supply trunk', '18 x 10, 1,000 CFM'],
      ],
    }),
  },
  energy_residential: {
    titles: {
      en: ['REScheck Compliance Certificate', 'Residential Energy Compliance Certificate'],
      es: ['Certificado de cumplimiento energético residencial (REScheck)'],
    },
    head: 'none',
    rows: ['address', 'owner', 'designer'],
    own: () => [{ label: 'Compliance', value: 'Passes, 4.2% better than code' }],
    table: () => ({
      heads: ['Assembly', 'Cavity R-value', 'U-factor'],
      rows: [
        ['Ceiling', 'R-49', '0.026'],
        ['Wood frame wall', 'R-21', '0.057'],
        ['Windows', '-', '0.28'],
        ['Slab edge', 'R-10', '-'],
      ],
    }),
  },
};

/** Papers of roofs, windows and doors. */
import type { PaperSpec } from './paper';

export const PAPERS_ROOF_AND_OPENINGS: Readonly<Record<string, PaperSpec>> = {
  roof_spec: {
    titles: {
      en: ['Roofing Specification', 'Re-Roof Specification Sheet', 'Roof Covering Data'],
      es: ['Especificación del techo'],
    },
    head: 'contractor',
    rows: ['address'],
    own: ({ random }) => [
      { label: 'Roof covering', value: 'Class A architectural asphalt shingle' },
      { label: 'Underlayment', value: 'Synthetic, two layers at eaves' },
      { label: 'Roof slope', value: `${random.int(4, 8)}:12` },
      { label: 'Existing layers', value: '1, to be removed' },
      { label: 'Deck', value: '15/32 in plywood' },
      { label: 'Squares', value: String(random.int(18, 36)) },
    ],
    body: {
      en: [
        'Drip edge at eaves and rakes. Flashing at walls and penetrations is new. Ridge vent as shown by the maker.',
      ],
      es: [
        'Goterón en aleros. Tapajuntas nuevos en muros y pasos. Ventilación en la cumbrera según el fabricante.',
      ],
    },
  },
  product_approval: {
    titles: {
      en: ['Florida Product Approval', 'Product Approval Information Sheet'],
      es: ['Florida Product Approval / Aprobación de producto'],
    },
    head: 'maker',
    rows: ['address'],
    table: ({ random }) => ({
      heads: ['Category', 'Manufacturer', 'Product', 'Approval number'],
      rows: [
        ['Roofing', 'Halden', 'Asphalt shingles', `FL${random.digits(5)}-R${random.int(2, 14)}`],
        ['Roofing', 'Tamarack', 'Underlayment', `FL${random.digits(5)}-R${random.int(2, 14)}`],
      ],
    }),
  },
  uniform_roof_form: {
    titles: {
      en: [
        'Uniform Roofing Permit Application',
        'Section 1525 High-Velocity Hurricane Zones Uniform Permit Application',
      ],
      es: ['Uniform Roofing Permit Application / Solicitud uniforme de techo'],
    },
    head: 'city',
    rows: ['address', 'owner', 'contractor', 'license'],
    own: ({ random }) => [
      { label: 'Roof category', value: 'Asphaltic shingles' },
      { label: 'Roof type', value: 'Reroofing' },
      { label: 'Sloped roof area', value: `${random.int(16, 30) * 100}` },
      { label: 'Mean roof height', value: "14'" },
    ],
    body: {
      en: [
        "Owner's Notification for Roofing Considerations: high-velocity hurricane zones. The owner has been told of aesthetics, renailing wood decks, common roofs, exposed ceilings, ponding water, overflow scuppers and ventilation.",
      ],
      es: [
        'Aviso al propietario: zona de huracanes de alta velocidad (HVHZ). Se informó al propietario de la apariencia, el clavado de la cubierta, los techos comunes y la ventilación.',
      ],
    },
    signs: ['owner', 'contractor'],
  },
  roof_nailing: {
    titles: {
      en: [
        'Roof Deck Nailing Affidavit',
        'Re-Roof Inspection Affidavit: Deck Nailing and Secondary Water Barrier',
      ],
      es: ['Declaración jurada de clavado de la cubierta del techo'],
    },
    head: 'none',
    rows: ['address', 'contractor', 'license'],
    body: {
      en: [
        'I affirm that the roof deck attachment has been or will be renailed with ring shank nails as the code requires and that a secondary water barrier is installed.',
      ],
      es: [
        'Afirmo que la cubierta del techo se clavó o se clavará con clavos anillados como exige el código y que se instala una barrera secundaria contra el agua.',
      ],
    },
    signs: ['contractor'],
  },
  wind_calcs: {
    titles: {
      en: ['Wind Load Calculations', 'Roof Uplift Calculations'],
      es: ['Cálculos de carga de viento'],
    },
    head: 'designer',
    rows: ['address', 'owner'],
    table: () => ({
      heads: ['Zone', 'Pressure (psf)', 'Fastener spacing'],
      rows: [
        ['Field (1)', '-42.1', '6 in o.c.'],
        ['Perimeter (2)', '-62.8', '4 in o.c.'],
        ['Corner (3)', '-88.5', '4 in o.c.'],
      ],
    }),
    body: {
      en: ['Wind speed 175 mph ultimate, exposure C, risk category II, ASCE 7-22 components and cladding.'],
      es: ['Viento 175 mph último, exposición C, categoría de riesgo II, ASCE 7-22.'],
    },
    sealed: true,
  },
  cool_roof: {
    titles: {
      en: ['CF1R-ALT-01 Certificate of Compliance: Cool Roof', 'CF1R-ALT Prescriptive Alterations'],
      es: ['CF1R-ALT Certificado de cumplimiento: techo fresco'],
    },
    head: 'none',
    rows: ['address'],
    own: () => [
      { label: 'Aged solar reflectance', value: '0.25' },
      { label: 'Thermal emittance', value: '0.85' },
      { label: 'CRRC product ID', value: '0890-0021' },
    ],
    body: {
      en: ['The roof covering meets the cool roof requirement of Title 24, Part 6 for the climate zone.'],
      es: ['La cubierta cumple con el requisito de techo fresco de Title 24, Part 6 para la zona climática.'],
    },
  },
  win_sched: {
    titles: {
      en: ['Window and Door Schedule', 'Schedule of Windows and Doors'],
      es: ['Cuadro de ventanas y puertas'],
    },
    head: 'contractor',
    rows: ['address'],
    table: () => ({
      heads: ['Mark', 'Type', 'Size', 'U-factor', 'SHGC', 'Qty'],
      rows: [
        ['A', 'Single hung', '3-0 x 5-0', '0.28', '0.23', '6'],
        ['B', 'Slider', '4-0 x 3-0', '0.29', '0.24', '3'],
        ['C', 'Casement (egress)', '2-8 x 4-6', '0.27', '0.22', '2'],
        ['D', 'Sliding glass door', '6-0 x 6-8', '0.29', '0.24', '1'],
      ],
    }),
    body: {
      en: ['All units carry the NFRC label. Emergency escape openings in bedrooms are kept.'],
      es: [
        'Todas las unidades llevan la etiqueta NFRC. Se conservan las salidas de emergencia de las recámaras.',
      ],
    },
  },
  win_product: {
    titles: {
      en: ['Window Product Approval and Impact Rating', 'Florida Product Approval: Windows and Doors'],
      es: ['Aprobación de producto: ventanas y puertas'],
    },
    head: 'maker',
    rows: ['address'],
    table: ({ random }) => ({
      heads: ['Product', 'Approval number', 'Design pressure', 'Impact rated'],
      rows: [
        ['Single hung', `FL${random.digits(5)}-R${random.int(2, 9)}`, '+50/-55', 'Yes'],
        ['Sliding glass door', `FL${random.digits(5)}-R${random.int(2, 9)}`, '+50/-60', 'Yes'],
      ],
    }),
  },
};

/** Papers of pools, structures and demolitions. */
import type { PaperSpec } from './paper';

export const PAPERS_BUILDING: Readonly<Record<string, PaperSpec>> = {
  entrap: {
    titles: {
      en: ['Suction Outlet and Anti-Entrapment Cover Data (VGB)', 'VGB Drain Cover Certification'],
      es: ['Tapas antiatrapamiento del drenaje (VGB)'],
    },
    head: 'maker',
    rows: [],
    own: () => [
      { label: 'Main drain cover model', value: 'SD-8-VGB (two, 3 ft apart)' },
      { label: 'Standard', value: 'ANSI/APSP/ICC-16' },
      { label: 'Flow rating', value: '110 GPM' },
    ],
  },
  pool_energy: {
    titles: {
      en: ['Pool Pump and Cover Energy Data', 'Pool Energy Compliance: Pump Efficiency and Cover'],
      es: ['Eficiencia de la bomba y cubierta de la alberca'],
    },
    head: 'maker',
    rows: [],
    own: () => [
      { label: 'Pump model', value: 'VS-165, variable speed' },
      { label: 'Weighted energy factor', value: '7.4' },
      { label: 'Pool cover', value: 'Vapor retardant cover provided' },
      { label: 'Timer', value: 'On filter pump' },
    ],
  },
  structural_calcs: {
    titles: {
      en: ['Structural Calculations', 'Beam Calculation and Engineer Letter'],
      es: ['Cálculos estructurales'],
    },
    head: 'designer',
    rows: ['address', 'owner'],
    dated: true,
    table: () => ({
      heads: ['Check', 'Demand', 'Capacity', 'Ratio'],
      rows: [
        ['Bending, LVL 3-1/2 x 11-7/8', '9,420 ft-lb', '13,260 ft-lb', '0.71'],
        ['Shear', '3,010 lb', '7,890 lb', '0.38'],
        ['Deflection L/360', '0.31 in', '0.47 in', '0.66'],
        ['Bearing at post', '3,240 lb', '9,187 lb', '0.35'],
      ],
    }),
    body: {
      en: [
        'The removed bearing wall is replaced by a header on new posts. Loads go to the existing footing, which is adequate.',
      ],
      es: [
        'El muro de carga que se quita se reemplaza con una viga sobre postes nuevos. Las cargas llegan al cimiento existente, que es adecuado.',
      ],
    },
    sealed: true,
  },
  lead_rrp: {
    titles: {
      en: ['EPA Lead-Safe Certified Renovator', 'Renovation, Repair and Painting (RRP) Firm Certificate'],
      es: ['Certificado EPA de renovador con prácticas seguras de plomo (RRP)'],
    },
    head: 'none',
    rows: ['contractor'],
    own: ({ random }) => [{ label: 'Certificate no.', value: `NAT-F${random.digits(6)}-1` }],
    body: {
      en: [
        'The firm named above has fulfilled the requirements of the Toxic Substances Control Act Section 402 and is certified to conduct lead-based paint renovation, repair and painting activities under 40 CFR Part 745.',
      ],
      es: [
        'La empresa arriba indicada cumplió los requisitos de la ley TSCA sección 402 y está certificada para renovar, reparar y pintar superficies con pintura de plomo, 40 CFR parte 745.',
      ],
    },
  },
  eng_report: {
    titles: {
      en: ['Foundation Evaluation Report', "Engineer's Foundation Repair Report"],
      es: ['Informe del ingeniero sobre el cimiento'],
    },
    head: 'designer',
    rows: ['address', 'owner'],
    dated: true,
    body: {
      en: [
        'Elevations were taken across the slab. The southwest corner is 2.1 in low. The plan is to lift and support the perimeter beam on fourteen pressed concrete pilings at 6 ft on center, each driven to refusal at 40,000 lb.',
        'The repair is adequate for the loads of the one story dwelling. A final letter follows after the lift.',
      ],
      es: [
        'Se midió el nivel de la losa. La esquina suroeste está 2.1 in baja. Se propone levantar y apoyar la viga perimetral en catorce pilotes de concreto hincados a cada 6 ft, hasta el rechazo a 40,000 lb.',
        'La reparación es adecuada para las cargas de la vivienda de un piso. Después del levantamiento se emite una carta final.',
      ],
    },
    sealed: true,
  },
  pier_detail: {
    titles: {
      en: [
        'Pressed Piling Product Data and Evaluation Report',
        'Pier Underpinning Detail and ICC-ES Evaluation Report',
      ],
      es: ['Pilote hincado: datos del producto e informe de evaluación'],
    },
    head: 'maker',
    rows: [],
    own: ({ random }) => [
      { label: 'Pier system', value: 'PP-6 pressed concrete pier' },
      { label: 'Evaluation report', value: `ICC-ES ESR-${random.int(1800, 4900)}` },
      { label: 'Allowable load', value: '40,000 lb per pier' },
    ],
  },
  utilities: {
    titles: {
      en: ['Utility Disconnect Letter', 'Confirmation of Utility Disconnection: Gas, Electric, Water'],
      es: ['Carta de desconexión de servicios'],
    },
    head: 'utility',
    rows: ['address', 'owner'],
    dated: true,
    body: {
      en: [
        'This confirms that gas, electric and water service to the address has been disconnected and removed and that the sewer lateral is capped at the property line.',
      ],
      es: [
        'Se confirma que los servicios de gas, electricidad y agua de la dirección se desconectaron y retiraron, y que el drenaje quedó tapado en el lindero.',
      ],
    },
    signs: ['official'],
  },
  dust: {
    titles: {
      en: ['Dust, Debris and Erosion Control Plan', 'Demolition Debris and Dust Control Plan'],
      es: ['Plan de control de polvo, escombros y erosión'],
    },
    head: 'contractor',
    rows: ['address', 'contractor'],
    body: {
      en: [
        'Water is sprayed during demolition. Silt fence stands along the lower property line. Debris is hauled to a licensed landfill; the street is swept daily.',
      ],
      es: [
        'Se rocía agua durante la demolición. Hay barrera de sedimentos en el lindero bajo. Los escombros van a un vertedero autorizado; la calle se barre todos los días.',
      ],
    },
  },
  asbestos: {
    titles: {
      en: ['Asbestos Survey Report', 'Pre-Demolition Asbestos Inspection Report'],
      es: ['Informe de inspección de asbesto'],
    },
    head: 'designer',
    rows: ['address', 'owner'],
    dated: true,
    table: () => ({
      heads: ['Sample', 'Material', 'Result'],
      rows: [
        ['1', 'Drywall compound', 'None detected'],
        ['2', 'Floor tile', 'None detected'],
        ['3', 'Roofing felt', 'None detected'],
      ],
    }),
    body: {
      en: [
        'The building was inspected by an accredited AHERA building inspector. Bulk samples were analyzed by polarized light microscopy.',
      ],
      es: [
        'Un inspector acreditado AHERA inspeccionó el edificio. Las muestras se analizaron con microscopía de luz polarizada.',
      ],
    },
    signs: ['designer'],
  },
};

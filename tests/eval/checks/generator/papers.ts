/** Each document on letter paper: what it is called and what stands in it. */
import type { Context } from './context';
import type { PaperSpec } from './paper';

const amps = ({ facts }: Context) => facts.serviceAmps;

export const PAPERS: Readonly<Record<string, PaperSpec>> = {
  scope_description: {
    titles: {
      en: ['Project Narrative', 'Scope of Work', 'Description of Work'],
      es: ['Descripción del trabajo', 'Alcance de la obra'],
    },
    head: 'contractor',
    rows: ['address', 'owner'],
    body: {
      en: [
        'The work consists of the items listed on the drawings. All materials are new and installed by the written instructions of their makers. No work is done outside the property lines.',
        'Existing utilities remain in service. Debris is hauled from the site daily.',
      ],
      es: [
        'La obra consiste en lo que muestran los planos. Todos los materiales son nuevos y se instalan según las instrucciones del fabricante. No se trabaja fuera de los linderos.',
        'Los servicios existentes siguen en uso. Los escombros se retiran todos los días.',
      ],
    },
  },
  parcel_legal: {
    titles: {
      en: ['Property Record Card', 'Legal Description Exhibit A', 'Parcel Information Report'],
      es: ['Ficha de la propiedad y descripción legal'],
    },
    head: 'none',
    rows: ['parcel', 'address', 'owner', 'legal'],
    own: ({ random }) => [
      { label: 'Land use', value: 'Residential, single family' },
      { label: 'Year built', value: String(random.int(1951, 2004)) },
      { label: 'Tax district', value: String(random.int(100, 400)) },
    ],
  },
  owner_authorization: {
    titles: {
      en: [
        'Property Owner Authorization',
        'Letter of Authorization',
        'Owner Authorization Form',
        "Owner's Authorization for Agent",
      ],
      es: [
        'Autorización del propietario',
        'Carta de autorización del propietario',
        'Carta poder del propietario',
      ],
    },
    head: 'none',
    rows: ['owner', 'address', 'parcel', 'contractor'],
    body: {
      en: [
        'As the owner of the property named above I authorize the contractor named above to apply for, sign and receive the permits needed for the work, and to act on my behalf before the building department.',
      ],
      es: [
        'Como propietario del inmueble arriba indicado autorizo al contratista arriba indicado a solicitar, firmar y recibir los permisos necesarios para la obra y a actuar en mi nombre ante el departamento de construcción.',
      ],
    },
    signs: ['owner'],
  },
  owner_builder: {
    titles: {
      en: ['Owner-Builder Affidavit', 'Owner Builder Disclosure Statement'],
      es: ['Declaración jurada de propietario constructor'],
    },
    head: 'city',
    rows: ['owner', 'address', 'parcel'],
    body: {
      en: [
        'I understand that state law requires construction to be done by licensed contractors. I apply under an exemption that allows me, as owner of my property, to act as my own contractor. I will supervise the work myself and will not sell or lease the building within one year after it is finished.',
      ],
      es: [
        'Entiendo que la ley del estado exige que la construcción la hagan contratistas con licencia. Solicito la exención que me permite, como dueño de mi propiedad, actuar como mi propio contratista. Supervisaré la obra personalmente y no venderé ni rentaré el edificio durante un año después de terminarlo.',
      ],
    },
    signs: ['owner'],
  },
  valuation: {
    titles: {
      en: [
        'Construction Agreement',
        'Home Improvement Contract',
        'Contract for Construction',
        'Proposal and Contract',
      ],
      es: ['Contrato de obra', 'Contrato de construcción'],
    },
    head: 'contractor',
    rows: ['owner', 'address', 'contractor', 'license', 'price'],
    body: {
      en: [
        'The contractor agrees to furnish all labor, material and equipment for the work shown in the drawings. Payments: one third at signing, one third at rough inspection, the rest when the final inspection has passed.',
        'Changes are made only in writing and signed by both parties.',
      ],
      es: [
        'El contratista se compromete a suministrar la mano de obra, el material y el equipo de la obra que muestran los planos. Pagos: un tercio al firmar, un tercio en la inspección intermedia y el resto al pasar la inspección final.',
        'Los cambios se hacen solo por escrito y los firman ambas partes.',
      ],
    },
    signs: ['owner', 'contractor'],
  },
  notice_of_commencement: {
    titles: {
      en: ['Notice of Commencement', 'NOTICE OF COMMENCEMENT'],
      es: ['Notice of Commencement / Aviso de inicio de obra'],
    },
    head: 'none',
    rows: ['parcel', 'legal', 'address', 'owner', 'contractor'],
    body: {
      en: [
        'The undersigned hereby gives notice that improvement will be made to certain real property, and in accordance with Chapter 713, Florida Statutes, the following information is provided in this Notice of Commencement.',
        'Surety: none. Lender: none. This notice expires one year after the date of recording.',
      ],
      es: [
        'El suscrito da aviso de que se harán mejoras en cierto inmueble y, conforme al capítulo 713 de los Estatutos de Florida, proporciona los datos de este Notice of Commencement.',
        'Fianza: ninguna. Acreedor: ninguno. Este aviso vence un año después de la fecha de registro.',
      ],
    },
    signs: ['owner'],
    stamped: true,
  },
  hoa_letter: {
    titles: {
      en: ['Architectural Review Approval', 'Notice of Architectural Approval', 'ARC Approval Letter'],
      es: ['Carta de aprobación del comité de arquitectura'],
    },
    head: 'hoa',
    rows: ['owner', 'address'],
    dated: true,
    body: {
      en: [
        'The architectural review committee of the homeowners association has reviewed your request and approves the improvement as submitted. Work is to be finished within one hundred eighty days.',
      ],
      es: [
        'El comité de arquitectura de la asociación de propietarios (HOA) revisó su solicitud y aprueba la mejora como se presentó. La obra debe terminarse en ciento ochenta días.',
      ],
    },
    signs: ['official'],
  },
  zoning_approval: {
    titles: {
      en: ['Zoning Clearance', 'Zoning Compliance Approval', 'Zoning Permit'],
      es: ['Constancia de zonificación'],
    },
    head: 'city',
    rows: ['address', 'parcel', 'owner'],
    own: ({ random }) => [
      { label: 'Zone district', value: random.pick(['R-1', 'U-SU-C', 'RS-7', 'SF-3']) },
      { label: 'Setbacks met', value: 'Yes' },
      { label: 'Clearance no.', value: `ZC-${random.digits(5)}` },
    ],
    body: {
      en: [
        'The proposed work complies with the zoning ordinance for use, setbacks, lot coverage and height as shown on the site plan.',
      ],
      es: [
        'La obra propuesta cumple con la ordenanza de zonificación en uso, retiros, cobertura del lote y altura, como muestra el plano de sitio.',
      ],
    },
    signs: ['official'],
  },
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
  load_calc: {
    titles: {
      en: [
        'Residential Electrical Load Calculation',
        'Service Load Calculation',
        'Dwelling Unit Load Calculation',
      ],
      es: ['Cálculo de carga eléctrica'],
    },
    head: 'contractor',
    rows: ['address', 'amps'],
    table: ({ facts }) => ({
      heads: ['Load', 'Volt-amperes', 'Note'],
      rows: [
        ['General lighting 3 VA per sq ft', '5,400', 'NEC 220.82'],
        ['Small appliance circuits', '3,000', '2 x 1,500 VA'],
        ['Range', '8,000', 'nameplate'],
        ['Dryer', '5,000', 'nameplate'],
        ['Air conditioner', '4,800', '100 percent'],
        ['Calculated load', '26,400', `${Math.round(26400 / 240)} A at 240 V`],
        ['Result', 'PASS', facts.serviceAmps >= 110 ? 'below rating' : ''],
      ],
    }),
  },
  panel_schedule: {
    titles: {
      en: ['Panel Schedule', 'Panelboard Schedule and Circuit Directory'],
      es: ['Cuadro de circuitos del panel'],
    },
    head: 'contractor',
    rows: ['address'],
    own: (context) => [
      { label: 'Panel', value: 'MDP, 120/240 V, 1 phase, 3 wire' },
      { label: 'Bus rating', value: `${amps(context)} A` },
      { label: 'Main breaker', value: `${amps(context)} A` },
    ],
    table: () => ({
      heads: ['Ckt', 'Description', 'Breaker', 'Ckt', 'Description', 'Breaker'],
      rows: [
        ['1', 'Range', '50/2', '2', 'Dryer', '30/2'],
        ['3', 'Range', '-', '4', 'Dryer', '-'],
        ['5', 'Kitchen', '20/1', '6', 'Laundry', '20/1'],
        ['7', 'Kitchen', '20/1', '8', 'Bath', '20/1'],
        ['9', 'Bedrooms', '15/1 AF', '10', 'A/C', '40/2'],
      ],
    }),
  },
  utility_coord: {
    titles: {
      en: ['Electric Service Request', 'Application for Electric Service: Disconnect and Reconnect'],
      es: ['Solicitud de servicio eléctrico: desconexión y reconexión'],
    },
    head: 'utility',
    rows: ['owner', 'address', 'contractor'],
    own: ({ random }) => [
      { label: 'Work order', value: `WO-${random.digits(7)}` },
      { label: 'Request', value: 'Disconnect / reconnect for service upgrade' },
    ],
    signs: ['contractor'],
  },
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
  spec_sheets: {
    titles: {
      en: ['Photovoltaic Module Data Sheet', 'Solar Module and Inverter Specifications'],
      es: ['Ficha técnica de módulos e inversor'],
    },
    head: 'maker',
    rows: [],
    own: ({ random }) => [
      { label: 'Module model', value: `HM-${random.int(400, 440)}-BLK` },
      { label: 'Maximum power (Pmax)', value: '420 W' },
      { label: 'Open circuit voltage (Voc)', value: '38.4 V' },
      { label: 'Inverter', value: 'NV-7600H-US, 7.6 kW AC' },
      { label: 'Listing', value: 'UL 61730, UL 1741, UL 3741' },
      { label: 'Racking', value: 'UL 2703' },
    ],
  },
  structural: {
    titles: {
      en: ['Structural Letter for Solar Array', 'Engineer Letter: Roof Framing for Photovoltaic System'],
      es: ['Carta estructural del sistema solar'],
    },
    head: 'designer',
    rows: ['address', 'owner'],
    dated: true,
    body: {
      en: [
        'I have reviewed the existing roof framing for the added load of the photovoltaic modules. The array adds 2.8 psf. The existing 2x6 rafters at 24 in on center and the attachments at 48 in are adequate for the snow and wind loads of the site.',
      ],
      es: [
        'Revisé la estructura existente del techo para la carga de los módulos fotovoltaicos. El arreglo agrega 2.8 psf. Los cabios de 2x6 a cada 24 in y las fijaciones a cada 48 in son adecuados para las cargas del sitio.',
      ],
    },
    sealed: true,
  },
  interconnect: {
    titles: {
      en: ['Interconnection Application', 'Interconnection Agreement for Net Metering'],
      es: ['Solicitud de interconexión'],
    },
    head: 'utility',
    rows: ['owner', 'address', 'contractor'],
    own: ({ random }) => [
      { label: 'Meter number', value: random.digits(8) },
      { label: 'System size', value: '8.4 kW DC / 7.6 kW AC' },
      { label: 'Inverter', value: 'NV-7600H-US' },
    ],
    signs: ['owner'],
  },
  ev_load: {
    titles: {
      en: ['EV Charger Load Calculation Worksheet', 'Electrical Load Worksheet for EV Charging'],
      es: ['Cálculo de carga para cargador de vehículo eléctrico'],
    },
    head: 'contractor',
    rows: ['address', 'amps'],
    table: () => ({
      heads: ['Load', 'Volt-amperes', 'Amperes at 240 V'],
      rows: [
        ['Existing calculated load', '19,200', '80'],
        ['EVSE 48 A x 125%', '14,400', '60'],
        ['Total', '33,600', '140'],
      ],
    }),
  },
  ev_spec: {
    titles: {
      en: [
        'EV Charging Station Specification Sheet',
        'EVSE Data Sheet',
        'Level 2 EV Charger Installation Data',
      ],
      es: ['Ficha técnica del cargador EV'],
    },
    head: 'maker',
    rows: [],
    own: ({ random }) => [
      { label: 'EVSE model', value: `CV-48-${random.pick(['H', 'P', 'W'])}` },
      { label: 'Output', value: '48 A, 11.5 kW, 240 V AC' },
      { label: 'Connector', value: 'SAE J1772' },
      { label: 'Listing', value: 'UL 2594, UL 2231 (NRTL listed)' },
      { label: 'Enclosure', value: 'NEMA 4' },
    ],
  },
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
  gen_spec: {
    titles: {
      en: ['Standby Generator Specification', 'Generator and Transfer Switch Data Sheet'],
      es: ['Ficha técnica del generador y del interruptor de transferencia'],
    },
    head: 'maker',
    rows: [],
    own: () => [
      { label: 'Generator model', value: 'HG-22, 22 kW standby' },
      { label: 'Fuel', value: 'Natural gas' },
      { label: 'Transfer switch', value: 'ATS-200-SE, 200 A, service entrance rated' },
      { label: 'Sound level', value: '67 dBA at 23 ft' },
      { label: 'Listing', value: 'UL 2200, UL 1008' },
    ],
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
  cover_letter: {
    titles: { en: ['Letter of Transmittal', 'Submittal cover letter'], es: ['Carta de presentación'] },
    head: 'contractor',
    rows: [],
    dated: true,
    body: {
      en: [
        'Dear plans examiner, please find enclosed the documents for our permit request. Call us with any question. Thank you for your time.',
      ],
      es: [
        'Estimado revisor: adjuntamos los documentos de nuestro trámite. Llámenos con cualquier pregunta. Gracias por su tiempo.',
      ],
    },
    signs: ['contractor'],
  },
  receipt: {
    titles: { en: ['Online Payment Receipt', 'Store receipt'], es: ['Recibo de pago'] },
    head: 'none',
    rows: [],
    own: ({ random }) => [
      { label: 'Receipt', value: random.digits(8) },
      { label: 'Card', value: `VISA ending ${random.digits(4)}` },
      { label: 'Items', value: 'Lumber, fasteners, delivery' },
    ],
    body: {
      en: ['Thank you for shopping with us. Returns within thirty days with this receipt.'],
      es: ['Gracias por su compra. Devoluciones dentro de treinta días con este recibo.'],
    },
  },
};

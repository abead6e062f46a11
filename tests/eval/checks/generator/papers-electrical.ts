/** Papers of services, chargers, solar systems and generators. */
import type { Context } from './context';
import type { PaperSpec } from './paper';

const amps = ({ facts }: Context) => facts.serviceAmps;

export const PAPERS_ELECTRICAL: Readonly<Record<string, PaperSpec>> = {
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
};

/** Electrical, solar, gas and plumbing sheets. */
import type { Context } from './context';
import type { DrawingSpec } from './drawing';
import { coverPicture, floorPicture } from './pictures';
import { gasPicture, labelsPicture, oneLinePicture, roofPicture } from './pictures-of-trades';
import { NOT_TO_SCALE, PLAN } from './scales';

const utility = (context: Context) => [
  'UTILITY',
  `${context.random.pick(['OVERHEAD', 'UNDERGROUND'])} SERVICE`,
  '120/240 V, 1PH',
];

const main = ({ facts }: Context) => [
  'MAIN SERVICE PANEL',
  `${facts.serviceAmps} A MAIN BREAKER`,
  `${facts.serviceAmps} A BUS`,
];

export const TRADE_DRAWINGS: Readonly<Record<string, DrawingSpec>> = {
  cover: {
    titles: {
      en: ['PV SYSTEM COVER SHEET', 'COVER SHEET: ROOF MOUNTED SOLAR PHOTOVOLTAIC'],
      es: ['PORTADA: SISTEMA FOTOVOLTAICO'],
    },
    picture: coverPicture,
    scales: NOT_TO_SCALE,
    shows: ['codes', 'parcel'],
    notes: () => [
      'SYSTEM SIZE: 8.4 kW DC / 7.6 kW AC',
      'MODULES: (20) 420 W',
      'WIND SPEED: 115 MPH',
      'SNOW LOAD: 25 PSF',
    ],
  },
  one_line: {
    titles: { en: ['ELECTRICAL ONE-LINE DIAGRAM', 'SINGLE LINE RISER DIAGRAM'], es: ['DIAGRAMA UNIFILAR'] },
    picture: oneLinePicture((context) => [
      utility(context),
      ['METER', `${context.facts.serviceAmps} A METER MAIN`],
      main(context),
      ['FEEDERS', '4/0 AL SER', 'TO SUBPANEL 100 A'],
    ]),
    scales: NOT_TO_SCALE,
    shows: ['codes', 'amps'],
    notes: () => ['EMERGENCY DISCONNECT OUTDOORS. TYPE 2 SURGE PROTECTION.'],
  },
  ev_one_line: {
    titles: {
      en: ['EV CHARGER SINGLE LINE DIAGRAM', 'ONE-LINE DIAGRAM: EV CHARGING EQUIPMENT'],
      es: ['DIAGRAMA UNIFILAR: CARGADOR EV'],
    },
    picture: oneLinePicture((context) => [
      utility(context),
      main(context),
      ['EV BRANCH CIRCUIT', `${context.facts.evBreaker} A 2-POLE BREAKER`, '#6 CU THWN-2, 1" EMT'],
      ['EVSE', '48 A CONTINUOUS', 'HARDWIRED'],
    ]),
    scales: NOT_TO_SCALE,
    shows: ['codes', 'amps'],
    notes: ({ facts }) => [`EVSE 48 A ON A ${facts.evBreaker} A BREAKER.`],
  },
  gen_elec: {
    titles: {
      en: ['GENERATOR ONE-LINE DIAGRAM WITH TRANSFER SWITCH', 'GENERATOR ELECTRICAL SINGLE LINE'],
      es: ['DIAGRAMA UNIFILAR DEL GENERADOR'],
    },
    picture: oneLinePicture((context) => [
      utility(context),
      ['AUTOMATIC TRANSFER SWITCH', `ATS ${context.facts.serviceAmps} A`, 'SERVICE RATED'],
      main(context),
      ['GENERATOR', '22 kW, 240 V', '100 A BREAKER'],
    ]),
    scales: NOT_TO_SCALE,
    shows: ['codes', 'amps'],
    notes: () => ['LOAD CALCULATION: 17.6 kW STANDBY LOAD WITH LOAD SHEDDING.'],
  },
  one_three_line: {
    titles: {
      en: ['THREE LINE DIAGRAM', 'PV ELECTRICAL SINGLE LINE DIAGRAM'],
      es: ['DIAGRAMA UNIFILAR FOTOVOLTAICO'],
    },
    picture: oneLinePicture((context) => [
      ['PV ARRAY', '(2) STRINGS OF 10', 'RAPID SHUTDOWN AT ARRAY'],
      ['INVERTER', '7.6 kW, 240 V', '31.7 A'],
      ['AC DISCONNECT', '60 A FUSED 40 A'],
      main(context),
      utility(context),
    ]),
    scales: NOT_TO_SCALE,
    shows: ['codes', 'amps'],
    notes: () => ['40 A PV BREAKER AT OPPOSITE END OF BUS. GROUNDING BY LISTED RACKING.'],
  },
  roof_plan: {
    titles: {
      en: ['ROOF PLAN AND ARRAY LAYOUT', 'PV ROOF LAYOUT WITH FIRE SETBACKS'],
      es: ['PLANTA DE TECHO Y ARREGLO'],
    },
    picture: roofPicture,
    scales: PLAN,
    north: true,
    notes: () => ['20 MODULES, 4:12 ROOF PITCH, COMPOSITION SHINGLE.'],
  },
  labels: {
    titles: {
      en: ['PV LABELS AND PLACARDS', 'WARNING LABELS AND PLACARDS'],
      es: ['ETIQUETAS Y PLACAS DE ADVERTENCIA'],
    },
    picture: labelsPicture,
    scales: NOT_TO_SCALE,
    notes: () => ['LABELS WEATHER RESISTANT, RED WITH WHITE LETTERS.'],
  },
  wh_tankless_plan: {
    titles: {
      en: ['TANKLESS WATER HEATER INSTALLATION PLAN', 'TANKLESS HEATER FLOOR PLAN: GAS AND VENT'],
      es: ['PLANO DEL CALENTADOR SIN TANQUE'],
    },
    picture: floorPicture,
    scales: PLAN,
    notes: () => [
      'TANKLESS HEATER ON EXTERIOR WALL, CATEGORY IV VENT, 120 V RECEPTACLE.',
      'T AND P DISCHARGE TO APPROVED POINT.',
    ],
  },
  gas_diagram: {
    titles: { en: ['GAS PIPING ISOMETRIC', 'GAS LINE ISOMETRIC DIAGRAM'], es: ['ISOMÉTRICO DE GAS'] },
    picture: gasPicture,
    scales: NOT_TO_SCALE,
  },
  gen_gas: {
    titles: {
      en: ['GENERATOR GAS LINE SIZING', 'GAS PIPING ISOMETRIC FOR GENERATOR'],
      es: ['TUBERÍA DE GAS DEL GENERADOR'],
    },
    picture: gasPicture,
    scales: NOT_TO_SCALE,
    notes: () => ['GENERATOR 306,000 BTU. METER UPGRADE TO 500 CFH.'],
  },
};

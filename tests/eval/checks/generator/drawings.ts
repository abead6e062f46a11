/** Each kind of drawing sheet: what it is called, what is drawn, what is written beside it. */
import type { Context } from './context';
import type { DrawingSpec } from './drawing';
import {
  coverPicture,
  elevationPicture,
  floorPicture,
  framingPicture,
  gasPicture,
  guardPicture,
  labelsPicture,
  oneLinePicture,
  poolPicture,
  roofPicture,
  sectionPicture,
  sitePicture,
  trussPicture,
} from './pictures';

const PLAN = ['1/4" = 1\'-0"', '1/8" = 1\'-0"', '3/16" = 1\'-0"'] as const;
const SITE = ['1" = 10\'', '1" = 20\'', '1" = 30\''] as const;
const DETAIL = ['1/2" = 1\'-0"', '3/4" = 1\'-0"'] as const;
const NOT_TO_SCALE = ['NTS'] as const;

const inches = (value: number) => `${value}"`;
const guard = (context: Context, height: string) =>
  `GUARD HEIGHT ${height} MIN. ABOVE DECK ${context.style.capitals ? 'SURFACE' : 'FLOOR'}`;

const site = (rest: Partial<DrawingSpec> = {}): DrawingSpec => ({
  titles: { en: ['SITE PLAN', 'PLOT PLAN'], es: ['PLANO DE SITIO', 'PLANO DE CONJUNTO'] },
  picture: sitePicture,
  scales: SITE,
  north: true,
  shows: ['parcel'],
  notes: () => ['ALL SETBACKS ARE TO THE FACE OF THE STRUCTURE.', 'DRAINAGE FLOWS AWAY FROM BUILDINGS.'],
  ...rest,
});

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

export const DRAWINGS: Readonly<Record<string, DrawingSpec>> = {
  site_plan: site(),
  ev_site: site({
    titles: {
      en: ['SITE PLAN: EV CHARGER LOCATION', 'EV CHARGER PLOT PLAN AND CONDUIT ROUTE'],
      es: ['PLANO DE SITIO: CARGADOR EV'],
    },
    notes: () => ['EVSE IN GARAGE, 1" EMT CONDUIT ROUTE FROM PANEL, 34 FT.'],
  }),
  site_loc: site({
    titles: { en: ['METER AND PANEL LOCATION PLAN'], es: ['UBICACIÓN DEL MEDIDOR Y DEL PANEL'] },
    notes: () => ['METER AND PANEL RELOCATED TO EAST WALL. CLEAR WORKING SPACE 30" x 36".'],
  }),
  site_equipment: site({
    titles: {
      en: ['CONDENSER LOCATION PLAN', 'OUTDOOR UNIT LOCATION PLAN'],
      es: ['UBICACIÓN DE LA UNIDAD EXTERIOR'],
    },
    notes: () => ['OUTDOOR CONDENSING UNIT ON PAD, SETBACK 6\'-0" FROM SIDE PROPERTY LINE, SOUND 71 dBA.'],
  }),
  gen_site: site({
    titles: {
      en: ['GENERATOR LOCATION PLAN', 'GENERATOR PLACEMENT AND CLEARANCES'],
      es: ['UBICACIÓN DEL GENERADOR'],
    },
    notes: () => [
      'GENERATOR 5\'-0" FROM OPENINGS, 3\'-0" FROM WALL, 6\'-0" FROM LOT LINE.',
      'SOUND 67 dBA AT 23 FT.',
    ],
  }),
  plan_set: {
    titles: {
      en: ['COVER SHEET', 'TITLE SHEET', 'COVER SHEET AND GENERAL NOTES'],
      es: ['PORTADA', 'PORTADA Y NOTAS GENERALES'],
    },
    picture: coverPicture,
    scales: NOT_TO_SCALE,
    shows: ['codes', 'area', 'parcel'],
    notes: () => ['OCCUPANCY: R-3', 'CONSTRUCTION TYPE: V-B', 'NUMBER OF STORIES: 1'],
  },
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
  floor_plans: {
    titles: { en: ['FLOOR PLAN', 'FIRST FLOOR PLAN'], es: ['PLANTA ARQUITECTÓNICA'] },
    picture: floorPicture,
    scales: PLAN,
    notes: () => [
      'SD = SMOKE AND CO ALARM, HARDWIRED AND INTERCONNECTED.',
      'WINDOW SIZES AS SCHEDULED; EGRESS IN EACH BEDROOM.',
    ],
  },
  existing_proposed: {
    titles: {
      en: [
        'EXISTING AND PROPOSED FLOOR PLANS',
        'DEMOLITION AND PROPOSED FLOOR PLAN',
        'EXISTING FLOOR PLAN / PROPOSED FLOOR PLAN',
      ],
      es: ['PLANTA EXISTENTE Y PROPUESTA'],
    },
    picture: floorPicture,
    scales: PLAN,
    notes: () => [
      'DASHED WALLS ARE TO BE REMOVED. EXISTING WALLS TO REMAIN ARE SOLID.',
      'NEW KITCHEN LAYOUT AS SHOWN.',
    ],
  },
  win_elev: {
    titles: {
      en: ['ELEVATIONS WITH WINDOW LOCATIONS', 'WINDOW LOCATION ELEVATIONS'],
      es: ['FACHADAS CON UBICACIÓN DE VENTANAS'],
    },
    picture: elevationPicture,
    scales: PLAN,
    notes: () => ['MARKS A TO D REFER TO THE WINDOW SCHEDULE; EACH OPENING TO BE REPLACED IS MARKED.'],
  },
  elevations: {
    titles: { en: ['EXTERIOR ELEVATIONS', 'ELEVATIONS'], es: ['FACHADAS EXTERIORES'] },
    picture: elevationPicture,
    scales: PLAN,
    notes: () => ['SIDING: FIBER CEMENT LAP. ROOF: ASPHALT SHINGLE.'],
  },
  foundation_plan: {
    titles: { en: ['FOUNDATION PLAN', 'FOUNDATION PLAN AND FOOTING DETAILS'], es: ['PLANTA DE CIMENTACIÓN'] },
    picture: sectionPicture([
      '16" x 8" CONT. FOOTING, (2) #4 BARS',
      '8" CONCRETE STEM WALL',
      '4" SLAB ON 6 MIL VAPOR BARRIER',
      '1/2" ANCHOR BOLTS @ 6\'-0" O.C.',
      'FOOTING 30" BELOW GRADE',
    ]),
    scales: PLAN,
    sealed: true,
    shows: ['codes'],
  },
  framing: {
    titles: {
      en: ['FLOOR AND ROOF FRAMING PLAN', 'ROOF FRAMING PLAN AND WALL SECTIONS'],
      es: ['PLANO DE ENTRAMADO DE PISO Y TECHO'],
    },
    picture: framingPicture,
    scales: PLAN,
    sealed: true,
    notes: () => ['BRACED WALL PANELS AS MARKED, CS-WSP METHOD.', 'HEADERS (2) 2x10 UNLESS NOTED.'],
  },
  beam_sheet: {
    titles: { en: ['STRUCTURAL PLAN AND BEAM DETAILS', 'STRUCTURAL DETAILS'], es: ['PLANO ESTRUCTURAL'] },
    picture: framingPicture,
    scales: PLAN,
    sealed: true,
    notes: () => ['NEW LVL BEAM 3-1/2" x 11-7/8" AT REMOVED BEARING WALL.'],
    shows: ['codes'],
  },
  truss: {
    titles: {
      en: ['TRUSS DESIGN DRAWINGS AND LAYOUT', 'ROOF TRUSS LAYOUT AND DESIGN DRAWING'],
      es: ['DISEÑO DE ARMADURAS DE TECHO (TRUSS)'],
    },
    picture: trussPicture,
    scales: NOT_TO_SCALE,
    sealed: true,
    notes: () => ['METAL PLATE CONNECTED WOOD TRUSSES, ANSI/TPI 1.'],
  },
  mep: {
    titles: {
      en: ['ELECTRICAL, PLUMBING AND MECHANICAL PLANS', 'MEP PLAN'],
      es: ['PLANO ELÉCTRICO, HIDRÁULICO Y MECÁNICO'],
    },
    picture: floorPicture,
    scales: PLAN,
    notes: () => [
      'RECEPTACLES AT 12\'-0" MAX. AFCI/GFCI AS REQUIRED. DUCTS SEALED.',
      'WATER HEATER, DRAINS AND VENTS AS SHOWN IN THE RISER.',
    ],
  },
  electrical_scope: {
    titles: { en: ['ELECTRICAL PLAN AND LOAD SUMMARY', 'ELECTRICAL PLAN'], es: ['PLANO ELÉCTRICO'] },
    picture: floorPicture,
    scales: PLAN,
    notes: () => [
      'KITCHEN: (2) 20 A SMALL APPLIANCE CIRCUITS, RANGE 50 A, ISLAND RECEPTACLE.',
      'CALCULATED LOAD 28,200 VA = 118 A.',
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
  deck_framing: {
    titles: { en: ['DECK FRAMING PLAN', 'FRAMING PLAN: DECK'], es: ['ENTRAMADO DEL DECK'] },
    picture: framingPicture,
    scales: PLAN,
    shows: ['codes', 'area'],
    notes: () => ['ALL LUMBER PRESSURE TREATED. JOIST HANGERS AT LEDGER.'],
  },
  deck_footing: {
    titles: {
      en: ['DECK FOOTING PLAN AND DETAIL', 'FOOTING PLAN: DECK POSTS'],
      es: ['CIMENTACIÓN DEL DECK'],
    },
    picture: sectionPicture([
      '6x6 POST ON POST BASE',
      '12" DIA. CONCRETE PIER',
      '20" x 20" x 10" FOOTING',
      'BOTTOM 42" BELOW GRADE (FROST)',
      'SOIL 1500 PSF ASSUMED',
    ]),
    scales: DETAIL,
    shows: ['codes'],
  },
  deck_ledger: {
    titles: {
      en: ['LEDGER ATTACHMENT DETAIL', 'DECK LEDGER AND LATERAL LOAD DETAIL'],
      es: ['DETALLE DE LEDGER'],
    },
    picture: sectionPicture([
      '2x10 P.T. LEDGER',
      '1/2" DIA. LAG SCREWS @ 15" O.C. STAGGERED',
      'FLASHING OVER LEDGER',
      'EXISTING BAND JOIST',
      '(2) 1500 LB LATERAL TENSION TIES',
    ]),
    scales: DETAIL,
  },
  deck_guard: {
    titles: {
      en: ['GUARD, STAIR AND HANDRAIL DETAILS', 'GUARD AND STAIR DETAIL'],
      es: ['DETALLE DE BARANDAL Y ESCALERA'],
    },
    picture: (context, sheet, frame) =>
      guardPicture(
        inches(context.facts.guardIn),
        ['4" SPHERE SHALL NOT PASS', '2x2 BALUSTERS', '4x4 POSTS, BOLTED', 'HANDRAIL 34" TO 38"'],
        'GUARD ELEVATION',
      )(context, sheet, frame),
    scales: DETAIL,
    notes: (context) => [
      guard(context, inches(context.facts.guardIn)),
      'STAIR RISE 7-3/4" MAX., RUN 10" MIN.',
    ],
  },
  fence_detail: {
    titles: { en: ['FENCE DETAIL', 'WOOD FENCE ELEVATION AND DETAIL'], es: ['DETALLE DE LA CERCA'] },
    picture: guardPicture(
      '6\'-0"',
      ['1x6 CEDAR PICKETS', '4x4 POSTS @ 8\'-0" O.C.', 'FINISHED SIDE OUT', 'GATE 3\'-6" WIDE'],
      'FENCE ELEVATION',
    ),
    scales: DETAIL,
    notes: () => ['TOTAL LENGTH 164 FT. POSTS SET 30" IN CONCRETE.'],
  },
  barrier: {
    titles: { en: ['POOL BARRIER PLAN', 'POOL BARRIER AND GATE DETAILS'], es: ['BARRERA DE LA ALBERCA'] },
    picture: (context, sheet, frame) =>
      guardPicture(
        inches(context.facts.barrierIn),
        [
          'SELF-CLOSING, SELF-LATCHING GATE',
          'GATE OPENS OUTWARD',
          'LATCH RELEASE 54" ABOVE GRADE',
          'DOOR ALARMS PER UL 2017',
        ],
        'BARRIER ELEVATION',
      )(context, sheet, frame),
    scales: DETAIL,
    notes: ({ facts }) => [`POOL BARRIER HEIGHT ${facts.barrierIn}" ABOVE GRADE. OPENINGS LESS THAN 4".`],
  },
  pool_fence: {
    titles: {
      en: ['POOL BARRIER DETAILS FOR FENCE', 'POOL BARRIER FENCE DETAIL'],
      es: ['CERCA COMO BARRERA DE ALBERCA'],
    },
    picture: (context, sheet, frame) =>
      guardPicture(
        inches(context.facts.barrierIn),
        ['SELF-LATCHING GATE', 'OPENS AWAY FROM POOL', 'LATCH 54" ABOVE GRADE'],
        'BARRIER ELEVATION',
      )(context, sheet, frame),
    scales: DETAIL,
    notes: ({ facts }) => [`POOL BARRIER HEIGHT ${facts.barrierIn}" MIN. ABOVE GRADE.`],
  },
  pool_plan: {
    titles: {
      en: ['POOL PLAN AND SECTION', 'SWIMMING POOL LAYOUT AND SECTIONS'],
      es: ['PLANTA Y SECCIÓN DE LA ALBERCA'],
    },
    picture: poolPicture,
    scales: PLAN,
    shows: ['codes'],
    notes: () => ['GUNITE 6" SHELL, #3 BARS @ 12" O.C. EACH WAY.'],
  },
  pool_eng: {
    titles: {
      en: ['POOL STRUCTURAL PLAN', 'ENGINEERED POOL STRUCTURAL DETAILS'],
      es: ['PLANO ESTRUCTURAL DE LA ALBERCA'],
    },
    picture: sectionPicture([
      'GUNITE 4000 PSI AT 28 DAYS',
      '#3 BARS @ 12" O.C.',
      'BOND BEAM 12" x 12", (4) #4',
      'EXPANSION JOINT AT DECK',
    ]),
    scales: DETAIL,
    sealed: true,
    shows: ['codes'],
  },
  pool_elec: {
    titles: {
      en: ['POOL ELECTRICAL AND BONDING PLAN', 'EQUIPOTENTIAL BONDING AND ELECTRICAL PLAN'],
      es: ['PLANO ELÉCTRICO Y UNIÓN EQUIPOTENCIAL DE LA ALBERCA'],
    },
    picture: poolPicture,
    scales: PLAN,
    notes: () => [
      '#8 SOLID COPPER BONDING GRID 18" TO 24" FROM WATER.',
      'GFCI ON PUMP AND LIGHTS. NO OVERHEAD CONDUCTORS WITHIN 22.5 FT.',
    ],
  },
  drainage_pool: {
    titles: {
      en: ['POOL DECK DRAINAGE PLAN', 'DRAINAGE PLAN: POOL DECK'],
      es: ['DRENAJE DEL ÁREA DE LA ALBERCA'],
    },
    picture: poolPicture,
    scales: PLAN,
    notes: () => ['DECK SLOPES 1/4" PER FT AWAY FROM POOL TO DECK DRAINS.'],
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
  win_struct: {
    titles: { en: ['HEADER DETAIL FOR ENLARGED OPENING'], es: ['DETALLE DE DINTEL'] },
    picture: sectionPicture(['(2) 2x10 HEADER', '(2) TRIMMERS EACH SIDE', 'KING STUD', 'SILL FLASHING']),
    scales: DETAIL,
    sealed: true,
  },
};

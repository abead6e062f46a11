/** Plans, elevations, structures and decks of houses. */
import type { Context } from './context';
import type { DrawingSpec } from './drawing';
import {
  coverPicture,
  elevationPicture,
  floorPicture,
  framingPicture,
  guardPicture,
  sectionPicture,
  trussPicture,
} from './pictures';
import { DETAIL, NOT_TO_SCALE, PLAN } from './scales';

const inches = (value: number) => `${value}"`;

const guard = (context: Context, height: string) =>
  `GUARD HEIGHT ${height} MIN. ABOVE DECK ${context.style.capitals ? 'SURFACE' : 'FLOOR'}`;

export const HOUSE_DRAWINGS: Readonly<Record<string, DrawingSpec>> = {
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
  win_struct: {
    titles: { en: ['HEADER DETAIL FOR ENLARGED OPENING'], es: ['DETALLE DE DINTEL'] },
    picture: sectionPicture(['(2) 2x10 HEADER', '(2) TRIMMERS EACH SIDE', 'KING STUD', 'SILL FLASHING']),
    scales: DETAIL,
    sealed: true,
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
};

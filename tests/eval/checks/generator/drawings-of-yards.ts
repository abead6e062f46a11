/** Fences and pools. */
import type { DrawingSpec } from './drawing';
import { guardPicture, sectionPicture } from './pictures';
import { poolPicture } from './pictures-of-trades';
import { DETAIL, PLAN } from './scales';

const inches = (value: number) => `${value}"`;

export const YARD_DRAWINGS: Readonly<Record<string, DrawingSpec>> = {
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
};

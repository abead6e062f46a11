/** Plans of the lot. */
import type { DrawingSpec } from './drawing';
import { sitePicture } from './pictures';
import { SITE } from './scales';

const site = (rest: Partial<DrawingSpec> = {}): DrawingSpec => ({
  titles: { en: ['SITE PLAN', 'PLOT PLAN'], es: ['PLANO DE SITIO', 'PLANO DE CONJUNTO'] },
  picture: sitePicture,
  scales: SITE,
  north: true,
  shows: ['parcel'],
  notes: () => ['ALL SETBACKS ARE TO THE FACE OF THE STRUCTURE.', 'DRAINAGE FLOWS AWAY FROM BUILDINGS.'],
  ...rest,
});

export const SITE_DRAWINGS: Readonly<Record<string, DrawingSpec>> = {
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
};

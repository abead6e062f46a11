import type { Text } from '@/lib/catalogue/checklists/types';
import type { FeeInputName, Occupancy, WorkKind } from '@/lib/catalogue/fees/types';

/** Words that many schedules share. */
export const PERMIT: Text = { en: 'Permit fee', es: 'Tarifa del permiso' };
export const BUILDING_PERMIT: Text = {
  en: 'Building permit fee',
  es: 'Tarifa del permiso de construcción',
};
export const PLAN_REVIEW: Text = { en: 'Plan review', es: 'Revisión de planos' };
export const TECHNOLOGY: Text = { en: 'Technology fee', es: 'Tarifa de tecnología' };
export const STATE_SURCHARGE: Text = { en: 'State surcharge', es: 'Recargo estatal' };
export const ADMINISTRATIVE: Text = { en: 'Administrative fee', es: 'Tarifa administrativa' };
export const APPLICATION: Text = { en: 'Application fee', es: 'Tarifa de solicitud' };
export const INSPECTION: Text = { en: 'Inspection', es: 'Inspección' };
export const MINIMUM: Text = { en: 'Difference to the minimum fee', es: 'Diferencia hasta la tarifa mínima' };
export const ELECTRICAL: Text = { en: 'Electrical permit', es: 'Permiso eléctrico' };
export const PLUMBING: Text = { en: 'Plumbing permit', es: 'Permiso de plomería' };
export const MECHANICAL: Text = { en: 'Mechanical permit', es: 'Permiso mecánico' };

/** Rows that many schedules have. */
export const HOUSE_ROW: Text = { en: 'One- or two-family house', es: 'Casa de una o dos familias' };
export const NEW_HOUSE: Text = {
  en: 'New one- or two-family house',
  es: 'Casa nueva de una o dos familias',
};
export const COMMERCIAL_ROW: Text = { en: 'Commercial building', es: 'Edificio comercial' };
export const MULTIFAMILY_ROW: Text = {
  en: 'Apartments or condominiums',
  es: 'Apartamentos o condominios',
};
export const ANY_BUILDING_ROW: Text = {
  en: 'Building permit, any building',
  es: 'Permiso de construcción, cualquier edificio',
};

export const WITHOUT_PLANS_ROW: Text = {
  en: 'Roofing or windows, no plans to review',
  es: 'Techo o ventanas, sin planos por revisar',
};

export const NOT_IN_PERMIT_FEE: Text = {
  en: 'Impact and school fees, water and sewer connections, fire and zoning review',
  es: 'Tarifas de impacto y escolares, conexiones de agua y alcantarillado, revisión de incendios y de zonificación',
};
/** The same where nothing we read speaks of school fees. */
export const OTHER_CHARGES: Text = {
  en: 'Impact fees, water and sewer connections, fire and zoning review',
  es: 'Tarifas de impacto, conexiones de agua y alcantarillado, revisión de incendios y de zonificación',
};
export const TRADES_APART: Text = {
  en: 'Electrical, plumbing and mechanical permits',
  es: 'Permisos eléctrico, de plomería y mecánico',
};

export const NO_ROW: Text = {
  en: 'The schedule held here has no price for this work. Ask the office that issues the permit.',
  es: 'La tabla de tarifas que tenemos no fija un precio para este trabajo. Pregunte en la oficina que emite el permiso.',
};

/** Why there is no figure for a dwelling in Texas; the state's rule stands beside it. */
export const BY_VALUE_ONLY: Text = {
  en: 'Texas bars a city from basing a dwelling’s permit fee on its value, and the schedule held here prices this work by value only. Ask the city for its fee by area or its flat fee.',
  es: 'Texas prohíbe que la ciudad base en el valor la tarifa del permiso de una vivienda, y la tabla de tarifas que tenemos fija este precio solo por el valor. Pida a la ciudad su tarifa por superficie o su tarifa fija.',
};

/** What an estimate asks for, in a few words. */
export const INPUT_LABELS: { readonly [N in FeeInputName]: Text } = {
  occupancy: { en: 'Kind of building', es: 'Tipo de edificio' },
  work: { en: 'Kind of work', es: 'Tipo de trabajo' },
  row: { en: 'Row of the fee schedule', es: 'Renglón de la tabla de tarifas' },
  valuationCents: { en: 'Value of the work', es: 'Valor de la obra' },
  areaSqft: { en: 'Area in square feet', es: 'Superficie en pies cuadrados' },
  dwellingUnits: { en: 'Dwelling units', es: 'Unidades de vivienda' },
  stories: { en: 'Stories', es: 'Pisos' },
  trades: { en: 'Number of trades on the job', es: 'Número de oficios en la obra' },
  fixtures: { en: 'Plumbing fixtures', es: 'Aparatos sanitarios' },
  serviceAmps: { en: 'Electrical service in amperes', es: 'Acometida eléctrica en amperios' },
  frontageFt: { en: 'Street frontage in feet', es: 'Frente a la calle en pies' },
  constructionType: { en: 'Construction type (I to V)', es: 'Tipo de construcción (I a V)' },
  occupancyGroup: { en: 'Occupancy group of the code', es: 'Grupo de ocupación del código' },
};

export const OCCUPANCY_LABELS: { readonly [O in Occupancy]: Text } = {
  residential_1_2: HOUSE_ROW,
  multifamily: MULTIFAMILY_ROW,
  commercial: COMMERCIAL_ROW,
};

export const WORK_LABELS: { readonly [W in WorkKind]: Text } = {
  new: { en: 'New building', es: 'Edificio nuevo' },
  addition: { en: 'Addition', es: 'Ampliación' },
  alteration: { en: 'Remodel or repair', es: 'Remodelación o reparación' },
  accessory_unit: { en: 'Accessory dwelling unit', es: 'Vivienda accesoria (ADU)' },
  windows: { en: 'Windows and doors', es: 'Ventanas y puertas' },
  electrical_service: { en: 'Electrical service', es: 'Acometida eléctrica' },
  plumbing: { en: 'Plumbing', es: 'Plomería' },
  mechanical: { en: 'Heating and air conditioning', es: 'Calefacción y aire acondicionado' },
  water_heater: { en: 'Water heater', es: 'Calentador de agua' },
  roofing: { en: 'Reroof', es: 'Cambio de techo' },
  solar: { en: 'Solar panels', es: 'Paneles solares' },
  ev_charger: { en: 'EV charger', es: 'Cargador de vehículo eléctrico' },
  deck: { en: 'Deck or porch', es: 'Terraza (deck) o porche' },
  fence: { en: 'Fence', es: 'Cerca' },
  pool: { en: 'Pool or spa', es: 'Piscina o spa' },
  foundation_repair: { en: 'Foundation repair', es: 'Reparación de cimentación' },
  grading: { en: 'Grading', es: 'Nivelación' },
  demolition: { en: 'Demolition', es: 'Demolición' },
};

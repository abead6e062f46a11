/** Labels and titles that stand in no package of the first set, so that what was tuned on that one can be held against others. */
import type { Words } from './context';

export const OTHER_LABELS: Readonly<Record<string, Words>> = {
  address: {
    en: ['Location of work', 'Premises', 'Job location'],
    es: ['Ubicación de la obra', 'Domicilio'],
  },
  legal: { en: ['Lot and block'], es: ['Lote y manzana'] },
  owner: {
    en: ['Owner of record', 'Property owner(s)', 'Homeowner'],
    es: ['Nombre del dueño', 'Propietario registrado'],
  },
  contractor: {
    en: ['Prime contractor', 'Company name', 'Licensed contractor'],
    es: ['Compañía contratista', 'Constructor'],
  },
  license: {
    en: ['Lic. #', 'Registration no.', 'License / certificate number'],
    es: ['Lic. núm.', 'Registro núm.'],
  },
  licenseExpires: { en: ['Exp. date', 'Expiry date', 'Expires on'], es: ['Vencimiento', 'Expira'] },
  valuation: {
    en: ['Cost of work', 'Job cost', 'Construction value', 'Estimated value of work'],
    es: ['Costo de la obra', 'Valor estimado'],
  },
  price: { en: ['Total price', 'Agreed price', 'Contract total'], es: ['Precio total', 'Precio convenido'] },
  area: { en: ['Sq. ft. of work', 'Floor area', 'Affected area'], es: ['Área de trabajo', 'Área afectada'] },
  description: {
    en: ['Nature of work', 'Work to be performed', 'Proposed work'],
    es: ['Obra propuesta', 'Trabajo a realizar'],
  },
  fee: { en: ['Total fees', 'Amount due', 'Fees'], es: ['Tarifas', 'Monto a pagar'] },
  amps: { en: ['Service amperage', 'Service ampacity'], es: ['Amperaje del servicio'] },
};

export const OTHER_TITLES: Readonly<Record<string, Words>> = {
  application: {
    en: ['Construction Permit Request', 'Residential Building Permit Form', 'Request for Permit'],
    es: ['Petición de permiso de obra', 'Formulario de permiso de construcción'],
  },
  owner_authorization: {
    en: ['Agent Authorization by Property Owner', 'Consent of Owner'],
    es: ['Consentimiento del dueño para tramitar el permiso'],
  },
  owner_builder: {
    en: ['Owner Acting as Contractor: Acknowledgment'],
    es: ['Dueño como contratista: constancia'],
  },
  valuation: { en: ['Remodeling Agreement', 'Work Order and Contract'], es: ['Acuerdo de obra'] },
  scope_description: { en: ['Work Summary', 'Statement of Work'], es: ['Resumen de la obra'] },
  hoa_letter: {
    en: ['Design Review Committee Decision', 'Association Approval'],
    es: ['Decisión del comité de diseño'],
  },
  zoning_approval: {
    en: ['Zoning Sign-off', 'Land Use Compatibility Statement'],
    es: ['Visto bueno de zonificación'],
  },
  roof_spec: { en: ['Roof System Description', 'Shingle Roof Assembly'], es: ['Sistema de techo'] },
  load_calc: { en: ['NEC 220 Load Worksheet'], es: ['Hoja de cargas NEC 220'] },
  panel_schedule: { en: ['Circuit Directory'], es: ['Directorio de circuitos'] },
  manual_j: {
    en: ['Heating and Cooling Load Summary (Manual J)'],
    es: ['Cargas de calefacción y enfriamiento (Manual J)'],
  },
  ev_spec: { en: ['Wall Connector Technical Data'], es: ['Datos del conector de pared'] },
  structural_calcs: { en: ['Header Design Calculation'], es: ['Cálculo de la viga'] },
  win_sched: { en: ['Fenestration Schedule'], es: ['Tabla de ventanería'] },
  gen_spec: { en: ['Home Standby Unit Data'], es: ['Datos de la planta de emergencia'] },
  eng_report: {
    en: ['Structural Assessment of Foundation'],
    es: ['Evaluación estructural de la cimentación'],
  },
  site_plan: { en: ['SITE LAYOUT', 'PLOT PLAN AND LOCATION MAP'], es: ['PLANTA DE CONJUNTO'] },
  plan_set: { en: ['GENERAL INFORMATION SHEET'], es: ['HOJA GENERAL'] },
  floor_plans: { en: ['MAIN LEVEL PLAN'], es: ['PLANTA BAJA'] },
  existing_proposed: { en: ['EXISTING / NEW PLAN'], es: ['PLANTA ACTUAL Y NUEVA'] },
  elevations: { en: ['BUILDING ELEVATIONS'], es: ['ALZADOS'] },
  deck_framing: { en: ['DECK STRUCTURE PLAN'], es: ['ESTRUCTURA DEL DECK'] },
  deck_guard: { en: ['RAILING AND STAIR SECTIONS'], es: ['SECCIONES DE BARANDAL Y ESCALERA'] },
  fence_detail: { en: ['TYPICAL FENCE SECTION'], es: ['SECCIÓN TÍPICA DE CERCA'] },
  one_line: { en: ['SERVICE RISER'], es: ['DIAGRAMA DE LA ACOMETIDA'] },
  ev_one_line: { en: ['EVSE WIRING DIAGRAM'], es: ['DIAGRAMA DE CONEXIÓN DEL CARGADOR'] },
  pool_plan: { en: ['POOL LAYOUT'], es: ['TRAZO DE LA ALBERCA'] },
  win_elev: { en: ['OPENING LOCATIONS'], es: ['UBICACIÓN DE VANOS'] },
};

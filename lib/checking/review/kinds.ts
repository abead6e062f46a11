/** Documents by what they have in common, as far as the rules look at it. */

/** Manufacturers' papers: their addresses, dates, scales and editions say nothing about the job. */
export const MAKERS_PAPERS: ReadonlySet<string> = new Set([
  'spec_sheets',
  'ev_spec',
  'gen_spec',
  'eval_reports',
  'product_approval',
  'win_product',
  'equipment_data',
  'deck_composite',
  'labels',
  'entrap',
  'pier_detail',
  'backflow',
  'wh_spec',
]);

/** Papers about a person or a company, wherever they work: an address in them is their own. */
export const PEOPLES_PAPERS: ReadonlySet<string> = new Set([
  'contractor_license',
  'insurance_wc',
  'lead_rrp',
  'sign_license',
  'bond',
  'bond_demo',
]);

/** A contractor may hand in his own and his subcontractors'. */
export const LICENCES: ReadonlySet<string> = new Set(['contractor_license', 'sign_license']);

/** Papers of one trade: its contractor, its licence and its price are not those of the whole job. */
export const TRADE_PAPERS: ReadonlySet<string> = new Set(['trade_forms', 'sign_elec', 'fire_shop', 'hood']);

/** Papers with a number of their own that is no contractor's licence. */
export const OTHER_NUMBERS: ReadonlySet<string> = new Set(['lead_rrp', 'bond', 'bond_demo']);

/** Papers of somebody else's lot beside the job's. */
export const NEIGHBORS_PAPERS: ReadonlySet<string> = new Set(['fence_neighbor']);

/** Whether a document may speak of the job's own lot: papers of makers, of people and of neighbours name other places. */
export const isOfTheLot = (documentId: string) =>
  !MAKERS_PAPERS.has(documentId) && !PEOPLES_PAPERS.has(documentId) && !NEIGHBORS_PAPERS.has(documentId);

/** Drawings that must show where things stand on the lot. */
export const SITE_PLANS: ReadonlySet<string> = new Set([
  'site_plan',
  'fence_survey',
  'sign_survey',
  'ev_site',
  'gen_site',
  'site_equipment',
  'grading_plan',
]);

/** Drawings of something that is measured off them; diagrams, details and schedules are not. */
export const DRAWN_TO_SCALE: ReadonlySet<string> = new Set([
  ...SITE_PLANS,
  'foundation_plan',
  'floor_plans',
  'elevations',
  'framing',
  'existing_proposed',
  'deck_framing',
  'deck_footing',
  'pool_plan',
  'roof_plan',
  'demo_plan',
  'sign_elev',
  'facade',
  'life_safety',
  'ti_arch',
  'ti_access',
  'adu_floor',
  'erosion_plan',
  'win_elev',
]);

/** Papers somebody signs, by what they are. */
export const SIGNED_PAPERS: ReadonlySet<string> = new Set([
  'application',
  'owner_authorization',
  'owner_builder',
  'uniform_roof_form',
  'roof_nailing',
  'notice_of_commencement',
  'trade_forms',
  'fence_neighbor',
  'landlord',
  'landlord_ti',
  'co_app',
  'utilities',
  'hoa_letter',
  'structural_letter',
  'eng_report',
  'valuation',
  'special_insp',
  'special_insp2',
]);

/** Papers that are an engineer's or architect's by what they are, whatever the answers say. */
export const SEALED_PAPERS: ReadonlySet<string> = new Set([
  'design_seal',
  'structural_calcs',
  'structural_letter',
  'structural',
  'structural_set',
  'wind_calcs',
  'deck_engineer',
  'pool_eng',
  'retaining_calc',
  'sign_struct',
  'eng_report',
  'grading_eng',
  'grading_plan',
  'truss',
  'soils',
  'grading_soil',
  'geotech_com',
]);

/** Front sheets, where the address, the editions and the index stand. */
export const COVERS: ReadonlySet<string> = new Set(['plan_set', 'cover', 'code_analysis']);

/** Drawings whose sheets are numbered. */
export const DRAWINGS: ReadonlySet<string> = new Set([
  ...COVERS,
  ...SITE_PLANS,
  'foundation_plan',
  'floor_plans',
  'elevations',
  'framing',
  'mep',
  'existing_proposed',
  'electrical_scope',
  'one_line',
  'panel_schedule',
  'site_loc',
  'mech_plan_com',
  'gas_diagram',
  'roof_plan',
  'one_three_line',
  'structural',
  'labels',
  'ev_one_line',
  'trench',
  'ada_ev',
  'deck_framing',
  'deck_footing',
  'deck_ledger',
  'deck_guard',
  'fence_detail',
  'pool_plan',
  'pool_eng',
  'barrier',
  'pool_elec',
  'pool_gas',
  'drainage_pool',
  'demo_plan',
  'sign_elev',
  'facade',
  'life_safety',
  'ti_arch',
  'ti_access',
  'ti_mep',
  'adu_floor',
  'adu_struct',
  'erosion_plan',
  'erosion',
  'win_sched',
  'win_elev',
  'win_struct',
  'civil',
  'structural_set',
  'mep_com',
  'fire_com',
  'access_com',
  'gen_elec',
]);

/** Whether a stretch of pages was taken for no document of the catalogue. */
export const isUnknown = (documentId: string) => documentId === 'other' || documentId === 'unclear';

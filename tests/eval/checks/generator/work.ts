/** The kinds of work in the packages: what is answered of each, and which documents make it complete. */
import type { Place } from './places';

export interface DrawingItem {
  readonly drawing: string;
  readonly number: string;
  /** Where it counts as another document than its own kind. */
  readonly as?: string;
}

export interface Work {
  readonly permitType: string;
  readonly subject: string;
  readonly valuation: readonly [number, number];
  readonly area: readonly [number, number];
  readonly amps?: number;
  readonly answers: Readonly<Record<string, string | number | boolean>>;
  /** On letter paper, by the place. */
  readonly papers: (place: Place) => readonly string[];
  readonly drawings: readonly DrawingItem[];
  /** The sheet that lists the others, first of the drawings. */
  readonly cover?: string;
  /** No contractor's licence is asked for. */
  readonly withoutInsurance?: boolean;
  /** An engineer's seal on a sheet answers for a document of its own. */
  readonly contained?: readonly string[];
  /** Places where the work's list would need more than is written here. */
  readonly notIn?: readonly string[];
}

const NOTHING_SPECIAL = {
  floodZone: 'X',
  historicDistrict: false,
  septic: false,
  hoa: false,
  nonPrescriptive: false,
  specialProducts: false,
  changesUse: false,
  exteriorEquipment: false,
  addsBedrooms: false,
};

const florida = (place: Place, ...ids: string[]) => (place.state === 'FL' ? ids : []);
const hvhz = (place: Place, ...ids: string[]) =>
  place.county === 'Miami-Dade' || place.county === 'Broward' ? ids : [];

export const WORKS: readonly Work[] = [
  {
    permitType: 'roofing',
    subject: 'Re-roof',
    valuation: [9_000, 32_000],
    area: [1600, 3200],
    answers: {
      ...NOTHING_SPECIAL,
      workType: 'replacement',
      engineeredAttachment: false,
      heavierMaterial: false,
      yearBuilt: 1994,
    },
    papers: (place) => [
      'roof_spec',
      ...florida(place, 'product_approval', 'notice_of_commencement', 'roof_nailing'),
      ...hvhz(place, 'uniform_roof_form', 'wind_calcs'),
      ...(place.state === 'CA' ? ['cool_roof'] : []),
    ],
    drawings: [],
  },
  {
    permitType: 'electrical_service',
    subject: 'Service upgrade',
    valuation: [3_500, 14_000],
    area: [1200, 2600],
    amps: 400,
    answers: { ...NOTHING_SPECIAL, serviceAmps: 400, serviceChange: true, relocatesEquipment: true },
    papers: () => ['load_calc', 'panel_schedule', 'utility_coord'],
    drawings: [
      { drawing: 'one_line', number: 'E-1' },
      { drawing: 'site_loc', number: 'E-2' },
    ],
  },
  {
    permitType: 'mechanical',
    subject: 'AC replacement',
    valuation: [6_500, 19_000],
    area: [1100, 2800],
    answers: {
      ...NOTHING_SPECIAL,
      workType: 'replacement',
      newDucts: true,
      exteriorEquipment: true,
      gasAppliance: false,
    },
    papers: (place) => [
      'equipment_data',
      'manual_j',
      'manual_s_d',
      ...(place.state === 'CA' || place.state === 'FL' ? ['energy_alt'] : []),
    ],
    drawings: [{ drawing: 'site_equipment', number: 'M-1' }],
  },
  {
    permitType: 'plumbing',
    subject: 'Water heater replacement',
    valuation: [2_600, 7_500],
    area: [60, 180],
    answers: {
      ...NOTHING_SPECIAL,
      workType: 'replacement',
      newFixtures: false,
      subtype: 'water_heater',
      tankless: true,
      relocatesEquipment: false,
      gasLine: true,
      backflow: false,
      newSewer: false,
      newMeter: false,
    },
    papers: () => ['wh_spec'],
    drawings: [
      { drawing: 'wh_tankless_plan', number: 'P-1' },
      { drawing: 'gas_diagram', number: 'P-2' },
    ],
  },
  {
    permitType: 'solar_pv',
    subject: 'Roof mounted photovoltaic system',
    valuation: [18_000, 42_000],
    area: [380, 620],
    answers: { ...NOTHING_SPECIAL, mount: 'roof', battery: false, automatedPlanCheck: false },
    papers: () => ['spec_sheets', 'structural', 'interconnect'],
    drawings: [
      { drawing: 'cover', number: 'PV-1' },
      { drawing: 'site_plan', number: 'PV-2' },
      { drawing: 'roof_plan', number: 'PV-3' },
      { drawing: 'one_three_line', number: 'PV-4' },
      { drawing: 'labels', number: 'PV-5' },
    ],
    cover: 'cover',
  },
  {
    permitType: 'ev_charger',
    subject: 'EV charger',
    valuation: [1_400, 4_800],
    area: [20, 60],
    answers: { ...NOTHING_SPECIAL, evLevel: 2, trench: false },
    papers: () => ['ev_load', 'ev_spec'],
    drawings: [
      { drawing: 'ev_site', number: 'E-1' },
      { drawing: 'ev_one_line', number: 'E-2' },
    ],
  },
  {
    permitType: 'deck_porch',
    subject: 'Deck addition',
    valuation: [9_000, 36_000],
    area: [180, 460],
    answers: {
      ...NOTHING_SPECIAL,
      changesFootprint: true,
      deckAttached: true,
      deckHeightIn: 42,
      hotTub: false,
      wui: false,
    },
    papers: () => ['zoning_approval'],
    drawings: [
      { drawing: 'site_plan', number: 'A-1' },
      { drawing: 'deck_framing', number: 'S-1' },
      { drawing: 'deck_footing', number: 'S-2' },
      { drawing: 'deck_ledger', number: 'S-3' },
      { drawing: 'deck_guard', number: 'S-4' },
    ],
  },
  {
    permitType: 'fence',
    subject: 'Wood fence',
    valuation: [2_700, 9_800],
    area: [600, 1200],
    answers: {
      ...NOTHING_SPECIAL,
      changesFootprint: false,
      onLotLine: false,
      inEasement: false,
      wallHeightFt: 0,
      servesPool: true,
      hoa: true,
    },
    papers: () => ['hoa_letter', 'zoning_approval'],
    drawings: [
      { drawing: 'site_plan', number: 'C-1' },
      { drawing: 'fence_detail', number: 'C-2' },
      { drawing: 'pool_fence', number: 'C-3' },
    ],
    withoutInsurance: true,
  },
  {
    permitType: 'pool_spa',
    subject: 'Swimming pool',
    valuation: [48_000, 96_000],
    area: [360, 540],
    answers: { ...NOTHING_SPECIAL, changesFootprint: true, inGround: true, poolHeated: false },
    papers: (place) => [
      'zoning_approval',
      'entrap',
      'pool_energy',
      ...florida(place, 'notice_of_commencement'),
    ],
    drawings: [
      { drawing: 'site_plan', number: 'P-1' },
      { drawing: 'pool_plan', number: 'P-2' },
      { drawing: 'pool_eng', number: 'P-3' },
      { drawing: 'barrier', number: 'P-4' },
      { drawing: 'pool_elec', number: 'P-5' },
      { drawing: 'drainage_pool', number: 'P-6' },
    ],
  },
  {
    permitType: 'res_alteration',
    subject: 'Kitchen remodel',
    valuation: [38_000, 92_000],
    area: [280, 720],
    answers: {
      ...NOTHING_SPECIAL,
      workType: 'alteration',
      structuralWork: true,
      addsConditionedArea: false,
      changesFootprint: false,
      yearBuilt: 1992,
      addsElectricalLoad: true,
    },
    papers: (place) => ['structural_calcs', ...florida(place, 'notice_of_commencement')],
    drawings: [
      { drawing: 'plan_set', number: 'G-001' },
      { drawing: 'existing_proposed', number: 'A-101' },
      { drawing: 'beam_sheet', number: 'S-101', as: 'plan_set' },
      { drawing: 'electrical_scope', number: 'E-101' },
    ],
    cover: 'plan_set',
    contained: ['design_seal'],
  },
  {
    permitType: 'windows_doors',
    subject: 'Window replacement',
    valuation: [8_500, 26_000],
    area: [140, 320],
    answers: { ...NOTHING_SPECIAL, windborneDebris: false, structuralWork: false },
    papers: (place) => ['win_sched', ...florida(place, 'win_product', 'notice_of_commencement')],
    drawings: [{ drawing: 'win_elev', number: 'A-1' }],
  },
  {
    permitType: 'generator',
    subject: 'Standby generator',
    valuation: [8_800, 16_500],
    area: [20, 40],
    answers: { ...NOTHING_SPECIAL, gasLine: true },
    papers: () => ['gen_spec'],
    drawings: [
      { drawing: 'site_plan', number: 'E-1' },
      { drawing: 'gen_site', number: 'E-2' },
      { drawing: 'gen_elec', number: 'E-3' },
      { drawing: 'gen_gas', number: 'E-4' },
    ],
  },
  {
    permitType: 'foundation_repair',
    subject: 'Foundation repair',
    valuation: [9_500, 28_000],
    area: [1100, 2100],
    answers: { ...NOTHING_SPECIAL, structuralWork: true, changesFootprint: false },
    papers: () => ['eng_report', 'pier_detail'],
    drawings: [],
    contained: ['design_seal'],
  },
  {
    permitType: 'res_new',
    subject: 'New residence',
    valuation: [240_000, 460_000],
    area: [1400, 2600],
    answers: {
      ...NOTHING_SPECIAL,
      workType: 'new',
      structuralWork: true,
      addsConditionedArea: true,
      changesFootprint: true,
      usesTrusses: true,
      landDisturbance: false,
    },
    papers: () => ['zoning_approval', 'manual_jsd', 'energy_residential'],
    drawings: [
      { drawing: 'plan_set', number: 'G-001' },
      { drawing: 'site_plan', number: 'C-101' },
      { drawing: 'foundation_plan', number: 'S-101' },
      { drawing: 'floor_plans', number: 'A-101' },
      { drawing: 'elevations', number: 'A-201' },
      { drawing: 'framing', number: 'S-201' },
      { drawing: 'truss', number: 'S-301' },
      { drawing: 'mep', number: 'E-101' },
    ],
    cover: 'plan_set',
    contained: ['design_seal'],
    notIn: ['FL', 'CA'],
  },
  {
    permitType: 'demolition',
    subject: 'Demolition of house',
    valuation: [9_000, 24_000],
    area: [900, 1900],
    answers: { ...NOTHING_SPECIAL, demolitionScope: 'full', yearBuilt: 1958 },
    papers: (place) => [
      'utilities',
      'dust',
      ...(['NY', 'MA', 'CA', 'WA'].includes(place.state) ? ['asbestos'] : []),
    ],
    drawings: [{ drawing: 'site_plan', number: 'D-1' }],
  },
];

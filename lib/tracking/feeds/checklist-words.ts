import type { PermitTypeId } from '@/lib/catalogue/checklists/types';

/**
 * Phrases for kinds of work in permit feeds, as folded whole words (letters and digits, single spaces). Kinds
 * of work are matched before trades: an electric sign is a sign, a solar array's electrical permit is solar.
 */
export const WORK_PHRASES: Partial<Record<PermitTypeId, string[]>> = {
  roofing: [
    'roof',
    'roofing',
    'reroof',
    'reroofing',
    're roof',
    're roofing',
    'roof covering',
    'roof replacement',
  ],
  solar_pv: ['solar', 'photovoltaic', 'photovoltaics', 'pv', 'pv system', 'solarapp', 'solar pv'],
  ev_charger: [
    'ev charger',
    'ev charging',
    'ev charging station',
    'electric vehicle charger',
    'electric vehicle charging',
    'evse',
    'evcs',
  ],
  deck_porch: [
    'deck',
    'decks',
    'decking',
    'porch',
    'porches',
    'patio',
    'patio cover',
    'covered patio',
    'pergola',
    'screen room',
    'screened porch',
  ],
  fence: ['fence', 'fences', 'fencing', 'fence wall'],
  pool_spa: ['pool', 'pools', 'swimming pool', 'hot tub', 'portable spa', 'residential spa', 'spa hot tub'],
  demolition: ['demolition', 'demo', 'demolish', 'wrecking', 'raze', 'razing', 'demolitions'],
  sign: ['sign', 'signs', 'signage', 'billboard', 'awning sign'],
  change_of_use: ['change of use', 'change of occupancy', 'change in use', 'conversion of use'],
  adu: ['adu', 'jadu', 'accessory dwelling', 'accessory dwelling unit', 'dadu', 'aadu', 'granny flat'],
  grading: [
    'grading',
    'grade or quarry or fill or excavate',
    'excavation',
    'earthwork',
    'land disturbance',
    'clearing and grading',
    'rough grading',
  ],
  windows_doors: [
    'window',
    'windows',
    'door',
    'doors',
    'window door',
    'windows doors',
    'fenestration',
    'window replacement',
  ],
  foundation_repair: ['foundation repair', 'foundation repairs', 'structural repair', 'foundation leveling'],
  generator: ['generator', 'generators', 'standby generator', 'emergency generator'],
};

export const TRADE_PHRASES: Partial<Record<PermitTypeId, string[]>> = {
  electrical_service: [
    'electrical',
    'electric',
    'elec',
    'rewire',
    'service upgrade',
    'service change',
    'panel upgrade',
  ],
  mechanical: [
    'mechanical',
    'mech',
    'hvac',
    'heating',
    'air conditioning',
    'furnace',
    'boiler',
    'ventilation',
  ],
  plumbing: ['plumbing', 'plumb', 'water heater'],
};

/**
 * Gas work counts as plumbing unless another trade is named beside it, as in Philadelphia's "Mechanical /
 * Fuel Gas".
 */
export const GAS_PHRASES = ['gas', 'fuel gas', 'gas piping', 'gas line', 'gas fitting', 'gasfitting'];

/** Removed before matching: phrases that contain a word with another meaning. */
export const OTHER_MEANINGS = [
  'roof mounted',
  'roof mount',
  'roof top',
  'sign off',
  'pool house',
  'interior demolition',
  'interior demo',
  'parking deck',
  'pool barrier',
  'garage door',
  'no change of use',
  'solar ready',
  'electric meter',
];

/** Street work, paperwork and events: none has a building checklist, whatever else is named. */
export const STREET_PHRASES = [
  'right of way',
  'row',
  'driveway',
  'sidewalk',
  'street',
  'curb',
  'event',
  'license',
  'licence',
  'garage sale',
  'complaint',
  'violation',
  'home occupation',
  'short term rental',
];

/**
 * Kinds of work without a checklist; if one occurs, the type is unknown even if a trade or a building is
 * named too.
 */
export const BLOCKING_PHRASES = [
  'fire',
  'sprinkler',
  'sprinklers',
  'alarm',
  'low voltage',
  'elevator',
  'scaffold',
  'scaffolding',
  'crane',
  'tent',
  'tree',
  'moving',
  'relocation',
  'manufactured',
  'mobile home',
  'nonbldg',
  'nonbuilding',
  'telecommunication',
  'telecom',
  'cell tower',
  'antenna',
  'storage tank',
  'septic',
];

export const RESIDENTIAL_PHRASES = [
  'residential',
  'res',
  'resid',
  'dwelling',
  'dwellings',
  'single family',
  'one family',
  'two family',
  'one and two family',
  '1 or 2 family',
  '1 2 family',
  '1 and 2 family',
  'one two family',
  'duplex',
  'townhouse',
  'townhome',
  'townhouses',
  'sfd',
  'sfr',
  'new house',
  'new home',
  'irc',
  'rsf',
];

export const COMMERCIAL_PHRASES = [
  'commercial',
  'comm',
  'coml',
  'nonresidential',
  'non residential',
  'industrial',
  'office',
  'retail',
  'restaurant',
  'warehouse',
  'ibc',
];

/** Residential buildings under the commercial code: neither checklist is sure to apply. */
export const MIXED_PHRASES = [
  'multifamily',
  'multi family',
  'apartment',
  'apartments',
  'mixed use',
  'accessory',
  'shed',
  'garage',
  'carport',
];

export const NEW_PHRASES = ['new', 'new construction', 'new building', 'construct', 'erect'];
export const ADDITION_PHRASES = ['addition', 'additions', 'add', 'enlarge'];
export const ALTERATION_PHRASES = [
  'alteration',
  'alterations',
  'alter',
  'alt',
  'remodel',
  'remodeling',
  'renovation',
  'renovate',
  'rehab',
  'rehabilitation',
  'interior',
  'repair',
  'repairs',
];
export const TENANT_PHRASES = [
  'tenant improvement',
  'tenant improvements',
  'tenant finish',
  'tenant build out',
  'tenant buildout',
  'tenant alteration',
  'tenant fit out',
  'finish out',
  'interior finish out',
  'white box',
  'interior build out',
  'interior fit out',
];

/** The words and shapes of a requirements checklist. A leaf: it imports nothing of ours. */

export type ChecklistLocale = 'en' | 'es';

/** One visible text in both languages. */
export interface Text {
  readonly en: string;
  readonly es: string;
}

export const STATE_CODES = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
  'PR',
  'GU',
  'VI',
  'MP',
  'AS',
] as const;
export type StateCode = (typeof STATE_CODES)[number];

export const PERMIT_TYPE_IDS = [
  'res_new',
  'res_alteration',
  'roofing',
  'electrical_service',
  'mechanical',
  'plumbing',
  'solar_pv',
  'ev_charger',
  'deck_porch',
  'fence',
  'pool_spa',
  'demolition',
  'sign',
  'commercial_ti',
  'change_of_use',
  'adu',
  'grading',
  'windows_doors',
  'commercial_new',
  'foundation_repair',
  'generator',
] as const;
export type PermitTypeId = (typeof PERMIT_TYPE_IDS)[number];

/** Facts the person answers. `county` is asked only where it matters and the city does not tell it. */
export const QUESTION_FACTS = [
  'applicantRole',
  'occupancy',
  'workType',
  'valuation',
  'onlineSubmittal',
  'structuralWork',
  'nonPrescriptive',
  'addsConditionedArea',
  'changesFootprint',
  'changesUse',
  'exteriorEquipment',
  'floodZone',
  'historicDistrict',
  'septic',
  'addsBedrooms',
  'hoa',
  'usesTrusses',
  'landDisturbance',
  'specialProducts',
  'yearBuilt',
  'addsElectricalLoad',
  'county',
  'engineeredAttachment',
  'heavierMaterial',
  'serviceAmps',
  'serviceChange',
  'relocatesEquipment',
  'newDucts',
  'gasAppliance',
  'newFixtures',
  'subtype',
  'tankless',
  'gasLine',
  'backflow',
  'newSewer',
  'newMeter',
  'mount',
  'battery',
  'automatedPlanCheck',
  'evLevel',
  'trench',
  'deckAttached',
  'deckHeightIn',
  'hotTub',
  'wui',
  'onLotLine',
  'inEasement',
  'wallHeightFt',
  'servesPool',
  'inGround',
  'poolHeated',
  'demolitionScope',
  'signType',
  'signIlluminated',
  'changesOccupantLoad',
  'firstTimeFinishOut',
  'foodService',
  'commercialCooking',
  'newTenant',
  'sprinklersOrAlarm',
  'addedAreaSf',
  'cutFillCubicYards',
  'disturbedAcres',
  'windborneDebris',
] as const;
export type QuestionFact = (typeof QUESTION_FACTS)[number];

/** Everything a condition may look at. `state` always comes from the place. */
export const FACT_IDS = ['state', ...QUESTION_FACTS] as const;
export type FactId = (typeof FACT_IDS)[number];

export type FactValue = string | number | boolean;
export type Answers = { readonly [F in QuestionFact]?: FactValue };

/** A machine rule over facts, read in three values: yes, no, ask. */
export type Condition =
  | { readonly always: true }
  | { readonly fact: FactId; readonly op: 'eq' | 'ne'; readonly value: FactValue }
  | { readonly fact: FactId; readonly op: 'gt' | 'gte' | 'lt' | 'lte'; readonly value: number }
  | { readonly fact: FactId; readonly op: 'in'; readonly values: readonly FactValue[] }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/**
 * How far a statement can be trusted. A: read on a city, county, state or codifier page. B: read in part, or
 * a third party that quotes the primary. C: vendor or secondary page. G: general knowledge, no source opened.
 */
export type Confidence = 'A' | 'B' | 'C' | 'G';

/** Who asks for a document. `federal` (EPA) stands apart because it is neither a model code nor a state's rule. */
export type Layer = 'federal' | 'model' | 'state' | 'city';

/** `conditional` with the condition "always" may be asked for and is never counted as missing. */
export type DocumentLevel = 'required' | 'conditional';

export interface DocumentRecord {
  readonly id: string;
  readonly layer: Layer;
  readonly level: DocumentLevel;
  readonly label: Text;
  readonly why: Text;
  readonly appliesWhen: Text;
  readonly when: Condition;
  /** Where present: the document is required once this holds too, and until then may be asked for. */
  readonly requiredWhen?: Condition;
  /** Why nobody may or need ask for it, said when `when` is decided "no". */
  readonly notNeededNote?: Text;
  /** A plain string where there is nothing to translate. Sections are numbered as before the 2024 IRC. */
  readonly citation: string | Text;
  readonly confidence: Confidence;
  readonly sources: readonly SourceKey[];
}

export interface RejectionRecord {
  readonly id: string;
  /** Said only there; everywhere where absent. */
  readonly states?: readonly StateCode[];
  readonly reason: Text;
  readonly fix: Text;
  readonly sources: readonly SourceKey[];
}

/** How bad a point is when it fails: sent back, likely to be, better mended, worth knowing. */
export const POINT_SEVERITIES = ['critical', 'major', 'minor', 'info'] as const;
export type PointSeverity = (typeof POINT_SEVERITIES)[number];

/** Something a plan reviewer looks for on the drawings. */
export interface ReviewPointRecord {
  /** Unique within its permit type. */
  readonly id: string;
  readonly check: Text;
  /** What the drawings show where the point is met. */
  readonly passIf: Text;
  /** What a state sets instead. */
  readonly inState?: {
    readonly [S in StateCode]?: { readonly passIf: Text; readonly citation?: string | Text };
  };
  /** As `DocumentRecord.citation`. */
  readonly citation: string | Text;
  readonly severity: PointSeverity;
  readonly when: Condition;
  readonly confidence: Confidence;
  readonly sources: readonly SourceKey[];
}

export interface PermitTypeRecord {
  readonly id: PermitTypeId;
  readonly name: Text;
  /** The model codes that govern this work, by their usual short names. */
  readonly modelCode: readonly (string | Text)[];
  /** Work of this kind that often needs no permit. */
  readonly oftenExempt: Text | null;
  /** What is said besides in a state, where one of its cities sets it. */
  readonly oftenExemptIn?: { readonly [S in StateCode]?: Text };
  /** What the permit type itself says about a fact. One value means the question is never asked. */
  readonly domains: { readonly [F in QuestionFact]?: readonly FactValue[] };
  readonly documents: readonly DocumentRecord[];
  readonly rejections: readonly RejectionRecord[];
}

export type Unit = 'USD' | 'year' | 'A' | 'in' | 'ft' | 'sqft' | 'cuyd' | 'acre';

export interface QuestionOption {
  readonly value: FactValue;
  readonly label: Text;
}

interface QuestionBase {
  readonly fact: QuestionFact;
  /** A few words, for a summary line: "Who applies". */
  readonly short: Text;
  readonly text: Text;
  readonly help: Text | null;
}
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  readonly options: readonly QuestionOption[];
}
export interface BooleanQuestion extends QuestionBase {
  readonly kind: 'boolean';
}
export interface NumberQuestion extends QuestionBase {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
}
export type QuestionRecord = ChoiceQuestion | BooleanQuestion | NumberQuestion;

export type SourceKey = string;
export interface Source {
  readonly title: Text;
  readonly url: string | null;
}

export interface StateTriggerRecord {
  readonly id: string;
  readonly state: StateCode;
  readonly text: Text;
  /** The permit types it bears on. */
  readonly permitTypes: readonly PermitTypeId[];
  readonly confidence: Confidence;
  readonly sources: readonly Source[];
}

/** City and county are null when not known; the list then speaks for the state. */
export interface ChecklistPlace {
  readonly city: string | null;
  readonly county: string | null;
  readonly state: StateCode;
}

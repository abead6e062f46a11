import { COVER_WORDS, LICENCE_WORDS } from '@/lib/tracking/registers/types';

/** What a company keeps of itself and of each subcontractor, in the order of the matrix. */
export const HOLDING_LINES = [
  'licence',
  'registration',
  'general_liability',
  'auto',
  'workers_comp',
  'umbrella',
  'professional',
  'bond',
  'w9',
] as const;
export type HoldingLine = (typeof HOLDING_LINES)[number];

/** Lines that a company can require; the rest is kept and reminded of all the same. */
export const REQUIRABLE = ['licence', 'general_liability', 'auto', 'workers_comp', 'bond', 'w9'] as const;
export type Requirable = (typeof REQUIRABLE)[number];

export const ON_GAP = ['warn', 'block'] as const;
export type OnGap = (typeof ON_GAP)[number];

/** Days before the end of a paper on which whoever has to act is told. */
export const REMIND_DAYS = [90, 60, 30, 14, 7, 1] as const;
/** From here on the matrix says that a paper ends soon. */
export const SOON_DAYS = 60;

export type HoldingLimits = Partial<Record<LimitName, number>>;

/** How workers' compensation is not needed: by one person's election, or for one job only. */
export const EXEMPTIONS = ['person', 'job'] as const;
export type Exemption = (typeof EXEMPTIONS)[number];

export const MAX_HOLDINGS = 5_000;
/** Days a link to hand papers in works. */
export const LINK_DAYS = 30;
/** Files handed in by one link. */
export const LINK_UPLOADS = 20;
/** Working links of a company at a time. */
export const MAX_LINKS = 1_000;

export const LIMIT_NAMES = [
  'eachOccurrence',
  'damageToRentedPremises',
  'medicalExpense',
  'personalAndAdvertisingInjury',
  'generalAggregate',
  'productsCompletedOpsAggregate',
  'combinedSingleLimit',
  'aggregate',
  'elEachAccident',
  'elDiseaseEachEmployee',
  'elDiseasePolicyLimit',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** What stands behind a word such as "additional insured": the endorsement itself, a mark or a sentence, or nothing. */
export const PROOFS = ['endorsement', 'description only', 'no'] as const;
export type Proof = (typeof PROOFS)[number];

/** What of a watched licence can change. */
export const WATCH_ASPECTS = ['licence', 'insurance', 'bond'] as const;
export type WatchAspect = (typeof WATCH_ASPECTS)[number];

/** How an aspect stands. */
export const WATCH_WORDS = [...LICENCE_WORDS, ...COVER_WORDS] as const;
export type WatchWord = (typeof WATCH_WORDS)[number];

/** A piece of news of a licence. */
export interface LicenceMove {
  aspect: WatchAspect;
  from: WatchWord;
  to: WatchWord;
}

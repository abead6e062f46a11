import type { StateCode } from '@/lib/catalogue/checklists/types';

/** What a row of a register tells of. */
export const ENTRY_KINDS = ['licence', 'insurance', 'bond'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * What a register's status word means: `listed` where it has none and lists a licence while it holds, `inactive` where
 * its holder has laid it down for a while and may not work under it.
 */
export const MEANINGS = ['active', 'listed', 'suspended', 'inactive', 'expired', 'ended', 'unknown'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** How a licence stands by its register. */
export const LICENCE_WORDS = [
  'active',
  'suspended',
  'inactive',
  'expired',
  'ended',
  'unknown',
  'not_listed',
] as const;
export type LicenceWord = (typeof LICENCE_WORDS)[number];

/** How the insurance or the bond stands that a register keeps beside a licence. */
export const COVER_WORDS = ['in_force', 'lapsed', 'impaired', 'none'] as const;
export type CoverWord = (typeof COVER_WORDS)[number];

/** Columns by what they hold; the first of several that is filled counts. */
export interface PartFields {
  /** Whoever holds it. */
  name?: readonly string[];
  /** The trade name, or the person behind a firm: compared with, never shown alone. */
  otherName?: readonly string[];
  /** Class, type or endorsement: what of a licence the row is about. */
  class?: readonly string[];
  word?: string;
  /** A second column of the status, read behind the first: "Current, Inactive". */
  wordBeside?: string;
  effective?: string;
  expires?: string;
  /** Counts where the word says suspended: registers leave it in place afterwards. */
  suspended?: string;
  cancelled?: string;
  /** Filled where claims have used up a part. */
  impaired?: string;
  amount?: string;
  /** The insurer or the surety. */
  carrier?: string;
}

/** What one row gives: a licence, and where it stands in the same row the insurance and the bond. */
export interface Part {
  kind: EntryKind;
  fields: PartFields;
  /** Words in the column of the end that mean that there is none: "Until Canceled". */
  openEnded?: readonly string[];
}

/** One data set or file of a register. */
export interface RegisterSource {
  /** Never changed: `wa-bonds`. */
  id: string;
  format: 'socrata' | 'csv';
  /** Null where the state gives no standing address: read once the operator names one (`REGISTER_FILES`). */
  endpoint: string | null;
  /** Where people find it. */
  landing: string;
  /** A file without headings: its columns by their place, and a line of another length refuses the file. */
  positions?: readonly string[];
  /** What the codes of a column stand for, by the authority's own key; a code that is not in it stays as it is. */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Headings that occur twice in the file stand as `Name (2)` here. */
  number: readonly string[];
  /** Numbers of another family repeat those of the register: `OCLS 100215` is not `100215`. */
  family?: { column: string; values: readonly string[] };
  /** Rows that are no licence of a contractor, by the value of a column. */
  leaveOut?: { column: string; values: readonly string[] };
  parts: readonly Part[];
  /** Columns without which nothing is believed. */
  requiredColumns: readonly string[];
}

/** A state's register of licences, declared: one file below `content/registers`. */
export interface RegisterRecord {
  /** Never changed: `wa`, `tx-plumbers`. */
  id: string;
  state: StateCode;
  /** Who keeps it, as people say it. */
  authority: string;
  /** Words by which a paper names the authority or the register. */
  alsoCalled: readonly string[];
  landing: string;
  /** IANA zone in which its days are meant. */
  timeZone: string;
  /** Whether it lists licences that are over as well; one of active ones says it by leaving a licence out. */
  lists: 'all' | 'active';
  /** Whose licences: all contractors', or some trades' alone. */
  covers: 'contractors' | 'trades';
  /** Letters people write before a number: `CCB 100215`. */
  prefixes: readonly string[];
  /** The register has the digits of a number alone: `TACLA 12345C` is 12345. */
  digitsOnly?: true;
  /** Two holders may bear one number: a stranger's row says nothing of who was asked about. */
  numbersRepeat?: true;
  /** Its words by what they mean; any other stays as it is. Without any, what is listed holds until its day. */
  words: Readonly<Partial<Record<Exclude<Meaning, 'unknown' | 'listed'>, readonly string[]>>>;
  /** Behind it the cell of the status tells what is pending: "CLEAR | WC Susp Pending" is clear. */
  pendingBehind?: string;
  /** Classes that stand beside the licence proper, with days of their own. */
  sideClasses: readonly string[];
  sources: readonly RegisterSource[];
  everyHours: number;
  licence: string;
  confidence: 'A' | 'B' | 'C';
  /** Month of the evidence, `YYYY-MM`. */
  evidenceDate: string;
}

/** A row of a register as it is kept. */
export interface Entry {
  kind: EntryKind;
  /** As numbers are compared. */
  key: string;
  /** As the register writes it. */
  number: string;
  name: string | null;
  otherName: string | null;
  class: string | null;
  word: string | null;
  meaning: Meaning;
  effective: string | null;
  /** The last day; null where there is none or it is not said. */
  expires: string | null;
  /** From then on it is suspended or cancelled. */
  endedOn: string | null;
  isImpaired: boolean;
  amountCents: number | null;
  carrier: string | null;
}

/** How a cover stands, and through which day. */
export interface Cover {
  word: CoverWord;
  /** The last day, or that of the cancellation. */
  day: string | null;
  carrier: string | null;
  amountCents: number | null;
}

/** What a register says of one licence on a day. */
export interface Verdict {
  word: LicenceWord;
  /** The register's own word, where it has one. */
  said: string | null;
  /** The last day of the licence, or that from which it is suspended. */
  day: string | null;
  number: string | null;
  name: string | null;
  /** Whether the holder bears one of the names given; null where none was given or none stands there. */
  nameAgrees: boolean | null;
  class: string | null;
  /** Rows of one class that contradict each other: the newest counts. */
  isListedTwice: boolean;
  /** Null where the register does not tell of it, or has not been read. */
  insurance: Cover | null;
  bond: Cover | null;
}

/** A licence to ask a register about. */
export interface AskedLicence {
  state: string;
  number: string;
  /** Names its holder may stand under. */
  names: readonly string[];
}

/** Where a word comes from, and of which day it is. */
export interface RegisterView {
  id: string;
  state: StateCode;
  authority: string;
  landing: string;
  lists: RegisterRecord['lists'];
  covers: RegisterRecord['covers'];
  /** Two holders may bear one number. */
  numbersRepeat: boolean;
  /** Made-up rows of the sample feed server. */
  isSample: boolean;
  /** The end of its last believed reading; null before the first. */
  asOf: Date | null;
  /** A newer reading is held: its columns or its rows were not believed. */
  isHeld: boolean;
}

/** What is found of a licence that was asked for; null where no register of its state is read. */
export interface Answer {
  register: RegisterView;
  verdict: Verdict | null;
}

import type { MarkState } from '@/lib/checking/checks/types';
import type { Box } from '@/lib/checking/reading/types';
import type { Severity, StatedFacts } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';

/** A place on a page, as it is shown. */
export interface PlaceView {
  fileId: string;
  fileName: string;
  page: number;
  /** Null for a page as a whole. */
  box: Box | null;
  quote: string | null;
}

/**
 * How firmly a finding is told: a paper that is missing, one that is probably here, two papers that contradict each
 * other, something else to put right, what is likely wrong, what only the applicant can answer, and remarks.
 */
export const FINDING_KINDS = [
  'missing',
  'contradicts',
  'correct',
  'confirm',
  'doubt',
  'ask',
  'remark',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** A page that may be what was not found. */
export interface Candidate {
  place: PlaceView;
  /** The pages it goes on to. */
  lastPage: number;
  /** Whether its words point to it, rather than nobody knowing what it is. */
  isLikely: boolean;
  /** Whether it is taken for something else as well, which it then stays. */
  relation: 'is' | 'also';
  /** What it was taken for; null where nobody could tell. */
  takenFor: string | null;
}

/** A question of the checklist that a finding depends on. */
export interface QuestionView {
  fact: string;
  text: string;
  help: string | null;
  /** None for a number. */
  options: { value: string; label: string }[];
  unit: string | null;
}

/** A value that two papers, or a paper and the applicant, do not agree on. */
export interface PickView {
  /** What is stated of the job by choosing it. */
  fact: keyof StatedFacts;
  value: string | number;
  /** As it is shown. */
  label: string;
  /** Which of the finding's places has it; null where none does. */
  place: number | null;
}

/** A finding in the reader's words. */
export interface FindingView {
  key: string;
  /** Of the findings that one question decides, the first one's among them; else its own alone. */
  keys: string[];
  kind: FindingKind;
  severity: Severity;
  title: string;
  what: string;
  fix: string;
  /** The document it is about. */
  document: string | null;
  citation: string | null;
  places: PlaceView[];
  /** Where a language model found it. */
  byModel: boolean;
  /** What a language model says of it, in the language of whoever started the run. */
  explanation: { text: string; locale: Locale } | null;
  mark: FindingMark | null;
  documentId: string | null;
  /** Pages to say yes or no to. */
  candidates: Candidate[];
  questions: QuestionView[];
  /** Where papers disagree: the values one of which is right. */
  picks: PickView[];
  /** The papers its questions decide on. */
  decides: string[];
  /** Where somebody said that the finding is wrong. */
  wrong: { reason: string | null } | null;
  /** Corrections that said the document is nowhere. */
  ruledOut: string[];
}

export interface FindingMark {
  state: MarkState;
  note: string | null;
  assigneeId: string | null;
  assignee: string | null;
}

/** What the viewer shows: places of one thing, and which of them now. */
export interface Shown {
  title: string;
  places: readonly PlaceView[];
  index: number;
  /** Of the finding it belongs to, so that there is a next one. */
  findingKey: string | null;
}

/** Pages of a file that were taken for one document. */
export interface Stretch {
  fileId: string;
  fileName: string;
  firstPage: number;
  lastPage: number;
  /** Of the checklist, `other` or `unclear`; null where nothing was found on them. */
  documentId: string | null;
  /** What they hold besides. */
  also: string[];
  isSure: boolean;
  /** What somebody said of them; null where it is our reading. */
  correctionId: string | null;
  findings: number;
}

/** What a page can be said to be. */
export interface Choice {
  /** Of the checklist's documents, or `other`. */
  id: string;
  label: string;
}

export interface Colleague {
  id: string;
  name: string;
}

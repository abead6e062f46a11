import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import type { Readiness } from '@/lib/checking/checks/readiness';
import type { MarkState, PricedFee, RunInput } from '@/lib/checking/checks/types';
import type { Explanation, Finding, Review, Severity } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { PrintedLook, ReportFact, ReportFrame, ReportSources } from '@/lib/platform/reports/types';

/** What a report is made from: a run that is done, and whose it is. */
export interface ReportSource {
  readonly companyName: string;
  /** How the company looks on paper; null where it looks as we do. */
  readonly look: PrintedLook | null;
  /** Of the company: the day of a check is a day there. */
  readonly timeZone: string;
  readonly checkName: string;
  readonly number: number;
  readonly finishedAt: Date | null;
  readonly input: RunInput;
  readonly engineVersion: string;
  readonly rulesAsOf: string;
  readonly checklist: Checklist | null;
  readonly fee: PricedFee | null;
  readonly review: Omit<Review, 'findings'> | null;
  readonly readiness: Readiness | null;
  readonly findings: readonly (Finding & { readonly state: MarkState })[];
  readonly files: readonly { readonly id: string; readonly name: string }[];
  /** The result as a language model put it, and the language it was asked for. */
  readonly explanation: Explanation | null;
  readonly locale: Locale;
  readonly model: { readonly name: string } | null;
}

/** A report with every text in its reader's language, in the letters its fonts have. */
export interface Report extends ReportFrame {
  verdict: { ready: boolean; title: string; text: string; counts: string };
  /** By a language model, and called so. */
  explanation: { title: string; paragraphs: string[] } | null;
  notApproval: string;
  documents: { title: string; heads: string[]; rows: ReportDocument[] };
  findings: ReportFindings;
  fee: ReportFee;
  sources: ReportSources;
}

export interface ReportDocument {
  label: string;
  asked: string;
  standing: string;
  isMissing: boolean;
  found: string;
}

export interface ReportFindings {
  title: string;
  none: string | null;
  fix: string;
  groups: { severity: Severity | 'dismissed'; title: string; items: ReportFinding[] }[];
  more: string | null;
}

export interface ReportFinding {
  key: string;
  title: string;
  what: string;
  fix: string;
  where: string | null;
  quote: string | null;
  rests: string | null;
  /** "Found by the language model". */
  byModel: string | null;
  /** By a language model, and called so. */
  explained: string | null;
  /** "Marked as fixed". */
  state: string | null;
}

export interface ReportFee {
  title: string;
  verdict: string;
  rows: ReportFact[];
  table: {
    caption: string;
    heads: string[];
    lines: { label: string; how: string; amount: string }[];
    total: { label: string; amount: string };
  } | null;
  notes: string[];
  excluded: { title: string; items: string[] } | null;
}

/** More stand on the screen: a report of that many pages is read by nobody. */
export const MAX_FINDINGS = 500;

import type { FeeSource } from '@/lib/checking/fees-due/types';
import type { FeeState } from '@/lib/company/projects/types';
import type { PrintedLook, ReportFact, ReportFrame, ReportSources } from '@/lib/platform/reports/types';
import type { PermitMode } from '@/lib/tracking/feeds/types';
import type { Expected } from '@/lib/tracking/permits/expected';
import type { CityDate } from '@/lib/tracking/permits/timeline';
import type {
  Inspection,
  PermitDetail,
  PermitEvent,
  ReviewComment,
  ReviewStep,
} from '@/lib/tracking/permits/view';
import type { Waiting } from '@/lib/tracking/permits/waiting';

/** What the report says of the permit itself. */
export const REPORTED_FIELDS = [
  'permitNumber',
  'permitType',
  'permitSubtype',
  'workClass',
  'description',
  'address',
  'city',
  'state',
  'zip',
  'parcel',
  'contractorName',
  'contractorLicense',
  'valuationCents',
  'statusBucket',
  'statusWord',
  'appliedDate',
  'approvedDate',
  'issuedDate',
  'completedDate',
  'expiresDate',
  'link',
] as const satisfies readonly (keyof PermitDetail)[];

/** A line of the timeline, with no more of an event than it says. */
export type ReportedMove =
  | { day: string; what: CityDate; isAhead: boolean }
  | {
      day: string;
      event: Pick<PermitEvent, 'kind' | 'fromBucket' | 'toBucket' | 'fromWord' | 'toWord' | 'changes'>;
    };

export interface ReportedPerson {
  kind: 'lead' | 'member' | 'subcontractor';
  name: string;
  /** A subcontractor's trade, in the company's words. */
  trade: string | null;
}

/** A permit as its report is made from it: what the city says, and nothing the company's people wrote to each other. */
export interface PermitReportSource {
  readonly company: {
    readonly name: string;
    readonly office: string | null;
    readonly phone: string;
    readonly license: { readonly state: string; readonly number: string } | null;
  };
  readonly look: PrintedLook | null;
  readonly permit: Pick<PermitDetail, (typeof REPORTED_FIELDS)[number]>;
  readonly feed: { readonly record: string; readonly mode: PermitMode };
  /** The city's day: of the report, of what was measured for it. */
  readonly today: string;
  /** The city's day on which its record was last read. */
  readonly readOn: string | null;
  readonly missingSince: string | null;
  readonly waiting: readonly Waiting[];
  readonly expected: Expected | null;
  readonly inspections: readonly Inspection[];
  readonly steps: readonly ReviewStep[];
  /** Those still to be answered. */
  readonly comments: readonly ReviewComment[];
  readonly fees: readonly {
    readonly title: string | null;
    readonly cents: number | null;
    readonly state: FeeState;
    readonly dueOn: string | null;
    readonly source: FeeSource;
  }[];
  readonly timeline: readonly ReportedMove[];
  readonly people: readonly ReportedPerson[];
}

export interface ReportTable {
  title: string;
  heads: string[];
  rows: string[][];
  /** How many rows it leaves out, and where they are. */
  more: string | null;
}

/** The report with every text in its reader's language, in the letters its fonts have. */
export interface PermitReport extends ReportFrame {
  notices: string[];
  status: { title: string; colour: string; lines: string[] };
  waits: {
    title: string;
    items: { who: string; since: string | null; why: string | null }[];
    source: string;
  };
  when: { title: string; lines: string[] };
  dates: { title: string; facts: ReportFact[] };
  fees: ReportTable | null;
  comments: {
    title: string;
    items: { head: string; subject: string | null; body: string }[];
    more: string | null;
  } | null;
  steps: ReportTable | null;
  inspections: ReportTable | null;
  timeline: ReportTable | null;
  people: { title: string; facts: ReportFact[] };
  record: ReportSources;
}

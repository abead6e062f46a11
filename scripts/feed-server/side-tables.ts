import type { RawRow } from '@/lib/tracking/feeds/types';
import { DerivedTable } from './derived-table';
import { DAY, type Stage, type Step } from './life-cycle';
import type { Entry, SampleTable } from './sample-table';
import type { Source } from './sources';
import type { ColumnKind } from './table';

/**
 * What some cities publish beside their permits, in the columns their portals document. It follows from a permit's
 * life alone, and knows nothing of how we read it: results come late, cells stay empty, and rows repeat as there.
 */
interface SideTable {
  endpoint: string;
  columns: Record<string, ColumnKind>;
  rows: (entry: Entry) => RawRow[];
}

const day = (at: number) => `${new Date(at).toISOString().slice(0, 10)}T00:00:00.000`;
const stamp = (at: number) => new Date(at).toISOString().slice(0, 23);
const VISITS = ['Footing', 'Framing', 'Rough plumbing', 'Insulation', 'Drywall', 'Electrical', 'Final'];

interface Visit {
  what: string;
  at: number;
  result: 'passed' | 'failed';
}

/** The visits a permit has had: each inspection of its life, not passed where the work was then stopped. */
function visitsOf({ steps }: Entry): Visit[] {
  return steps.flatMap((step, i) => {
    if (step.stage !== 'inspection') return [];
    const nth = steps.slice(0, i).filter(({ stage }) => stage === 'inspection').length;
    const result = steps[i + 1]?.stage === 'on_hold' ? 'failed' : 'passed';
    return [{ what: VISITS[nth % VISITS.length] ?? 'Final', at: step.at, result }];
  });
}

interface Review {
  desk: string;
  round: number;
  from: number;
  to: number | null;
  isRefused: boolean;
}

const ENDS_REVIEW: ReadonlySet<Stage> = new Set<Stage>(['corrections', 'ready', 'issued', 'withdrawn']);

/** The rounds of review: from where the plans are handed in until corrections are asked for or the permit is ready. */
function reviewsOf({ steps }: Entry, desks: readonly string[]): Review[] {
  const rounds = steps.flatMap((step, i): { from: Step; to: Step | undefined }[] => {
    if (step.stage !== 'in_review' && step.stage !== 'resubmitted') return [];
    return [{ from: step, to: steps.slice(i).find(({ stage }) => ENDS_REVIEW.has(stage)) }];
  });
  return rounds.flatMap(({ from, to }, round) =>
    desks.map((desk, i) => ({
      desk,
      round: round + 1,
      from: from.at + i * 3_600_000,
      to: to?.at ?? null,
      // The first desk asks for the corrections.
      isRefused: to?.stage === 'corrections' && i === 0,
    })),
  );
}

const SIDE_TABLES: Readonly<Record<string, readonly SideTable[]>> = {
  'los-angeles-ca': [
    {
      endpoint: 'https://data.lacity.org/resource/9w5z-rg2h.json',
      columns: {
        permit: 'text',
        address: 'text',
        permit_status: 'text',
        inspection_date: 'date',
        inspection: 'text',
        inspection_result: 'text',
      },
      rows: (entry) =>
        visitsOf(entry).flatMap(({ what, at, result }) => {
          const row = {
            permit: entry.permitNumber.replaceAll('-', ' '),
            inspection_date: day(at),
            inspection: what,
            inspection_result: result === 'passed' ? 'Approved' : 'Corrections Issued',
          };
          // The last visit is loaded twice.
          return what === 'Final' ? [row, row] : [row];
        }),
    },
  ],
  'san-francisco-ca': [
    {
      endpoint: 'https://data.sfgov.org/resource/vckc-dh2h.json',
      columns: {
        reference_number: 'text',
        reference_number_type: 'text',
        scheduled_date: 'date',
        inspection_description: 'text',
        inspector: 'text',
        result: 'text',
      },
      rows: (entry) =>
        visitsOf(entry).map(({ what, at, result }, i) => ({
          reference_number: entry.permitNumber,
          reference_number_type: i % 5 === 4 ? 'Permit' : 'permit',
          scheduled_date: day(at),
          inspection_description: what.toUpperCase(),
          inspector: 'Sample Inspector',
          // Some stay without a result.
          ...(i % 6 === 5 ? {} : { result: result.toUpperCase() }),
        })),
    },
    {
      endpoint: 'https://data.sfgov.org/resource/87xy-gk8d.json',
      columns: {
        primary_key: 'text',
        application_number: 'text',
        addenda_number: 'text',
        step: 'text',
        station: 'text',
        arrive: 'date',
        finish_date: 'date',
        plan_checked_by: 'text',
        review_results: 'text',
      },
      rows: (entry) =>
        reviewsOf(entry, ['BLDG', 'SFFD', 'INTAKE']).map(({ desk, round, from, to, isRefused }, i) => ({
          primary_key: `${entry.id * 32 + i}`,
          application_number: entry.permitNumber,
          addenda_number: '0',
          step: `${round * 10 + i}`,
          station: desk,
          arrive: stamp(from),
          plan_checked_by: 'SAMPLE REVIEWER',
          ...(to === null ? {} : { finish_date: day(to) }),
          // Nine in ten reviews end without a word.
          ...(isRefused ? { review_results: 'Issued Comments' } : {}),
        })),
    },
    {
      endpoint: 'https://data.sfgov.org/resource/5bat-azvb.json',
      columns: {
        bpa: 'text',
        addenda: 'text',
        station: 'text',
        review_number: 'text',
        arrive_date: 'date',
        sla_days: 'text',
        due_date: 'date',
      },
      rows: (entry) =>
        reviewsOf(entry, ['BLDG', 'SFFD']).map(({ desk, round, from }) => ({
          bpa: entry.permitNumber,
          addenda: '0',
          station: desk,
          review_number: `${round}`,
          arrive_date: stamp(from),
          sla_days: '30',
          due_date: day(from + 30 * DAY),
        })),
    },
  ],
  'seattle-wa': [
    {
      endpoint: 'https://data.seattle.gov/resource/tqk8-y2z5.json',
      columns: {
        permitnum: 'text',
        reviewcycle: 'text',
        reviewtype: 'text',
        reviewer: 'text',
        reviewteamassigndate: 'date',
        reviewerfinishdate: 'date',
        reviewresultdesc: 'text',
      },
      rows: (entry) =>
        // Only finished reviews are listed.
        reviewsOf(entry, ['Zoning', 'Structural Engineer']).flatMap(({ desk, round, from, to, isRefused }) =>
          to === null
            ? []
            : [
                {
                  permitnum: entry.permitNumber,
                  reviewcycle: `${round}`,
                  reviewtype: desk,
                  reviewer: 'Sample Reviewer',
                  reviewteamassigndate: day(from),
                  reviewerfinishdate: day(to),
                  reviewresultdesc: isRefused ? 'Corrections Required' : 'Completed',
                },
              ],
        ),
    },
    {
      endpoint: 'https://data.seattle.gov/resource/e285-aq8h.json',
      columns: {
        permitnum: 'text',
        reviewtype: 'text',
        reviewcycle: 'text',
        commentsubject: 'text',
        comment: 'text',
        documentdate: 'date',
        url: 'text',
      },
      rows: (entry) =>
        reviewsOf(entry, ['Zoning']).flatMap(({ desk, round, to, isRefused }) =>
          to === null || !isRefused
            ? []
            : ['Dimension the rear yard on the site plan.', 'Name the heights of the roof.'].map(
                (comment, i) => ({
                  permitnum: entry.permitNumber,
                  reviewtype: desk,
                  reviewcycle: `${round}.0`,
                  commentsubject: `0${i + 1} Drawings`,
                  comment,
                  documentdate: stamp(to),
                  url: 'https://web.seattle.gov/dpd/edms/',
                }),
              ),
        ),
    },
  ],
  'montgomery-county-md': [
    {
      endpoint: 'https://data.montgomerycountymd.gov/resource/hyxh-ndxj.json',
      columns: {
        permitno: 'text',
        inspectionkey: 'text',
        inspectiontype: 'text',
        scheddttm: 'date',
        inspby: 'text',
        compdttm: 'date',
        result: 'text',
      },
      rows: (entry) =>
        visitsOf(entry).map(({ what, at, result }, i) => ({
          permitno: entry.permitNumber,
          inspectionkey: `${entry.id * 32 + i}`,
          inspectiontype: what.toUpperCase(),
          scheddttm: day(at - DAY),
          inspby: 'SAMPLE',
          compdttm: day(at),
          result: result.toUpperCase(),
        })),
    },
    {
      endpoint: 'https://data.montgomerycountymd.gov/resource/s8xg-6upf.json',
      columns: {
        permitno: 'text',
        reviewkey: 'text',
        reviewtype: 'text',
        startby: 'text',
        startdttm: 'date',
        compdttm: 'date',
        result: 'text',
      },
      rows: (entry) =>
        reviewsOf(entry, ['STRUCTURAL', 'ZONING']).map(({ desk, from, to, isRefused }, i) => ({
          permitno: entry.permitNumber,
          reviewkey: `${entry.id * 32 + i}`,
          reviewtype: desk,
          startby: 'SAMPLE',
          startdttm: stamp(from),
          ...(to === null ? {} : { compdttm: stamp(to), result: isRefused ? 'REJECTED' : 'APPROVED' }),
        })),
    },
  ],
};

/** Rows a permit can have in one table, so that their numbers do not meet those of another permit. */
const PLACES = 64;

/** The side tables of a city, each made from its permits. */
export function listSideSources(city: string, table: SampleTable): Source[] {
  return (SIDE_TABLES[city] ?? []).map(({ endpoint, columns, rows }) => ({
    platform: 'socrata' as const,
    endpoint,
    dataset: null,
    name: endpoint,
    table: new DerivedTable(table, new Map(Object.entries(columns)), () =>
      table
        .entries()
        .flatMap((entry) =>
          rows(entry).map((row, i) => ({ ...table.numbered(entry.id * PLACES + i, entry), ...row })),
        ),
    ),
  }));
}

import { listFees } from '@/lib/checking/fees-due/queries';
import { REPORT_RELEASE, type Reported } from '@/lib/checking/report/kept-report';
import { findPrintedLook } from '@/lib/company/branding/queries';
import { getLetterSubject, headOf } from '@/lib/company/letters/letterhead';
import { requirePermit, requireProject } from '@/lib/company/projects/owned';
import { readProgress } from '@/lib/company/projects/permit-progress';
import { listProjectPeople } from '@/lib/company/projects/queries';
import { listAssignments } from '@/lib/company/team/assignments';
import type { CompanyId, Context, JobActor, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { knownZone } from '@/lib/platform/clock/zones';
import type { Locale } from '@/lib/platform/i18n/locales';
import { permitDay } from '@/lib/tracking/cities/hand-place';
import { openComments } from '@/lib/tracking/permits/open-comments';
import { getPermit } from '@/lib/tracking/permits/queries';
import { buildTimeline, type TimelineEntry } from '@/lib/tracking/permits/timeline';
import type { PermitDetail } from '@/lib/tracking/permits/view';
import { type PermitReportSource, REPORTED_FIELDS, type ReportedMove, type ReportedPerson } from './types';

type PermitReported = Reported<'draw-permit', PermitReportSource>;

/**
 * The report of one of the asker's company's permits.
 * @throws AppError `not_found` for none of theirs
 */
export function ownPermitReported(
  ctx: Context<UserActor>,
  permit: { permitId: number; locale: Locale },
): Promise<PermitReported> {
  requirePermission(ctx, 'permits.read');
  const { companyId } = ctx.actor;
  return permitReported(ctx, { ...permit, companyId, release: REPORT_RELEASE });
}

interface Drawn {
  companyId: CompanyId;
  permitId: number;
  locale: Locale;
  /** Of whoever asked. */
  release: string;
}

/** The same for the job that draws it: whoever asked for it was allowed to. */
export async function permitReported(
  ctx: Context<UserActor | JobActor>,
  { companyId, permitId, locale, release }: Drawn,
): Promise<PermitReported> {
  // Read as their company would, whoever asks: what it says is the same for all of them, and for the job.
  const actor = { kind: 'user', userId: '', companyId, role: 'viewer', tier: 'team' } as const;
  const source = await readSource({ ...ctx, actor }, permitId);
  return { companyId, job: 'draw-permit', data: { companyId, permitId, locale, release }, source };
}

async function readSource(ctx: Context<UserActor>, permitId: number): Promise<PermitReportSource> {
  const { companyId } = ctx.actor;
  const permit = await getPermit(ctx, permitId);
  const [subject, look, progress, fees, people] = await Promise.all([
    getLetterSubject(ctx, { permitId }),
    findPrintedLook(ctx, { companyId }),
    readProgress(ctx, permit),
    listFees(ctx, { permitId, standing: 'unpaid' }),
    listPeople(ctx, permitId),
  ]);
  const { company } = subject;
  const { record, mode, lastSuccessAt } = permit.feed;
  const { today, events, waiting, expected, inspections, steps } = progress;
  const timeline = buildTimeline({ permit, events, now: ctx.now, timeZone: knownZone(company.timeZone) });
  const dayOf = (at: Date | null) => at && permitDay(record, at);
  return {
    ...{ look, today, waiting, expected, inspections, steps, people },
    company: { name: company.name, ...headOf(company, permit.state) },
    permit: pick(permit),
    feed: { record, mode },
    readOn: dayOf(lastSuccessAt),
    missingSince: dayOf(permit.missingSince),
    comments: openComments(permit, progress),
    fees: fees.map(({ title, cents, state, dueOn, source }) => ({ title, cents, state, dueOn, source })),
    timeline: timeline.map(toMove),
  };
}

function pick(permit: PermitDetail): PermitReportSource['permit'] {
  return Object.fromEntries(
    REPORTED_FIELDS.map((field) => [field, permit[field]]),
  ) as unknown as PermitReportSource['permit'];
}

function toMove(entry: TimelineEntry): ReportedMove {
  if (entry.kind === 'city_date') return { day: entry.day, what: entry.what, isAhead: entry.upcoming };
  const { kind, fromBucket, toBucket, fromWord, toWord, changes } = entry.event;
  return { day: entry.day, event: { kind, fromBucket, toBucket, fromWord, toWord, changes } };
}

/** Who works at the permit's job, and whose work the permit is; each once, without how they are reached. */
async function listPeople(ctx: Context<UserActor>, permitId: number): Promise<ReportedPerson[]> {
  const { project } = await requirePermit(ctx, permitId);
  const [atJob, assigned] = await Promise.all([
    project ? listProjectPeople(ctx, await requireProject(ctx, project.id)) : [],
    listAssignments(ctx, { permitIds: [permitId] }),
  ]);
  const people = new Map<string, ReportedPerson>();
  for (const { id, kind, name, part, isLead } of atJob)
    people.set(id, {
      kind: isLead ? 'lead' : kind,
      name,
      trade: kind === 'subcontractor' ? part : null,
    });
  for (const { userId, subcontractorId, name } of assigned) {
    const id = userId ?? subcontractorId ?? '';
    if (!people.has(id)) people.set(id, { kind: userId ? 'member' : 'subcontractor', name, trade: null });
  }
  return [...people.values()];
}

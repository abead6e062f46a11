import 'server-only';
import { listAttachments } from '@/lib/checking/attachments/queries';
import { listChecksOf } from '@/lib/checking/checks/of-job';
import { listFees } from '@/lib/checking/fees-due/queries';
import { listClientLinks } from '@/lib/company/client-links/queries';
import { listMentionable, listNotes } from '@/lib/company/notes/queries';
import { listHistory } from '@/lib/company/projects/history';
import { leadPermit, leadWaiting } from '@/lib/company/projects/lead-permit';
import { requireProject } from '@/lib/company/projects/owned';
import { listPermitsNearby } from '@/lib/company/projects/proposals';
import { getProject, listProjectDates, listProjectPeople } from '@/lib/company/projects/queries';
import { assignableOf } from '@/lib/company/tasks/assignable';
import { listTasksOf } from '@/lib/company/tasks/queries';
import type { Context, UserActor } from '@/lib/context';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { expectIssue, issuedBy } from '@/lib/tracking/permits/expected';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { listIssueDays } from '@/lib/tracking/permits/usual';

/** Everything a job's page shows, by the job's own day: its city's, else the company's. */
export async function readJob(
  ctx: Context<UserActor>,
  { projectId, timeZone }: { projectId: string; timeZone: string },
) {
  const here = dayIn(knownZone(timeZone), ctx.now);
  const subject = await requireProject(ctx, projectId);
  const job = await getProject(ctx, subject, { today: here });
  const zone = job.citySlug === null ? undefined : feedRecord(job.citySlug)?.timeZone;
  const today = dayIn(knownZone(zone ?? timeZone), ctx.now);
  const lead = leadPermit(job.permits);
  const [people, dates, fees, tasks, notes, mentionable, files, history, checks, nearby, days, links] =
    await Promise.all([
      listProjectPeople(ctx, subject),
      listProjectDates(ctx, subject),
      listFees(ctx, { projectId, standing: 'all' }),
      listTasksOf(ctx, subject),
      listNotes(ctx, subject),
      listMentionable(ctx, subject),
      listAttachments(ctx, subject),
      listHistory(ctx, subject, { limit: 40 }),
      listChecksOf(ctx, subject),
      listPermitsNearby(ctx, { addressNorm: normaliseAddress(job.address), citySlug: job.citySlug }),
      lead ? listIssueDays(ctx, { ...lead, record: lead.citySlug }) : [],
      listClientLinks(ctx, subject),
    ]);
  const measured = lead?.appliedDate ? { days, appliedOn: lead.appliedDate, today } : null;
  return {
    ...{ job, today, lead, people, dates, fees, tasks, notes, mentionable, history, checks, nearby, links },
    waiting: leadWaiting(job.permits),
    yours: job.permits.filter(({ waiting }) => waiting.some(({ on }) => on === 'applicant')),
    documents: files.filter(({ kind }) => kind === 'document'),
    photos: files.filter(({ kind }) => kind === 'photo'),
    expected: measured ? expectIssue(measured) : null,
    start: measured && job.startsOn ? issuedBy({ ...measured, day: job.startsOn }) : null,
    assignable: assignableOf(mentionable, ctx.actor),
  };
}

export type JobView = Awaited<ReturnType<typeof readJob>>;

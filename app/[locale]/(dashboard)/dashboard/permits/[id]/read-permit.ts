import { permitDay } from '@/lib/tracking/cities/hand-place';
import 'server-only';
import { listAttachments } from '@/lib/checking/attachments/queries';
import { listChecksOf } from '@/lib/checking/checks/of-job';
import { listAssignees } from '@/lib/checking/checks/round-queries';
import { listMailedInspections } from '@/lib/checking/city-mail/queries';
import { listFees } from '@/lib/checking/fees-due/queries';
import { getCityClock } from '@/lib/company/city-clock/queries';
import { listMentionable, listNotes } from '@/lib/company/notes/queries';
import { listHistory } from '@/lib/company/projects/history';
import { findProjectOf } from '@/lib/company/projects/owned';
import { getProjectName } from '@/lib/company/projects/queries';
import { listSubcontractorNames } from '@/lib/company/projects/subcontractor-names';
import { listTasksOf } from '@/lib/company/tasks/queries';
import { listAssignments } from '@/lib/company/team/assignments';
import type { Context, UserActor } from '@/lib/context';
import { mayUse } from '@/lib/identity/access/permissions';
import { listReviewComments, listReviewSteps } from '@/lib/tracking/feeds/side/queries';
import { listWaiting } from '@/lib/tracking/feeds/side/waiting';
import { expectIssue } from '@/lib/tracking/permits/expected';
import { listInspections } from '@/lib/tracking/permits/inspections';
import { isOver } from '@/lib/tracking/permits/is-over';
import { listPermitEvents } from '@/lib/tracking/permits/queries';
import { listIssueDays } from '@/lib/tracking/permits/usual';
import type { PermitDetail } from '@/lib/tracking/permits/view';
import { findAnswers } from '@/lib/tracking/registers/queries';

/** Everything a permit's page shows, by the city's own day. */
export async function readPermit(ctx: Context<UserActor>, permit: PermitDetail) {
  const subject = { permitId: permit.id };
  const { companyId } = ctx.actor;
  const today = permitDay(permit.feed.record, ctx.now);
  const isOpen = !isOver(permit.statusBucket) && permit.issuedDate === null;
  const projectId = await findProjectOf(ctx, { companyId, permitId: permit.id });
  const [
    events,
    inspections,
    steps,
    comments,
    tasks,
    notes,
    mentionable,
    files,
    history,
    checks,
    assigned,
    members,
    subs,
    days,
    project,
    mailed,
    waiting,
    fees,
    [licence = null],
  ] = await Promise.all([
    listPermitEvents(ctx, permit.id),
    listInspections(ctx, permit.id),
    listReviewSteps(ctx, permit),
    listReviewComments(ctx, permit.id),
    listTasksOf(ctx, subject),
    listNotes(ctx, subject),
    listMentionable(ctx, subject),
    listAttachments(ctx, subject),
    listHistory(ctx, { ...subject, limit: 40 }),
    listChecksOf(ctx, subject),
    mayUse('team.read', ctx.actor) ? listAssignments(ctx, { permitIds: [permit.id] }) : [],
    listAssignees(ctx),
    listSubcontractorNames(ctx),
    isOpen ? listIssueDays(ctx, subject) : [],
    projectId === null ? null : getProjectName(ctx, { projectId }),
    listMailedInspections(ctx, subject),
    listWaiting(ctx, [permit.id]),
    listFees(ctx, { permitId: permit.id, standing: 'all' }),
    findAnswers(ctx, contractorOf(permit)),
  ]);
  const cityClock = await getCityClock(ctx, permit, { events, days });
  return {
    ...{
      today,
      cityClock,
      licence,
      fees,
      steps,
      events,
      inspections,
      comments,
      tasks,
      notes,
      mentionable,
      history,
      checks,
      assigned,
      project,
      mailed,
    },
    waiting: waiting.get(permit.id) ?? [],
    documents: files.filter(({ kind }) => kind === 'document'),
    photos: files.filter(({ kind }) => kind === 'photo'),
    expected:
      isOpen && permit.appliedDate ? expectIssue({ days, appliedOn: permit.appliedDate, today }) : null,
    assignable: [
      ...members.map((one) => ({ ...one, kind: 'member' as const })),
      ...subs.map((one) => ({ ...one, kind: 'subcontractor' as const })),
    ],
  };
}

/** The licence the city has of the permit's contractor, to be asked of the state's register. */
function contractorOf({ state, contractorLicense, contractorName }: PermitDetail) {
  if (contractorLicense === null) return [];
  return [{ state, number: contractorLicense, names: contractorName === null ? [] : [contractorName] }];
}

export type PermitView = Awaited<ReturnType<typeof readPermit>>;

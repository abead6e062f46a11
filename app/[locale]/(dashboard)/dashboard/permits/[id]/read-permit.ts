import 'server-only';
import { listAttachments } from '@/lib/checking/attachments/queries';
import { listChecksOf } from '@/lib/checking/checks/of-job';
import { listMailedInspections } from '@/lib/checking/city-mail/queries';
import { listFees } from '@/lib/checking/fees-due/queries';
import { getCityClock } from '@/lib/company/city-clock/queries';
import { listMentionable, listNotes } from '@/lib/company/notes/queries';
import { inOrder, listActivities } from '@/lib/company/projects/history';
import { requirePermit } from '@/lib/company/projects/owned';
import { readProgress } from '@/lib/company/projects/permit-progress';
import { assignableOf } from '@/lib/company/tasks/assignable';
import { listTasksOf } from '@/lib/company/tasks/queries';
import { listAssignments } from '@/lib/company/team/assignments';
import type { Context, UserActor } from '@/lib/context';
import { mayUse } from '@/lib/identity/access/permissions';
import type { PermitDetail } from '@/lib/tracking/permits/view';
import { findAnswers } from '@/lib/tracking/registers/queries';

const MOST_HISTORY = 40;

/** Everything a permit's page shows, by the city's own day. */
export async function readPermit(ctx: Context<UserActor>, permit: PermitDetail) {
  const subject = await requirePermit(ctx, permit.id);
  const { permitId } = subject;
  const [
    { days, ...progress },
    tasks,
    notes,
    mentionable,
    files,
    done,
    checks,
    assigned,
    mailed,
    fees,
    [licence = null],
  ] = await Promise.all([
    readProgress(ctx, permit),
    listTasksOf(ctx, subject),
    listNotes(ctx, subject),
    listMentionable(ctx, subject),
    listAttachments(ctx, subject),
    listActivities(ctx, subject, { limit: MOST_HISTORY }),
    listChecksOf(ctx, subject),
    mayUse('team.read', ctx.actor) ? listAssignments(ctx, { permitIds: [permitId] }) : [],
    listMailedInspections(ctx, subject),
    listFees(ctx, { permitId, standing: 'all' }),
    findAnswers(ctx, contractorOf(permit)),
  ]);
  const { events } = progress;
  const cityClock = await getCityClock(ctx, permit, { events, days });
  const named = { id: permitId, number: permit.permitNumber, type: permit.permitType };
  // Of what the company wrote down itself, the people's lines tell.
  const told = permit.ownerId === null ? events.map((event) => ({ event, permit: named })) : [];
  return {
    ...progress,
    ...{ cityClock, licence, fees, tasks, notes, mentionable, checks, assigned, mailed },
    project: subject.project,
    history: inOrder(done.items, told).slice(0, MOST_HISTORY),
    documents: files.filter(({ kind }) => kind === 'document'),
    photos: files.filter(({ kind }) => kind === 'photo'),
    assignable: assignableOf(mentionable, ctx.actor),
  };
}

/** The licence the city has of the permit's contractor, to be asked of the state's register. */
function contractorOf({ state, contractorLicense, contractorName }: PermitDetail) {
  if (contractorLicense === null) return [];
  return [{ state, number: contractorLicense, names: contractorName === null ? [] : [contractorName] }];
}

export type PermitView = Awaited<ReturnType<typeof readPermit>>;

import type { Context, UserActor } from '@/lib/context';
import { permitDay } from '@/lib/tracking/cities/hand-place';
import { listReviewComments, listReviewSteps } from '@/lib/tracking/feeds/side/queries';
import { waitingOf } from '@/lib/tracking/feeds/side/waiting';
import { expectIssue } from '@/lib/tracking/permits/expected';
import { listInspections } from '@/lib/tracking/permits/inspections';
import { isOver } from '@/lib/tracking/permits/is-over';
import { listPermitEvents } from '@/lib/tracking/permits/queries';
import { listIssueDays } from '@/lib/tracking/permits/usual';
import type { PermitDetail } from '@/lib/tracking/permits/view';

/** What happened to a permit, on whom it waits and when it is usually issued, by the city's own day. */
export async function readProgress(ctx: Context<UserActor>, permit: PermitDetail) {
  const { record } = permit.feed;
  const today = permitDay(record, ctx.now);
  const isOpen = !isOver(permit.statusBucket) && permit.issuedDate === null;
  const [events, inspections, steps, comments, days] = await Promise.all([
    listPermitEvents(ctx, permit.id),
    listInspections(ctx, permit.id),
    listReviewSteps(ctx, permit),
    listReviewComments(ctx, permit.id),
    isOpen ? listIssueDays(ctx, { ...permit, record }) : [],
  ]);
  return {
    ...{ today, events, inspections, steps, comments, days },
    waiting: waitingOf(ctx, { permit, record, placedAt: permit.placedAt, steps, inspections }),
    expected:
      isOpen && permit.appliedDate ? expectIssue({ days, appliedOn: permit.appliedDate, today }) : null,
  };
}

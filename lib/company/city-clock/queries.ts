import { and, eq } from 'drizzle-orm';
import { permitClocks } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { dayIn } from '@/lib/platform/clock/zones';
import { zoneOfPlace } from '@/lib/tracking/cities/hand-place';
import { type UsualDays, usualDays } from '@/lib/tracking/permits/expected';
import { isOver } from '@/lib/tracking/permits/is-over';
import { listPermitEvents } from '@/lib/tracking/permits/queries';
import { listIssueDays } from '@/lib/tracking/permits/usual';
import type { PermitDetail, PermitEvent } from '@/lib/tracking/permits/view';
import { awayOf, firstAnswerOf, readClock } from '@/lib/tracking/review-times/read-clock';
import { reviewTimesOf } from '@/lib/tracking/review-times/times-of';
import type { ClockReading, ReviewTime } from '@/lib/tracking/review-times/types';

export interface CityClock {
  /** The city's calendar day it was read by. */
  readonly today: string;
  /** The times that hold and can be counted, what is due first, first. */
  readonly readings: readonly ClockReading[];
  /** Those that hold and cannot be counted, because the record gives no day to count from or to. */
  readonly uncounted: readonly ReviewTime[];
  /** By the company's own word. */
  readonly completeOn: string | null;
  /** Whether its issue is still to come. */
  readonly isOpen: boolean;
  /** How long it took others of its kind from application to issue; null where too few are known, or it is issued. */
  readonly usual: UsualDays | null;
}

/** Where a permit stands in the times its city or its state promises. */
export async function getCityClock(
  ctx: Context<UserActor>,
  permit: PermitDetail,
  /** What the caller has read already. */
  known: { events?: readonly PermitEvent[]; days?: readonly number[] } = {},
): Promise<CityClock> {
  requirePermission(ctx, 'permits.read');
  const { record } = permit.feed;
  const zone = zoneOfPlace(record);
  const today = dayIn(zone, ctx.now);
  const isOpen = !isOver(permit.statusBucket) && permit.issuedDate === null;
  const [noted, events, days] = await Promise.all([
    ctx.db
      .select({ completeOn: permitClocks.completeOn })
      .from(permitClocks)
      .where(and(eq(permitClocks.companyId, ctx.actor.companyId), eq(permitClocks.permitId, permit.id))),
    known.events ?? listPermitEvents(ctx, permit.id),
    known.days ?? (isOpen ? listIssueDays(ctx, { ...permit, record }) : []),
  ]);
  const completeOn = noted[0]?.completeOn ?? null;
  const away = awayOf(events, permit, (at) => dayIn(zone, at));
  const times = isOver(permit.statusBucket)
    ? []
    : reviewTimesOf({ city: record, state: permit.state, permitType: permit.checklistType });
  const readings: ClockReading[] = [];
  const uncounted: ReviewTime[] = [];
  for (const time of times) {
    const firstAnswerOn = firstAnswerOf(away);
    const reading = readClock(time, { permit, completeOn, away, firstAnswerOn, today });
    if (reading) readings.push(reading);
    else uncounted.push(time);
  }
  readings.sort((a, b) => ((a.dueOn ?? '9') < (b.dueOn ?? '9') ? -1 : 1));
  return { today, readings, uncounted, completeOn, isOpen, usual: usualDays(days) };
}

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import {
  companies,
  companyPermits,
  notificationSettings,
  notifications,
  permitEvents,
  recipients,
  subscriptions,
} from '@/db/schema';
import { PLANS } from '@/lib/billing/plans';
import { OPEN_STATES } from '@/lib/billing/types';
import type { Context } from '@/lib/context';
import { linkPermits } from '@/lib/matching/mutations';
import { dueAt } from './cadence';
import { findConsenting } from './consent';
import { isWanted } from './critical';

/** Events decided on in one transaction. */
const BATCH = 500;

export interface FanOut {
  events: number;
  notifications: number;
}

/**
 * Decides for the oldest waiting events who is told, by which channel and when, in one transaction
 * with the mark that they are decided: an event fans out once, whatever crashes.
 */
export function fanOutEvents(ctx: Context): Promise<FanOut> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const events = await tx
      .select()
      .from(permitEvents)
      .where(isNull(permitEvents.fannedOutAt))
      .orderBy(asc(permitEvents.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (events.length === 0) return { events: 0, notifications: 0 };
    const permitIds = [...new Set(events.map((event) => event.permitId))];
    await linkPermits(inside, { permitIds });
    const audience = await findAudience(inside, permitIds);
    const notices = events.flatMap((event) =>
      (audience.get(event.permitId) ?? []).flatMap((listener) => {
        if (!isWanted(event, listener.urgency)) return [];
        const due = dueAt(listener.cadence, ctx.now, listener.timeZone);
        return listener.channels.map((channel) => ({
          eventId: event.id,
          recipientId: listener.recipientId,
          channel,
          companyId: listener.companyId,
          state: 'queued' as const,
          dueAt: due,
          createdAt: ctx.now,
        }));
      }),
    );
    for (let start = 0; start < notices.length; start += 1_000) {
      await tx
        .insert(notifications)
        .values(notices.slice(start, start + 1_000))
        .onConflictDoNothing();
    }
    await tx
      .update(permitEvents)
      .set({ fannedOutAt: ctx.now })
      .where(
        inArray(
          permitEvents.id,
          events.map((event) => event.id),
        ),
      );
    return { events: events.length, notifications: notices.length };
  });
}

interface Listener {
  companyId: string;
  recipientId: string;
  channels: ('email' | 'sms')[];
  urgency: 'all_changes' | 'critical_only';
  cadence: 'daily' | 'hourly' | 'real_time';
  timeZone: string;
}

/** Everybody who listens to each permit, with the channels their plan, settings and consent leave open. */
async function findAudience(ctx: Context, permitIds: number[]): Promise<Map<number, Listener[]>> {
  const rows = await ctx.db
    .select({
      permitId: companyPermits.permitId,
      companyId: companies.id,
      timeZone: companies.timeZone,
      tier: subscriptions.tier,
      methods: notificationSettings.methods,
      urgency: notificationSettings.urgency,
      recipientId: recipients.id,
      email: recipients.email,
      phone: recipients.phone,
    })
    .from(companyPermits)
    .innerJoin(companies, eq(companies.id, companyPermits.companyId))
    .innerJoin(notificationSettings, eq(notificationSettings.companyId, companies.id))
    .innerJoin(recipients, eq(recipients.companyId, companies.id))
    .innerJoin(subscriptions, eq(subscriptions.companyId, companies.id))
    .where(
      and(
        inArray(companyPermits.permitId, permitIds),
        eq(companyPermits.state, 'confirmed'),
        inArray(subscriptions.state, [...OPEN_STATES]),
      ),
    );
  const consenting = await findConsenting(ctx, [...new Set(rows.map((row) => row.companyId))]);
  const audience = new Map<number, Listener[]>();
  for (const row of rows) {
    const plan = PLANS[row.tier];
    const channels: Listener['channels'] = [];
    if (row.methods.includes('email') && row.email) channels.push('email');
    if (row.methods.includes('sms') && plan.sms && row.phone && consenting.has(row.companyId))
      channels.push('sms');
    const listener = { ...row, channels, cadence: plan.cadence };
    audience.set(row.permitId, [...(audience.get(row.permitId) ?? []), listener]);
  }
  return audience;
}

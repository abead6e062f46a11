import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { companyPermits, notifications, permitEvents, permits, recipients } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Notice } from './view';

/** Where a page ended: when, of which event, to whom, how. */
const cursorSchema = z.tuple([
  z.iso.datetime({ precision: 6 }),
  z.number().int().nonnegative(),
  z.string().max(60),
  z.string().max(10),
]);

function encode(cursor: z.infer<typeof cursorSchema>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function decode(text: string): z.infer<typeof cursorSchema> {
  try {
    const parsed = cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (parsed.success && !parsed.data.some((part) => String(part).includes('\0'))) return parsed.data;
  } catch {
    // Not JSON: the same answer as for what does not fit.
  }
  throw new AppError('invalid_input', { fields: { after: 'not_a_cursor' } });
}

/** As text that compares like the instant, whole: a rounded one would skip rows. */
const CREATED = sql<string>`to_char(${notifications.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The notices of the company's permits, newest first, a page at a time. */
export async function listNoticePage(
  ctx: Context<UserActor>,
  { limit, after }: { limit: number; after: string | null },
): Promise<{ items: Notice[]; next: string | null }> {
  const rows = await ctx.db
    .select({
      notice: notifications,
      created: CREATED,
      recipientName: recipients.name,
      event: permitEvents,
      permit: { id: permits.id, permitNumber: permits.permitNumber, address: permits.address },
    })
    .from(notifications)
    .innerJoin(
      recipients,
      and(eq(recipients.id, notifications.recipientId), eq(recipients.companyId, notifications.companyId)),
    )
    .innerJoin(permitEvents, eq(permitEvents.id, notifications.eventId))
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    // A permit the company has removed leaves its history too.
    .innerJoin(
      companyPermits,
      and(
        eq(companyPermits.permitId, permits.id),
        eq(companyPermits.companyId, notifications.companyId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .where(and(eq(notifications.companyId, ctx.actor.companyId), after ? beyond(after) : undefined))
    .orderBy(
      desc(notifications.createdAt),
      desc(notifications.eventId),
      desc(sql`${notifications.recipientId} collate "C"`),
      desc(sql`${notifications.channel} collate "C"`),
    )
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ notice, recipientName, event, permit }) => ({
      key: `${notice.eventId}.${notice.recipientId}.${notice.channel}`,
      recipientName,
      channel: notice.channel,
      state: notice.state,
      failure: notice.failure,
      createdAt: notice.createdAt,
      dueAt: notice.dueAt,
      sentAt: notice.sentAt,
      event: { kind: event.kind, toBucket: event.toBucket, toWord: event.toWord },
      permit,
    })),
    next: last
      ? encode([last.created, last.notice.eventId, last.notice.recipientId, last.notice.channel])
      : null,
  };
}

function beyond(after: string): SQL {
  const [created, eventId, recipientId, channel] = decode(after);
  return sql`(${notifications.createdAt}, ${notifications.eventId}, ${notifications.recipientId} collate "C", ${notifications.channel} collate "C")
    < (${created}::timestamptz, ${eventId}::bigint, ${recipientId}::text collate "C", ${channel}::text collate "C")`;
}

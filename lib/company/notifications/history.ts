import { and, desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { notifications } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { instantSchema } from '@/lib/platform/clock/day-schema';
import type { Outcome } from './outcomes';
import { selectNotices, toNotice } from './queries';
import type { Notice } from './view';
import { withOutcome } from './with-outcome';

/** Where a page ended: when, of which event, to whom, how. */
const cursorSchema = z.tuple([
  instantSchema({ precision: 6 }),
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

/** The notices of the company's permits, newest first, a page at a time. */
export async function listNoticePage(
  ctx: Context<UserActor>,
  { limit, after, outcome = null }: { limit: number; after: string | null; outcome?: Outcome | null },
): Promise<{ items: Notice[]; next: string | null }> {
  const which = and(after ? beyond(after) : undefined, outcome ? withOutcome(outcome) : undefined);
  const rows = await selectNotices(ctx, which)
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
    items: page.map(toNotice),
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

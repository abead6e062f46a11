import { and, asc, eq, inArray } from 'drizzle-orm';
import { ticketEntries, ticketFiles, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { fullName } from '@/lib/identity/accounts/full-name';
import type { TicketEntry } from './view';

/** What was written in a ticket, in its order. Who may read the ticket is the caller's to ask. */
export async function listEntries(
  ctx: Context,
  { ticketId, notes }: { ticketId: string; notes: boolean },
): Promise<TicketEntry[]> {
  const rows = await ctx.db
    .select({ entry: ticketEntries, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(ticketEntries)
    .leftJoin(users, eq(users.id, ticketEntries.authorId))
    .where(and(eq(ticketEntries.ticketId, ticketId), notes ? undefined : eq(ticketEntries.kind, 'message')))
    .orderBy(asc(ticketEntries.createdAt), asc(ticketEntries.id));
  const ids = rows.map(({ entry }) => entry.id);
  const files =
    ids.length === 0
      ? []
      : await ctx.db
          .select()
          .from(ticketFiles)
          .where(inArray(ticketFiles.entryId, ids))
          .orderBy(asc(ticketFiles.createdAt), asc(ticketFiles.id));
  return rows.map(({ entry, author }) => ({
    id: entry.id,
    side: entry.side,
    kind: entry.kind,
    author: author && fullName(author),
    authorId: entry.authorId,
    body: entry.body,
    createdAt: entry.createdAt,
    files: files
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ id, name, bytes }) => ({ id, name, bytes })),
  }));
}

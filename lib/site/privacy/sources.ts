import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { auditLog, inquiries, mailLinkRequests, messages, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { type MappedTable, requireTable } from '@/lib/platform/tables/schema-map';
import { deletionOrder, mentionsOf, scopeOf, whereOf } from './scope';
import type { Subject } from './types';

/** Rows that go into one file of an archive. */
export interface Source {
  /** Of the file: the table's, most often. */
  name: string;
  table: MappedTable;
  where: SQL;
}

/** Everything there is of a subject, one source a table, in an order that stays the same between two tries. */
export async function listSources(
  ctx: Context,
  { subject, subjectId }: { subject: Subject; subjectId: string },
): Promise<Source[]> {
  const scopes = scopeOf(subject);
  const own = deletionOrder(scopes)
    .map(({ table }) => ({ name: table.name, table, where: whereOf(ctx.db, scopes, table.name, subjectId) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return subject === 'company' ? own : [...own, ...(await apartOf(ctx, subjectId)), ...named(subjectId)];
}

/** What names a person by address or in the log, without a foreign key that owns it. */
async function apartOf(ctx: Context, userId: string): Promise<Source[]> {
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return [];
  const source = (table: string, where: SQL | undefined): Source => ({
    name: table,
    table: requireTable(table),
    where: where ?? sql`false`,
  });
  return [
    source('messages', eq(messages.recipient, user.email)),
    source('inquiries', eq(inquiries.email, user.email)),
    source('mail_link_requests', eq(mailLinkRequests.email, user.email)),
    source('audit_log', or(eq(auditLog.actorId, userId), inArray(auditLog.subject, [userId, user.email]))),
  ];
}

/** Where a company's records name the person; what they say belongs to the company, and is not repeated. */
function named(userId: string): Source[] {
  const byTable = new Map<string, { table: MappedTable; columns: PgColumn[] }>();
  for (const { table, column } of mentionsOf()) {
    if (table.name === 'audit_log') continue;
    const known = byTable.get(table.name) ?? { table, columns: [] };
    known.columns.push(column);
    byTable.set(table.name, known);
  }
  return [...byTable.values()].map(({ table, columns }) => {
    const shown = new Set([
      ...table.keys,
      ...columns,
      ...table.columns.filter(({ name }) => name === 'created_at'),
    ]);
    return {
      name: `where_you_are_named/${table.name}`,
      table: { ...table, columns: table.columns.filter((column) => shown.has(column)) },
      where: or(...columns.map((column) => eq(column, userId))) ?? sql`false`,
    };
  });
}

/** Mails to an address that the person's deletion removes: all of them, whoever sent them. */
export function mailTo(email: string): SQL {
  return eq(messages.recipient, email);
}

/** Inquiries of an address, but for privacy requests, whose log is kept. */
export function ordinaryInquiriesOf(email: string): SQL | undefined {
  return and(eq(inquiries.email, email), ne(inquiries.kind, 'privacy'));
}

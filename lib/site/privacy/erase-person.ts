import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import {
  auditLog,
  creditEntries,
  inquiries,
  invitations,
  mailLinkRequests,
  messages,
  notes,
  recipients,
  subcontractors,
  users,
} from '@/db/schema';
import type { Context } from '@/lib/context';
import { eraseJobs } from './erase-jobs';
import { blankWhere, eraseSubject, eraseWhere } from './erase-rows';
import { mailTo, ordinaryInquiriesOf } from './sources';

const EMPTY = sql`null`;

/** Deletes a person in the caller's transaction: their account, and their name wherever a company's records hold it. */
export async function erasePerson(ctx: Context, { userId }: { userId: string }): Promise<number> {
  const { db } = ctx;
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user) return 0;
  const { email } = user;
  await eraseJobs(db, 'person', userId);
  await blankRecords(ctx, userId);
  return (await eraseAddress(ctx, { email })) + (await eraseSubject(db, 'person', userId));
}

/** Deletes what is kept under an address, with an account or without, and empties it where a company's record stays. */
export async function eraseAddress(ctx: Context, { email }: { email: string }): Promise<number> {
  const rows = (await eraseByAddress(ctx, email)) + (await eraseInquiries(ctx, email));
  await blankAddress(ctx, email);
  return rows;
}

async function eraseByAddress({ db }: Context, email: string): Promise<number> {
  const places = [
    ['mail_link_requests', eq(mailLinkRequests.email, email)],
    ['invitations', eq(invitations.email, email)],
    // The first recipient is the company itself, whose notices must go somewhere.
    ['recipients', and(eq(recipients.email, email), gt(recipients.position, 0))],
    [
      'messages',
      and(
        mailTo(email),
        sql`not exists (select 1 from ${inquiries} where ${inquiries.messageId} = ${messages.id})`,
      ),
    ],
  ] as const;
  let rows = 0;
  for (const [table, where] of places) rows += await eraseWhere(db, table, where);
  return rows;
}

/** What they wrote by the forms of the public site, and the mail that told support of it. */
async function eraseInquiries({ db }: Context, email: string): Promise<number> {
  const told = await db.select({ id: inquiries.messageId }).from(inquiries).where(ordinaryInquiriesOf(email));
  const rows = await eraseWhere(db, 'inquiries', ordinaryInquiriesOf(email));
  if (told.length === 0) return rows;
  const ids = told.map(({ id }) => id);
  return rows + (await eraseWhere(db, 'messages', inArray(messages.id, ids)));
}

/** Records of companies stay, and who did it is nobody. */
async function blankRecords({ db }: Context, userId: string): Promise<void> {
  await blankWhere(db, 'credit_entries', { actor_id: EMPTY }, eq(creditEntries.actorId, userId));
  await blankWhere(
    db,
    'audit_log',
    LOG_EMPTIED,
    or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)),
  );
  await blankWhere(db, 'subcontractors', CONTACT_EMPTIED, eq(subcontractors.userId, userId));
  // A mention is an id in the text; without anybody it reads as nobody.
  const mention = `@[${userId}]`;
  const without = sql`replace(${sql.identifier('body')}, ${mention}, '@')`;
  await blankWhere(db, 'notes', { body: without }, sql`position(${mention} in ${notes.body}) > 0`);
}

const LOG_EMPTIED = {
  actor_id: EMPTY,
  subject: EMPTY,
  details: sql`'{}'::jsonb`,
  address: EMPTY,
  user_agent: EMPTY,
};

const CONTACT_EMPTIED = {
  contact_name: sql`''`,
  // Unique within a company, and no address of anybody's (RFC 2606).
  email: sql`'deleted@' || ${sql.identifier('id')} || '.invalid'`,
  phone: EMPTY,
  user_id: EMPTY,
};

/** How to reach somebody leaves the records of companies; a company's first recipient becomes its owner. */
async function blankAddress({ db }: Context, email: string): Promise<void> {
  await blankWhere(
    db,
    'audit_log',
    LOG_EMPTIED,
    or(eq(auditLog.subject, email), sql`position(${email} in ${auditLog.details}::text) > 0`),
  );
  await blankWhere(db, 'subcontractors', CONTACT_EMPTIED, eq(subcontractors.email, email));
  const ownerEmail = sql`(select u.email from memberships m join users u on u.id = m.user_id
    where m.company_id = recipients.company_id and m.role = 'owner' and u.email <> ${email}
    order by m.created_at limit 1)`;
  const companyName = sql`coalesce((select c.name from companies c where c.id = recipients.company_id), '')`;
  const emptied = { email: ownerEmail, name: companyName, phone: EMPTY };
  await blankWhere(db, 'recipients', emptied, eq(recipients.email, email));
}

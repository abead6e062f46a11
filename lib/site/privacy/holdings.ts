import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { inquiries, invitations, mailLinkRequests, messages, recipients, subcontractors } from '@/db/schema';
import type { AdminActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { getCase } from './cases';
import { eraseAddress } from './erase-person';

type AdminContext = Context<AdminActor>;

export const HOLDING_PLACES = [
  'messages',
  'inquiries',
  'link_requests',
  'invitations',
  'recipients',
  'subcontractors',
] as const;
export type Holding = { place: (typeof HOLDING_PLACES)[number]; rows: number };

/** How much is kept under the address of somebody without an account, by place; what is public record is not counted. */
export async function listHoldings(
  ctx: AdminContext,
  { email: given }: { email: string },
): Promise<Holding[]> {
  const email = given.toLowerCase();
  const places: Record<(typeof HOLDING_PLACES)[number], () => Promise<number>> = {
    messages: () => ctx.db.$count(messages, eq(messages.recipient, email)),
    inquiries: () => ctx.db.$count(inquiries, lower(inquiries.email, email)),
    link_requests: () => ctx.db.$count(mailLinkRequests, eq(mailLinkRequests.email, email)),
    invitations: () => ctx.db.$count(invitations, eq(invitations.email, email)),
    recipients: () => ctx.db.$count(recipients, and(eq(recipients.email, email), gt(recipients.position, 0))),
    subcontractors: () =>
      ctx.db.$count(subcontractors, and(eq(subcontractors.email, email), isNull(subcontractors.userId))),
  };
  return Promise.all(HOLDING_PLACES.map(async (place) => ({ place, rows: await places[place]() })));
}

function lower(column: typeof inquiries.email, email: string): SQL {
  return sql`lower(${column}) = ${email}`;
}

/** Deletes what is kept under the address of a case. Whoever has an account deletes it there, by their own sign-in. */
export async function eraseHoldings(
  ctx: AdminContext,
  { caseId }: { caseId: string },
): Promise<{ rows: number }> {
  const { email, hasAccount, closedAt } = await getCase(ctx, { caseId });
  if (hasAccount) throw new AppError('conflict', { fields: { case: 'has_account' } });
  if (closedAt) throw new AppError('conflict', { fields: { case: 'closed' } });
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const rows = await eraseAddress(within, { email: email.toLowerCase() });
    await recordAudit(within, {
      action: 'privacy_case.changed',
      subject: caseId,
      details: { step: 'erase', rows },
    });
    return { rows };
  });
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import { deletions } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { requireFreshSignIn } from '@/lib/identity/sessions/fresh';
import { newId } from '@/lib/ids';
import type { MailSettings } from '@/lib/providers/mail/types';
import { mailDeletion } from './mails';
import { isAdmin, isOwner, listOwned, requireSubject, type SubjectInput } from './own-subject';
import { DELETION_DAYS, type DeletionState, type Subject } from './types';

type AccountContext = Context<AccountActor>;

export interface Deletion {
  id: string;
  subject: Subject;
  state: DeletionState;
  requestedAt: Date;
  dueAt: Date;
}

const columns = {
  id: deletions.id,
  subject: deletions.subject,
  state: deletions.state,
  requestedAt: deletions.requestedAt,
  dueAt: deletions.dueAt,
};

const DAY_MS = 86_400_000;

function ours({ companyId, userId }: { companyId: string | null; userId: string }) {
  return companyId === null
    ? and(eq(deletions.subject, 'person'), eq(deletions.userId, userId))
    : and(eq(deletions.subject, 'company'), eq(deletions.companyId, companyId));
}

/**
 * Asks that the account, or the company, be deleted; everybody it concerns is told. Asking twice answers with the
 * first. Throws `conflict` with the field `subject`: `owner` to the owner of a company that stays, `admin` to an
 * administrator.
 */
export async function requestDeletion(
  ctx: AccountContext,
  { mail, ...input }: SubjectInput & { mail: MailSettings },
): Promise<Deletion> {
  requireFreshSignIn(ctx);
  const { subject } = input;
  const { companyId, userId } = await requireSubject(ctx, input);
  if (subject === 'person') await requireFree(ctx);
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const dueAt = new Date(ctx.now.getTime() + DELETION_DAYS * DAY_MS);
    const id = newId('deletion');
    const [made] = await tx
      .insert(deletions)
      .values({
        id,
        subject,
        companyId,
        userId: subject === 'person' ? userId : null,
        requestedAt: ctx.now,
        dueAt,
      })
      .onConflictDoNothing()
      .returning(columns);
    if (!made) {
      const known = await find(within, ours({ companyId, userId }));
      if (!known) throw new AppError('conflict');
      return known;
    }
    await recordAudit(within, {
      action: 'deletion.requested',
      subject: id,
      details: { of: subject },
      ...(companyId === null ? {} : { companyId }),
    });
    await mailDeletion(within, { kind: 'requested', subject, userId, companyId, dueAt, mail });
    return made;
  });
}

/** An owner's company goes with them or first; an administrator is deleted by another. */
async function requireFree(ctx: AccountContext): Promise<void> {
  const { userId } = ctx.actor;
  if (await isAdmin(ctx, userId)) throw new AppError('conflict', { fields: { subject: 'admin' } });
  for (const companyId of await listOwned(ctx, userId))
    if (!(await find(ctx, and(ours({ companyId, userId }), isWaiting))))
      throw new AppError('conflict', { fields: { subject: 'owner' } });
}

const isWaiting = inArray(deletions.state, ['waiting', 'running']);

async function find(ctx: Context, which: ReturnType<typeof and>): Promise<Deletion | null> {
  const [found] = await ctx.db
    .select(columns)
    .from(deletions)
    .where(and(which, isWaiting))
    .orderBy(desc(deletions.requestedAt))
    .limit(1);
  return found ?? null;
}

/** The deletions that wait: of the account, and of the company worked in. */
export async function listDeletions(
  ctx: AccountContext,
  { companyId }: { companyId: string | null },
): Promise<{ person: Deletion | null; company: Deletion | null }> {
  const { userId } = ctx.actor;
  return {
    person: await find(ctx, ours({ companyId: null, userId })),
    company: companyId === null ? null : await find(ctx, ours({ companyId, userId })),
  };
}

/** Takes a deletion back while it waits. Throws `conflict` once it has begun. */
export async function takeBackDeletion(
  ctx: AccountContext,
  { deletionId, mail }: { deletionId: string; mail: MailSettings },
): Promise<void> {
  const { userId } = ctx.actor;
  const [known] = await ctx.db.select().from(deletions).where(eq(deletions.id, deletionId));
  const mayTell =
    known && (known.companyId === null ? known.userId === userId : await isOwner(ctx, known.companyId));
  if (!known || !mayTell) throw new AppError('not_found', { detail: `deletion ${deletionId}` });
  const { subject, companyId, dueAt } = known;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [back] = await tx
      .update(deletions)
      .set({ state: 'taken_back', takenBackAt: ctx.now })
      .where(and(eq(deletions.id, deletionId), eq(deletions.state, 'waiting')))
      .returning({ id: deletions.id });
    if (!back) throw new AppError('conflict', { detail: `the deletion is ${known.state}` });
    await recordAudit(within, {
      action: 'deletion.taken_back',
      subject: deletionId,
      details: { of: subject },
      ...(companyId === null ? {} : { companyId }),
    });
    await mailDeletion(within, { kind: 'taken_back', subject, userId, companyId, dueAt, mail });
  });
}

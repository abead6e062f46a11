import { desc, eq } from 'drizzle-orm';
import { leadObjections } from '@/db/schema';
import type { AdminActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { newId } from '@/lib/ids';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import type { NewObjection } from './schema';
import type { Objection } from './view';

type AdminContext = Context<AdminActor>;

/** Leaves an address, or every permit under a firm's name, out of everybody's leads from now on. */
export async function addObjection(ctx: AdminContext, input: NewObjection): Promise<{ id: string }> {
  const norm =
    input.kind === 'address' ? normaliseAddress(input.given) : normaliseContractorName(input.given);
  if (!norm) throw new AppError('invalid_input', { fields: { given: 'given' } });
  const id = newId('objection');
  await ctx.db.transaction(async (tx) => {
    await tx.insert(leadObjections).values({
      id,
      kind: input.kind,
      given: input.given,
      norm,
      state: input.kind === 'address' && input.state !== '' ? input.state : null,
      note: input.note,
      createdAt: ctx.now,
    });
    await recordAudit({ ...ctx, db: tx }, { action: 'objection.added', subject: id });
  });
  return { id };
}

export async function removeObjection(
  ctx: AdminContext,
  { objection }: { objection: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .delete(leadObjections)
      .where(eq(leadObjections.id, objection))
      .returning({ id: leadObjections.id });
    if (removed.length === 0) throw new AppError('not_found', { detail: objection });
    await recordAudit({ ...ctx, db: tx }, { action: 'objection.removed', subject: objection });
  });
}

const LISTED = 500;

export async function listObjections(ctx: AdminContext): Promise<Objection[]> {
  return ctx.db
    .select({
      id: leadObjections.id,
      kind: leadObjections.kind,
      given: leadObjections.given,
      state: leadObjections.state,
      note: leadObjections.note,
      createdAt: leadObjections.createdAt,
    })
    .from(leadObjections)
    .orderBy(desc(leadObjections.createdAt))
    .limit(LISTED);
}

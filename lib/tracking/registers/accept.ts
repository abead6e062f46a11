import { and, eq } from 'drizzle-orm';
import { registerSources } from '@/db/schema';
import type { AdminActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { SAID_SO } from './state';

/**
 * The operator says that what a register is held for is so: it is read again at once and believed. A column that is
 * gone cannot be so: without it no row can be read, and its record has to say how it is called now.
 */
export async function acceptHeldRegister(
  ctx: Context<AdminActor>,
  { sourceId }: { sourceId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [source] = await tx
      .select()
      .from(registerSources)
      .where(and(eq(registerSources.id, sourceId), eq(registerSources.enabled, true)))
      .for('no key update');
    if (!source) throw new AppError('not_found', { detail: `no register source ${sourceId}` });
    if (source.failureCode !== 'not_believed') return;
    await tx
      .update(registerSources)
      .set({ doubts: SAID_SO, nextReadAt: ctx.now })
      .where(eq(registerSources.id, sourceId));
    await recordAudit(
      { ...ctx, db: tx },
      {
        action: 'register.change_accepted',
        subject: sourceId,
        details: { held: source.failureDetail },
      },
    );
    await enqueue({ db: tx }, 'read-register', { registerSourceId: sourceId });
  });
}

import type { Context, UserActor } from '@/lib/context';
import { confirmPaper } from './decide';
import { getPaper } from './queries';

/** A yes to everything as it was read. */
export async function confirmAsRead(
  ctx: Context<UserActor>,
  { paperId, subcontractorId }: { paperId: string; subcontractorId: string | null },
): Promise<{ entered: number }> {
  const { proposed, reading } = await getPaper(ctx, { paperId });
  const { policy = null, effective = null } = reading?.cancellation ?? {};
  return confirmPaper(ctx, {
    paperId,
    subcontractorId,
    holdings: [...proposed],
    cancellation: policy !== null && effective !== null ? { number: policy, endsOn: effective } : null,
  });
}

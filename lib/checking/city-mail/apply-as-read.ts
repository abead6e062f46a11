import type { Context, UserActor } from '@/lib/context';
import { type Applied, applyMail } from './apply';
import { getCityMail } from './queries';

/** A yes to everything as it was read, for the permit that is named. */
export async function applyAsRead(
  ctx: Context<UserActor>,
  { mailId, permitId }: { mailId: string; permitId: number },
): Promise<Applied> {
  const { reading } = await getCityMail(ctx, { mailId });
  return applyMail(ctx, {
    mailId,
    permitId,
    comments: (reading?.comments ?? []).map(({ discipline, sheet, text }) => ({
      discipline,
      sheet,
      comment: text,
    })),
    dueOn: reading?.dates.due ?? null,
    fees: [...(reading?.fees ?? [])],
    paid: reading?.kind === 'receipt',
    inspections: (reading?.inspections ?? []).map((one) => ({ ...one, notes: [...one.notes] })),
  });
}

import type { Context } from '@/lib/context';
import type { Inspection, ReviewStep } from '@/lib/tracking/permits/view';
import { historyBefore, type Waiting, type WaitingPermit, waitingOn } from '@/lib/tracking/permits/waiting';
import { cityDay } from '../city-day';
import { loadSides } from './load-sides';

/**
 * Whom permits wait for, in full; the caller says which it may read. Lists read the same in SQL (`standing/sql.ts`), so
 * it is said of the day on which the side feeds were last placed, and by the status alone where nothing holds that was
 * placed.
 */
export async function listWaiting(
  ctx: Pick<Context, 'db' | 'now'>,
  permitIds: readonly number[],
): Promise<Map<number, Waiting[]>> {
  if (permitIds.length === 0) return new Map();
  const held = await loadSides(ctx.db, permitIds);
  return new Map(held.map(({ id, ...sided }) => [id, waitingOf(ctx, sided)]));
}

interface ReadPermit {
  permit: WaitingPermit;
  record: string;
  placedAt: Date | null;
  steps: readonly ReviewStep[];
  inspections: readonly Pick<Inspection, 'kind' | 'heldOn' | 'outcome'>[];
}

/** The same of a permit that has been read with its reviews and inspections. */
export function waitingOf(
  ctx: Pick<Context, 'now'>,
  { permit, record, placedAt, steps, inspections }: ReadPermit,
): Waiting[] {
  const sides = placedAt ? { steps, inspections } : { steps: [], inspections: [] };
  const today = cityDay(record, placedAt ?? ctx.now);
  return waitingOn({ permit, ...sides, today, history: historyBefore(ctx.now) });
}

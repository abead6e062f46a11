import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { missingPermits, permits } from '@/db/schema';
import { copyLinks } from '@/lib/tracking/permits/links';
import type { PermitToRecheck } from './settle-recheck';
import type { ReadPage } from './types';

export interface MovedKeys {
  /** New source keys by permit id. */
  newKeys: Map<number, string>;
  /** Permits whose number was found under another key: neither present nor absent. */
  settled: Set<number>;
}

/**
 * Source keys contain texts that a city may correct, such as an address or a type, so a permit whose number
 * is found under another key has not vanished. If that key is new, the permit takes it. If a read already
 * stored it as a separate permit, the watchers of the old permit are moved to it, and the old one is marked
 * missing without an event.
 */
export async function followMovedKeys(
  tx: Database,
  input: { feedId: string; asked: PermitToRecheck[]; found: ReadPage; now: Date },
): Promise<MovedKeys> {
  const { feedId, asked, found, now } = input;
  const answered = new Set(found.permits.map((permit) => permit.sourceKey));
  const asKnown = new Set(asked.map((permit) => permit.sourceKey));
  const others = byNumber(found.permits.filter((permit) => !asKnown.has(permit.sourceKey)));
  const moved: MovedKeys = { newKeys: new Map(), settled: new Set() };
  const absent = asked.filter((permit) => !permit.isMissing && !answered.has(permit.sourceKey));
  for (const [number, olds] of byNumber(absent)) {
    const rows = others.get(number) ?? [];
    if (rows.length === 0) continue;
    for (const old of olds) moved.settled.add(old.id);
    const [old] = olds;
    const [row] = rows;
    // With several candidates the match is ambiguous.
    if (olds.length !== 1 || rows.length !== 1 || !old || !row) continue;
    const [held] = await tx
      .select({ id: permits.id })
      .from(permits)
      .where(and(eq(permits.feedId, feedId), eq(permits.sourceKey, row.sourceKey)));
    if (held) await handOver(tx, old.id, held.id, now);
    else {
      await tx.update(permits).set({ sourceKey: row.sourceKey }).where(eq(permits.id, old.id));
      moved.newKeys.set(old.id, row.sourceKey);
    }
  }
  if (moved.settled.size > 0)
    await tx.delete(missingPermits).where(inArray(missingPermits.permitId, [...moved.settled]));
  return moved;
}

function byNumber<T extends { permitNumber: string }>(permits: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const permit of permits)
    groups.set(permit.permitNumber, [...(groups.get(permit.permitNumber) ?? []), permit]);
  return groups;
}

async function handOver(tx: Database, from: number, to: number, now: Date): Promise<void> {
  await copyLinks(tx, { from, to, now });
  await tx.update(permits).set({ missingSince: now }).where(eq(permits.id, from));
}

import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { demoPayments } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { createDemoAccount, type DemoAccount, type Outcome, parseDemoAccount } from './account';
import { toSeconds } from './months';

/** The part of a context that the demo provider needs. */
export type DemoContext = Pick<Context, 'db' | 'now'> & Partial<Pick<Context, 'log'>>;

/** Maximum optimistic-locking retries; each failure means that another writer succeeded. */
const MAX_TRIES = 200;

/** Creates the company's demo customer if it does not exist; its id derives from the company's. */
export async function ensureDemoAccount({ db, now }: DemoContext, companyId: string): Promise<string> {
  const customerId = `cus_demo_${companyId.replace(/^cmp_/, '')}`;
  await db
    .insert(demoPayments)
    .values({ companyId, customerId, books: createDemoAccount(customerId, toSeconds(now)), updatedAt: now })
    .onConflictDoNothing();
  return customerId;
}

/**
 * Updates the state with optimistic locking: reads, changes and writes it, and retries on a concurrent write.
 */
export async function updateDemoAccount(
  { db, now, log }: DemoContext,
  customerId: string,
  change: (account: DemoAccount) => Outcome,
): Promise<Outcome> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [row] = await db
      .select({ books: demoPayments.books, version: demoPayments.version })
      .from(demoPayments)
      .where(eq(demoPayments.customerId, customerId))
      .limit(1);
    if (!row) throw new AppError('unavailable', { detail: `the demo knows no customer ${customerId}` });
    const found = parseDemoAccount(row.books);
    if (!found) log?.warn({ customerId }, 'Demo account unreadable, starting a new one');
    const outcome = change(found ?? createDemoAccount(customerId, toSeconds(now)));
    if (isDeepStrictEqual(outcome.account, found)) return outcome;
    if (!parseDemoAccount(outcome.account))
      throw new AppError('internal', { detail: `what was asked of ${customerId} makes no books` });
    const written = await db
      .update(demoPayments)
      .set({ books: outcome.account, version: row.version + 1, updatedAt: now })
      .where(and(eq(demoPayments.customerId, customerId), eq(demoPayments.version, row.version)))
      .returning({ version: demoPayments.version });
    if (written.length > 0) return outcome;
  }
  throw new AppError('unavailable', { detail: `the books of ${customerId} are always being written` });
}

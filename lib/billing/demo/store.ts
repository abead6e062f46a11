import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { demoPayments } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type Books, findBooks, type Outcome, openBooks } from './books';
import { toSeconds } from './months';

/** Of a context, what the books need. */
export type DemoContext = Pick<Context, 'db' | 'now'> & Partial<Pick<Context, 'log'>>;

/** Each try that fails means that somebody else's went through. */
const MAX_TRIES = 200;

/** The customer of a company, by its name alone: whoever asks first makes it. */
export async function ensureBooks({ db, now }: DemoContext, companyId: string): Promise<string> {
  const customerId = `cus_demo_${companyId.replace(/^cmp_/, '')}`;
  await db
    .insert(demoPayments)
    .values({ companyId, customerId, books: openBooks(customerId, toSeconds(now)), updatedAt: now })
    .onConflictDoNothing();
  return customerId;
}

/** Reads the books, changes them and writes them, unless others did meanwhile: then with theirs, once more. */
export async function changeBooks(
  { db, now, log }: DemoContext,
  customerId: string,
  change: (books: Books) => Outcome,
): Promise<Outcome> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [row] = await db
      .select({ books: demoPayments.books, version: demoPayments.version })
      .from(demoPayments)
      .where(eq(demoPayments.customerId, customerId))
      .limit(1);
    if (!row) throw new AppError('unavailable', { detail: `the demo knows no customer ${customerId}` });
    const found = findBooks(row.books);
    if (!found) log?.warn({ customerId }, 'Demo books cannot be read and begin anew');
    const outcome = change(found ?? openBooks(customerId, toSeconds(now)));
    if (isDeepStrictEqual(outcome.books, found)) return outcome;
    if (!findBooks(outcome.books))
      throw new AppError('internal', { detail: `what was asked of ${customerId} makes no books` });
    const written = await db
      .update(demoPayments)
      .set({ books: outcome.books, version: row.version + 1, updatedAt: now })
      .where(and(eq(demoPayments.customerId, customerId), eq(demoPayments.version, row.version)))
      .returning({ version: demoPayments.version });
    if (written.length > 0) return outcome;
  }
  throw new AppError('unavailable', { detail: `the books of ${customerId} are always being written` });
}

import { and, asc, eq, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { billingAccounts } from '@/db/schema';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import {
  claimRow,
  type Holding,
  isFree,
  isHeldBy,
  isLapsed,
  leaseOf,
  release,
} from '@/lib/platform/lease/lease';
import { type RetryPolicy, retryWait } from '@/lib/platform/lease/retry';
import { dueBy } from '@/lib/providers/billing/due-by';
import type { AccountSnapshot, PaymentProvider } from '@/lib/providers/billing/provider';
import type { MailSettings } from '@/lib/providers/mail/types';
import type { AtProvider } from './account';
import { applySnapshot } from './apply-snapshot';
import { completePendingIntent } from './pending-intent';

/**
 * How what we hold comes to equal what the provider holds. Nobody carries changes over one by one: whoever learns
 * that something happened (an event, an action of our own, a date that has come) asks for the whole and writes it.
 * A ticket is drawn before asking, and an answer is written only where none with a later ticket stands: the last
 * question asked wins, in whatever order the answers arrive. What happened after it was asked brings its own event.
 * Whoever asks holds the account's lease meanwhile: of several workers one asks about an account that is due, and a
 * question that nobody answers is put again. An action of a person does not wait for a worker and takes it over.
 */
export interface SyncInput extends AtProvider {
  mail: MailSettings;
}

const accountLease = leaseOf(billingAccounts, {
  key: 'companyId',
  token: 'lease',
  until: 'leaseUntil',
  attempts: 'syncAttempts',
});

/** Lease of a fetch: if the process dies, it is repeated after this long. */
const LEASE_MS = 120_000;
const RETRY: RetryPolicy = { firstMs: 30_000, factor: 2, maxMs: 3_600_000, jitter: 0 };
/** Interval of a fetch without any event, so that a lost event is repaired within a day. */
const RESYNC_MS = 24 * 3_600_000;
/** Delay after a scheduled change, so that the provider has applied it. */
const SETTLE_MS = 60_000;

/** Fetches and applies the provider's snapshot of this company. Does nothing where there is no customer. */
export async function syncAccount(ctx: Context, input: SyncInput): Promise<void> {
  const syncTicket = await ask(ctx, input, { takeOver: true, due: isNotNull(billingAccounts.customerId) });
  if (syncTicket) await answer(ctx, input, syncTicket);
}

/** Synchronises every due account, or one customer's; a failed one is postponed, the others go on. */
export async function syncDueAccounts(
  ctx: Context,
  input: { payments: PaymentProvider; mail: MailSettings; signal?: AbortSignal; customerId?: string },
): Promise<{ synced: number; failed: number }> {
  const result = { synced: 0, failed: 0 };
  while (!input.signal?.aborted) {
    const due = await listDue(ctx, input);
    if (due.length === 0) break;
    for (const companyId of due) {
      if (input.signal?.aborted) break;
      const at = { ...input, companyId };
      const syncTicket = await ask(ctx, at, { due: isDue(ctx) });
      if (!syncTicket) continue;
      try {
        await syncDue(ctx, at, syncTicket);
        result.synced += 1;
      } catch (error) {
        result.failed += 1;
        ctx.log.error({ err: error, companyId }, 'Billing account sync failed');
        await putOff(ctx, syncTicket);
      }
    }
  }
  return result;
}

async function syncDue(ctx: Context, input: SyncInput, asked: SyncTicket): Promise<void> {
  if (!asked.hasPendingIntent) return answer(ctx, input, asked);
  await completePendingIntent(ctx, input);
  // Takes a new sequence number: what was created is newer than the one taken for the request.
  const again = await askAgain(ctx, asked);
  if (again) await answer(ctx, input, again);
}

/** A date has come, or the last question was never answered. */
function isDue(ctx: Context): SQL | undefined {
  return or(lte(billingAccounts.syncDueAt, ctx.now), isLapsed(accountLease, ctx.now));
}

async function listDue(
  ctx: Context,
  { payments, customerId }: { payments: PaymentProvider; customerId?: string },
): Promise<CompanyId[]> {
  const rows = await ctx.db
    .select({ companyId: billingAccounts.companyId })
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.provider, payments.name),
        isFree(accountLease, ctx.now),
        isDue(ctx),
        customerId === undefined ? undefined : eq(billingAccounts.customerId, customerId),
      ),
    )
    .orderBy(asc(billingAccounts.syncDueAt))
    .limit(50);
  return rows.map((row) => asCompanyId(row.companyId));
}

interface SyncTicket extends Holding {
  ticket: number;
  customerId: string | null;
  hasPendingIntent: boolean;
  attempts: number;
}

/** Takes the account in hand and draws a ticket. What it was due for is asked now; if it is due again, more has happened. */
async function ask(
  ctx: Context,
  { companyId, payments }: AtProvider,
  { due, takeOver = false }: { due: SQL | undefined; takeOver?: boolean },
): Promise<SyncTicket | null> {
  const claimed = await claimRow(ctx, accountLease, {
    key: companyId,
    due: and(eq(billingAccounts.provider, payments.name), due),
    forMs: LEASE_MS,
    set: { ticket: sql`${billingAccounts.ticket} + 1`, syncDueAt: null },
    takeOver,
  });
  if (!claimed) return null;
  const { key, token, row } = claimed;
  const { ticket, customerId, syncAttempts: attempts } = row;
  return { key, token, ticket, customerId, attempts, hasPendingIntent: row.pendingPaymentMethodId !== null };
}

/** A later ticket for who has the account in hand; null where another has taken it over. */
async function askAgain(ctx: Context, asked: SyncTicket): Promise<SyncTicket | null> {
  const { ticket, customerId } = billingAccounts;
  const [row] = await ctx.db
    .update(billingAccounts)
    .set({ ticket: sql`${ticket} + 1` })
    .where(isHeldBy(accountLease, asked))
    .returning({ ticket, customerId });
  return row ? { ...asked, ...row } : null;
}

async function answer(ctx: Context, input: SyncInput, asked: SyncTicket): Promise<void> {
  const { ticket, customerId } = asked;
  if (customerId === null) {
    // There is no customer: the account becomes due again with the next request.
    await release(ctx, accountLease, asked, { set: { syncAttempts: 0 } });
    return;
  }
  const snapshot = await input.payments.snapshot(customerId);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [account] = await tx
      .update(billingAccounts)
      .set(toAccountUpdate(ctx, snapshot, ticket))
      .where(and(eq(billingAccounts.companyId, input.companyId), lt(billingAccounts.answeredTicket, ticket)))
      .returning({ companyId: billingAccounts.companyId });
    if (account) await applySnapshot(within, { ...input, snapshot });
    // An event during the fetch has set an earlier due date, which is kept.
    const syncDueAt = dueBy(nextLook(ctx, snapshot));
    await release(within, accountLease, asked, { set: { syncDueAt, syncAttempts: 0 } });
  });
}

function toAccountUpdate(ctx: Context, { card, creditCents }: AccountSnapshot, answeredTicket: number) {
  return {
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpMonth: card?.expMonth ?? null,
    cardExpYear: card?.expYear ?? null,
    cardFingerprint: card?.fingerprint ?? null,
    creditCents,
    answeredTicket,
    syncedAt: ctx.now,
    updatedAt: ctx.now,
  };
}

function nextLook({ now }: Context, { nextChangeAt }: AccountSnapshot): Date {
  const later = now.getTime() + RESYNC_MS;
  const next = nextChangeAt ? Math.max(nextChangeAt.getTime(), now.getTime()) + SETTLE_MS : later;
  return new Date(Math.min(next, later));
}

async function putOff(ctx: Context, asked: SyncTicket): Promise<void> {
  const pause = retryWait(RETRY, asked.attempts, asked.key);
  await release(ctx, accountLease, asked, { set: { syncDueAt: new Date(ctx.now.getTime() + pause) } });
}

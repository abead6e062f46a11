import { and, asc, eq, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { billingAccounts } from '@/db/schema';
import { dueBy } from '@/lib/billing/due-by';
import type { AccountSnapshot, PaymentProvider } from '@/lib/billing/provider';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import { claimRow, type Holding, isFree, isHeldBy, isLapsed, leaseOf, release } from '@/lib/lease/lease';
import { type RetryPolicy, retryWait } from '@/lib/lease/retry';
import type { MailSettings } from '@/lib/mail/types';
import type { AtProvider } from './account';
import { applySnapshot } from './apply-snapshot';
import { completeWanted } from './wanted';

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

/** A question that was never answered (the process died) is put again after this long. */
const LEASE_MS = 120_000;
const RETRY: RetryPolicy = { firstMs: 30_000, factor: 2, maxMs: 3_600_000, jitter: 0 };
/** Without any event: a lost one is made good within a day. */
const LOOK_AGAIN_MS = 24 * 3_600_000;
/** A provider needs a moment for what it does by the clock. */
const SETTLE_MS = 60_000;

/** Writes down what the provider holds of this company now. Does nothing for who is no customer. */
export async function syncAccount(ctx: Context, input: SyncInput): Promise<void> {
  const asked = await ask(ctx, input, { takeOver: true, due: isNotNull(billingAccounts.customerId) });
  if (asked) await answer(ctx, input, asked);
}

/** Works off every account, or one customer's, about which something is to be asked; one that fails is put off, the others go on. */
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
      const asked = await ask(ctx, at, { due: isDue(ctx) });
      if (!asked) continue;
      try {
        await syncDue(ctx, at, asked);
        result.synced += 1;
      } catch (error) {
        result.failed += 1;
        ctx.log.error({ err: error, companyId }, 'A billing account could not be read');
        await putOff(ctx, asked);
      }
    }
  }
  return result;
}

async function syncDue(ctx: Context, input: SyncInput, asked: Asked): Promise<void> {
  if (!asked.wanted) return answer(ctx, input, asked);
  await completeWanted(ctx, input);
  // With a ticket of its own: what was made is newer than the one drawn for the wish.
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

interface Asked extends Holding {
  ticket: number;
  customerId: string | null;
  wanted: boolean;
  attempts: number;
}

/** Takes the account in hand and draws a ticket. What it was due for is asked now; if it is due again, more has happened. */
async function ask(
  ctx: Context,
  { companyId, payments }: AtProvider,
  { due, takeOver }: { due: SQL | undefined; takeOver?: boolean },
): Promise<Asked | null> {
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
  return { key, token, ticket, customerId, attempts, wanted: row.wantedPaymentMethodId !== null };
}

/** A later ticket for who has the account in hand; null where another has taken it over. */
async function askAgain(ctx: Context, asked: Asked): Promise<Asked | null> {
  const { ticket, customerId } = billingAccounts;
  const [row] = await ctx.db
    .update(billingAccounts)
    .set({ ticket: sql`${ticket} + 1` })
    .where(isHeldBy(accountLease, asked))
    .returning({ ticket, customerId });
  return row ? { ...asked, ...row } : null;
}

async function answer(ctx: Context, input: SyncInput, asked: Asked): Promise<void> {
  const { ticket, customerId } = asked;
  if (customerId === null) {
    // Nobody to ask about: the next wish makes it due again.
    await release(ctx, accountLease, asked, { set: { syncAttempts: 0 } });
    return;
  }
  const snapshot = await input.payments.snapshot(customerId);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [account] = await tx
      .update(billingAccounts)
      .set(accountOf(ctx, snapshot, ticket))
      .where(and(eq(billingAccounts.companyId, input.companyId), lt(billingAccounts.answeredTicket, ticket)))
      .returning({ companyId: billingAccounts.companyId });
    if (account) await applySnapshot(within, { ...input, snapshot });
    // An event that came in while we asked has set an earlier date: that one stays.
    const syncDueAt = dueBy(nextLook(ctx, snapshot));
    await release(within, accountLease, asked, { set: { syncDueAt, syncAttempts: 0 } });
  });
}

function accountOf(ctx: Context, { card, creditCents }: AccountSnapshot, answeredTicket: number) {
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
  const later = now.getTime() + LOOK_AGAIN_MS;
  const next = nextChangeAt ? Math.max(nextChangeAt.getTime(), now.getTime()) + SETTLE_MS : later;
  return new Date(Math.min(next, later));
}

async function putOff(ctx: Context, asked: Asked): Promise<void> {
  const pause = retryWait(RETRY, asked.attempts, asked.key);
  await release(ctx, accountLease, asked, { set: { syncDueAt: new Date(ctx.now.getTime() + pause) } });
}

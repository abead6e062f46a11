import { and, asc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { billingAccounts } from '@/db/schema';
import { dueBy } from '@/lib/billing/due-by';
import type { AccountSnapshot, PaymentProvider } from '@/lib/billing/provider';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import type { MailSettings } from '@/lib/mail/types';
import type { AtProvider } from './account';
import { applySnapshot } from './apply-snapshot';
import { completeWanted } from './wanted';

/**
 * How what we hold comes to equal what the provider holds. Nobody carries changes over one by one: whoever learns
 * that something happened (an event, an action of our own, a date that has come) asks for the whole and writes it.
 * A ticket is drawn before asking, and an answer is written only where none with a later ticket stands: the last
 * question asked wins, in whatever order the answers arrive. What happened after it was asked brings its own event.
 */
export interface SyncInput extends AtProvider {
  mail: MailSettings;
}

/** A question that was never answered (the process died) is put again after this long. */
const LEASE_MS = 120_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 3_600_000;
/** Without any event: a lost one is made good within a day. */
const LOOK_AGAIN_MS = 24 * 3_600_000;
/** A provider needs a moment for what it does by the clock. */
const SETTLE_MS = 60_000;

/** Writes down what the provider holds of this company now. Does nothing for who is no customer. */
export async function syncAccount(ctx: Context, input: SyncInput): Promise<void> {
  const asked = await drawTicket(ctx, input);
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
      try {
        if (await syncDue(ctx, { ...input, companyId })) result.synced += 1;
      } catch (error) {
        result.failed += 1;
        ctx.log.error({ err: error, companyId }, 'A billing account could not be read');
        await putOff(ctx, companyId);
      }
    }
  }
  return result;
}

/** The account, if it is still due: of several workers one gets it. */
async function syncDue(ctx: Context, input: SyncInput): Promise<boolean> {
  const asked = await drawTicket(ctx, input, { onlyDue: true });
  if (!asked) return false;
  if (asked.wanted) {
    await completeWanted(ctx, input);
    // With a ticket of its own: what was made is newer than the one drawn for the wish.
    await syncAccount(ctx, input);
  } else await answer(ctx, input, asked);
  return true;
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
        lte(billingAccounts.syncDueAt, ctx.now),
        customerId === undefined ? undefined : eq(billingAccounts.customerId, customerId),
      ),
    )
    .orderBy(asc(billingAccounts.syncDueAt))
    .limit(50);
  return rows.map((row) => asCompanyId(row.companyId));
}

interface Asked {
  ticket: number;
  lease: Date;
  customerId: string | null;
  wanted: boolean;
}

async function drawTicket(
  ctx: Context,
  { companyId, payments }: AtProvider,
  options: { onlyDue?: boolean } = {},
): Promise<Asked | null> {
  const lease = new Date(ctx.now.getTime() + LEASE_MS);
  const [row] = await ctx.db
    .update(billingAccounts)
    .set({ ticket: sql`${billingAccounts.ticket} + 1`, syncDueAt: lease })
    .where(
      and(
        eq(billingAccounts.companyId, companyId),
        eq(billingAccounts.provider, payments.name),
        options.onlyDue ? lte(billingAccounts.syncDueAt, ctx.now) : isNotNull(billingAccounts.customerId),
      ),
    )
    .returning({
      ticket: billingAccounts.ticket,
      customerId: billingAccounts.customerId,
      wanted: sql<boolean>`${billingAccounts.wantedPaymentMethodId} is not null`,
    });
  return row ? { ...row, lease } : null;
}

async function answer(ctx: Context, input: SyncInput, { ticket, lease, customerId }: Asked): Promise<void> {
  if (customerId === null) {
    // Nobody to ask about: the next wish makes it due again.
    await ctx.db
      .update(billingAccounts)
      .set({ syncDueAt: null })
      .where(and(eq(billingAccounts.companyId, input.companyId), eq(billingAccounts.syncDueAt, lease)));
    return;
  }
  const snapshot = await input.payments.snapshot(customerId);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [account] = await tx
      .update(billingAccounts)
      .set(accountOf(ctx, snapshot, { ticket, lease }))
      .where(and(eq(billingAccounts.companyId, input.companyId), lt(billingAccounts.answeredTicket, ticket)))
      .returning({ companyId: billingAccounts.companyId });
    if (account) await applySnapshot(within, { ...input, snapshot });
  });
}

function accountOf(
  ctx: Context,
  { card, creditCents, nextChangeAt }: AccountSnapshot,
  asked: Pick<Asked, 'ticket' | 'lease'>,
) {
  const later = ctx.now.getTime() + LOOK_AGAIN_MS;
  const next = nextChangeAt ? Math.max(nextChangeAt.getTime(), ctx.now.getTime()) + SETTLE_MS : later;
  const nextLook = new Date(Math.min(next, later)).toISOString();
  const due = billingAccounts.syncDueAt;
  return {
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpMonth: card?.expMonth ?? null,
    cardExpYear: card?.expYear ?? null,
    cardFingerprint: card?.fingerprint ?? null,
    creditCents,
    answeredTicket: asked.ticket,
    syncAttempts: 0,
    syncedAt: ctx.now,
    // An event that came in while we asked has set an earlier date: that one stays.
    syncDueAt: sql<Date>`case when ${due} = ${asked.lease.toISOString()}::timestamptz then ${nextLook}::timestamptz else least(${due}, ${nextLook}::timestamptz) end`,
    updatedAt: ctx.now,
  };
}

async function putOff(ctx: Context, companyId: CompanyId): Promise<void> {
  const [row] = await ctx.db
    .select({ attempts: billingAccounts.syncAttempts })
    .from(billingAccounts)
    .where(eq(billingAccounts.companyId, companyId));
  const pause = Math.min(FIRST_RETRY_MS * 2 ** (row?.attempts ?? 0), LAST_RETRY_MS);
  await ctx.db
    .update(billingAccounts)
    .set({
      syncAttempts: sql`${billingAccounts.syncAttempts} + 1`,
      syncDueAt: new Date(ctx.now.getTime() + pause),
    })
    .where(eq(billingAccounts.companyId, companyId));
}

/** Something happened to the company's account: ask as soon as may be. */
export async function askSoon(ctx: Context, companyId: CompanyId): Promise<void> {
  await ctx.db
    .update(billingAccounts)
    .set({ syncDueAt: dueBy(ctx.now) })
    .where(eq(billingAccounts.companyId, companyId));
}

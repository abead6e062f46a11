import { and, eq, inArray, lte } from 'drizzle-orm';
import { billingAccounts, dataExports, deletions } from '@/db/schema';
import type { FileStore } from '@/lib/checking/files/types';
import { asCompanyId, type Context, type JobActor } from '@/lib/context';
import { forEachApart } from '@/lib/each-apart';
import { type Claimed, claimRow, leaseOf, release } from '@/lib/platform/lease/lease';
import type { PaymentProvider } from '@/lib/providers/billing/provider';
import { eraseCompany, eraseFiles } from './erase-company';
import { erasePerson } from './erase-person';
import type { KeptCounts } from './types';

type JobContext = Context<JobActor>;
type Held = Claimed<typeof deletions>;

const deletionLease = leaseOf(deletions, {
  key: 'id',
  token: 'lease',
  until: 'heldUntil',
  attempts: 'attempts',
});

const LEASE_MS = 30 * 60_000;
const BATCH = 50;

export interface EraseInput {
  files: FileStore;
  payments: PaymentProvider;
  signal: AbortSignal;
}

/** Does the deletions whose waiting time is over, companies before people; one that fails is tried again. */
export async function eraseDue(ctx: JobContext, input: EraseInput): Promise<void> {
  const due = await ctx.db
    .select({ id: deletions.id })
    .from(deletions)
    .where(and(inArray(deletions.state, ['waiting', 'running']), lte(deletions.dueAt, ctx.now)))
    .orderBy(deletions.subject, deletions.dueAt)
    .limit(BATCH);
  const apart = {
    failure: 'A deletion failed and is tried again',
    label: ({ id }: { id: string }) => ({ deletion: id }),
    signal: input.signal,
  };
  await forEachApart(ctx, due, apart, ({ id }) => eraseOne(ctx, id, input));
}

async function eraseOne(ctx: JobContext, key: string, input: EraseInput): Promise<void> {
  const held = await claimRow(ctx, deletionLease, {
    key,
    due: inArray(deletions.state, ['waiting', 'running']),
    forMs: LEASE_MS,
    // From here on it cannot be taken back.
    set: { state: 'running' },
  });
  if (!held) return;
  try {
    if (held.row.subject === 'company') await company(ctx, held, input);
    else await person(ctx, held, input);
  } catch (error) {
    await release(ctx, deletionLease, held);
    throw error;
  }
}

interface Outcome {
  rows: number;
  removed: number;
  kept?: KeptCounts;
}

async function finish(ctx: Context, held: Held, { rows, removed, kept = {} }: Outcome): Promise<void> {
  const set = { state: 'done', doneAt: ctx.now, deletedRows: rows, deletedFiles: removed, kept } as const;
  if (!(await release(ctx, deletionLease, held, { set }))) throw new Error('The deletion was taken over.');
}

async function company(ctx: JobContext, held: Held, { files, payments }: EraseInput): Promise<void> {
  if (held.row.companyId === null) return finish(ctx, held, { rows: 0, removed: 0 });
  const companyId = asCompanyId(held.row.companyId);
  await forgetCustomer(ctx, { companyId, payments });
  let removed = await eraseFiles(ctx, { companyId, files });
  const archives = await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { rows, kept, archives: left } = await eraseCompany(within, { companyId, deletionId: held.key });
    await finish(within, held, { rows, removed, kept });
    return left;
  });
  // What was on its way into the store meanwhile, and the archives of people who went with the company.
  removed += await eraseFiles(ctx, { companyId, files });
  for (const id of archives) for await (const file of files.list(`exports_${id}/`)) await files.remove(file);
}

/** Nothing may be charged any more, and the provider deletes the name too. One that does not answer is asked again. */
async function forgetCustomer(
  ctx: JobContext,
  { companyId, payments }: { companyId: string; payments: PaymentProvider },
): Promise<void> {
  const [account] = await ctx.db
    .select({ customerId: billingAccounts.customerId, provider: billingAccounts.provider })
    .from(billingAccounts)
    .where(eq(billingAccounts.companyId, companyId));
  if (account?.customerId && account.provider === payments.name)
    await payments.forgetCustomer({ customerId: account.customerId });
}

async function person(ctx: JobContext, held: Held, { files }: EraseInput): Promise<void> {
  const { userId } = held.row;
  if (userId === null) return finish(ctx, held, { rows: 0, removed: 0 });
  const archives = await ctx.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  let removed = 0;
  for (const { id } of archives)
    for await (const key of files.list(`exports_${id}/`)) {
      await files.remove(key);
      removed += 1;
    }
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await finish(within, held, { rows: await erasePerson(within, { userId }), removed });
  });
}

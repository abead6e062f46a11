import { asc, eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { checkFiles, creditEntries, filePages, subscriptions } from '@/db/schema';
import { addFile } from '@/lib/checking/checks/files';
import { createCheck } from '@/lib/checking/checks/mutations';
import type { Context, UserActor } from '@/lib/context';
import { grantChecks } from '@/lib/sales/credits/mutations';
import { jobContext, makeFeed, NOW } from './factories';
import { makeFile } from './review-package';
import { newOwner } from './team';

/** Somebody at work in a company that has its month's checks. */
export async function checker(db: Database): Promise<Context<UserActor>> {
  await makeFeed(db);
  const ctx = await newOwner(db, { tier: 'team' });
  await db
    .update(subscriptions)
    .set({ startedAt: NOW })
    .where(eq(subscriptions.companyId, ctx.actor.companyId));
  await grantChecks(jobContext(db), { companyId: ctx.actor.companyId });
  return ctx;
}

/** A check of a fence in Denver. */
export async function newCheck(ctx: Context<UserActor>): Promise<string> {
  const place = { city: 'Denver', county: null, state: 'CO' as const };
  const { id } = await createCheck(ctx, { permitType: 'fence', place, answers: {} });
  return id;
}

let contents = 0;

/** Adds a file that has arrived, unread. */
export async function addedFile(ctx: Context<UserActor>, checkId: string, name = 'application.pdf') {
  contents += 1;
  const hash = contents.toString(16).padStart(64, '0');
  const file = await addFile(ctx, { checkId, name, stored: { type: 'pdf', hash, bytes: 12_000 } });
  return { ...file, hash };
}

/** Adds a file and says what its pages hold, as if it had been read. */
export async function addReadFile(
  ctx: Context<UserActor>,
  checkId: string,
  { name = 'application.pdf', pages }: { name?: string; pages: readonly (readonly string[])[] },
): Promise<string> {
  const { id, hash } = await addedFile(ctx, checkId, name);
  const read = makeFile(id, pages);
  await ctx.db
    .insert(filePages)
    .values(read.pages.map((page) => ({ companyId: ctx.actor.companyId, hash, number: page.number, page })));
  await ctx.db
    .update(checkFiles)
    .set({ state: 'read', facts: read.facts, pagesRead: pages.length, pagesDrawn: pages.length })
    .where(eq(checkFiles.id, id));
  return id;
}

/** Every line of the company's ledger in its order: `use -1`. */
export async function listLedger(ctx: Context<UserActor>): Promise<string[]> {
  const rows = await ctx.db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.companyId, ctx.actor.companyId))
    .orderBy(asc(creditEntries.id));
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

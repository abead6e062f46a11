import { and, count, eq, gt, isNull, lte, ne, sql, sum } from 'drizzle-orm';
import { checkFiles, fileUploads } from '@/db/schema';
import { whereContentKept } from '@/lib/checking/reading/drop-content';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids';
import { keepAlive } from '@/lib/platform/lease/lease';
import { ownedCheck } from './owned';
import { MAX_CHECK_BYTES, MAX_COMPANY_BYTES, MAX_FILES, MAX_PLANLESS_BYTES, MAX_UPLOADS } from './types';

type UserContext = Context<UserActor>;

/** A file that wants room; `uploadId` is what was kept for it already. */
interface Wanted {
  checkId: string;
  bytes: number;
  uploadId?: string | undefined;
}

/** How long room is kept for an upload of which nothing more is heard. */
const KEPT_MS = 120_000;

/**
 * Requires room in the check and the company for one file more, beside those that are on their way. The company's room
 * includes removed files still in the store, and is small without a plan. Called in a transaction.
 * @throws AppError `conflict` for too many files, `payload_too_large` for too many bytes, `plan_required` for more than
 * the quota without a plan
 */
export async function requireRoom(ctx: UserContext, { checkId, bytes, uploadId }: Wanted): Promise<void> {
  const { companyId, tier } = ctx.actor;
  await lockRoom(ctx);
  const held = { files: count(), bytes: sum(checkFiles.bytes).mapWith(Number) };
  const [inCheck] = await ctx.db
    .select(held)
    .from(checkFiles)
    .where(and(eq(checkFiles.checkId, checkId), isNull(checkFiles.removedAt)));
  const [inCompany] = await ctx.db
    .select(held)
    .from(checkFiles)
    .where(and(eq(checkFiles.companyId, companyId), whereContentKept(ctx)));
  const underWay = await listUnderWay(ctx, uploadId);
  const here = underWay.filter((one) => one.checkId === checkId);
  if ((inCheck?.files ?? 0) + here.length >= MAX_FILES)
    throw new AppError('conflict', { fields: { file: 'too_many_files' } });
  if ((inCheck?.bytes ?? 0) + sumOf(here) + bytes > MAX_CHECK_BYTES)
    throw new AppError('payload_too_large', { fields: { file: 'check_too_large' } });
  const total = (inCompany?.bytes ?? 0) + sumOf(underWay) + bytes;
  if (total > MAX_COMPANY_BYTES)
    throw new AppError('payload_too_large', { fields: { file: 'company_full' } });
  if (tier === null && total > MAX_PLANLESS_BYTES) throw new AppError('plan_required', { tier: 'solo' });
}

/**
 * Keeps room for a file before any of it is read, until `end` is called.
 * @throws AppError as `requireRoom` does, and `conflict` where too many of the company are on their way
 */
export async function keepRoom(
  ctx: UserContext,
  wanted: { checkId: string; bytes: number },
): Promise<{ uploadId: string; end: () => Promise<void> }> {
  const { companyId } = ctx.actor;
  const uploadId = newId('upload');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // In the order of `addFile`, which would otherwise wait for us while we wait for it.
    await ownedCheck(within, wanted.checkId, { hold: true });
    await lockRoom(within);
    await tx
      .delete(fileUploads)
      .where(and(eq(fileUploads.companyId, companyId), lte(fileUploads.heldUntil, ctx.now)));
    if ((await listUnderWay(within)).length >= MAX_UPLOADS)
      throw new AppError('conflict', { fields: { file: 'too_many_uploads' } });
    await requireRoom(within, wanted);
    await tx.insert(fileUploads).values({ id: uploadId, companyId, ...wanted, heldUntil: until(ctx.now) });
  });
  const began = performance.now();
  const stop = keepAlive(
    KEPT_MS,
    async () => {
      const now = new Date(ctx.now.getTime() + performance.now() - began);
      const rows = await ctx.db
        .update(fileUploads)
        .set({ heldUntil: until(now) })
        .where(eq(fileUploads.id, uploadId))
        .returning({ id: fileUploads.id });
      return rows.length > 0;
    },
    () => {},
  );
  return {
    uploadId,
    async end() {
      stop();
      await ctx.db.delete(fileUploads).where(eq(fileUploads.id, uploadId));
    },
  };
}

const until = (now: Date) => new Date(now.getTime() + KEPT_MS);

function sumOf(uploads: readonly { bytes: number }[]): number {
  return uploads.reduce((total, { bytes }) => total + bytes, 0);
}

/** The company's uploads besides the asker's own. */
function listUnderWay(ctx: UserContext, but = ''): Promise<{ checkId: string; bytes: number }[]> {
  return ctx.db
    .select({ checkId: fileUploads.checkId, bytes: fileUploads.bytes })
    .from(fileUploads)
    .where(
      and(
        eq(fileUploads.companyId, ctx.actor.companyId),
        gt(fileUploads.heldUntil, ctx.now),
        ne(fileUploads.id, but),
      ),
    );
}

/** One at a time counts a company's room and takes of it, until the end of the transaction. */
async function lockRoom(ctx: UserContext): Promise<void> {
  const key = `room ${ctx.actor.companyId}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

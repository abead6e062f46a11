import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { checkRuns, checkShares, companies, permitChecks, users } from '@/db/schema';
import { findLook } from '@/lib/company/branding/queries';
import type { BrandLook } from '@/lib/company/branding/types';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { asCompanyId } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import type { Locale } from '@/lib/platform/i18n/locales';
import { ownedCheck } from './owned';
import { findRun, type RunDetail } from './queries';
import { type CreateShare, shareTokenSchema } from './share-schema';
import { MAX_SHARES, type SharedFinding, type ShareRow } from './share-types';

type UserContext = Context<UserActor>;

const DAY_MS = 86_400_000;

/** Neither run out nor taken back. */
function works(ctx: Context) {
  return and(isNull(checkShares.revokedAt), gt(checkShares.expiresAt, ctx.now));
}

/**
 * Creates a public link to a result, valid until a day. The token is returned once: only its hash is stored.
 * @throws AppError `conflict` for a run that is not done, or where too many links are valid already
 */
export async function createShare(
  ctx: UserContext,
  { checkId, number, locale, days }: CreateShare,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  requirePermission(ctx, 'checks.change');
  await requireCompanyCap(ctx, 'shares');
  const token = newSecret();
  const share = { id: newId('share'), expiresAt: new Date(ctx.now.getTime() + days * DAY_MS) };
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedCheck(within, checkId, { hold: true });
    const [run] = await tx
      .select({ id: checkRuns.id, state: checkRuns.state })
      .from(checkRuns)
      .where(and(eq(checkRuns.checkId, checkId), eq(checkRuns.number, number)));
    if (!run) throw new AppError('not_found', { detail: `no run ${number} of ${checkId}` });
    if (run.state !== 'done') throw new AppError('conflict', { detail: `run ${number} is ${run.state}` });
    const [held] = await tx
      .select({ working: count() })
      .from(checkShares)
      .where(and(eq(checkShares.checkId, checkId), works(ctx)));
    if ((held?.working ?? 0) >= MAX_SHARES)
      throw new AppError('conflict', { fields: { days: 'too_many_links' } });
    await tx.insert(checkShares).values({
      ...share,
      checkId,
      companyId: ctx.actor.companyId,
      runId: run.id,
      tokenHash: hashSecret(token),
      locale,
      createdBy: ctx.actor.userId,
      createdAt: ctx.now,
    });
    await recordAudit(within, {
      action: 'check.shared',
      subject: share.id,
      companyId: ctx.actor.companyId,
      details: { checkId, run: number, days },
    });
  });
  return { ...share, token };
}

/** The links of a check that work, the newest first. */
export async function listShares(ctx: UserContext, { checkId }: { checkId: string }): Promise<ShareRow[]> {
  requirePermission(ctx, 'checks.read');
  await ownedCheck(ctx, checkId);
  const rows = await ctx.db
    .select({
      share: checkShares,
      run: checkRuns.number,
      by: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(checkShares)
    .innerJoin(checkRuns, eq(checkRuns.id, checkShares.runId))
    .leftJoin(users, eq(users.id, checkShares.createdBy))
    .where(and(eq(checkShares.checkId, checkId), works(ctx)))
    .orderBy(desc(checkShares.createdAt), desc(checkShares.id));
  return rows.map(({ share: { id, locale, createdAt, expiresAt, opened, openedAt }, run, by }) => ({
    id,
    run,
    locale,
    createdAt,
    createdBy: by && fullName(by),
    expiresAt,
    opened,
    openedAt,
  }));
}

/** Ends a link; doing it twice changes nothing. */
export async function revokeShare(ctx: UserContext, { shareId }: { shareId: string }): Promise<void> {
  requirePermission(ctx, 'checks.change');
  const { companyId } = ctx.actor;
  const own = and(eq(checkShares.id, shareId), eq(checkShares.companyId, companyId));
  await ctx.db.transaction(async (tx) => {
    const [share] = await tx.select({ id: checkShares.id }).from(checkShares).where(own);
    if (!share) throw new AppError('not_found', { detail: `no link ${shareId}` });
    const ended = await tx
      .update(checkShares)
      .set({ revokedAt: ctx.now })
      .where(and(own, isNull(checkShares.revokedAt)))
      .returning({ id: checkShares.id });
    if (ended.length > 0)
      await recordAudit({ ...ctx, db: tx }, { action: 'check.share_revoked', subject: shareId, companyId });
  });
}

export interface Share {
  companyId: CompanyId;
  checkId: string;
  runId: string;
  /** The files whose pages its reader may see. */
  fileIds: readonly string[];
  locale: Locale;
  expiresAt: Date;
}

/** Resolves a link; null for an expired or unknown one, and for an archived check. */
export async function findShare(ctx: Context, { token }: { token: string }): Promise<Share | null> {
  if (!shareTokenSchema.safeParse(token).success) return null;
  const [row] = await ctx.db
    .select({
      companyId: checkShares.companyId,
      checkId: checkShares.checkId,
      runId: checkShares.runId,
      fileIds: checkRuns.fileIds,
      locale: checkShares.locale,
      expiresAt: checkShares.expiresAt,
    })
    .from(checkShares)
    .innerJoin(checkRuns, eq(checkRuns.id, checkShares.runId))
    .innerJoin(permitChecks, eq(permitChecks.id, checkShares.checkId))
    .where(and(eq(checkShares.tokenHash, hashSecret(token)), works(ctx), isNull(permitChecks.archivedAt)));
  return row ? { ...row, companyId: asCompanyId(row.companyId) } : null;
}

/** A finding as reports and links show it: what was said to be wrong is set aside, what people wrote stays inside. */
export function toReported({ mark, wrong, ...finding }: RunDetail['findings'][number]): SharedFinding {
  return { ...finding, state: wrong ? 'dismissed' : (mark?.state ?? 'open') };
}

/** The public part of a run: no names, notes or other internal data. */
function seenFromOutside(run: Omit<RunDetail, 'checkName'>) {
  return {
    id: run.id,
    number: run.number,
    input: run.input,
    rulesAsOf: run.rulesAsOf,
    engineVersion: run.engineVersion,
    checklist: run.checklist,
    fee: run.fee,
    review: run.review,
    readiness: run.readiness,
    finishedAt: run.finishedAt,
    files: run.files,
    explanation: run.explanation,
    locale: run.locale,
    model: run.model && { name: run.model.name },
    findings: run.findings.map(toReported),
  };
}

/** A result as a reader from outside gets it. */
export interface SharedRun extends ReturnType<typeof seenFromOutside> {
  companyName: string;
  /** How the company looks to others; null where it looks as we do. */
  look: BrandLook | null;
  timeZone: string;
  checkName: string;
  expiresAt: Date;
}

/** The result behind a link; null as `findShare`. */
export async function findSharedRun(ctx: Context, { token }: { token: string }): Promise<SharedRun | null> {
  const share = await findShare(ctx, { token });
  if (!share) return null;
  const [run, [owner], look] = await Promise.all([
    findRun(ctx, and(eq(checkRuns.id, share.runId), eq(checkRuns.companyId, share.companyId))),
    ctx.db
      .select({ companyName: companies.name, timeZone: companies.timeZone, checkName: permitChecks.name })
      .from(permitChecks)
      .innerJoin(companies, eq(companies.id, permitChecks.companyId))
      .where(eq(permitChecks.id, share.checkId)),
    findLook(ctx, { companyId: share.companyId }),
  ]);
  return run && owner ? { ...owner, look, ...seenFromOutside(run), expiresAt: share.expiresAt } : null;
}

/** Notes that somebody opened the page of a link. */
export async function countOpening(ctx: Context, { token }: { token: string }): Promise<void> {
  await ctx.db
    .update(checkShares)
    .set({ opened: sql`${checkShares.opened} + 1`, openedAt: ctx.now })
    .where(eq(checkShares.tokenHash, hashSecret(token)));
}

import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import { checkFiles, pageCorrections, permitChecks } from '@/db/schema';
import type { Correction } from '@/lib/checking/review/corrections';
import type { PageRelation } from '@/lib/checking/review/types';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import { listFiles } from './files';
import { askAgain } from './judge-again';
import { buildJobChecklist } from './judged-by';
import { type CheckRecord, ownedCheck } from './owned';
import type { CorrectPages } from './schema';

type UserContext = Context<UserActor>;

export interface KeptCorrection extends Correction {
  readonly id: string;
  readonly correctedAt: Date;
}

/** More than people say of a check by hand. */
const MAX_CORRECTIONS = 2_000;

/**
 * Keeps what somebody says pages are, and has the newest run judged again by it, at no cost. It stands in later runs as
 * well, as long as the file does.
 * @throws AppError `not_found` for a file that is not the check's; `invalid_input` for a document that its checklist
 * does not know; `conflict` for too many
 */
export async function correctPages(ctx: UserContext, input: CorrectPages): Promise<{ id: string }> {
  requirePermission(ctx, 'checks.change');
  const { checkId, fileId, firstPage, lastPage, documentId, relation } = input;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const check = await ownedCheck(within, checkId, { hold: true });
    const file = (await listFiles(within, checkId)).find(({ id }) => id === fileId);
    if (!file) throw new AppError('not_found', { detail: `no file ${fileId} of ${checkId}` });
    requireKnown(check, documentId);
    const [id = ''] = await keep(within, check, [{ fileId, firstPage, lastPage, documentId, relation }]);
    await askAgain(within, check);
    return { id };
  });
}

/**
 * Keeps that a document is nowhere among the files there are; a file added later may hold it.
 * @throws AppError `invalid_input` for a document that its checklist does not know
 */
export async function ruleOutDocument(
  ctx: UserContext,
  { checkId, documentId }: { checkId: string; documentId: string },
): Promise<{ ids: string[] }> {
  requirePermission(ctx, 'checks.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const check = await ownedCheck(within, checkId, { hold: true });
    requireKnown(check, documentId);
    const files = await listFiles(within, checkId);
    const said = files.map(({ id: fileId, pages }) => ({
      ...{ fileId, firstPage: 1, lastPage: Math.max(pages ?? 1, 1), documentId },
      relation: 'not' as const,
    }));
    const ids = await keep(within, check, said);
    await askAgain(within, check);
    return { ids };
  });
}

/** Takes back what was said of pages; what is not there any more is passed over. */
export async function undoCorrections(
  ctx: UserContext,
  { checkId, correctionIds }: { checkId: string; correctionIds: readonly string[] },
): Promise<{ undone: number }> {
  requirePermission(ctx, 'checks.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const check = await ownedCheck(within, checkId, { hold: true });
    const gone = await tx
      .delete(pageCorrections)
      .where(and(eq(pageCorrections.checkId, checkId), inArray(pageCorrections.id, [...correctionIds])))
      .returning({ id: pageCorrections.id });
    if (gone.length > 0) await askAgain(within, check);
    return { undone: gone.length };
  });
}

/** Loads what was said of a check's pages without an access check, in the order it was said. */
export function selectCorrections(ctx: Context, checkId: string): Promise<KeptCorrection[]> {
  const { id, fileId, firstPage, lastPage, documentId, relation, correctedAt } = pageCorrections;
  return ctx.db
    .select({ id, fileId, firstPage, lastPage, documentId, relation, correctedAt })
    .from(pageCorrections)
    .innerJoin(checkFiles, and(eq(checkFiles.id, fileId), isNull(checkFiles.removedAt)))
    .where(eq(pageCorrections.checkId, checkId))
    .orderBy(asc(correctedAt), asc(id));
}

interface Said {
  fileId: string;
  firstPage: number;
  lastPage: number;
  documentId: string;
  relation: PageRelation;
}

async function keep(ctx: UserContext, check: CheckRecord, said: readonly Said[]): Promise<string[]> {
  for (const one of said) await forgetOutweighed(ctx, check, one);
  const kept = await ctx.db.$count(pageCorrections, eq(pageCorrections.checkId, check.id));
  if (kept + said.length > MAX_CORRECTIONS)
    throw new AppError('conflict', { detail: 'too many corrections' });
  const rows = said.map((one) => ({
    id: newId('correction'),
    checkId: check.id,
    companyId: check.companyId,
    ...one,
    correctedBy: ctx.actor.userId,
    correctedAt: ctx.now,
  }));
  if (rows.length > 0) await ctx.db.insert(pageCorrections).values(rows);
  await ctx.db.update(permitChecks).set({ updatedAt: ctx.now }).where(eq(permitChecks.id, check.id));
  return rows.map(({ id }) => id);
}

/** What was said before of the same pages, or of some of them, and holds no longer. */
async function forgetOutweighed(ctx: UserContext, check: CheckRecord, said: Said): Promise<void> {
  await ctx.db
    .delete(pageCorrections)
    .where(
      and(
        eq(pageCorrections.checkId, check.id),
        eq(pageCorrections.fileId, said.fileId),
        gte(pageCorrections.firstPage, said.firstPage),
        lte(pageCorrections.lastPage, said.lastPage),
        said.relation === 'is'
          ? inArray(pageCorrections.relation, ['is', 'also'])
          : eq(pageCorrections.documentId, said.documentId),
      ),
    );
}

function requireKnown(check: CheckRecord, documentId: string): void {
  if (documentId === 'other') return;
  const { city, county, state, permitType, answers, stated, work } = check;
  const place = { city, county, state };
  const { documents, notNeeded } = buildJobChecklist({ permitType, place, answers, stated, work });
  if (![...documents, ...notNeeded].some(({ id }) => id === documentId))
    throw new AppError('invalid_input', { fields: { documentId: 'not_on_the_list' } });
}

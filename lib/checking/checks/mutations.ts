import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { checkRuns, permitChecks } from '@/db/schema';
import { parseAnswers, placeText, toParam } from '@/lib/catalogue/checklists/schema';
import type { Answers, PermitTypeId } from '@/lib/catalogue/checklists/types';
import { NOTHING_STATED } from '@/lib/checking/review/types';
import { recordActivity } from '@/lib/company/projects/activity';
import { ownedProject, requireAnySubject } from '@/lib/company/projects/owned';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import { returnCheck } from '@/lib/sales/credits/spend';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { getPermit } from '@/lib/tracking/permits/queries';
import { addressColumns } from './address';
import { listFiles } from './files';
import { askAgain } from './judge-again';
import { type CheckRecord, ownedCheck } from './owned';
import { findPaidRun } from './paid-run';
import type { CreateCheck, UpdateCheck } from './schema';
import { OPEN_RUN_STATES } from './types';

type UserContext = Context<UserActor>;

/** Begins an application's check. Without a name it is called by its place. */
export async function createCheck(ctx: UserContext, input: CreateCheck): Promise<{ id: string }> {
  requirePermission(ctx, 'checks.change');
  const { permitType, place, name } = input;
  const answers = readAnswers(permitType, input.answers);
  await requireCompanyCap(ctx, 'checks');
  const { projectId, permitId } = input;
  await requireAnySubject(ctx, input);
  const address = await addressOf(ctx, input);
  const id = newId('check');
  const { companyId } = ctx.actor;
  await ctx.db.insert(permitChecks).values({
    id,
    companyId,
    // What belongs to a job or a permit is called by its address.
    name: name ?? address ?? placeText(place),
    projectId: projectId ?? null,
    permitId: permitId ?? null,
    ...addressColumns(address),
    permitType,
    city: place.city,
    county: place.county,
    state: place.state,
    answers,
    stated: { ...NOTHING_STATED, address },
    createdBy: ctx.actor.userId,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (projectId !== undefined || permitId !== undefined)
    await recordActivity(ctx, { companyId, projectId, permitId, kind: 'check_added', subject: id });
  return { id };
}

async function addressOf(ctx: UserContext, { projectId, permitId }: CreateCheck): Promise<string | null> {
  if (projectId !== undefined) return (await ownedProject(ctx, projectId)).address;
  if (permitId === undefined) return null;
  const { address, city, state } = await getPermit(ctx, permitId);
  return address === null ? null : streetCase(stripCity(address, city, state));
}

/**
 * Changes what is given; an answer that is `''` is taken back, one that is left out stays. The newest run of the same
 * files is judged again by it, at no cost.
 */
export async function updateCheck(ctx: UserContext, input: UpdateCheck): Promise<void> {
  requirePermission(ctx, 'checks.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const check = await ownedCheck(within, input.checkId, { hold: true });
    const { name = check.name, work = check.work } = input;
    const answers = input.answers
      ? readAnswers(check.permitType, { ...check.answers, ...input.answers })
      : check.answers;
    const stated = { ...check.stated, ...input.stated };
    const isFiledAnew = input.stated?.address !== undefined && input.stated.address !== check.stated.address;
    await tx
      .update(permitChecks)
      .set({
        ...{ name, work, answers, stated, updatedAt: ctx.now },
        ...(isFiledAnew ? addressColumns(stated.address) : {}),
      })
      .where(eq(permitChecks.id, check.id));
    const isOther = !isDeepStrictEqual([check.work, check.answers, check.stated], [work, answers, stated]);
    if (isOther && (await isJudged(within, check))) await askAgain(within, check);
  });
}

/** Whether the newest run is of the files there are, so that it can say what follows from an answer. */
async function isJudged(ctx: UserContext, check: CheckRecord): Promise<boolean> {
  if (check.runs === 0) return false;
  const files = await listFiles(ctx, check.id);
  const ids = files.map(({ id }) => id);
  return (await findPaidRun(ctx, check.id, ids)) !== null;
}

/** Puts a check out of sight, or back. */
export async function setArchived(
  ctx: UserContext,
  { checkId, archived }: { checkId: string; archived: boolean },
): Promise<void> {
  requirePermission(ctx, 'checks.change');
  const check = await ownedCheck(ctx, checkId);
  await ctx.db
    .update(permitChecks)
    .set({ archivedAt: archived ? (check.archivedAt ?? ctx.now) : null })
    .where(eq(permitChecks.id, checkId));
}

/**
 * Deletes a check with all its runs, rounds and links; a run in progress is not charged. Its files leave the
 * store soon after.
 */
export async function deleteCheck(ctx: UserContext, { checkId }: { checkId: string }): Promise<void> {
  requirePermission(ctx, 'checks.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedCheck(within, checkId, { hold: true });
    const underWay = await tx
      .delete(checkRuns)
      .where(and(eq(checkRuns.checkId, checkId), inArray(checkRuns.state, OPEN_RUN_STATES)))
      .returning({ id: checkRuns.id, charged: checkRuns.charged });
    for (const { id, charged } of underWay)
      if (charged) await returnCheck(within, { companyId: ctx.actor.companyId, source: id });
    await tx.delete(permitChecks).where(eq(permitChecks.id, checkId));
  });
}

function readAnswers(permitType: PermitTypeId, given: CreateCheck['answers']): Answers {
  const params = Object.fromEntries(Object.entries(given).map(([fact, value]) => [fact, toParam(value)]));
  const { answers, errors } = parseAnswers(permitType, params);
  const [first] = Object.keys(errors);
  if (first === undefined) return answers;
  const fields = Object.fromEntries(
    Object.entries(errors).map(([fact, error]) => [`answers.${fact}`, error]),
  );
  throw new AppError('invalid_input', { fields });
}

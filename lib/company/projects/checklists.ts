import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { checklistTicks, projectChecklists, projectPermits, users } from '@/db/schema';
import { parseAnswers } from '@/lib/catalogue/checklists/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import { newId } from '@/lib/ids';
import { recordActivity } from './activity';
import { requireSubject, type SubjectIds } from './owned';
import type { AddChecklist, Tick } from './schema';
import { MAX_PROJECT_CHECKLISTS } from './types';
import type { KeptChecklist } from './view';

type UserContext = Context<UserActor>;

/** Keeps a checklist at a job or a permit. Which of its documents are required follows from type, place and answers. */
export async function addProjectChecklist(ctx: UserContext, input: AddChecklist): Promise<{ id: string }> {
  requirePermission(ctx, 'projects.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await requireSubject(within, input);
    const { companyId, userId } = ctx.actor;
    const { projectId, permitId, permitType, place } = input;
    const here = and(
      eq(projectChecklists.companyId, companyId),
      projectId === undefined
        ? eq(projectChecklists.permitId, permitId ?? 0)
        : eq(projectChecklists.projectId, projectId),
    );
    if ((await tx.$count(projectChecklists, here)) >= MAX_PROJECT_CHECKLISTS)
      throw new AppError('conflict', { fields: { permitType: 'too_many' } });
    const id = newId('checklist');
    await tx.insert(projectChecklists).values({
      ...{ id, companyId, permitType, ...place },
      projectId: projectId ?? null,
      permitId: permitId ?? null,
      answers: readAnswers(permitType, input.answers),
      createdBy: userId,
      createdAt: ctx.now,
    });
    await recordActivity(within, {
      ...{ companyId, projectId, permitId },
      kind: 'checklist_added',
      subject: id,
      details: { permitType },
    });
    return { id };
  });
}

function readAnswers(permitType: AddChecklist['permitType'], given: AddChecklist['answers']) {
  const { answers, errors } = parseAnswers(
    permitType,
    Object.fromEntries(Object.entries(given).map(([fact, value]) => [fact, String(value)])),
  );
  const wrong = Object.entries(errors).map(([fact, error]) => [`answers.${fact}`, error]);
  if (wrong.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(wrong) });
  return answers;
}

/** Ticks a document off, or takes the tick back; saying so twice changes nothing, so that two devices agree. */
export async function tickDocument(
  ctx: UserContext,
  { checklistId, documentId, ticked }: Tick,
): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { projectId, permitId } = await ownedChecklist(within, checklistId);
    const { companyId, userId } = ctx.actor;
    const changed = ticked
      ? await tx
          .insert(checklistTicks)
          .values({ companyId, checklistId, documentId, tickedBy: userId, tickedAt: ctx.now })
          .onConflictDoNothing()
          .returning({ id: checklistTicks.documentId })
      : await tx
          .delete(checklistTicks)
          .where(and(eq(checklistTicks.checklistId, checklistId), eq(checklistTicks.documentId, documentId)))
          .returning({ id: checklistTicks.documentId });
    if (changed.length === 0) return;
    await recordActivity(within, {
      companyId,
      projectId: projectId ?? undefined,
      permitId: permitId ?? undefined,
      kind: ticked ? 'document_ticked' : 'document_unticked',
      subject: checklistId,
      details: { documentId },
    });
  });
}

export async function removeProjectChecklist(
  ctx: UserContext,
  { checklistId }: { checklistId: string },
): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { projectId, permitId, permitType } = await ownedChecklist(within, checklistId);
    await tx.delete(projectChecklists).where(eq(projectChecklists.id, checklistId));
    await recordActivity(within, {
      companyId: ctx.actor.companyId,
      projectId: projectId ?? undefined,
      permitId: permitId ?? undefined,
      kind: 'checklist_removed',
      subject: checklistId,
      details: { permitType },
    });
  });
}

/** The checklists of a job with those of its permits, or of a permit, the oldest first. */
export async function listProjectChecklists(ctx: UserContext, subject: SubjectIds): Promise<KeptChecklist[]> {
  requirePermission(ctx, 'projects.read');
  await requireSubject(ctx, subject);
  const { companyId } = ctx.actor;
  const { projectId, permitId } = subject;
  const inJob = ctx.db
    .select({ id: projectPermits.permitId })
    .from(projectPermits)
    .where(and(eq(projectPermits.companyId, companyId), eq(projectPermits.projectId, projectId ?? '')));
  const of =
    projectId === undefined
      ? eq(projectChecklists.permitId, permitId ?? 0)
      : or(eq(projectChecklists.projectId, projectId), inArray(projectChecklists.permitId, inJob));
  const rows = await ctx.db
    .select()
    .from(projectChecklists)
    .where(and(eq(projectChecklists.companyId, companyId), of))
    .orderBy(asc(projectChecklists.createdAt), asc(projectChecklists.id));
  const ticks = await listTicks(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, city, county, state, permitType, answers, ...row }) => ({
    ...{ id, permitType, answers, projectId: row.projectId, permitId: row.permitId },
    place: { city, county, state },
    ticks: ticks.get(id) ?? [],
  }));
}

async function listTicks(ctx: UserContext, ids: string[]): Promise<Map<string, KeptChecklist['ticks']>> {
  const byList = new Map<string, KeptChecklist['ticks']>();
  if (ids.length === 0) return byList;
  const rows = await ctx.db
    .select({ tick: checklistTicks, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(checklistTicks)
    .leftJoin(users, eq(users.id, checklistTicks.tickedBy))
    .where(inArray(checklistTicks.checklistId, ids));
  for (const { tick, by } of rows) {
    const listed = byList.get(tick.checklistId) ?? [];
    listed.push({ documentId: tick.documentId, by: by ? fullName(by) : null, at: tick.tickedAt });
    byList.set(tick.checklistId, listed);
  }
  return byList;
}

async function ownedChecklist(ctx: UserContext, checklistId: string) {
  const [row] = await ctx.db
    .select()
    .from(projectChecklists)
    .where(and(eq(projectChecklists.id, checklistId), eq(projectChecklists.companyId, ctx.actor.companyId)))
    .for('update');
  if (!row) throw new AppError('not_found', { detail: `no checklist ${checklistId}` });
  return row;
}

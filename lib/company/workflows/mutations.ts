import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { leadSearches, projects, workflows } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError, type FieldErrors } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { newId } from '@/lib/ids';
import { readKnown } from './known';
import type { Known } from './match';
import { ownedWorkflow } from './owned';
import type { NewWorkflow, SwitchWorkflow, WorkflowChange } from './schema';
import { type Action, type Condition, MAX_WORKFLOWS, ROLES, type Rule } from './types';

type UserContext = Context<UserActor>;

/** Keeps a new workflow, off. */
export async function addWorkflow(ctx: UserContext, { name, rule }: NewWorkflow): Promise<{ id: string }> {
  requirePermission(ctx, 'workflows.manage');
  const { companyId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCompany(within, companyId);
    if ((await tx.$count(workflows, eq(workflows.companyId, companyId))) >= MAX_WORKFLOWS)
      throw new AppError('conflict', { fields: { name: 'too_many' } });
    await requireNamed(within, rule);
    const id = newId('workflow');
    await tx.insert(workflows).values({
      id,
      companyId,
      name,
      rule,
      trigger: rule.trigger.kind,
      signingKey: randomBytes(32).toString('base64'),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await recordAudit(within, { action: 'workflow.changed', subject: id });
    return { id };
  });
}

/**
 * Changes a workflow. A new rule is a new version, which is off until it was run dry.
 * @throws AppError `conflict` where somebody changed it since it was seen
 */
export async function changeWorkflow(
  ctx: UserContext,
  { workflow: id, version: seen, name, rule }: WorkflowChange,
): Promise<{ version: number }> {
  requirePermission(ctx, 'workflows.manage');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { version } = await ownedWorkflow(within, id, { hold: true });
    if (version !== seen) throw new AppError('conflict', { detail: `version ${version}, not ${seen}` });
    if (rule) await requireNamed(within, rule);
    const next = rule ? version + 1 : version;
    await tx
      .update(workflows)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(rule ? { rule, trigger: rule.trigger.kind, version: next, isOn: false } : {}),
        updatedAt: ctx.now,
      })
      .where(eq(workflows.id, id));
    await recordAudit(within, { action: 'workflow.changed', subject: id });
    return { version: next };
  });
}

/**
 * Switches a workflow on, from this moment, or off. Whoever switches it on answers for it.
 * @throws AppError `conflict` for a version that was not run dry, or is not the present one
 */
export async function switchWorkflow(
  ctx: UserContext,
  { workflow: id, on, version: seen }: SwitchWorkflow,
): Promise<void> {
  requirePermission(ctx, 'workflows.manage');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { version, dryRunVersion, isOn } = await ownedWorkflow(within, id, { hold: true });
    if (isOn === on) return;
    if (on && (version !== seen || dryRunVersion !== version))
      throw new AppError('conflict', { fields: { version: 'not_tried' } });
    await tx
      .update(workflows)
      .set(
        on
          ? {
              isOn: true,
              keeperId: ctx.actor.userId,
              onSince: ctx.now,
              lookedUntil: ctx.now,
              nextLookAt: ctx.now,
              toldUntil: null,
            }
          : { isOn: false },
      )
      .where(eq(workflows.id, id));
    await recordAudit(within, {
      action: on ? 'workflow.switched_on' : 'workflow.switched_off',
      subject: id,
      details: { version },
    });
  });
}

/** Deletes a workflow with its log; what it did stays. */
export async function removeWorkflow(
  ctx: UserContext,
  { workflow: id }: { workflow: string },
): Promise<void> {
  requirePermission(ctx, 'workflows.manage');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedWorkflow(within, id, { hold: true });
    await tx.delete(workflows).where(eq(workflows.id, id));
    await recordAudit(within, { action: 'workflow.removed', subject: id });
  });
}

/** @throws AppError `invalid_input` where a rule names what is not the company's */
async function requireNamed(ctx: UserContext, rule: Rule): Promise<void> {
  const known = await readKnown(ctx, { companyId: ctx.actor.companyId, keeperId: ctx.actor.userId });
  const fields: FieldErrors = {};
  for (const [at, condition] of rule.conditions.entries())
    if (!(await isKnown(ctx, condition, known))) fields[`rule.conditions.${at}`] = 'unknown';
  for (const [at, action] of rule.actions.entries())
    if (!namesKnown(action, known)) fields[`rule.actions.${at}`] = 'unknown';
  if (rule.trigger.kind === 'lead' && !(await hasSearch(ctx, rule.trigger.searchId)))
    fields['rule.trigger'] = 'unknown';
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

async function isKnown(ctx: UserContext, condition: Condition, known: Known): Promise<boolean> {
  if (condition.field === 'tag') return known.tags.has(condition.tagId);
  if (condition.field === 'assigned')
    return known.members.has(condition.person) || known.subcontractors.has(condition.person);
  if (condition.field !== 'job') return true;
  const own = and(eq(projects.companyId, ctx.actor.companyId), eq(projects.id, condition.projectId));
  return (await ctx.db.$count(projects, own)) > 0;
}

function namesKnown(action: Action, known: Known): boolean {
  if (action.kind === 'tag') return known.tags.has(action.tagId);
  if (!('to' in action) || action.to === null) return true;
  const isRole = (to: string) => ROLES.some((role) => role === to);
  const mayBeSub = action.kind !== 'notify';
  return [action.to]
    .flat()
    .every((to) => isRole(to) || known.members.has(to) || (mayBeSub && known.subcontractors.has(to)));
}

async function hasSearch(ctx: UserContext, searchId: string): Promise<boolean> {
  const own = and(eq(leadSearches.companyId, ctx.actor.companyId), eq(leadSearches.id, searchId));
  return (await ctx.db.$count(leadSearches, own)) > 0;
}

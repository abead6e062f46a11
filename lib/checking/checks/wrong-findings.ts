import { and, count, eq, sql } from 'drizzle-orm';
import { checkFindings, checkRuns, wrongFindings } from '@/db/schema';
import type { FindingRule } from '@/lib/checking/review/types';
import type { AdminActor, Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { ownedCheck } from './owned';
import type { SayWrong } from './schema';

/**
 * Keeps that somebody says a finding is wrong, or takes it back. It then counts no longer, in this run and in later
 * ones, and is shown to the operator by its rule.
 * @throws AppError `not_found` for a finding the run does not have
 */
export async function sayWrong(ctx: Context<UserActor>, input: SayWrong): Promise<void> {
  requirePermission(ctx, 'checks.change');
  const { checkId, number, key, wrong, reason } = input;
  const check = await ownedCheck(ctx, checkId);
  if (!wrong) {
    await ctx.db
      .delete(wrongFindings)
      .where(and(eq(wrongFindings.checkId, checkId), eq(wrongFindings.key, key)));
    return;
  }
  const [found] = await ctx.db
    .select({ runId: checkRuns.id, rule: checkFindings.rule })
    .from(checkFindings)
    .innerJoin(checkRuns, eq(checkRuns.id, checkFindings.runId))
    .where(and(eq(checkRuns.checkId, checkId), eq(checkRuns.number, number), eq(checkFindings.key, key)));
  if (!found) throw new AppError('not_found', { detail: `no finding ${key}` });
  const said = {
    ...found,
    companyId: check.companyId,
    reason: reason ?? null,
    saidBy: ctx.actor.userId,
    saidAt: ctx.now,
  };
  await ctx.db
    .insert(wrongFindings)
    .values({ checkId, key, ...said })
    .onConflictDoUpdate({ target: [wrongFindings.checkId, wrongFindings.key], set: said });
}

export interface RuleRecord {
  rule: FindingRule;
  /** Findings of finished runs, each once however often its check was run. */
  shown: number;
  wrong: number;
  /** What people wrote of the newest ones. */
  reasons: string[];
}

const MAX_REASONS = 5;

/** How often each rule was said to be wrong, over all companies, the worst first. */
export async function listRuleRecords(ctx: Context<AdminActor>): Promise<RuleRecord[]> {
  const [shown, said] = await Promise.all([
    ctx.db
      .select({
        rule: checkFindings.rule,
        shown: sql<number>`count(distinct (${checkRuns.checkId}, ${checkFindings.key}))`.mapWith(Number),
      })
      .from(checkFindings)
      .innerJoin(checkRuns, and(eq(checkRuns.id, checkFindings.runId), eq(checkRuns.state, 'done')))
      .groupBy(checkFindings.rule),
    ctx.db
      .select({
        rule: wrongFindings.rule,
        wrong: count(),
        reasons: sql<
          string[]
        >`(array_agg(${wrongFindings.reason} order by ${wrongFindings.saidAt} desc) filter (where ${wrongFindings.reason} is not null))[1:${sql.raw(String(MAX_REASONS))}]`,
      })
      .from(wrongFindings)
      .groupBy(wrongFindings.rule),
  ]);
  const saidOf = new Map(said.map((one) => [one.rule, one]));
  return shown
    .map(({ rule, shown }): RuleRecord => {
      const { wrong = 0, reasons = [] } = saidOf.get(rule) ?? {};
      return { rule, shown: Math.max(shown, wrong), wrong, reasons: reasons ?? [] };
    })
    .sort((a, b) => b.wrong / b.shown - a.wrong / a.shown || b.shown - a.shown);
}

import { and, eq, type SQL } from 'drizzle-orm';
import { checkRuns, companies, permitChecks } from '@/db/schema';
import type { ReportSource } from '@/lib/checking/report/types';
import { findPrintedLook } from '@/lib/company/branding/queries';
import type { Context, JobActor, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { findRun } from './queries';
import { findShare, findSharedRun, toReported } from './shares';

/**
 * A run of the asker's company, as its report is made from it. What the company's people wrote stays out of it.
 * @throws AppError `not_found` for none, `conflict` for one that is not done
 */
export async function getReportSource(
  ctx: Context<UserActor>,
  { runId }: { runId: string },
): Promise<ReportSource> {
  requirePermission(ctx, 'checks.read');
  const own = and(eq(checkRuns.id, runId), eq(checkRuns.companyId, ctx.actor.companyId));
  return buildSource(ctx, own, runId);
}

/** The same for the job that draws it: whoever asked for it was allowed to. */
export function getReportSourceForJob(
  ctx: Context<JobActor>,
  { runId }: { runId: string },
): Promise<ReportSource> {
  return buildSource(ctx, eq(checkRuns.id, runId), runId);
}

async function buildSource(ctx: Context, where: SQL | undefined, runId: string): Promise<ReportSource> {
  const run = await findRun(ctx, where);
  if (!run) throw new AppError('not_found', { detail: `no run ${runId}` });
  if (run.state !== 'done') throw new AppError('conflict', { detail: `${runId} is ${run.state}` });
  const [owner] = await ctx.db
    .select({
      companyId: companies.id,
      companyName: companies.name,
      timeZone: companies.timeZone,
      checkName: permitChecks.name,
    })
    .from(permitChecks)
    .innerJoin(companies, eq(companies.id, permitChecks.companyId))
    .where(eq(permitChecks.id, run.checkId));
  if (!owner) throw new AppError('not_found', { detail: `no check ${run.checkId}` });
  const { companyId, ...told } = owner;
  const look = await findPrintedLook(ctx, { companyId });
  const findings = run.findings.map(toReported);
  return { ...run, ...told, look, findings };
}

/**
 * The run behind a link, as its report is made from it.
 * @throws AppError `not_found` for a link that has ended, or another run than its own
 */
export async function getSharedReportSource(
  ctx: Context,
  { token, runId }: { token: string; runId: string },
): Promise<ReportSource> {
  const [run, share] = await Promise.all([findSharedRun(ctx, { token }), findShare(ctx, { token })]);
  if (!share || run?.id !== runId) throw new AppError('not_found', { detail: `no link to ${runId}` });
  return { ...run, look: await findPrintedLook(ctx, { companyId: share.companyId }) };
}

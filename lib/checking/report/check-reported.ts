import { eq } from 'drizzle-orm';
import { checkRuns } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { REPORT_RELEASE, type Reported } from './kept-report';
import type { ReportSource } from './types';

interface RunReport {
  readonly runId: string;
  readonly source: ReportSource;
  readonly locale: Locale;
  /** Of whoever asked. */
  readonly release?: string;
}

/** The report of a run, the same for the company and for whoever has a link. */
export async function checkReported(
  ctx: Context,
  { runId, source, locale, release = REPORT_RELEASE }: RunReport,
): Promise<Reported<'draw-report', ReportSource>> {
  const [run] = await ctx.db
    .select({ companyId: checkRuns.companyId })
    .from(checkRuns)
    .where(eq(checkRuns.id, runId));
  if (!run) throw new AppError('not_found', { detail: `no run ${runId}` });
  return {
    companyId: run.companyId,
    job: 'draw-report',
    data: { runId, locale, release },
    source: pickReported(source),
  };
}

/** What a report is made from, without what else its reader read. */
function pickReported(source: ReportSource): ReportSource {
  const { companyName, look, timeZone, checkName, number, finishedAt, input, engineVersion, rulesAsOf } =
    source;
  const { checklist, fee, review, readiness, findings, files, explanation, locale, model } = source;
  return {
    ...{ companyName, look, timeZone, checkName, number, finishedAt, input, engineVersion, rulesAsOf },
    ...{ checklist, fee, review, readiness, findings, explanation, locale },
    files: files.map(({ id, name }) => ({ id, name })),
    model: model && { name: model.name },
  };
}

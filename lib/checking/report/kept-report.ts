import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkRuns } from '@/db/schema';
import { brand } from '@/lib/brand';
import { fileKey } from '@/lib/checking/files/keys';
import type { FileStore } from '@/lib/checking/files/types';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { ReportSource } from './types';

export interface ReportNamed {
  readonly runId: string;
  readonly source: ReportSource;
  readonly locale: Locale;
}

export type Pdf = Uint8Array<ArrayBuffer>;

/** The release whose report it is: another may draw it otherwise. */
export const REPORT_RELEASE = brand.version;

/**
 * Where a report lies in the store. What it says is in its name, so a run whose findings are marked anew has a new one,
 * the same for the company and for whoever has a link; the daily sweep of the store takes away those made before.
 */
export async function reportKey(
  ctx: Context,
  { runId, source, locale }: ReportNamed,
  release: string = REPORT_RELEASE,
): Promise<string> {
  const [run] = await ctx.db
    .select({ companyId: checkRuns.companyId })
    .from(checkRuns)
    .where(eq(checkRuns.id, runId));
  if (!run) throw new AppError('not_found', { detail: `no run ${runId}` });
  const said = JSON.stringify({ version: release, runId, locale, source: pickReported(source) }, sorted);
  return fileKey(run.companyId, createHash('sha256').update(said).digest('hex'));
}

/** A report that is kept; null where it has to be drawn. */
export async function readKept(files: FileStore, key: string): Promise<Pdf | null> {
  const kept = await files.read(key);
  return kept ? new Uint8Array(await new Response(kept.stream).arrayBuffer()) : null;
}

/** What a report is made from, without what else its reader read. */
export function pickReported(source: ReportSource): ReportSource {
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

/** Objects by the order of their names, so that the same content is the same text. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

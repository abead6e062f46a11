import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { checkRuns } from '@/db/schema';
import { brand } from '@/lib/brand';
import { fileKey } from '@/lib/checking/files/keys';
import { scratchFile } from '@/lib/checking/files/scratch';
import type { FileStore } from '@/lib/checking/files/types';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { drawReport, type ReportProgram } from './draw-report';
import type { ReportFonts, ReportSource } from './types';

interface Wanted {
  runId: string;
  source: ReportSource;
  locale: Locale;
  files: FileStore;
  program: ReportProgram;
  fonts: ReportFonts;
  /** Called where none is kept, before one is made; may refuse. */
  onMake: () => Promise<void>;
}

type Pdf = Uint8Array<ArrayBuffer>;

const making = new Map<string, Promise<Pdf>>();
/** One report at a time in this process: each takes a processor. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The report of a run in a language: as it is kept, or made and kept, the same for the company and for whoever has a
 * link. What it says is in its name, so a run whose findings are marked anew has a new one; the daily sweep of the store
 * takes away those that were made before.
 * @throws AppError `unavailable` where it cannot be made, besides what `onMake` throws
 */
export async function getReport(ctx: Context, wanted: Wanted): Promise<Pdf> {
  const key = await keyOf(ctx, wanted);
  const kept = await wanted.files.read(key);
  if (kept) return new Uint8Array(await new Response(kept.stream).arrayBuffer());
  const begun = making.get(key);
  if (begun) return begun;
  await wanted.onMake();
  const made = making.get(key) ?? begin(ctx, wanted, key);
  return made;
}

function begin(ctx: Context, wanted: Wanted, key: string): Promise<Pdf> {
  const made = last.then(() => make(ctx, wanted, key)).finally(() => making.delete(key));
  last = made.catch(() => {});
  making.set(key, made);
  return made;
}

async function make(
  ctx: Context,
  { source, locale, fonts, files, program }: Wanted,
  key: string,
): Promise<Pdf> {
  const { path, release } = scratchFile();
  try {
    await drawReport(program, { source: only(source), locale, fonts, path });
    await files
      .put(key, { path, contentType: 'application/pdf' })
      // It is there to be sent, and is made again another time.
      .catch((err: unknown) => ctx.log.warn({ err, key }, 'Report could not be kept'));
    return new Uint8Array(await readFile(path));
  } catch (cause) {
    ctx.log.error({ err: cause, key }, 'Report could not be made');
    throw new AppError('unavailable', { cause });
  } finally {
    await release();
  }
}

async function keyOf(ctx: Context, { runId, source, locale }: Wanted): Promise<string> {
  const [run] = await ctx.db
    .select({ companyId: checkRuns.companyId })
    .from(checkRuns)
    .where(eq(checkRuns.id, runId));
  if (!run) throw new AppError('not_found', { detail: `no run ${runId}` });
  const said = JSON.stringify({ version: brand.version, runId, locale, source: only(source) }, sorted);
  return fileKey(run.companyId, createHash('sha256').update(said).digest('hex'));
}

/** What a report is made from, without what else its reader read. */
function only(source: ReportSource): ReportSource {
  const { companyName, timeZone, checkName, number, finishedAt, input, engineVersion, rulesAsOf } = source;
  const { checklist, fee, review, readiness, findings, files, explanation, locale, model } = source;
  return {
    ...{ companyName, timeZone, checkName, number, finishedAt, input, engineVersion, rulesAsOf },
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

import type { FileStore } from '@/lib/checking/files/types';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { getJobState } from '@/lib/platform/queue/job-state';
import { type Pdf, REPORT_RELEASE, type ReportNamed, readKept, reportKey } from './kept-report';

/** `none`: nobody asked for it, or it has to be asked for again. */
export type ReportState = 'ready' | 'waiting' | 'drawing' | 'failed' | 'none';

interface Wanted extends ReportNamed {
  readonly files: FileStore;
  /** Called before one is asked for that is not kept; may refuse. */
  readonly onAsk: () => Promise<void>;
}

/** How far a report is, without asking for it. */
export async function getReportState(
  ctx: Context,
  { files, ...named }: Omit<Wanted, 'onAsk'>,
): Promise<ReportState> {
  const key = await reportKey(ctx, named);
  return stateOf(ctx, files, key);
}

/** Has the worker draw a report, unless it is kept or under way. */
export async function askForReport(ctx: Context, { files, onAsk, ...named }: Wanted): Promise<ReportState> {
  const key = await reportKey(ctx, named);
  const state = await stateOf(ctx, files, key);
  if (state !== 'none' && state !== 'failed') return state;
  await onAsk();
  const { runId, locale } = named;
  await enqueue(ctx, 'draw-report', { runId, locale, release: REPORT_RELEASE }, { key });
  return 'waiting';
}

interface Patience {
  /** How long it is waited for. */
  readonly ms: number;
  readonly pauseMs: number;
}
const PATIENCE: Patience = { ms: 50_000, pauseMs: 400 };

/**
 * The report of a run in a language, as it is kept or as soon as the worker has drawn it.
 * @throws AppError `unavailable` where it fails or takes longer than somebody waits, besides what `onAsk` throws
 */
export async function getReport(ctx: Context, wanted: Wanted, patience = PATIENCE): Promise<Pdf> {
  const key = await reportKey(ctx, wanted);
  const kept = await readKept(wanted.files, key);
  if (kept) return kept;
  let state = await askForReport(ctx, wanted);
  for (let waited = 0; waited < patience.ms; waited += patience.pauseMs) {
    await new Promise((resolve) => setTimeout(resolve, patience.pauseMs));
    state = await stateOf(ctx, wanted.files, key);
    const made = state === 'ready' ? await readKept(wanted.files, key) : null;
    if (made) return made;
    if (state === 'failed' || state === 'none') break;
  }
  throw new AppError('unavailable', { detail: `report ${key} is ${state}` });
}

async function stateOf(ctx: Context, files: FileStore, key: string): Promise<ReportState> {
  // Before the store is asked: what is done between the two is there.
  const job = await getJobState(ctx, 'draw-report', key);
  if (job === 'waiting') return 'waiting';
  if (job === 'active') return 'drawing';
  if (await files.has(key)) return 'ready';
  return job === 'failed' ? 'failed' : 'none';
}

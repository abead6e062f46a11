import type { FileStore } from '@/lib/checking/files/types';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { getJobState } from '@/lib/platform/queue/job-state';
import { type Pdf, type Reported, type ReportJob, readKept, reportKey } from './kept-report';

/** `none`: nobody asked for it, or it has to be asked for again. */
export type ReportState = 'ready' | 'waiting' | 'drawing' | 'failed' | 'none';

/** How far a report is, without asking for it. */
export function getReportState(ctx: Context, files: FileStore, reported: Reported): Promise<ReportState> {
  return stateOf(ctx, files, reported.job, reportKey(reported));
}

interface Asking {
  readonly files: FileStore;
  /** Called before one is asked for that is not kept; may refuse. */
  readonly onAsk: () => Promise<void>;
}

/** Has the worker draw a report, unless it is kept or under way. */
export async function askForReport<N extends ReportJob>(
  ctx: Context,
  reported: Reported<N>,
  { files, onAsk }: Asking,
): Promise<ReportState> {
  const key = reportKey(reported);
  const { job, data } = reported;
  const state = await stateOf(ctx, files, job, key);
  if (state !== 'none' && state !== 'failed') return state;
  await onAsk();
  await enqueue(ctx, job, data, { key });
  return 'waiting';
}

interface Patience {
  /** How long it is waited for. */
  readonly ms: number;
  readonly pauseMs: number;
}
const PATIENCE: Patience = { ms: 50_000, pauseMs: 400 };
/** How often one is asked for that changes whenever it is drawn. */
const MOST_ASKED = 3;

/**
 * A report as it is kept, or as soon as the worker has drawn it; read again where what it says has changed meanwhile.
 * @throws AppError `unavailable` where it fails or takes longer than somebody waits, besides what `onAsk` throws
 */
export async function getReport<N extends ReportJob, S extends object>(
  ctx: Context,
  read: () => Promise<Reported<N, S>>,
  { files, onAsk, patience = PATIENCE }: Asking & { patience?: Patience },
): Promise<{ bytes: Pdf; source: S }> {
  let reported = await read();
  const kept = await readKept(files, reportKey(reported));
  if (kept) return { bytes: kept, source: reported.source };
  let asked = 1;
  let state = await askForReport(ctx, reported, { files, onAsk });
  for (let waited = 0; waited < patience.ms; waited += patience.pauseMs) {
    await new Promise((resolve) => setTimeout(resolve, patience.pauseMs));
    const key = reportKey(reported);
    state = await stateOf(ctx, files, reported.job, key);
    const made = state === 'ready' ? await readKept(files, key) : null;
    if (made) return { bytes: made, source: reported.source };
    if (state === 'failed' || (state === 'none' && asked === MOST_ASKED)) break;
    if (state !== 'none') continue;
    asked += 1;
    reported = await read();
    state = await askForReport(ctx, reported, { files, onAsk });
  }
  throw new AppError('unavailable', { detail: `report ${reportKey(reported)} is ${state}` });
}

async function stateOf(ctx: Context, files: FileStore, job: ReportJob, key: string): Promise<ReportState> {
  // Before the store is asked: what is done between the two is there.
  const known = await getJobState(ctx, job, key);
  if (known === 'waiting') return 'waiting';
  if (known === 'active') return 'drawing';
  if (await files.has(key)) return 'ready';
  return known === 'failed' ? 'failed' : 'none';
}

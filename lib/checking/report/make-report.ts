import { getReportSourceForJob } from '@/lib/checking/checks/report-source';
import { scratchFile } from '@/lib/checking/files/scratch';
import type { FileStore } from '@/lib/checking/files/types';
import type { Context, JobActor } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';
import { drawReport, type ReportProgram } from './draw-report';
import { REPORT_FONTS } from './fonts';
import { pickReported, reportKey } from './kept-report';

interface Order {
  readonly runId: string;
  readonly locale: Locale;
  /** Of whoever asked. */
  readonly release: string;
  readonly files: FileStore;
  readonly program: ReportProgram;
  readonly signal?: AbortSignal;
}

/** Draws a report and keeps it, unless it is kept already. Throws where it cannot, so that it is tried again. */
export async function makeReport(
  ctx: Context<JobActor>,
  { runId, locale, release, files, program, signal }: Order,
): Promise<'made' | 'kept'> {
  const source = await getReportSourceForJob(ctx, { runId });
  const key = await reportKey(ctx, { runId, source, locale }, release);
  if (await files.has(key)) return 'kept';
  const { path, release: forget } = scratchFile();
  try {
    await drawReport(program, { source: pickReported(source), locale, fonts: REPORT_FONTS, path }, signal);
    await files.put(key, { path, contentType: 'application/pdf' });
    return 'made';
  } finally {
    await forget();
  }
}

import { scratchFile } from '@/lib/checking/files/scratch';
import type { FileStore } from '@/lib/checking/files/types';
import { drawReport, type ReportProgram } from '@/lib/platform/reports/draw-report';
import { REPORT_FONTS } from '@/lib/platform/reports/fonts';
import { type Reported, reportKey } from './kept-report';

interface Means {
  readonly files: FileStore;
  readonly program: ReportProgram;
  readonly signal?: AbortSignal;
}

/** Draws a report and keeps it, unless it is kept already. Throws where it cannot, so that it is tried again. */
export async function makeReport(
  reported: Reported,
  { files, program, signal }: Means,
): Promise<'made' | 'kept'> {
  const key = reportKey(reported);
  if (await files.has(key)) return 'kept';
  const { path, release: forget } = scratchFile();
  const { job, data, source } = reported;
  const order = { report: job, source, locale: data.locale, fonts: REPORT_FONTS, path };
  try {
    await drawReport(program, order, signal);
    await files.put(key, { path, contentType: 'application/pdf' });
    return 'made';
  } finally {
    await forget();
  }
}

import { scratchFile } from '@/lib/checking/files/scratch';
import type { FileStore } from '@/lib/checking/files/types';
import type { Context, JobActor } from '@/lib/context';
import { drawReport, type ReportProgram } from './draw-report';
import { REPORT_FONTS } from './fonts';
import { pickReported, type ReportNamed, reportKey } from './kept-report';

interface Order extends ReportNamed {
  /** Of whoever asked. */
  readonly release: string;
  readonly files: FileStore;
  readonly program: ReportProgram;
  readonly signal?: AbortSignal;
}

/** Draws a report and keeps it, unless it is kept already. Throws where it cannot, so that it is tried again. */
export async function makeReport(
  ctx: Context<JobActor>,
  { files, program, signal, release, ...named }: Order,
): Promise<'made' | 'kept'> {
  const key = await reportKey(ctx, named, release);
  if (await files.has(key)) return 'kept';
  const { path, release: forget } = scratchFile();
  const { source, locale } = named;
  try {
    await drawReport(program, { source: pickReported(source), locale, fonts: REPORT_FONTS, path }, signal);
    await files.put(key, { path, contentType: 'application/pdf' });
    return 'made';
  } finally {
    await forget();
  }
}

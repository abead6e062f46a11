import type { Locale } from '@/lib/platform/i18n/locales';
import { askProgram } from '@/lib/platform/programs/ask-program';
import type { ReportFonts } from './types';

/** What Node runs to draw a report, apart from this process. */
export interface ReportProgram {
  readonly command: readonly string[];
}

/** As it stands in the source, from the project's folder. */
export const REPORT_FROM_SOURCE: ReportProgram = { command: ['--import', 'tsx', 'scripts/report.ts'] };

/** What the program is asked once, as it starts. */
export interface ReportOrder {
  /** Which of its reports, by the job that has it drawn. */
  readonly report: string;
  readonly source: object;
  readonly locale: Locale;
  readonly fonts: ReportFonts;
  /** Where the file is to lie. */
  readonly path: string;
}

const MAX_MS = 120_000;
const HEAP_MEGABYTES = 512;

/**
 * Draws a report in a process of its own: setting the pages takes as long as a hundred screens, and nobody else is to
 * wait for it. Rejects where it fails or takes too long.
 */
export async function drawReport(
  { command }: ReportProgram,
  order: ReportOrder,
  signal?: AbortSignal,
): Promise<void> {
  const limits = { ms: MAX_MS, heapMegabytes: HEAP_MEGABYTES, signal };
  const { answer, ended, errors } = await askProgram<string>(command, order, limits);
  if (answer === null) throw new Error(`the report could not be drawn: ${ended} ${errors}`.trim());
}

import { spawn } from 'node:child_process';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { ReportFonts, ReportSource } from './types';

/** What Node runs to draw a report, apart from this process: `['--import', 'tsx', 'scripts/report.ts']`. */
export interface ReportProgram {
  readonly command: readonly string[];
}

/** What the program is asked once, as it starts. */
export interface ReportOrder {
  readonly source: ReportSource;
  readonly locale: Locale;
  readonly fonts: ReportFonts;
  /** Where the file is to lie. */
  readonly path: string;
}

const MAX_MS = 120_000;
const HEAP_MEGABYTES = 512;
/** Kept from the end of its error output. */
const DETAIL = 2_000;

/**
 * Draws a report in a process of its own: setting the pages takes as long as a hundred screens, and nobody else is to
 * wait for it. Rejects where it fails or takes too long.
 */
export async function drawReport({ command }: ReportProgram, order: ReportOrder): Promise<void> {
  // Its environment is empty, because ours contains secrets. Dates pass as they are.
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, ...command], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const killWithUs = () => child.kill('SIGKILL');
  const timer = setTimeout(killWithUs, MAX_MS);
  process.once('exit', killWithUs);
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-DETAIL);
  });
  let isDone = false;
  child.on('message', () => {
    isDone = true;
  });
  try {
    const ended = await new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
      child.send(order, () => {});
    });
    if (!isDone) throw new Error(`the report could not be drawn: ${ended} ${errors}`.trim());
  } finally {
    clearTimeout(timer);
    process.off('exit', killWithUs);
  }
}

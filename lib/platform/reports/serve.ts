import { writeFile } from 'node:fs/promises';
import type { Locale } from '@/lib/platform/i18n/locales';
import { answerOnce } from '@/lib/platform/programs/answer-once';
import type { ReportOrder } from './draw-report';
import type { ReportFonts } from './types';

type Render = (
  source: never,
  options: { locale: Locale; fonts: ReportFonts },
) => Promise<Uint8Array<ArrayBuffer>>;

/** Waits for one order from the process that started this one, carries it out and ends. */
export function serveReports(reports: Readonly<Record<string, Render>>): void {
  answerOnce(async ({ report, source, locale, fonts, path }: ReportOrder) => {
    const render = reports[report];
    if (!render) throw new Error(`no report ${report}`);
    // Whoever orders a report sends what that report is made from.
    await writeFile(path, await render(source as never, { locale, fonts }));
    return 'done';
  });
}

import { writeFile } from 'node:fs/promises';
import { answerOnce } from '@/lib/platform/programs/answer-once';
import type { ReportOrder } from './draw-report';
import { renderReport } from './render-report';

/** Waits for one order from the process that started this one, carries it out and ends. */
export function serveReport(): void {
  answerOnce(async ({ source, locale, fonts, path }: ReportOrder) => {
    await writeFile(path, await renderReport(source, { locale, fonts }));
    return 'done';
  });
}

import { writeFile } from 'node:fs/promises';
import type { ReportOrder } from './draw-report';
import { renderReport } from './render-report';

/** Waits for one order from the process that started this one, carries it out and ends. */
export function serveReport(): void {
  process.once('disconnect', () => process.exit(1));
  process.once('message', async ({ source, locale, fonts, path }: ReportOrder) => {
    try {
      await writeFile(path, await renderReport(source, { locale, fonts }));
      process.send?.('done', () => process.exit(0));
    } catch (error) {
      process.stderr.write(error instanceof Error ? `${error.stack}` : String(error), () => process.exit(1));
    }
  });
}

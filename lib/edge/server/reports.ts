import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getReport } from '@/lib/checking/report/kept-report';
import { reportFileName } from '@/lib/checking/report/report-file-name';
import type { ReportSource } from '@/lib/checking/report/types';
import type { Context } from '@/lib/context';
import type { Download } from '@/lib/edge/api/operation';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import type { Locale } from '@/lib/platform/i18n/locales';
import { fileStore } from './files';
import { REPORT_FONTS } from './report-fonts';

/** As `npm start` and `npm run dev` make it (`scripts/start/bundle.mjs`); else from the source. */
const BUNDLE = '.next/lintel/report.mjs';

/** A report to be sent. @param who whose attempts count, where it has to be made */
export async function reportFile(
  ctx: Context,
  { runId, source, locale, who }: { runId: string; source: ReportSource; locale: Locale; who: string },
): Promise<Download> {
  const command = existsSync(join(process.cwd(), BUNDLE))
    ? ['--enable-source-maps', BUNDLE]
    : ['--import', 'tsx', 'scripts/report.ts'];
  const bytes = await getReport(ctx, {
    runId,
    source,
    locale,
    files: fileStore(),
    program: { command },
    fonts: REPORT_FONTS,
    onMake: () => requireAttempt(ctx, THROTTLES.checkReport, who),
  });
  return { name: await reportFileName(source, locale), bytes };
}

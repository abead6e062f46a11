import 'server-only';
import { checkReported } from '@/lib/checking/report/check-reported';
import { reportFileName } from '@/lib/checking/report/report-file-name';
import type { ReportSource } from '@/lib/checking/report/types';
import type { Context } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { AskedReport } from './reports';

interface CheckAsked {
  runId: string;
  source: ReportSource;
  locale: Locale;
  who: string;
}

/** The report of a run that the caller was allowed to read. */
export function checkReport(
  ctx: Context,
  { who, ...run }: CheckAsked,
): AskedReport<'draw-report', ReportSource> {
  return {
    who,
    read: () => checkReported(ctx, run),
    nameOf: (source) => reportFileName(source, run.locale),
  };
}

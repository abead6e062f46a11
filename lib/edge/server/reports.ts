import 'server-only';
import {
  askForReport,
  getReport,
  getReportState,
  type ReportState,
} from '@/lib/checking/report/ask-for-report';
import { reportFileName } from '@/lib/checking/report/report-file-name';
import type { ReportSource } from '@/lib/checking/report/types';
import type { Context } from '@/lib/context';
import type { Download } from '@/lib/edge/api/operation';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import type { Locale } from '@/lib/platform/i18n/locales';
import { fileStore } from './files';

interface Asked {
  runId: string;
  source: ReportSource;
  locale: Locale;
  /** Whose attempts count, where it has to be made. */
  who: string;
}

/** A report to be sent, once the worker has drawn it. */
export async function reportFile(ctx: Context, asked: Asked): Promise<Download> {
  const bytes = await getReport(ctx, wanted(ctx, asked));
  return { name: await reportFileName(asked.source, asked.locale), bytes };
}

/** How far a report is; asked for where it is wanted and nobody has. */
export function reportState(ctx: Context, asked: Asked, ask: boolean): Promise<ReportState> {
  return ask ? askForReport(ctx, wanted(ctx, asked)) : getReportState(ctx, wanted(ctx, asked));
}

function wanted(ctx: Context, { runId, source, locale, who }: Asked) {
  const onAsk = () => requireAttempt(ctx, THROTTLES.checkReport, who);
  return { runId, source, locale, files: fileStore(), onAsk };
}

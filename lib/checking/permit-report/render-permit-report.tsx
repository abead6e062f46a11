import type { Locale } from '@/lib/platform/i18n/locales';
import { renderPages } from '@/lib/platform/reports/render';
import type { ReportFonts } from '@/lib/platform/reports/types';
import { buildPermitReport } from './build-permit-report';
import { PermitPages } from './permit-pages';
import type { PermitReportSource } from './types';

/** The report of a permit as a PDF, in a language. */
export async function renderPermitReport(
  source: PermitReportSource,
  { locale, fonts }: { locale: Locale; fonts: ReportFonts },
): Promise<Uint8Array<ArrayBuffer>> {
  const report = await buildPermitReport(source, locale);
  return renderPages(<PermitPages report={report} />, fonts);
}

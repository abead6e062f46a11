import type { Locale } from '@/lib/platform/i18n/locales';
import { renderPages } from '@/lib/platform/reports/render';
import type { ReportFonts } from '@/lib/platform/reports/types';
import { buildReport } from './build-report';
import { CheckReport } from './check-report';
import type { ReportSource } from './types';

/** The report of a run as a PDF, in a language. */
export async function renderReport(
  source: ReportSource,
  { locale, fonts }: { locale: Locale; fonts: ReportFonts },
): Promise<Uint8Array<ArrayBuffer>> {
  const report = await buildReport(source, locale);
  return renderPages(<CheckReport report={report} />, fonts);
}

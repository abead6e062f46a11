import { fileNameOf } from '@/lib/checking/report/report-file-name';
import type { Locale } from '@/lib/platform/i18n/locales';
import { permitReportTranslator } from '@/lib/platform/i18n/translator';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import type { PermitReportSource } from './types';

/** "permit 1204 E 7th St 2026-0412.pdf". */
export async function permitReportFileName(
  { permit: { address, permitNumber } }: Pick<PermitReportSource, 'permit'>,
  locale: Locale,
): Promise<string> {
  const t = await permitReportTranslator(locale);
  return fileNameOf(t('report.file'), address === null ? '' : streetCase(address), permitNumber);
}

import type { Locale } from '@/lib/platform/i18n/locales';
import { reportTranslator } from '@/lib/platform/i18n/translator';
import type { ReportSource } from './types';

/** "permit-check 1204 E 7th St 2.pdf". */
export async function reportFileName({ checkName, number }: ReportSource, locale: Locale): Promise<string> {
  const t = await reportTranslator(locale);
  const name = checkName.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').trim();
  return `${t('report.file')} ${name} ${number}.pdf`;
}

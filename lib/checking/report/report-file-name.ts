import type { Locale } from '@/lib/platform/i18n/locales';
import { reportTranslator } from '@/lib/platform/i18n/translator';
import type { ReportSource } from './types';

/** "permit-check 1204 E 7th St 2.pdf". */
export async function reportFileName({ checkName, number }: ReportSource, locale: Locale): Promise<string> {
  const t = await reportTranslator(locale);
  return fileNameOf(t('report.file'), checkName, String(number));
}

/** A file's name of its parts, without what no system takes in one. */
export function fileNameOf(...parts: string[]): string {
  const plain = parts.map((part) => part.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').trim());
  return `${plain.filter((part) => part !== '').join(' ')}.pdf`;
}

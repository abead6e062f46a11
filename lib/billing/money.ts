import type { Locale } from '@/lib/i18n/locales';

const TAGS: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

/** US cents as US readers of either language write them: `$49`, `$1,299.50`. */
export function formatPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

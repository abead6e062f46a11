import type { Locale } from '@/lib/i18n/locales';

/** Whole dollars where there are no cents, in the form US readers of either language know: "$49". */
export function formatPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(`${locale}-US`, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

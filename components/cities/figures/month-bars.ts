import { figure, monthName } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import type { NumbersTexts } from './city-figures';
import { type Markup, markup } from './markup';

/** Permits issued a month as bars, each with its figure, and the same as a table. */
export function monthBars(months: CityNumbers['issued_by_month'], locale: Locale, t: NumbersTexts): Markup {
  const most = Math.max(1, ...months.map(({ permits }) => permits));
  // Rows on a phone, where twelve columns leave no room for their figures; columns above.
  const bars = months.map(
    ({ month, permits }) =>
      markup`<div class="flex items-center gap-2 sm:flex-1 sm:flex-col-reverse sm:gap-0.5" style="--share:${(permits / most).toFixed(3)}">
      <span class="w-9 shrink-0 text-muted sm:w-auto sm:text-xs">${monthName(locale, month, 'short')}</span>
      <span class="flex flex-1 items-center gap-2 sm:h-44 sm:w-full sm:flex-none sm:flex-col-reverse sm:gap-1 sm:border-b sm:border-control">
        <span class="h-4 w-[calc(var(--share)*80%)] min-w-px bg-link sm:h-[calc(var(--share)*85%)] sm:min-h-px sm:w-full"></span>
        <span class="sm:text-xs">${figure(permits)}</span>
      </span>
    </div>`,
  );
  const rows = months.map(
    ({ month, permits }) =>
      markup`<tr class="border-t border-line"><td class="py-1.5">${monthName(locale, month, 'long')}</td><td class="py-1.5 text-right">${figure(permits)}</td></tr>`,
  );
  return markup`<figure class="flex flex-col gap-2">
    <figcaption class="font-heading font-bold">${t('issued')}</figcaption>
    <div role="img" aria-label="${t('issued')}" class="flex flex-col gap-1 text-sm tabular-nums sm:flex-row sm:gap-2 sm:text-center">${bars}</div>
    <details class="border-b border-line">
      <summary class="flex min-h-11 items-center rounded-md py-2.5 font-semibold hover:text-link">${t('table')}</summary>
      <table class="mb-4 w-full max-w-sm text-left text-sm tabular-nums">
        <thead><tr><th scope="col" class="py-1.5">${t('month')}</th><th scope="col" class="py-1.5 text-right">${t('count')}</th></tr></thead>
        <tbody>${rows}</tbody>
      </table>
    </details>
  </figure>`;
}

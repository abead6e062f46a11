import type { useTranslations } from 'next-intl';
import { figure } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import { DAY_STEPS, dayStep } from './day-steps';
import type { Figures } from './figure-place';
import { type Markup, markup } from './markup';

export type CitiesDaysTexts = ReturnType<typeof useTranslations<'cities.days'>>;

/** Days to a permit city by city: the colours of the map's points, and the same as a table, the fastest first. */
export function daysByCity(all: readonly CityNumbers[], locale: Locale, t: CitiesDaysTexts): Figures {
  const measured = all
    .flatMap((numbers) => (numbers.days_to_issue ? [{ ...numbers, issue: numbers.days_to_issue }] : []))
    .sort((a, b) => a.issue.days.median - b.issue.days.median || a.slug.localeCompare(b.slug, 'en'));
  return {
    [`cities/days/${locale}`]: table(measured, locale, t).text,
    [`cities/colours/${locale}`]: colours(measured).text,
  };
}

type Measured = CityNumbers & { issue: NonNullable<CityNumbers['days_to_issue']> };

function colours(measured: readonly Measured[]): Markup {
  const rules = measured.map(
    ({ slug, issue }) =>
      markup`[data-city="${slug}"]{fill:${DAY_STEPS[dayStep(issue.days.median)]?.fill ?? ''}}`,
  );
  return markup`<style>${rules}</style>`;
}

function table(measured: readonly Measured[], locale: Locale, t: CitiesDaysTexts): Markup {
  if (measured.length === 0) return markup`<p class="text-muted">${t('none')}</p>`;
  const rows = measured.map(
    ({ slug, issue }) => markup`<tr class="border-t border-line">
      <th scope="row" class="py-1.5 pr-3 text-left font-semibold"><a class="text-link inline-flex min-h-6 items-center" href="${hrefFor('/cities/[city]', locale, { city: slug })}">${cityLabel(slug, locale)}</a></th>
      <td class="py-1.5 pl-3 text-right font-semibold">${figure(issue.days.median)}</td>
      <td class="py-1.5 pl-3 text-right text-muted">${figure(issue.days.q1)}–${figure(issue.days.q3)}</td>
      <td class="py-1.5 pl-3 text-right text-muted">${figure(issue.permits)}</td>
    </tr>`,
  );
  return markup`<table class="w-full text-sm tabular-nums">
    <thead class="text-xs text-muted"><tr>
      <th scope="col" class="py-1.5 text-left font-semibold">${t('city')}</th>
      <th scope="col" class="py-1.5 pl-3 text-right font-semibold">${t('median')}</th>
      <th scope="col" class="py-1.5 pl-3 text-right font-semibold">${t('middle')}</th>
      <th scope="col" class="py-1.5 pl-3 text-right font-semibold">${t('permits')}</th>
    </tr></thead>
    <tbody>${rows}</tbody>
  </table>
  ${measured.some(({ sample }) => sample) ? markup`<p class="mt-3 text-sm font-semibold">${t('sample')}</p>` : null}`;
}

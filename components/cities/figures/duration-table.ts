import { figure } from '@/lib/platform/i18n/format';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import type { NumbersTexts } from './city-figures';
import { type Markup, markup } from './markup';

/** Days from application to issue by type of permit: the middle half as a bar, the median as a tick. */
export function durationTable(durations: CityNumbers['durations'], t: NumbersTexts): Markup {
  const longest = Math.max(1, ...durations.map(({ days }) => days.q3));
  const share = (days: number) => `${((days / longest) * 100).toFixed(1)}%`;
  const rows = durations.map(
    ({ type, permits, days }) => markup`<tr class="border-t border-line">
      <td class="py-2 pr-3 wrap-anywhere"><span lang="en">${type}</span> <span class="text-muted">(${figure(permits)})</span></td>
      <td aria-hidden="true" class="py-2 max-sm:hidden"><span class="relative block h-4 border-l border-control">
        <span class="absolute inset-y-0.5 bg-line" style="left:${share(days.q1)};width:${share(Math.max(days.q3 - days.q1, longest / 200))}"></span>
        <span class="absolute inset-y-0 w-0.5 bg-ink" style="left:${share(days.median)}"></span>
      </span></td>
      <td class="py-2 pl-3 text-right font-semibold">${figure(days.median)}</td>
      <td class="py-2 pl-3 text-right text-muted">${figure(days.q1)}–${figure(days.q3)}</td>
    </tr>`,
  );
  return markup`<figure class="flex flex-col gap-2">
    <figcaption><span class="block font-heading font-bold">${t('duration')}</span><span class="block text-sm text-muted">${t('durationNote')}</span></figcaption>
    <table class="w-full text-left text-sm tabular-nums">
      <thead class="text-xs text-muted"><tr>
        <th scope="col" class="py-1.5 pr-3 font-semibold">${t('type')}</th>
        <td aria-hidden="true" class="w-2/5 max-sm:hidden"></td>
        <th scope="col" class="py-1.5 pl-3 text-right font-semibold">${t('median')}</th>
        <th scope="col" class="py-1.5 pl-3 text-right font-semibold">${t('middle')}</th>
      </tr></thead>
      <tbody>${rows}</tbody>
    </table>
  </figure>`;
}

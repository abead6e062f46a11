import { figure } from '@/lib/platform/i18n/format';
import type { TypeDuration } from '@/lib/tracking/cities/types';
import { type Markup, markup } from './markup';

/** Room to the right of the middle half, for the quarter that took longer. */
const BEYOND = 1.35;

/** The middle half of permits as a bar from nought, with the median as the gap in it. */
export function rangeBar({ q1, median, q3 }: TypeDuration['days'], label: string): Markup {
  const end = Math.max(q3 * BEYOND, 1);
  const at = (days: number) => `${Math.min(98, (days / end) * 100).toFixed(1)}%`;
  const left = at(q1);
  const width = `${Math.max(1.5, ((q3 - q1) / end) * 100).toFixed(1)}%`;
  const tick = (days: number, look: string) =>
    markup`<span class="absolute top-6 ${look}" style="left:${at(days)}">${figure(days)}</span>`;
  return markup`<div role="img" aria-label="${label}" class="relative mt-2 h-12 max-w-md text-xs tabular-nums text-muted">
    <span class="absolute inset-x-0 top-4 border-t border-control"></span>
    <span class="absolute top-1 h-4 bg-link" style="left:${left};width:${width}"></span>
    <span class="absolute top-0 h-6 w-1 -translate-x-1/2 bg-accent ring-2 ring-card" style="left:${at(median)}"></span>
    ${tick(q1, '-translate-x-1/2')}${q3 === q1 ? null : tick(q3, '-translate-x-1/2')}
  </div>`;
}

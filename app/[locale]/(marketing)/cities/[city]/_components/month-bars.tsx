import type { CSSProperties } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { figure, monthName } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import type { NumbersWords } from './city-numbers-panel';

/** Permits issued a month as bars, each with its figure, and the same as a table. */
export function MonthBars({
  months,
  locale,
  words,
}: {
  months: CityNumbers['issued_by_month'];
  locale: Locale;
  words: NumbersWords;
}) {
  const most = Math.max(1, ...months.map(({ permits }) => permits));
  const name = (month: string, style: 'short' | 'long') => monthName(locale, month, style);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-heading font-bold">{words.issued}</figcaption>
      {/* Rows on a phone, where twelve columns leave no room for their figures; columns above. */}
      <div
        role="img"
        aria-label={words.issued}
        className="flex flex-col gap-1 text-sm tabular-nums sm:flex-row sm:gap-2 sm:text-center"
      >
        {months.map(({ month, permits }) => (
          <div
            key={month}
            className="flex items-center gap-2 sm:flex-1 sm:flex-col-reverse sm:gap-0.5"
            style={{ '--share': permits / most } as CSSProperties}
          >
            <span className="w-9 shrink-0 text-muted sm:w-auto sm:text-xs">{name(month, 'short')}</span>
            <span className="flex flex-1 items-center gap-2 sm:h-44 sm:w-full sm:flex-none sm:flex-col-reverse sm:gap-1 sm:border-b sm:border-control">
              <span className="h-4 w-[calc(var(--share)*80%)] min-w-px bg-link sm:h-[calc(var(--share)*85%)] sm:min-h-px sm:w-full" />
              <span className="sm:text-xs">{figure(permits)}</span>
            </span>
          </div>
        ))}
      </div>
      <Disclosure summary={words.table}>
        <table className="w-full max-w-sm text-left text-sm tabular-nums">
          <thead>
            <tr>
              <th className="py-1.5">{words.month}</th>
              <th className="py-1.5 text-right">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, permits }) => (
              <tr key={month} className="border-t border-line">
                <td className="py-1.5">{name(month, 'long')}</td>
                <td className="py-1.5 text-right">{figure(permits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}

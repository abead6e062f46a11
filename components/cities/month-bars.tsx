import { Disclosure } from '@/components/ui/disclosure';
import type { CityNumbers } from '@/lib/cities/types';
import { figure } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { NumbersWords } from './city-numbers-panel';

const WIDTH = 600;
const HEIGHT = 150;
const TOP = 18;

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
  const step = WIDTH / months.length;
  const name = (month: string, style: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale, {
      month: style,
      ...(style === 'long' ? { year: 'numeric' as const } : {}),
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="font-heading font-bold">{words.issued}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP + 22}`}
        role="img"
        aria-label={words.issued}
        className="block h-auto w-full"
      >
        <path d={`M0 ${TOP + HEIGHT}.5h${WIDTH}`} stroke="var(--control)" />
        {months.map(({ month, permits }, index) => {
          const height = Math.round((permits / most) * HEIGHT);
          const x = index * step;
          return (
            <g key={month} textAnchor="middle" fontSize="13">
              <rect
                x={x + 5}
                y={TOP + HEIGHT - height}
                width={step - 10}
                height={height}
                fill="var(--link)"
              />
              <text x={x + step / 2} y={TOP + HEIGHT - height - 5} fill="var(--ink)">
                {figure(permits)}
              </text>
              <text x={x + step / 2} y={TOP + HEIGHT + 17} fill="var(--muted)">
                {name(month, 'narrow')}
              </text>
            </g>
          );
        })}
      </svg>
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

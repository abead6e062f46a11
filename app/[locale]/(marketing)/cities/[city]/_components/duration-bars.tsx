import { figure } from '@/lib/platform/i18n/format';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import type { NumbersWords } from './city-numbers-panel';

/** Days from application to issue by type of permit: the middle half as a bar, the median as a tick. */
export function DurationBars({
  durations,
  words,
}: {
  durations: CityNumbers['durations'];
  words: NumbersWords;
}) {
  const longest = Math.max(1, ...durations.map(({ days }) => days.q3));
  const share = (days: number) => `${(days / longest) * 100}%`;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption>
        <span className="block font-heading font-bold">{words.duration}</span>
        <span className="block text-sm text-muted">
          {durations.length === 0 ? words.none : words.durationNote}
        </span>
      </figcaption>
      {durations.length === 0 ? null : (
        <table className="w-full text-left text-sm tabular-nums">
          <thead className="text-xs text-muted">
            <tr>
              <th className="py-1.5 pr-3 font-semibold">{words.type}</th>
              <th className="w-2/5 py-1.5 font-semibold max-sm:hidden">
                <span className="sr-only">{words.duration}</span>
              </th>
              <th className="py-1.5 pl-3 text-right font-semibold">{words.median}</th>
              <th className="py-1.5 pl-3 text-right font-semibold">{words.middle}</th>
            </tr>
          </thead>
          <tbody>
            {durations.map(({ type, permits, days }) => (
              <tr key={type} className="border-t border-line">
                <td className="py-2 pr-3 wrap-anywhere">
                  <span lang="en">{type}</span> <span className="text-muted">({figure(permits)})</span>
                </td>
                <td aria-hidden="true" className="py-2 max-sm:hidden">
                  <span className="relative block h-4 border-l border-control">
                    <span
                      className="absolute inset-y-0.5 bg-line"
                      style={{
                        left: share(days.q1),
                        width: share(Math.max(days.q3 - days.q1, longest / 200)),
                      }}
                    />
                    <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: share(days.median) }} />
                  </span>
                </td>
                <td className="py-2 pl-3 text-right font-semibold">{figure(days.median)}</td>
                <td className="py-2 pl-3 text-right text-muted">
                  {figure(days.q1)}–{figure(days.q3)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}

import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Disclosure } from '@/components/ui/disclosure';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { figure, shortDay } from '@/lib/platform/i18n/format';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import type { FeedScore, Score, WeekScore } from '@/lib/tracking/feeds/scoreboard';
import { Span } from './span';
import { Trend } from './trend';

/** What the board can be sorted by; all but the city begin with the worst. */
export const SCORE_SORTS = ['city', 'lag', 'late', 'missing', 'words', 'setAside'] as const;
export type ScoreSort = (typeof SCORE_SORTS)[number];

const VALUES: Record<Exclude<ScoreSort, 'city'>, (score: Score) => number | null> = {
  lag: ({ lagMs }) => lagMs,
  late: ({ p95LateDays }) => p95LateDays,
  missing: ({ missing }) => missing,
  words: ({ words }) => words,
  setAside: ({ setAside }) => setAside,
};

export interface ScoredFeed {
  id: string;
  record: string;
  score: FeedScore;
}

interface Props {
  feeds: readonly ScoredFeed[];
  sort: ScoreSort;
  /** What else the address says, kept by the links that sort. */
  query: Record<string, string>;
  now: Date;
}

/** Every feed in one row with its trend; a city's name leads to its own part of the page. */
export function Scoreboard({ feeds, sort, query, now }: Props) {
  const t = useTranslations('admin.cities.score');
  const format = useFormatter();
  const locale = useAppLocale();
  const name = ({ record }: ScoredFeed) => cityLabel(record, locale);
  const byName = [...feeds].sort((a, b) => name(a).localeCompare(name(b), locale));
  const value = sort === 'city' ? null : VALUES[sort];
  const sorted = value
    ? byName.sort((a, b) => (value(b.score.total) ?? -1) - (value(a.score.total) ?? -1))
    : byName;
  return (
    <section className="mb-6">
      <h2 className="mb-1 text-lg">{t('title')}</h2>
      <p className="mb-3 max-w-prose text-sm text-muted">{t('text')}</p>
      <Table label={t('title')}>
        <TableHead>
          <TableRow>
            {SCORE_SORTS.map((one) => (
              <TableHeader
                key={one}
                numeric={one !== 'city'}
                aria-sort={one === sort ? (one === 'city' ? 'ascending' : 'descending') : undefined}
              >
                <AppLink
                  to="/admin/cities"
                  query={{ ...query, sort: one }}
                  className="inline-flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  {t(`columns.${one}`)}
                  {one === sort ? <span aria-hidden="true">&nbsp;{one === 'city' ? '↑' : '↓'}</span> : null}
                </AppLink>
              </TableHeader>
            ))}
            <TableHeader>{t('columns.trend')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((feed) => (
            <TableRow key={feed.id}>
              <TableCell>
                <a href={`#${feed.id}`} className="font-medium underline underline-offset-4">
                  {name(feed)}
                </a>
              </TableCell>
              <Cells score={feed.score.total} />
              <TableCell>
                <Trend values={trendOf(feed.score.weeks)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="mt-2 text-xs text-muted tabular-nums">
        {t('asOf', { date: shortDay(format, weekOf(feeds), now) })}
      </p>
    </section>
  );
}

/** One feed week by week, the newest first: the figures behind its trend. */
export function Weeks({ score, city, now }: { score: FeedScore; city: string; now: Date }) {
  const t = useTranslations('admin.cities.score');
  const format = useFormatter();
  return (
    <Disclosure summary={<span className="text-sm">{t('byWeek')}</span>} className="mt-2 border-b-0">
      <Trend values={trendOf(score.weeks)} />
      <Table label={t('weeksOf', { city })} className="mt-2">
        <TableHead>
          <TableRow>
            <TableHeader>{t('columns.week')}</TableHeader>
            <TableHeader numeric>{t('columns.arrivals')}</TableHeader>
            {SCORE_SORTS.filter((one) => one !== 'city').map((one) => (
              <TableHeader key={one} numeric>
                {t(`columns.${one}`)}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {score.weeks.toReversed().map((week) => (
            <TableRow key={week.week}>
              <TableCell>{shortDay(format, week.week, now)}</TableCell>
              <TableCell numeric>{figure(week.arrivals)}</TableCell>
              <Cells score={week} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Disclosure>
  );
}

/** The measures in the order of the columns. */
function Cells({ score }: { score: Score }) {
  const t = useTranslations('admin.cities.score');
  const { lagMs, p95LagMs, lateDays, p95LateDays, missing, words, setAside } = score;
  return (
    <>
      <TableCell numeric>
        <Pair
          first={lagMs === null ? null : <Span ms={lagMs} />}
          second={p95LagMs === null ? null : <Span ms={p95LagMs} />}
        />
      </TableCell>
      <TableCell numeric>
        <Pair
          first={lateDays === null ? null : t('days', { count: lateDays })}
          second={p95LateDays === null ? null : t('days', { count: p95LateDays })}
        />
      </TableCell>
      <TableCell numeric>{missing === null ? '–' : t('percent', { share: missing })}</TableCell>
      <TableCell numeric>{figure(words)}</TableCell>
      <TableCell numeric>{figure(setAside)}</TableCell>
    </>
  );
}

function Pair({ first, second }: { first: ReactNode; second: ReactNode }) {
  const t = useTranslations('admin.cities.score');
  if (first === null) return '–';
  return (
    <>
      {first}
      <span className="block text-xs whitespace-nowrap text-muted">
        {t.rich('p95', { value: () => second })}
      </span>
    </>
  );
}

/** The delay by the portal's stamps, or where it gives none the days permits are posted late. */
function trendOf(weeks: readonly WeekScore[]): (number | null)[] {
  const stamped = weeks.map(({ lagMs }) => lagMs);
  return stamped.some((lag) => lag !== null) ? stamped : weeks.map(({ p95LateDays }) => p95LateDays);
}

function weekOf(feeds: readonly ScoredFeed[]): string {
  return feeds[0]?.score.weeks[0]?.week ?? '1970-01-05';
}

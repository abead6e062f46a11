'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { getJson } from '@/components/data/get-json';
import { queryClient } from '@/components/data/query-client';
import { Button } from '@/components/ui/button';
import { figure, usMomentHere } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import { CityNumbersNotice } from './city-numbers-notice';
import { DurationBars } from './duration-bars';
import { MonthBars } from './month-bars';

export type NumbersWords = Record<
  | 'loading'
  | 'failed'
  | 'failedText'
  | 'retry'
  | 'permits'
  | 'lastRead'
  | 'never'
  | 'looks'
  | 'everyTime'
  | 'behind'
  | 'behindTime'
  | 'quiet'
  | 'quietUndated'
  | 'changed'
  | 'failing'
  | 'failingNever'
  | 'sample'
  | 'issued'
  | 'month'
  | 'count'
  | 'duration'
  | 'durationNote'
  | 'type'
  | 'median'
  | 'middle'
  | 'none'
  | 'table',
  string
>;

export interface NumbersPanelProps {
  slug: string;
  locale: Locale;
  words: NumbersWords;
}

export function CityNumbersPanel(props: NumbersPanelProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Numbers {...props} />
    </QueryClientProvider>
  );
}

function Numbers({ slug, locale, words }: NumbersPanelProps) {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['city-numbers', slug],
    queryFn: () => getJson<CityNumbers>(`/api/v1/cities/${slug}/numbers`),
  });
  return (
    <div className="flex min-h-[55rem] flex-col gap-8 sm:min-h-[40rem]" aria-busy={isPending}>
      {isPending ? <p className="text-muted">{words.loading}</p> : null}
      {!isPending && !data ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p className="font-semibold">{words.failed}</p>
          <p className="text-muted">{words.failedText}</p>
          <Button variant="secondary" onClick={() => refetch()}>
            {words.retry}
          </Button>
        </div>
      ) : null}
      {data ? (
        <>
          <CityNumbersNotice numbers={data} locale={locale} words={words} />
          <Totals numbers={data} locale={locale} words={words} />
          <MonthBars months={data.issued_by_month} locale={locale} words={words} />
          <DurationBars durations={data.durations} words={words} />
        </>
      ) : null}
    </div>
  );
}

function Totals({ numbers, locale, words }: { numbers: CityNumbers } & Omit<NumbersPanelProps, 'slug'>) {
  const read = numbers.last_read_at;
  const {
    median_minutes_between_looks: every,
    median_minutes_behind_city: behind,
    p95_minutes_behind_city: most,
  } = numbers.reading;
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-3">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-sm text-muted">{words.permits}</dt>
          <dd className="font-heading text-3xl font-extrabold tabular-nums">{figure(numbers.permits)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{words.lastRead}</dt>
          <dd className="pt-1 font-semibold">{read === null ? words.never : usMomentHere(locale, read)}</dd>
        </div>
        {every === null ? null : (
          <div>
            <dt className="text-sm text-muted">{words.looks}</dt>
            <dd className="pt-1 font-semibold">{words.everyTime.replace('{time}', shortTime(every))}</dd>
          </div>
        )}
        {behind === null || most === null ? null : (
          <div>
            <dt className="text-sm text-muted">{words.behind}</dt>
            <dd className="pt-1 font-semibold">
              {words.behindTime.replace('{time}', shortTime(behind)).replace('{most}', shortTime(most))}
            </dd>
          </div>
        )}
      </dl>
      {numbers.sample ? (
        <p className="self-end rounded-md border border-control px-2 py-1 text-sm font-semibold">
          {words.sample}
        </p>
      ) : null}
    </div>
  );
}

/** Minutes, or hours where they are many, in units that both languages write alike. */
function shortTime(minutes: number): string {
  return minutes < 120 ? `${figure(minutes)} min` : `${figure(Math.round(minutes / 60))} h`;
}

'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getJson } from '@/components/data/get-json';
import { figure } from '@/lib/platform/i18n/format';
import type { AvailableCities, CityStats } from '@/lib/tracking/cities/types';
import { queryClient } from './query-client';
import { shownStats } from './shown-stats';

export type AvailableWords = Record<
  | 'loading'
  | 'error'
  | 'errorText'
  | 'cities'
  | 'states'
  | 'permits'
  | 'population'
  | 'permitsHeld'
  | 'sample',
  string
>;

export interface AvailableProps {
  /** Where the city pages stand: `/cities`, `/es/ciudades`. */
  cityBase: string;
  /** Spanish names where they differ, by slug; empty in English. */
  names: Readonly<Record<string, string>>;
  /** How many cities there will be, for the room they take. */
  expected: number;
  words: AvailableWords;
  /** The cities without their figures, as the page was built with them. */
  list: ReactNode;
}

export function AvailableCitiesPanel(props: AvailableProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Available {...props} />
    </QueryClientProvider>
  );
}

function Available({ cityBase, names, words, list }: AvailableProps) {
  const cities = useQuery({
    queryKey: ['available-cities'],
    queryFn: () => getJson<AvailableCities>('/api/v1/cities/available'),
  });
  const stats = useQuery({
    queryKey: ['city-stats'],
    queryFn: () => getJson<CityStats>('/api/v1/cities/stats'),
  });
  if (cities.isPending) {
    return (
      <>
        <p role="status" className="text-muted">
          {words.loading}
        </p>
        {list}
      </>
    );
  }
  if (!cities.data) {
    return (
      <div role="alert" className="flex flex-col gap-1">
        <p className="font-semibold">{words.error}</p>
        <p className="text-muted">{words.errorText}</p>
        {list}
      </div>
    );
  }
  const shown = shownStats(stats.data, cities.data.count);
  return (
    <>
      <dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Total label={words.cities} value={shown.cities} />
        <Total label={words.states} value={shown.states} />
        <Total label={words.permits} value={shown.permits} />
        <Total label={words.population} value={shown.population} />
      </dl>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {cities.data.cities.map(({ slug, name, state, permits }) => (
          <li key={slug} className="border-b border-line">
            <a
              href={`${cityBase}/${slug}`}
              className="group flex min-h-12 items-center justify-between gap-3 rounded-md py-1.5"
            >
              <span className="min-w-0 font-semibold group-hover:text-link">
                {names[slug] ?? name}, {state}
              </span>
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">
                {figure(permits)} {words.permitsHeld}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {cities.data.cities.some(({ sample }) => sample) ? (
        <p className="mt-3 text-sm font-semibold">{words.sample}</p>
      ) : null}
    </>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-heading text-3xl font-extrabold tabular-nums">{value}</dd>
    </div>
  );
}

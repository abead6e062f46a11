'use client';

import { useEffect, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CityMap } from './city-map';
import { type FindableCity, filtersFromSearch, fitting, NO_FILTERS, searchFromFilters } from './find-cities';

export interface CityFinderProps {
  cities: readonly FindableCity[];
  states: readonly { code: string; name: string }[];
  words: {
    search: string;
    state: string;
    allStates: string;
    monitoredOnly: string;
    /** What is said of so many cities, by their number. */
    counts: readonly string[];
    none: string;
    /** Said with `none`: where it goes on for a city without a page. */
    checklist: { text: string; href: string };
    clear: string;
    map: string;
    monitored: string;
  };
}

/** All cities as a map and a list, narrowed by name, state and whether they are watched; the address keeps it. */
export function CityFinder({ cities, states, words }: CityFinderProps) {
  const [filters, setFilters] = useState(NO_FILTERS);
  // The page is static: what its address asks for is known in the browser alone.
  useEffect(() => setFilters(filtersFromSearch(window.location.search)), []);
  const change = (changed: Partial<typeof filters>) => {
    const next = { ...filters, ...changed };
    setFilters(next);
    history.replaceState(history.state, '', `${window.location.pathname}${searchFromFilters(next)}`);
  };
  const found = fitting(cities, filters);
  const narrowed = searchFromFilters(filters) !== '';
  const count = words.counts[found.length];
  return (
    <div className="flex flex-col gap-6">
      <search className="grid items-end gap-4 sm:grid-cols-[1fr_14rem_auto]">
        <label className="flex flex-col gap-1.5 text-sm font-semibold">
          {words.search}
          <input
            type="search"
            autoComplete="off"
            value={filters.text}
            onChange={(event) => change({ text: event.target.value })}
            className="field-control font-normal"
          />
        </label>
        <label className="flex flex-col gap-1.5 text-sm font-semibold">
          {words.state}
          <select
            value={filters.state}
            onChange={(event) => change({ state: event.target.value })}
            className="field-control font-normal"
          >
            <option value="">{words.allStates}</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="flex min-h-11 items-center gap-2.5 text-sm font-semibold">
          <input
            type="checkbox"
            checked={filters.monitored}
            onChange={(event) => change({ monitored: event.target.checked })}
            className="size-5 accent-accent"
          />
          {words.monitoredOnly}
        </label>
      </search>
      {/* On a phone the answer to a search stands right below it. */}
      <div className={classNames(narrowed && 'max-sm:hidden')}>
        <CityMap cities={cities} shown={new Set(found.map(({ slug }) => slug))} label={words.map} />
      </div>
      <div>
        <p role="status" className="flex min-h-11 items-center justify-between gap-3 text-sm text-muted">
          {found.length > 0 ? (
            count
          ) : (
            <span>
              {words.none}{' '}
              <a href={words.checklist.href} className="text-link">
                {words.checklist.text}
              </a>
            </span>
          )}
          {narrowed ? (
            <button
              type="button"
              onClick={() => change(NO_FILTERS)}
              className="min-h-11 shrink-0 px-2 font-semibold text-link hover:underline"
            >
              {words.clear}
            </button>
          ) : null}
        </p>
        <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
          {found.map(({ slug, label, href, monitored }) => (
            <li key={slug} className="border-b border-line">
              <a
                href={href}
                className={classNames(
                  'flex min-h-11 items-center justify-between gap-3 rounded-md py-1.5 hover:text-link',
                  monitored && 'font-semibold',
                )}
              >
                {label}
                {monitored ? (
                  <span className="flex items-center gap-1.5 text-sm font-normal text-muted">
                    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                      <circle cx="6" cy="6" r="5" fill="var(--accent)" />
                    </svg>
                    {words.monitored}
                  </span>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button } from '@/components/ui/button';
import { FieldFrame, fieldIds } from '@/components/ui/field-frame';
import { CITIES } from '@/content/cities/catalogue';
import { cityLabel, parseCityInput, searchCities } from '@/lib/cities/catalogue';
import type { City } from '@/lib/cities/types';
import { CityOptions } from './city-options';

export interface CityPickerProps {
  cities: string[];
  monitored: readonly string[];
  onChange: (cities: string[]) => void;
  /** None is chosen though one is needed. */
  missing: boolean;
}

type Problem = 'empty' | 'unknown' | 'ambiguous' | 'duplicate';

/** Cities by name: a combobox over the catalogue, and the chosen ones below it. */
export function CityPicker({ cities, monitored, onChange, missing }: CityPickerProps) {
  const t = useTranslations('onboarding.cities');
  const locale = useAppLocale();
  const fieldId = useId();
  const listId = `${fieldId}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState('');
  const options = searchCities(text).filter((city) => !cities.includes(city.slug));
  const expanded = open && options.length > 0;

  function add(city: City) {
    setOpen(false);
    setActive(null);
    if (cities.includes(city.slug)) return setProblem('duplicate');
    setText('');
    setProblem(null);
    setSaid(t('added', { city: cityLabel(city.slug, locale) }));
    onChange([...cities, city.slug]);
  }

  function addTyped() {
    const typed = parseCityInput(text);
    if (typed.kind === 'city') return add(typed.city);
    setProblem(typed.kind);
    setOpen(typed.kind === 'ambiguous');
    input.current?.focus();
  }

  function remove(slug: string) {
    setSaid(t('removed', { city: cityLabel(slug, locale) }));
    onChange(cities.filter((city) => city !== slug));
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = active === null ? undefined : options[active];
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(
        active === null
          ? step === 1
            ? 0
            : options.length - 1
          : (active + step + options.length) % options.length,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (expanded && chosen) add(chosen);
      else addTyped();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setActive(null);
    }
  }

  const error = problem
    ? t(`problems.${problem}`, { count: CITIES.length })
    : missing
      ? t('problems.missing')
      : undefined;

  return (
    <div className="flex flex-col gap-3">
      <FieldFrame id={fieldId} label={t('label')} hint={t('hint')} error={error}>
        <div className="relative flex gap-2">
          <input
            ref={input}
            {...fieldIds(fieldId, { hint: t('hint'), error }).control}
            type="text"
            name="city"
            role="combobox"
            aria-expanded={expanded}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={expanded && active !== null ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={text}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(event.target.value.trim() !== '');
              setActive(null);
              setProblem(null);
            }}
            className="field-control min-w-0 flex-1"
          />
          <Button variant="secondary" onClick={addTyped} className="shrink-0">
            {t('add')}
          </Button>
          <CityOptions
            id={listId}
            open={expanded}
            options={options}
            active={active}
            monitored={monitored}
            onChoose={add}
          />
        </div>
      </FieldFrame>
      <p role="status" className="sr-only">
        {said}
      </p>
      {cities.length > 0 ? (
        <ul aria-label={t('chosen')} className="flex flex-col gap-2">
          {cities.map((slug) => (
            <li
              key={slug}
              className="flex items-center justify-between gap-3 rounded-md border border-line pl-3"
            >
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 py-2">
                <span className="font-semibold">{cityLabel(slug, locale)}</span>
                <span className="text-sm text-muted">
                  {monitored.includes(slug) ? t('monitored') : t('notMonitored')}
                </span>
              </span>
              <button
                type="button"
                aria-label={t('remove', { city: cityLabel(slug, locale) })}
                onClick={() => remove(slug)}
                className="flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

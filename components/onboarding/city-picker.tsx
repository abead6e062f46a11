'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { TextField } from '@/components/ui/text-field';
import { CITIES } from '@/content/cities/catalogue';
import { cityLabel, parseCityInput, searchCities } from '@/lib/cities/catalogue';
import type { City } from '@/lib/cities/types';

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
  const listId = useId();
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
      setActive(active === null ? (step === 1 ? 0 : options.length - 1) : (active + step + options.length) % options.length);
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
      <div className="flex flex-wrap items-end gap-2">
        <div className="relative min-w-0 flex-1 basis-56">
          <TextField
            ref={input}
            label={t('label')}
            name="city"
            hint={t('hint')}
            error={error}
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
          />
          <div
            id={listId}
            role="listbox"
            aria-label={t('options')}
            hidden={!expanded}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-control bg-card"
          >
            {options.map((city, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are read by the input
              <div
                key={city.slug}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                // The press must not take the focus from the input before the click arrives.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => add(city)}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2',
                  index === active ? 'bg-sunken' : 'hover:bg-sunken',
                )}
              >
                <span>{cityLabel(city.slug, locale)}</span>
                {monitored.includes(city.slug) ? <span className="text-sm text-muted">{t('monitored')}</span> : null}
              </div>
            ))}
          </div>
        </div>
        <Button variant="secondary" onClick={addTyped} className="max-sm:w-full">
          {t('add')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {cities.length > 0 ? (
        <ul aria-label={t('chosen')} className="flex flex-col gap-2">
          {cities.map((slug) => (
            <li key={slug} className="flex items-center justify-between gap-3 rounded-md border border-line pl-3">
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

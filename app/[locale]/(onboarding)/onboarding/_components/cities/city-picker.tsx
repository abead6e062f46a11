'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type CityOption, distinct, optionOfCity, optionOfPlace } from '@/components/cities/city-option';
import { usePlaceSearch } from '@/components/cities/use-place-search';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button } from '@/components/ui/button';
import { FieldFrame, fieldIds } from '@/components/ui/field-frame';
import { searchCities } from '@/lib/tracking/cities/catalogue';
import { ChosenCities } from './chosen-cities';
import { CityOptions } from './city-options';
import { MOST_CITIES, useCityAdding } from './use-city-adding';

export interface CityPickerProps {
  cities: readonly CityOption[];
  monitored: readonly string[];
  onChange: (cities: CityOption[]) => void;
  /** None is chosen though one is needed. */
  missing: boolean;
}

/** The catalogue's own stand first, and leave room for the rest of the country. */
const MOST_OF_CATALOGUE = 5;
const MOST_OPTIONS = 8;

/** Cities by name: a combobox over the country, and the chosen ones below it. */
export function CityPicker({ cities, monitored, onChange, missing }: CityPickerProps) {
  const t = useTranslations('onboarding.cities');
  const locale = useAppLocale();
  const fieldId = useId();
  const listId = `${fieldId}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const slugs = cities.map(({ slug }) => slug);
  const { adding, add, addTyped, reset } = useCityAdding(slugs, (city) => onChange([...cities, city]));
  const places = usePlaceSearch(text);
  const options = optionsNow();
  const expanded = open && options.length > 0;
  const checking = adding.kind === 'checking';

  function optionsNow(): CityOption[] {
    if (adding.kind === 'error' && adding.choices.length > 0) return [...adding.choices];
    const own = searchCities(text, MOST_OF_CATALOGUE).map((city) => optionOfCity(city, locale));
    const others = places.map((place) => optionOfPlace(place, locale));
    return distinct([...own, ...others])
      .filter(({ slug }) => !slugs.includes(slug))
      .slice(0, MOST_OPTIONS);
  }

  function choose(city: CityOption) {
    setOpen(false);
    setActive(null);
    setRemoved(null);
    if (add(city)) setText('');
  }

  async function submitTyped() {
    if (checking) return;
    setOpen(false);
    setActive(null);
    setRemoved(null);
    input.current?.focus();
    if (await addTyped(text)) setText('');
    // What may have been meant is offered below; nothing is open where there is none.
    else setOpen(true);
  }

  function remove(city: CityOption) {
    reset();
    setRemoved(city.label);
    onChange(cities.filter(({ slug }) => slug !== city.slug));
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
      if (expanded && chosen) choose(chosen);
      else void submitTyped();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setActive(null);
    }
  }

  const error =
    adding.kind === 'error'
      ? t(`problems.${adding.problem}`, { max: MOST_CITIES })
      : missing
        ? t('problems.missing')
        : undefined;
  const announcement =
    removed !== null
      ? t('removed', { city: removed })
      : adding.kind === 'added'
        ? t('added', { city: adding.label })
        : checking
          ? t('checkingCity', { city: adding.text })
          : '';

  return (
    <div className="flex flex-col gap-3">
      {/* The list opens below what is said of the text, which stays readable. */}
      <div className="relative">
        <FieldFrame id={fieldId} label={t('label')} hint={t('hint')} error={error}>
          <div className="flex gap-2">
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
              autoCapitalize="words"
              spellCheck={false}
              maxLength={80}
              value={text}
              onKeyDown={onKeyDown}
              onBlur={() => setOpen(false)}
              onChange={(event) => {
                setText(event.target.value);
                setOpen(event.target.value.trim() !== '');
                setActive(null);
                setRemoved(null);
                reset();
              }}
              className="field-control min-w-0 flex-1"
            />
            <Button
              variant="secondary"
              aria-busy={checking || undefined}
              onClick={() => void submitTyped()}
              className="shrink-0"
            >
              {checking ? t('checking') : t('add')}
            </Button>
          </div>
        </FieldFrame>
        <CityOptions
          id={listId}
          open={expanded}
          options={options}
          active={active}
          monitored={monitored}
          onChoose={choose}
        />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ChosenCities cities={cities} monitored={monitored} onRemove={remove} />
    </div>
  );
}

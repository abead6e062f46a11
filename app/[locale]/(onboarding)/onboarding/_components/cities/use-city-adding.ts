'use client';

import { useRef, useState } from 'react';
import {
  type ApiPlace,
  type CityOption,
  distinct,
  optionOfCity,
  optionOfPlace,
} from '@/components/cities/city-option';
import { AnswerError, getJson } from '@/components/data/get-json';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { PLANS } from '@/lib/providers/billing/plans';
import { parseCityInput } from '@/lib/tracking/cities/catalogue';

/** No plan covers more. */
export const MOST_CITIES = PLANS.enterprise.cities;

export type CityProblem =
  | 'empty'
  | 'unknown'
  | 'spelling'
  | 'ambiguous'
  | 'duplicate'
  | 'too_many'
  | 'rate_limited'
  | 'unavailable';

export type CityAdding =
  | { kind: 'idle' }
  | { kind: 'checking'; text: string }
  | { kind: 'added'; label: string }
  /** `choices`: what may have been meant. */
  | { kind: 'error'; problem: CityProblem; choices: readonly CityOption[] };

interface ApiValidation {
  is_valid: boolean;
  normalized_name: string | null;
  state: string | null;
  slug: string | null;
  matched_by: 'exact' | 'alias' | 'unique_name' | 'spelling' | null;
  suggestions: ApiPlace[];
}

/**
 * Adding a city by what was typed: one of the catalogue's at once, any other place of the country after the server
 * has looked it up. `reset` forgets what is under way, because the text has changed.
 */
export function useCityAdding(cities: readonly string[], onAdd: (city: CityOption) => void) {
  const locale = useAppLocale();
  const [adding, setAdding] = useState<CityAdding>({ kind: 'idle' });
  const asked = useRef(0);
  const chosen = useRef(cities);
  chosen.current = cities;

  function fail(problem: CityProblem, choices: readonly CityOption[] = []): false {
    setAdding({ kind: 'error', problem, choices });
    return false;
  }

  /** Whether it was added. */
  function add(option: CityOption): boolean {
    asked.current += 1;
    if (chosen.current.includes(option.slug)) return fail('duplicate');
    if (chosen.current.length >= MOST_CITIES) return fail('too_many');
    setAdding({ kind: 'added', label: option.label });
    onAdd(option);
    return true;
  }

  async function addTyped(text: string): Promise<boolean> {
    const typed = parseCityInput(text);
    if (typed.kind === 'empty') return fail('empty');
    if (typed.kind === 'city') return add(optionOfCity(typed.city, locale));
    const question = ++asked.current;
    setAdding({ kind: 'checking', text: text.trim() });
    const own = typed.kind === 'ambiguous' ? typed.suggestions : [];
    try {
      const answer = await validation(text);
      if (question !== asked.current) return false;
      const { normalized_name: name, state, slug, suggestions } = answer;
      if (answer.is_valid && name !== null && state !== null)
        return add(optionOfPlace({ name, state, slug }, locale));
      const choices = distinct([
        ...own.map((city) => optionOfCity(city, locale)),
        ...suggestions.map((place) => optionOfPlace(place, locale)),
      ]);
      if (choices.length === 0) return fail('unknown');
      return fail(own.length === 0 && answer.matched_by === 'spelling' ? 'spelling' : 'ambiguous', choices);
    } catch (error) {
      if (question !== asked.current) return false;
      return fail(error instanceof AnswerError && error.status === 429 ? 'rate_limited' : 'unavailable');
    }
  }

  function reset(): void {
    asked.current += 1;
    setAdding({ kind: 'idle' });
  }

  return { adding, add, addTyped, reset };
}

function validation(text: string): Promise<ApiValidation> {
  return getJson(`/api/v1/cities/validate?city=${encodeURIComponent(text.trim())}`);
}

'use client';

import { useEffect, useState } from 'react';
import { getJson } from '@/components/data/get-json';
import type { ApiPlace } from './city-option';

const PAUSE_MS = 250;
const FEWEST_LETTERS = 2;

/**
 * Places of the country whose name begins with the text, from a pause after the last key on. Where nobody answers
 * there are none: the catalogue's own cities are offered without asking.
 */
export function usePlaceSearch(text: string): readonly ApiPlace[] {
  const query = text.trim();
  const [found, setFound] = useState<{ text: string; places: ApiPlace[] }>({ text: '', places: [] });
  useEffect(() => {
    if (query.length < FEWEST_LETTERS) return;
    let stale = false;
    const timer = setTimeout(() => {
      getJson<{ items: ApiPlace[] }>(`/api/v1/cities/search?q=${encodeURIComponent(query)}`).then(
        ({ items }) => {
          if (!stale) setFound({ text: query, places: items });
        },
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [query]);
  return found.text === query ? found.places : [];
}

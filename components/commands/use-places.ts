'use client';

import { useEffect, useState } from 'react';
import { FEWEST_LETTERS, type Places } from '@/lib/company/places/types';

const WAIT_MS = 110;

export interface FoundPlaces extends Places {
  /** What they were found for. */
  q: string;
}

const NOTHING: FoundPlaces = { q: '', isExact: false, items: [] };

/** Asks the server for what is typed, once typing rests; an answer that comes too late is dropped. */
export function usePlaces(typed: string): { found: FoundPlaces; isAsking: boolean; failed: boolean } {
  const q = typed.trim();
  const [found, setFound] = useState<FoundPlaces>(NOTHING);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const asks = q.length >= FEWEST_LETTERS;

  useEffect(() => {
    if (!asks) return;
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/api/v1/places?${new URLSearchParams({ q })}`, { signal: gone.signal });
        if (!answer.ok) throw new Error(String(answer.status));
        const places = (await answer.json()) as Places;
        setFound({ ...places, q });
        setFailedFor(null);
      } catch {
        if (!gone.signal.aborted) setFailedFor(q);
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [asks, q]);

  const failed = asks && failedFor === q;
  return { found: asks ? found : NOTHING, isAsking: asks && found.q !== q && !failed, failed };
}

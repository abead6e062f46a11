'use client';

import { useEffect, useState } from 'react';
import { type DeskAddress, writeAddress } from '@/lib/company/desk/address';
import type { DeskRows } from '@/lib/company/desk/rows';

interface Loaded extends DeskRows {
  /** The first page they follow: of another set, or another order, they are not. */
  of: string;
  scrolled: number;
}

/** Pages read on, by their set: whoever comes back from a permit finds the list where it was. */
const kept = new Map<string, Loaded>();
const MOST_KEPT = 8;

function keyOf(address: DeskAddress): string {
  const { view: _, open: __, cols: ___, ...set } = writeAddress(address);
  return new URLSearchParams(set).toString();
}

/** The first page from the server, and those read on below it. */
export function useRows(address: DeskAddress, first: DeskRows | null) {
  const key = keyOf(address);
  const [more, setMore] = useState<Loaded | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  useEffect(() => {
    setMore(kept.get(key) ?? null);
    setState('idle');
  }, [key]);
  const ids = new Set(first?.items.map(({ id }) => id));
  const current = more?.of === key ? more : null;
  // A refreshed first page may hold what the next one had.
  const items = [...(first?.items ?? []), ...(current?.items.filter(({ id }) => !ids.has(id)) ?? [])];
  const next = current ? current.next : (first?.next ?? null);

  const readOn = async () => {
    if (next === null || state === 'reading') return;
    setState('reading');
    try {
      const query = new URLSearchParams({ ...writeAddress(address), after: next });
      const response = await fetch(`/api/v1/permit-desk/rows?${query}`);
      if (!response.ok) throw new Error(String(response.status));
      const page: DeskRows = await response.json();
      const loaded = {
        of: key,
        items: [...(current?.items ?? []), ...page.items],
        next: page.next,
        scrolled: 0,
      };
      kept.set(key, loaded);
      for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
      setMore(loaded);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { key, items, next, state, readOn };
}

'use client';

import { useRef, useState } from 'react';

/** The rows of a list in a form; each keeps its key while others come and go. */
export function useRows<T extends object>(given: readonly T[], empty: T) {
  const next = useRef(given.length);
  const [rows, setRows] = useState(() => given.map((row, key) => ({ ...row, key })));
  return {
    rows,
    add: () => setRows((now) => [...now, { ...empty, key: next.current++ }]),
    remove: (key: number) => setRows((now) => now.filter((row) => row.key !== key)),
    change: (key: number, part: Partial<T>) =>
      setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row))),
    /** Without their keys. */
    values: (): T[] => rows.map(({ key: _key, ...row }) => row as unknown as T),
  };
}

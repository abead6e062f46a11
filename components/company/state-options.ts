'use client';

import { STATE_CODES, type StateCode } from '@/lib/catalogue/checklists/types';

const SORTED = [...STATE_CODES].sort();
const OPTIONS = SORTED.map((code) => ({ value: code, label: code }));
export const FIRST_STATE: StateCode = 'TX';

/** The states by their letters, as licenses and addresses are written. */
export function useStateOptions() {
  return {
    options: OPTIONS,
    read: (value: string): StateCode => SORTED.find((code) => code === value) ?? FIRST_STATE,
  };
}

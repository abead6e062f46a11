import { STATE_CODES, type StateCode } from '@/lib/catalogue/checklists/types';

const SORTED = [...STATE_CODES].sort();

/** The states by their letters, as licenses and addresses are written. */
export const STATE_OPTIONS = SORTED.map((code) => ({ value: code, label: code }));
/** Where nothing says which one. */
export const FIRST_STATE: StateCode = 'TX';

export function readState(value: string): StateCode {
  return SORTED.find((code) => code === value) ?? FIRST_STATE;
}

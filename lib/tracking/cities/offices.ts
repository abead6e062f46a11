import type { CityOffice, CityProfile } from './types';

/** The offices and sites a profile names, by what they are to it. */
export function officesOf({ department, portal, lookUp }: CityProfile): Record<string, CityOffice> {
  return { department, ...(portal ? { portal } : {}), ...(lookUp ? { lookUp } : {}) };
}

import type { StateCode } from '@/lib/catalogue/checklists/types';

/** What a company does, as contractors are licensed and as permits name their work. */
export const TRADES = [
  'general',
  'remodeling',
  'electrical',
  'plumbing',
  'mechanical',
  'roofing',
  'solar',
  'concrete',
  'demolition',
  'pools',
  'fire_protection',
  'signs',
  'landscaping',
  'other',
] as const;
export type Trade = (typeof TRADES)[number];

/** An office or yard of a company. */
export interface PostalAddress {
  street: string;
  city: string;
  state: StateCode;
  zip: string;
}

/** A license to work, with the state that issued it or in which the issuing city lies. */
export interface License {
  state: StateCode;
  number: string;
}

export const MAX_ADDRESSES = 5;
export const MAX_LICENSES = 20;

import type { PermitYear } from '@/lib/tracking/permits/year';
import type { License, PostalAddress, Trade } from './types';

export interface CompanyCity {
  slug: string;
  /** Null where the catalogue has the name, in the reader's language. */
  label: string | null;
  /** Its feed is read. */
  monitored: boolean;
  /** Permits watched there. */
  watched: number;
}

export interface CompanyProfile {
  name: string;
  phone: string;
  zip: string | null;
  trade: Trade | null;
  addresses: PostalAddress[];
  licenses: License[];
  /** The first one first. */
  cities: CompanyCity[];
  /** The plan's; 0 without a plan. */
  cityLimit: number;
  year: PermitYear;
}

/** What its page lets change. */
export type CompanyParticulars = Omit<CompanyProfile, 'cities' | 'cityLimit' | 'year'>;

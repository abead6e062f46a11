import type { CityFact } from '@/lib/tracking/cities/types';

/** What a comparison looks at, in the order of the table. */
export const ASPECTS = [
  'what',
  'files',
  'price',
  'trial',
  'finding',
  'status',
  'places',
  'notices',
  'accuracy',
  'requirements',
  'fees',
  'inspections',
  'integrations',
  'api',
  'languages',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Another product as its own pages and others' describe it; only what was read, in neutral words. */
export interface ComparedProduct {
  name: string;
  url: string;
  /** `null`: the pages read say nothing of it. An aspect that is not listed is not compared. */
  facts: Partial<Record<Aspect, CityFact | null>>;
}

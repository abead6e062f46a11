import type { PlaceKey } from './places';

/** What is decided of a package before anything is drawn. */
export interface PackagePlan {
  readonly number: number;
  /** The first is what the product is tuned on; the second has other seeds and words it was never shown. */
  readonly set: 'first' | 'held-out';
  readonly medium: 'text' | 'scan';
  readonly language: 'en' | 'es' | 'mixed';
  readonly work: string;
  readonly place: PlaceKey;
  readonly role: 'contractor' | 'agent' | 'owner' | 'owner_builder';
  /** Names of kinds of faults, in the order they are planted. */
  readonly faults: readonly string[];
}

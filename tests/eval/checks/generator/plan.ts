import type { PlaceKey } from './places';

/** What is decided of a package before anything is drawn. */
export interface PackagePlan {
  readonly number: number;
  readonly medium: 'text' | 'scan';
  readonly language: 'en' | 'es' | 'mixed';
  readonly work: string;
  readonly place: PlaceKey;
  readonly role: 'contractor' | 'agent' | 'owner' | 'owner_builder';
  /** Names of kinds of faults, in the order they are planted. */
  readonly faults: readonly string[];
}

import type { CityProfile } from '@/lib/cities/types';

export const ga: readonly CityProfile[] = [];

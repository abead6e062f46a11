import type { CityProfile } from '@/lib/cities/types';

export const il: readonly CityProfile[] = [];

import type { CityProfile } from '@/lib/cities/types';

export const dc: readonly CityProfile[] = [];

import type { CityProfile } from '@/lib/cities/types';

export const hi: readonly CityProfile[] = [];

import type { CityProfile } from '@/lib/cities/types';

export const ky: readonly CityProfile[] = [];

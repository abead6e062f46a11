import type { CityProfile } from '@/lib/cities/types';

export const az: readonly CityProfile[] = [];

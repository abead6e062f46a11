import type { CityProfile } from '@/lib/cities/types';

export const nc: readonly CityProfile[] = [];

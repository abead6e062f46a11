import type { CityProfile } from '@/lib/cities/types';

export const ut: readonly CityProfile[] = [];

import type { CityProfile } from '@/lib/cities/types';

export const tx: readonly CityProfile[] = [];

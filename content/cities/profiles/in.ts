import type { CityProfile } from '@/lib/cities/types';

export const indiana: readonly CityProfile[] = [];

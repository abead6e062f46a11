import type { CityProfile } from '@/lib/cities/types';

export const la: readonly CityProfile[] = [];

import type { CityProfile } from '@/lib/cities/types';

export const pa: readonly CityProfile[] = [];

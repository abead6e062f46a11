import type { CityProfile } from '@/lib/cities/types';

export const ok: readonly CityProfile[] = [];

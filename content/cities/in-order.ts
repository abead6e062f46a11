import type { City } from '@/lib/tracking/cities/types';

/** As lists show them; cities of the same number by slug. */
export function inOrder(cities: readonly City[]): readonly City[] {
  return [...cities].sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
}

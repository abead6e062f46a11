import { SIDES } from '@/content/cities/sides';
import type { CitySide, SideFeed } from './types';

/** The side feeds of a city, none where its record names none. */
export function sidesOf(city: string): CitySide {
  return SIDES[city] ?? [];
}

export function findSide(city: string, source: string): SideFeed | undefined {
  return sidesOf(city).find((side) => side.id === source);
}

import type { Confidence } from '@/lib/catalogue/checklists/types';
import type { CityFact, CitySource } from '@/lib/tracking/cities/types';

/** Writes sources that were all read on one day, `YYYY-MM-DD`. */
export function sourceReadOn(day: string): (title: string, url: string) => CitySource {
  return (title, url) => ({ title, url, readOn: day });
}

/** A statement in both languages. */
export function fact(
  confidence: Confidence,
  sources: readonly CitySource[],
  en: string,
  es: string,
): CityFact {
  return { text: { en, es }, sources, confidence };
}

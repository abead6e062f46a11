import type { CityFact } from './types';

/**
 * How far a statement is to be trusted, as readers are told: what rests on copies alone, on servers that are not their
 * publisher's, quotes no official source.
 */
export function shownConfidence({
  confidence,
  sources,
}: Pick<CityFact, 'confidence' | 'sources'>): CityFact['confidence'] {
  return sources.length > 0 && sources.every(({ isCopy }) => isCopy) ? 'C' : confidence;
}

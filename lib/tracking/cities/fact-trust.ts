import type { CityFact, CitySource } from './types';

/** Whether all of some sources are copies, on servers that are not their publishers'. */
export function restOnCopies(sources: readonly CitySource[]): boolean {
  return sources.length > 0 && sources.every(({ isCopy }) => isCopy);
}

/** How far a statement is to be trusted, as readers are told: what rests on copies alone quotes no official source. */
export function shownConfidence({
  confidence,
  sources,
}: Pick<CityFact, 'confidence' | 'sources'>): CityFact['confidence'] {
  return restOnCopies(sources) ? 'C' : confidence;
}

import type { FindingView } from './result-types';

/** Where a finding stands, or the pages that may be what it asks for. */
export function placesOf({ places, candidates }: FindingView) {
  return places.length > 0 ? places : candidates.map(({ place }) => place);
}

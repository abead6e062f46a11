import { bestMatch } from './candidates';
import { indexNames } from './name-index';
import { type ComparedName, MIN_SCORE, type NameMatch } from './score';

/** Comparisons before other work of this process has its turn: about a fiftieth of a second. */
const COMPARISONS_AT_ONCE = 500;

/** Finds which of many names may be a company's, by its own names. */
export type FindLike = (own: readonly ComparedName[]) => Promise<(NameMatch & { norm: string })[]>;

export function likeAny(seen: readonly ComparedName[]): FindLike {
  const findCandidates = indexNames(seen);
  let compared = 0;
  return async (own) => {
    const candidates = new Map<string, ComparedName>();
    for (const name of own) for (const other of findCandidates(name)) candidates.set(other.norm, other);
    const found: (NameMatch & { norm: string })[] = [];
    for (const other of candidates.values()) {
      const match = bestMatch(own, other);
      if (match.score >= MIN_SCORE) found.push({ norm: other.norm, ...match });
      compared += own.length;
      if (compared >= COMPARISONS_AT_ONCE) {
        compared = 0;
        await nextTurn();
      }
    }
    return found;
  };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

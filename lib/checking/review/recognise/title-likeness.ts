import { RECOGNITION } from '@/content/requirements/recognition';
import { getDistinctiveWords } from '../text/fold';

/** Length of word stems: endings do not distinguish titles ("propuesta" and "propuestos"). */
const ROOT = 5;
const MAX_TITLE_WORDS = 9;

const toRoot = (word: string) => word.slice(0, ROOT);

interface Index {
  /** Each title as its roots, by document. */
  readonly titles: ReadonlyMap<string, readonly ReadonlySet<string>[]>;
  /** Inverse document frequency of stems. */
  readonly weights: ReadonlyMap<string, number>;
}

const INDEX: Index = makeIndex();

function makeIndex(): Index {
  const titles = new Map(
    Object.entries(RECOGNITION).map(([id, { titles: own }]) => [
      id,
      own.map((title) => new Set(getDistinctiveWords(title).map(toRoot))).filter(({ size }) => size > 1),
    ]),
  );
  const counts = new Map<string, number>();
  for (const own of titles.values())
    for (const root of new Set(own.flatMap((title) => [...title])))
      counts.set(root, (counts.get(root) ?? 0) + 1);
  const all = titles.size;
  return {
    titles,
    weights: new Map([...counts].map(([root, count]) => [root, Math.log(1 + all / count)])),
  };
}

/**
 * Similarity (0 to 1) of words to the titles of each document, ignoring order and endings; zero scores are
 * omitted.
 */
export function likeTitles(words: readonly string[], documentIds: Iterable<string>): Map<string, number> {
  const likeness = new Map<string, number>();
  if (words.length === 0 || words.length > MAX_TITLE_WORDS) return likeness;
  const roots = new Map(words.map((word) => [toRoot(word), getRootWeight(toRoot(word))]));
  let all = 0;
  for (const weight of roots.values()) all += weight;
  for (const id of documentIds) {
    let best = 0;
    for (const title of INDEX.titles.get(id) ?? []) {
      let common = 0;
      let missing = 0;
      for (const root of title) {
        const weight = roots.get(root);
        if (weight === undefined) missing += getRootWeight(root);
        else common += weight;
      }
      if (common > 0) best = Math.max(best, common / (all + missing));
    }
    if (best > 0) likeness.set(id, best);
  }
  return likeness;
}

/** How much of its likeliest title stands among words that may say other things besides, 0 to 1. */
export function coverTitles(words: readonly string[], documentIds: Iterable<string>): Map<string, number> {
  const roots = new Set(words.map(toRoot));
  const covered = new Map<string, number>();
  for (const id of documentIds) {
    let best = 0;
    for (const title of INDEX.titles.get(id) ?? []) {
      let common = 0;
      let all = 0;
      for (const root of title) {
        const weight = getRootWeight(root);
        all += weight;
        if (roots.has(root)) common += weight;
      }
      best = Math.max(best, common / all);
    }
    if (best > 0) covered.set(id, best);
  }
  return covered;
}

/** A stem in no title weighs as much as a rare one. */
function getRootWeight(root: string): number {
  return INDEX.weights.get(root) ?? 3;
}

/** Titles two documents must share to count as the same kind of paper for different permits. */
const MIN_SHARED_TITLES = 2;

const relatedByChecklist = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/**
 * Documents of other permit types of the same kind as one of the checklist; their features count for it, not
 * against it.
 */
export function findRelatedDocuments(asked: ReadonlySet<string>): ReadonlySet<string> {
  const known =
    relatedByChecklist.get(asked) ??
    new Set(Object.keys(RECOGNITION).filter((id) => isRelatedDocument(id, asked)));
  relatedByChecklist.set(asked, known);
  return known;
}

function isRelatedDocument(documentId: string, asked: ReadonlySet<string>): boolean {
  if (asked.has(documentId)) return false;
  const own = new Set(RECOGNITION[documentId]?.titles ?? []);
  for (const id of asked) {
    const common = (RECOGNITION[id]?.titles ?? []).filter((title) => own.has(title));
    if (common.length >= MIN_SHARED_TITLES) return true;
  }
  return false;
}

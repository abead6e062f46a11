import { RECOGNITION } from '@/content/requirements/recognition';
import { tellingWords } from '../text/fold';

/** Endings tell nothing apart: "propuesta" and "propuestos", "energía" and "energético". */
const ROOT = 5;
const MAX_TITLE_WORDS = 9;

const rootOf = (word: string) => word.slice(0, ROOT);

interface Index {
  /** Each title as its roots, by document. */
  readonly titles: ReadonlyMap<string, readonly ReadonlySet<string>[]>;
  /** How much a root tells: few documents have it in a title. */
  readonly weights: ReadonlyMap<string, number>;
}

const INDEX: Index = makeIndex();

function makeIndex(): Index {
  const titles = new Map(
    Object.entries(RECOGNITION).map(([id, { titles: own }]) => [
      id,
      own.map((title) => new Set(tellingWords(title).map(rootOf))).filter(({ size }) => size > 1),
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

/** 0 to 1: how far words are a title of each document, whatever their order and endings; those that are not at all left out. */
export function likeTitles(words: readonly string[], documentIds: Iterable<string>): Map<string, number> {
  const likeness = new Map<string, number>();
  if (words.length === 0 || words.length > MAX_TITLE_WORDS) return likeness;
  const roots = new Map(words.map((word) => [rootOf(word), weightOf(rootOf(word))]));
  let all = 0;
  for (const weight of roots.values()) all += weight;
  for (const id of documentIds) {
    let best = 0;
    for (const title of INDEX.titles.get(id) ?? []) {
      let common = 0;
      let missing = 0;
      for (const root of title) {
        const weight = roots.get(root);
        if (weight === undefined) missing += weightOf(root);
        else common += weight;
      }
      if (common > 0) best = Math.max(best, common / (all + missing));
    }
    if (best > 0) likeness.set(id, best);
  }
  return likeness;
}

/** A word in no title says as much as one in a few. */
function weightOf(root: string): number {
  return INDEX.weights.get(root) ?? 3;
}

/** So many titles in common, and two documents are one kind of paper for two permits. */
const COUSINS = 2;

const cousins = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Documents of other permits that are of the same kind as one of the checklist, and so speak for it, not against. */
export function cousinsOf(asked: ReadonlySet<string>): ReadonlySet<string> {
  const known = cousins.get(asked) ?? new Set(Object.keys(RECOGNITION).filter((id) => isCousin(id, asked)));
  cousins.set(asked, known);
  return known;
}

function isCousin(documentId: string, asked: ReadonlySet<string>): boolean {
  if (asked.has(documentId)) return false;
  const own = new Set(RECOGNITION[documentId]?.titles ?? []);
  for (const id of asked) {
    const common = (RECOGNITION[id]?.titles ?? []).filter((title) => own.has(title));
    if (common.length >= COUSINS) return true;
  }
  return false;
}

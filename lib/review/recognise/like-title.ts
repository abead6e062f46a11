import { RECOGNITION } from '@/content/requirements/recognition';
import { tellingWords } from '../text/fold';

/** Endings tell nothing apart: "propuesta" and "propuestos", "framing" and "frame". */
const ROOT = 6;
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

/** 0 to 1: how far words are a title of a document, whatever their order and endings. */
export function likeTitle(words: readonly string[], documentId: string): number {
  if (words.length === 0 || words.length > MAX_TITLE_WORDS) return 0;
  const roots = new Set(words.map(rootOf));
  let best = 0;
  for (const title of INDEX.titles.get(documentId) ?? []) {
    let common = 0;
    let together = 0;
    for (const root of title) {
      const weight = weightOf(root);
      together += weight;
      if (roots.has(root)) common += weight;
    }
    if (common === 0) continue;
    for (const root of roots) if (!title.has(root)) together += weightOf(root);
    best = Math.max(best, common / together);
  }
  return best;
}

/** A word in no title says as much as one in a few. */
function weightOf(root: string): number {
  return INDEX.weights.get(root) ?? 3;
}

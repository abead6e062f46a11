import { RECOGNITION } from '@/content/requirements/recognition';
import { getDistinctiveWords } from '../text/fold';
import type { LaidPage } from '../text/layout';

/**
 * How many of the words that go with a document stand on a page, in whatever order. Rare words weigh more, words of
 * titles more than words of weak phrases.
 */
const OF_TITLES = 3;
const OF_STRONG = 2;
const OF_WEAK = 1;
/** Nobody uses all the words that go with a document: this share of them is plenty, and so are as many of the rarest. */
const PLENTY = 0.35;
const PLENTY_WORDS = 12;
const MAX_ROOT = 6;

interface OwnWord {
  readonly documentId: string;
  readonly weight: number;
}

interface Index {
  /** What is plenty, by document. */
  readonly documents: ReadonlyMap<string, number>;
  readonly byRoot: ReadonlyMap<string, readonly OwnWord[]>;
}

const toRoot = (word: string) => word.slice(0, MAX_ROOT);

const INDEX = buildIndex();

function buildIndex(): Index {
  const weights = new Map<string, Map<string, number>>();
  for (const [id, { titles, strong = [], weak = [] }] of Object.entries(RECOGNITION)) {
    const own = new Map<string, number>();
    for (const [phrases, weight] of [
      [titles, OF_TITLES],
      [strong, OF_STRONG],
      [weak, OF_WEAK],
    ] as const) {
      for (const root of phrases.flatMap(getDistinctiveWords).map(toRoot))
        if (/[a-z]{2}/.test(root)) own.set(root, Math.max(own.get(root) ?? 0, weight));
    }
    weights.set(id, own);
  }
  const counts = new Map<string, number>();
  for (const own of weights.values())
    for (const root of own.keys()) counts.set(root, (counts.get(root) ?? 0) + 1);
  const byRoot = new Map<string, OwnWord[]>();
  const documents = new Map<string, number>();
  for (const [documentId, own] of weights) {
    const all: number[] = [];
    for (const [root, weight] of own) {
      const rare = weight * Math.log(1 + weights.size / (counts.get(root) ?? 1));
      byRoot.set(root, [...(byRoot.get(root) ?? []), { documentId, weight: rare }]);
      all.push(rare);
    }
    const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
    const rarest = all.toSorted((a, b) => b - a).slice(0, PLENTY_WORDS);
    documents.set(documentId, Math.min(sum(all) * PLENTY, sum(rarest)));
  }
  return { documents, byRoot };
}

/** For each document with words of its own on the page, from 0 to 1. */
export function findOwnWords(page: LaidPage, asked: ReadonlySet<string>): Map<string, number> {
  const roots = new Set(page.lines.flatMap(({ tokens }) => tokens.map(({ word }) => toRoot(word))));
  const sums = new Map<string, number>();
  for (const root of roots)
    for (const { documentId, weight } of INDEX.byRoot.get(root) ?? [])
      if (asked.has(documentId)) sums.set(documentId, (sums.get(documentId) ?? 0) + weight);
  return new Map([...sums].map(([id, sum]) => [id, Math.min(1, sum / (INDEX.documents.get(id) || 1))]));
}

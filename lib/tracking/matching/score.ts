import { contractorNames } from '@/lib/tracking/permits/normalise-name';
import { getTrades, isCommon, isDistinctive, type NameWord, nameWords, stem } from './name-words';
import type { MatchReason } from './types';
import { wordLikeness } from './word-likeness';

/** Below this score two names are different firms and are not suggested. */
export const MIN_SCORE = 0.5;
/** Only equal names reach 1. */
const MOST_UNLESS_SAME = 0.99;
/** Cap for a name of one common word compared with a longer name. */
const MOST_FOR_ONE_COMMON_WORD = 0.49;
const SHORT_WORD = 4;
const OTHER_TRADE = 0.35;
const ONE_TRADE_UNNAMED = 0.75;
const EACH_HAS_ITS_OWN = 0.75;
const BY_TRADE_NAME = 0.95;

/** A name as a city or a company has it. */
export interface ComparedName {
  norm: string;
  /** With the legal name and the trade name after "DBA", where it is known. */
  raw?: string | null;
}

export interface NameMatch {
  /** 0 to 1. */
  score: number;
  reasons: MatchReason[];
}

/** Similarity of two names with reasons. Symmetric; 1 only for equal normalised names. */
export function compareNames(a: ComparedName, b: ComparedName): NameMatch {
  let best = compareNorms(a.norm, b.norm);
  for (const one of splitNames(a)) {
    for (const other of splitNames(b)) {
      if (one === a.norm && other === b.norm) continue;
      const { score, reasons } = compareNorms(one, other);
      const within = Math.min(score * BY_TRADE_NAME, MOST_UNLESS_SAME);
      if (within <= best.score) continue;
      best = {
        score: within,
        reasons: ['trade_name', ...reasons.filter((reason) => reason !== 'same_name')],
      };
    }
  }
  return best;
}

/** The alternative names: the normalised one, and each part of a cell with a legal and a trade name. */
export function splitNames({ norm, raw }: ComparedName): string[] {
  return raw && MAY_HOLD_TWO.test(raw) ? [...new Set([norm, ...contractorNames(raw)])] : [norm];
}

/** Quick test for "DBA", because parsing a cell for it dominates the cost. */
const MAY_HOLD_TWO = /d\W{0,3}b\W{0,3}a|doing\s+business|t\s*\/\s*a/i;

/** A name as it reads where a city left its spaces out: `De la Rosa` and `Delarosa`. */
export const unspaced = (norm: string) => norm.replaceAll(' ', '');

function compareNorms(a: string, b: string): NameMatch {
  if (a === b) return { score: 1, reasons: ['same_name'] };
  if (unspaced(a) === unspaced(b)) return { score: MOST_UNLESS_SAME, reasons: ['same_words'] };
  const [asked, other] = [nameWords(a), nameWords(b)];
  const ours = joinSplit(asked, other);
  const theirs = joinSplit(other, asked);
  const pairs = pairUp(ours, theirs);
  const agreed = pairs.reduce((sum, { likeness, weight }) => sum + likeness * weight, 0);
  const all = sumWeights(ours) + sumWeights(theirs);
  const overlap = all === 0 ? 0 : (2 * agreed) / all;
  const score = Math.min(
    overlap * tradeFactor(ours, theirs) * ownWordsFactor(ours, theirs, pairs),
    isOneCommonWord(ours) || isOneCommonWord(theirs) ? MOST_FOR_ONE_COMMON_WORD : MOST_UNLESS_SAME,
  );
  return { score, reasons: findReasons(ours, theirs, pairs) };
}

function sumWeights(words: readonly NameWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Joins adjacent words where the other name writes them as one: `all star` and `allstar`. */
function joinSplit(words: readonly NameWord[], other: readonly NameWord[]): NameWord[] {
  const joined = [...words];
  for (const whole of other) {
    if (joined.some(({ word }) => word === whole.word)) continue;
    const pair = joined
      .flatMap((first) => joined.map((second) => [first, second] as const))
      .find(([first, second]) => first !== second && stem(first.given + second.given) === whole.word);
    if (!pair) continue;
    joined.splice(joined.indexOf(pair[0]), 1);
    joined.splice(joined.indexOf(pair[1]), 1, whole);
  }
  return joined;
}

interface Pair {
  ours: number;
  theirs: number;
  likeness: number;
  weight: number;
  key: string;
}

/** Greedy matching of words, the most similar pairs first; word order is irrelevant. */
function pairUp(ours: readonly NameWord[], theirs: readonly NameWord[]): Pair[] {
  const possible = ours.flatMap((one, i) =>
    theirs.flatMap((other, j): Pair[] => {
      // Two different common words are never taken for a misspelling.
      const known = isCommon(one) && isCommon(other) && one.word !== other.word;
      const likeness = known ? 0 : wordLikeness(one.word, other.word);
      if (likeness === 0) return [];
      const key = [one.word, other.word].sort().join(' ');
      return [{ ours: i, theirs: j, likeness, weight: (one.weight + other.weight) / 2, key }];
    }),
  );
  possible.sort((a, b) => b.likeness - a.likeness || b.weight - a.weight || compareText(a.key, b.key));
  const taken: Pair[] = [];
  for (const pair of possible) {
    if (taken.some(({ ours: i, theirs: j }) => i === pair.ours || j === pair.theirs)) continue;
    taken.push(pair);
  }
  return taken;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function tradeFactor(ours: readonly NameWord[], theirs: readonly NameWord[]): number {
  const [one, other] = [getTrades(ours), getTrades(theirs)];
  if (one.size === 0 && other.size === 0) return 1;
  if ([...one].some((trade) => other.has(trade))) return 1;
  if (one.size > 0 && other.size > 0) return OTHER_TRADE;
  // "Ortiz" may be "Ortiz Roofing"; "Ortiz Builders" hardly is.
  const general = one.size === 0 ? ours : theirs;
  return general.every(isDistinctive) ? 1 : ONE_TRADE_UNNAMED;
}

/** Extra words on one side only suggest a longer form; on both sides, a different firm. */
function ownWordsFactor(
  ours: readonly NameWord[],
  theirs: readonly NameWord[],
  pairs: readonly Pair[],
): number {
  const oursOwn = ours.some((one, i) => isDistinctive(one) && !pairs.some((pair) => pair.ours === i));
  const theirsOwn = theirs.some((one, j) => isDistinctive(one) && !pairs.some((pair) => pair.theirs === j));
  return oursOwn && theirsOwn ? EACH_HAS_ITS_OWN : 1;
}

function isOneCommonWord(words: readonly NameWord[]): boolean {
  const [only, ...more] = words;
  return only !== undefined && more.length === 0 && (isCommon(only) || only.given.length <= SHORT_WORD);
}

function findReasons(
  ours: readonly NameWord[],
  theirs: readonly NameWord[],
  pairs: readonly Pair[],
): MatchReason[] {
  const reasons: MatchReason[] = [];
  const [one, other] = [distinctiveWords(ours), distinctiveWords(theirs)];
  if (isWithin(one, other) || isWithin(other, one)) reasons.push('same_words');
  if (ours[0] && ours[0].word === theirs[0]?.word && isDistinctive(ours[0])) reasons.push('begins_alike');
  if (pairs.some(({ likeness }) => likeness < 1)) reasons.push('spelled_alike');
  return reasons.length === 0 && pairs.length > 0 ? ['same_words'] : reasons;
}

function distinctiveWords(words: readonly NameWord[]): string[] {
  return words.filter(isDistinctive).map(({ word }) => word);
}

function isWithin(few: readonly string[], many: readonly string[]): boolean {
  return few.length > 0 && few.every((word) => many.includes(word));
}

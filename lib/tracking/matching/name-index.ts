import { isDistinctive, nameWords } from './name-words';
import { type ComparedName, splitNames, unspaced } from './score';

/** Finds the names that share an index key with a name. */
export type FindCandidates = (name: ComparedName) => ComparedName[];

const MIN_TYPO_LENGTH = 5;

/**
 * An index of names by shared keys: a distinctive word, such a word with one letter deleted, two of them
 * joined, all words where none is distinctive, or the whole without spaces. Only names that share a key are compared.
 */
export function indexNames(names: readonly ComparedName[]): FindCandidates {
  const index = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    for (const key of getKeys(name)) {
      const places = index.get(key);
      if (places) places.push(place);
      else index.set(key, [place]);
    }
  }
  return (asked) => {
    const places = new Set([...getKeys(asked)].flatMap((key) => index.get(key) ?? []));
    return [...places].flatMap((place) => names[place] ?? []);
  };
}

function getKeys(name: ComparedName): Set<string> {
  return new Set(splitNames(name).flatMap(keysOfNorm));
}

function keysOfNorm(norm: string): string[] {
  return [unspaced(norm), ...keysOfWords(norm)];
}

function keysOfWords(norm: string): string[] {
  const words = nameWords(norm);
  const distinctive = words.filter(isDistinctive);
  if (distinctive.length === 0) {
    const all = words.map(({ word }) => word).sort();
    return [all.join(' ')];
  }
  const joined = distinctive.flatMap(({ given }, i) => {
    const next = distinctive[i + 1];
    return next ? [given + next.given] : [];
  });
  return distinctive.flatMap(({ word, given }) => [given, ...withoutOneLetter(word)]).concat(joined);
}

/** Includes the word itself, so that a word matches one with an extra letter. */
function withoutOneLetter(word: string): string[] {
  if (word.length < MIN_TYPO_LENGTH) return [word];
  return [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];
}

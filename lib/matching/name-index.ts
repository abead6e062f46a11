import type { CompanyId } from '@/lib/context';
import { isDistinctive, nameWords } from './name-words';
import { type ComparedName, partsOf } from './score';

export interface OwnedName extends ComparedName {
  companyId: CompanyId;
}

/** The names of each company that share something with a name asked for. */
export type FindCandidates = (name: ComparedName) => Map<CompanyId, OwnedName[]>;

const MIN_TYPO_LENGTH = 5;

/**
 * Names by what they share: a word that tells a firm apart, such a word less one letter, two of them written as one,
 * or all words where none tells it apart. Only what shares something is worth comparing.
 */
export function indexNames(names: readonly OwnedName[]): FindCandidates {
  const index = new Map<string, number[]>();
  for (const [place, name] of names.entries()) {
    for (const key of keysOf(name)) {
      const places = index.get(key);
      if (places) places.push(place);
      else index.set(key, [place]);
    }
  }
  return (asked) => {
    const places = new Set([...keysOf(asked)].flatMap((key) => index.get(key) ?? []));
    const found = new Map<CompanyId, OwnedName[]>();
    for (const place of places) {
      const name = names[place];
      if (name) found.set(name.companyId, [...(found.get(name.companyId) ?? []), name]);
    }
    return found;
  };
}

function keysOf(name: ComparedName): Set<string> {
  return new Set(partsOf(name).flatMap(keysOfNorm));
}

function keysOfNorm(norm: string): string[] {
  const words = nameWords(norm);
  const telling = words.filter(isDistinctive);
  if (telling.length === 0) {
    const all = words.map(({ word }) => word).sort();
    return [all.join(' ')];
  }
  const joined = telling.flatMap(({ given }, i) => {
    const next = telling[i + 1];
    return next ? [given + next.given] : [];
  });
  return telling.flatMap(({ word, given }) => [given, ...withoutOneLetter(word)]).concat(joined);
}

/** The word itself too: it is another one less a letter. */
function withoutOneLetter(word: string): string[] {
  if (word.length < MIN_TYPO_LENGTH) return [word];
  return [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];
}

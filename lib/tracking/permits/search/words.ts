import type { NormalisedPermit } from '../types';
import { bucketFacet, feedFacet, type ListedDates, listedOn, placeFacets, timeFacets } from './facets';
import { addTokens, joined } from './tokens';

/** Distinct words of a description that count; what follows is conditions and boilerplate. */
export const MAX_DESCRIPTION_WORDS = 60;

export type IndexedPermit = ListedDates &
  Pick<
    NormalisedPermit,
    | 'permitNumber'
    | 'permitType'
    | 'permitSubtype'
    | 'workClass'
    | 'description'
    | 'statusBucket'
    | 'addressNorm'
    | 'contractorName'
    | 'contractorNorm'
    | 'parcel'
    | 'latitude'
    | 'longitude'
  >;

/** Builds the `search` column of a permit: distinct lexemes separated by spaces. */
export function buildSearchText(permit: IndexedPermit, feedId: string): string {
  const words = new Set<string>();
  addTokens(permit.permitNumber, words);
  if (words.size > 1) {
    const whole = joined(permit.permitNumber);
    if (whole) words.add(whole);
  }
  if (permit.addressNorm) addTokens(permit.addressNorm, words);
  // The contractor as published, the part after DBA, and the normalised form with joined initials.
  if (permit.contractorName) addTokens(permit.contractorName, words);
  if (permit.contractorNorm) addTokens(permit.contractorNorm, words);
  if (permit.permitType) addTokens(permit.permitType, words);
  if (permit.permitSubtype) addTokens(permit.permitSubtype, words);
  if (permit.workClass) addTokens(permit.workClass, words);
  if (permit.parcel) addTokens(permit.parcel, words);
  if (permit.description) addTokens(permit.description, words, words.size + MAX_DESCRIPTION_WORDS);
  let text = `${feedFacet(feedId)} ${bucketFacet(permit.statusBucket)} ${timeFacets(listedOn(permit))}`;
  if (permit.latitude !== null && permit.longitude !== null)
    text += ` ${placeFacets(permit.latitude, permit.longitude)}`;
  for (const word of words) text += ` ${word}`;
  return text;
}

/** Short words are known whatever they are, and numbers have no spelling to mistake. */
export const MIN_VOCABULARY_LENGTH = 3;
const SPELLED = /^[\p{L}]{3,}$/u;

/** The words of a search text that can be completed or misspelled, for the table `search_words`. */
export function getVocabulary(words: string): string[] {
  return words.split(' ').filter((word) => isSpelled(word));
}

/** Whether a word is one the vocabulary holds if any permit has it. */
export function isSpelled(word: string): boolean {
  if (word.length < MIN_VOCABULARY_LENGTH) return false;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code > 0x7f) return SPELLED.test(word);
    if (code < 0x61 || code > 0x7a) return false;
  }
  return true;
}

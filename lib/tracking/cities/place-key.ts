import { foldName } from '@/lib/catalogue/checklists/places';
import { ownEntry } from '@/lib/own-entry';

/** How addresses shorten the words of a name. */
const WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  pt: 'point',
  hts: 'heights',
  spg: 'spring',
  spgs: 'springs',
  jct: 'junction',
  twp: 'township',
  vlg: 'village',
  ctr: 'center',
  centre: 'center',
  vly: 'valley',
  bch: 'beach',
  hbr: 'harbor',
  harbour: 'harbor',
  cty: 'city',
  lk: 'lake',
  pk: 'park',
  afb: 'air force base',
};

/** Only where more words follow: "N Little Rock". */
const FIRST_WORDS: Readonly<Record<string, string>> = {
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
};

function splitWords(name: string): string[] {
  return foldName(name)
    .replace(/['’‘`´ʻʼ]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
}

/** A name without case, accents and punctuation: "St. Mary’s" is "st marys". */
export function plainKey(name: string): string {
  return splitWords(name).join(' ');
}

/** The same for every way one name is written: "Ft. Worth" and "Fort Worth", "Mc Allen" and "McAllen". */
export function placeKey(name: string): string {
  const words = splitWords(name);
  return words
    .map((word, index) => {
      if (index === 0 && words.length > 1)
        return ownEntry(FIRST_WORDS, word) ?? ownEntry(WORDS, word) ?? word;
      // "Montgomery Co": the state is no longer part of the name here.
      if (index > 0 && index === words.length - 1 && word === 'co') return 'county';
      return ownEntry(WORDS, word) ?? word;
    })
    .join('')
    .replaceAll(' ', '');
}

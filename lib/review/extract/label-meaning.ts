import { stem, tellingWords } from '../text/fold';
import { Vocabulary } from '../text/vocabulary';
import { ANY_LABEL, LABEL_WORDS } from './label-words';
import type { LabelId } from './labels';

/** A label is short. */
export const MAX_LABEL_WORDS = 7;

interface Grammar {
  readonly id: LabelId;
  readonly heads: readonly (readonly string[])[];
  readonly needs: ReadonlySet<string> | null;
  readonly allowed: ReadonlySet<string>;
}

const FILLERS = tellingWords(ANY_LABEL);
const words = (phrases: readonly string[]) => phrases.flatMap((phrase) => tellingWords(phrase));

const GRAMMARS: readonly Grammar[] = LABEL_WORDS.map(({ id, heads, with: needs, rest = '' }) => ({
  id,
  heads: heads.map((head) => tellingWords(head)),
  needs: needs ? new Set(words(needs)) : null,
  allowed: new Set([...FILLERS, ...words(heads), ...words(needs ?? []), ...tellingWords(rest)]),
}));

const VOCABULARY = new Vocabulary(GRAMMARS.flatMap(({ allowed }) => [...allowed]));

/** The word as labels have it, mended where a scan slipped; null where no label has it. */
export function labelWord(word: string, misread: boolean): string | null {
  return VOCABULARY.find(stem(word), misread);
}

/** Labels that say in words of their own who it was. */
const SPOKEN: readonly (readonly [LabelId, RegExp])[] = [
  [
    'contractor',
    /\b(?:performed|done|installed|built|completed|executed|undertaken|carried out|constructed) by$|\b(?:realizad|ejecutad|instalad|construid|hech)[oa]s? por$|\ba cargo de$/,
  ],
  ['owner', /\b(?:owned by|belong(?:s|ing) to|held by|in the name of|propiedad de|pertenece a|a nombre de)$/],
];

/** What a few folded words before a colon label, where they go on into what stands behind it. */
export function spokenMeaning(folded: string): LabelId[] {
  return SPOKEN.flatMap(([id, pattern]) => (pattern.test(folded) ? [id] : []));
}

/** What words label together, in whatever order they stand; nothing where one of them is none of a label's. */
export function meaningOf(given: readonly string[]): LabelId[] {
  if (given.length === 0 || given.length > MAX_LABEL_WORDS) return [];
  const there = new Set(given);
  const ids = GRAMMARS.filter(
    ({ heads, needs, allowed }) =>
      given.every((word) => allowed.has(word)) &&
      heads.some((head) => head.every((word) => there.has(word))) &&
      (needs === null || given.some((word) => needs.has(word))),
  ).map(({ id }) => id);
  return [...new Set(ids)];
}

import { getDistinctiveWords, stem } from '../text/fold';
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

const FILLERS = getDistinctiveWords(ANY_LABEL);
const words = (phrases: readonly string[]) => phrases.flatMap((phrase) => getDistinctiveWords(phrase));

const GRAMMARS: readonly Grammar[] = LABEL_WORDS.map(({ id, heads, with: needs, rest = '' }) => ({
  id,
  heads: heads.map((head) => getDistinctiveWords(head)),
  needs: needs ? new Set(words(needs)) : null,
  allowed: new Set([...FILLERS, ...words(heads), ...words(needs ?? []), ...getDistinctiveWords(rest)]),
}));

const VOCABULARY = new Vocabulary(GRAMMARS.flatMap(({ allowed }) => [...allowed]));

/** A word in its label form, corrected for OCR errors; null if no label contains it. */
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

/** The label expressed by a phrase ("work performed by") before a colon. */
export function spokenMeaning(folded: string): LabelId[] {
  return SPOKEN.flatMap(([id, pattern]) => (pattern.test(folded) ? [id] : []));
}

/** Resolves words to label ids in any order; empty if one word belongs to no label. */
export function resolveLabelIds(given: readonly string[]): LabelId[] {
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

/** What numbers the parts of a form: "7.", "(b)", "10a.", "1.2". */
export const PART_NUMBER = String.raw`\(?(?:[0-9a-z]{1,2}|\d{1,2}[a-z])[.)]|\d{1,2}\.\d{1,2}\.?`;
const NUMBERED = new RegExp(`^(?:${PART_NUMBER}) `);

const LICENCE_CELL =
  /^(?:[\p{L}\d.,&'’()/-]+ ){0,5}?(?:licen[sc]e|lic\.?|registration|reg\.?|certification|credential|licencia|registro|matricula)(?: (?:holder|certificate|card|certificado))?(?: ?(?:numbers?|numero|nbr|num\.?|no\.?|n[º°]|id|#))*\.?(?: ?(?:[/,&]|and|\(|-|y) ?(?:class(?:ification)?|type|clase|tipo|category|exp(?:\.|ires?|iration)?(?: date)?|state|estado)\)?)*[ :*.#]*$/u;
/** Whose licence it says it is, or that it is a licence of something else. */
const NOT_A_CONTRACTORS =
  /\b(?:engineer|architect|survey|p\.?e\.?|designer|design professional|inspector|driver|business|vehicle|dog|notary|insurance|policy|professional|ingenier|arquitect|profesional|negocio|rater|asbestos|status|type|detail|voter|plate|firm|tax|l\.?l\.?c\b|inc\b|corp\b|ltd\b)/;
const A_CONTRACTORS =
  /\b(?:contract|builder|cslb|nscb|roc|ccb|dbpr|hic|hicpa|mhic|tdlr|l ?& ?i|lni|state|city|home improvement|installer|constructor|estatal|ciudad|municipal)/;
const TRADE_CELL = /\b(?:electric|plumb|mechanic|hvac|tecl|tacl|roof|fire|gas|irrigation|plomer|mecanic)/;
const PARCEL_CELL =
  /^(?:[\p{L}'’.]+ ){0,2}?(?:[a-z]{0,4}cad(?: (?:property )?(?:id|account|no\.?|#))+|appraisal district (?:id|account|no\.?)|geo ?code|lot ?(?:and|&|\/|-) ?block(?: (?:no\.?|number))?|map ?[/-] ?(?:block ?[/-] ?)?(?:lot|parcel)(?: ?(?:no\.?|number|#))?|block ?(?:and|&|\/) ?lot|tax (?:map|key|roll|account)(?: (?:key|number|no\.?|#))*|parcel(?: ?(?:id(?:entification|entifier)?|number|no\.?|num\.?|#|\(pin\)|\(apn\)|\(pid\)|pin|apn))*|(?:real )?property (?:tax )?(?:id|account|index|key)(?: (?:number|no\.?|#))?|r-?number|serial (?:number|no\.?)(?: ?\(parcel\))?)[ :*.#]*$/u;

/**
 * What a cell of its own asks for, though words of the place stand in it: "Denver license", "City Registration
 * No.", "Wise CAD ID".
 */
export function cellMeaning(folded: string): LabelId[] {
  const text = folded.trim();
  if (text.length > 60) return [];
  const label = text.replace(NUMBERED, '');
  if (LICENCE_CELL.test(label) && !NOT_A_CONTRACTORS.test(text))
    return A_CONTRACTORS.test(text) && !TRADE_CELL.test(text) ? ['license'] : ['license_number'];
  return PARCEL_CELL.test(label) ? ['parcel'] : [];
}

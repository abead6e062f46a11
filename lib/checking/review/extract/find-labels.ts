import { fold, getDistinctiveWords } from '../text/fold';
import type { LaidLine, LaidPage } from '../text/layout';
import { PhraseIndex } from '../text/phrases';
import {
  cellMeaning,
  labelWord,
  MAX_LABEL_WORDS,
  PART_NUMBER,
  resolveLabelIds,
  spokenMeaning,
} from './label-meaning';
import { LABELS, type LabelId } from './labels';

/** A label where it stands in a line. */
export interface LabelHit {
  readonly id: LabelId;
  /** All possible meanings: "insured" is the contractor on one form and nobody on another. */
  readonly ids: readonly LabelId[];
  readonly line: LaidLine;
  /** Words of the line, the end excluded. */
  readonly from: number;
  readonly to: number;
  /** Followed by a colon, a number sign or a ruled line. */
  readonly isMarked: boolean;
  /** Nothing else stands in its line. */
  readonly isAlone: boolean;
  /** What stands behind the mark within its last word: `Smith` of `Owner:Smith`. */
  readonly glued: string;
}

const LABEL_PHRASES = new PhraseIndex<LabelId>(
  (Object.keys(LABELS) as LabelId[]).flatMap((id) => LABELS[id].map((phrase) => [phrase, id] as const)),
);
/** What the name of a form's field labels: the longest label in it. */
export function labelsOfName(name: string): readonly LabelId[] {
  const found = LABEL_PHRASES.findIn(name).toSorted((a, b) => b.length - a.length);
  return found[0]?.meanings ?? [];
}

/** Text allowed between a label and its mark: "(APN)", "No.", "*", "(s)". */
const BETWEEN = /^(?:\(.{0,40}\)?|[^(]{0,30}\)|\*+|no\.?|n[oº°]\.?|num\.?|number|#|\/)[:.#*]*$/i;
const MARK = /[:#：]/;
const BINDS = /^\p{L}{2,4}:?$/u;
const RULE = /^[_.…]{2,}/;
const NUMBERING = new RegExp(
  `^(?:${PART_NUMBER}|0\\d|[-•*·☐□▢■✓✔]|\\[.?\\]?|\\]|section|part|seccion|parte)$`,
  'i',
);
/** The number or letter of a part; "Sq." is none. */
const OUTLINE = /^(?:\(?(?:\d{1,2}[a-z]?|[a-z])[.)]|\d{1,2}\.\d{1,2}\.?|0\d)$/i;
const MAX_LABEL_LINE = 400;
/** Maximum labels per page: three times the densest form; label comparison is quadratic. */
const MAX_LABELS = 500;

const found = new WeakMap<LaidPage, readonly LabelHit[]>();

/** All labels on a page, memoised for classification and extraction. */
export function findLabels(page: LaidPage): readonly LabelHit[] {
  const known = found.get(page) ?? labelsOn(page);
  found.set(page, known);
  return known;
}

function labelsOn(page: LaidPage): LabelHit[] {
  const byLine = new Map<LaidLine, LabelHit[]>();
  for (const hit of LABEL_PHRASES.findOn(page)) {
    if (hit.below !== null || hit.line.line.text.length > MAX_LABEL_LINE) continue;
    const label = labelAt(hit.line, hit.from, hit.to, hit.meanings);
    if (label) byLine.set(hit.line, [...(byLine.get(hit.line) ?? []), label]);
  }
  for (const line of page.lines) {
    const composed = composedLabels(line, page.misread);
    if (composed.length > 0) byLine.set(line, [...(byLine.get(line) ?? []), ...composed]);
  }
  return [...byLine.values()].flatMap(longest).slice(0, MAX_LABELS);
}

/**
 * Labels that no list contains verbatim: text before a colon or alone in its line that follows the label
 * grammar.
 */
function composedLabels(line: LaidLine, misread: boolean): LabelHit[] {
  const { words, text } = line.line;
  if (text.length > MAX_LABEL_LINE || line.tokens.length === 0) return [];
  const ofCell = meaningInTwoLanguages(line.folded, misread) ?? cellMeaning(line.folded);
  const cell = ofCell.length > 0 ? labelAt(line, 0, line.tokens.length, ofCell) : null;
  if (cell) return [cell];
  const known = (from: number, to: number) =>
    line.tokens.slice(from, to).map(({ word }) => labelWord(word, misread));
  const ends = words.flatMap((word, at) => (MARK.test(word.text) ? [at] : []));
  const start = line.tokens.findIndex(({ at }) => !OUTLINE.test(words[at]?.text ?? ''));
  if (ends.length === 0)
    return line.tokens.length - start <= MAX_LABEL_WORDS && start >= 0
      ? (parseComposedLabel(line, known, start, line.tokens.length) ?? [])
      : [];
  return ends.flatMap((end, index) => {
    const after = ends[index - 1] ?? -1;
    const to = line.tokens.filter(({ at }) => at <= end).length;
    const from = line.tokens.filter(({ at }) => at <= after).length;
    // The longest run of words before the mark that is a label.
    for (let first = Math.max(from, to - MAX_LABEL_WORDS); first < to; first++) {
      // "Cost per square foot:" is no label of an area.
      if (first > from && /^\p{Ll}/u.test(words[line.tokens[first]?.at ?? 0]?.text ?? '')) continue;
      const hit = parseComposedLabel(line, known, first, to);
      if (hit) return hit;
    }
    const said = to - from <= MAX_LABEL_WORDS ? spokenMeaning(foldedWords(line, after + 1, end)) : [];
    return (said.length > 0 && labelAt(line, from, to, said)) || [];
  });
}

const TWO_LANGUAGES = /^[\d.) ]{0,4}([^:/\d]{3,40}?) ?[/|] ?([^:/\d]{3,40}?)[ :*.]*$/;

/** "Owner / Propietario": a label twice; of a scan one of the two may be misread. */
function meaningInTwoLanguages(folded: string, misread: boolean): readonly LabelId[] | null {
  const [, one = '', other = ''] = TWO_LANGUAGES.exec(folded) ?? [];
  if (one === '' || other === '') return null;
  const [first, second] = [meaningOf(one, misread), meaningOf(other, misread)];
  const both = first.filter((id) => second.includes(id));
  if (both.length > 0) return both;
  const only = first.length > 0 ? first : second;
  const isOneMisread = misread && (first.length === 0 || second.length === 0);
  return isOneMisread && only.length > 0 && !/ /.test(first.length > 0 ? other : one) ? only : null;
}

function meaningOf(text: string, misread: boolean): readonly LabelId[] {
  const words = getDistinctiveWords(text).map((word) => labelWord(word, misread));
  const composed = words.some((word) => word === null)
    ? []
    : resolveLabelIds(words.flatMap((word) => word ?? []));
  const listed = LABEL_PHRASES.findIn(text).filter(({ length }) => length === words.length);
  return [...new Set([...listed.flatMap(({ meanings }) => meanings), ...composed])];
}

function foldedWords(line: LaidLine, from: number, last: number): string {
  const words = line.line.words.slice(from, last + 1).map(({ text }) => text);
  return fold(words.join(' ')).replace(/[\s:]+$/, '');
}

function parseComposedLabel(
  line: LaidLine,
  known: (from: number, to: number) => readonly (string | null)[],
  from: number,
  to: number,
): LabelHit[] | null {
  const words = known(from, to);
  if (words.some((word) => word === null)) return null;
  const ids = resolveLabelIds(words.flatMap((word) => word ?? []));
  const label = ids.length > 0 ? labelAt(line, from, to, ids) : null;
  return label ? [label] : null;
}

function labelAt(
  line: LaidLine,
  fromToken: number,
  toToken: number,
  given: readonly LabelId[],
): LabelHit | null {
  const { words } = line.line;
  let ids = given;
  const isParcelOf =
    given[0] === 'parcel' &&
    toToken === line.tokens.length &&
    line.tokens.length <= 5 &&
    !line.folded.includes(':');
  // "WAKE COUNTY PIN": counties put their name before their number.
  const from = isParcelOf ? 0 : (line.tokens[fromToken]?.at ?? 0);
  let to = (line.tokens[toToken - 1]?.at ?? from) + 1;
  const last = () => words[to - 1]?.text ?? '';
  let mark = MARK.exec(last().replace(/^#/, ''));
  while (!mark && to < words.length && BETWEEN.test(words[to]?.text ?? '') && to - from < 12) {
    to++;
    mark = MARK.exec(last());
  }
  // "Expires on:", "Fecha de la:": words that bind, up to the mark or the end.
  const telling = new Set(line.tokens.map(({ at }) => at));
  let bound = to;
  while (!mark && bound < words.length && !telling.has(bound) && BINDS.test(words[bound]?.text ?? ''))
    bound++;
  if (bound > to && (bound === words.length || MARK.test(words[bound - 1]?.text ?? ''))) {
    ids = spokenFor(ids, words[to]?.text ?? '');
    to = bound;
    mark = MARK.exec(last());
  }
  if (!mark && /^[:#]/.test(words[to]?.text ?? '')) {
    mark = MARK.exec(words[to]?.text ?? '');
    to++;
  }
  const glued = mark
    ? last()
        .slice(mark.index + 1)
        .replace(/^[:#.\s]+/, '')
    : '';
  const next = words[to]?.text ?? '';
  const isMarked = mark !== null || RULE.test(next) || /_{2,}$|\.{3,}$/.test(last());
  const isFirst = words
    .slice(0, from)
    .every(({ text }) => NUMBERING.test(text) || (line.line.certainty < 1 && /^\D{1,3}$/.test(text)));
  const isAlone = isFirst && to >= words.length && glued === '';
  // In the middle of a line only a mark makes a label out of words.
  if (!isFirst && !isMarked) return null;
  const [id] = ids;
  return id === undefined ? null : { id, ids, line, from, to, isMarked, isAlone, glued };
}

/** "Prepared by" names the author, "prepared for" the client. */
function spokenFor(ids: readonly LabelId[], word: string): readonly LabelId[] {
  if (/^(?:by|por)\b/i.test(word)) return ids.filter((id) => id !== 'owner');
  return /^(?:for|para)\b/i.test(word) ? ids.filter((id) => id !== 'designer') : ids;
}

/** Of labels that overlap, the longest. */
function longest(hits: LabelHit[]): LabelHit[] {
  const kept: LabelHit[] = [];
  for (const hit of hits.toSorted((a, b) => countWords(b) - countWords(a) || a.from - b.from)) {
    if (kept.every((other) => hit.to <= other.from || hit.from >= other.to)) kept.push(hit);
  }
  return joined(kept.toSorted((a, b) => a.from - b.from));
}

/** "LIC EXP DATE:" is one label and not two: the mark at its end is the first one's. */
function joined(hits: readonly LabelHit[]): LabelHit[] {
  const labels: LabelHit[] = [];
  for (const hit of hits) {
    const before = labels.at(-1);
    if (before && before.to === hit.from && !before.isMarked && before.glued === '' && hit.isMarked)
      labels.splice(-1, 1, { ...before, to: hit.to, isMarked: true, isAlone: hit.isAlone, glued: hit.glued });
    else labels.push(hit);
  }
  return labels;
}

function countWords({ line, from, to }: LabelHit): number {
  return line.tokens.filter(({ at }) => at >= from && at < to).length;
}

import type { LaidLine, LaidPage } from '../text/layout';
import { PhraseBook } from '../text/phrases';
import { LABELS, type LabelId } from './labels';

/** A label where it stands in a line. */
export interface LabelHit {
  readonly id: LabelId;
  /** Everything the words may label: "insured" in one form is the contractor, in another nobody. */
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

const BOOK = new PhraseBook<LabelId>(
  (Object.keys(LABELS) as LabelId[]).flatMap((id) => LABELS[id].map((phrase) => [phrase, id] as const)),
);
/** What the name of a form's field labels: the longest label in it. */
export function labelsOfName(name: string): readonly LabelId[] {
  const found = BOOK.findIn(name).toSorted((a, b) => b.length - a.length);
  return found[0]?.meanings ?? [];
}

/** What may stand between a label and its mark: "(APN)", "No.", "*", "(s)". */
const BETWEEN = /^(?:\(.{0,40}\)?|.{0,30}\)|\*+|no\.?|n[oº°]\.?|num\.?|number|#|\/)[:.#*]*$/i;
const MARK = /[:#：]/;
const RULE = /^[_.…]{2,}/;
const NUMBERING = /^(?:\(?[0-9a-z]{1,2}[.)]|[-•*·☐□▢■✓✔]|\[.?\]?|\]|section|part|seccion|parte)$/i;
const MAX_LABEL_LINE = 400;

export function findLabels(page: LaidPage): LabelHit[] {
  const byLine = new Map<LaidLine, LabelHit[]>();
  for (const hit of BOOK.findOn(page)) {
    if (hit.below !== null || hit.line.line.text.length > MAX_LABEL_LINE) continue;
    const label = labelAt(hit.line, hit.from, hit.to, hit.meanings);
    if (label) byLine.set(hit.line, [...(byLine.get(hit.line) ?? []), label]);
  }
  return [...byLine.values()].flatMap(longest);
}

function labelAt(
  line: LaidLine,
  fromToken: number,
  toToken: number,
  ids: readonly LabelId[],
): LabelHit | null {
  const { words } = line.line;
  const isParcelOf =
    ids[0] === 'parcel' &&
    toToken === line.tokens.length &&
    line.tokens.length <= 5 &&
    !line.folded.includes(':');
  // "WAKE COUNTY PIN": counties put their name before their number.
  const from = isParcelOf ? 0 : (line.tokens[fromToken]?.at ?? 0);
  let to = (line.tokens[toToken - 1]?.at ?? from) + 1;
  const [id] = ids;
  if (id === undefined) return null;
  const last = () => words[to - 1]?.text ?? '';
  let mark = MARK.exec(last().replace(/^#/, ''));
  while (!mark && to < words.length && BETWEEN.test(words[to]?.text ?? '') && to - from < 12) {
    to++;
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
    .every(({ text }) => NUMBERING.test(text) || (line.line.certainty < 1 && text.length <= 3));
  const isAlone = isFirst && to >= words.length && glued === '';
  // In the middle of a line only a mark makes a label out of words.
  if (!isFirst && !isMarked) return null;
  return { id, ids, line, from, to, isMarked, isAlone, glued };
}

/** Of labels that overlap, the longest. */
function longest(hits: LabelHit[]): LabelHit[] {
  const kept: LabelHit[] = [];
  for (const hit of hits.toSorted((a, b) => wordsOf(b) - wordsOf(a) || a.from - b.from)) {
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

function wordsOf({ line, from, to }: LabelHit): number {
  return line.tokens.filter(({ at }) => at >= from && at < to).length;
}

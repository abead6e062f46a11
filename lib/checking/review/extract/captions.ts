import { type LaidLine, type LaidPage, linesAbove, linesBelow, linesRight } from '../text/layout';
import type { LabelHit } from './find-labels';

/** Of a caption's height: as near as it stands to what is written over it. */
const CLOSE = 1.2;
/** How much nearer one neighbour is than the other where it is clear to which a label belongs. */
const CLEARLY = 1.4;
const ALIGNED = 0.03;
const MIN_VOTES = 3;
const HAS_CONTENT = /[\p{L}\d]/u;

/** Memoised for all labels of a page. */
const UNDER = new WeakMap<readonly LabelHit[], boolean>();

/**
 * Whether a form sets its labels under what is written, as those with lines to write on do: most of its bare labels stand
 * nearer to the words over them than to those below.
 */
export function setsLabelsUnder(page: LaidPage, labels: readonly LabelHit[]): boolean {
  const known = UNDER.get(labels) ?? isVotedUnder(page, labels);
  UNDER.set(labels, known);
  return known;
}

/** A label that stands alone and that no mark ties to what follows. */
export const isBare = ({ isAlone, isMarked }: LabelHit) => isAlone && !isMarked;

function isVotedUnder(page: LaidPage, labels: readonly LabelHit[]): boolean {
  const ofLabels = new Set(labels.map(({ line }) => line));
  let under = 0;
  let over = 0;
  const besides: LaidLine[] = [];
  for (const label of labels) {
    if (!isBare(label)) continue;
    const { box } = label.line.line;
    const above = nearest(linesAbove(page, label.line), label);
    const below = nearest(linesBelow(page, label.line), label);
    const gapAbove = above ? box.y - above.line.box.y - above.line.box.h : Number.POSITIVE_INFINITY;
    const gapBelow = below ? below.line.box.y - box.y - box.h : Number.POSITIVE_INFINITY;
    // Of a table of two columns the answer stands beside.
    const beside = linesRight(page, label.line)[0];
    if (beside && !ofLabels.has(beside) && besides.every((other) => other !== beside)) besides.push(beside);
    const isValueOver = above !== null && !ofLabels.has(above) && gapAbove < box.h * CLOSE;
    const isValueBelow = below !== null && !ofLabels.has(below);
    if (isValueOver && Math.max(gapAbove, box.h * 0.1) * CLEARLY < gapBelow) under++;
    else if (isValueBelow && Math.max(gapBelow, box.h * 0.1) * CLEARLY < gapAbove) over++;
  }
  return under >= MIN_VOTES && under > (over + besides.length) * 2;
}

function nearest(lines: readonly LaidLine[], label: LabelHit): LaidLine | null {
  const { x } = label.line.line.box;
  return lines.find(({ line }) => HAS_CONTENT.test(line.text) && Math.abs(line.box.x - x) < ALIGNED) ?? null;
}

/** What is written over a bare label; null where the line over it is left empty. */
export function lineOver(page: LaidPage, label: LabelHit, labels: readonly LabelHit[]): LaidLine | null {
  const over = linesAbove(page, label.line, 1.8).find(({ line }) => HAS_CONTENT.test(line.text));
  return over && !labels.some((other) => other.line === over && (other.isAlone || other.isMarked))
    ? over
    : null;
}

import { isSameRow, type LaidLine, type LaidPage, linesBelow, linesRight } from '../text/layout';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

/** Numbers of the job that its papers repeat. */
export type NumberKind = 'parcel' | 'license';

export interface LabelledNumber {
  /** Capitals and digits alone. */
  readonly value: string;
  readonly quote: string;
  readonly document: FoundDocument;
  readonly isRecognised: boolean;
  readonly at: FoundAt;
}

const LABELS: Readonly<Record<NumberKind, RegExp>> = {
  parcel:
    /\b(?:a\.?p\.?n\.?|assessor'?s? parcel|parcel(?: (?:no|num|number|id|identification|pin))?|parcela|p\.?i\.?n\.?|p\.?i\.?d\.?|folio|tax (?:key|id|map|parcel)|map\/parcel|tms|tmk|lot-block|block-lot|geo ?(?:code|id)|property id|cad(?: id)?|schedule (?:no|number))\b\W{0,4}(?:(?:no|number|num|id|#)\b\W{0,3})?/gi,
  license:
    /\b(?:lic(?:en[cs]e|\.)?|licencia|registration|registro|reg\.|credential|certificate|cslb|roc|dbpr|tdlr|tsbpe|l ?& ?i(?: registration)?|hic|rmp|cgc|ubi)\b\W{0,4}(?:(?:no|number|num|id|#|n[uú]m|registration)\b\W{0,3})?/gi,
};
const PIECE = /^[A-Z]{0,10}[\d.\-–/]*\d[\d.\-–/]*[A-Z]?\d*[,;.)]?$/i;
const MIN_DIGITS: Readonly<Record<NumberKind, number>> = { parcel: 6, license: 4 };
const MIN_LENGTH = 6;
const MAX_PIECES = 6;

/** Every number with its label before, over or left of it. */
export function findLabelledNumbers(
  view: PackageView,
  document: FoundDocument,
  kind: NumberKind,
): LabelledNumber[] {
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line) =>
      [...line.line.text.matchAll(LABELS[kind])].flatMap((label): LabelledNumber[] => {
        const rest = line.line.text.slice(label.index + label[0].length);
        const inLine = toNumber(rest, kind);
        const near = inLine || rest.trim() !== '' ? null : findNear(page, line, kind);
        const found = inLine ? { text: inLine, line } : near;
        if (!found || !isReadWell(page, found.line)) return [];
        return [
          {
            value: found.text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
            quote: found.text,
            document,
            isRecognised: page.misread,
            at: placeOfLine(page, found.line, found.text),
          },
        ];
      }),
    ),
  );
}

function findNear(page: LaidPage, line: LaidLine, kind: NumberKind): { text: string; line: LaidLine } | null {
  for (const near of [linesRight(page, line)[0], linesBelow(page, line, 2)[0]]) {
    if (!near || (near.line.box.x - line.line.box.x > 0.3 && isSameRow(near.line.box, line.line.box)))
      continue;
    const text = toNumber(near.line.text, kind);
    if (text) return { text, line: near };
  }
  return null;
}

/** The figures at the start of a text, with the separators between them. */
function toNumber(text: string, kind: NumberKind): string | null {
  const pieces: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    if (pieces.length >= MAX_PIECES || !(PIECE.test(word) || (pieces.length > 0 && /^[A-Z]$/.test(word))))
      break;
    pieces.push(word);
    if (/[,;)]$/.test(word)) break;
  }
  const number = pieces.join(' ').replace(/[\s,;.)–-]+$/, '');
  const digits = number.replace(/\D/g, '').length;
  if (digits < MIN_DIGITS[kind] || number.replace(/[^A-Z0-9]/gi, '').length < MIN_LENGTH) return null;
  // A day is no number of the job.
  return /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(number) ? null : number;
}

/** As far apart as somebody moves digits by mistake. */
const MAX_MOVED = 4;

/** One number with a digit changed, or digits in another order. */
export function isNearMiss(a: string, b: string): boolean {
  if (a === b || a.length !== b.length || shape(a) !== shape(b)) return false;
  const changed = [...a].filter((letter, at) => letter !== b[at]).length;
  return isMoved(a, b) ? changed <= MAX_MOVED : changed === 1;
}

/** The same letters and digits in another order. */
export function isMoved(a: string, b: string): boolean {
  return [...a].toSorted().join('') === [...b].toSorted().join('');
}

const shape = (text: string) => text.replace(/\d/g, '0').replace(/[A-Z]/g, 'A');

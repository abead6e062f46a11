import type { Box } from '@/lib/checking/reading/types';
import { type LaidLine, linesRight, overlapX } from '../text/layout';
import type { LabelHit } from './find-labels';
import { type InkFound, inkIn } from './ink';
import { isInside, type Seen, touches } from './near';
import type { FieldPage } from './page-view';
import { findSpans } from './spans';

/** Points. */
const SIGNATURE_WIDTH = 220;
const SIGNATURE_HEIGHT = 36;

/** Whether a signature label is signed: by text, a typed name, or ink on the line. */
export function signedAt(view: FieldPage, label: LabelHit): Seen {
  const { page, labels } = view;
  const typed = label.isMarked
    ? findSpans(page, label, labels).find(
        ({ text, line }) =>
          isWritten(text) && line.line.box.y <= label.line.line.box.y + label.line.line.box.h,
      )
    : undefined;
  if (typed) return { value: 'present', certainty: 0.85 };
  const places = placesToSign(view, label);
  const isFilledIn = view.form.some(
    ({ value, box }) => isWritten(value) && places.some((place) => touches(box, place)),
  );
  if (isFilledIn) return { value: 'present', certainty: 0.85 };
  const written = page.lines.some(
    (line) =>
      line !== label.line &&
      isWritten(line.line.text) &&
      !labels.some((one) => one.line === line) &&
      line.line.box.y + line.line.box.h > label.line.line.box.y - label.line.line.box.h * 1.8 &&
      places.some((place) => isInside(line.line.box, place)),
  );
  if (written) return { value: 'present', certainty: page.misread ? 0.7 : 0.78 };
  if (view.ink === null) return { value: 'unclear', certainty: 0.5 };
  const { ink } = view;
  const seen = places.map((place) => inkIn(ink, belowOthers(view, place, label.line)));
  if (seen.some((one) => isScribble(one))) return { value: 'present', certainty: 0.9 };
  if (seen.every(({ cells }) => cells <= 2)) return { value: 'absent', certainty: page.misread ? 0.8 : 0.9 };
  return { value: 'unclear', certainty: 0.5 };
}

function isScribble({ cells, cols, rows }: InkFound): boolean {
  return cells >= 5 && cols >= 3 && rows >= 2;
}

/** Right of the label up to the next one, and over it, where forms have the line to sign on. */
function placesToSign(view: FieldPage, label: LabelHit): Box[] {
  const { width, height } = view.page;
  const { line } = label.line;
  const start = line.words[label.from]?.box ?? line.box;
  const end = line.words[label.to - 1]?.box ?? line.box;
  const nextLabel = view.labels.find((one) => one.line === label.line && one.from >= label.to);
  const next = nextLabel
    ? line.words[nextLabel.from]?.box.x
    : linesRight(view.page, label.line)[0]?.line.box.x;
  const right = Math.min(next ?? 1, end.x + end.w + SIGNATURE_WIDTH / width, 1);
  const reach = SIGNATURE_HEIGHT / height;
  const places: Box[] = [];
  const until = Math.min(next ?? 1, start.x + SIGNATURE_WIDTH / width, 1);
  const isRightOf = label.isMarked || line.words.length > label.to;
  if (isRightOf && right - end.x - end.w > 20 / width)
    places.push({
      x: end.x + end.w,
      y: start.y - reach * 0.75,
      w: right - end.x - end.w,
      h: reach * 0.75 + line.box.h * 1.3,
    });
  if (!label.isMarked || places.length === 0) {
    places.push({ x: start.x, y: start.y - reach, w: until - start.x, h: reach });
  }
  // Some forms have the caption at the top of the cell.
  const below = { x: start.x, y: line.box.y + line.box.h, w: until - start.x, h: reach };
  const room = aboveOthers(view, below);
  if (room.h >= reach * LEAST_ROOM) places.push(room);
  return places;
}

/** Of a signature's height: what is lower is the gap between two lines. */
const LEAST_ROOM = 0.4;

/** Down to the next line of text. */
function aboveOthers(view: FieldPage, place: Box): Box {
  let bottom = place.y + place.h;
  for (const { line } of view.page.lines)
    if (overlapX(line.box, place) > 0 && line.box.y >= place.y && line.box.y < bottom) bottom = line.box.y;
  return { ...place, h: bottom - place.y };
}

/** Not into the line of text above, where the ink of another place may be. */
function belowOthers(view: FieldPage, place: Box, own: LaidLine): Box {
  const bottom = place.y + place.h;
  let top = place.y;
  for (const { line } of view.page.lines) {
    if (line === own.line || overlapX(line.box, place) <= 0 || /^[_.\s]+$/.test(line.text)) continue;
    const end = line.box.y + line.box.h;
    if (end <= own.line.box.y + own.line.box.h * 0.3 && end > top && line.box.y < own.line.box.y) top = end;
  }
  return {
    ...place,
    y: Math.min(top, bottom - 0.001),
    h: Math.max(0.001, bottom - Math.min(top, bottom - 0.001)),
  };
}

/** Written words that may be a name, and no label, date or rule. */
function isWritten(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    text.length <= 60 &&
    !/^[\s_.]*$/.test(text) &&
    !/[:_]{1,}\s*$/.test(text) &&
    !/\b(?:date|fecha|signature|firma|required|x)\b/i.test(text)
  );
}

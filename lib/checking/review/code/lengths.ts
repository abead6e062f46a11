import { lengthAfter } from '../measures';
import type { PackageView } from '../view';
import { findFirstBroken, type Judge } from './types';

const GUARD =
  /\b(?:guard(?:\s?rail)?s?(?:\s+system)?\s*(?:min(?:imum|\.)?\s*)?(?:height|ht\.?|high)|(?:height|ht\.?) of (?:the )?guard(?:\s?rail)?s?|guard(?:\s?rail)?s?\s*[:=]|altura (?:del?|de la|de los|de las) (?:barandal(?:es)?|barandas?|barandillas?)|barandal(?:es)?\s*[:=])/i;
const BARRIER =
  /\b(?:(?:pool )?(?:barrier|fence|enclosure)\s*(?:min(?:imum|\.)?\s*)?(?:height|ht\.?|high)|(?:height|ht\.?) of (?:the )?(?:pool )?(?:barrier|fence|enclosure)|altura (?:del? |de la )(?:barrera|cerca|cerco|valla))/i;
const RISE =
  /\b(?:(?:stair |max(?:imum|\.)? )*riser?s?\s*(?:height|ht\.?)?\s*(?:max(?:imum|\.)?)?\s*[:=]|(?:stair )?riser height|altura de (?:la )?contrahuella|contrahuellas?\s*[:=])/i;
const RUN =
  /\b(?:(?:stair |min(?:imum|\.)? )*(?:treads?|runs?)\s*(?:depth)?\s*(?:min(?:imum|\.)?)?\s*[:=]|(?:stair )?tread depth|profundidad de (?:la )?huella|huellas?\s*[:=])/i;
const SILL =
  /\b(?:sill|window sill) ?(?:height|ht\.?)?\s*[:=]?|altura del (?:antepecho|alf[eé]izar|borde inferior)/i;
const CLEAR_HEIGHT = /\b(?:(?:net )?clear (?:opening )?height|altura libre(?: neta)?)\b/i;
const CLEAR_WIDTH = /\b(?:(?:net )?clear (?:opening )?width|ancho libre(?: neto)?)\b/i;
const ESCAPE = /\b(?:egress|escape|eero|emergency|rescue|bedroom window|emergencia|escape|rescate)\b/i;

const ON_STAIRS = /\b(?:stairs?|stairway|flight|escaleras?)\b/i;
/** On the open side of a stair 34 inches suffice. */
export const guardHeight = tooShort(GUARD, (_, text) => (ON_STAIRS.test(text) ? 34 : 36));
const barrier = tooShort(BARRIER, ({ input }) => (input.checklist.place.state === 'CA' ? 60 : 48));
/** Not every fence stands around a pool. */
export const poolBarrier: Judge = (said, view) =>
  view.input.checklist.permitType.id === 'pool_spa' || said.document.documentId === 'pool_fence'
    ? barrier(said, view)
    : null;
export const stairRise = tooLong(RISE, 7.75);
export const stairRun = tooShort(RUN, () => 10);
export const egressHeight = tooShort(CLEAR_HEIGHT, () => 24, ESCAPE);
export const egressWidth = tooShort(CLEAR_WIDTH, () => 20, ESCAPE);
export const egressSill = tooLong(SILL, 44, ESCAPE);
export const clearanceDepth = clearance(/\bdeep|\bdepth|de fondo|profundidad/i, 36);
export const clearanceWidth = clearance(/\bwide|\bwidth|de ancho|\bancho/i, 30);

/** Detects a length after its subject that is below the limit; `context` must match the same text. */
function tooShort(
  subject: RegExp,
  getLimit: (view: PackageView, text: string) => number,
  context?: RegExp,
): Judge {
  return ({ statements }, view) =>
    findFirstBroken(statements, (text) => {
      const found = context && !context.test(text) ? null : lengthAfter(text, subject);
      const limit = getLimit(view, text);
      return found !== null && found > 0 && found < limit ? { found, limit } : null;
    });
}

function tooLong(subject: RegExp, limit: number, context?: RegExp): Judge {
  return ({ statements }) =>
    findFirstBroken(statements, (text) => {
      const found = context && !context.test(text) ? null : lengthAfter(text, subject);
      return found !== null && found > limit ? { found, limit } : null;
    });
}

const OPENING_AREA =
  /\b(?:net clear (?:opening|area)|clear opening area|[aá]rea libre neta|abertura libre neta)\b/i;

/**
 * At grade level 5.0 sq ft suffice, and drawings rarely state the height: only less than that is certainly
 * too small.
 */
export const egressArea: Judge = ({ statements }) =>
  findFirstBroken(statements, (text) => {
    const opening = OPENING_AREA.exec(text);
    if (!opening || !ESCAPE.test(text)) return null;
    const rest = text.slice(opening.index + opening[0].length);
    const area =
      /^[^\d\n]{0,20}?(\d{1,2}(?:\.\d+)?)\s*(?:sq\.? ?ft|s\.?f\.?\b|square feet|ft2|ft²|pies cuadrados)/i.exec(
        rest,
      );
    return area && Number(area[1]) < 5 ? { found: Number(area[1]), limit: 5.7 } : null;
  });

const WORKING = /\bworking (?:space|clearance)s?\b|\bespacio (?:libre )?de trabajo\b/i;

/** `30 in wide x 36 in deep`: the length that stands before the word, or behind it. */
function clearance(words: RegExp, limit: number): Judge {
  return ({ statements }) =>
    findFirstBroken(statements, (text) => {
      const place = WORKING.exec(text);
      const rest = place ? text.slice(place.index + place[0].length) : '';
      const before = lengthBefore(rest, words);
      const found = before ?? lengthAfter(rest, words);
      return found !== null && found < limit ? { found, limit } : null;
    });
}

function lengthBefore(text: string, word: RegExp): number | null {
  const at = word.exec(text)?.index;
  if (at === undefined) return null;
  const head = text.slice(0, at);
  const tail = /[^,;x×]*$/.exec(head)?.[0] ?? head;
  return lengthAfter(tail, /^/);
}

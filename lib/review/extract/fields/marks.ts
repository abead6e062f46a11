import type { Box } from '@/lib/reading/types';
import {
  boxAround,
  type LaidLine,
  linesAbove,
  linesBelow,
  linesRight,
  overlapX,
  overlapY,
} from '../../text/layout';
import type { ExtractedField } from '../../types';
import type { LabelHit } from '../find-labels';
import { found } from '../found';
import { type InkFound, inkIn, patchesOf } from '../ink';
import type { FieldPage } from '../page-view';
import { spansOf } from '../spans';

/** Points. */
const SIGNATURE_WIDTH = 220;
const SIGNATURE_HEIGHT = 36;
const SEAL_SIDE = 150;
const SIGNED_BY =
  /^(?:\/s\/|s\/)\s?\p{L}|digitally signed|electronically signed|e-?signed by|firmado digitalmente|firmado electr[oó]nicamente|firma electr[oó]nica de|docusigned by/iu;
const SEALED_BY =
  /\b(?:licensed professional engineer|registered professional engineer|licensed architect|registered architect|professional engineer|professional land surveyor|ingeniero profesional|arquitecto (?:registrado|con licencia))\b/i;
const STATE_OF = /\bstate of [a-z]|estado de [a-z]|\bcommonwealth of\b/i;
const SIGNS_ELSEWHERE = /\bsignature (?:page|of the plan)|without signature|sin firma|signature required/i;

/** What is seen where a signature belongs. */
export function signatures(view: FieldPage): ExtractedField[] {
  const { page, labels } = view;
  const byForm = view.form.flatMap((field): ExtractedField[] =>
    field.kind === 'signature'
      ? [
          found(page, 'signature', field.value === '' ? 'absent' : 'present', {
            box: field.box,
            quote: '',
            certainty: 0.95,
          }),
        ]
      : [],
  );
  const stamped = page.lines.flatMap((line): ExtractedField[] =>
    SIGNED_BY.test(line.line.text)
      ? [found(page, 'signature', 'present', { box: line.line.box, quote: line.line.text, certainty: 0.95 })]
      : [],
  );
  const labelled = labels.flatMap((label): ExtractedField[] => {
    const isNamed = label.ids.includes('signature') && isPlaceToSign(label);
    if (!isNamed && !isSignedByRole(view, label)) return [];
    const near = [...byForm, ...stamped].some(({ at }) => touches(at.box, around(view, label.line.line.box)));
    if (near) return [];
    const seen = signedAt(view, label);
    return [
      found(page, 'signature', seen.value, {
        box: label.line.line.box,
        quote: label.line.line.text,
        certainty: seen.certainty,
        wordCertainty: Math.max(0.85, label.line.line.certainty),
      }),
    ];
  });
  return [...byForm, ...stamped, ...labelled];
}

/** A word in a sentence is none. */
function isPlaceToSign({ line, isMarked, isAlone, to, from }: LabelHit): boolean {
  if (SIGNS_ELSEWHERE.test(line.line.text)) return false;
  if (isMarked || isAlone) return true;
  // "Signature of owner Date": labels beside each other under ruled lines.
  return from === 0 && line.line.words.length - to <= 6 && line.line.words.length <= 10;
}

const SIGNING = ['owner', 'applicant', 'contractor', 'designer'] as const;
const PRINTED_FOR_SURE = /^(?:print(?:ed)? name|nombre en letra|aclaracion)/;
const PRINTED = /^(?:print(?:ed)? name|name|nombre|aclaracion|nombre en letra)/;

/** "Engineer of record:" with nothing behind it, and the name printed below: the line is to sign on. */
function isSignedByRole(view: FieldPage, label: LabelHit): boolean {
  if (!(label.isMarked || label.isAlone) || !SIGNING.some((one) => label.ids.includes(one))) return false;
  const { words } = label.line.line;
  const rest = words
    .slice(label.to)
    .map(({ text }) => text)
    .join(' ');
  if (label.glued !== '' || !/^[_\s]*(?:(?:date|fecha)\b.*)?$/i.test(rest)) return false;
  const right = linesRight(view.page, label.line)[0];
  const isDated = /^(?:date|fecha)\b/.test(right?.folded ?? rest.trim().toLowerCase());
  // Without the place for a date beside it, it may as well be the heading of a part of the form.
  if ((right && !isDated) || (!label.isMarked && !isDated)) return false;
  const printed = isDated ? PRINTED : PRINTED_FOR_SURE;
  return linesBelow(view.page, label.line, 4).some(({ folded }) => printed.test(folded));
}

interface Seen {
  readonly value: 'present' | 'absent' | 'unclear';
  readonly certainty: number;
}

function signedAt(view: FieldPage, label: LabelHit): Seen {
  const { page, labels } = view;
  const typed = label.isMarked
    ? spansOf(page, label, labels).find(
        ({ text, line }) =>
          isWritten(text) && line.line.box.y <= label.line.line.box.y + label.line.line.box.h,
      )
    : undefined;
  if (typed) return { value: 'present', certainty: 0.85 };
  const places = placesToSign(view, label);
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
  const isRightOf = label.isMarked || line.words.length > label.to;
  if (isRightOf && right - end.x - end.w > 20 / width)
    places.push({
      x: end.x + end.w,
      y: start.y - reach * 0.75,
      w: right - end.x - end.w,
      h: reach * 0.75 + line.box.h * 1.3,
    });
  if (!label.isMarked || places.length === 0) {
    const until = Math.min(next ?? 1, start.x + SIGNATURE_WIDTH / width, 1);
    places.push({ x: start.x, y: start.y - reach, w: until - start.x, h: reach });
  }
  return places;
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

/** Whether a seal stands where one belongs, or its words stand together on the page. */
export function seals(view: FieldPage): ExtractedField[] {
  const { page, labels } = view;
  const fields: ExtractedField[] = [];
  const cluster = sealWords(view) ?? sealRing(view) ?? sealNumber(view) ?? sealPatch(view);
  if (cluster) fields.push(found(page, 'seal', 'present', { ...cluster, certainty: 0.88 }));
  for (const label of labels) {
    if (!label.ids.includes('seal') || (!label.isAlone && !label.isMarked) || cluster) continue;
    if (view.documentId === 'notice_of_commencement' || /notary|notario/.test(label.line.folded)) continue;
    const seen = sealedAt(view, label.line);
    fields.push(
      found(page, 'seal', seen.value, {
        box: label.line.line.box,
        quote: label.line.line.text,
        certainty: seen.certainty,
        wordCertainty: Math.max(0.85, label.line.line.certainty),
      }),
    );
  }
  return fields;
}

function sealedAt(view: FieldPage, line: LaidLine): Seen {
  if (view.ink === null) return { value: 'unclear', certainty: 0.5 };
  const seen = inkIn(view.ink, around(view, line.line.box));
  if (seen.cells >= 10 && seen.cols >= 3 && seen.rows >= 3) return { value: 'present', certainty: 0.88 };
  if (seen.cells <= 3) return { value: 'absent', certainty: view.page.misread ? 0.8 : 0.88 };
  return { value: 'unclear', certainty: 0.5 };
}

function around(view: FieldPage, box: Box): Box {
  const { width, height } = view.page;
  const [w, h] = [SEAL_SIDE / width, SEAL_SIDE / height];
  const x = Math.max(0, box.x + box.w / 2 - w / 2);
  const y = Math.max(0, box.y - h / 2);
  return { x, y, w: Math.min(w, 1 - x), h: Math.min(h, 1 - y) };
}

const RING_LETTERS = /^[\p{L}.*•★ ]{1,6}$/u;
const MIN_RING = 8;
const SEAL_NUMBER = /^(?:no|num|n[º°o]|lic|reg|p\.?e|r\.?a|#)?\.? ?#?[a-z]{0,3}-?\d{3,8}$/i;

/** The letters of a round seal, each turned its own way, around a number. */
function sealRing(view: FieldPage): { box: Box; quote: string } | null {
  const letters = view.page.lines.filter(({ line }) => RING_LETTERS.test(line.text));
  if (letters.length < MIN_RING) return null;
  for (const one of view.page.lines) {
    if (!SEAL_NUMBER.test(one.line.text.trim())) continue;
    const place = around(view, one.line.box);
    const ring = letters.filter(({ line }) => isInside(line.box, place));
    const box =
      ring.length >= MIN_RING ? boxAround([one.line.box, ...ring.map(({ line }) => line.box)]) : null;
    if (box) return { box, quote: one.line.text };
  }
  return null;
}

const NUMBER_ALONE = /^n[o0º°][.,:]? ?\d{4,7}$/i;
const PERSON = /^\p{Lu}[\p{L}.'’-]+(?: [\p{Lu}][\p{L}.'’-]*){1,3}$/u;

/** In a scan the ring's letters are lost: what is left is a name right over its number. */
function sealNumber(view: FieldPage): { box: Box; quote: string } | null {
  if (!view.page.misread) return null;
  for (const one of view.page.lines) {
    if (!NUMBER_ALONE.test(one.line.text.trim())) continue;
    const { x, w } = one.line.box;
    const over = linesAbove(view.page, one, 1.6).find(
      ({ line }) => PERSON.test(line.text) && Math.abs(line.box.x + line.box.w / 2 - x - w / 2) < 0.03,
    );
    const box = over ? boxAround([over.line.box, one.line.box]) : null;
    if (box) return { box, quote: one.line.text };
  }
  return null;
}

/** Points: from a small stamp to a large seal. */
const SEAL_SIDES = { least: 65, most: 170 };

/** In a scan without readable letters: a patch of ink as wide as high and as large as a seal, on a paper that bears one. */
function sealPatch(view: FieldPage): { box: Box; quote: string } | null {
  const { page, ink } = view;
  if (!page.misread || ink === null || page.isSheet || !view.recognition?.marks?.includes('seal'))
    return null;
  for (const { box, cells } of patchesOf(ink)) {
    const [w, h] = [box.w * page.width, box.h * page.height];
    const isRound =
      Math.min(w, h) >= SEAL_SIDES.least &&
      Math.max(w, h) <= SEAL_SIDES.most &&
      Math.abs(w - h) < 0.3 * Math.max(w, h);
    if (isRound && cells >= 40) return { box, quote: '' };
  }
  return null;
}

/** "State of …" and the profession close together, in few words each: the ring of a seal. */
function sealWords(view: FieldPage): { box: Box; quote: string } | null {
  const short = view.page.lines.filter(({ line }) => line.words.length <= 6);
  const professions = short.filter(({ line }) => SEALED_BY.test(line.text) && !/[:_]/.test(line.text));
  for (const one of professions) {
    const near = around(view, one.line.box);
    const state = short.find(({ line }) => STATE_OF.test(line.text) && touches(line.box, near));
    const box = state ? boxAround([one.line.box, state.line.box]) : null;
    if (state && box) return { box, quote: one.line.text };
  }
  return null;
}

const NORTH =
  /^(?:(?:true|plan|project|magnetic|norte|north) )?(?:n|north|norte)\.?(?: arrow| verdadero| magnetico)?$|^(?:north arrow|flecha de norte|norte)$/;
const MIN_LINES = 12;

/** The arrow: its letter or word standing alone. Only a page with its text whole can be said to lack it. */
export function northArrows(view: FieldPage): ExtractedField[] {
  if (view.recognition?.kind !== 'drawing' && view.recognition?.kind !== 'survey') return [];
  const { page } = view;
  const arrow = page.lines.find(({ folded }) => NORTH.test(folded.trim()));
  if (arrow)
    return [
      found(page, 'north_arrow', 'present', { box: arrow.line.box, quote: arrow.line.text, certainty: 0.9 }),
    ];
  if (page.lines.length < MIN_LINES || !view.recognition.marks?.includes('north_arrow')) return [];
  const isWhole = page.page.source === 'text' && !page.misread;
  return [
    found(page, 'north_arrow', isWhole ? 'absent' : 'unclear', {
      box: { x: 0, y: 0, w: 1, h: 1 },
      quote: '',
      certainty: isWhole ? 0.8 : 0.5,
    }),
  ];
}

function touches(a: Box, b: Box): boolean {
  return overlapX(a, b) > 0 && overlapY(a, b) > 0;
}

function isInside(box: Box, place: Box): boolean {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  return x >= place.x && x <= place.x + place.w && y >= place.y && y <= place.y + place.h;
}

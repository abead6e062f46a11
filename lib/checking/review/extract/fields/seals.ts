import type { Box } from '@/lib/checking/reading/types';
import { boxAround, type LaidLine, linesAbove } from '../../text/layout';
import type { ExtractedField } from '../../types';
import { found } from '../found';
import { findPatches, inkIn } from '../ink';
import { around, isInside, type Seen, touches } from '../near';
import type { FieldPage } from '../page-view';

const SEALED_BY =
  /\b(?:licensed professional engineer|registered professional engineer|licensed architect|registered architect|professional engineer|professional land surveyor|ingeniero profesional|arquitecto (?:registrado|con licencia))\b/i;
const STATE_OF = /\bstate of [a-z]|estado de [a-z]|\bcommonwealth of\b/i;

/** Detects a seal where one is expected, or by its text on the page. */
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

const RING_LETTERS = /^[\p{L}.*•★ ]{1,6}$/u;
const MIN_RING = 8;
const SEAL_NUMBER = /^(?:no|num|n[º°o]|lic|reg|p\.?e|r\.?a|#)?\.? ?#?[a-z]{0,3}-?\d{3,8}$/i;

/** Detects the circular text of a seal: single letters in varying rotation around a number. */
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

/** In scans the circular text is lost; detects a name directly above its number. */
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

/**
 * In scans without legible text: a roughly square patch of ink in the size of a seal, on a paper that should
 * bear one.
 */
function sealPatch(view: FieldPage): { box: Box; quote: string } | null {
  const { page, ink } = view;
  if (!page.misread || ink === null || page.isSheet || !view.recognition?.marks?.includes('seal'))
    return null;
  for (const { box, cells } of findPatches(ink)) {
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

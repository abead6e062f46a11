import type { Box } from '@/lib/checking/reading/types';
import { isInside } from '../extract/near';
import { parseDate } from '../extract/parse/date';
import type { LaidLine, LaidPage } from '../text/layout';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

/** A day under or in a seal after which its licence has run out. */
export interface SealExpiry {
  readonly day: string;
  readonly at: FoundAt;
  /** When the sheet was signed; null where no day stands beside the seal. */
  readonly signed: { readonly day: string; readonly at: FoundAt } | null;
}

const EXPIRES =
  /^\W*(?:(?:license|lic\.?|registration|reg\.?|renewal|licencia) )?(?:exp(?:ir(?:es?|ation|y))?\.?|vence|vencimiento|expira)(?: date| on)?\b/;
const SIGNED = /^\W*(?:(?:date )?(?:signed|sealed)|signature date|firmad[oa]|fecha de (?:la )?firma)\b/;
const MAX_WORDS = 8;
/** Points: what belongs to a seal stands within its square and the lines under it. */
const REACH = 110;
const PROFESSION =
  /professional|engineer|architect|surveyor|\bp\.?e\.?\b|\bs\.?e\.?\b|\br\.?a\.?\b|licen[cs]ed|registered|ingenier|arquitect|^no\.? ?[a-z]{0,3}-?\d{3,8}$/;
const MIN_RING = 6;

/** Seals on a document's pages that say when they expire. */
export function findSealExpiries(view: PackageView, document: FoundDocument): SealExpiry[] {
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line): SealExpiry[] => {
      if (line.line.words.length > MAX_WORDS || !EXPIRES.test(line.folded) || !isReadWell(page, line))
        return [];
      const day = parseExpiry(line.line.text);
      if (day === null) return [];
      const near = linesNear(page, line);
      if (!isSeal(near)) return [];
      const signed = near.flatMap((one) => {
        const found = SIGNED.test(one.folded) && isReadWell(page, one) ? parseDate(one.line.text) : null;
        return found ? [{ day: found, at: placeOfLine(page, one) }] : [];
      })[0];
      return [{ day, at: placeOfLine(page, line), signed: signed ?? null }];
    }),
  );
}

/** A day, or the last one of a month: "EXP. 12/27", "Expires June 2027". */
function parseExpiry(text: string): string | null {
  const day = parseDate(text);
  if (day) return day;
  const [, month, year] = /\b(\d{1,2})[/-]((?:20)?\d{2})\b/.exec(text) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const last = new Date(Date.UTC(full, Number(month), 0)).getUTCDate();
  return `${full}-${month.padStart(2, '0')}-${last}`;
}

function linesNear(page: LaidPage, { line }: LaidLine): LaidLine[] {
  const [w, h] = [REACH / page.width, REACH / page.height];
  const { x, y } = { x: line.box.x + line.box.w / 2, y: line.box.y + line.box.h / 2 };
  const square: Box = { x: x - w, y: y - h * 1.2, w: 2 * w, h: h * 2 };
  return page.lines.filter((one) => one.line !== line && isInside(one.line.box, square));
}

/** A profession or its number in a few words, or the single letters of a ring. */
function isSeal(near: readonly LaidLine[]): boolean {
  if (near.some(({ folded, line }) => line.words.length <= 6 && PROFESSION.test(folded.trim()))) return true;
  return near.filter(({ line }) => /^[\p{L} ]{1,3}$/u.test(line.text)).length >= MIN_RING;
}

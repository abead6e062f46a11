import type { LaidPage } from './layout';

/** "Page 2 of 5" as it stands somewhere at the edge of a page. */
export interface PageLabel {
  readonly number: number;
  readonly of: number | null;
}

const WITH_TOTAL = /\b(?:page|pagina|pag|pg|hoja|p)\.? {0,2}(\d{1,3}) {0,2}(?:of|de|\/) {0,2}(\d{1,3})\b/;
const ALONE = /^(?:page|pagina|pag|pg)\.? {0,2}(\d{1,3})$/;
const BARE = /^(\d{1,3}) {0,2}(?:of|de|\/) {0,2}(\d{1,3})$/;
/** A number in a footer stands apart from the text. */
const EDGE = 0.12;
const MAX_LENGTH = 160;

export function findPageLabel(page: LaidPage): PageLabel | null {
  for (const { line, folded } of page.lines) {
    const atEdge = line.box.y < EDGE || line.box.y + line.box.h > 1 - EDGE;
    if (!atEdge || folded.length > MAX_LENGTH) continue;
    const match = WITH_TOTAL.exec(folded) ?? ALONE.exec(folded.trim()) ?? BARE.exec(folded.trim());
    if (!match) continue;
    const number = Number(match[1]);
    const of = match[2] === undefined ? null : Number(match[2]);
    if (number >= 1 && (of === null || (of >= number && of <= 400))) return { number, of };
  }
  return null;
}

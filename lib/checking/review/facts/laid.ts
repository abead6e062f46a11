import type { Box, ReadPage } from '@/lib/checking/reading/types';
import { type LaidLine, type LaidPage, layPage } from '../text/layout';
import { toPage } from '../text/turn';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';

/** Several rules look at the same pages. */
const LAID = new WeakMap<ReadPage, LaidPage>();

export function laidPage(fileId: string, page: ReadPage): LaidPage {
  const known = LAID.get(page);
  if (known?.fileId === fileId) return known;
  const laid = layPage(fileId, page);
  LAID.set(page, laid);
  return laid;
}

export function laidPages(view: PackageView, document: FoundDocument): readonly LaidPage[] {
  return view.getPages(document).map((page) => laidPage(document.fileId, page));
}

/** A line as a place on its page. */
export function placeOfLine(page: LaidPage, { line }: LaidLine, quote = line.text): FoundAt {
  return placeOf(page, line.box, quote);
}

export function placeOf(page: LaidPage, box: Box, quote: string): FoundAt {
  return {
    fileId: page.fileId,
    page: page.page.number,
    box: toPage(box, page.turn),
    quote: quote.slice(0, 300),
  };
}

/** Certainty from which a recognised line is taken at its word. */
const READ_WELL = 0.85;

/** Whether a line's figures can be relied on: held by the file, or printed and read well. */
export function isReadWell(page: LaidPage, { line }: LaidLine): boolean {
  return !page.misread || line.certainty >= READ_WELL;
}

import { findRecognition } from '@/content/requirements/recognition';
import type { FoundAt, FoundDocument } from './types';
import { type PackageView, wholePage } from './view';

/** Below that, nothing told what a page is: only that it is none of those asked for. */
const KNOWN_TO_BE_OTHER = 0.7;
const MAX_PLACES = 5;
/** Points: a sheet of drawings is wider than high, and wider than a letter lying on its side. */
const SHEET_WIDTH = 900;
const DRAWN: ReadonlySet<string> = new Set(['drawing', 'survey']);

/** Whether nobody could tell what a stretch of pages is. */
export function isUntold({ documentId, certainty }: FoundDocument): boolean {
  return documentId === 'unclear' || (documentId === 'other' && certainty < KNOWN_TO_BE_OTHER);
}

/**
 * The first pages of what nobody could tell, as far as it may be the document: sheets for a drawing, papers for a paper,
 * and pages without a word for either.
 */
export function pagesThatMayBe(view: PackageView, documentId: string): readonly FoundAt[] {
  const kind = findRecognition(documentId)?.kind;
  if (kind === undefined) return [];
  return view.documents
    .filter(
      (document) =>
        isUntold(document) && (isUnread(view, document) || isSheet(view, document) === DRAWN.has(kind)),
    )
    .slice(0, MAX_PLACES)
    .map(({ fileId, firstPage }) => wholePage(fileId, firstPage));
}

/** A page without a word says nothing of its kind either. */
function isUnread(view: PackageView, document: FoundDocument): boolean {
  return view.pagesOf(document).every(({ source }) => source === 'none');
}

function isSheet(view: PackageView, document: FoundDocument): boolean {
  return view.pagesOf(document).some(({ width, height }) => width > height && width > SHEET_WIDTH);
}

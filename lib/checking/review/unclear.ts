import { findRecognition } from '@/content/requirements/recognition';
import type { FoundAt, FoundDocument } from './types';
import { type PackageView, wholePage } from './view';

/** Certainty below which "other" means unclassified. */
const KNOWN_TO_BE_OTHER = 0.7;
const MAX_PLACES = 5;
/** Minimum width of a drawing sheet in points: wider than a letter page in landscape. */
const SHEET_WIDTH = 900;
const DRAWN: ReadonlySet<string> = new Set(['drawing', 'survey']);

/** Whether a segment could not be classified. */
export function isUnclear({ documentId, certainty }: FoundDocument): boolean {
  return documentId === 'unclear' || (documentId === 'other' && certainty < KNOWN_TO_BE_OTHER);
}

/**
 * The first pages of unclassified segments that may be the document: sheets for a drawing, papers for a
 * paper, and pages without text for either.
 */
export function pagesThatMayBe(view: PackageView, documentId: string): readonly FoundAt[] {
  const kind = findRecognition(documentId)?.kind;
  if (kind === undefined) return [];
  return view.documents
    .filter(
      (document) =>
        isUnclear(document) && (isUnread(view, document) || isSheet(view, document) === DRAWN.has(kind)),
    )
    .slice(0, MAX_PLACES)
    .map(({ fileId, firstPage }) => wholePage(fileId, firstPage));
}

/** A page without a word says nothing of its kind either. */
function isUnread(view: PackageView, document: FoundDocument): boolean {
  return view.getPages(document).every(({ source }) => source === 'none');
}

function isSheet(view: PackageView, document: FoundDocument): boolean {
  return view.getPages(document).some(({ width, height }) => width > height && width > SHEET_WIDTH);
}

import type { ChecklistDocument } from '@/lib/checklists/checklist';
import { COVERS, DRAWINGS, SEALED_PAPERS } from './kinds';
import type { ChecklistStanding, FieldId, FoundDocument, Standing } from './types';
import { fieldsOf, type PackageView, textOf } from './view';

/** How each document of the checklist stands in the package. */
export function standingsOf(view: PackageView): readonly ChecklistStanding[] {
  return view.input.checklist.documents.map((document) => {
    const found = whereFound(view, document.id);
    return { documentId: document.id, standing: standingOf(view, document, found), found };
  });
}

function standingOf(view: PackageView, document: ChecklistDocument, found: readonly number[]): Standing {
  if (found.length > 0) return 'found';
  if (document.status === 'may_be_asked') return 'optional';
  if (document.status === 'ask') return 'open';
  if (document.id === 'file_package') return view.input.failedFiles.length > 0 ? 'unclear' : 'found';
  if (document.id === 'valuation' && view.input.stated.valuationCents !== null) return 'found';
  // A set that was found says by its sheets whether it is sealed; nothing seen on them is no proof of nothing there.
  if (document.id === 'design_seal' && view.documents.some(isDesign)) return 'unclear';
  return mayStandUnread(view) ? 'unclear' : 'missing';
}

/** Whether something came that nobody could read or tell what it is: a missing document may be that. */
export function mayStandUnread(view: PackageView): boolean {
  return (
    view.input.failedFiles.length > 0 || view.documents.some(({ documentId }) => documentId === 'unclear')
  );
}

/** Indexes of the documents that are it, or that say what it asks for. */
function whereFound(view: PackageView, documentId: string): number[] {
  const own = indexesOf(view, (document) => document.documentId === documentId);
  if (own.length > 0) return own;
  return indexesOf(view, (document) => STANDS_IN[documentId]?.(document, view) ?? false);
}

function indexesOf(view: PackageView, holds: (document: FoundDocument) => boolean): number[] {
  return view.documents.flatMap((document, index) => (holds(document) ? [index] : []));
}

/** Some of what a checklist asks for is no paper of its own, but stands on others. */
const STANDS_IN: Readonly<Record<string, (document: FoundDocument, view: PackageView) => boolean>> = {
  parcel_legal: (document) =>
    has(document, 'address') && (has(document, 'parcel') || has(document, 'legal_description')),
  scope_description: (document, view) =>
    (document.documentId === 'application' || COVERS.has(document.documentId)) &&
    SCOPE_SAID.test(textOf(view, document)),
  valuation: (document) => has(document, 'valuation'),
  design_seal: (document) =>
    isDesign(document) && fieldsOf(document, 'seal').some(({ value }) => value === 'present'),
  plan_set: (document) =>
    DRAWINGS.has(document.documentId) &&
    (has(document, 'sheet_index') ||
      new Set(fieldsOf(document, 'sheet_number').map(({ value }) => value)).size > 1),
};

/** A label of the scope and at least some words behind it or on the line below. */
const SCOPE_SAID =
  /(?:scope of (?:the )?(?:work|project)|(?:description|nature) of (?:the )?(?:proposed )?(?:work|project|job)|(?:work|project|job) description|describe (?:the )?(?:work|project)|(?:descripci[oó]n|alcance) (?:del?|de los?) (?:la )?(?:trabajos?|obra|proyecto))[^\n:]{0,40}[:\s]\s*[^\n]*\p{L}{3,}[^\n]*\p{L}{3,}/iu;

const isDesign = ({ documentId }: FoundDocument) => DRAWINGS.has(documentId) || SEALED_PAPERS.has(documentId);
const has = (document: FoundDocument, id: FieldId) =>
  fieldsOf(document, id).some(({ value }) => value !== '');

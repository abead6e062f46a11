import type { ChecklistDocument } from '@/lib/checklists/checklist';
import type { BlankLabel } from './blank-labels';
import { answeredIn, blanksIn } from './blanks';
import { isUntold } from './doubt';
import { COVERS, DRAWINGS, SEALED_PAPERS } from './kinds';
import type { ChecklistStanding, FieldId, FoundDocument, Standing } from './types';
import { fieldsOf, isWholeReadable, type PackageView, textOf } from './view';

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
  if (isStated(view, document.id)) return 'found';
  // Sheets say themselves whether they are sealed; nothing seen on them is no proof of nothing there.
  if (document.id === 'design_seal') return 'unclear';
  if (!isLeftOut(view, document.id)) return 'unclear';
  return mayStandUnread(view) ? 'unclear' : 'missing';
}

/** What the applicant enters where the city asks for it need not stand on a paper. */
function isStated({ input: { stated } }: PackageView, documentId: string): boolean {
  if (documentId === 'valuation') return stated.valuationCents !== null;
  return documentId === 'parcel_legal' && stated.address !== null && stated.parcel !== null;
}

/**
 * Whether the application, where it usually stands, was seen to lack it: without an application, or with one that says it
 * in words nobody could make out, that is not known.
 */
export function isLeftOut(view: PackageView, documentId: string): boolean {
  // Whatever is no part of an application is a paper of its own.
  if (!(documentId in STANDS_IN) || documentId === 'plan_set') return true;
  if (isLeftBlank(view, documentId)) return true;
  const applications = readApplications(view);
  return (
    documentId === 'valuation' &&
    applications.length > 0 &&
    applications.every((document) => !/\$ ?\d/.test(textOf(view, document)))
  );
}

/** Whether the application has a place for it that nobody filled in: which is told as such. */
export function isLeftBlank(view: PackageView, documentId: string): boolean {
  const labels = LABELS_OF[documentId] ?? [];
  return readApplications(view).some((document) =>
    blanksIn(view, document).some(({ label }) => labels.includes(label)),
  );
}

function readApplications(view: PackageView): readonly FoundDocument[] {
  return view.byId('application').filter((document) => isWholeReadable(view, document));
}

const LABELS_OF: Readonly<Record<string, readonly BlankLabel[]>> = {
  scope_description: ['description'],
  parcel_legal: ['address', 'parcel', 'legal_description'],
  valuation: ['valuation'],
};

/** Whether something came that nobody could read or tell what it is: a missing document may be that. */
export function mayStandUnread(view: PackageView): boolean {
  return view.input.failedFiles.length > 0 || view.documents.some(isUntold);
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
    (answeredIn(view, document).has('description') || SCOPE_SAID.test(textOf(view, document))),
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

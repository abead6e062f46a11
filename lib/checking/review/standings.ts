import type { ChecklistDocument } from '@/lib/catalogue/checklists/checklist';
import type { BlankLabel } from './blank-labels';
import { answeredIn, blanksIn } from './blanks';
import { isRuledOut, isRuledOutEverywhere } from './corrections';
import { holdsByChance, holdsWithin } from './held-within';
import { COVERS, DRAWINGS, SEALED_PAPERS } from './kinds';
import type { ChecklistStanding, FieldId, FoundDocument, Standing } from './types';
import { findSuspicion } from './unclear';
import { getDocumentText, getFields, isWholeReadable, type PackageView } from './view';

/** The status of each checklist document in the package. */
export function listStandings(view: PackageView): readonly ChecklistStanding[] {
  return view.input.checklist.documents.map((document) => {
    const found = whereFound(view, document.id);
    return { documentId: document.id, standing: getStanding(view, document, found), found };
  });
}

function getStanding(view: PackageView, document: ChecklistDocument, found: readonly number[]): Standing {
  if (found.length > 0) return 'found';
  if (document.status === 'may_be_asked') return 'optional';
  if (document.status === 'ask') return 'open';
  if (document.id === 'file_package') return view.input.failedFiles.length > 0 ? 'unclear' : 'found';
  if (isStated(view, document.id)) return 'found';
  // Sealing is judged by sheet; not detecting a seal proves nothing.
  if (document.id === 'design_seal') return 'unclear';
  if (!isLeftOut(view, document.id)) return 'unclear';
  if (isLeftBlank(view, document.id)) return 'missing';
  return mayBeThere(view, document.id) ? 'unclear' : 'missing';
}

/** Whether the applicant stated it, so that it need not be on paper. */
function isStated({ input: { stated } }: PackageView, documentId: string): boolean {
  if (documentId === 'valuation') return stated.valuationCents !== null;
  return documentId === 'parcel_legal' && stated.address !== null && stated.parcel !== null;
}

/**
 * Whether the application was legible and lacks it; unknown without an application, or with an illegible one.
 */
export function isLeftOut(view: PackageView, documentId: string): boolean {
  // Whatever is no part of an application is a paper of its own.
  if (!(documentId in SUBSTITUTES) || documentId === 'plan_set') return true;
  if (isLeftBlank(view, documentId)) return true;
  const applications = readApplications(view);
  return (
    documentId === 'valuation' &&
    applications.length > 0 &&
    applications.every((document) => !/\$ ?\d/.test(getDocumentText(view, document)))
  );
}

/** Whether the application has an empty field for it, which is reported separately. */
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

/** Whether a document nobody recognised may be there all the same: on a page that was, or in a file nobody could read. */
function mayBeThere(view: PackageView, documentId: string): boolean {
  if (isRuledOutEverywhere(view.input, documentId)) return false;
  return view.input.failedFiles.length > 0 || findSuspicion(view, documentId).doubt !== null;
}

/** Whether a model saw it on the same pages, and nobody has said that it is not there. */
function alsoHolds({ input }: PackageView, document: FoundDocument, documentId: string): boolean {
  if (!document.alsoHolds?.includes(documentId)) return false;
  for (let page = document.firstPage; page <= document.lastPage; page += 1)
    if (!isRuledOut(input, documentId, document.fileId, page)) return true;
  return false;
}

/** Indexes of the documents that are it, or that say what it asks for. */
function whereFound(view: PackageView, documentId: string): number[] {
  const isHeld = SUBSTITUTES[documentId];
  // A field that was left empty is not filled in because applications usually have it.
  const mayBeHeld = documentId === 'plan_set' || !isLeftOut(view, documentId);
  return findIndexes(
    view,
    (document) =>
      document.documentId === documentId ||
      alsoHolds(view, document, documentId) ||
      (isHeld
        ? isHeld(document, view) || (mayBeHeld && holdsByChance(view, document, documentId))
        : holdsWithin(view, document, documentId)),
  );
}

function findIndexes(view: PackageView, holds: (document: FoundDocument) => boolean): number[] {
  return view.documents.flatMap((document, index) => (holds(document) ? [index] : []));
}

/** Checklist entries that are not a paper of their own but contained in others. */
const SUBSTITUTES: Readonly<Record<string, (document: FoundDocument, view: PackageView) => boolean>> = {
  parcel_legal: (document) =>
    has(document, 'address') && (has(document, 'parcel') || has(document, 'legal_description')),
  scope_description: (document, view) =>
    (document.documentId === 'application' || COVERS.has(document.documentId)) &&
    (answeredIn(view, document).has('description') ||
      SCOPE_DESCRIPTION.test(getDocumentText(view, document))),
  valuation: (document) => has(document, 'valuation'),
  design_seal: (document) =>
    isDesign(document) && getFields(document, 'seal').some(({ value }) => value === 'present'),
  plan_set: (document) =>
    DRAWINGS.has(document.documentId) &&
    (has(document, 'sheet_index') ||
      new Set(getFields(document, 'sheet_number').map(({ value }) => value)).size > 1),
};

/** A label of the scope and at least some words behind it or on the line below. */
const SCOPE_DESCRIPTION =
  /(?:scope of (?:the )?(?:work|project)|(?:description|nature) of (?:the )?(?:proposed )?(?:work|project|job)|(?:work|project|job) description|describe (?:the )?(?:work|project)|(?:descripci[oó]n|alcance) (?:del?|de los?) (?:la )?(?:trabajos?|obra|proyecto))[^\n:]{0,40}[:\s]\s*[^\n]*\p{L}{3,}[^\n]*\p{L}{3,}/iu;

const isDesign = ({ documentId }: FoundDocument) => DRAWINGS.has(documentId) || SEALED_PAPERS.has(documentId);
const has = (document: FoundDocument, id: FieldId) =>
  getFields(document, id).some(({ value }) => value !== '');

import type { Draft, Rule } from '../draft';
import { DRAWINGS, MAKERS_PAPERS, PEOPLES_PAPERS, SEALED_PAPERS, SIGNED_PAPERS } from '../kinds';
import type { ExtractedField, FieldId, FoundAt, FoundDocument, Severity } from '../types';
import { isUnclear } from '../unclear';
import { getDocumentText, getFields, isSure, type PackageView } from '../view';
import { saysUnregistered } from './not-final';

/** A signature line that appears empty; never an uncertain one. */
export const signaturesMissing: Rule = (view) => {
  // What was not registered is not signed either, and is signed when it is.
  const unregistered = new Set(
    view.documents.flatMap((document) =>
      saysUnregistered(view, document).length > 0 ? [document.documentId] : [],
    ),
  );
  return view.documents.flatMap((document): Draft[] => {
    if (unregistered.has(document.documentId)) return [];
    // Licences and certificates come from boards and insurers, who print their names.
    const isTheirs = MAKERS_PAPERS.has(document.documentId) || PEOPLES_PAPERS.has(document.documentId);
    if (isTheirs && !isSworn(document, view)) return [];
    // A sheet is signed across its seal, which has a rule of its own; the words beside it are the drafter's.
    if (isDrawn(document, view)) return [];
    const absent = absentIn(document, 'signature').filter(
      (field) => !isForAnother(field, view) && !SIGNED_ON.test(field.at.quote),
    );
    if (absent.length === 0) return [];
    const isSigned = getFields(document, 'signature').some(({ value }) => value === 'present');
    return [
      {
        rule: 'signature_missing',
        severity: getSeverity(view, document, isSigned),
        documentId: document.documentId,
        places: absent.map(({ at }) => at),
        values: { count: absent.length },
      },
    ];
  });
};

/** "I do hereby certify under the pains of perjury": an affidavit handed in for a certificate is signed by who gives it. */
function isSworn(document: FoundDocument, view: PackageView): boolean {
  return /\bI(?: do)?(?: hereby)? (?:certify|swear|affirm)\b|\bpenalt(?:y|ies) of perjury|\bbajo (?:pena de perjurio|juramento)|\bdeclaro bajo\b/i.test(
    getDocumentText(view, document),
  );
}

function isDrawn(document: FoundDocument, view: PackageView): boolean {
  return (
    DRAWINGS.has(document.documentId) ||
    view.getPages(document).some(({ width, height }) => width > height * 1.2)
  );
}

function getSeverity(view: PackageView, document: FoundDocument, isSigned: boolean): Severity {
  const { documentId } = document;
  // A form that can still be filled in may be signed in ways that no picture of it shows.
  if (isUnclear(document) || (view.file(document.fileId)?.facts.form.length ?? 0) > 0) return 'minor';
  if (!SIGNED_PAPERS.has(documentId) && !SEALED_PAPERS.has(documentId)) return 'minor';
  return isSigned ? 'major' : 'critical';
}

/** A seal space that appears empty, where the checklist or the paper requires a seal. */
export const sealsMissing: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    const absent = absentIn(document, 'seal');
    const severity = sealSeverity(document, view);
    if (absent.length === 0 || severity === null) return [];
    return [
      {
        rule: 'seal_missing',
        severity,
        documentId: document.documentId,
        places: absent.map(({ at }) => at),
        values: { count: absent.length },
        citation: view.input.checklist.documents.find(({ id }) => id === 'design_seal')?.citation ?? null,
      },
    ];
  });

/** A place for a seal was left on the sheet by whoever drew it, so an empty one is worth knowing in any case. */
function sealSeverity({ documentId }: FoundDocument, view: PackageView): Severity | null {
  if (SEALED_PAPERS.has(documentId)) return 'critical';
  if (!DRAWINGS.has(documentId)) return null;
  const status = view.getStatus('design_seal');
  if (status === 'required') return 'critical';
  return status === 'not_needed' ? null : 'minor';
}

function absentIn(document: FoundDocument, id: FieldId): ExtractedField[] {
  return getFields(document, id).filter((field) => field.value === 'absent' && isSure(field));
}

/** "SIGNED 07/29/2026": the day under a seal, not a place to sign. */
const SIGNED_ON = /\b(?:signed|sealed|firmad[oa])\b\W{0,3}(?:on |el )?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/i;

const OFFICE_USE = /office use|official use|uso oficial|uso de (?:la )?oficina/i;
const FOR_THE_CITY =
  /approved by|office use|reviewed by|building official|plans examiner|received by|inspector|uso oficial|aprobado por|revisado por|recibido por/i;
const FOR_A_CONTRACTOR = /contractor|licensee|qualifier|contratista/i;
const FOR_AN_OWNER_BUILDER = /owner[- /]?builder|propietario[- /]?constructor/i;

/** A place that whoever hands in this package leaves empty: the city's, and the one of the other kind of applicant. */
function isForAnother({ at }: ExtractedField, view: PackageView): boolean {
  const { quote } = at;
  if (FOR_THE_CITY.test(quote) || isBelowOfficeUse(at, view)) return true;
  if (FOR_AN_OWNER_BUILDER.test(quote)) return view.getStatus('owner_builder') === 'not_needed';
  return (
    FOR_A_CONTRACTOR.test(quote) &&
    !/owner|propietario|agent|agente/i.test(quote) &&
    view.getStatus('contractor_license') === 'not_needed'
  );
}

/** Of a page's height: as far as the head of the city's own part reaches. */
const PART = 0.05;

/** "This section for official use only" right above it. */
function isBelowOfficeUse({ fileId, page, box }: FoundAt, view: PackageView): boolean {
  return (view.page(fileId, page)?.lines ?? []).some(
    (line) => OFFICE_USE.test(line.text) && line.box.y < box.y && box.y - line.box.y < PART,
  );
}

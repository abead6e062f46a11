import type { Draft, Rule } from '../draft';
import { judgeChances } from '../recognise/judge-chances';
import { isLeftBlank, isLeftOut, listStandings } from '../standings';
import { findSuspicion, isBesideOther, isPartOfForms, type Suspicion } from '../unclear';
import type { PackageView } from '../view';

/**
 * Required documents that were not uploaded; never optional ones. Told as certain only where no page may be it; otherwise
 * a question about the pages that may.
 */
export const missingDocuments: Rule = (view) =>
  listStandings(view).flatMap(({ documentId, standing }): Draft[] => {
    if (isLeftBlank(view, documentId)) return [];
    const isQuestion = standing === 'unclear' && !NO_PAPERS.has(documentId) && isLeftOut(view, documentId);
    if (standing !== 'missing' && !isQuestion) return [];
    const { doubt, places } = isQuestion ? findSuspicion(view, documentId) : NOWHERE;
    return [
      {
        rule: 'missing_document',
        severity: !isQuestion ? 'critical' : isLikelierThere(view, documentId) ? 'info' : 'minor',
        documentId,
        places,
        values: { unread: doubt ? WORDING[doubt] : isQuestion ? 1 : 0 },
        citation:
          view.input.checklist.documents.find((document) => document.id === documentId)?.citation ?? null,
      },
    ];
  });

/**
 * Chance of presence from which a document that was not recognised is there more often than not, on packages of makers
 * the chances were not learned from.
 */
const LIKELIER_THERE = 0.25;

/**
 * Whether it rather is on a page that was not recognised than left out, a remark and not a question: what a picture is of is
 * told less well than what a text says, and applications often bear an owner's word and the contractor's registration.
 */
function isLikelierThere(view: PackageView, documentId: string): boolean {
  const { files, checklist } = view.input;
  if (judgeChances(files, checklist).isThere(documentId) >= LIKELIER_THERE) return true;
  const { doubt, places } = findSuspicion(view, documentId);
  if (doubt === 'within_others' && isPartOfForms(documentId)) return true;
  if (isBesideOther(view, documentId)) return true;
  return places.some(({ fileId, page }) => view.page(fileId, page)?.source !== 'text');
}

const NOWHERE: Suspicion = { doubt: null, places: [] };
/** Chooses the words. */
const WORDING = { unknown_pages: 2, pointed_to: 3, within_others: 4 } as const;

/** The rules of the upload and the seal on sheets are no papers that can be missing. */
const NO_PAPERS = new Set(['file_package', 'design_seal']);

/** What a question decides that nobody answered. */
export const undecidedDocuments: Rule = (view) =>
  listStandings(view).flatMap(({ documentId, standing }): Draft[] => {
    if (standing !== 'open') return [];
    const document = view.input.checklist.documents.find(({ id }) => id === documentId);
    const questions =
      document?.reason.kind === 'open' ? document.reason.questions.map(({ fact }) => fact) : [];
    return [
      {
        rule: 'undecided_document',
        severity: 'info',
        documentId,
        places: [],
        values: { questions: questions.join(',') },
      },
    ];
  });

import type { Draft, Rule } from '../draft';
import { isLeftBlank, isLeftOut, listStandings, mayBeUnreadable } from '../standings';
import { pagesThatMayBe } from '../unclear';

/**
 * Required documents that were not uploaded; never optional ones. If unclassified pages may be the document,
 * it is reported as a question about those pages.
 */
export const missingDocuments: Rule = (view) => {
  const unread = mayBeUnreadable(view);
  return listStandings(view).flatMap(({ documentId, standing }): Draft[] => {
    const mayBeUnread = unread && !NO_PAPERS.has(documentId) && isLeftOut(view, documentId);
    if (isLeftBlank(view, documentId)) return [];
    if (standing !== 'missing' && !(standing === 'unclear' && mayBeUnread)) return [];
    const places = NO_PAPERS.has(documentId) ? [] : pagesThatMayBe(view, documentId);
    return [
      {
        rule: 'missing_document',
        severity: places.length > 0 ? 'minor' : unread ? 'major' : 'critical',
        documentId,
        places,
        values: { unread: places.length > 0 ? 2 : unread ? 1 : 0 },
        citation:
          view.input.checklist.documents.find((document) => document.id === documentId)?.citation ?? null,
      },
    ];
  });
};

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

import type { Draft, Rule } from '../draft';
import { mayStandUnread, standingsOf } from '../standings';

/** What the checklist requires and nobody uploaded; never what may be asked for. */
export const missingDocuments: Rule = (view) => {
  const unread = mayStandUnread(view);
  return standingsOf(view).flatMap(({ documentId, standing }): Draft[] => {
    const isGone = standing === 'missing' || (standing === 'unclear' && unread && isPaper(documentId));
    if (!isGone) return [];
    return [
      {
        rule: 'missing_document',
        severity: unread ? 'major' : 'critical',
        documentId,
        places: [],
        values: { unread: unread ? 1 : 0 },
        citation:
          view.input.checklist.documents.find((document) => document.id === documentId)?.citation ?? null,
      },
    ];
  });
};

/** The rules of the upload, the seal on sheets, and what the application says are no papers of their own. */
const isPaper = (documentId: string) => !NO_PAPERS.has(documentId);
const NO_PAPERS = new Set(['file_package', 'design_seal', 'scope_description', 'parcel_legal', 'valuation']);

/** What a question decides that nobody answered. */
export const undecidedDocuments: Rule = (view) =>
  standingsOf(view).flatMap(({ documentId, standing }): Draft[] => {
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

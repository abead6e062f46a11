import type { Draft, Rule } from '../draft';
import { laidPages } from '../facts/laid';
import { findSealStates } from '../facts/seal-states';
import { DRAWINGS, SEALED_PAPERS } from '../kinds';

/**
 * A seal of a state the job is not in. A licence holds in its own state only (IBC 107.1 leaves the design professional to
 * the statutes of the jurisdiction), and examiners return such sheets. Papers that bear the right one too are in order.
 */
export const sealsOfOtherStates: Rule = (view) => {
  const { state } = view.input.checklist.place;
  return view.documents.flatMap((document): Draft[] => {
    const { documentId } = document;
    if (!DRAWINGS.has(documentId) && !SEALED_PAPERS.has(documentId)) return [];
    const seals = laidPages(view, document).flatMap(findSealStates);
    const [first] = seals;
    if (!first || seals.some((seal) => seal.state === state)) return [];
    return [
      {
        rule: 'seal_of_other_state',
        severity: 'minor',
        documentId,
        places: seals.map(({ at }) => at),
        values: { found: first.state, expected: state },
        subject: first.state,
      },
    ];
  });
};

import type { Draft, Rule } from '../draft';
import { laidPages } from '../facts/laid';
import { findPanelSums } from '../facts/panels';
import { MAKERS_PAPERS } from '../kinds';

/**
 * A panel schedule whose circuits do not add up to its total. Plan reviewers recompute it, as the load calculation and the
 * feeder rest on it (NEC 220.40, 408.4). A question, as a figure of the table may have been misread.
 */
export const panelSumsDiffer: Rule = (view) =>
  view.documents
    .filter(({ documentId }) => !MAKERS_PAPERS.has(documentId))
    .flatMap((document) =>
      laidPages(view, document)
        .flatMap(findPanelSums)
        .map(
          ({ name, listed, total, at }): Draft => ({
            rule: 'panel_sum_differs',
            severity: 'minor',
            documentId: document.documentId,
            places: [at],
            values: { found: total, expected: listed, panel: name ?? '' },
            citation: { en: 'NEC 220.40, 408.4', es: 'NEC 220.40, 408.4' },
            subject: name ?? '',
          }),
        ),
    );

import type { Draft, Rule } from '../draft';
import { CHOICES, findWay, type Way } from '../facts/kinds-of-work';
import { isOfTheLot } from '../kinds';
import type { FoundDocument } from '../types';

interface Said extends Way {
  readonly document: FoundDocument;
}

/**
 * A form that says one way of doing the work and a contract or plan that says the other: a roof taken off and a roof
 * covered, a heater with a tank and one without. "Scope differs between the form and the drawings" is among the reasons
 * for return of `content/requirements/rejections.ts`. A paper that names both ways says nothing.
 */
export const kindsOfWorkDiffer: Rule = (view) =>
  CHOICES.filter(({ types }) => types.includes(view.input.checklist.permitType.id)).flatMap(
    (choice): Draft[] => {
      const said = view.documents
        .filter(({ documentId }) => documentId !== 'unclear' && isOfTheLot(documentId))
        .flatMap((document): Said[] => {
          const way = findWay(view, document, choice);
          return way ? [{ ...way, document }] : [];
        });
      const form = said.find(({ document }) => document.documentId === 'application');
      const other = said.find(({ way, at }) => form && way !== form.way && at.fileId !== form.at.fileId);
      if (!form || !other) return [];
      return [
        {
          rule: 'scope_differs',
          severity: 'minor',
          documentId: other.document.documentId,
          places: [other.at, form.at],
          values: { found: other.at.quote, expected: form.at.quote, expectedIn: 'application' },
          subject: choice.id,
        },
      ];
    },
  );

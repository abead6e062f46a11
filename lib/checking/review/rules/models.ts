import type { Draft, Rule } from '../draft';
import { findModels, isOtherSize, isSameModel, type Model } from '../facts/models';
import { MAKERS_PAPERS, PEOPLES_PAPERS } from '../kinds';
import type { FoundDocument } from '../types';

interface Named {
  readonly document: FoundDocument;
  readonly models: readonly Model[];
}

/**
 * A data sheet or a certificate of ratings of the series that is planned, in another size. Reviewers hold the equipment
 * of the form and the plans against its papers, as listing and rating decide (IRC M1301.3 and 302 of the mechanical code;
 * NEC 110.3). A sheet of several sizes has the planned one among them; one that names another, which nothing else does,
 * is of another product.
 */
export const modelsDiffer: Rule = (view) => {
  const papers = view.documents
    .filter(({ documentId }) => documentId !== 'unclear' && !PEOPLES_PAPERS.has(documentId))
    .map((document): Named => ({ document, models: findModels(view, document) }));
  return papers.flatMap((own): Draft[] => {
    const ownId = own.document.documentId;
    const isMakers = MAKERS_PAPERS.has(ownId) || COMPUTED_FOR_ONE.has(ownId);
    if (!isMakers && !MADE_OUT_FOR_ONE.has(ownId)) return [];
    const others = papers.filter(({ document }) => document.fileId !== own.document.fileId);
    const naming = (value: string) => others.filter((other) => names(other, value));
    for (const model of own.models) {
      if (naming(model.value).length > 0) continue;
      const meant = others
        .filter(({ document }) => !MAKERS_PAPERS.has(document.documentId))
        .flatMap(({ document, models }) => models.map(({ value, at }) => ({ value, at, document })))
        .find(
          ({ value }) =>
            isOtherSize(value, model.value) &&
            !names(own, value) &&
            naming(value).length >= (isMakers ? 1 : SURE_BY),
        );
      if (!meant) continue;
      return [
        {
          rule: 'equipment_differs',
          severity: 'minor',
          documentId: ownId,
          places: [model.at, meant.at],
          values: { found: model.value, expected: meant.value, expectedIn: meant.document.documentId },
          subject: model.value.replace(/[^A-Z0-9]/g, ''),
        },
      ];
    }
    return [];
  });
};

/** Forms that name the equipment itself: where two other papers name another size, the form is the odd one. */
const MADE_OUT_FOR_ONE: ReadonlySet<string> = new Set([
  'application',
  'interconnect',
  'one_three_line',
  'one_line',
]);
/** What is computed for the equipment that was chosen. */
const COMPUTED_FOR_ONE: ReadonlySet<string> = new Set([
  'energy_alt',
  'energy_residential',
  'adu_cf1r',
  'manual_j',
  'manual_jsd',
]);
const SURE_BY = 2;

const names = ({ models }: Named, value: string) => models.some((one) => isSameModel(one.value, value));

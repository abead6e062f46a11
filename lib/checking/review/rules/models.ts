import type { Draft, Rule } from '../draft';
import { findModels, isOtherSize, isSameModel, type Model, seriesOf } from '../facts/models';
import { MAKERS_PAPERS, PEOPLES_PAPERS } from '../kinds';
import type { FoundDocument } from '../types';

interface Named extends Model {
  readonly document: FoundDocument;
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
    .map((document) => findModels(view, document).map((model): Named => ({ ...model, document })));
  const bySeries = new Map<string, Named[]>();
  for (const model of papers.flat()) {
    const series = seriesOf(model.value);
    const known = bySeries.get(series);
    if (known) known.push(model);
    else bySeries.set(series, [model]);
  }
  return papers.flatMap((own): Draft[] => {
    const [document] = own.map((model) => model.document);
    if (!document) return [];
    const isMakers = MAKERS_PAPERS.has(document.documentId) || COMPUTED_FOR_ONE.has(document.documentId);
    if (!isMakers && !MADE_OUT_FOR_ONE.has(document.documentId)) return [];
    for (const model of own) {
      const others = (bySeries.get(seriesOf(model.value)) ?? []).filter(
        (other) => other.document.fileId !== document.fileId,
      );
      const countNaming = (value: string) =>
        new Set(others.filter((other) => isSameModel(other.value, value)).map((other) => other.document))
          .size;
      if (countNaming(model.value) > 0) continue;
      const meant = others.find(
        (other) =>
          !MAKERS_PAPERS.has(other.document.documentId) &&
          isOtherSize(other.value, model.value) &&
          !own.some(({ value }) => isSameModel(value, other.value)) &&
          countNaming(other.value) >= (isMakers ? 1 : SURE_BY),
      );
      if (!meant) continue;
      return [
        {
          rule: 'equipment_differs',
          severity: 'minor',
          documentId: document.documentId,
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

import { REVIEW_POINTS } from '@/content/requirements/review-points';
import { citationFor } from '@/lib/catalogue/checklists/citation';
import { decide, type Verdict } from '@/lib/catalogue/checklists/condition';
import type { FactId, FactValue, ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { listPageStatements } from '../code/statements';
import { CODE_VALUES } from '../code/table';
import type { CodeValue } from '../code/types';
import type { Draft, Rule } from '../draft';
import type { PackageView } from '../view';

/** Values in drawings that violate the code. Where applicability is uncertain, only a minor finding. */
export const codeValuesBroken: Rule = (view) => {
  const { permitType, adoption, place } = view.input.checklist;
  const pages = listPageStatements(view);
  return CODE_VALUES.filter(({ permitTypes }) => permitTypes.includes(permitType.id)).flatMap(
    (value): Draft[] => {
      const point = findReviewPoint(value, view);
      const applies = point ? appliesTo(point, view) : 'no';
      if (!point || applies === 'no') return [];
      const reported = new Set<string>();
      return pages.flatMap((said): Draft[] => {
        const broken = value.judge(said, view);
        const { documentId } = said.document;
        // A figure that stands on several sheets of one document is mended once.
        if (!broken || reported.has(documentId)) return [];
        reported.add(documentId);
        return [
          {
            rule: 'code_value',
            severity: applies === 'yes' ? point.severity : 'minor',
            documentId,
            places: [broken.statement.at],
            values: {
              check: value.id,
              found: broken.found,
              limit: broken.limit,
              ...(broken.base === undefined ? {} : { base: broken.base }),
            },
            citation: citationFor(getCitation(point, view), adoption.irc, place.state),
            subject: value.id,
          },
        ];
      });
    },
  );
};

/** The permit type's own point of that kind, or the one the number was taken from. */
function findReviewPoint({ id, point }: CodeValue, view: PackageView): ReviewPointRecord | null {
  const own = REVIEW_POINTS[view.input.checklist.permitType.id].find(
    (one) => one.id === point.id || OWN_POINTS[id]?.includes(one.id),
  );
  return own ?? REVIEW_POINTS[point.permitType].find((one) => one.id === point.id) ?? null;
}

/** What other permit types call the same point. */
const OWN_POINTS: { readonly [V in CodeValue['id']]?: readonly string[] } = {
  guard_height: ['guard_height'],
  busbar: ['bus_120'],
};

function getCitation(point: ReviewPointRecord, view: PackageView): ReviewPointRecord['citation'] {
  return point.inState?.[view.input.checklist.place.state]?.citation ?? point.citation;
}

function appliesTo(point: ReviewPointRecord, view: PackageView): Verdict {
  const { answered, place } = view.input.checklist;
  const values: { [F in FactId]?: FactValue } = { state: place.state };
  for (const { question, answer } of answered) {
    if (answer !== null) values[question.fact] = answer;
  }
  return decide(point.when, { values, domains: {} }).verdict;
}

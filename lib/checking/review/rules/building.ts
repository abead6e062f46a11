import type { Draft, Rule } from '../draft';
import { BUILDING_FACTS, type BuildingFact, type BuildingSaid, findBuildingFacts } from '../facts/building';
import { COVERS, DRAWINGS } from '../kinds';
import type { FindingRule, FoundDocument } from '../types';

const RULE_OF: Readonly<Record<BuildingFact, FindingRule>> = {
  occupancy: 'occupancy_differs',
  construction_type: 'construction_type_differs',
  stories: 'stories_differ',
};

/** Papers that say what the building as a whole is. */
const SPEAKS: ReadonlySet<string> = new Set([...COVERS, 'application', 'co_app', 'life_safety', 'ti_arch']);

/**
 * An application that names another occupancy group, type of construction or number of stories than the code analysis.
 * Reviewers hold the form against the sheet first, as both decide which rules apply (IBC 107.2.1 and 302.1; among the
 * reasons for return of `content/requirements/rejections.ts`). Uses beside each other differ only where none is common.
 */
export const buildingDiffers: Rule = (view) => {
  const said = view.documents
    .filter(({ documentId }) => SPEAKS.has(documentId) || DRAWINGS.has(documentId))
    .flatMap((document) => findBuildingFacts(view, document).map((one) => ({ document, ...one })));
  return BUILDING_FACTS.flatMap((fact): Draft[] => {
    const all = said.filter((one) => one.fact === fact);
    const onForm = all.filter(({ document }) => document.documentId === 'application');
    const onPlans = all.filter(({ document }) => document.documentId !== 'application');
    const [form, plan] = [onForm[0], onPlans[0]];
    if (!form || !plan) return [];
    const values = (some: readonly (BuildingSaid & { document: FoundDocument })[]) =>
      new Set(some.flatMap((one) => one.values));
    const [formValues, planValues] = [values(onForm), values(onPlans)];
    if ([...formValues].some((value) => planValues.has(value))) return [];
    return [
      {
        rule: RULE_OF[fact],
        severity: 'minor',
        documentId: 'application',
        places: [form.at, plan.at],
        values: {
          found: [...formValues].join(', '),
          expected: [...planValues].join(', '),
          expectedIn: plan.document.documentId,
        },
      },
    ];
  });
};

import type { Draft, Rule } from '../draft';
import { laidPages, placeOfLine } from '../facts/laid';
import { isOfTheLot } from '../kinds';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';

const ENERGY: ReadonlySet<string> = new Set(['energy_residential', 'energy_alt', 'adu_cf1r', 'comcheck']);

const UNREGISTERED =
  /\bnot registered\b|\bregistration (?:number|no|#)[ .:#]*(?:none|pending|tbd|draft|n\/?a|sin registr\w+)\b|\bsin registrar\b/;

/**
 * California's energy certificates count once they are registered with a provider, whose number then stands at the foot of
 * every page (Title 24 Part 6 §10-103). The print of one that was not says so there; these are the places.
 */
export function saysUnregistered(view: PackageView, document: FoundDocument): FoundAt[] {
  if (view.input.checklist.place.state !== 'CA' || !ENERGY.has(document.documentId)) return [];
  return laidPages(view, document).flatMap((page) =>
    page.lines.filter(({ folded }) => UNREGISTERED.test(folded)).map((line) => placeOfLine(page, line)),
  );
}

export const certificatesNotRegistered: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    const places = saysUnregistered(view, document);
    if (places.length === 0) return [];
    const citation = { en: 'Title 24 Part 6 §10-103', es: 'Title 24 Parte 6 §10-103' };
    return [
      {
        rule: 'not_registered',
        severity: 'major',
        documentId: document.documentId,
        places,
        values: {},
        citation,
      },
    ];
  });

/** Alone on its line; "not for construction until approved" is on most sheets. */
const DRAFT =
  /^[^a-z]*(?:draft|preliminary(?: (?:set|plans?|drawings?|not for construction))?|not for (?:construction|permit(?:ting)?|submittal|submission)|for (?:review|pricing|bid(?:ding)?) only|borrador|preliminar|no (?:valido|apto) para (?:construccion|permiso|construir))[^a-z]*$/;

/** A paper that says of itself that it is not the one to hand in. A question: the mark may have stayed on by mistake. */
export const papersMarkedDraft: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    const { documentId } = document;
    if (documentId === 'other' || !isOfTheLot(documentId)) return [];
    const places = laidPages(view, document).flatMap((page) =>
      page.misread
        ? []
        : page.lines.filter(({ folded }) => DRAFT.test(folded)).map((line) => placeOfLine(page, line)),
    );
    const [first] = places;
    if (!first) return [];
    return [{ rule: 'marked_draft', severity: 'minor', documentId, places, values: { found: first.quote } }];
  });

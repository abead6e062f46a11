import type { Rule } from '../draft';
import { laidPages } from '../facts/laid';
import { isSitePlan } from '../facts/site-plan';
import { DRAWINGS } from '../kinds';
import { isSameRow, type LaidLine, type LaidPage } from '../text/layout';
import type { FoundAt, FoundDocument } from '../types';
import { getDocumentText, type PackageView, wholePage } from '../view';

/**
 * A site plan without a distance to any lot line, where a zoning paper of the package asks for them. IRC R106.2 and IBC
 * 107.2.6 want distances from lot lines on the site plan; it is among the most frequent corrections
 * (`sitePlanIncomplete` of `content/requirements/rejections.ts`).
 */
export const setbacksMissing: Rule = (view) => {
  const asked = findAsking(view);
  if (!asked) return [];
  const plans = view.documents
    .filter(({ documentId }) => DRAWINGS.has(documentId))
    .flatMap((document) => laidPages(view, document).map((page) => ({ document, page })))
    .filter(
      ({ page }) =>
        !page.misread && isSitePlan(page) && page.lines.some(({ line }) => MEASURE.test(line.text)),
    );
  const [first] = plans;
  if (!first || plans.some(({ page }) => givesDistances(page))) return [];
  const documentId = view.getStatus('site_plan') === null ? first.document.documentId : 'site_plan';
  return [
    {
      rule: 'setbacks_missing',
      severity: 'minor',
      documentId,
      places: [wholePage(first.document.fileId, first.page.page.number), asked.at],
      values: { askedIn: asked.document.documentId },
      citation: { en: 'IRC R106.2; IBC 107.2.6', es: 'IRC R106.2; IBC 107.2.6' },
    },
  ];
};

/** Where a sheet's measures are drawn as outlines there is nothing to read. */
const MEASURE = /\d\s?['’′]/;

const ASKS =
  /\b(?:setbacks?|yards?|distances?|dimensions?|retiros?|distancias?|acotad\w*)\b[^.]{0,90}\b(?:property|lot|boundary) lines?|\b(?:property|lot) lines?[^.]{0,60}\b(?:shown|dimension|setback)|\b(?:front|rear|side|corner) (?:yard|setback)s?\b[^.]{0,20}\d|\bretiro (?:frontal|lateral|posterior|trasero)\b|\blinderos?\b/i;
const ZONING: ReadonlySet<string> = new Set(['zoning_approval', 'hoa_letter']);

function findAsking(view: PackageView): { document: FoundDocument; at: FoundAt } | null {
  for (const document of view.documents) {
    if (!ZONING.has(document.documentId)) continue;
    if (ASKS.test(getDocumentText(view, document).replaceAll('\n', ' ')))
      return { document, at: wholePage(document.fileId, document.firstPage) };
  }
  return null;
}

const BEARING = /[NS]\s?\d{1,2}\s?[°º]|\d{1,2}\s?[°º]\s?\d{1,2}['’′]/;
const SAYS_SO =
  /\bset ?backs?\b|\b(?:to|from) (?:the )?(?:(?:property|lot|side|rear|front|boundary) ?)+line|\b(?:side|rear|front) yard\b|\bclear(?:ance)? to\b|retiro|lindero|\bp\.?l\.?\b|\btyp\b/i;
const DISTANCE =
  /^[±~(]?\d{1,3}(?:\.\d{1,2})?\s?(?:['’′](?:\s?-?\s?\d{1,2}(?:\s?\d\/\d)?\s?["”″])?|ft\.?|feet|pies)[±)]?$/i;

/** "261.1'": the length of a side of the lot, by a surveyor. */
const OF_A_SIDE = /^(?:\d{3}(?:\.\d{1,2})?|\d{2}\.\d{2})\s?(?:['’′]|ft\.?)$/i;

/** "0 20 40 60'": the last figure of a drawn scale. */
function isOfScaleBar(page: LaidPage, { line: own }: LaidLine): boolean {
  const beside = page.lines.filter(
    ({ line }) => line !== own && isSameRow(line.box, own.box) && /^\d{1,3}$/.test(line.text.trim()),
  );
  return beside.length >= 2;
}

/** Bearings and lengths of the boundary are no distances to it. */
function givesDistances(page: LaidPage): boolean {
  return page.lines.some((laid) => {
    const { text } = laid.line;
    return (
      !BEARING.test(text) &&
      !OF_A_SIDE.test(text.trim()) &&
      (SAYS_SO.test(text) || DISTANCE.test(text.trim()) || /\d\s?['’′]\s?-\s?\d{1,2}\s?["”″]/.test(text)) &&
      !isOfScaleBar(page, laid)
    );
  });
}

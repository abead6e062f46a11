import { findFirstBroken, type Judge } from './types';

const LAYERS =
  /\b(?:roof )?layers?\b[^\d\n]{0,25}?(\d)\b|\b(\d) (?:roof(?:ing)? )?layers?\b|\bcapas?\b[^\d\n]{0,25}?(\d)\b|\b(\d) capas?\b/i;
const TEAR_OFF = /tear[- ]?off|strip|remov|retir|quitar|desmont/i;
const OVERLAY =
  /overlay|recover|over existing(?! (?:deck|decking|sheathing|plywood|boards?|framing))|go[- ]over|encima|sobre (?:la )?existente/i;
/** Other things lie in layers too. */
const NO_COVERING =
  /underlayment|felt|paper|membrane|sheathing|plywood|drywall|gypsum|insulation|ice (?:and|&)|fieltro|membrana base|contrachapado|yeso|aislamiento/i;

/** Two layers may stand; none may go over them. */
export const roofLayers: Judge = ({ statements, text: page }) => {
  if (TEAR_OFF.test(page)) return null;
  const isCovered = OVERLAY.test(page);
  return findFirstBroken(statements, (text) => {
    if (NO_COVERING.test(text)) return null;
    const layers = Number(
      LAYERS.exec(text)
        ?.slice(1)
        .find((part) => part !== undefined) ?? 0,
    );
    const found = isCovered ? layers + 1 : layers;
    return layers > 0 && found > 2 ? { found, limit: 2 } : null;
  });
};

const SLOPE =
  /\b(?:slope|pitch|pendiente)\b[^\d\n]{0,20}?(\d{1,2}(?:\.\d+)?)(?:[\s-]+(\d)\/(\d))?\s*(?::|\/|in|in\.|on|en|"?\s*(?:per|\/)\s*)\s*12\b/i;
/** Another part of the roof may have another covering. */
const OTHER_COVERING =
  /low[- ]slope|modified bitumen|\bTPO\b|\bEPDM\b|membran|torch|standing seam|built[- ]up/i;
const SHINGLES = /asphalt|composition shingle|architectural shingle|laminated shingle|asf[aá]ltic/i;

export const roofSlope: Judge = ({ statements, text: page }) => {
  if (!SHINGLES.test(page) || OTHER_COVERING.test(page)) return null;
  return findFirstBroken(statements, (text) => {
    const match = SLOPE.exec(text);
    if (!match) return null;
    const found = Number(match[1]) + (match[2] && match[3] ? Number(match[2]) / Number(match[3]) : 0);
    return found < 2 ? { found, limit: 2 } : null;
  });
};

const INCHES_TO_FEET =
  /(?<![\d/])(?:(\d{1,2}) )?(\d{1,2})(?:\/(\d{1,2}))? ?(?:"|″|”|“|''|in\.?|inch(?:es)?|pulg\.?) ?= ?(\d{1,4}) ?(?:'|′|’|‘|ft\.?|feet|-|pies?)(?: ?-? ?(\d{1,2}) ?(?:"|″|”|''))?/i;
/** Behind a label: a scan may lose the sign between. */
const LABELLED = new RegExp(
  INCHES_TO_FEET.source.replace(' ?= ?', ' ?[=:~-]? ?').replace('|-|', '|-|$|'),
  'i',
);
/** A foot and no inches, its mark lost: `1/4" = 10"`. */
const ONE_FOOT = /(?<![\d/])(?:(\d) )?(\d{1,2})(?:\/(\d{1,2}))? ?["″”] ?= ?1[-' ]{0,2}[0O] ?["″”]/;
const RATIO = /(?<![\d:])1 ?: ?(\d{1,5})(?![\d:])/;
const NOT_TO_SCALE = /\bn\.? ?t\.? ?s\b\.?|not to scale|sin escala|no a escala|\bs\/e\b|none/i;
const AS_NOTED =
  /as (?:noted|shown|indicated)|seg[uú]n (?:se )?(?:indica|indicad[oa])|indicada|varies|var[ií]a/i;
const MAX_TEXT = 160;

/** A drawing's scale as `1:48`, `NTS` or `AS NOTED`; null where none stands there. */
export function parseScale(text: string): string | null {
  const short = text
    .slice(0, MAX_TEXT)
    .replace(/\s+/g, ' ')
    .replace(/¼/g, '1/4')
    .replace(/½/g, '1/2')
    .replace(/⅛/g, '1/8')
    .replace(/¾/g, '3/4')
    .replace(/⅜/g, '3/8')
    .replace(/(\d) \/ (\d)/g, '$1/$2');
  const match = INCHES_TO_FEET.exec(short) ?? (ONE_FOOT.test(short) ? null : LABELLED.exec(short));
  if (match) {
    const [, whole, top, bottom, feet, inches] = match;
    const drawn = Number(whole ?? 0) + Number(top) / Number(bottom ?? 1);
    const meant = Number(feet) * 12 + Number(inches ?? 0);
    const ratio = meant / drawn;
    return Number.isFinite(ratio) && ratio >= 1 ? `1:${Math.round(ratio)}` : null;
  }
  const foot = ONE_FOOT.exec(short);
  if (foot) {
    const drawn = Number(foot[1] ?? 0) + Number(foot[2]) / Number(foot[3] ?? 1);
    return drawn > 0 && drawn <= 12 ? `1:${Math.round(12 / drawn)}` : null;
  }
  const ratio = RATIO.exec(short);
  if (ratio && Number(ratio[1]) >= 1) return `1:${Number(ratio[1])}`;
  if (NOT_TO_SCALE.test(short)) return 'NTS';
  return AS_NOTED.test(short) ? 'AS NOTED' : null;
}

/** Whether a text holds a scale that can be nothing else: inches that equal feet. */
export function isScale(text: string): boolean {
  const short = text.slice(0, MAX_TEXT).replace(/\s+/g, ' ');
  return INCHES_TO_FEET.test(short) || CELL.test(short.trim());
}

/** A cell of its own that a title block has for nothing else. */
const CELL =
  /^(?:n\.?t\.?s\.?|as (?:noted|shown)|seg[uú]n se indica|sin escala|1 ?["″”] ?= ?\d{2,3}['’′]?)$/i;

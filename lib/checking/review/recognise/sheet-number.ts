/**
 * Occupancy groups, insulation values and the like look the same, so a sheet number also needs a matching
 * position.
 */
const SHEET = /^([A-Z]{1,4})[ .\-–—_]{0,2}([0-9OIL]{1,3})(?:[.\-–—]([0-9OIL]{1,2}))?([A-Z])?$/;
const MAX_LENGTH = 12;

/** Letters that come before the number of a sheet in the trade; others are misread or mean something else. */
const DISCIPLINES = new Set(
  (
    'A AD AS AC AE AI AR B C CE CG CU CS CV CVR D DM DT E EC ED EL EP ES ESC ESS EV F FA FP FS FD G GN GR H HV I ID IR ' +
    'K L LA LS LP M MD ME MEP MH MP N P PD PL PP POOL PV R RF S SC SD SE SF SG SH SI SK SN SP ST T TC TP TS U V W X Z'
  ).split(' '),
);

/** The number of a sheet in its one form, such as `A-101` or `A-1.1`; null where it is none. */
export function parseSheetNumber(text: string): string | null {
  // A scan sets letters apart: `S-1 01`.
  const upper = text
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{1,3}-\d) (\d{1,2})$/, '$1$2');
  if (upper.length < 2 || upper.length > MAX_LENGTH) return null;
  const match = SHEET.exec(upper);
  if (!match) return null;
  const [, letters = '', first = '', second, suffix] = match;
  if (!DISCIPLINES.has(letters) || !/\d/.test(first)) return null;
  return `${letters}-${digits(first)}${second ? `.${digits(second)}` : ''}${suffix ?? ''}`;
}

/** Its letters: `A` of `A-101`. */
export function getDiscipline(sheet: string): string {
  return sheet.slice(0, sheet.indexOf('-'));
}

function digits(text: string): string {
  return text.replaceAll('O', '0').replace(/[IL]/g, '1');
}

import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

/** The model number of something that is bought: "HPX4-048", "SV-410-BK". */
export interface Model {
  readonly value: string;
  readonly at: FoundAt;
}

const TOKEN = /(?<![A-Z0-9.$#-])[A-Z][A-Z0-9]*(?:[-/.+]?[A-Z0-9]+)*(?![A-Z0-9"”'’])/g;
/** Numbers of papers, people and rules, which look alike. */
const OTHER_NUMBER =
  /\b(?:lic(?:en[cs]e|\.)?|licencia|permit|permiso|policy|p[oó]liza|project no|job no|invoice|quote|estimate|order|report|case|file|sheet|hoja|detail|registration|certificate|reference|apn|parcel|plan no|lot|fl ?#|approval|noa|esr|iapmo|cert|account|phone|fax|po box)\b/i;
const STANDARD =
  /^(?:A[CI]SC?|AAMA|AISI|ANSI|APA|ASCE|ASHRAE|ASME|ASTM|AWC|AWS|BPI|CA?RC|CBC|CEC|CF\dR|CMC|CPC|CSA|FBC|FRT|FSEC|HUD|IBC|ICC|IEBC|IECC|IFC|IMC|IPC|IRC|ISO|NDS|NEC|NEMA|NFPA|NFRC|NSF|OSHA|RC|SDI|SEC|SMACNA|TAS|TMS|TPI|UL|UBC|UPC|USB|WPPA)[-. ]?[A-Z]?\d/;
const LEAST_LENGTH = 6;

/** Words of letters and digits that may name a product; what names papers and standards is left out. */
export function findModels(view: PackageView, document: FoundDocument): Model[] {
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line) => {
      const { text } = line.line;
      if (!isReadWell(page, line) || text.length > 400) return [];
      return [...text.matchAll(TOKEN)].flatMap((match): Model[] => {
        const [value] = match;
        const before = text.slice(Math.max(0, match.index - 28), match.index);
        if (!looksLikeModel(value) || OTHER_NUMBER.test(before)) return [];
        return [{ value, at: placeOfLine(page, line, value) }];
      });
    }),
  );
}

function looksLikeModel(token: string): boolean {
  const letters = token.replace(/[^A-Z]/g, '').length;
  const digits = token.replace(/\D/g, '').length;
  return token.length >= LEAST_LENGTH && letters >= 2 && digits >= 2 && !STANDARD.test(token);
}

/**
 * Whether two model numbers are of one series in two sizes: letters and digits alternate alike as far as the shorter
 * goes, and one run of digits is another of the same length.
 */
export function isOtherSize(a: string, b: string): boolean {
  const [x, y] = [runs(a), runs(b)];
  const count = Math.min(x.length, y.length);
  if (count < 2 || (x[0] !== y[0] && !/^\d/.test(x[0] ?? ''))) return false;
  let changed = 0;
  for (let at = 0; at < count; at += 1) {
    const [one = '', two = ''] = [x[at], y[at]];
    if (one === two) continue;
    if (!/^\d+$/.test(one) || !/^\d+$/.test(two) || one.length !== two.length || one.length < 2) return false;
    changed += 1;
  }
  return changed === 1;
}

/** As far as the shorter goes: "HPX4-048" is "HPX4-048-A2". */
export function isSameModel(a: string, b: string): boolean {
  const [short, long] = [runs(a), runs(b)].toSorted((x, y) => x.length - y.length);
  return short !== undefined && short.length >= 2 && short.every((run, at) => run === long?.[at]);
}

/** The letters a model number begins with, which its other sizes share. */
export const seriesOf = (value: string): string => runs(value)[0] ?? '';

const runs = (token: string): string[] => token.match(/[A-Z]+|\d+/g) ?? [];

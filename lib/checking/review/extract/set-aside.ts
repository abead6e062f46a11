import type { LaidPage } from '../text/layout';

const STAMP =
  /^[^a-z]*(?:void|superseded|obsolete|cancell?ed|do not use|no longer valid|anulad[oa]|sustituid[oa]|cancelad[oa]|reemplazad[oa]|obsolet[oa]|sin efecto)(?:[^a-z]+(?:void|superseded|copy|sheet|drawing|by|see|rev(?:ision)?|sheet|por|copia|lamina|[a-z]?-?\d+(?:\.\d+)?[a-z]?))*[^a-z]*$/;
/** Larger than the text about it. */
const LARGE = 1.5;

/** A copy that bears a stamp saying it no longer counts: its values are no evidence against those that do. */
export function isSetAside({ lines }: LaidPage): boolean {
  return lines.some(
    ({ line, folded, size }) =>
      folded.length <= 40 && STAMP.test(folded.trim()) && (size >= LARGE || line.box.h > line.box.w * 0.5),
  );
}

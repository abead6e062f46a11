import type { ReadFile } from '@/lib/checking/reading/types';
import type { LaidPage } from '../text/layout';

const STAMP =
  /^[^a-z]*(?:void|superseded|obsolete|cancell?ed|do not use|no longer valid|anulad[oa]|sustituid[oa]|cancelad[oa]|reemplazad[oa]|obsolet[oa]|sin efecto)(?:[^a-z]+(?:void|superseded|copy|sheet|drawing|by|see|rev(?:ision)?|sheet|por|copia|lamina|est(?:imate)?|[a-z]?-?\d+(?:[.-]?[a-z\d]+)*))*[^a-z]*$/;
/** Larger than the text about it. */
const LARGE = 1.5;

/** `Estimate_2231_OLD.pdf`, `plans (superseded).pdf`: words of a name that say the same. */
const OLD_NAME =
  /(?:^|[^a-z])(?:old|superseded|obsolete|void|outdated|do ?not ?use|viej[oa]|anterior|obsolet[oa]|anulad[oa]|reemplazad[oa])(?=[^a-z]|$)/i;

/** A copy that bears a stamp saying it no longer counts: its values are no evidence against those that do. */
export function isSetAside({ lines }: LaidPage): boolean {
  return lines.some(
    ({ line, folded, size }) =>
      folded.length <= 40 && STAMP.test(folded.trim()) && (size >= LARGE || line.box.h > line.box.w * 0.5),
  );
}

/** A file that whoever named it calls old: the same holds for all of it. */
export function isNamedOld({ name }: Pick<ReadFile, 'name'>): boolean {
  const words = name
    .replace(/\.[a-z]{3,4}$/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return OLD_NAME.test(words.replaceAll('_', ' '));
}

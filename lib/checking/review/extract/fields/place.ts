import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { sameAddress } from '../../compare-values';
import { boxOfWords, type LaidLine } from '../../text/layout';
import type { ExtractedField } from '../../types';
import type { LabelHit } from '../find-labels';
import { found, foundIn } from '../found';
import type { FieldPage } from '../page-view';
import { addressesIn, parseAddress } from '../parse/address';
import { parseParcel } from '../parse/number';
import { findSpans } from '../spans';

/** Words before an address that make it the job's. */
const JOB_AT =
  /\b(?:located at|situated at|property at|premises at|work at|project at|residence at|known as|job at|site at|for the property|property address is|property|re|ref|subject|regarding|ubicad[ao] en|situad[ao] en|propiedad en|obra en|trabajo en|localizad[ao] en|inmueble en|asunto|domicilio en|owns?|owner of|dueñ[ao] de|propietari[ao] de|(?:house|home|building|lot|land|residence|casa|vivienda|terreno|predio) (?:at|on|en))\b[^\d]{0,40}$/i;
/** The line that says what a letter is about, whatever number of its own stands first. */
const SUBJECT_LINE =
  /^(?:re|ref|reference|subject|subj|regarding|project|job|property|site|location|asunto|proyecto|obra|propiedad)\b ?[:.#]/i;
const NOT_THE_JOB =
  /\b(?:mail(?:ing)?|resid(?:e|es|ing)|office|llc|inc|p\.?o\.?|postal|correspondencia|oficina|domiciliad[ao])\b[^\d]{0,30}$/i;
/** Whoever owns it, as in "Doe Storage LLC owns 12 Elm Lane". */
const RIGHT_BEFORE =
  /\b(?:owns?|(?:located|situated|property|house|home|premises|work|project) at|propietari[ao] de|dueñ[ao] de)\W*$/i;
/** The line of a letter or a title block that says what is done there: "Foundation evaluation, 12 Elm Lane". */
const ABOUT =
  /\b(?:evaluation|review|inspection|observation|test|removal|repairs?|addition|alteration|residence|installation|replacement|remodel|improvements?|study|plans?|facade|sign|deck|fence|pool|roof|house|dwelling|evaluaci[oó]n|inspecci[oó]n|reparaci[oó]n|residencia|casa|vivienda|plano)\b[^\d.]{0,30},? *$/i;
/** Agrees with other papers, contradicts none. */
const UNSURE = 0.6;
const WHOSE_EVER = 0.75;
const MIN_PARCEL_ALONE = 7;

/** The address of the job; addresses of firms and people are left alone. */
export function addresses(view: FieldPage, hints: readonly string[]): ExtractedField[] {
  const { page, labels } = view;
  const fields: ExtractedField[] = [];
  const taken = new Set<LaidLine>();
  for (const label of labels) {
    const kind = addressKind(view, label);
    if (kind === null) {
      // A person's or firm's address is not the job's.
      if (label.ids.includes('other_address') || label.ids.includes('address'))
        for (const span of findSpans(page, label, labels)) {
          const value = parseAddress(span.text)?.value;
          // A bare "Address:" is the job's only if it matches the known address.
          const isKnown = value !== undefined && hints.some((hint) => sameAddress(hint, value) === 'same');
          if (isKnown && !label.ids.includes('other_address'))
            fields.push(foundIn(page, 'address', value, span, 0.85));
          taken.add(span.line);
        }
      continue;
    }
    for (const span of findSpans(page, label, labels)) {
      const parsed = parseAddress(span.text);
      // A bare word such as "site" labels an address only where one stands.
      if (!parsed || (!parsed.isSure && kind < 0.9)) continue;
      taken.add(span.line);
      const certainty = parsed.isSure ? kind : kind * 0.85;
      fields.push(foundIn(page, 'address', parsed.value, span, certainty));
      break;
    }
  }
  for (const line of page.lines) {
    if (taken.has(line) || labels.some((label) => label.line === line && label.ids.includes('other_address')))
      continue;
    fields.push(...unlabelled(view, line, hints));
  }
  return fields;
}

function addressKind(view: FieldPage, label: LabelHit): number | null {
  if (label.ids.includes('site_address')) {
    const words = label.line.tokens.filter(({ at }) => at >= label.from && at < label.to);
    // "Property", "Site", "Location": only beside what can be nothing but an address.
    return words.length > 1 ? 1 : 0.85;
  }
  if (!label.ids.includes('address')) return null;
  const role = view.getRole(label.line);
  if (role === 'site') return 0.95;
  if (role !== null) return null;
  const kind = view.recognition?.kind;
  const mayBeTheJobs = kind === 'drawing' || kind === 'calculation' || kind === 'survey' || kind === 'form';
  // Whose it is nothing says: enough to ask, not to accuse.
  return mayBeTheJobs ? WHOSE_EVER : null;
}

/**
 * Unlabelled addresses in sentences or title blocks: the job's if the context says so, or if close to the
 * known address.
 */
function unlabelled(view: FieldPage, line: LaidLine, hints: readonly string[]): ExtractedField[] {
  const words = line.line.words.map(({ text }) => text);
  return addressesIn(words).flatMap((parsed): ExtractedField[] => {
    const before = words.slice(0, parsed.from).join(' ').slice(-80);
    const at = {
      box: boxOfWords(line.line, parsed.from, parsed.to),
      quote: words.slice(parsed.from, parsed.to).join(' '),
      wordCertainty: line.line.certainty,
    };
    if (RIGHT_BEFORE.test(before))
      return [found(view.page, 'address', parsed.value, { ...at, certainty: 0.92 })];
    if (NOT_THE_JOB.test(before)) return [];
    if (JOB_AT.test(before) || SUBJECT_LINE.test(line.line.text))
      return [found(view.page, 'address', parsed.value, { ...at, certainty: 0.92 })];
    const hint = hints.find((one) => isNear(one, parsed.value));
    if (hint === undefined)
      return ABOUT.test(before)
        ? [found(view.page, 'address', parsed.value, { ...at, certainty: UNSURE })]
        : [];
    const same = sameAddress(hint, parsed.value) === 'same';
    return [found(view.page, 'address', parsed.value, { ...at, certainty: same ? 0.9 : 0.75 })];
  });
}

/** The same street with another number, or the same number on a street that begins alike. */
function isNear(known: string, other: string): boolean {
  const [one, two] = [normaliseAddress(known) ?? known, normaliseAddress(other) ?? other];
  const likeness = sameAddress(one, two);
  if (likeness !== 'differs') return true;
  const [a, b] = [one.split(' '), two.split(' ')];
  const [numberA = '', ...streetA] = a;
  const [numberB = '', ...streetB] = b;
  const isSameStreet = streetA.slice(0, 2).join(' ') === streetB.slice(0, 2).join(' ') && streetA.length > 0;
  return isSameStreet || (numberA === numberB && numberA.length >= 3 && streetA[0]?.[0] === streetB[0]?.[0]);
}

const PLAIN_ACCOUNT = /^(?:\W|\d)*(?:customer )?account (?:no|number|num)\b\W*$/;
const OF_A_UTILITY = /\bmeter\b|\bmedidor\b|\binterconnection\b|name on (?:the )?account/;

export function parcels(view: FieldPage): ExtractedField[] {
  const { page, labels } = view;
  // Assessors number parcels as accounts, and so do utilities their customers.
  const isUtility = page.lines.some(({ folded }) => OF_A_UTILITY.test(folded));
  return labels.flatMap((label): ExtractedField[] => {
    if (!label.ids.includes('parcel')) return [];
    if (isUtility && PLAIN_ACCOUNT.test(label.line.folded)) return [];
    const isShort = label.line.tokens.filter(({ at }) => at >= label.from && at < label.to).length < 2;
    if (!label.isMarked && !label.isAlone && isShort && !/apn|folio|pin|bbl|tms/.test(label.line.folded))
      return [];
    for (const span of findSpans(page, label, labels)) {
      const value = parseParcel(span.text);
      if (value && (label.isMarked || label.isAlone || value.length >= MIN_PARCEL_ALONE))
        return [foundIn(page, 'parcel', value, span)];
    }
    return [];
  });
}

const LEGAL =
  /\b(?:lots?|blocks?|blk|tract|unit|section|phase|plat|subdivision|addition|lote|manzana|fraccionamiento|seccion)\b/i;

/** "Lot 5, Block 2, Oak Hill Addition": nothing else is written so. */
const LOT_AND_BLOCK =
  /\b(?:lots?|lote)\.? {1,2}[\dA-Z-]{1,6},? {1,2}(?:(?:of|en|de|in) )?(?:block|blk|manzana|mza|bloque)\.? {1,2}[\dA-Z-]{1,6}\b/i;
const MAX_LEGAL = 160;

export function legalDescriptions(view: FieldPage): ExtractedField[] {
  const { page, labels } = view;
  const labelled = labels.flatMap((label): ExtractedField[] => {
    if (!label.ids.includes('legal')) return [];
    const span = findSpans(page, label, labels, true).find(({ text }) => LEGAL.test(text) && /\d/.test(text));
    return span ? [foundIn(page, 'legal_description', span.text.toUpperCase(), span)] : [];
  });
  if (labelled.length > 0 || view.recognition === null) return labelled;
  return page.lines.flatMap((line): ExtractedField[] => {
    const at = line.line.text.length <= MAX_LEGAL ? LOT_AND_BLOCK.exec(line.line.text) : null;
    if (!at) return [];
    const value = line.line.text.slice(at.index).toUpperCase();
    const { box, text, certainty } = line.line;
    return [
      found(page, 'legal_description', value, { box, quote: text, certainty: 0.8, wordCertainty: certainty }),
    ];
  });
}

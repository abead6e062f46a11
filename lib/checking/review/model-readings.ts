import type { Box, ReadPage } from '@/lib/checking/reading/types';
import { sameAddress, sameName, sameNumber } from './compare-values';
import { asUnsure } from './extract/extract-document';
import { parseAddress } from './extract/parse/address';
import { parseArea } from './extract/parse/area';
import { parseDate } from './extract/parse/date';
import { parseMoney } from './extract/parse/money';
import { parseParcel } from './extract/parse/number';
import { parseScale } from './extract/parse/scale';
import { isNamedOld, isSetAside } from './extract/set-aside';
import { laidPage } from './facts/laid';
import type { ReviewInput } from './input';
import { findLikeQuote } from './like-quote';
import { findQuote } from './quote';
import { parseSheetNumber } from './recognise/sheet-number';
import type { ExtractedField, FieldId, FoundDocument, ModelReading } from './types';

/** Of a value the rules read as well. */
const AGREED = 0.9;
/** Of a value the model alone read, by words of the page: enough for a question, for nothing firm. */
const READ = 0.75;
/** The words of the page are like its quote. */
const LIKE = 0.7;
/** Its quote stands in the picture alone: too little for any finding. */
const SEEN = 0.6;
/** Of a value of the rules that the model does not confirm: an address is one by its form, */
const UNCONFIRMED = 0.75;
/** a name or a number only by what stands beside it. */
const UNCONFIRMED_BY_LABEL = 0.6;
/** Of one in whose place the model read another. */
const CONTRADICTED = 0.66;
/** Of what seems missing on a document that may be another. */
const OF_DISPUTED = 0.6;
const MAX_VALUE = 200;
/** Visual fields, which a language model cannot prove by a quote. */
const VISUAL: ReadonlySet<FieldId> = new Set(['signature', 'seal', 'north_arrow']);

const BY_LABEL: ReadonlySet<FieldId> = new Set(['owner', 'contractor', 'license', 'area']);

/** Fields of which a page has one, so that another value, or none, is another reading. */
const SAME: { readonly [F in FieldId]?: (a: string, b: string) => boolean } = {
  address: (a, b) => sameAddress(a, b) !== 'differs',
  parcel: (a, b) => sameNumber(a, b) !== 'differs',
  license: (a, b) => sameNumber(a, b) !== 'differs',
  owner: (a, b) => sameName(a, b) !== 'differs',
  contractor: (a, b) => sameName(a, b) !== 'differs',
  valuation: (a, b) => a === b,
  fee_total: (a, b) => a === b,
  area: (a, b) => a === b,
  license_expires: (a, b) => a === b,
  insurance_expires: (a, b) => a === b,
  service_amps: (a, b) => a === b,
};

/**
 * Puts what a model read beside what the rules read on the same page: what both read is certain, what they read
 * differently is doubtful, and what the rules did not find is added.
 */
export function withReadings(documents: readonly FoundDocument[], input: ReviewInput): FoundDocument[] {
  const readings = new Map(
    (input.readings ?? []).map((reading) => [`${reading.fileId} ${reading.page}`, reading]),
  );
  if (readings.size === 0) return [...documents];
  const pages = new Map(
    input.files.flatMap(({ id, pages }) => pages.map((page) => [`${id} ${page.number}`, page] as const)),
  );
  const setAside = new Set(
    input.files.flatMap((file) =>
      file.pages
        .filter((page) => isNamedOld(file) || isSetAside(laidPage(file.id, page)))
        .map((page) => `${file.id} ${page.number}`),
    ),
  );
  return documents.map((document) => {
    const own = withFields(document, readings, pages);
    const fields = own.fields.map((field) =>
      setAside.has(`${field.at.fileId} ${field.at.page}`) ? asUnsure(field) : field,
    );
    return { ...own, fields: own.isDisputed ? fields.map(doubted) : fields };
  });
}

/** What a document lacks depends on which it is. */
function doubted(field: ExtractedField): ExtractedField {
  const most = VISUAL.has(field.id) ? OF_DISPUTED : UNCONFIRMED;
  return { ...field, certainty: Math.min(field.certainty, most) };
}

function withFields(
  document: FoundDocument,
  readings: ReadonlyMap<string, ModelReading>,
  pages: ReadonlyMap<string, ReadPage>,
): FoundDocument {
  const { fileId, firstPage, lastPage } = document;
  const fields = [...document.fields];
  for (let number = firstPage; number <= lastPage; number++) {
    const page = pages.get(`${fileId} ${number}`);
    const reading = readings.get(`${fileId} ${number}`);
    if (!page || !reading) continue;
    const read = verified(reading, page);
    for (const [at, field] of fields.entries())
      if (field.at.page === number) fields[at] = besideModel(field, read);
    fields.push(
      ...read.filter(
        (field) => !fields.some((own) => own.id === field.id && isSame(field.id, own.value, field.value)),
      ),
    );
  }
  return { ...document, fields };
}

/** A value of the rules, with the certainty it has beside what a model read on its page. */
function besideModel(field: ExtractedField, read: readonly ExtractedField[]): ExtractedField {
  if (VISUAL.has(field.id)) return field;
  const others = read.filter(({ id }) => id === field.id);
  if (others.some(({ value }) => isSame(field.id, field.value, value)))
    return { ...field, certainty: Math.max(field.certainty, AGREED) };
  if (!SAME[field.id]) return field;
  const alone = BY_LABEL.has(field.id) ? UNCONFIRMED_BY_LABEL : UNCONFIRMED;
  const most = others.length > 0 ? Math.min(CONTRADICTED, alone) : alone;
  return { ...field, certainty: Math.min(field.certainty, most) };
}

function isSame(id: FieldId, a: string, b: string): boolean {
  return a === b || (SAME[id]?.(a, b) ?? false);
}

/** The values of a reading in the form rules give them, whose quotes stand on the page or in its picture. */
function verified({ fileId, fields, isPictured }: ModelReading, page: ReadPage): ExtractedField[] {
  return fields.flatMap(({ id, value, quote, box: seen }): ExtractedField[] => {
    if (VISUAL.has(id)) return [];
    const place = findPlace(page, quote, isPictured, seen);
    const read = place ? inOneForm(id, value) : null;
    if (!place || read === null) return [];
    const at = { fileId, page: page.number, box: place.box, quote };
    return [{ id, value: read, at, certainty: place.certainty, by: 'model' }];
  });
}

const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };

function findPlace(
  page: ReadPage,
  quote: string,
  isPictured: boolean,
  seen: Box | null,
): { box: Box; certainty: number } | null {
  const exact = findQuote(page, quote);
  if (exact) return { box: exact, certainty: READ };
  if (!isPictured) return null;
  const like = findLikeQuote(page, quote);
  return like ? { box: like, certainty: LIKE } : { box: seen ?? WHOLE, certainty: SEEN };
}

/** A value in the form rules give it; null where it cannot be one. */
function inOneForm(id: FieldId, given: string): string | null {
  const value = given.trim().slice(0, MAX_VALUE);
  if (value === '') return null;
  const read = FORMS[id];
  if (!read) return value;
  const one = read(value);
  return one === null ? null : String(one);
}

const FORMS: { readonly [F in FieldId]?: (value: string) => string | number | null } = {
  address: (value) => parseAddress(value)?.value ?? null,
  parcel: parseParcel,
  license: licenseNumber,
  license_expires: parseDate,
  insurance_expires: parseDate,
  date: parseDate,
  valuation: (value) => parseMoney(value),
  fee_total: (value) => parseMoney(value),
  area: (value) => parseArea(value, true),
  scale: parseScale,
  sheet_number: parseSheetNumber,
  sheet_index: parseSheetNumber,
  service_amps: (value) => /^\d{2,4}/.exec(value)?.[0] ?? null,
  code_edition: edition,
};

const REGISTER = /^(?:(?:STATE|CITY|LICEN[CS]E|LIC|REG|REGISTRATION|NO|NUMBER|CSLB|ROC|CCB)[.:#\s]+)+/;

/** The whole of what was read as a number, in capitals without punctuation: `HV 46118`, `2102-217760`, `RO-GC-26-0187`. */
function licenseNumber(value: string): string | null {
  const bare = value
    .toUpperCase()
    .replace(REGISTER, '')
    .replace(/[^A-Z0-9]/g, '');
  const digits = bare.replace(/\D/g, '').length;
  return digits >= 3 && bare.length >= 4 && bare.length <= 20 ? bare : null;
}

/** Longer names before those they contain. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/international existing building/i, 'IEBC'],
  [/international energy/i, 'IECC'],
  [/international fuel gas/i, 'IFGC'],
  [/international residential/i, 'IRC'],
  [/international mechanical/i, 'IMC'],
  [/international plumbing/i, 'IPC'],
  [/international fire/i, 'IFC'],
  [/international building/i, 'IBC'],
  [/national electric|nfpa 70\b/i, 'NEC'],
  [/uniform plumbing/i, 'UPC'],
  [/uniform mechanical/i, 'UMC'],
  [/florida building/i, 'FBC'],
];
const SHORT =
  /\b(?:IRC|IBC|IEBC|IECC|IMC|IPC|IFGC|IFC|ISPSC|IPMC|NEC|UPC|UMC|CBC|CRC|CEC|CMC|CPC|CFC|FBC|FRC)\b/;
const YEAR = /\b(?:19|20)\d\d\b/;

/** `2021 International Residential Code` as `IRC 2021`; a code of a state's own as it is printed. */
function edition(value: string): string | null {
  const year = YEAR.exec(value)?.[0];
  if (!year) return null;
  const code = SHORT.exec(value.toUpperCase())?.[0] ?? CODES.find(([name]) => name.test(value))?.[1];
  return code ? `${code} ${year}` : value;
}

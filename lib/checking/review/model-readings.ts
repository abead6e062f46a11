import type { ReadPage } from '@/lib/checking/reading/types';
import { parseAddress } from './extract/parse/address';
import { parseArea } from './extract/parse/area';
import { parseDate } from './extract/parse/date';
import { parseMoney } from './extract/parse/money';
import { parseLicense, parseParcel } from './extract/parse/number';
import { parseScale } from './extract/parse/scale';
import type { ReviewInput } from './input';
import { findQuote } from './quote';
import { parseSheetNumber } from './recognise/sheet-number';
import type { ExtractedField, FieldId, FoundDocument, ModelReading } from './types';

const CERTAINTY = 0.75;
const MAX_VALUE = 200;
/** Visual fields, which a language model cannot prove by a quote. */
const SEEN = new Set<FieldId>(['signature', 'seal', 'north_arrow']);

/** Merges a model's readings where the rules found nothing: unclassified pages and missing fields. */
export function withReadings(
  documents: readonly FoundDocument[],
  input: ReviewInput,
  asked: ReadonlySet<string>,
): FoundDocument[] {
  const readings = input.readings ?? [];
  if (readings.length === 0) return [...documents];
  const pages = new Map(
    input.files.flatMap(({ id, pages }) => pages.map((page) => [`${id} ${page.number}`, page] as const)),
  );
  return documents.map((document) => {
    const own = readings.filter(
      ({ fileId, page }) =>
        fileId === document.fileId && page >= document.firstPage && page <= document.lastPage,
    );
    return withFields(named(document, own, asked), own, pages);
  });
}

function named(
  document: FoundDocument,
  own: readonly ModelReading[],
  asked: ReadonlySet<string>,
): FoundDocument {
  const isOpen = document.documentId === 'unclear' || document.documentId === 'other';
  const ids = new Set(own.map(({ documentId }) => documentId).filter((id) => id !== null && asked.has(id)));
  const [id] = ids;
  if (!isOpen || ids.size !== 1 || !id) return document;
  return { ...document, documentId: id, certainty: CERTAINTY, by: 'model' };
}

function withFields(
  document: FoundDocument,
  own: readonly ModelReading[],
  pages: ReadonlyMap<string, ReadPage>,
): FoundDocument {
  const known = new Set(document.fields.map(({ id }) => id));
  const added = own.flatMap((reading) =>
    reading.fields.flatMap(({ id, value, quote }): ExtractedField[] => {
      if (known.has(id) || SEEN.has(id)) return [];
      const page = pages.get(`${reading.fileId} ${reading.page}`);
      const box = page ? findQuote(page, quote) : null;
      const read = box ? inOneForm(id, value) : null;
      if (!box || read === null) return [];
      const at = { fileId: reading.fileId, page: reading.page, box, quote };
      return [{ id, value: read, at, certainty: CERTAINTY, by: 'model' }];
    }),
  );
  return added.length === 0 ? document : { ...document, fields: [...document.fields, ...added] };
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
  license: parseLicense,
  license_expires: parseDate,
  insurance_expires: parseDate,
  date: parseDate,
  valuation: money,
  fee_total: money,
  area: (value) => parseArea(value, true),
  scale: parseScale,
  sheet_number: parseSheetNumber,
  sheet_index: parseSheetNumber,
  service_amps: (value) => /^\d{2,4}/.exec(value)?.[0] ?? null,
  code_edition: (value) => /^[A-Z]{2,6} \d{4}$/.exec(value.toUpperCase())?.[0] ?? null,
};

/** Cents as they are asked for; with a sign or a dot, dollars. */
function money(value: string): number | null {
  return /^\d+$/.test(value) ? Number(value) : parseMoney(value);
}

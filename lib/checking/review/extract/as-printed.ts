import { editDistance } from '@/lib/edit-distance';
import { LEGAL_FORMS, splitWords, squeezed } from '../slips';
import type { LaidPage } from '../text/layout';
import type { ExtractedField, FieldId, FoundDocument } from '../types';
import { found } from './found';

/** Values that a package's papers repeat in words, so that what a picture lost can be told from what it shows. */
const REPEATED = ['address', 'contractor', 'owner'] as const;
type Repeated = (typeof REPEATED)[number];

/** Certainty from which a value is taken as another paper's spelling of it. */
const WELL_READ = 0.8;
/** Certainty of what is only known by its likeness: enough to be shown, too little to accuse. */
const BY_LIKENESS = 0.62;
/** Of letters, which a hand and a camera may have changed. */
const MISREAD_SHARE = 0.22;
const MIN_LETTERS = 8;
const MIN_STREET = 5;
const MAX_LINE = 120;

/**
 * Values read badly in a picture, as another paper has them: "Foundadcow Repaur" is the "Foundation Repair" of the
 * certificate. Figures are never put right by it: two house numbers are two addresses.
 *
 * @param pagesOf a document's pages, laid out
 */
export function asPrinted(
  documents: readonly FoundDocument[],
  pagesOf: (document: FoundDocument) => readonly LaidPage[],
): FoundDocument[] {
  const printed = new Map(REPEATED.map((id) => [id, listSpellings(documents, pagesOf, id)] as const));
  const ofOthers = (id: Repeated, { fileId }: FoundDocument) =>
    (printed.get(id) ?? []).filter((one) => one.at.fileId !== fileId).map(({ value }) => value);
  return documents.map((document) => {
    const pages = pagesOf(document).filter(({ misread }) => misread);
    if (pages.length === 0) return document;
    const fields = document.fields.map((field) => {
      const isPictured = pages.some(({ page }) => page.number === field.at.page);
      if (!isRepeated(field.id) || !isPictured || field.certainty >= WELL_READ) return field;
      const id = field.id;
      const meant = ofOthers(id, document).find((value) => isMisreading(id, field.value, value));
      return meant === undefined ? field : { ...field, value: meant };
    });
    const lost = REPEATED.flatMap((id) => {
      if (fields.some((field) => field.id === id)) return [];
      return findLost(id, ofOthers(id, document), pages);
    });
    return { ...document, fields: [...fields, ...lost] };
  });
}

const isRepeated = (id: FieldId): id is Repeated => REPEATED.some((one) => one === id);

/** Values that a file holds in print, that two files were read to have, or that at least look like words. */
function listSpellings(
  documents: readonly FoundDocument[],
  pagesOf: (document: FoundDocument) => readonly LaidPage[],
  id: Repeated,
): ExtractedField[] {
  const all = documents
    .filter(({ documentId }) => documentId !== 'unclear')
    .flatMap((document) => {
      const pictured = new Set(
        pagesOf(document).flatMap(({ misread, page }) => (misread ? [page.number] : [])),
      );
      return document.fields
        .filter((field) => field.id === id && field.certainty >= WELL_READ)
        .map((field) => ({ field, isPrinted: !pictured.has(field.at.page) }));
    });
  const isTwice = (field: ExtractedField) =>
    all.some(
      ({ field: other }) =>
        other.at.fileId !== field.at.fileId && squeezed(other.value) === squeezed(field.value),
    );
  const rank = ({ field, isPrinted }: (typeof all)[number]) => (isPrinted ? 0 : isTwice(field) ? 1 : 2);
  return all
    .filter((one) => rank(one) < 2 || !MISREAD_WORD.test(one.field.value))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ field }) => field);
}

/** What readers of pictures write and people do not: "Heatinq", "WNreckins". */
const MISREAD_WORD = /[qQ](?![uU])|[A-Z]{2}[a-z]|[^\p{L}\d\s.,&'’()/#-]/u;

function isMisreading(id: Repeated, read: string, printed: string): boolean {
  return id === 'address' ? isSameHouse(read, printed) : isNearly(squeezed(read), squeezed(printed));
}

function isNearly(read: string, printed: string): boolean {
  if (printed.length < MIN_LETTERS || read === printed) return false;
  const limit = Math.floor(printed.length * MISREAD_SHARE);
  return editDistance(read, printed, limit) <= limit;
}

/** The same number, and a street whose name is nearly the other's. */
function isSameHouse(read: string, printed: string): boolean {
  const [number, ...street] = splitWords(read);
  const [other, ...name] = splitWords(printed.split(',')[0] ?? '');
  if (number === undefined || number !== other || !/^\d{2,}$/.test(number)) return false;
  const longest = name.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return longest.length >= MIN_STREET && street.some((word) => isNearWord(word, longest));
}

function isNearWord(read: string, printed: string): boolean {
  const limit = Math.floor(printed.length / 3);
  return editDistance(read, printed, limit) <= limit;
}

/** A line of a picture that is a known value, nearly. */
function findLost(id: Repeated, values: readonly string[], pages: readonly LaidPage[]): ExtractedField[] {
  for (const page of pages)
    for (const { line } of page.lines) {
      if (line.text.length > MAX_LINE) continue;
      const value = values.find((one) =>
        id === 'address' ? hasHouse(line.text, one) : hasName(line.text, one),
      );
      if (value === undefined) continue;
      const at = { box: line.box, quote: line.text, certainty: BY_LIKENESS, wordCertainty: 1 };
      return [found(page, id, value, at)];
    }
  return [];
}

function hasHouse(text: string, address: string): boolean {
  const all = splitWords(text);
  return all.some((_, at) => isSameHouse(all.slice(at, at + 6).join(' '), address));
}

/** As many words in a row as the name has, without what says its form. */
function hasName(text: string, name: string): boolean {
  const own = splitWords(name).filter((word) => !LEGAL_FORMS.has(word) && word !== 'company');
  const all = splitWords(text);
  const wanted = own.join('');
  if (own.length < 2 || wanted.length < MIN_LETTERS) return false;
  return all.some((_, at) => {
    const read = all.slice(at, at + own.length).join('');
    return read === wanted || isNearly(read, wanted);
  });
}

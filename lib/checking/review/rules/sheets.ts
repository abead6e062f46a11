import type { ReadPage } from '@/lib/checking/reading/types';
import type { Draft, Rule } from '../draft';
import { DRAWINGS, isUnknown } from '../kinds';
import { getDiscipline } from '../recognise/sheet-number';
import { isIndexHeading } from '../recognise/sheets';
import { fold } from '../text/fold';
import type { ExtractedField, FoundDocument } from '../types';
import { getFields, isRecognised, isSure, type PackageView, wholePage } from '../view';

interface Sheet {
  readonly number: string;
  readonly document: FoundDocument;
  readonly field: ExtractedField;
}

/** Sheets listed but missing, pages not listed, and duplicate numbers. */
export const sheetsAgainstIndex: Rule = (view) => {
  // "R-21" in a list of an energy report is insulation.
  const rows = sheetsBy(view, 'sheet_index');
  const headed = findHeaded(view, rows);
  const index = rows.filter((row) => mayBeOfIndex(row, headed));
  const sheets = sheetsBy(view, 'sheet_number');
  return [
    ...notInSet(view, { index, sheets, headed }),
    ...notInIndex(view, index, sheets),
    ...twice(view, sheets),
  ];
};

/** On drawings, and on what nobody could tell where a heading says so: "A1", "W4" number parts of a work and windows too. */
function mayBeOfIndex(row: Sheet, headed: ReadonlySet<string>): boolean {
  const { documentId } = row.document;
  return DRAWINGS.has(documentId) || (isUnknown(documentId) && headed.has(pageOf(row)));
}

/** Pages with such rows on which a heading calls them an index. */
function findHeaded(view: PackageView, rows: readonly Sheet[]): ReadonlySet<string> {
  const pages = new Map(rows.map((row) => [pageOf(row), row.field.at]));
  const isHeaded = ({ fileId, page }: ExtractedField['at']) =>
    (view.page(fileId, page)?.lines ?? []).some(({ text }) => isIndexHeading(fold(text)));
  return new Set([...pages].flatMap(([page, at]) => (isHeaded(at) ? [page] : [])));
}

interface Sheets {
  readonly index: readonly Sheet[];
  readonly sheets: readonly Sheet[];
  readonly headed: ReadonlySet<string>;
}

function notInSet(view: PackageView, { index, sheets, headed }: Sheets): Draft[] {
  const absent = distinct(index).filter(
    (listed) => !sheets.some((sheet) => isSameNumber(view, sheet, listed)),
  );
  // A page whose number nobody could read may be the one that is looked for.
  if (sheets.length === 0 || absent.length <= unnumbered(view, sheets).length) return [];
  const inColumn = absent.filter((one) => isInColumn(one, index, absent));
  const bare = inColumn.filter((row) => !headed.has(pageOf(row)));
  // Marks of windows and doors are numbered as sheets are, and there are more of them.
  const told = bare.length > MAX_WITHOUT_HEADING ? inColumn.filter((one) => !bare.includes(one)) : inColumn;
  return told.map((row) => ({
    rule: 'sheet_not_in_set',
    // "R-3" beside a word is a group of occupancy as well: sure are letters that other sheets have too.
    severity:
      headed.has(pageOf(row)) &&
      sheets.some((sheet) => getDiscipline(sheet.number) === getDiscipline(row.number))
        ? 'major'
        : 'minor',
    documentId: row.document.documentId,
    places: [row.field.at],
    values: { sheet: row.number },
    subject: row.number,
  }));
}

const MAX_WITHOUT_HEADING = 2;
/** Of a page's width: the numbers of an index stand below each other. */
const COLUMN = 0.02;

/** Whether it stands in a column with sheets that are there: letters and figures elsewhere on a page are no row of an index. */
function isInColumn({ field: { at } }: Sheet, index: readonly Sheet[], absent: readonly Sheet[]): boolean {
  return index.some(
    (other) =>
      !absent.includes(other) &&
      other.field.at.fileId === at.fileId &&
      other.field.at.page === at.page &&
      Math.abs(other.field.at.box.x - at.box.x) < COLUMN,
  );
}

function notInIndex(view: PackageView, index: readonly Sheet[], sheets: readonly Sheet[]): Draft[] {
  const files = new Set(index.map(({ document }) => document.fileId));
  // Fewer than two lines are a mention, not an index.
  if (distinct(index).length < 2) return [];
  const numbers = new Set(index.map(({ number }) => folded(number)));
  const own = distinct(sheets).filter(({ document }) => files.has(document.fileId));
  const listed = own.filter(({ number }) => numbers.has(folded(number)));
  // An index that lacks several was not read whole.
  if (listed.length < Math.max(own.length * WHOLE, own.length - MAX_UNLISTED)) return [];
  return distinct(sheets)
    .filter(
      (sheet) =>
        files.has(sheet.document.fileId) &&
        isSure(sheet.field) &&
        !index.some((listed) => folded(listed.number) === folded(sheet.number)) &&
        !isNamedBesideIndex(view, index, sheet),
    )
    .map(({ number, document, field }) => ({
      rule: 'sheet_not_in_index',
      severity: 'minor',
      documentId: document.documentId,
      places: [field.at],
      values: { sheet: number },
      subject: number,
    }));
}

/** Whether a page with an index names the sheet in words that were not read as a row; on its own page once is its title block. */
function isNamedBesideIndex(view: PackageView, index: readonly Sheet[], { number, field }: Sheet): boolean {
  const wanted = folded(number);
  const pages = new Map(index.map((one) => [`${one.field.at.fileId} ${one.field.at.page}`, one.field.at]));
  return [...pages.values()].some(({ fileId, page }) => {
    const isOwn = fileId === field.at.fileId && page === field.at.page;
    const words = (view.page(fileId, page)?.lines ?? []).flatMap(({ text }) => text.split(/\s+/));
    return words.filter((word) => folded(word) === wanted).length > (isOwn ? 1 : 0);
  });
}

/** Share of the sheets from which an index was read whole. */
const WHOLE = 0.5;
/** Sheets that somebody forgets to list. */
const MAX_UNLISTED = 1;

function twice(view: PackageView, sheets: readonly Sheet[]): Draft[] {
  return distinct(sheets).flatMap((first): Draft[] => {
    const others = sheets.filter(
      (sheet) =>
        sheet.number === first.number &&
        isSure(sheet.field) &&
        !isSamePage(sheet, first) &&
        isSure(first.field),
    );
    const [other] = others;
    if (!other || looksAlike(view, first, other) || isVoid(view, first) || isVoid(view, other)) return [];
    return [
      {
        rule: 'sheet_twice',
        severity: 'major',
        documentId: other.document.documentId,
        places: [other.field.at, first.field.at],
        values: { sheet: first.number },
        subject: first.number,
      },
    ];
  });
}

/** A sheet that says itself that another took its place. */
function isVoid(view: PackageView, { field: { at } }: Sheet): boolean {
  return (view.page(at.fileId, at.page)?.lines ?? []).some(({ text }) => VOID.test(text));
}

const VOID = /^\W*(?:void|superseded|obsolete|anulad[oa]|reemplazad[oa]|sin efecto)\b/i;

/** Pages between numbered sheets that bear no number; a picture may have lost it. */
export const sheetsUnnumbered: Rule = (view) =>
  unnumbered(view, sheetsBy(view, 'sheet_number'))
    .filter(
      ({ document, page }) =>
        DRAWINGS.has(document.documentId) && !isRecognised(view, wholePage(document.fileId, page)),
    )
    .map(({ document, page }, index) => ({
      rule: 'sheet_number_missing',
      severity: 'minor',
      documentId: document.documentId,
      places: [wholePage(document.fileId, page)],
      values: {},
      subject: String(index),
    }));

function unnumbered(
  view: PackageView,
  sheets: readonly Sheet[],
): { document: FoundDocument; page: number }[] {
  const numbered = new Set(sheets.map(({ field }) => `${field.at.fileId} ${field.at.page}`));
  return view.documents.flatMap((document) => {
    const others = sheets.filter(({ field }) => field.at.fileId === document.fileId);
    if (new Set(others.map(({ field }) => field.at.page)).size < 2) return [];
    const sizes = others.flatMap(({ field }) => view.page(field.at.fileId, field.at.page) ?? []);
    return view
      .getPages(document)
      .filter(
        (page) =>
          page.lines.length > 0 &&
          !numbered.has(`${document.fileId} ${page.number}`) &&
          sizes.some((sheet) => isSameSize(sheet, page)),
      )
      .map((page) => ({ document, page: page.number }));
  });
}

/** A letter or calculation between the sheets is no sheet. */
function isSameSize(a: ReadPage, b: ReadPage): boolean {
  return Math.abs(a.width - b.width) < a.width * 0.03 && Math.abs(a.height - b.height) < a.height * 0.03;
}

function sheetsBy(view: PackageView, id: 'sheet_index' | 'sheet_number'): Sheet[] {
  return view.documents.flatMap((document) =>
    getFields(document, id).map((field) => ({ number: field.value, document, field })),
  );
}

function distinct(sheets: readonly Sheet[]): Sheet[] {
  const seen = new Set<string>();
  return sheets.filter(({ number }) => {
    if (seen.has(number)) return false;
    seen.add(number);
    return true;
  });
}

function isSameNumber(view: PackageView, sheet: Sheet, listed: Sheet): boolean {
  if (sheet.number === listed.number) return true;
  const isPicture = isRecognised(view, sheet.field.at) || isRecognised(view, listed.field.at);
  return isPicture && folded(sheet.number) === folded(listed.number);
}

/** Letters and digits that a picture makes alike, made one. */
function folded(number: string): string {
  return number
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/[OQD]/g, '0')
    .replaceAll(/[IL|]/g, '1')
    .replaceAll('Z', '2')
    .replaceAll('S', '5')
    .replaceAll('B', '8')
    .replaceAll('G', '6');
}

const pageOf = ({ field: { at } }: Sheet) => `${at.fileId} ${at.page}`;
const isSamePage = (a: Sheet, b: Sheet) => pageOf(a) === pageOf(b);

/** One sheet uploaded in two files is told as such, not as two sheets with one number. */
function looksAlike(view: PackageView, a: Sheet, b: Sheet): boolean {
  if (a.field.at.fileId === b.field.at.fileId) return false;
  const words = ({ field: { at } }: Sheet) =>
    view
      .page(at.fileId, at.page)
      ?.lines.map(({ text }) => text)
      .join('\n') ?? '';
  return words(a) === words(b);
}

import { MAX_LINE_LETTERS, MAX_PAGE_LINES, MAX_PAGE_WORDS } from '../limits';
import { buildLines, type Piece } from '../lines';
import { isGarbage } from '../text';
import type { FormField, ReadPage } from '../types';
import { ReadingFailed, toReadingFailed } from './failure';
import { inkOfPage } from './ink-of-page';
import type { PageContent } from './page-pictures';
import { type PageFields, pageFields } from './pdf-fields';
import type { PdfFile } from './pdf-file';
import { textPieces } from './pdf-text';

/** Fewer letters than this over a full-page image are a stamp on a scan. */
const FEW_LETTERS = 160;
/** Fewer letters than this on a non-empty page: text may be drawn as vector outlines. */
const NO_LETTERS = 12;
/** Part of a page that a picture takes where the page is a picture. */
export const COVERED = 0.55;
const LETTER_PAGE = { width: 612, height: 792 };

/** What the text parser finds on a page. */
export interface TextOfPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Null where it fails on the page. */
  readonly pieces: readonly Piece[] | null;
  readonly fields: readonly FormField[];
  readonly hasScript: boolean;
}

/** The text and fields of a page. */
export async function textOfPage(file: PdfFile, number: number): Promise<TextOfPage> {
  const page = await file.text?.getPage(number).catch(unlessTooMuch);
  if (!page) return { number, ...getPageSize(file, number), pieces: null, fields: [], hasScript: false };
  const viewport = page.getViewport({ scale: 1 });
  const found = await pageFields(page, viewport).catch(unlessTooMuch);
  const pieces = await textPieces(page, viewport).catch(unlessTooMuch);
  page.cleanup();
  return {
    number,
    width: viewport.width > 0 ? viewport.width : LETTER_PAGE.width,
    height: viewport.height > 0 ? viewport.height : LETTER_PAGE.height,
    pieces: pieces && [...pieces, ...(found?.pieces ?? [])].slice(0, MAX_PAGE_WORDS),
    fields: found ? withSignatures(file, number, found) : [],
    hasScript: found?.hasScript ?? false,
  };
}

/** For what may fail on one page without failing the file. */
export function unlessTooMuch(error: unknown): null {
  const failed = toReadingFailed(error, 'broken');
  if (failed.failure === 'needed_too_much') throw failed;
  return null;
}

function getPageSize(file: PdfFile, number: number): { width: number; height: number } {
  const content = getPageContent(file, number);
  return content && content.width > 0 && content.height > 0 ? content : LETTER_PAGE;
}

/** Null where the drawing parser fails on the page, or on the file. */
export function getPageContent(file: PdfFile, number: number): PageContent | null {
  try {
    return file.pictures?.look(number) ?? null;
  } catch {
    return null;
  }
}

/** Fields for signatures with those told that hold one. */
function withSignatures(file: PdfFile, number: number, found: PageFields): FormField[] {
  if (found.signatures.length === 0) return [...found.fields];
  const filled = getFilledPlaces(file, number);
  return found.fields.map((field, index) => {
    const own = found.signatures.find((one) => one.index === index);
    const isSigned = own !== undefined && filled.some((place) => isSamePlace(place, own.rect));
    return isSigned ? { ...field, value: 'signed' } : field;
  });
}

function getFilledPlaces(file: PdfFile, number: number): number[][] {
  try {
    return file.pictures?.filledPlaces(number) ?? [];
  } catch {
    return [];
  }
}

function isSamePlace(place: readonly number[], rect: readonly number[]): boolean {
  const [left = 0, top = 0, right = 0, bottom = 0] = place;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  return [left - x1, bottom - y1, right - x2, top - y2].every((distance) => Math.abs(distance) < 1);
}

/** Whether a page's text is to be recognised in its picture, because its own is missing or no text. */
export function isScanned(file: PdfFile, page: TextOfPage, maxPixels: number): boolean {
  if (!file.pictures) return false;
  const text = (page.pieces ?? []).map((one) => one.text).join(' ');
  const isBad = isGarbage(text);
  if (!isBad && text.length >= FEW_LETTERS) return false;
  const content = getPageContent(file, page.number);
  if (!content || content.objects === 0) return false;
  const isMeant = isBad || content.covered >= COVERED || text.length < NO_LETTERS;
  if (isMeant && content.largestPicture > maxPixels)
    throw new ReadingFailed('picture_too_large', `${content.largestPicture} pixels on page ${page.number}`);
  return isMeant;
}

/** Whether a page's own text lies over a picture of the page: what a scanner's program read in it, well or badly. */
export function isOverPicture(file: PdfFile, page: TextOfPage): boolean {
  return (page.pieces?.length ?? 0) > 0 && (getPageContent(file, page.number)?.covered ?? 0) >= COVERED;
}

/** A page by its own text. */
export async function pageByText(file: PdfFile, page: TextOfPage, maxPixels: number): Promise<ReadPage> {
  const lines = buildLines(page.pieces ?? [], page)
    .filter(({ text }) => text.length <= MAX_LINE_LETTERS)
    .slice(0, MAX_PAGE_LINES);
  return {
    number: page.number,
    width: round(page.width),
    height: round(page.height),
    source: lines.length > 0 ? 'text' : 'none',
    certainty: null,
    lines,
    ink: await inkOfPage(file, page, lines, maxPixels),
  };
}

const round = (points: number) => Math.round(points * 100) / 100;

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_FORM_LETTERS, MAX_WORDS, type ReadingLimits } from '../limits';
import type { ReaderMessage, ReadOrder } from '../messages';
import type { FileFacts, ReadPage } from '../types';
import { drawPage, screenWidth } from './draw-page';
import { ReadingFailed } from './failure';
import { LineReader } from './paddle/line-reader';
import { pixelsFor } from './page-pictures';
import { openPdf, type PdfFile } from './pdf-file';
import { openPicture } from './picture-file';
import { MAX_PIXELS } from './read-in-tiles';
import {
  COVERED,
  getPageContent,
  isOverPicture,
  isScanned,
  pageByText,
  type TextOfPage,
  textOfPage,
  unlessTooMuch,
} from './read-pdf';
import type { PageReaders } from './recognise';
import { recognisedPage } from './recognised-page';
import { Recognisers } from './recognisers';
import { isTextSeen } from './text-layer';

type SendMessage = (message: ReaderMessage) => void;

/** Part of a file's time that the second recogniser may use; the pages after that are read by the first alone. */
const SECOND_READING = 0.4;
const SCAN = { dotsPerInch: 200, maxPixels: MAX_PIXELS };
/** A sheet of 36 by 24 inches at the same resolution, at which letters of 3/32 inch can be read. */
const SHEET_PIXELS = 36_000_000;

/** Reads one file from its first page to its last, saying what it finds as it finds it. */
export async function read(order: ReadOrder, send: SendMessage): Promise<void> {
  const { size } = await stat(order.path);
  if (size === 0) throw new ReadingFailed('empty', 'no bytes');
  const readers = {
    print: new Recognisers(order.scratch, order.limits.recogniseMs),
    lines: new LineReader(order.limits.totalMs * SECOND_READING, order.limits.memoryBytes),
  };
  try {
    if (order.type === 'pdf') await readPdf(order, readers, send);
    else await readPicture(order, readers, send);
  } finally {
    await Promise.all([readers.print.close(), readers.lines.close()]);
  }
  send({ kind: 'done' });
}

async function readPicture(order: ReadOrder, readers: PageReaders, send: SendMessage): Promise<void> {
  const picture = await openPicture(order.path, order.type, order.limits.pixels);
  send({
    kind: 'facts',
    facts: { pages: 1, form: [], hasScript: false, hasAttachments: false, producer: null },
  });
  if (!order.skip.includes(1)) {
    requireScans(1, order.limits);
    const page = { number: 1, width: picture.width, height: picture.height };
    send({ kind: 'page', page: await recognisedPage(page, picture.grey, picture.dotsPerInch, readers) });
  }
  send({ kind: 'read' });
  if (!order.draw || order.draw.skip.includes(1)) return;
  const path = join(order.draw.folder, '1.webp');
  await picture.webp(screenWidth(picture), path);
  send({ kind: 'drawn', number: 1, path });
}

async function readPdf(order: ReadOrder, readers: PageReaders, send: SendMessage): Promise<void> {
  const { limits } = order;
  const file = await openPdf(await readFile(order.path), limits);
  const facts: FileFacts = {
    pages: file.pages,
    form: [],
    hasScript: file.hasScript,
    hasAttachments: file.hasAttachments,
    producer: file.producer,
  };
  send({ kind: 'facts', facts });
  const known = new Set(order.skip);
  const form: FileFacts['form'][number][] = [];
  const scanned: TextOfPage[] = [];
  let hasScript = file.hasScript;
  let failed = 0;
  let words = 0;
  for (let number = 1; number <= file.pages; number += 1) {
    const page = await textOfPage(file, number);
    form.push(...page.fields);
    words += page.pieces?.length ?? 0;
    if (words > MAX_WORDS.file + MAX_WORDS.page * file.pages)
      throw new ReadingFailed('needed_too_much', `${words} words by page ${number}`);
    hasScript ||= page.hasScript;
    if (known.has(number)) send({ kind: 'alive' });
    else if (isScanned(file, page, limits.pixels)) scanned.push(page);
    else if (isOverPicture(file, page) && !(await isShown(file, page, readers))) scanned.push(page);
    else {
      if (page.pieces === null) failed += 1;
      if (failed === file.pages) throw new ReadingFailed('broken', 'no page can be read');
      send({ kind: 'page', page: await pageByText(file, page, limits.pixels) });
    }
  }
  send({ kind: 'facts', facts: { ...facts, form: kept(form), hasScript } });
  requireScans(scanned.length, limits);
  await recogniseAll(file, scanned, readers, send);
  send({ kind: 'read' });
  if (order.draw) await drawAll(file, order.draw, limits.pixels, send);
}

/** The number of pages to be recognised is known only here, once their own text has been looked for. */
function requireScans(pages: number, { scans }: ReadingLimits): void {
  if (pages > scans)
    throw new ReadingFailed('address_unconfirmed', `${pages} pages to recognise, ${scans} left`);
}

const MAX_FIELDS = 3_000;

/** The fields of a form, as many as anybody could fill in. */
function kept(form: FileFacts['form']): FileFacts['form'] {
  let letters = 0;
  return form.slice(0, MAX_FIELDS).filter(({ name, value }) => {
    letters += name.length + value.length;
    return letters <= MAX_FORM_LETTERS;
  });
}

/** As many pages at once as there are recognisers, and large ones by themselves; each is drawn only when its turn comes. */
async function recogniseAll(
  file: PdfFile,
  pages: readonly TextOfPage[],
  readers: PageReaders,
  send: SendMessage,
): Promise<void> {
  const sized = pages.map((page) => ({ page, size: scanSize(file, page) }));
  const isLarge = ({ size }: (typeof sized)[number]) => size.width * size.height > MAX_PIXELS;
  const work = async (left: typeof sized) => {
    for (let next = left.shift(); next; next = left.shift()) {
      send({ kind: 'page', page: await recogniseOne(file, next.page, next.size, readers) });
      // Pictures lie outside of the heap, whose collector takes its time when only they grow.
      if (isLarge(next)) globalThis.gc?.();
    }
  };
  const small = sized.filter((one) => !isLarge(one));
  await Promise.all(Array.from({ length: readers.print.atOnce }, () => work(small)));
  await work(sized.filter(isLarge));
}

/** Pixels in which a page is read: more than usual for a large sheet that has as many. */
function scanSize(file: PdfFile, page: TextOfPage): { width: number; height: number } {
  const seen = Math.min(SHEET_PIXELS, pixelsToSee(file, page.number));
  return pixelsFor(page, { ...SCAN, maxPixels: Math.max(SCAN.maxPixels, seen) });
}

async function recogniseOne(
  file: PdfFile,
  page: TextOfPage,
  size: { width: number; height: number },
  readers: PageReaders,
): Promise<ReadPage> {
  const picture = drawn(file, page.number, size);
  if (!picture) return await pageByText(file, page, 0);
  const dotsPerInch = (size.width * 72) / page.width;
  const found = await recognisedPage(page, picture, dotsPerInch, readers);
  // What is there of its own text is better than nothing.
  return found.source === 'none' && page.pieces && page.pieces.length > 0
    ? await pageByText(file, page, 0)
    : found;
}

/** As many pixels as a page has: of one that is a picture, those of the picture; what is drawn has any number. */
function pixelsToSee(file: PdfFile, number: number): number {
  const content = getPageContent(file, number);
  if (!content || content.covered < COVERED) return Number.POSITIVE_INFINITY;
  return content.largestPicture / content.covered;
}

/** Whether the picture of a page shows what the page's own text says. */
async function isShown(file: PdfFile, page: TextOfPage, { print }: PageReaders): Promise<boolean> {
  const picture = drawn(file, page.number, pixelsFor(page, SCAN));
  return picture === null || (await isTextSeen(picture, { ...page, pieces: page.pieces ?? [] }, print));
}

function drawn(file: PdfFile, number: number, size: { width: number; height: number }) {
  try {
    return file.pictures?.draw(number, { ...size, channels: 1 }) ?? null;
  } catch (error) {
    return unlessTooMuch(error);
  }
}

async function drawAll(
  file: PdfFile,
  draw: NonNullable<ReadOrder['draw']>,
  maxPixels: number,
  send: SendMessage,
): Promise<void> {
  for (let number = 1; number <= file.pages; number += 1) {
    if (draw.skip.includes(number)) continue;
    const path = join(draw.folder, `${number}.webp`);
    await drawPage(file, number, maxPixels, path);
    send({ kind: 'drawn', number, path });
  }
}

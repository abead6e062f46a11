/**
 * How long a check takes without a language model: the reading of a 30-page text set and of a 10-page scan by the
 * reader as it runs in production, beside unpdf and tesseract.js alone on the same files in the same run, each in a
 * process of its own and its start included; then of a set of 40 sheets of 36 by 24 inches, one in ten of them a scan;
 * then the review by the rules. `npm run bench:checks -- [--runs 3] [--text 30] [--scan 10] [--sheets 40]`
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { build } from 'esbuild';
import { type ReadResult, readDocument } from '@/lib/checking/reading/read-document';
import type { ReaderProgram, ReadFile } from '@/lib/checking/reading/types';
import { reviewPackage } from '@/lib/checking/review/review';
import { AS_PROGRAM } from '@/scripts/start/bundle.mjs';
import { makePackage } from '../support/review-package';
import { scannedSet, sheetSet, textSet } from './checks/papers';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    text: { type: 'string', default: '30' },
    scan: { type: 'string', default: '10' },
    sheets: { type: 'string', default: '40' },
  },
});
const RUNS = Number(values.runs);
const TEXT_PAGES = Number(values.text);
const SCAN_PAGES = Number(values.scan);
const SHEETS = Number(values.sheets);

const AIMS: Record<string, [string, (value: number) => boolean]> = {
  text_ms: ['< 2,000', (value) => value < 2_000],
  scan_ms: ['< 60,000', (value) => value < 60_000],
  sheets_ms: ['< 90,000', (value) => value < 90_000],
  sheets_words_right: ['> 0.9', (value) => value > 0.9],
  peak_mb: ['< 1,000', (value) => value < 1_000],
};

const say = (line: string) => console.log(line);
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'lintel-bench-'));
const bundled = join('.next', `bench-${process.pid}`);
const figures: Record<string, number> = {};
const median = (list: number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const ratio = (ours: number, bare: number) => Math.round((100 * bare) / ours) / 100;

try {
  await measure(await bundle());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(bundled, { recursive: true, force: true });
  report();
}

/** As `npm start` makes it. */
async function bundle(): Promise<ReaderProgram> {
  await build({
    entryPoints: { reader: 'scripts/reader.ts' },
    outdir: bundled,
    ...AS_PROGRAM,
  });
  return { command: [join(bundled, 'reader.mjs')] };
}

async function measure(program: ReaderProgram): Promise<void> {
  say(`${TEXT_PAGES} pages of text, ${SCAN_PAGES} scanned pages, ${SHEETS} large sheets, median of ${RUNS}`);
  const text = join(folder, 'text.pdf');
  await writeFile(text, await textSet(TEXT_PAGES));
  const scan = join(folder, 'scan.pdf');
  const { pdf, pictures } = await scannedSet(SCAN_PAGES);
  await writeFile(scan, pdf);
  const files = pictures.map((_, page) => join(folder, `${page}.jpg`));
  for (const [page, picture] of pictures.entries()) await writeFile(files[page] ?? '', picture);
  const languages = await gatherLanguages();
  const bareText = ['--import', 'tsx', 'tests/bench/checks/bare-text.ts', text];
  const bareScan = ['--import', 'tsx', 'tests/bench/checks/bare-ocr.ts', languages, ...files];

  const [textRead, textMs] = await timed(() => reading(program, text));
  figures.text_ms = textMs;
  figures.bare_text_ms = await timedBare(bareText);
  figures.text_to_bare = ratio(textMs, figures.bare_text_ms);
  figures.text_pages_per_second = Math.round((10_000 * TEXT_PAGES) / textMs) / 10;
  const [scanRead, scanMs] = await timed(() => reading(program, scan));
  figures.scan_ms = scanMs;
  figures.bare_scan_ms = await timedBare(bareScan);
  figures.scan_to_bare = ratio(scanMs, figures.bare_scan_ms);
  figures.scan_pages_per_second = Math.round((1_000_000 * SCAN_PAGES) / scanMs) / 1_000;
  figures.scan_words_right = wordsRight(scanRead, textRead);
  const sheetsRead = await readSheets(program);
  const peaks = [textRead, scanRead, sheetsRead].map(({ usage }) => usage.peakBytes);
  figures.peak_mb = Math.round(Math.max(...peaks) / 1_000_000);
  const input = makePackage({
    city: 'Austin',
    files: [toReadFile('text', textRead), toReadFile('scan', scanRead)],
  });
  const [, reviewMs] = await timed(async () => reviewPackage(input));
  figures.review_ms = reviewMs;
}

async function readSheets(program: ReaderProgram): Promise<Read> {
  const path = join(folder, 'sheets.pdf');
  const { pdf, scanned } = await sheetSet(SHEETS);
  await writeFile(path, pdf);
  const [read, ms] = await timed(() => reading(program, path));
  figures.sheets_ms = ms;
  const isScanned = ({ number }: { number: number }) => scanned.includes(number);
  figures.sheets_words_right = wordsRight(
    { ...read, pages: read.pages.filter(isScanned) },
    { ...read, pages: read.pages.filter((page) => !isScanned(page)) },
  );
  return read;
}

type Read = Extract<ReadResult, { ok: true }>;

async function reading(program: ReaderProgram, path: string): Promise<Read> {
  const result = await readDocument(program, { path, type: 'pdf' });
  if (!result.ok) throw new Error(`${result.failure}: ${result.detail}`);
  return result;
}

function toReadFile(id: string, { facts, pages }: Read): ReadFile {
  return { id, name: `${id}.pdf`, facts, pages };
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const took: number[] = [];
  let last: T | undefined;
  for (let count = 0; count < RUNS; count += 1) {
    const began = performance.now();
    last = await work();
    took.push(performance.now() - began);
  }
  return [last as T, Math.round(median(took))];
}

async function timedBare(command: readonly string[]): Promise<number> {
  const [, ms] = await timed(() => run(process.execPath, [...command]));
  return ms;
}

async function gatherLanguages(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const gathered = join(folder, 'languages');
  await mkdir(gathered);
  for (const language of ['eng', 'spa']) {
    const name = `${language}.traineddata.gz`;
    const home = dirname(resolve(`@tesseract.js-data/${language}`));
    await copyFile(join(home, '4.0.0_best_int', name), join(gathered, name));
  }
  return gathered;
}

/** The part of a scan's words that stand in the text set, which says the same. */
function wordsRight(scan: Read, text: Read): number {
  const getWords = (read: Read) =>
    read.pages.flatMap((page) => page.lines.flatMap((line) => line.text.split(' ')));
  const known = new Set(getWords(text));
  const words = getWords(scan);
  return Math.round((1_000 * words.filter((word) => known.has(word)).length) / words.length) / 1_000;
}

function report(): void {
  const aims: Record<string, string> = {};
  const met: Record<string, boolean> = {};
  say('');
  for (const [key, value] of Object.entries(figures)) {
    const [aim, holds] = AIMS[key] ?? [];
    if (aim && holds) {
      aims[key] = aim;
      met[key] = holds(value);
    }
    say(
      `${key.padEnd(28)}${String(value).padStart(12)}${aim ? `  aim ${aim}: ${met[key] ? 'met' : 'not met'}` : ''}`,
    );
  }
  say(JSON.stringify({ bench: 'checks', figures, aims, met }));
}

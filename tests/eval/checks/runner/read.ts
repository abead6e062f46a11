import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileType } from '@/lib/checking/files/types';
import { READER_FROM_SOURCE } from '@/lib/checking/reading/program';
import { readDocument } from '@/lib/checking/reading/read-document';
import type { FileFacts, ReadFailure, ReadFile, ReadPage } from '@/lib/checking/reading/types';
import type { ReviewInput } from '@/lib/checking/review/input';

type Reading =
  | { readonly ok: true; readonly facts: FileFacts; readonly pages: readonly ReadPage[] }
  | { readonly ok: false; readonly failure: ReadFailure };

const KEPT = join(tmpdir(), 'lintel-eval-checks');
const READER = join(import.meta.dirname, '../../../../lib/checking/reading');

/** What the reader is made of: what another one read is not what this one reads. */
const readerHash = readdirSync(READER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
  .reduce((hash, path) => hash.update(readFileSync(path)), createHash('sha256'))
  .digest('hex')
  .slice(0, 16);

interface FileToRead {
  readonly name: string;
  readonly type: FileType;
  readonly bytes: Uint8Array;
}

export const fileId = (at: number) => `file${at + 1}`;

/** Reads the files of a package one after the other; each has the id of its place among them. */
export async function readFiles(
  all: readonly FileToRead[],
  fresh: boolean,
): Promise<Pick<ReviewInput, 'files' | 'failedFiles'>> {
  const files: ReadFile[] = [];
  const failedFiles: ReviewInput['failedFiles'][number][] = [];
  for (const [at, file] of all.entries()) {
    const reading = await readOnce(file, fresh);
    const own = { id: fileId(at), name: file.name };
    if (reading.ok) files.push({ ...own, facts: reading.facts, pages: reading.pages });
    else failedFiles.push({ ...own, failure: reading.failure });
  }
  return { files, failedFiles };
}

/** A machine that does other things meanwhile reads no worse: the limits measure time on the wall. */
const PATIENT = { pageMs: 30 * 60_000, recogniseMs: 20 * 60_000, totalMs: 4 * 60 * 60_000 };

/** Reads a file as the product does. What was read is kept by reader and content, so that only the first run is slow. */
async function readOnce(file: FileToRead, fresh: boolean): Promise<Reading> {
  await mkdir(KEPT, { recursive: true });
  const hash = createHash('sha256').update(file.bytes).digest('hex');
  const kept = join(KEPT, `${readerHash}-${hash}.json`);
  if (!fresh && existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')) as Reading;
  const path = join(KEPT, `${hash}.${file.type}`);
  await writeFile(path, file.bytes);
  const result = await readDocument(READER_FROM_SOURCE, { path, type: file.type }, { limits: PATIENT });
  const reading: Reading = result.ok
    ? { ok: true, facts: result.facts, pages: [...result.pages].sort((a, b) => a.number - b.number) }
    : { ok: false, failure: result.failure };
  const written = `${kept}.${process.pid}`;
  await writeFile(written, JSON.stringify(reading));
  await rename(written, kept);
  return reading;
}

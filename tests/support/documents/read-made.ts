import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileType } from '@/lib/checking/files/types';
import { type ReadOptions, type ReadResult, readDocument } from '@/lib/checking/reading/read-document';
import type { ReaderProgram } from '@/lib/checking/reading/types';
import { madeProgram } from '../made-programs';

/** Reads bytes as a file of that type, by the reader itself or by another program in its place. */
export async function readMade(
  bytes: Uint8Array,
  {
    type = 'pdf',
    program = madeProgram('reader'),
    ...options
  }: ReadOptions & { type?: FileType; program?: ReaderProgram } = {},
): Promise<ReadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-made-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return await readDocument(program, { path, type }, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The pages of a file that can be read. */
export async function readMadePages(...given: Parameters<typeof readMade>) {
  const result = await readMade(...given);
  if (!result.ok) throw new Error(`${result.failure}: ${result.detail}`);
  return result;
}

/** A program of one line in the reader's place. */
export const inPlace = (script: string): ReaderProgram => ({
  command: ['--input-type=module', '-e', script],
});

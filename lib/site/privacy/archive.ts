import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { scratchFile } from '@/lib/checking/files/scratch';
import type { FileStore } from '@/lib/checking/files/types';

/** What lies in an archive: a text of ours, or something in the store. */
export type ArchiveEntry = { name: string } & ({ text: string } | { key: string });

interface Archive {
  path: string;
  hash: string;
  bytes: number;
  release: () => Promise<void>;
}

interface ArchiveInput {
  entries: readonly ArchiveEntry[];
  files: FileStore;
  at: Date;
  signal: AbortSignal;
}

/** Photographs and PDFs are packed as they are: to squeeze them again costs minutes and gains nothing. */
const IS_PACKED = /\.(pdf|png|jpe?g|heic|heif|webp|zip)$/i;

/** Puts a zip together as a stream into a file of this machine; what has left the store meanwhile is left out. */
export async function zip({ entries, files, at, signal }: ArchiveInput): Promise<Archive> {
  const { path, release } = scratchFile();
  const archive = new ZipFile();
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.byteLength;
      done(null, piece);
    },
  });
  const written = pipeline(
    archive.outputStream,
    measure,
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    {
      signal,
    },
  );
  written.catch(() => {});
  try {
    for (const entry of entries) {
      signal.throwIfAborted();
      const options = { mtime: at, mode: 0o100644, compress: !IS_PACKED.test(entry.name) };
      if ('text' in entry) archive.addBuffer(Buffer.from(entry.text), entry.name, options);
      else await addStored(archive, entry, { files, options });
    }
    archive.end();
    await written;
    return { path, hash: hash.digest('hex'), bytes, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** One at a time, so that no more than one connection to the store is open. */
async function addStored(
  archive: ZipFile,
  { name, key }: { name: string; key: string },
  { files, options }: { files: FileStore; options: { mtime: Date; mode: number; compress: boolean } },
): Promise<void> {
  const found = await files.read(key);
  if (!found) return;
  const stream = Readable.fromWeb(found.stream as Parameters<typeof Readable.fromWeb>[0]);
  const read = new Promise<void>((resolve, reject) => {
    stream.once('close', resolve);
    stream.once('error', reject);
  });
  archive.addReadStream(stream, name, options);
  await read;
}

import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { systemTime } from '@/lib/platform/clock/system';
import { isKey, requireKey } from './keys';
import type { FileStore } from './types';

/** Temporary files of `place`. */
const IS_PART = /[/\\]\.[0-9a-f-]{36}\.part$/;
const LEFT_BEHIND_MS = 24 * 60 * 60_000;

/** A folder of this machine, or one that several machines share. */
export function localStore({ folder }: { folder: string }): FileStore {
  const toPath = (key: string): string => {
    requireKey(key);
    return join(folder, ...key.split('/'));
  };

  return {
    async put(key, file) {
      const path = toPath(key);
      if (await isFile(path)) return;
      // The folder may be deleted as empty between creating and using it.
      if (!(await unlessMissing(place(file.path, path)))) await place(file.path, path);
    },

    async read(key) {
      const handle = await unlessMissing(open(toPath(key)));
      if (!handle) return null;
      const { size } = await handle.stat();
      const stream = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
      return { stream, bytes: size };
    },

    async open(key) {
      const path = toPath(key);
      return (await isFile(path)) ? { path, release: async () => {} } : null;
    },

    async has(key) {
      return isFile(toPath(key));
    },

    async remove(key) {
      const path = toPath(key);
      await rm(path, { force: true });
      // The folder of a file's pages, or of a company's files, once nothing is left in it.
      await rmdir(dirname(path)).catch(() => {});
    },

    async *list(prefix = '') {
      // A prefix that ends a folder's name spares the others.
      const place = /^[a-z0-9_]+\/$/.test(prefix) ? join(folder, prefix) : folder;
      for await (const path of filesBelow(place)) {
        const key = relative(folder, path).split(sep).join('/');
        if (isKey(key)) {
          if (key.startsWith(prefix)) yield key;
        } else if (IS_PART.test(path)) await dropLeftBehind(path);
      }
    },
  };
}

/** Deletes temporary files left by killed writers. */
async function dropLeftBehind(path: string): Promise<void> {
  const about = await unlessMissing(stat(path));
  if (about && systemTime().getTime() - about.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
}

/** Copies to a temporary file and renames it, so that the file appears atomically. */
async function place(from: string, to: string): Promise<true> {
  await mkdir(dirname(to), { recursive: true });
  const part = join(dirname(to), `.${randomUUID()}.part`);
  try {
    await copyFile(from, part);
    await flush(part);
    await rename(part, to);
    await flush(dirname(to));
    return true;
  } finally {
    await rm(part, { force: true });
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await unlessMissing(stat(path)))?.isFile() ?? false;
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return null;
    throw error;
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  for (const entry of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

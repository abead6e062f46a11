import { fileKey } from '@/lib/checking/files/keys';
import { type Content, lockContent } from '@/lib/checking/files/lock-content';
import { CONTENT_TYPES, type FileStore, type FileType } from '@/lib/checking/files/types';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { dropContent } from './drop-content';

const ATTEMPTS = 3;
/** Timeout: a pooled database connection is held meanwhile. */
const PATIENCE_MS = 10_000;

/**
 * Stores a file and records it, so that every recorded file exists and unrecorded ones are deleted.
 * @throws AppError `unavailable` where the store fails, besides what `note` throws
 */
export async function keepFile<C extends Context, T>(
  ctx: C,
  {
    files,
    path,
    type,
    patienceMs = PATIENCE_MS,
    ...content
  }: Content & { files: FileStore; path: string; type: FileType; patienceMs?: number },
  note: (within: C) => Promise<T>,
): Promise<T> {
  const key = fileKey(content.companyId, content.hash);
  const failed = (cause: unknown): never => {
    ctx.log.error({ err: cause, key }, 'File store failed');
    throw new AppError('unavailable', { detail: 'the file store fails', cause });
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await files.put(key, { path, contentType: CONTENT_TYPES[type] }).catch(failed);
    const noted = await ctx.db
      .transaction(async (tx) => {
        const within = { ...ctx, db: tx };
        await lockContent(within, content);
        // The same content may have been deleted as an orphan just now.
        const isThere = await inTime(files.has(key), patienceMs).catch(failed);
        return isThere ? { value: await note(within) } : null;
      })
      .catch(async (error: unknown) => {
        // Do not call a failing store again; the orphan job finds leftovers.
        if (error instanceof AppError && error.code === 'unavailable') throw error;
        await dropContent(ctx, { files, ...content }).catch((err: unknown) =>
          ctx.log.warn({ err }, 'Rejected file could not be deleted from the file store'),
        );
        throw error;
      });
    if (noted) return noted.value;
  }
  throw new AppError('unavailable', { detail: `${key} does not stay in the store` });
}

async function inTime<T>(asked: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer after ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    asked.catch(() => {});
  }
}

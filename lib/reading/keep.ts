import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type Content, holdContent } from '@/lib/files/hold-content';
import { fileKey } from '@/lib/files/keys';
import { CONTENT_TYPES, type FileStore, type FileType } from '@/lib/files/types';
import { dropContent } from './drop-content';

const ATTEMPTS = 3;
/** Meanwhile a connection to the database is held, and everybody shares a few of them. */
const PATIENCE_MS = 10_000;

/**
 * Puts a file into the store and has it noted in the database, so that what is noted does lie there; what could not be
 * noted does not stay.
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
    ctx.log.error({ err: cause, key }, 'The file store fails');
    throw new AppError('unavailable', { detail: 'the file store fails', cause });
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await files.put(key, { path, contentType: CONTENT_TYPES[type] }).catch(failed);
    const noted = await ctx.db
      .transaction(async (tx) => {
        const within = { ...ctx, db: tx };
        await holdContent(within, content);
        // The same content may just have been cleared away, left by a check that is gone.
        const isThere = await inTime(files.has(key), patienceMs).catch(failed);
        return isThere ? { value: await note(within) } : null;
      })
      .catch(async (error: unknown) => {
        // A store that fails is not asked for more; what it may hold is found when it is gone through.
        if (error instanceof AppError && error.code === 'unavailable') throw error;
        await dropContent(ctx, { files, ...content }).catch((err: unknown) =>
          ctx.log.warn({ err }, 'A file that was refused stays in the store'),
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

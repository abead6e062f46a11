import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { dropContent } from './drop-content';
import { type Content, holdContent } from './hold-content';
import { fileKey } from './keys';
import { CONTENT_TYPES, type FileStore, type FileType } from './types';

const ATTEMPTS = 3;

/**
 * Puts a file into the store and has it noted in the database, so that what is noted does lie there; what could not be
 * noted does not stay.
 */
export async function keepFile<C extends Context, T>(
  ctx: C,
  { files, path, type, ...content }: Content & { files: FileStore; path: string; type: FileType },
  note: (within: C) => Promise<T>,
): Promise<T> {
  const key = fileKey(content.companyId, content.hash);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await files.put(key, { path, contentType: CONTENT_TYPES[type] });
    const noted = await ctx.db
      .transaction(async (tx) => {
        const within = { ...ctx, db: tx };
        await holdContent(within, content);
        // The same content may just have been cleared away, left by a check that is gone.
        return (await files.has(key)) ? { value: await note(within) } : null;
      })
      .catch(async (error: unknown) => {
        await dropContent(ctx, { files, ...content }).catch((err: unknown) =>
          ctx.log.warn({ err }, 'A file that was refused stays in the store'),
        );
        throw error;
      });
    if (noted) return noted.value;
  }
  throw new AppError('unavailable', { detail: `${key} does not stay in the store` });
}

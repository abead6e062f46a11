import { z } from 'zod';
import { searchDaySchema } from '@/lib/platform/clock/day-schema';

/** The count shown on the first page with a key of its query, so that later pages repeat it. */
const countedSchema = z.tuple([
  z.enum(['exact', 'at_least', 'about']),
  z.number().int().nonnegative(),
  z.string().max(16),
]);

/** Where a page ended: by day and id, newest first, or by number and id. */
const cursorSchema = z.union([
  z.tuple([z.literal('d'), searchDaySchema, z.number().int().nonnegative(), countedSchema.optional()]),
  z.tuple([z.literal('n'), z.string().max(200), z.number().int().nonnegative(), countedSchema.optional()]),
]);

export type SearchCursor = z.infer<typeof cursorSchema>;
export type DayCursor = Extract<SearchCursor, ['d', ...unknown[]]>;
export type NumberCursor = Extract<SearchCursor, ['n', ...unknown[]]>;

export function encodeSearchCursor(cursor: SearchCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Null for a manipulated cursor: the search then starts at the beginning. */
export function decodeSearchCursor(text: string | null | undefined): SearchCursor | null {
  if (!text || text.length > 600) return null;
  try {
    const parsed = cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return parsed.success && !JSON.stringify(parsed.data).includes('\\u0000') ? parsed.data : null;
  } catch {
    return null;
  }
}

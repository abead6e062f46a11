import { z } from 'zod';

/** The last row of a page: its sort value as the database writes it, and its id to break ties. */
const cursorSchema = z.tuple([
  z
    .string()
    .max(40)
    .regex(/^[\d:.T-]*$/),
  z.number().int().nonnegative(),
]);
export type Cursor = z.infer<typeof cursorSchema>;

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Decodes a cursor from a URL; null for a manipulated one, so that the list starts at the beginning. */
export function decodeCursor(text: string | null): Cursor | null {
  if (!text) return null;
  try {
    const parsed = cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

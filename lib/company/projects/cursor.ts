/** Where a page of a list ended: a sort key and an id, both texts. */
export type TextCursor = readonly [key: string, id: string];

export function encodeTextCursor(cursor: TextCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Null for what is no cursor, so that an old link begins at the top. */
export function decodeTextCursor(text: string): TextCursor | null {
  if (text === '') return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(value)) return null;
    const [key, id]: unknown[] = value;
    return typeof key === 'string' && typeof id === 'string' && !(key + id).includes('\0') ? [key, id] : null;
  } catch {
    return null;
  }
}

/** What JSON writes as an escape though PostgreSQL has no place for it: NUL, and half of a surrogate pair. */
const ESCAPED = /\\u(?:0000|d[89a-f][0-9a-f]{2})/;
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** A value as a `jsonb` column can hold it: whoever brings a text, one sign of it must not cost the whole row. */
export function storable<T>(value: T): T {
  return ESCAPED.test(JSON.stringify(value)) ? (mended(value) as T) : value;
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '');
  if (Array.isArray(value)) return value.map(mended);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.replace(UNSTORABLE, ''), mended(part)]),
  );
}

type Value = string | number | null;

/** JSON escapes that a PostgreSQL array literal does not understand; there `\n` is the letter n. */
const UNLIKE_JSON = /\\[bfnrtu]/;
const NEEDS_ESCAPE = /["\\\0]/;

/**
 * Formats a PostgreSQL array literal, for `unnest($1::text[])`. NaN becomes NULL, and NUL characters, which
 * PostgreSQL cannot store, are dropped. This is the inner loop of ingest: `JSON.stringify` is native and its
 * output differs only in brackets and a few escapes, so it is used wherever those do not occur.
 */
export function arrayLiteral(values: Value[]): string {
  const json = JSON.stringify(values);
  if (!UNLIKE_JSON.test(json)) return `{${json.slice(1, -1)}}`;
  return `{${values.map(element).join(',')}}`;
}

function element(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'NULL';
  if (!NEEDS_ESCAPE.test(value)) return `"${value}"`;
  return `"${value.replaceAll('\0', '').replace(/["\\]/g, '\\$&')}"`;
}

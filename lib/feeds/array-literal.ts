type Value = string | number | null;

/** What JSON escapes in a way that an array literal does not understand: there `\n` is the letter n. */
const UNLIKE_JSON = /\\[bfnrtu]/;
const NEEDS_ESCAPE = /["\\\0]/;

/**
 * A PostgreSQL array in its text form, for `unnest($1::text[])`. A number that is none becomes NULL, and a NUL,
 * which PostgreSQL has not, is left out. It is the inner loop of ingest: JSON, which the engine writes natively,
 * differs from the array form in its brackets and a few escapes only, and is taken wherever those do not occur.
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

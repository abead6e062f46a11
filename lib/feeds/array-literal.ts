const NEEDS_ESCAPE = /["\\\0]/;

/** PostgreSQL has no NUL in a text; everything else passes through as it is. */
function quote(value: string): string {
  if (!NEEDS_ESCAPE.test(value)) return `"${value}"`;
  return `"${value.replaceAll('\0', '').replace(/["\\]/g, '\\$&')}"`;
}

/**
 * A PostgreSQL array in its text form, for `unnest($1::text[])`. Written by hand because it is the inner loop
 * of ingest: the driver's own serialiser is several times slower. A number that is none becomes NULL.
 */
export function arrayLiteral(values: Iterable<string | number | null>): string {
  let literal = '';
  for (const value of values) {
    if (literal !== '') literal += ',';
    if (value === null) literal += 'NULL';
    else if (typeof value === 'string') literal += quote(value);
    else literal += Number.isFinite(value) ? value : 'NULL';
  }
  return `{${literal}}`;
}

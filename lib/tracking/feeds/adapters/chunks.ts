/** Portals and the proxies before them refuse URLs of 8 kB and more; the rest of the URL needs room too. */
const MOST_CHARACTERS = 6000;

/**
 * Splits distinct values into groups that are each short enough for one URL, measured as `write` encodes
 * them.
 */
export function chunkValues(values: Iterable<string>, write: (value: string) => string): string[][] {
  const chunks: string[][] = [];
  let chunk: string[] = [];
  let length = 0;
  for (const value of new Set(values)) {
    const more = encodedLength(write(value)) + 3;
    if (chunk.length > 0 && length + more > MOST_CHARACTERS) {
      chunks.push(chunk);
      chunk = [];
      length = 0;
    }
    chunk.push(value);
    length += more;
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}

/** The length as `URLSearchParams` encodes it, which escapes more characters than `encodeURIComponent`. */
function encodedLength(text: string): number {
  return encodeURIComponent(text).replace(/[!'()~]/g, '%00').length;
}

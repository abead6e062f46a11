/** Portals and the machines before them refuse addresses of 8 kB and more: the rest of the address needs room too. */
const MOST_CHARACTERS = 6000;

/** Distinct values in groups, each short enough for one address as `write` puts it there. */
export function chunksOf(values: Iterable<string>, write: (value: string) => string): string[][] {
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

/** As `URLSearchParams` writes it, which spares fewer signs than `encodeURIComponent`. */
function encodedLength(text: string): number {
  return encodeURIComponent(text).replace(/[!'()~]/g, '%00').length;
}

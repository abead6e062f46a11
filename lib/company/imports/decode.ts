/**
 * The text of a file, whatever program wrote it: by its byte order mark, else by where its zeros are (UTF-16), else
 * UTF-8 where it is valid, else Windows-1252, which Excel writes without being asked.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode('utf-8', bytes.subarray(3));
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes.subarray(2));
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes.subarray(2));
  const wide = widthOf(bytes);
  if (wide !== null) return decode(wide, bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return decode('windows-1252', bytes);
  }
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

const LOOKED_AT = 4_000;

/** Western text in two bytes a letter has a zero in nearly every second place. */
function widthOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, LOOKED_AT) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const half = length / 2;
  if (half < 4) return null;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  return even > half * 0.6 && odd < half * 0.1 ? 'utf-16be' : null;
}

/** Bytes that no text has: a picture, a PDF, a program. */
export function isBinary(text: string): boolean {
  const head = text.slice(0, LOOKED_AT);
  let strange = 0;
  for (const letter of head) {
    const code = letter.charCodeAt(0);
    if (code < 9 || (code > 13 && code < 32 && code !== 27) || code === 0xfffd) strange += 1;
  }
  return strange > head.length * 0.02;
}

/** Headers lie within the first part of a file. */
const HEADERS = 1_000_000;
const SIZE_BOX = Buffer.from('ispe');

/** Pixels of the largest picture that an HEIC file names, told by its headers; 0 where it names none. */
export function heicPixels(bytes: Buffer): number {
  const headers = bytes.subarray(0, HEADERS);
  let largest = 0;
  for (let at = headers.indexOf(SIZE_BOX); at !== -1; at = headers.indexOf(SIZE_BOX, at + 4)) {
    if (at + 16 > headers.length) break;
    // Its version and flags stand between the name and the two numbers.
    largest = Math.max(largest, headers.readUInt32BE(at + 8) * headers.readUInt32BE(at + 12));
  }
  return largest;
}

import type { FileType } from './types';

/** Bytes needed to detect a file's type. */
export const HEAD_BYTES = 1_024;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** Kinds of the container that phones write pictures in. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'mif1', 'msf1', 'heif']);

const EXTENSIONS: Readonly<Record<FileType, readonly string[]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  heic: ['heic', 'heif', 'hif'],
};

/** Detects the type by magic bytes, regardless of the name; null for unsupported types. */
export function typeByContent(head: Uint8Array): FileType | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, HEAD_BYTES));
  const beginsWith = (magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (beginsWith(PNG)) return 'png';
  if (beginsWith(JPEG)) return 'jpeg';
  if (bytes.toString('latin1', 4, 8) === 'ftyp')
    return HEIC_BRANDS.has(bytes.toString('latin1', 8, 12)) ? 'heic' : null;
  // A PDF header may be preceded by other bytes; readers search this far.
  return bytes.includes('%PDF-', 0, 'latin1') ? 'pdf' : null;
}

/** `pdf` of `Plan.PDF`; null where the name has none ("Plan v1.2" has none). */
export function getExtension(name: string): string | null {
  return /\.([a-z][a-z0-9]{1,7})$/i.exec(name)?.[1]?.toLowerCase() ?? null;
}

/** Whether a name says the same as the content, or nothing. */
export function nameAgrees(name: string, type: FileType): boolean {
  const extension = getExtension(name);
  return extension === null || EXTENSIONS[type].includes(extension);
}

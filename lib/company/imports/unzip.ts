import { inflateRawSync } from 'node:zlib';
import { fileError } from './file-error';

/** More parts than any workbook of a person has. */
const MOST_PARTS = 2_000;

interface Part {
  method: number;
  packedBytes: number;
  offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** The parts of a zip by name, none of them unpacked yet. Nothing a part says of its size is believed. */
export function openZip(bytes: Buffer): ReadonlyMap<string, Part> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw fileError('too_large');
  const parts = new Map<string, Part>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw fileError('not_a_table');
    const flags = bytes.readUInt16LE(at + 8);
    if (flags & 1) throw fileError('locked');
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes);
    parts.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function findEnd(bytes: Buffer): number {
  const from = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.length - 22; at >= from; at--) if (bytes.readUInt32LE(at) === END) return at;
  throw fileError('not_a_table');
}

/** Unpacks a part, and stops at the limit whatever it holds. */
export function unpack(bytes: Buffer, part: Part, maxBytes: number): string {
  const { offset, packedBytes, method } = part;
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw fileError('not_a_table');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  if (packed.length < packedBytes) throw fileError('not_a_table');
  if (method === 0) {
    if (packed.length > maxBytes) throw fileError('too_large');
    return packed.toString('utf8');
  }
  if (method !== 8) throw fileError('not_a_table');
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes }).toString('utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    throw fileError(code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'not_a_table');
  }
}

import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '@/lib/errors';
import { scratchFile } from './scratch';
import { HEAD_BYTES, nameAgrees, typeByContent } from './sniff';
import { type FileType, MAX_FILE_BYTES, type StoredFile } from './types';

/** Idle timeout of an upload. */
const STALLED_MS = 60_000;

export interface ReceivedFile extends StoredFile {
  /** Where it lies on this machine until it is released. */
  path: string;
  release: () => Promise<void>;
}

interface ReceiveOptions {
  /** As its sender calls it. */
  name: string;
  /** By its sender's word; null where nothing is said. */
  declaredBytes: number | null;
  maxBytes?: number;
  stalledMs?: number;
}

/**
 * Receives an upload into a temporary file, measuring and hashing it on the way; rejects it as soon as its
 * type or size is wrong. Rejected and aborted uploads are deleted.
 * @throws AppError `payload_too_large`, `unsupported_media_type`, or `invalid_input` for an empty or aborted
 * one
 */
export async function receiveFile(
  stream: ReadableStream<Uint8Array> | null,
  { name, declaredBytes, maxBytes = MAX_FILE_BYTES, stalledMs = STALLED_MS }: ReceiveOptions,
): Promise<ReceivedFile> {
  if (!stream || declaredBytes === 0) throw refused('empty_file');
  if (declaredBytes !== null && declaredBytes > maxBytes) throw new AppError('payload_too_large');
  const { path, release } = scratchFile();
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      const stored = await pour(stream, file, { name, maxBytes, stalledMs });
      if (declaredBytes !== null && stored.bytes !== declaredBytes) throw refused('broken_off');
      return { ...stored, path, release };
    } finally {
      await file.close();
    }
  } catch (error) {
    await release();
    throw error;
  }
}

async function pour(
  stream: ReadableStream<Uint8Array>,
  file: FileHandle,
  { name, maxBytes, stalledMs }: { name: string; maxBytes: number; stalledMs: number },
): Promise<StoredFile> {
  const hash = createHash('sha256');
  const reader = stream.getReader();
  let head = Buffer.alloc(0);
  let type: FileType | null = null;
  let bytes = 0;
  for (;;) {
    const chunk = await next(reader, stalledMs);
    if (chunk) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new AppError('payload_too_large');
      hash.update(chunk);
    }
    if (type === null) {
      head = Buffer.concat([head, chunk?.subarray(0, HEAD_BYTES) ?? new Uint8Array()]);
      if (bytes === 0 && !chunk) throw refused('empty_file');
      if (head.length >= HEAD_BYTES || !chunk) type = requireType(head, name);
    }
    if (!chunk) break;
    await file.writeFile(chunk);
  }
  if (type === null) throw refused('empty_file');
  return { type, hash: hash.digest('hex'), bytes };
}

/** The next of what is sent; null at its end. */
async function next(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  stalledMs: number,
): Promise<Uint8Array | null> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('stalled')), stalledMs);
  });
  const reading = reader.read();
  try {
    const { done, value } = await Promise.race([reading, stalled]);
    return done ? null : value;
  } catch (cause) {
    reading.catch(() => {});
    throw refused('broken_off', cause);
  } finally {
    clearTimeout(timer);
  }
}

function requireType(head: Uint8Array, name: string): FileType {
  const type = typeByContent(head);
  const problem = type === null ? 'not_supported' : nameAgrees(name, type) ? null : 'name_disagrees';
  if (type === null || problem !== null)
    throw new AppError('unsupported_media_type', { fields: { file: problem ?? 'not_supported' } });
  return type;
}

function refused(problem: 'empty_file' | 'broken_off', cause?: unknown): AppError {
  return new AppError('invalid_input', { fields: { file: problem }, cause });
}

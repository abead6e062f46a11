import { scratchFolder } from '@/lib/checking/files/scratch';
import type { FileType } from '@/lib/checking/files/types';
import { READING_LIMITS, type ReadingLimits } from './limits';
import type { ReaderMessage } from './messages';
import { type ReaderEnd, runReader } from './run-reader';
import type { FileFacts, ReaderProgram, ReadFailure, ReadPage } from './types';

export interface ReadOptions {
  /** In the order pages become ready, which is not always their own; the next is given when this is done. */
  onPage?(page: ReadPage): Promise<void> | void;
  /** Early, to know how many pages there are, and again with what only the pages tell. */
  onFacts?(facts: FileFacts): Promise<void> | void;
  /** All text is read; pictures follow. */
  onRead?(): Promise<void> | void;
  /** Pages that are known. */
  skip?: ReadonlySet<number>;
  /** Pictures of the pages for the screen, once all text is read; `skip` names those there are. */
  draw?: {
    folder: string;
    skip?: ReadonlySet<number>;
    onDrawn?(number: number, path: string): Promise<void> | void;
  };
  limits?: Partial<ReadingLimits> | undefined;
  /** Gives way to other readers. */
  background?: boolean | undefined;
  signal?: AbortSignal;
}

export interface ReadUsage {
  readonly ms: number;
  /** Until all text was read, without the pictures. */
  readonly readMs: number;
  readonly peakBytes: number;
}

export type ReadResult =
  | {
      readonly ok: true;
      readonly facts: FileFacts;
      /** Without those that were known. */
      readonly pages: readonly ReadPage[];
      readonly usage: ReadUsage;
      /** Why pictures are missing; the text is there all the same. */
      readonly undrawn: string | null;
    }
  | {
      readonly ok: false;
      readonly failure: ReadFailure;
      readonly facts: FileFacts | null;
      /** For the log: what the parser or the system said. */
      readonly detail: string;
      readonly usage: ReadUsage;
    };

/**
 * Reads a file in a child process. Whatever the file causes is returned as a result; only an abort and errors
 * of the callbacks are thrown.
 */
export async function readDocument(
  program: ReaderProgram,
  file: { path: string; type: FileType },
  options: ReadOptions = {},
): Promise<ReadResult> {
  options.signal?.throwIfAborted();
  const limits = { ...READING_LIMITS, ...options.limits };
  const scratch = await scratchFolder('reading');
  const began = performance.now();
  const pages: ReadPage[] = [];
  let facts: FileFacts | null = null;
  let readMs: number | null = null;
  const onMessage = async (message: ReaderMessage) => {
    if (message.kind === 'facts') {
      facts = message.facts;
      await options.onFacts?.(message.facts);
    } else if (message.kind === 'page') {
      pages.push(message.page);
      await options.onPage?.(message.page);
    } else if (message.kind === 'read') {
      readMs = performance.now() - began;
      await options.onRead?.();
    } else if (message.kind === 'drawn') {
      await options.draw?.onDrawn?.(message.number, message.path);
    }
  };
  let end: ReaderEnd;
  try {
    end = await runReader(
      program,
      {
        ...file,
        scratch: scratch.path,
        limits,
        background: options.background ?? false,
        skip: [...(options.skip ?? [])],
        draw: options.draw ? { folder: options.draw.folder, skip: [...(options.draw.skip ?? [])] } : null,
      },
      { onMessage, signal: options.signal },
    );
  } finally {
    await scratch.release();
  }
  const ms = Math.round(performance.now() - began);
  const usage = { ms, readMs: Math.round(readMs ?? ms), peakBytes: end.peakBytes };
  if (facts !== null && readMs !== null) {
    pages.sort((a, b) => a.number - b.number);
    return { ok: true, facts, pages, usage, undrawn: end.failure && `${end.failure}: ${end.detail}` };
  }
  return { ok: false, failure: end.failure ?? 'reader_failed', facts, detail: end.detail, usage };
}

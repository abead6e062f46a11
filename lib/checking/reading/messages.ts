import type { FileType } from '@/lib/checking/files/types';
import type { ReadingLimits } from './limits';
import type { FileFacts, ReadFailure, ReadPage } from './types';

/** What the reader is asked once, as it starts. */
export interface ReadOrder {
  readonly path: string;
  readonly type: FileType;
  /** A folder of its own, empty, which whoever asks takes away. */
  readonly scratch: string;
  /** Pages that are known. */
  readonly skip: readonly number[];
  /** Where pictures of the pages go, and of which there are some already; null for none. */
  readonly draw: { readonly folder: string; readonly skip: readonly number[] } | null;
  readonly limits: ReadingLimits;
  /** Gives way to readers that are not in the background. */
  readonly background: boolean;
}

/** What it says while it reads. */
export type ReaderMessage =
  | { readonly kind: 'facts'; readonly facts: FileFacts }
  | { readonly kind: 'page'; readonly page: ReadPage }
  /** A page that is known was passed. */
  | { readonly kind: 'alive' }
  /** All pages are read; pictures follow. */
  | { readonly kind: 'read' }
  | { readonly kind: 'drawn'; readonly number: number; readonly path: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: ReadFailure; readonly detail: string };

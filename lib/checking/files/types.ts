/** What a document may come as. */
export const FILE_TYPES = ['pdf', 'png', 'jpeg', 'heic'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  heic: 'image/heic',
};

export const MAX_FILE_BYTES = 100 * 1024 * 1024;
export const MAX_PAGES = 200;

/**
 * A content-addressed file store: a local folder or any S3-compatible store. Keys end in the hash of the
 * content, so the content of a key never changes.
 */
export interface FileStore {
  /** Stores a local file; an existing key is left unchanged. The given file is kept. */
  put(key: string, file: { path: string; contentType: string }): Promise<void>;
  /** Null where nothing lies there. */
  read(key: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>;
  /** Provides the file locally for a program to read; `release` deletes a temporary copy. */
  open(key: string): Promise<{ path: string; release: () => Promise<void> } | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every key there is, or those that begin with a text. */
  list(prefix?: string): AsyncIterable<string>;
}

/** A file that arrived whole: measured, digested, recognised by its content, and put into the store. */
export interface StoredFile {
  type: FileType;
  /** SHA-256 of its content, in hexadecimal. */
  hash: string;
  bytes: number;
}

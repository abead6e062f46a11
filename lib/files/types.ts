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
 * Where files lie, by a key such as `cmp_…/9f86d0…`: a folder of this machine, or any S3-compatible store. What lies
 * under a key never changes, because a key ends in the digest of its content (or in what was made from it).
 */
export interface FileStore {
  /** Takes a file of this machine; one that is there already is left as it is. The given file stays. */
  put(key: string, file: { path: string; contentType: string }): Promise<void>;
  /** Null where nothing lies there. */
  read(key: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>;
  /** As a file of this machine, for a program to read; `release` takes away what was fetched for it. */
  open(key: string): Promise<{ path: string; release: () => Promise<void> } | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every key there is. */
  list(): AsyncIterable<string>;
}

/** A file that arrived whole: measured, digested, recognised by its content, and put into the store. */
export interface StoredFile {
  type: FileType;
  /** SHA-256 of its content, in hexadecimal. */
  hash: string;
  bytes: number;
}

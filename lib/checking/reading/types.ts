/** Parts of a page's width and height from its upper left corner, 0 to 1, as the page is seen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Word {
  readonly text: string;
  readonly box: Box;
}

/** Words on one baseline without a wide gap (twice their height) between them: a cell of a table is one of its own. */
export interface TextLine {
  /** Its words, joined by single spaces. */
  readonly text: string;
  readonly box: Box;
  readonly words: readonly Word[];
  /** 0 to 1; 1 where the file itself holds the text. */
  readonly certainty: number;
}

/** How dark a page is where no text stands: lines, pictures, signatures, seals. */
export interface InkGrid {
  readonly cols: number;
  readonly rows: number;
  /** A byte for each cell, row by row, 0 (white) to 255, in base64. */
  readonly cells: string;
}

/** `text`: the file's own text. `ocr`: recognised in its picture. `none`: nothing to read on it. */
export const PAGE_SOURCES = ['text', 'ocr', 'none'] as const;
export type PageSource = (typeof PAGE_SOURCES)[number];

export interface ReadPage {
  /** From 1. */
  readonly number: number;
  /** In points (1/72 inch), as the page is seen; of a picture by its resolution, or as if it were 150 dots an inch. */
  readonly width: number;
  readonly height: number;
  readonly source: PageSource;
  /** Of `ocr`: the mean certainty of its words, 0 to 1. */
  readonly certainty: number | null;
  /** From top to bottom, then from left to right. */
  readonly lines: readonly TextLine[];
  /** Only where something about signing, sealing or north is written; see `needsInk`. */
  readonly ink: InkGrid | null;
}

export interface FormField {
  readonly name: string;
  readonly kind: 'text' | 'check' | 'choice' | 'signature';
  /** As filled in; `''` where empty, `'yes'` for a ticked box, `'signed'` for a signature that is there. */
  readonly value: string;
  readonly page: number;
  readonly box: Box;
}

/** What a file says of itself, apart from its pages. */
export interface FileFacts {
  readonly pages: number;
  /** Fields of a form that can still be filled in: cities ask for a flattened file. */
  readonly form: readonly FormField[];
  readonly hasScript: boolean;
  readonly hasAttachments: boolean;
  readonly producer: string | null;
}

/** Why a file cannot be read. Each has one sentence in both languages. */
export const READ_FAILURES = [
  'empty',
  'not_supported',
  'locked',
  'broken',
  'too_many_pages',
  'address_unconfirmed',
  'picture_too_large',
  'took_too_long',
  'needed_too_much',
  'reader_failed',
] as const;
export type ReadFailure = (typeof READ_FAILURES)[number];

/** A file as the review sees it. */
export interface ReadFile {
  readonly id: string;
  /** As it was called when it came. */
  readonly name: string;
  readonly facts: FileFacts;
  readonly pages: readonly ReadPage[];
}

/** What Node runs to read a file, apart from this process: `['--import', 'tsx', 'scripts/reader.ts']`. */
export interface ReaderProgram {
  readonly command: readonly string[];
}

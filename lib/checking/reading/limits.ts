/** Limits for reading one file, enforced from outside, because a file can block its reader. Times are of its work. */
export interface ReadingLimits {
  readonly pages: number;
  /** Pages recognised in their pictures. */
  readonly scans: number;
  /** Timeout without progress (a page read or rendered). */
  readonly pageMs: number;
  readonly totalMs: number;
  /** Recognising one page; one that takes longer counts as not readable. */
  readonly recogniseMs: number;
  /** Of the whole reader, as the system counts it. */
  readonly memoryBytes: number;
  /** Of what JavaScript holds. */
  readonly heapMegabytes: number;
  /** Of one picture, before it is scaled down. */
  readonly pixels: number;
}

/** Maximum text of a page: a file may repeat a page to fill up storage. */
export const MAX_PAGE_WORDS = 20_000;
export const MAX_PAGE_LINES = 4_000;
export const MAX_WORD_LETTERS = 300;
export const MAX_LINE_LETTERS = 2_000;
/** Words of a file: some, and so many for each of its pages. */
export const MAX_WORDS = { file: 20_000, page: 2_500 };
/** Letters in all the fields of a file's form. */
export const MAX_FORM_LETTERS = 400_000;

export const READING_LIMITS: ReadingLimits = {
  pages: 200,
  scans: 200,
  pageMs: 180_000,
  totalMs: 20 * 60_000,
  recogniseMs: 120_000,
  memoryBytes: 900 * 1024 * 1024,
  heapMegabytes: 512,
  pixels: 150_000_000,
};

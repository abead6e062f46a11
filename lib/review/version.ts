/** Raised when documents are recognised, read or judged in another way. */
export const REVIEW_VERSION = '1';

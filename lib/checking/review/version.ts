/** Raise when classification, extraction or rules change. */
export const REVIEW_VERSION = '6';

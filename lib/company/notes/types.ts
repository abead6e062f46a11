export const MAX_NOTE = 4_000;
/** People named in one note. */
export const MAX_MENTIONS = 20;

/** Where the reader stands again once the answered spelling is gone from the list. */
export const SUGGESTED_ID = 'suggested-names';

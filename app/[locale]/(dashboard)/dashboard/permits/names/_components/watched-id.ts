/** Where the reader stands again once a spelling has left the list. */
export const WATCHED_ID = 'watched-names';

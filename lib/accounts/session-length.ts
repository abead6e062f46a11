/** Sessions end this long after sign-in, however much they are used. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/** A city nobody had chosen before is read within this time after a company sets up in it. */
export const FIRST_LOOK_MINUTES = 15;

/** How far back the first read of a city goes. */
export const HISTORY_MONTHS = 12;

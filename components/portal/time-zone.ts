/** The clock of a list over several cities: who reads it has no company whose clock it could be. */
export const PORTAL_TIME_ZONE = 'America/Chicago';

/** Asks for the choice about measuring to be shown again. */
export const CONSENT_SETTINGS_EVENT = 'consentsettings';

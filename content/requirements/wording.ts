import type { Condition, Text } from '@/lib/catalogue/checklists/types';

export const ALWAYS: Condition = { always: true };

/** Phrases that many documents share. */
export const ALWAYS_TEXT: Text = { en: 'Always', es: 'Siempre' };
export const CITY_REQUIRES_TEXT: Text = { en: 'Where the city requires it', es: 'Donde la ciudad lo exija' };

/** The day the requirements were compiled. */
export const REQUIREMENTS_AS_OF = '2026-11-20';

/** How the history tells notices apart: where they stand, and what the carrier told of those that left. */
export const OUTCOMES = ['waiting', 'sent', 'delivered', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

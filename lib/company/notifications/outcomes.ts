/** Outcomes shown in the history: message state combined with the delivery report. */
export const OUTCOMES = ['waiting', 'sent', 'delivered', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

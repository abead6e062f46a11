import { z } from 'zod';

/** One of the spellings a company was asked about. */
export const nameDecisionSchema = z.object({ norm: z.string().min(1).max(300) });
export type NameDecision = z.infer<typeof nameDecisionSchema>;

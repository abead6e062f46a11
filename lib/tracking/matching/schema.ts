import { z } from 'zod';

/** One of the spellings a company was asked about; with a city, a confirmed one in a city that was added later. */
export const nameDecisionSchema = z.object({
  norm: z.string().min(1).max(300),
  city: z.string().min(1).max(120).optional(),
});
export type NameDecision = z.infer<typeof nameDecisionSchema>;

import { z } from 'zod';
import { LATER, MAX_DAY_COST_CENTS } from './types';

export const needKeySchema = z
  .string()
  .regex(/^(permit:\d{1,15}|round:rnd_[0-9a-z]{26}|task:tsk_[0-9a-z]{26})$/);

export const putOffSchema = z.object({
  key: needKeySchema,
  until: z.enum(LATER),
  /** As the page showed it. */
  mark: z.string().max(80),
});
export type PutOff = z.output<typeof putOffSchema>;

export const bringBackSchema = z.object({ key: needKeySchema });

/** Null takes the figure away. */
export const dayCostSchema = z.object({ cents: z.int().min(1).max(MAX_DAY_COST_CENTS).nullable() });

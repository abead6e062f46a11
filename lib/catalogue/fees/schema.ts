import { z } from 'zod';
import { getMinimum, MAX_QUANTITY } from './inputs';
import {
  CONSTRUCTION_TYPES,
  type FeeInput,
  OCCUPANCIES,
  OCCUPANCY_GROUPS,
  QUANTITIES,
  type Quantity,
  WORK_KINDS,
} from './types';

const count = (name: Quantity) => z.number().int().min(getMinimum(name)).max(MAX_QUANTITY).optional();
const counts = Object.fromEntries(QUANTITIES.map((name) => [name, count(name)])) as Record<
  Quantity,
  ReturnType<typeof count>
>;

/** A fee question as a program asks it. Money in cents. */
export const feeInputSchema: z.ZodType<FeeInput> = z.strictObject({
  workId: z.string().max(64).optional(),
  occupancy: z.enum(OCCUPANCIES).optional(),
  work: z.enum(WORK_KINDS).optional(),
  constructionType: z.enum(CONSTRUCTION_TYPES).optional(),
  occupancyGroup: z.enum(OCCUPANCY_GROUPS).optional(),
  structural: z.boolean().optional(),
  ...counts,
});

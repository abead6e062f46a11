import { z } from 'zod';
import { daySchema, instantSchema } from '@/lib/platform/clock/day-schema';

/** Cache lifetime of public answers. */
export const FRESH_SECONDS = 300;

/** An instant, UTC, as the API writes it. */
export const instantField = instantSchema().meta({ examples: ['2026-11-20T15:00:00.000Z'] });
/** A city's calendar date. */
export const dateField = daySchema.meta({ examples: ['2026-11-20'] });
/** A city of our catalogue. */
export const cityField = z
  .string()
  .max(80)
  .meta({ examples: ['austin-tx'] });
/** Where the page before this one ended; from `next`. */
export const cursorField = z.string().max(400);

export const errorBodySchema = z
  .object({
    error: z.string(),
    message: z.string(),
    /** Field → the code of what is wrong with it. */
    fields: z.record(z.string(), z.string()).optional(),
    /** Field → the same as a sentence. */
    field_messages: z.record(z.string(), z.string()).optional(),
    /** Of `plan_required`: the smallest plan that includes it. */
    tier: z.string().optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });

/** The schema of a list page: its items and the cursor of the next page; null on the last. */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

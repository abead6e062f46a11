import { z } from 'zod';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';

/** Null takes the day away again. */
export const noteCompleteSchema = z.object({ permitId: permitIdSchema, completeOn: daySchema.nullable() });
export type NoteComplete = z.output<typeof noteCompleteSchema>;

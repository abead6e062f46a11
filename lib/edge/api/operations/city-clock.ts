import { z } from 'zod';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import {
  DAY_COUNTS,
  READING_STATES,
  TIME_BASES,
  TIME_ENDS,
  TIME_STARTS,
} from '@/lib/tracking/review-times/types';
import { dateField } from '../fields';
import { operation } from '../operation';

const textField = z.object({ en: z.string(), es: z.string() });

const reviewTimeSchema = z
  .object({
    id: z.string(),
    basis: z.enum(TIME_BASES),
    days: z.number().int(),
    counts: z.enum(DAY_COUNTS),
    starts: z.enum(TIME_STARTS),
    ends: z.enum(TIME_ENDS),
    provided: textField.nullable(),
    claims: z.array(z.object({ text: textField, url: z.string().nullable() })),
    confidence: z.enum(['A', 'B', 'C', 'G']),
    sources: z.array(z.object({ title: z.string(), url: z.string(), read_on: dateField })),
    state: z.enum(READING_STATES).nullable(),
    starts_on: dateField.nullable(),
    start_known: z.boolean(),
    day: z.number().int().nullable(),
    due_on: dateField.nullable(),
    late_by: z.number().int().nullable(),
    ended_on: dateField.nullable(),
  })
  .meta({ id: 'ReviewTime' });

/** Where a permit stands in the times its city or its state promises. */
export const cityClockSchema = z
  .object({
    complete_on: dateField.nullable(),
    times: z.array(reviewTimeSchema),
    usual_days: z
      .object({ median: z.number().int(), most: z.number().int(), count: z.number().int() })
      .nullable(),
  })
  .meta({ id: 'CityClock' });

const params = z.object({ id: permitIdSchema });

export const noteCompleteOperation = operation({
  id: 'noteComplete',
  method: 'PUT',
  path: '/permits/[id]/complete-day',
  tag: 'permits',
  access: 'permits.change',
  params,
  body: z.object({ complete_on: daySchema.nullable() }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const getClockLetterOperation = operation({
  id: 'getClockLetter',
  method: 'GET',
  path: '/permits/[id]/city-clock-letter.pdf',
  tag: 'permits',
  access: 'permits.read',
  params,
  response: null,
  download: 'application/pdf',
  limit: 'read',
  errors: ['not_found', 'conflict'],
});

export const cityClockOperations = [noteCompleteOperation, getClockLetterOperation];

import { z } from 'zod';
import { idSchema } from '@/lib/identity/accounts/schema';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { CITY_MAIL_STATES, INSPECTION_RESULTS } from './types';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => (text === '' ? null : text));
const cents = z.number().int().min(-100_000_000_00).max(100_000_000_00);

export const ownMailSchema = z.object({ mailId: idSchema });

/** What of a mail is taken over, as read or as a person put it right. */
export const applyMailSchema = ownMailSchema.extend({
  permitId: permitIdSchema,
  comments: z
    .array(
      z.object({
        discipline: line(100).nullable(),
        sheet: line(40).nullable(),
        comment: z.string().trim().min(1).max(4_000),
      }),
    )
    .max(300)
    .default([]),
  /** The check whose next round the comments are; left out, the one of the permit's address, else a new one. */
  checkId: idSchema.optional(),
  dueOn: daySchema.nullable().default(null),
  fees: z
    .array(z.object({ label: z.string().trim().min(1).max(200), cents, due: daySchema.nullable() }))
    .max(100)
    .default([]),
  /** The fees were paid already: it is a receipt. */
  paid: z.boolean().default(false),
  inspections: z
    .array(
      z.object({
        type: line(100).nullable(),
        date: daySchema.nullable(),
        window: z
          .string()
          .regex(/^\d\d:\d\d-\d\d:\d\d$/)
          .nullable(),
        result: z.enum(INSPECTION_RESULTS).nullable(),
        notes: z.array(z.string().max(2_000)).max(100),
        inspector: line(100).nullable(),
      }),
    )
    .max(50)
    .default([]),
});
export type ApplyMail = z.infer<typeof applyMailSchema>;

export const listMailSchema = z.object({
  state: z.enum(CITY_MAIL_STATES).optional(),
  permitId: permitIdSchema.optional(),
});
export type ListMail = z.infer<typeof listMailSchema>;

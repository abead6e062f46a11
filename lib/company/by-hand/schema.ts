import { z } from 'zod';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { centsSchema, dayOrNone, textOrNone } from '@/lib/company/projects/schema';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';

/** One line: nothing that would break one. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(max, 'too_long')
    .regex(/^[^\p{Cc}]*$/u, 'not_a_line');

export const stateCodeSchema = z.string().trim().toUpperCase().pipe(z.enum(STATE_CODES, 'not_a_state'));

const fields = {
  permitNumber: line(60),
  city: line(80).regex(/\p{L}/u, 'not_a_place'),
  state: stateCodeSchema,
  address: textOrNone(200),
  permitType: textOrNone(120),
  description: textOrNone(2_000),
  statusBucket: z.enum(STATUS_BUCKETS, 'not_one_of'),
  appliedDate: dayOrNone,
  issuedDate: dayOrNone,
  expiresDate: dayOrNone,
  valuationCents: centsSchema.nullable(),
};

/** A permit as it is written down; what a row of a spreadsheet must become too. */
export const handPermitSchema = z.object({
  ...fields,
  address: fields.address.default(null),
  permitType: fields.permitType.default(null),
  description: fields.description.default(null),
  appliedDate: fields.appliedDate.default(null),
  issuedDate: fields.issuedDate.default(null),
  expiresDate: fields.expiresDate.default(null),
  valuationCents: fields.valuationCents.default(null),
});
export type HandPermitInput = z.output<typeof handPermitSchema>;

export const addByHandSchema = handPermitSchema.extend({
  /** A task for whoever writes it down: to look at the city's portal again. */
  reminder: z
    .object({ on: daySchema, title: line(200) })
    .nullable()
    .default(null),
});
export type AddByHand = z.output<typeof addByHandSchema>;

/** What is left out stays as it was. */
export const changeByHandSchema = z.object({
  permitId: permitIdSchema,
  /** The one that was looked at. */
  version: z.number().int().min(0).max(2_147_483_646),
  ...z.object(fields).partial().shape,
});
export type ChangeByHand = z.output<typeof changeByHandSchema>;

export const joinByHandSchema = z.object({ permitId: permitIdSchema, cityPermitId: permitIdSchema });
export type JoinByHand = z.output<typeof joinByHandSchema>;

import { z } from 'zod';
import { FEE_STANDINGS, feeMarkSchema, feeRefSchema } from '@/lib/checking/fees-due/schema';
import { FEE_KINDS, FEE_SOURCES } from '@/lib/checking/fees-due/types';
import { FEE_STATES } from '@/lib/company/projects/types';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { dateField } from '../fields';
import { operation } from '../operation';

const feeSchema = z
  .object({
    id: z.string(),
    source: z.enum(FEE_SOURCES),
    kind: z.enum(FEE_KINDS),
    title: z.string().nullable(),
    cents: z.number().int().nullable(),
    state: z.enum(FEE_STATES),
    due_on: dateField.nullable(),
    paid_on: dateField.nullable(),
    ask_again_on: dateField.nullable(),
    computed_cents: z.number().int().nullable(),
    permit: z.object({ id: z.number().int(), permit_number: z.string() }).nullable(),
    job: z.object({ id: z.string(), address: z.string() }).nullable(),
    city: z.string().nullable(),
  })
  .meta({ id: 'Fee' });

export const listFeesOperation = operation({
  id: 'listFees',
  method: 'GET',
  path: '/fees',
  tag: 'jobs',
  access: 'fees.read',
  query: z.object({
    standing: z.enum(FEE_STANDINGS).default('unpaid'),
    job: z
      .string()
      .regex(/^prj_[0-9a-z]{26}$/)
      .optional(),
    permit: permitIdSchema.optional(),
  }),
  response: z.object({ items: z.array(feeSchema), total_cents: z.number().int() }),
  limit: 'read',
});

export const markFeeOperation = operation({
  id: 'markFee',
  method: 'PATCH',
  path: '/fees/[id]',
  tag: 'jobs',
  access: 'fees.change',
  params: z.object({ id: feeRefSchema }),
  body: z
    .object({ paid: z.boolean().optional(), ask_again_on: daySchema.nullable().optional() })
    .refine(
      ({ paid, ask_again_on }) => feeMarkSchema.safeParse({ paid, askAgainOn: ask_again_on }).success,
      'required',
    ),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const feesOperations = [listFeesOperation, markFeeOperation];

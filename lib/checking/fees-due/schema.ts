import { z } from 'zod';
import { idSchema } from '@/lib/identity/accounts/schema';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';

const BY_HAND = /^fee_[0-9a-z]{26}$/;
const BY_MAIL = /^([a-z]+_[0-9a-z]{26})-(\d{1,3})$/;
const BY_FEED = /^permit-([1-9]\d{0,15})$/;

type FeeRef =
  | { readonly source: 'hand'; readonly feeId: string }
  | { readonly source: 'mail'; readonly mailId: string; readonly position: number }
  | { readonly source: 'feed'; readonly permitId: number };

/** A fee's id, and what it names. */
export const feeRefSchema = z
  .string()
  .max(60)
  .transform((id, ctx): FeeRef => {
    if (BY_HAND.test(id)) return { source: 'hand', feeId: id };
    const [, mailId, position] = BY_MAIL.exec(id) ?? [];
    if (mailId && position) return { source: 'mail', mailId, position: Number(position) };
    const permitId = permitIdSchema.safeParse(BY_FEED.exec(id)?.[1]);
    if (permitId.success) return { source: 'feed', permitId: permitId.data };
    ctx.addIssue({ code: 'custom', message: 'unknown' });
    return z.NEVER;
  });

export const FEE_STANDINGS = ['unpaid', 'paid', 'all'] as const;

export const feeFiltersSchema = z.object({
  standing: z.enum(FEE_STANDINGS).catch('unpaid'),
  projectId: z
    .string()
    .regex(/^prj_[0-9a-z]{26}$/)
    .optional()
    .catch(undefined),
  permitId: permitIdSchema.optional().catch(undefined),
});
export type FeeFilters = z.output<typeof feeFiltersSchema>;

export const feeMarkSchema = z
  .object({
    paid: z.boolean().optional(),
    /** Null takes the day away. */
    askAgainOn: daySchema.nullable().optional(),
  })
  .refine(({ paid, askAgainOn }) => paid !== undefined || askAgainOn !== undefined, 'required');
export const markFeeSchema = feeMarkSchema.and(z.object({ id: feeRefSchema }));
export type MarkFee = z.output<typeof markFeeSchema>;

export const takePaperFeesSchema = z.object({ checkId: idSchema, run: z.int().positive().max(100_000) });

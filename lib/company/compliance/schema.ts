import { z } from 'zod';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { LIMIT_NAMES, PROOFS } from '@/lib/company/compliance/types';
import { idSchema } from '@/lib/identity/accounts/schema';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { EXEMPTIONS, HOLDING_LINES, ON_GAP, REQUIRABLE } from './types';

/** One line: nothing that would break one. Empty is none. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
    .transform((text) => (text === '' ? null : text));
/** Up to a hundred million dollars. */
const amount = z.number().int().min(0).max(10_000_000_000);

export const complianceRulesSchema = z.object({
  onGap: z.enum(ON_GAP),
  required: z.array(z.enum(REQUIRABLE)).max(REQUIRABLE.length),
  generalOccurrenceCents: amount,
  generalAggregateCents: amount,
  autoCents: amount,
  needsAdditionalInsured: z.boolean(),
  needsWaiver: z.boolean(),
});
export type SaveRules = z.infer<typeof complianceRulesSchema>;

/** Null: the company itself. */
const subject = idSchema.nullable();

export const holdingFieldsSchema = z.object({
  line: z.enum(HOLDING_LINES),
  issuer: line(200).nullable().default(null),
  number: line(100).nullable().default(null),
  /** Of a licence: without it the state its authority names is taken. */
  state: z.enum(STATE_CODES).nullable().default(null),
  effective: daySchema.nullable().default(null),
  expires: daySchema.nullable().default(null),
  endsOn: daySchema.nullable().default(null),
  limits: z.partialRecord(z.enum(LIMIT_NAMES), amount).default({}),
  amountCents: amount.nullable().default(null),
  additionalInsured: z.enum(PROOFS).default('no'),
  waiver: z.enum(PROOFS).default('no'),
  exemption: z.enum(EXEMPTIONS).nullable().default(null),
});
export type HoldingFields = z.infer<typeof holdingFieldsSchema>;

export const addHoldingSchema = holdingFieldsSchema.extend({ subcontractorId: subject });
export type AddHolding = z.infer<typeof addHoldingSchema>;

export const ownHoldingSchema = z.object({ holdingId: idSchema });

export const endHoldingSchema = ownHoldingSchema.extend({ endsOn: daySchema.nullable() });
export type EndHolding = z.infer<typeof endHoldingSchema>;

export const askForPapersSchema = z.object({
  subcontractorId: idSchema,
  /** In which the mail and the page are; left out, the one they were invited in. */
  locale: z.enum(LOCALES).optional(),
});
export type AskForPapers = z.infer<typeof askForPapersSchema>;

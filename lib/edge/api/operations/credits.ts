import { z } from 'zod';
import { TIERS } from '@/lib/providers/billing/types';
import { CREDIT_ENTRY_KINDS, HOLDS, PURCHASE_STATES } from '@/lib/sales/credits/types';
import { cursorField, dateField, instantField, pageSchema } from '../fields';
import { operation } from '../operation';

const count = (example: number) =>
  z
    .number()
    .int()
    .meta({ examples: [example] });

export const creditsSchema = z
  .object({
    balance: count(88),
    /** The running one; null before the first allowance. */
    month: z
      .object({
        starts_on: dateField,
        ends_on: dateField,
        carried_over: count(34),
        granted: count(35),
        bought: count(20),
        used: count(1),
        adjusted: count(0),
      })
      .nullable(),
    plan: z.object({ tier: z.enum(TIERS), monitored: z.boolean(), checks: count(35) }).nullable(),
    next: z.object({ on: dateField, tier: z.enum(TIERS), checks: count(35) }).nullable(),
    /** Why none comes. */
    hold: z.enum(HOLDS).nullable(),
    /** What a purchase buys. */
    pack: z.object({ checks: count(20), price_cents: count(2_900), currency: z.literal('usd') }).nullable(),
  })
  .meta({ id: 'Credits' });

export const creditEntrySchema = z
  .object({
    id: count(4_182),
    kind: z.enum(CREDIT_ENTRY_KINDS),
    amount: count(35),
    balance: count(69),
    month: dateField,
    source: z.string().meta({ examples: ['grant:2026-11-20:team:monitored'] }),
    tier: z.enum(TIERS).nullable(),
    monitored: z.boolean().nullable(),
    invoice_number: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    created_at: instantField,
  })
  .meta({ id: 'CreditEntry' });

export const creditPurchaseSchema = z
  .object({
    invoice_id: z.string().meta({ examples: ['in_1QdX2ELk9vTzR7'] }),
    state: z.enum(PURCHASE_STATES),
    balance: count(88),
  })
  .meta({ id: 'CreditPurchase' });

export const getCreditsOperation = operation({
  id: 'getCredits',
  method: 'GET',
  path: '/credits',
  tag: 'billing',
  access: 'billing.read',
  response: creditsSchema,
  limit: 'read',
});

export const listCreditEntriesOperation = operation({
  id: 'listCreditEntries',
  method: 'GET',
  path: '/credits/entries',
  tag: 'billing',
  access: 'billing.read',
  query: z.object({
    month: dateField.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    after: cursorField.optional(),
  }),
  response: pageSchema(creditEntrySchema),
  limit: 'read',
});

export const buyCreditsOperation = operation({
  id: 'buyCredits',
  method: 'POST',
  path: '/credits/purchases',
  tag: 'billing',
  access: 'billing.manage',
  body: z.object({
    checks: z
      .number()
      .int()
      .positive()
      .max(10_000)
      .meta({ examples: [20] }),
  }),
  response: creditPurchaseSchema,
  status: 201,
  limit: 'write',
  errors: ['payment_refused', 'card_missing', 'plan_required', 'conflict'],
});

export const creditsOperations = [getCreditsOperation, listCreditEntriesOperation, buyCreditsOperation];

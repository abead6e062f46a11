import { z } from 'zod';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { checkIdSchema, runNumberSchema } from './schema';
import { MAX_SHARE_DAYS } from './share-types';

export const runIdSchema = z.string().regex(/^run_[0-9a-z]{26}$/);
export const createShareSchema = z.object({
  checkId: checkIdSchema,
  number: runNumberSchema,
  locale: z.enum(LOCALES),
  days: z.number().int('days').min(1, 'days').max(MAX_SHARE_DAYS, 'days'),
});
export const oneShareSchema = z.object({ shareId: z.string().regex(/^shr_[0-9a-z]{26}$/) });
/** Of an address somebody opened: anything may stand there. */
export const shareTokenSchema = z.string().regex(/^[\w-]{43}$/);

export type CreateShare = z.output<typeof createShareSchema>;
